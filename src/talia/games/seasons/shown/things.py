"""Single things on the table: cards, dice and tokens, in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.dice import Face, Rolled
from talia.games.seasons.rules.energy import ENERGIES, ENERGY_NAMES, SEASONS, named
from talia.games.seasons.rules.tournament import GONE, MOST_BONUSES, PENALTIES, Tournament
from talia.games.seasons.shown.text import art_of, card_text, cost_text, kind_name
from talia.games.seasons.shown.values import worth
from talia.kernel.scene import Thing
from talia.kernel.voice import Name, Voice

NOTHING: Final[Mapping[str, Sequence[str]]] = {}


def say(name: Name, v: Voice) -> str:
    """A name in words."""
    return v.say(name.word, **name.args)


def row(names: list[Name], v: Voice) -> str:
    """Names one after the other."""
    return ", ".join(say(name, v) for name in names)


# Dice and tokens


def die(rolled: Rolled, v: Voice, ref: str, *marks: str) -> Thing:
    """A season die with the face that is up."""
    face = row(rolled.face.words(), v)
    pips = v.say("table-pips", n=rolled.face.advance)
    season = v.say("table-die", season=Name(f"season-{SEASONS[rolled.season]}"))
    told = "\n".join([season, face, v.say("table-advance", n=rolled.face.advance)])
    return Thing(
        ref, _short(rolled.face, v), (pips, *marks), told, "gem", art=f"die/{SEASONS[rolled.season]}/{rolled.face.key}"
    )


def _short(face: Face, v: Voice) -> str:
    """What a face gives, in as few words as can be."""
    found = [
        say(ENERGY_NAMES[energy], v) + (f" ×{count}" if count > 1 else "")
        for energy, count in enumerate(face.energy)
        if count
    ]
    found += [v.say("face-crystals", n=face.crystals)] if face.crystals else []
    marks = (("star", face.star), ("card", face.card), ("transmute", face.transmute))
    found += [v.say(f"table-face-{mark}") for mark, there in marks if there]
    return ", ".join(found) or v.say("face-blank")


def reserve(tournament: Tournament, seat: int, ref: str, v: Voice) -> Thing:
    """A reserve, and on it the tokens of each energy with what they are worth now."""
    held = tournament.in_reserve(seat)
    limit = v.say("table-reserve-of", n=tournament.held(seat), most=tournament.reserve_limit(seat))
    told = row(named(held), v) or v.say("table-empty")
    values = worth(tournament, seat)
    tokens = tuple(
        Thing(
            f"{ref}/{ENERGIES[energy]}",
            say(ENERGY_NAMES[energy], v),
            (str(held[energy]), v.say("table-worth", n=values[energy])),
            count=held[energy],
        )
        for energy in range(4)
    )
    return Thing(ref, told, (limit,), v.say("text-reserve"), "gravehold", art="reserve", holds=tokens)


BONUSES = ("exchange", "transmute", "gauge", "draw")


def bonuses(left: str, used: int, ref: str, v: Voice) -> Thing:
    """The bonus track, and on it what it can be used for, with what the next use costs."""
    price = v.say("text-bonus-price", n=PENALTIES[used + 1] - PENALTIES[used]) if used < MOST_BONUSES else left
    ways = tuple(
        Thing(
            f"{ref}/{way}", v.say(f"bonus-{way}"), (), f"{v.say(f'option-bonus-{way}')}\n{price}", art=f"bonuses/{way}"
        )
        for way in BONUSES
    )
    return Thing(ref, v.say("table-bonuses-title"), (left,), v.say("text-bonuses"), "muted", art="bonuses", holds=ways)


def token(number: int, ref: str, v: Voice, tone: str, facts: tuple[str, ...] = ()) -> Thing:
    """An ability token."""
    ability = ABILITIES[number]
    told = v.say("text-ability", text=ability.deed.text(v), n=ability.points)
    return Thing(ref, say(ability.name, v), facts, told, tone, art="token")


# Cards


def hidden(
    tournament: Tournament, ref: str, cards: list[int], v: Voice, marks: Mapping[str, Sequence[str]] = NOTHING
) -> list[Thing]:
    """Cards that lie in no order, like ones together; `marks` is what is said of some copies, by the ids of the cards.

    Of copies of which different things are said, those that can still be chosen have the ref that options point at.
    """
    counts: dict[PowerCard, int] = {}
    for card in cards:
        counts[tournament.kinds[card]] = counts.get(tournament.kinds[card], 0) + 1
    found = []
    for kind, count in counts.items():
        said = marks.get(kind.id, ())
        copies = {"": count - len(said), **{mark: said.count(mark) for mark in said}}
        alike = [(mark, many) for mark, many in copies.items() if many > 0]
        for number, (mark, many) in enumerate(alike, 1):
            whose = f"{ref}/{kind.id}" + (f"#{number}" if number > 1 else "")
            found.append(printed(tournament, kind, whose, v, [mark] if mark else None, count=many))
    return found


def refs_in_play(tournament: Tournament, seat: int) -> dict[int, str]:
    """The cards a seat has in play, each with its ref; copies are told apart by their number."""
    copies: dict[PowerCard, int] = {}
    refs = {}
    for card in tournament.play(seat):
        kind = tournament.kinds[card]
        copies[kind] = copies.get(kind, 0) + 1
        refs[card] = f"p{seat}/play/{kind.id}" + (f"#{copies[kind]}" if copies[kind] > 1 else "")
    return refs


def in_play(tournament: Tournament, card: int, ref: str, v: Voice) -> Thing:
    """A card on the table with what lies on it."""
    marks = []
    if tournament.turned >> card & 1:
        marks.append(v.say("table-turned"))
    if card in tournament.stored:
        marks.append(row(named(tournament.stored[card]), v))
    if tournament.traps >> card & 1:
        marks.append(v.say("table-trap"))
    if card in tournament.bolts:
        marks.append(v.say("table-deadbolt"))
    if card in tournament.mimics:
        mimicked = tournament.mimics[card]
        if mimicked == GONE:
            marks.append(v.say("table-mimics-gone"))
        else:
            marks.append(v.say("table-mimics", card=tournament.kinds[mimicked].name))
    marks += [
        v.say("table-locks", card=tournament.kinds[other].name) for other, by in tournament.bolts.items() if by == card
    ]
    mimicking = [other for other, mimicked in tournament.mimics.items() if mimicked == card]
    marks += [v.say("table-mimicked", player=tournament.who(tournament.owner(other))) for other in mimicking]
    return printed(tournament, tournament.kinds[card], ref, v, marks, "gone" if tournament.turned >> card & 1 else "")


def printed(
    tournament: Tournament,
    kind: PowerCard,
    ref: str,
    v: Voice,
    marks: list[str] | None = None,
    tone: str = "",
    count: int = 1,
) -> Thing:
    """A card as it is printed, at what it costs with so many players; `marks` is what lies on it."""
    cost = kind.costs[tournament.players - 2]
    facts = (cost_text(cost, v), v.say("fact-prestige", n=kind.prestige), *(marks or ()))
    told = card_text(kind, v)
    text = "\n".join([kind_name(kind, v), " · ".join(facts), *([told] if told else [])])
    look = tone or ("relic" if not kind.familiar else "gem")
    name, sort, art = say(kind.name, v), kind_name(kind, v), art_of(kind, cost)
    return Thing(ref, name, facts, text, look, count, kind.id, art, None, sort)

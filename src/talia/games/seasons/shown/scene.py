"""The table for front ends: areas of things, all in the player's language."""

from __future__ import annotations

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.energy import ENERGY_NAMES, SEASONS, VALUES, named
from talia.games.seasons.rules.layout import COMMON, DISCARD, DRAW, HAND, KEPT, LIBRARY_2, LIBRARY_3, LOOKED, PACK, zone
from talia.games.seasons.rules.scoring import parts
from talia.games.seasons.rules.tournament import MOST_BONUSES, Tournament
from talia.games.seasons.shown.text import art_of, card_text, costs_text, enchantment_text, kind_name
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Name, Voice


def scene(tournament: Tournament, seat: int | None, v: Voice) -> Scene:
    """The whole table from a seat's side; for one who only watches, from the first."""
    near = seat if seat is not None else 0
    status = (
        v.say("table-year", n=min(tournament.year, 3)),
        v.say("table-month", n=tournament.month, season=Name(f"season-{SEASONS[tournament.season]}")),
        v.say(f"phase-{tournament.phase}"),
    )
    areas = [_board(tournament, rival, v, False) for rival in tournament.rivals(near)]
    areas.append(_middle(tournament, seat, v))
    areas.append(_board(tournament, near, v, True))
    if seat is not None:
        areas += _secret(tournament, seat, v)
    return Scene(v.say("title-seasons"), status, tuple(areas))


def _say(name: Name, v: Voice) -> str:
    return v.say(name.word, **name.args)


def _list(names: list[Name], v: Voice) -> str:
    return ", ".join(_say(name, v) for name in names)


def _middle(tournament: Tournament, seat: int | None, v: Voice) -> Area:
    """The wheel, the dice and the piles."""
    values = ", ".join(f"{_say(ENERGY_NAMES[energy], v)} {VALUES[tournament.season][energy]}" for energy in range(4))
    things = [
        Thing(
            "wheel",
            v.say("table-wheel"),
            (v.say(f"season-{SEASONS[tournament.season]}"), values),
            values,
            "relic",
            art="wheel",
        ),
        *(_die(rolled, v, f"die/{rolled.number}") for rolled in tournament.dice),
        Thing(
            "draw",
            v.say("table-draw"),
            (v.say("table-cards", n=len(tournament.zones[DRAW])),),
            _known(tournament, DRAW, seat, v),
            "pile",
        ),
        Thing(
            "discard",
            v.say("table-discard"),
            (v.say("table-cards", n=len(tournament.zones[DISCARD])),),
            _known(tournament, DISCARD, seat, v),
            "pile",
        ),
    ]
    if tournament.arena.enchantment.id != "none":
        text = enchantment_text(tournament.arena.enchantment, v)
        things.append(
            Thing("enchantment", _say(tournament.arena.enchantment.name, v), (), text, "spell", art="enchantment")
        )
    things += _hidden(tournament, "common", tournament.zones[COMMON], v)
    return Area("middle", v.say("table-middle"), "shared", tuple(things))


def _known(tournament: Tournament, where: int, seat: int | None, v: Voice) -> str:
    """The cards of a pile that a seat has looked at, by their place from the top."""
    lines = []
    for spot, card in enumerate(reversed(tournament.zones[where]), 1):
        if tournament.sees(seat, card):
            lines.append(f"{spot}. {_say(tournament.kinds[card].name, v)}")
    return "\n".join(lines)


def _die(rolled: Rolled, v: Voice, ref: str) -> Thing:
    face = _list(rolled.face.words(), v)
    pips = v.say("table-pips", n=rolled.face.advance)
    title = v.say("table-die", season=Name(f"season-{SEASONS[rolled.season]}"))
    return Thing(ref, title, (face, pips), f"{face}\n{pips}", "gem", art=f"die/{SEASONS[rolled.season]}")


def _board(tournament: Tournament, seat: int, v: Voice, near: bool) -> Area:
    """A player's board and the cards in play."""
    facts = [
        v.say("face-crystals", n=tournament.crystals[seat]),
        v.say("table-gauge", cards=len(tournament.play(seat)), gauge=tournament.gauge[seat]),
        v.say("table-hand-of", n=len(tournament.hand(seat))),
        v.say("table-bonuses", left=MOST_BONUSES - tournament.bonuses[seat]),
    ]
    if tournament.arena.enchantment.destiny:
        facts.append(v.say("table-destiny", n=tournament.destiny[seat]))
    if tournament.first == seat:
        facts.append(v.say("table-first"))
    held = [str(count) for count in tournament.in_reserve(seat)]
    reserve = " ".join(f"{_say(ENERGY_NAMES[energy], v)} {held[energy]}" for energy in range(4))
    limit = v.say("table-reserve-of", n=tournament.held(seat), most=tournament.reserve_limit(seat))
    board = "mine" if near else "foe"
    things = [
        Thing(
            "reserve" if near else f"p{seat}/reserve",
            v.say("table-reserve"),
            (limit, reserve),
            reserve,
            "gravehold",
            art="reserve",
        )
    ]
    bonuses = v.say("table-bonuses", left=MOST_BONUSES - tournament.bonuses[seat])
    ref = "bonuses" if near else f"p{seat}/bonuses"
    things.append(Thing(ref, v.say("table-bonuses-title"), (bonuses,), bonuses, "muted", art="bonuses"))
    rolled = tournament.die[seat]
    if rolled is not None:
        things.append(_die(rolled, v, "die" if near else f"p{seat}/die"))
    number = tournament.tokens[seat]
    if number:
        used = tournament.used >> seat & 1
        state = v.say("table-token-used" if used else "table-token-unused")
        ref = "token" if near else f"p{seat}/token"
        things.append(_token(number, ref, v, "muted" if used else "spell", (state,)))
    copies: dict[PowerCard, int] = {}
    for card in tournament.play(seat):
        kind = tournament.kinds[card]
        copies[kind] = copies.get(kind, 0) + 1
        again = f"#{copies[kind]}" if copies[kind] > 1 else ""
        things.append(_card(tournament, card, f"p{seat}/play/{kind.id}{again}", v))
    if tournament.result is not None:
        told = "\n".join(v.say(f"score-{part}", n=points) for part, points in parts(tournament, seat))
        total = sum(points for _, points in parts(tournament, seat))
        things.append(Thing(f"p{seat}/score", v.say("table-score"), (v.say("score-total", n=total),), told, "spell"))
    return Area(
        f"p{seat}",
        _say(tournament.who(seat), v),
        board,
        tuple(things),
        tuple(facts),
        active=tournament.active == seat,
        brief=not near,
    )


def _token(number: int, ref: str, v: Voice, tone: str, facts: tuple[str, ...] = ()) -> Thing:
    """An ability token."""
    ability = ABILITIES[number]
    told = v.say("text-ability", text=ability.deed.text(v), n=ability.points)
    return Thing(ref, _say(ability.name, v), facts, told, tone, art="token")


def _secret(tournament: Tournament, seat: int, v: Voice) -> list[Area]:
    """What only this player sees: hand, library, and what is being drafted or looked at."""
    areas = []
    if tournament.token_choices and tournament.token_choices[seat]:
        tokens = tuple(_token(number, f"token/{number}", v, "spell") for number in tournament.token_choices[seat])
        areas.append(Area(f"p{seat}/tokens", v.say("table-tokens"), "mine", tokens))
    for which, ref, title in (
        (LOOKED, "looked", "table-looked"),
        (PACK, "pack", "table-pack"),
        (KEPT, "kept", "table-kept"),
        (HAND, "hand", "table-hand"),
        (LIBRARY_2, "library-2", "table-library-2"),
        (LIBRARY_3, "library-3", "table-library-3"),
    ):
        cards = tournament.zones[zone(seat, which)]
        if cards or which == HAND:
            things = tuple(_hidden(tournament, ref, cards, v))
            areas.append(Area(f"p{seat}/{ref}", v.say(title), "mine", things))
    return areas


def _hidden(tournament: Tournament, ref: str, cards: list[int], v: Voice) -> list[Thing]:
    """Cards that lie in no order, like ones together."""
    counts: dict[PowerCard, int] = {}
    for card in cards:
        counts[tournament.kinds[card]] = counts.get(tournament.kinds[card], 0) + 1
    return [_printed(kind, f"{ref}/{kind.id}", v, count=count) for kind, count in counts.items()]


def _card(tournament: Tournament, card: int, ref: str, v: Voice) -> Thing:
    """A card on the table with what lies on it."""
    marks = []
    if tournament.turned >> card & 1:
        marks.append(v.say("table-turned"))
    if card in tournament.stored:
        marks.append(_list(named(tournament.stored[card]), v))
    if tournament.traps >> card & 1:
        marks.append(v.say("table-trap"))
    if card in tournament.bolts:
        marks.append(v.say("table-deadbolt"))
    if card in tournament.mimics:
        marks.append(v.say("table-mimics", card=tournament.kinds[tournament.mimics[card]].name))
    return _printed(tournament.kinds[card], ref, v, marks, "gone" if tournament.turned >> card & 1 else "")


def _printed(
    kind: PowerCard, ref: str, v: Voice, marks: list[str] | None = None, tone: str = "", count: int = 1
) -> Thing:
    facts = (costs_text(kind, v), v.say("fact-prestige", n=kind.prestige), *(marks or ()))
    told = card_text(kind, v)
    text = "\n".join([kind_name(kind, v), " · ".join(facts), *([told] if told else [])])
    return Thing(
        ref,
        _say(kind.name, v),
        facts,
        text,
        tone or ("relic" if not kind.familiar else "gem"),
        count,
        kind.id,
        art_of(kind),
        None,
        kind_name(kind, v),
    )

"""The table for front ends: areas of things, all in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.seasons.rules.energy import ENERGY_NAMES, SEASONS
from talia.games.seasons.rules.layout import (
    COMING,
    COMMON,
    DISCARD,
    DRAW,
    HAND,
    KEPT,
    LIBRARY_2,
    LIBRARY_3,
    LOOKED,
    PACK,
    zone,
)
from talia.games.seasons.rules.scoring import parts
from talia.games.seasons.rules.tournament import MOST_BONUSES, Tournament
from talia.games.seasons.shown import things
from talia.games.seasons.shown.text import enchantment_text
from talia.games.seasons.shown.things import say
from talia.games.seasons.shown.values import season_values
from talia.kernel.scene import Area, Scene, Thing
from talia.kernel.voice import Name, Voice


def scene(tournament: Tournament, seat: int | None, v: Voice, given: Sequence[str] = ()) -> Scene:
    """The whole table from a seat's side; for one who only watches, from the first.

    `given` are the seat's answers that wait for the others': what they chose is marked.
    """
    near = seat if seat is not None else 0
    status = (
        v.say("table-year", n=min(tournament.year, 3)),
        v.say("table-month", n=tournament.month, season=Name(f"season-{SEASONS[tournament.season]}")),
        v.say(f"phase-{tournament.phase}"),
    )
    areas: list[Area] = []
    for rival in tournament.rivals(near):
        areas += _board(tournament, rival, v, False)
    areas.append(_middle(tournament, seat, v))
    areas += _board(tournament, near, v, True)
    if seat is not None:
        areas += _secret(tournament, seat, v, given)
    return Scene(v.say("title-seasons"), status, tuple(areas))


# The middle


def _middle(tournament: Tournament, seat: int | None, v: Voice) -> Area:
    """The wheel, the dice and the piles."""
    paid = season_values(tournament, tournament.season)
    values = tuple(f"{say(ENERGY_NAMES[energy], v)} {paid[energy]}" for energy in range(4))
    season = Name(f"season-{SEASONS[tournament.season]}")
    told = v.say("table-values", season=season, values=", ".join(values))
    found = [Thing("wheel", v.say("table-wheel"), (say(season, v),), told, "relic", art="wheel")]
    for rolled in tournament.dice:
        marks = (v.say("table-left-die"),) if rolled is tournament.left_die else ()
        found.append(things.die(rolled, v, f"die/{rolled.number}", *marks))
    found += [_pile(tournament, DRAW, "draw", seat, v), _pile(tournament, DISCARD, "discard", seat, v)]
    enchantment = tournament.arena.enchantment
    if enchantment.id != "none":
        text = enchantment_text(enchantment, v)
        found.append(Thing("enchantment", say(enchantment.name, v), (), text, "spell", art="enchantment"))
    found += things.hidden(tournament, "common", tournament.zones[COMMON], v)
    found += things.hidden(tournament, "coming", tournament.zones[COMING], v)
    return Area("middle", v.say("table-middle"), "shared", tuple(found), values)


def _pile(tournament: Tournament, where: int, ref: str, seat: int | None, v: Voice) -> Thing:
    """A pile; its text tells which of its cards a seat has looked at, by their place from the top."""
    pile = tournament.zones[where]
    known = [
        f"{spot}. {say(tournament.kinds[card].name, v)}"
        for spot, card in enumerate(reversed(pile), 1)
        if tournament.sees(seat, card)
    ]
    return Thing(ref, v.say(f"table-{ref}"), (v.say("table-cards", n=len(pile)),), "\n".join(known), "pile")


# The players


def _board(tournament: Tournament, seat: int, v: Voice, near: bool) -> list[Area]:
    """A player's board with the cards in play, and the reserve."""
    left = v.say("table-bonuses", left=MOST_BONUSES - tournament.bonuses[seat])
    facts = [
        v.say("face-crystals", n=tournament.crystals[seat]),
        v.say("table-gauge", cards=len(tournament.play(seat)), gauge=tournament.gauge[seat]),
        v.say("table-hand-of", n=len(tournament.hand(seat))),
    ]
    destiny = tournament.arena.enchantment.destiny
    if destiny:
        facts.append(v.say("table-destiny", n=tournament.destiny[seat]))
    if tournament.first == seat:
        facts.append(v.say("table-first"))
    before = "" if near else f"p{seat}/"
    found = [things.bonuses(left, tournament.bonuses[seat], f"{before}bonuses", v)]
    rolled = tournament.die[seat]
    if rolled is not None:
        found.append(things.die(rolled, v, f"{before}die"))
    if destiny and near:
        points = v.say("table-destiny", n=tournament.destiny[seat])
        found.append(
            Thing("destiny", v.say("table-destiny-die"), (points,), v.say("changes-destiny"), "spell", art="destiny")
        )
    number = tournament.tokens[seat]
    if number:
        used = tournament.used >> seat & 1
        state = v.say("table-token-used" if used else "table-token-unused")
        found.append(things.token(number, f"{before}token", v, "muted" if used else "spell", (state,)))
    for card, ref in things.refs_in_play(tournament, seat).items():
        found.append(things.in_play(tournament, card, ref, v))
    if tournament.result is not None:
        found.append(_score(tournament, seat, v))
    place = "mine" if near else "foe"
    active = tournament.active == seat
    held = (things.reserve(tournament, seat, f"{before}reserve", v),)
    return [
        Area(
            f"p{seat}",
            say(tournament.who(seat), v),
            place,
            tuple(found),
            tuple(facts),
            active=active,
            brief=not near,
            spends=0,
        ),
        Area(f"p{seat}/energy", v.say("table-reserve"), place, held, brief=not near),
    ]


def _score(tournament: Tournament, seat: int, v: Voice) -> Thing:
    """What a seat's points are made of."""
    made_of = parts(tournament, seat)
    told = "\n".join(v.say(f"score-{part}", n=points) for part, points in made_of)
    total = v.say("score-total", n=sum(points for _, points in made_of))
    return Thing(f"p{seat}/score", v.say("table-score"), (total,), told, "spell")


def _secret(tournament: Tournament, seat: int, v: Voice, given: Sequence[str]) -> list[Area]:
    """What only this player sees: hand, library, and what is being drafted or looked at."""
    areas = []
    if tournament.token_choices and tournament.token_choices[seat]:
        tokens = tuple(things.token(number, f"token/{number}", v, "spell") for number in tournament.token_choices[seat])
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
            found = tuple(things.hidden(tournament, ref, cards, v, _picked(given, which, v)))
            areas.append(Area(f"p{seat}/{ref}", v.say(title), "mine", found))
    return areas


def _picked(given: Sequence[str], which: int, v: Voice) -> dict[str, list[str]]:
    """What was chosen for the cards of a place, copy by copy: `keep:tree-of-light` takes one from the pack that goes round,
    `year-2:tree-of-light` says when one that was kept comes to hand."""
    found: dict[str, list[str]] = {}
    for key in given:
        verb, _, card = key.partition(":")
        year = verb.partition("-")[2] if verb in ("year-1", "year-2") else ""
        if which == (KEPT if year else PACK):
            told = v.say("table-year", n=int(year)) if year else v.say("table-picked")
            found.setdefault(card, []).append(told)
    return found

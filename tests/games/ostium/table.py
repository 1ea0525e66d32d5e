"""Arranging an Ostium table in a few lines, playing on it by keys, and looking at it the way a player does.

Places are `A1` to `A3` (attack row) and `D1` to `D3` (defence row) from their owner's left, so in a duel `A1` charges at the
other side's third column.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from talia import Match
from talia.games.ostium.game import GAME

# Any, all through this file: positions and views are plain JSON.
Sheet = dict[str, Any]

ME, YOU, THIRD = range(3)
IT = 1
"""The second side of a table for one: the opponent that nobody sits at."""

NOBODY = ""


# Creatures


def creature(
    name: str,
    clan: str = "A",
    power: int = 0,
    cost: int = 0,
    *,
    main: Sequence[str] = (),
    left: Sequence[str] = (),
    right: Sequence[str] = (),
    kind: str = "warrior",
) -> Sheet:
    """A creature described on the spot."""
    sides = {"left": list(left), "right": list(right)} if kind != "familiar" else {}
    told = {"name": name, "kind": kind, "clan": clan, "power": power, "cost": cost, "main": list(main), **sides}
    return {key: value for key, value in told.items() if not (kind == "familiar" and key in ("cost", "main"))}


def familiar(name: str, clan: str = "E", power: int = 0) -> Sheet:
    """A familiar: discarded from hand it gives a crystal."""
    return creature(name, clan, power, kind="familiar")


def sovereign(name: str, clan: str = "A", power: int = 5, cost: int = 7, **domains: Any) -> Sheet:
    """A sovereign."""
    return creature(name, clan, power, cost, kind="sovereign", **domains)


MOUSE = familiar("Mouse")
PRIMAL = "primal"


def grunts(count: int, first: int = 1) -> list[Sheet]:
    """Plain warriors for a deck or a field: Grunt 1, Grunt 2 and so on, of power 1 and cost 2, all of clan E."""
    return [creature(f"Grunt {number}", "E", 1, 2) for number in range(first, first + count)]


def meek(count: int) -> list[Sheet]:
    """Warriors without any power, of all clans in turn, for an opponent that is to do no harm: Meek 1, Meek 2..."""
    return [creature(f"Meek {number}", "ABCDE"[(number - 1) % 5], 0, 2) for number in range(1, count + 1)]


# Tables. Like a match, they go on by themselves where only one thing can be done.

ON = {"run_on": True}


def side(**sheet: Any) -> Sheet:
    """A player with a mouse in hand, so that there is something to do in every turn, and five in the deck."""
    return {"hand": [MOUSE], "deck": [MOUSE] * 5, **sheet}


def duel(mine: Sheet | None = None, yours: Sheet | None = None, **position: Any) -> Match:
    """Two players; it is my development phase unless something else is said."""
    return GAME.arrange({**ON, "mode": "duel", "players": [side(**(mine or {})), side(**(yours or {}))], **position})


def attack(mine: Sheet, yours: Sheet | None = None, **position: Any) -> Match:
    """Two players; it is my attack phase, and I have no card in hand that I could discard."""
    return duel({"hand": [], **mine}, yours, phase="attack", **position)


def three(*sheets: Sheet, **position: Any) -> Match:
    """Three players; my left neighbour is the second, my right neighbour the third."""
    return GAME.arrange({**ON, "mode": "three", "players": [side(**sheet) for sheet in sheets], **position})


def solo(mine: Sheet | None = None, its: Sheet | None = None, **position: Any) -> Match:
    """Me against the opponent that nobody sits at, with a deck of meek warriors unless something else is said."""
    field = {"warrior_deck": meek(20), **position.pop("field", {})}
    players = [side(**(mine or {})), its or {}]
    return GAME.arrange({**ON, "mode": "solo", "players": players, "field": field, **position})


# Playing


def choose(match: Match, *keys: str) -> None:
    """Make choices by their keys."""
    for key in keys:
        match.choose(key)


def end(match: Match) -> None:
    """End the development phase, and keep the cards that are left in hand."""
    match.choose("end")
    if not match.over and match.decision.word == "ask-discard":
        match.choose("done")


def keys(match: Match) -> list[str]:
    """What may be chosen now."""
    return match.decision.keys


def uses(match: Match) -> list[str]:
    """The same without the cards that may be discarded meanwhile."""
    return [key for key in keys(match) if not key.startswith("discard:")]


def asked(match: Match) -> tuple[int | None, str]:
    """Who is asked, and what about."""
    return match.decision.seat, match.decision.word


def summon(match: Match, name: str, place: str) -> None:
    """Summon a creature from hand to a place."""
    match.choose(f"summon:{name}")
    match.choose(f"place:{place}")


def call(match: Match, name: str, place: str) -> None:
    """Summon a creature from the field to a place."""
    match.choose(f"call:{name}")
    match.choose(f"place:{place}")


# Looking


def player(match: Match, seat: int = ME) -> Any:
    """A player's side of the table, as they see it themselves."""
    return match.view(seat)["players"][seat]


def hand(match: Match, seat: int = ME) -> list[str]:
    """The cards in a hand, in alphabetical order."""
    return sorted(player(match, seat)["hand"])


def discard(match: Match, seat: int = ME) -> list[str]:
    """A discard pile from the top."""
    pile: list[str] = player(match, seat)["discard"]
    return pile


def gates(match: Match, seat: int = ME) -> list[int]:
    """The strength of a side's gates from its own left."""
    found: list[int] = match.view(None)["players"][seat]["gates"]
    return found


def rows(match: Match, seat: int = ME) -> dict[str, str]:
    """Who is where on a side's battlefield; those who lie defeated in brackets."""
    found = {}
    for place, there in match.view(None)["players"][seat]["places"].items():
        if there is not None:
            found[place] = f"({there['id']})" if there["lies"] else there["id"]
    return found


def crystals(match: Match) -> int:
    """The crystals of whoever's turn it is."""
    count: int = match.view(None)["crystals"]
    return count


def field(match: Match) -> Any:
    """The field."""
    return match.view(None)["field"]


def phase(match: Match) -> tuple[int, str]:
    """Whose turn it is, and which phase."""
    view = match.view(None)
    return view["active"], view["phase"]


def won(match: Match) -> list[int]:
    """The seats that won; only for a match that is over."""
    assert match.result is not None
    return [seat for seat, each in enumerate(match.result.won) if each]


def power_of_charges(match: Match) -> list[int]:
    """The powers with which creatures charged since the last choice."""
    return [number for event in match.events if event.name == "charges" and isinstance(number := event.args["n"], int)]

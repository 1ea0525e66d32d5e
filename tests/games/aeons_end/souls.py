"""Arranging a table across which Fountain of Souls stands, and looking at its ring."""

from __future__ import annotations

from typing import Any

from talia import Match

from .outcasts import GAME, ilya, kel
from .table import Sheet

TURNS = {"deck": ["player 1", "player 2"]}

# Any, all through this file: positions and views are plain JSON.


def fountain(*players: Sheet, souls: dict[int, int] | None = None, fuel: int = 0, **position: Any) -> Match:
    """A position against Fountain of Souls: how many souls on which spaces, and the fuel of the lantern."""
    marks = {f"souls-{space}": n for space, n in (souls or {}).items()}
    if fuel:
        marks["lantern"] = fuel
    nemesis = {"name": "Fountain of Souls", **position.pop("nemesis", {})}
    told = {"players": list(players) or [kel(), ilya()], "nemesis": nemesis, "marks": marks, "run_on": True}
    return GAME.arrange({**told, **position})


def draws(card: str, *players: Sheet, **position: Any) -> Match:
    """The nemesis draws this card."""
    nemesis = {"deck": [card, "starry-smogling"], **position.pop("nemesis", {})}
    return fountain(*players, phase="nemesis-draw", turn_order=TURNS, nemesis=nemesis, **position)


def acts(card: str | dict[str, Any], *players: Sheet, **position: Any) -> Match:
    """The nemesis' main phase with this card in play; then it draws Murky Voidborn. Souls have not moved before it."""
    nemesis = {"in_play": [card], "deck": ["murky-voidborn", "starry-smogling"], **position.pop("nemesis", {})}
    return fountain(*players, phase="nemesis-main", turn_order=TURNS, nemesis=nemesis, **position)


def ring(match: Match) -> dict[int, int]:
    """How many souls are on which spaces."""
    found = match.view(0)["nemesis"]["souls"]
    return {space: n for space, n in enumerate(found, 1) if n}


def fuel(match: Match) -> int:
    """The fuel of the lantern."""
    left: int = match.view(0)["nemesis"]["fuel"]
    return left

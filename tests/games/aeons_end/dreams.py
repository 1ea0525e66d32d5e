"""Arranging a table across which Thief of Dreams stands, and looking at its mat."""

from __future__ import annotations

from typing import Any

from talia import Match

from .outcasts import GAME, ilya, kel
from .table import Sheet

MARKET = {
    "molten-peridot": 7,
    "petrified-phoenixium": 1,
    "duplicating-sazite": 1,
    "destiny-forger": 1,
    "transmuters-lens": 1,
    "fortified-frost": 1,
    "twisted-fang": 1,
    "lightning-arrow": 1,
    "tornado-of-insight": 1,
}
DREAMS = ["twisted-fang", "lightning-arrow", "destiny-forger", "petrified-phoenixium"]

# Any, all through this file: positions and views are plain JSON.


def thief(
    *players: Sheet, mat: dict[int, str] | None = None, dreams: list[str] | None = None, **position: Any
) -> Match:
    """A position against Thief of Dreams: what lies on the mat by space, and the dream deck from its top."""
    spaces = {f"dream-{space}": [card] for space, card in ({1: "fortified-frost"} if mat is None else mat).items()}
    zones = {"dream-deck": DREAMS if dreams is None else dreams, **spaces}
    nemesis = {"name": "Thief of Dreams", "zones": zones, **position.pop("nemesis", {})}
    told = {"players": list(players) or [kel(), ilya()], "nemesis": nemesis, "market": MARKET, "run_on": True}
    return GAME.arrange({**told, **position})


def draws(card: str, *players: Sheet, **position: Any) -> Match:
    """The nemesis draws this card."""
    nemesis = {"deck": [card, "eternal-dreamer"], **position.pop("nemesis", {})}
    return thief(*players, phase="nemesis-draw", nemesis=nemesis, **position)


def acts(card: str | dict[str, Any], *players: Sheet, **position: Any) -> Match:
    """The nemesis' main phase with this card in play; then it draws Backlash."""
    nemesis = {"in_play": [card], "deck": ["backlash", "eternal-dreamer"], **position.pop("nemesis", {})}
    return thief(*players, phase="nemesis-main", nemesis=nemesis, **position)


def mat(match: Match) -> list[str | None]:
    """What lies on the mat, from space 1 on."""
    found: list[str | None] = match.view(0)["nemesis"]["dream_mat"]
    return found


def dreams(match: Match) -> int:
    """How many cards the dream deck has."""
    count: int = match.view(0)["nemesis"]["dream-deck"]
    return count


def of_deck(match: Match) -> list[str]:
    """The dream deck from its top, as only a position tells it."""
    cards: list[str] = match.position()["nemesis"]["zones"]["dream-deck"]
    return cards

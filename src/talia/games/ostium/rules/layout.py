"""The zones of an Ostium table, by number."""

from __future__ import annotations

from typing import Final

from talia.kernel.sight import EVERYBODY, NOBODY, only

WARRIOR_DECK: Final = 0
DISMISSED: Final = 1
SOVEREIGN_DECK: Final = 2
PRIMALS: Final = 3
REMOVED: Final = 4
FIELD: Final = 5
FIELD_PLACES: Final = 6
"""Two rows of three: 0 to 2 the upper row from left to right, 3 to 5 the lower one. 2 and 5 are the dismissal zone."""

DISMISSAL: Final = (2, 5)
SOVEREIGNS: Final = FIELD + FIELD_PLACES
SOVEREIGN_PLACES: Final = 2

FIRST_SIDE: Final = SOVEREIGNS + SOVEREIGN_PLACES
ZONES_A_SIDE: Final = 9
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
BATTLEFIELD: Final = 3
"""Offsets from a side's first zone. The battlefield's six places follow each other: the attack row from its owner's left
to right, then the defence row."""

PLACES: Final = ("A1", "A2", "A3", "D1", "D2", "D3")
ATTACK_ROW: Final = (0, 1, 2)
SLOTS: Final = tuple(tuple(slot for slot in range(6) if mask >> slot & 1) for mask in range(64))
"""The places of a battlefield that a number stands for, a bit a place."""

NO_GATE: Final = -1
FULL_GATE: Final = 15


def zone(side: int, offset: int) -> int:
    """A side's zone."""
    return FIRST_SIDE + ZONES_A_SIDE * side + offset


def place(side: int, slot: int) -> int:
    """The zone of one place of a side's battlefield."""
    return FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot


def zones(sides: int) -> int:
    """How many zones a table has."""
    return FIRST_SIDE + ZONES_A_SIDE * sides


def sight(sides: int) -> tuple[int, ...]:
    """Who sees each zone: nobody the decks, its owner a hand, everybody all else."""
    seen = {WARRIOR_DECK: NOBODY, SOVEREIGN_DECK: NOBODY}
    for side in range(sides):
        seen[zone(side, DECK)] = NOBODY
        seen[zone(side, HAND)] = only(side)
    return tuple(seen.get(number, EVERYBODY) for number in range(zones(sides)))

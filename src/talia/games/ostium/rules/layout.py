"""The zones of an Ostium table, by number."""

from __future__ import annotations

from talia.kernel.sight import EVERYBODY, NOBODY, only

WARRIOR_DECK, DISMISSED, SOVEREIGN_DECK, PRIMALS, REMOVED = range(5)
FIELD = 5
FIELD_PLACES = 6
"""Two rows of three: 0 to 2 the upper row from left to right, 3 to 5 the lower one. 2 and 5 are the dismissal zone."""

DISMISSAL = (2, 5)
SOVEREIGNS = FIELD + FIELD_PLACES
SOVEREIGN_PLACES = 2

FIRST_SIDE = SOVEREIGNS + SOVEREIGN_PLACES
ZONES_A_SIDE = 9
HAND, DECK, DISCARD, BATTLEFIELD = range(4)
"""Offsets from a side's first zone. The battlefield's six places follow each other: the attack row from its owner's left
to right, then the defence row."""

PLACES = ("A1", "A2", "A3", "D1", "D2", "D3")
ATTACK_ROW = (0, 1, 2)
SLOTS = tuple(tuple(slot for slot in range(6) if mask >> slot & 1) for mask in range(64))
"""The places of a battlefield that a number stands for, a bit a place."""

NO_GATE = -1
FULL_GATE = 15


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

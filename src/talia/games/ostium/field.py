"""The field: where creatures wait to be called."""

from __future__ import annotations

from talia.games.ostium.clash import Clash
from talia.games.ostium.layout import (
    DISMISSAL,
    DISMISSED,
    FIELD,
    FIELD_PLACES,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
)


def refill_sovereigns(b: Clash) -> None:
    """Sovereigns are replaced at once, as long as there are any."""
    for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES):
        if not b.zones[number] and b.zones[SOVEREIGN_DECK]:
            b.move(b.zones[SOVEREIGN_DECK][-1], number)


def dismiss_and_shift(b: Clash, first: int, gone: int) -> None:
    """Dismiss what is in the right column of six places, then shift each row to the right by itself."""
    zones, move = b.zones, b.move
    for number in DISMISSAL:
        if zones[first + number]:
            move(zones[first + number][0], gone)
    for row in (first, first + 3):
        left, middle = zones[row : row + 2]
        if middle:
            move(middle[0], row + 2)
            if left:
                move(left[0], row + 1)
        elif left:
            move(left[0], row + 2)


def refill_warriors(b: Clash) -> None:
    """Remove, shift, fill up. A spent warrior deck is the dismissed pile, shuffled."""
    dismiss_and_shift(b, FIELD, DISMISSED)
    zones = b.zones
    for number in range(FIELD, FIELD + FIELD_PLACES):
        if zones[number]:
            continue
        if not zones[WARRIOR_DECK]:
            b.pour(DISMISSED, WARRIOR_DECK)
            b.shuffle(WARRIOR_DECK)
        if not zones[WARRIOR_DECK]:
            return
        b.move_top(WARRIOR_DECK, number, 1)
    if b.events is not None:
        b.tell("field-refilled", "field")

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
    for number in DISMISSAL:
        if b.zones[first + number]:
            b.move(b.zones[first + number][0], gone)
    for row in (0, 3):
        for number in (row + 1, row):
            target = number
            while target < row + 2 and b.zones[first + number] and not b.zones[first + target + 1]:
                target += 1
            if target != number:
                b.move(b.zones[first + number][0], first + target)


def refill_warriors(b: Clash) -> None:
    """Remove, shift, fill up. A spent warrior deck is the dismissed pile, shuffled."""
    dismiss_and_shift(b, FIELD, DISMISSED)
    for number in range(FIELD, FIELD + FIELD_PLACES):
        if b.zones[number]:
            continue
        if not b.zones[WARRIOR_DECK]:
            for card in b.zones[DISMISSED][:]:
                b.move(card, WARRIOR_DECK)
            b.shuffle(WARRIOR_DECK)
        if not b.zones[WARRIOR_DECK]:
            return
        b.move(b.zones[WARRIOR_DECK][-1], number)
    if b.events is not None:
        b.tell("field-refilled", "field")

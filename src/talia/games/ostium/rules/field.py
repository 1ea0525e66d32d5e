"""The field: where creatures wait to be called."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.ostium.cards.creatures import Rank
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
    DISMISSAL,
    DISMISSED,
    FIELD,
    FIELD_PLACES,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
    place,
)


def refill_sovereigns(clash: Clash) -> None:
    """Sovereigns are replaced at once, as long as there are any."""
    for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES):
        if not clash.zones[number] and clash.zones[SOVEREIGN_DECK]:
            clash.move(clash.zones[SOVEREIGN_DECK][-1], number)


def dismiss_and_shift(clash: Clash, first: int, gone: int) -> None:
    """Dismiss what is in the right column of six places, then shift each row to the right by itself."""
    zones, move = clash.zones, clash.move
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


def refill_warriors(clash: Clash) -> None:
    """Remove, shift, fill up. A spent warrior deck is the dismissed pile, shuffled."""
    dismiss_and_shift(clash, FIELD, DISMISSED)
    zones = clash.zones
    for number in range(FIELD, FIELD + FIELD_PLACES):
        if zones[number]:
            continue
        if not zones[WARRIOR_DECK]:
            clash.pour(DISMISSED, WARRIOR_DECK)
            clash.shuffle(WARRIOR_DECK)
        if not zones[WARRIOR_DECK]:
            return
        clash.move_top(WARRIOR_DECK, number, 1)
    if clash.events is not None:
        clash.tell("field-refilled", "field")


# Where creatures wait


def warrior_places(clash: Clash) -> range:
    """The zones where warriors wait to be called; alone, they stand on the opponent's battlefield."""
    first = place(1, 0) if clash.arena.mode == SOLO else FIELD
    return range(first, first + FIELD_PLACES)


def waiting(clash: Clash) -> Sequence[int]:
    """The zones of warriors that can be called. Alone, those that lie defeated cannot."""
    places = warrior_places(clash)
    if clash.arena.mode != SOLO or not clash.lying:
        return places
    return [number for slot, number in enumerate(places) if not clash.lies(1, slot)]


def dismissal(clash: Clash) -> list[int]:
    """The zones of the dismissal zone whose warriors can be taken. Alone, a sovereign may stand there, and is no warrior."""
    places = warrior_places(clash)
    if clash.arena.mode != SOLO:
        return [places[slot] for slot in DISMISSAL]
    return [places[slot] for slot in DISMISSAL if not clash.lies(1, slot) and _warrior(clash, slot)]


def _warrior(clash: Clash, slot: int) -> bool:
    card = clash.at(1, slot)
    return card >= 0 and clash.kinds[card].rank is Rank.WARRIOR

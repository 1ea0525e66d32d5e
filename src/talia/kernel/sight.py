"""Who sees what: a set of seats, written as an integer with a bit for each seat.

Every zone has one, and a card may have one of its own (it was looked at, or it lies face down). All negative sets are
`EVERYBODY`: every seat, and those who only watch.
"""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1
NOBODY: Final = 0


def only(*seats: int) -> int:
    """These seats and no others; whoever only watches does not see it."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def among(seats: int, seat: int | None) -> bool:
    """Whether a seat is one of a set. `None` is somebody who only watches."""
    return seats < 0 if seat is None else bool(seats >> seat & 1)

"""Breaches: how a closed one turns, what that costs, what an open one adds.

A breach's stage is 0 to 3 while it is closed (how far it was turned from its dearest position), then `OPEN`, `SIGIL` (an
open breach of another make) or `GONE`.
"""

from __future__ import annotations

from typing import Final

OPEN: Final = 4
SIGIL: Final = 5
GONE: Final = 6

ROMAN: Final[tuple[str, ...]] = ("I", "II", "III", "IV")
FOCUS_COST: Final[tuple[int, ...]] = (2, 2, 3, 4)
OPEN_COST: Final[tuple[tuple[int, ...], ...]] = ((2, 2, 2, 2), (5, 4, 3, 2), (9, 7, 5, 3), (13, 10, 7, 4))
STAGE_OF_SIDE: Final = {"right": 0, "down": 1, "left": 2, "up": 3, "open": OPEN, "none": GONE}
"""A mage's sheet shows a breach by the side its yellow quarter faces; each focus turns it a quarter clockwise."""


def bonus(breach: int, stage: int) -> int:
    """The damage that a breach adds to each cast from it."""
    if stage == OPEN:
        return 1 if breach > 1 else 0
    return 2 if stage == SIGIL else 0

"""Breaches: how a closed one turns, what that costs, what an open one adds.

A breach's stage is 0 to 3 while it is closed (how far it was turned from its dearest position), then `OPEN`, `SIGIL` (an
open breach of another make) or `GONE`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.vocabulary.base import Deed

OPEN: Final = 4
SIGIL: Final = 5
GONE: Final = 6

ROMAN: Final[tuple[str, ...]] = ("I", "II", "III", "IV")
FOCUS_COST: Final[tuple[int, ...]] = (2, 2, 3, 4)
OPEN_COST: Final[tuple[tuple[int, ...], ...]] = ((2, 2, 2, 2), (5, 4, 3, 2), (9, 7, 5, 3), (13, 10, 7, 4))
STAGE_OF_SIDE: Final = {"right": 0, "down": 1, "left": 2, "up": 3, "open": OPEN, "none": GONE}
"""A mage's sheet shows a breach by the side its yellow quarter faces; each focus turns it a quarter clockwise."""

SIGIL_BONUS: Final = 2


@dataclass(frozen=True, eq=False)
class Make:
    """How a breach is made: what focusing it costs, and opening it by its stage, and the damage that it adds when open.

    Some mages have breaches of their own make, which have a name (`id`): something happens when it is `opened`, it has room
    for `many` spells once it is open, or it `stays` when its owner is exhausted. One that is otherwise `since` a version of
    the rules knows what it was until then, its `former`.
    """

    focus: int
    open: tuple[int, ...]
    bonus: int = 0
    id: str = ""
    opened: Deed | None = None
    many: bool = False
    stays: bool = False
    since: int = 0
    former: Make | None = None

    def adds(self, stage: int) -> int:
        """The damage that it adds to each cast from it."""
        if stage == OPEN:
            return self.bonus
        return SIGIL_BONUS if stage == SIGIL else 0


PLAIN: Final = tuple(Make(FOCUS_COST[breach], OPEN_COST[breach], (0, 0, 1, 1)[breach]) for breach in range(4))
"""Breaches I to IV as most mages have them."""

WITHOUT_BONUS: Final = tuple(Make(FOCUS_COST[breach], OPEN_COST[breach]) for breach in range(4))
"""The same where open breaches add no damage."""

"""What cards in play do all the time, and the moments at which they act.

A seat's powers are a row of numbers, one for each of these, summed over its cards in play; so a rule looks at one number
and only goes through the cards when there is something to find.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.kernel.voice import Voice

LASTING: Final = (
    "transmute-more",
    "reserve-ten",
    "reserve-less",
    "cheaper",
    "toll",
    "winter-earth",
    "refuses-crystals",
    "tokens-pay",
    "stands-in",
    "crystals-transmute",
    "steadfast",
    "trap",
    "common-cards",
    "before-die",
)
TRANSMUTE_MORE: Final = 0
RESERVE_TEN: Final = 1
RESERVE_LESS: Final = 2
CHEAPER: Final = 3
TOLL: Final = 4
WINTER_EARTH: Final = 5
REFUSES: Final = 6
TOKENS_PAY: Final = 7
STANDS_IN: Final = 8
CRYSTALS_TRANSMUTE: Final = 9
STEADFAST: Final = 10
TRAP: Final = 11
COMMON_CARDS: Final = 12
BEFORE_DIE: Final = 13

MOMENTS: Final = (
    "round-ends",
    "season-change",
    "you-summon",
    "rival-summons",
    "you-activate",
    "rival-activates",
    "marker-moves",
    "game-ends",
    "leaves-play",
    "sacrificed",
)
END_OF_ROUND: Final = 0
SEASON_CHANGE: Final = 1
YOU_SUMMON: Final = 2
RIVAL_SUMMONS: Final = 3
YOU_ACTIVATE: Final = 4
RIVAL_ACTIVATES: Final = 5
MARKER_MOVES: Final = 6
END_OF_GAME: Final = 7
LEAVES_PLAY: Final = 8
SACRIFICED: Final = 9

FIRST_MOMENT: Final = len(LASTING)
ACTIVATES: Final = FIRST_MOMENT + len(MOMENTS)
"""Not printed anywhere: how many cards in play can be activated."""

ODD_PAYING: Final = ACTIVATES + 1
"""Nor this: how many cards in play change what can be paid with."""

POWERS: Final = ODD_PAYING + 1
NO_POWERS: Final[tuple[int, ...]] = (0,) * POWERS

# The same as bits, for rules that only ask whether there is any such card: of a seat, or of anybody.

ANY_SEASON_CHANGE: Final = 1 << FIRST_MOMENT + SEASON_CHANGE
ANY_YOU_SUMMON: Final = 1 << FIRST_MOMENT + YOU_SUMMON
ANY_RIVAL_SUMMONS: Final = 1 << FIRST_MOMENT + RIVAL_SUMMONS
ANY_YOU_ACTIVATE: Final = 1 << FIRST_MOMENT + YOU_ACTIVATE
ANY_RIVAL_ACTIVATES: Final = 1 << FIRST_MOMENT + RIVAL_ACTIVATES
ANY_MARKER_MOVES: Final = 1 << FIRST_MOMENT + MARKER_MOVES
ANY_TOLL: Final = 1 << TOLL
ANY_COMMON_CARDS: Final = 1 << COMMON_CARDS
ANY_TOKENS_PAY: Final = 1 << TOKENS_PAY
ANY_ACTIVATES: Final = 1 << ACTIVATES
ANY_ODD_PAYING: Final = 1 << ODD_PAYING
ANY_BEFORE_DIE: Final = 1 << BEFORE_DIE
ANY_STEADFAST: Final = 1 << STEADFAST
ANY_OF_RESERVE: Final = 1 << RESERVE_TEN | 1 << RESERVE_LESS


@dataclass(frozen=True)
class Lasting:
    """Something a card does as long as it is in play."""

    power: int
    n: int = 1

    def text(self, v: Voice) -> str:
        """What it does."""
        return v.say(f"lasting-{LASTING[self.power]}", n=self.n)

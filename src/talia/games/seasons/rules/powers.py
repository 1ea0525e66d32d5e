"""What cards in play do all the time, and the moments at which they act.

A seat's powers are a row of numbers, one for each of these, summed over its cards in play; so a rule looks at one number
and only goes through the cards when there is something to find.
"""

from __future__ import annotations

from dataclasses import dataclass

from talia.kernel.voice import Voice

LASTING = (
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
(
    TRANSMUTE_MORE,
    RESERVE_TEN,
    RESERVE_LESS,
    CHEAPER,
    TOLL,
    WINTER_EARTH,
    REFUSES,
    TOKENS_PAY,
    STANDS_IN,
    CRYSTALS_TRANSMUTE,
    STEADFAST,
    TRAP,
    COMMON_CARDS,
    BEFORE_DIE,
) = range(len(LASTING))

MOMENTS = (
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
(
    END_OF_ROUND,
    SEASON_CHANGE,
    YOU_SUMMON,
    RIVAL_SUMMONS,
    YOU_ACTIVATE,
    RIVAL_ACTIVATES,
    MARKER_MOVES,
    END_OF_GAME,
    LEAVES_PLAY,
    SACRIFICED,
) = range(len(MOMENTS))

FIRST_MOMENT = len(LASTING)
POWERS = FIRST_MOMENT + len(MOMENTS)
NO_POWERS = (0,) * POWERS


@dataclass(frozen=True)
class Lasting:
    """Something a card does as long as it is in play."""

    power: int
    n: int = 1

    def text(self, v: Voice) -> str:
        """What it does."""
        return v.say(f"lasting-{LASTING[self.power]}", n=self.n)

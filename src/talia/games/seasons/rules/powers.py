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
ACTIVATES = FIRST_MOMENT + len(MOMENTS)
"""Not printed anywhere: how many cards in play can be activated."""

ODD_PAYING = ACTIVATES + 1
"""Nor this: how many cards in play change what can be paid with."""

POWERS = ODD_PAYING + 1
NO_POWERS = (0,) * POWERS

# The same as bits, for rules that only ask whether there is any such card: of a seat, or of anybody.

ANY_END_OF_ROUND = 1 << FIRST_MOMENT + END_OF_ROUND
ANY_SEASON_CHANGE = 1 << FIRST_MOMENT + SEASON_CHANGE
ANY_YOU_SUMMON = 1 << FIRST_MOMENT + YOU_SUMMON
ANY_RIVAL_SUMMONS = 1 << FIRST_MOMENT + RIVAL_SUMMONS
ANY_YOU_ACTIVATE = 1 << FIRST_MOMENT + YOU_ACTIVATE
ANY_RIVAL_ACTIVATES = 1 << FIRST_MOMENT + RIVAL_ACTIVATES
ANY_MARKER_MOVES = 1 << FIRST_MOMENT + MARKER_MOVES
ANY_TOLL = 1 << TOLL
ANY_COMMON_CARDS = 1 << COMMON_CARDS
ANY_TOKENS_PAY = 1 << TOKENS_PAY
ANY_ACTIVATES = 1 << ACTIVATES
ANY_ODD_PAYING = 1 << ODD_PAYING
ANY_BEFORE_DIE = 1 << BEFORE_DIE
ANY_STEADFAST = 1 << STEADFAST
ANY_OF_RESERVE = 1 << RESERVE_TEN | 1 << RESERVE_LESS


@dataclass(frozen=True)
class Lasting:
    """Something a card does as long as it is in play."""

    power: int
    n: int = 1

    def text(self, v: Voice) -> str:
        """What it does."""
        return v.say(f"lasting-{LASTING[self.power]}", n=self.n)

"""Options that every table shares, made once."""

from __future__ import annotations

from functools import cache

from talia.games.aeons_end.cards.card import SEATS, Card
from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN_COST, ROMAN
from talia.kernel.decision import Option
from talia.kernel.voice import Name

END_MAIN = Option("end", "option-end-main")
END_CASTING = Option("end", "option-end-casting")
DONE = Option("done", "option-done")
SKIP = Option("skip", "option-skip")
YES = Option("yes", "option-yes")
CHARGE = [Option("charge", "option-charge", {"cost": 2}, f"p{seat}/ability") for seat in range(SEATS)]
ABILITY = [Option("ability", "option-ability", {}, f"p{seat}/ability") for seat in range(SEATS)]
LEAVE = Option("rest", "option-rest")
NEMESIS = Option("target:nemesis", "option-target-nemesis", {}, "nemesis")

FOCUS = [
    [
        Option(
            f"focus:{ROMAN[b]}",
            "option-focus",
            {"breach": ROMAN[b], "cost": FOCUS_COST[b]},
            f"p{seat}/breach/{ROMAN[b]}",
            0,
            b,
        )
        for b in range(4)
    ]
    for seat in range(SEATS)
]
DESTROY_BREACH = [
    [
        Option(f"destroy-breach:{roman}", "option-destroy-breach", {"breach": roman}, f"p{seat}/breach/{roman}", breach)
        for breach, roman in enumerate(ROMAN)
    ]
    for seat in range(SEATS)
]
OPEN_UP = [
    [
        [
            Option(
                f"open:{ROMAN[b]}",
                "option-open",
                {"breach": ROMAN[b], "cost": OPEN_COST[b][stage]},
                f"p{seat}/breach/{ROMAN[b]}",
                0,
                b,
            )
            for stage in range(4)
        ]
        for b in range(4)
    ]
    for seat in range(SEATS)
]
"""By seat, breach and stage."""


@cache
def player(seat: int, mage: Name) -> Option:
    """Choose a player."""
    return Option(f"player:{seat + 1}", "option-player", {"mage": mage, "number": seat + 1}, f"p{seat}", seat)


@cache
def discard_power(card: Card) -> Option:
    """Pay for a power's *to discard*."""
    return Option(f"discard:{card.id}", "option-discard-power", {"card": card.name}, f"nemesis/{card.id}")

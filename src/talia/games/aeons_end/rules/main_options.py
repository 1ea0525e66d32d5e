"""The options of the main phase that every table shares, made once."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN_COST, ROMAN
from talia.games.aeons_end.rules.layout import SEATS
from talia.games.aeons_end.rules.main_actions import (
    CHARGE_COST,
    Charge,
    Focus,
    Open,
    UseAbility,
)
from talia.kernel.decision import Option

END_MAIN: Final = Option("end", "option-end-main")

CHARGE: Final = [
    Option("charge", "option-charge", {"cost": CHARGE_COST}, f"p{seat}/ability", action=Charge())
    for seat in range(SEATS)
]
ABILITY: Final = [
    Option("ability", "option-ability", {}, f"p{seat}/ability", action=UseAbility()) for seat in range(SEATS)
]
"""By seat."""

FOCUS: Final = [
    [
        Option(
            f"focus:{roman}",
            "option-focus",
            {"breach": roman, "cost": FOCUS_COST[breach]},
            f"p{seat}/breach/{roman}",
            action=Focus(breach),
        )
        for breach, roman in enumerate(ROMAN)
    ]
    for seat in range(SEATS)
]
"""By seat and breach."""

OPEN_UP: Final = [
    [
        [
            Option(
                f"open:{roman}",
                "option-open",
                {"breach": roman, "cost": OPEN_COST[breach][stage]},
                f"p{seat}/breach/{roman}",
                action=Open(breach),
            )
            for stage in range(4)
        ]
        for breach, roman in enumerate(ROMAN)
    ]
    for seat in range(SEATS)
]
"""By seat, breach and stage."""

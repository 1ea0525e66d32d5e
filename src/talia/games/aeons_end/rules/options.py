"""Options that every table shares, made once. Those of the main phase are in main_options.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from talia.games.aeons_end.rules.actions import OnBreach, OnPlayer
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.layout import SEATS
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name

END_CASTING: Final = Option("end", "option-end-casting")
DONE: Final = Option("done", "option-done")
SKIP: Final = Option("skip", "option-skip")
YES: Final = Option("yes", "option-yes")
LEAVE: Final = Option("rest", "option-rest")
NEMESIS: Final = Option("target:nemesis", "option-target-nemesis", {}, "nemesis")

DESTROY_BREACH: Final = [
    [
        Option(
            f"destroy-breach:{roman}",
            "option-destroy-breach",
            {"breach": roman},
            f"p{seat}/breach/{roman}",
            action=OnBreach(seat, breach),
        )
        for breach, roman in enumerate(ROMAN)
    ]
    for seat in range(SEATS)
]
"""By seat and breach."""


@cache
def player(seat: int, mage: Name) -> Option:
    """Choose a player."""
    args: dict[str, Arg] = {"mage": mage, "number": seat + 1}
    return Option(f"player:{seat + 1}", "option-player", args, f"p{seat}", action=OnPlayer(seat))

"""A bot that takes any option."""

from __future__ import annotations

from talia.kernel.chance import Chance
from talia.kernel.decision import Decision, Option
from talia.kernel.match import Match


class Random:
    """Every option is as likely as any other. The same seed makes the same choices."""

    __slots__ = ("_chance",)

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        return decision.options[self._chance.below(len(decision.options))]

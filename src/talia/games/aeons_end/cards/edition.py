"""Where the rulebooks of the boxes differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

STANDARD: Final = "standard"
EASIER: Final = "easier"
TOKENS: Final = "tokens"
PAIRS: Final = "pairs"
"""The ways in which turn order decks are made, see rules/turn_order.py."""


@dataclass(frozen=True)
class Edition:
    """The rules of a box where they are not the same in all boxes. `number` counts the rulebooks from the oldest;
    `turn_orders` are the ways to make the turn order deck.

    `spent_at_turn_end`: an empty nemesis deck wins at the end of a turn, not at once. `any_order`: what happens at the same
    time happens in the order that the players like, not from the oldest card to the newest.
    """

    number: int = 1
    turn_orders: tuple[str, ...] = (STANDARD, EASIER)
    spent_at_turn_end: bool = False
    any_order: bool = False


FIRST: Final = Edition()
SECOND: Final = Edition(2, turn_orders=(PAIRS,), any_order=True)
"""The rules of Legacy. Of what happens at the same time its rulebook says nothing, so the newest one does."""

NEWEST: Final = Edition(3, turn_orders=(TOKENS,), spent_at_turn_end=True, any_order=True)
"""The rules of Outcasts, which hold wherever boxes are mixed."""

"""Mages: who the players are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from talia.games.aeons_end.rules.breaches import STAGE_OF_SIDE
from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.vocabulary.base import Deed


class Mage:
    """A breach mage: starting hand and deck (top card first), breaches, and an ability with its charges."""

    __slots__ = ("ability", "ability_name", "charges", "deck", "hand", "id", "name", "stages", "title")

    def __init__(
        self,
        id: str,
        *,
        breaches: Sequence[str],
        hand: Sequence[str],
        deck: Sequence[str],
        charges: int,
        ability: Deed,
    ) -> None:
        self.id = id
        self.name = Name(f"mage-{id}")
        self.title = Name(f"mage-{id}-title")
        self.ability_name = Name(f"mage-{id}-ability")
        self.stages = tuple(STAGE_OF_SIDE[side] for side in breaches)
        self.hand = tuple(hand)
        self.deck = tuple(deck)
        self.charges = charges
        self.ability = ability

    def __repr__(self) -> str:
        return f"<{self.id}>"


MAGE = Mage

"""Mages: who the players are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules.breaches import PLAIN, STAGE_OF_SIDE, Make
from talia.kernel.voice import Name


@dataclass(frozen=True, eq=False, repr=False)
class Mage:
    """A breach mage: starting hand and deck (top card first), breaches, and an ability with its charges.

    A mage is a frozen value, compared by identity like a card.
    """

    id: str
    breaches: tuple[str, ...] = field(kw_only=True)
    hand: tuple[str, ...] = field(kw_only=True)
    deck: tuple[str, ...] = field(kw_only=True)
    charges: int = field(kw_only=True)
    ability: Deed = field(kw_only=True)
    makes: tuple[Make, ...] = PLAIN
    name: Name = field(init=False)
    title: Name = field(init=False)
    ability_name: Name = field(init=False)
    stages: tuple[int, ...] = field(init=False)
    """The breaches as stages, see breaches.py."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", Name(f"mage-{self.id}"))
        object.__setattr__(self, "title", Name(f"mage-{self.id}-title"))
        object.__setattr__(self, "ability_name", Name(f"mage-{self.id}-ability"))
        object.__setattr__(self, "stages", tuple(STAGE_OF_SIDE[side] for side in self.breaches))

    def __repr__(self) -> str:
        return f"<{self.id}>"


MAGE: Final = Mage

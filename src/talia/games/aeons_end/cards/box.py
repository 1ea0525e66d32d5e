"""A box: the cards, mages and nemeses that come together."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.set_up.stock import Stock


@dataclass(frozen=True)
class Box:
    """Everything in one box. `markets` are the rulebook's suggested ones, by name; `folder` holds the box's words.

    `first` is what the box held when set-ups did not yet say their cards; a box that came later has none.
    """

    id: str
    folder: Path
    market: tuple[Card, ...]
    starters: tuple[Card, ...]
    mages: tuple[Mage, ...]
    nemeses: tuple[Nemesis, ...]
    basics: tuple[Card, ...]
    markets: dict[str, tuple[str, ...]]
    first: Stock | None = None
    by_id: dict[str, Card] = field(init=False)

    def __post_init__(self) -> None:
        own = tuple(card for nemesis in self.nemeses for card in (*nemesis.crew, *nemesis.cards))
        everything = (*self.market, *self.starters, *self.basics, *own)
        cards = {card.id: card for card in everything}
        assert len(cards) == len(everything), "two cards of a box share an id"
        object.__setattr__(self, "by_id", cards)

    def mage(self, id: str) -> Mage | None:
        """The mage with this id."""
        return next((mage for mage in self.mages if mage.id == id), None)

    def nemesis(self, id: str) -> Nemesis | None:
        """The nemesis with this id."""
        return next((nemesis for nemesis in self.nemeses if nemesis.id == id), None)

    def pool(self, tier: int) -> tuple[Card, ...]:
        """The basic nemesis cards of a tier."""
        return tuple(card for card in self.basics if card.tier == tier)

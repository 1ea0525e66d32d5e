"""Allies who may stand in Gravehold's place."""

from __future__ import annotations

from dataclasses import dataclass, field

from talia.games.aeons_end.cards.declared import Zone
from talia.kernel.voice import Name


@dataclass(frozen=True, eq=False, repr=False)
class Ally:
    """An ally: charges can be given to them, and with the last one the top card of their ability deck is resolved.

    An ally is a frozen value, compared by identity like a card. Its id is the name of the mark that counts its charges, and
    its words have it: `ally-ID`, `text-ID`, `end-ID-fallen`.
    """

    id: str
    charges: int  # how many call an ability
    deck: Zone
    discard: Zone
    name: Name = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", Name(f"ally-{self.id}"))

    def brings(self) -> tuple[Zone, ...]:
        """The zones that the ally brings to the table."""
        return (self.deck, self.discard)

    def __repr__(self) -> str:
        return self.id.capitalize()

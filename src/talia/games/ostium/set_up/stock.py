"""What matches take from a set of creatures where their set-up or position does not say it itself.

A settled set-up names its creatures, so that it deals the same match when the house set has grown, and carries a set of
one's own whole. Set-ups of the first format named only the set; what the house set held then is in `first.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from talia.games.ostium.cards.sets import CreatureSet

# Any, all through this file: set-ups are plain JSON.


@dataclass(frozen=True)
class Stock:
    """The ids of a set's creatures, in its order: the starting decks, the warriors, the sovereigns; and how many primals."""

    familiars: tuple[tuple[str, ...], ...]
    warriors: tuple[str, ...]
    sovereigns: tuple[str, ...]
    primals: int

    def written(self, players: int) -> dict[str, Any]:
        """All that so many players need of it, as a settled set-up says it."""
        return {
            "familiars": [list(deck) for deck in self.familiars[:players]],
            "warriors": list(self.warriors),
            "sovereigns": list(self.sovereigns),
            "primals": self.primals,
        }


def stock_of(creatures: CreatureSet) -> Stock:
    """What a set holds now."""
    return Stock(
        familiars=tuple(tuple(kind.id for kind in deck) for deck in creatures.familiars),
        warriors=tuple(kind.id for kind in creatures.warriors),
        sovereigns=tuple(kind.id for kind in creatures.sovereigns),
        primals=creatures.primals,
    )


def stock_told(setup: Mapping[str, Any]) -> Stock:
    """What a settled set-up says."""
    return Stock(
        tuple(tuple(deck) for deck in setup["familiars"]),
        tuple(setup["warriors"]),
        tuple(setup["sovereigns"]),
        setup["primals"],
    )

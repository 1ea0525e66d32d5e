"""Treasures that lie beside the players all through a battle: one for all of them, and each player's own."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.declared import Zone, bounded
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import SEATS

SHARED: Final = Zone("treasures")
OWN: Final = tuple(Zone(f"treasures-{seat + 1}") for seat in range(SEATS))
"""Where the players' common treasure lies, and where those of each player do; a table without treasures has neither."""

FIRST_TURNS: Final = bounded("first-turns", lambda players, piles: (1 << players) - 1)
"""The mark of whose first turn has begun: a bit for each seat."""

BESIDE: Final = bounded("treasure-beside", lambda players, piles: piles)
"""The mark of the supply pile that a treasure lies beside: its place in the market, cheapest first, counted from 1."""


def places(players: int) -> tuple[Zone, ...]:
    """The zones that treasures bring to a table."""
    return (SHARED, *OWN[:players])


def held(battle: Battle, seat: int) -> list[int]:
    """The treasures that serve a player: the common one, then the player's own."""
    if SHARED not in battle.table.layout.numbers:
        return []
    return [*battle.pile(SHARED), *battle.pile(OWN[seat])]


def shared(battle: Battle) -> list[int]:
    """The treasures that serve everybody."""
    return battle.pile(SHARED) if SHARED in battle.table.layout.numbers else []


def nurture(battle: Battle) -> int:
    """How much more life Gravehold gains whenever it gains any."""
    more: list[int] = [battle.kinds[card].gravehold_bonus for card in shared(battle)]
    return sum(more)


def sharpened(battle: Battle, spell: int) -> int:
    """How much more damage a spell deals because a treasure lies beside its supply pile."""
    place = battle.mark(BESIDE)
    if not place or battle.table.market[place - 1].card is not battle.kinds[spell]:
        return 0
    more: list[int] = [battle.kinds[card].spell_bonus for card in shared(battle)]
    return sum(more)

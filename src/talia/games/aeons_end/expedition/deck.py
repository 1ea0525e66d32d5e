"""The nemesis deck of an expedition: all upgraded basic cards that have come up so far, then ordinary ones."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.set_up.stock import BASIC_CARDS, MOST_ALONE
from talia.kernel.chance import Chance


def deck(box: Box, nemesis: str, players: int, upgraded: Sequence[str], chance: Chance) -> list[str]:
    """A nemesis deck from top to bottom: each tier its own three cards and the basic ones, shuffled by itself. Some nemeses
    spare the players a few upgraded cards of each tier."""
    foe = box.nemesis(nemesis)
    assert foe is not None
    found: list[str] = []
    for tier in (1, 2, 3):
        count = BASIC_CARDS[tier][players - 1]
        harder = [id for id in upgraded if box.by_id[id].tier == tier]
        most = min(count, MOST_ALONE.get(tier, count)) if players == 1 else count
        chosen = _some(harder, max(0, min(most, len(harder) - foe.fewer_upgraded)), chance)
        ordinary = [card.id for card in box.basics if card.tier == tier and not card.upgraded]
        chosen += _some(ordinary, count - len(chosen), chance)
        own = [card.id for card in foe.cards if card.tier == tier]
        order = list(range(len(own) + len(chosen)))
        chance.shuffle(order)
        found += [(own + chosen)[index] for index in order]
    return found


def _some(ids: Sequence[str], count: int, chance: Chance) -> list[str]:
    """So many of them, by chance; all, if there are no more."""
    left = list(ids)
    return [left.pop(chance.below(len(left))) for _ in range(min(count, len(left)))]

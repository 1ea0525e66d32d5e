"""An expedition of one's own: nemeses of rising rating, mages, piles and treasures out of all boxes, from a seed.

The same seed, number of players and answers give the same expedition to everybody. The settled set-up tells it whole, so one
that is under way stays as it is when boxes are added.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from talia.games.aeons_end.all_boxes import GAME
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.expedition.route import Encounter, Gains, told
from talia.games.aeons_end.expedition.rules import Expedition
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.set_up import ally, form
from talia.games.aeons_end.set_up.settling import BOXES
from talia.kernel.chance import Chance
from talia.kernel.form import RANDOM, Field
from talia.kernel.voice import Name

# Any, all through this file: set-ups are plain JSON.

T = TypeVar("T")

BATTLES = 4
MAGES = 4
"""How many mages the barracks hold at first; one more comes with every battle."""

NEW_PILES = {Sort.GEM: 1, Sort.RELIC: 1, Sort.SPELL: 2}
"""What comes to the market after a battle."""

UPGRADED = ((0, 0, 0), (1, 3, 3), (1, 1, 2), (1, 1, 2))
"""How many upgraded cards of each tier come up with each battle: as many as in the expedition of Outcasts."""

GROUP_TREASURES = 3
_WAY = 0x0E7E_D171


class OwnExpedition(Expedition):
    """An expedition that chance lays out."""

    def __init__(self, game: AeonsEnd) -> None:
        super().__init__(game, Name("expedition-own"), {}, tale="own", parts=("start", f"won-{BATTLES}"))

    @property
    def fields(self) -> tuple[Field, ...]:
        """Those of every expedition; out of which boxes it is; and whether the ally comes along after the first battle."""
        asked = [field for field in form.fields(self.box) if field.name in (BOXES, ally.ALLY)]
        known = [
            replace(field, choices=tuple(each for each in field.choices if each.value != RANDOM)) for field in asked
        ]
        return (*super().fields, *known)

    def pool(self, setup: Mapping[str, Any]) -> Box:
        return next((part for part in self.box.parts if part.id == setup.get(BOXES)), self.box)

    def way(self, players: int, seed: int, settled: Mapping[str, Any]) -> dict[str, Any]:
        box, chance = self.pool(settled), Chance(seed ^ _WAY ^ players)
        mages = mixed([mage.id for mage in box.mages], chance)
        piles = {
            sort: mixed([card.id for card in box.market if card.sort == sort], chance) for sort in sorted(box.piles)
        }
        market = [piles[sort].pop() for sort in sorted(box.piles) for _ in range(box.piles[sort])]
        upgraded = _upgraded(box, chance)
        treasures = _treasures(box, players, chance)
        abilities = _abilities(self.box) if settled.get(ally.ALLY, ally.NONE) != ally.NONE else [[]] * BATTLES
        start = [mages.pop() for _ in range(min(len(mages), max(MAGES, players)))]
        battles = []
        *before, last = enumerate(foes(box, chance))
        for number, nemesis in before:
            new = [pile.pop() for sort, pile in piles.items() for _ in range(NEW_PILES[sort]) if pile]
            more = [mages.pop()] if mages else []
            gains = Gains(tuple(new), tuple(more), tuple(treasures[number]), tuple(abilities[number]))
            battles.append(Encounter(nemesis, tuple(upgraded[number]), gains))
        battles.append(Encounter(last[1], tuple(upgraded[last[0]])))
        return told(start, market, battles)


def foes(box: Box, chance: Chance) -> list[str]:
    """One nemesis for each battle, each of a harder part of all there are."""
    known = sorted(box.offered(), key=lambda each: (each.rating, each.id))
    count = len(known)
    parts = [known[number * count // BATTLES : (number + 1) * count // BATTLES] for number in range(BATTLES)]
    return [part[chance.below(len(part))].id for part in parts]


def _upgraded(box: Box, chance: Chance) -> list[list[str]]:
    """The upgraded cards that come up with each battle."""
    found: list[list[str]] = [[] for _ in range(BATTLES)]
    for tier in (1, 2, 3):
        cards = mixed([card.id for card in box.basics if card.upgraded and card.tier == tier], chance)
        for number, counts in enumerate(UPGRADED):
            found[number] += [cards.pop() for _ in range(min(counts[tier - 1], len(cards)))]
    return found


def _treasures(box: Box, players: int, chance: Chance) -> list[list[str]]:
    """The treasures that each battle but the last brings: of level 1, 2 and 3, with a choice for the last who chooses."""
    found = []
    for level in (1, 2, 3):
        cards = mixed([card.id for card in box.treasures if card.level == level], chance)
        count = GROUP_TREASURES if level == 2 else players + 1
        found.append(cards[:count])
    return found


def _abilities(box: Box) -> list[list[str]]:
    """The abilities of the ally that come with each battle but the last."""
    return [[card.id for card in box.abilities if card.level == step] for step in (1, 2, 3)]


def mixed(things: Sequence[T], chance: Chance) -> list[T]:
    """The same things in an order of chance."""
    order = list(range(len(things)))
    chance.shuffle(order)
    return [things[index] for index in order]


EXPEDITION = OwnExpedition(GAME)

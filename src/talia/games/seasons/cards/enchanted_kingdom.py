"""Power cards 101 to 120, of Enchanted Kingdom."""

from __future__ import annotations

from talia.games.seasons.cards.card import KINGDOM, Writer
from talia.games.seasons.cards.vocabulary import pay_crystals, reorder_top

_BOX = Writer(KINGDOM)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards

ITEM(116, "Arcane Telescope", 8, activate=pay_crystals(2) >> reorder_top(3))

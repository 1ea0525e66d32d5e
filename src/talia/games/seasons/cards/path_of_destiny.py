"""Power cards 201 to 222, of Path of Destiny."""

from __future__ import annotations

from talia.games.seasons.cards.card import DESTINY, NEVER, Writer, cost
from talia.games.seasons.cards.vocabulary import crystals, gauge, pay_alike

_BOX = Writer(DESTINY)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards

ITEM(203, "Twist of Fate", 0, NEVER, prelude_only=True)

ITEM(211, "Estorian Harp", 8, cost(air=1), activate=pay_alike(2) >> gauge(1) + crystals(3))

REPLICA = ITEM(222, "Replica", 7, NEVER, replica=True)
REPLICAS = 10
"""How many there are: never in the draw pile, never in hand."""

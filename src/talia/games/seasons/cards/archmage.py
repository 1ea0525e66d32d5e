"""Power cards 31 to 50 of the base game."""

from __future__ import annotations

from talia.games.seasons.cards.card import BASE, Writer, cost
from talia.games.seasons.cards.vocabulary import crystals, discard_all_energy, energy, gauge

_BOX = Writer(BASE)
ITEM, FAMILIAR = _BOX.item, _BOX.familiar
CARDS = _BOX.cards

ITEM(
    42,
    "Cursed Treatise of Arus",
    -10,
    cost(water=1),
    enters=energy(2) + crystals(10) + gauge(1),
    sacrificed=discard_all_energy,
)

"""Dealing anew what a seat cannot know, for bots that imagine how a match may go on."""

from __future__ import annotations

from talia.games.ostium.clash import Clash
from talia.games.ostium.layout import DECK, HAND, SOVEREIGN_DECK, WARRIOR_DECK, zone
from talia.kernel.chance import Chance


def redeal(b: Clash, seat: int | None, chance: Chance) -> None:
    """Shuffle all decks, and deal the others' hands anew from what could be in them: their hand and deck."""
    for number in (WARRIOR_DECK, SOVEREIGN_DECK):
        b.zones[number].sort()
        chance.shuffle(b.zones[number])
    for side in range(b.sides):
        hand, deck = b.zones[zone(side, HAND)], b.zones[zone(side, DECK)]
        if side == seat:
            deck.sort()
            chance.shuffle(deck)
            continue
        pool = sorted(hand + deck)
        chance.shuffle(pool)
        count = len(hand)
        hand[:], deck[:] = pool[:count], pool[count:]
        for card in hand:
            b.where[card] = zone(side, HAND)
        for card in deck:
            b.where[card] = zone(side, DECK)
    b.chance = chance.state

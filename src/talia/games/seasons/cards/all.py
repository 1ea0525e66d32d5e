"""All power cards there are, and how to find one by any of its names."""

from __future__ import annotations

from talia.games.seasons.cards import archmage, enchanted_kingdom, magician, path_of_destiny
from talia.games.seasons.cards.card import BASE, PowerCard, number_of
from talia.games.seasons.cards.path_of_destiny import REPLICA
from talia.kernel.names import slug

CARDS: tuple[PowerCard, ...] = tuple(
    card
    for box in (magician, archmage, enchanted_kingdom, path_of_destiny)
    for card in sorted(box.CARDS, key=number_of)
    if not card.replica
)
BY_ID = {card.id: card for card in (*CARDS, REPLICA)}
BY_NUMBER = {card.number: card for card in CARDS}

MAGICIAN, ARCHMAGE = 30, 50
"""Up to which number the cards of the base game are used at the levels."""

DECKS = (
    (1, 2, 7, 17, 18, 20, 26, 29, 30),
    (3, 5, 9, 14, 15, 21, 23, 25, 28),
    (4, 6, 7, 9, 12, 16, 22, 24, 30),
    (1, 2, 3, 11, 13, 15, 18, 25, 27),
)
"""The ready-made decks of apprentices."""


def pool(level: str, boxes: tuple[str, ...]) -> list[PowerCard]:
    """The cards of a level with the boxes in play."""
    most = ARCHMAGE if level == "archmage" else MAGICIAN
    return [card for card in CARDS if (card.number <= most if card.box == BASE else card.box in boxes)]


def find(name: str) -> PowerCard | None:
    """A card by its id, its English name or its number."""
    found = BY_ID.get(slug(name))
    if found is None and name.isdecimal() and len(name) < 9:
        found = BY_NUMBER.get(int(name))
    return found

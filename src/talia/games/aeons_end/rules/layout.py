"""The zones of an Aeon's End table, by number."""

from __future__ import annotations

from talia.kernel.sight import EVERYBODY, NOBODY

NEMESIS_DECK = 0
NEMESIS_DISCARD = 1
IN_PLAY = 2
DESTROYED = 3
TURN_DECK = 4
TURN_DISCARD = 5
ASIDE = 6
"""Revealed cards, and a nemesis card that is being resolved."""

CREW_DECK = 7
CREW_DISCARD = 8
"""Cards a nemesis keeps beside its deck, such as acolytes."""

MARKET = 9
PILES = 9

SEATS = 4
"""How many players there can be."""

FIRST_PLAYER = MARKET + PILES
ZONES_A_PLAYER = 8
HAND, DECK, DISCARD, PLAYED, BREACH = range(5)
"""Offsets from a player's first zone; the four breaches follow each other."""

NAMES = {
    NEMESIS_DECK: "nemesis deck",
    NEMESIS_DISCARD: "nemesis discard",
    IN_PLAY: "in play",
    DESTROYED: "destroyed",
    TURN_DECK: "turn order deck",
    TURN_DISCARD: "turn order discard",
    ASIDE: "aside",
    CREW_DECK: "crew deck",
    CREW_DISCARD: "crew discard",
}


def zone(seat: int, offset: int) -> int:
    """A player's zone."""
    return FIRST_PLAYER + ZONES_A_PLAYER * seat + offset


def zones(players: int) -> int:
    """How many zones a table has."""
    return FIRST_PLAYER + ZONES_A_PLAYER * players


def sight(players: int) -> tuple[int, ...]:
    """Who sees each zone: nobody the decks, everybody all else. Hands lie open, because the players are one team."""
    decks = {NEMESIS_DECK, TURN_DECK, CREW_DECK, *(zone(seat, DECK) for seat in range(players))}
    return tuple(NOBODY if number in decks else EVERYBODY for number in range(zones(players)))

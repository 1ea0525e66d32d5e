"""The zones of an Aeon's End table, by number.

Every table has the same shared zones, and the same zones for each player. What else there is, the nemesis and the box
declare (`Zone`), and the market has as many piles as it has cards; `Layout` gives these their numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.aeons_end.cards.declared import Zone
from talia.kernel.sight import EVERYBODY, NOBODY

NEMESIS_DECK: Final = 0
NEMESIS_DISCARD: Final = 1
IN_PLAY: Final = 2
DESTROYED: Final = 3
TURN_DECK: Final = 4
TURN_DISCARD: Final = 5
ASIDE: Final = 6
"""Revealed cards, and a nemesis card that is being resolved."""

DECLARED: Final = 7
MARKET: Final = 9
FIRST_PLAYER: Final = 18
"""Between the shared zones and the players' there is room for two declared zones and nine piles, whether they are needed or
not: saves of the first tables count zones so. What is more than that lies behind the players' zones."""

ZONES_A_PLAYER: Final = 8
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
PLAYED: Final = 3
BREACH: Final = 4
"""Offsets from a player's first zone; the four breaches follow each other."""

SEATS: Final = 4
"""How many players there can be."""

HANDS: Final = tuple([FIRST_PLAYER + ZONES_A_PLAYER * seat + HAND for seat in range(SEATS)])
DECKS: Final = tuple([FIRST_PLAYER + ZONES_A_PLAYER * seat + DECK for seat in range(SEATS)])
DISCARDS: Final = tuple([FIRST_PLAYER + ZONES_A_PLAYER * seat + DISCARD for seat in range(SEATS)])
PLAYEDS: Final = tuple([FIRST_PLAYER + ZONES_A_PLAYER * seat + PLAYED for seat in range(SEATS)])
BREACHES: Final = tuple([FIRST_PLAYER + ZONES_A_PLAYER * seat + BREACH for seat in range(SEATS)])
"""By seat: the zones that are looked at all the time, and the first of the breaches."""

EVERYONE: Final = [list(range(players)) for players in range(SEATS + 1)]
"""By the number of players, all their seats."""

PLACE_OF: Final = tuple(
    divmod(zone - FIRST_PLAYER, ZONES_A_PLAYER) for zone in range(FIRST_PLAYER + ZONES_A_PLAYER * SEATS)
)
"""By the number of a player's zone, whose it is and which of theirs."""

CREW_DECK: Final = DECLARED
CREW_DISCARD: Final = DECLARED + 1
PILES: Final = FIRST_PLAYER - MARKET
"""For positions, which are read before there is a table: where the two piles of a nemesis' crew lie, and the most piles."""


def zone(seat: int, offset: int) -> int:
    """A player's zone."""
    return FIRST_PLAYER + ZONES_A_PLAYER * seat + offset


class Layout:
    """The zones of one table: how many there are, who sees each, and the numbers of declared zones and market piles."""

    __slots__ = ("count", "numbers", "piles", "sight")

    def __init__(self, players: int, piles: int, declared: Sequence[Zone]) -> None:
        behind = zone(players, 0)
        self.numbers: dict[Zone, int] = {}
        for place, each in enumerate(dict.fromkeys(declared), DECLARED):
            if place < MARKET:
                self.numbers[each] = place
            else:
                self.numbers[each] = behind
                behind += 1
        more = max(0, MARKET + piles - FIRST_PLAYER)
        self.piles = (*range(MARKET, MARKET + piles - more), *range(behind, behind + more))
        self.count = behind + more
        sight = [EVERYBODY] * self.count
        for number in (NEMESIS_DECK, TURN_DECK, *(zone(seat, DECK) for seat in range(players))):
            sight[number] = NOBODY
        for each, number in self.numbers.items():
            sight[number] = each.seen
        self.sight = tuple(sight)  # nobody sees the decks; hands lie open, because the players are one team

"""Which zone is where, and who sees it."""

from __future__ import annotations

from typing import Final

from talia.kernel.sight import EVERYBODY, NOBODY, only

DRAW: Final = 0
DISCARD: Final = 1
REMOVED: Final = 2
COMMON: Final = 3
REPLICAS: Final = 4
COMING: Final = 5
"""The piles in the middle; cards of Otus for all; the Replicas; and the card that is about to come into play."""

FIRST_SEAT: Final = 6
HAND: Final = 0
PLAY: Final = 1
LIBRARY_2: Final = 2
LIBRARY_3: Final = 3
PACK: Final = 4
KEPT: Final = 5
LOOKED: Final = 6
"""A seat's zones. `PACK` and `KEPT` are the draft's; `LOOKED` is for cards that are being looked at."""

ZONES_A_SEAT: Final = 7
_SECRET = (HAND, LIBRARY_2, LIBRARY_3, PACK, KEPT, LOOKED)


HANDS: Final = tuple([FIRST_SEAT + ZONES_A_SEAT * seat + HAND for seat in range(4)])
PLAYS: Final = tuple([FIRST_SEAT + ZONES_A_SEAT * seat + PLAY for seat in range(4)])
PACKS: Final = tuple([FIRST_SEAT + ZONES_A_SEAT * seat + PACK for seat in range(4)])
KEPTS: Final = tuple([FIRST_SEAT + ZONES_A_SEAT * seat + KEPT for seat in range(4)])
LOOKEDS: Final = tuple([FIRST_SEAT + ZONES_A_SEAT * seat + LOOKED for seat in range(4)])
"""By seat: the zones that are looked at all the time."""


def zone(seat: int, which: int) -> int:
    """The number of one of a seat's zones."""
    return FIRST_SEAT + ZONES_A_SEAT * seat + which


def zones(players: int) -> int:
    """How many zones there are."""
    return FIRST_SEAT + ZONES_A_SEAT * players


def sight(players: int) -> tuple[int, ...]:
    """Who sees each zone. The discard pile lies face down."""
    found = [NOBODY, NOBODY, EVERYBODY, EVERYBODY, EVERYBODY, EVERYBODY]
    for seat in range(players):
        found += [only(seat) if which in _SECRET else EVERYBODY for which in range(ZONES_A_SEAT)]
    return tuple(found)


def hidden(players: int) -> tuple[int, ...]:
    """All zones in which somebody does not see the cards."""
    return (DRAW, DISCARD, *(zone(seat, which) for seat in range(players) for which in _SECRET))

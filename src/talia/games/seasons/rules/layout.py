"""Which zone is where, and who sees it."""

from __future__ import annotations

from talia.kernel.sight import EVERYBODY, NOBODY, only

DRAW, DISCARD, REMOVED, COMMON, REPLICAS, COMING = range(6)
"""The piles in the middle; cards of Otus for all; the Replicas; and the card that is about to come into play."""

FIRST_SEAT = 6
HAND, PLAY, LIBRARY_2, LIBRARY_3, PACK, KEPT, LOOKED = range(7)
"""A seat's zones. `PACK` and `KEPT` are the draft's; `LOOKED` is for cards that are being looked at."""

ZONES_A_SEAT = 7
_SECRET = (HAND, LIBRARY_2, LIBRARY_3, PACK, KEPT, LOOKED)


HANDS, PLAYS, PACKS, KEPTS, LOOKEDS = (
    tuple(FIRST_SEAT + ZONES_A_SEAT * seat + which for seat in range(4)) for which in (HAND, PLAY, PACK, KEPT, LOOKED)
)
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

"""What a nemesis or a box brings to the table beside cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from talia.kernel.sight import EVERYBODY

BOUNDLESS: Final = 99
MOST_MARKED: Final = 999
_MOST: Final[dict[str, Callable[[int, int], int]]] = {}


def bounded(mark: str, most: Callable[[int, int], int]) -> str:
    """The name of a mark that is never more than this, by the number of players and of supply piles: positions that tell
    more are refused."""
    _MOST[mark] = most
    return mark


def most_marked(mark: str, players: int, piles: int) -> int:
    """How much a mark can be at a table."""
    most = _MOST.get(mark)
    return MOST_MARKED if most is None else most(players, piles)


@dataclass(frozen=True, eq=False)
class Zone:
    """A place for cards that only some tables have, at most so many.

    `seen` is who sees the cards there. `word` is how the table names it; a zone without one is not shown. Views have it
    under its id: its cards, or how many there are for somebody who does not see them.
    """

    id: str
    seen: int = EVERYBODY
    word: str = ""
    most: int = MOST_MARKED


@dataclass(frozen=True, eq=False)
class Crew:
    """Cards that a nemesis keeps beside its deck: what sort they are, and where they are drawn from and discarded to.

    A crew without a deck lies in play from the start. `hidden` is what some of them are on a side that nobody sees
    (rules/hidden_sides.py), such as an illusion. The deck is made anew from the discard pile `at_once` when it is empty, or
    only when a card is to be drawn from it.
    """

    word: str
    deck: Zone | None = None
    discard: Zone | None = None
    hidden: str = ""
    at_once: bool = False


@dataclass(frozen=True)
class Tokens:
    """The tokens of a nemesis: with how many it starts, and how few and how many it can have.

    `word` is how the table names them.
    """

    start: int = 0
    least: int = 0
    most: int = BOUNDLESS
    word: str = "table-tokens"

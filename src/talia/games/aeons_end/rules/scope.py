"""The scope of an effect: who acts, with which card."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Scope:
    """Who "you" are (`seat`), which card "this" is (`card`), which card or breach was chosen (`it`), and a number (`n`).

    A scope never changes; effects that choose somebody or something make a new one for what follows.
    """

    __slots__ = ("card", "it", "n", "seat")

    def __init__(self, seat: int, card: int = -1, it: int = -1, n: int = 0) -> None:
        self.seat = seat
        self.card = card
        self.it = it
        self.n = n

    def of(self, seat: int) -> Scope:
        """The same with somebody else as "you"."""
        if self.it < 0 and self.n == 0:
            return WITH_CARD[seat][self.card]
        return Scope(seat, self.card, self.it, self.n)

    def __repr__(self) -> str:
        return f"Scope({self.seat}, {self.card}, {self.it}, {self.n})"


@lru_cache(maxsize=16384)
def shared(seat: int, card: int, it: int = -1, n: int = 0) -> Scope:
    """Any scope that comes up again and again; plain Python, that is much quicker than to make another one."""
    return Scope(seat, card, it, n)


# Scopes never change, so the plain ones are made once and shared.

NOBODY: Final = Scope(-1)
OF_SEAT: Final = tuple(Scope(seat) for seat in range(4))
"""The scope of a player who acts without a card."""

WITH_CARD: Final[tuple[list[Scope], ...]] = tuple([scope] for scope in (*OF_SEAT, NOBODY))
"""The scope of a player, and at -1 of nobody, with a card; at -1 of each the one without. `provide` fills it."""

NOBODYS: Final = WITH_CARD[-1]
"""The scope of a nemesis card that acts by itself."""


def provide(cards: int) -> None:
    """See to it that there are shared scopes for a table of so many cards."""
    for row in WITH_CARD:
        row[-1:-1] = [Scope(row[-1].seat, card) for card in range(len(row) - 1, cards)]

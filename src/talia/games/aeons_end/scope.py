"""The scope of an effect: who acts, with which card."""

from __future__ import annotations


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

    def __repr__(self) -> str:
        return f"Scope({self.seat}, {self.card}, {self.it}, {self.n})"


NOBODY = Scope(-1)
OF_SEAT = tuple(Scope(seat) for seat in range(4))
"""The scope of a player who acts without a card; scopes never change, so these are shared."""

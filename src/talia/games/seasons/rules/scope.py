"""What an effect needs to know beside the state: who acts, with which card."""

from __future__ import annotations

from typing import Final


class Scope:
    """`seat` acts; `card` is what it comes from (-1: no card); `rival` is another seat it concerns.

    `n` and `picked` are what was counted or chosen on the way. `asks` is the card that people are told of where a rule asks
    for it; it decides nothing, so it is no part of what a save arrives at.
    """

    __slots__ = ("asks", "card", "n", "picked", "rival", "seat")

    def __init__(
        self, seat: int, card: int = -1, rival: int = -1, n: int = 0, picked: tuple[int, ...] = (), asks: int = -1
    ) -> None:
        self.seat = seat
        self.card = card
        self.rival = rival
        self.n = n
        self.picked = picked
        self.asks = asks

    def of(self, seat: int) -> Scope:
        """The same for another seat; `rival` is then whoever it comes from."""
        return Scope(seat, self.card, self.seat, self.n, self.picked)

    def __repr__(self) -> str:
        return f"Scope({self.seat}, {self.card}, {self.rival}, {self.n}, {self.picked})"


OF_CARD: Final[tuple[list[Scope], ...]] = ([], [], [], [])
"""By seat and card, that it acts with that card. Scopes never change, so each of these is made once; `provide` does it."""


def provide(cards: int) -> None:
    """See to it that there are shared scopes for a table of so many cards."""
    for seat, made in enumerate(OF_CARD):
        made += [Scope(seat, card) for card in range(len(made), cards)]


def of_card(seat: int, card: int) -> Scope:
    """A seat acts with a card."""
    return OF_CARD[seat][card]


OF_SEAT = tuple(Scope(seat) for seat in range(4))

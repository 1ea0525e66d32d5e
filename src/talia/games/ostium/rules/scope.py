"""The scope of an effect: whose it is, and what it is about."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.cards.abilities import Ability

Offer = tuple[tuple[Ability, int], ...]
"""Abilities that may be used, each with the card it is on."""


class Scope:
    """Whose doing it is (`side`), and with which card (`card`; -1: none). Effects that need more have a scope of their own.

    Fingerprints of old saves contain how scopes were written when all had the same fields: two numbers and the abilities on
    offer. So every scope is still written like that.
    """

    __slots__ = ("card", "side")

    def __init__(self, side: int, card: int = -1) -> None:
        self.side = side
        self.card = card

    def numbers(self) -> tuple[int, int]:
        """The two numbers that stand for what this scope has of its own."""
        return 0, 0

    def offered(self) -> Offer:
        """The abilities that are on offer."""
        return ()

    def __repr__(self) -> str:
        one, other = self.numbers()
        told = [(str(ability), source) for ability, source in self.offered()]
        return f"Scope({self.side}, {self.card}, {one}, {other}, {told})"


class Arriving(Scope):
    """A card comes to the battlefield, from hand or from the field."""

    __slots__ = ("from_hand",)

    def __init__(self, side: int, card: int, from_hand: bool) -> None:
        self.side = side
        self.card = card
        self.from_hand = from_hand

    def numbers(self) -> tuple[int, int]:
        return int(self.from_hand), 0


class Shifting(Scope):
    """The creature at a place (`slot`) goes to another one."""

    __slots__ = ("slot",)

    def __init__(self, side: int, slot: int) -> None:
        self.side = side
        self.card = -1
        self.slot = slot

    def numbers(self) -> tuple[int, int]:
        return self.slot, 0


class Using(Scope):
    """An ability of a card is used; `amount` is the number printed on it, 0 if it has none."""

    __slots__ = ("amount",)

    def __init__(self, side: int, card: int = -1, amount: int = 0) -> None:
        self.side = side
        self.card = card
        self.amount = amount

    def numbers(self) -> tuple[int, int]:
        return self.amount, 0


class Offering(Scope):
    """Abilities (`offer`) wait to be used."""

    __slots__ = ("offer",)

    def __init__(self, side: int, offer: Offer) -> None:
        self.side = side
        self.card = -1
        self.offer = offer

    def offered(self) -> Offer:
        return self.offer


class LayingDown(Scope):
    """Creatures (`places`: a bit a place) go onto the discard pile."""

    __slots__ = ("places",)

    def __init__(self, side: int, places: int) -> None:
        self.side = side
        self.card = -1
        self.places = places

    def numbers(self) -> tuple[int, int]:
        return self.places, 0


class Charging(Scope):
    """The creature of a column of the attack row charges."""

    __slots__ = ("column",)

    def __init__(self, side: int, column: int) -> None:
        self.side = side
        self.card = -1
        self.column = column

    def numbers(self) -> tuple[int, int]:
        return self.column, 0


class Meeting(Scope):
    """A charge of some strength has come to the creature in the attack row of a rival's column."""

    __slots__ = ("column", "rival", "strength")

    def __init__(self, side: int, rival: int, column: int, strength: int) -> None:
        self.side = side
        self.card = -1
        self.rival = rival
        self.column = column
        self.strength = strength

    def numbers(self) -> tuple[int, int]:
        return 3 * self.rival + self.column, self.strength


OF_SIDE: Final = tuple(Scope(side) for side in range(3))

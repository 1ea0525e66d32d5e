"""The scope of an effect: whose it is, and what it is about."""

from __future__ import annotations

from talia.games.ostium.cards.abilities import Ability


class Scope:
    """Whose doing it is (`side`), which card (`card`), two numbers, and the abilities that are still on offer."""

    __slots__ = ("a", "b", "card", "offer", "side")

    def __init__(
        self, side: int, card: int = -1, a: int = 0, b: int = 0, offer: tuple[tuple[Ability, int], ...] = ()
    ) -> None:
        self.side = side
        self.card = card
        self.a = a
        self.b = b
        self.offer = offer

    def __repr__(self) -> str:
        told = [(str(ability), source) for ability, source in self.offer]
        return f"Scope({self.side}, {self.card}, {self.a}, {self.b}, {told})"


OF_SIDE = tuple(Scope(side) for side in range(3))

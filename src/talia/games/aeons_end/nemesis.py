"""Nemeses: what stands across the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards import Card
    from talia.games.aeons_end.vocabulary.base import Deed


class Nemesis:
    """A nemesis: its life, what Unleash means, its tokens, its nine cards, and the rules of its own.

    `no_tokens` happens when its last token leaves. `harder_tokens` is what it starts with when the harder rule is used.
    """

    __slots__ = ("cards", "harder_tokens", "id", "life", "name", "no_tokens", "rating", "tokens", "unleash")

    def __init__(
        self,
        id: str,
        *,
        life: int,
        rating: int,
        unleash: Deed,
        cards: Sequence[Card],
        tokens: int = 0,
        harder_tokens: int | None = None,
        no_tokens: Deed | None = None,
    ) -> None:
        self.id = id
        self.name = Name(f"nemesis-{id}")
        self.life = life
        self.rating = rating
        self.unleash = unleash
        self.cards = tuple(cards)
        self.tokens = tokens
        self.harder_tokens = tokens if harder_tokens is None else harder_tokens
        self.no_tokens = no_tokens

    def starting_tokens(self, harder: bool) -> int:
        """How many tokens it starts with."""
        return self.harder_tokens if harder else self.tokens

    def __repr__(self) -> str:
        return f"<{self.id}>"


NEMESIS = Nemesis

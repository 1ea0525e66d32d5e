"""Nemeses: what stands across the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.card import Card
    from talia.games.aeons_end.cards.vocabulary.base import Deed
    from talia.games.aeons_end.cards.vocabulary.damage import Armour

BOUNDLESS = 99


class Nemesis:
    """A nemesis: its life, what Unleash means, its tokens, its nine cards, and the rules of its own.

    `no_tokens` happens when its last token leaves; `least` and `most` are how many tokens it can have. `armour` changes the
    damage dealt to it, and one that is `untouchable` cannot be dealt any. `turn_ends` happens at the end of its turn,
    `any_turn_ends` at the end of every turn. `on_exhaust` stands in for *Unleash twice* when a player is exhausted.
    `crew` are cards it keeps beside its deck, and `prepares` is what its set-up does with them. `harder` says which of all
    these are different when the harder rule is used.
    """

    __slots__ = (
        "any_turn_ends",
        "armour",
        "cards",
        "crew",
        "harder",
        "id",
        "least",
        "life",
        "most",
        "name",
        "no_tokens",
        "on_exhaust",
        "prepares",
        "rating",
        "tokens",
        "turn_ends",
        "unleash",
        "untouchable",
    )

    def __init__(
        self,
        id: str,
        *,
        life: int,
        rating: int,
        unleash: Deed,
        cards: Sequence[Card],
        tokens: int = 0,
        least: int = 0,
        most: int = BOUNDLESS,
        no_tokens: Deed | None = None,
        armour: Armour | None = None,
        untouchable: bool = False,
        turn_ends: Deed | None = None,
        any_turn_ends: Deed | None = None,
        on_exhaust: Deed | None = None,
        crew: Sequence[Card] = (),
        prepares: Deed | None = None,
        harder: Mapping[str, Any] | None = None,  # Any: the value of whichever field is different
    ) -> None:
        self.id = id
        self.name = Name(f"nemesis-{id}")
        self.life = life
        self.rating = rating
        self.unleash = unleash
        self.cards = tuple(cards)
        self.tokens = tokens
        self.least = least
        self.most = most
        self.no_tokens = no_tokens
        self.armour = armour
        self.untouchable = untouchable
        self.turn_ends = turn_ends
        self.any_turn_ends = any_turn_ends
        self.on_exhaust = on_exhaust
        self.crew = tuple(crew)
        self.prepares = prepares
        self.harder = dict(harder or {})

    def with_harder_rule(self) -> Nemesis:
        """This nemesis with its harder rule."""
        twin = Nemesis.__new__(Nemesis)
        for slot in self.__slots__:
            setattr(twin, slot, self.harder.get(slot, getattr(self, slot)))
        twin.harder = {}
        return twin

    def __repr__(self) -> str:
        return f"<{self.id}>"


NEMESIS = Nemesis

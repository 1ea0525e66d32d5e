"""Nemeses: their life, their Unleash, their tokens and their cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Tokens, Zone
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.vocabulary.damage import Armour
    from talia.games.aeons_end.rules.battle import Battle

NO_TOKENS: Final = Tokens()


@dataclass(frozen=True, eq=False, repr=False)
class Nemesis:
    """A nemesis: its life, what Unleash means, its tokens, its nine cards, and the rules of its own.

    A nemesis is a frozen value, compared by identity like a card.
    """

    id: str
    name: Name = field(init=False)
    life: int = field(kw_only=True)
    rating: int = field(kw_only=True)  # how hard its rulebook says it is
    lifeless: bool = False  # it has no life to be shown

    # Its turn and its rules
    unleash: Deed = field(kw_only=True)
    turn_begins: Deed | None = None
    turn_ends: Deed | None = None
    any_turn_ends: Deed | None = None  # at the end of every turn, whoever's
    on_exhaust: Deed | None = None  # instead of *Unleash twice* when a player is exhausted
    deck_spent: Deed | None = None  # instead of *Unleash three times* when it should draw a card and cannot
    battle_ends: Deed | None = None  # once somebody has won
    own: OwnRules | None = None  # rules that need more than all this to be said
    harder: Callable[[Nemesis], Nemesis] | None = None  # what it is with the harder rule

    # Damage
    armour: Armour | None = None  # changes the damage dealt to it
    untouchable: bool = False  # it cannot be dealt any
    struck: Deed | None = None  # where blows go (`Scope.n`) that are meant for it
    diverts: Deed | None = None  # where all damage of a spell (`Scope.n`) goes, while this is not idle

    # What it brings to the table
    cards: tuple[Card, ...] = field(kw_only=True)
    stacked: bool = False  # its deck is these cards as they stand here, the first on top, and no others
    tokens: Tokens = NO_TOKENS
    no_tokens: Deed | None = None  # when its last token leaves
    marks: tuple[str, ...] = ()  # the names of what is counted because of it
    crew: tuple[Card, ...] = ()  # cards it keeps beside its deck
    zones: tuple[Zone, ...] = ()  # places beside those of its crew
    piles: tuple[Card, ...] = ()  # supply piles that it adds
    supply: tuple[Zone, ...] = ()  # those of its zones whose cards, one in each, are part of the supply but no pile
    keeps: int = 0  # so many cards of each supply pile nobody can gain
    turn_cards: tuple[Card, ...] = ()  # instead of its usual ones; `immediately` on one happens before its turn
    prepares: Deed | None = None  # what its set-up does with all that

    # Campaigns and expeditions
    campaign: tuple[Card, ...] = ()  # cards of its own that only the decks of campaigns hold
    campaign_only: bool = False  # it stands in no single battle unless it is asked for
    last: bool = False  # with it a campaign ends
    in_expedition: Callable[[Nemesis], Nemesis] | None = None  # what it is there, if not what it is everywhere
    fewer_upgraded: int = 0  # so many upgraded cards of each tier fewer than others it meets there

    # Positions
    crew_in_play: int = 2  # the first few of its crew lie in play where a position says nothing of them
    crew_discarded: int = 0  # and so many on the second of their piles
    usual_marks: Callable[[Battle], Mapping[str, int]] | None = None  # its marks where a position tells none

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", Name(f"nemesis-{self.id}"))

    def brings(self) -> tuple[Zone, ...]:
        """The zones it brings to the table, each once: those of its crew, then all others."""
        crews = [card.crew for card in self.crew if card.crew is not None]
        piles = [pile for crew in crews for pile in (crew.deck, crew.discard) if pile is not None]
        return tuple(dict.fromkeys((*piles, *self.zones)))

    def everything(self) -> tuple[Card, ...]:
        """All cards that are its own, wherever they lie."""
        return (*self.piles, *self.crew, *self.cards, *self.campaign)

    def present(self) -> tuple[Card, ...]:
        """What positions put into play of it by themselves: what always lies there, and the first of its crew."""
        able = [card for card in self.crew if card.sort in (Sort.MINION, Sort.POWER)]
        always = self.always()
        return (*always, *[card for card in able if card not in always][: self.crew_in_play])

    def always(self) -> tuple[Card, ...]:
        """Those of its crew that lie in play from the start."""
        return tuple(card for card in self.crew if card.crew is not None and card.crew.deck is None)

    def on_expedition(self) -> Nemesis:
        """This nemesis as it is in an expedition; most are as everywhere."""
        return self if self.in_expedition is None else replace(self.in_expedition(self), in_expedition=None)

    def has_crew_deck(self) -> bool:
        """Whether some of its crew come from a deck: where there is none, other places lie where that deck would."""
        return len(self.always()) < len(self.crew)

    def with_harder_rule(self) -> Nemesis:
        """This nemesis with its harder rule; one that has none is as it is."""
        return self if self.harder is None else replace(self.harder(self), harder=None)

    def __repr__(self) -> str:
        return f"<{self.id}>"


NEMESIS: Final = Nemesis

"""Nemeses: what stands across the table."""

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

    `no_tokens` happens when its last token leaves. `armour` changes the damage dealt to it, and one that is `untouchable`
    cannot be dealt any. `turn_ends` happens at the end of its turn, `any_turn_ends` at the end of every turn. `on_exhaust`
    stands in for *Unleash twice* when a player is exhausted. `turn_begins` happens at the start of its turn. `struck` is
    where blows go (`Scope.n`) that are meant for it, and one that is `lifeless` has no life to be shown. `marks` are the
    names of what is counted because of it.
    `deck_spent` stands in for *Unleash three times* when it should draw a card and cannot, and `battle_ends` happens once
    somebody has won. The deck of one that is `stacked` is its own cards as they stand here, the first on top, and no others;
    `campaign` are cards of its own that only the decks of campaigns hold, and one that is `campaign_only` stands in no
    single battle unless it is asked for. With one that is the `last` a campaign ends.
    `diverts` is where a spell's damage (`Scope.n`) goes while it is not idle, whatever the spell strikes at.
    `crew` are cards it keeps beside its deck, of whom positions put the first few (`arrive`) into play by themselves,
    `zones` are places it brings beside theirs, and `prepares` is what its set-up does with them. `piles` are supply piles
    that it adds, `supply` those of its zones whose cards, one in each, are part of the supply but no pile. `turn_cards`
    stand in for its usual turn order cards; what is `immediately` on one happens before its turn. Of each supply pile it
    `keeps` so many cards that nobody can gain. `own` are rules that need more than all this to be said. `harder` makes of
    it the nemesis that it is with the harder rule, and `afield` that which it is in an expedition, where it meets so many
    upgraded cards of each tier fewer than others (`spares`).

    Positions may say cards of its own by the names that these show, where those are not their ids (`namesakes`). Where
    positions say nothing of its crew, so many of them are `dealt` to the second of their piles, and where they tell none
    of its marks, these are as `counted`.

    A nemesis is a frozen value, compared by identity like a card.
    """

    id: str
    life: int = field(kw_only=True)
    rating: int = field(kw_only=True)
    unleash: Deed = field(kw_only=True)
    cards: tuple[Card, ...] = field(kw_only=True)
    name: Name = field(init=False)
    tokens: Tokens = NO_TOKENS
    no_tokens: Deed | None = None
    armour: Armour | None = None
    untouchable: bool = False
    turn_ends: Deed | None = None
    any_turn_ends: Deed | None = None
    turn_begins: Deed | None = None
    on_exhaust: Deed | None = None
    struck: Deed | None = None
    lifeless: bool = False
    marks: tuple[str, ...] = ()
    diverts: Deed | None = None
    crew: tuple[Card, ...] = ()
    arrive: int = 2
    zones: tuple[Zone, ...] = ()
    prepares: Deed | None = None
    piles: tuple[Card, ...] = ()
    supply: tuple[Zone, ...] = ()
    turn_cards: tuple[Card, ...] = ()
    keeps: int = 0
    own: OwnRules | None = None
    deck_spent: Deed | None = None
    battle_ends: Deed | None = None
    stacked: bool = False
    campaign: tuple[Card, ...] = ()
    campaign_only: bool = False
    last: bool = False
    harder: Callable[[Nemesis], Nemesis] | None = None
    afield: Callable[[Nemesis], Nemesis] | None = None
    spares: int = 0
    namesakes: Mapping[str, str] = field(default_factory=dict)
    dealt: int = 0
    counted: Callable[[Battle], Mapping[str, int]] | None = None

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
        return (*always, *[card for card in able if card not in always][: self.arrive])

    def always(self) -> tuple[Card, ...]:
        """Those of its crew that lie in play from the start."""
        return tuple(card for card in self.crew if card.crew is not None and card.crew.deck is None)

    def on_expedition(self) -> Nemesis:
        """This nemesis as it is in an expedition; most are as everywhere."""
        return self if self.afield is None else replace(self.afield(self), afield=None)

    def has_crew_deck(self) -> bool:
        """Whether some of its crew come from a deck: where there is none, other places lie where that deck would."""
        return len(self.always()) < len(self.crew)

    def with_harder_rule(self) -> Nemesis:
        """This nemesis with its harder rule; one that has none is as it is."""
        return self if self.harder is None else replace(self.harder(self), harder=None)

    def __repr__(self) -> str:
        return f"<{self.id}>"


NEMESIS: Final = Nemesis

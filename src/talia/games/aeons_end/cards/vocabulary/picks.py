"""Choosing cards and doing something with them: `destroy(played_gem_or_relic)`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.picked import card_options, options_in
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import OnCard, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASHED
from talia.games.aeons_end.rules.layout import BREACH, DISCARD, HAND, HANDS, PLAYED
from talia.games.aeons_end.rules.options import DONE, LEAVE
from talia.games.aeons_end.rules.scope import Scope, shared
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice

if TYPE_CHECKING:
    pass

ANY_COST: Final = 99

HOW_MANY: Final[tuple[Mapping[str, Arg], ...]] = tuple([{"n": n} for n in range(ANY_COST)])
"""How many are still to be chosen, as a question says it."""


@dataclass(frozen=True)
class Cards:
    """Some cards: where they are, whose, and of what sort and cost. `dearest` narrows them to the most expensive,
    `only` to those of this id."""

    word: str
    places: tuple[int, ...]
    sorts: tuple[Sort, ...] = (Sort.GEM, Sort.RELIC, Sort.SPELL)
    least: int = 0
    most: int = ANY_COST
    anyone: bool = False
    dearest: bool = False
    only: str = field(default="", repr=False)  # not told: older agendas were told without
    picky: bool = field(init=False)
    """Whether there may be cards in these places that are not meant."""
    any_cost: bool = field(init=False, repr=False, compare=False)
    """Whether it is at most their sort that decides."""
    place: int = field(init=False, repr=False, compare=False)
    """The one place where they are, if it is one player's; otherwise -1."""

    def __post_init__(self) -> None:
        any_cost = self.least <= 0 and self.most >= ANY_COST and self.only == ""
        object.__setattr__(self, "any_cost", any_cost)
        object.__setattr__(self, "place", self.places[0] if len(self.places) == 1 and not self.anyone else -1)
        object.__setattr__(self, "picky", len(self.sorts) < 3 or not any_cost)

    def all(self, battle: Battle, scope: Scope) -> list[int]:
        """Every such card, whatever it costs beside the others."""
        zones = battle.zones
        if self.place >= 0:
            there = zones[HANDS[scope.seat] + self.place]
            return self._meant(battle, there) if self.picky else there[:]
        cards: list[int] = []
        for seat in battle.everyone() if self.anyone else (scope.seat,):
            first = HANDS[seat]
            for place in self.places:
                there = zones[first + place]
                if there:  # of breaches, few have a spell
                    cards += there
        return self._meant(battle, cards) if self.picky and cards else cards

    def _meant(self, battle: Battle, cards: list[int]) -> list[int]:
        """Those of some cards that are meant: by their sort alone, as it mostly is, or by cost and id as well."""
        kinds, sorts = battle.kinds, self.sorts
        found = []
        if self.any_cost:
            for card in cards:
                if kinds[card].sort in sorts:
                    found.append(card)
            return found
        least, most, only = self.least, self.most, self.only
        for card in cards:
            kind = kinds[card]
            if (not only or kind.id == only) and least <= kind.cost <= most and kind.sort in sorts:
                found.append(card)
        return found

    def at_least(self, battle: Battle, scope: Scope, n: int) -> bool:
        """Whether there are so many such cards: asked all the time, so only as many are looked for."""
        zones, picky = battle.zones, self.picky
        if self.place >= 0:
            there = zones[HANDS[scope.seat] + self.place]
            if not picky or len(there) < n:
                return len(there) >= n
            if not self.any_cost:
                return len(self._meant(battle, there)) >= n
            kinds, sorts = battle.kinds, self.sorts
            for card in there:
                if kinds[card].sort in sorts:
                    n -= 1
                    if n <= 0:
                        return True
            return n <= 0
        for seat in battle.everyone() if self.anyone else (scope.seat,):
            first = HANDS[seat]
            for place in self.places:
                there = zones[first + place]
                if there:
                    n -= len(self._meant(battle, there)) if picky else len(there)
                    if n <= 0:
                        return True
        return n <= 0

    def options(self, battle: Battle, scope: Scope, verb: str) -> list[Option]:
        """Those that may be chosen next, as options."""
        if self.place < 0 or self.place == DISCARD:
            return card_options(battle, self.now(battle, scope), verb, self.anyone and battle.players > 1)
        number = HANDS[scope.seat] + self.place
        if self.any_cost and not self.dearest:  # as it mostly is
            sorts = self.sorts if self.picky else None
            return options_in(battle, battle.zones[number], verb, scope.seat, number, sorts)
        return options_in(battle, self.now(battle, scope), verb, scope.seat, number)

    def now(self, battle: Battle, scope: Scope) -> list[int]:
        """Those that may be chosen next."""
        found = self.all(battle, scope)
        return _dearest_of(battle, found) if self.dearest and found else found

    def words(self, v: Voice, n: int, form: str, case: str = "acc") -> str:
        """So many of these cards."""
        return v.say(f"cards-{self.word}", n=n, form=form, case=case)


def _dearest_of(battle: Battle, cards: list[int]) -> list[int]:
    top = max([battle.kinds[card].cost for card in cards])
    return [card for card in cards if battle.kinds[card].cost == top]


BREACHES: Final = (BREACH, BREACH + 1, BREACH + 2, BREACH + 3)

in_hand: Final = Cards("in-hand", (HAND,))
in_discard: Final = Cards("in-discard", (DISCARD,))
zero_in_discard: Final = Cards("zero-in-discard", (DISCARD,), most=0)
played_gem_or_relic: Final = Cards("played", (PLAYED,), sorts=(Sort.GEM, Sort.RELIC))
prepped_spell: Final = Cards("prepped", BREACHES)
in_hand_or_discard: Final = Cards("in-hand-or-discard", (HAND, DISCARD))
prepped_zero: Final = Cards("prepped-zero", BREACHES, most=0)
prepped_5_or_more: Final = Cards("prepped-5-or-more", BREACHES, least=5)


hand_1_or_more = Cards("hand-1-or-more", (HAND,), least=1)
hand_2_or_more = Cards("hand-2-or-more", (HAND,), least=2)
hand_3_or_more = Cards("hand-3-or-more", (HAND,), least=3)
hand_4_or_more = Cards("hand-4-or-more", (HAND,), least=4)
prepped_3_or_more = Cards("prepped-3-or-more", BREACHES, least=3)
zero_in_hand = Cards("zero-in-hand", (HAND,), most=0)
gem_in_hand = Cards("gem-in-hand", (HAND,), sorts=(Sort.GEM,))
gem_in_hand_3_or_more = Cards("gem-3-or-more-in-hand", (HAND,), sorts=(Sort.GEM,), least=3)
spell_in_hand = Cards("spell-in-hand", (HAND,), sorts=(Sort.SPELL,))
prepped_1_or_more = Cards("prepped-1-or-more", BREACHES, least=1)
in_discard_6_or_less = Cards("in-discard-6-or-less", (DISCARD,), most=6)


def anyones(cards: Cards) -> Cards:
    """These cards, whoever has them: for what the players do together."""
    return replace(cards, anyone=True)


def dearest(cards: Cards) -> Cards:
    """The most expensive of these cards."""
    return replace(cards, dearest=True, word=f"dearest-{cards.word}")


anyones_prepped: Final = anyones(prepped_spell)

that_spell = replace(dearest(prepped_spell), word="that-spell")
"""The dearest spell of the player who was just found by it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """What is done with a chosen card."""

    __slots__ = ()

    word: ClassVar[str] = ""

    @abstractmethod
    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        """Do it."""

    def in_any_order(self, battle: Battle, cards: list[int]) -> bool:
        """Whether it comes to the same in which order it is done with all of these cards."""
        return False


class _Discard(Verb):
    word: ClassVar[str] = "discard"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        deeds.discard(battle, card)

    def in_any_order(self, battle: Battle, cards: list[int]) -> bool:
        """No discard pile gets cards of two kinds, and none of them does something when it is thrown away; which it does in
        players' turns only (until rules 8 this was overlooked)."""
        found: dict[int, Card] = {}
        reacting = battle.active >= 0 or battle.table.rules < 9
        for card in cards:
            kind = battle.kinds[card]
            if (reacting and kind.when_thrown is not None) or found.setdefault(battle.owner(card), kind) is not kind:
                return False
        return True

    def __repr__(self) -> str:
        return "discard"


class _Destroy(Verb):
    word: ClassVar[str] = "destroy"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        deeds.destroy(battle, card)

    def in_any_order(self, battle: Battle, cards: list[int]) -> bool:
        return True  # what has left the game lies in no order that matters

    def __repr__(self) -> str:
        return "destroy"


class _Take(Verb):
    word: ClassVar[str] = "take"

    def do(self, battle: Battle, scope: Scope, card: int) -> None:
        deeds.to_hand(battle, card, scope.seat)

    def __repr__(self) -> str:
        return "take"


DISCARDING: Final = _Discard()
DESTROYING: Final = _Destroy()
TAKING: Final = _Take()


def _lying(battle: Battle, card: int) -> object:
    """A card where it lies, the same for those that cannot be told apart (since rules 12); in a discard pile they can."""
    if battle.table.rules < 12 or battle.offset(card) == DISCARD:
        return card
    return battle.kinds[card], battle.where[card]


@dataclass(frozen=True)
class Pick(Choosing):
    """Choose so many cards, one after the other, and do something with each. `up_to` may stop early."""

    verb: Verb
    cards: Cards
    n: int = 1
    up_to: bool = False
    question: str = field(init=False, repr=False, compare=False)
    """The word by which it is asked."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "question", f"ask-{self.verb.word}" if self.n > 1 else f"ask-{self.verb.word}-one")

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if scope.n >= self.n:
            return
        seat, word, options = self.asks(battle, scope)
        if options:
            if self.up_to:
                options = [*options, DONE]
            elif len(options) > 1 and battle.table.rules > 7 and (left := self._left(battle, scope)) > 1:
                cards = self.cards.all(battle, scope) if battle.table.rules < 9 else self.cards.now(battle, scope)
                if len(cards) <= left and self.verb.in_any_order(battle, cards):
                    if self.cards.dearest and battle.table.rules > 8:  # then those that are dearest without them
                        after = shared(scope.seat, scope.card, scope.it, scope.n + len(cards))
                        battle.agenda.append((self, after))
                    for card in cards:
                        self.verb.do(battle, scope, card)
                    return
            battle.ask(seat, word, options, self, scope, HOW_MANY[self.n - scope.n])

    def _left(self, battle: Battle, scope: Scope) -> int:
        """How many have still to go; of anybody's cards, those too that go right after them (since rules 10)."""
        left = self.n - scope.n
        if self.cards.anyone and not self.cards.dearest and battle.table.rules > 9:
            for deed, whose in reversed(battle.agenda):
                if isinstance(deed, Pick) and deed.verb is self.verb and deed.cards == self.cards and not deed.up_to:
                    left += deed.n - whose.n
                elif deed is not UNLEASHED:
                    break
        return left

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        cards = self.cards
        return (None if cards.anyone else scope.seat), self.question, cards.options(battle, scope, self.verb.word)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is DONE:
            return
        if scope.n + 1 < self.n:
            battle.agenda.append((self, shared(scope.seat, scope.card, scope.it, scope.n + 1)))
        action = option.action
        assert isinstance(action, OnCard)
        self.verb.do(battle, scope, action.card)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.up_to or self.cards.at_least(battle, scope, self.n)

    def full_with(self, battle: Battle, scope: Scope, more: int) -> bool:
        held = not self.cards.picky and HAND in self.cards.places  # of any card drawn it is known that it would do
        return self.up_to or self.cards.at_least(battle, scope, self.n - more if held else self.n)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self.cards.at_least(battle, scope, 1)

    def outcome(self, battle: Battle, scope: Scope) -> tuple[object, ...]:
        cards = self.cards.all(battle, scope)
        if len(cards) == 1 and not self.up_to:
            return ((self.verb, _lying(battle, cards[0])),)
        if cards and self.n == 1 and not self.up_to and battle.table.rules > 11:
            alike = {_lying(battle, card) for card in cards}
            if len(alike) == 1:
                return ((self.verb, alike.pop()),)
        return (self,)

    def can_vary(self) -> bool:
        return True

    def reach(self, battle: Battle, scope: Scope) -> int:
        """As many as there are, but no more than are asked for (since rules 5)."""
        there = len(self.cards.all(battle, scope))
        return min(there, self.n) if battle.table.rules > 4 else there

    def clause(self, v: Voice, form: str) -> str:
        cards = self.cards.words(v, self.n, form, "gen" if self.up_to else "acc")
        if self.up_to:
            cards = v.say("up-to", cards=cards)
        return v.say(f"do-{self.verb.word}", form="together" if self.cards.anyone else form, cards=cards)


@dataclass(frozen=True)
class DiscardAll(Deed):
    """That player discards all of these cards in the order they like, because nobody shuffles. Until rules 3 it was the
    order in which they lay."""

    cards: Cards
    word: str

    def resolve(self, battle: Battle, scope: Scope) -> None:
        cards = self.cards.all(battle, scope)
        kinds = battle.kinds
        if battle.table.rules > 3 and any(kinds[card] is not kinds[cards[0]] for card in cards):
            found = card_options(battle, cards, DISCARDING.word, False)
            battle.ask(scope.seat, "ask-discard-next", [*found, LEAVE], self, scope)
        else:
            self._all_at_once(battle, cards)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is LEAVE:
            self._all_at_once(battle, self.cards.all(battle, scope))
        else:
            battle.agenda.append((self, scope))
            deeds.discard(battle, chosen_card(option))

    def _all_at_once(self, battle: Battle, cards: list[int]) -> None:
        for card in cards:
            deeds.discard(battle, card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self.cards.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say(self.word, form=form)


def discard(cards: Cards, n: int = 1) -> Pick:
    """Discard so many of these cards."""
    return Pick(DISCARDING, cards, n)


def destroy(cards: Cards, n: int = 1, up_to: bool = False) -> Pick:
    """Destroy so many of these cards."""
    return Pick(DESTROYING, cards, n, up_to)


def take_to_hand(cards: Cards) -> Pick:
    """Place one of these cards into your hand."""
    return Pick(TAKING, cards)


def at_hand(battle: Battle, card: int) -> bool:
    """Whether a card that was played or cast still lies where that left it: before its player, in a discard pile or, cast
    without being discarded, on its breach (since rules 4)."""
    if battle.owner(card) < 0:
        return False
    place = battle.offset(card)
    return place in (PLAYED, DISCARD) or (place >= BREACH and battle.casting == card and battle.table.rules > 3)


@dataclass(frozen=True)
class DestroyThis(Deed):
    """Destroy this card, played or just cast."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self.full(battle, scope):
            deeds.destroy(battle, scope.card)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return at_hand(battle, scope.card)

    def outcome(self, battle: Battle, scope: Scope) -> tuple[object, ...]:
        return ((DESTROYING, _lying(battle, scope.card)),)

    def can_vary(self) -> bool:
        return True

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self.full(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-this", form=form)


def destroy_this() -> Deed:
    """Destroy this card."""
    return DestroyThis()


@dataclass(frozen=True)
class AllysTop(Choosing):
    """Take the top card of any ally's discard pile into your hand, or destroy it."""

    verb: Verb

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        tops = [battle.zone(ally, DISCARD)[-1] for ally in battle.allies(scope.seat) if battle.zone(ally, DISCARD)]
        return scope.seat, f"ask-{self.verb.word}-one", card_options(battle, tops, self.verb.word, battle.players > 1)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        self.verb.do(battle, scope, chosen_card(option))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return any(battle.zone(ally, DISCARD) for ally in battle.allies(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say(f"do-{self.verb.word}-allys-top", form=form)


def take_allys_top() -> Deed:
    """Place the top card of any ally's discard pile into your hand."""
    return AllysTop(TAKING)


def destroy_allys_top() -> Deed:
    """Destroy the top card of any ally's discard pile."""
    return AllysTop(DESTROYING)

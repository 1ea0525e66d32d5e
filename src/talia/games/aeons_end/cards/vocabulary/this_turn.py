"""What cards look back on, this turn, and what they do with the card that something just happened to."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.vocabulary.amounts import Fixed
from talia.games.aeons_end.cards.vocabulary.base import YOU, Choosing, Condition, Deed, May, joined
from talia.games.aeons_end.cards.vocabulary.damage import Deal
from talia.games.aeons_end.cards.vocabulary.gains import ANY_COST
from talia.games.aeons_end.cards.vocabulary.picks import at_hand
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import gained_by, place_on_deck
from talia.games.aeons_end.rules.layout import DISCARD, HAND
from talia.games.aeons_end.rules.moments import cast_by, played
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class SecondTime(Condition):
    """This is the second time that you have played, or cast, a card of this name this turn."""

    casting: bool

    def holds(self, battle: Battle, scope: Scope) -> bool:
        id = battle.kinds[scope.card].id
        return battle.done.count(cast_by(battle, id, scope.seat) if self.casting else played(id)) == 2

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-second-cast" if self.casting else "if-second-played")


@dataclass(frozen=True)
class SecondGained(Condition):
    """This is the second card that you have gained this turn."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        if scope.seat == battle.active:
            return len(battle.gained) == 2
        return battle.done.count(gained_by(scope.seat)) == 2

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-second-gained")


@dataclass(frozen=True)
class ItIs(Condition):
    """The card that something just happened to is of one of these sorts, and of such a cost."""

    word: str
    sorts: tuple[Sort, ...]
    least: int = 0
    most: int = ANY_COST

    def holds(self, battle: Battle, scope: Scope) -> bool:
        kind = battle.kinds[scope.it]
        return kind.sort in self.sorts and self.least <= kind.cost <= self.most

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say(f"it-{self.word}", n=self.least if self.least else self.most)


@dataclass(frozen=True)
class ThisToHand(Deed):
    """The card just gained, this one, goes into its owner's hand."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            deeds.to_hand(battle, scope.card, scope.seat)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.owner(scope.card) != scope.seat or battle.offset(scope.card) != DISCARD

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-this-to-hand", form=form)


@dataclass(frozen=True)
class ThisOntoDeck(Deed):
    """This card, played or just cast, goes on top of your deck: that of whoever cast it, even if it was prepped by somebody
    else (up to rules 3: of whose it was)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            seat = scope.seat if battle.table.rules > 3 else battle.owner(scope.card)
            place_on_deck(battle, seat, scope.card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not at_hand(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-this-onto-deck", form=form)


@dataclass(frozen=True)
class DiscardThisCard(Deed):
    """This card is discarded from its owner's hand."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.owner(scope.card) == scope.seat and battle.offset(scope.card) == HAND:
            deeds.discard(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-this-card", form=form)


@dataclass(frozen=True)
class DestroyThisCard(Deed):
    """This card is destroyed in its owner's hand."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self.full(battle, scope):
            deeds.destroy(battle, scope.card)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.owner(scope.card) == scope.seat and battle.offset(scope.card) == HAND

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-this", form=form)


@dataclass(frozen=True)
class ItOntoDeck(Deed):
    """The card just gained (`scope.it`) goes on top of its owner's deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            place_on_deck(battle, scope.seat, scope.it)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.owner(scope.it) != scope.seat or battle.offset(scope.it) != DISCARD

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-it-onto-deck", form=form)


@dataclass(frozen=True)
class DealMore(Deed):
    """*Deal damage. You may ... If you do, deal additional damage*: that joins the same blow, so it is asked first."""

    base: int
    price: Choosing
    more: int
    also: Deed | None = None

    def resolve(self, battle: Battle, scope: Scope) -> None:
        paid = Scope(scope.seat, scope.card, scope.it, 0)
        battle.agenda.append((_PaidOrNot(self.base, self.more, len(battle.hand(scope.seat)), self.also), paid))
        May(self.price).resolve(battle, scope)

    def parts(self) -> tuple[Deed, ...]:
        return (self.price,) if self.also is None else (self.price, self.also)

    def clause(self, v: Voice, form: str) -> str:
        deal = v.say("do-deal", form=form, damage=v.say("damage", n=self.base))
        price = May(self.price).clause(v, form)
        more = v.say("if-done", form=form, clause=joined(v, "and", self._more(v, form)))
        return f"{deal}. {price[:1].upper()}{price[1:]}. {more}"

    def _more(self, v: Voice, form: str) -> list[str]:
        more = v.say("do-deal-more", form=form, n=self.more)
        return [more] if self.also is None else [more, self.also.clause(v, form)]


@dataclass(frozen=True)
class _PaidOrNot(Deed):
    """The blow, with so much more if there are fewer cards in hand than there were."""

    base: int
    more: int
    held: int
    also: Deed | None = None

    def resolve(self, battle: Battle, scope: Scope) -> None:
        paid = len(battle.hand(scope.seat)) < self.held
        if paid and self.also is not None:
            battle.agenda.append((self.also, scope))
        Deal(Fixed(self.base + (self.more if paid else 0))).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage=v.say("damage", n=self.base))


def second_time_played() -> Condition:
    """You play a card of this name for the second time this turn."""
    return SecondTime(casting=False)


def second_time_cast() -> Condition:
    """You cast a spell of this name for the second time this turn."""
    return SecondTime(casting=True)


def second_gained() -> Condition:
    """This is the second card that you gain this turn."""
    return SecondGained()


def this_to_hand() -> Deed:
    """Place this card, just gained, into your hand."""
    return ThisToHand()


def this_onto_deck() -> Deed:
    """Place this on top of your deck."""
    return ThisOntoDeck()


def discard_this_card() -> Deed:
    """Discard this from your hand."""
    return DiscardThisCard()


def destroy_this_card() -> Deed:
    """Destroy this in your hand."""
    return DestroyThisCard()


def it_onto_deck() -> Deed:
    """Place the card just gained on top of your deck."""
    return ItOntoDeck()


def deal_more(base: int, price: Choosing, more: int, also: Deed | None = None) -> Deed:
    """Deal damage, and more of it for a price, which may bring something else too."""
    return DealMore(base, price, more, also)


def gem_or_relic(least: int = 0) -> Condition:
    """A gem or relic that costs so much or more."""
    return ItIs("gem-or-relic", (Sort.GEM, Sort.RELIC), least)

"""What a nemesis card takes from the players, and what follows from what was taken."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import YOU, Choosing, Condition, Deed, When, called
from talia.games.aeons_end.cards.vocabulary.people import WithDearestSpell
from talia.games.aeons_end.cards.vocabulary.picks import (
    Cards,
    Pick,
    anyones,
    dearest,
    destroy,
    discard,
    prepped_spell,
    that_spell,
)
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import TURN_DISCARD
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Afterwards(Deed):
    """*Then, ...*: what follows in a sentence of its own, told of the same player."""

    first: Deed
    then: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.agenda.append((self.then, scope))
        self.first.resolve(battle, scope)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.first.full(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.first.idle(battle, scope) and self.then.idle(battle, scope)

    def reach(self, battle: Battle, scope: Scope) -> int:
        return self.first.reach(battle, scope)

    def always_full(self) -> bool:
        return self.first.always_full()

    def parts(self) -> tuple[Deed, ...]:
        return (self.first, self.then)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Afterwards(*parts)

    def clause(self, v: Voice, form: str) -> str:
        word = "afterwards-if" if isinstance(self.then, When) else "afterwards"
        return f"{self.first.clause(v, form)}. {v.say(word, clause=self.then.clause(v, form))}"


@dataclass(frozen=True)
class DiscardFree(Choosing):
    """Discard so many of these cards; if all of them cost 0, something follows. With fewer cards than that, nothing does."""

    cards: Cards
    n: int
    then: Deed
    pick: Pick = field(init=False, repr=False, compare=False)
    """The discard alone."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "pick", discard(self.cards, self.n))

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat, word, options = self.asks(battle, scope)
        if options:
            battle.ask(seat, word, options, self, scope, {"n": self.n})

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return self.pick.asks(battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        if battle.kinds[card].cost:
            rest: Deed = discard(self.cards, self.n - 1)
        else:
            rest = replace(self, n=self.n - 1) if self.n > 1 else self.then
        battle.agenda.append((rest, scope))
        deeds.discard(battle, card)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.pick.full(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.pick.idle(battle, scope)

    def reach(self, battle: Battle, scope: Scope) -> int:
        return self.pick.reach(battle, scope)

    def parts(self) -> tuple[Deed, ...]:
        return (self.then,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return DiscardFree(self.cards, self.n, *parts)

    def clause(self, v: Voice, form: str) -> str:
        return f"{self.pick.clause(v, form)}. {v.say('if-free', n=self.n, clause=self.then.clause(v, form))}"


@dataclass(frozen=True)
class LoseDearestSpell(Deed):
    """The player with the most expensive prepped spell destroys it; if it cost no more than so much, or nobody had one,
    something follows."""

    most: int
    then: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        spells = dearest(anyones(prepped_spell)).now(battle, scope)
        if not spells or battle.kinds[spells[0]].cost <= self.most:
            battle.agenda.append((self.then, scope))
        if spells:
            (WithDearestSpell() >> destroy(that_spell)).resolve(battle, scope)

    def parts(self) -> tuple[Deed, ...]:
        return (self.then,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return LoseDearestSpell(self.most, *parts)

    def clause(self, v: Voice, form: str) -> str:
        lost = (WithDearestSpell() >> destroy(that_spell)).clause(v, form)
        return f"{lost}. {v.say('if-lost-cheap', n=self.most, clause=self.then.clause(v, form))}"


@dataclass(frozen=True)
class SomeonePrepped(Condition):
    """Any player has a prepped spell that costs so much or more."""

    least: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        kinds = battle.kinds
        return any(kinds[card].cost >= self.least for seat in battle.everyone() for card in battle.prepped(seat))

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-someone-prepped", n=self.least)


@dataclass(frozen=True)
class YourCharges(Measure):
    """The charges of the player this happens to."""

    word: str = called("your-charges")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.charges[scope.seat]


@dataclass(frozen=True)
class DearInHand(Measure):
    """The cards in that player's hand that cost so much or more."""

    least: int
    word: str = called("dear-in-hand")

    def value(self, battle: Battle, scope: Scope) -> int:
        return sum(1 for card in battle.hand(scope.seat) if battle.kinds[card].cost >= self.least)

    def words(self, v: Voice) -> str:
        return v.say("measure-dear-in-hand", n=self.least)


@dataclass(frozen=True)
class GraveholdLife(Measure):
    """Gravehold's life."""

    word: str = called("gravehold-life")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.gravehold


@dataclass(frozen=True)
class PlayerTurnsDiscarded(Measure):
    """How many cards of the players lie in the turn order discard pile."""

    word: str = called("player-turns")

    def value(self, battle: Battle, scope: Scope) -> int:
        return len(battle.zones[TURN_DISCARD]) - battle.nemesis_turns_discarded()


def afterwards(first: Deed, then: Deed) -> Deed:
    """One thing. *Then, ...* another."""
    return Afterwards(first, then)


def discard_free(cards: Cards, n: int, then: Deed) -> Deed:
    """Discard so many of these cards; if all of them cost 0, something follows."""
    return DiscardFree(cards, n, then)


def lose_dearest_spell(most: int, then: Deed) -> Deed:
    """The player with the most expensive prepped spell destroys it; something follows if it was cheap or there was none."""
    return LoseDearestSpell(most, then)


def someone_prepped(least: int) -> Condition:
    """Any player has a prepped spell that costs so much or more."""
    return SomeonePrepped(least)


def your_charges() -> Measure:
    """That player's charges."""
    return YourCharges()


def dear_in_hand(least: int) -> Measure:
    """The cards in that player's hand that cost so much or more."""
    return DearInHand(least)


def gravehold_life() -> Measure:
    """Gravehold's life."""
    return GraveholdLife()


def player_turns_discarded() -> Measure:
    """Cards of the players in the turn order discard pile."""
    return PlayerTurnsDiscarded()

"""Amounts: fixed numbers, so much for each of something, or as much as something is."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, called
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Name, Voice


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure:
    """A number that can be read off the table.

    `each` says it after *for each*, `equal` after *equal to*; `word` names its conditions.
    """

    __slots__ = ()

    word: str

    @abstractmethod
    def value(self, battle: Battle, scope: Scope) -> int:
        """The number."""

    def words(self, v: Voice) -> str:
        """What it is a number of."""
        return v.say(f"measure-{self.word}")

    def __hash__(self) -> int:
        return hash(type(self).__name__)  # compiled, what can be compared has no hash unless it says so

    def __ge__(self, n: int) -> Compare:
        return Compare(self, "at-least", n)

    def __le__(self, n: int) -> Compare:
        return Compare(self, "at-most", n)

    def exactly(self, n: int) -> Compare:
        """A condition: it is just this number."""
        return Compare(self, "exactly", n)

    def __rmul__(self, each: int) -> PerEach:
        return PerEach(0, each, self)


@dataclass(frozen=True)
class Compare(Condition):
    """A measure compared with a number."""

    measure: Measure
    how: str
    n: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        value = self.measure.value(battle, scope)
        if self.how == "at-least":
            return value >= self.n
        if self.how == "at-most":
            return value <= self.n
        return value == self.n

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say(f"if-{self.measure.word}", form=form, how=self.how, n=self.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """How much."""

    __slots__ = ()

    @abstractmethod
    def value(self, battle: Battle, scope: Scope) -> int:
        """How much it is now."""

    @abstractmethod
    def damage(self, v: Voice) -> str:
        """So much damage."""


@dataclass(frozen=True)
class Fixed(Amount):
    """Just a number."""

    n: int

    def value(self, battle: Battle, scope: Scope) -> int:
        return self.n

    def damage(self, v: Voice) -> str:
        return v.say("damage", n=self.n)


@dataclass(frozen=True)
class PerEach(Amount):
    """A number, and so many more for each of something."""

    base: int
    each: int
    measure: Measure

    def value(self, battle: Battle, scope: Scope) -> int:
        return self.base + self.each * self.measure.value(battle, scope)

    def damage(self, v: Voice) -> str:
        per = self.measure.words(v)
        if self.base:
            return v.say("damage-plus", n=self.base, each=self.each, per=per)
        return v.say("damage-each", n=self.each, per=per)

    def __radd__(self, base: int) -> PerEach:
        return PerEach(self.base + base, self.each, self.measure)


@dataclass(frozen=True)
class AsMuchAs(Amount):
    """As much as something is."""

    measure: Measure

    def value(self, battle: Battle, scope: Scope) -> int:
        return self.measure.value(battle, scope)

    def damage(self, v: Voice) -> str:
        return v.say("damage-equal", measure=self.measure.words(v))


@dataclass(frozen=True)
class MoreIf(Amount):
    """A number, and so many more if something is so."""

    base: int
    more: int
    condition: Condition

    def value(self, battle: Battle, scope: Scope) -> int:
        return self.base + (self.more if self.condition.holds(battle, scope) else 0)

    def damage(self, v: Voice) -> str:
        return v.say("damage-more-if", n=self.base, more=self.more, condition=self.condition.words(v))


def amount(of: int | Amount | Measure) -> Amount:
    """Whatever a card says of how much, as an amount."""
    if isinstance(of, int):
        return Fixed(of)
    return AsMuchAs(of) if isinstance(of, Measure) else of


# Measures


@dataclass(frozen=True)
class NemesisTier(Measure):
    """The nemesis tier."""

    word: str = called("tier")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.tier()


@dataclass(frozen=True)
class NemesisTurnsDiscarded(Measure):
    """How many nemesis cards lie in the turn order discard pile."""

    word: str = called("nemesis-turns")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.nemesis_turns_discarded()


@dataclass(frozen=True)
class NemesisTokens(Measure):
    """How many tokens the nemesis has."""

    word: str = called("tokens")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.tokens


@dataclass(frozen=True)
class LifeOfThis(Measure):
    """The current life of this minion."""

    word: str = called("life-of-this")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.counts[scope.card]


@dataclass(frozen=True)
class PreppedByMost(Measure):
    """The prepped spells of the player who has most of them."""

    word: str = called("prepped-by-most")

    def value(self, battle: Battle, scope: Scope) -> int:
        return max(len(battle.prepped(seat)) for seat in battle.everyone())


@dataclass(frozen=True)
class PreppedByThem(Measure):
    """The prepped spells of the player this happens to."""

    word: str = called("prepped-by-them")

    def value(self, battle: Battle, scope: Scope) -> int:
        return len(battle.prepped(scope.seat))


@dataclass(frozen=True)
class OthersPrepped(Measure):
    """Other copies of a card that anybody has prepped."""

    id: str
    word: str = called("others-prepped")

    def value(self, battle: Battle, scope: Scope) -> int:
        kinds = battle.kinds
        return sum(
            1
            for seat in battle.everyone()
            for card in battle.prepped(seat)
            if card != scope.card and kinds[card].id == self.id
        )

    def words(self, v: Voice) -> str:
        return v.say("measure-others-prepped", card=Name(f"card-{self.id}"))


@dataclass(frozen=True)
class YourOtherPrepped(Measure):
    """Your other prepped spells."""

    word: str = called("your-other-prepped")

    def value(self, battle: Battle, scope: Scope) -> int:
        return sum(1 for card in battle.prepped(scope.seat) if card != scope.card)


@dataclass(frozen=True)
class YourLife(Measure):
    """The life of the player this happens to."""

    word: str = called("your-life")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.life[scope.seat]


@dataclass(frozen=True)
class YourOpenBreaches(Measure):
    """Your open breaches."""

    word: str = called("your-open-breaches")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.opened(scope.seat)


@dataclass(frozen=True)
class YourTrophies(Measure):
    """Your trophies."""

    word: str = called("your-trophies")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.trophies[scope.seat]


@dataclass(frozen=True)
class HalfTheTokens(Measure):
    """Half the nemesis' tokens, rounded up."""

    word: str = called("half-tokens")

    def value(self, battle: Battle, scope: Scope) -> int:
        return (battle.tokens + 1) // 2


@dataclass(frozen=True)
class SupplyEmpty(Condition):
    """This card's supply pile is empty."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        kind = battle.kinds[scope.card]
        return any(pile.card is kind and not battle.zones[pile.zone] for pile in battle.table.market)

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-supply-empty")


@dataclass(frozen=True)
class YouAreExhausted(Condition):
    """You are exhausted."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return battle.exhausted(scope.seat)

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-exhausted")


def your_other_prepped() -> Measure:
    """Your other prepped spells."""
    return YourOtherPrepped()


def your_life() -> Measure:
    """That player's life."""
    return YourLife()


def your_open_breaches() -> Measure:
    """Your open breaches."""
    return YourOpenBreaches()


def your_trophies() -> Measure:
    """Your trophies."""
    return YourTrophies()


def half_the_tokens() -> Measure:
    """Half the nemesis' tokens, rounded up."""
    return HalfTheTokens()


def supply_empty() -> Condition:
    """This card's supply pile is empty."""
    return SupplyEmpty()


def you_are_exhausted() -> Condition:
    """You are exhausted."""
    return YouAreExhausted()


def nemesis_tier() -> Measure:
    """The nemesis tier."""
    return NemesisTier()


def nemesis_turns_discarded() -> Measure:
    """Nemesis cards in the turn order discard pile."""
    return NemesisTurnsDiscarded()


def nemesis_tokens() -> Measure:
    """The nemesis' tokens."""
    return NemesisTokens()


def life_of_this() -> Measure:
    """This minion's life."""
    return LifeOfThis()


def prepped_by_the_most() -> Measure:
    """Spells prepped by the player with the most."""
    return PreppedByMost()


def prepped_by_them() -> Measure:
    """That player's prepped spells."""
    return PreppedByThem()


def others_prepped(id: str) -> Measure:
    """Other prepped copies of a card, any player's."""
    return OthersPrepped(id)

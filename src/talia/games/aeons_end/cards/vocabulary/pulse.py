"""Pulse tokens: gaining them, and losing them as a price."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from talia.games.aeons_end.cards.vocabulary.amounts import Fixed, Measure
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed, May, called, sentence
from talia.games.aeons_end.cards.vocabulary.damage import Deal, Suffers
from talia.games.aeons_end.rules import pulse
from talia.games.aeons_end.rules.actions import OnNumber, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import Redirect
from talia.games.aeons_end.rules.options import SKIP, YES
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class GainsPulse(Deed):
    """That player gains pulse tokens. Cut short by the maximum it still counts as done."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        pulse.gain(battle, scope.seat, self.n)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return pulse.held(battle, scope.seat) >= pulse.MOST

    def apart(self, other: Effect) -> bool:
        """No damage takes pulse tokens or is less for them, and wherever a gained card goes, they are the gainer's."""
        return isinstance(other, (Suffers, Redirect))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-pulse", form=form, n=self.n)


@dataclass(frozen=True)
class LosesPulse(Deed):
    """That player loses pulse tokens."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        pulse.lose(battle, scope.seat, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return pulse.held(battle, scope.seat) >= self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return pulse.held(battle, scope.seat) == 0

    def reach(self, battle: Battle, scope: Scope) -> int:
        return pulse.held(battle, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lose-pulse", form=form, n=self.n)


@dataclass(frozen=True)
class PulsePrice(LosesPulse):
    """Losing pulse tokens as the price of something: by itself good for nothing, so it is offered only where something
    comes of it."""

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return True


@dataclass(frozen=True)
class LoseAnyPulse(Choosing):
    """You may lose any number of pulse tokens; what follows knows how many (`scope.n`)."""

    then: Deed

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return scope.seat, "ask-lose-pulse", _numbers(pulse.held(battle, scope.seat))

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            super().resolve(battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        n = pulse.lose(battle, scope.seat, chosen_number(option))
        if n:
            self.then.resolve(battle, Scope(scope.seat, scope.card, scope.it, n))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        held = pulse.held(battle, scope.seat)
        return held == 0 or self.then.idle(battle, Scope(scope.seat, scope.card, scope.it, held))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return True

    def parts(self) -> tuple[Deed, ...]:
        return (self.then,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return LoseAnyPulse(*parts)

    def clause(self, v: Voice, form: str) -> str:
        return (
            v.say("do-lose-any-pulse", form=form) + ". " + v.say("if-done", form=form, clause=self.then.clause(v, form))
        )


@dataclass(frozen=True)
class DealForPulse(Deed):
    """Deal damage. You may lose pulse tokens; if you do, deal additional damage: it joins the same blow, so it is asked
    first."""

    base: int
    price: int
    more: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if pulse.held(battle, scope.seat) >= self.price:
            battle.ask(scope.seat, "ask-pulse-damage", [YES, SKIP], self, scope, {"n": self.price, "more": self.more})
        else:
            Deal(Fixed(self.base)).resolve(battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is YES:
            pulse.lose(battle, scope.seat, self.price)
        Deal(Fixed(self.base + (self.more if option is YES else 0))).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        deal = v.say("do-deal", form=form, damage=v.say("damage", n=self.base))
        price = sentence(May(LosesPulse(self.price)).clause(v, form))
        more = v.say("if-done", form=form, clause=v.say("do-deal-more", form=form, n=self.more))
        return f"{deal}. {price} {more}"


@cache
def _numbers(most: int) -> list[Option]:
    """None of so many pulse tokens, or some of them, as options."""
    return [Option(f"pulse:{n}", "option-lose-pulse", {"n": n}, action=OnNumber(n)) for n in range(most + 1)]


@dataclass(frozen=True)
class PulseLost(Measure):
    """How many pulse tokens were lost this way."""

    word: str = called("pulse-lost")

    def value(self, battle: Battle, scope: Scope) -> int:
        return scope.n


pulse_lost: Final = PulseLost()


def gains_pulse(n: int = 1) -> Deed:
    """That player gains pulse tokens."""
    return GainsPulse(n)


def loses_pulse(n: int = 1) -> Deed:
    """That player loses pulse tokens: what a nemesis does to them."""
    return LosesPulse(n)


def pay_pulse(n: int = 1) -> Deed:
    """Lose pulse tokens as the price of something."""
    return PulsePrice(n)


def lose_any_pulse(then: Deed) -> Deed:
    """You may lose any number of pulse tokens; `pulse_lost` is how many."""
    return LoseAnyPulse(then)


def deal_for_pulse(base: int, price: int, more: int) -> Deed:
    """Deal damage, and more of it for so many pulse tokens."""
    return DealForPulse(base, price, more)

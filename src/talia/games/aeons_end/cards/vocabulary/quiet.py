"""Tokens on minions: *silence a minion*, and minions that gain shields."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed, called
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE, gain_shields, silence
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Silence(Choosing):
    """Silence a minion that has no silence token."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        found: list[Option] = []
        seen: dict[Card, int] = {}
        for card in battle.minions():
            kind = battle.kinds[card]
            again = seen[kind] = seen.get(kind, 0) + 1
            if kind.persistent is not None and not battle.tokens_on(card, SILENCE):
                found.append(_option(kind, again, card))
        return scope.seat, "ask-silence", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        silence(battle, chosen_card(option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-silence", form=form)


@cache
def _option(kind: Card, again: int, card: int) -> Option:
    """A minion as an option; `again` counts those of its name."""
    suffix = f"#{again}" if again > 1 else ""
    about = f"nemesis/{kind.id}{suffix}"
    return Option(f"silence:{kind.id}{suffix}", "option-silence", {"card": kind.name}, about, ON_CARD[card])


@dataclass(frozen=True)
class GainsShields(Deed):
    """This minion gains shield tokens: so many, or so many for each of something."""

    n: int
    each: Measure | None = None

    def resolve(self, battle: Battle, scope: Scope) -> None:
        times = 1 if self.each is None else self.each.value(battle, scope)
        gain_shields(battle, scope.card, self.n * times)

    def clause(self, v: Voice, form: str) -> str:
        if self.each is None:
            return v.say("do-gain-shields", n=self.n)
        return v.say("do-gain-shields-each", n=self.n, per=self.each.words(v))


@dataclass(frozen=True)
class ShieldsOfThis(Measure):
    """How many shield tokens this minion has."""

    word: str = called("shields-of-this")

    def value(self, battle: Battle, scope: Scope) -> int:
        return battle.tokens_on(scope.card, SHIELD)


shields_of_this: Final = ShieldsOfThis()


def silence_a_minion() -> Deed:
    """Silence a minion."""
    return Silence()


def gains_shields(n: int = 1, each: Measure | None = None) -> Deed:
    """This minion gains so many shield tokens, or so many for each of something."""
    return GainsShields(n, each)

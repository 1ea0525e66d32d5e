"""What you have: prepped spells, open breaches, and where a spell came from."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, called
from talia.games.aeons_end.cards.vocabulary.casting import CAST_FROM
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN, ROMAN
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class YourPrepped(Measure):
    """Your prepped spells."""

    word: str = called("your-prepped")

    def value(self, battle: Battle, scope: Scope) -> int:
        return len(battle.prepped(scope.seat))


@dataclass(frozen=True)
class YourBreachIsOpen(Condition):
    """Your breach of this number is open."""

    breach: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return battle.stages[4 * scope.seat + self.breach] == OPEN

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-your-breach-open", breach=ROMAN[self.breach])


@dataclass(frozen=True)
class CastFromOpen(Condition):
    """This spell, which `asks_breach`, was cast from an open breach of this number."""

    breach: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        spot = battle.mark(CAST_FROM) - 1
        return spot >= 0 and spot % 4 == self.breach and battle.stages[spot] == OPEN

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-cast-from-open", breach=ROMAN[self.breach])


def your_prepped() -> Measure:
    """Your prepped spells."""
    return YourPrepped()


def your_breach_is_open(breach: int) -> Condition:
    """Your breach of this number, from 0, is open."""
    return YourBreachIsOpen(breach)


def cast_from_open(breach: int) -> Condition:
    """This spell was cast from an open breach of this number, from 0."""
    return CastFromOpen(breach)

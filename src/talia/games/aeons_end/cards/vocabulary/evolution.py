"""EVOLVE, and when a card does it."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed
from talia.games.aeons_end.rules import evolution
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Evolve(Deed):
    """This card takes a sticker, or its next form."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        evolution.evolve(battle, scope.card)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return evolution.can_evolve(battle, scope.card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not evolution.can_evolve(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-evolve")


@dataclass(frozen=True)
class EvolveForEach(Deed):
    """This card evolves once for each of something; once it has taken another form, it is another card and stops."""

    measure: Measure

    def resolve(self, battle: Battle, scope: Scope) -> None:
        kind = battle.kinds[scope.card]
        for _ in range(self.measure.value(battle, scope)):
            if battle.kinds[scope.card] is kind:
                evolution.evolve(battle, scope.card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.measure.value(battle, scope) == 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-evolve-each", per=self.measure.words(v))


@dataclass(frozen=True)
class ChapterFrom(Condition):
    """The battle is of this chapter of the campaign, or a later one."""

    n: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return battle.table.chapter >= self.n

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-chapter", n=self.n)


def evolve() -> Deed:
    """EVOLVE."""
    return Evolve()


def evolve_for_each(measure: Measure) -> Deed:
    """EVOLVE for each of something."""
    return EvolveForEach(measure)


def chapter_from(n: int) -> Condition:
    """This is chapter n or higher."""
    return ChapterFrom(n)

"""*Attach*: a relic that lies under a breach and adds to what is cast from there."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.vocabulary.base import YOU, Choosing, Deed, sentence
from talia.games.aeons_end.cards.vocabulary.focusing import breach_option
from talia.games.aeons_end.rules.actions import chosen_breach
from talia.games.aeons_end.rules.attached import lay_under, under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Attach(Choosing):
    """Attach this to one of your breaches that has no relic: spells cast from there deal so much more damage, and
    something follows each cast."""

    adds: int = 0
    follows: Deed | None = None

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        free = [breach for breach in battle.breaches_of(seat) if under(battle, seat, breach) < 0]
        return seat, "ask-attach", [breach_option(battle, "attach", seat, breach, False) for breach in free]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        lay_under(battle, scope.card, scope.seat, chosen_breach(option).breach)

    def parts(self) -> tuple[Deed, ...]:
        return () if self.follows is None else (self.follows,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Attach(self.adds, *parts)

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("do-attach", form=form)
        if self.adds:
            clause += ". " + v.say("attached-adds", n=self.adds)
        if self.follows is not None:
            clause += ". " + v.say("attached-follows", clause=self.follows.clause(v, YOU))
        return clause

    def text(self, v: Voice) -> str:
        return sentence(self.clause(v, YOU))


def attach(adds: int = 0, follows: Deed | None = None) -> Deed:
    """Attach this to one of your breaches."""
    return Attach(adds, follows)

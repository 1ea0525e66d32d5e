"""Damage that is divided among several targets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.damage import targets
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.actions import OnNumber, chosen_card, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.options import NEMESIS
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Divide(Deed):
    """Choose a target for some of the damage that is left (`scope.n`), then how much of it, until nothing is left."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = targets(battle, battle.minions())
        if self.hits_nemesis(battle):
            found.insert(0, NEMESIS)
        if scope.n > 0 and found:
            battle.ask(scope.seat, "ask-target", found, self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = -1 if option is NEMESIS else chosen_card(option)
        others = len(battle.minions()) + self.hits_nemesis(battle) > 1
        if others and scope.n > 1:
            battle.agenda.append((Share(self), Scope(scope.seat, scope.card, card, scope.n)))
        else:
            hit(battle, card, scope.n, scope)

    def hits_nemesis(self, battle: Battle) -> bool:
        """Whether some of it may be for the nemesis."""
        return not battle.table.nemesis.untouchable

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage="")


@dataclass(frozen=True)
class DivideAmongMinions(Divide):
    """The same with minions only."""

    def hits_nemesis(self, battle: Battle) -> bool:
        return False


@dataclass(frozen=True)
class Share(Deed):
    """How much of the damage (`scope.n`) the chosen target (`scope.it`) takes; the rest is divided further."""

    divide: Divide = field(repr=False)  # not told: older agendas were told without

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [Option(f"damage:{n}", "option-damage", {"n": n}, action=OnNumber(n)) for n in range(scope.n, 0, -1)]
        battle.ask(scope.seat, "ask-share", found, self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        damage = chosen_number(option)
        battle.agenda.append((self.divide, Scope(scope.seat, scope.card, n=scope.n - damage)))
        hit(battle, scope.it, damage, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage="")


DIVIDE: Final = Divide()
AMONG_MINIONS: Final = DivideAmongMinions()


def hit(battle: Battle, card: int, damage: int, scope: Scope) -> None:
    """Damage to the nemesis (-1) or to a minion."""
    if card < 0:
        foes.hit_nemesis(battle, damage, scope.seat)
    else:
        foes.hit_minion(battle, card, damage, foes.striker(battle, scope))

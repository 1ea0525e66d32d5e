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
    """Divide damage (`scope.n`) among any targets: it is shared out once, and nobody takes more than one blow.

    Until rules 10 each share was dealt before the next was chosen, and a target that was left could take another.
    """

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.rules > 10:
            if scope.n > 0:
                ShareOut(self).resolve(battle, scope)
            return
        found = self.targets(battle)
        if scope.n > 0 and found:
            battle.ask(scope.seat, "ask-target", found, self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_target(option)
        others = len(battle.minions()) + self.hits_nemesis(battle) > 1
        if others and scope.n > 1:
            battle.agenda.append((Share(self), Scope(scope.seat, scope.card, card, scope.n)))
        else:
            hit(battle, card, scope.n, scope)

    def targets(self, battle: Battle) -> list[Option]:
        """Who may take some of it."""
        found = targets(battle, battle.minions())
        return [NEMESIS, *found] if self.hits_nemesis(battle) else found

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
class ShareOut(Deed):
    """Choose a target, then its share of the damage that is left (`scope.n`), until nothing is left or one target, which
    takes the rest. Nothing is dealt before that: whoever comes into play meanwhile has no share."""

    divide: Divide
    given: tuple[tuple[int, int], ...] = ()
    """The shares so far, by target: a minion, or the nemesis (-1)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        served = {target for target, _ in self.given}
        found = [option for option in self.divide.targets(battle) if chosen_target(option) not in served]
        nobody = battle.table.rules > 11 and foes.in_vain(battle, battle.minions(), scope.n, scope)
        if len(found) == 1 or (found and nobody):
            self._give(battle, scope, chosen_target(found[0]), scope.n)
        elif found:
            battle.ask(scope.seat, "ask-target", found, self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if isinstance(option.action, OnNumber):
            self._give(battle, scope, scope.it, chosen_number(option))
        elif scope.n > 1:
            chosen = Scope(scope.seat, scope.card, chosen_target(option), scope.n)
            battle.ask(scope.seat, "ask-share", shares(scope.n), self, chosen, {"n": scope.n})
        else:
            self._give(battle, scope, chosen_target(option), scope.n)

    def _give(self, battle: Battle, scope: Scope, target: int, share: int) -> None:
        given = (*self.given, (target, share))
        if share < scope.n:
            if battle.events is not None:
                who = battle.table.nemesis if target < 0 else battle.kinds[target]
                about = "nemesis" if target < 0 else f"nemesis/{who.id}"
                battle.tell("share-given", about, card=who.name, n=share)
            ShareOut(self.divide, given).resolve(battle, Scope(scope.seat, scope.card, n=scope.n - share))
            return
        for target, share in reversed(given):
            battle.agenda.append((DEAL_SHARE, Scope(scope.seat, scope.card, target, share)))

    def clause(self, v: Voice, form: str) -> str:
        return self.divide.clause(v, form)


@dataclass(frozen=True)
class DealShare(Deed):
    """A target (`scope.it`) takes its share (`scope.n`), unless it is gone by now."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        hit(battle, scope.it, scope.n, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage="")


@dataclass(frozen=True)
class Share(Deed):
    """How much of the damage (`scope.n`) the chosen target (`scope.it`) takes; the rest is divided further. Since rules 11
    this is asked by `ShareOut`."""

    divide: Divide = field(repr=False)  # not told: older agendas were told without

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.ask(scope.seat, "ask-share", shares(scope.n), self, scope, {"n": scope.n})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        damage = chosen_number(option)
        battle.agenda.append((self.divide, Scope(scope.seat, scope.card, n=scope.n - damage)))
        hit(battle, scope.it, damage, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage="")


DIVIDE: Final = Divide()
AMONG_MINIONS: Final = DivideAmongMinions()
DEAL_SHARE: Final = DealShare()


def chosen_target(option: Option) -> int:
    """The minion that was chosen, or the nemesis (-1)."""
    return -1 if option is NEMESIS else chosen_card(option)


def shares(most: int) -> list[Option]:
    """All of it or less, as options."""
    return [Option(f"damage:{n}", "option-damage", {"n": n}, action=OnNumber(n)) for n in range(most, 0, -1)]


def hit(battle: Battle, card: int, damage: int, scope: Scope) -> None:
    """Damage to the nemesis (-1) or to a minion."""
    if card < 0:
        foes.hit_nemesis(battle, damage, scope.seat)
    else:
        foes.hit_minion(battle, card, damage, foes.striker(battle, scope))

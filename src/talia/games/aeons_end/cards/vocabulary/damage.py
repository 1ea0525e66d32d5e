"""Damage, and what lessens it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary.amounts import Amount, Fixed, Measure, amount
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules import deeds, foes
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.options import NEMESIS
from talia.games.aeons_end.rules.scope import Scope, shared
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice

ANY_COST: Final = 99


@mypyc_attr(allow_interpreted_subclasses=True)
class Armour:
    """Something that changes the damage dealt to a minion."""

    __slots__ = ()

    @abstractmethod
    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        """What is left of the damage."""

    def covers(self, kind: Card) -> bool:
        """Whose damage it changes as the `minion_armour` of a card: that of minions from the nemesis deck."""
        return kind.tier > 0

    def after(self, battle: Battle) -> None:
        """What follows once the damage has been lessened."""
        return None

    def wears(self, battle: Battle) -> bool:
        """Whether something follows from a blow that does no damage."""
        return False

    @abstractmethod
    def text(self, v: Voice) -> str:
        """The rule as a sentence."""


@dataclass(frozen=True)
@mypyc_attr(allow_interpreted_subclasses=True)
class Shield:
    """*While prepped, when you suffer damage, reduce it by n, to a minimum of 1.*"""

    n: int

    def lessen(self, damage: int) -> int:
        """What is left of the damage."""
        return max(1, damage - self.n)

    def text(self, v: Voice) -> str:
        """The rule as a sentence."""
        return v.say("text-shield", n=self.n)


@dataclass(frozen=True)
class ReducedTo(Armour):
    """*When damage is dealt to this minion, reduce it to n.*"""

    n: int

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return min(damage, self.n)

    def text(self, v: Voice) -> str:
        return v.say("armour-reduced-to", n=self.n)


@dataclass(frozen=True)
class Deal(Deed):
    """Deal damage to the nemesis or one of its minions. The first blow of a spell takes its breach's bonus with it."""

    amount: Amount

    def resolve(self, battle: Battle, scope: Scope) -> None:
        damage = self.amount.value(battle, scope)
        if battle.bonus and battle.casting == scope.card:
            damage += battle.bonus
            battle.bonus = 0
        if damage > 0:
            strike(battle, scope, damage)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """Also with nobody to hit (since rules 11): what its breach and others add to the blow has no target either."""
        if self.amount.value(battle, scope) <= 0:
            return True
        return battle.table.nemesis.untouchable and battle.table.rules > 10 and foes.out_of_reach(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal", form=form, damage=self.amount.damage(v))


@dataclass(frozen=True)
class Blow(Deed):
    """A blow of so much damage (`scope.n`) that needs a target."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        strike(battle, scope, scope.n)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is NEMESIS:
            foes.hit_nemesis(battle, scope.n, scope.seat)
        else:
            foes.hit_minion(battle, chosen_card(option), scope.n, foes.striker(battle, scope))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-bonus", form=form)


BLOW: Final = Blow()


def strike(battle: Battle, scope: Scope, damage: int) -> None:
    """Deal damage; where there are minions, whoever strikes chooses the target."""
    nemesis = battle.table.nemesis
    if nemesis.diverts is not None and foes.diverted(battle, damage):
        return
    minions = battle.minions()
    if not minions:
        foes.hit_nemesis(battle, damage, scope.seat)
        return
    found = targets(battle, minions)
    if not nemesis.untouchable:
        found.insert(0, NEMESIS)
        if nemesis.armour is not None and battle.table.rules > 7 and foes.in_vain(battle, minions, damage, scope):
            found = found[:1]
    battle.ask(scope.seat, "ask-target", found, BLOW, shared(scope.seat, scope.card, scope.it, damage), {"n": damage})


def targets(battle: Battle, minions: list[int]) -> list[Option]:
    """Minions as options; a second one of the same name is told apart by a number."""
    found: list[Option] = []
    kinds, counts = battle.kinds, battle.counts
    seen: dict[Card, int] = {}
    for card in minions:
        kind = kinds[card]
        again = seen[kind] = seen.get(kind, 0) + 1
        found.append(_target(kind, again, counts[card], card))
    return found


@cache
def _target(kind: Card, again: int, left: int, card: int) -> Option:
    """A minion with so much life left as an option; `again` counts those of its name."""
    suffix = f"#{again}" if again > 1 else ""
    args: dict[str, Arg] = {"card": kind.name, "left": left}
    return Option(
        f"target:{kind.id}{suffix}", "option-target", args, f"nemesis/{kind.id}{suffix}", action=ON_CARD[card]
    )


@dataclass(frozen=True)
class Suffers(Deed):
    """That player suffers damage."""

    amount: Amount

    def never_idle(self) -> bool:
        return isinstance(self.amount, Fixed) and self.amount.n > 0

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.suffer(battle, scope.seat, self.amount.value(battle, scope))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.amount.value(battle, scope) <= 0

    def alike(self, battle: Battle, scope: Scope, seats: Sequence[int]) -> bool:
        """All of the exhausted pass damage on to Gravehold, as much for each (up to rules 12 only what is printed)."""
        if not deeds.gravehold_suffers_alike(battle, seats):
            return False
        if isinstance(self.amount, Fixed):
            return True
        return battle.table.rules > 12 and len({self.amount.value(battle, scope.of(seat)) for seat in seats}) == 1

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-suffer", form=form, damage=self.amount.damage(v))


@dataclass(frozen=True)
class GraveholdSuffers(Deed):
    """Gravehold suffers damage."""

    amount: Amount

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gravehold_suffers(battle, self.amount.value(battle, scope))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.amount.value(battle, scope) <= 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gravehold-suffers", damage=self.amount.damage(v))


@dataclass(frozen=True)
class ThisSuffers(Deed):
    """This minion suffers damage."""

    amount: Amount

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.hit_minion(battle, scope.card, self.amount.value(battle, scope))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.amount.value(battle, scope) <= 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-this-suffers", damage=self.amount.damage(v))


def deal(of: int | Amount | Measure) -> Deed:
    """Deal so much damage."""
    return Deal(amount(of))


def suffers(of: int | Amount | Measure) -> Deed:
    """That player suffers so much damage."""
    return Suffers(amount(of))


def gravehold_suffers(of: int | Amount | Measure) -> Deed:
    """Gravehold suffers so much damage."""
    return GraveholdSuffers(amount(of))


def this_suffers(of: int | Amount | Measure) -> Deed:
    """This minion suffers so much damage."""
    return ThisSuffers(amount(of))


def shield(n: int) -> Shield:
    """While prepped, damage to its owner is reduced by n, to a minimum of 1."""
    return Shield(n)


@dataclass(frozen=True)
class LessBy(Armour):
    """*When a player deals damage to this minion, reduce it by n, to a minimum of 1.* As `minion_armour` it is for
    all of the deck, and for all damage."""

    n: int
    all: bool = False

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return min(damage, max(1, damage - self.n))

    def text(self, v: Voice) -> str:
        return v.say("veil-less-by" if self.all else "armour-less-by", n=self.n)


@dataclass(frozen=True)
class ReducedBySpells(Armour):
    """*Reduce to 1 all damage dealt to this minion by spells* of some costs."""

    least: int = 0
    most: int = ANY_COST

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        if battle.casting < 0 or not self.least <= battle.kinds[battle.casting].cost <= self.most:
            return damage
        return min(damage, 1)

    def text(self, v: Voice) -> str:
        return v.say("armour-spells-from" if self.least else "armour-spells-to", n=self.least or self.most)


def reduced_to(n: int) -> Armour:
    """Damage dealt to this minion is reduced to n."""
    return ReducedTo(n)

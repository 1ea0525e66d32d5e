"""Unleash and exhaustion: the two things that happen in the middle of others."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.rules import closed, deeds, focusing
from talia.games.aeons_end.rules.actions import chosen_breach
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import SIGIL
from talia.games.aeons_end.rules.options import DESTROY_BREACH
from talia.games.aeons_end.rules.scope import NOBODY, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect


class Unleashed(Effect):
    """The mark on the agenda where an Unleash ends. Exhaustion during it waits below this mark."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        """Nothing: the mark is only there to be found."""

    def __repr__(self) -> str:
        return "Unleashed"


class UnleashOnce(Effect):
    """Resolve what Unleash means for this nemesis."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.events is not None:
            battle.tell("unleash", "nemesis", nemesis=battle.table.nemesis.name)
        battle.agenda.append((UNLEASHED, scope))
        battle.table.nemesis.unleash.resolve(battle, scope)

    def __repr__(self) -> str:
        return "UnleashOnce"


class Exhaustion(Effect):
    """A player's exhaustion, in the rulebook's order: Unleash twice, destroy a breach, lose all charges, and then what
    is left of the damage (`scope.n`) falls on Gravehold, doubled."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.agenda.append((LEFT_OVER, scope))
        if closed.EXHAUSTION in battle.table.without:
            return
        battle.agenda.append((LOSE_A_BREACH, scope))
        instead = battle.table.nemesis.on_exhaust
        if instead is not None:
            battle.agenda.append((instead, NOBODY))
        else:
            battle.agenda.append((UNLEASH_ONCE, NOBODY))
            battle.agenda.append((UNLEASH_ONCE, NOBODY))

    def __repr__(self) -> str:
        return "Exhaustion"


class LoseABreach(Effect):
    """The exhausted player destroys one of their breaches, open or closed, then loses all charges."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat = scope.seat
        breaches = [breach for breach in battle.breaches_of(seat) if not self._stays(battle, seat, breach)]
        if not breaches:
            deeds.lose_charges(battle, scope.seat)
            return
        battle.ask(
            scope.seat, "ask-destroy-breach", [DESTROY_BREACH[scope.seat][breach] for breach in breaches], self, scope
        )

    def _stays(self, battle: Battle, seat: int, breach: int) -> bool:
        """Whether it is of a make that stays; a Sigil breach in the place of such a one does not (up to rules 11 it did)."""
        sigil = battle.stages[4 * seat + breach] == SIGIL and battle.table.rules > 11
        return battle.make(seat, breach).stays and not sigil

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        battle.agenda.append((LOSE_CHARGES, scope))
        focusing.destroy_breach(battle, scope.seat, chosen_breach(option).breach)

    def __repr__(self) -> str:
        return "LoseABreach"


class LoseCharges(Effect):
    """The exhausted player loses all charges."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.lose_charges(battle, scope.seat)

    def __repr__(self) -> str:
        return "LoseCharges"


class LeftOver(Effect):
    """What is left of the damage after a player's exhaustion."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gravehold_suffers(battle, battle.table.mages[scope.seat].burden * scope.n)

    def __repr__(self) -> str:
        return "LeftOver"


UNLEASHED: Final = Unleashed()
UNLEASH_ONCE: Final = UnleashOnce()
EXHAUSTION: Final = Exhaustion()
LOSE_A_BREACH: Final = LoseABreach()
LOSE_CHARGES: Final = LoseCharges()
LEFT_OVER: Final = LeftOver()

"""Unleash and exhaustion: the two things that happen in the middle of others."""

from __future__ import annotations

from talia.games.aeons_end import deeds
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.options import DESTROY_BREACH
from talia.games.aeons_end.scope import NOBODY, Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect


class Unleashed(Effect[Battle, Scope]):
    """The mark on the agenda where an Unleash ends. Exhaustion during it waits below this mark."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        """Nothing: the mark is only there to be found."""

    def __repr__(self) -> str:
        return "Unleashed"


class UnleashOnce(Effect[Battle, Scope]):
    """Resolve what Unleash means for this nemesis."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        if b.events is not None:
            b.tell("unleash", "nemesis", nemesis=b.table.nemesis.name)
        b.agenda.append((UNLEASHED, c))
        b.table.nemesis.unleash.resolve(b, c)

    def __repr__(self) -> str:
        return "UnleashOnce"


class Exhaustion(Effect[Battle, Scope]):
    """A player's exhaustion, in the rulebook's order: Unleash twice, destroy a breach, lose all charges, and then what
    is left of the damage (`c.n`) falls on Gravehold, doubled."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        b.agenda.append((LEFT_OVER, c))
        b.agenda.append((LOSE_A_BREACH, c))
        instead = b.table.nemesis.on_exhaust
        if instead is not None:
            b.agenda.append((instead, NOBODY))
        else:
            b.agenda.append((UNLEASH_ONCE, NOBODY))
            b.agenda.append((UNLEASH_ONCE, NOBODY))

    def __repr__(self) -> str:
        return "Exhaustion"


class LoseABreach(Effect[Battle, Scope]):
    """The exhausted player destroys one of their breaches, open or closed, then loses all charges."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        breaches = b.breaches_of(c.seat)
        if not breaches:
            deeds.lose_charges(b, c.seat)
            return
        b.ask(c.seat, "ask-destroy-breach", [DESTROY_BREACH[c.seat][breach] for breach in breaches], self, c)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        deeds.destroy_breach(b, c.seat, option.a)
        deeds.lose_charges(b, c.seat)

    def __repr__(self) -> str:
        return "LoseABreach"


class LeftOver(Effect[Battle, Scope]):
    """What is left of the damage after a player's exhaustion."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.gravehold_suffers(b, 2 * c.n)

    def __repr__(self) -> str:
        return "LeftOver"


UNLEASHED = Unleashed()
UNLEASH_ONCE = UnleashOnce()
EXHAUSTION = Exhaustion()
LOSE_A_BREACH = LoseABreach()
LEFT_OVER = LeftOver()

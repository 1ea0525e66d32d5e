"""Focusing breaches."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.rules import focusing
from talia.games.aeons_end.rules.actions import OnBreach, chosen_breach
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN, ROMAN
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.mage import Mage

ANYBODYS: Final = "any"
AN_ALLYS: Final = "allys"
YOURS: Final = "one"
"""Whose breach may be focused."""


def breach_option(battle: Battle, verb: str, seat: int, breach: int, shared: bool) -> Option:
    """A breach as an option."""
    return _breach_option(battle.table.mages[seat], verb, seat, breach, shared)


@cache
def _breach_option(mage: Mage, verb: str, seat: int, breach: int, shared: bool) -> Option:
    roman = ROMAN[breach]
    key = f"{verb}:{roman}/{seat + 1}" if shared else f"{verb}:{roman}"
    args: dict[str, Arg] = {"breach": roman, "mage": mage.name, "shared": "yes" if shared else "no"}
    return Option(key, f"option-{verb}-free", args, f"p{seat}/breach/{roman}", action=OnBreach(seat, breach))


@dataclass(frozen=True)
class FocusAny(Choosing):
    """Focus any player's breach, or any ally's, or one of your own."""

    whose: str = field(default=ANYBODYS, repr=False)  # not told, nor which: older agendas were told without
    only: int = field(default=-1, repr=False)

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        shared = battle.players > 1 and self.whose != YOURS
        seats = self._seats(battle, scope)
        options = [breach_option(battle, "focus", s, i, shared) for s in seats for i in self._closed(battle, s)]
        return scope.seat, "ask-focus", options

    def _closed(self, battle: Battle, seat: int) -> list[int]:
        return [breach for breach in battle.closed(seat) if self.only in (-1, breach)]

    def _seats(self, battle: Battle, scope: Scope) -> list[int]:
        if self.whose == ANYBODYS:
            return battle.everyone()
        return battle.allies(scope.seat) if self.whose == AN_ALLYS else [scope.seat]

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat, word, options = self.asks(battle, scope)
        if options:
            if len(options) > 1 and battle.table.rules > 8 and self._all_open(battle, scope):
                options = options[:1]
            battle.ask(seat, word, options, self, scope)

    def _all_open(self, battle: Battle, scope: Scope) -> bool:
        """Whether it is to be done so often that all these breaches open, in whatever order, and nobody minds that."""
        times = 1
        for deed, whose in reversed(battle.agenda):
            if deed is not self or whose is not scope:
                break
            times += 1
        if times == 1:
            return False
        closed = [(s, i) for s in self._seats(battle, scope) for i in self._closed(battle, s)]
        if times < sum(OPEN - battle.stages[4 * s + i] for s, i in closed):
            return False
        return not focusing.may_react(battle, closed, scope.seat)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        focusing.focus(battle, chosen.seat, chosen.breach, scope.seat)

    def full(self, battle: Battle, scope: Scope) -> bool:
        if self.whose == ANYBODYS and self.only < 0:
            return any(stage < OPEN for stage in battle.stages)
        return any(self._closed(battle, seat) for seat in self._seats(battle, scope))

    def clause(self, v: Voice, form: str) -> str:
        if self.only >= 0:
            return v.say("do-focus-any-only", form=form, breach=ROMAN[self.only])
        return v.say(f"do-focus-{self.whose}", form=form)


@dataclass(frozen=True)
class FocusLowest(Choosing):
    """Focus your closed breach with the lowest focus cost, once or more often; of several, the one you like."""

    times: int = field(default=1, repr=False)  # not told: older agendas were told without

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        closed = battle.closed(seat)
        lowest = min((battle.make(seat, breach).focus for breach in closed), default=0)
        options = [
            breach_option(battle, "focus", seat, i, False) for i in closed if battle.make(seat, i).focus == lowest
        ]
        return scope.seat, "ask-focus", options

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        for _ in range(self.times):
            focusing.focus(battle, chosen.seat, chosen.breach)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(battle.closed(scope.seat))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.closed(scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-lowest", form=form, n=self.times)


def focus_any() -> Deed:
    """Focus any player's breach."""
    return FocusAny()


def focus_only(breach: int) -> Deed:
    """Focus any player's breach of this number."""
    return FocusAny(only=breach)


def focus_an_allys() -> Deed:
    """Focus any ally's breach."""
    return FocusAny(AN_ALLYS)


def focus_one() -> Deed:
    """Focus one of your breaches."""
    return FocusAny(YOURS)


def focus_lowest(times: int = 1) -> Deed:
    """Focus your closed breach with the lowest focus cost."""
    return FocusLowest(times)


def open_breaches(battle: Battle, seat: int, among: tuple[int, ...]) -> list[int]:
    """Which of these breaches a player has open (a Sigil breach is no longer a I or a II)."""
    return [breach for breach in among if battle.stages[4 * seat + breach] == OPEN]

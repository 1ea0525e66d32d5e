"""Reactions: what a card does by itself when something happens, such as a card being gained."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.vocabulary.base import THEY, YOU, Condition, Deed
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice

GAINED: Final = "gained"
PLAYED: Final = "played"
CAST: Final = "cast"
FOCUSED: Final = "focused"
OPENED: Final = "opened"
CASTING_ENDS: Final = "casting-ends"
TURN_BEGINS: Final = "turn-begins"
FIRST_TURN: Final = "first-turn"
"""The moments that cards wait for. What was gained, played or cast is `scope.it`; opening a breach is focusing it too."""


@dataclass(frozen=True)
class Reaction:
    """*When you play a gem that costs 5 or more, ...*: a deed of whoever it happens to, if it is one of those meant."""

    moment: str
    deed: Deed
    only: Condition | None = None

    def meant(self, battle: Battle, scope: Scope) -> bool:
        """Whether it reacts to this."""
        return (self.only is None or self.only.holds(battle, scope)) and not self.deed.idle(battle, scope)

    def text(self, v: Voice, prepped: bool = True) -> str:
        """*While prepped, when ..., ...*; of a treasure it is said without the former."""
        what = self.only.words(v) if self.only is not None else v.say(f"any-{self.moment}")
        word = f"text-react-{self.moment}" if prepped else f"text-treasure-{self.moment}"
        return v.say(word, what=what, clause=self.deed.clause(v, YOU))


@dataclass(frozen=True)
class Burden:
    """What a card does that lies before a player: something at the start of each of that player's turns, until they gain a
    card that lifts it."""

    each_turn: Deed
    until: Condition

    def text(self, v: Voice) -> str:
        """The rule as sentences."""
        return v.say("text-burden", clause=self.each_turn.clause(v, THEY), until=self.until.words(v, THEY))


@dataclass(frozen=True)
class NextTime(Deed):
    """*The next time you gain a card this turn, ...*: the card waits until then."""

    moment: str
    deed: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.waiting = (*battle.waiting, scope.card)

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return NextTime(self.moment, *parts)

    def clause(self, v: Voice, form: str) -> str:
        return v.say(f"do-next-time-{self.moment}", clause=self.deed.clause(v, form))


def next_time(moment: str, deed: Deed) -> Deed:
    """*The next time ... this turn, ...*"""
    return NextTime(moment, deed)

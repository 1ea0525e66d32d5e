"""Xaxos: Outcast, and what cards do with him. At a table where he does not stand, nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.vocabulary.ally import ForAlly
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import Deed, called
from talia.games.aeons_end.rules import ally
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.sight import NOBODY
from talia.kernel.voice import Voice

XAXOS: Final = Ally(
    "xaxos",
    charges=8,
    deck=Zone("xaxos-deck", NOBODY, "table-xaxos-deck"),
    discard=Zone("xaxos-discard", word="table-xaxos-discard"),
)


@dataclass(frozen=True)
class XaxosGains(ForAlly):
    """He gains charges."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.ally is XAXOS:
            ally.gain(battle, XAXOS, scope.seat, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.table.ally is XAXOS and ally.room(battle, XAXOS) >= self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.table.ally is not XAXOS or ally.room(battle, XAXOS) <= 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-gains", n=self.n)

    def missing(self, v: Voice) -> str:
        return v.say("table-without-xaxos")


@dataclass(frozen=True)
class XaxosCharges(Measure):
    """How many charges he has."""

    word: str = called("xaxos-charges")

    def value(self, battle: Battle, scope: Scope) -> int:
        return ally.charges(battle, XAXOS)


def xaxos_gains(n: int) -> Deed:
    """Xaxos: Outcast gains charges."""
    return XaxosGains(n)


def xaxos_charges() -> Measure:
    """The charges of Xaxos: Outcast."""
    return XaxosCharges()

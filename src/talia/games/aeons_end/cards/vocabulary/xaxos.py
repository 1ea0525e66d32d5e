"""What cards do with Xaxos: Outcast. At a table where he does not stand, nothing."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import Deed, called, walk
from talia.games.aeons_end.rules import xaxos
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class XaxosGains(Deed):
    """He gains charges."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        xaxos.gain(battle, scope.seat, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.table.xaxos and xaxos.charges(battle) + self.n <= xaxos.MOST

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.table.xaxos or xaxos.charges(battle) >= xaxos.MOST

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-gains", n=self.n)


@dataclass(frozen=True)
class XaxosCharges(Measure):
    """How many charges he has."""

    word: str = called("xaxos-charges")

    def value(self, battle: Battle, scope: Scope) -> int:
        return xaxos.charges(battle)


def names_xaxos(card: Card) -> bool:
    """Whether playing or casting a card gives him charges."""
    deeds = [deed for deed in (card.play, card.cast) if deed is not None]
    return any(isinstance(part, XaxosGains) for deed in deeds for part in walk(deed))


def xaxos_gains(n: int) -> Deed:
    """Xaxos: Outcast gains charges."""
    return XaxosGains(n)


def xaxos_charges() -> Measure:
    """The charges of Xaxos: Outcast."""
    return XaxosCharges()

"""Giving up a card by sacrifice or discard; another card may stand in for it."""

from __future__ import annotations

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.options import NO, YES
from talia.games.seasons.rules.powers import STANDS_IN
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option

STAND_IN_CRYSTALS = 10


def give_up(t: Tournament, seat: int, card: int) -> None:
    """A seat sacrifices a card that is in play, or discards one that is not, unless another card stands in for it."""
    if t.powers[seat][STANDS_IN] and not stands_in(t, card):
        t.agenda.append((STAND_IN, Scope(seat, card)))
    else:
        _give_up(t, seat, card)


def stands_in(t: Tournament, card: int) -> bool:
    """Whether a card in play may be sacrificed for another."""
    return t.owner(card) >= 0 and any(power == STANDS_IN for power, _ in t.acting(card).gives)


def _give_up(t: Tournament, seat: int, card: int) -> None:
    if t.owner(card) >= 0:
        deeds.sacrifice(t, card)
    else:
        deeds.discard(t, seat, card)


class StandIn(Rule):
    """Sacrifice the card that stands in, or the one that was meant?"""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        self.put(t, self.question(t, scope))

    def question(self, t: Tournament, scope: Scope) -> Decision:
        shield = self._shield(t, scope.seat)
        args = {"card": t.kinds[scope.card].name, "shield": t.kinds[shield].name}
        return Decision(scope.seat, "ask-stand-in", [YES, NO], self, scope, args)

    def _shield(self, t: Tournament, seat: int) -> int:
        return next(card for card in t.play(seat) if stands_in(t, card))

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        if option is YES:
            deeds.sacrifice(t, self._shield(t, scope.seat))
            deeds.gain_crystals(t, scope.seat, STAND_IN_CRYSTALS)
        else:
            _give_up(t, scope.seat, scope.card)


STAND_IN = StandIn()

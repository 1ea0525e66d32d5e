"""Giving up a card by sacrifice or discard; another card may stand in for it."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.options import NO, YES
from talia.games.seasons.rules.powers import STANDS_IN
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option

STAND_IN_CRYSTALS: Final = 10


def give_up(tournament: Tournament, seat: int, card: int) -> None:
    """A seat sacrifices a card that is in play, or discards one that is not, unless another card stands in for it."""
    if tournament.powers[seat][STANDS_IN] and not stands_in(tournament, card):
        tournament.agenda.append((STAND_IN, Scope(seat, card)))
    else:
        _give_up(tournament, seat, card)


def stands_in(tournament: Tournament, card: int) -> bool:
    """Whether a card in play may be sacrificed for another."""
    return tournament.owner(card) >= 0 and any(power == STANDS_IN for power, _ in tournament.acting(card).gives)


def _give_up(tournament: Tournament, seat: int, card: int) -> None:
    if tournament.owner(card) >= 0:
        deeds.sacrifice(tournament, card)
    else:
        deeds.discard(tournament, seat, card)


class StandIn(Rule):
    """Sacrifice the card that stands in, or the one that was meant?"""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        shield = self._shield(tournament, scope.seat)
        args = {"card": tournament.kinds[scope.card].name, "shield": tournament.kinds[shield].name}
        return Decision(scope.seat, "ask-stand-in", [YES, NO], self, scope, args)

    def _shield(self, tournament: Tournament, seat: int) -> int:
        return next(card for card in tournament.play(seat) if stands_in(tournament, card))

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is YES:
            deeds.sacrifice(tournament, self._shield(tournament, scope.seat))
            deeds.gain_crystals(tournament, scope.seat, STAND_IN_CRYSTALS)
        else:
            _give_up(tournament, scope.seat, scope.card)


STAND_IN: Final = StandIn()

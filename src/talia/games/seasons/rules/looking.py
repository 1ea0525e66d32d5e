"""Choosing among cards that a player has taken to look at."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.laying_down import discard_looked_at
from talia.games.seasons.rules.layout import HAND, LOOKED, zone
from talia.games.seasons.rules.options import among_hidden, chosen
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option

DISCARD_ALL: Final = Option("discard-it", "option-discard-it")


class TakeOne(Rule):
    """One of the cards looked at goes to hand (or `to` another zone), the others to the discard pile; `or_none`: or all."""

    __slots__ = ("or_none", "to")

    def __init__(self, or_none: bool, to: int = HAND) -> None:
        self.or_none = or_none
        self.to = to

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if tournament.zones[zone(scope.seat, LOOKED)]:
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = among_hidden(tournament, "take", scope.seat, tournament.zones[zone(scope.seat, LOOKED)], "looked")
        if self.or_none:
            options.append(DISCARD_ALL)
        return Decision(scope.seat, "ask-take", options, self, scope, {"or_none": int(self.or_none)})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        seat = scope.seat
        looked = zone(seat, LOOKED)
        if option is not DISCARD_ALL:
            card = chosen(tournament, option, looked)
            tournament.move(card, zone(seat, self.to))
            if tournament.events is not None:
                tournament.tell("draws", f"p{seat}/hand", player=tournament.who(seat), n=1)
                tournament.tell("you-draw", f"p{seat}/hand", seats=(seat,), card=tournament.kinds[card].name)
        discard_looked_at(tournament, scope)

    def __repr__(self) -> str:
        return f"TakeOne({self.or_none}, {self.to})"


TAKE_ONE: Final = TakeOne(False)
KEEP_OR_DISCARD: Final = TakeOne(True)


def draw_or_discard(tournament: Tournament, seat: int) -> None:
    """A seat draws a card, and keeps or discards it."""
    if deeds.look(tournament, seat, 1):
        tournament.agenda.append((KEEP_OR_DISCARD, Scope(seat)))

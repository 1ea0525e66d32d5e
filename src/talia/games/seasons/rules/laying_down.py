"""Several cards that go onto the discard pile together: in which order, while somebody may still take the top one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.seasons.rules import deeds
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import LOOKED, PLAY, zone
from talia.games.seasons.rules.leaving import sacrifice
from talia.games.seasons.rules.moments import REST
from talia.games.seasons.rules.options import among_hidden, among_played, chosen
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option


def order_counts(tournament: Tournament, cards: Sequence[int]) -> bool:
    """Whether it makes a difference which of these cards comes to lie on top of the discard pile (looked at since rules 6):
    they are different ones, and an ability token that takes it waits."""
    if tournament.arena.rules < 6 or len({tournament.kinds[card] for card in cards}) < 2:
        return False
    return any(takes_discarded(tournament, seat) for seat in range(tournament.players))


def takes_discarded(tournament: Tournament, seat: int) -> bool:
    """Whether a seat has an ability token, not used yet, that takes the top card of the discard pile."""
    from talia.games.seasons.cards.abilities import ABILITIES

    number = tournament.tokens[seat]
    return number > 0 and ABILITIES[number].takes_discarded and not tournament.used >> seat & 1


def discard_looked_at(tournament: Tournament, scope: Scope) -> None:
    """Whoever looked at cards discards those that are left of them."""
    cards = tournament.zones[zone(scope.seat, LOOKED)][:]
    if order_counts(tournament, cards):
        tournament.agenda.append((DISCARD_LOOKED_AT, scope))
        return
    for card in cards:
        deeds.discard(tournament, scope.seat, card)


def sacrifice_all(tournament: Tournament, scope: Scope) -> None:
    """A seat sacrifices all its cards in play, of which none does anything because of it. A Replica goes to no pile."""
    cards = tournament.play(scope.seat)
    piled = [card for card in cards if not tournament.kinds[card].replica]
    together = not order_counts(tournament, piled)
    for card in list(cards):
        if together or card not in piled:
            sacrifice(tournament, card)
    if not together:
        tournament.agenda.append((SACRIFICE_ALL, scope))


class LayDown(Rule):
    """The cards that lie in one of a seat's zones go onto the discard pile one after the other, in the order it likes."""

    __slots__ = ("where",)

    def __init__(self, where: int) -> None:
        self.where = where

    def _cards(self, tournament: Tournament, seat: int) -> list[int]:
        return tournament.zones[zone(seat, self.where)]

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        cards = self._cards(tournament, scope.seat)
        if len({tournament.kinds[card] for card in cards}) > 1:
            self.put(tournament, self.question(tournament, scope))
        else:
            self._lay(tournament, scope.seat, cards[:])

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat, cards = scope.seat, self._cards(tournament, scope.seat)
        if self.where == PLAY:
            firsts = {tournament.kinds[card]: card for card in reversed(cards)}
            options = among_played(tournament, "sacrifice", seat, firsts.values())
        else:
            options = among_hidden(tournament, "discard", seat, cards, "looked")
        return Decision(seat, "ask-discard-next", [*options, REST], self, scope, {"n": len(cards)})

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is REST:
            self._lay(tournament, scope.seat, self._cards(tournament, scope.seat)[:])
            return
        tournament.agenda.append((self, scope))
        self._lay(tournament, scope.seat, [chosen(tournament, option, zone(scope.seat, self.where))])

    def _lay(self, tournament: Tournament, seat: int, cards: list[int]) -> None:
        for card in cards:
            if self.where == PLAY:
                sacrifice(tournament, card)
            else:
                deeds.discard(tournament, seat, card)

    def __repr__(self) -> str:
        return f"LayDown({self.where})"


DISCARD_LOOKED_AT: Final = LayDown(LOOKED)
SACRIFICE_ALL: Final = LayDown(PLAY)

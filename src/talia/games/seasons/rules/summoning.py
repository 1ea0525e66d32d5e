"""Which cards could be summoned, from hand, from the middle, or from the discard pile."""

from __future__ import annotations

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import entering, payment
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import DISCARD
from talia.games.seasons.rules.options import OfCard, chosen
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import only

LEAVE = Option("leave", "option-leave")

FROM_HAND: dict[PowerCard, Option] = {}
FROM_COMMON: dict[PowerCard, Option] = {}
FROM_GRAVE_PILE: dict[PowerCard, Option] = {}


def summons(
    tournament: Tournament,
    seat: int,
    cards: list[int],
    made: dict[PowerCard, Option],
    plain: bool,
    toll: int,
    options: list[Option],
) -> None:
    """Add an option for every card of some that the seat could pay for; like ones are one option."""
    kinds = tournament.kinds
    spot = tournament.players - 2
    for card in cards:
        kind = kinds[card]
        if payment.can_pay(tournament, seat, kind.costs[spot], plain, toll):
            option = made.get(kind) or _summon_option(kind, made)
            if option not in options:
                options.append(option)


def _summon_option(kind: PowerCard, made: dict[PowerCard, Option]) -> Option:
    place = "hand" if made is FROM_HAND else "common" if made is FROM_COMMON else "grave"
    beside = "" if place == "hand" else f"@{place}"
    word, about = f"option-summon-{place}", "discard" if place == "grave" else f"{place}/{kind.id}"
    option = Option(f"summon:{kind.id}{beside}", word, {"card": kind.name}, about, action=OfCard(kind, 0, 1))
    made[kind] = option
    return option


class FromGrave(Rule):
    """Look through the discard pile, and summon one of its cards as if it were in hand."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for card in tournament.zones[DISCARD]:
            tournament.show(card, only(scope.seat))
        if tournament.events is not None:
            tournament.tell("looks-through", "discard", player=tournament.who(scope.seat))
        self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        seat = scope.seat
        options: list[Option] = []
        toll = entering.toll(tournament, seat)
        summons(
            tournament, seat, tournament.zones[DISCARD], FROM_GRAVE_PILE, payment.plain(tournament, seat), toll, options
        )
        return Decision(seat, "ask-grave", [*options, LEAVE], self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is not LEAVE:
            entering.summon(tournament, scope.seat, chosen(tournament, option, DISCARD))


FROM_GRAVE = FromGrave()

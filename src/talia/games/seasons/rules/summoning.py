"""Which cards could be summoned, from hand, from the middle, or from the discard pile."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import entering, payment
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.layout import DISCARD
from talia.games.seasons.rules.options import OfCard, chosen
from talia.games.seasons.rules.payment import GUARDS
from talia.games.seasons.rules.powers import ANY_ODD_PAYING, ANY_TOLL
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.sight import only

LEAVE: Final = Option("leave", "option-leave")

FROM_HAND: dict[PowerCard, Option] = {}
FROM_COMMON: dict[PowerCard, Option] = {}
FROM_GRAVE_PILE: dict[PowerCard, Option] = {}


def summons(tournament: Tournament, seat: int, cards: list[int], made: dict[PowerCard, Option]) -> list[Option]:
    """An option for every card of some that the seat could pay for; like ones are one option."""
    options: list[Option] = []
    toll = entering.toll(tournament, seat) if tournament.anyone & ANY_TOLL else 0
    crystals = tournament.crystals[seat] - toll
    if crystals < 0:
        return options
    kinds, spot = tournament.kinds, tournament.players - 2
    prices, reserve, at = tournament.prices, tournament.reserve, 4 * seat
    held = reserve[at] | reserve[at + 1] << 8 | reserve[at + 2] << 16 | reserve[at + 3] << 24 | crystals << 32 | GUARDS
    plain = not tournament.does[seat] & ANY_ODD_PAYING or payment.plain(tournament, seat)
    for card in cards:
        if plain and (held - prices[card]) & GUARDS != GUARDS:
            continue
        kind = kinds[card]
        cost = kind.costs[spot]
        if (cost.different or not plain) and not payment.can_pay(tournament, seat, cost, False, toll):
            continue
        option = made.get(kind)
        if option is None:
            option = made[kind] = _summon_option(kind, made)
        if option not in options:
            options.append(option)
    return options


def _summon_option(kind: PowerCard, made: dict[PowerCard, Option]) -> Option:
    place = "hand" if made is FROM_HAND else "common" if made is FROM_COMMON else "grave"
    beside = "" if place == "hand" else f"@{place}"
    word, about = f"option-summon-{place}", "discard" if place == "grave" else f"{place}/{kind.id}"
    return Option(
        f"summon:{kind.id}{beside}", word, {"card": kind.name}, about, action=OfCard(kind, 0, 1, "summon", "hand")
    )


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
        options = summons(tournament, seat, tournament.zones[DISCARD], FROM_GRAVE_PILE)
        return Decision(seat, "ask-grave", [*options, LEAVE], self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is not LEAVE:
            entering.summon(tournament, scope.seat, chosen(tournament, option, DISCARD))


FROM_GRAVE: Final = FromGrave()

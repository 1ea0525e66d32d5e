"""Why cards cannot be summoned or activated, and what else one might want to do in a turn and cannot."""

from __future__ import annotations

from collections.abc import Iterator

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import entering, payment, transmuting
from talia.games.seasons.rules.powers import CHEAPER
from talia.games.seasons.rules.tournament import MOST_BONUSES, Tournament
from talia.games.seasons.rules.turn import can_use_token
from talia.kernel.decision import Decision
from talia.kernel.game import WhyNot
from talia.kernel.voice import Name


def why_not(tournament: Tournament, decision: Decision) -> list[WhyNot]:
    """What cannot be chosen in a player's turn, and why."""
    seat = decision.seat
    if seat is None or decision.word != "ask-turn":
        return []
    lit = {option.about for option in decision.options}
    return [each for each in _in_turn(tournament, seat) if each.about not in lit]


def _in_turn(tournament: Tournament, seat: int) -> Iterator[WhyNot]:
    full = len(tournament.play(seat)) >= tournament.gauge[seat]
    for kind in dict.fromkeys(tournament.kinds[card] for card in tournament.hand(seat)):
        reason = Name("why-gauge-full") if full else _unpaid(tournament, seat, kind)
        if reason is not None:
            yield WhyNot(f"hand/{kind.id}", reason)
    yield from _in_play(tournament, seat)
    if tournament.bonuses[seat] >= MOST_BONUSES:
        yield WhyNot("bonuses", Name("why-bonuses-used"))
    if not tournament.transmuting and not transmuting.lent(tournament, seat):
        yield WhyNot("reserve", Name("why-no-transmuting"))
    elif not tournament.held(seat):
        yield WhyNot("reserve", Name("why-no-energy"))
    if tournament.tokens[seat]:
        if tournament.used >> seat & 1:
            yield WhyNot("token", Name("why-token-used"))
        elif not can_use_token(tournament, seat):
            yield WhyNot("token", Name("why-not-now"))


def _unpaid(tournament: Tournament, seat: int, kind: PowerCard) -> Name | None:
    """What is missing to summon a card; None if nothing is."""
    cost, toll = entering.cost_of(tournament, kind), entering.toll(tournament, seat)
    if cost.never:
        return Name("why-never")
    crystals = cost.crystals + toll - tournament.crystals[seat]
    if crystals > 0:
        return Name("why-crystals-short", n=crystals)
    if payment.can_pay(tournament, seat, cost, payment.plain(tournament, seat), toll):
        return None
    spared = min(tournament.powers[seat][CHEAPER], max(0, cost.tokens - 1))
    short = 1 if cost.different else payment.missing(tournament, seat, cost.energy) - spared
    return Name("why-energy-short", n=short)


def _in_play(tournament: Tournament, seat: int) -> Iterator[WhyNot]:
    """Cards that could be activated at other times."""
    copies: dict[PowerCard, int] = {}
    for card in tournament.play(seat):
        kind = tournament.kinds[card]
        copies[kind] = copies.get(kind, 0) + 1
        acting = tournament.acting(card)
        if acting.activates and not acting.before_die:
            again = f"#{copies[kind]}" if copies[kind] > 1 else ""
            turned = tournament.turned >> card & 1
            yield WhyNot(f"p{seat}/play/{kind.id}{again}", Name("why-turned" if turned else "why-not-now"))

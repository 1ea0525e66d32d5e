"""What a deed, a payment and a card in hand are worth on this very table."""

from __future__ import annotations

from talia.games.seasons.bot.evaluation import IN_HAND, card_worth, deed_worth, standing
from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.cards import abilities, archmage, magician
from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.vocabulary import base, cards_in_play, drawing, gains, picks, prices, time
from talia.games.seasons.rules.deed import Deed, Paid, Then
from talia.games.seasons.rules.options import OfCard
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.powers import REFUSES
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.transmuting import more

PLAIN = PowerCard("plain", ABILITIES[1].name, 0, "", False, 0)
"""What stands for a card where there is none."""


def now_worth(plan: Plan, deed: Deed, kind: PowerCard) -> float:
    """What it is worth to do something now."""
    tournament, seat = plan.tournament, plan.seat
    if isinstance(deed, Then):
        return sum(now_worth(plan, each, kind) for each in deed.steps)
    if isinstance(deed, Paid):
        return now_worth(plan, deed.price, kind) + now_worth(plan, deed.deed, kind)
    if isinstance(deed, base.Either):
        return max(now_worth(plan, side, kind) for side in deed.sides)
    if isinstance(deed, base.Each) and not deed.you_too:
        return sum(_to_rival(plan, deed.deed, rival, kind) for rival in tournament.rivals(seat))
    if isinstance(deed, base.When) and not deed.condition.holds(tournament, Scope(seat)):
        return 0.0
    if isinstance(deed, gains.Crystals):
        count = deed.each.count(tournament, Scope(seat)) if deed.each is not None else 1
        return 0.0 if tournament.powers[seat][REFUSES] else float(deed.n * count)
    if isinstance(deed, gains.Energy):
        count = deed.each.count(tournament, Scope(seat)) if deed.each is not None else 1
        return energy_worth(plan, deed.n * count)
    if isinstance(deed, gains.Gauge):
        return plan.star() if deed.n == 1 else deed.n * 0.8 * plan.star()
    if isinstance(deed, prices.PaysEnergy):
        return -cheapest(plan, deed.ways(tournament, Scope(seat)))
    if isinstance(deed, prices.DiscardsAllEnergy):
        return -sum(plan.loss(energy, plan.held(energy)) for energy in range(4))
    if isinstance(deed, prices.SacrificesThis):
        return -float(kind.prestige)
    if isinstance(deed, time.TransmutesAll):
        each = deed.n + more(tournament, seat)
        return sum(plan.held(energy) * each - plan.loss(energy, plan.held(energy)) for energy in range(4))
    if isinstance(deed, time.TransmutesPaid):
        return deed.crystals + deed.tokens * more(tournament, seat)
    if isinstance(deed, time.LetsTransmute):
        return 0.0 if tournament.transmuting else plan.transmuting(deed.more)
    if isinstance(deed, drawing.PutsFromHand):
        return _put_worth(plan)
    if isinstance(deed, magician.CopiesReserve):
        return energy_worth(plan, max(tournament.held(rival) for rival in tournament.rivals(seat)))
    if isinstance(deed, picks.GivesUp):
        return -_least_given(plan, deed, kind)
    if isinstance(deed, cards_in_play.PassesLeft):
        return 30.0
    if isinstance(deed, abilities.GaugeBack):
        return -plan.star() if plan.rounds < 3 else -5.0
    if isinstance(deed, abilities.HandScores):
        return 8.0 * len(tournament.hand(seat))
    if isinstance(deed, archmage.ForPaid):
        return deed_worth(deed, plan.rounds, kind) * min(1.0, tournament.held(seat) / 4)
    return deed_worth(deed, plan.rounds, kind)


def _to_rival(plan: Plan, deed: Deed, rival: int, kind: PowerCard) -> float:
    """What it is worth that a rival has to do something."""
    tournament = plan.tournament
    if isinstance(deed, gains.Loses):
        return 0.8 * min(deed.n, tournament.crystals[rival])
    if isinstance(deed, gains.GivesYou):
        return 1.8 * min(deed.n, tournament.crystals[rival])
    if isinstance(deed, picks.GivesUp):
        return min([8.0, *(in_play(plan, card) for card in tournament.play(rival))]) if tournament.play(rival) else 0.0
    if isinstance(deed, archmage.TurnsToAir):
        return 0.8 * tournament.held(rival)
    return -0.8 * deed_worth(deed, plan.rounds, kind)


def energy_worth(plan: Plan, count: int) -> float:
    """What so many tokens of one's choice are worth, as far as there is room for them."""
    room = plan.tournament.reserve_limit(plan.seat) - plan.tournament.held(plan.seat)
    held = [plan.held(energy) for energy in range(4)]
    worth = 0.0
    for _ in range(min(count, room)):
        energy = max(range(4), key=lambda each: plan.token(each, held[each]))
        worth += plan.token(energy, held[energy])
        held[energy] += 1
    return worth


def payment_loss(plan: Plan, way: Payment) -> float:
    """What it costs to pay in a certain way."""
    lost = sum(plan.loss(energy, count) for energy, count in enumerate(way.reserve) if count)
    return lost + 1.5 * sum(way.cards)


def cheapest(plan: Plan, ways: list[Payment]) -> float:
    """What the cheapest way to pay costs."""
    return min([payment_loss(plan, way) for way in ways], default=99.0)


def _put_worth(plan: Plan) -> float:
    """What it is worth to put the best card of the hand into play."""
    return max(
        [card_worth(plan.tournament.kinds[card], plan.rounds) + IN_HAND for card in plan.tournament.hand(plan.seat)],
        default=0.0,
    )


def hand_value(plan: Plan, kind: PowerCard) -> float:
    """What holding a card is worth: it will be paid for and summoned, or be a burden."""
    cost = kind.costs[plan.tournament.players - 2]
    if cost.never:
        return -IN_HAND
    lacks = sum(max(0, count - plan.held(energy)) for energy, count in enumerate(cost.energy))
    if lacks > 2 * plan.rounds or cost.crystals > plan.tournament.crystals[plan.seat] + 4 * plan.rounds:
        return -IN_HAND
    tokens = sum(count * plan.spare[energy] for energy, count in enumerate(cost.energy))
    return max(-IN_HAND, card_worth(kind, plan.rounds) - cost.crystals - tokens - 0.5 * lacks)


def _least_given(plan: Plan, deed: picks.GivesUp, kind: PowerCard) -> float:
    """What the least card is worth that could be given up."""
    tournament, seat = plan.tournament, plan.seat
    found = []
    for option in deed.question(tournament, Scope(seat, -1)).options:
        assert isinstance(option.action, OfCard)
        if option.action.place == "play":
            found.append(option.action.kind.prestige + standing(option.action.kind, plan.rounds))
        else:
            found.append(hand_value(plan, option.action.kind))
    return min(found, default=99.0)


def in_play(plan: Plan, card: int) -> float:
    """What a card in play is still worth to its owner."""
    kind = plan.tournament.kinds[card]
    return kind.prestige + standing(kind, plan.rounds)

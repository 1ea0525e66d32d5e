"""What the steady bot answers when it is asked about energy: which tokens to take, to pay, to give up and to transmute."""

from __future__ import annotations

from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.bot.situation import PLAIN, now_worth, payment_loss
from talia.games.seasons.bot.turns import exchange_for
from talia.games.seasons.cards import archmage
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.kingdom_seekers import PaysForMimicked
from talia.games.seasons.rules import deeds, transmuting
from talia.games.seasons.rules.exchange import Swap
from talia.games.seasons.rules.options import DONE, NO
from talia.games.seasons.rules.payment import Payment
from talia.games.seasons.rules.scope import Scope
from talia.kernel.decision import Decision, Option


def card_about(decision: Decision) -> int:
    """The card that a question is about."""
    assert isinstance(decision.ctx, Scope)
    return decision.ctx.card


def gain(plan: Plan, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: plan.gain(deeds.energy_of(option)))


def give_up(plan: Plan, decision: Decision) -> Option:
    return min(decision.options, key=lambda option: plan.loss(deeds.energy_of(option)))


def store(plan: Plan, decision: Decision) -> Option:
    """The token that is missed least; none at all if even that is missed."""
    typed = [option for option in decision.options if isinstance(option.action, deeds.Type)]
    least = min(typed, key=lambda option: plan.loss(deeds.energy_of(option)))
    if NO in decision.options and (plan.rounds < 2 or plan.loss(deeds.energy_of(least)) > 2.2):
        return NO
    return least


def steal(plan: Plan, decision: Decision) -> Option:
    typed = [option for option in decision.options if isinstance(option.action, deeds.Type)]
    return max(typed, key=lambda option: plan.gain(deeds.energy_of(option)))


def take_stored(plan: Plan, decision: Decision) -> Option:
    room = plan.tournament.reserve_limit(plan.seat) - plan.tournament.held(plan.seat)
    return steal(plan, decision) if room > 0 or DONE not in decision.options else DONE


def name_energy(plan: Plan, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: plan.held(deeds.energy_of(option)))


def _paid_for(plan: Plan, decision: Decision) -> PowerCard:
    """The card whose effects are paid for: that of the question, or the one it will mimic."""
    scope = decision.ctx
    assert isinstance(scope, Scope)
    card = scope.n if isinstance(decision.effect, PaysForMimicked) else scope.card
    return plan.tournament.kinds[card] if card >= 0 else PLAIN


def pay(plan: Plan, decision: Decision) -> Option:
    """The tokens that are missed least, beside what some cards do for each."""
    enters = _paid_for(plan, decision).enters

    def lost(option: Option) -> float:
        way = option.action
        if not isinstance(way, Payment):
            return 99.0 if option is not NO else 0.0
        gained = 0.0
        if isinstance(enters, archmage.ForPaid):
            gained = sum(now_worth(plan, deed, PLAIN) for energy, deed in enters.deeds if way.counted[energy])
        return payment_loss(plan, way) - gained

    return min(decision.options, key=lost)


def transmute(plan: Plan, decision: Decision) -> Option:
    """Token by token, as long as one is worth more as crystals."""
    assert isinstance(decision.ctx, Scope)
    picked = decision.ctx.picked
    if not plan.rounds and transmuting.ALL in decision.options:
        return transmuting.ALL
    found = plan.to_transmute(picked)
    on_cards = plan.tournament.on_cards(plan.seat)
    for option in decision.options:
        if isinstance(option.action, transmuting.Spot):
            spot = option.action.spot
            if spot in found or (spot >= 4 and on_cards[spot - 4] and not plan.rounds):
                return option
    return DONE if DONE in decision.options else decision.options[0]


def exchange(plan: Plan, decision: Decision) -> Option:
    """What the card of the plan lacks, for what it does not need."""
    wanted = exchange_for(plan)
    need = wanted.costs[plan.tournament.players - 2].energy if wanted is not None else (0, 0, 0, 0)

    def worth(option: Option) -> float:
        swap = option.action
        if not isinstance(swap, Swap):
            return 0.5
        lacks = plan.held(swap.gained) < need[swap.gained]
        over = plan.held(swap.given) > need[swap.given]
        return (10.0 if lacks and over else 0.0) + plan.gain(swap.gained) - plan.loss(swap.given)

    return max(decision.options, key=worth)

"""A player's turn: what each thing that could be done now is worth, and the die before it."""

from __future__ import annotations

from talia.games.seasons.bot.evaluation import IN_HAND, card_worth, deed_worth, leaves
from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.bot.situation import PLAIN, energy_worth, in_play, now_worth
from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules import payment, turn
from talia.games.seasons.rules.activating import Activation
from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.entering import toll, trap
from talia.games.seasons.rules.options import OfCard
from talia.games.seasons.rules.summoning import FROM_COMMON
from talia.games.seasons.rules.tournament import PENALTIES, Tournament
from talia.kernel.decision import Decision, Option

SUMMONS_FIRST = 100.0
"""Summoning comes before all else that pays, transmuting after it: what summoning needs is not turned into crystals."""

WORTH_IT = 0.5
"""How much anything must bring to be done at all."""

WAITING = 4.0
"""How much a bonus must bring beside its penalty as long as the same may come without one."""

AVERAGE_DIE = 6.5
"""What a die that is rolled again will bring."""


def turn_option(plan: Plan, decision: Decision) -> Option:
    """The best thing to do now, if any is worth it."""
    best, most = turn.END, WORTH_IT
    for option in decision.options:
        gain = _gain(plan, option)
        if gain > most:
            best, most = option, gain
    return best


def _gain(plan: Plan, option: Option) -> float:
    action = option.action
    if isinstance(action, OfCard):
        gain = summon_gain(plan, action.kind, FROM_COMMON.get(action.kind) is not option)
        return SUMMONS_FIRST + gain if gain > WORTH_IT else 0.0
    if isinstance(action, Activation):
        gain = activation_gain(plan, action)
        return 2 * SUMMONS_FIRST + gain if gain > WORTH_IT else 0.0
    if option is turn.TRANSMUTE:
        return 1.0 if plan.to_transmute() else 0.0
    if option is turn.BONUS_TRANSMUTE:
        return _bonus_transmute(plan)
    if option is turn.BONUS_GAUGE:
        return _bonus_gauge(plan)
    if option is turn.EXCHANGE:
        return _bonus_exchange(plan)
    if option is turn.GRAVE:
        return 1.0 if plan.rounds < 6 and plan.tournament.held(plan.seat) >= 3 else 0.0
    if option is turn.END:
        return 0.0
    gain = token_gain(plan)
    return SUMMONS_FIRST / 2 + gain if gain > WORTH_IT else 0.0


# Summoning


def summon_gain(plan: Plan, kind: PowerCard, from_hand: bool = True) -> float:
    """What summoning a card now brings, beside the tokens that are gone and what else they were kept for."""
    tournament, seat = plan.tournament, plan.seat
    cost = kind.costs[tournament.players - 2]
    gain = card_worth(kind, plan.rounds) + extra(plan, kind.enters, kind) - cost.crystals - toll(tournament, seat)
    if from_hand:
        gain += IN_HAND
    planned = kind in plan.cards
    for energy, count in enumerate(cost.energy):
        if count:
            gain -= plan.spare[energy] * count if planned else plan.loss(energy, count)
    if tournament.traps and trap(tournament) >= 0:
        gain -= min([in_play(plan, card) for card in tournament.play(seat)], default=card_worth(kind, plan.rounds))
    return gain


def extra(plan: Plan, deed: Deed | None, kind: PowerCard) -> float:
    """How much more, or less, a deed brings on this table than it does on most."""
    if deed is None:
        return 0.0
    usual = deed_worth(deed, plan.rounds, kind)
    return now_worth(plan, deed, kind) - usual


# Activating


def activation_gain(plan: Plan, action: Activation) -> float:
    """What activating a card brings now; a card that leaves play by it waits for its hour."""
    acting = _acting(plan, action)
    deed = acting.activates[action.which]
    gain = now_worth(plan, deed, action.kind)
    if leaves(acting) and plan.rounds:
        usual = deed_worth(deed, plan.rounds - 1, action.kind)
        return gain if gain >= usual else 0.0
    return gain


def _acting(plan: Plan, action: Activation) -> PowerCard:
    """The card whose effect an activation is: of copies, the one that is meant."""
    tournament = plan.tournament
    copies = [card for card in tournament.play(plan.seat) if tournament.kinds[card] is action.kind]
    return tournament.acting(copies[action.copy - 1])


# Ability tokens and bonuses


def token_gain(plan: Plan) -> float:
    """What using the ability token brings now."""
    ability = ABILITIES[plan.tournament.tokens[plan.seat]]
    return ability.points + now_worth(plan, ability.deed, PLAIN)


def penalty(tournament: Tournament, seat: int) -> int:
    """What the next bonus costs in the end."""
    used = tournament.bonuses[seat]
    return PENALTIES[used + 1] - PENALTIES[used]


def _bonus_transmute(plan: Plan) -> float:
    tournament, seat = plan.tournament, plan.seat
    if tournament.transmuting:
        return 0.0
    gain = plan.transmuting(1) - penalty(tournament, seat)
    return gain if gain > (WAITING if plan.rounds else 0.0) else 0.0


def _bonus_gauge(plan: Plan) -> float:
    """Room for a card that can be paid for."""
    tournament, seat = plan.tournament, plan.seat
    if tournament.has_room(seat) or plan.rounds > 4:
        return 0.0
    spot, plain, due = tournament.players - 2, payment.plain(tournament, seat), toll(tournament, seat)
    gain = max(
        [
            summon_gain(plan, kind)
            for kind in (tournament.kinds[card] for card in tournament.hand(seat))
            if payment.can_pay(tournament, seat, kind.costs[spot], plain, due)
        ],
        default=0.0,
    ) - penalty(tournament, seat)
    return gain if gain > (WAITING if plan.rounds else 0.0) else 0.0


def _bonus_exchange(plan: Plan) -> float:
    """Tokens for a card that lacks just these."""
    if plan.rounds > 2 or not plan.tournament.has_room(plan.seat):
        return 0.0
    found = exchange_for(plan)
    if found is None:
        return 0.0
    gain = summon_gain(plan, found) - penalty(plan.tournament, plan.seat)
    return gain if gain > (WAITING if plan.rounds else 0.0) else 0.0


def exchange_for(plan: Plan) -> PowerCard | None:
    """The best card of the plan that two tokens at most are in the way of, and other tokens can be had for."""
    for kind in plan.cards:
        need = kind.costs[plan.tournament.players - 2].energy
        lacks = sum(max(0, need[energy] - plan.held(energy)) for energy in range(4))
        over = sum(max(0, plan.held(energy) - need[energy]) for energy in range(4))
        if 0 < lacks <= 2 and over >= lacks:
            return kind
    return None


# The die


def die_option(plan: Plan, decision: Decision) -> Option:
    """Use the die, roll it again, or do something instead: whatever brings most."""
    tournament, seat = plan.tournament, plan.seat
    rolled = tournament.die[seat]
    face = plan.face(rolled.face) if rolled is not None else 0.0
    best, most = decision.options[0], face
    for option in decision.options[1:]:
        if option is turn.ROLL_DESTINY:
            worth = destiny_worth(plan)
        elif option is turn.STEADFAST_OPTIONS[0]:
            worth = plan.star()
        elif option is turn.STEADFAST_OPTIONS[1]:
            worth = energy_worth(plan, 1)
        elif option is turn.STEADFAST_OPTIONS[2]:
            worth = plan.transmuting(0)
        elif isinstance(option.action, Activation):
            worth = max(AVERAGE_DIE, face if face > AVERAGE_DIE + 1 else 0.0) + 2.0 if face < AVERAGE_DIE + 1 else 0.0
        else:
            worth = 99.0 if face < AVERAGE_DIE or plan.rounds < 3 else 0.0
        if worth > most:
            best, most = option, worth
    return best


def destiny_worth(plan: Plan) -> float:
    """What the die of destiny brings, the race for its points included."""
    tournament, seat = plan.tournament, plan.seat
    lead = tournament.destiny[seat] - max(tournament.destiny[rival] for rival in tournament.rivals(seat))
    close = 4.0 if -4 <= lead <= 2 else 1.0
    if plan.rounds <= 2 and -4 <= lead <= 1:
        close = 8.0
    return 2.5 + tournament.arena.enchantment.destiny_crystals + close

"""What the steady bot answers to each sort of question."""

from __future__ import annotations

from collections.abc import Callable

from talia.games.seasons.bot import energy_answers
from talia.games.seasons.bot.drafting import ability, cross, keep, library
from talia.games.seasons.bot.energy_answers import card_about
from talia.games.seasons.bot.evaluation import IN_HAND, card_worth, deed_worth, standing
from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.bot.situation import PLAIN, hand_value, in_play, now_worth
from talia.games.seasons.bot.turns import die_option, summon_gain, turn_option
from talia.games.seasons.cards import archmage
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.cards.vocabulary import base
from talia.games.seasons.cards.vocabulary.time import Spaces
from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.energy import VALUES
from talia.games.seasons.rules.laying_down import takes_discarded
from talia.games.seasons.rules.layout import COMING, DRAW, LOOKED, zone
from talia.games.seasons.rules.options import DONE, NO, YES, OfCard, OfSeat
from talia.games.seasons.rules.powers import STANDS_IN
from talia.games.seasons.rules.tournament import MONTHS
from talia.kernel.decision import Decision, Option

Answer = Callable[[Plan, Decision], Option]


def _kind(option: Option) -> PowerCard:
    assert isinstance(option.action, OfCard)
    return option.action.kind


# Cards


def _held_or_played(plan: Plan, option: Option) -> float:
    """What a card is worth to whoever gives it up."""
    if not isinstance(option.action, OfCard):
        return 0.0
    kind = option.action.kind
    if option.action.place == "play":
        return kind.prestige + standing(kind, plan.rounds)
    return hand_value(plan, kind)


def _give(plan: Plan, decision: Decision) -> Option:
    """What is worth least."""
    return min(decision.options, key=lambda option: _held_or_played(plan, option))


def _discard(plan: Plan, decision: Decision) -> Option:
    """What is worth least, beside the tokens that some cards are paid with."""
    paid = 2.0 if isinstance(decision.effect, archmage.DiscardsForEnergy) else 0.0
    return min(decision.options, key=lambda option: hand_value(plan, _kind(option)) - paid * _kind(option).prestige)


def _take(plan: Plan, decision: Decision) -> Option:
    """What is worth most in hand, if anything is worth having there."""

    def worth(option: Option) -> float:
        return hand_value(plan, option.action.kind) if isinstance(option.action, OfCard) else 0.0

    return max(decision.options, key=worth)


def _put(plan: Plan, decision: Decision) -> Option:
    """What is worth most in play."""
    return max(decision.options, key=lambda option: card_worth(_kind(option), plan.rounds))


def _lay_down(plan: Plan, decision: Decision) -> Option:
    """The best card comes to lie on top for oneself to take, the worst one for others."""
    cards = [option for option in decision.options if isinstance(option.action, OfCard)]
    mine = takes_discarded(plan.tournament, plan.seat)
    return (min if mine else max)(cards, key=lambda option: hand_value(plan, _kind(option)))


def _take_back(plan: Plan, decision: Decision) -> Option:
    """What loses least by being summoned once more, as long as there is time for it."""

    def lost(option: Option) -> float:
        kind = _kind(option)
        return kind.prestige + standing(kind, plan.rounds) - max(-IN_HAND, hand_value(plan, kind))

    return min(decision.options, key=lost)


def _lock(plan: Plan, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: standing(_kind(option), plan.rounds))


def _mimic(plan: Plan, decision: Decision) -> Option:
    """The item whose effects bring most beyond its price."""

    def worth(option: Option) -> float:
        if not isinstance(option.action, OfCard):
            return 0.0
        kind = option.action.kind
        cost = kind.costs[plan.tournament.players - 2]
        return card_worth(kind, plan.rounds) - kind.prestige - cost.crystals - 2.0 * cost.tokens

    return max(decision.options, key=worth)


def _grave(plan: Plan, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        return summon_gain(plan, option.action.kind, False) if isinstance(option.action, OfCard) else 0.0

    return max(decision.options, key=worth)


def _trap(plan: Plan, decision: Decision) -> Option:
    """Lose the card that comes, or one that is there already; where another stands in for it, the one that comes."""
    coming = card_worth(plan.tournament.kinds[card_about(decision)], plan.rounds)
    if plan.tournament.powers[plan.seat][STANDS_IN]:
        return decision.options[0]

    def lost(option: Option) -> float:
        return _held_or_played(plan, option) if isinstance(option.action, OfCard) else coming

    return min(decision.options, key=lost)


def _which_trap(plan: Plan, decision: Decision) -> Option:
    """An opponent's first: if a card goes for it, it may be one of mine on which another lies."""
    return decision.options[0]


def _straighten(plan: Plan, decision: Decision) -> Option:
    return max(
        decision.options,
        key=lambda option: max([deed_worth(deed, plan.rounds, _kind(option)) for deed in _kind(option).activates]),
    )


def _change_hand(plan: Plan, decision: Decision) -> Option:
    """Cards that will only be a burden are exchanged."""
    if plan.rounds < 3:
        return DONE
    worst = min(
        (option for option in decision.options if option is not DONE),
        key=lambda option: hand_value(plan, _kind(option)),
    )
    return worst if hand_value(plan, _kind(worst)) < 2.0 else DONE


def _keep_found(plan: Plan, decision: Decision) -> Option:
    card = plan.tournament.zones[zone(plan.seat, LOOKED)][-1]
    return decision.options[0 if hand_value(plan, plan.tournament.kinds[card]) > 4.0 else 1]


def _seek_again(plan: Plan, decision: Decision) -> Option:
    return YES if plan.rounds > 2 else NO


def _top_card(plan: Plan) -> PowerCard:
    kind: PowerCard = plan.tournament.kinds[plan.tournament.zones[DRAW][-1]]
    return kind


def _take_top(plan: Plan, decision: Decision) -> Option:
    """The top card for a step of the gauge."""
    return YES if hand_value(plan, _top_card(plan)) > plan.star() + 2.0 else NO


def _put_top(plan: Plan, decision: Decision) -> Option:
    """The top card for four tokens."""
    losses = sorted(plan.loss(energy) for energy in range(4) for _ in range(plan.held(energy)))
    return YES if card_worth(_top_card(plan), plan.rounds) > sum(losses[:4]) else NO


def _stand_in(plan: Plan, decision: Decision) -> Option:
    """The shield is worth little beside its crystals; only a worse card goes before it."""
    tournament, card = plan.tournament, card_about(decision)
    if tournament.owner(card) >= 0:
        lost = in_play(plan, card)
    elif tournament.where[card] == COMING:  # it is paid for
        lost = card_worth(tournament.kinds[card], plan.rounds)
    else:
        lost = hand_value(plan, tournament.kinds[card])
    return YES if lost > -3.0 else NO


def _which_stands_in(plan: Plan, decision: Decision) -> Option:
    """The same, of several that might go."""
    if _stand_in(plan, decision) is NO:
        return NO
    return min(
        [option for option in decision.options if option is not NO], key=lambda each: _held_or_played(plan, each)
    )


# All else


def _die(plan: Plan, decision: Decision) -> Option:
    def worth(option: Option) -> float:
        return plan.face(option.action.face) if isinstance(option.action, Rolled) else 0.0

    return max(decision.options, key=worth)


def _marker(plan: Plan, decision: Decision) -> Option:
    """Where the tokens that are held are worth most; towards the end for whoever leads."""
    tournament = plan.tournament

    def worth(option: Option) -> float:
        if not isinstance(option.action, Spaces):
            return 0.0
        month = (tournament.month - 1 + option.action.n) % MONTHS
        values = VALUES[month // 3]
        return 0.5 * sum(values[energy] * plan.held(energy) for energy in range(4)) - 0.3 * option.action.n

    return max(decision.options, key=worth)


def _either(plan: Plan, decision: Decision) -> Option:
    """The deed that brings most now."""
    kind = plan.tournament.kinds[card_about(decision)] if card_about(decision) >= 0 else PLAIN

    def worth(option: Option) -> float:
        deed = option.args.get("deed")
        return now_worth(plan, deed, kind) if isinstance(deed, Deed) else 0.0

    return max(decision.options, key=worth)


def _may(plan: Plan, decision: Decision) -> Option:
    effect = decision.effect
    assert isinstance(effect, base.May)
    return YES if now_worth(plan, effect.deed, PLAIN) > 0 else NO


def _opponent(plan: Plan, decision: Decision) -> Option:
    def held(option: Option) -> int:
        return plan.tournament.held(option.action.seat) if isinstance(option.action, OfSeat) else 0

    return max(decision.options, key=held)


def _last(plan: Plan, decision: Decision) -> Option:
    return decision.options[-1]


ANSWERS: dict[str, Answer] = {
    "ask-keep": keep,
    "ask-cross": cross,
    "ask-library": library,
    "ask-token": ability,
    "ask-die": _die,
    "ask-die-actions": die_option,
    "ask-turn": turn_option,
    "ask-transmute": energy_answers.transmute,
    "ask-exchange": energy_answers.exchange,
    "ask-take": _take,
    "ask-from-library": _take,
    "ask-name-card": _put,
    "ask-put": _put,
    "ask-grave": _grave,
    "ask-sacrifice": _give,
    "ask-give-up-card": _give,
    "ask-discard": _discard,
    "ask-pass": _give,
    "ask-give-to": _give,
    "ask-take-back": _take_back,
    "ask-trap": _trap,
    "ask-which-trap": _which_trap,
    "ask-lock": _lock,
    "ask-mimic": _mimic,
    "ask-straighten": _straighten,
    "ask-change-hand": _change_hand,
    "ask-keep-found": _keep_found,
    "ask-seek-again": _seek_again,
    "ask-take-top": _take_top,
    "ask-put-top": _put_top,
    "ask-stand-in": _stand_in,
    "ask-which-stands-in": _which_stands_in,
    "ask-gain": energy_answers.gain,
    "ask-give-up": energy_answers.give_up,
    "ask-store": energy_answers.store,
    "ask-steal": energy_answers.steal,
    "ask-take-stored": energy_answers.take_stored,
    "ask-name-energy": energy_answers.name_energy,
    "ask-pay": energy_answers.pay,
    "ask-pay-for": energy_answers.pay,
    "ask-either": _either,
    "ask-may": _may,
    "ask-marker": _marker,
    "ask-opponent": _opponent,
    "ask-order": _last,
    "ask-discard-next": _lay_down,
}

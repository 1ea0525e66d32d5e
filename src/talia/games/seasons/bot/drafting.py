"""The prelude: which cards are kept, in which year they come to hand, and which ability token."""

from __future__ import annotations

from talia.games.seasons.bot.evaluation import ROUNDS, card_worth, price
from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.options import OfCard
from talia.games.seasons.rules.prelude import OfAbility
from talia.kernel.decision import Decision, Option

A_YEAR = ROUNDS // 3
WHEN_DRAFTED = ROUNDS // 2
"""How many rounds are about left when a card comes into play that is drafted."""

TWIST = 6.0
"""What a card is worth that is exchanged for one of two others."""

TOKEN_WORTH = {
    1: 0.0,
    2: 9.0,
    3: 0.5,
    4: 9.0,
    5: 9.0,
    6: 6.0,
    7: 7.0,
    8: 9.0,
    9: 1.0,
    10: 4.0,
    11: 9.0,
    12: 0.0,
    13: 0.0,
    14: 5.0,
    15: 3.0,
    16: 8.0,
    17: 9.0,
    18: 9.0,
}
"""What each ability token brings about."""


def draft_worth(plan: Plan, kind: PowerCard, rounds: int = WHEN_DRAFTED) -> float:
    """What having a card is worth, when it comes into play with so many rounds left."""
    if kind.prelude_only:
        return TWIST
    return card_worth(kind, rounds) - price(kind.costs[plan.tournament.players - 2], rounds)


def keep(plan: Plan, decision: Decision) -> Option:
    """The card that is worth most."""
    return max(decision.options, key=lambda option: draft_worth(plan, _kind(option)))


def cross(plan: Plan, decision: Decision) -> Option:
    """The card that is worth least: it goes to a rival."""
    return min(decision.options, key=lambda option: draft_worth(plan, _kind(option)))


def library(plan: Plan, decision: Decision) -> Option:
    """The card for which coming early means most; what is as good at the end waits."""

    def haste(option: Option) -> float:
        kind = _kind(option)
        return draft_worth(plan, kind, ROUNDS - A_YEAR // 2) - draft_worth(plan, kind, A_YEAR)

    return max(decision.options, key=haste)


def ability(plan: Plan, decision: Decision) -> Option:
    """The token that brings most."""

    def worth(option: Option) -> float:
        return TOKEN_WORTH[option.action.number] if isinstance(option.action, OfAbility) else 0.0

    return max(decision.options, key=worth)


def _kind(option: Option) -> PowerCard:
    assert isinstance(option.action, OfCard)
    return option.action.kind

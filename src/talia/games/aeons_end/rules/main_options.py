"""The options of the main phase that every table shares, made once."""

from __future__ import annotations

from functools import cache
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN_COST, ROMAN
from talia.games.aeons_end.rules.layout import SEATS
from talia.games.aeons_end.rules.main_actions import (
    CHARGE_COST,
    Charge,
    Focus,
    GainAt,
    Open,
    UseAbility,
)
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name

END_MAIN: Final = Option("end", "option-end-main")

CHARGE: Final = [
    Option("charge", "option-charge", {"cost": CHARGE_COST}, f"p{seat}/ability", action=Charge())
    for seat in range(SEATS)
]
ABILITY: Final = [
    Option("ability", "option-ability", {}, f"p{seat}/ability", action=UseAbility()) for seat in range(SEATS)
]
"""By seat."""


@cache
def focus(seat: int, breach: int, cost: int) -> Option:
    """Focus a breach for so much."""
    args: dict[str, Arg] = {"breach": ROMAN[breach], "cost": cost}
    return Option(
        f"focus:{ROMAN[breach]}", "option-focus", args, f"p{seat}/breach/{ROMAN[breach]}", action=Focus(breach)
    )


@cache
def open_up(seat: int, breach: int, cost: int) -> Option:
    """Open a breach for so much."""
    args: dict[str, Arg] = {"breach": ROMAN[breach], "cost": cost}
    return Option(f"open:{ROMAN[breach]}", "option-open", args, f"p{seat}/breach/{ROMAN[breach]}", action=Open(breach))


@cache
def ability_of(seat: int, mage: Name) -> Option:
    """The ability of another player, which may be used in anybody's main phase."""
    args: dict[str, Arg] = {"mage": mage}
    return Option(f"ability:{seat + 1}", "option-ability-of", args, f"p{seat}/ability", action=UseAbility(seat))


@cache
def gain_at(card: Card, place: int, id: str) -> Option:
    """Gain a card that lies at a place of the nemesis."""
    args: dict[str, Arg] = {"card": card.name, "cost": card.cost, "place": Name(f"place-{id}")}
    return Option(f"gain:{card.id}@{id}", "option-gain-at", args, f"nemesis/{id}", action=GainAt(card, place))


FOCUS: Final = [[focus(seat, breach, FOCUS_COST[breach]) for breach in range(4)] for seat in range(SEATS)]
"""By seat and breach, for breaches as most mages have them."""

OPEN_UP: Final = [
    [[open_up(seat, breach, OPEN_COST[breach][stage]) for stage in range(4)] for breach in range(4)]
    for seat in range(SEATS)
]
"""By seat, breach and stage."""

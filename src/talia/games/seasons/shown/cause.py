"""What makes a question be asked (the card, the token or the enchantment behind it), and where an option belongs."""

from __future__ import annotations

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules.deed import Deed
from talia.games.seasons.rules.moments import ENCHANTMENT, REST, Moment
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.tournament import Tournament
from talia.games.seasons.shown.things import BONUSES, refs_in_play
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Cause

OF_ENERGY = ("gain", "give-up", "token", "swap", "store", "mirror")
"""Kinds of options that take a token of the reserve, or bring one there."""


def cause(tournament: Tournament, decision: Decision) -> Cause | None:
    """The card that asks; without one, the enchantment or the ability token. The turn itself needs no cause."""
    scope = decision.ctx
    if "card" in decision.args or not isinstance(scope, Scope):
        return None
    card = max(scope.card, scope.asks)
    if card >= 0:
        kind = tournament.kinds[card]
        owner = tournament.owner(card)
        return Cause(kind.name, kind.id, refs_in_play(tournament, owner)[card] if owner >= 0 else "")
    if not isinstance(decision.effect, Deed) or decision.seat is None:
        return None
    enchantment = tournament.arena.enchantment
    if decision.effect is enchantment.great_transmuting_brings or _enchanted(tournament, decision.seat):
        return Cause(enchantment.name, "", "enchantment")
    number = tournament.tokens[decision.seat]
    return Cause(ABILITIES[number].name, "", "token") if number else None


def _enchanted(tournament: Tournament, seat: int) -> bool:
    """Whether what a seat does now comes from the enchantment: it is the last that acted at this moment."""
    for step, scope in reversed(tournament.agenda):
        if isinstance(step, Moment) and isinstance(scope, Scope):
            return scope.seat == seat and bool(scope.picked) and scope.picked[-1] == ENCHANTMENT
    return False


def usual(decision: Decision) -> str | None:
    """Cards that act at one moment, or go onto the discard pile, do so in the order they lie."""
    return REST.key if REST in decision.options else None


def about(option: Option) -> str:
    """Where an option is seen: on the tokens of an energy, on one of the bonuses, on the die of destiny."""
    verb, _, rest = option.key.partition(":")
    if option.about == "reserve" and verb in OF_ENERGY:
        return f"reserve/{rest.partition('>')[0].partition('@')[0].rpartition('-')[2]}"
    if option.about == "bonuses" and rest in BONUSES:
        return f"bonuses/{rest}"
    return "destiny" if verb == "destiny" else option.about

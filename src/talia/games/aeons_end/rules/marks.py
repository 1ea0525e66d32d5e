"""What only some tables count (`Battle.marks`), as positions and views tell it."""

from __future__ import annotations

from talia.games.aeons_end.rules import hidden_sides, pulse
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.turn_order import X_HOLDER

ELSEWHERE = (X_HOLDER, *pulse.PULSE, *hidden_sides.MARKS)
"""Marks that are told in places of their own, or that nobody may see; so is the one of an ally's charges."""


def told(battle: Battle) -> dict[str, int | str]:
    """The marks that everybody sees. One that tells where in the supply something lies names the pile or the place."""
    laid = {name for mage in battle.table.mages for name in mage.pile_marks}
    ally = battle.table.ally
    elsewhere = ELSEWHERE if ally is None else (*ELSEWHERE, ally.id)
    found: dict[str, int | str] = {}
    for name, n in battle.marks:
        if name not in elsewhere:
            found[name] = places(battle).get(n - 1, n) if name in laid else n
    return found


def places(battle: Battle) -> dict[int, str]:
    """By zone, how the places of the supply are called that have a card: piles by their cards, others by their ids."""
    table, zones = battle.table, battle.zones
    found = {pile.zone: pile.card.id for pile in table.market if zones[pile.zone]}
    return found | {place: id for place, id in table.stalls if zones[place]}

"""What a blow does to a minion, by all that keeps damage from it."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_tokens import SHIELD
from talia.games.aeons_end.rules.layout import IN_PLAY

PARRY: Final = 2
"""A shield counts like so much life, whatever the blow that takes it."""


def felt(battle: Battle, card: int, damage: int) -> int:
    """How much damage a minion without shields would be dealt."""
    kind: Card = battle.kinds[card]
    if kind.armour is not None:
        damage = max(0, kind.armour.lessen(battle, card, damage))
    if kind.wandering:
        damage = min(1, damage)
    if "minion_armour" in battle.table.reacts:
        for other in battle.zones[IN_PLAY]:
            armour = battle.kinds[other].minion_armour
            if armour is not None and armour.covers(kind):
                damage = max(0, armour.lessen(battle, card, damage))
    return damage


def toll(battle: Battle, card: int, damage: int) -> tuple[int, int]:
    """How much a blow takes from a minion and how much it has, shields and life together."""
    left: int = battle.counts[card]
    damage = felt(battle, card, damage)
    if battle.on_cards:
        shields = battle.tokens_on(card, SHIELD)
        if shields:
            return (PARRY if damage else 0), left + PARRY * shields
    return damage, left


def kills(battle: Battle, card: int, damage: int) -> bool:
    """Whether a minion would fall."""
    damage, left = toll(battle, card, damage)
    return damage >= left

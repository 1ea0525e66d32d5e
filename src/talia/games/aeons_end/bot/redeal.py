"""Dealing anew what nobody at the table can know, for bots that imagine how a battle may go on."""

from __future__ import annotations

from talia.games.aeons_end.rules import hidden_sides
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_options import lay_options
from talia.games.aeons_end.rules.layout import DECK, NEMESIS_DECK, TURN_DECK, zone
from talia.kernel.chance import Chance


def redeal(battle: Battle, chance: Chance) -> None:
    """Shuffle every deck in place, and swap unseen basic nemesis cards for others that might as well be there.

    The nemesis deck keeps its tiers in order, because everybody knows that tier 1 lies on top.
    """
    declared = battle.table.layout.numbers.values()
    for number in (TURN_DECK, *declared, *(zone(seat, DECK) for seat in range(battle.players))):
        battle.mix((number,), None, chance)
    if hidden_sides.has_any(battle):
        hidden_sides.redeal(battle, chance)
    deck = battle.zones[NEMESIS_DECK]
    kinds = list(battle.kinds)
    known = {*battle.table.nemesis.cards, *battle.table.nemesis.campaign}
    known |= {kinds[card] for card, _, _ in battle.changed}  # what has changed belongs to this copy
    unseen = set(deck)
    seen = {kinds[card].id for card in range(len(kinds)) if card not in unseen and kinds[card].tier}
    anew: list[int] = []
    for tier in (3, 2, 1):
        cards = sorted(card for card in deck if kinds[card].tier == tier)
        possible = [kind for kind in battle.table.pool[tier] if kind.id not in seen]
        for card in cards:
            if kinds[card] not in known and possible:
                kinds[card] = possible.pop(chance.below(len(possible)))
        chance.shuffle(cards)
        anew += cards
    battle.zones[NEMESIS_DECK] = anew
    battle.kinds = kinds
    lay_options(battle)
    battle.go_on_by(chance)

"""Nemesis cards that lie before a player for the rest of the game, or until something happens."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import NEMESIS_DISCARD, SEATS

FRONT: Final = tuple(Zone(f"front-{seat + 1}", word="table-front") for seat in range(SEATS))
"""The place before each player."""


def before(battle: Battle, seat: int) -> list[int]:
    """The cards that lie before a player."""
    fronts = battle.table.fronts
    return battle.zones[fronts[seat]] if fronts else []


def lay_before(battle: Battle, seat: int, card: int) -> None:
    """A nemesis card is laid before a player."""
    battle.move(card, battle.number(FRONT[seat]))
    if battle.events is not None:
        battle.tell("laid-before", f"p{seat}", card=battle.kinds[card].name, mage=battle.mage(seat))


def take_away(battle: Battle, card: int) -> None:
    """A card that lay before a player is discarded."""
    battle.move(card, NEMESIS_DISCARD)
    if battle.events is not None:
        battle.tell("nemesis-card-discarded", card=battle.kinds[card].name)


def marked(battle: Battle) -> int:
    """The player whom a card marks as the one that *any player* must be; -1: nobody."""
    if "marks" in battle.table.reacts:
        for seat, place in enumerate(battle.table.fronts):
            for card in battle.zones[place]:
                if battle.kinds[card].marks:
                    return seat
    return -1

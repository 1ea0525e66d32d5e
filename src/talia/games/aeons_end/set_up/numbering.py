"""The numbers that cards have in a battle: a position may say them, so that it leads to the very same state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_options import lay_options
from talia.games.aeons_end.rules.layout import (
    BREACH,
    CREW_DECK,
    CREW_DISCARD,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PLAYED,
    TURN_DECK,
    TURN_DISCARD,
)
from talia.kernel.positions import Reader, fail

OF_A_PLAYER = (HAND, DECK, DISCARD, PLAYED, BREACH, BREACH + 1, BREACH + 2, BREACH + 3)
OF_ALL = (
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    CREW_DECK,
    CREW_DISCARD,
    DESTROYED,
    TURN_DECK,
    TURN_DISCARD,
)
AS_IT_LIES = (HAND, PLAYED)


def in_order(battle: Battle) -> list[int]:
    """All cards in the order in which `numbers` tells them: docs/positions.md lists it. Piles go from the top."""
    found: list[int] = []
    for seat in range(battle.players):
        for offset in OF_A_PLAYER:
            cards = battle.zone(seat, offset)
            found += cards if offset in AS_IT_LIES else cards[::-1]
    for number in OF_ALL:
        cards = battle.zones[number]
        found += cards if number == IN_PLAY else cards[::-1]
    for number in battle.table.layout.numbers.values():
        if number not in OF_ALL:
            found += battle.zones[number][::-1]
    for pile in battle.table.market:
        found += battle.zones[pile.zone][::-1]
    return found


def renumber(read: Reader, battle: Battle, told: Any) -> None:
    """Give every card the number that a position tells. Any: it is what somebody wrote."""
    cards = in_order(battle)
    numbers: Sequence[Any] = read.row(told, "numbers")
    for place, number in enumerate(numbers):
        read.number(number, 0, len(cards) - 1, f"numbers[{place}]")
    if len(numbers) != len(cards) or len(set(numbers)) != len(cards):
        raise fail("numbers", "position-card-numbers", count=len(cards), last=len(cards) - 1)
    new = dict(zip(cards, numbers))
    old = sorted(cards, key=new.__getitem__)
    battle.kinds = [battle.kinds[card] for card in old]
    battle.where = [battle.where[card] for card in old]
    battle.counts = [battle.counts[card] for card in old]
    battle.zones = [[new[card] for card in pile] for pile in battle.zones]
    turns = tuple(sorted(new[card] for card in battle.table.nemesis_turns))
    battle.table = replace(battle.table, nemesis_turns=turns)
    lay_options(battle)

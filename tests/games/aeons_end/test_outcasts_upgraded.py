"""Upgraded basic cards in a nemesis deck: which come in, and how many."""

from __future__ import annotations

import pytest

from talia import TaliaError
from talia.games.aeons_end.boxes.outcasts import BOX

from .outcasts import GAME

HARDER = {card.id: card.tier for card in BOX.basics if card.upgraded}
ROOM = {1: {1: 1, 2: 3, 3: 7}, 2: {1: 3, 2: 5, 3: 7}, 3: {1: 5, 2: 6, 3: 7}, 4: {1: 8, 2: 7, 3: 7}}
"""The rulebook's table: by the number of players and the tier, how many basic cards there are."""


def dealt(players: int, upgraded: object) -> dict[int, list[str]]:
    """The basic cards of a deck, by tier."""
    deck = GAME.settle(players, 9, {"nemesis": "risen-thrall", "upgraded": upgraded})["deck"]
    basics = {card.id: card.tier for card in BOX.basics}
    return {tier: [id for id in deck if basics.get(id) == tier] for tier in (1, 2, 3)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_that_fit_go_in_and_ordinary_ones_fill_up(players: int) -> None:
    for tier, cards in dealt(players, "all").items():
        assert len(cards) == ROOM[players][tier]
        there = sum(1 for harder in HARDER.values() if harder == tier)
        most = {1: 1, 2: 3}.get(tier, 7) if players == 1 else ROOM[players][tier]
        assert sum(1 for id in cards if id in HARDER) == min(there, most)


def test_without_being_asked_for_there_are_none() -> None:
    assert not any(id in HARDER for cards in dealt(4, "none").values() for id in cards)


def test_those_that_are_named_go_in() -> None:
    found = dealt(2, ["Chaos Strike", "Scour"])
    assert sorted(id for cards in found.values() for id in cards if id in HARDER) == ["chaos-strike", "scour"]


def test_an_ordinary_card_is_not_upgraded() -> None:
    with pytest.raises(TaliaError):
        dealt(2, ["withering-rot"])

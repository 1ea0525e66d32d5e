"""The list of all cards tells apart what has the same name, tier or price and is not the same."""

from __future__ import annotations

import pytest

import talia
from talia.games.aeons_end.game import AeonsEnd
from talia.words import speaker


@pytest.mark.parametrize(("lang", "word"), [("en", "upgraded"), ("pl", "ulepszona")])
@pytest.mark.parametrize("id", ["aeons-end/legacy", "aeons-end/outcasts", "aeons-end/all"])
def test_upgraded_nemesis_cards_are_marked_and_no_others(id: str, lang: str, word: str) -> None:
    game = talia.game(id)
    assert isinstance(game, AeonsEnd)
    upgraded = {card.id for card in game.box.basics if card.upgraded}
    assert upgraded
    assert {one.id for one in game.cards(speaker(lang, game)) if word in one.facts} == upgraded


def test_two_cards_of_one_name_are_told_apart() -> None:
    game = talia.game("aeons-end/legacy")
    blades = [one for one in game.cards(speaker("en", game)) if one.name == "Exterminating Blade"]
    assert ["campaign only" in one.facts for one in blades] == [False, True]

"""The sheet of a set-up, as forms preview it and `talia setup` prints it, is said whole in both languages."""

from __future__ import annotations

import pytest

from talia.kernel.registry import games
from talia.words.speaker import LANGUAGES, speaker


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", sorted(games()))
def test_a_sheet_misses_no_word(id: str, lang: str) -> None:
    game, s = games()[id], speaker(lang, games()[id])
    s.mistakes.clear()
    for players in range(game.least, game.most + 1):
        titles = [title for title, _ in game.sheet(players, 1, game.settle(players, 1, {}), s)]
        assert len(set(titles)) == len(titles), "parts of the sheet are told apart"
    assert s.mistakes == []


@pytest.mark.parametrize(
    ("id", "nemesis", "life"),
    [
        ("outcasts", "experiment-153", False),
        ("outcasts", "thief-of-dreams", True),
        ("war-eternal", "hollow-crown", False),
    ],
)
def test_a_nemesis_without_life_of_its_own_is_told_none(id: str, nemesis: str, life: bool) -> None:
    game = games()[f"aeons-end/{id}"]
    s = speaker("en", game)
    told = next(
        lines
        for title, lines in game.sheet(2, 1, game.settle(2, 1, {"nemesis": nemesis}), s)
        if title.startswith("Nemesis:")
    )
    assert any(line.endswith(" life") for line in told) == life
    listed = next(each for each in game.cards(s) if each.id == nemesis)
    assert any("life" in fact for fact in listed.facts) == life

"""The sheet of a set-up, as forms preview it and `talia setup` prints it, is said whole in both languages."""

from __future__ import annotations

import re

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
    assert any(re.match(r"\d+ life\b", line) for line in told) == life
    listed = next(each for each in game.cards(s) if each.id == nemesis)
    assert any("life" in fact for fact in listed.facts) == life


@pytest.mark.parametrize(
    ("nemesis", "level", "en", "pl"),
    [
        ("umbra-titan", "beginner", "60 life (70 as printed)", "życie 60 (wydrukowane: 70)"),
        ("umbra-titan", "normal", "70 life", "życie 70"),
        ("bladius", "expert", "90 life (40 as printed)", "życie 90 (wydrukowane: 40)"),
    ],
)
def test_where_a_nemesis_has_another_life_than_its_mat_says_both_are_told(
    nemesis: str, level: str, en: str, pl: str
) -> None:
    """The form beside the sheet shows the mat, so one number alone would contradict it."""
    game = games()["aeons-end/all"]
    for lang, told in (("en", en), ("pl", pl)):
        setup = game.settle(2, 1, {"nemesis": nemesis, "difficulty": level})
        assert game.sheet(2, 1, setup, speaker(lang, game))[1][1][0] == told


@pytest.mark.parametrize(("lang", "said"), [("en", "if it has life of its own"), ("pl", "jeśli ma własne życie")])
@pytest.mark.parametrize("level", ["beginner", "extinction"])
def test_a_level_does_not_promise_another_life_to_a_nemesis_that_has_none(level: str, lang: str, said: str) -> None:
    """The maws of Experiment 153 have 20 life each at every level, and nothing hurts Hollow Crown."""
    game = games()["aeons-end/outcasts"]
    levels = next(field for field in game.fields if field.name == "difficulty").choices
    told = next(choice.text for choice in levels if choice.value == level)
    assert told is not None
    assert said in told(speaker(lang, game))

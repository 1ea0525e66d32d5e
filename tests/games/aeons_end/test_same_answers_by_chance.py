"""In battles by chance nothing is asked whose answers are all the same, of the kinds that can be told beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import talia
from tests.games.same_answers import idle_questions

ASKED = {"ask-discard", "ask-destroy", "ask-target", "ask-bury"}
BOXES = ("war-eternal", "outcasts", "legacy")


def battles() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every nemesis of every box. Any: answers to a set-up are plain data."""
    for box in BOXES:
        for name, answers in talia.game(f"aeons-end/{box}").variants().items():
            yield box, name, dict(answers)


@pytest.mark.parametrize(("box", "name", "answers"), list(battles()))
def test_answers_are_not_all_the_same(box: str, name: str, answers: dict[str, Any]) -> None:
    game = talia.game(f"aeons-end/{box}")
    for seed in range(24):
        match = game.new(players=1 + seed % 4, seed=seed, **answers)
        assert idle_questions(match, ASKED) == [], (seed, match.keys)


@pytest.mark.parametrize(
    ("box", "name", "players", "seed"),
    [
        ("war-eternal", "magus-of-cloaks", 3, 7),
        ("war-eternal", "gate-witch", 2, 10),
        ("outcasts", "experiment-153", 2, 36),
        ("legacy", "haze-fiend", 3, 9),
    ],
)
def test_battles_that_began_before_still_ask_them(box: str, name: str, players: int, seed: int) -> None:
    game = talia.game(f"aeons-end/{box}")
    match = game.under(7).new(players=players, seed=seed, **game.variants()[name])
    assert idle_questions(match, ASKED)

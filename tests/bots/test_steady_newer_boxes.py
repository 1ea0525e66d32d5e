"""The steady bot against the nemeses of Outcasts and Legacy: the mild ones are beaten more often than not, and more often
than the fierce ones. How often in all is told in docs/steady.md."""

from __future__ import annotations

from functools import cache

import pytest

import talia
from talia.bots import bot, play

SAMPLE = range(1, 21)


@cache
def wins(box: str, nemesis: str, difficulty: str = "beginner") -> int:
    """How many of the sample's battles two steady players win with the box's first market."""
    game, won = talia.game(f"aeons-end/{box}"), 0
    for seed in SAMPLE:
        match = game.new(players=2, seed=seed, nemesis=nemesis, difficulty=difficulty)
        match.quiet = True
        result = play(match, [bot("steady", game, 101 * seed + seat) for seat in range(2)]).result
        won += result is not None and result.won[0]
    return won


@pytest.mark.parametrize(
    ("box", "nemesis"),
    [
        ("outcasts", "experiment-153"),
        ("outcasts", "risen-thrall"),
        ("legacy", "bladius"),
        ("legacy", "spawning-horror"),
    ],
)
def test_mild_nemeses_are_often_beaten(box: str, nemesis: str) -> None:
    assert wins(box, nemesis) >= 7


def test_the_fiercest_of_legacy_is_beaten_least() -> None:
    assert wins("legacy", "bladius") > wins("legacy", "xaxos-ascended")
    assert wins("legacy", "spawning-horror") > wins("legacy", "xaxos-ascended")


def test_thief_of_dreams_is_beaten_less_at_the_normal_level() -> None:
    assert wins("outcasts", "thief-of-dreams") > wins("outcasts", "thief-of-dreams", "normal")

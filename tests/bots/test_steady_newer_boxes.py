"""The steady bot against the nemeses of Outcasts and Legacy: the mild ones are beaten more often than not, and more often
than the fierce ones. How often in all is told in docs/steady.md."""

from __future__ import annotations

import pytest

import talia
from talia.bots import bot, play

SAMPLE = range(1, 21)


def wins(box: str, nemesis: str, difficulty: str = "beginner") -> int:
    """How many of the sample's battles two steady players win with the box's first market."""
    game, won = talia.game(f"aeons-end/{box}"), 0
    for seed in SAMPLE:
        match = game.new(players=2, seed=seed, nemesis=nemesis, difficulty=difficulty)
        match.quiet = True
        result = play(match, [bot("steady", game, 101 * seed + seat) for seat in range(2)]).result
        won += result is not None and result.won[0]
    return won


@pytest.mark.parametrize("nemesis", ["experiment-153", "risen-thrall"])
def test_mild_nemeses_of_outcasts_are_often_beaten(nemesis: str) -> None:
    assert wins("outcasts", nemesis) >= 7


def test_mild_nemeses_of_legacy_are_often_beaten_and_the_fiercest_least() -> None:
    """All of it in one test: two would fight the same battles, each in a process of its own."""
    bladius, horror = wins("legacy", "bladius"), wins("legacy", "spawning-horror")
    assert min(bladius, horror) >= 7
    assert min(bladius, horror) > wins("legacy", "xaxos-ascended")


def test_thief_of_dreams_is_beaten_less_at_the_normal_level() -> None:
    assert wins("outcasts", "thief-of-dreams") > wins("outcasts", "thief-of-dreams", "normal")

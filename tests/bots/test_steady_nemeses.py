"""The steady bot against every nemesis of the box: it finishes its battles, and harder levels are harder for it."""

from __future__ import annotations

from functools import cache

import pytest

import talia
from talia.bots import bot, play

GAME = talia.game("aeons-end/war-eternal")
NEMESES = list(GAME.variants())
LEVELS = ("beginner", "normal", "expert", "extinction")
SAMPLE = range(1, 31)


@cache
def wins(nemesis: str, difficulty: str) -> int:
    """How many of the sample's battles two steady players win."""
    won = 0
    for seed in SAMPLE:
        match = GAME.new(players=2, seed=seed, nemesis=nemesis, difficulty=difficulty)
        match.quiet = True
        result = play(match, [bot("steady", GAME, 101 * seed + seat) for seat in range(2)]).result
        won += result is not None and result.won[0]
    return won


@pytest.mark.parametrize("nemesis", NEMESES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_it_finishes_battles_on_random_markets(nemesis: str, players: int) -> None:
    for number, difficulty in enumerate(LEVELS):
        seed = 100 * players + number
        match = GAME.new(players=players, seed=seed, nemesis=nemesis, difficulty=difficulty, market="random")
        match.quiet = True
        assert play(match, [bot("steady", GAME, seat) for seat in range(players)]).over


@pytest.mark.parametrize("nemesis", NEMESES)
def test_every_nemesis_can_be_beaten(nemesis: str) -> None:
    assert wins(nemesis, "beginner") >= 3


@pytest.mark.parametrize("nemesis", NEMESES)
def test_beginners_have_it_easier_than_experts(nemesis: str) -> None:
    assert wins(nemesis, "beginner") > wins(nemesis, "expert")


def test_level_by_level_fewer_battles_are_won() -> None:
    totals = [sum(wins(nemesis, level) for nemesis in NEMESES) for level in ("beginner", "normal", "expert")]
    assert totals == sorted(totals, reverse=True)
    assert len(set(totals)) == 3

"""The steady bot against every nemesis of the box: it finishes its battles, and harder levels are harder for it."""

from __future__ import annotations

import pytest

import talia
from talia.bots import bot, play

GAME = talia.game("aeons-end/war-eternal")
NEMESES = list(GAME.variants())
LEVELS = ("beginner", "normal", "expert", "extinction")
SAMPLE = range(1, 13)


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


def test_every_nemesis_can_be_beaten_and_harder_levels_are_harder() -> None:
    """All of it in one test: two would fight the same battles, each in a process of its own."""
    for nemesis in NEMESES:
        won = wins(nemesis, "beginner")
        assert won >= 2, nemesis
        assert won > wins(nemesis, "expert"), nemesis

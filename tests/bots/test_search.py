"""The search bot plays any game, uses nothing hidden, and does no worse than the habit it starts from."""

from __future__ import annotations

import time

import pytest

import talia
from talia.bots import Search, bot
from talia.kernel.chance import Chance
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def new(seed: int, difficulty: str = "normal") -> Match:
    match = GAME.new(players=2, seed=seed, difficulty=difficulty, nemesis="umbra-titan")
    match.quiet = True
    return match


def some_way_in(seed: int, choices: int) -> Match:
    """A battle after so many steady choices."""
    match = new(seed)
    steady = bot("steady", GAME, seed)
    while len(match.keys) < choices and not match.over:
        match.choose(steady.choose(match, match.decision))
    return match


@pytest.mark.parametrize("seed", range(60, 68))
def test_what_lies_in_the_decks_changes_no_choice(seed: int) -> None:
    match = some_way_in(seed, 20 * (seed - 59))
    seat = match.decision.seat
    other = match.clone()
    GAME.redeal(other, seat, Chance(seed))
    assert other.fingerprint != match.fingerprint
    assert other.view(seat) == match.view(seat)
    chosen = Search(GAME, seed=9, playouts=24).choose(match, match.decision)
    assert Search(GAME, seed=9, playouts=24).choose(other, other.decision).key == chosen.key


def test_the_same_seed_makes_the_same_choices() -> None:
    keys = []
    for _ in range(2):
        match = new(21)
        search = Search(GAME, seed=4, playouts=12)
        for _ in range(25):
            match.choose(search.choose(match, match.decision))
        keys.append(match.keys)
    assert keys[0] == keys[1]


def test_the_match_itself_is_left_as_it_was() -> None:
    match = some_way_in(31, 50)
    before = match.fingerprint
    Search(GAME, seed=1, playouts=16).choose(match, match.decision)
    assert match.fingerprint == before


def test_seconds_are_a_budget_too() -> None:
    match = some_way_in(31, 50)
    start = time.monotonic()
    option = Search(GAME, seed=1, seconds=0.1).choose(match, match.decision)
    assert option in match.decision.options
    assert time.monotonic() - start < 2

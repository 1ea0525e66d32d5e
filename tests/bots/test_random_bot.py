"""The random bot takes any option, and the same ones again for the same seed."""

from __future__ import annotations

import talia
from talia.bots import bot, play
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def random_match(seed: int) -> Match:
    return play(GAME.new(players=2, seed=5), [bot("random", GAME, seed), bot("random", GAME, seed + 1)])


def test_the_same_seed_makes_the_same_choices() -> None:
    one, other = random_match(11), random_match(11)
    assert one.keys == other.keys
    assert one.fingerprint == other.fingerprint


def test_another_seed_makes_other_choices() -> None:
    assert random_match(11).keys != random_match(12).keys


def test_in_time_every_option_is_taken() -> None:
    match = GAME.new(players=2, seed=5)
    anyone = bot("random", GAME, 1)
    taken = {anyone.choose(match, match.decision).key for _ in range(200)}
    assert taken == set(match.decision.keys)

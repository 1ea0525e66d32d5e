"""Random play over every set-up of every game: nothing crashes, nothing leaks, and everything can be replayed.

Here a few games of each kind are played; `make soak` plays the same for hours.
"""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from talia.kernel.chance import Chance

from .playing import ENOUGH, GAMES, Setup, at, by_bots, by_chance, check, never, play, player_counts, setups


@cache
def all_setups(id: str) -> list[Setup]:
    """Found when they are first played: every worker collects this file, and few play from it."""
    return setups(GAMES[id])


@pytest.mark.parametrize("id", GAMES)
def test_every_choice_of_every_question_is_taken_by_some_set_up(id: str) -> None:
    taken = {(name, str(value)) for _, answers in all_setups(id) for name, value in answers.items()}
    for field in GAMES[id].fields:
        for choice in field.choices:
            assert (field.name, choice.value) in taken
        assert not field.parts or any(isinstance(answers[field.name], list) for _, answers in all_setups(id))
    assert {players for players, _ in all_setups(id)} == set(player_counts(GAMES[id]))


@pytest.mark.parametrize("id", GAMES)
def test_every_set_up_is_played_to_its_end(id: str) -> None:
    joined = bool(getattr(getattr(GAMES[id], "box", None), "parts", ()))  # each box is played by itself, too
    for seed, (players, answers) in enumerate(all_setups(id)[:: 2 if joined else 1]):
        match = GAMES[id].new(players=players, seed=seed, **answers)
        play(match, by_chance(Chance(seed).below), never, seed)


@pytest.mark.parametrize("id", GAMES)
def test_many_seeds(id: str) -> None:
    """Each match is looked at closely at one or two moments."""
    possible = all_setups(id)
    for seed in range(3):
        chance = Chance(seed)
        players, answers = possible[chance.below(len(possible))]
        match = GAMES[id].new(players=players, seed=seed, **answers)
        play(match, by_chance(chance.below), at(chance.below(20), chance.below(80)), seed)


@pytest.mark.parametrize("id", GAMES)
@settings(max_examples=3, deadline=None, derandomize=True, database=None)
@given(
    setup=st.integers(0, 2**16),
    seed=st.integers(0, 2**40),
    choices=st.lists(st.integers(0, 50), max_size=150),
    moment=st.integers(0, 60),
)
def test_any_choices(id: str, setup: int, seed: int, choices: list[int], moment: int) -> None:
    """What hypothesis chooses comes first; when it has run out, chance goes on."""
    players, answers = all_setups(id)[setup % len(all_setups(id))]
    match = GAMES[id].new(players=players, seed=seed, **answers)
    waiting = iter(choices)
    chance = Chance(seed)

    def pick(count: int) -> int:
        wanted = next(waiting, None)
        return chance.below(count) if wanted is None else wanted % count

    play(match, by_chance(pick), at(moment), seed)


@pytest.mark.parametrize("id", GAMES)
def test_better_play_gets_further(id: str) -> None:
    """The game's own bots see what those who stumble about never see, with some whims in between or without."""
    makers = list(GAMES[id].bots().values())
    for seed in range(2 if makers else 0):
        chance = Chance(seed)
        players, answers = all_setups(id)[chance.below(len(all_setups(id)))]
        match = GAMES[id].new(players=players, seed=seed, **answers)
        bots = [makers[(seed + seat) % len(makers)](GAMES[id], seed) for seat in range(players)]
        moments = [chance.below(400) for _ in range(4)]
        play(match, by_bots(bots, chance, whims=12 if seed == 1 else 0), at(*moments), seed)


@pytest.mark.parametrize("id", GAMES)
def test_a_match_dealt_anew_plays_to_its_end(id: str) -> None:
    for seed in range(2):
        chance = Chance(seed)
        players, answers = all_setups(id)[chance.below(len(all_setups(id)))]
        match = GAMES[id].new(players=players, seed=seed, **answers)
        for _ in range(chance.below(40)):
            if not match.over:
                match.choose(chance.below(len(match.decision.options)))
        twin = match.clone()
        GAMES[id].redeal(twin, seed % players, chance)
        before = match.save()
        for _ in range(ENOUGH):
            if twin.over:
                break
            twin.choose(chance.below(len(twin.decision.options)))
            check(twin, len(match.state.kinds))
        assert twin.over
        assert match.save() == before


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_and_choices_give_the_same_match(id: str) -> None:
    prints = []
    for _ in range(2):
        match = GAMES[id].new(players=player_counts(GAMES[id])[-1], seed=77)
        chance = Chance(77)
        while not match.over:
            match.choose(chance.below(len(match.decision.options)))
        prints.append((match.fingerprint, match.keys))
    assert prints[0] == prints[1]

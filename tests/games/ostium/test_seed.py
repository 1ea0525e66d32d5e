"""Guessing the seed of a duel from what lies open at its start, as a rival with a script would."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from typing import Any

from talia import Match
from talia.games.ostium.game import GAME
from talia.kernel.chance import Secret

SEEDS = range(1_500)
"""A script has minutes and tries them all, 2**32 of them; a test tries some."""


def opening(match: Match) -> list[Any]:
    """What everybody sees when the cards have been dealt."""
    field = match.view(None)["field"]
    return [*field["warriors"], *field["sovereigns"]]


@cache
def openings() -> list[list[Any]]:
    return [opening(GAME.new(players=2, seed=seed)) for seed in SEEDS]


def fitting(seen: list[Any], known: Iterable[int]) -> list[int]:
    """The seeds whose opening looks like this one at these places."""
    places = list(known)
    return [seed for seed, each in enumerate(openings()) if all(each[n] == seen[n] for n in places)]


def test_an_integer_is_found_and_with_it_both_hands() -> None:
    """Why rivals do not play by an integer: if it is among those one tries, just one fits, and it tells everything."""
    for seed in (3, 700, 1_499):
        match = GAME.new(players=2, seed=seed)
        assert fitting(opening(match), range(8)) == [seed]
        guessed = GAME.new(players=2, seed=seed)
        assert [guessed.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]


def test_a_sealed_opening_fits_no_seed_that_can_be_guessed() -> None:
    for _ in range(20):
        assert fitting(opening(GAME.new(players=2, seed=Secret.drawn())), range(8)) == []


def test_and_looks_like_one_no_more_often_than_chance_would_have_it() -> None:
    """One warrior of fifty lies at a place: so often, within five standard deviations, do two openings agree there."""
    tries = 40
    found = sum(len(fitting(opening(GAME.new(players=2, seed=Secret.drawn())), [0])) for _ in range(tries))
    cases, likely = tries * len(SEEDS), 1 / 50
    # Openings that agree there do so for every seed at once, so what varies is which warrior it is, once a try.
    spread = sqrt(cases * likely * (1 - likely)) + sqrt(tries) * sqrt(len(SEEDS) * likely)
    assert abs(found - cases * likely) < 5 * spread

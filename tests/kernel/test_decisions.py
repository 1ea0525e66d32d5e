"""Decisions: take exactly one of these options."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import SupportsIndex

import pytest

from talia import TaliaError
from talia.kernel.decision import Option
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

from .toy import GAME, table


def test_an_option_its_key_and_its_index_mean_the_same() -> None:
    prints = set()
    for pick in ("show:bee", 1, None):
        match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
        match.choose(match.decision.options[1] if pick is None else pick, seat=0)
        match.choose("show:cat")
        assert match.keys == ["show:bee", "show:cat"]
        prints.add(match.fingerprint)
    assert len(prints) == 1


def test_an_option_of_a_twin_is_understood_by_its_key() -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    match.choose(Option("show:bee", "toy-option-show"))
    match.choose("show:dog")
    assert table(match).animals(2) == ["bee"]


def test_a_lone_option_is_taken_by_itself() -> None:
    match = GAME.arrange({"hands": [["ant"], ["bee", "cat"]]})
    assert [decision.seat for decision in match.open] == [1]
    match.choose("show:cat")
    assert table(match).animals(2) == ["ant"], "seat 0 had only the ant to show"
    assert match.keys == ["show:cat"], "what was nobody's choice is no key"
    assert match.decision.seat == 1, "seat 0 has no animal to put back, so nobody asks it whether it is done"


def test_when_nobody_has_a_choice_the_match_runs_on_to_its_end() -> None:
    match = GAME.arrange({"hands": [["ant"], ["bee"]]})
    assert [decision.word for decision in match.open] == ["toy-ask-vote", "toy-ask-vote"]
    match.choose("leave")
    match.choose("leave")
    assert match.over
    assert match.keys == ["leave", "leave"]


def test_a_chain_of_picks_goes_on_until_done() -> None:
    match = GAME.arrange({"hands": [["ant", "bee", "cat"], ["dog", "elk", "fox"]]})
    match.choose("show:ant")
    match.choose("show:dog")
    assert match.decision.keys == ["swap:bee", "swap:cat", "done"]
    match.choose("swap:cat")
    assert match.decision.keys == ["swap:bee", "done"]
    assert match.decision.args == {"n": 1}
    match.choose("swap:bee")
    assert match.decision.seat == 1, "with no animal left, done is the lone option and is taken by itself"
    assert len(table(match).zones[1]) == 2, "as many are drawn as were put back"


@pytest.mark.parametrize(
    ("pick", "said"),
    [
        ("swap:lynx", '"swap:lynx" is not possible now. Possible: swap:bee, done.'),
        ("", '"" is not possible now. Possible: swap:bee, done.'),
        (Option("end", "toy-option-done"), '"end" is not possible now. Possible: swap:bee, done.'),
        (2, "There is no option number 2; there are 2."),
        (-1, "There is no option number -1; there are 2."),
    ],
)
def test_what_is_not_possible_is_refused_with_what_is(pick: Option | str | int, said: str) -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    match.choose("show:ant")
    match.choose("show:cat")
    before = match.fingerprint
    with pytest.raises(TaliaError) as error:
        match.choose(pick)
    assert str(error.value) == said
    assert match.fingerprint == before
    assert match.keys == ["show:ant", "show:cat"], "a refused choice leaves no trace"


def test_nothing_can_be_chosen_once_the_match_is_over() -> None:
    match = GAME.arrange({"hands": [["ant"], ["bee"]]})
    match.choose("leave")
    match.choose("leave")
    with pytest.raises(TaliaError, match="The match is over"):
        match.choose("leave")
    with pytest.raises(TaliaError, match="The match is over"):
        _ = match.decision
    assert match.open == []


def test_the_result_says_who_won_with_which_score() -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["lynx", "cat"]]})
    assert match.result is None
    for key in ("show:bee", "show:lynx", "done", "done", "leave", "leave"):
        match.choose(key)  # in the second round the ant and the cat are shown by themselves
    assert match.result is not None
    assert match.result.won == (False, True)
    assert match.result.scores == (3, 15)
    assert match.result.why == "most-points"


# Indexes


class Whole:
    """A whole number of another library, such as numpy's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def numbers() -> list[type]:
    """The whole numbers that libraries which may be here have, beside our own."""
    if importlib.util.find_spec("numpy") is None:
        return [Whole]
    numpy = importlib.import_module("numpy")
    return [Whole, numpy.int64, numpy.uint8]


@pytest.mark.parametrize("number", numbers())
def test_whole_numbers_of_other_libraries_are_indexes(number: Callable[[int], SupportsIndex]) -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    match.choose(number(1), seat=0)
    match.choose(number(0))
    assert match.keys == ["show:bee", "show:cat"]
    assert all(type(key) is str for key in match.keys)
    with pytest.raises(TaliaError, match="There is no option number 7; there are 2"):
        match.choose(number(7))


@pytest.mark.parametrize("pick", [True, False, 1.0, None, [0], b"done"])
def test_what_is_no_index_is_refused(pick: object) -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    match.choose("show:ant")
    with pytest.raises(TaliaError) as error:
        match.choose(pick)  # type: ignore[arg-type]
    english, polish = (Speaker(lang, (SHARED,)) for lang in LANGUAGES)
    assert english.error(error.value) == f"{pick!r} is no choice: give an option, its key, or its index."
    assert polish.error(error.value) != english.error(error.value)
    assert match.held == [(0, "show:ant")]
    assert match.keys == []

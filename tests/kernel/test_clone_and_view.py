"""Clones are independent; views show a seat what it may know and nothing more."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import pytest

import talia
from talia import Match, TaliaError
from talia.kernel.chance import Chance

from .toy import GAME


def midway(seed: int, choices: int, players: int = 2) -> Match:
    match = GAME.new(players=players, seed=seed)
    chance = Chance(seed)
    for _ in range(choices):
        if not match.over:
            match.choose(chance.below(len(match.decision.options)))
    return match


def test_a_clone_is_equal_and_quiet() -> None:
    match = midway(3, 4)
    twin = match.clone()
    assert twin.fingerprint == match.fingerprint
    assert twin.save() == match.save()
    assert twin.quiet
    assert not match.quiet
    assert twin.events == []
    assert twin.view(0) == match.view(0)


def test_a_clone_goes_on_without_touching_the_original() -> None:
    for seed in range(30):
        match = midway(seed, 1 + seed % 7, players=2 + seed % 2)
        if match.over:
            continue
        before = match.save(), [match.view(seat) for seat in (0, 1, None)]
        ends = set()
        for last in (False, True):
            twin = match.clone()
            twin.choose(-1 + len(twin.decision.options) if last else 0)
            while not twin.over:
                twin.choose(0)
            ends.add(twin.save())
            assert twin.keys[: len(match.keys)] == match.keys
        assert len(ends) == 2, "the twins chose differently"
        assert (match.save(), [match.view(seat) for seat in (0, 1, None)]) == before


def test_the_original_goes_on_without_touching_a_clone() -> None:
    match = midway(8, 2)
    twin = match.clone()
    before = twin.fingerprint
    while not match.over:
        match.choose(0)
    assert twin.fingerprint == before
    assert not twin.over
    twin.undo()
    assert len(twin.keys) + len(twin.held) == 1


def test_a_clone_can_undo_what_happened_before_it() -> None:
    match = midway(5, 5)
    twin = match.clone()
    while twin.can_undo:
        twin.undo()
    assert twin.fingerprint == GAME.new(players=2, seed=5).fingerprint


def test_a_hand_is_seen_by_its_owner_only() -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    assert match.view(0)["hands"] == [["ant", "bee"], 2]
    assert match.view(1)["hands"] == [2, ["cat", "dog"]]
    assert match.view(None)["hands"] == [2, 2]
    assert match.view(0)["options"] == [["show:ant", "show:bee"]]
    assert match.view(None)["options"] == []


def test_matches_that_differ_only_in_what_a_seat_cannot_see_give_it_equal_views() -> None:
    differences = 0
    for seed in range(60):
        match = midway(seed, seed % 12, players=2 + seed % 2)
        for seat in (*range(2 + seed % 2), None):
            other = match.clone()
            GAME.redeal(other, seat, Chance(seed + 100))
            assert other.view(seat) == match.view(seat)
            differences += other.fingerprint != match.fingerprint
    assert differences > 120, "the deals were not all the same"


def test_another_seat_does_see_the_difference() -> None:
    match = GAME.new(players=2, seed=1)
    other = match.clone()
    GAME.redeal(other, 0, Chance(2))
    assert other.view(1) != match.view(1)


def test_a_match_goes_on_to_its_end_after_being_dealt_anew() -> None:
    for seed in range(40):
        match = midway(seed, seed % 9, players=3).clone()
        GAME.redeal(match, seed % 3, Chance(seed))
        while not match.over:
            match.choose(0)
        assert match.result is not None
        assert sorted(card for pile in match.state.zones for card in pile) == list(range(12))


def test_views_are_plain_json() -> None:
    for choices in range(12):
        match = midway(choices, choices)
        for seat in (0, 1, None):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_has_all_that_happened_and_goes_on_by_itself(copied: Callable[[Match], Match]) -> None:
    match = midway(3, 4)
    match.undo()
    before = (match.fingerprint, match.keys)
    twin = copied(match)
    assert twin.events == match.events
    assert twin.history.pages == match.history.pages
    assert (twin.fingerprint, twin.keys) == before
    twin.redo()
    twin.choose(0)
    assert (match.fingerprint, match.keys) == before
    assert match.can_redo
    twin.undo()
    twin.undo()
    assert (twin.fingerprint, twin.keys) == before


@pytest.mark.parametrize("id", ["aeons-end/war-eternal", "ostium", "seasons"])
def test_a_match_can_be_sent_to_another_process(id: str) -> None:
    match = talia.game(id).new(seed=3)
    match.choose(0)
    again = pickle.loads(pickle.dumps(match))
    assert (again.fingerprint, again.keys, again.held) == (match.fingerprint, match.keys, match.held)
    again.undo()
    assert again.keys == []


class One:
    """A whole number of some library."""

    def __index__(self) -> int:
        return 1


@pytest.mark.parametrize("id", ["aeons-end/war-eternal", "ostium", "seasons"])
def test_a_view_is_of_a_seat_that_there_is(id: str) -> None:
    match = talia.game(id).new(players=2, seed=3)
    assert match.view(One()) == match.view(1)
    wrong: list[object] = [-1, 2, 99, "0", 1.0, True, []]
    for seat in wrong:
        with pytest.raises(TaliaError, match=r"There is no seat .* there are 2, counted from 0"):
            match.view(seat)  # type: ignore[arg-type]


def test_going_back_is_to_a_moment_that_was() -> None:
    match = midway(3, 4)
    before = (match.fingerprint, match.keys, match.events)
    for left in (-1, 5, 1.5, "1", None, True):
        with pytest.raises(TaliaError, match=r"So many choices cannot be left: .* of 4"):
            match.go_back(left)  # type: ignore[arg-type]
    assert (match.fingerprint, match.keys, match.events) == before
    match.go_back(One())
    assert len(match.keys) + len(match.held) == 1

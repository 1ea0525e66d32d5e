"""Several seats decide at once: in any order, and nobody sees another's answer before all are in."""

from __future__ import annotations

from itertools import permutations

import pytest

from talia import Match, TaliaError
from talia.kernel.chance import Chance
from talia.kernel.saves import read

from .toy import GAME, table, visible

HANDS = [["ant", "bee", "cat"], ["dog", "elk", "fox"], ["gnu", "hen", "ibis"]]
ANSWERS = {0: "show:bee", 1: "show:fox", 2: "show:gnu"}


def three() -> Match:
    return GAME.arrange({"hands": HANDS}, seed=5)


def test_all_seats_are_asked_and_the_first_of_them_is_the_decision() -> None:
    match = three()
    assert [decision.seat for decision in match.open] == [0, 1, 2]
    assert match.decision is match.open[0]
    match.choose("show:dog", seat=1)
    assert [decision.seat for decision in match.open] == [0, 2]
    match.choose("show:ant")
    assert match.decision.seat == 2


def test_any_order_of_answers_gives_the_same_match() -> None:
    ends = set()
    for order in permutations(range(3)):
        match = three()
        for seat in order:
            match.choose(ANSWERS[seat], seat)
        assert match.keys == ["show:bee", "show:fox", "show:gnu"], "keys are in seat order"
        assert match.held == []
        ends.add((match.fingerprint, match.save()))
    assert len(ends) == 1


def test_any_order_of_held_answers_gives_the_same_fingerprint() -> None:
    prints = set()
    for order in permutations((0, 2)):
        match = three()
        for seat in order:
            match.choose(ANSWERS[seat], seat)
        prints.add(match.fingerprint)
    assert len(prints) == 1
    assert prints != {three().fingerprint}


def test_nobodys_view_shows_an_answer_before_all_are_in() -> None:
    one, other = three(), three()
    one.choose("show:ant", 0)
    other.choose("show:cat", 0)
    assert one.fingerprint != other.fingerprint
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.events == other.events == []
    assert one.view(0)["answered"] == ["show:ant"], "but one's own one knows"
    for match in (one, other):
        match.choose("show:elk", 1)
        match.choose("show:hen", 2)
    assert one.view(None) != other.view(None), "now all lies open"
    assert visible(one.events, None).count("shown") == 3


def test_answers_take_effect_in_seat_order_and_the_gathering_comes_after_them() -> None:
    match = three()
    for seat in (2, 0, 1):
        match.choose(ANSWERS[seat], seat)
    names = [event.name for event in match.events if event.name != "moved"]
    assert names == ["shown", "shown", "shown", "all-shown"]
    assert [event.about for event in match.events if event.name == "shown"] == ["p0/pen", "p1/pen", "p2/pen"]
    assert match.events[-1].args == {"best": 7}


def test_a_seat_answers_once_and_only_its_own_question() -> None:
    match = three()
    match.choose("show:fox", 1)
    with pytest.raises(TaliaError, match="nothing for this seat to decide"):
        match.choose("show:dog", 1)
    with pytest.raises(TaliaError, match="nothing for this seat to decide"):
        match.choose("show:dog", 7)
    with pytest.raises(TaliaError, match="Possible: show:gnu, show:hen, show:ibis"):
        match.choose("show:dog", 2)
    assert match.held == [(1, "show:fox")]


@pytest.mark.parametrize("order", [(0,), (2,), (1, 0), (2, 1), (2, 0)])
def test_a_save_with_held_answers_loads(order: tuple[int, ...]) -> None:
    match = three()
    for seat in order:
        match.choose(ANSWERS[seat], seat)
    again, _ = read(match.save(), lambda id: GAME)
    assert again.fingerprint == match.fingerprint
    assert again.held == match.held
    assert again.keys == []
    for each in (match, again):
        for seat in set(ANSWERS) - set(order):
            each.choose(ANSWERS[seat], seat)
    assert again.fingerprint == match.fingerprint
    assert again.save() == match.save()


def test_a_replay_simply_answers_in_seat_order() -> None:
    for seed in range(40):
        match = GAME.new(players=3, seed=seed)
        chance = Chance(seed)
        while not match.over:
            decision = match.open[chance.below(len(match.open))]
            match.choose(chance.below(len(decision.options)), decision.seat)
        again = GAME.new(players=3, seed=seed)
        for key in match.keys:
            again.choose(key)
        assert again.fingerprint == match.fingerprint


def test_seats_without_a_choice_are_not_asked() -> None:
    match = GAME.arrange({"hands": [["ant"], ["bee", "cat"], ["dog"]]})
    assert [decision.seat for decision in match.open] == [1]
    match.choose("show:bee", 1)
    assert [table(match).animals(2 + 2 * seat) for seat in range(3)] == [["ant"], ["bee"], ["dog"]]


def test_a_clone_holds_the_same_answers_and_goes_its_own_way() -> None:
    match = three()
    match.choose("show:fox", 1)
    twin = match.clone()
    assert twin.fingerprint == match.fingerprint
    assert twin.held == [(1, "show:fox")]
    twin.choose("show:ant", 0)
    twin.choose("show:gnu", 2)
    assert match.held == [(1, "show:fox")]
    assert [decision.seat for decision in match.open] == [0, 2]

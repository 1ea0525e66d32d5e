"""Events: what happened since the last choice, in order, each with who may see it; and the history that keeps them."""

from __future__ import annotations

import pytest

from talia import Match, TaliaError
from talia.kernel.event import Event
from talia.kernel.saves import read
from talia.kernel.voice import Name

from .toy import GAME, visible

HANDS = [["ant", "bee", "cat"], ["dog", "elk", "fox"]]


def two() -> Match:
    return GAME.arrange({"hands": HANDS}, seed=3)


def test_the_set_up_has_events_of_its_own() -> None:
    assert [(event.name, event.args) for event in two().events] == [("round", {"n": 1})]


def test_events_are_those_since_the_last_choice() -> None:
    match = two()
    match.choose("show:bee")
    assert match.events == []
    match.choose("show:dog")
    assert visible(match.events, None) == ["moved", "shown", "moved", "shown", "all-shown"]
    assert match.events[1].args == {"player": Name("toy-player", n=1), "card": Name("toy-bee")}
    assert match.events[1].about == "p0/pen"
    match.choose("done")
    assert match.events == []


def test_an_event_shows_itself_to_whom_it_may() -> None:
    match = two()
    for key in ("show:bee", "show:dog", "swap:ant", "done"):
        match.choose(key)
    assert visible(match.events, 0) == ["moved", "drew"]
    assert visible(match.events, 1) == ["moved"]
    assert visible(match.events, None) == ["moved"]
    moved = match.events[0]
    assert moved.args["card"] == Name("a-card"), "everybody sees that a card was drawn"
    names = {seat: told.args["card"] for seat in (0, 1, None) if (told := moved.told(seat))}
    drawn = next(event for event in match.events if event.name == "drew").args["card"]
    assert names == {0: drawn, 1: Name("a-card"), None: Name("a-card")}, "and whoever drew it which"


@pytest.mark.parametrize(
    ("seats", "seers"),
    [(None, [None, 0, 1, 2]), ((), []), ((1,), [1]), ((0, 2), [0, 2])],
)
def test_visibility(seats: tuple[int, ...] | None, seers: list[int | None]) -> None:
    event = Event("drew", {}, seats=seats)
    assert [seat for seat in (None, 0, 1, 2) if event.seen_by(seat)] == seers


def test_a_quiet_match_has_no_events_and_plays_the_same() -> None:
    loud, quiet = two(), two()
    quiet.quiet = True
    while not loud.over:
        loud.choose(0)
        quiet.choose(0)
        assert quiet.events == []
        assert quiet.fingerprint == loud.fingerprint
    assert quiet.quiet
    quiet.undo()
    assert quiet.quiet, "undo does not wake it"


def test_a_match_can_be_made_loud_again() -> None:
    match = two()
    match.quiet = True
    match.choose("show:bee")
    match.quiet = False
    match.choose("show:dog")
    assert "all-shown" in visible(match.events, None)


def test_after_undo_the_events_are_those_of_the_choice_before() -> None:
    match = two()
    for key in ("show:bee", "show:dog", "swap:ant"):
        match.choose(key)
    match.undo()
    assert visible(match.events, None) == ["moved", "shown", "moved", "shown", "all-shown"]


# The history


def test_a_history_has_a_page_for_the_set_up_and_one_for_each_choice() -> None:
    match = two()
    for key in ("show:bee", "show:dog", "swap:ant", "done"):
        match.choose(key)
    assert [visible(page, 0) for page in match.history.pages] == [
        ["round"],
        [],
        ["moved", "shown", "moved", "shown", "all-shown"],
        ["moved"],
        ["moved", "drew"],
    ]


def test_its_lines_are_what_a_seat_may_see_and_what_is_worth_a_line() -> None:
    match = two()
    for key in ("show:bee", "show:dog", "swap:ant", "done"):
        match.choose(key)
    assert [event.name for event in match.history.lines(0)] == ["round", "shown", "shown", "all-shown", "drew"]
    assert [event.name for event in match.history.lines(1)] == ["round", "shown", "shown", "all-shown"]
    assert match.history.lines() == match.history.lines(1)


def test_it_stays_right_through_undo_and_redo() -> None:
    match = two()
    told = [match.history.lines(0)]
    for key in ("show:bee", "show:dog", "swap:ant", "done", "swap:fox"):
        match.choose(key)
        told.append(match.history.lines(0))
    for lines in reversed(told[:-1]):
        match.undo()
        assert match.history.lines(0) == lines
    for lines in told[1:]:
        match.redo()
        assert match.history.lines(0) == lines
    with pytest.raises(TaliaError):
        match.redo()
    assert match.history.lines(0) == told[-1]


def test_a_new_choice_writes_a_new_page() -> None:
    match = two()
    for key in ("show:bee", "show:dog", "swap:ant"):
        match.choose(key)
    match.undo()
    match.choose("done")
    assert len(match.history.pages) == 4
    with pytest.raises(TaliaError):
        match.redo()
    assert len(match.history.pages) == 4


def test_what_cannot_be_undone_keeps_its_page() -> None:
    match = GAME.arrange({"hands": HANDS}, one_person=False)
    for key in ("show:bee", "show:dog", "swap:ant", "done"):
        match.choose(key)
    with pytest.raises(TaliaError, match="revealed"):
        match.undo()
    assert len(match.history.pages) == 5
    with pytest.raises(TaliaError, match="not possible"):
        match.choose("fly")
    assert len(match.history.pages) == 5


def test_a_match_that_is_loaded_has_its_whole_history() -> None:
    first = two()
    first.choose("show:bee")
    first.choose("show:dog")
    second = read(first.save(), lambda id: GAME)[0]
    assert [event.name for event in second.history.lines(0)] == [event.name for event in first.history.lines(0)]
    second.undo()
    assert [event.name for event in second.history.lines(0)] == ["round"]

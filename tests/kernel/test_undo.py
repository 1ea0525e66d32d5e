"""Undo and redo: any number of choices, but nothing that was seen is unseen among several people."""

from __future__ import annotations

import pytest

from talia import Match, TaliaError
from talia.kernel.chance import Chance

from .toy import GAME, table


def played(seed: int, players: int = 2, one_person: bool = True) -> tuple[Match, list[str]]:
    """A match played to its end, in any order of seats, and its fingerprints from the start on."""
    match = GAME.new(players=players, seed=seed, one_person=one_person)
    chance = Chance(seed)
    prints = [match.fingerprint]
    while not match.over:
        decision = match.open[chance.below(len(match.open))]
        match.choose(chance.below(len(decision.options)), decision.seat)
        prints.append(match.fingerprint)
    return match, prints


def test_back_to_the_start_and_forth_again() -> None:
    for seed in range(30):
        match, prints = played(seed, players=2 + seed % 2)
        keys, end = match.keys[:], match.fingerprint
        steps = 0
        while match.can_undo:
            match.undo()
            steps += 1
        assert steps == len(prints) - 1
        assert (match.fingerprint, match.keys, match.held) == (prints[0], [], [])
        while match.can_redo:
            match.redo()
            steps -= 1
        assert steps == 0
        assert (match.fingerprint, match.keys, match.held) == (end, keys, [])


def test_every_step_back_and_forth_is_where_it_was() -> None:
    """In seat order the fingerprints on the way back are those on the way there."""
    match = GAME.new(players=3, seed=9)
    prints = [match.fingerprint]
    while not match.over:
        match.choose(0)
        prints.append(match.fingerprint)
    for fingerprint in reversed(prints[:-1]):
        match.undo()
        assert match.fingerprint == fingerprint
    for fingerprint in prints[1:]:
        match.redo()
        assert match.fingerprint == fingerprint


def test_undo_and_redo_say_which_choice_it_was() -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    match.choose("show:bee")
    match.choose("show:cat")
    assert match.undo() == "show:cat"
    assert match.undo() == "show:bee"
    assert match.redo() == "show:bee"
    assert match.held == [(0, "show:bee")]
    assert match.redo() == "show:cat"


def test_there_is_nothing_before_the_start_and_nothing_after_the_last_choice() -> None:
    match = GAME.new(players=2, seed=1)
    assert not match.can_undo
    assert not match.can_redo
    with pytest.raises(TaliaError, match="nothing to undo"):
        match.undo()
    with pytest.raises(TaliaError, match="nothing to redo"):
        match.redo()


def test_a_new_choice_clears_what_could_be_redone() -> None:
    match = GAME.arrange({"hands": [["ant", "bee", "cat"], ["dog", "elk", "fox"]]})
    for key in ("show:ant", "show:dog", "swap:bee"):
        match.choose(key)
    match.undo()
    assert match.can_redo
    match.choose("swap:cat")
    assert not match.can_redo
    with pytest.raises(TaliaError, match="nothing to redo"):
        match.redo()


def test_an_answer_that_is_held_clears_it_too() -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"]]})
    match.choose("show:bee")
    match.choose("show:cat")
    match.undo()
    match.undo()
    match.choose("show:ant", 0)
    assert not match.can_redo
    match.choose("show:dog", 1)
    assert not match.can_redo


def test_a_refused_redo_or_choice_keeps_what_could_be_redone() -> None:
    match = GAME.arrange({"hands": [["ant", "bee", "cat"], ["dog", "elk", "fox"]]})
    for key in ("show:ant", "show:dog", "swap:bee"):
        match.choose(key)
    match.undo()
    with pytest.raises(TaliaError):
        match.choose("swap:lynx")
    assert match.redo() == "swap:bee"


def test_held_answers_are_undone_last_given_first() -> None:
    match = GAME.arrange({"hands": [["ant", "bee"], ["cat", "dog"], ["elk", "fox"]]})
    start = match.fingerprint
    match.choose("show:fox", 2)
    held_one = match.fingerprint
    match.choose("show:ant", 0)
    held_two = match.fingerprint
    assert match.undo() == "show:ant"
    assert match.fingerprint == held_one
    assert match.undo() == "show:fox"
    assert match.fingerprint == start
    assert (match.redo(), match.fingerprint) == ("show:fox", held_one)
    assert (match.redo(), match.fingerprint) == ("show:ant", held_two)
    assert match.held == [(2, "show:fox"), (0, "show:ant")]


def test_held_answers_after_earlier_choices_are_undone_to_them() -> None:
    match = GAME.arrange({"hands": [["ant", "bee", "cat"], ["dog", "elk", "fox"]]})
    for key in ("show:ant", "show:dog", "done", "done"):
        match.choose(key)
    before = match.fingerprint
    match.choose("show:elk", 1)
    match.undo()
    assert match.fingerprint == before
    assert match.keys == ["show:ant", "show:dog", "done", "done"]
    assert match.redo() == "show:elk"
    assert match.held == [(1, "show:elk")]


class TestSeveralPeople:
    """With `one_person=False`."""

    def start(self) -> Match:
        hands = [["ant", "bee", "cat"], ["dog", "elk", "fox"]]
        match = GAME.arrange({"hands": hands}, one_person=False)
        match.choose("show:ant")
        match.choose("show:dog")
        return match

    def test_what_revealed_nothing_is_undone(self) -> None:
        match = self.start()
        before = match.fingerprint
        match.choose("swap:bee")
        match.choose("swap:cat")  # the last one: seat 0 is done and draws
        assert table(match).decision is not None
        assert not match.can_undo
        match = self.start()
        match.choose("swap:bee")
        assert match.can_undo
        assert match.undo() == "swap:bee"
        assert match.fingerprint == before

    def test_what_was_revealed_stays(self) -> None:
        match = self.start()
        match.choose("swap:bee")
        match.choose("done")
        before = match.save()
        assert not match.can_undo
        with pytest.raises(TaliaError, match="something hidden has been revealed"):
            match.undo()
        assert match.save() == before

    def test_choices_after_a_revelation_are_undone_up_to_it(self) -> None:
        match = self.start()
        match.choose("swap:bee")
        match.choose("done")
        drawn = match.fingerprint
        match.choose("swap:elk")
        assert match.undo() == "swap:elk"
        assert match.fingerprint == drawn
        assert not match.can_undo
        assert match.redo() == "swap:elk"

    def test_another_seats_shown_card_is_not_unseen(self) -> None:
        match = self.start()
        assert not match.can_undo

    def test_another_seats_answer_is_not_unseen_even_if_no_card_moved(self) -> None:
        hands = [["ant", "bee", "cat", "kid"], ["dog", "elk", "fox", "jay"]]
        match = GAME.arrange({"hands": hands}, one_person=False)
        for key in ("show:ant", "show:dog", "done", "done", "show:bee", "show:elk", "done", "done"):
            match.choose(key)
        assert match.decision.word == "toy-ask-vote"
        match.choose("stay", 0)
        assert match.undo() == "stay", "an answer that is held was seen by nobody"
        match.choose("leave", 0)
        match.choose("stay", 1)
        assert match.decision.word == "toy-ask-show", "nothing else has happened"
        assert not match.can_undo

    def test_one_person_undoes_everything(self) -> None:
        match = GAME.new(players=2, seed=2, one_person=True)
        start = match.fingerprint
        while not match.over:
            match.choose(0)
        while match.can_undo:
            match.undo()
        assert match.fingerprint == start

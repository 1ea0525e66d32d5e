"""A draft: hands passed round, further questions while the others think, and questions that must wait for their turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from talia import Event, Match, TaliaError
from talia.bots import bot
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision, Option
from talia.kernel.saves import read
from talia.kernel.voice import Name

from .toy import COUNT, GAME, LEAVE, Menagerie, Rule, table

PACKS = [["ant", "bee", "cat"], ["dog", "elk", "fox"], ["gnu", "hen", "ibis"]]


def three(one_person: bool = True) -> Match:
    return GAME.arrange({"packs": PACKS}, seed=5, one_person=one_person)


def waiting(match: Match) -> list[tuple[int | None, str]]:
    return [(decision.seat, decision.word) for decision in match.open]


def names_it(event: Event, seat: int | None) -> bool:
    told = event.told(seat)
    return told is not None and told.args["card"] != Name("a-card")


def keep_all(match: Match, *keys: str, aloud: str = "silent") -> None:
    for seat, key in enumerate(keys):
        match.choose(f"keep:{key}", seat)
        match.choose(aloud, seat)


# Further questions


def test_a_seat_goes_on_to_its_next_question_while_the_others_still_think() -> None:
    match = three()
    match.choose("keep:fox", 1)
    assert waiting(match) == [(0, "toy-ask-keep"), (1, "toy-ask-name"), (2, "toy-ask-keep")]
    match.choose("aloud", 1)
    assert waiting(match) == [(0, "toy-ask-keep"), (2, "toy-ask-keep")]


def test_nothing_has_happened_before_all_are_in_and_only_one_knows_what_one_answered() -> None:
    start = three()
    match = three()
    match.choose("keep:fox", 1)
    match.choose("aloud", 1)
    other = three()
    other.choose("keep:dog", 1)
    other.choose("silent", 1)
    assert table(match).zones == table(start).zones
    for seat in (0, 2, None):
        assert match.view(seat) == other.view(seat)
    assert match.view(1)["answered"] == ["keep:fox", "aloud"]
    assert match.fingerprint != other.fingerprint


def test_answers_are_given_in_any_order_and_kept_in_seat_order() -> None:
    ends = set()
    steps = [(0, "keep:ant"), (0, "silent"), (1, "keep:fox"), (1, "aloud"), (2, "keep:hen"), (2, "silent")]
    for order in permutations(range(3)):
        for interleaved in (False, True):
            match = three()
            turns = [step for seat in order for step in steps if step[0] == seat]
            for seat, key in sorted(turns, key=lambda step: ":" not in step[1]) if interleaved else turns:
                match.choose(key, seat)
            assert match.keys == [key for _, key in steps]
            ends.add((match.fingerprint, match.save()))
    assert len(ends) == 1


def test_hands_go_to_the_left_and_that_reveals_them() -> None:
    match = three(one_person=False)
    keep_all(match, "ant", "fox", "hen")
    assert match.view(0)["packs"] == [["gnu", "ibis"], 2, 2]
    assert match.view(1)["packs"] == [2, ["bee", "cat"], 2]
    assert match.view(1)["hands"] == [1, ["fox"], 1]
    passed = [event for event in match.events if event.name == "moved"][3:]
    readers = [[seat for seat in (0, 1, 2, None) if names_it(event, seat)] for event in passed]
    assert readers == [[0, 1], [0, 1], [1, 2], [1, 2], [0, 2], [0, 2]], "whoever passes and whoever gets"
    assert table(match).reveals == 1 + 3 * 2, "the answers, and every card to the neighbour"
    assert not match.can_undo


def test_an_answer_that_is_held_can_be_undone_by_whoever_gave_it_last() -> None:
    match = three(one_person=False)
    match.choose("keep:fox", 1)
    match.choose("aloud", 1)
    assert match.undo() == "aloud"
    assert waiting(match)[1] == (1, "toy-ask-name")
    assert match.undo() == "keep:fox"
    assert match.fingerprint == three().fingerprint
    assert match.redo() == "keep:fox"
    assert match.redo() == "aloud"
    assert match.held == [(1, "keep:fox"), (1, "aloud")]


def test_a_card_named_aloud_is_seen_by_all_in_a_hidden_hand() -> None:
    match = three()
    keep_all(match, "ant", "fox", "hen", aloud="aloud")
    assert match.view(None)["hands"] == [["ant"], ["fox"], ["hen"]]
    keep_all(match, "gnu", "bee", "dog")
    assert match.view(0)["hands"][1] == ["fox", "?", "?"]


def test_a_save_in_the_middle_of_a_draft_loads() -> None:
    match = three()
    for seat, key in ((2, "keep:gnu"), (0, "keep:cat"), (2, "aloud")):
        match.choose(key, seat)
        again, _ = read(match.save(), lambda id: GAME)
        assert (again.fingerprint, again.held, again.keys) == (match.fingerprint, match.held, [])
        assert waiting(again) == waiting(match)


# Questions that wait


def at_the_peek() -> Match:
    match = three()
    keep_all(match, "ant", "fox", "hen")
    keep_all(match, "gnu", "bee", "dog")
    assert waiting(match) == [(seat, "toy-ask-look") for seat in range(3)]
    return match


def test_two_answers_that_each_ask_again_are_both_asked() -> None:
    """Both would have been one question, and the first of them lost."""
    match = at_the_peek()
    for seat, key in enumerate(("look", "silent", "look")):
        match.choose(key, seat)
    assert waiting(match) == [(0, "toy-ask-bury"), (2, "toy-ask-bury")]
    match.choose("bury", 2)
    assert waiting(match) == [(0, "toy-ask-bury")]
    match.choose("leave-it", 0)
    assert waiting(match) == [(0, "toy-ask-sure"), (2, "toy-ask-sure")], (
        "each seat's second question waited in its queue"
    )
    match.choose("sure", 0)
    match.choose("sure", 2)
    assert next(event for event in match.events if event.name == "buried").args == {"n": 12}
    assert match.decision.word == "toy-ask-show"


def test_a_lone_asker_has_a_queue_of_their_own() -> None:
    match = at_the_peek()
    for seat, key in enumerate(("silent", "look", "silent")):
        match.choose(key, seat)
    assert waiting(match) == [(1, "toy-ask-bury")]
    match.choose("bury")
    assert waiting(match) == [(1, "toy-ask-sure")]
    again, _ = read(match.save(), lambda id: GAME)
    assert again.fingerprint == match.fingerprint
    with pytest.raises(TaliaError):
        match.choose("sure", 0)
    match.choose("sure", 1)
    assert match.decision.word == "toy-ask-show"


def test_only_whoever_looked_knows_the_top_card() -> None:
    match = at_the_peek()
    for seat, key in enumerate(("look", "silent", "silent")):
        match.choose(key, seat)
    top = table(match).kinds[table(match).zones[0][-1]].id
    assert [match.view(seat)["top"] for seat in (0, 1, 2, None)] == [[top], [], [], []]


class Twice(Rule):
    """Asks the same seat twice, and everybody at once after that."""

    def resolve(self, s: Menagerie, c: int) -> None:
        for number in (1, 2):
            s.ask(0, "toy-ask-vote", [Option(f"one-{number}", "toy-option-stay"), LEAVE], self, number)
        s.ask_each(
            [
                Decision(seat, "toy-ask-vote", [Option("all", "toy-option-stay"), LEAVE], self, seat + 10)
                for seat in (0, 1)
            ],
            COUNT,
            0,
        )

    def answer(self, s: Menagerie, c: int, option: Option) -> None:
        s.tell("said", n=c)


def test_no_question_ever_replaces_another_whoever_asks() -> None:
    match = three()
    s = table(match)
    s.lines, s.decision, s.queue = (), None, ()
    s.agenda[:] = [(Twice(), 0)]
    s.run()
    asked = []
    while s.open:
        asked.append([(each.seat, each.ctx) for each in s.open])
        if s.lines:
            s.hold(s.open[0], s.open[0].options[0])
        else:
            s.take(s.open[0].options[0])
    assert asked == [[(0, 1), (1, 11)], [(1, 11)], [(0, 2)], [(0, 10)]]


def test_overwriting_a_question_is_an_error_of_the_game() -> None:
    s = table(three())
    with pytest.raises(AssertionError, match="would be overwritten"):
        s._line_up([s.lines[0].asked])


# Over everything


def test_random_drafts_leak_nothing_and_replay() -> None:
    """At every pick of every draft: what a seat cannot see makes no difference to its view."""
    differences = 0
    for seed in range(16):
        match = GAME.new(players=2 + seed % 2, seed=seed, draft="yes")
        chance = Chance(seed)
        while not match.over:
            for seat in (*range(2 + seed % 2), None):
                other = match.clone()
                GAME.redeal(other, seat, Chance(seed + 100))
                assert other.view(seat) == match.view(seat)
                assert sorted(c for zone in other.state.zones for c in zone) == list(range(12))
                differences += other.fingerprint != match.fingerprint
            again, _ = read(match.save(), lambda id: GAME)
            assert again.fingerprint == match.fingerprint == match.clone().fingerprint
            decision = match.open[chance.below(len(match.open))]
            match.choose(chance.below(len(decision.options)), decision.seat)
        start = match.clone()
        while start.can_undo:
            start.undo()
        assert start.fingerprint == GAME.new(players=2 + seed % 2, seed=seed, draft="yes").fingerprint
    assert differences > 800


def test_search_drafts_by_what_it_can_know() -> None:
    for seed in range(3):
        match = GAME.new(players=3, seed=seed, draft="yes")
        bots = [bot("search:8", GAME, seat) for seat in range(3)]
        chance = Chance(seed)
        while not match.over:
            decision = match.open[chance.below(len(match.open))]
            assert decision.seat is not None
            match.choose(bots[decision.seat].choose(match.clone(), decision), decision.seat)

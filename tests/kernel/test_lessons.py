"""Every lesson is played to its end by following the guide, and by nothing but what it allows."""

from __future__ import annotations

import random

import pytest

import talia
from talia.bots import bot
from talia.bots.tutor import Tutor
from talia.kernel.errors import TaliaError
from talia.kernel.lesson import TUTOR, guidance, keep_to_it, lesson_of, seats_of, teach
from talia.kernel.match import Match
from talia.kernel.registry import games
from talia.kernel.scene import Scene
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

LESSONS = [(id, lesson.id) for id, game in games().items() for lesson in game.lessons()]


def played(match: Match, whim: random.Random) -> list[str]:
    """The names of the steps that were shown on the way to the end, whatever the learner takes of what is allowed."""
    shown: list[str] = []
    for _ in range(300):
        now = guidance(match)
        assert now is not None
        if match.over:
            break
        decision = match.decision
        if decision.seat not in (now.lesson.seat, None):
            match.choose(Tutor().choose(match, decision))
            continue
        assert now.step is not None, f"the guide has nothing to say to {decision}"
        if not shown or shown[-1] != now.step.name:
            shown.append(now.step.name)
        match.choose(whim.choice([key for key in decision.keys if now.allows(key)]))
    assert match.over, shown
    return shown


def refs(scene: Scene) -> set[str]:
    """Everything on the table that a page may be about."""
    return {area.ref for area in scene.areas} | {thing.ref for area in scene.areas for thing in area.things}


def test_both_games_that_are_taught_have_a_lesson() -> None:
    assert ("aeons-end/war-eternal", "battle") in LESSONS
    assert ("ostium", "duel") in LESSONS


@pytest.mark.parametrize("whim", range(12))
@pytest.mark.parametrize(("id", "name"), LESSONS)
def test_whatever_the_guide_allows_leads_through_every_step_to_victory(id: str, name: str, whim: int) -> None:
    match = teach(talia.game(id), name)
    shown = played(match, random.Random(whim))
    lesson = lesson_of(match)
    assert lesson is not None
    assert shown == [step.name for step in lesson.steps]
    assert match.result is not None
    assert match.result.won[lesson.seat]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "name"), LESSONS)
def test_every_step_can_be_said_and_shows_things_that_are_there(id: str, name: str, lang: str) -> None:
    game = talia.game(id)
    match = teach(game, name)
    s = Speaker(lang, (SHARED, *game.words()))
    shown: set[str] = set()
    while not match.over:
        now = guidance(match)
        assert now is not None
        decision = match.decision
        if now.step is None:
            match.choose(Tutor().choose(match, decision))
            continue
        if now.step.name not in shown:
            shown.add(now.step.name)
            pages = now.pages(s)
            assert len(pages) == len(now.step.shows), now.step.name
            assert all(10 < len(page.text) < 330 for page in pages), now.step.name
            assert {page.about for page in pages} <= {"", *refs(game.scene(match, now.lesson.seat, s))}, now.step.name
        match.choose(next(key for key in decision.keys if now.allows(key)))
    now = guidance(match)
    assert now is not None
    assert now.pages(s)
    for word in (f"lesson-{name}", f"lesson-{name}-blurb"):
        assert s.say(word)
    assert s.mistakes == []


def test_what_leaves_the_lesson_is_refused_in_a_sentence() -> None:
    match = teach(talia.game("aeons-end/war-eternal"))
    assert "end" in match.decision.keys
    with pytest.raises(TaliaError, match="Not yet"):
        keep_to_it(match, match.decision, "end")
    keep_to_it(match, match.decision, "play:crystal")


def test_a_lesson_is_saved_undone_and_gone_on_with_like_any_match() -> None:
    match = teach(talia.game("aeons-end/war-eternal"))
    for key in ("play:crystal", "play:crystal", "play:crystal", "gain:volcanic-glass"):
        match.choose(key)
    again = talia.load(match.save())
    now = guidance(again)
    assert now is not None
    assert now.step is not None
    assert now.step.name == "prep"
    again.undo()
    now = guidance(again)
    assert now is not None
    assert now.step is not None
    assert (now.step.name, now.done) == ("gain", 1)


def test_while_somebody_else_decides_the_guide_says_nothing_and_allows_everything() -> None:
    match = teach(talia.game("ostium"))
    while match.decision.seat == 0:
        now = guidance(match)
        assert now is not None
        match.choose(next(key for key in match.decision.keys if now.allows(key)))
    now = guidance(match)
    assert now is not None
    assert now.step is None
    keep_to_it(match, match.decision, "console:walking-grove")
    assert Tutor().choose(match, match.decision).key == "console:hearthbreaker"


def test_the_tutor_sits_where_the_learner_does_not_and_does_something_harmless_elsewhere() -> None:
    duel = teach(talia.game("ostium"))
    assert seats_of(duel, "human") == ["human", TUTOR]
    other = talia.game("ostium").new(players=2, seed=3)
    assert bot(TUTOR, other.game, 1).choose(other, other.decision).key == "end"


def test_other_matches_have_no_guide_and_other_games_no_lesson() -> None:
    match = talia.game("ostium").new(players=2, seed=3)
    assert guidance(match) is None
    keep_to_it(match, match.decision, "end")
    with pytest.raises(TaliaError, match="no guided game"):
        teach(talia.game("ostium"), "advanced")

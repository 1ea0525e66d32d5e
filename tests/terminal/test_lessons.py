"""The guided games in the terminal: on the full screen, in lines, and from the questions before a game."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

import talia
from talia.terminal.app import Talia
from talia.terminal.dialogs import EndScreen
from talia.terminal.lesson_screen import LessonScreen
from talia.terminal.plain import OVER, Plain
from talia.terminal.session import Session, lesson_session
from talia.terminal.table_screen import TableScreen
from talia.terminal.wizard import Setup
from talia.terminal.wizard_screen import WizardScreen
from tests.terminal.test_table import play

GAMES = ("aeons-end/war-eternal", "ostium")
SMALL = (80, 24)


async def settled(pilot: Pilot[Path], app: Talia) -> None:
    """Until a human is asked again, or it is over: the tutor moves in between."""
    await pilot.pause()
    for _ in range(50):
        if not isinstance(app.screen, TableScreen) or not app.screen.session.bot_to_move:
            return
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize(("id", "lang"), [(GAMES[0], "en"), (GAMES[1], "pl")])
def test_a_pilot_who_does_what_is_offered_wins_at_80_by_24(id: str, lang: str) -> None:
    played = lesson_session(talia.game(id), lang)
    told: list[str] = []

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for _ in range(200):
            await settled(pilot, app)
            if isinstance(app.screen, EndScreen):
                break
            if isinstance(app.screen, LessonScreen):
                now = played.guidance
                assert now is not None
                assert now.step is not None
                if now.step.name not in told:
                    told.append(now.step.name)
                assert app.screen.query_one("#close").region.bottom <= 24
                await pilot.press("enter")
                continue
            assert isinstance(app.screen, TableScreen)
            assert app.screen.asking.list.option_count >= 1
            app.screen.asking.list.focus()
            await pilot.press("enter")
        assert isinstance(app.screen, EndScreen)

    play(played, story, SMALL)
    now = played.guidance
    assert now is not None
    assert told == [step.name for step in now.lesson.steps]
    assert played.match.result is not None
    assert played.match.result.won[0]


def test_only_what_the_guide_asks_for_is_offered_and_it_stays_in_sight() -> None:
    played = lesson_session(talia.game("aeons-end/war-eternal"), "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.pause()
        assert isinstance(app.screen, LessonScreen)
        await pilot.press("escape")
        await pilot.press("space")  # would end the phase in another match
        await pilot.pause()
        assert played.match.keys == []
        assert isinstance(app.screen, TableScreen)
        assert "Play all three" in str(app.screen.asking.question.render())
        await pilot.press("a")
        await pilot.pause()
        assert played.match.keys == ["play:crystal"] * 3
        assert isinstance(app.screen, LessonScreen)

    play(played, story, SMALL)


@pytest.mark.parametrize("id", GAMES)
def test_in_lines_the_first_option_every_time_leads_to_victory(id: str) -> None:
    out = io.StringIO()
    assert Plain(lesson_session(talia.game(id), "en"), io.StringIO("1\n" * 100), out).play() == OVER
    assert "Victory!" in out.getvalue()
    assert out.getvalue().count("» Welcome") == 1


def test_in_lines_what_comes_later_is_refused_in_a_sentence() -> None:
    out = io.StringIO()
    Plain(lesson_session(talia.game("aeons-end/war-eternal"), "en"), io.StringIO("end\nq\n"), out).play()
    assert "Not yet: the guide will come to that." in out.getvalue()


def test_a_lesson_that_was_left_goes_on_with_its_guide() -> None:
    left = lesson_session(talia.game("ostium"), "pl")
    left.choose("discard:moss-mouse")
    again = Session.continued(left.path)
    now = again.guidance
    assert now is not None
    assert now.step is not None
    assert now.step.name == "crystals"
    assert again.seats == ["human", "tutor"]


def test_the_questions_before_a_game_offer_to_learn_it() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        app.screen.query_one("#learn", Button).press()
        for _ in range(50):
            await pilot.pause()
            if isinstance(app.screen, LessonScreen):
                break
        assert app.session is not None
        assert app.session.guidance is not None

    play(Setup(talia.game("ostium"), "en"), story)


def test_a_new_game_after_a_lesson_is_against_a_bot_that_can_play_one() -> None:
    played = lesson_session(talia.game("ostium"), "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.pause()
        if isinstance(app.screen, LessonScreen):
            await pilot.press("escape")
        assert isinstance(app.screen, TableScreen)
        app.screen.dismiss("new")
        await pilot.pause()
        assert isinstance(app.screen, WizardScreen)
        assert app.screen.setup.seats == ["human", "steady"]

    play(played, story, SMALL)

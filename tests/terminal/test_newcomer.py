"""What somebody expects who plays in a small window for the first time: arrows move, and what matters is in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widget import Widget

import talia
from talia import bots
from talia.terminal.app import Talia
from talia.terminal.dialogs import CardScreen
from talia.terminal.help_screen import HelpScreen
from talia.terminal.lesson_screen import LessonScreen
from talia.terminal.session import Session, lesson_session
from talia.terminal.table_screen import TableScreen
from talia.terminal.thing_view import ThingView
from talia.terminal.wizard import Setup
from talia.terminal.wizard_screen import WizardScreen
from tests.terminal.test_lessons import settled
from tests.terminal.test_table import play, table

pytestmark = pytest.mark.usefixtures("unpainted")
SMALL = (80, 24)


def in_sight(widget: Widget, within: Widget) -> bool:
    return bool(widget.region.area) and within.region.contains_region(widget.region)


def dreams() -> Session:
    """The main phase against a nemesis with a mat of its own."""
    players = [{"mage": "Taqren", "hand": ["Crystal", "Crystal", "Spark"]}, {"mage": "Z'hana"}]
    position = {"players": players, "nemesis": {"name": "Thief of Dreams"}, "phase": "main"}
    return Session(talia.arrange("aeons-end/outcasts", position), ["human", "human"], "en")


def test_arrows_go_from_question_to_question_of_a_long_set_up() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = app.screen
        assert isinstance(screen, WizardScreen)
        met = []
        for _ in range(8):
            await pilot.press("up")
            await pilot.pause()
            assert screen.focused is not None
            met.append(screen.focused.id)
            assert in_sight(screen.focused, screen.query_one("#rows"))
        assert len(set(met)) == 8

    play(Setup(talia.game("aeons-end/outcasts"), "en", players=4, seed=3), story, SMALL)


def test_arrows_reach_what_lies_below_the_edge_of_the_board() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        board = table(app).board
        board.spots[0].focus()
        await pilot.pause()
        for _ in range(40):
            await pilot.press("down")
        await pilot.pause()
        focused = table(app).focused
        assert isinstance(focused, ThingView)
        assert focused.ref.startswith("p1")
        assert in_sight(focused, board)

    play(dreams(), story, SMALL)


def test_the_hand_is_in_sight_when_it_is_asked_what_to_do_with_it() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        board = table(app).board
        await pilot.pause()
        hand = [spot for spot in board.spots if "/hand/" in spot.ref and spot.ref.startswith("p0")]
        assert hand
        assert all(in_sight(spot, board) for spot in hand)
        # And what an option is about that one moves to.
        rows = table(app).asking.list
        for _ in range(rows.option_count):
            await pilot.press("down")
            await pilot.pause()
            about = board.spot(table(app).looking)
            assert about is None or in_sight(about, board)

    play(dreams(), story, SMALL)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_both_answers_and_the_log_are_in_sight_beside_a_long_note(lang: str) -> None:
    played = lesson_session(talia.game("aeons-end/war-eternal"), lang)

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for _ in range(60):
            await settled(pilot, app)
            if isinstance(app.screen, LessonScreen):
                await pilot.press("enter")
                continue
            screen = app.screen
            assert isinstance(screen, TableScreen)
            side = screen.query_one("#side")
            assert in_sight(screen.detail, side)
            assert in_sight(screen.log_view, side)
            assert screen.log_view.size.height >= 2
            decision = screen.decision
            if decision is not None and decision.word == "ask-either":
                assert screen.asking.list.max_scroll_y <= 1  # a line of the second answer at most
                break
            screen.asking.list.focus()
            await pilot.press("enter")
        assert decision is not None
        assert decision.word == "ask-either"

    play(played, story, SMALL)


def test_the_card_that_asks_is_what_is_told_of() -> None:
    position = {
        "players": [{"mage": "Mist", "hand": ["Crystal", "Spark", "Spark"]}, {}],
        "nemesis": {"name": "Umbra Titan", "in_play": ["Grubber"]},
        "phase": "main",
    }
    match = talia.arrange("aeons-end/war-eternal", position)
    played = Session(match, ["human", "human"], "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        for _ in range(300):
            decision = screen.decision
            assert decision is not None
            cause = played.cause(decision)
            if cause is not None and cause.about and screen._has_text(cause.about):
                thing = screen.detail.thing
                assert thing is not None
                assert played.speaker.name(cause.name) in (thing.title, *thing.text.splitlines())[0]
                return
            await screen.choose(0 if len(decision.options) == 1 else len(played.match.keys) % len(decision.options))
            await pilot.pause()
        raise AssertionError("nothing on the table asked anything")

    play(played, story, SMALL)


def test_what_was_undone_or_done_in_one_go_is_not_offered_again() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        await screen.choose(next(n for n, key in enumerate(screen.decision.keys) if key == "play:crystal"))  # type: ignore[union-attr]
        await pilot.pause()
        assert " v " in str(screen.keys_line.render())
        await pilot.press("u")
        await pilot.pause()
        assert " v " not in str(screen.keys_line.render())

    play(dreams(), story, (160, 50))


def test_pages_are_turned_in_the_help_and_on_a_long_card() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        help_screen = app.screen
        assert isinstance(help_screen, HelpScreen)
        page = help_screen.query_one(".page")
        await pilot.press("pagedown")
        await pilot.pause()
        assert page.scroll_offset.y >= page.size.height - 1 > 4
        await pilot.press("pageup")
        await pilot.pause()
        assert page.scroll_offset.y == 0
        await pilot.press("escape")
        await pilot.pause()
        screen = table(app)
        screen.look("nemesis")
        await pilot.press("w")
        await pilot.pause()
        card = app.screen
        assert isinstance(card, CardScreen)
        await pilot.press("down")
        await pilot.pause()
        assert card.query_one(".page").scroll_offset.y == 1

    play(dreams(), story, SMALL)


def test_crystals_are_what_one_has_in_seasons() -> None:
    played = Session(talia.game("seasons").new(players=2, seed=3), ["human", "human"], "en")
    scene = played.scene()
    boards = [area for area in scene.areas if area.place in ("mine", "ally") and area.facts]
    assert boards
    assert all("crystal" in area.facts[area.spends] for area in boards if "/" not in area.ref)


def test_the_guide_stands_aside_of_what_it_speaks_of() -> None:
    played = lesson_session(talia.game("aeons-end/war-eternal"), "pl")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        pages = 0
        for _ in range(60):
            await settled(pilot, app)
            lesson = app.screen
            if isinstance(lesson, LessonScreen):
                await pilot.pause()
                below = app.screen_stack[-2]
                assert isinstance(below, TableScreen)
                pointed = [spot for spot in below.board.spots if spot.has_class("pointed")]
                for spot in pointed:
                    pages += 1
                    assert not lesson.query_one(".dialog").region.overlaps(spot.region), spot.ref
                await pilot.press("enter")
                continue
            assert isinstance(lesson, TableScreen)
            assert not [spot for spot in lesson.board.spots if spot.has_class("pointed")]
            if pages > 8:
                break
            lesson.asking.list.focus()
            await pilot.press("enter")
        assert pages > 8

    play(played, story, SMALL)


@pytest.mark.parametrize(("players", "size"), [(1, (160, 45)), (2, (180, 50))])
def test_the_whole_board_is_in_sight_in_a_large_window(players: int, size: tuple[int, int]) -> None:
    match = talia.game("aeons-end/outcasts").new(players=players, seed=5, nemesis="thief-of-dreams")
    steady = bots.bot("steady", match.game, 1)
    for _ in range(60):
        match.choose(steady.choose(match, match.decision), match.decision.seat)

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for _ in range(6):
            await pilot.pause()
        assert table(app).board.max_scroll_y == 0

    play(Session(match, ["human"] * players, "pl"), story, size)

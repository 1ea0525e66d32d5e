"""The screens around a game: the questions before it, the offer to go on, and replays."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Select, SelectionList, Static

import talia
from talia import terminal
from talia.terminal import saved_games
from talia.terminal.app import Offer, Talia, Viewer
from talia.terminal.replay_screen import ReplayScreen
from talia.terminal.replays import Replay
from talia.terminal.session import Session
from talia.terminal.table_screen import TableScreen
from talia.terminal.wizard import Setup
from talia.terminal.wizard_screen import BY_HAND, PickScreen, WizardScreen

GAME = talia.game("aeons-end/war-eternal")


def run(app: App[Path] | App[None], story: Callable[[Pilot[object]], Awaitable[None]]) -> None:
    async def go() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            await story(pilot)  # type: ignore[arg-type]  # the pilot of whatever application it is

    asyncio.run(go())


def kept(choices: int = 30) -> Session:
    played = Session(
        GAME.new(players=2, seed=9, mages=["gex", "dezmodia"], nemesis="umbra-titan"), ["random", "random"], "en"
    )
    for _ in range(choices):
        played.choose(played.think()())
    return played


# The questions before a game


async def answer(pilot: Pilot[object], name: str, value: str, anew: bool = False) -> None:
    """Answer a question once it is there. Some answers ask all questions `anew`: then wait until the old ones have gone,
    which takes longer than a pause on a busy machine."""
    while not (found := [each for each in pilot.app.screen.query(f"#ask-{name} SelectOverlay") if each.is_mounted]):
        await pilot.pause()
    select = found[0].parent
    assert isinstance(select, Select)
    select.value = value
    while anew and select.is_attached:
        await pilot.pause()


def test_one_enter_starts_a_sensible_game() -> None:
    app = Talia(Setup(GAME, "en", seed=3), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.session.seats == ["human", "human"]

    run(app, story)


def test_answers_reach_the_game() -> None:
    app = Talia(Setup(GAME, "en", seed=3), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        await answer(pilot, "players", "1", anew=True)
        await answer(pilot, "language", "pl", anew=True)
        await answer(pilot, "mages-0", "gex")
        await answer(pilot, "difficulty", "expert")
        await answer(pilot, "life", "12")
        await pilot.pause()
        app.screen.query_one("#start").focus()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        session = app.screen.session
        setup = session.match.origin["setup"]
        assert (session.lang, setup["mages"], setup["difficulty"]) == ("pl", ["gex"], "expert")

    run(app, story)


def test_trouble_is_shown_and_the_questions_stay() -> None:
    given: dict[str, object] = {"mages": ["gex", "gex"]}
    app = Talia(Setup(GAME, "en", answers=given, seed=3), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, WizardScreen)
        assert "two players" in str(app.screen.query_one("#error", Static).visual)

    run(app, story)


def test_a_market_is_picked_by_hand() -> None:
    app = Talia(Setup(GAME, "en", seed=3), pace=0)
    field = next(field for field in GAME.fields if field.name == "market")
    wanted = [part.value for part in field.parts[: field.count]]

    async def story(pilot: Pilot[object]) -> None:
        app.screen.query_one("#ask-market", Select).value = BY_HAND
        await pilot.pause()
        assert isinstance(app.screen, PickScreen)
        parts = app.screen.query_one(SelectionList)
        assert app.screen.query_one("#take").disabled
        for value in wanted:
            parts.select(value)
        await pilot.pause()
        await pilot.click("#take")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert sorted(app.screen.session.match.origin["setup"]["market"]) == sorted(wanted)

    run(app, story)


def test_only_what_matters_is_asked() -> None:
    app = Talia(Setup(GAME, "en", seed=3), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        assert not app.screen.query("#ask-life"), "two play"
        app.screen.query_one("#ask-players", Select).value = "1"
        await pilot.pause()
        assert app.screen.query("#ask-life")

    run(app, story)


def test_every_answer_is_explained() -> None:
    app = Talia(Setup(GAME, "en", seed=3), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        def meaning() -> str:
            return str(app.screen.query_one("#meaning", Static).visual)

        app.screen.query_one("#ask-nemesis").focus()
        await pilot.pause()
        assert "UNLEASH" in meaning()
        assert "gentle (3\u00a0of\u00a010)" in meaning()
        await pilot.press("enter", "down")  # the list stands on the next one
        await pilot.pause()
        assert "Hollow Crown cannot be dealt damage" in meaning()
        await pilot.press("escape")
        app.screen.query_one("#ask-market", Select).focus()
        await pilot.pause()
        assert "Frozen Magmite (3)" in meaning()

    run(app, story)


def test_arrows_go_from_question_to_question_and_enter_unfolds_one() -> None:
    app = Talia(Setup(GAME, "en", seed=3), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        screen = app.screen
        names = []
        for key in ("up", "up", "up", "left", "right"):
            await pilot.press(key)
            await pilot.pause()
            names.append(screen.focused.id if screen.focused is not None else None)
        assert names == ["ask-difficulty", "ask-market", "ask-nemesis", "ask-mages-1", "ask-nemesis"]
        assert not any(select.expanded for select in screen.query(Select))
        await pilot.press("left", "enter", "down", "enter")
        await pilot.pause()
        assert screen.query_one("#ask-mages-1", Select).value != "random"

    run(app, story)


def test_a_first_game_is_set_up_as_the_guide_advises_and_the_next_as_usual() -> None:
    def begun() -> dict[str, object]:
        app = Talia(Setup(GAME, "en", seed=3), pace=0)

        async def story(pilot: Pilot[object]) -> None:
            await pilot.press("enter")
            await pilot.pause()

        run(app, story)
        assert app.session is not None
        setup: dict[str, object] = app.session.match.origin["setup"]
        return setup

    first, second = begun(), begun()
    assert (first["nemesis"], first["difficulty"]) == ("umbra-titan", "beginner")
    assert second["difficulty"] == "normal"


def test_leaving_the_questions_starts_nothing() -> None:
    app = Talia(Setup(GAME, "en"), pace=0)

    async def story(pilot: Pilot[object]) -> None:
        await pilot.press("escape")
        await pilot.pause()

    run(app, story)
    assert app.session is None
    assert saved_games.interrupted() == []


# The offer


def test_the_offer_gives_the_chosen_save_or_none() -> None:
    played = kept(5)
    first, second = Offer(saved_games.interrupted(), "en"), Offer(saved_games.interrupted(), "pl")

    async def take(pilot: Pilot[object]) -> None:
        await pilot.press("enter")

    async def new(pilot: Pilot[object]) -> None:
        await pilot.press("down", "enter")

    run(first, take)
    run(second, new)
    assert first.return_value == played.path
    assert second.return_value is None


@pytest.mark.parametrize("left", ["ctrl+c", "ctrl+q"])
def test_whoever_leaves_the_offer_is_asked_nothing_more(left: str) -> None:
    kept(5)
    offer = Offer(saved_games.interrupted(), "pl")

    async def leave(pilot: Pilot[object]) -> None:
        await pilot.press(left)
        await pilot.pause()

    run(offer, leave)
    assert (offer.return_value, offer.return_code) == (None, 130)


def test_ctrl_c_leaves_a_game_that_is_kept() -> None:
    session = Session(GAME.new(players=2, seed=4), ["human", "human"], "pl")
    app = Talia(session, pace=0)

    async def leave(pilot: Pilot[object]) -> None:
        await pilot.press("1", "question_mark")  # the help lies over the table
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert not app.is_running

    run(app, leave)
    assert app.return_code == 0
    assert len(talia.load(session.path).keys) == 1


# Replays


def test_a_replay_steps_forwards_and_backwards() -> None:
    played = kept()
    replay = Replay.load(played.path, "en")
    marks = []
    for number in range(len(played.match.keys) + 1):
        replay.go(number)
        marks.append(replay.match.fingerprint)
    assert marks[-1] == played.match.fingerprint
    for number in reversed(range(len(marks))):
        replay.go(number)
        assert replay.match.fingerprint == marks[number]
    replay.go(10_000)
    assert replay.at == len(played.match.keys)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_story_tells_every_choice(lang: str) -> None:
    played = kept()
    replay = Replay.load(played.path, lang)
    replay.speaker.mistakes.clear()
    lines = list(replay.story())
    assert [line.split(".")[0] for line in lines if line[:1].isdigit()][:-1] == [str(n) for n in range(1, 31)]
    assert len(list(replay.story(4))) < len(lines)
    assert replay.speaker.mistakes == []


def test_the_viewer_steps_with_keys() -> None:
    replay = Replay.load(kept().path, "en")
    app = Viewer(replay)

    async def story(pilot: Pilot[object]) -> None:
        assert isinstance(app.screen, ReplayScreen)
        await pilot.press("right", "n", "left")
        assert replay.at == 1
        await pilot.press("end", "p")
        assert replay.at == 29
        await pilot.press("home", "l")
        assert (replay.at, replay.lang) == (0, "pl")
        await pilot.press("g", "1", "2", "enter")
        await pilot.pause()
        assert replay.at == 12
        await pilot.press("q")

    run(app, story)


def test_replay_in_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    path = kept().path
    assert terminal.replay(path, to=3, plain=True, lang="en") == 0
    out = capsys.readouterr().out
    assert "\n3. " in out
    assert "\n4. " not in out
    assert "3 of 30 choices." in out

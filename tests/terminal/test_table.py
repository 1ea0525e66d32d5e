"""The full-screen table, played by a pilot: keys, clicks, focus, undo, language, leaving, bots and the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

import talia
from talia.kernel.scene import Area, Thing
from talia.terminal import labels
from talia.terminal.app import Talia
from talia.terminal.dialogs import CardScreen, EndScreen, PassScreen
from talia.terminal.help_screen import HelpScreen
from talia.terminal.session import Session
from talia.terminal.table_screen import TableScreen
from talia.terminal.wizard import Setup

GAME = talia.game("aeons-end/war-eternal")
Play = Callable[[Pilot[Path], Talia], Awaitable[None]]
Found = TypeVar("Found")


def session(seats: tuple[str, ...] = ("human", "human"), lang: str = "en", seed: int = 5) -> Session:
    mages = ["gex", "dezmodia", "mist"][: len(seats)]
    return Session(GAME.new(players=len(seats), seed=seed, mages=mages, nemesis="umbra-titan"), list(seats), lang)


def play(played: Session | Setup, story: Play, size: tuple[int, int] = (100, 30)) -> None:
    async def go() -> None:
        app = Talia(played, pace=0)
        async with app.run_test(size=size) as pilot:
            for _ in range(200):  # on a busy machine the first screen takes its time
                await pilot.pause()
                if app.screen.focused is not None:
                    break
                await asyncio.sleep(0.02)
            await pilot.pause()
            await story(pilot, app)

    asyncio.run(go())


def table(app: Talia) -> TableScreen:
    assert isinstance(app.screen, TableScreen)
    return app.screen


def some(found: Found | None) -> Found:
    assert found is not None
    return found


def test_the_whole_table_can_be_read_at_100_by_30() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        board = table(app).board
        for area in played.scene().areas:
            for thing in area.things:
                if area.place != "track":
                    assert thing.title in some(board.spot(thing.ref)).read
        assert board.virtual_size.height <= board.size.height, "nothing has to be scrolled to"
        for spot in board.spots:
            assert spot.region.right <= board.region.right

    play(played, story)


@pytest.mark.parametrize(("size", "lang"), [((100, 30), "pl"), ((140, 45), "en"), ((200, 70), "pl")])
def test_every_size_and_language_says_everything(size: tuple[int, int], lang: str) -> None:
    played = session(("human", "human", "human"), lang)
    played.speaker.mistakes.clear()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("1", "1")
        assert len(played.match.keys) == 2
        assert app.export_screenshot()

    play(played, story, size)
    assert played.speaker.mistakes == []


def test_options_are_taken_with_their_keys() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        first, second = played.match.decision.keys[1], None
        await pilot.press("2")
        second = played.match.decision.keys[0]
        await pilot.press("1", "Z")  # nothing stands at Z
        assert played.match.keys == [first, second]

    play(played, story)


def test_an_option_is_taken_from_the_list_with_enter_and_with_the_mouse() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        second = played.match.decision.keys[1]
        await pilot.press("down", "enter")
        assert played.match.keys == [second]
        first = played.match.decision.keys[0]
        await pilot.click("#options", offset=(6, 0))
        assert played.match.keys == [second, first]

    play(played, story)


def _lone(played: Session) -> tuple[str, str]:
    """The ref and key of an option that is alone on its thing."""
    decision = played.match.decision
    for ref, numbers in labels.by_ref(decision.options, played.scene()).items():
        if len(numbers) == 1:
            return ref, decision.options[numbers[0]].key
    raise AssertionError("no such option")


def test_clicking_a_thing_takes_its_option() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        ref, key = _lone(played)
        spot = some(table(app).board.spot(ref))
        assert labels.keys(played.match.decision.options)[played.match.decision.keys.index(key)] in spot.read, (
            "its key stands on it"
        )
        await pilot.click(spot)
        await pilot.pause()
        assert played.match.keys == [key]

    play(played, story)


def test_clicking_a_thing_with_several_options_lists_only_those() -> None:
    played = session()
    while True:  # go on until some card can be prepped to two places, or a thing has two uses otherwise
        decision = played.match.decision
        crowded = [item for item in labels.by_ref(decision.options, played.scene()).items() if len(item[1]) > 1]
        if crowded and len(crowded[0][1]) < len(decision.options):
            break
        played.choose(next((key for key in decision.keys if key.startswith(("play", "open"))), decision.keys[-1]))
    ref, numbers = crowded[0]
    before = list(played.match.keys)

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        rows = table(app).asking.list
        await pilot.click(some(table(app).board.spot(ref)))
        await pilot.pause()
        assert [int(row.id or "") for row in rows.options] == numbers
        assert played.match.keys == before
        await pilot.press("escape")
        assert rows.option_count == len(played.match.decision.options)
        await pilot.click(some(table(app).board.spot(ref)))
        await pilot.pause()
        key = played.match.decision.keys[numbers[1]]
        await pilot.press("down", "enter")
        assert played.match.keys == [*before, key]

    play(played, story)


def test_focus_and_hover_show_the_text_of_a_card() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        card = next(thing for area in played.scene().areas if area.ref == "market" for thing in area.things)
        some(screen.board.spot(card.ref)).focus()
        await pilot.pause()
        assert some(screen.detail.thing).text == card.text
        await pilot.press("right")
        assert some(screen.detail.thing).ref != card.ref
        await pilot.press("left")
        assert some(screen.detail.thing).ref == card.ref
        await pilot.hover(some(screen.board.spot("nemesis")))
        await pilot.pause()
        assert some(screen.detail.thing).ref == "nemesis"

    play(played, story)


def test_every_thing_is_reached_with_tab() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        await pilot.press("tab", "tab")
        assert app.focused in screen.board.spots
        assert set(screen.board.spots) <= set(screen.focus_chain)

    play(played, story)


def test_undo_and_redo_by_key_and_by_mouse() -> None:
    played = session()
    start = played.match.fingerprint

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("1")
        after = played.match.fingerprint
        await pilot.press("u")
        assert played.match.fingerprint == start
        await pilot.press("u")  # nothing is left to undo
        assert played.match.fingerprint == start
        await pilot.press("r")
        assert played.match.fingerprint == after
        line = str(table(app).keys_line.render())
        await pilot.click("#keys", offset=(line.index(" u ") + 2, 0))  # the line of keys says what u does, and does it
        await pilot.pause()
        assert played.match.fingerprint == start

    play(played, story)


def test_the_language_changes_live() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        await pilot.press("l")
        assert played.lang == "pl"
        for ref, found in labels.refs(played.scene()).items():
            if (isinstance(found, Thing) and not ref.startswith("turn-order")) or (
                isinstance(found, Area) and found.facts
            ):
                assert found.title in some(screen.board.spot(ref)).read
        await pilot.press("l")
        assert played.lang == "en"

    play(played, story)


def test_help_a_card_in_full_and_leaving_which_saves() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        some(table(app).board.spot("nemesis")).focus()
        await pilot.press("enter")
        assert isinstance(app.screen, CardScreen)
        await pilot.press("escape", "1", "q")
        await pilot.pause()
        assert not app.is_running or app.return_value == played.path

    play(played, story)
    assert len(played.match.keys) == 1
    assert talia.load(played.path).fingerprint == played.match.fingerprint


def test_bots_move_without_being_asked() -> None:
    played = session(("random", "human"))

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for _ in range(3):
            await app.workers.wait_for_complete()
            await pilot.pause()
            if played.match.over:
                break
            assert played.human_to_move
            await pilot.press(labels.keys(played.match.decision.options)[-1])

    play(played, story)
    assert len(played.match.keys) > 8


def test_the_end_tells_why_and_offers_a_new_game() -> None:
    played = session(("random", "random"))
    played.run_bots()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        assert isinstance(app.screen, EndScreen)
        labelled = {str(button.label) for button in app.screen.query(Button)}
        assert {"New game", "Leave"} <= labelled
        await pilot.press("escape")
        shown = table(app).asking.question.visual
        assert played.outcome()[1] in str(shown)

    play(played, story)


def test_among_several_people_a_game_of_secrets_covers_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "cooperative", False)
    played = session()
    before = played.near
    while played.near == before:
        played.choose(len(played.match.decision.options) - 1)
    played.undo()  # so that one more choice hands the keyboard on
    played.match.one_person = False

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        assert isinstance(app.screen, PassScreen), (
            "also before the first choice: whose hand it is may not sit there yet"
        )
        await pilot.press("enter")
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, PassScreen)
        await pilot.press("enter")
        assert isinstance(app.screen, TableScreen)

    play(played, story)

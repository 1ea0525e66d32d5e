"""Keys that do what the line at the bottom says, at any size; what needs no thought goes in one go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import talia
from talia.terminal import labels, table_screen
from talia.terminal.app import Talia
from talia.terminal.dialogs import CardScreen
from talia.terminal.help_screen import HelpScreen
from talia.terminal.session import Session
from talia.terminal.thing_view import ThingView
from tests.terminal.test_table import play, session, table

pytestmark = pytest.mark.usefixtures("unpainted")  # the same screens are painted in test_table and test_screens
SMALL = (80, 24)


def main_phase() -> Session:
    """A session in the main phase of somebody with three gems."""
    hand = ["Crystal", "Crystal", "Crystal", "Spark"]
    return Session(
        talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Gex", "hand": hand}]}), ["human"], "en"
    )


def told(app: Talia) -> str:
    """The line at the bottom."""
    return str(table(app).keys_line.render())


def test_ending_the_phase_and_what_one_has_are_in_sight_at_80_by_24() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        assert "End your main phase" in told(app)[:80]
        assert "0 aether" in str(table(app).heading.render())[:80]
        keys_line = table(app).keys_line
        assert keys_line.region.bottom <= 24
        await pilot.press("a")
        await pilot.pause()
        assert "3 aether" in str(table(app).heading.render())[:80]

    play(played, story, SMALL)


def test_life_charges_tokens_and_what_comes_are_in_sight_at_80_by_24() -> None:
    position = {
        "players": [{"mage": "Quilius", "hand": ["Crystal"], "charges": 2}, {"mage": "Dezmodia"}],
        "nemesis": {"name": "Gate Witch", "tokens": 4, "life": 64},
    }
    played = Session(talia.arrange("aeons-end/war-eternal", position), ["human", "human"], "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        board = table(app).board
        for wanted in (("64/70 life", "4 tokens", "2/5 charges"), ("życie 64/70", "4 żetony", "ładunki 2/5")):
            heads = [spot for spot in board.spots if spot.has_class("head") and spot.region.height]
            shown = [str(spot.render())[: spot.container_size.width] for spot in heads]
            assert all(any(each in line for line in shown) for each in wanted), shown
            told = list(board.query(".foe > .summary").results(Static))
            assert all(len(str(each.render())) <= each.container_size.width * each.region.height for each in told)
            assert told
            await pilot.press("l")
            await pilot.pause()

    play(played, story, SMALL)


def test_what_else_goes_in_one_go_stands_below_the_options() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        rows = [" ".join(str(row.prompt).split()) for row in table(app).asking.list.options]
        assert "Play 3 gems, prep 1 spell" in rows[-1]
        await pilot.press("A")
        await pilot.pause()
        assert played.match.keys == ["play:crystal"] * 3 + ["prep:spark>II"]
        await pilot.press("u")
        await pilot.pause()
        assert played.match.keys == []
        await pilot.press("end", "enter")  # the last row
        await pilot.pause()
        assert len(played.match.keys) == 4

    play(played, story)


def test_who_does_not_mind_the_order_of_cards_is_not_asked_again() -> None:
    players = [
        {"mage": "Mist", "hand": ["Spark"], "played": ["Crystal", "Mage's Totem"]},
        {"mage": "Gex", "hand": ["Crystal", "Scoria Slag"]},
    ]
    match = talia.arrange("aeons-end/war-eternal", {"players": players, "turn_order": {"deck": ["player 2"]}})
    played = Session(match, ["human", "human"], "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("d")
        await pilot.pause()
        assert "as they lie, always" in told(app)
        await pilot.press("O")
        await pilot.pause()
        assert played.match.keys == ["end", "rest"]
        assert "ask for the order again" in told(app)
        await pilot.press("a", "d")
        await pilot.pause()
        assert played.match.keys[4:6] == ["end", "rest"], "nobody was asked"
        await pilot.press("u")
        await pilot.pause()
        assert len(played.match.keys) == 4, "and both are undone together"

    play(played, story)


def test_help_and_how_to_leave_stay_in_sight_where_the_order_is_not_asked_for() -> None:
    breaches = {roman: {"open": True, "prepped": ["Spark"]} for roman in ("I", "II")}
    player = {"mage": "Mist", "hand": ["Crystal"], "breaches": breaches}
    position = {"players": [player], "phase": "casting", "nemesis": {"in_play": ["Mangleroot"]}}
    played = Session(talia.arrange("aeons-end/war-eternal", position), ["human"], "en")
    played.as_they_lie = True

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        assert told(app).rstrip().endswith("leave")
        assert "? help" in told(app)
        assert len(told(app).rstrip()) <= 80

    play(played, story, SMALL)


def test_the_newest_line_of_the_log_is_in_sight_when_the_log_gives_way() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for key in ("a", "1", "u", "1"):
            await pilot.press(key)
            await pilot.pause()
            log = table(app).log_view
            assert log.scroll_y == log.max_scroll_y, key

    play(played, story, SMALL)


def test_a_long_list_of_options_has_rows_that_others_can_spare() -> None:
    player = {"mage": "Gex", "hand": ["Spark"], "aether": 8}
    played = Session(talia.arrange("aeons-end/war-eternal", {"players": [player]}), ["human"], "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        assert (screen.asking.list.region.height, screen.detail.region.height) == (10, 6)
        assert screen.log_view.region.height == 4
        await pilot.press("h", "h", "h", "h")  # charges, until little can be bought
        await pilot.pause()
        assert screen.detail.region.height == 8
        assert screen.log_view.region.height > 6

    play(played, story, SMALL)


def test_what_would_follow_stands_in_the_list_where_all_options_are_about_one_thing() -> None:
    player = {"mage": "Gex", "hand": ["Mage's Totem"], "life": 10}
    position = {"players": [player], "gravehold": 20}
    played = Session(talia.arrange("aeons-end/war-eternal", position), ["human"], "en")

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("1")
        await pilot.pause()
        rows = [" ".join(str(row.prompt).split()) for row in table(app).asking.list.options]
        assert any("Gravehold: +1 → 21" in row for row in rows), rows

    play(played, story, SMALL)


def test_both_arrows_lead_from_the_options_to_the_table() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for key in ("left", "right"):
            await pilot.press("escape", key)
            await pilot.pause()
            assert isinstance(app.screen.focused, ThingView), key

    play(played, story, SMALL)


def test_all_gems_in_one_go_and_back_in_one() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("a")
        await pilot.pause()
        assert played.match.keys == ["play:crystal"] * 3
        await pilot.press("u")
        await pilot.pause()
        assert played.match.keys == []

    play(played, story)


def test_a_space_that_was_to_hurry_the_bots_does_not_end_ones_own_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_screen, "GRACE", 60.0)
    deck = ["player 1", "player 2"]
    players = [{"mage": "Gex", "hand": ["Crystal", "Spark"]}, {"mage": "Mist", "hand": ["Crystal"]}]
    position = {"players": players, "active": 1, "turn_order": {"deck": deck}}
    played = Session(talia.arrange("aeons-end/war-eternal", position), ["human", "random"], "en")

    async def go() -> None:
        app = Talia(played, pace=0.01)
        async with app.run_test(size=(100, 30)) as pilot:
            await app.workers.wait_for_complete()
            await pilot.pause()
            assert played.human_to_move
            made = len(played.match.keys)
            await pilot.press("space")
            await pilot.pause()
            assert len(played.match.keys) == made
            await pilot.press("d")  # what is meant for the phase itself still ends it
            await pilot.pause()
            assert len(played.match.keys) > made

    asyncio.run(go())


def test_space_ends_the_phase_wherever_the_focus_is() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        spot = table(app).board.spot("p0/hand/crystal")
        assert spot is not None
        spot.focus()
        await pilot.press("space")
        await pilot.pause()
        assert played.match.keys == ["end"]

    play(played, story)


def test_the_last_is_done_once_more() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        known = labels.keys(played.match.decision.options)
        await pilot.press(known[played.match.decision.keys.index("play:crystal")])
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        assert played.match.keys == ["play:crystal"] * 2

    play(played, story)


def test_actions_that_stand_alone_have_the_same_letter_in_every_question() -> None:
    played = main_phase()
    first = labels.keys(played.match.decision.options)[played.match.decision.keys.index("end")]
    played.choose_all(["play:crystal"] * 2)
    decision = played.match.decision
    assert labels.keys(decision.options)[decision.keys.index("end")] == first
    assert labels.keys(decision.options)[decision.keys.index("charge")] == "h"


def test_the_guide_stands_behind_the_question_mark() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        page = str(app.screen.query_one(".page Static", Static).render())
        for part in played.game.guide(played.speaker):
            assert part.title in page

    play(played, story)


def test_the_guide_is_in_sight_at_80_by_24_and_so_is_the_way_out_of_it() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        for _ in range(2):  # in both languages, before all gems are played and after
            assert f"? {played.speaker.say('ui-keys-help')}" in told(app)[:80]
            await pilot.press("a")
            await pilot.pause()
            assert f"? {played.speaker.say('ui-keys-help')}" in told(app)[:80]
            await pilot.press("question_mark")
            await pilot.pause()
            close = app.screen.query_one("#close").region
            assert close.height
            assert close.bottom < app.screen.query_one(".dialog").region.bottom <= 24
            lines = str(app.screen.query_one(".page Static", Static).render()).splitlines()
            page = app.screen.query_one(".page").container_size.width
            assert all(
                len(line) <= page for line in lines if line.startswith(" ")
            )  # the keys, with their words beside them
            await pilot.press("escape", "u", "l")
            await pilot.pause()

    play(played, story, SMALL)


def test_what_is_typed_narrows_the_guide_and_the_words() -> None:
    played = session()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press(*"shuffl")
        await pilot.pause()
        page = str(app.screen.query_one(".page Static", Static).render())
        assert "Decks are not shuffled" in page
        assert "Turn order: The small deck" in page
        assert "The aim" not in page
        await pilot.press("enter")
        await pilot.pause()
        assert not isinstance(app.screen, HelpScreen)

    play(played, story)


def test_w_tells_what_a_thing_does_and_what_its_words_mean() -> None:
    played = main_phase()

    async def story(pilot: Pilot[Path], app: Talia) -> None:
        table(app).look("p0/hand/spark")
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, CardScreen)
        page = str(app.screen.query_one(".page Static", Static).render())
        assert "Deal 1 damage." in page
        assert "Cast: To let a prepped spell do what it says" in page
        await pilot.press("w")
        await pilot.pause()
        assert played.match.keys == []

    play(played, story, SMALL)

"""What cannot be chosen looks dim, and says why when somebody tries; what can be says what would follow."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

import talia
from talia.terminal.app import Talia
from talia.terminal.session import Session
from tests.terminal.test_plain import told
from tests.terminal.test_table import play, table

POOR = {"players": [{"mage": "Gex", "hand": ["Crystal", "Spark"], "aether": 2}], "market": {"Scoria Slag": 7}}


def poor(lang: str = "en") -> Session:
    return Session(talia.arrange("aeons-end/war-eternal", POOR), ["human"], lang)


def test_a_dim_card_says_why_in_the_detail_and_when_it_is_taken() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        screen = table(app)
        spot, crystal = screen.board.spot("market/scoria-slag"), screen.board.spot("p0/hand/crystal")
        assert spot is not None
        assert crystal is not None
        assert spot.has_class("dimmed")
        assert not crystal.has_class("dimmed")
        spot.focus()
        await pilot.pause()
        assert "2 aether short" in str(screen.detail.text.render())
        await pilot.press("enter")
        await pilot.pause()
        assert any("2 aether short" in note.message for note in app._notifications)

    play(poor(), story)


def test_the_option_one_looks_at_says_what_would_follow() -> None:
    async def story(pilot: Pilot[Path], app: Talia) -> None:
        crystal = table(app).board.spot("p0/hand/crystal")
        assert crystal is not None
        crystal.focus()
        await pilot.pause()
        assert "3 aether" in str(table(app).detail.text.render())

    play(poor(), story)
    line = next(line for line in told(poor(), "").splitlines() if "[play:crystal]" in line)
    assert line.endswith(": 3 aether)")


def test_in_lines_a_card_that_is_named_says_why() -> None:
    text = told(poor(), "gain:scoria-slag\nscoria\nc Scoria\nq\n")
    assert text.count("Not possible now: 2 aether short") == 3
    assert "To teraz niemożliwe: Brakuje 2 eteru" in told(poor("pl"), "gain:scoria-slag\nq\n")

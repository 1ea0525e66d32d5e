"""Where nothing can be saved: it is said once, the game goes on, and nobody is told that it was kept."""

from __future__ import annotations

import asyncio
import errno
import io
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import talia
from talia import terminal
from talia.kernel.saves import keep
from talia.terminal import saved_games
from talia.terminal import session as sessions
from talia.terminal.app import Talia
from talia.terminal.plain import LEFT, OVER, Plain
from talia.terminal.session import Session

GAME = talia.game("ostium")
WARNED = {"en": "This game is not being saved", "pl": "Ta partia nie jest zapisywana"}
LOST = {"en": "The game is not saved", "pl": "Partia nie jest zapisana"}
SAVED = ("Saved.", "kept at", "Zapisano.", "jest zapisana w")


@pytest.fixture(params=["below a file", "no such place", "a file"])
def unusable(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home in which nothing can be written, not even by root."""
    file = tmp_path / "file"
    file.write_text("I was here first.\n", encoding="utf-8")
    home = {"below a file": file / "home", "no such place": Path("/proc/nowhere"), "a file": file}[request.param]
    monkeypatch.setenv("TALIA_HOME", str(home))
    return home


def session(lang: str = "en", seats: tuple[str, ...] = ("human", "human")) -> Session:
    return Session(GAME.new(players=len(seats), seed=5), list(seats), lang)


def told(played: Session, lines: str) -> tuple[str, str]:
    """How it ended, and all that was said."""
    out = io.StringIO()
    return Plain(played, io.StringIO(lines), out).play(), out.getvalue()


class Disk:
    """A disk that is full for a while."""

    def __init__(self) -> None:
        self.full = False
        self.tries = 0

    def keep(self, text: str, path: Path) -> None:
        self.tries += 1
        if self.full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        keep(text, path)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    disk = Disk()
    monkeypatch.setattr(sessions, "keep", disk.keep)
    return disk


# In lines


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_game_without_a_home_is_played_on_and_left(unusable: Path, lang: str) -> None:
    played = session(lang)
    played.keep()
    end, text = told(played, "1\n1\n1\n")
    assert (end, len(played.match.keys)) == (LEFT, 3)
    assert text.count(WARNED[lang]) == 1
    assert text.count(str(played.path)) == 2, "when it is first seen, and when it is left"
    assert text.index(WARNED[lang]) < text.index("> "), "before anybody has chosen anything"
    assert text.strip().split("\n")[-1].startswith(LOST[lang])
    assert not any(word in text for word in SAVED)


def test_a_game_of_bots_without_a_home_is_played_to_its_end(unusable: Path) -> None:
    played = session(seats=("steady", "steady"))
    end, text = told(played, "")
    assert end == OVER
    assert text.count(WARNED["en"]) == 1
    assert LOST["en"] in text
    assert not any(word in text for word in SAVED)


def test_a_disk_that_is_full_for_a_while(disk: Disk) -> None:
    played = session()
    played.keep()
    disk.full = True
    end, text = told(played, "1\n1\n")
    assert end == LEFT
    assert text.count(WARNED["en"]) == 1
    assert "the disk is full" in text
    assert LOST["en"] in text
    assert talia.load(played.path).keys == [], "what was saved before is whole"
    disk.full = False
    end, text = told(played, "1\n")
    assert WARNED["en"] not in text
    assert "Saved." in text
    assert talia.load(played.path).keys == played.match.keys
    disk.full = True
    _, text = told(played, "1\n")
    assert text.count(WARNED["en"]) == 1, "it is said again when it happens again"


# As the command line calls it


def test_the_command_says_it_by_its_exit_code(
    unusable: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n"))
    assert terminal.play_new(GAME, players=2, seats=["human", "human"], seed=4, plain=True) == 2
    out = capsys.readouterr().out
    assert out.count(WARNED["en"]) == 1
    assert LOST["en"] in out
    assert terminal.offer_interrupted(lang="en", plain=True) is None


def test_a_save_from_elsewhere_is_gone_on_with(
    unusable: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    save = tmp_path / "friend.json"
    save.write_text(GAME.new(players=2, seed=8).save(), encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert terminal.play_saved(save, lang="en", plain=True) == 2
    assert capsys.readouterr().out.count(WARNED["en"]) == 1
    assert talia.load(save).keys == [], "a friend's file is never written to"


def test_a_shelf_that_cannot_be_looked_at_holds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALIA_HOME", "/" + "x" * 5000)
    assert saved_games.interrupted() == []


# On the full screen


def on_screen(played: Session, story: Callable[[Talia], None], *keys: str) -> None:
    async def go() -> None:
        app = Talia(played, pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press(*keys)
            await pilot.pause()
            story(app)

    asyncio.run(go())


def notes(app: Talia) -> list[str]:
    """What is shown in the corner of the screen."""
    return [note.message for note in app._notifications]


def test_the_full_screen_says_it_once(unusable: Path) -> None:
    played = session()
    played.keep()

    def story(app: Talia) -> None:
        said = [note for note in notes(app) if WARNED["en"] in note]
        assert len(said) == 1
        assert str(played.path) in said[0]
        assert len(played.match.keys) == 2

    on_screen(played, story, "1", "1", "l", "l")


def test_the_full_screen_says_that_the_disk_is_full(disk: Disk) -> None:
    played = session()
    disk.full = True

    def story(app: Talia) -> None:
        assert len([note for note in notes(app) if "the disk is full" in note]) == 1
        assert len(played.match.keys) == 1

    on_screen(played, story, "1")


def test_whoever_leaves_the_full_screen_is_told_what_became_of_the_game(
    unusable: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def leave(app: Talia) -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await pilot.press("1", "q")

    monkeypatch.setattr(terminal, "_plain", lambda asked: False)
    monkeypatch.setattr(Talia, "run", lambda app: asyncio.run(leave(app)))
    assert terminal.play_new(GAME, players=2, seats=["human", "human"], seed=4, lang="pl") == 2
    assert capsys.readouterr().out.startswith(LOST["pl"])

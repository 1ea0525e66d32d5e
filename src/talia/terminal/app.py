"""The full-screen application: the questions before a game, the table, and what comes after."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, TypeVar

from textual.actions import SkipAction
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme
from textual.widgets import Input

from talia.kernel.lesson import TUTOR
from talia.terminal.replay_screen import ReplayScreen
from talia.terminal.replays import Replay
from talia.terminal.resume_screen import ResumeScreen
from talia.terminal.saved_games import Kept
from talia.terminal.session import Session
from talia.terminal.table_screen import PACE, TableScreen
from talia.terminal.wizard import Setup
from talia.terminal.wizard_screen import WizardScreen

CLOTH = Theme(
    name="cloth",
    primary="#ffd166",
    secondary="#74bdff",
    accent="#ffd166",
    foreground="#c5ccda",
    background="#11131a",
    surface="#1c212d",
    panel="#232938",
    success="#8fe3a5",
    warning="#ffb86b",
    error="#ff6b6b",
    dark=True,
    variables={
        "scrollbar": "#343b4d",
        "scrollbar-hover": "#4a536b",
        "scrollbar-active": "#ffd166",
        "scrollbar-background": "#14171f",
        "scrollbar-background-hover": "#14171f",
        "scrollbar-background-active": "#14171f",
    },
)

Result = TypeVar("Result")

LEFT = 130
"""The exit code of whoever leaves before anything was begun, as after Ctrl+C everywhere."""


class Table(App[Result]):
    """What all our applications share: the look, and no palette of commands that speaks English only."""

    CSS_PATH = "talia.tcss"
    TITLE = "Talia"
    ENABLE_COMMAND_PALETTE = False
    NOTIFICATION_TIMEOUT = 4
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(CLOTH)
        self.theme = CLOTH.name

    def action_interrupt(self) -> None:
        """Ctrl+C copies what is selected, and leaves where nothing is, as everywhere in a terminal."""
        typed = self.focused.selected_text if isinstance(self.focused, Input) else ""
        if typed or self.screen.get_selected_text():
            raise SkipAction
        self.leave()

    async def action_quit(self) -> None:
        """Ctrl+Q leaves, too."""
        self.leave()

    def leave(self) -> None:
        """Whoever is here has enough."""
        self.exit()


class Talia(Table[Path]):
    """The terminal on the full screen. It begins with a session, or with the questions of a set-up."""

    def __init__(self, start: Session | Setup, pace: float = PACE) -> None:
        super().__init__()
        self._start = start
        self._pace = pace
        self.session: Session | None = None

    def on_mount(self) -> None:
        if isinstance(self._start, Session):
            self._play(self._start)
        else:
            self._ask(self._start)

    def _ask(self, setup: Setup) -> None:
        self.push_screen(WizardScreen(setup), self._play)

    def _play(self, session: Session | None) -> None:
        if session is None:
            self.exit()
            return
        self.session = session
        self.push_screen(TableScreen(session, self._pace), self._played)

    def _played(self, what: str | None) -> None:
        session = self.session
        if what == "new" and session is not None:
            players = len(session.seats)
            people = not session.match.one_person
            seats = ["steady" if seat == TUTOR else seat for seat in session.seats]  # the tutor only knows lessons
            self._ask(Setup(session.game, session.lang, players, seats, people=people))
        else:
            self.exit(session.path if session is not None else None)


class Offer(Table[Path]):
    """Asks which interrupted game to go on with; its result is the save, or None for a new game."""

    def __init__(self, kept: list[Kept], lang: str) -> None:
        super().__init__()
        self._kept = kept
        self._lang = lang

    def on_mount(self) -> None:
        self.push_screen(ResumeScreen(self._kept, self._lang), self.exit)

    def leave(self) -> None:
        """Whoever leaves here wants no new game either."""
        self.exit(return_code=LEFT)


class Viewer(Table[None]):
    """Steps through a replay."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self._replay = replay

    def on_mount(self) -> None:
        self.push_screen(ReplayScreen(self._replay), self.exit)

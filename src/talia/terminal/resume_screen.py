"""The offer to go on with an interrupted game."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, TextIO

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Row

from talia.terminal.saved_games import Kept
from talia.words.speaker import broad_speaker

SHOWN = 9


class ResumeScreen(Screen[Path]):
    """The interrupted games, newest first, and a new one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "new", show=False)]

    def __init__(self, kept: list[Kept], lang: str) -> None:
        super().__init__()
        self._kept = kept[:SHOWN]
        self._lang = lang

    def compose(self) -> ComposeResult:
        s = broad_speaker(self._lang)
        rows = [Row(f" {kept.told(self._lang)}", id=str(number)) for number, kept in enumerate(self._kept)]
        new = Row(f" {s.say('ui-offer-new')}", id="new")
        box = Vertical(OptionList(*rows, None, new, id="kept", markup=False, compact=True), classes="dialog")
        box.border_title = s.say("ui-offer-many")
        yield box

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id or "new"
        self.dismiss(self._kept[int(chosen)].path if chosen.isdigit() else None)

    def action_new(self) -> None:
        """Begin a new game."""
        self.dismiss(None)


def ask_in_lines(kept: Kept, lang: str, lines: TextIO, out: TextIO) -> Path | None:
    """Asks whether to go on with a game. Enter is yes; the end of the input is no."""
    s = broad_speaker(lang)
    out.write(f"{s.say('ui-offer')}\n  {kept.told(lang)}\n")
    while True:
        out.write(f"{s.say('ui-offer-question')} > ")
        out.flush()
        line = lines.readline()
        word = line.strip().casefold()
        if not line or word in ("n", "no", "nie"):
            return None
        if word in ("", "y", "yes", "t", "tak"):
            return kept.path
        out.write(f"{s.say('ui-offer-wrong')}\n")

"""How to play, behind the question mark: the keys, the game's guide and its words, and a field to find something in them."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from talia.kernel.game import Guide
from talia.kernel.glossary import Term, found, seek
from talia.terminal import styles
from talia.words.speaker import Speaker

TOLD = 54
"""How wide the words beside a key are: as much as fits into 80 columns."""


class HelpScreen(ModalScreen[None]):
    """How to play at this table, and the game's own guide and glossary below; what is typed narrows them."""

    AUTO_FOCUS = "#seek"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter", "dismiss", show=False, priority=True),
        Binding("down", "scroll(4)", show=False),
        Binding("up", "scroll(-4)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
    ]

    def __init__(self, s: Speaker, guide: Sequence[Guide] = (), terms: Sequence[Term] = ()) -> None:
        super().__init__()
        self._s = s
        self._guide = guide
        self._terms = terms
        self._text = Static(self._told(""), markup=False)
        self._page = VerticalScroll(self._text, classes="page", can_focus=False)

    def compose(self) -> ComposeResult:
        s = self._s
        box = Vertical(
            Input(placeholder=s.say("ui-help-seek"), id="seek", compact=True),
            self._page,
            Horizontal(Button(s.say("ui-close"), id="close", variant="primary", compact=True), classes="buttons"),
            classes="dialog",
        )
        box.border_title = s.say("ui-help-title")
        yield box

    def _told(self, word: str) -> Content:
        """Everything that has the word; all of it, with the keys, if there is none."""
        lines = self._keys() if not word else []
        for part in found(word, self._guide):
            lines += [Content(""), Content.styled(part.title, f"bold {styles.GOLD}")]
            lines += [Content.styled(line, styles.PLAIN) for line in part.lines]
        terms = [term for term in self._terms if seek(word, term.title, term.text, *term.forms)]
        if terms:
            lines += [Content(""), Content.styled(self._s.say("ui-help-words"), f"bold {styles.GOLD}")]
            lines += [styles.term(term) for term in terms]
        return Content("\n").join(lines or [Content.styled(self._s.say("ui-help-nothing"), styles.DIM)])

    def _keys(self) -> list[Content]:
        lines = []
        for line in self._s.say("ui-help").splitlines():
            key, tab, told = line.partition("\t")
            if tab:
                below = f"\n{'':14}".join(wrap(told, TOLD))
                lines.append(Content.assemble((f"{key.strip():>12}  ", f"bold {styles.GOLD}"), (below, styles.PLAIN)))
            else:
                lines.append(Content.styled(line.strip(), styles.PLAIN))
        return lines

    def on_input_changed(self, event: Input.Changed) -> None:
        self._text.update(self._told(event.value.strip()))
        self._page.scroll_home(animate=False)

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self._page.scroll_relative(y=lines, animate=False)

    def action_page(self, pages: int) -> None:
        """A page on, or back, but for a line."""
        self.action_scroll(pages * max(1, self._page.size.height - 1))

    def on_button_pressed(self) -> None:
        self.dismiss()

"""Small screens over the table: a card in full, whose turn at the keyboard it is, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Static

from talia.kernel.glossary import Term, terms_in
from talia.kernel.scene import Thing
from talia.terminal import styles
from talia.words.speaker import Speaker

AROUND = 9
"""Rows of the end that are neither told nor story: its edges, its title and its buttons."""


class CardScreen(ModalScreen[None]):
    """A thing with all its text, and what the words on it mean."""

    AUTO_FOCUS = "#close"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,w,enter", "dismiss", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(8)", show=False),
        Binding("pageup", "scroll(-8)", show=False),
    ]

    def __init__(self, thing: Thing, s: Speaker, terms: Sequence[Term] = ()) -> None:
        super().__init__()
        self._thing = thing
        self._s = s
        self._terms = terms

    def compose(self) -> ComposeResult:
        thing = self._thing
        used = terms_in("\n".join((thing.text, thing.kind, *thing.facts)), self._terms)
        words = [Content("")] if used else []
        told = Content("\n").join([styles.detail(thing, ()), *words, *(styles.term(term) for term in used)])
        text = Static(told, markup=False)
        close = Button(self._s.say("ui-close"), id="close", variant="primary", compact=True)
        yield Vertical(VerticalScroll(text, classes="page"), Horizontal(close, classes="buttons"), classes="dialog")

    def action_scroll(self, lines: int) -> None:
        """Read on, or back."""
        self.query_one(".page").scroll_relative(y=lines, animate=False)

    def on_button_pressed(self) -> None:
        self.dismiss()


class PassScreen(ModalScreen[None]):
    """Covers the table until the next person sits at the keyboard; for games in which hands are secret."""

    AUTO_FOCUS = "#ready"

    def __init__(self, name: str, s: Speaker) -> None:
        super().__init__()
        self._whose = name
        self._s = s

    def compose(self) -> ComposeResult:
        ready = Button(self._s.say("ui-pass-ready", name=self._whose), id="ready", variant="primary")
        told = Static(self._s.say("ui-pass", name=self._whose), markup=False, classes="told")
        yield Vertical(told, Horizontal(ready, classes="buttons"), classes="dialog")

    def on_mount(self) -> None:
        self.add_class("cover")

    def on_button_pressed(self) -> None:
        self.dismiss()


class EndScreen(ModalScreen[str]):
    """How the match ended and what next: `new` (in a campaign: the next match), `look`, `undo` or `leave`."""

    AUTO_FOCUS = "#new"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('look')", show=False),
        Binding("q", "dismiss('leave')", show=False),
        Binding("u", "dismiss('undo')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("down,pagedown", "scroll(3)", show=False),
        Binding("up,pageup", "scroll(-3)", show=False),
    ]

    def __init__(
        self,
        won: bool,
        told: list[str],
        s: Speaker,
        can_undo: bool,
        story: Sequence[str] = (),
        onward: bool = False,
        camp: bool = False,
    ) -> None:
        super().__init__()
        self._title = "ui-end-camp" if camp else ("ui-won" if won else "ui-lost")
        self._onward = onward
        self._story = story
        self._won = won
        self._told = told
        self._s = s
        self._can_undo = can_undo

    def compose(self) -> ComposeResult:
        s = self._s
        style = f"bold {styles.colour('player' if self._won else 'nemesis')}"
        title = Content.styled(s.say(self._title), style)
        box = Vertical(
            Static(title, classes="title"),
            Static("\n".join(self._told), markup=False, classes="told"),
            VerticalScroll(Static("\n".join(self._story), markup=False, id="story"), classes="page short"),
            Horizontal(
                Button(
                    s.say("ui-end-go-on" if self._onward else "ui-end-new"), id="new", variant="primary", compact=True
                ),
                Button(s.say("ui-end-look"), id="look", compact=True),
                Button(s.say("ui-end-undo"), id="undo", compact=True, disabled=not self._can_undo),
                Button(s.say("ui-end-leave"), id="leave", compact=True),
                classes="buttons",
            ),
            classes="dialog",
        )
        box.add_class("won" if self._won else "lost")
        yield box

    def action_scroll(self, lines: int) -> None:
        """Move on in the story, whatever is in focus."""
        self.query_one(".page").scroll_relative(y=lines, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """The story has the rows that all else leaves: what to do next is always in sight."""
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        told = self.query_one(".told").outer_size.height
        self.query_one(".page").styles.max_height = max(3, self.size.height * 94 // 100 - told - AROUND)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id or "look")


class NumberScreen(ModalScreen[int | None]):
    """Asks for a number."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        box = Vertical(Input(type="integer", id="number"), classes="dialog small")
        box.border_title = self._question
        yield box

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(int(event.value) if event.value.lstrip("+-").isdigit() else None)

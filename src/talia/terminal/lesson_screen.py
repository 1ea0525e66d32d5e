"""What the guide of a lesson says, over the table, when a step begins."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from talia.kernel.lesson import Guidance
from talia.terminal import paint
from talia.words.speaker import Speaker


class LessonScreen(ModalScreen[None]):
    """All pages of a step, the last of which says what to do."""

    AUTO_FOCUS = "#close"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "dismiss", show=False, priority=True)]

    def __init__(self, now: Guidance, s: Speaker) -> None:
        super().__init__()
        self._now = now
        self._s = s

    def compose(self) -> ComposeResult:
        now, s = self._now, self._s
        pages = now.pages(s)
        told = [Content.styled(page.text, paint.PLAIN) for page in pages[:-1]]
        told += [Content.styled(page.text, f"bold {paint.GOLD}") for page in pages[-1:]]
        box = Vertical(
            VerticalScroll(Static(Content("\n\n").join(told), markup=False), classes="page"),
            Horizontal(Button(s.say("ui-lesson-go"), id="close", variant="primary", compact=True), classes="buttons"),
            classes="dialog",
        )
        box.border_title = s.name(now.lesson.name)
        box.border_subtitle = s.say("lesson-step", n=now.done + 1, count=len(now.lesson.steps))
        yield box

    def on_button_pressed(self) -> None:
        self.dismiss()

"""What the guide of a lesson says, over the table, when a step begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from talia.kernel.lesson import Guidance
from talia.terminal import styles
from talia.words.speaker import Speaker

Point = Callable[[str], Region | None]
"""Shows a thing on the table below, and says where it is."""


class LessonScreen(ModalScreen[None]):
    """The pages of a step, one by one, the last of which says what to do. Each stands aside of what it is about."""

    AUTO_FOCUS = "#close"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space,right,down,pagedown", "turn(1)", show=False, priority=True),
        Binding("left,up,pageup", "turn(-1)", show=False, priority=True),
        Binding("escape,q", "dismiss", show=False, priority=True),
    ]

    def __init__(self, now: Guidance, s: Speaker, point: Point) -> None:
        super().__init__()
        self._now = now
        self._s = s
        self._point = point
        self._pages = now.pages(s)
        self._at = 0
        self._text = Static(markup=False)
        self._button = Button(id="close", variant="primary", compact=True)

    def compose(self) -> ComposeResult:
        now, s = self._now, self._s
        box = Vertical(
            VerticalScroll(self._text, classes="page"), Horizontal(self._button, classes="buttons"), classes="dialog"
        )
        box.border_title = s.name(now.lesson.name)
        box.border_subtitle = s.say("lesson-step", n=now.done + 1, count=len(now.lesson.steps))
        yield box

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        s, page, last = self._s, self._pages[self._at], len(self._pages) - 1
        do = self._at == last
        self._text.update(Content.styled(page.text, f"bold {styles.GOLD}" if do else styles.PLAIN))
        self._button.label = s.say("ui-lesson-go") if do else s.say("ui-lesson-next", n=self._at + 1, count=last + 1)
        where = self._point(page.about)
        low = where is not None and where.y + where.height // 2 >= self.size.height // 2
        self.styles.align_vertical = "middle" if where is None else "top" if low else "bottom"

    def action_turn(self, pages: int) -> None:
        """Read on, or back; after the last page, begin."""
        if self._at + pages >= len(self._pages):
            self.dismiss()
        elif self._at + pages >= 0:
            self._at += pages
            self._show()

    def on_button_pressed(self) -> None:
        self.action_turn(1)

    def on_unmount(self) -> None:
        self._point("")

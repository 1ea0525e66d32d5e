"""A thing of the table as a widget: it can be pointed at, read and taken."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from talia.kernel.scene import Thing


class ThingView(Static, can_focus=True):
    """One thing as a widget. It knows what it shows, not what that means."""

    class Pointed(Message):
        """Somebody looks at a spot: by focus, or with the mouse."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref = ref

    class Taken(Message):
        """Somebody clicked a spot, or pressed Enter on it."""

        def __init__(self, ref: str) -> None:
            super().__init__()
            self.ref = ref

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "take")]

    def __init__(self) -> None:
        super().__init__(markup=False)
        self.ref = ""
        self._drawn: Content | None = None

    def put(self, thing: Thing, drawn: Content, live: bool, dimmed: bool = False) -> None:
        """Show a thing as it was drawn; `live` if an option concerns it, `dimmed` if it cannot be chosen now. What is not
        on the board yet is styled once, when it comes there."""
        self.ref = thing.ref
        there = self.is_attached
        self.set_class(live, "live", update=there)
        self.set_class(thing.tone == "gone", "gone", update=there)
        self.set_class(dimmed, "dimmed", update=there)
        if self._drawn is None or not (self._drawn.plain == drawn.plain and self._drawn.spans == drawn.spans):
            self._drawn = drawn
            self.update(drawn)

    @property
    def read(self) -> str:
        """What stands on the spot."""
        return self._drawn.plain if self._drawn is not None else ""

    def on_focus(self) -> None:
        self.post_message(self.Pointed(self.ref))

    def on_enter(self, event: events.Enter) -> None:
        self.post_message(self.Pointed(self.ref))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Taken(self.ref))

    def action_take(self) -> None:
        """Take what is here."""
        self.post_message(self.Taken(self.ref))

"""What stands beside the board: the question with its options, what a thing does, the log, and the two edge lines."""

from __future__ import annotations

from collections.abc import Sequence

from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from talia.kernel.scene import Scene, Thing
from talia.terminal import paint

LOG = 250


class Options(Vertical):
    """The question and its options."""

    class Chosen(Message):
        """Somebody took the option with this number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    class Looked(Message):
        """Somebody moved to the option with this number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self) -> None:
        self.question = Static(id="question", markup=False)
        self.list = OptionList(id="options", markup=False, compact=True)
        super().__init__(self.question, self.list, id="asking")

    def show(self, who: str, question: str, rows: Sequence[tuple[int, str, str]], note: str = "", mark: int = -1) -> None:
        """Ask: rows are the number, key and text of each option; `mark` is the number of one to stand out."""
        parts = [Content.styled(who, f"bold {paint.GOLD}"), Content.styled(question, f"bold {paint.PLAIN}")]
        if note:
            parts.append(Content.styled(note, f"italic {paint.DIM}"))
        self.question.update(Content("\n").join([part for part in parts if part.plain]))
        self.list.clear_options()
        for number, key, text in rows:
            drawn = paint.option("►" if number == mark else key, text)
            if number == mark:
                drawn = drawn.stylize("bold")
            self.list.add_option(Row(drawn, id=str(number)))
        self.list.display = bool(rows)
        if rows:
            numbers = [number for number, _, _ in rows]
            self.list.highlighted = numbers.index(mark) if mark in numbers else 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(int(event.option_id or 0)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self.list.has_focus:
            self.post_message(self.Looked(int(event.option_id or 0)))


class Detail(VerticalScroll, can_focus=False):
    """What the thing that somebody looks at does."""

    def __init__(self) -> None:
        self.text = Static(markup=False)
        super().__init__(self.text, id="detail")
        self.thing: Thing | None = None

    def show(self, thing: Thing | None, options: Sequence[tuple[str, str]], hint: str) -> None:
        """Show a thing with its options; a hint if there is none."""
        self.thing = thing
        drawn = paint.detail(thing, options) if thing is not None else Content.styled(hint, paint.DIM)
        self.text.update(drawn)
        self.scroll_home(animate=False)


class Log(VerticalScroll):
    """What happened; the newest at the bottom, and brighter."""

    def __init__(self) -> None:
        self.text = Static(markup=False)
        super().__init__(self.text, id="log")

    def show(self, lines: Sequence[str], new: int) -> None:
        """Show the last lines, of which the last `new` are news."""
        shown = lines[-LOG:]
        old = len(shown) - new
        self.text.update(
            Content("\n").join(
                [
                    Content.assemble(("› ", paint.FAINT), (line, paint.DIM if number < old else paint.PLAIN))
                    for number, line in enumerate(shown)
                ]
            )
        )
        self.call_after_refresh(self.scroll_end, animate=False)


class Heading(Static):
    """The line at the top: the game and how far it is."""

    def __init__(self) -> None:
        super().__init__(id="heading", markup=False)

    def show(self, scene: Scene, more: str = "") -> None:
        """Show what is played."""
        parts = [Content.styled(f" {scene.title} ", f"bold {paint.INK} on {paint.GOLD}"), Content("  ")]
        parts.append(paint.facts([*scene.status, *([more] if more else [])], paint.PLAIN))
        self.update(Content("").join(parts))


class Keys(Static):
    """The line at the bottom: keys that can be pressed or clicked."""

    def __init__(self) -> None:
        super().__init__(id="keys")

    def show(self, keys: Sequence[tuple[str, str, str, bool]]) -> None:
        """Show keys: the key, its word, the screen's action, and whether it would do something now."""
        parts = []
        for key, word, action, able in keys:
            style = f"bold {paint.GOLD}" if able else paint.FAINT
            said = Content.assemble((f" {key}", style), (f" {word} ", paint.PLAIN if able else paint.FAINT))
            parts.append(said.stylize(f"@click=screen.{action}") if False else _link(said, action))
        self.update(Content(" ").join(parts))


def _link(said: Content, action: str) -> Content:
    """Words that do something when clicked."""
    from textual.style import Style

    return said.stylize(Style.from_meta({"@click": f"screen.{action}"}))

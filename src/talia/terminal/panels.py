"""What stands beside the board: the question with its options, what a thing does, the log, and the two edge lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from textwrap import wrap

from textual import events
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from talia.kernel.scene import Scene, Thing
from talia.terminal import styles

LOG = 250
SPARED = ("language", "what", "redo", "again", "undo", "ask_order")
"""Actions whose keys a narrow line leaves out, in this order."""


LEAST = 2
"""Rows that a list of options has at least."""

FEW, MORE = 3, 2
"""So few options are all to be read, however long: others lend them more rows."""


def _shorter(note: str, width: int, rows: int) -> str:
    """As much of a note as has room, so that the options have theirs; people have read it before."""
    lines = wrap(note, width)
    if len(lines) <= rows:
        return note
    return f"{' '.join(lines[:rows])[: rows * width - 2]} …" if rows else ""


class _Rows(OptionList):
    """A list that also says which option the mouse is over."""

    class Hovered(Message):
        """The mouse is over the row with this index."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def on_mouse_move(self, event: events.MouseMove) -> None:
        index = event.style.meta.get("option")
        if isinstance(index, int):
            self.post_message(self.Hovered(index))


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
        self.list = _Rows(id="options", markup=False, compact=True)
        super().__init__(self.question, self.list, id="asking")
        self.width, self.height = 40, 20  # the room there is; the desk knows better
        self.spare = 0  # rows that others would lend to a long list
        self.lent = 0
        self._placed = -1  # the option that the list itself stands on at first

    def show(
        self, who: str, question: str, rows: Sequence[tuple[int, str, str]], note: str = "", mark: int = -1
    ) -> None:
        """Ask: rows are the number, key and text of each option; `mark` is the number of one to stand out."""
        self.border_title = f" {who} " if who else ""
        width = max(self.width - 2, 12)
        needed = sum(len(wrap(text, max(self.width - 5, 12))) for _, _, text in rows)
        asked = len(wrap(question, width))
        spare = self.spare + (MORE if len(rows) <= FEW else 0)
        told = _shorter(note, width, max(0, self.height + spare - 1 - asked - needed))
        parts = [Content.styled(question, f"bold {styles.PLAIN}"), Content.styled(told, f"italic {styles.DIM}")]
        self.question.update(Content("\n").join([part for part in parts if part.plain]))
        asked += len(wrap(told, width))
        self.list.clear_options()
        for number, key, text in rows:
            drawn = styles.option("►" if number == mark else key, text, self.width - 5)
            self.list.add_option(Row(drawn.stylize("bold") if number == mark else drawn, id=str(number)))
        room = self.height - asked - 1
        self.lent = min(max(0, needed - room), spare)
        self.list.styles.max_height = max(LEAST, room + self.lent)
        self.list.display = bool(rows)
        if rows:
            numbers = [number for number, _, _ in rows]
            self._placed = numbers.index(mark) if mark in numbers else 0
            self.list.highlighted = self._placed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(int(event.option_id or 0)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        placed, self._placed = self._placed, -1
        if self.list.has_focus and event.option_index != placed:
            self.post_message(self.Looked(int(event.option_id or 0)))

    def on__rows_hovered(self, event: _Rows.Hovered) -> None:
        event.stop()
        row = self.list.get_option_at_index(event.index)
        self.post_message(self.Looked(int(row.id or 0)))


class Detail(VerticalScroll, can_focus=False):
    """What the thing that somebody looks at does."""

    def __init__(self) -> None:
        self.text = Static(markup=False)
        super().__init__(self.text, id="detail")
        self.thing: Thing | None = None

    def show(self, thing: Thing | None, options: Sequence[tuple[str, str, str]], hint: str, why: str = "") -> None:
        """Show a thing with its options, or why it has none; a hint if there is no thing."""
        self.thing = thing
        drawn = styles.detail(thing, options, why) if thing is not None else Content.styled(hint, styles.DIM)
        self.text.update(drawn)
        self.scroll_home(animate=False)


class Log(VerticalScroll):
    """What happened; the newest at the bottom, and brighter."""

    def __init__(self) -> None:
        self.text = Static(markup=False)
        super().__init__(self.text, id="log")

    def on_mount(self) -> None:
        self.anchor()  # it gives way to what is looked at, and the newest stays in sight

    def show(self, lines: Sequence[str], new: int) -> None:
        """Show the last lines, of which the last `new` are news."""
        shown = lines[-LOG:]
        old = len(shown) - new
        self.text.update(
            Content("\n").join(
                [
                    Content.assemble(("› ", styles.FAINT), (line, styles.DIM if number < old else styles.PLAIN))
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
        parts = [Content.styled(f" {scene.title} ", f"bold {styles.INK} on {styles.GOLD}"), Content("  ")]
        parts.append(styles.facts([*scene.status, *([more] if more else [])], styles.PLAIN))
        self.update(Content("").join(parts))


def _does(action: str, key: tuple[str, str, str, bool]) -> bool:
    return key[2] == action


class Keys(Static):
    """The line at the bottom: keys that can be pressed or clicked."""

    def __init__(self) -> None:
        super().__init__(id="keys", markup=False)
        self._actions: list[tuple[int, str]] = []  # where each key's words end, and what they do

    def show(self, keys: Sequence[tuple[str, str, str, bool]], shorter: Mapping[str, str] | None = None) -> None:
        """Show keys: the key, its word, the screen's action, and whether it would do something now.

        Where the line is too narrow for all of them, those that would do nothing are left out, then those that the help
        tells of; at last words that have a `shorter` one give way to it: no word is cut.
        """
        line = Content("")
        self._actions = []
        shown = list(keys)
        spare: list[Callable[[tuple[str, str, str, bool]], bool]] = [lambda each: not each[3]]
        spare += [partial(_does, action) for action in SPARED]
        for spared in spare:
            if self._too_wide(shown):
                shown = [each for each in shown if not spared(each)]
        if shorter and self._too_wide(shown):
            shown = [(key, shorter.get(action, word), action, able) for key, word, action, able in shown]
        for key, word, action, able in shown:
            looks = (f"bold {styles.GOLD}", styles.PLAIN) if able else (styles.FAINT, styles.FAINT)
            line = Content.assemble(line, (f" {key} ", looks[0]), (f"{word}  ", looks[1]))
            self._actions.append((line.cell_length, action))
        self.update(line)

    def _too_wide(self, keys: Sequence[tuple[str, str, str, bool]]) -> bool:
        return sum(len(key) + len(word) + 4 for key, word, _, _ in keys) - 1 > self.app.size.width

    async def on_click(self, event: events.Click) -> None:
        for end, action in self._actions:
            if event.x < end:
                await self.screen.run_action(action)
                break

"""A screen to play or replay on: board, question, detail and log around each other."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Offset, Region
from textual.screen import Screen

from talia.kernel.decision import Decision, Option
from talia.kernel.game import Guide
from talia.kernel.glossary import Term
from talia.kernel.scene import Scene
from talia.terminal import labels
from talia.terminal.board import Board, Room
from talia.terminal.dialogs import CardScreen
from talia.terminal.help_screen import HelpScreen
from talia.terminal.panels import Detail, Heading, Keys, Log, Options
from talia.terminal.thing_view import ThingView
from talia.words.speaker import Speaker

WIDE = 124
LOG = 6  # rows that the log has at least
LINES = (8, 5, 3, 2, 0)  # of a card's text, as there is room
LENT_BY_LOG, LENT_BY_DETAIL = 2, 2
"""Rows that log and detail lend to options which have too few."""


class PlayScreen(Screen[Any]):
    """A screen that shows a table. Any: what a screen is dismissed with is its subclass's own."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("w", "what", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "everything", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.heading = Heading()
        self.board = Board()
        self.asking = Options()
        self.detail = Detail()
        self.log_view = Log()
        self.keys_line = Keys()
        self.shown: Scene | None = None
        self.only = ""  # the ref whose options alone are listed
        self.looking = ""  # the ref whose detail is shown
        self._turned_to: tuple[object, ...] = ()  # the question that was shown last, and when
        self._about: list[str] | None = None  # what that question is about, until one looks elsewhere
        self._less = 0  # steps of `LINES` that were too much
        self._most = 0  # things that lay on the table then
        self._drawing = asyncio.Lock()

    def compose(self) -> ComposeResult:
        yield self.heading
        with Horizontal(id="desk"):
            yield self.board
            yield Vertical(self.asking, self.detail, self.log_view, id="side")
        yield self.keys_line

    # What a subclass says

    @property
    def speaker(self) -> Speaker:
        """Whoever says the words."""
        raise AssertionError("every table screen says this for itself")

    @property
    def decision(self) -> Decision | None:
        """The decision whose options are shown next to what they concern."""
        raise AssertionError("every table screen says this for itself")

    def moment(self) -> int:
        """How many choices led here: a question may come again with the very same answers."""
        raise AssertionError("every table screen says this for itself")

    def scene(self) -> Scene:
        """What lies on the table."""
        raise AssertionError("every table screen says this for itself")

    def guide(self) -> list[Guide]:
        """How to play the game."""
        return []

    def why_not(self) -> Mapping[str, str]:
        """Why things cannot be chosen now, by their ref."""
        return {}

    def ahead(self, option: Option) -> str:
        """What would certainly follow from an option, in a line."""
        return ""

    def terms(self) -> list[Term]:
        """The words of the game that explain themselves."""
        return []

    def behind(self) -> str:
        """The ref of what makes the question be asked, if the table shows it."""
        return ""

    def draw_side(self, scene: Scene) -> None:
        """Draw everything beside the board."""
        raise AssertionError("every table screen says this for itself")

    # Drawing

    def room(self, scene: Scene) -> Room:
        """How much room the terminal gives the board; every player's side needs some, and what a nemesis brings more yet."""
        width, height = self.app.size
        players = sum(area.place in ("mine", "ally") and "/" not in area.ref for area in scene.areas)
        spare = height - 24 - 9 * players
        tight = width < WIDE or spare < 0
        lines = 0 if tight or spare < 3 else 2 if spare < 6 else 3 if spare < 9 else 5 if spare < 18 else 8
        steps = [each for each in LINES if each <= lines][self._less :]
        side = 34 if width < WIDE else max(40, min(64, width * 3 // 10))
        return Room(width - side, tight or not steps, steps[0] if steps else 0)

    def _things(self) -> int:
        return sum(len(area.things) for area in self.shown.areas) if self.shown is not None else 0

    async def _fit(self) -> None:
        """Say less of each card where the whole board would not be in sight."""
        if self.board.max_scroll_y and not self.has_class("tight"):
            self._less, self._most = self._less + 1, self._things()
            await self.draw()

    async def draw(self) -> None:
        """Draw the whole desk anew."""
        async with self._drawing:
            scene = self.shown = self.scene()
            if self._things() < self._most:  # there may be room again
                self._less = self._most = 0
            room = self.room(scene)
            self.set_class(room.tight, "tight")
            side = self.app.size.width - room.width
            self.query_one("#side").styles.width = side
            detail = 8 if room.tight else 14
            self.asking.width, self.asking.height = side, self.app.size.height - 2 - detail - LOG
            self.asking.spare = LENT_BY_LOG + LENT_BY_DETAIL
            decision = self.decision
            numbers = labels.by_ref(decision.options, scene) if decision is not None else {}
            if self.only not in numbers:
                self.only = ""
            with self.app.batch_update():
                self.draw_side(scene)
                self.detail.styles.height = detail - max(0, self.asking.lent - LENT_BY_LOG)
                await self.board.show(scene, self._keys(numbers), self.why_not(), room)
            self._turn_to(numbers)
            self.draw_detail()
            self.call_after_refresh(self._fit)

    def _turn_to(self, numbers: Mapping[str, Sequence[int]]) -> None:
        """With a new question the board shows what it is about, and the detail what asks it, or else the first answer."""
        decision = self.decision
        asked = (self.moment(), decision.word, *decision.keys) if decision is not None else ()
        if asked == self._turned_to:
            return
        self._turned_to, self._about = asked, None
        if decision is None:
            return
        cause = self.behind()
        if self._has_text(cause):
            self.looking = cause
        elif decision.options[0].about and not isinstance(self.focused, ThingView):
            self.looking = decision.options[0].about
        self._about = [ref for ref in (cause, *numbers) if ref]
        self.call_after_refresh(self._bring)

    def _laid_out(self) -> None:
        """What has just come to the board may be laid out a picture later than the others."""
        self.call_after_refresh(self._bring)

    def _bring(self) -> None:
        if self._about is not None:
            self.board.bring(self._about)

    def _has_text(self, ref: str) -> bool:
        scene = self.shown
        thing = labels.thing(labels.home(ref, labels.refs(scene)), scene) if ref and scene is not None else None
        return thing is not None and bool(thing.text)

    def _keys(self, numbers: Mapping[str, Sequence[int]]) -> dict[str, list[str]]:
        """The keys that stand on the things they concern."""
        known = labels.keys(self.decision.options) if self.decision is not None else []
        return {ref: [known[number] for number in each] for ref, each in numbers.items()}

    def draw_detail(self) -> None:
        """Draw the thing that is looked at."""
        scene, decision, s = self.shown, self.decision, self.speaker
        if scene is None:
            return
        ref = labels.home(self.looking, labels.refs(scene))
        numbers = labels.by_ref(decision.options, scene).get(ref, []) if decision is not None else []
        options = (
            [
                (
                    labels.keys(decision.options)[n],
                    s.option(decision.options[n], decision),
                    self.ahead(decision.options[n]),
                )
                for n in numbers
            ]
            if decision is not None
            else []
        )
        self.detail.border_title = s.say("ui-detail")
        self.detail.show(labels.thing(ref, scene), options, s.say("ui-detail-none"), self.why_not().get(ref, ""))

    def look(self, ref: str) -> None:
        """Show what a thing does."""
        if ref and ref != self.looking:
            self.looking, self._about = ref, None
            self.draw_detail()

    def point(self, ref: str) -> Region | None:
        """Show a thing and mark it, and nothing else; where it is on the screen, if the board has it."""
        self._about = None
        known = self._refs()
        found = self.board.spot(labels.home(ref, known)) if ref else None
        for spot in self.board.spots:
            spot.set_class(spot is found, "pointed")
        if found is None:
            return None
        self.board.scroll_to_widget(found, animate=False)
        self.look(found.ref)
        return found.region

    async def on_mount(self) -> None:
        self.watch(self.board, "virtual_size", self._laid_out, init=False)
        await self.draw()
        self.asking.list.focus()

    def on_screen_resume(self, event: events.ScreenResume) -> None:
        """All of it is styled already, as a screen over it does not change how it looks."""
        event.refresh_styles = False

    async def on_resize(self, event: events.Resize) -> None:
        if self.shown is not None:
            self._less = self._most = 0
            await self.draw()

    # Pointing and moving

    def on_thing_view_pointed(self, message: ThingView.Pointed) -> None:
        self.look(message.ref)

    def on_options_looked(self, message: Options.Looked) -> None:
        decision = self.decision
        if decision is not None and message.number < len(decision.options):
            about = decision.options[message.number].about
            self.look(about)
            spot = self.board.spot(labels.home(about, self._refs()))
            if spot is not None:
                self.board.scroll_to_widget(spot, animate=False)

    def action_move(self, dx: int, dy: int) -> None:
        """Move the focus on the board, or between the board and the list of options."""
        focused = self.focused
        if isinstance(focused, ThingView):
            found = self.board.neighbour(focused, Offset(dx, dy))
            if found is not None:
                found.focus()
            elif dx > 0:
                self.asking.list.focus()
        elif dx:
            spots = [spot for spot in self.board.spots if spot.ref == labels.home(self.looking, self._refs())]
            (spots or self.board.spots)[0].focus()
        elif focused is None:
            self.asking.list.focus()

    def _refs(self) -> dict[str, Any]:
        return dict(labels.refs(self.shown)) if self.shown is not None else {}

    async def on_thing_view_taken(self, message: ThingView.Taken) -> None:
        await self.take_spot(message.ref)

    async def take_spot(self, ref: str) -> None:
        """A spot without options of its own: unfold it, or read it in full."""
        self.look(ref)
        if self.board.unfold(ref):
            await self.draw()
        elif self.shown is not None:
            thing = labels.thing(ref, self.shown)
            if thing is not None and (thing.text or thing.changed):
                self.app.push_screen(CardScreen(thing, self.speaker, self.terms()))

    async def action_everything(self) -> None:
        """Back to all options."""
        self.only = ""
        await self.draw()
        self.asking.list.focus()

    def action_help(self) -> None:
        """How to play."""
        self.app.push_screen(HelpScreen(self.speaker, self.guide(), self.terms()))

    def action_what(self) -> None:
        """What the thing that is looked at does, with the words on it, even where Enter would take it."""
        scene = self.shown
        thing = labels.thing(labels.home(self.looking, labels.refs(scene)), scene) if scene is not None else None
        if thing is not None:
            self.app.push_screen(CardScreen(thing, self.speaker, self.terms()))

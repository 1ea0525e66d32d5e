"""The table at which a session is played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from talia.kernel.decision import Decision, Option
from talia.kernel.errors import TaliaError
from talia.kernel.game import Guide, Together
from talia.kernel.glossary import Term, glossary
from talia.kernel.scene import Scene
from talia.terminal import labels
from talia.terminal.dialogs import EndScreen, PassScreen
from talia.terminal.end import story_lines
from talia.terminal.lesson_screen import LessonScreen
from talia.terminal.panels import Options
from talia.terminal.play_screen import PlayScreen
from talia.terminal.session import Session
from talia.words.speaker import Speaker

PACE = 0.35
GRACE = 0.6
"""Seconds after the bots' last move in which Space, meant to hurry them, does not end one's own phase."""
WARNING = 20.0
"""Seconds for which it is shown that a game is not being saved."""


class TableScreen(PlayScreen):
    """A session on the full screen. It is dismissed with `new` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("r", "redo", show=False),
        Binding("space", "space", show=False, priority=True),
        Binding("a", "all", show=False),
        Binding("A", "all(1)", show=False),
        Binding("O", "order", show=False),
        Binding("v", "again", show=False),
    ]

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self._pace = pace
        self._hurry = False
        self._bots_moved = -GRACE  # when they did last
        self._news = 0  # pages of the history that were there when a human last chose
        # Nobody knows yet who sits there: where several people have secrets, not even the first hand lies open.
        rivals = len(session.humans) > 1 and not session.game.cooperative
        self._at_keyboard = None if rivals else session.near
        self._last = ""  # the key of the last option about a thing
        self._taught: set[int] = set()  # the steps of a lesson that were told

    @property
    def speaker(self) -> Speaker:
        return self.session.speaker

    @property
    def decision(self) -> Decision | None:
        return self.session.offered

    def moment(self) -> int:
        return len(self.session.match.history.pages)

    def scene(self) -> Scene:
        return self.session.scene()

    def guide(self) -> list[Guide]:
        return self.session.game.guide(self.speaker)

    def terms(self) -> list[Term]:
        return glossary(self.session.explained_by, self.speaker)

    def why_not(self) -> dict[str, str]:
        return self.session.why_not()

    def behind(self) -> str:
        cause = self.session.cause(self.decision) if self.decision is not None else None
        return cause.about if cause is not None else ""

    def ahead(self, option: Option) -> str:
        return self.session.ahead(option, self.shown) if self.shown is not None else ""

    def draw_side(self, scene: Scene) -> None:
        session, s, decision = self.session, self.speaker, self.decision
        self.heading.show(scene, self._resources(scene))
        if decision is not None:
            numbers = labels.by_ref(decision.options, scene).get(self.only) or range(len(decision.options))
            known = labels.keys(decision.options)
            rows = [(n, known[n], self._row(decision.options[n], decision, scene)) for n in numbers]
            if not self.only:
                further = session.together()[1:]
                rows += [(len(known) + n, "A"[n:], s.together(each)) for n, each in enumerate(further)]
            thing = labels.thing(self.only, scene) if self.only else None
            note = s.say("ui-only-these", name=thing.title) if thing is not None else self._lesson_note()
            self.asking.show(
                session.seat_name(decision.seat), s.question(decision, session.cause(decision)), rows, note
            )
        elif session.match.over:
            won, why = session.outcome()
            self.asking.show("" if session.camp else s.say("ui-won" if won else "ui-lost"), why, [])
        else:
            self.asking.show("", s.say("ui-question-bot", name=session.seat_name(session.match.decision.seat)), [])
        events_ = session.events()
        self.log_view.border_title = s.say("ui-log")
        self.log_view.show([s.event(event) for event in events_[-250:]], len(session.events(self._news)))
        self.keys_line.show(
            [
                *self._keys_of_now(),
                ("?", s.say("ui-keys-help"), "help", True),
                ("u", s.say("ui-keys-undo"), "undo", session.can_undo),
                ("r", s.say("ui-keys-redo"), "redo", session.can_redo),
                ("w", s.say("ui-keys-what"), "what", True),
                ("l", s.say("ui-keys-language"), "language", True),
                ("q", s.say("ui-keys-leave"), "leave", True),
            ],
            shorter={"leave": s.say("ui-keys-leave-short")},
        )

    def _row(self, option: Option, decision: Decision, scene: Scene) -> str:
        """An option in the list; where all are about one thing, which cannot tell them apart, with what would follow."""
        said = self.session.said(option, decision)
        if len({each.about for each in decision.options}) > 1:
            return said
        ahead = self.session.ahead(option, scene)
        return f"{said} ({ahead})" if ahead else said

    def _lesson_note(self) -> str:
        """What the guide of a lesson wants to be done, in sight for as long as it is not done."""
        now = self.session.guidance
        pages = now.pages(self.speaker) if now is not None else []
        return pages[-1].text if pages else ""

    async def draw(self) -> None:
        await super().draw()
        self._teach()

    def _teach(self) -> None:
        """Let the guide of a lesson explain the step that has begun."""
        now = self.session.guidance
        if now is None or now.step is None or now.done in self._taught:
            return
        self._taught.add(now.done)
        # When the table can be seen below.
        self.call_after_refresh(self.app.push_screen, LessonScreen(now, self.speaker, self.point))

    def _keys_of_now(self) -> list[tuple[str, str, str, bool]]:
        """What Space, a and v do now, so that ending a phase is always in sight."""
        session, s, decision = self.session, self.speaker, self.decision
        if decision is None:
            return [("␣", s.say("ui-keys-hurry"), "space", True)] if session.bot_to_move else []
        told: list[tuple[str, str, str, bool]] = []
        number = labels.alone(decision.options)
        finish = session.finish()
        if finish is not None:
            told.append(("␣", s.name(finish.name), "space", True))
        elif number is not None:
            told.append(("␣", s.option(decision.options[number], decision), "space", True))
        for together in session.together()[:1]:
            told.append(("a", s.together(together), "all", True))
        if session.as_they_lie:
            told.append(("O", s.say("ui-keys-ask-order"), "ask_order", True))
        elif session.usual is not None:
            told.append(("O", s.say("ui-keys-as-they-lie"), "order", True))
        if self._last in decision.keys:
            told.append(("v", s.say("ui-keys-again"), "again", True))
        return told

    def _resources(self, scene: Scene) -> str:
        """What whoever is at turn has to spend, as their part of the table tells it, unless the status says it."""
        mine = [area for area in scene.areas if area.active and area.facts and area.place in ("mine", "ally")]
        purse = mine[0].facts[mine[0].spends] if mine else ""
        return "" if purse in scene.status else purse

    async def on_mount(self) -> None:
        self._warn()
        self._follow()

    def _warn(self) -> None:
        warning = self.session.warning()
        if warning:
            self.notify(warning, severity="warning", timeout=WARNING)

    # Choosing

    async def on_key(self, event: events.Key) -> None:
        decision = self.decision
        number = labels.number_of(event.character or "", decision.options) if decision is not None else None
        if number is not None:
            event.stop()
            await self.choose(number)

    async def on_options_chosen(self, message: Options.Chosen) -> None:
        await self.choose(message.number)

    async def choose(self, number: int) -> None:
        """Take the option with this number, if there is one."""
        decision = self.decision
        if decision is None:
            return
        if number >= len(decision.options):  # below the options stands what else can be done in one go
            await self.action_all(number - len(decision.options) + 1)
            return
        self._news = len(self.session.match.history.pages)
        self.only = ""
        self._last = decision.options[number].key if decision.options[number].about else ""
        self.session.choose(decision.options[number])
        await self._after()

    async def take_spot(self, ref: str) -> None:
        decision = self.decision
        numbers = labels.by_ref(decision.options, self.session.scene()).get(ref, []) if decision is not None else []
        if len(numbers) == 1:
            await self.choose(numbers[0])
        elif numbers:
            self.only = ref
            self.look(ref)
            await self.draw()
            self.asking.list.focus()
        else:
            reason = self.why_not().get(ref)
            if reason is not None:
                self.notify(reason)
            await super().take_spot(ref)

    async def _after(self) -> None:
        """What follows any change of the match: look at the news, draw, hand over, let bots move, end."""
        self._warn()
        news = [event.about for event in self.session.events(self._news) if event.about]
        known = labels.refs(self.session.scene())
        told = [ref for ref in (labels.home(about, known) for about in news) if _has_text(known.get(ref))]
        if told:
            self.looking = told[-1]
        await self.draw()
        self._follow()

    def _follow(self) -> None:
        session = self.session
        if session.bot_to_move:
            self.run_worker(self._let_bots_move(), group="bots", exclusive=True)
        elif session.match.over:
            self._end()
        else:
            self._hurry = False
            if self.focused is None or not self.focused.display:
                self.asking.list.focus()
            if session.near != self._at_keyboard and not session.match.one_person:
                self._hand_over()
        self._at_keyboard = session.near

    def _hand_over(self) -> None:
        name = self.session.seat_name(self.session.near)
        if self.session.game.cooperative:
            self.notify(self.speaker.say("ui-pass", name=name))
        else:
            self.app.push_screen(PassScreen(name, self.speaker))

    async def _let_bots_move(self) -> None:
        """Bots think in another thread and move at a pace that can be followed."""
        session = self.session
        while session.bot_to_move:
            if not self._hurry:
                await asyncio.sleep(self._pace)
            key = await asyncio.to_thread(session.think())
            session.choose(key)
            self._warn()
            self._bots_moved = time.monotonic()
            if not self._hurry or not session.bot_to_move:
                await self.draw()
        await self._after()

    def _end(self) -> None:
        session = self.session
        won, why = session.outcome()
        told = [why]
        result = session.match.result
        if result is not None and result.scores is not None:
            told += [f"{session.seat_name(seat)}: {score}" for seat, score in enumerate(result.scores)]
        now = session.guidance
        told += [page.text for page in now.pages(self.speaker)] if now is not None else []
        if not session.in_campaign:
            told.append(session.farewell())
        story = story_lines(session.match, self.speaker)
        ends = EndScreen(won, told, self.speaker, session.can_undo, story, session.in_campaign, session.camp)
        self.app.push_screen(ends, self._ended)

    async def _ended(self, what: str | None) -> None:
        if what in ("new", "leave"):
            self.dismiss(what)
        elif what == "undo":
            await self.action_undo()

    # Keys

    async def action_undo(self) -> None:
        """Take the last choice of a human back."""
        await self._turn_back(self.session.undo)

    async def action_redo(self) -> None:
        """Make it again."""
        await self._turn_back(self.session.redo)

    async def _turn_back(self, turn: Callable[[], None]) -> None:
        self.workers.cancel_group(self, "bots")
        try:
            turn()
        except TaliaError as error:
            self.notify(self.speaker.error(error), severity="warning")
        self._news = len(self.session.match.history.pages) - 1
        self.only = self._last = ""
        await self._after()

    async def action_language(self) -> None:
        """Switch the language."""
        self.session.next_language()
        self.session.keep()
        self._warn()
        await self.draw()

    async def action_space(self) -> None:
        """End the turn, or take the only option that is about nothing on the table, as the line of keys says; let bots move
        at once."""
        self._hurry = self.session.bot_to_move
        if self._pace and time.monotonic() - self._bots_moved < GRACE:
            return
        finish = self.session.finish()
        if finish is not None:
            await self._choose_all(finish)
            return
        number = labels.alone(self.decision.options) if self.decision is not None else None
        if number is not None:
            await self.choose(number)

    async def action_all(self, number: int = 0) -> None:
        """Do in one go what needs no thought; where there are several such things, one of them."""
        together = self.session.together()
        if number < len(together):
            await self._choose_all(together[number])

    async def action_order(self) -> None:
        """From now on put cards down as they lie, without a question; or be asked again."""
        session = self.session
        session.mind_order(session.as_they_lie)
        usual = session.usual
        if session.as_they_lie and self.decision is not None and usual is not None:
            await self.choose(self.decision.keys.index(usual))
        else:
            await self.draw()

    async def action_ask_order(self) -> None:
        """Be asked for the order again."""
        await self.action_order()

    async def _choose_all(self, together: Together) -> None:
        self._news = len(self.session.match.history.pages)
        self.only = self._last = ""
        self.session.choose_all(together.keys)
        await self._after()

    async def action_again(self) -> None:
        """Take the last option once more, if it is there."""
        decision = self.decision
        if decision is not None and self._last in decision.keys:
            await self.choose(decision.keys.index(self._last))

    def action_leave(self) -> None:
        """Save and leave."""
        self.workers.cancel_group(self, "bots")
        self.session.keep()
        self.dismiss("leave")


def _has_text(thing: object) -> bool:
    return bool(getattr(thing, "text", ""))

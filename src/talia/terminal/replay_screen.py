"""A replay on the full screen."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from talia.kernel.decision import Decision
from talia.kernel.scene import Scene
from talia.terminal import labels
from talia.terminal.dialogs import NumberScreen
from talia.terminal.play_screen import PlayScreen
from talia.terminal.replays import Replay
from talia.words.speaker import Speaker


class ReplayScreen(PlayScreen):
    """Steps through a match: right and left, Home and End, or straight to a number."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,n", "step(1)", show=False, priority=True),
        Binding("left,p", "step(-1)", show=False, priority=True),
        Binding("home", "go(0)", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        Binding("g", "ask", show=False),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay

    @property
    def speaker(self) -> Speaker:
        return self.replay.speaker

    @property
    def decision(self) -> Decision | None:
        return self.replay.waiting

    def moment(self) -> int:
        return self.replay.at

    def scene(self) -> Scene:
        return self.replay.scene()

    def draw_side(self, scene: Scene) -> None:
        replay, s = self.replay, self.speaker
        self.heading.show(scene, s.say("ui-replay-at", at=replay.at, count=len(replay.keys)))
        decision = replay.waiting
        if decision is None:
            self.asking.show(replay.told(), "", [])
        else:
            known = labels.keys(decision.options)
            rows = [(n, known[n], s.option(option, decision)) for n, option in enumerate(decision.options)]
            chosen = replay.next_key
            mark = decision.keys.index(chosen) if chosen in decision.keys else -1
            question = s.question(decision, replay.game.cause(replay.match, decision))
            self.asking.show(replay.who(decision.seat), question, rows, mark=mark)
        news = [s.event(event) for event in replay.events(replay.at)]
        told = [s.event(event) for page in range(max(0, replay.at - 30), replay.at) for event in replay.events(page)]
        self.log_view.border_title = s.say("ui-log")
        self.log_view.show([*told, replay.told(), *news], len(news) + 1)
        self.keys_line.show(
            [
                ("← →", s.say("ui-replay-step"), "step(1)", True),
                ("Home", s.say("ui-replay-first"), "go(0)", True),
                ("End", s.say("ui-replay-last"), "last", True),
                ("g", s.say("ui-replay-goto"), "ask", True),
                ("l", s.say("ui-keys-language"), "language", True),
                ("q", s.say("ui-leave"), "leave", True),
            ]
        )

    async def _go(self, number: int) -> None:
        self.replay.go(number)
        about = [event.about for event in self.replay.events(self.replay.at) if event.about]
        if about:
            self.looking = about[-1]
        await self.draw()

    async def action_step(self, by: int) -> None:
        """One choice on, or back."""
        await self._go(self.replay.at + by)

    async def action_go(self, number: int) -> None:
        """To a number of choices."""
        await self._go(number)

    async def action_last(self) -> None:
        """To the end."""
        await self._go(len(self.replay.keys))

    def action_ask(self) -> None:
        """Ask where to go."""
        question = self.speaker.say("ui-replay-go", count=len(self.replay.keys))
        self.app.push_screen(NumberScreen(question), self._asked)

    async def _asked(self, number: int | None) -> None:
        if number is not None:
            await self._go(number)

    async def action_language(self) -> None:
        """Switch the language."""
        self.replay.next_language()
        await self.draw()

    def action_leave(self) -> None:
        """Leave."""
        self.dismiss(None)

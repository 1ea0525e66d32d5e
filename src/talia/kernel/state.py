"""The state of a match: plain data between two decisions, and the loop that gets from one decision to the next."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import BLANK, COMPILED, NOTHING, Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.fields import fields_of
from talia.kernel.lines import Line, in_seat_order
from talia.kernel.result import Result
from talia.kernel.voice import Arg
from talia.kernel.zones import K, Zones

Frame = tuple[Effect, Any]  # Any: an effect and the scope it runs in, both the game's own


@mypyc_attr(allow_interpreted_subclasses=True)
class StateOf(Zones[K]):
    """What every game's state has: cards of its own kind in zones, what is to be done, and what is asked.

    A game's state declares its own fields as annotations of its class; copies (`clone`) and comparisons (`facts`) follow
    from the declarations (fields.py).
    """

    __slots__ = ("agenda", "decision", "lines", "queue", "result")

    agenda: list[Frame]
    decision: Decision | None
    lines: tuple[Line, ...]  # while several seats are asked at once: each seat's part, in seat order
    queue: tuple[Decision, ...]  # what was asked meanwhile, the oldest first; every seat's next one waits for its turn
    result: Result | None

    def begin(self, kinds: Sequence[K], zones: int, sight: Sequence[int], seed: Seed) -> None:
        """Lay out an empty table: every card of `kinds` is nowhere until it is `put`. `sight` is who sees each zone."""
        self.lay_cards(kinds, zones, sight, seed)
        self.agenda = []
        self.decision = None
        self.lines = ()
        self.queue = ()
        self.result = None

    # The agenda

    def ask(
        self,
        seat: int | None,
        word: str,
        options: list[Option],
        effect: Effect,
        ctx: object,
        args: Mapping[str, Arg] = NOTHING,
    ) -> None:
        """Ask a decision. A lone option is taken by itself. A question never replaces another: it waits in its queue."""
        if len(options) > 1:
            if self.decision is None and not self.lines:
                if COMPILED:
                    self.decision = Decision(seat, word, options, effect, ctx, args)
                    return
                asked = self.decision = BLANK(Decision)
                asked.seat = seat
                asked.word = word
                asked.options = options
                asked.effect = effect
                asked.ctx = ctx
                asked.args = args
            else:
                self.queue = (*self.queue, Decision(seat, word, options, effect, ctx, args))
            return
        assert options, f"{effect!r} asks {word} without an option"
        effect.answer(self, ctx, options[0])

    def ask_each(self, decisions: Iterable[Decision], gather: Effect, ctx: object) -> None:
        """Ask several seats at once, one decision each. When all are in, each answer goes to its asker in seat order.

        A seat goes on to what `Effect.further` asks it while the others still think. `gather` is resolved after all of it.
        Nobody's view shows an answer before all are in.
        """
        self.agenda.append((gather, ctx))
        if self.decision is not None or self.lines:
            self.queue = (*self.queue, *decisions)
        else:
            self._line_up(list(decisions))

    def _line_up(self, waiting: Sequence[Decision]) -> None:
        """Open the first question of every seat's queue at once; the others keep waiting."""
        assert not self.open, "a question would be overwritten"
        heads: dict[int | None, Decision] = {}
        rest = []
        for decision in waiting:
            if decision.seat in heads:
                rest.append(decision)
            else:
                heads[decision.seat] = decision
        self.queue = tuple(rest)
        self.lines = tuple(self._begun(heads[seat]) for seat in sorted(heads, key=in_seat_order))
        self._go_on_when_all_are_in()

    def _begun(self, asked: Decision) -> Line:
        """A seat's line from the question it begins with; a lone option is taken by itself."""
        line = Line(asked, asked, ())
        return self._go_on(line, asked, asked.options[0]) if len(asked.options) == 1 else line

    def _go_on(self, line: Line, decision: Decision, option: Option) -> Line:
        """A line after one more answer, with what the seat is asked next."""
        given = (*line.given, (decision, option))
        after = decision.effect.further(self, decision.ctx, tuple([option for _, option in given]))
        if after is None:
            return Line(line.asked, None, given)
        assert after.seat == line.seat, f"{decision.effect!r} asks on with somebody else"
        line = Line(line.asked, after, given)
        return self._go_on(line, after, after.options[0]) if len(after.options) == 1 else line

    @property
    def open(self) -> list[Decision]:
        """The decisions that wait for an answer, at most one a seat."""
        if self.lines:
            return [line.open for line in self.lines if line.open is not None]
        return [self.decision] if self.decision is not None else []

    def take(self, option: Option) -> None:
        """Answer the one decision that is asked, and go on until the next one."""
        decision = self.decision
        assert decision is not None
        self.answer(decision, option)

    def answer(self, decision: Decision, option: Option) -> None:
        """The same for whoever has the decision at hand: this is where a match spends its time."""
        asking = self  # by another name, because a type checker would take it from here on that nothing is asked
        asking.decision = None
        decision.effect.answer(self, decision.ctx, option)
        agenda = self.agenda
        while self.decision is None and agenda:
            effect, ctx = agenda.pop()
            effect.resolve(self, ctx)
        if self.queue and not self.lines:
            self.ask_those_who_wait()

    def hold(self, decision: Decision, option: Option) -> bool:
        """Keep one answer of several until all are in; True if this was the last, and everything has gone on."""
        lines: list[Line] = []
        waiting: Decision | None = None
        for line in self.lines:
            if line.open is decision:
                line = self._go_on(line, decision, option)
            if waiting is None:
                waiting = line.open
            lines.append(line)
        self.lines = tuple(lines)
        if waiting is not None:
            self.decision = waiting
            return False
        if len(self.lines) > 1:
            self.reveals += 1  # what the others answered was hidden until now
        self._go_on_when_all_are_in()
        self.run()
        return True

    def _go_on_when_all_are_in(self) -> None:
        waiting = self.open
        if waiting:
            self.decision = waiting[0]
            return
        self.decision = None
        for line in self.lines:  # they stay until all is done, so that whatever is asked meanwhile waits in its queue
            for decision, option in line.given:
                if self.result is None:
                    decision.effect.answer(self, decision.ctx, option)
        self.lines = ()
        if self.queue:
            self.ask_those_who_wait()

    def ask_those_who_wait(self) -> None:
        """Questions that had to wait come before the agenda goes on: every seat's oldest is asked now, all at once."""
        waiting = self.queue if self.decision is None else (self.decision, *self.queue)
        self.decision, self.queue = None, ()
        if len(waiting) == 1:
            self.decision = waiting[0]
        else:
            self._line_up(waiting)

    def run(self) -> None:
        """Resolve effects until somebody has to decide or the match is over."""
        agenda = self.agenda
        while self.decision is None and agenda:
            effect, ctx = agenda.pop()
            effect.resolve(self, ctx)
        if self.queue and not self.lines:
            self.ask_those_who_wait()

    def finish(self, result: Result) -> None:
        """The match stops there and then: nothing more resolves."""
        if self.result is None:
            self.result = result
            self.agenda.clear()
            self.decision = None
            self.lines = ()
            self.queue = ()

    # Imagining

    def ask_anew(self, seat: int | None, chance: Chance, anew: Callable[[Decision], Decision]) -> None:
        """After dealing anew: ask every other seat its question again (`anew`), and let chance answer what it had answered.

        What `seat` itself was asked and answered stays.
        """
        if self.decision is not None and not self.lines:
            self.decision = self.decision if self.decision.seat == seat else anew(self.decision)
        elif self.lines:
            self.lines = tuple(
                line if line.seat == seat else self._answered_by(chance, anew(line.asked), line) for line in self.lines
            )
            self.decision = self.open[0]
        if self.queue:
            self.queue = tuple(each if each.seat == seat else anew(each) for each in self.queue)

    def _answered_by(self, chance: Chance, asked: Decision, like: Line) -> Line:
        line = Line(asked, asked, ())
        while line.open is not None and (like.open is None or len(line.given) < len(like.given)):
            options = line.open.options
            line = self._go_on(line, line.open, options[chance.below(len(options))])
        return line

    def forget_answers(self, seat: int | None) -> None:
        """Open the questions of all other seats again that have answered already: `seat` cannot know what."""
        if self.lines:
            self.lines = tuple(line if line.seat == seat else self._begun(line.asked) for line in self.lines)
            self.decision = self.open[0]

    # Copies and comparisons

    def clone(self) -> StateOf[K]:
        """An independent copy that keeps no events. A game may write it out for speed, see fields.py."""
        cls = type(self)
        twin = cls.__new__(cls)
        self.copy_onto(twin)
        for field in fields_of(type(self)):
            setattr(twin, field.name, field.copied(getattr(self, field.name)))
        return twin

    def copy_onto(self, twin: StateOf[K]) -> None:
        """Copy what every state has. Lists are copied; effects, scopes and decisions never change and are shared."""
        twin.kinds = self.kinds
        zones = self.zones[:]
        for zone in self.lively:
            zones[zone] = zones[zone][:]
        twin.zones = zones
        twin.still = self.still
        twin.lively = self.lively
        twin.where = self.where[:]
        twin.sight = self.sight
        twin.ways = self.ways
        twin.faces = self.faces.copy() if self.faces else {}
        twin.chance = self.chance
        twin.key = self.key
        twin.reveals = self.reveals
        twin.agenda = self.agenda[:]
        twin.decision = self.decision
        twin.lines = self.lines
        twin.queue = self.queue
        twin.events = None
        twin.result = self.result

    def facts(self) -> list[object]:
        """Everything that makes two states different, as plain data in a fixed order."""
        return [*self.kernel_facts(), *self.own_facts()]

    def kernel_facts(self) -> list[object]:
        """What every state has that makes two of them different."""
        told: list[object] = [
            self.chance,
            [kind.id for kind in self.kinds],
            self.zones,
            [(repr(effect), repr(ctx)) for effect, ctx in self.agenda],
            [(decision.seat, decision.word, decision.keys) for decision in self.open],
            [(line.seat, option.key) for line in self.lines for _, option in line.given],
            repr(self.result),
        ]
        if self.faces:
            told.append(sorted(self.faces.items()))
        if self.queue:
            told.append([(each.seat, each.word, each.keys) for each in self.queue])
        return told

    def own_facts(self) -> list[object]:
        """Everything of the game's own that makes two states different."""
        return [fact for field in fields_of(type(self)) for fact in field.told(getattr(self, field.name))]

    @property
    def fingerprint(self) -> str:
        """Sixteen letters and digits that are equal exactly when (for all that chance can do) the states are."""
        return hashlib.sha256(repr(self.facts()).encode()).hexdigest()[:16]


State = StateOf[Any]
"""The state of any game, for those who do not know which."""

"""The state of a match: plain data between two decisions, and the loop that gets from one decision to the next."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from talia.kernel.chance import shuffled, step, stirred
from talia.kernel.decision import NOTHING, Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.event import Event
from talia.kernel.kind import Kind
from talia.kernel.result import Result
from talia.kernel.voice import Arg, Name

_new = object.__new__
"""Every choice makes a decision, and filling one in by hand takes two thirds of the time that calling the class does."""

Frame = tuple[Effect[Any, Any], Any]  # Any: an effect and the scope it runs in, both the game's own


class State:
    """What every game's state has. A game's state adds its own slots and says how to `clone` and `facts` them.

    Cards are small integers; `kinds[card]` is what is printed on one, `where[card]` the zone it is in, and `zones` are
    ordered lists with the top card last. Only `move`, `move_top`, `pour`, `turn_over` and `shuffle` change zones.
    """

    __slots__ = (
        "agenda",
        "answers",
        "chance",
        "decision",
        "events",
        "kinds",
        "others",
        "result",
        "reveals",
        "veiled",
        "where",
        "zones",
    )

    kinds: Sequence[Any]  # Any: the game's own class of kinds
    agenda: list[Frame]
    decision: Decision | None
    others: tuple[Decision, ...]
    answers: tuple[tuple[int, Option], ...]
    zones: list[list[int]]
    where: list[int]
    veiled: Sequence[int]  # how hidden each zone is: 0 from nobody, more from more people
    chance: int
    reveals: int
    events: list[Event] | None
    result: Result | None

    def begin(self, kinds: Sequence[Kind], zones: int, veiled: Sequence[int], chance: int) -> None:
        """Lay out an empty table: every card of `kinds` is nowhere until it is `put`."""
        self.kinds = kinds
        self.zones = [[] for _ in range(zones)]
        self.where = [-1] * len(kinds)
        self.veiled = veiled
        self.chance = chance
        self.reveals = 0
        self.agenda = []
        self.decision = None
        self.others = ()
        self.answers = ()
        self.events = []
        self.result = None

    # Cards and zones

    def put(self, card: int, zone: int) -> None:
        """Lay a card that was nowhere on top of a zone; for setting up."""
        self.zones[zone].append(card)
        self.where[card] = zone

    def move(self, card: int, to: int, bottom: bool = False) -> None:
        """Move a card to the top (or bottom) of a zone. Every move of a single card goes through here."""
        where = self.where
        zones = self.zones
        source = where[card]
        zones[source].remove(card)
        if bottom:
            zones[to].insert(0, card)
        else:
            zones[to].append(card)
        where[card] = to
        veiled = self.veiled
        if veiled[source] > veiled[to]:
            self.reveals += 1
        if self.events is not None:
            self._moved(card, source, to)

    def move_top(self, source: int, to: int, count: int) -> None:
        """Move so many cards from the top of a pile onto another, one after the other."""
        pile = self.zones[source]
        cards = pile[: -count - 1 : -1]
        del pile[-count:]
        self._arrive(cards, source, to)

    def pour(self, source: int, to: int) -> None:
        """Move a whole pile as it lies onto another, the bottom card first."""
        cards = self.zones[source]
        self.zones[source] = []
        self._arrive(cards, source, to)

    def _arrive(self, cards: list[int], source: int, to: int) -> None:
        where = self.where
        for card in cards:
            where[card] = to
        self.zones[to] += cards
        if self.veiled[source] > self.veiled[to]:
            self.reveals += len(cards)
        if self.events is not None:
            for card in cards:
                self._moved(card, source, to)

    def _moved(self, card: int, source: int, to: int) -> None:
        """Tell that a card has moved, and its name unless nobody could see it."""
        if self.events is not None:
            unseen = self.veiled[source] and self.veiled[to]
            name: Arg = Name("a-card") if unseen else self.kinds[card].name
            self.events.append(Event("moved", {"card": name, "from": source, "to": to}))

    def turn_over(self, source: int, to: int) -> None:
        """Turn a pile over as it lies onto an empty zone: its bottom card is the new top."""
        pile = self.zones[source]
        self.zones[to] = pile[::-1]
        self.zones[source] = []
        for card in pile:
            self.where[card] = to

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone by the match's own chance."""
        self.chance = shuffled(self.chance, self.zones[zone])
        self.reveals += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 by the match's own chance."""
        self.chance = state = step(self.chance)
        return ((stirred(state) >> 32) * n) >> 32

    # Telling

    def tell(self, name: str, about: str = "", *, seats: tuple[int, ...] | None = None, **args: Arg) -> None:
        """Note an event; only `seats` may see it, or everybody. On a hot path, check `events is not None` before."""
        if self.events is not None:
            self.events.append(Event(name, args, about, seats))

    # The agenda

    def ask(
        self,
        seat: int | None,
        word: str,
        options: list[Option],
        effect: Effect[Any, Any],
        ctx: object,
        args: Mapping[str, Arg] = NOTHING,
    ) -> None:
        """Ask a decision. A lone option is taken by itself."""
        if len(options) == 1:
            effect.answer(self, ctx, options[0])
        else:
            assert options, f"{effect!r} asks {word} without an option"
            self.decision = decision = _new(Decision)
            decision.seat = seat
            decision.word = word
            decision.options = options
            decision.effect = effect
            decision.ctx = ctx
            decision.args = args

    def ask_each(self, decisions: Iterable[Decision], gather: Effect[Any, Any], ctx: object) -> None:
        """Ask several seats at once, one decision each. When all are in, each answer goes to its asker in seat order.

        `gather` is resolved after them. Nobody's view shows an answer before all are in.
        """
        self.others = tuple(sorted(decisions, key=lambda decision: decision.seat or 0))
        self.answers = tuple((d.seat or 0, d.options[0]) for d in self.others if len(d.options) == 1)
        self.agenda.append((gather, ctx))
        self._go_on_when_all_are_in()

    @property
    def open(self) -> list[Decision]:
        """The decisions that wait for an answer, at most one a seat."""
        if self.others:
            answered = {seat for seat, _ in self.answers}
            return [decision for decision in self.others if decision.seat not in answered]
        return [self.decision] if self.decision is not None else []

    def take(self, option: Option) -> None:
        """Answer the one decision that is asked, and go on until the next one."""
        decision = self.decision
        assert decision is not None
        self.decision = None
        decision.effect.answer(self, decision.ctx, option)
        agenda = self.agenda
        while self.decision is None and agenda:
            effect, ctx = agenda.pop()
            effect.resolve(self, ctx)

    def hold(self, decision: Decision, option: Option) -> None:
        """Keep one answer of several until all are in."""
        self.answers = (*self.answers, (decision.seat or 0, option))
        if not self.open:
            self.reveals += 1  # what the others answered was hidden until now
        self._go_on_when_all_are_in()
        if self.decision is None:
            self.run()

    def _go_on_when_all_are_in(self) -> None:
        waiting = self.open
        if waiting:
            self.decision = waiting[0]
            return
        asked, answers = self.others, dict(self.answers)
        self.decision, self.others, self.answers = None, (), ()
        for each in asked:
            each.effect.answer(self, each.ctx, answers[each.seat or 0])

    def run(self) -> None:
        """Resolve effects until somebody has to decide or the match is over."""
        agenda = self.agenda
        while self.decision is None and agenda:
            effect, ctx = agenda.pop()
            effect.resolve(self, ctx)

    def finish(self, result: Result) -> None:
        """The match stops there and then: nothing more resolves."""
        if self.result is None:
            self.result = result
            self.agenda.clear()
            self.decision = None
            self.others = ()

    # Copies and comparisons

    def clone(self) -> State:
        """An independent copy that keeps no events. A game adds its own slots to what `copy_onto` copies."""
        raise AssertionError("a game's state says how it is cloned")

    def copy_onto(self, twin: State) -> None:
        """Copy what every state has. Lists are copied; effects, scopes and decisions never change and are shared."""
        twin.kinds = self.kinds
        twin.zones = [pile[:] for pile in self.zones]
        twin.where = self.where[:]
        twin.veiled = self.veiled
        twin.chance = self.chance
        twin.reveals = self.reveals
        twin.agenda = self.agenda[:]
        twin.decision = self.decision
        twin.others = self.others
        twin.answers = self.answers
        twin.events = None
        twin.result = self.result

    def facts(self) -> list[object]:
        """Everything that makes two states different, as plain data in a fixed order."""
        return [
            self.chance,
            [kind.id for kind in self.kinds],
            self.zones,
            [(repr(effect), repr(ctx)) for effect, ctx in self.agenda],
            [(decision.seat, decision.word, decision.keys) for decision in self.open],
            sorted((seat, option.key) for seat, option in self.answers),
            repr(self.result),
        ]

    @property
    def fingerprint(self) -> str:
        """Sixteen letters and digits that are equal exactly when (for all that chance can do) the states are."""
        return hashlib.sha256(repr(self.facts()).encode()).hexdigest()[:16]

"""The state of a match: plain data between two decisions, and the loop that gets from one decision to the next."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from talia.kernel.chance import Chance, Seed, first, key_of, sealed_below, sealed_shuffled, shuffled, step, stirred
from talia.kernel.decision import NOTHING, Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.event import Event
from talia.kernel.kind import Kind
from talia.kernel.result import Result
from talia.kernel.sight import among
from talia.kernel.voice import Arg, Name

_new = object.__new__
"""Every choice makes a decision, and filling one in by hand takes two thirds of the time that calling the class does."""

A_CARD: Arg = Name("a-card")
"""What those who cannot see a card are told of it."""

Frame = tuple[Effect[Any, Any], Any]  # Any: an effect and the scope it runs in, both the game's own


class Line:
    """One seat's part of a round in which several seats are asked at once.

    `asked` is what the round began with for that seat and `open` what it is asked now, None when it has answered all;
    `given` are its answers so far, each with the decision it answers. Nothing of a line ever changes: an answer makes a new
    one, so that clones can share them.
    """

    __slots__ = ("asked", "given", "open")

    def __init__(self, asked: Decision, open: Decision | None, given: tuple[tuple[Decision, Option], ...]) -> None:
        self.asked = asked
        self.open = open
        self.given = given

    @property
    def seat(self) -> int | None:
        """Whose it is."""
        return self.asked.seat


class State:
    """What every game's state has. A game's state adds its own slots and says how to `clone` and `facts` them.

    Cards are small integers; `kinds[card]` is what is printed on one, `where[card]` the zone it is in, and `zones` are
    ordered lists with the top card last. Only `move`, `move_top`, `pour`, `turn_over` and `shuffle` change zones.

    Who sees a card: `faces[card]` if it is there, otherwise `sight[zone]`. A card that comes to be seen by a seat that could
    not see it before is revealed, and `reveals` counts it.
    """

    __slots__ = (
        "agenda",
        "chance",
        "decision",
        "events",
        "faces",
        "key",
        "kinds",
        "lines",
        "queue",
        "result",
        "reveals",
        "sight",
        "where",
        "zones",
    )

    kinds: Sequence[Any]  # Any: the game's own class of kinds
    agenda: list[Frame]
    decision: Decision | None
    lines: tuple[Line, ...]  # while several seats are asked at once: each seat's part, in seat order
    queue: tuple[Decision, ...]  # what was asked meanwhile, the oldest first; every seat's next one waits for its turn
    zones: list[list[int]]
    where: list[int]
    sight: Sequence[int]  # who sees the cards of each zone
    faces: dict[int, int]  # who sees a card that is seen by others than its zone says: looked at, or face down
    chance: int
    key: bytes  # of sealed chance; empty: chance is the fast one
    reveals: int
    events: list[Event] | None
    result: Result | None

    def begin(self, kinds: Sequence[Kind], zones: int, sight: Sequence[int], seed: Seed) -> None:
        """Lay out an empty table: every card of `kinds` is nowhere until it is `put`. `sight` is who sees each zone."""
        self.kinds = kinds
        self.zones = [[] for _ in range(zones)]
        self.where = [-1] * len(kinds)
        self.sight = sight
        self.faces = {}
        self.chance = first(seed)
        self.key = key_of(seed)
        self.reveals = 0
        self.agenda = []
        self.decision = None
        self.lines = ()
        self.queue = ()
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
        sight = self.sight
        saw = self.faces.pop(card, sight[source]) if self.faces else sight[source]
        if sight[to] & ~saw:
            self.reveals += 1
        if self.events is not None:
            self._moved(card, source, to, saw)

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
        sight = self.sight
        if not self.faces:
            if sight[to] & ~sight[source]:
                self.reveals += len(cards)
            if self.events is not None:
                for card in cards:
                    self._moved(card, source, to, sight[source])
            return
        for card in cards:
            saw = self.faces.pop(card, sight[source])
            if sight[to] & ~saw:
                self.reveals += 1
            if self.events is not None:
                self._moved(card, source, to, saw)

    def _moved(self, card: int, source: int, to: int, saw: int) -> None:
        """Tell that a card has moved; only those who saw it before or see it now are told which."""
        if self.events is not None:
            knowing = saw | self.sight[to]
            name: Arg = self.kinds[card].name
            if knowing < 0:
                self.events.append(Event("moved", {"card": name, "from": source, "to": to}))
            else:
                unseen = {"card": A_CARD, "from": source, "to": to}
                self.events.append(Event("moved", unseen, knowing=knowing, more={"card": name} if knowing else {}))

    def turn_over(self, source: int, to: int) -> None:
        """Turn a pile over as it lies onto an empty zone: its bottom card is the new top."""
        pile = self.zones[source]
        self.zones[to] = pile[::-1]
        self.zones[source] = []
        for card in pile:
            self.where[card] = to
        sight = self.sight
        if self.faces:
            self.reveals += sum(1 for card in pile if sight[to] & ~self.faces.pop(card, sight[source]))
        elif sight[to] & ~sight[source]:
            self.reveals += len(pile)

    def shuffle(self, zone: int) -> None:
        """Shuffle a zone by the match's own chance. Nobody knows any more which of its cards is which."""
        cards = self.zones[zone]
        if self.key:
            self.chance = sealed_shuffled(self.key, self.chance, cards)
        else:
            self.chance = shuffled(self.chance, cards)
        if self.faces:
            for card in cards:
                self.faces.pop(card, None)
        self.reveals += 1

    def below(self, n: int) -> int:
        """A number from 0 to n - 1 by the match's own chance."""
        if self.key:
            self.chance += 1
            return sealed_below(self.key, self.chance, n)
        self.chance = state = step(self.chance)
        return ((stirred(state) >> 32) * n) >> 32

    # Who sees what

    def seen(self, card: int) -> int:
        """Who sees a card where it lies."""
        faces = self.faces
        return faces[card] if card in faces else self.sight[self.where[card]]

    def sees(self, seat: int | None, card: int) -> bool:
        """Whether a seat sees a card where it lies. `None` is somebody who only watches."""
        return among(self.seen(card), seat)

    def show(self, card: int, to: int) -> None:
        """Let a set of seats look at a card where it lies, beside those who see it; they know it until it moves."""
        self.face(card, self.seen(card) | to)

    def face(self, card: int, seats: int) -> None:
        """From now on just these seats see a card where it lies: `NOBODY` lays it face down, `EVERYBODY` face up."""
        saw = self.seen(card)
        if seats == self.sight[self.where[card]]:
            self.faces.pop(card, None)
        else:
            self.faces[card] = seats
        if seats & ~saw:
            self.reveals += 1

    def unseen(self, zones: Iterable[int], seat: int | None) -> list[int]:
        """The cards of some zones that a seat does not see, in the order of their numbers."""
        return sorted(card for zone in zones for card in self.zones[zone] if not self.sees(seat, card))

    # Imagining

    def mix(self, zones: Sequence[int], seat: int | None, chance: Chance, known: Sequence[int] = ()) -> None:
        """Deal those cards of some zones anew that a seat does not see; whatever it sees, and `known`, stays in its place.

        For bots that imagine how a match may go on: after this, nothing of how those cards lay is left.
        """
        if len(zones) == 1 and not self.faces and not known:
            pile = self.zones[zones[0]]
            if not among(self.sight[zones[0]], seat):
                pile.sort()
                chance.shuffle(pile)
            return
        cards = [card for card in self.unseen(zones, seat) if card not in known]
        moving = set(cards)
        faces = {card: self.faces.pop(card) for card in cards if card in self.faces}
        chance.shuffle(cards)
        dealt = iter(cards)
        for zone in zones:
            pile = self.zones[zone]
            for place, old in enumerate(pile):
                if old in moving:
                    new = pile[place] = next(dealt)
                    self.where[new] = zone
                    if old in faces:  # how a card lies stays with the place
                        self.faces[new] = faces[old]

    def go_on_by(self, chance: Chance) -> None:
        """From now on another chance decides than the match's own, which nobody may know."""
        self.chance = chance.state
        self.key = chance.key

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
        """Ask a decision. A lone option is taken by itself. A question never replaces another: it waits in its queue."""
        if len(options) == 1:
            effect.answer(self, ctx, options[0])
        elif self.decision is not None or self.lines:
            assert options, f"{effect!r} asks {word} without an option"
            self.queue = (*self.queue, Decision(seat, word, options, effect, ctx, args))
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
        after = decision.effect.further(self, decision.ctx, tuple(option for _, option in given))
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
        self.decision = None
        decision.effect.answer(self, decision.ctx, option)
        agenda = self.agenda
        while self.decision is None and agenda:
            effect, ctx = agenda.pop()
            effect.resolve(self, ctx)
        if self.queue and not self.lines:
            self._ask_those_who_wait()

    def hold(self, decision: Decision, option: Option) -> bool:
        """Keep one answer of several until all are in; True if this was the last, and everything has gone on."""
        self.lines = tuple(
            self._go_on(line, decision, option) if line.open is decision else line for line in self.lines
        )
        waiting = self.open
        if waiting:
            self.decision = waiting[0]
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
            self._ask_those_who_wait()

    def _ask_those_who_wait(self) -> None:
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
            self._ask_those_who_wait()

    def finish(self, result: Result) -> None:
        """The match stops there and then: nothing more resolves."""
        if self.result is None:
            self.result = result
            self.agenda.clear()
            self.decision = None
            self.lines = ()
            self.queue = ()

    # Copies and comparisons

    def clone(self) -> State:
        """An independent copy that keeps no events. A game adds its own slots to what `copy_onto` copies."""
        raise AssertionError("a game's state says how it is cloned")

    def copy_onto(self, twin: State) -> None:
        """Copy what every state has. Lists are copied; effects, scopes and decisions never change and are shared."""
        twin.kinds = self.kinds
        twin.zones = [pile[:] for pile in self.zones]
        twin.where = self.where[:]
        twin.sight = self.sight
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
        return [
            self.chance,
            [kind.id for kind in self.kinds],
            self.zones,
            [(repr(effect), repr(ctx)) for effect, ctx in self.agenda],
            [(decision.seat, decision.word, decision.keys) for decision in self.open],
            [(line.seat, option.key) for line in self.lines for _, option in line.given],
            repr(self.result),
            *([sorted(self.faces.items())] if self.faces else ()),
            *([[(each.seat, each.word, each.keys) for each in self.queue]] if self.queue else ()),
        ]

    @property
    def fingerprint(self) -> str:
        """Sixteen letters and digits that are equal exactly when (for all that chance can do) the states are."""
        return hashlib.sha256(repr(self.facts()).encode()).hexdigest()[:16]


def in_seat_order(seat: int | None) -> int:
    """Where a seat's answer comes among the others': the whole team's first."""
    return -1 if seat is None else seat

"""A match: a state, the keys that led to it, and everything a front end or a bot may ask of it."""

from __future__ import annotations

import operator
import reprlib
from typing import TYPE_CHECKING, Any

from talia.kernel.decision import Decision, Option, Pick
from talia.kernel.errors import TaliaError
from talia.kernel.event import Event
from talia.kernel.result import Result
from talia.kernel.state import State, in_seat_order

if TYPE_CHECKING:
    from talia.kernel.game import Game


class Match:
    """One match of one game. It is its seed, its set-up and its keys; the state follows from them.

    `one_person` says that all humans at the table are the same person, who may then take back anything; otherwise undo
    stops where something hidden was revealed.
    """

    __slots__ = ("_seen", "_start", "_undone", "game", "held", "keys", "one_person", "origin", "state")

    def __init__(self, game: Game, state: State, origin: dict[str, Any], one_person: bool = True) -> None:
        self.game = game
        self.state = state
        self.origin = origin  # Any: the set-up as plain JSON, whatever the game's set-up has
        self.keys: list[str] = []
        self.held: list[tuple[int | None, str]] = []  # answers that wait for others', in the order they were given
        self.one_person = one_person
        self._start = state.clone()
        self._seen: list[int] = []
        self._undone: list[tuple[int | None, str]] = []

    # Playing

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """Who won and why, once the match is over."""
        return self.state.result

    @property
    def decision(self) -> Decision:
        """The decision to answer next."""
        decision = self.state.decision
        if decision is None:
            raise TaliaError("error-match-over")
        return decision

    @property
    def open(self) -> list[Decision]:
        """All decisions that wait for an answer, at most one a seat."""
        return self.state.open

    @property
    def events(self) -> list[Event]:
        """What happened since the last choice. Clones and quiet matches keep no events."""
        return self.state.events or []

    @property
    def quiet(self) -> bool:
        """A quiet match keeps no events, which saves time where nobody looks."""
        return self.state.events is None

    @quiet.setter
    def quiet(self, quiet: bool) -> None:
        self.state.events = None if quiet else []

    def choose(self, pick: Pick, seat: int | None = None) -> None:
        """Answer the decision with an option, its key, or its index. With several decisions open, say whose (`seat`)."""
        state = self.state
        decision = state.decision
        if decision is None:
            raise TaliaError("error-match-over")
        if state.lines:
            self._choose_one_of_several(pick, seat)
            return
        if seat is not None and decision.seat is not None and seat != decision.seat:
            raise TaliaError("error-not-your-turn")
        option = pick if isinstance(pick, Option) and pick in decision.options else _pick(decision, pick)
        self._seen.append(state.reveals)
        self.keys.append(option.key)
        if self._undone:
            self._undone.clear()
        if state.events is not None:
            state.events = []
        state.take(option)

    def _choose_one_of_several(self, pick: Pick, seat: int | None) -> None:
        state = self.state
        waiting = state.open
        found = [decision for decision in waiting if seat is None or decision.seat == seat]
        if not found:
            raise TaliaError("error-not-your-turn")
        option = _pick(found[0], pick)
        self.held.append((found[0].seat, option.key))
        self._undone.clear()
        if state.events is not None:
            state.events = []
        before = state.reveals
        if state.hold(found[0], option):
            self._seen += [before] * len(self.held)
            self.keys += [key for _, key in sorted(self.held, key=lambda each: in_seat_order(each[0]))]
            self.held = []

    # Copies and views

    def clone(self) -> Match:
        """An independent copy that goes on quietly; cheap enough to search with."""
        twin = Match.__new__(Match)
        twin.game = self.game
        twin.state = self.state.clone()
        twin.origin = self.origin
        twin.keys = self.keys[:]
        twin.held = self.held[:]
        twin.one_person = self.one_person
        twin._start = self._start
        twin._seen = self._seen[:]
        twin._undone = []
        return twin

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat may know, ready for JSON, and nothing more. `None` is somebody who only watches."""
        return self.game.view(self, seat)

    @property
    def fingerprint(self) -> str:
        """Equal for equal states; the same on every machine."""
        return self.state.fingerprint

    def save(self) -> str:
        """The match as text: seed, set-up, keys and the version of the rules."""
        from talia.kernel.saves import write

        return write(self)

    # Taking back

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be taken back."""
        if self.held:
            return True
        return bool(self.keys) and (self.one_person or self._seen[-1] == self.state.reveals)

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was taken back may be made again."""
        return bool(self._undone)

    def undo(self) -> str:
        """Take the last choice back, unless that would unsee something, and say which it was."""
        undone = self._undone[:]
        if self.held:
            undone.append(self.held[-1])
            self._replay(self.keys, self.held[:-1])
        elif not self.keys:
            raise TaliaError("error-nothing-to-undo")
        elif not self.can_undo:
            raise TaliaError("error-undo-unsees")
        else:
            undone.append((None, self.keys[-1]))
            self._replay(self.keys[:-1], [])
        self._undone = undone
        return undone[-1][1]

    def redo(self) -> str:
        """Make the last choice that was taken back again, and say which it was."""
        if not self._undone:
            raise TaliaError("error-nothing-to-redo")
        undone = self._undone[:]
        seat, key = undone.pop()
        self.choose(key, seat)
        self._undone = undone
        return key

    def _replay(self, keys: list[str], held: list[tuple[int | None, str]]) -> None:
        """Play keys again from the start. A thousand choices take about ten milliseconds: no other checkpoint is needed."""
        noisy = self.state.events is not None
        self.state = self._start.clone()
        self.state.events = [] if noisy else None
        self.keys, self.held, self._seen = [], [], []
        for key in keys:
            self.choose(key)
        for seat, key in held:
            self.choose(key, seat)


def _pick(decision: Decision, pick: Pick) -> Option:
    """The option of this decision that is meant."""
    if isinstance(pick, (str, Option)):
        key = pick.key if isinstance(pick, Option) else pick
        option = decision.option(key)
        if option is None:
            raise TaliaError("error-no-such-option", key=key, possible=decision.keys)
        return option
    if isinstance(pick, bool):
        raise TaliaError("error-no-pick", pick=reprlib.repr(pick))
    try:
        index = operator.index(pick)
    except TypeError:
        raise TaliaError("error-no-pick", pick=reprlib.repr(pick)) from None
    if 0 <= index < len(decision.options):
        return decision.options[index]
    raise TaliaError("error-no-such-index", index=index, count=len(decision.options))

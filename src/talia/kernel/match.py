"""A match: a state, the keys that led to it, and everything a front end or a bot may ask of it."""

from __future__ import annotations

import copy
import operator
import reprlib
from typing import TYPE_CHECKING, Any, SupportsIndex

from talia.kernel.compiled import among
from talia.kernel.decision import COMPILED, Decision, Option, Pick
from talia.kernel.errors import TaliaError
from talia.kernel.event import Event
from talia.kernel.history import Answer, History
from talia.kernel.result import Result
from talia.kernel.state import State

if TYPE_CHECKING:
    from talia.kernel.game import Game


class Match:
    """One match of one game. It is its seed, its set-up and its keys; the state follows from them.

    `one_person` says that all humans at the table are the same person, who may then undo anything; otherwise undo
    stops where something hidden was revealed.
    """

    __slots__ = ("_start", "game", "history", "one_person", "origin", "state")

    def __init__(
        self,
        game: Game,
        state: State,
        origin: dict[str, Any],
        one_person: bool = True,
        history: History | None = None,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.origin = origin  # Any: the set-up as plain JSON, whatever the game's set-up has
        self.one_person = one_person
        self._start = state.clone() if start is None else start
        if history is None:
            history = History()
            history.pages.append(state.events or [])
        self.history = history

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
    def keys(self) -> list[str]:
        """The keys of the choices that have taken effect, in order."""
        return self.history.keys

    @property
    def held(self) -> list[Answer]:
        """Answers that wait for others', in the order they were given: whose, and the key."""
        return self.history.held

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

    def choose(self, pick: Pick, seat: SupportsIndex | None = None) -> None:
        """Answer the decision with an option, its key, or its index. With several decisions open, say whose (`seat`)."""
        state = self.state
        decision = state.decision
        if decision is None:
            raise TaliaError("error-match-over")
        if state.lines:
            self._choose_one_of_several(pick, seat)
            return
        if seat is not None and seat != decision.seat:
            if decision.seat is None:
                self._seat(seat)
            elif _index(seat) != decision.seat:
                raise TaliaError("error-not-your-turn")
        if isinstance(pick, Option) and (among(pick, decision.options) if COMPILED else pick in decision.options):
            option = pick
        else:
            option = _pick(decision, pick)
        history = self.history
        history.last = (history.last, decision.seat, option.key, state.reveals)
        if history.undone:
            history.undone.clear()
        if state.events is None:
            state.answer(decision, option)
        else:
            state.events = []
            state.answer(decision, option)
            history.pages.append(state.events)

    def _choose_one_of_several(self, pick: Pick, seat: SupportsIndex | None) -> None:
        state, history = self.state, self.history
        asked = state.decision
        if asked is None or (seat is not None and seat != asked.seat):
            number = _index(seat)
            asked = next((decision for decision in state.open if decision.seat == number), None)
        if asked is None:
            raise TaliaError("error-not-your-turn")
        option = pick if isinstance(pick, Option) and pick in asked.options else _pick(asked, pick)
        history.last = (history.last, asked.seat, option.key, state.reveals)
        history.waiting += 1
        history.undone.clear()
        if state.events is not None:
            state.events = []
        if state.hold(asked, option):
            history.settle()
        if state.events is not None:
            history.pages.append(state.events)

    # Copies and views

    def clone(self) -> Match:
        """An independent copy that goes on quietly; cheap enough to search with."""
        return Match(self.game, self.state.clone(), self.origin, self.one_person, self.history.copy(), self._start)

    def __copy__(self) -> Match:
        """An independent copy with all that happened; nothing a match consists of is ever shared in a way that shows."""
        twin = self.clone()
        twin.history.pages, twin.history.undone = self.history.pages[:], self.history.undone[:]
        twin.state.events = self.state.events
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its save: another process, or another version, plays it again."""
        from talia.kernel.saves import restored

        return restored, (self.save(),)

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """What that seat may know, ready for JSON, and nothing more. `None` is somebody who only watches."""
        return self.game.view(self, None if seat is None else self._seat(seat))

    def _seat(self, told: object) -> int:
        """A seat at this table, told as any library's whole number."""
        seat = _index(told)
        count = len(self.game.seats(self))
        if seat is None or not 0 <= seat < count:
            raise TaliaError("error-no-such-seat", seat=reprlib.repr(told), count=count)
        return seat

    def position(self) -> dict[str, Any]:
        """The match as a position in plain JSON, which `talia.arrange` brings to the same fingerprint.

        It tells everything, hidden cards too, and changing it changes no match. Any: positions are plain JSON.
        """
        if self.state.key:
            raise TaliaError("error-position-sealed")
        return copy.deepcopy(self.game.position(self))  # which may be part of the origin

    @property
    def fingerprint(self) -> str:
        """Equal for equal states; the same on every machine."""
        return self.state.fingerprint

    def save(self) -> str:
        """The match as text: seed, set-up, keys and the version of the rules."""
        from talia.kernel.saves import write

        return write(self)

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether the last choice may be undone."""
        history = self.history
        if history.waiting:
            return True
        last = history.last
        return last is not None and (self.one_person or last[3] == self.state.reveals)

    @property
    def can_redo(self) -> bool:
        """Whether a choice that was undone may be redone."""
        return bool(self.history.undone)

    def undo(self) -> str:
        """Undo the last choice, unless that would unsee something, and say which it was."""
        history = self.history
        made = history.made
        if not made:
            raise TaliaError("error-nothing-to-undo")
        if not self.can_undo:
            raise TaliaError("error-undo-unsees")
        seat, key, _ = made[-1]
        page = history.pages[-1] if len(history.pages) > 1 else []
        undone = [*history.undone, ((seat, key), page)]
        self.go_back(len(made) - 1)
        self.history.undone = undone
        return key

    def redo(self) -> str:
        """Redo the last choice that was undone, and return it."""
        history = self.history
        if not history.undone:
            raise TaliaError("error-nothing-to-redo")
        undone = history.undone.copy()
        (seat, key), page = undone.pop()
        self.choose(key, seat)
        if self.state.events is not None:
            history.pages[-1] = page
        history.undone = undone
        return key

    def go_back(self, left: SupportsIndex) -> None:
        """Go back to where so many choices were made, whatever was seen since; for those who know what they do.

        The choices that are left are played again from the start: a thousand take about ten milliseconds, so no other
        checkpoint is needed. Their pages stay as they are.
        """
        count = len(self.history.made)
        kept = _index(left)
        if kept is None or not 0 <= kept <= count:
            raise TaliaError("error-no-such-moment", left=reprlib.repr(left), count=count)
        made, pages = self.history.made[:kept], self.history.pages[: kept + 1]
        noisy = self.state.events is not None
        self.state = self._start.clone()
        self.history = History()
        for seat, key, _ in made:
            self.choose(key, seat)
        self.history.pages = pages
        self.state.events = pages[-1] if noisy else None


def _pick(decision: Decision, pick: Pick) -> Option:
    """The option of this decision that is meant."""
    if isinstance(pick, (str, Option)):
        key = pick.key if isinstance(pick, Option) else pick
        option = decision.option(key)
        if option is None:
            raise TaliaError("error-no-such-option", key=key, possible=decision.keys)
        return option
    index = _index(pick)
    if index is None:
        raise TaliaError("error-no-pick", pick=reprlib.repr(pick))
    if 0 <= index < len(decision.options):
        return decision.options[index]
    raise TaliaError("error-no-such-index", index=index, count=len(decision.options))


def _index(told: object) -> int | None:
    """A whole number of any library; None if it is none."""
    if isinstance(told, bool) or not isinstance(told, SupportsIndex):
        return None
    try:
        return operator.index(told)
    except TypeError:
        return None

"""History: how a match came to where it is, for whoever plays it, shows it or keeps it."""

from __future__ import annotations

from typing import Any, Final

from talia.kernel.event import Event, told_to
from talia.kernel.lines import in_seat_order

QUIET: Final = frozenset({"moved"})  # for animations; too small to be worth a line of the log

Answer = tuple[int | None, str]  # whose answer (None: the team's), and its key
Choice = tuple[Any, int | None, str, int]
"""The choice before it (Any: another one, or None), whose it was, its key, and how much had been revealed before it."""


class History:
    """The choices of a match in the order they were made, what each of them led to, and what was undone.

    `last` is the last choice, and through it all others: a chain that copies share, however long it is. The last `waiting`
    of them are answers that wait for others'; `rounds` are where answers that had waited begin and end, and `_settled` is
    the last choice of the last round. `pages[0]` are the events of the beginning and `pages[n]` those of the n-th choice,
    as long as the match is not quiet.
    """

    __slots__ = ("_settled", "last", "pages", "rounds", "undone", "waiting")

    def __init__(self) -> None:
        self.last: Choice | None = None
        self.waiting = 0
        self.rounds: tuple[tuple[int, int], ...] = ()
        self._settled: Choice | None = None
        self.pages: list[list[Event]] = []
        self.undone: list[tuple[Answer, list[Event]]] = []  # the choice that was undone last is the last here

    @property
    def made(self) -> list[tuple[int | None, str, int]]:
        """All choices in order: whose, its key, and how much had been revealed before."""
        found = []
        choice = self.last
        while choice is not None:
            before, seat, key, reveals = choice
            found.append((seat, key, reveals))
            choice = before
        return found[::-1]

    @property
    def keys(self) -> list[str]:
        """The choices that have taken effect, in the order that a save tells them: of seats asked at once, in seat order."""
        made = self.made
        for begin, end in self.rounds:
            made[begin:end] = sorted(made[begin:end], key=_seat_first)
        return [key for _, key, _ in made[: len(made) - self.waiting]]

    @property
    def held(self) -> list[Answer]:
        """The answers that wait for others', in the order they were given."""
        made = self.made
        return [(seat, key) for seat, key, _ in made[len(made) - self.waiting :]]

    def settle(self) -> None:
        """All answers that others waited for are in."""
        count = self.rounds[-1][1] if self.rounds else 0
        choice = self.last
        while choice is not self._settled:
            assert choice is not None
            count += 1
            choice = choice[0]
        self.rounds = (*self.rounds, (count - self.waiting, count))
        self.waiting = 0
        self._settled = self.last

    def copy(self) -> History:
        """A history for a copy of the match, which goes on quietly and keeps nothing of what was undone."""
        twin = History()
        twin.last = self.last
        twin.waiting = self.waiting
        twin.rounds = self.rounds
        twin._settled = self._settled
        return twin

    def without_held_by_others(self, seat: int | None) -> None:
        """Forget what others have answered and nobody knows yet."""
        kept = []
        for _ in range(self.waiting):
            assert self.last is not None
            before, whose, key, reveals = self.last
            if whose == seat:
                kept.append((key, reveals))
            self.last = before
        for key, reveals in reversed(kept):
            self.last = (self.last, seat, key, reveals)
        self.waiting = len(kept)

    def lines(self, seat: int | None = None) -> list[Event]:
        """All events that a seat may see and that are worth a line, in order."""
        return [event for page in self.pages for event in told_to(page, seat) if event.name not in QUIET]


def _seat_first(made: tuple[int | None, str, int]) -> int:
    return in_seat_order(made[0])

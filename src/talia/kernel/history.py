"""History: how a match came to where it is, for whoever plays it, shows it or keeps it."""

from __future__ import annotations

from typing import Final

from talia.kernel.event import Event, told_to
from talia.kernel.lines import in_seat_order

QUIET: Final = frozenset({"moved"})  # for animations; too small to be worth a line of the log

Answer = tuple[int | None, str]  # whose answer (None: the team's), and its key


class History:
    """The choices of a match in the order they were made, what each of them led to, and what was taken back.

    `keys` are the choices that have taken effect, in the order that a save tells them: of seats that were asked at once, in
    seat order. Behind them `made` has answers that wait for others'. `pages[0]` are the events of the beginning and
    `pages[n]` those of the n-th choice, as long as the match is not quiet.
    """

    __slots__ = ("keys", "made", "pages", "undone")

    def __init__(self) -> None:
        self.keys: list[str] = []
        self.made: list[tuple[int | None, str, int]] = []  # whose, its key, and how much had been revealed before
        self.pages: list[list[Event]] = []
        self.undone: list[tuple[Answer, list[Event]]] = []  # the last choice taken back is the last here

    @property
    def held(self) -> list[Answer]:
        """The answers that wait for others', in the order they were given."""
        return [(seat, key) for seat, key, _ in self.made[len(self.keys) :]]

    def settle(self) -> None:
        """All answers that others waited for are in."""
        self.keys += [key for _, key in sorted(self.held, key=_seat_first)]

    def copy(self) -> History:
        """A history for a copy of the match, which goes on quietly and takes nothing back of what was undone."""
        twin = History()
        twin.keys = self.keys.copy()
        twin.made = self.made.copy()
        return twin

    def without_held_by_others(self, seat: int | None) -> None:
        """Forget what others have answered and nobody knows yet."""
        made, settled = self.made, len(self.keys)
        self.made = made[:settled] + [each for each in made[settled:] if each[0] == seat]

    def lines(self, seat: int | None = None) -> list[Event]:
        """All events that a seat may see and that are worth a line, in order."""
        return [event for page in self.pages for event in told_to(page, seat) if event.name not in QUIET]


def _seat_first(answer: Answer) -> int:
    return in_seat_order(answer[0])

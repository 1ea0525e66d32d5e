"""A journal: a match with the story of how it came about, for whoever shows a match to people."""

from __future__ import annotations

from talia.kernel.decision import Pick
from talia.kernel.event import Event, told_to
from talia.kernel.match import Match

QUIET = frozenset({"moved"})  # for animations; too small to be worth a line of the log


class Journal:
    """Keeps the events of every choice, and keeps them right through undo and redo.

    `pages[0]` is the set-up and `pages[n]` what followed from the n-th choice.
    """

    def __init__(self, match: Match, pages: list[list[Event]] | None = None) -> None:
        self.match = match
        self.pages = pages if pages is not None else [match.events]
        self._torn: list[list[Event]] = []

    def choose(self, pick: Pick, seat: int | None = None) -> None:
        """Make a choice and write its page."""
        self.match.choose(pick, seat)
        self.pages.append(self.match.events)
        self._torn.clear()

    def undo(self) -> None:
        """Take a choice back and tear its page out."""
        self.match.undo()
        self._torn.append(self.pages.pop())

    def redo(self) -> None:
        """Make a choice again and put its page back."""
        torn = self._torn[:]
        self.match.redo()
        self.pages.append(torn.pop())
        self._torn = torn

    def lines(self, seat: int | None = None) -> list[Event]:
        """All events that a seat may see and that are worth a line, in order."""
        return [event for page in self.pages for event in told_to(page, seat) if event.name not in QUIET]

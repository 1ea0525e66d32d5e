"""Events: what happened, in order, each with who may see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from talia.kernel.sight import NOBODY, among
from talia.kernel.voice import Arg

NOTHING_MORE: Final[Mapping[str, Arg]] = {}


class Event:
    """One thing that happened. The word for it is `event-<name>`.

    `about` names the thing on the table it happened to, as for an option. `seats` are those who may see it; None: all.
    `args` are what all of those may read. `more` is what the seats in `knowing` read in place of what `args` say of it.
    """

    __slots__ = ("about", "args", "knowing", "more", "name", "seats")

    def __init__(
        self,
        name: str,
        args: Mapping[str, Arg],
        about: str = "",
        seats: tuple[int, ...] | None = None,
        knowing: int = NOBODY,
        more: Mapping[str, Arg] = NOTHING_MORE,
    ) -> None:
        self.name = name
        self.args = args
        self.about = about
        self.seats = seats
        self.knowing = knowing
        self.more = more

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat may see it. `None` is somebody who only watches."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def told(self, seat: int | None) -> Event | None:
        """The event with all that a seat may read of it; None if it may not see it at all."""
        if not self.seen_by(seat):
            return None
        if not self.more or not among(self.knowing, seat):
            return self
        return Event(self.name, {**self.args, **self.more}, self.about, self.seats)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {dict(self.args)!r})"


def told_to(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat may read of some events, in order."""
    return [told for event in events if (told := event.told(seat)) is not None]

"""Events: what happened, in order, each with who may see it."""

from __future__ import annotations

from collections.abc import Mapping

from talia.kernel.voice import Arg


class Event:
    """One thing that happened. The word for it is `event-<name>`.

    `about` names the thing on the table it happened to, as for an option. `seats` are those who may see it; None: all.
    """

    __slots__ = ("about", "args", "name", "seats")

    def __init__(
        self, name: str, args: Mapping[str, Arg], about: str = "", seats: tuple[int, ...] | None = None
    ) -> None:
        self.name = name
        self.args = args
        self.about = about
        self.seats = seats

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat may see it. `None` is somebody who only watches."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {dict(self.args)!r})"

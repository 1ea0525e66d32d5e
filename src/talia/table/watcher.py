"""A watcher: somebody who looks at a table, over a WebSocket or with one request, and what waits to be sent to them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Union

from talia.table.room import Room

FOLLOW, GUEST = "follow", "guest"

Viewpoint = Union[int, str]
"""From where somebody wants to look: a seat, `follow` (the seat of theirs that decides) or `guest`."""

MOST_WAITING = 60
"""So many messages wait for somebody who reads slowly; after that they get only where the table stands then."""

_UNKNOWN = "unknown"


class Watcher:
    """Somebody who looks at a table: from which seat, in which language, and what they have been sent.

    `since` is the version of the table that they were sent last, -1 before the first.
    """

    def __init__(self, person: str, viewpoint: Viewpoint, lang: str, since: int) -> None:
        self.person = person
        self.viewpoint = viewpoint
        self.lang = lang
        self.since = since
        self._followed: int | None = None  # the seat that `follow` led to last
        self._waiting: deque[tuple[bytes, bool]] = deque()  # messages, and whether each is a state
        self._ready = asyncio.Event()
        self._log_seat: int | str | None = _UNKNOWN  # from which seat they read the log

    def seat(self, room: Room) -> int | None:
        """The seat they look from: only their own, or none."""
        mine = [seat for seat in room.seats_of(self.person) if not room.chairs[seat].bot]
        kept = room.seats_of(self.person)
        if self.viewpoint == GUEST or not kept:
            return None
        if isinstance(self.viewpoint, int):
            return self.viewpoint if self.viewpoint in kept else None
        deciding = [decision.seat for decision in room.open if decision.seat in mine]
        if deciding:
            self._followed = deciding[0]
        elif self._followed not in kept:
            self._followed = (mine or kept)[0]
        return self._followed

    def log_since(self, room: Room, seat: int | None) -> int:
        """The version from which on the log is new to them. Another seat of theirs has another log: that is told anew."""
        if self._log_seat == _UNKNOWN:
            several = self.viewpoint == FOLLOW and len(room.seats_of(self.person)) > 1
            return -1 if several else self.since
        return self.since if seat == self._log_seat else -1

    def put_state(self, message: bytes, version: int, seat: int | None) -> None:
        """Send where the table stands when they are ready for it."""
        self._waiting.append((message, True))
        self.since, self._log_seat = version, seat
        self._ready.set()

    def put_answer(self, message: bytes) -> None:
        """Send the answer to something they did when they are ready for it."""
        self._waiting.append((message, False))
        self._ready.set()

    @property
    def slow(self) -> bool:
        """Whether they read too slowly to be sent every state."""
        return len(self._waiting) >= MOST_WAITING

    @property
    def stalled(self) -> bool:
        """Whether they send commands and read no answers."""
        return len(self._waiting) >= 10 * MOST_WAITING

    def drop_states(self) -> None:
        """Forget all waiting messages but answers; the next state tells everything."""
        self._waiting = deque(each for each in self._waiting if not each[1])
        self.since = -1

    def has_seen(self, version: int) -> None:
        """They have what was told up to a version, and nothing of what was put since."""
        self.since, self._log_seat = version, _UNKNOWN

    async def next(self) -> bytes:
        """The next message to send."""
        while not self._waiting:
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()[0]

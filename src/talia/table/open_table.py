"""A room that somebody looks at, and those who look."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Union

import msgspec

from talia.table import presentation
from talia.table.presentation import TableFacts
from talia.table.room import Room

FOLLOW, GUEST, UNKNOWN = "follow", "guest", "unknown"

MOST_WAITING = 60
"""So many messages wait for somebody who reads slowly; after that they get only where the table stands then."""

_encode = msgspec.json.Encoder().encode

Looking = Union[int, str]  # a seat, `follow` or `guest`
_Scenes = dict[tuple[int | None, str], tuple[msgspec.Raw, msgspec.Raw]]  # scene and view, by seat and language


class Watcher:
    """Somebody who looks at a table: from which seat, in which language, and what they have been sent."""

    def __init__(self, person: str, looking: Looking, lang: str, since: int) -> None:
        self.person = person
        self.looking = looking
        self.lang = lang
        self.since = since
        self.near: int | None = None
        self._waiting: deque[tuple[bytes, bool]] = deque()  # messages, and whether each tells where the table stands
        self._ready = asyncio.Event()
        self._log_of: int | str | None = UNKNOWN

    def seat(self, room: Room) -> int | None:
        """The seat they look from: only their own, or none."""
        mine = [seat for seat in room.seats_of(self.person) if not room.chairs[seat].bot]
        kept = room.seats_of(self.person)
        if self.looking == GUEST or not kept:
            return None
        if isinstance(self.looking, int):
            return self.looking if self.looking in kept else None
        deciding = [decision.seat for decision in room.open if decision.seat in mine]
        if deciding:
            self.near = deciding[0]
        elif self.near not in kept:
            self.near = (mine or kept)[0]
        return self.near

    def log_since(self, room: Room, seat: int | None) -> int:
        """The version from which on the log is new to them. Another seat of theirs has another log: that is told anew."""
        if self._log_of == UNKNOWN:
            several = self.looking == FOLLOW and len(room.seats_of(self.person)) > 1
            return -1 if several else self.since
        return self.since if seat == self._log_of else -1

    def put(self, message: bytes, version: int, seat: int | None) -> None:
        """Send where the table stands when they are ready for it."""
        self._waiting.append((message, True))
        self.since, self._log_of = version, seat
        self._ready.set()

    def answer(self, message: bytes) -> None:
        """Send the answer to something they did when they are ready for it."""
        self._waiting.append((message, False))
        self._ready.set()

    @property
    def behind(self) -> bool:
        """Whether they read too slowly."""
        return len(self._waiting) >= MOST_WAITING

    @property
    def deaf(self) -> bool:
        """Whether they ask and ask and read no answer."""
        return len(self._waiting) >= 10 * MOST_WAITING

    def skip(self) -> None:
        """Forget all but answers; the next message tells everything."""
        self._waiting = deque(each for each in self._waiting if not each[1])
        self.since = -1

    def saw(self, version: int) -> None:
        """They have what was told up to a version, and nothing of what was put before them since."""
        self.since, self._log_of = version, UNKNOWN

    async def next(self) -> bytes:
        """The next message to send."""
        while not self._waiting:
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()[0]


class OpenTable:
    """A room, those who look at it, and what is being done there."""

    def __init__(self, room: Room, deed: TableFacts, changed_at: float) -> None:
        self.room = room
        self.deed = deed
        self.changed_at = changed_at
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bots: asyncio.Task[None] | None = None
        self.used = 0.0
        self.dirty = False
        self._scenes: _Scenes = {}
        self._before: _Scenes = {}  # as they were before the last entry
        self._summary: dict[str, Any] | None = None  # Any: plain JSON

    def changed(self, at: float) -> None:
        """An entry was folded in."""
        self._before, self._scenes = self._scenes, {}
        self._summary = None
        self.changed_at = at
        self.dirty = True

    @property
    def summary(self) -> dict[str, Any]:
        """What lists of tables tell of it."""
        if self._summary is None:
            self._summary = presentation.summary(self.room)
        return self._summary

    def info(self, person: str, lang: str) -> dict[str, Any]:
        """The table as a person sees it above the board."""
        here = {watcher.person for watcher in self.watchers if watcher.person}
        guests = sum(1 for watcher in self.watchers if not self.room.seats_of(watcher.person))
        return presentation.table_info(
            self.room.id,
            self.room.game,
            self.deed,
            self.changed_at,
            self.room.over,
            self.summary,
            person,
            lang,
            here,
            guests,
        )

    def state(self, watcher: Watcher) -> dict[str, Any]:
        """Where the table stands, as one who looks may know it, with what is new since they were told last."""
        room, person, lang = self.room, watcher.person, watcher.lang
        seat = watcher.seat(room)
        if (seat, lang) not in self._scenes:
            self._scenes[seat, lang] = self._shown(seat, lang)
        scene, view = self._scenes[seat, lang]
        return {
            "type": "state",
            "version": room.version,
            "seat": seat,
            "lang": lang,
            "table": self.info(person, lang),
            "scene": scene,
            "view": view,
            "decisions": presentation.decisions(room, person, lang),
            "log": presentation.log(room, watcher.log_since(room, seat), seat, lang),
            "chat": presentation.chat(room, watcher.since),
            "cause": presentation.cause(room, lambda about: self._shows(about, seat, lang)),
            "undo": presentation.undo(room, person, lang),
            "over": presentation.over(room.match, room.seats_of(person), lang) if room.dealt else None,
        }

    def _shown(self, seat: int | None, lang: str) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The scene and the view that a seat has."""
        room = self.room
        if not room.dealt:
            return presentation.waiting_scene(room, lang), msgspec.Raw(b"{}")
        return presentation.scene(room.match, seat, lang), msgspec.Raw(_encode(room.match.view(seat)))

    def _shows(self, ref: str, seat: int | None, lang: str) -> bool:
        """Whether a thing lies where that seat can see it, or lay there just before."""
        mark = b'"ref":' + _encode(ref)
        found = (scenes[seat, lang][0] for scenes in (self._before, self._scenes) if (seat, lang) in scenes)
        return any(mark in bytes(scene) for scene in found)

    def tell(self, watcher: Watcher) -> None:
        """Put where the table stands before one who looks."""
        if watcher.behind:
            watcher.skip()
        state = self.state(watcher)
        watcher.put(_encode(state), self.room.version, state["seat"])

    def tell_all(self, only: Callable[[Watcher], bool] | None = None) -> None:
        """Tell everybody who looks."""
        for watcher in list(self.watchers):
            if only is None or only(watcher):
                self.tell(watcher)

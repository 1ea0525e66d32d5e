"""An open table: its room, those who watch it, and what each of them is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from talia.table import commands, game_log, presentation
from talia.table.presentation import TableFacts
from talia.table.room import Room
from talia.table.watcher import Watcher

_encode = msgspec.json.Encoder().encode

_Scenes = dict[tuple[int | None, str], tuple[msgspec.Raw, msgspec.Raw]]  # scene and view, by seat and language


class OpenTable:
    """A room, those who watch it, and what is being done there.

    `dirty`: something happened that the stored lists of tables do not tell yet. `bot_task` runs while bots are to move.
    """

    def __init__(self, room: Room, facts: TableFacts, changed_at: float) -> None:
        self.room = room
        self.facts = facts
        self.changed_at = changed_at
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.bot_task: asyncio.Task[None] | None = None
        self.used_at = time.monotonic()  # whoever had it opened comes to watch in a moment: it is not idle before
        self.dirty = False
        self._scenes: _Scenes = {}
        self._scenes_before: _Scenes = {}  # as they were before the last entry
        self._summary: dict[str, Any] | None = None  # Any: plain JSON

    def changed(self, at: float) -> None:
        """The room has a new entry: what was made from it is not right any more."""
        self._scenes_before, self._scenes = self._scenes, {}
        self._summary = None
        self.changed_at = at
        self.dirty = True

    @property
    def summary(self) -> dict[str, Any]:
        """What lists of tables tell of it."""
        if self._summary is None:
            self._summary = presentation.summary(self.room)
        return self._summary

    @property
    def here(self) -> set[str]:
        """Who looks at the table now."""
        return {watcher.person for watcher in self.watchers if watcher.person}

    def info(self, person: str, lang: str) -> dict[str, Any]:
        """The protocol's TableInfo, for a person."""
        guests = sum(1 for watcher in self.watchers if not self.room.seats_of(watcher.person))
        return presentation.table_info(
            self.room.id,
            self.room.game,
            self.facts,
            self.changed_at,
            self.room.over,
            self.summary,
            person,
            lang,
            self.here,
            guests,
        )

    def state(self, watcher: Watcher) -> dict[str, Any]:
        """The protocol's State: where the table stands, as a watcher may know it, with what is new to them."""
        room, person, lang = self.room, watcher.person, watcher.lang
        seat = watcher.seat(room)
        if (seat, lang) not in self._scenes:
            self._scenes[seat, lang] = self._scene_and_view(seat, lang)
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
            "log": game_log.log(room, watcher.log_since(room, seat), seat, lang),
            "chat": presentation.chat(room, watcher.since),
            "lesson": presentation.lesson(room, person, lang),
            "cause": presentation.cause(room, lambda about: self._is_visible(about, seat, lang)),
            "undo": presentation.undo(room, person, lang),
            "followed": presentation.followed(room, person),
            "over": presentation.over(room.match, room.seats_of(person), lang) if room.dealt else None,
        }

    def foreseen(self, person: str, lang: str, number: int) -> dict[str, list[dict[str, str]]]:
        """By the key of each option of a person's decision what would certainly follow from it."""
        return presentation.foreseen(self.room, commands.foreseen_decision(self.room, person, number), lang)

    def _scene_and_view(self, seat: int | None, lang: str) -> tuple[msgspec.Raw, msgspec.Raw]:
        room = self.room
        if not room.dealt:
            return presentation.waiting_scene(room, lang), msgspec.Raw(b"{}")
        return presentation.scene(room.match, seat, lang, room.names()), msgspec.Raw(_encode(room.match.view(seat)))

    def _is_visible(self, ref: str, seat: int | None, lang: str) -> bool:
        """Whether a thing lies where that seat can see it, or lay there just before."""
        mark = b'"ref":' + _encode(ref)
        found = (scenes[seat, lang][0] for scenes in (self._scenes_before, self._scenes) if (seat, lang) in scenes)
        return any(mark in bytes(scene) for scene in found)

    def send_state(self, watcher: Watcher) -> None:
        """Send a watcher where the table stands."""
        if watcher.slow:
            watcher.drop_states()
        state = self.state(watcher)
        watcher.put_state(_encode(state), self.room.version, state["seat"])

    def send_state_to_all(self, only: Callable[[Watcher], bool] | None = None) -> None:
        """Send all watchers, or only those of them, where the table stands."""
        for watcher in list(self.watchers):
            if only is None or only(watcher):
                self.send_state(watcher)

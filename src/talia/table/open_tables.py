"""The open tables of this server process, and everything that happens at them.

A table is opened from the database when somebody comes, and closed when nobody has come for a while. Whatever is done goes
through `add`: it is checked, stored, applied to the room, and sent to all who watch.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from talia.kernel.errors import TaliaError, UnknownRules
from talia.kernel.game import Game
from talia.kernel.registry import game as find_game
from talia.table import commands, presentation
from talia.table.bot_processes import BotProcesses, question
from talia.table.entries import Entry, read, write
from talia.table.messages import Command, Foresee, Look, Ping
from talia.table.notifications import Listener
from talia.table.open_table import OpenTable
from talia.table.outdated import Outdated
from talia.table.presentation import TableFacts
from talia.table.refusal import Refusal, internal_error
from talia.table.room import Chair, Room, Terms
from talia.table.store import NewEntry, Store, StoredTable, Summary
from talia.table.tokens import new_id
from talia.table.watcher import Watcher

CLOSE_AFTER = 600.0
"""Seconds after which a table that nobody watches is closed; it opens again when somebody comes."""

BOT_PACE = 0.7
"""Seconds between choices at a table where only bots play, so that one can watch."""

BOT_TAKEOVER = 3.0
"""Seconds after which a worker lets a bot move that another worker should have moved."""

BOT_RETRY = 5.0
"""Seconds after which a bot tries again when its choice could not be stored."""

MAINTENANCE_INTERVAL = 0.5
"""Seconds between two rounds of storing what lists of tables tell, and of closing tables."""

POLL_INTERVAL = 0.1
"""Seconds between two questions to SQLite whether other workers have stored anything."""

_ID = re.compile("[0-9a-z]{1,20}")
_log = logging.getLogger("talia.table")


@dataclass(frozen=True, slots=True)
class Laid:
    """A new table: as it will be open, as it is to be stored, and the persons who sit there."""

    table: OpenTable
    stored: StoredTable
    sitting: list[str]


class OpenTables:
    """The tables that one worker of the server has open. Several workers share tables through the database."""

    def __init__(self, store: Store, bot_processes: BotProcesses, several_workers: bool = False) -> None:
        self.store = store
        self.bot_processes = bot_processes
        self._several_workers = several_workers
        self.shared = several_workers or store.postgres
        self._tables: dict[str, OpenTable] = {}
        self._opening: dict[str, asyncio.Task[OpenTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()  # Any: whatever they return is not looked at
        self._listener: Listener | None = None
        self._loop = asyncio.get_running_loop()

    def start(self) -> None:
        """Begin to listen to other workers and to keep the lists of tables fresh."""
        self._start(self._maintain())
        if self.store.postgres:
            self._listener = Listener(self.store, self._on_entry, self._on_connect)
        elif self._several_workers:
            self._start(self._poll_forever())

    async def close(self) -> None:
        """Store what is to be stored and go."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._store_summaries()
        await asyncio.to_thread(self.bot_processes.close)
        await asyncio.to_thread(self.store.close)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a background task failed", exc_info=task.exception())

    # Opening

    async def open(self, id: str) -> OpenTable:
        """A table, opened if it is not open yet."""
        table = self._tables.get(id)
        if table is None:
            task = self._opening.get(id)
            if task is None:
                task = self._opening[id] = self._loop.create_task(self._open(id))
                task.add_done_callback(lambda _: self._opening.pop(id, None))
            table = await asyncio.shield(task)
        table.used_at = time.monotonic()
        return table

    async def _open(self, id: str) -> OpenTable:
        stored = await asyncio.to_thread(self.store.table, id) if _ID.fullmatch(id) else None
        if stored is None:
            raise Refusal("missing", "error-table-no-table", id=id)
        room = await asyncio.to_thread(self._replay, stored)
        table = OpenTable(room, _facts(stored), stored.changed_at)
        self._tables[id] = table
        if table.summary != stored.summary or room.over != stored.over:
            table.dirty = True
        self._let_bots_move(table)
        return table

    def _replay(self, stored: StoredTable) -> Room:
        """A room with all its stored entries."""
        newest = find_game(stored.game)
        chairs = [Chair(**chair) for chair in stored.chairs]
        entries = [read(body) for body in self.store.entries_after(stored.id, 0)]
        try:
            room = Room(stored.id, newest.under(stored.rules), stored.origin, chairs, stored.owner, stored.terms)
        except UnknownRules:
            raise Outdated(stored, entries, newest.rules) from None
        for entry in entries:
            room.apply(entry)
        return room

    async def create(
        self, game: Game, origin: dict[str, Any], chairs: list[Chair], owner: str, listed: bool, terms: Terms
    ) -> OpenTable:
        """A new table. Any: an origin is plain JSON."""
        laid = await self.lay(game, origin, chairs, owner, listed, terms)
        await asyncio.to_thread(self.store.add_table, laid.stored, laid.sitting)
        return self.begin(laid)

    async def lay(
        self, game: Game, origin: dict[str, Any], chairs: list[Chair], owner: str, listed: bool, terms: Terms
    ) -> Laid:
        """A new table that is not stored yet. Any: an origin is plain JSON."""
        now = time.time()
        room = await asyncio.to_thread(Room, new_id(), game, origin, chairs, owner, terms)
        seats = [{"person": each.person, "name": each.name, "bot": each.bot} for each in chairs]
        table = OpenTable(room, TableFacts(listed, now, terms, origin), now)
        stored = StoredTable(
            room.id, game.id, game.rules, origin, seats, owner, listed, now, now, False, table.summary, terms
        )
        return Laid(table, stored, list(dict.fromkeys(each.person for each in chairs if each.person)))

    def begin(self, laid: Laid) -> OpenTable:
        """Open a new table that has been stored."""
        table = laid.table
        self._tables[table.room.id] = table
        table.used_at = time.monotonic()
        self._let_bots_move(table)
        return table

    # Doing something

    async def perform(self, table: OpenTable, person: str, command: Command) -> int:
        """Perform a command of a person. The version it led to."""
        if isinstance(command, (Foresee, Look, Ping)):  # which change nothing
            return table.room.version
        return await self.add(table, lambda room: commands.entry_for(room, person, command))

    async def leave_outdated(self, outdated: Outdated, person: str, seat: int) -> StoredTable:
        """Let somebody stand up from a table that cannot be played on. What is stored of it then."""
        while True:
            entry = outdated.leave(person, seat)
            left = [chair.person for number, chair in enumerate(outdated.chairs) if chair.person and number != seat]
            new = NewEntry(outdated.stored.id, len(outdated.entries) + 1, write(entry), list(dict.fromkeys(left)))
            added = await asyncio.wrap_future(self.store.append(new))
            bodies = await asyncio.to_thread(self.store.entries_after, outdated.stored.id, 0)
            outdated.entries = [read(body) for body in bodies]  # somebody else may have left at the same moment
            if added:
                break
        stored = outdated.current
        summary = Summary(stored.id, stored.over, time.time(), stored.summary)
        await asyncio.to_thread(self.store.store_summaries, [summary])
        return stored

    async def add(self, table: OpenTable, make_entry: Callable[[Room], Entry]) -> int:
        """Do something at a table: check it, store it, then tell everybody. The version it led to.

        It is done to its end even if whoever asked for it is gone: what is half done would be stored and told to nobody.
        """
        task = self._loop.create_task(self._add(table, make_entry))
        self._tasks.add(task)
        task.add_done_callback(self._added)
        return await asyncio.shield(task)

    def _added(self, task: asyncio.Task[int]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked is told, if they are still there

    async def _add(self, table: OpenTable, make_entry: Callable[[Room], Entry]) -> int:
        async with table.lock:
            while True:
                entry = await self._checked(table, make_entry)
                sitters = commands.sitters_after(table.room, entry)
                new = NewEntry(table.room.id, table.room.version + 1, write(entry), sitters)
                if await asyncio.wrap_future(self.store.append(new)):
                    break
                await self._catch_up(table)
                table.send_state_to_all()
            self._apply(table, entry)
            table.send_state_to_all()
            version = table.room.version
        self._let_bots_move(table)
        return version

    async def _checked(self, table: OpenTable, make_entry: Callable[[Room], Entry]) -> Entry:
        """The entry. Before it is refused, what other workers stored is applied: it may be right after that."""
        try:
            return make_entry(table.room)
        except TaliaError:
            version = table.room.version
            if self.shared:
                await self._catch_up(table)
            if table.room.version == version:
                raise
            table.send_state_to_all()
            return make_entry(table.room)

    async def refresh(self, table: OpenTable) -> None:
        """Apply all stored entries, so that whoever did something at another worker finds it done."""
        if self.shared:
            async with table.lock:
                version = table.room.version
                await self._catch_up(table)
                if table.room.version > version:
                    table.send_state_to_all()

    def _apply(self, table: OpenTable, entry: Entry) -> None:
        try:
            table.room.apply(entry)
        except BaseException:  # what is stored is right, what is in memory is not: whoever comes next opens it anew
            self._tables.pop(table.room.id, None)
            raise
        table.changed(time.time())

    async def _catch_up(self, table: OpenTable) -> None:
        """Apply what another worker stored."""
        for body in await asyncio.to_thread(self.store.entries_after, table.room.id, table.room.version):
            self._apply(table, read(body))

    # Other workers

    def _on_entry(self, id: str, number: int) -> None:
        """Called from the listener's thread: another worker stored an entry."""
        self._loop.call_soon_threadsafe(self._stored_elsewhere, id, number)

    def _on_connect(self) -> None:
        """Called from the listener's thread: until now notifications may have been lost."""
        self._loop.call_soon_threadsafe(lambda: self._start(self._poll()))

    def _stored_elsewhere(self, id: str, number: int) -> None:
        table = self._tables.get(id)
        if table is not None and table.room.version < number:
            self._start(self._follow(table, number))

    async def _follow(self, table: OpenTable, number: int) -> None:
        """Apply what another worker stored, and tell those who watch here."""
        async with table.lock:
            if table.room.version >= number:
                return
            await self._catch_up(table)
            table.dirty = False  # whoever stored it keeps the lists
            table.send_state_to_all()
        self._start(self._take_over_bots(table))

    async def _take_over_bots(self, table: OpenTable) -> None:
        """The worker that stored an entry lets the bots move; if it died, somebody else does."""
        version = table.room.version
        await asyncio.sleep(BOT_TAKEOVER)
        if table.room.version == version:
            self._let_bots_move(table)

    async def _poll(self) -> None:
        """Ask the database whether any open table has new entries."""
        ids = list(self._tables)
        if ids:
            for id, version in (await asyncio.to_thread(self.store.versions, ids)).items():
                self._stored_elsewhere(id, version)

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(POLL_INTERVAL)
            with _logged("other workers' entries could not be read"):
                await self._poll()

    # Bots

    def _let_bots_move(self, table: OpenTable) -> None:
        if table.bot_task is None and table.room.bot_to_move() is not None:
            table.bot_task = self._start(self._run_bots(table))

    async def _run_bots(self, table: OpenTable) -> None:
        """Let the bots of a table move until a person has to, or until the end."""
        room = table.room
        try:
            while self._tables.get(room.id) is table:
                due = room.bot_to_move()
                if due is None or (not room.people and not table.watchers):
                    return
                decision, seat, bot = due
                number = next(its for each, its in room.decisions if each is decision)
                asked = question(room.id, room.match, room.answers, decision.seat, seat, bot)
                began = time.monotonic()
                key = await self.bot_processes.answer(asked)
                if not room.people:
                    await asyncio.sleep(max(0.0, BOT_PACE - (time.monotonic() - began)))
                try:
                    await self._add_of_bot(table, number, decision.seat, key)
                except Refusal:
                    pass  # meanwhile something was undone, or somebody else moved
                except OperationalError as error:
                    internal_error("a bot's choice could not be stored", error)
                    await asyncio.sleep(BOT_RETRY)
        finally:
            table.bot_task = None

    async def _add_of_bot(self, table: OpenTable, number: int, decides: int | None, key: str) -> None:
        await self.add(table, lambda room: commands.bot_chose(room, number, decides, key))

    # Watching

    async def start_watching(self, table: OpenTable, watcher: Watcher) -> None:
        """Somebody comes to watch; those who are there see it."""
        known = bool(watcher.person) and any(each.person == watcher.person for each in table.watchers)
        table.watchers.add(watcher)
        table.send_state(watcher)
        if not known:
            table.send_state_to_all(lambda each: each is not watcher)
        self._let_bots_move(table)

    async def wait_for_news(self, table: OpenTable, watcher: Watcher, seen: int, seconds: float) -> None:
        """Wait until there is something newer than somebody saw, or for so long. The others are not told that they watch."""
        table.watchers.add(watcher)
        self._let_bots_move(table)
        try:
            async with asyncio.timeout(seconds):
                while table.room.version <= seen:
                    await watcher.next()
        except TimeoutError:
            pass
        finally:
            table.watchers.discard(watcher)
            table.used_at = time.monotonic()
        watcher.has_seen(seen)

    def stop_watching(self, table: OpenTable, watcher: Watcher) -> None:
        """Somebody goes."""
        table = self._tables.get(table.room.id, table)  # which may have been opened anew while they watched
        table.watchers.discard(watcher)
        table.used_at = time.monotonic()
        if not watcher.person or not any(each.person == watcher.person for each in table.watchers):
            table.send_state_to_all()

    # Lists

    def info(self, stored: StoredTable, person: str, lang: str) -> dict[str, Any] | None:
        """The protocol's TableInfo of a table, open or not; None if its game is not installed here."""
        table = self._tables.get(stored.id)
        if table is not None:
            return table.info(person, lang)
        try:
            game = find_game(stored.game)
        except TaliaError:
            return None
        return presentation.table_info(
            stored.id,
            game,
            _facts(stored),
            stored.changed_at,
            stored.over,
            stored.summary,
            person,
            lang,
            outdated=not game.knows(stored.rules, stored.origin),
        )

    async def _maintain(self) -> None:
        """Again and again: store what lists tell, and close the tables that nobody watches."""
        while True:
            await asyncio.sleep(MAINTENANCE_INTERVAL)
            with _logged("lists of tables could not be stored"):
                await self._store_summaries()
            old = time.monotonic() - CLOSE_AFTER
            for id, table in list(self._tables.items()):
                if table.used_at < old and not table.watchers and table.bot_task is None and not table.lock.locked():
                    del self._tables[id]

    async def _store_summaries(self) -> None:
        """Store what lists tell of the tables where something happened."""
        dirty = [table for table in self._tables.values() if table.dirty]
        if dirty:
            for table in dirty:
                table.dirty = False
            summaries = [Summary(table.room.id, table.room.over, table.changed_at, table.summary) for table in dirty]
            try:
                await asyncio.to_thread(self.store.store_summaries, summaries)
            except BaseException:
                for table in dirty:
                    table.dirty = True
                raise


def _facts(stored: StoredTable) -> TableFacts:
    return TableFacts(stored.listed, stored.made_at, stored.terms, stored.origin)


@contextlib.contextmanager
def _logged(failure: str) -> Iterator[None]:
    """A database that is away for a moment must not end what is done again and again."""
    try:
        yield
    except SQLAlchemyError:
        _log.exception(failure)

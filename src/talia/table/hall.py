"""The hall: the rooms that are open in this server, and everything that happens in them."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from talia.kernel.game import Game
from talia.kernel.registry import game as find_game
from talia.kernel.trouble import Trouble, UnknownRules
from talia.table import acts, telling
from talia.table.entries import Entry, read, write
from talia.table.live import Live, Watcher
from talia.table.notices import Listener
from talia.table.outdated import Outdated
from talia.table.refusal import Refusal, ours
from talia.table.room import Chair, Room, Terms
from talia.table.store import Append, Kept, Store, Summary
from talia.table.telling import Deed
from talia.table.thinkers import Thinkers, question

IDLE = 600.0
"""Seconds after which a room that nobody looks at is closed; it opens again when somebody comes."""

PACE = 0.7
"""Seconds between choices at a table where only bots play, so that one can watch."""

OTHERS = 3.0
"""Seconds after which a worker lets a bot move that another worker should have moved."""

AGAIN = 5.0
"""Seconds after which a bot tries again when its choice could not be stored."""

TIDY = 0.5
ASK = 0.1
CODE_MINUTES = 15

_ID = re.compile("[0-9a-z]{1,20}")
_log = logging.getLogger("talia.table")


def token_hash(token: str) -> str:
    """What is stored of a token or a code. They are long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_id(letters: int = 10) -> str:
    """A name that cannot be guessed, of letters and digits that cannot be mixed up."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(letters))


class Hall:
    """All that one worker of the server knows. Several workers share tables through the database."""

    def __init__(self, store: Store, thinkers: Thinkers, several: bool = False) -> None:
        self.store = store
        self.thinkers = thinkers
        self._several = several
        self.shared = several or store.postgres
        self._open: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()  # Any: whatever they return is not looked at
        self._listener: Listener | None = None
        self._loop = asyncio.get_running_loop()

    def start(self) -> None:
        """Begin to listen to other workers and to keep the lists of tables fresh."""
        self._start(self._tidy())
        if self.store.postgres:
            self._listener = Listener(self.store, self._hear_soon, self._ask_soon)
        elif self._several:
            self._start(self._ask_again_and_again())

    async def close(self) -> None:
        """Store what is to be stored and go."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self._summarise()
        await asyncio.to_thread(self.thinkers.close)
        await asyncio.to_thread(self.store.close)

    def _start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            _log.error("a task of the hall failed", exc_info=task.exception())

    # Opening rooms

    async def enter(self, id: str) -> Live:
        """The room of a table, opened if need be."""
        live = self._open.get(id)
        if live is None:
            task = self._opening.get(id)
            if task is None:
                task = self._opening[id] = self._loop.create_task(self._enter(id))
                task.add_done_callback(lambda _: self._opening.pop(id, None))
            live = await asyncio.shield(task)
        live.used = time.monotonic()
        return live

    async def _enter(self, id: str) -> Live:
        kept = await asyncio.to_thread(self.store.table, id) if _ID.fullmatch(id) else None
        if kept is None:
            raise Refusal("missing", "error-table-no-table", id=id)
        room = await asyncio.to_thread(self._replay, kept)
        live = Live(room, _deed(kept), kept.changed_at)
        self._open[id] = live
        if live.summary != kept.summary or room.over != kept.over:
            live.dirty = True
        self._let_bots_move(live)
        return live

    def _replay(self, kept: Kept) -> Room:
        """A room with all its entries, as they are stored."""
        newest = find_game(kept.game)
        chairs = [Chair(**chair) for chair in kept.chairs]
        entries = [read(body) for body in self.store.entries_after(kept.id, 0)]
        try:
            room = Room(kept.id, newest.under(kept.rules), kept.origin, chairs, kept.owner, kept.terms)
        except UnknownRules:
            raise Outdated(kept, entries, newest.rules) from None
        for entry in entries:
            room.fold(entry)
        return room

    async def make(
        self, game: Game, origin: dict[str, Any], chairs: list[Chair], owner: str, listed: bool, terms: Terms
    ) -> Live:
        """A new table. Any: an origin is plain JSON."""
        now = time.time()
        room = await asyncio.to_thread(Room, new_id(), game, origin, chairs, owner, terms)
        seats = [{"person": each.person, "name": each.name, "bot": each.bot} for each in chairs]
        live = Live(room, Deed(listed, now, terms, origin), now)
        kept = Kept(room.id, game.id, game.rules, origin, seats, owner, listed, now, now, False, live.summary, terms)
        sitting = list(dict.fromkeys(each.person for each in chairs if each.person))
        await asyncio.to_thread(self.store.make, kept, sitting)
        self._open[room.id] = live
        live.used = time.monotonic()
        self._let_bots_move(live)
        return live

    # Entries

    async def leave_outdated(self, outdated: Outdated, person: str, seat: int) -> Kept:
        """Let somebody stand up from a table that cannot be played on, and tell what is stored of it then."""
        while True:
            entry = outdated.leave(person, seat)
            left = [chair.person for number, chair in enumerate(outdated.chairs) if chair.person and number != seat]
            what = Append(outdated.kept.id, len(outdated.entries) + 1, write(entry), list(dict.fromkeys(left)))
            stored = await asyncio.wrap_future(self.store.append(what))
            bodies = await asyncio.to_thread(self.store.entries_after, outdated.kept.id, 0)
            outdated.entries = [read(body) for body in bodies]  # somebody else may have left at the same moment
            if stored:
                break
        kept = outdated.now
        told = Summary(kept.id, kept.over, time.time(), kept.summary)
        await asyncio.to_thread(self.store.summarise, [told])
        return kept

    async def add(self, live: Live, make: Callable[[Room], Entry]) -> int:
        """Do something at a table: check it, store it, then tell everybody. The version it led to.

        It is done to its end even if whoever asked for it is gone: what is half done would be stored and told to nobody.
        """
        task = self._loop.create_task(self._add(live, make))
        self._tasks.add(task)
        task.add_done_callback(self._added)
        return await asyncio.shield(task)

    def _added(self, task: asyncio.Task[int]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked is told, if they are still there

    async def _add(self, live: Live, make: Callable[[Room], Entry]) -> int:
        async with live.lock:
            while True:
                entry = await self._made(live, make)
                sitters = acts.sitters_after(live.room, entry)
                what = Append(live.room.id, live.room.version + 1, write(entry), sitters)
                if await asyncio.wrap_future(self.store.append(what)):
                    break
                await self._catch_up(live)
                live.tell_all()
            self._fold(live, entry)
            live.tell_all()
            version = live.room.version
        self._let_bots_move(live)
        return version

    async def _made(self, live: Live, make: Callable[[Room], Entry]) -> Entry:
        """The entry, if it may be. What is refused here may be right for somebody who knows of more entries than we do."""
        try:
            return make(live.room)
        except Trouble:
            version = live.room.version
            if self.shared:
                await self._catch_up(live)
            if live.room.version == version:
                raise
            live.tell_all()
            return make(live.room)

    async def refresh(self, live: Live) -> None:
        """Make sure that a room has all its entries, so that whoever did something at another worker finds it done."""
        if self.shared:
            async with live.lock:
                version = live.room.version
                await self._catch_up(live)
                if live.room.version > version:
                    live.tell_all()

    def _fold(self, live: Live, entry: Entry) -> None:
        try:
            live.room.fold(entry)
        except BaseException:  # what is stored is right, what is in memory is not: the next to come opens it anew
            self._open.pop(live.room.id, None)
            raise
        live.changed(time.time())

    async def _catch_up(self, live: Live) -> None:
        """Fold in what another worker stored."""
        for body in await asyncio.to_thread(self.store.entries_after, live.room.id, live.room.version):
            self._fold(live, read(body))

    def _hear_soon(self, table: str, number: int) -> None:
        self._loop.call_soon_threadsafe(self._heard, table, number)

    def _ask_soon(self) -> None:
        self._loop.call_soon_threadsafe(lambda: self._start(self._ask_all()))

    def _heard(self, table: str, number: int) -> None:
        live = self._open.get(table)
        if live is not None and live.room.version < number:
            self._start(self._follow(live, number))

    async def _follow(self, live: Live, number: int) -> None:
        """Another worker stored an entry."""
        async with live.lock:
            if live.room.version >= number:
                return
            await self._catch_up(live)
            live.dirty = False  # whoever stored it keeps the lists
            live.tell_all()
        self._start(self._move_for_others(live))

    async def _move_for_others(self, live: Live) -> None:
        """The worker that stored an entry lets the bots move; if it died, somebody else does."""
        version = live.room.version
        await asyncio.sleep(OTHERS)
        if live.room.version == version:
            self._let_bots_move(live)

    async def _ask_all(self) -> None:
        """Ask the database whether any open room has new entries."""
        ids = list(self._open)
        if ids:
            for table, version in (await asyncio.to_thread(self.store.versions, ids)).items():
                self._heard(table, version)

    async def _ask_again_and_again(self) -> None:
        while True:
            await asyncio.sleep(ASK)
            with _logged("other workers' entries could not be read"):
                await self._ask_all()

    # Bots

    def _let_bots_move(self, live: Live) -> None:
        if live.bots is None and live.room.bot_to_move() is not None:
            live.bots = self._start(self._run_bots(live))

    async def _run_bots(self, live: Live) -> None:
        """Let the bots of a table move until a person has to, or until the end."""
        room = live.room
        try:
            while self._open.get(room.id) is live:
                due = room.bot_to_move()
                if due is None or (not room.people and not live.watchers):
                    return
                decision, seat, bot = due
                number = next(its for each, its in room.decisions if each is decision)
                asked = question(room.id, room.match, room.answers, decision.seat, seat, bot)
                began = time.monotonic()
                key = await self.thinkers.answer(asked)
                if not room.people:
                    await asyncio.sleep(max(0.0, PACE - (time.monotonic() - began)))
                try:
                    await self._add_of_bot(live, number, decision.seat, key)
                except Refusal:
                    pass  # meanwhile something was taken back, or somebody else moved
                except OperationalError as error:
                    ours("a bot's choice could not be stored", error)
                    await asyncio.sleep(AGAIN)
        finally:
            live.bots = None

    async def _add_of_bot(self, live: Live, number: int, decides: int | None, key: str) -> None:
        await self.add(live, lambda room: acts.bot_chose(room, number, decides, key))

    # Looking

    async def look(self, live: Live, watcher: Watcher) -> None:
        """Somebody comes to look and stays; those who are there see it."""
        known = bool(watcher.person) and any(each.person == watcher.person for each in live.watchers)
        live.watchers.add(watcher)
        live.tell(watcher)
        if not known:
            live.tell_all(lambda each: each is not watcher)
        self._let_bots_move(live)

    async def glance(self, live: Live, watcher: Watcher, seen: int, seconds: float) -> None:
        """Somebody waits until there is something newer than they saw, or for so long; nobody need be told of that."""
        live.watchers.add(watcher)
        self._let_bots_move(live)
        try:
            async with asyncio.timeout(seconds):
                while live.room.version <= seen:
                    await watcher.next()
        except TimeoutError:
            pass
        finally:
            live.watchers.discard(watcher)
            live.used = time.monotonic()
        watcher.saw(seen)

    def look_away(self, live: Live, watcher: Watcher) -> None:
        """Somebody goes."""
        live.watchers.discard(watcher)
        live.used = time.monotonic()
        if not watcher.person or not any(each.person == watcher.person for each in live.watchers):
            live.tell_all()

    # Lists

    def told(self, kept: Kept, person: str, lang: str) -> dict[str, Any] | None:
        """A table in a list; None if its game is not installed here."""
        live = self._open.get(kept.id)
        if live is not None:
            return live.info(person, lang)
        try:
            game = find_game(kept.game)
        except Trouble:
            return None
        told = (kept.id, game, _deed(kept), kept.changed_at, kept.over, kept.summary, person, lang)
        return telling.table_info(*told, outdated=not game.knows(kept.rules, kept.origin))

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            with _logged("lists of tables could not be stored"):
                await self._summarise()
            old = time.monotonic() - IDLE
            for id, live in list(self._open.items()):
                if live.used < old and not live.watchers and live.bots is None and not live.lock.locked():
                    del self._open[id]

    async def _summarise(self) -> None:
        """Store what lists tell of the tables where something happened."""
        dirty = [live for live in self._open.values() if live.dirty]
        if dirty:
            for live in dirty:
                live.dirty = False
            told = [Summary(live.room.id, live.room.over, live.changed_at, live.summary) for live in dirty]
            try:
                await asyncio.to_thread(self.store.summarise, told)
            except BaseException:
                for live in dirty:
                    live.dirty = True
                raise


def _deed(kept: Kept) -> Deed:
    return Deed(kept.listed, kept.made_at, kept.terms, kept.origin)


@contextlib.contextmanager
def _logged(trouble: str) -> Iterator[None]:
    """A database that is away for a moment must not end what is done again and again."""
    try:
        yield
    except SQLAlchemyError:
        _log.exception(trouble)

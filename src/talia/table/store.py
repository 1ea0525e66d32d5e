"""Where tables are kept: SQLite or PostgreSQL, by the same statements.

Every entry of a table has a number, and the database takes each number once: two servers (or two people) that answer the
same decision cannot both be right. What has to be stored at the same time is stored in one transaction, so that a busy
server waits for its disk once for many choices.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from talia.kernel.errors import TaliaError
from talia.kernel.files import reason
from talia.table.database import codes, entries, metadata, people, sitters, tables
from talia.table.room import Terms
from talia.table.schema import migrate

CHANNEL = "talia"
"""Where PostgreSQL tells the other workers that a table has a new entry."""

LARGEST_BATCH = 200


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    game: str
    rules: int
    origin: dict[str, Any]  # Any: the game's own set-up, as plain JSON
    chairs: list[dict[str, str]]
    owner: str
    listed: bool
    made_at: float
    changed_at: float
    over: bool
    summary: dict[str, Any]  # Any: plain JSON, made by `presentation`
    terms: Terms


@dataclass(slots=True)
class NewEntry:
    """An entry to be stored: of which table, as which number, and who sits at the table from then on."""

    table: str
    number: int
    body: str
    sitters: Sequence[str] | None = None


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists tell of a table. Any: plain JSON, made by `presentation`."""

    table: str
    over: bool
    changed_at: float
    content: dict[str, Any]


class Store:
    """The database. Its methods wait for it, so they are called from threads; `append` is the one that many share."""

    def __init__(self, url: str, name: str = "") -> None:
        self.name = name  # of this worker, so that it knows its own notifications
        self.engine = _engine(url)
        self._writer_engine = self.engine.execution_options(writes=True)
        self.postgres = self.engine.dialect.name == "postgresql"
        _create_or_migrate(self.engine)
        self._write_lock = threading.Lock()
        self._waiting: queue.SimpleQueue[tuple[NewEntry, Future[bool]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Store what waits, then leave the database."""
        self._waiting.put(None)
        self._writer.join(timeout=10)
        self.engine.dispose()

    @contextmanager
    def write_transaction(self) -> Iterator[Connection]:
        """A transaction that writes. SQLite has one writer at a time and lets others try again; we queue instead."""
        with nullcontext() if self.postgres else self._write_lock, self._writer_engine.begin() as connection:
            yield connection

    # Entries

    def append(self, entry: NewEntry) -> Future[bool]:
        """Store an entry. The future is done when it is safe: True, or False if the table has such a number already."""
        future: Future[bool] = Future()
        self._waiting.put((entry, future))
        return future

    def _write(self) -> None:
        while True:
            first = self._waiting.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < LARGEST_BATCH:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._write_batch(batch)
            if last:
                return

    def _write_batch(self, batch: list[tuple[NewEntry, Future[bool]]]) -> None:
        batch = [each for each in batch if each[1].set_running_or_notify_cancel()]  # from now on it cannot be cancelled
        if not batch:
            return
        try:
            with self.write_transaction() as connection:
                stored = self._write_all(connection, [entry for entry, _ in batch])
        except Exception as error:
            for _, future in batch:
                future.set_exception(error)
            return
        for entry, future in batch:
            future.set_result((entry.table, entry.number) in stored)

    def _write_all(self, connection: Connection, batch: list[NewEntry]) -> set[tuple[str, int]]:
        """Store what can be stored, in one statement; a number that a table has already is left out."""
        now = time.time()
        groups = ", ".join(f"(:t{n}, :n{n}, :b{n}, :at)" for n in range(len(batch)))
        values: dict[str, Any] = {"at": now}  # Any: text and numbers
        for n, entry in enumerate(batch):
            values |= {f"t{n}": entry.table, f"n{n}": entry.number, f"b{n}": entry.body}
        done = connection.execute(
            text(
                f"INSERT INTO entries (table_id, number, body, at) VALUES {groups} "
                "ON CONFLICT (table_id, number) DO NOTHING RETURNING table_id, number"
            ),
            values,
        )
        stored = {(row[0], int(row[1])) for row in done}
        for entry in batch:
            if (entry.table, entry.number) in stored and entry.sitters is not None:
                connection.execute(delete(sitters).where(sitters.c.table_id == entry.table))
                if entry.sitters:
                    rows = [{"table_id": entry.table, "person": person} for person in entry.sitters]
                    connection.execute(insert(sitters), rows)
        if self.postgres and stored:
            payloads = [f"{table} {number} {self.name}" for table, number in stored]
            notify = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")
            connection.execute(notify, {"channel": CHANNEL, "payloads": payloads})
        return stored

    def entries_after(self, table: str, number: int) -> list[str]:
        """The entries of a table after a number, in order."""
        query = select(entries.c.body).where(entries.c.table_id == table, entries.c.number > number)
        with self.engine.connect() as connection:
            return list(connection.scalars(query.order_by(entries.c.number)))

    # Tables

    def add_table(self, table: StoredTable, sitting: Sequence[str]) -> None:
        """Store a new table."""
        with self.write_transaction() as connection:
            insert_table(connection, table, sitting)

    def table(self, id: str) -> StoredTable | None:
        """A table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == id)).mappings().first()
        return _stored_table(row) if row is not None else None

    def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How many entries each of these tables has."""
        newest = func.max(entries.c.number)
        query = select(entries.c.table_id, newest).where(entries.c.table_id.in_(ids)).group_by(entries.c.table_id)
        with self.engine.connect() as connection:
            return {row[0]: int(row[1]) for row in connection.execute(query)}

    def store_summaries(self, summaries: Sequence[Summary]) -> None:
        """Store what lists of tables tell. That is not part of storing an entry: lists may be a moment late."""
        rows = [
            {"its": each.table, "now_over": each.over, "at": each.changed_at, "content": as_json(each.content)}
            for each in summaries
        ]
        change = update(tables).where(tables.c.id == bindparam("its"))
        change = change.values(over=bindparam("now_over"), changed_at=bindparam("at"), summary=bindparam("content"))
        with self.write_transaction() as connection:
            connection.execute(change, rows)

    def listed(self, since: float, limit: int = 50) -> list[StoredTable]:
        """The tables that anybody may join or watch, those that changed last first."""
        query = select(tables).where(tables.c.listed, tables.c.over.is_(False), tables.c.changed_at > since)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(tables.c.changed_at.desc()).limit(limit)).mappings()
            return [_stored_table(row) for row in rows]

    def tables_of(self, person: str, limit: int = 100) -> list[StoredTable]:
        """The tables a person sits at, those that changed last first."""
        query = select(tables).join(sitters, sitters.c.table_id == tables.c.id).where(sitters.c.person == person)
        with self.engine.connect() as connection:
            rows = connection.execute(query.order_by(tables.c.changed_at.desc()).limit(limit)).mappings()
            return [_stored_table(row) for row in rows]

    # People and codes

    def add_person(self, id: str, token: str, name: str) -> None:
        """Store a person with the hash of their token."""
        with self.write_transaction() as connection:
            connection.execute(insert(people).values(id=id, token=token, name=name, made_at=time.time()))

    def person(self, token: str) -> tuple[str, str] | None:
        """The person whose token has this hash: id and name."""
        with self.engine.connect() as connection:
            row = connection.execute(select(people.c.id, people.c.name).where(people.c.token == token)).first()
        return (row.id, row.name) if row is not None else None

    def rename(self, person: str, name: str) -> None:
        """A person wants another name."""
        with self.write_transaction() as connection:
            connection.execute(update(people).where(people.c.id == person).values(name=name))

    def add_code(self, code: str, table: str, person: str, until: float) -> None:
        """Store the hash of a code that moves a person's seats to another device."""
        with self.write_transaction() as connection:
            connection.execute(delete(codes).where(codes.c.until < time.time()))
            connection.execute(insert(codes).values(code=code, table_id=table, person=person, until=until))

    def take_code(self, code: str) -> tuple[str, str] | None:
        """Use a code up: the table and the person it belongs to."""
        with self.write_transaction() as connection:
            row = connection.execute(select(codes).where(codes.c.code == code)).first()
            if row is None:
                return None
            gone = connection.execute(delete(codes).where(codes.c.code == code)).rowcount
        return (row.table_id, row.person) if gone and row.until >= time.time() else None

    def count_tables(self) -> int:
        """How many tables there are."""
        with self.engine.connect() as connection:
            return int(connection.scalar(select(func.count()).select_from(tables)) or 0)


def insert_table(connection: Connection, table: StoredTable, sitting: Sequence[str]) -> None:
    """Store a new table and who sits there, as part of a transaction."""
    row = {
        "id": table.id,
        "game": table.game,
        "rules": table.rules,
        "origin": as_json(table.origin),
        "chairs": as_json(table.chairs),
        "owner": table.owner,
        "listed": table.listed,
        "made_at": table.made_at,
        "changed_at": table.changed_at,
        "over": table.over,
        "summary": as_json(table.summary),
        "terms": as_json(table.terms),
    }
    connection.execute(insert(tables).values(row))
    if sitting:
        connection.execute(insert(sitters), [{"table_id": table.id, "person": person} for person in sitting])


def as_json(value: object) -> str:
    """A value as the database keeps it."""
    return msgspec.json.encode(value).decode()


def _stored_table(row: Any) -> StoredTable:  # Any: a row of whatever driver the database has
    return StoredTable(
        row["id"],
        row["game"],
        row["rules"],
        msgspec.json.decode(row["origin"]),
        msgspec.json.decode(row["chairs"]),
        row["owner"],
        row["listed"],
        row["made_at"],
        row["changed_at"],
        row["over"],
        msgspec.json.decode(row["summary"]),
        msgspec.json.decode(row["terms"], type=Terms),
    )


def _engine(url: str) -> Engine:
    """The database at a URL. A plain `postgresql://` means the driver we ship with."""
    try:
        found = make_url(url)
        if found.drivername in ("postgresql", "postgres"):
            found = found.set(drivername="postgresql+psycopg")
        if found.get_backend_name() not in ("sqlite", "postgresql"):
            raise TaliaError("error-table-database", url=found.render_as_string())
        if found.get_backend_name() == "sqlite" and found.database and found.database != ":memory:":
            _make_folder(Path(found.database).parent)
        engine = create_engine(found, pool_pre_ping=found.get_backend_name() == "postgresql")
    except (ArgumentError, NoSuchModuleError):
        raise TaliaError("error-table-database", url=url) from None
    except ModuleNotFoundError:
        raise TaliaError("error-table-driver") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _tune_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TaliaError("error-table-home", folder=str(folder), reason=reason(error)) from None


def _tune_sqlite(connection: Any, _: object) -> None:
    """Readers do not wait for the writer; what is committed is on the disk; a busy database is waited for."""
    connection.isolation_level = None  # we say BEGIN ourselves, see below
    for line in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {line}")


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write says so at once: two that read first and write then would block each other."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _create_or_migrate(engine: Engine) -> None:
    try:
        with engine.execution_options(writes=True).begin() as connection:
            if engine.dialect.name == "postgresql":  # several workers start at once; one of them makes the tables
                connection.execute(text("SELECT pg_advisory_xact_lock(7461)"))
            migrate(connection, metadata)
    except DBAPIError as error:
        told = str(error.orig).strip().splitlines()
        where = engine.url.database if engine.dialect.name == "sqlite" else engine.url.render_as_string()
        raise TaliaError("error-table-no-database", database=where or "", reason=told[0] if told else "") from None

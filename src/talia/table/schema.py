"""The version of the database's schema, and how a database of an earlier version becomes one of today's.

A migration is added to the end and never changed: there are databases out there that it has been run on. Each runs in the
transaction that also writes the new version, so a server that is killed in the middle has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Column, Connection, Integer, MetaData, Table, inspect, text

from talia.kernel.errors import TaliaError

_metadata = MetaData()

schema = Table("schema_version", _metadata, Column("version", Integer, primary_key=True))


def _terms_of_tables(connection: Connection) -> None:
    """Version 2: tables say what was settled when they were laid. Who sat on two seats then had laid it for one screen."""
    connection.execute(text("ALTER TABLE tables ADD COLUMN terms TEXT NOT NULL DEFAULT '{}'"))
    for id, chairs in connection.execute(text("SELECT id, chairs FROM tables")).all():
        people = [chair["person"] for chair in msgspec.json.decode(chairs) if chair["person"]]
        if len(set(people)) < len(people):
            terms = msgspec.json.encode({"one_screen": True}).decode()
            connection.execute(text("UPDATE tables SET terms = :terms WHERE id = :id"), {"terms": terms, "id": id})


def _campaigns(connection: Connection) -> None:
    """Version 3: tables may belong to a campaign. Its own tables are made like those of a new database."""


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_terms_of_tables, _campaigns)
"""The first leads from version 1 to version 2."""

VERSION = 1 + len(MIGRATIONS)


def migrate(connection: Connection, metadata: MetaData) -> None:
    """Make the tables of a new database, or bring an old one up to today's version; `TaliaError` if it is of a later one."""
    there = inspect(connection)
    if there.has_table("schema_version"):
        found = int(connection.scalar(text("SELECT version FROM schema_version")) or 1)
    elif there.has_table("tables"):
        found = 1  # it had no such table
    else:
        found = VERSION
    if found > VERSION:
        raise TaliaError("error-table-newer", found=found, known=VERSION)
    for migration in MIGRATIONS[found - 1 :]:
        migration(connection)
    metadata.create_all(connection)
    _metadata.create_all(connection)
    connection.execute(text("DELETE FROM schema_version"))
    connection.execute(text("INSERT INTO schema_version (version) VALUES (:version)"), {"version": VERSION})

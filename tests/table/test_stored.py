"""Databases of earlier versions: every table opens and stands where it stood, and the schema is brought up without loss."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text

from talia import TaliaError
from talia.table.bot_processes import BotProcesses, Question
from talia.table.schema import MIGRATIONS, VERSION
from talia.table.store import Store, _engine

from .house import House, Json, Person, opened

CORPUS = Path(__file__).parents[1] / "corpus"
VERSIONS = sorted(path.parent.name for path in CORPUS.glob("*/tables.sql"))


def _schema(version: str) -> tuple[str, ...]:
    """How a version made its tables."""
    memory = sqlite3.connect(":memory:")
    memory.executescript((CORPUS / version / "tables.sql").read_text(encoding="utf-8"))
    return tuple(
        made for (made,) in memory.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name")
    )


SCHEMAS = sorted({_schema(version): version for version in VERSIONS}.values())
"""A version of each schema: to another sort of database it makes no difference what the rows of a table say."""


def restored(version: str, database: str) -> Json:
    """Fill a fresh database with what an earlier version stored, and say where its tables stood."""
    dump = (CORPUS / version / "tables.sql").read_text(encoding="utf-8")
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as file:
            file.executescript(dump)
    else:
        _restore_elsewhere(dump, database)
    return json.loads((CORPUS / version / "tables.json").read_text(encoding="utf-8"))


def _restore_elsewhere(dump: str, database: str) -> None:
    """The same tables and rows in another sort of database, as that version would have made them there."""
    memory = sqlite3.connect(":memory:")
    memory.executescript(dump)
    with _engine(database).begin() as connection:
        for name, made in memory.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'").fetchall():
            connection.execute(text(made))
            cursor = memory.execute(f"SELECT * FROM {name}")
            columns = [column[0] for column in cursor.description]
            flags = {column for column in columns if re.search(rf"\b{column} BOOLEAN", made)}
            rows = [
                {column: bool(value) if column in flags else value for column, value in zip(columns, row, strict=True)}
                for row in cursor
            ]
            if rows:
                values = ", ".join(f":{column}" for column in columns)
                connection.execute(text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({values})"), rows)


FORGOTTEN = {"c2vtjxnb7j"}
"""Ostium alone, under its first rules, which are not known any more: it can be saved and left."""


def stored(told: Json) -> list[tuple[str, Json]]:
    """The tables that can be played on."""
    return [(id, each) for id, each in told["tables"].items() if id not in FORGOTTEN]


def check(house: House, id: str, told: Json) -> None:
    """A table stands where it stood."""
    room = house.run(lambda: house.open_tables.open(id)).room
    assert (room.match.fingerprint if room.dealt else None) == told["fingerprint"]
    assert (room.version, len(room.answers), room.over) == (told["version"], told["answers"], told["over"])
    assert [[decision.seat, decision.keys] for decision in room.open] == told["open"]
    assert [(chair.person, chair.name, chair.bot) for chair in room.chairs] == [
        (seat["person"], seat["name"] if not seat["bot"] or seat["person"] else "", seat["bot"])
        for seat in told["seats"]
    ]
    assert len(room.chat) == told["chat"]
    assert (room.asking.by if room.asking is not None else None) == (told["asking"] or {}).get("by")


async def _thinks_for_ever(processes: BotProcesses, question: Question) -> str:
    await asyncio.Event().wait()
    raise AssertionError


@pytest.mark.parametrize("version", VERSIONS)
def test_every_table_stands_where_it_stood(version: str, sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_all(version, sqlite, monkeypatch)


@pytest.mark.parametrize("version", SCHEMAS)
def test_so_it_does_in_postgres(version: str, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check_all(version, postgres, monkeypatch)


def check_all(version: str, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots whose turn it was would move as soon as their table is open: here they do not."""
    monkeypatch.setattr(BotProcesses, "answer", _thinks_for_ever)
    told = restored(version, database)
    for _ in range(2):  # as it was found, and after a restart
        with opened(database) as house:
            for id, each in stored(told):
                check(house, id, each)


@pytest.mark.parametrize("version", [*SCHEMAS, max(VERSIONS, key=lambda version: [*map(int, version.split("."))])])
def test_people_find_their_seats_and_play_on(version: str, sqlite: str) -> None:
    told = restored(version, sqlite)
    with opened(sqlite) as house:
        people = {each["id"]: Person(house, each["id"], each["token"]) for each in told["people"].values()}
        played = 0
        for id, each in stored(told):
            mine = [people[seat["person"]] for seat in each["seats"] if seat["person"] in people]
            for person in mine:
                assert id in [table["id"] for table in person.get("/api/tables/mine")["tables"]]
                if person.info(id)["my_turn"] and not each["asking"]:
                    person.choose(id)
                    played += 1
                    break
        assert played >= 4


def test_a_table_whose_rules_are_forgotten_is_saved_and_left(sqlite: str) -> None:
    told = restored("0.1.0", sqlite)
    with opened(sqlite) as house:
        for id in FORGOTTEN:
            each = told["tables"][id]
            owner = next(one for one in told["people"].values() if one["id"] == each["owner"])
            eve = Person(house, owner["id"], owner["token"])
            assert eve.no(f"/api/tables/{id}/state") == "impossible"
            assert eve.info(id)["outdated"] is True
            save = json.loads(eve.ask("GET", f"/api/tables/{id}/save").text)
            assert (save["game"], save["rules"], len(save["keys"])) == (each["game"], 1, each["answers"])
            eve.post(f"/api/tables/{id}/leave", {"seat": 0})
            assert id not in [table["id"] for table in eve.get("/api/tables/mine")["tables"]]


def test_a_table_of_the_first_version_keeps_the_rules_against_looking_ahead(sqlite: str) -> None:
    """Its cards were dealt when it was laid; from now on whoever laid it learns no more than their seat shows."""
    told = restored("0.1.0", sqlite)
    with opened(sqlite) as house:
        people = {each["id"]: Person(house, each["id"], each["token"]) for each in told["people"].values()}
        seen = 0
        for id, each in told["tables"].items():
            kinds = [seat["kind"] for seat in each["seats"]]
            if each["game"] == "ostium" and sorted(kinds) == ["open", "person"]:
                owner = people[each["owner"]]
                assert owner.no(f"/api/tables/{id}/save") == "forbidden"
                assert owner.no(f"/api/tables/{id}/sit", {"seat": kinds.index("open")}) == "forbidden"
                seen += 1
        assert seen == 2


def test_who_sat_on_two_seats_had_laid_the_table_for_one_screen(sqlite: str) -> None:
    told = restored("0.1.0", sqlite)
    store = Store(sqlite)
    found = {id: store.table(id) for id in told["tables"]}
    screens = {id for id, kept in found.items() if kept is not None and kept.terms.one_screen}
    assert screens == {
        id
        for id, each in told["tables"].items()
        if len({seat["person"] for seat in each["seats"] if seat["person"]})
        < sum(bool(seat["person"]) for seat in each["seats"])
    }
    assert all(kept is not None and not kept.terms.waits for kept in found.values())
    store.close()


# The schema


def version_of(database: str) -> list[int]:
    with _engine(database).connect() as connection:
        return list(connection.scalars(text("SELECT version FROM schema_version")))


def test_a_new_database_has_todays_version(database: str) -> None:
    Store(database).close()
    Store(database).close()
    assert version_of(database) == [VERSION] == [1 + len(MIGRATIONS)]


def test_an_old_one_is_brought_up_once(database: str) -> None:
    restored("0.1.0", database)
    Store(database).close()
    assert version_of(database) == [VERSION]
    Store(database).close()
    assert version_of(database) == [VERSION]


def test_a_database_from_tomorrow_is_refused_in_one_sentence(database: str) -> None:
    Store(database).close()
    with _engine(database).begin() as connection:
        connection.execute(text("UPDATE schema_version SET version = 99"))
    with pytest.raises(TaliaError, match="This database is of version 99, and this Talia knows versions up to"):
        Store(database)
    assert version_of(database) == [99], "and nothing was changed"


def test_a_migration_that_breaks_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from talia.table import schema

    told = restored("0.1.0", database)

    def half(connection: object) -> None:
        MIGRATIONS[0](connection)  # type: ignore[arg-type]
        raise RuntimeError("the power is gone")

    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", (half,))
        with pytest.raises(RuntimeError):
            Store(database)
    with _engine(database).connect() as connection:
        columns = connection.execute(text("SELECT * FROM tables")).keys()
    assert "terms" not in columns
    with opened(database) as house:
        id, each = next(iter(told["tables"].items()))
        check(house, id, each)

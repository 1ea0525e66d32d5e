"""A database that cannot store anything for a while: whoever chooses is told, nothing is half done, and it goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future

import pytest
from sqlalchemy.exc import OperationalError

from talia.table import open_tables
from talia.table.store import NewEntry, Store

from .house import House


class Disk:
    """Is full for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        self.spared = ""  # whose choices it has room for all the same
        self.refused = 0
        right: Callable[[Store, NewEntry], Future[bool]] = Store.append

        def append(store: Store, what: NewEntry) -> Future[bool]:
            if not self.full or (self.spared and self.spared in what.body):
                return right(store, what)
            self.refused += 1
            failed: Future[bool] = Future()
            failed.set_exception(OperationalError("INSERT", {}, Exception("database or disk is full")))
            return failed

        monkeypatch.setattr(Store, "append", append)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    monkeypatch.setattr(open_tables, "BOT_RETRY", 0.01)
    return Disk(monkeypatch)


def test_whoever_chooses_is_told_and_may_choose_again(
    one_house: House, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    decision = ann.mine(table)
    act = {"type": "choose", "number": decision["number"], "key": decision["options"][0]["key"]}
    disk.full = True
    with ann.line(table) as line:
        before = line.state()
        texts = set()
        for lang in ("en", "pl"):
            answer = ann.ask("POST", f"/api/tables/{table}/do", act, lang=lang)
            assert answer.status_code == 500
            texts.add(answer.json()["error"]["text"])
        assert texts == {
            "That could not be stored: the database is away or its disk is full. Nothing was changed.",
            "Nie udało się tego zapisać: baza danych jest niedostępna albo dysk jest pełny. Niczego nie zmieniono.",
        }
        told = line.send("choose", number=decision["number"], key=decision["options"][0]["key"])
        assert told["error"]["code"] == "trouble"
        assert told["error"]["text"] in texts
        assert ann.state(table)["version"] == before["version"]
        disk.full = False
        assert line.send("choose", number=decision["number"], key=decision["options"][0]["key"])["ok"]
    assert ann.state(table)["table"]["choices"] == 1
    said = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert len(said) == 3
    assert all("database or disk is full" in record.getMessage() and record.exc_info is None for record in said)


def test_bots_wait_until_their_choices_can_be_stored(one_house: House, disk: Disk, quick_bots: None) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "random"])
    with ann.line(table) as line:
        state = line.state()
        while not any(each["mine"] for each in state["decisions"]):
            state = line.state()
        disk.full, disk.spared = True, ann.id
        while any(each["mine"] for each in state["decisions"]):
            ann.choose(table)
            state = line.state()
        while disk.refused < 3:
            one_house.run(_a_moment)
        disk.full = False
        version = state["version"]
        assert line.state(lambda each: bool(each["version"] > version)), "nobody had to do anything"


async def _a_moment() -> None:
    import asyncio

    await asyncio.sleep(0.01)

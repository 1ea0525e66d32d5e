"""Thousands of messages that nobody should send: no 500, no crash, no leak, and the game goes on."""

from __future__ import annotations

import asyncio
import logging

import pytest

import talia
from talia.table import open_tables

from .fuzzing import fuzz
from .house import House


@pytest.mark.parametrize(("database", "messages"), [("sqlite", 500), ("postgres", 200)], indirect=["database"])
def test_nothing_that_is_sent_does_any_harm(
    house: House, messages: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id, ann, watch = fuzz(house, messages, seed=11)
    assert {"malformed", "unknown", "forbidden", "stale", "too-large", "impossible", "missing"} <= set(watch.codes)
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert watch.choices > messages // 200
    open_table = house.run(lambda: house.open_tables.open(id))
    assert len(open_table.watchers) == 0
    assert sum(len(each.watchers) for each in house.open_tables._tables.values()) == 0
    house.rush(id)
    assert talia.load(ann.ask("GET", f"/api/tables/{id}/save").text).over, "it was played to its end"
    monkeypatch.setattr(open_tables, "CLOSE_AFTER", -1.0)
    monkeypatch.setattr(open_tables, "MAINTENANCE_INTERVAL", 0.01)
    for _ in range(300):
        if not house.open_tables._tables:
            break
        house.run(_a_moment)
    assert not house.open_tables._tables, "no room is kept that nobody looks at"


async def _a_moment() -> None:
    await asyncio.sleep(0.01)

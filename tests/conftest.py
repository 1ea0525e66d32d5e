"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest

FIRST = (
    "test_whole_",
    "test_every_card_is_played",
    "test_a_pilot_who_does",
    "test_kill.py",
    "harder_levels_are_harder",
    "test_a_full_table",
)
"""What takes longest comes first, so that no worker is left alone with it at the end."""

SHORT = 2
"""The turn of what takes neither long nor a browser."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Each worker begins with its part of the list: it has as much as the others of what takes long, then of what waits
    for a browser. The rest is short, and neighbours stay together, because what they share is made once in every worker."""
    items.sort(key=_turn)
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    long = sum(_turn(item) < SHORT for item in items)
    first, rest = items[:long], items[long:]
    ends = [len(rest) * worker // workers for worker in range(workers + 1)]
    parts = [(*first[worker::workers], *rest[ends[worker] : ends[worker + 1]]) for worker in range(workers)]
    items[:] = [item for part in parts for item in part]


def _turn(item: pytest.Item) -> int:
    if any(part in item.nodeid for part in FIRST):
        return 0
    return 1 if "tests/browser/" in item.nodeid else SHORT


def pytest_collection_finish() -> None:
    """What was collected stays to the end: looking through it for garbage took a seventh of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)

"""What holds for all tests."""

from __future__ import annotations

import gc

import pytest

LONGEST = ("test_whole_", "test_every_card_is_played", "test_a_pilot_who_does", "test_kill.py", "ostium-3]")
"""What takes longest comes first, so that no worker is left alone with it at the end."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: not any(part in item.nodeid for part in LONGEST))


def pytest_collection_finish() -> None:
    """What was collected stays to the end: looking through it for garbage took a seventh of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)

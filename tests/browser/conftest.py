"""A real server, a real Chromium, and people who each have a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from . import house as houses
from .player import PATIENCE, PHONE, WIDE, Player


class Door(Protocol):
    """Lets somebody in, with a fresh browser. `phone`: a small screen that is touched; `motion`: cards may fly."""

    def __call__(
        self, name: str, phone: bool = False, motion: bool = False, lang: str = "en", scheme: str = "light"
    ) -> Player: ...


@pytest.fixture(scope="session")
def served() -> Iterator[houses.Served]:
    """The server. One game more than usual is installed there: the toy, which has no board of its own."""
    if not houses.SITE.exists():
        pytest.skip(houses.NO_SITE)
    with houses.served(toy=True) as server:
        yield server


@pytest.fixture(scope="session")
def house(served: houses.Served) -> str:
    """The address of the server."""
    return served.address


@pytest.fixture(scope="session")
def database(served: houses.Served) -> Path:
    """The file in which the server keeps its tables."""
    return served.database


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One Chromium. For this package only: Playwright leaves an event loop running, in the way of tests that start one."""
    if houses.CHROMIUM is None:
        pytest.skip(houses.NO_CHROMIUM)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = houses.launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def person(house: str, chromium: Browser) -> Iterator[Door]:
    """`person("Ann")` comes with a fresh browser. Whatever goes wrong in it fails the test."""
    people: list[Player] = []

    def enter(name: str, phone: bool = False, motion: bool = False, lang: str = "en", scheme: str = "light") -> Player:
        width, height = PHONE if phone else WIDE
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        people.append(Player(name, context.new_page(), house))
        return people[-1]

    yield enter
    trouble = [line for each in people for line in each.trouble]
    for each in people:
        each.context.close()
    assert not trouble, "\n".join(trouble)

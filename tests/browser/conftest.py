"""A real server, a real Chromium, and people who each have a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from . import house as houses
from .player import PATIENCE, PHONE, UNPAINTED, WIDE, Player


class Door(Protocol):
    """Lets somebody in, with a browser of their own. `phone`: a small screen that is touched; `motion`: cards may fly."""

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


class Browsers:
    """The browsers people come with. Whoever leaves gives theirs to the next: emptied, so that nobody is known there, but
    with the pages' code at hand. Reading and compiling that again was half of what opening a table took."""

    def __init__(self, chromium: Browser) -> None:
        self._chromium = chromium
        self._free: dict[tuple[bool, str], list[BrowserContext]] = {}

    def take(self, house: str, phone: bool, lang: str) -> Page:
        """An empty page, in a browser in which nobody has been to this house."""
        free = self._free.setdefault((phone, lang), [])
        if not free:
            return self._another(house, phone, lang).new_page()
        context = free.pop()
        context.clear_cookies()
        context.clear_permissions()
        page = context.new_page()
        inside = context.new_cdp_session(page)
        inside.send("Storage.clearDataForOrigin", {"origin": house, "storageTypes": "all"})
        inside.detach()
        return page

    def give_back(self, page: Page, phone: bool, lang: str) -> None:
        """Somebody has left."""
        page.close()
        self._free[phone, lang].append(page.context)

    def _another(self, house: str, phone: bool, lang: str) -> BrowserContext:
        width, height = PHONE if phone else WIDE
        context = self._chromium.new_context(
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            locale={"en": "en-GB", "pl": "pl-PL"}[lang],
        )
        context.set_default_timeout(PATIENCE)
        # A page that stays open: with the last one of a browser its process would end (house.ONE_EACH).
        context.new_page().goto(house + "/favicon.svg")
        return context


@pytest.fixture(scope="package")
def browsers(chromium: Browser) -> Browsers:
    """The browsers of all who come."""
    return Browsers(chromium)


@pytest.fixture
def person(house: str, browsers: Browsers) -> Iterator[Door]:
    """`person("Ann")` comes with a browser that knows nobody. Whatever goes wrong in it fails the test."""
    people: list[tuple[Player, bool, str]] = []

    def enter(name: str, phone: bool = False, motion: bool = False, lang: str = "en", scheme: str = "light") -> Player:
        page = browsers.take(house, phone, lang)
        page.emulate_media(
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="no-preference" if motion else "reduce",
        )
        page.add_init_script(UNPAINTED)
        player = Player(name, page, house)
        people.append((player, phone, lang))
        return player

    yield enter
    trouble = [line for each, _, _ in people for line in each.trouble]
    for each, phone, lang in people:
        browsers.give_back(each.page, phone, lang)
    assert not trouble, "\n".join(trouble)

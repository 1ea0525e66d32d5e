"""Playing at a server that is killed in the middle of it, and looking for what was acknowledged."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import talia
from talia.table.entries import Chose, read
from talia.table.store import Store

from .house import Json, wished
from .served import WEB, Served, person

TABLES = 4


class Player:
    """Somebody who plays both seats of a table as fast as the server lets them, and remembers what was acknowledged."""

    def __init__(self, server: Served, number: int) -> None:
        self.server = server
        self.headers = person(server.url, f"Player {number}")
        wish = wished("ostium", ["me", "hot"], seed=number)
        made = WEB.post(f"{server.url}/api/tables", json=wish, headers=self.headers).raise_for_status()
        self.table = str(made.json()["id"])
        self.kept: list[str] = []
        self.sent: str | None = None
        self.chance = random.Random(number)

    async def play(self, acknowledged: Callable[[], None]) -> None:
        """Choose until the server is gone."""
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.table}/live?seat=follow"
        async with connect(address, additional_headers=self.headers, compression=None) as line:
            state = await self._next(line, "state")
            assert state["table"]["choices"] in (len(self.kept), len(self.kept) + 1)
            if state["table"]["choices"] > len(self.kept):
                assert self.sent is not None
                self.kept.append(self.sent)
            while state["over"] is None:
                decision = state["decisions"][0]
                self.sent = self.chance.choice(decision["options"])["key"]
                await line.send(json.dumps({"type": "choose", "number": decision["number"], "key": self.sent}))
                state = await self._next(line, "state")
                answer = await self._next(line, "answer")
                assert answer["ok"], answer
                self.kept.append(self.sent)
                self.sent = None
                acknowledged()

    async def _next(self, line: ClientConnection, type: str) -> Json:
        while (message := json.loads(await line.recv()))["type"] != type:
            pass
        return message

    def check(self, stored: list[str]) -> None:
        """All that was acknowledged is there, and at most the one choice whose answer never came."""
        assert stored[: len(self.kept)] == self.kept
        assert stored[len(self.kept) :] in ([], [self.sent])


def stored_keys(store: Store, table: str) -> list[str]:
    found = [read(body) for body in store.entries_after(table, 0)]
    return [entry.answer.key for entry in found if isinstance(entry, Chose)]


def check_all(players: list[Player], database: str) -> None:
    store = Store(database)
    try:
        for player in players:
            player.check(stored_keys(store, player.table))
    finally:
        store.close()


def check_reopened(players: list[Player]) -> None:
    """Every table opens, and its save is the match that those choices make."""
    for player in players:
        save = WEB.get(f"{player.server.url}/api/tables/{player.table}/save", headers=player.headers)
        match = talia.load(save.raise_for_status().text)
        player.check(match.keys)


def play_and_kill(server: Served, players: list[Player], chance: random.Random, least: int, most: int) -> None:
    """Play at all tables at once, and kill the server after so many choices in the middle of whatever it does."""
    limit = chance.randint(least, most)
    count = 0

    def acknowledged() -> None:
        nonlocal count
        count += 1
        if count == limit:
            server.kill()

    async def play() -> None:
        ends = [player.play(acknowledged) for player in players]
        for end in await asyncio.gather(*ends, return_exceptions=True):
            assert end is None or isinstance(end, (ConnectionClosed, OSError)), repr(end)

    asyncio.run(play())
    assert count >= limit
    check_all(players, server.database)

"""A server in this process and the people who use it, so that tests read like what people do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import random
import warnings
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx

from talia.table.app import create_app
from talia.table.entries import Answer, Chose
from talia.table.open_tables import OpenTables
from talia.table.refusal import STATUS

with warnings.catch_warnings():  # Starlette would rather have its client on httpx2, which nothing else here needs
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

Json = Any  # whatever JSON says
T = TypeVar("T")

SOON = 60.0
"""Seconds after which what should have come long ago is not waited for any more."""


@contextlib.contextmanager
def opened(database: str, several_workers: bool = False, limits: bool = False) -> Iterator[House]:
    """The server, from its start to its end."""
    with TestClient(create_app(database, several_workers, limits=limits), base_url="http://talia.test") as client:
        house = House(client)
        try:
            yield house
        finally:
            for line in list(house.lines):  # of tests that failed
                line.close()


class House:
    """A server in this process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.lines: list[Line] = []

    @property
    def open_tables(self) -> OpenTables:
        """All that the server knows; for the few tests that look behind the protocol."""
        tables: OpenTables = self.client.app.state.open_tables  # type: ignore[attr-defined]  # Starlette's, not any ASGI application's
        return tables

    def fields(self, game: str, lang: str = "en") -> dict[str, Json]:
        """The fields of the form of a game's set-up, by name."""
        found = next(each for each in self.guest.get("/api/games", lang=lang)["games"] if each["id"] == game)
        return {field["name"]: field for field in found["fields"]}

    def person(self, name: str) -> Person:
        """Somebody new."""
        told = Person(self, "", "").post("/api/people", {"name": name})
        self.client.cookies.clear()  # here everybody tells who they are themselves
        return Person(self, told["id"], told["token"])

    def people(self, *names: str) -> list[Person]:
        """Several new people."""
        return [self.person(name) for name in names]

    def play(
        self, table: str, *players: Person, seed: int = 1, until: Callable[[Json], bool] = lambda _: False
    ) -> None:
        """Let people choose at random until something is so for the first of them, or until the end."""
        chance = random.Random(seed)
        version = -1
        while not until(state := players[0].state(table, since=version)) and state["over"] is None:
            version = state["version"]
            told = (state, *(player.state(table, since=version) for player in players[1:]))
            player, decision = next((p, t["decisions"][0]) for p, t in zip(players, told) if t["decisions"][0]["mine"])
            player.answer(table, decision, chance.choice(decision["options"])["key"])

    def rush(self, table: str, seed: int = 1, choices: int = 10_000) -> None:
        """Let those who sit choose at random, so many times or until the end, without going over the network."""
        chance = random.Random(seed)

        async def go() -> None:
            open_table = await self.open_tables.open(table)
            for _ in range(choices):
                if open_table.room.match.over:
                    return
                decision, _ = open_table.room.decisions[0]
                by = open_table.room.chairs[decision.seat or 0].person
                entry = Chose(Answer(decision.seat, chance.choice(decision.options).key, by))
                await self.open_tables.add(open_table, lambda room, entry=entry: entry)  # type: ignore[misc]  # mypy infers no default

        self.run(go)

    def run(self, work: Callable[[], Awaitable[T]]) -> T:
        """Run something where the server runs."""
        assert self.client.portal is not None
        return self.client.portal.call(work)

    @property
    def guest(self) -> Person:
        """Nobody the server knows."""
        return Person(self, "", "")


class Person:
    """Whoever knows a token; without one, a guest."""

    def __init__(self, house: House, id: str, token: str) -> None:
        self.house = house
        self.id = id
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """How a program tells who it is."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, body: Json = None, **query: str | int) -> httpx.Response:
        """One request, whatever the answer."""
        answer: httpx.Response = self.house.client.request(method, path, json=body, params=query, headers=self.headers)
        return answer

    def get(self, path: str, **query: str | int) -> Json:
        """What is there."""
        return _fine(self.ask("GET", path, **query))

    def post(self, path: str, body: Json = None, **query: str | int) -> Json:
        """Change something."""
        return _fine(self.ask("POST", path, body if body is not None else {}, **query))

    def no(self, path: str, body: Json = None, **query: str | int) -> str:
        """Ask for what is refused: the code of the refusal. With a body something is to be changed."""
        return _refused(self.ask("GET" if body is None else "POST", path, body, **query))

    # Tables

    def table(self, game: str = "ostium", seats: Sequence[str] = ("me", "open"), **wish: Json) -> str:
        """Make a table: `me`, `open`, `hot`, or the name of a bot for each seat. Its id."""
        told = self.post("/api/tables", wished(game, seats, **wish))
        return str(told["id"])

    def sit(self, table: str, seat: int, name: str = "") -> Json:
        """Take a seat."""
        return self.post(f"/api/tables/{table}/sit", {"seat": seat, "name": name})

    def info(self, table: str, **query: str) -> Json:
        """The table, as lists tell of it."""
        return self.get(f"/api/tables/{table}", **query)

    def state(self, table: str, **query: str | int) -> Json:
        """Where the table stands."""
        return self.get(f"/api/tables/{table}/state", **query)

    def mine(self, table: str, **query: str | int) -> Json:
        """The first decision that is this person's."""
        return next(each for each in self.state(table, **query)["decisions"] if each["mine"])

    def do(self, table: str, act: str, **fields: Json) -> Json:
        """An act that succeeds."""
        told = self.post(f"/api/tables/{table}/do", {"type": act, "id": 7, **fields})
        assert (told["type"], told["id"], told["ok"]) == ("answer", 7, True)
        return told

    def cannot(self, table: str, act: str, **fields: Json) -> str:
        """An act that is refused: the code."""
        return self.no(f"/api/tables/{table}/do", {"type": act, **fields})

    def choose(self, table: str, pick: int | str = 0) -> str:
        """Answer the first decision that is this person's; the key that was chosen."""
        decision = self.mine(table)
        key = decision["options"][pick]["key"] if isinstance(pick, int) else pick
        self.answer(table, decision, key)
        return str(key)

    def answer(self, table: str, decision: Json, key: str) -> Json:
        """Answer a decision."""
        return self.do(table, "choose", number=decision["number"], key=key)

    @contextlib.contextmanager
    def line(self, table: str, headers: dict[str, str] | None = None, **query: str | int) -> Iterator[Line]:
        """Look at a table for a while."""
        line = Line(self.house, f"/api/tables/{table}/live", urlencode(query), {**self.headers, **(headers or {})})
        try:
            yield line
        finally:
            line.close()


class Line:
    """A WebSocket to a table, as a browser has one."""

    def __init__(self, house: House, path: str, query: str = "", headers: dict[str, str] | None = None) -> None:
        self.states: list[Json] = []
        self.closed: int | None = None
        self._ids = 0
        self._passed: deque[Json] = deque()  # states that came before an answer
        self._heard: queue.SimpleQueue[Json] = queue.SimpleQueue()
        self._said: asyncio.Queue[Json] = asyncio.Queue()
        self._reads = asyncio.Event()
        self._reads.set()
        told = {"host": "talia.test", **(headers or {})}
        scope = {
            "type": "websocket",
            "scheme": "ws",
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in told.items()],
            "client": ("testclient", 50000),
            "subprotocols": [],
        }
        assert house.client.portal is not None
        self._portal = house.client.portal
        self._line = self._portal.start_task_soon(house.client.app, scope, self._said.get, self._hear)
        self._house = house
        house.lines.append(self)
        self._say({"type": "websocket.connect"})
        assert self._heard.get(timeout=SOON)["type"] == "websocket.accept"

    async def _hear(self, message: Json) -> None:
        if message["type"] != "websocket.close":
            await self._reads.wait()
        self._heard.put(message)

    def _say(self, message: Json) -> None:
        self._portal.call(self._said.put_nowait, message)

    def stop_reading(self) -> None:
        """From now on nothing of what the server sends arrives."""
        self._portal.call(self._reads.clear)

    def read_on(self) -> None:
        """Now it does."""
        self._portal.call(self._reads.set)

    def close(self) -> None:
        """Go, and wait until the server has noticed."""
        self._house.lines.remove(self)
        self.read_on()
        self._say({"type": "websocket.disconnect", "code": 1000})
        self._line.result(timeout=SOON)

    def told(self) -> Json:
        """The next message, or that the line was closed."""
        message = self._heard.get(timeout=SOON)
        if message["type"] == "websocket.close":
            self.closed = message["code"]
            return {"type": "gone", "code": message["code"]}
        told = json.loads(message["text"])
        if told["type"] == "state":
            self.states.append(told)
        return told

    @property
    def waiting(self) -> int:
        """How many messages have arrived and were not looked at."""
        return self._heard.qsize()

    def state(self, fits: Callable[[Json], bool] = lambda state: True) -> Json:
        """The next state that fits."""
        while True:
            message = self._passed.popleft() if self._passed else self.told()
            if message["type"] == "state" and fits(message):
                return message

    def put(self, data: str | bytes) -> None:
        """Send anything at all."""
        self._say({"type": "websocket.receive", "text" if isinstance(data, str) else "bytes": data})

    def answer(self, id: int) -> Json:
        """The answer to a message."""
        while True:
            message = self.told()
            assert message["type"] in ("answer", "state"), message
            if message["type"] == "answer" and message["id"] == id:
                return message
            self._passed.append(message)

    def send(self, act: str, **fields: Json) -> Json:
        """Do something, and wait for the answer."""
        self._ids += 1
        self.put(json.dumps({"type": act, "id": self._ids, **fields}))
        return self.answer(self._ids)


class Reader:
    """A client that keeps its log and chat up to date, as the protocol tells it to."""

    def __init__(self) -> None:
        self.version = -1
        self.log: list[Json] = []
        self.chat: list[Json] = []

    def read(self, state: Json) -> None:
        """Forget what is not right any more, and add what is new."""
        self.version = state["version"]
        self.log = [line for line in self.log if line["page"] < state["log"]["keep"]] + state["log"]["lines"]
        self.chat = [line for line in self.chat if line["n"] < state["chat"]["keep"]] + state["chat"]["lines"]


def wished(game: str, seats: Sequence[str], **wish: Json) -> Json:
    """The body of a wish for a new table. By this seed the first seat starts where chance decides it."""
    kinds = [{"kind": each} if each in ("me", "hot", "open") else {"kind": "bot", "bot": each} for each in seats]
    return {"game": game, "players": len(seats), "seed": 6, "answers": {}, "seats": kinds, "listed": True, **wish}


def _fine(answer: httpx.Response) -> Json:
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


def _refused(answer: httpx.Response) -> str:
    error = answer.json()["error"]
    assert answer.status_code == STATUS[error["code"]], answer.text
    assert error["text"].endswith((".", "?", "!")), f"no sentence: {error['text']}"
    return str(error["code"])

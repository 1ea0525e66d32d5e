"""How many people one server can serve: many tables, people and bots choosing, and the time from a choice to all views.

.venv/bin/python bench/load.py --tables 500 --rate 300 --seconds 60

Starts a server of its own (one worker, a fresh SQLite file), seats two people at every table, half of the tables with a bot
besides where the game has room for one, and lets people choose at random at the given rate. Every person is connected and
reads everything. A choice's time ends when both have the table as it is after that choice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = (
    ("aeons-end/war-eternal", 2, ["person", "person"]),
    ("aeons-end/war-eternal", 3, ["person", "person", "steady"]),
    ("ostium", 2, ["person", "person"]),
    ("ostium", 3, ["person", "person", "steady"]),
)


class Option(msgspec.Struct):
    """As much of an option as a client here needs."""

    key: str


class Decision(msgspec.Struct):
    """As much of a decision."""

    number: int
    mine: bool
    options: list[Option]


class Told(msgspec.Struct):
    """As much of a message."""

    type: str
    version: int = -1
    ok: bool = True
    decisions: list[Decision] = []
    over: dict[str, Any] | None = None
    error: dict[str, str] | None = None


decode = msgspec.json.Decoder(Told).decode


class Party:
    """A table with its two people."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.id = ""
        self.lines: list[ClientConnection] = []
        self.versions = [-1, -1]
        self.decision: tuple[int, Decision] | None = None
        self.sent = 0.0
        self.goal = -1
        self.hearers: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Make a table, seat both, and connect them."""
        load = self.load
        game, players, wishes = GAMES[self.number % len(GAMES)]
        tokens = load.tokens[2 * self.number : 2 * self.number + 2]
        seats = [{"kind": "bot", "bot": wish} if wish != "person" else {"kind": "open"} for wish in wishes]
        seats[0] = {"kind": "me"}
        wish = {"game": game, "players": players, "answers": {}, "seats": seats, "listed": False}
        made = await load.http.post("/api/tables", json=wish, headers=_bearer(tokens[0]))
        self.id = made.raise_for_status().json()["id"]
        sat = await load.http.post(f"/api/tables/{self.id}/sit", json={"seat": 1}, headers=_bearer(tokens[1]))
        sat.raise_for_status()
        self.versions, self.decision, self.goal = [-1, -1], None, -1
        address = f"ws://127.0.0.1:{load.port}/api/tables/{self.id}/live"
        self.lines = [
            await connect(address, additional_headers=_bearer(token), compression=None, max_size=None)
            for token in tokens
        ]
        self.hearers = [asyncio.create_task(self._hear(who)) for who in (0, 1)]

    async def _hear(self, who: int) -> None:
        with contextlib.suppress(Exception):
            async for data in self.lines[who]:
                self._told(who, decode(data))

    def _told(self, who: int, told: Told) -> None:
        now = time.perf_counter()
        if told.type == "answer":
            if not told.ok:
                self.load.refused.append(str(told.error))
                self.goal, self.decision = -1, None
            return
        if self.versions[who] >= 0:
            self.load.states += 1
            self.load.choices += max(0, told.version - self.versions[who]) if who == 0 else 0
        self.versions[who] = told.version
        if self.goal >= 0 and min(self.versions) >= self.goal:
            self.load.times.append(now - self.sent)
            self.goal = -1
        if told.over is not None:
            self.decision = None
            if who == 0:
                self.load.finished.put_nowait(self)
            return
        for decision in told.decisions:
            if decision.mine and (self.decision is None or decision.number > self.decision[1].number):
                self.decision = (who, decision)

    @property
    def ready(self) -> bool:
        """Whether one of the two may choose now, and both have seen what was chosen before."""
        return self.decision is not None and self.goal < 0

    async def choose(self) -> None:
        """Make a random choice."""
        assert self.decision is not None
        who, decision = self.decision
        self.decision = None
        self.goal = self.versions[who] + 1
        key = random.choice(decision.options).key
        self.sent = time.perf_counter()
        await self.lines[who].send(json.dumps({"type": "choose", "id": 1, "number": decision.number, "key": key}))

    async def end(self) -> None:
        """Everybody goes."""
        for hearer in self.hearers:
            hearer.cancel()
        for line in self.lines:
            await line.close()


class Load:
    """The whole load."""

    def __init__(self, port: int, tables: int, rate: float) -> None:
        self.port = port
        self.rate = rate
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60)
        self.tokens: list[str] = []
        self.parties = [Party(self, number) for number in range(tables)]
        self.times: list[float] = []
        self.refused: list[str] = []
        self.finished: asyncio.Queue[Party] = asyncio.Queue()
        self.states = 0
        self.choices = 0
        self.games = 0

    async def begin(self) -> None:
        """Make all people and tables."""
        for number in range(2 * len(self.parties)):
            made = await self.http.post("/api/people", json={"name": f"P{number}"})
            self.tokens.append(made.raise_for_status().json()["token"])
        for count, party in enumerate(self.parties, 1):
            await party.begin()
            if count % 50 == 0:
                print(f"\r{count} tables", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    async def run(self, seconds: float) -> None:
        """Choose at the rate for so long; a table whose game is over begins another."""
        again = asyncio.create_task(self._play_again())
        began = due = time.perf_counter()
        while (now := time.perf_counter()) - began < seconds:
            if now < due:
                await asyncio.sleep(due - now)
            due += random.expovariate(self.rate)
            ready = None
            for _ in range(20):
                party = random.choice(self.parties)
                if party.ready:
                    ready = party
                    break
            if ready is not None:
                await ready.choose()
        again.cancel()

    async def _play_again(self) -> None:
        while True:
            party = await self.finished.get()
            self.games += 1
            await party.end()
            await party.begin()


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _share(times: list[float], share: float) -> float:
    return sorted(times)[min(len(times) - 1, int(share * len(times)))] * 1000


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def measure(port: int, tables: int, rate: float, seconds: float, warm: float) -> dict[str, object]:
    """Put the load on a server and say how it bore it."""
    load = Load(port, tables, rate)
    await load.begin()
    await load.run(warm)
    load.times, load.states, load.choices = [], 0, 0
    games = load.games
    await load.run(seconds)
    return {
        "tables": tables,
        "people's choices a second": round(len(load.times) / seconds, 1),
        "all choices a second, bots' too": round(load.choices / seconds, 1),
        "views a second": round(load.states / seconds, 1),
        "50% ms": round(_share(load.times, 0.5), 1),
        "99% ms": round(_share(load.times, 0.99), 1),
        "longest ms": round(max(load.times) * 1000, 1),
        "games ended": load.games - games,
        "refused": len(load.refused),
    }


def main() -> None:
    """Start a server, load it, and print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=300.0, help="people's choices a second")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds of load before the measured ones")
    parser.add_argument("--database", help="another database than a fresh SQLite file")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = told.database or f"sqlite:///{Path(folder) / 'load.db'}"
        port = _free_port()
        command = [
            sys.executable,
            "-m",
            "talia.cli",
            "serve",
            "--port",
            str(port),
            "--database",
            database,
            "--no-limits",
        ]
        server = subprocess.Popen(command, start_new_session=True, stdout=subprocess.DEVNULL)
        try:
            _wait_for(port)
            figures = asyncio.run(measure(port, told.tables, told.rate, told.seconds, told.warm))
            cpu = sum(_seconds_of_cpu(server.pid))
            print(json.dumps({**figures, "server's seconds of CPU in all": round(cpu, 1)}, indent=1))
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait()


def _seconds_of_cpu(pid: int) -> tuple[float, float]:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / tick, int(fields[12]) / tick


def _wait_for(port: int) -> None:
    for _ in range(200):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.1)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()

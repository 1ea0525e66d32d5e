"""The table's server, on a fresh database for every test: SQLite and a real PostgreSQL alike."""

from __future__ import annotations

import os
import pwd
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from talia.table import store

from . import cluster as clusters
from .cluster import Cluster
from .house import House, opened

PATIENCE = 180.0


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """Whoever waits for a message that never comes fails, and does not wait forever."""

    def enough(*_: object) -> None:
        raise TimeoutError(f"nothing came for {PATIENCE:.0f} seconds")

    before = signal.signal(signal.SIGALRM, enough)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL, started when the first test wants it."""
    programs = clusters.programs()
    if programs is None:
        pytest.skip(clusters.WANTED)
    if os.geteuid() == 0 and not any(user.pw_name == "postgres" for user in pwd.getpwall()):
        pytest.skip(clusters.REFUSES_ROOT)
    started = Cluster(programs)
    yield started
    started.stop()


@pytest.fixture(autouse=True)
def unplugged_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """What this process commits need not be on the disk at once, as in `cluster.QUICK`: waiting for that took longer than
    all else. Servers that are processes of their own wait for it."""
    tune = store._tune_sqlite

    def quickly(connection: Any, record: object) -> None:
        tune(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    monkeypatch.setattr(store, "_tune_sqlite", quickly)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A fresh SQLite database."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """A fresh PostgreSQL database."""
    return cluster.new()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    found: str = request.getfixturevalue(request.param)
    return found


@pytest.fixture
def house(database: str) -> Iterator[House]:
    """A server without limits."""
    with opened(database) as house:
        yield house


@pytest.fixture
def one_house(sqlite: str) -> Iterator[House]:
    """The same on SQLite only, for what has nothing to do with storage."""
    with opened(sqlite) as house:
        yield house


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Somebody installs a game that the server has never heard of: the kernel tests' Menagerie, with its tour."""
    from talia.kernel.registry import CAMPAIGNS, GROUP, campaigns, games
    from talia.words.speaker import broad_speaker

    def forget() -> None:
        games.cache_clear()
        campaigns.cache_clear()
        broad_speaker.cache_clear()

    info = tmp_path / "site" / "menagerie-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: menagerie\nVersion: 1.0\n")
    points = f"[{GROUP}]\ntoy = tests.kernel.toy:GAME\n[{CAMPAIGNS}]\ntoy = tests.kernel.toy_campaign:TOUR\n"
    (info / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(str(info.parent))
    forget()
    yield
    monkeypatch.undo()
    forget()


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think in a thread of this process, and do not pause for whoever watches."""
    import asyncio

    from talia.table import bot_processes, open_tables

    async def answer(self: bot_processes.BotProcesses, question: bot_processes.Question) -> str:
        return await asyncio.to_thread(bot_processes.think, question)

    monkeypatch.setattr(bot_processes.BotProcesses, "answer", answer)
    monkeypatch.setattr(open_tables, "BOT_PACE", 0.0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Lets time pass: `clock(60)` is a minute."""
    import time

    passed = 0.0
    now = time.time

    def later(seconds: float) -> None:
        nonlocal passed
        passed += seconds

    monkeypatch.setattr(time, "time", lambda: now() + passed)
    return later

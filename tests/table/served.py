"""A server that is a process of its own, as people run it."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

Json = Any  # whatever JSON says
PATIENCE = 120.0

WEB = httpx.Client(verify=False, limits=httpx.Limits(max_keepalive_connections=0))
"""Whoever asks our servers. `httpx.get` reads all certificates each time it is called, and nothing is encrypted here."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """`talia serve` on a database, at a port of its own."""

    def __init__(self, database: str, *options: str) -> None:
        self.database = database
        self.options = options
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-c", "from talia.cli import main; main()", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--no-limits", *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, start_new_session=True)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, "it has stopped already"
            assert time.monotonic() < until, "it does not answer"

    def _answers(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            return WEB.get(f"{self.url}/api/games", timeout=10).status_code == 200
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(0.02)
        return False

    def kill(self) -> None:
        """Kill it and all its processes in the middle of whatever they do."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    @property
    def workers(self) -> list[int]:
        """The worker processes of a server that has several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text()]

    def stop(self) -> None:
        """Stop it as Ctrl+C does."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@contextlib.contextmanager
def served(database: str, *options: str) -> Iterator[Served]:
    """A server for a while."""
    server = Served(database, *options)
    try:
        yield server
    finally:
        server.stop()


def person(url: str, name: str) -> dict[str, str]:
    """Somebody new: the header that tells who they are."""
    told = WEB.post(f"{url}/api/people", json={"name": name}).raise_for_status().json()
    return {"Authorization": f"Bearer {told['token']}"}

"""A real server in a process of its own, and the Chromium to look at it with."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "src" / "talia" / "table" / "site" / "index.html"

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The first of them that is there is taken. The shell draws and runs pages as the others do, without what a window needs."""

CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
NO_CHROMIUM = "Chromium is not installed: tests/setup.sh installs it on Debian"
NO_SITE = "the pages of the table are not built: make web"
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
)
ONE_EACH = "--renderer-process-limit=1"
"""The pages of one browser are drawn by one process: starting another for each, and reading the pages' code there once more,
was a third of what opening a table took."""

UNHURRIED = "--js-flags=--max-optimized-bytecode-size=0"
"""No page lives long enough for what making its code faster takes."""

QUIETER = (*QUIET, "--disable-sync", ONE_EACH, UNHURRIED)

STARTING = 120.0


@dataclass(frozen=True)
class Served:
    """A server that runs: its address, and the SQLite file it keeps its tables in."""

    address: str
    database: Path


@contextlib.contextmanager
def served(toy: bool = False) -> Iterator[Served]:
    """A server that lives as long as this; `toy` installs the kernel tests' Menagerie there, too."""
    port = _free_port()
    with tempfile.TemporaryDirectory(prefix="talia-browser-") as folder:
        home = Path(folder)
        command = [sys.executable, "-m", "talia.cli", "serve", "--port", str(port), "--no-limits"]
        surroundings = dict(os.environ)
        if toy:
            paths = [str(_menagerie(home)), str(ROOT), surroundings.get("PYTHONPATH", "")]
            surroundings["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        database = home / "tables.db"
        with (home / "log").open("w") as log:
            process = subprocess.Popen(
                [*command, "--database", f"sqlite:///{database}"], env=surroundings, stdout=log, stderr=log
            )
        address = f"http://127.0.0.1:{port}"
        try:
            _await(address, process, home / "log")
            yield Served(address, database)
        finally:
            process.terminate()
            process.wait(timeout=60)


def launched(playwright: Playwright) -> Browser:
    """A Chromium without a window."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=QUIETER)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _menagerie(home: Path) -> Path:
    """The folder that makes Python believe somebody installed the game."""
    info = home / "site" / "menagerie-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: menagerie\nVersion: 1.0\n")
    points = "[talia.games]\ntoy = tests.kernel.toy:GAME\n[talia.campaigns]\ntoy = tests.kernel.toy_campaign:TOUR\n"
    (info / "entry_points.txt").write_text(points)
    return info.parent


def _await(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + STARTING
    while True:
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=STARTING):
                return
        except urllib.error.URLError:
            if process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{log.read_text()}") from None
        time.sleep(0.02)  # a process that starts tells nobody

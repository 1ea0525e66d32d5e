"""A PostgreSQL of our own, in a temporary folder, for as long as the tests run."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

WANTED = "PostgreSQL is not installed: tests/setup.sh installs it on Debian"
REFUSES_ROOT = "PostgreSQL does not run as root, and there is no user postgres"

QUICK = {"listen_addresses": "", "fsync": "off", "full_page_writes": "off", "client_min_messages": "warning"}
"""Only through a socket in our folder; and nobody pulls the plug of the machine that runs tests."""


def programs() -> Path | None:
    """The folder of initdb and pg_ctl; None where PostgreSQL is not installed."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("pg_ctl") is not None:
        return Path(found).parent
    known = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return known[-1].parent if known else None


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="talia-pg-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres")
        try:
            self._run("initdb", "--no-sync", "--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C")
            told = " ".join(f"-c {name}={shlex.quote(value)}" for name, value in QUICK.items())
            self._run("pg_ctl", "start", "--wait", f"--log={self.folder}/log", f"--options=-k {self.folder} {told}")
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    def _run(self, program: str, *options: str) -> None:
        command = [str(self._programs / program), "-D", str(self.folder / "data"), *options]
        if os.geteuid() == 0:  # which PostgreSQL refuses to run as
            command = ["su", "postgres", "-s", "/bin/sh", "-c", shlex.join(command)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")

    def new(self) -> str:
        """The URL of an empty database; whatever was in it before is gone."""
        url = f"postgresql://postgres@/postgres?host={self.folder}"
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return url

    def stop(self) -> None:
        """Stop it and leave nothing behind."""
        try:
            self._run("pg_ctl", "stop", "--wait", "--mode=immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

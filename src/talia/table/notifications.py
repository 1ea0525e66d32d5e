"""How workers hear of each other's entries: PostgreSQL tells them; of SQLite they ask a few times a second."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from talia.table.store import CHANNEL, Store

Heard = Callable[[str, int], None]

AGAIN = 1.0
"""Seconds to wait before listening again after the connection broke."""


class Listener:
    """A thread that listens to PostgreSQL and calls `heard` with a table and the number of its newest entry.

    After a broken connection notices may be lost; `missed` is called so that whoever listens asks for all.
    """

    def __init__(self, store: Store, heard: Heard, missed: Callable[[], None]) -> None:
        self._store = store
        self._heard = heard
        self._missed = missed
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening. A notice of our own wakes the thread."""
        self._closing.set()
        with contextlib.suppress(SQLAlchemyError), self._store.engine.begin() as connection:
            connection.execute(text("SELECT pg_notify(:channel, '')"), {"channel": CHANNEL})
        self._thread.join(timeout=3)

    def _listen(self) -> None:
        import psycopg

        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._missed()
                    while not self._closing.is_set():
                        for notice in connection.notifies(timeout=0.5):
                            if self._closing.is_set():
                                return
                            if notice.payload:
                                self._hear(notice.payload)
            except psycopg.Error:
                time.sleep(AGAIN)

    def _hear(self, payload: str) -> None:
        table, number, worker = payload.split(" ", 2)
        if worker != self._store.name:
            self._heard(table, int(number))

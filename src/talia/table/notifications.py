"""How workers hear of each other's entries from PostgreSQL (LISTEN and NOTIFY); SQLite is polled, see `open_tables`."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from talia.table.store import CHANNEL, Store

OnEntry = Callable[[str, int], None]

RECONNECT_SECONDS = 1.0
"""Seconds to wait before listening again after the connection broke."""


class Listener:
    """A thread that calls `on_entry` with a table and the number of its newest entry when another worker stored one.

    While a connection is broken notifications are lost: `on_connect` is called when there is a new one.
    """

    def __init__(self, store: Store, on_entry: OnEntry, on_connect: Callable[[], None]) -> None:
        self._store = store
        self._on_entry = on_entry
        self._on_connect = on_connect
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="notifications", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening. A notification of our own wakes the thread."""
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
                    self._on_connect()
                    while not self._closing.is_set():
                        for notification in connection.notifies(timeout=0.5):
                            if self._closing.is_set():
                                return
                            if notification.payload:
                                self._handle(notification.payload)
            except psycopg.Error:
                time.sleep(RECONNECT_SECONDS)

    def _handle(self, payload: str) -> None:
        table, number, worker = payload.split(" ", 2)
        if worker != self._store.name:
            self._on_entry(table, int(number))

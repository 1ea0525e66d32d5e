"""Starting the server."""

from __future__ import annotations

import errno
import json
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from talia.kernel.errors import TaliaError
from talia.kernel.files import reason
from talia.kernel.garbage import collect_seldom
from talia.table.app import create_app
from talia.table.store import Store
from talia.words.speaker import speaker

SETTINGS = "TALIA_SERVED"
"""The environment variable that tells a worker, which is a process of its own, what to serve."""

LARGEST_FRAME = 64 * 1024
"""What is larger cuts the WebSocket; what is larger than `messages.LARGEST_MESSAGE` is refused with a sentence."""


def home_database() -> str:
    """The SQLite file that is used when no database is named."""
    home = os.environ.get("TALIA_HOME")
    return f"sqlite:///{(Path(home) if home else user_data_path('talia')).absolute() / 'tables.db'}"


def worker() -> Starlette:
    """The application of one worker."""
    collect_seldom()
    settings = json.loads(os.environ[SETTINGS])
    return create_app(**settings)


def serve(
    host: str, port: int, database: str, workers: int, bot_processes: int, limits: bool, lang: str, show: bool
) -> None:
    """Serve until somebody stops it; `TaliaError` if that cannot be."""
    Store(database).close()  # a database that cannot be opened is told now, in one sentence
    _check_free(host, port)
    settings = {
        "database": database,
        "several_workers": workers > 1,
        "bot_processes": bot_processes,
        "limits": limits,
    }
    os.environ[SETTINGS] = json.dumps(settings)
    address = _address(host, port)
    print(speaker(lang).say("hall-serving", address=address, database=_without_password(database)), flush=True)
    if show and _has_screen():
        threading.Thread(target=_open_when_there, args=(host, port, address), daemon=True).start()
    uvicorn.run(
        "talia.table.serve:worker",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # a table's messages are small, and many
        timeout_graceful_shutdown=3,
    )


def _address(host: str, port: int) -> str:
    """What one types into a browser on this computer."""
    if host in ("0.0.0.0", ""):
        host = "127.0.0.1"
    elif ":" in host:
        host = "[::1]" if host == "::" else f"[{host}]"
    return f"http://{host}:{port}"


def _without_password(database: str) -> str:
    from sqlalchemy.engine import make_url

    return make_url(database).render_as_string(hide_password=True)


def _check_free(host: str, port: int) -> None:
    """Say in one sentence that one cannot listen there; uvicorn would show a traceback."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            if sys.platform != "win32":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise TaliaError("error-table-host", host=host) from None
        if error.errno == errno.EADDRINUSE:
            raise TaliaError("error-table-port", host=host, port=str(port)) from None
        raise TaliaError("error-table-address", host=host, port=str(port), reason=reason(error)) from None
    except (TypeError, ValueError):  # no name that a computer could have
        raise TaliaError("error-table-host", host=host) from None


def _has_screen() -> bool:
    """Whether there is a screen; without one, the browser would be a text browser in the server's own terminal."""
    return sys.platform in ("win32", "darwin") or bool({"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys())


def _open_when_there(host: str, port: int, address: str) -> None:
    for _ in range(100):
        time.sleep(0.1)
        try:
            with socket.create_connection((host, port), timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            continue

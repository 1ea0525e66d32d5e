"""The WebSocket between a table and somebody who watches it."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from talia.kernel.errors import TaliaError
from talia.table.access import check_origin
from talia.table.messages import LARGEST_MESSAGE, Foresee, Look, Malformed, Ping, read_command
from talia.table.open_table import OpenTable
from talia.table.refusal import Refusal, error_json, internal_error
from talia.table.request import access_of, language, open_tables_of, person_id, table_of, watcher
from talia.table.watcher import Watcher

MOST_INVALID = 40
"""After so many messages that are malformed or too large the WebSocket is closed."""

SEND_TIMEOUT = 20.0
"""Seconds after which somebody who reads nothing is given up."""

POLICY_VIOLATION, TRY_AGAIN_LATER = 1008, 1013

_log = logging.getLogger("talia.table")


async def serve_websocket(socket: WebSocket) -> None:
    """Serve one WebSocket until either side goes."""
    tables = open_tables_of(socket)
    lang = language(socket)
    await socket.accept()
    try:
        check_origin(socket)
        access_of(socket).check_address(socket)
        person = await person_id(socket)
        table = await table_of(socket)
    except TaliaError as error:
        await _close(socket, error, lang)
        return
    except Exception as error:
        await _close(socket, internal_error("a WebSocket could not be opened", error), lang)
        return
    watching = watcher(socket, person)
    await tables.start_watching(table, watching)
    sending = asyncio.create_task(_send(socket, watching))
    receiving = asyncio.create_task(_receive(socket, table, watching))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        tables.stop_watching(table, watching)
        for task in (sending, receiving):
            task.cancel()
        results = await asyncio.gather(sending, receiving, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError, OSError)):
                _log.error("a WebSocket broke", exc_info=result)


async def _close(socket: WebSocket, error: TaliaError, lang: str) -> None:
    """Say why, then close."""
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode({"type": "closed", "error": error_json(error, lang)}).decode())
        await socket.close(POLICY_VIOLATION)


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    """Send what waits for a watcher, until they read no more."""
    while True:
        message = await watcher.next()
        try:
            async with asyncio.timeout(SEND_TIMEOUT):
                await socket.send_text(message.decode())
        except TimeoutError:
            with contextlib.suppress(RuntimeError, OSError):
                await socket.close(TRY_AGAIN_LATER)
            return


async def _receive(socket: WebSocket, table: OpenTable, watcher: Watcher) -> None:
    """Perform commands and answer each, until there were too many invalid ones or answers that nobody reads."""
    tables = open_tables_of(socket)
    guest = id(watcher)  # tells guests apart
    invalid = 0
    while invalid < MOST_INVALID:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: bytes | str = message.get("text") or message.get("bytes") or b""
        message_id = 0
        try:
            if len(data) > LARGEST_MESSAGE:
                invalid += 1
                raise Refusal("too-large", "error-table-too-large", most=LARGEST_MESSAGE)
            command = read_command(data)
            message_id = command.id
            access_of(socket).check_command(watcher.person or f"guest {guest}", command)
            if isinstance(command, Look):
                _look(table, watcher, command)
                version = table.room.version
            elif isinstance(command, Ping):
                version = table.room.version
            elif not watcher.person:
                raise Refusal("unknown", "error-table-unknown")
            else:
                now = await tables.open(table.room.id)
                if now is not table:  # it was closed and opened anew: they watch it there from now on
                    table = now
                    await tables.start_watching(table, watcher)
                version = await tables.perform(table, watcher.person, command)
            answer = {"type": "answer", "id": message_id, "ok": True, "version": version}
            if isinstance(command, Foresee):
                answer["foreseen"] = table.foreseen(watcher.person, watcher.lang, command.number)
        except Malformed as error:
            invalid += 1
            answer = {"type": "answer", "id": message_id, "ok": False, "error": error_json(error, watcher.lang)}
        except TaliaError as error:
            answer = {"type": "answer", "id": message_id, "ok": False, "error": error_json(error, watcher.lang)}
        except Exception as error:
            bug = internal_error("a command failed", error)
            answer = {"type": "answer", "id": message_id, "ok": False, "error": error_json(bug, watcher.lang)}
        watcher.put_answer(msgspec.json.encode(answer))
        if watcher.stalled:
            break
    with contextlib.suppress(RuntimeError, OSError):
        await socket.close(TRY_AGAIN_LATER if watcher.stalled else POLICY_VIOLATION)


def _look(table: OpenTable, watcher: Watcher, command: Look) -> None:
    """Send the table as it looks from another seat or in another language; the log is told anew."""
    if command.seat is not None:
        watcher.viewpoint = command.seat
    if command.lang is not None:
        watcher.lang = command.lang
    watcher.since = -1
    table.send_state(watcher)

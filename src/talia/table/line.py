"""The live line: a WebSocket between a table and somebody who looks at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from talia.kernel.trouble import Trouble
from talia.table.doors import Doors, check_origin, language
from talia.table.hall import Hall
from talia.table.live import Live, Watcher
from talia.table.messages import MESSAGE, Look, Malformed, Ping, read_act
from talia.table.refusal import Refusal, ours, told

MOST_WRONG = 40
"""After so many messages that say nothing valid the line is closed."""

SLOW = 20.0
"""Seconds after which somebody who reads nothing is left."""

POLICY, LATER, INSIDE = 1008, 1013, 1011

_log = logging.getLogger("talia.table")


async def live_line(socket: WebSocket) -> None:
    """Serve one WebSocket until either side goes."""
    from talia.table.app import looking, since

    hall: Hall = socket.app.state.hall
    doors: Doors = socket.app.state.doors
    lang = language(socket)
    await socket.accept()
    try:
        check_origin(socket)
        doors.check_address(socket)
        person = await doors.person(socket, hall)
        live = await hall.enter(socket.path_params["id"])
        await hall.refresh(live)
    except Trouble as trouble:
        await _close(socket, trouble, lang)
        return
    except Exception as error:
        await _close(socket, ours("a line could not be opened", error), lang)
        return
    query = socket.query_params
    watcher = Watcher(person.id if person else "", looking(query.get("seat", "")), lang, since(query.get("since")))
    await hall.look(live, watcher)
    sending = asyncio.create_task(_send(socket, watcher))
    hearing = asyncio.create_task(_hear(socket, hall, doors, live, watcher))
    try:
        await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.look_away(live, watcher)
        for task in (sending, hearing):
            task.cancel()
        results = await asyncio.gather(sending, hearing, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, RuntimeError, OSError)):
                _log.error("a line broke", exc_info=result)


async def _close(socket: WebSocket, trouble: Trouble, lang: str) -> None:
    """Say why, then close."""
    with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
        await socket.send_text(msgspec.json.encode({"type": "closed", "error": told(trouble, lang)}).decode())
        await socket.close(POLICY)


async def _send(socket: WebSocket, watcher: Watcher) -> None:
    while True:
        message = await watcher.next()
        try:
            async with asyncio.timeout(SLOW):
                await socket.send_text(message.decode())
        except TimeoutError:
            with contextlib.suppress(RuntimeError, OSError):
                await socket.close(LATER)
            return


async def _hear(socket: WebSocket, hall: Hall, doors: Doors, live: Live, watcher: Watcher) -> None:
    from talia.table.app import perform

    wrong = 0
    while wrong < MOST_WRONG:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: bytes | str = message.get("text") or message.get("bytes") or b""
        id = 0
        try:
            if len(data) > MESSAGE:
                wrong += 1
                raise Refusal("too-large", "error-table-too-large", most=MESSAGE)
            act = read_act(data)
            id = act.id
            doors.check_person(watcher.person or f"guest {id_of(watcher)}")
            if isinstance(act, Look):
                if act.seat is not None:
                    watcher.looking = act.seat
                if act.lang is not None:
                    watcher.lang = act.lang
                watcher.since = -1  # the log is told anew, from that seat and in that language
                live.tell(watcher)
                version = live.room.version
            elif isinstance(act, Ping):
                version = live.room.version
            elif not watcher.person:
                raise Refusal("unknown", "error-table-unknown")
            else:
                live = await hall.enter(live.room.id)
                version = await perform(hall, live, watcher.person, act)
            answer = {"type": "answer", "id": id, "ok": True, "version": version}
        except Malformed as trouble:
            wrong += 1
            answer = {"type": "answer", "id": id, "ok": False, "error": told(trouble, watcher.lang)}
        except Trouble as trouble:
            answer = {"type": "answer", "id": id, "ok": False, "error": told(trouble, watcher.lang)}
        except Exception as error:
            failure = ours("an act failed", error)
            answer = {"type": "answer", "id": id, "ok": False, "error": told(failure, watcher.lang)}
        watcher.answer(msgspec.json.encode(answer))
        if watcher.deaf:
            break
    with contextlib.suppress(RuntimeError, OSError):
        await socket.close(LATER if watcher.deaf else POLICY)


def id_of(watcher: Watcher) -> int:
    """Tells guests apart."""
    return id(watcher)

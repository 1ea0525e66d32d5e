"""Playing over HTTP, and what is kept of a game: its save, its replay, and the report of a problem."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

import talia
from talia.table import stories
from talia.table.messages import Command, Foresee
from talia.table.outdated import Outdated
from talia.table.refusal import Refusal
from talia.table.replay import replay
from talia.table.request import (
    access_of,
    body,
    language,
    open_tables_of,
    person_id,
    require_person,
    table_of,
    viewpoint,
    watcher,
)
from talia.table.response import Json
from talia.table.room import Room
from talia.table.watcher import Watcher

LONGEST_WAIT = 25.0


async def state(request: Request) -> Response:
    """Where the table stands; with `wait`, as soon as there is something new."""
    table = await table_of(request)
    asking = watcher(request, await person_id(request))
    try:
        wait = min(float(request.query_params.get("wait", "0")), LONGEST_WAIT)
    except ValueError:
        wait = 0.0
    if wait > 0 and asking.since >= table.room.version:
        await open_tables_of(request).wait_for_news(table, asking, asking.since, wait)
    return Json(table.state(asking))


async def do(request: Request) -> Response:
    """One command, as over the WebSocket."""
    command: Command = await body(request, Command)  # type: ignore[arg-type]  # a union is a type to msgspec
    person, table = await require_person(request), await table_of(request)
    access_of(request).check_command(person.id, command)
    version = await open_tables_of(request).perform(table, person.id, command)
    answer: dict[str, object] = {"type": "answer", "id": command.id, "ok": True, "version": version}
    if isinstance(command, Foresee):
        answer["foreseen"] = table.foreseen(person.id, language(request), command.number)
    return Json(answer)


async def save(request: Request) -> Response:
    """The save, to those who may know everything."""
    person = await person_id(request)
    try:
        table = await table_of(request)
    except Outdated as outdated:
        if not person or all(chair.person != person for chair in outdated.chairs):
            raise Refusal("forbidden", "error-table-secret") from None
        return file_response(outdated.save(), f"talia-{outdated.stored.id}.json")
    if not table.room.dealt:
        raise Refusal("impossible", "error-table-not-dealt")
    if not _may_know_all(table.room, person):
        raise Refusal("forbidden", "error-table-secret")
    return file_response(_save_text(table.room), f"talia-{table.room.id}.json")


async def report(request: Request) -> Response:
    """What somebody who reports a problem sends with it."""
    person, table = await person_id(request), await table_of(request)
    room = table.room
    content = {
        "talia": talia.__version__,
        "game": room.game.id,
        "rules": room.game.rules,
        "state": table.state(Watcher(person, viewpoint(request), language(request), -1)),
        "save": _save_text(room) if _may_know_all(room, person) else None,
    }
    answer = Json(content)
    answer.headers["content-disposition"] = f'attachment; filename="talia-report-{room.id}.json"'
    return answer


async def show_replay(request: Request) -> Response:
    """A finished game after so many choices."""
    person, table = await person_id(request), await table_of(request)
    lang, at = language(request), request.path_params["at"]
    shown = await asyncio.to_thread(replay, table.room, at, viewpoint(request), person, lang)
    return Json({**shown, "table": table.info(person, lang)})


async def tell_story(request: Request) -> Response:
    """How a finished game went, in numbers."""
    table, lang = await table_of(request), language(request)
    return Json(await asyncio.to_thread(stories.told, table.room, lang))


def _may_know_all(room: Room, person: str) -> bool:
    return room.over or (bool(person) and room.dealt and room.alone(person))


def _save_text(room: Room) -> str:
    """The save as the terminal wants it: people are humans there."""
    return room.save(each.bot or (f"human:{each.name}" if each.name else "human") for each in room.chairs)


def file_response(text: str, name: str) -> Response:
    """A file to keep."""
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)

"""The server's front: every path of the protocol, and the pages."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from talia.kernel.registry import games
from talia.table import commands, table_setup
from talia.table.access import COOKIE, HEADERS, Access, Json, Person, body, guarded, language, refused
from talia.table.bot_processes import BotProcesses
from talia.table.messages import (
    NAME,
    Act,
    Agree,
    Chat,
    Choose,
    Code,
    LeaveSeat,
    NewPerson,
    NewTable,
    Nothing,
    Redo,
    Resign,
    SetUp,
    Sit,
    Undo,
    clean,
)
from talia.table.open_table import FOLLOW, GUEST, Looking, OpenTable, Watcher
from talia.table.open_tables import CODE_MINUTES, OpenTables, new_id, token_hash
from talia.table.outdated import Outdated
from talia.table.refusal import Refusal
from talia.table.replay import replay
from talia.table.room import Room
from talia.table.store import Store
from talia.table.websocket import live_line
from talia.words.speaker import speaker

SITE = Path(__file__).parent / "site"
FRESH = 14 * 24 * 3600.0
"""An open table that nobody touched for so long is not listed any more."""

YEAR = 365 * 24 * 3600
LONGEST_WAIT = 25.0


def make(database: str, several: bool = False, bot_processes: int = 1, limits: bool = True) -> Starlette:
    """The server as an application, on a database. Without `limits` anybody may ask as much as they like."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await asyncio.to_thread(Store, database, f"{os.getpid()}-{secrets.token_hex(4)}")
        tables = app.state.open_tables = OpenTables(store, BotProcesses(bot_processes), several)
        app.state.access = Access(limits)
        tables.start()
        try:
            yield
        finally:
            await tables.close()

    api: dict[str, tuple[str, Callable[[Request], Any]]] = {
        "/api/people": ("POST", new_person),
        "/api/setup": ("POST", try_set_up),
        "/api/code": ("POST", use_code),
        "/api/games": ("GET", list_games),
        "/api/games/{game}/cards": ("GET", list_cards),
        "/api/tables/mine": ("GET", my_tables),
        "/api/tables/{id}": ("GET", one_table),
        "/api/tables/{id}/sit": ("POST", sit),
        "/api/tables/{id}/leave": ("POST", leave),
        "/api/tables/{id}/resign": ("POST", resign),
        "/api/tables/{id}/code": ("POST", make_code),
        "/api/tables/{id}/save": ("GET", save),
        "/api/tables/{id}/report": ("GET", report),
        "/api/tables/{id}/state": ("GET", state),
        "/api/tables/{id}/do": ("POST", do),
        "/api/tables/{id}/replay/{at:int}": ("GET", show_replay),
    }
    routes: list[Any] = [
        Route("/api/me", guarded(me), methods=["GET"]),
        Route("/api/me", guarded(rename), methods=["PATCH"]),
        Route("/api/tables", guarded(list_tables), methods=["GET"]),
        Route("/api/tables", guarded(new_table), methods=["POST"]),
        *(Route(path, guarded(handler), methods=[method]) for path, (method, handler) in api.items()),
        WebSocketRoute("/api/tables/{id}/live", live_line),
        Route("/api/{rest:path}", guarded(nothing_here), methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/{path:path}", guarded(page), methods=["GET"]),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SecureHeaders)
    return app


class SecureHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and add the headers to what begins an answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


# People


async def new_person(request: Request) -> Response:
    """Somebody new. The token is told once, here."""
    wish = await body(request, NewPerson)
    request.app.state.access.check_making(request)
    token, id = secrets.token_urlsafe(32), f"p-{new_id()}"
    name = _name(wish.name)
    await asyncio.to_thread(_tables(request).store.add_person, id, token_hash(token), name)
    answer = Json({"id": id, "name": name, "token": token}, 201)
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


async def me(request: Request) -> Response:
    """Who I am."""
    person = await _somebody(request)
    return Json({"id": person.id, "name": person.name})


async def rename(request: Request) -> Response:
    """I want another name."""
    person = await _somebody(request)
    name = _name((await body(request, NewPerson)).name)
    await asyncio.to_thread(_tables(request).store.rename, person.id, name)
    request.app.state.access.forget(person.id)
    return Json({"id": person.id, "name": name})


def _name(wish: str) -> str:
    name = clean(wish, NAME)
    if not name:
        raise Refusal("impossible", "error-table-name")
    return name


# Games and set-ups


async def list_games(request: Request) -> Response:
    """Every installed game."""
    lang = language(request)
    return Json({"games": [table_setup.game_info(game, lang) for game in games().values()]})


async def list_cards(request: Request) -> Response:
    """Every card of a game."""
    game = table_setup.game(request.path_params["game"].replace("~", "/"))
    return Json({"cards": game.cards(speaker(language(request), game))})


async def try_set_up(request: Request) -> Response:
    """What a set-up would give."""
    wish = await body(request, SetUp)
    lang = language(request)
    return Json(await asyncio.to_thread(table_setup.tried, wish, lang))


# Tables


async def list_tables(request: Request) -> Response:
    """Tables anybody may join or watch."""
    tables, person, lang = _tables(request), await _person(request), language(request)
    kept = await asyncio.to_thread(tables.store.listed, time.time() - FRESH)
    told = [tables.told(each, person, lang) for each in kept]
    return Json({"tables": [each for each in told if each is not None]})


async def my_tables(request: Request) -> Response:
    """The tables I sit at, those that wait for me first."""
    tables, person, lang = _tables(request), await _somebody(request), language(request)
    kept = await asyncio.to_thread(tables.store.of_person, person.id)
    told = [found for each in kept if (found := tables.told(each, person.id, lang)) is not None]
    return Json({"tables": sorted(told, key=lambda each: (each["over"], not each["my_turn"]))})


async def new_table(request: Request) -> Response:
    """A new table."""
    tables, person = _tables(request), await _somebody(request)
    wish = await body(request, NewTable)
    request.app.state.access.check_making(request)
    game, origin = await asyncio.to_thread(table_setup.settled, wish, table_setup.among_rivals(wish))
    seats = await asyncio.to_thread(table_setup.seats, game, origin)
    chairs = table_setup.chairs(wish, game, seats, person.id, person.name)
    live = await tables.make(game, origin, chairs, person.id, wish.listed, table_setup.terms(wish))
    return Json(live.info(person.id, language(request)), 201)


async def one_table(request: Request) -> Response:
    """A table, even one that cannot be played on."""
    try:
        return await _told(request)
    except Outdated as outdated:
        told = _tables(request).told(outdated.kept, await _person(request), language(request))
        return Json(told)


async def sit(request: Request) -> Response:
    """I sit down."""
    wish = await body(request, Sit)
    person = await _somebody(request)
    return await _seat(request, person, lambda room: commands.sit(room, person.id, wish.seat, wish.name, person.name))


async def leave(request: Request) -> Response:
    """I stand up."""
    wish = await body(request, LeaveSeat)
    person = await _somebody(request)
    try:
        return await _seat(request, person, lambda room: commands.leave(room, person.id, wish.seat))
    except Outdated as outdated:
        await _tables(request).leave_outdated(outdated, person.id, wish.seat)
        return Json(_tables(request).told(outdated.kept, person.id, language(request)))


async def resign(request: Request) -> Response:
    """A bot plays on for me."""
    wish = await body(request, Resign)
    person = await _somebody(request)
    return await _seat(request, person, lambda room: commands.hand_over(room, person.id, wish.seat, wish.bot))


async def _seat(request: Request, person: Person, make: Callable[[Room], Any]) -> Response:
    request.app.state.access.check_person(person.id)
    tables, live = _tables(request), await _live(request)
    await tables.add(live, make)
    return Json(live.info(person.id, language(request)))


async def make_code(request: Request) -> Response:
    """A code that moves my seats to another device."""
    await body(request, Nothing)
    tables, person, live = _tables(request), await _somebody(request), await _live(request)
    request.app.state.access.check_making(request)
    if not live.room.seats_of(person.id):
        raise Refusal("forbidden", "error-table-not-seated")
    code = f"{new_id(5)}-{new_id(5)}"
    until = time.time() + 60 * CODE_MINUTES
    await asyncio.to_thread(tables.store.add_code, token_hash(code), live.room.id, person.id, until)
    return Json({"code": code, "minutes": CODE_MINUTES})


async def use_code(request: Request) -> Response:
    """The code from the other device."""
    wish = await body(request, Code)
    tables, person = _tables(request), await _somebody(request)
    request.app.state.access.check_making(request)
    found = await asyncio.to_thread(tables.store.take_code, token_hash(wish.code.strip().lower()))
    if found is None:
        raise Refusal("impossible", "error-table-code")
    table, before = found
    live = await tables.enter(table)
    await tables.add(live, lambda room: commands.move_over(room, before, person.id))
    return Json(live.info(person.id, language(request)))


# Playing over HTTP


async def state(request: Request) -> Response:
    """Where the table stands; with `wait`, as soon as there is something new."""
    tables, live = _tables(request), await _live(request)
    query = request.query_params
    watcher = Watcher(
        await _person(request), looking(query.get("seat", "")), language(request), since(query.get("since"))
    )
    try:
        wait = min(float(query.get("wait", "0")), LONGEST_WAIT)
    except ValueError:
        wait = 0.0
    if wait > 0 and watcher.since >= live.room.version:
        await tables.glance(live, watcher, watcher.since, wait)
    return Json(live.state(watcher))


async def do(request: Request) -> Response:
    """One act, as over the WebSocket."""
    act: Act = await body(request, Act)  # type: ignore[arg-type]  # a union is a type to msgspec
    tables, person, live = _tables(request), await _somebody(request), await _live(request)
    request.app.state.access.check_person(person.id)
    version = await perform(tables, live, person.id, act)
    return Json({"type": "answer", "id": act.id, "ok": True, "version": version})


async def perform(tables: OpenTables, live: OpenTable, person: str, act: Act) -> int:
    """Do something at a table, and say which version that led to."""
    match act:
        case Choose():
            return await tables.add(live, lambda room: commands.choose(room, person, act))
        case Undo():
            return await tables.add(live, lambda room: commands.undo(room, person, act))
        case Redo():
            return await tables.add(live, lambda room: commands.redo(room, person, act))
        case Agree():
            return await tables.add(live, lambda room: commands.agree(room, person, act))
        case Chat():
            return await tables.add(live, lambda room: commands.chat(room, person, act))
    return live.room.version


def looking(wish: str) -> Looking:
    """From where somebody wants to look."""
    if wish.isascii() and wish.isdigit() and len(wish) <= 2:
        return int(wish)
    return GUEST if wish == GUEST else FOLLOW


def since(wish: str | None) -> int:
    """The version somebody saw last; -1: none."""
    return int(wish) if wish and wish.isascii() and wish.isdigit() and len(wish) < 16 else -1


# Keeping


async def save(request: Request) -> Response:
    """The save, to those who may know everything."""
    person = await _person(request)
    try:
        live = await _live(request)
    except Outdated as outdated:
        if not person or all(chair.person != person for chair in outdated.chairs):
            raise Refusal("forbidden", "error-table-secret") from None
        return _file(outdated.save(), f"talia-{outdated.kept.id}.json")
    if not live.room.dealt:
        raise Refusal("impossible", "error-table-not-dealt")
    if not _may_know_all(live.room, person):
        raise Refusal("forbidden", "error-table-secret")
    return _file(_save(live.room), f"talia-{live.room.id}.json")


async def report(request: Request) -> Response:
    """What somebody who reports a problem sends with it."""
    person, live = await _person(request), await _live(request)
    lang = language(request)
    watcher = Watcher(person, looking(request.query_params.get("seat", "")), lang, -1)
    told = {
        "talia": _version(),
        "game": live.room.game.id,
        "rules": live.room.game.rules,
        "state": live.state(watcher),
        "save": _save(live.room) if _may_know_all(live.room, person) else None,
    }
    answer = Json(told)
    answer.headers["content-disposition"] = f'attachment; filename="talia-report-{live.room.id}.json"'
    return answer


def _may_know_all(room: Room, person: str) -> bool:
    return room.over or (bool(person) and room.dealt and room.alone(person))


def _save(room: Room) -> str:
    """The save as the terminal wants it: people are humans there."""
    return room.save(each.bot or (f"human:{each.name}" if each.name else "human") for each in room.chairs)


def _file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


def _version() -> str:
    import talia

    return talia.__version__


async def show_replay(request: Request) -> Response:
    """A finished game after so many choices."""
    person, live = await _person(request), await _live(request)
    lang = language(request)
    seat = looking(request.query_params.get("seat", ""))
    told = await asyncio.to_thread(replay, live.room, request.path_params["at"], seat, person, lang)
    return Json({**told, "table": live.info(person, lang)})


# Pages


async def page(request: Request) -> Response:
    """A file of the client; any other path is a page of the client itself."""
    path = _site_file(request.path_params["path"])
    if path is not None:
        cached = "public, max-age=31536000, immutable" if path.parent.name == "assets" else "no-cache"
        return FileResponse(path, headers={"cache-control": cached})
    index = SITE / "index.html"
    if not index.is_file():
        return PlainTextResponse(speaker(language(request)).say("hall-not-built"), 503)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _site_file(wish: str) -> Path | None:
    """The file of the client that a path names, if there is one; whatever else strangers write there names none."""
    site = SITE.resolve()
    try:
        path = (site / wish).resolve()
        return path if wish and path.is_relative_to(site) and path.is_file() else None
    except (OSError, ValueError):  # too long for a name, or no name at all
        return None


async def nothing_here(request: Request) -> Response:
    """A path of the protocol that is none."""
    return refused(Refusal("missing", "error-table-missing"), language(request))


# Who and where


def _tables(request: Request) -> OpenTables:
    tables: OpenTables = request.app.state.open_tables
    return tables


async def _live(request: Request) -> OpenTable:
    tables = _tables(request)
    live = await tables.enter(request.path_params["id"])
    await tables.refresh(live)
    return live


async def _person(request: Request) -> str:
    """The id of whoever asks; empty for a guest."""
    access: Access = request.app.state.access
    person = await access.person(request, _tables(request))
    return person.id if person is not None else ""


async def _somebody(request: Request) -> Person:
    access: Access = request.app.state.access
    return await access.somebody(request, _tables(request))


async def _told(request: Request) -> Response:
    live = await _live(request)
    return Json(live.info(await _person(request), language(request)))

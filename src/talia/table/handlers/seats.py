"""Seats: sitting down, standing up, letting a bot play on, and moving one's seats to another device."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from talia.table import commands
from talia.table.access import Person
from talia.table.entries import Entry
from talia.table.messages import Code, EmptyBody, LeaveSeat, Resign, Sit
from talia.table.outdated import Outdated
from talia.table.refusal import Refusal
from talia.table.request import access_of, body, language, open_tables_of, require_person, table_of
from talia.table.response import Json
from talia.table.room import Room
from talia.table.tokens import new_id, token_hash

CODE_MINUTES = 15
"""How long a code works that moves seats to another device."""


async def sit(request: Request) -> Response:
    """I sit down."""
    wish = await body(request, Sit)
    person = await require_person(request)
    return await _change(request, person, lambda room: commands.sit(room, person.id, wish.seat, wish.name, person.name))


async def leave(request: Request) -> Response:
    """I stand up."""
    wish = await body(request, LeaveSeat)
    person = await require_person(request)
    try:
        return await _change(request, person, lambda room: commands.leave(room, person.id, wish.seat))
    except Outdated as outdated:
        tables = open_tables_of(request)
        stored = await tables.leave_outdated(outdated, person.id, wish.seat)
        return Json(tables.info(stored, person.id, language(request)))


async def resign(request: Request) -> Response:
    """A bot plays on for me, or for one of the team who is away."""
    wish = await body(request, Resign)
    person, table = await require_person(request), await table_of(request)
    here = table.here
    return await _change(request, person, lambda room: commands.hand_over(room, person.id, wish.seat, wish.bot, here))


async def _change(request: Request, person: Person, make_entry: Callable[[Room], Entry]) -> Response:
    access_of(request).check_person(person.id)
    table = await table_of(request)
    await open_tables_of(request).add(table, make_entry)
    return Json(table.info(person.id, language(request)))


async def new_code(request: Request) -> Response:
    """A code that moves my seats to another device."""
    await body(request, EmptyBody)
    person, table = await require_person(request), await table_of(request)
    access_of(request).check_creation(request)
    if not table.room.seats_of(person.id):
        raise Refusal("forbidden", "error-table-not-seated")
    code = f"{new_id(5)}-{new_id(5)}"
    until = time.time() + 60 * CODE_MINUTES
    store = open_tables_of(request).store
    await asyncio.to_thread(store.add_code, token_hash(code), table.room.id, person.id, until)
    return Json({"code": code, "minutes": CODE_MINUTES})


async def use_code(request: Request) -> Response:
    """The code from the other device."""
    wish = await body(request, Code)
    tables, person = open_tables_of(request), await require_person(request)
    access_of(request).check_creation(request)
    found = await asyncio.to_thread(tables.store.take_code, token_hash(wish.code.strip().lower()))
    if found is None:
        raise Refusal("impossible", "error-table-code")
    table_id, before = found
    table = await tables.open(table_id)
    await tables.add(table, lambda room: commands.move_over(room, before, person.id))
    return Json(table.info(person.id, language(request)))

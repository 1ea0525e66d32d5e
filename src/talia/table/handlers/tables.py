"""Tables: the lists of them, one of them, and a new one."""

from __future__ import annotations

import asyncio
import contextlib
import time

from starlette.requests import Request
from starlette.responses import Response

from talia.kernel.lesson import seats_of, teach
from talia.table import commands, table_setup
from talia.table.game_list import installed_game
from talia.table.messages import NewLesson, NewTable
from talia.table.outdated import Outdated
from talia.table.refusal import Refusal
from talia.table.request import access_of, body, language, open_tables_of, person_id, require_person, table_of
from talia.table.response import Json
from talia.table.room import Chair, Terms

FRESH = 14 * 24 * 3600.0
"""Seconds after which an open table that nobody touched is not listed any more."""


async def list_tables(request: Request) -> Response:
    """Tables anybody may join or watch."""
    tables, person, lang = open_tables_of(request), await person_id(request), language(request)
    stored = await asyncio.to_thread(tables.store.listed, time.time() - FRESH)
    infos = [tables.info(each, person, lang) for each in stored]
    return Json({"tables": [each for each in infos if each is not None]})


async def my_tables(request: Request) -> Response:
    """The tables I sit at, those that wait for me first."""
    tables, person, lang = open_tables_of(request), await require_person(request), language(request)
    stored = await asyncio.to_thread(tables.store.tables_of, person.id)
    infos = [info for each in stored if (info := tables.info(each, person.id, lang)) is not None]
    return Json({"tables": sorted(infos, key=lambda each: (each["over"], not each["my_turn"]))})


async def new_table(request: Request) -> Response:
    """A new table."""
    tables, person = open_tables_of(request), await require_person(request)
    wish = await body(request, NewTable)
    access_of(request).check_creation(request)
    game, origin = await asyncio.to_thread(table_setup.settle, wish, table_setup.open_to_rivals(wish))
    seats = await asyncio.to_thread(table_setup.seat_count, game, origin)
    chairs = table_setup.chairs(wish.seats, game, seats, person.id, person.name)
    table = await tables.create(game, origin, chairs, person.id, wish.listed, table_setup.terms(wish))
    if wish.after and any(seat.kind == "open" for seat in wish.seats):
        with contextlib.suppress(Refusal):  # the table is there, whether or not the other one can be told
            before = await tables.open(wish.after)
            await tables.add(before, lambda room: commands.follow(room, person.id, table.room.id))
    return Json(table.info(person.id, language(request)), 201)


async def new_lesson(request: Request) -> Response:
    """A table at which I am taught a game."""
    tables, person = open_tables_of(request), await require_person(request)
    wish = await body(request, NewLesson)
    access_of(request).check_creation(request)
    match = await asyncio.to_thread(teach, installed_game(wish.game), wish.lesson)
    seats = seats_of(match, "")
    chairs = [Chair(bot=bot) if bot else Chair(person.id, person.name) for bot in seats]
    table = await tables.create(match.game, match.origin, chairs, person.id, False, Terms())
    return Json(table.info(person.id, language(request)), 201)


async def one_table(request: Request) -> Response:
    """A table, even one that cannot be played on."""
    try:
        table = await table_of(request)
        return Json(table.info(await person_id(request), language(request)))
    except Outdated as outdated:
        return Json(open_tables_of(request).info(outdated.current, await person_id(request), language(request)))

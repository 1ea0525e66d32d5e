"""People: somebody new, who I am, and another name for me."""

from __future__ import annotations

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import Response

from talia.table.access import COOKIE
from talia.table.messages import LONGEST_NAME, NewPerson, clean
from talia.table.refusal import Refusal
from talia.table.request import access_of, body, open_tables_of, require_person
from talia.table.response import Json
from talia.table.tokens import new_id, token_hash

YEAR = 365 * 24 * 3600


async def new_person(request: Request) -> Response:
    """Somebody new. The token is told once, here."""
    wish = await body(request, NewPerson)
    access_of(request).check_creation(request)
    token, id = secrets.token_urlsafe(32), f"p-{new_id()}"
    name = _name(wish.name)
    await asyncio.to_thread(open_tables_of(request).store.add_person, id, token_hash(token), name)
    answer = Json({"id": id, "name": name, "token": token}, 201)
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


async def me(request: Request) -> Response:
    """Who I am."""
    person = await require_person(request)
    return Json({"id": person.id, "name": person.name})


async def rename(request: Request) -> Response:
    """I want another name."""
    person = await require_person(request)
    name = _name((await body(request, NewPerson)).name)
    await asyncio.to_thread(open_tables_of(request).store.rename, person.id, name)
    access_of(request).forget(person.id)
    return Json({"id": person.id, "name": name})


def _name(wish: str) -> str:
    name = clean(wish, LONGEST_NAME)
    if not name:
        raise Refusal("impossible", "error-table-name")
    return name

"""The doors: who comes in, what they carry, and what they are told on the way out.

Everything that is the same for every request: security headers, the language, who is asking, how much they may ask and how
large a message may be, and errors that never show insides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from talia.kernel.trouble import Trouble
from talia.table.hall import Hall, token_hash
from talia.table.messages import BODY, read_body
from talia.table.rates import Rates
from talia.table.refusal import STATUS, Refusal, code_of, ours, told

COOKIE = "talia"

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever knows a token."""

    id: str
    name: str


class Doors:
    """Who may come in, and how often."""

    def __init__(self, limits: bool = True) -> None:
        freely = 1.0 if limits else 1e6
        self.of_person = Rates(40 * freely, 20 * freely)
        self.of_address = Rates(300 * freely, 60 * freely)
        self.of_making = Rates(20 * freely, freely / 3)
        self._known: dict[str, Person] = {}

    def check_address(self, connection: HTTPConnection) -> None:
        """Refuse an address that asks too much."""
        if not self.of_address.allow(address(connection)):
            raise Refusal("too-many", "error-table-too-many")

    def check_making(self, connection: HTTPConnection) -> None:
        """Refuse an address that makes too many people or tables."""
        if not self.of_making.allow(address(connection)):
            raise Refusal("too-many", "error-table-too-many")

    def check_person(self, person: str) -> None:
        """Refuse a person who does too much."""
        if not self.of_person.allow(person):
            raise Refusal("too-many", "error-table-too-many")

    async def person(self, connection: HTTPConnection, hall: Hall) -> Person | None:
        """Who is asking: a browser's cookie or a program's header tell; None is a guest."""
        token = connection.cookies.get(COOKIE, "")
        header = connection.headers.get("authorization", "")
        if header[:7].lower() == "bearer ":
            token = header[7:].strip()
        if not token or len(token) > 100:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed)
        if known is None or hall.shared:  # another worker may have been told another name
            found = await asyncio.to_thread(hall.store.person, hashed)
            if found is None:
                return None
            known = self._known[hashed] = Person(*found)
            if len(self._known) > 20_000:
                self._known.clear()
        return known

    async def somebody(self, connection: HTTPConnection, hall: Hall) -> Person:
        """Who is asking, where a guest cannot."""
        person = await self.person(connection, hall)
        if person is None:
            raise Refusal("unknown", "error-table-unknown")
        return person

    def forget(self, person: str) -> None:
        """A person has another name."""
        self._known = {hashed: each for hashed, each in self._known.items() if each.id != person}


def address(connection: HTTPConnection) -> str:
    """Where a connection comes from."""
    return connection.client.host if connection.client is not None else ""


def check_origin(connection: HTTPConnection) -> None:
    """A browser says which page sends a request; a page that is not ours may not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:
        host = ""
    if not host or host != connection.headers.get("host", "").lower():
        raise Refusal("forbidden", "error-table-origin")


def language(connection: HTTPConnection) -> str:
    """The language somebody wants."""
    asked = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    return "pl" if asked[:2].lower() == "pl" else "en"


async def body(request: Request, sort: type[_T]) -> _T:
    """The body of a request that changes something, checked and bounded."""
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "error-table-json")
    return read_body(await raw_body(request, BODY), sort)


async def raw_body(request: Request, most: int) -> bytes:
    """At most so many bytes of a request."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-large", "error-table-too-large", most=most)
    return bytes(data)


class Json(Response):
    """An answer in JSON."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """The content as JSON. Any: whatever msgspec can write."""
        return msgspec.json.encode(content)


def refused(trouble: Trouble, lang: str) -> Json:
    """An answer that says no."""
    code = code_of(trouble)
    headers = {"retry-after": "3"} if code == "too-many" else {}
    return Json({"error": told(trouble, lang)}, STATUS[code], headers)


Handler = Callable[[Request], Awaitable[Response]]


def guarded(handler: Handler) -> Handler:
    """A handler whose troubles are told in the language asked for, and whose bugs tell nothing but that there is one."""

    async def guard(request: Request) -> Response:
        lang = language(request)
        try:
            request.app.state.doors.check_address(request)
            return await handler(request)
        except Trouble as trouble:
            return refused(trouble, lang)
        except Exception as error:
            return refused(ours(f"{request.method} {request.url.path} failed", error), lang)

    return guard

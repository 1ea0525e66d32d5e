"""What is read from a request: its language, its query, its body, who sends it, and which table it is about.

What takes an `HTTPConnection` is for requests and WebSockets alike.
"""

from __future__ import annotations

from typing import TypeVar

from starlette.requests import HTTPConnection, Request

from talia.table.access import Access, Person, check_origin
from talia.table.messages import LARGEST_BODY, read_body
from talia.table.open_campaigns import OpenCampaigns
from talia.table.open_table import OpenTable
from talia.table.open_tables import OpenTables
from talia.table.refusal import Refusal
from talia.table.watcher import FOLLOW, GUEST, Viewpoint, Watcher
from talia.words.speaker import known_language

_T = TypeVar("_T")


# The query


def language(connection: HTTPConnection) -> str:
    """The language somebody wants."""
    asked = connection.query_params.get("lang", "") or connection.headers.get("accept-language", "")
    return known_language(asked)


def viewpoint(connection: HTTPConnection) -> Viewpoint:
    """From where somebody wants to look at a table: `seat` of the query."""
    asked = connection.query_params.get("seat", "")
    if asked.isascii() and asked.isdigit() and len(asked) <= 2:
        return int(asked)
    return GUEST if asked == GUEST else FOLLOW


def since(connection: HTTPConnection) -> int:
    """The version of a table that somebody saw last: `since` of the query; -1: none."""
    asked = connection.query_params.get("since")
    return int(asked) if asked and asked.isascii() and asked.isdigit() and len(asked) < 16 else -1


def watcher(connection: HTTPConnection, person: str) -> Watcher:
    """Whoever wants to see a table, as the query says."""
    return Watcher(person, viewpoint(connection), language(connection), since(connection))


# The body


async def body(request: Request, sort: type[_T], most: int = LARGEST_BODY) -> _T:
    """The body of a request that changes something, checked and bounded."""
    check_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refusal("malformed", "error-table-json")
    return read_body(await _raw_body(request, most), sort)


async def _raw_body(request: Request, most: int) -> bytes:
    """At most so many bytes of a request."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-large", "error-table-too-large", most=most)
    return bytes(data)


# Who and where


def access_of(connection: HTTPConnection) -> Access:
    """Who may ask, and how often; one for the whole server process."""
    access: Access = connection.app.state.access
    return access


def open_tables_of(connection: HTTPConnection) -> OpenTables:
    """The open tables; one collection for the whole server process."""
    tables: OpenTables = connection.app.state.open_tables
    return tables


def open_campaigns_of(connection: HTTPConnection) -> OpenCampaigns:
    """The campaigns; one collection for the whole server process."""
    campaigns: OpenCampaigns = connection.app.state.open_campaigns
    return campaigns


async def table_of(connection: HTTPConnection) -> OpenTable:
    """The table whose id is in the path, opened if need be, with all that other workers have stored."""
    tables = open_tables_of(connection)
    table = await tables.open(connection.path_params["id"])
    await tables.refresh(table)
    return table


async def person_id(connection: HTTPConnection) -> str:
    """The id of whoever asks; empty for a guest."""
    person = await access_of(connection).person(connection, open_tables_of(connection))
    return person.id if person is not None else ""


async def require_person(connection: HTTPConnection) -> Person:
    """Whoever asks; a guest is refused."""
    return await access_of(connection).require_person(connection, open_tables_of(connection))

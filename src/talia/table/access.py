"""Access: who is asking, how often they may ask, and from which pages."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from talia.table.messages import Chat, Command
from talia.table.open_tables import OpenTables
from talia.table.rate_limits import RateLimit
from talia.table.refusal import Refusal
from talia.table.tokens import token_hash

COOKIE = "talia"

LONGEST_TOKEN = 100
MOST_KNOWN = 20_000


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever knows a token."""

    id: str
    name: str


class Access:
    """Who is known, and how often each person and each address may ask."""

    def __init__(self, limits: bool = True) -> None:
        factor = 1.0 if limits else 1e6
        self._per_person = RateLimit(40 * factor, 20 * factor)
        self._per_address = RateLimit(300 * factor, 60 * factor)
        self._creations = RateLimit(20 * factor, factor / 3)
        self._lines = RateLimit(20 * factor, factor)
        self._known: dict[str, Person] = {}  # by the hash of the token

    def check_address(self, connection: HTTPConnection) -> None:
        """Refuse an address that asks too much."""
        if not self._per_address.allow(address(connection)):
            raise Refusal("too-many", "error-table-too-many")

    def check_creation(self, connection: HTTPConnection) -> None:
        """Refuse an address that makes too many people, tables or codes."""
        if not self._creations.allow(address(connection)):
            raise Refusal("too-many", "error-table-too-many")

    def check_person(self, person: str) -> None:
        """Refuse a person who does too much."""
        if not self._per_person.allow(person):
            raise Refusal("too-many", "error-table-too-many")

    def check_command(self, person: str, command: Command) -> None:
        """Refuse a person who does too much, or says too much: a line of chat is kept, and told to all who come."""
        self.check_person(person)
        if isinstance(command, Chat) and not self._lines.allow(person):
            raise Refusal("too-many", "error-table-too-many")

    async def person(self, connection: HTTPConnection, tables: OpenTables) -> Person | None:
        """Who is asking: a browser's cookie or a program's header tell; None is a guest."""
        token = connection.cookies.get(COOKIE, "")
        header = connection.headers.get("authorization", "")
        if header[:7].lower() == "bearer ":
            token = header[7:].strip()
        if not token or len(token) > LONGEST_TOKEN:
            return None
        hashed = token_hash(token)
        known = self._known.get(hashed)
        if known is None or tables.shared:  # another worker may have been told another name
            found = await asyncio.to_thread(tables.store.person, hashed)
            if found is None:
                return None
            known = self._known[hashed] = Person(*found)
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
        return known

    async def require_person(self, connection: HTTPConnection, tables: OpenTables) -> Person:
        """Who is asking; a guest is refused."""
        person = await self.person(connection, tables)
        if person is None:
            raise Refusal("unknown", "error-table-unknown")
        return person

    def forget(self, person: str) -> None:
        """Ask the database again who that is: a person has another name."""
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

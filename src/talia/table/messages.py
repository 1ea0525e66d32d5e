"""What people send: commands at a table and the bodies of requests, checked and bounded.

docs/protocol.md is the page for those who write the other end.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar, Union

import msgspec
from msgspec import Meta

from talia.kernel.errors import TaliaError
from talia.words.speaker import LANGUAGES

LARGEST_MESSAGE = 8 * 1024
LARGEST_BODY = 64 * 1024
LARGEST_FILE = 8 * 1024 * 1024
LONGEST_NAME = 30
LONGEST_LINE = 300

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Word = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(max_length=300)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Lang = Annotated[str, Meta(pattern=f"^(?:{'|'.join(LANGUAGES)})$")]


class _Command(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Something to be done at a table. `id` is the sender's own and comes back in the answer."""

    id: Number = 0


class Choose(_Command, tag="choose", frozen=True):
    """Answer the decision with that number."""

    number: Number
    key: Key
    seat: Seat | None = None


class Undo(_Command, tag="undo", frozen=True):
    """Undo my last choice, or ask the others whether I may."""


class Redo(_Command, tag="redo", frozen=True):
    """Redo what was undone last."""


class Agree(_Command, tag="agree", frozen=True):
    """Answer somebody who asks to undo a choice."""

    yes: bool


class Chat(_Command, tag="chat", frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


class Look(_Command, tag="look", frozen=True):
    """Look from another seat, or in another language."""

    seat: Union[Seat, Literal["follow", "guest"], None] = None
    lang: Lang | None = None


class Foresee(_Command, tag="foresee", frozen=True):
    """What would follow from each option of the decision with that number?"""

    number: Number


class Ping(_Command, tag="ping", frozen=True):
    """Is anybody there?"""


StoredCommand = Union[Choose, Undo, Redo, Agree, Chat]
"""What changes a table, and so becomes an entry."""

Command = Union[StoredCommand, Foresee, Look, Ping]


class _Body(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of a request."""


class NewPerson(_Body, frozen=True):
    """Somebody new, or a new name for somebody known."""

    name: Name


class SeatWish(_Body, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "hot", "open", "bot"]
    name: Name = ""
    bot: Word = ""


Values = Union[Word, Annotated[list[Word], Meta(max_length=64)]]


class SetUp(_Body, frozen=True, kw_only=True):
    """A set-up to be tried out."""

    game: Word
    players: Seat
    seed: Annotated[int, Meta(ge=0, lt=2**32)] | None = None
    answers: Annotated[dict[Word, Values], Meta(max_length=32)] = msgspec.field(default_factory=dict)


class NewTable(SetUp, frozen=True, kw_only=True):
    """A new table; `after` is the table of a finished match that it follows, whose players are told."""

    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    listed: bool = True
    after: Word = ""


class NewCampaign(_Body, frozen=True):
    """A new campaign; `names` are what the players, or their mages, are called in it."""

    campaign: Word
    players: Seat
    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    seed: Annotated[int, Meta(ge=0, lt=2**32)] | None = None
    names: Annotated[list[Name], Meta(max_length=32)] = msgspec.field(default_factory=list)
    answers: Annotated[dict[Word, Values], Meta(max_length=32)] = msgspec.field(default_factory=dict)
    listed: bool = False


class GoOn(_Body, frozen=True):
    """A campaign goes on, from the table that somebody sits at now."""

    table: Word = ""


class CampaignFile(_Body, frozen=True):
    """A campaign's file."""

    file: Annotated[str, Meta(max_length=LARGEST_FILE)]


class NewLesson(_Body, frozen=True):
    """A table at which somebody is taught a game; without a name the game's first lesson."""

    game: Word
    lesson: Word = ""


class Sit(_Body, frozen=True):
    """Somebody sits down."""

    seat: Seat
    name: Name = ""


class LeaveSeat(_Body, frozen=True):
    """Somebody stands up."""

    seat: Seat


class Resign(_Body, frozen=True):
    """Somebody lets a bot play on."""

    seat: Seat
    bot: Word


class Code(_Body, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class EmptyBody(_Body, frozen=True):
    """A request that needs no more words."""


_command: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_T = TypeVar("_T")


class Malformed(TaliaError):
    """A message that says nothing we understand."""


def read_command(data: bytes | str) -> Command:
    """A command; `Malformed` with the reason if it is none."""
    try:
        return _command.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("error-table-malformed", reason=str(error)) from None


def read_body(data: bytes, sort: type[_T]) -> _T:
    """The body of a request; `Malformed` with the reason if it is none."""
    try:
        return msgspec.json.decode(data or b"{}", type=sort)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Malformed("error-table-malformed", reason=str(error)) from None


def clean(text: str, longest: int) -> str:
    """A name or a line of chat: one line, no invisible tricks. Whoever shows it escapes it."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(plain.split())[:longest]

"""What people send to a table, checked and bounded. docs/protocol.md is the page for those who write the other end."""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar, Union

import msgspec
from msgspec import Meta

from talia.kernel.trouble import Trouble

MESSAGE = 8 * 1024
BODY = 64 * 1024
NAME = 30
LINE = 300

Name = Annotated[str, Meta(max_length=NAME)]
Word = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(max_length=300)]
Seat = Annotated[int, Meta(ge=0, le=31)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Lang = Literal["en", "pl"]


class _Act(msgspec.Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """Something done at a table. `id` is the sender's own and comes back in the answer."""

    id: Number = 0


class Choose(_Act, tag="choose", frozen=True):
    """Answer the decision with that number."""

    number: Number
    key: Key
    seat: Seat | None = None


class Undo(_Act, tag="undo", frozen=True):
    """Take my last choice back, or ask the others whether I may."""


class Redo(_Act, tag="redo", frozen=True):
    """Make again what was taken back last."""


class Agree(_Act, tag="agree", frozen=True):
    """Answer somebody who asks to take a choice back."""

    yes: bool


class Chat(_Act, tag="chat", frozen=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=LINE)]


class Look(_Act, tag="look", frozen=True):
    """Look from another seat, or in another language."""

    seat: Union[Seat, Literal["follow", "guest"], None] = None
    lang: Lang | None = None


class Ping(_Act, tag="ping", frozen=True):
    """Is anybody there?"""


Act = Union[Choose, Undo, Redo, Agree, Chat, Look, Ping]


class _Asked(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The body of a request."""


class NewPerson(_Asked, frozen=True):
    """Somebody new, or a new name for somebody known."""

    name: Name


class SeatWish(_Asked, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "hot", "open", "bot"]
    name: Name = ""
    bot: Word = ""


Values = Union[Word, Annotated[list[Word], Meta(max_length=64)]]


class SetUp(_Asked, frozen=True, kw_only=True):
    """A set-up to be tried out."""

    game: Word
    players: Seat
    seed: Annotated[int, Meta(ge=0, lt=2**32)] | None = None
    answers: Annotated[dict[Word, Values], Meta(max_length=32)] = msgspec.field(default_factory=dict)


class NewTable(SetUp, frozen=True, kw_only=True):
    """A new table."""

    seats: Annotated[list[SeatWish], Meta(max_length=32)]
    listed: bool = True


class Sit(_Asked, frozen=True):
    """Somebody sits down."""

    seat: Seat
    name: Name = ""


class LeaveSeat(_Asked, frozen=True):
    """Somebody stands up."""

    seat: Seat


class Resign(_Asked, frozen=True):
    """Somebody lets a bot play on."""

    seat: Seat
    bot: Word


class Code(_Asked, frozen=True):
    """A code from another device."""

    code: Annotated[str, Meta(max_length=40)]


class Nothing(_Asked, frozen=True):
    """A request that needs no more words."""


_act: msgspec.json.Decoder[Act] = msgspec.json.Decoder(Act)
_T = TypeVar("_T")


class Malformed(Trouble):
    """A message that says nothing we understand."""


def read_act(data: bytes | str) -> Act:
    """An act; `Malformed` with the reason if it is none."""
    try:
        return _act.decode(data)
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

"""Entries: what can happen at a table. A table is its set-up and its entries, in order."""

from __future__ import annotations

from typing import Union

import msgspec

BOT = "bot"
"""Who made a choice, when nobody did."""


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """An answer to a decision: whose seat (None: the team's), which option, and the id of the person, or `bot`."""

    seat: int | None
    key: str
    by: str


class Chose(msgspec.Struct, frozen=True, tag="chose", tag_field="is"):
    """Somebody answered a decision."""

    answer: Answer


class Undone(msgspec.Struct, frozen=True, tag="took-back", tag_field="is"):
    """The last choices were undone; so many are left."""

    left: int
    by: str


class Redone(msgspec.Struct, frozen=True, tag="made-again", tag_field="is"):
    """What was undone last was redone."""

    by: str


class UndoAsked(msgspec.Struct, frozen=True, tag="asked-back", tag_field="is"):
    """Somebody asks the others whether the last choices may be undone, so that so many are left."""

    left: int
    by: str


class Agreed(msgspec.Struct, frozen=True, tag="agreed", tag_field="is"):
    """Somebody agreed to that or did not; `yes=False` of whoever asked is a withdrawal."""

    by: str
    yes: bool


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="is"):
    """A line of chat."""

    by: str
    seat: int | None
    name: str
    text: str
    at: float


class Sat(msgspec.Struct, frozen=True, tag="sat", tag_field="is"):
    """A person sat down, or took a seat back from a bot."""

    seat: int
    person: str
    name: str


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="is"):
    """A seat is open again."""

    seat: int


class HandedOver(msgspec.Struct, frozen=True, tag="handed-over", tag_field="is"):
    """A bot plays a seat on; it keeps it for the person."""

    seat: int
    bot: str


class MovedOver(msgspec.Struct, frozen=True, tag="moved-over", tag_field="is"):
    """A person's seats went over to another person: the same one, on another device."""

    person: str
    to: str


class Closed(msgspec.Struct, frozen=True, tag="closed", tag_field="is"):
    """The campaign that the match belongs to has gone on: what was decided here stays."""


class Followed(msgspec.Struct, frozen=True, tag="followed", tag_field="is"):
    """The match is over, and one who played it has laid a table for another."""

    table: str
    by: str


Entry = Union[Chose, Undone, Redone, UndoAsked, Agreed, Said, Sat, Left, HandedOver, MovedOver, Closed, Followed]

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Entry).decode


def write(entry: Entry) -> str:
    """An entry as it is stored."""
    return _encode(entry).decode()


def read(text: str) -> Entry:
    """A stored entry."""
    found: Entry = _decode(text)
    return found

"""Saves: a match as text, one key a line, so that an error can say which line is wrong.

A save of any earlier format is read; CONTRIBUTING.md says what has to be done when something changes.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Union

import msgspec

from talia.kernel.errors import TaliaError, UnknownRules
from talia.kernel.event import Event
from talia.kernel.files import named, read_text
from talia.kernel.match import Match

FORMAT = 2

DAMAGE = (
    *(LookupError, TypeError, ValueError, ArithmeticError, AttributeError, AssertionError),
    *(RecursionError, StopIteration),
)
"""What games raise where an origin tells what none of them has ever written."""

"""Format 1 told answers that wait for others' by seat, at most one each."""

Told = Union[str, tuple[int | None, str]]  # the key of an answer, with the seat it is of where that must be said

Watcher = Callable[[Match, list[Event]], None]


class _Head(msgspec.Struct):
    """What saves of every format have."""

    talia: int | None = None


class _Save(msgspec.Struct, forbid_unknown_fields=True):
    """What a save holds. `origin` is the game's own set-up, which the game checks (hence Any)."""

    talia: int
    game: str
    rules: int
    origin: dict[str, Any]
    one_person: bool
    fingerprint: str
    held: list[tuple[int | None, str]] | dict[str, str]
    keys: list[Told]
    table: dict[str, Any] = {}  # who sits at the table; the front end's own


def write(match: Match, table: dict[str, Any] | None = None) -> str:
    """A match as text. `table` is for what a front end wants to keep beside it, such as which seats are bots."""
    return write_told(
        game=match.game.id,
        rules=match.game.rules,
        origin=match.origin,
        one_person=match.one_person,
        table=table or {},
        fingerprint=match.fingerprint,
        held=match.held,
        keys=match.keys,
    )


def write_told(
    *,
    game: str,
    rules: int,
    origin: dict[str, Any],
    one_person: bool,
    table: dict[str, Any],
    fingerprint: str,
    held: Sequence[tuple[int | None, str]],
    keys: Sequence[Told],
) -> str:
    """A save from its parts. Of a match whose rules are not known any more nobody can say where it stands: its
    `fingerprint` is empty, and nothing is compared with it."""
    encode = msgspec.json.encode
    fields: dict[str, object] = {
        "talia": FORMAT,
        "game": game,
        "rules": rules,
        "origin": origin,
        "one_person": one_person,
        "table": table,
        "fingerprint": fingerprint,
        "held": held,
    }
    head = "".join(f'  "{name}": {encode(value).decode()},\n' for name, value in fields.items())
    lines = ",\n".join(f"    {encode(key).decode()}" for key in keys)
    return f'{{\n{head}  "keys": [\n{lines}\n  ]\n}}\n' if keys else f'{{\n{head}  "keys": []\n}}\n'


def text_of(path: Path) -> str:
    """The text of a save's file; `TaliaError` that names the file if there is none to be had."""
    text = read_text(path)
    if not text.strip():
        raise TaliaError("error-save-empty", file=named(path))
    return text


def read(text: str, find: Callable[[str], Any], watch: Watcher | None = None) -> tuple[Match, dict[str, Any]]:
    """The match that a save tells, played again up to where it stood, and the front end's own part of the save.

    `find` finds a game by its id; `watch` is told the events after the start and after every choice. Any: `find` would
    return a `Game`, whose module imports this one's neighbours.
    """
    try:
        found = msgspec.json.decode(text.encode(), type=_Head).talia
        if found is None:
            raise TaliaError("error-save-is-campaign" if '"talia_campaign"' in text[:100] else "error-save-is-none")
        if not 1 <= found <= FORMAT:
            raise TaliaError("error-save-format", line=line_of(text, "talia"), found=found, known=FORMAT)
        save = msgspec.json.decode(text.encode(), type=_Save)
    except msgspec.ValidationError as error:
        raise wrong_field(text, str(error), "error-save-is-none") from None
    except msgspec.DecodeError as error:
        raise TaliaError("error-save-damaged", line=line_of_damage(text, str(error))) from None
    except (UnicodeError, RecursionError):  # half a letter, or nested deeper than anything that is ever written
        raise TaliaError("error-save-is-none") from None
    try:
        game = find(save.game)
    except TaliaError as error:
        raise TaliaError("error-save-wrong", line=line_of(text, "game"), reason=error) from None
    try:
        match: Match = game.under(save.rules).again(save.origin, save.one_person)
    except UnknownRules as error:
        raise TaliaError("error-save-rules", line=line_of(text, "rules"), reason=error) from None
    except TaliaError as error:
        raise TaliaError("error-save-wrong", line=line_of(text, "origin"), reason=error) from None
    except DAMAGE:
        raise TaliaError("error-save-origin", line=line_of(text, "origin")) from None
    if watch is not None:
        watch(match, match.events)
    for line, key, seat in _answers(save, line_of(text, "keys") + 1, line_of(text, "held")):
        try:
            match.choose(key, seat)
        except TaliaError as error:
            raise TaliaError("error-save-wrong", line=line, reason=error) from None
        except DAMAGE:  # such as a deck with cards of another nemesis
            raise TaliaError("error-save-origin", line=line_of(text, "origin")) from None
        if watch is not None:
            watch(match, match.events)
    if save.fingerprint not in (match.fingerprint, ""):
        raise TaliaError("error-save-fingerprint", line=line_of(text, "fingerprint"))
    return match, save.table


def restored(text: str) -> Match:
    """The match that a save tells, of any installed game: what pickling needs."""
    from talia.kernel.registry import game

    return read(text, game)[0]


def keep(text: str, path: Path) -> None:
    """Write a file so that it is always whole: beside it first, then in its place. What is no file, such as a pipe or a
    device, is written to and stays what it is; so does a link to a file."""
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_text(text, encoding="utf-8")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, beside = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(beside, path)
    except BaseException:
        Path(beside).unlink(missing_ok=True)
        raise


def _answers(save: _Save, first: int, held: int) -> Iterator[tuple[int, str, int | None]]:
    """Every answer of a save: the line it stands on, its key, and the seat it is of, where the save says so."""
    for number, told in enumerate(save.keys):
        seat, key = (None, told) if isinstance(told, str) else told
        yield first + number, key, seat
    waiting = [(_seat(seat), key) for seat, key in save.held.items()] if isinstance(save.held, dict) else save.held
    for seat, key in waiting:
        yield held, key, seat


def _seat(written: str) -> int:
    """The seat that a held answer of format 1 is of; one that is none is nobody's."""
    return int(written) if written.isdecimal() else -1


def line_of(text: str, field: str) -> int:
    """The line, counted from 1, where a field of the save stands; the first line if it stands nowhere."""
    found = re.search(rf'^\s*"{re.escape(field)}"\s*:', text, re.MULTILINE)
    at = found.end() if found else max(text.find(f'"{field}"'), 0)
    return text.count("\n", 0, at) + 1


def line_of_damage(text: str, reason: str) -> int:
    """msgspec names the byte at which the text stops being JSON; people count in lines."""
    digits = "".join(letter for letter in reason.rpartition("byte")[2] if letter.isdigit())
    at = int(digits) if digits else len(text.encode())
    return text.encode()[:at].count(b"\n") + 1


def wrong_field(text: str, reason: str, nothing: str) -> TaliaError:
    """What is said of a field that is wrong, unknown or missing, and at which line; `nothing`, where the text is no save.

    msgspec names the path of a wrong field as `$.keys[3]`, and an unknown or a missing one by its name.
    """
    named = re.search(r"(unknown|missing required) field `(\w+)`", reason)
    path = re.search(r"\$\.(\w+)(?:\[(\d+)\])?", reason)
    if named is None and path is None:
        return TaliaError(nothing)
    field = named[2] if named else path[1] if path else ""
    how = "wrong" if named is None else "unknown" if named[1] == "unknown" else "missing"
    line = line_of(text, path[1] if path else field)
    return TaliaError(
        "error-save-field", field=field, how=how, line=line + 1 + int(path[2]) if path and path[2] else line
    )

"""Reading a position that people wrote: what every game checks in the same way, with the place and the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from talia.kernel.errors import TaliaError
from talia.kernel.state import State
from talia.kernel.voice import Arg, Name, Voice

# Any, all through this file: a position comes from people and files, and reading it is what checks its types.


class Reason:
    """A reason that says itself in any language."""

    def __init__(self, word: str, args: Mapping[str, Arg]) -> None:
        self.word = word
        self.args = args

    def text(self, v: Voice) -> str:
        """The reason in words."""
        return v.say(self.word, **self.args)


def fail(where: str, what: str, **args: Arg) -> TaliaError:
    """What is wrong with a position, and where."""
    return TaliaError("error-position", where=where, what=Reason(what, args))


def told_chance(state: State) -> str:
    """The state of the generator in a position: hexadecimal digits, because not every JSON has numbers of 64 bits."""
    return f"{state.chance:016x}"


class Reader:
    """Reads the pieces that positions of all games are made of; a game adds its own."""

    def table(self, value: Any, keys: Sequence[str], where: str) -> Mapping[str, Any]:
        """A table with no other keys than these."""
        if not isinstance(value, Mapping):
            raise fail(where, "position-wrong-type", expected=Name("type-table"))
        for key in value:
            if key not in keys:
                raise fail(where, "position-unknown-key", name=str(key), possible=list(keys) or ["-"])
        return value

    def row(self, value: Any, where: str, most: int = 999) -> Sequence[Any]:
        """A list of no more than so many things."""
        if not isinstance(value, (list, tuple)):
            raise fail(where, "position-wrong-type", expected=Name("type-list"))
        if len(value) > most:
            raise fail(where, "position-too-many", count=len(value), most=most)
        return value

    def number(self, value: Any, least: int, most: int, where: str) -> int:
        """A whole number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise fail(where, "position-wrong-type", expected=Name("type-number"))
        if not least <= value <= most:
            raise fail(where, "position-range", value=value, least=least, most=most)
        return value

    def flag(self, value: Any, where: str) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            raise fail(where, "position-wrong-type", expected=Name("type-flag"))
        return value

    def only_one(self, told: Mapping[str, Any], keys: Sequence[str], where: str) -> str | None:
        """Which of keys that exclude each other is there, if any."""
        found = [key for key in keys if key in told]
        if len(found) > 1:
            raise fail(where, "position-only-one", possible=found)
        return found[0] if found else None

    def chance(self, value: Any, where: str) -> int:
        """The state of the generator, as `told_chance` writes it."""
        if not isinstance(value, str) or re.fullmatch("[0-9a-fA-F]{16}", value) is None:
            raise fail(where, "position-wrong-type", expected=Name("type-chance"))
        return int(value, 16)

    def one_of(self, value: Any, possible: Sequence[str], where: str) -> str:
        """One of a few words."""
        if value not in possible:
            raise fail(where, "position-not-one-of", value=str(value), possible=list(possible) or ["-"])
        return str(value)

"""Decisions: take exactly one of these options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, SupportsIndex, Union

from mypy_extensions import mypyc_attr

from talia.kernel.compiled import compiled
from talia.kernel.voice import Arg

if TYPE_CHECKING:
    from talia.kernel.effect import Effect

NOTHING: Final[Mapping[str, Arg]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What an option means to whoever asked. Games have their own classes of actions, with what each of them needs."""

    __slots__ = ()


NO_ACTION: Final = Action()
"""Of an option that says all by being chosen: done, skip, yes."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One thing that may be chosen.

    `key` is its short, stable name; saves are made of keys. `word` and `args` say it in a language. `about` names the
    thing on the table that it concerns, so that a front end can show it there. `action` is for whoever asked.
    """

    __slots__ = ("about", "action", "args", "key", "word")

    def __init__(
        self,
        key: str,
        word: str,
        args: Mapping[str, Arg] = NOTHING,
        about: str = "",
        action: Action = NO_ACTION,
    ) -> None:
        self.key = key
        self.word = word
        self.args = args
        self.about = about
        self.action = action

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


Pick = Union[Option, str, SupportsIndex]
"""How an option is named when it is chosen: itself, its key, or its index, which may be any library's whole number."""


@mypyc_attr(acyclic=True, free_list_len=1)  # one comes and one goes with every choice
class Decision:
    """Whose it is (`seat`; None: the whole team's), what about (`word`, `args`), between which `options`.

    `effect` and `ctx` are who asked: the answer goes back to `effect.answer(state, ctx, option)`.
    Decisions never change once made, so clones of a match share them.
    """

    __slots__ = ("args", "ctx", "effect", "options", "seat", "word")

    def __init__(
        self,
        seat: int | None,
        word: str,
        options: list[Option],
        effect: Effect,  # Any: the kernel does not know the game's state or scope
        ctx: object,
        args: Mapping[str, Arg] = NOTHING,
    ) -> None:
        self.seat = seat
        self.word = word
        self.options = options
        self.effect = effect
        self.ctx = ctx
        self.args = args

    @property
    def keys(self) -> list[str]:
        """The keys of the options, in order."""
        return [option.key for option in self.options]

    def option(self, key: str) -> Option | None:
        """The option with this key."""
        for option in self.options:
            if option.key == key:
                return option
        return None

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, {self.word!r}, {self.keys})"


COMPILED: Final = compiled()
BLANK: Final = Decision.__new__
"""Makes a decision that is filled in by hand. Where a match spends its time that is quicker than `__init__`, as long as
Talia is not `COMPILED`: then `__init__` is quick, and always run."""

"""Fields of a game's state: declared once, as annotations of its class; copies and comparisons follow from that.

    class Clash(StateOf[Creature]):
        gates: list[int]              # copied, because a list can change; told in the order of declaration
        sides: Untold[int]            # copied, but makes no two states different
        spent: Later[tuple[int, ...]] # told only when there is something: it was added when there were saves already
        arena: Constant[Arena]        # the same all through a match; tells what its `facts()` gives

A class that is run by the interpreter needs no more. One that is compiled has no annotations left and wants to be fast, so
its `clone` and `own_facts` are written out below the declarations by `make fields` (write_fields.py). Where no field has a
default, slots are written too, which the interpreter is quicker with; such a class sets its first values in `begin`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from inspect import get_annotations
from typing import Annotated, Any, TypeVar

T = TypeVar("T")

Untold = Annotated[T, "untold"]
"""A field that is not told by itself when states are compared."""

Later = Annotated[T, "later"]
"""A field that came when there were saves already: told only when it is not empty, so that old fingerprints hold."""

Constant = Annotated[T, "constant"]
"""What stays the same all through a match. It says itself, by `facts()`, what of it makes states different."""


@dataclass(frozen=True)
class Field:
    """One field of a state: its name and its type as it is written."""

    name: str
    type: str

    @property
    def mark(self) -> str:
        """`Untold`, `Later`, `Constant`, or nothing."""
        head = self.type.partition("[")[0]
        return head if head in ("Untold", "Later", "Constant") else ""

    @property
    def mutable(self) -> bool:
        """Whether a copy needs its own."""
        inner = self.type.partition("[")[2] if self.mark else self.type
        return inner.startswith(("list[", "dict["))

    @property
    def copying(self) -> str:
        """How a copy is written."""
        return ("[:]" if "list[" in self.type else ".copy()") if self.mutable else ""

    def copied(self, value: Any) -> Any:
        """The value for a copy. Any: a state's fields are of all types."""
        return value.copy() if self.mutable else value

    def told(self, value: Any) -> Sequence[object]:
        """What the field adds to the facts. Any: as above."""
        if self.mark == "Untold" or (self.mark == "Later" and not value):
            return ()
        facts: Sequence[object] = value.facts() if self.mark == "Constant" else (value,)
        return facts


_known: dict[type, tuple[Field, ...]] = {}


def fields_of(cls: type) -> tuple[Field, ...]:
    """The fields that a class of the interpreter and its bases declare, those of the kernel's own classes left out."""
    if cls not in _known:
        games = [each for each in reversed(cls.__mro__) if not each.__module__.startswith("talia.kernel.")]
        _known[cls] = tuple(
            Field(name, type if isinstance(type, str) else str(type))
            for each in games
            for name, type in get_annotations(each).items()
            if not str(type).startswith("ClassVar")
        )
    return _known[cls]

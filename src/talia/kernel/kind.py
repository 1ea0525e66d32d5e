"""Kinds: what is printed on a card. A match has many cards and few kinds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from talia.kernel.voice import Name


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What every copy of a card shares. Games add what their cards have printed on them, and make them.

    There is no `__init__`, because a compiled dataclass would inherit it instead of having its own.
    """

    __slots__ = ("id", "name")

    id: str
    name: Name

    def __repr__(self) -> str:
        return f"<{self.id}>"

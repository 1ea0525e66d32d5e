"""Kinds: what is printed on a card. A match has many cards and few kinds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from talia.kernel.voice import Name


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What every copy of a card shares. Games add what their cards have printed on them."""

    __slots__ = ("id", "name")

    def __init__(self, id: str, word: str = "card") -> None:
        self.id = id
        self.name = Name(f"{word}-{id}", card=id)

    def __repr__(self) -> str:
        return f"<{self.id}>"

"""Names as ids."""

from __future__ import annotations


def slug(name: str) -> str:
    """A name as an id: `Mage's Totem` is `mages-totem`."""
    kept = "".join(letter for letter in name.lower() if letter not in "'’")
    return "-".join("".join(letter if letter.isalnum() else " " for letter in kept).split())

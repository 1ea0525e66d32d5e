"""Marks in a text round the names of cards, each with the id of what it names: nobody has to find a card by its name."""

from __future__ import annotations

import re

_MARKED = re.compile("\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002")


def mark(id: str, name: str) -> str:
    """A name with its mark."""
    return f"\ue000{id}\ue001{name}\ue002"


def ids_in(text: str) -> list[str]:
    """The ids of what a text names, each once, in its order."""
    return list(dict.fromkeys(found[1] for found in _MARKED.finditer(text)))


def pieces(text: str) -> list[str | tuple[str, str]]:
    """A text without marks, in pieces: what is plain, and the names, each with its id before it."""
    found: list[str | tuple[str, str]] = []
    at = 0
    for each in _MARKED.finditer(text):
        if each.start() > at:
            found.append(text[at : each.start()])
        found.append((each[1], each[2]))
        at = each.end()
    if at < len(text):
        found.append(text[at:])
    return found

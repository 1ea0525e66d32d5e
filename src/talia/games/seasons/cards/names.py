"""Names as people type them."""

from __future__ import annotations

import unicodedata

from talia.kernel.names import slug


def plain_name(name: str) -> str:
    """A name as an id without accents, so that it can be typed on any keyboard."""
    bare = name.replace("ł", "l").replace("Ł", "L")
    return slug("".join(letter for letter in unicodedata.normalize("NFD", bare) if not unicodedata.combining(letter)))

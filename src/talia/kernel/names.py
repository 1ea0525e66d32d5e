"""Names as ids."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache


@lru_cache(maxsize=8192)
def slug(name: str) -> str:
    """A name as an id: small plain letters, with hyphens for what is between them. `Mage's Totem` is `mages-totem`.

    Remembered, because a position is read by the names of all cards there are."""
    plain = unicodedata.normalize("NFKD", re.sub("['’]", "", name.lower()).replace("ł", "l"))
    return re.sub(r"[\W_]+", "-", "".join(each for each in plain if not unicodedata.combining(each))).strip("-")


def slug_of(told: object) -> str:
    """The id that a file or a program means: of a text its slug, and of anything else what is nobody's id."""
    return slug(told) if isinstance(told, str) else repr(told)

"""Whether this Talia is compiled (`make compiled`, or the wheel of a platform we build for) or plain Python."""

from __future__ import annotations

import sys
from typing import TypeVar

_T = TypeVar("_T")


def compiled(thing: object = None) -> bool:
    """Whether the class of something is compiled; of nothing, whether the core is, of which this module is part."""
    file = __file__ if thing is None else getattr(sys.modules[type(thing).__module__], "__file__", None) or ".py"
    return not file.endswith(".py")


def among(thing: _T, things: list[_T]) -> bool:
    """Whether this very thing is in a list. Compiled, to look at each is several times as quick as `in`, which asks them
    whether they are equal; plain, `in` is quicker."""
    for each in things:  # noqa: SIM110 - a plain loop, because this is asked all the time
        if each is thing:
            return True
    return False

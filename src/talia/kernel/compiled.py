"""Whether this Talia is compiled (`make compiled`, or the wheel of a platform we build for) or plain Python."""

from __future__ import annotations

import sys


def compiled(thing: object = None) -> bool:
    """Whether the class of something is compiled; of nothing, whether the core is, of which this module is part."""
    file = __file__ if thing is None else getattr(sys.modules[type(thing).__module__], "__file__", None) or ".py"
    return not file.endswith(".py")

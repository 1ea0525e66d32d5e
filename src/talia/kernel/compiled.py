"""Whether this Talia is compiled (`make compiled`, or the wheel of a platform we build for) or plain Python."""

from __future__ import annotations


def compiled() -> bool:
    """Whether the core is compiled: this module is part of it."""
    return not __file__.endswith(".py")

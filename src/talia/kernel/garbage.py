"""How often Python collects garbage."""

from __future__ import annotations

import gc


def collect_seldom() -> None:
    """For processes that play many matches. Matches make no cycles, so looking for garbage finds nothing; but it stops a
    server full of tables for half a second, and takes a twenty-fifth of the time of thousands of games. What has been
    imported stays to the end and is not looked through at all."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)

"""How much anybody may ask at once: buckets that fill again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

KEPT = 20_000


class RateLimit:
    """A bucket for everyone: so many at once, and so many a second on average."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = at_once
        self._speed = a_second
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, who: str, cost: float = 1.0) -> bool:
        """Whether they may, now; if so, it is counted."""
        now = self._clock()
        left, then = self._buckets.pop(who, (self._most, now))  # and put back last: who asked is not the longest silent
        left = min(self._most, left + (now - then) * self._speed)
        allowed = left >= cost
        self._buckets[who] = (left - cost if allowed else left, now)
        if len(self._buckets) > KEPT:
            self._forget(now)
        return allowed

    def _forget(self, now: float) -> None:
        """Those whose bucket is full again need no bucket; if everybody is busy, the longest silent are forgotten."""
        full = self._most / self._speed
        self._buckets = {who: each for who, each in self._buckets.items() if now - each[1] < full}
        for who in list(self._buckets)[: max(0, len(self._buckets) - KEPT // 2)]:
            del self._buckets[who]

"""Rate limits: how much anybody may ask, by the token bucket algorithm."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_BUCKETS = 20_000


class RateLimit:
    """So many at once, and so many a second on average; everybody has a bucket of their own."""

    def __init__(self, at_once: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = at_once
        self._per_second = per_second
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, who: str, cost: float = 1.0) -> bool:
        """Whether they may, now; if so, it is counted."""
        now = self._clock()
        left, then = self._buckets.pop(who, (self._most, now))  # and put back last: who asked is not the longest silent
        left = min(self._most, left + (now - then) * self._per_second)
        allowed = left >= cost
        self._buckets[who] = (left - cost if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)
        return allowed

    def _forget(self, now: float) -> None:
        """Those whose bucket is full again need no bucket; if everybody is busy, the longest silent are forgotten."""
        full = self._most / self._per_second
        self._buckets = {who: each for who, each in self._buckets.items() if now - each[1] < full}
        for who in list(self._buckets)[: max(0, len(self._buckets) - MOST_BUCKETS // 2)]:
            del self._buckets[who]

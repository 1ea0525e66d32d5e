"""A process that makes trials one after the other, and tells how each went."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from types import FrameType

from .trials import TRIALS, Figures, kind_of

STUCK = 600
"""Seconds after which a trial that has not come to its end has failed."""


@dataclass(frozen=True)
class Told:
    """How one trial went."""

    seed: int
    kind: str
    seconds: float
    figures: Figures
    trouble: str = ""


def tried(seed: int) -> Told:
    """Make one trial."""

    def stuck(_: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"it did not end in {STUCK} seconds")

    kind = kind_of(seed)
    signal.signal(signal.SIGALRM, stuck)
    signal.alarm(STUCK)
    began = time.monotonic()
    figures: Figures = {}
    trouble = ""
    try:
        figures = TRIALS[kind][0](seed)
    except Exception:  # whatever it is: that is what a soak looks for
        trouble = traceback.format_exc()
    signal.alarm(0)
    return Told(seed, kind, time.monotonic() - began, figures, trouble)


def work(first: int, step: int, only: frozenset[str], stop: Event, told: multiprocessing.Queue[Told]) -> None:
    """Make trials until told to stop: every `step`th seed from the first. Ctrl-C is for the one who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    seed = first
    while not stop.is_set():
        if not only or kind_of(seed) in only:
            told.put(tried(seed))
        seed += step

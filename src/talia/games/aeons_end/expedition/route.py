"""The way of an expedition: its battles in order, and what each of them brings. A settled set-up tells it as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True)
class Gains:
    """What comes to the barracks after a battle that was won: supply piles, mages, treasures, and abilities of an ally."""

    market: tuple[str, ...] = ()
    mages: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()


@dataclass(frozen=True)
class Encounter:
    """A battle: against whom, with which upgraded cards in the nemesis deck that were not there before, and for what."""

    nemesis: str
    upgraded: tuple[str, ...] = ()
    gains: Gains = Gains()


def told(mages: Sequence[str], market: Sequence[str], battles: Sequence[Encounter]) -> dict[str, Any]:
    """A way as plain data. Any: it is JSON."""
    return {"mages": list(mages), "market": list(market), "battles": [_plain(asdict(each)) for each in battles]}


def _plain(value: Any) -> Any:
    """Lists where there are tuples, so that it is the same before and after it was JSON."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items()}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value

"""What is told of a match that is over."""

from __future__ import annotations

from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import FIELD, FIRST_SIDE, FULL_GATE, PRIMALS, place
from talia.kernel.event import Event
from talia.kernel.story import Credit, Gauge, Teller
from talia.kernel.voice import Arg, Name

AT_WORK = ("charges", "summoned", "discarded", "left")
"""Events after which a creature is at work."""


def gauges(clash: Clash) -> list[Gauge]:
    """What the gates of every side can still take."""
    seats = 1 if clash.arena.mode == SOLO else clash.sides
    found = []
    for side in range(clash.sides):
        gates = clash.gates[3 * side : 3 * side + 3]
        full = FULL_GATE * (2 if clash.sides == 3 else 3)
        left = sum(max(0, gate) for gate in gates)
        found.append(Gauge(deeds.who(clash, side), left, full, side if side < seats else None))
    return found


class ClashTeller(Teller):
    """Credits damage to the creature that charged or came last, and creatures to whoever called them from the field."""

    def __init__(self, clash: Clash) -> None:
        self.by: Name | None = None
        self.who: Name | None = None
        self.left: dict[str, int] = {
            f"p{side}/gate/{column}": clash.gates[3 * side + column]
            for side in range(clash.sides)
            for column in range(3)
        }
        self.from_field = False
        offered = {PRIMALS, *range(FIELD, FIRST_SIDE)}
        if clash.arena.mode == SOLO:
            offered.update(range(place(1, 0), place(1, 0) + 6))
        self.offered = frozenset(offered)

    def read(self, event: Event) -> Credit | None:
        name, args = event.name, event.args
        if name == "moved":
            self.from_field = args.get("from") in self.offered
        elif name in AT_WORK:
            self.who, self.by = _named(args["side"]), _named(args["card"])
            if name == "summoned" and self.from_field:
                return Credit("called", 1, self.who, self.by)
        elif name == "taken":
            return Credit("called", 1, _named(args["side"]), _named(args["card"]))
        elif name in ("gate-hit", "gate-repaired", "gate-rebuilt"):
            before = self.left.get(event.about, 0)
            left = args.get("left", 4)
            assert isinstance(left, int)
            self.left[event.about] = left
            if name == "gate-hit" and self.by is not None and self.who != args["side"]:
                return Credit("damage", before - left, self.who, self.by)
        return None


def _named(arg: Arg) -> Name:
    assert isinstance(arg, Name)
    return arg

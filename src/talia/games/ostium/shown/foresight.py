"""What an option would do, beside the numbers that events tell: who is defeated, what holds, what a purchase leaves."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.rules.clash import Clash
from talia.kernel.foreseeing import GAIN, LOSS, Ahead, Foreseen
from talia.kernel.state import State
from talia.kernel.voice import Name

AIMS: Final = frozenset({"ask-meet", "ask-charge-at", "ask-strike", "ask-quake", "ask-repair"})
TOLD: Final = {"defeated": LOSS, "gate-fallen": LOSS, "blocked": ""}


def foreseen(before: State, reached: Ahead) -> list[Foreseen]:
    """What changes on the table."""
    after = reached.state
    assert isinstance(before, Clash)
    assert isinstance(after, Clash)
    found = [
        Foreseen(event.about, Name(f"foreseen-{event.name}"), TOLD[event.name])
        for event in reached.events
        if event.name in TOLD
    ]
    if after.crystals != before.crystals and after.phase == before.phase:
        more = after.crystals > before.crystals
        name = Name("foreseen-crystals" if more else "foreseen-crystals-left", n=after.crystals)
        found.append(Foreseen(f"p{after.active}", name, GAIN if more else ""))
    for column in range(3):
        if after.bonus[column] != before.bonus[column]:
            about = f"p{after.active}/place/A{column + 1}"
            found.append(Foreseen(about, Name("foreseen-fusion", n=after.bonus[column]), GAIN))
    return found

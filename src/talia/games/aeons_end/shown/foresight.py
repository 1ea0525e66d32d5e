"""What an option would do, beside the numbers that events tell: who falls, what a purchase leaves, how it would end."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.kernel.foreseeing import GAIN, LOSS, Ahead, Foreseen
from talia.kernel.state import State
from talia.kernel.voice import Name

AIMS: Final = frozenset({"ask-target", "ask-player"})


def foreseen(before: State, reached: Ahead) -> list[Foreseen]:
    """What changes on the table."""
    after = reached.state
    assert isinstance(before, Battle)
    assert isinstance(after, Battle)
    found = []
    for card in before.zones[IN_PLAY]:
        if after.where[card] != IN_PLAY:
            found.append(Foreseen(f"nemesis/{before.kinds[card].id}", Name("foreseen-leaves"), GAIN))
    if after.aether != before.aether and after.active >= 0:
        more = after.aether > before.aether
        name = Name("foreseen-aether" if more else "foreseen-aether-left", n=after.aether)
        found.append(Foreseen(f"p{after.active}", name, GAIN if more else ""))
    for event in reached.events:
        if event.name == "exhausted":
            found.append(Foreseen(event.about, Name("foreseen-exhausted"), LOSS))
        elif event.name in ("won", "lost"):
            found.append(Foreseen("", Name(f"foreseen-{event.name}"), GAIN if event.name == "won" else LOSS))
    return found

"""Pulse tokens: a player has at most five, and keeps them from turn to turn."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import SEATS

MOST: Final = 5
PULSE: Final = tuple(f"pulse-{seat + 1}" for seat in range(SEATS))
"""By seat, the mark that counts a player's pulse tokens."""


def held(battle: Battle, seat: int) -> int:
    """How many pulse tokens a player has."""
    return battle.mark(PULSE[seat])


def gain(battle: Battle, seat: int, n: int) -> None:
    """A player gains pulse tokens; those beyond the fifth are lost."""
    had = held(battle, seat)
    gained = min(n, MOST - had)
    if gained <= 0:
        return
    battle.set_mark(PULSE[seat], had + gained)
    if battle.events is not None:
        battle.tell("pulse-gained", f"p{seat}", mage=battle.mage(seat), n=gained, left=had + gained)


def lose(battle: Battle, seat: int, n: int = MOST) -> int:
    """A player loses pulse tokens, all of them unless a number is said. How many they were."""
    had = held(battle, seat)
    lost = min(n, had)
    if lost > 0:
        battle.set_mark(PULSE[seat], had - lost)
        if battle.events is not None:
            battle.tell("pulse-lost", f"p{seat}", mage=battle.mage(seat), n=lost, left=had - lost)
    return lost

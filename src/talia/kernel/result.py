"""How a match ended."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Result:
    """Who won, by seat; the score of each seat, where the game has one; and why, as a word and the name of its end."""

    won: tuple[bool, ...]
    why: str
    scores: tuple[int, ...] | None = None

"""How good a match looks for a seat."""

from __future__ import annotations

from math import exp

from talia.games.seasons.rules.scoring import total
from talia.games.seasons.rules.tournament import MONTHS, YEARS, Tournament

SCALE = 25.0
"""How many points of a lead make a win about three times as likely as not, early in the game."""

TOKEN = 1.5
GAUGE = 2.0
CARD = 8.0
"""What a token, a step of the gauge and a card that can still be summoned are about worth; a card in hand also carries the
penalty for being left there."""


def worth(t: Tournament, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if t.result is not None:
        return 1.0 / sum(t.result.won) if t.result.won[seat] else 0.0
    left = max(0.0, YEARS - (t.year - 1) - (t.month - 1) / MONTHS) / YEARS
    mine = _strength(t, seat, left)
    best = max(_strength(t, rival, left) for rival in t.rivals(seat))
    return min(0.99, max(0.01, 1 / (1 + exp((best - mine) / (SCALE * (0.35 + left))))))


def _strength(t: Tournament, seat: int, left: float) -> float:
    """What a seat has and may still make of it, by what everybody knows."""
    strength = total(t, seat) + TOKEN * t.held(seat) * (left > 0)
    room = max(0, t.gauge[seat] - len(t.play(seat)))
    strength += GAUGE * room * left
    return strength + (5 + CARD * left) * len(t.hand(seat)) * (1 if left > 0.1 else 0)

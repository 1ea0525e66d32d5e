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


def worth(tournament: Tournament, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    if tournament.result is not None:
        return 1.0 / sum(tournament.result.won) if tournament.result.won[seat] else 0.0
    left = max(0.0, YEARS - (tournament.year - 1) - (tournament.month - 1) / MONTHS) / YEARS
    mine = _strength(tournament, seat, left)
    best = max(_strength(tournament, rival, left) for rival in tournament.rivals(seat))
    return min(0.99, max(0.01, 1 / (1 + exp((best - mine) / (SCALE * (0.35 + left))))))


def _strength(tournament: Tournament, seat: int, left: float) -> float:
    """What a seat has and may still make of it, by what everybody knows."""
    strength = total(tournament, seat) + TOKEN * tournament.held(seat) * (left > 0)
    room = max(0, tournament.gauge[seat] - len(tournament.play(seat)))
    strength += GAUGE * room * left
    return strength + (5 + CARD * left) * len(tournament.hand(seat)) * (1 if left > 0.1 else 0)

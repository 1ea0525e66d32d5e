"""How good a match looks for a side."""

from __future__ import annotations

from talia.games.ostium.clash import Clash


def worth(b: Clash, side: int) -> float:
    """From 0 (lost) to 1 (won), by what lies open: gates first, then who stands where."""
    if b.result is not None:
        return 1.0 if side < len(b.result.won) and b.result.won[side] else 0.0
    mine = _strength(b, side)
    theirs = max(_strength(b, rival) for rival in b.rivals(side)) if b.rivals(side) else 0.0
    return max(0.01, min(0.99, 0.5 + (mine - theirs) / 120))


def _strength(b: Clash, side: int) -> float:
    gates = sum(8 + b.gates[3 * side + column] for column in b.standing_gates(side))
    field = sum(1.5 + b.kinds[b.at(side, slot)].power for slot in b.taken(side) if not b.lies(side, slot))
    return gates + field

"""How good a match looks for a side."""

from __future__ import annotations

from math import exp

from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.layout import FIRST_SIDE, WARRIOR_DECK, ZONES_A_SIDE
from talia.games.ostium.thumbs import worth as worth_of

GATE = 0.3
POINT = 0.1
STRENGTH = 0.04
CARD = -0.055
"""What a standing gate, each of its points, the worth of the creatures a side owns and each card add to its odds: these tell
won from lost best in duels of steady players. A card is a burden because it stands before better ones in the deck."""

TO_MOVE = 0.25
MOVED = -0.1
"""What it adds to be about to summon, or to have only the charges left."""

WARRIOR = 0.06
HURRY = 1.5
"""Alone, what each warrior adds that is still to come, and where that turns into time running out."""


def worth(b: Clash, side: int) -> float:
    """From 0 (lost) to 1 (won): about how many of the matches that look like this one are won."""
    if b.result is not None:
        return 1.0 if side < len(b.result.won) and b.result.won[side] else 0.0
    if b.out >> side & 1:
        return 0.0
    odds = _strength(b, side) - max(_strength(b, rival) for rival in b.rivals(side))
    if b.arena.mode == SOLO:
        odds += WARRIOR * len(b.zones[WARRIOR_DECK]) - HURRY
    else:
        turn = TO_MOVE if b.phase == "development" else MOVED
        odds += turn if b.active == side else -turn
    return min(0.99, max(0.01, 1 / (1 + exp(-odds))))


def _strength(b: Clash, side: int) -> float:
    """Gates, and all the cards a side owns wherever they are: that is known, whatever is hidden."""
    strength = 0.0
    for gate in b.gates[3 * side : 3 * side + 3]:
        if gate > 0:
            strength += GATE + POINT * gate
    if b.arena.mode == SOLO and side == 1:
        return strength
    first = FIRST_SIDE + ZONES_A_SIDE * side
    for pile in b.zones[first : first + ZONES_A_SIDE]:
        for card in pile:
            strength += STRENGTH * worth_of(b.kinds[card]) + CARD
    return strength

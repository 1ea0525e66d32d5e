"""How good a match looks for a side."""

from __future__ import annotations

from math import exp

from talia.games.ostium.bot.evaluation import worth as worth_of
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import FIRST_SIDE, WARRIOR_DECK, ZONES_A_SIDE

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


def worth(clash: Clash, side: int) -> float:
    """From 0 (lost) to 1 (won): about how many of the matches that look like this one are won."""
    if clash.result is not None:
        return 1.0 if side < len(clash.result.won) and clash.result.won[side] else 0.0
    if clash.out >> side & 1:
        return 0.0
    odds = _strength(clash, side) - max(_strength(clash, rival) for rival in clash.rivals(side))
    if clash.arena.mode == SOLO:
        odds += WARRIOR * len(clash.zones[WARRIOR_DECK]) - HURRY
    else:
        turn = TO_MOVE if clash.phase == "development" else MOVED
        odds += turn if clash.active == side else -turn
    return min(0.99, max(0.01, 1 / (1 + exp(-odds))))


def _strength(clash: Clash, side: int) -> float:
    """Gates, and all the cards a side owns wherever they are: that is known, whatever is hidden."""
    strength = 0.0
    for gate in clash.gates[3 * side : 3 * side + 3]:
        if gate > 0:
            strength += GATE + POINT * gate
    if clash.arena.mode == SOLO and side == 1:
        return strength
    first = FIRST_SIDE + ZONES_A_SIDE * side
    for pile in clash.zones[first : first + ZONES_A_SIDE]:
        for card in pile:
            strength += STRENGTH * worth_of(clash.kinds[card]) + CARD
    return strength

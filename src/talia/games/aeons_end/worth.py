"""How good a battle looks for the players."""

from __future__ import annotations

from math import exp

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.box import SUPPLY
from talia.games.aeons_end.breaches import GONE, OPEN, bonus
from talia.games.aeons_end.layout import BREACH, IN_PLAY, NEMESIS_DECK
from talia.games.aeons_end.thumbs import strength

SAFE_TOKENS = 2.0
"""What tokens are worth against a nemesis whose tokens nobody has to fear for."""


def worth(b: Battle) -> float:
    """From 0 (lost) to 1 (won): about how many of the battles that look like this one are won.

    The weights are those that tell won from lost best in battles between steady players and Umbra Titan.
    """
    if b.result is not None:
        return 1.0 if b.result.won[0] else 0.0
    odds = 0.3 + _foe(b) + _town(b) + sum(_player(b, seat) for seat in range(b.players)) / b.players + _market(b)
    return min(0.99, max(0.01, 1 / (1 + exp(-odds))))


def _foe(b: Battle) -> float:
    odds = -0.06 * b.nemesis_life - 0.1 * len(b.zones[NEMESIS_DECK])
    for card in b.zones[IN_PLAY]:
        kind = b.kinds[card]
        odds -= 0.02 * b.counts[card] + 0.1 * kind.tier if kind.life else 0.15 * kind.tier
    return odds


def _town(b: Battle) -> float:
    odds = 0.09 * b.gravehold - 4.2 / (b.gravehold + 3)
    if b.table.nemesis.no_tokens is None:
        return odds + SAFE_TOKENS
    return odds + 0.34 * b.tokens - 0.8 / max(0.5, b.tokens)


def _player(b: Battle, seat: int) -> float:
    life = b.life[seat]
    odds = 0.18 * life - 2.3 / (life + 2) + 0.024 * b.charges[seat]
    for breach in range(4):
        stage = b.stages[4 * seat + breach]
        adds = bonus(breach, stage)
        if OPEN <= stage < GONE:
            odds += 0.13 + 0.065 * adds
        for card in b.zone(seat, BREACH + breach):
            odds += 0.04 * b.players * (strength(b.kinds[card]) + adds)
    return odds


def _market(b: Battle) -> float:
    """How strong the cards are that the players have bought; what they have destroyed since is small beside it."""
    bought = 0.0
    for pile in b.table.market:
        bought += (SUPPLY[pile.card.sort] - len(b.zones[pile.zone])) * strength(pile.card)
    return 0.036 * bought / b.players

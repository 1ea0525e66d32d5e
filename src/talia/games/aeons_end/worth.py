"""How good a battle looks for the players."""

from __future__ import annotations

from math import exp

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import GONE, OPEN, bonus
from talia.games.aeons_end.layout import BREACH, IN_PLAY, NEMESIS_DECK
from talia.games.aeons_end.stock import SUPPLY
from talia.games.aeons_end.thumbs import crew_life, foe_life, strength


def worth(b: Battle) -> float:
    """From 0 (lost) to 1 (won): about how many of the battles that look like this one are won.

    The weights are those that tell won from lost best in battles of steady players against every nemesis.
    """
    if b.result is not None:
        return 1.0 if b.result.won[0] else 0.0
    odds = sum(weight * value for weight, value in zip(WEIGHTS, features(b), strict=True))
    return min(0.99, max(0.01, 1 / (1 + exp(-odds))))


WEIGHTS = (
    *(-1.03,),
    *(-4.38, -1.08, -0.049, -0.057, -0.018, -0.257),
    *(0.157, -1.58, 0.222, -0.185, -1.06, -0.08),
    *(0.088, -1.49),
    *(0.277, -0.17, 0.066, 0.232, 0.034),
    *(0.036,),
)
"""What each of the features adds to the odds: always; the foe; its tokens; Gravehold; a player; what was bought."""


def features(b: Battle) -> list[float]:
    """What a battle looks like, in numbers: the foe, Gravehold, the players on average, and what they have bought."""
    players = [_player(b, seat) for seat in range(b.players)]
    average = [sum(values) / b.players for values in zip(*players, strict=True)]
    return [1.0, *_foe(b), *_tokens(b), b.gravehold, 1 / (b.gravehold + 3), *average, _bought(b)]


def _foe(b: Battle) -> list[float]:
    """How much of it is left, how long it lasts, and what it has in play."""
    nemesis = b.table.nemesis
    full = crew_life(nemesis) * len(nemesis.crew) if nemesis.untouchable else b.table.full_nemesis
    life = minions = powers = 0.0
    for card in b.zones[IN_PLAY]:
        kind = b.kinds[card]
        if not kind.life:
            powers += kind.tier
        elif not kind.crew:
            life += b.counts[card]
            minions += kind.tier
    return [foe_life(b) / full, float(nemesis.untouchable), len(b.zones[NEMESIS_DECK]), life, minions, powers]


def _tokens(b: Battle) -> list[float]:
    """The tokens of the nemesis where they are the players' clock, its armour or its haste."""
    nemesis = b.table.nemesis
    if nemesis.armour is not None:
        return [0.0, 0.0, 1.0, b.tokens, 0.0, 0.0]
    if nemesis.no_tokens is not None:
        return [b.tokens, 1 / max(0.5, b.tokens), 0.0, 0.0, 0.0, 0.0]
    if nemesis.turn_ends is not None:
        return [0.0, 0.0, 0.0, 0.0, 1.0, b.tokens]
    return [0.0] * 6


def _player(b: Battle, seat: int) -> list[float]:
    """A player's life, charges, open breaches and what is ready to be cast."""
    life = b.life[seat]
    opened = ready = 0.0
    for breach in range(4):
        stage = b.stages[4 * seat + breach]
        adds = bonus(breach, stage)
        if OPEN <= stage < GONE:
            opened += 1 + 0.5 * adds
        for card in b.zone(seat, BREACH + breach):
            ready += strength(b.kinds[card]) + adds
    return [life, 1 / (life + 2), b.charges[seat], opened, ready * b.players]


def _bought(b: Battle) -> float:
    """How strong the cards are that each player has bought; what they have destroyed since is small beside it."""
    bought = 0.0
    for pile in b.table.market:
        bought += (SUPPLY[pile.card.sort] - len(b.zones[pile.zone])) * strength(pile.card)
    return bought / b.players

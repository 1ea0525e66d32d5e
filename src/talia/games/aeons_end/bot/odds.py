"""How good a battle looks for the players."""

from __future__ import annotations

from math import exp

from talia.games.aeons_end.bot.evaluation import crew_life, foe_life, strength
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN
from talia.games.aeons_end.rules.layout import BREACH, IN_PLAY, NEMESIS_DECK
from talia.games.aeons_end.set_up.stock import copies


def worth(battle: Battle) -> float:
    """From 0 (lost) to 1 (won): about how many of the battles that look like this one are won.

    The weights are those that tell won from lost best in battles of steady players against every nemesis.
    """
    if battle.result is not None:
        return 1.0 if battle.result.won[0] else 0.0
    odds = sum(weight * value for weight, value in zip(WEIGHTS, features(battle), strict=True))
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


def features(battle: Battle) -> list[float]:
    """What a battle looks like, in numbers: the foe, Gravehold, the players on average, and what they have bought."""
    players = [_player(battle, seat) for seat in range(battle.players)]
    average = [sum(values) / battle.players for values in zip(*players, strict=True)]
    return [
        1.0,
        *_foe(battle),
        *_tokens(battle),
        battle.gravehold,
        1 / (battle.gravehold + 3),
        *average,
        _bought(battle),
    ]


def _foe(battle: Battle) -> list[float]:
    """How much of it is left, how long it lasts, and what it has in play."""
    nemesis = battle.table.nemesis
    full = crew_life(nemesis) * len(nemesis.crew) if nemesis.untouchable else battle.table.full_nemesis
    life = minions = powers = 0.0
    for card in battle.zones[IN_PLAY]:
        kind = battle.kinds[card]
        if not kind.life:
            powers += kind.tier
        elif kind.crew is None:
            life += battle.counts[card]
            minions += kind.tier
    return [foe_life(battle) / full, float(nemesis.untouchable), len(battle.zones[NEMESIS_DECK]), life, minions, powers]


def _tokens(battle: Battle) -> list[float]:
    """The tokens of the nemesis where they are the players' clock, its armour or its haste."""
    nemesis = battle.table.nemesis
    if nemesis.armour is not None:
        return [0.0, 0.0, 1.0, battle.tokens, 0.0, 0.0]
    if nemesis.no_tokens is not None:
        return [battle.tokens, 1 / max(0.5, battle.tokens), 0.0, 0.0, 0.0, 0.0]
    if nemesis.turn_ends is not None:
        return [0.0, 0.0, 0.0, 0.0, 1.0, battle.tokens]
    return [0.0] * 6


def _player(battle: Battle, seat: int) -> list[float]:
    """A player's life, charges, open breaches and what is ready to be cast."""
    life = battle.life[seat]
    opened = ready = 0.0
    for breach in range(4):
        stage = battle.stages[4 * seat + breach]
        adds = battle.adds(seat, breach)
        if OPEN <= stage < GONE:
            opened += 1 + 0.5 * adds
        for card in battle.zone(seat, BREACH + breach):
            ready += strength(battle.kinds[card]) + adds
    return [life, 1 / (life + 2), battle.charges[seat], opened, ready * battle.players]


def _bought(battle: Battle) -> float:
    """How strong the cards are that each player has bought; what they have destroyed since is small beside it."""
    bought = 0.0
    for pile in battle.table.market:
        bought += (copies(pile.card) - len(battle.zones[pile.zone])) * strength(pile.card)
    own = battle.table.nemesis.own
    if own is not None:
        bought -= sum(strength(battle.kinds[card]) for card in own.kept(battle))
    return bought / battle.players

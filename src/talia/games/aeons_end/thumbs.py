"""Rules of thumb: what a card, a breach and a whole table are worth, in points of damage to the nemesis.

Nothing here knows a card by name, and nothing looks into a deck: what lies face down is known only by its number.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import OPEN, bonus
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.layout import (
    BREACH,
    DESTROYED,
    FIRST_PLAYER,
    IN_PLAY,
    NEMESIS_DECK,
    ZONES_A_PLAYER,
)
from talia.games.aeons_end.vocabulary.amounts import Amount, Fixed, PerEach
from talia.games.aeons_end.vocabulary.base import Deed, Either, May, Then, When
from talia.games.aeons_end.vocabulary.damage import Deal
from talia.games.aeons_end.vocabulary.gains import GainAether

WON, LOST = 1000.0, -1000.0

TOWN = 540.0
LIFE = 100.0
TOKENS = 70.0
"""How dear the last points are: each of these is divided by what is left, so that it pays to spread the losses."""

CHARGE = 0.7
HELD = 0.5
PREPPED = 0.9
"""What a charge, the strength of a card in hand and the damage of a prepped spell are worth."""

BREACH_OPEN = (4.0, 4.0, 5.5, 5.5)
BREACH_SIGIL = 9.0
BREACH_TURN = 0.8
"""What an open breach is worth by number, one of another make, and each quarter that a closed one was turned."""

PLAIN = 1.2
"""The strength of a card that a deck would rather be without: Crystals and Sparks lie just below."""


# Cards


@cache
def strength(card: Card) -> float:
    """What playing or casting a card once brings: its damage or aether, and something for whatever else it does."""
    deed = card.cast if card.sort == Sort.SPELL else card.play
    if deed is None:
        return 0.0
    brings, more = _read(deed)
    if brings == 0.0:
        return 0.4 * card.cost + 0.5
    return brings + min(1.0, 0.3 * more)


def _read(deed: Deed) -> tuple[float, int]:
    """The damage and aether of a deed, and how many things it does beside."""
    if isinstance(deed, Deal):
        return typical(deed.amount), 0
    if isinstance(deed, GainAether):
        return float(deed.n), 0
    if isinstance(deed, Either):
        return max(_read(side) for side in deed.sides)
    share = 0.6 if isinstance(deed, When) else 1.0
    brings, more = 0.0, 0 if isinstance(deed, (Then, When, May)) else 1
    for part in inner(deed):
        part_brings, part_more = _read(part)
        brings += share * part_brings
        more += part_more
    return brings, more


def inner(deed: Deed) -> Iterator[Deed]:
    """The deeds that a deed is made of."""
    if not is_dataclass(deed):
        return
    for field in fields(deed):
        value = getattr(deed, field.name)
        if isinstance(value, Deed):
            yield value
        elif isinstance(value, tuple):
            yield from (part for part in value if isinstance(part, Deed))


def typical(amount: Amount) -> float:
    """How much an amount usually is; one that counts something is taken to find a little of it."""
    if isinstance(amount, Fixed):
        return float(amount.n)
    if isinstance(amount, PerEach):
        return amount.base + 0.8 * amount.each
    return 3.0


def asset(card: Card) -> float:
    """What having a card for the rest of the battle is worth: nothing good, when it only stands in better ones' way."""
    return 2.0 * (strength(card) - PLAIN)


# The table


def time_left(b: Battle) -> float:
    """How many turns each player may still have. Battles end, one way or another, before the nemesis deck does."""
    return max(1.0, min(len(b.zones[NEMESIS_DECK]) - 6.0, b.nemesis_life / 4.0))


def standing(b: Battle) -> float:
    """How the players stand, by what lies open. Only differences between two tables mean anything."""
    if b.result is not None:
        return WON if b.result.won[0] else LOST
    kinds = b.kinds
    total = -float(b.nemesis_life) - TOWN / (b.gravehold + 3)
    if b.table.nemesis.no_tokens is not None:
        total -= TOKENS / max(0.5, b.tokens)
    for card in b.zones[IN_PLAY]:
        kind = kinds[card]
        total -= 2.0 * kind.tier + 0.6 * b.counts[card] if kind.life else 3.0 * kind.tier
    for card in b.zones[DESTROYED]:
        total -= asset(kinds[card])
    for seat in range(b.players):
        total += _seat(b, seat)
    return total


def _seat(b: Battle, seat: int) -> float:
    kinds, zones, stages = b.kinds, b.zones, b.stages
    life = b.life[seat]
    total = CHARGE * b.charges[seat] - LIFE / (life + 2) - (0 if life else 6)
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    for card in zones[first]:
        total += HELD * strength(kinds[card])
    for breach in range(4):
        stage = stages[4 * seat + breach]
        total += _BREACH[stage][breach]
        for card in zones[first + BREACH + breach]:
            total += PREPPED * (strength(kinds[card]) + bonus(breach, stage))
    return total


_BREACH = (
    *((BREACH_TURN * stage,) * 4 for stage in range(OPEN)),
    BREACH_OPEN,
    (BREACH_SIGIL,) * 4,
    (0.0,) * 4,
)
"""What a breach is worth, by stage and number."""

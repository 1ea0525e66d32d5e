"""Rules of thumb: what a deed, a power card and a token are about worth, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from talia.games.seasons.cards import archmage, destiny_familiars, enchanted_kingdom, kingdom_seekers, magician
from talia.games.seasons.cards import path_of_destiny as destiny
from talia.games.seasons.cards.card import Cost, PowerCard
from talia.games.seasons.cards.vocabulary import base, cards_in_play, drawing, gains, picks, prices, time
from talia.games.seasons.rules import powers
from talia.games.seasons.rules.deed import Deed, Paid, Then
from talia.games.seasons.rules.powers import (
    END_OF_GAME,
    END_OF_ROUND,
    MARKER_MOVES,
    RIVAL_ACTIVATES,
    RIVAL_SUMMONS,
    SEASON_CHANGE,
    YOU_ACTIVATE,
    YOU_SUMMON,
)
from talia.games.seasons.rules.tournament import MONTHS, YEARS, Tournament

IN_HAND = 5.0
"""What a card left in hand costs in the end, so what summoning it is worth in any case."""

PACE = 2.0
"""How far the marker goes in a round."""

ROUNDS = 19
"""About how many rounds a game has."""


def rounds_left(tournament: Tournament) -> int:
    """How many rounds are still to come after this one, about; 0: this is the last one, and sure to be."""
    month = (tournament.year - 1) * MONTHS + tournament.month
    end = YEARS * MONTHS
    rolled = tournament.left_die
    if rolled is not None:
        if month + rolled.face.advance > end:
            return 0
        return max(1, round((end + 1 - month - rolled.face.advance) / PACE))
    return max(0, round((end + 1 - month) / PACE) - 1)


# What things are worth when so many rounds are left


def token(rounds: int) -> float:
    """A token of one's choice."""
    return min(4.0, 1.2 + 0.5 * rounds)


def step(rounds: int) -> float:
    """A step of the gauge."""
    return min(3.5, 0.35 * rounds)


def drawn(rounds: int) -> float:
    """A card that may be left alone: what it brings, once it is paid for."""
    return min(6.0, max(0.0, 0.7 * (rounds - 1)))


def put(rounds: int) -> float:
    """A card that comes into play for nothing."""
    return 9.0 + min(5.0, 0.4 * rounds)


# Deeds

Worth = Callable[[Any, int, PowerCard], float]  # Any: each of these knows the class of the deeds it is called with


def deed_worth(deed: Deed | None, rounds: int, kind: PowerCard) -> float:
    """What it is worth to do something once, printed on a card of that kind."""
    if deed is None:
        return 0.0
    judge = _DEEDS.get(type(deed))
    return judge(deed, rounds, kind) if judge is not None else _UNKNOWN


_UNKNOWN = 2.0
_OTHER_CARDS = 3
"""How many other items, or familiars, a player has about when something counts them."""


def _then(deed: Then, rounds: int, kind: PowerCard) -> float:
    return sum(deed_worth(each, rounds, kind) for each in deed.steps)


def _paid(deed: Paid, rounds: int, kind: PowerCard) -> float:
    return max(0.0, deed_worth(deed.price, rounds, kind) + deed_worth(deed.deed, rounds, kind))


def _each(deed: base.Each, rounds: int, kind: PowerCard) -> float:
    """What others lose is a gain; what everybody does, none."""
    return 0.5 if deed.you_too else -0.8 * deed_worth(deed.deed, rounds, kind)


def _gives_you(deed: gains.GivesYou, rounds: int, kind: PowerCard) -> float:
    return -2.0 * deed.n


def _when(deed: base.When, rounds: int, kind: PowerCard) -> float:
    return _LIKELY.get(type(deed.condition), 0.5) * deed_worth(deed.deed, rounds, kind)


def _crystals(deed: gains.Crystals, rounds: int, kind: PowerCard) -> float:
    return float(deed.n * (_OTHER_CARDS if deed.each is not None else 1))


def _energy(deed: gains.Energy, rounds: int, kind: PowerCard) -> float:
    return deed.n * token(rounds) * (_OTHER_CARDS if deed.each is not None else 1)


def _best(deed: base.Either, rounds: int, kind: PowerCard) -> float:
    return max(deed_worth(side, rounds, kind) for side in deed.sides)


def _two_best(deed: destiny.TwoOf, rounds: int, kind: PowerCard) -> float:
    return sum(sorted(deed_worth(side, rounds, kind) for side in deed.sides)[-2:])


_LIKELY: dict[type, float] = {
    gains.TokensHeld: 0.5,
    magician.MostCards: 0.5,
    destiny.NoHand: 0.4,
    destiny.MoreThanSomeone: 0.3,
    destiny.MovedForward: 0.33,
    archmage.OnlyItems: 0.25,
    archmage.MostCrystals: 0.6,
    enchanted_kingdom.UsedThis: 0.2,
}
"""How often a condition holds."""

_DEEDS: dict[type, Worth] = {
    Then: _then,
    Paid: _paid,
    base.Each: _each,
    base.When: _when,
    base.May: lambda deed, rounds, kind: max(0.0, deed_worth(deed.deed, rounds, kind)),
    base.AnOpponent: lambda deed, rounds, kind: deed_worth(deed.deed, rounds, kind),
    base.Either: _best,
    destiny.TwoOf: _two_best,
    # Crystals, energy and the gauge
    gains.Crystals: _crystals,
    gains.Loses: lambda deed, rounds, kind: -0.8 * deed.n,
    gains.GivesYou: _gives_you,
    gains.Gauge: lambda deed, rounds, kind: deed.n * step(rounds),
    gains.Energy: _energy,
    gains.EnergyOf: lambda deed, rounds, kind: 0.9 * sum(deed.gained) * token(rounds),
    cards_in_play.RivalGives: lambda deed, rounds, kind: 2.0 * deed.n,
    magician.TokensOnThis: lambda deed, rounds, kind: deed.n * token(rounds),
    magician.CopiesReserve: lambda deed, rounds, kind: 3 * token(rounds),
    archmage.ForPaid: lambda deed, rounds, kind: 2 * token(rounds) + 5 + step(rounds),
    archmage.TakesFromAll: lambda deed, rounds, kind: 1.5,
    archmage.TurnsToAir: lambda deed, rounds, kind: -4.0,
    enchanted_kingdom.TakesTokensFromAll: lambda deed, rounds, kind: 3.6 * token(rounds),
    enchanted_kingdom.DiscardsTokens: lambda deed, rounds, kind: -3.0 * token(rounds),
    enchanted_kingdom.DiscardsForEarth: lambda deed, rounds, kind: 1.5,
    enchanted_kingdom.ScoresStored: lambda deed, rounds, kind: 12.0 if rounds > 4 else -8.0,
    enchanted_kingdom.LaysEarthOnce: lambda deed, rounds, kind: token(rounds),
    # Prices
    prices.PaysAny: lambda deed, rounds, kind: -deed.n * token(rounds),
    prices.PaysAlike: lambda deed, rounds, kind: -deed.n * token(rounds),
    enchanted_kingdom.KeepsOneOfPaid: lambda deed, rounds, kind: 0.0,
    prices.PaysTokens: lambda deed, rounds, kind: -sum(deed.need) * token(rounds),
    prices.PaysCrystals: lambda deed, rounds, kind: -float(deed.n),
    prices.DiscardsAllEnergy: lambda deed, rounds, kind: -2.5 * token(rounds),
    prices.SacrificesThis: lambda deed, rounds, kind: -float(kind.prestige),
    cards_in_play.StoresOne: lambda deed, rounds, kind: -0.3 * token(rounds),
    destiny.PaysStored: lambda deed, rounds, kind: -deed.n * 0.7 * token(rounds),
    picks.GivesUp: lambda deed, rounds, kind: -5.0,
    archmage.SacrificesSeveral: lambda deed, rounds, kind: -7.0 * deed.n,
    # Transmuting, dice and the wheel
    time.LetsTransmute: lambda deed, rounds, kind: 2.5 + 3.0 * deed.more,
    time.TransmutesAll: lambda deed, rounds, kind: 5.0 * (deed.n - min(2.0, token(rounds))),
    time.TransmutesPaid: lambda deed, rounds, kind: float(deed.crystals),
    time.MovesMarker: lambda deed, rounds, kind: 2.0,
    time.RerollsDie: lambda deed, rounds, kind: 0.5,
    time.RollsDestiny: lambda deed, rounds, kind: 4.0,
    time.BonusBack: lambda deed, rounds, kind: 4.0,
    destiny.RerollsLeftDie: lambda deed, rounds, kind: 0.5,
    # Cards
    drawing.Draws: lambda deed, rounds, kind: deed.n * (drawn(rounds) if rounds > 3 else -IN_HAND),
    drawing.DrawsOrDiscards: lambda deed, rounds, kind: drawn(rounds),
    drawing.DrawsKeepsOne: lambda deed, rounds, kind: drawn(rounds) + min(deed.n, rounds) - 1,
    drawing.PutsOneOf: lambda deed, rounds, kind: put(rounds) + 0.5 * deed.n,
    drawing.PutsFromHand: lambda deed, rounds, kind: 3.0 * token(rounds) + 2.0,
    drawing.Reorders: lambda deed, rounds, kind: 0.5,
    drawing.LooksAtTop: lambda deed, rounds, kind: 0.2,
    destiny.PutsReplica: lambda deed, rounds, kind: 7.0 - 0.5 * step(rounds),
    destiny.LooksAndMayTake: lambda deed, rounds, kind: 0.5,
    destiny.SortsDiscarded: lambda deed, rounds, kind: drawn(rounds) + 1.5,
    destiny.StraightensOther: lambda deed, rounds, kind: 1.2,
    archmage.LooksAndMayPut: lambda deed, rounds, kind: 1.0,
    archmage.DiscardsTop: lambda deed, rounds, kind: 0.0,
    archmage.SacrificedWhenFull: lambda deed, rounds, kind: 1.8,
    archmage.DiscardsForEnergy: lambda deed, rounds, kind: 5.0 * token(rounds),
    archmage.DrawsForEnergy: lambda deed, rounds, kind: 5.0 * token(rounds),
    archmage.Mirrors: lambda deed, rounds, kind: 0.5,
    kingdom_seekers.Seeks: lambda deed, rounds, kind: drawn(rounds) + 1.5,
    kingdom_seekers.PicksDiscarded: lambda deed, rounds, kind: drawn(rounds) + 2.0,
    kingdom_seekers.Mimics: lambda deed, rounds, kind: 4.0,
    enchanted_kingdom.TakesStored: lambda deed, rounds, kind: 0.0,
    enchanted_kingdom.TakesSomeStored: lambda deed, rounds, kind: 1.0,
    enchanted_kingdom.TakesBackForEnergy: lambda deed, rounds, kind: 2.0,
    enchanted_kingdom.BeginsChange: lambda deed, rounds, kind: 2.0,
    magician.DrawsForAll: lambda deed, rounds, kind: 1.0,
    picks.TakesBack: lambda deed, rounds, kind: -2.0,
    cards_in_play.PassesLeft: lambda deed, rounds, kind: -2.0 * kind.prestige,
    destiny_familiars.Locks: lambda deed, rounds, kind: 2.0,
    destiny_familiars.DrawsForCommon: lambda deed, rounds, kind: 0.3 * drawn(rounds),
    destiny_familiars.GivesToFewest: lambda deed, rounds, kind: -3.0,
    destiny_familiars.NamesCard: lambda deed, rounds, kind: 1.0,
}
"""What each sort of deed is worth."""


# Cards

_TIMES = {
    END_OF_ROUND: 1.0,
    SEASON_CHANGE: 0.6,
    YOU_SUMMON: 0.45,
    RIVAL_SUMMONS: 0.45,
    YOU_ACTIVATE: 0.3,
    RIVAL_ACTIVATES: 0.5,
    MARKER_MOVES: 1.0,
}
"""How often a round each moment comes."""

_A_ROUND = {
    powers.TRANSMUTE_MORE: 1.0,
    powers.RESERVE_TEN: 0.4,
    powers.RESERVE_LESS: -0.2,
    powers.CHEAPER: 0.9,
    powers.TOLL: 0.8,
    powers.WINTER_EARTH: 0.3,
    powers.CRYSTALS_TRANSMUTE: 0.5,
    powers.STEADFAST: 0.5,
}
"""What a lasting power is worth for each round that is left."""

_AT_ALL = {powers.REFUSES: -4.0, powers.STANDS_IN: 3.0, powers.TRAP: 2.0, powers.COMMON_CARDS: 1.0}
"""What a lasting power is worth however long it lasts."""

_USES = 0.35
"""How many of the rounds that are left a card is activated in."""


@lru_cache(maxsize=8192)
def card_worth(kind: PowerCard, rounds: int) -> float:
    """What it is worth to bring a card into play when so many rounds are left; its price aside."""
    worth = float(kind.prestige) + deed_worth(kind.enters, rounds, kind) + standing(kind, rounds)
    return worth


@lru_cache(maxsize=8192)
def standing(kind: PowerCard, rounds: int) -> float:
    """What a card in play will still bring, its prestige aside."""
    worth = deed_worth(kind.moments[END_OF_GAME], rounds, kind)
    for moment, often in _TIMES.items():
        if kind.moments[moment] is not None:
            worth += often * rounds * deed_worth(kind.moments[moment], rounds, kind)
    if kind.activates:
        once = max(deed_worth(deed, rounds, kind) for deed in kind.activates)
        worth += once if leaves(kind) else once * (0.5 + _USES * rounds)
    for lasting in kind.lasting:
        worth += _A_ROUND.get(lasting.power, 0.0) * rounds * lasting.n + _AT_ALL.get(lasting.power, 0.0)
    return worth


@lru_cache(maxsize=1024)
def leaves(kind: PowerCard) -> bool:
    """Whether activating a card is the end of it."""
    return any(
        isinstance(each, prices.SacrificesThis | cards_in_play.PassesLeft)
        for deed in kind.activates
        for each in parts(deed)
    )


def parts(deed: Deed) -> list[Deed]:
    """All single steps of a deed, prices first."""
    if isinstance(deed, Paid):
        return parts(deed.price) + parts(deed.deed)
    if isinstance(deed, Then):
        return [each for single in deed.steps for each in parts(single)]
    return [deed]


def price(cost: Cost, rounds: int) -> float:
    """What summoning a card costs."""
    if cost.never:
        return 99.0
    return token(rounds) * (cost.tokens or (3 if cost.different else 0)) + cost.crystals

"""What a power card, a die and a token are about worth, by rules of thumb."""

from __future__ import annotations

from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.dice import Face
from talia.games.seasons.rules.energy import VALUES
from talia.games.seasons.rules.powers import END_OF_ROUND, LASTING, REFUSES, SEASON_CHANGE, YOU_SUMMON
from talia.games.seasons.rules.tournament import MONTHS, MOST_GAUGE, YEARS, Tournament
from talia.games.seasons.rules.transmuting import value

ENTERS, ACTIVATES, EVERY_ROUND, EVERY_SEASON, EVERY_SUMMON, ALWAYS = 8.0, 5.0, 10.0, 6.0, 7.0, 4.0
TOKEN, CRYSTAL = 1.6, 0.8
IN_HAND = 5.0
"""What a card left in hand costs in the end, so what summoning it is worth in any case."""


def left(tournament: Tournament) -> float:
    """How much of the game is still to come, from 1 to 0."""
    return max(0.0, (YEARS - tournament.year) * MONTHS + MONTHS + 1 - tournament.month) / (YEARS * MONTHS)


def card_worth(tournament: Tournament, kind: PowerCard, time: float) -> float:
    """What having a card in play is about worth when so much of the game is left; its price aside."""
    worth = float(kind.prestige) + (ENTERS if kind.enters is not None else 0.0)
    worth += ACTIVATES * min(1, len(kind.activates)) * (0.3 + time)
    moments = kind.moments
    worth += time * (EVERY_ROUND if moments[END_OF_ROUND] is not None else 0.0)
    worth += time * (EVERY_SEASON if moments[SEASON_CHANGE] is not None else 0.0)
    worth += time * (EVERY_SUMMON if moments[YOU_SUMMON] is not None else 0.0)
    worth += sum(ALWAYS * time for power, _ in kind.gives if power < len(LASTING) and power != REFUSES)
    return worth


def price(tournament: Tournament, kind: PowerCard) -> float:
    """What summoning a card costs."""
    cost = kind.costs[tournament.players - 2]
    return TOKEN * (cost.tokens or (1 if cost.different else 0)) + CRYSTAL * cost.crystals + (99 if cost.never else 0)


def face_worth(tournament: Tournament, seat: int, face: Face) -> float:
    """What a die is worth to a seat."""
    room = tournament.reserve_limit(seat) - tournament.held(seat)
    wanted = needs(tournament, seat)
    worth = float(face.crystals)
    for energy, count in enumerate(face.energy):
        worth += count * ((2.5 if wanted[energy] > 0 else 1.5) if room > 0 else 0.3)
    hand = len(tournament.hand(seat))
    if face.star:
        lacking = hand + len(tournament.play(seat)) > tournament.gauge[seat]
        worth += 5.0 if lacking and tournament.gauge[seat] < MOST_GAUGE else 0.5
    if face.card:
        worth += 5.0 * left(tournament) - 1.0
    if face.transmute:
        spare = [tournament.reserve[4 * seat + energy] + face.energy[energy] - wanted[energy] for energy in range(4)]
        worth += sum(max(0, count) * (value(tournament, seat, energy, True) - 1) for energy, count in enumerate(spare))
    return worth


def needs(tournament: Tournament, seat: int) -> list[int]:
    """The tokens that the cards in hand ask for which there is room for soon, the most worthwhile first."""
    wanted = [0, 0, 0, 0]
    room = max(1, tournament.gauge[seat] - len(tournament.play(seat)))
    time = left(tournament)
    cards = sorted(
        (tournament.kinds[card] for card in tournament.hand(seat)),
        key=lambda kind: -card_worth(tournament, kind, time) + price(tournament, kind),
    )
    for kind in cards[:room] if time > 0.06 else []:
        for energy, count in enumerate(kind.costs[tournament.players - 2].energy):
            wanted[energy] += count
    return wanted


def best_season(energy: int) -> int:
    """The most that any season pays for a token."""
    return max(values[energy] for values in VALUES)

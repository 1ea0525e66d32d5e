"""How good a match looks for a seat."""

from __future__ import annotations

from math import exp

from talia.games.seasons.bot.drafting import TOKEN_WORTH
from talia.games.seasons.bot.evaluation import IN_HAND as PENALTY
from talia.games.seasons.bot.evaluation import rounds_left, standing
from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.bot.situation import hand_value
from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.rules.layout import LIBRARY_2, LIBRARY_3, zone
from talia.games.seasons.rules.tournament import PENALTIES, Tournament

CRYSTAL = 1.02
STANDING = 0.75
ROOM = 2.5
DESTINY = 2.8
ABILITY = 1.2
"""What a crystal, a point that cards in play will still bring, room for a card, a point of destiny and a point of an ability
token add to the lead at the end: these tell won from lost best in games of steady players."""

TOKEN, MET, LIKELY_MET = 1.9, 1.5, 0.5
"""What a token adds, what more when a card in hand asks for it, and how many of a rival's tokens have such a use."""

HAND, HAND_A_ROUND, MUCH_TIME = -5.0, 0.6, 8
IN_HAND_WORTH, LIKELY_WORTH = 0.3, 10.0
"""What a card in hand adds, how much more for each round beyond these (late in the game it is a burden), how much of what it
would bring in play, and what a rival's card would bring."""

SPREAD, SPREAD_A_ROUND, MOST_SPREAD = 8.0, 2.4, 27.0
"""How far luck and skill still change the lead, in the last round, for each round that is left, and at most."""


def worth(tournament: Tournament, seat: int) -> float:
    """From 0 (lost) to 1 (won): about how many of the matches that look like this one are won."""
    if tournament.result is not None:
        return 1.0 / sum(tournament.result.won) if tournament.result.won[seat] else 0.0
    rounds = rounds_left(tournament)
    mine = shown(tournament, seat, rounds) + kept(tournament, seat, rounds)
    best = max(shown(tournament, rival, rounds) + guessed(tournament, rival) for rival in tournament.rivals(seat))
    spread = min(MOST_SPREAD, SPREAD + SPREAD_A_ROUND * rounds)
    return min(0.99, max(0.01, 1 / (1 + exp((best - mine) / spread))))


def shown(tournament: Tournament, seat: int, rounds: int) -> float:
    """What a seat has and may still make of it, by what everybody sees."""
    zones = tournament.zones
    play, hand = tournament.play(seat), len(tournament.hand(seat))
    found = CRYSTAL * tournament.crystals[seat] - PENALTIES[tournament.bonuses[seat]]
    for card in play:
        found += tournament.kinds[card].prestige + STANDING * standing(tournament.acting(card), rounds)
    found += TOKEN * tournament.held(seat)
    found += hand * (HAND + HAND_A_ROUND * max(0, rounds - MUCH_TIME))
    coming = len(zones[zone(seat, LIBRARY_2)]) + len(zones[zone(seat, LIBRARY_3)])
    found += ROOM * min(tournament.gauge[seat] - len(play), hand + coming)
    found += DESTINY * tournament.destiny[seat]
    number = tournament.tokens[seat]
    if number:
        found += ABILITY * (ABILITIES[number].points if tournament.used >> seat & 1 else TOKEN_WORTH[number])
    return found


def kept(tournament: Tournament, seat: int, rounds: int) -> float:
    """What a seat's own cards in hand add, and that its tokens fit them."""
    plan = Plan(tournament, seat, rounds)
    found = MET * plan.met()
    for card in tournament.hand(seat):
        found += IN_HAND_WORTH * max(0.0, hand_value(plan, tournament.kinds[card]) + PENALTY)
    return found


def guessed(tournament: Tournament, rival: int) -> float:
    """The same of a rival, whose cards nobody else knows."""
    return MET * LIKELY_MET * tournament.held(rival) + IN_HAND_WORTH * LIKELY_WORTH * len(tournament.hand(rival))

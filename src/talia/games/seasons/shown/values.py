"""What energy is worth when it is transmuted: in every season, and for one player now."""

from __future__ import annotations

from talia.games.seasons.rules.energy import VALUES, Tokens
from talia.games.seasons.rules.tournament import Tournament
from talia.games.seasons.rules.transmuting import more, value


def season_values(tournament: Tournament, season: int) -> Tokens:
    """What a token of each energy gives in a season."""
    flat = tournament.arena.enchantment.value
    return (flat, flat, flat, flat) if flat else VALUES[season]


def worth(tournament: Tournament, seat: int) -> Tokens:
    """What a token of each energy in a seat's reserve would give now, with all that its cards and its turn add."""
    added = more(tournament, seat) - (0 if seat == tournament.active else tournament.extra)
    air, water, fire, earth = (value(tournament, seat, energy, True) + added for energy in range(4))
    return (air, water, fire, earth)

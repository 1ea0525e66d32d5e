"""The four energies, the four seasons, and what a token is worth in each."""

from __future__ import annotations

from typing import Final

from talia.kernel.voice import Name

AIR: Final = 0
WATER: Final = 1
FIRE: Final = 2
EARTH: Final = 3
ENERGIES: Final = ("air", "water", "fire", "earth")
ENERGY_NAMES: Final = tuple(Name(f"energy-{energy}") for energy in ENERGIES)

WINTER: Final = 0
SPRING: Final = 1
SUMMER: Final = 2
AUTUMN: Final = 3
SEASONS: Final = ("winter", "spring", "summer", "autumn")
SEASON_NAMES: Final = tuple(Name(f"season-{season}") for season in SEASONS)

VALUES: Final = ((1, 1, 2, 3), (2, 1, 3, 1), (3, 2, 1, 1), (1, 3, 1, 2))
"""What transmuting a token of air, water, fire and earth gives in winter, spring, summer and autumn."""

Tokens = tuple[int, int, int, int]
"""So many tokens of air, water, fire and earth."""

NO_TOKENS: Final[Tokens] = (0, 0, 0, 0)


def tokens(air: int = 0, water: int = 0, fire: int = 0, earth: int = 0) -> Tokens:
    """So many tokens of each energy."""
    return (air, water, fire, earth)


SEASON_OF: Final = tuple([max(0, month - 1) // 3 for month in range(13)])
"""The season of each month from 1 to 12."""


def season_of(month: int) -> int:
    """The season of a month from 1 to 12."""
    return SEASON_OF[month]


def named(held: Tokens) -> list[Name]:
    """Tokens as names, how many of each."""
    return [Name(f"tokens-{ENERGIES[energy]}", n=count) for energy, count in enumerate(held) if count]


def named_on_cards(held: Tokens) -> list[Name]:
    """Tokens on cards as names, how many of each."""
    return [Name(f"card-tokens-{ENERGIES[energy]}", n=count) for energy, count in enumerate(held) if count]


def written(held: Tokens) -> str:
    """Tokens as a piece of a key: `water+water+fire`."""
    return "+".join(ENERGIES[energy] for energy, count in enumerate(held) for _ in range(count)) or "nothing"

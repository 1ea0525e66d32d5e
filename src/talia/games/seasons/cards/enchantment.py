"""Enchantments: one of them changes the game for all."""

from __future__ import annotations

from talia.games.seasons.rules.deed import Deed
from talia.kernel.voice import Name


class Enchantment:
    """What an enchantment changes; everything it does not name stays as it is."""

    __slots__ = (
        "crossed",
        "destiny",
        "destiny_crystals",
        "end_of_round",
        "from_grave",
        "great_transmuting",
        "great_transmuting_brings",
        "id",
        "name",
        "passes_cards",
        "thresholds",
        "value",
    )

    def __init__(
        self,
        id: str,
        *,
        destiny: bool = False,
        destiny_crystals: int = 0,
        end_of_round: Deed | None = None,
        passes_cards: bool = False,
        thresholds: tuple[int, ...] = (),
        great_transmuting: int = 0,
        great_transmuting_brings: Deed | None = None,
        from_grave: bool = False,
        value: int = 0,
        crossed: bool = False,
    ) -> None:
        self.id = id
        self.name = Name(f"enchantment-{id}")
        self.destiny = destiny  # the die of destiny is in play
        self.destiny_crystals = destiny_crystals  # with each roll of it
        self.end_of_round = end_of_round  # for every player
        self.passes_cards = passes_cards  # whenever the year rises, everybody passes a card of their hand to the left
        self.thresholds = thresholds  # whoever has fewer crystals when a year ends sacrifices a card
        self.great_transmuting = great_transmuting  # so many crystals by one act of transmuting ...
        self.great_transmuting_brings = great_transmuting_brings  # ... let their player do this
        self.from_grave = from_grave  # once a game everybody may summon from the discard pile
        self.value = value  # of every token when transmuting, whatever the season
        self.crossed = crossed  # the first card picked in the prelude goes to the left neighbour


NONE = Enchantment("none")

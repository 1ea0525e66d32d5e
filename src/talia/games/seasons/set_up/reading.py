"""Reading what a position of Seasons is made of: cards, tokens, dice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.seasons.cards.all import find
from talia.games.seasons.cards.card import PowerCard
from talia.games.seasons.rules.dice import DICE, DICE_A_SEASON, FATES, Face, Rolled
from talia.games.seasons.rules.energy import ENERGIES, SEASONS, Tokens
from talia.kernel.positions import Reader, fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

TOP_KEYS = (
    *("year", "month", "first", "active", "phase", "enchantment", "dice", "die", "die_done", "left_die"),
    *("destiny_face", "reroll", "draw_pile", "discard", "removed", "common", "replicas_left", "players"),
    *("level", "season_dice", "round", "transmuting", "extra", "die_crystals", "took_common"),
    *("opened", "thresholds_asked", "seen", "order", "numbers", "chance", "run_on", "choices"),
)
PLAYER_KEYS = (
    *("crystals", "gauge", "reserve", "bonus_used", "hand", "in_play", "library", "token", "token_used", "destiny"),
    *("pack", "kept", "die", "token_choices", "grave_used"),
)
PLAYED_KEYS = ("name", "turned", "energy", "trap", "deadbolt", "mimics", "used")
FACE_KEYS = ("energy", "star", "draw", "transmute", "crystals", "advance", "season", "number")
FATE_KEYS = ("any_energy", "gauge", "crystals", "destiny")


class PositionReader(Reader):
    """Reads a position piece by piece, and collects the cards it names and where each goes."""

    def __init__(self) -> None:
        self.cards: list[tuple[PowerCard, int]] = []

    def card(self, value: Any, where: str) -> PowerCard:
        """A power card by any of its names."""
        found = find(str(value)) if isinstance(value, (str, int)) and not isinstance(value, bool) else None
        if found is None:
            raise fail(where, "position-unknown-power-card", name=str(value))
        return found

    def pile(self, value: Any, to: int, where: str, top_first: bool = False) -> None:
        """Cards that go to a zone."""
        kinds = [self.card(each, f"{where}[{n}]") for n, each in enumerate(self.row(value, where))]
        self.cards += [(kind, to) for kind in (reversed(kinds) if top_first else kinds)]

    def energy(self, value: Any, where: str) -> Tokens:
        """So many tokens of each energy."""
        told = self.table(value, ENERGIES, where)
        air, water, fire, earth = (self.number(told.get(name, 0), 0, 99, f"{where}.{name}") for name in ENERGIES)
        return (air, water, fire, earth)

    def face(self, told: Mapping[str, Any], where: str) -> Face:
        """A face by what it gives."""
        return Face(
            self.energy(told.get("energy", {}), f"{where}.energy"),
            self.number(told.get("crystals", 0), 0, 99, f"{where}.crystals"),
            self.flag(told.get("star", False), f"{where}.star"),
            self.flag(told.get("draw", False), f"{where}.draw"),
            self.flag(told.get("transmute", False), f"{where}.transmute"),
            self.number(told.get("advance", 1), 1, 3, f"{where}.advance"),
        )

    def die(self, value: Any, season: int, spare: int, where: str) -> Rolled:
        """The die of a season that shows a face; a face that none has is on the die with the `spare` number."""
        told = self.table(value, FACE_KEYS, where)
        face = self.face(told, where)
        if "season" in told:
            season = SEASONS.index(self.one_of(told["season"], SEASONS, f"{where}.season"))
        numbers = [spare, *range(DICE_A_SEASON)]
        if "number" in told:
            spare = self.number(told["number"], 1, DICE_A_SEASON, f"{where}.number") - 1
            numbers = [spare]
        for number in numbers:
            rolled: Rolled
            for rolled in DICE[season][number]:
                if rolled.face.key == face.key:
                    return rolled
        return Rolled(season, spare, face)

    def fate(self, value: Any) -> int:
        """A face of the die of destiny, by its number from 1 or by what it gives."""
        if isinstance(value, Mapping):
            told = self.table(value, FATE_KEYS, "destiny_face")
            wanted = tuple(self.number(told.get(name, 0), 0, 99, f"destiny_face.{name}") for name in FATE_KEYS)
            for number, fate in enumerate(FATES):
                if (fate.energy, fate.gauge, fate.crystals, fate.destiny) == wanted:
                    return number
            raise fail("destiny_face", "position-no-such-face")
        return self.number(value, 1, len(FATES), "destiny_face") - 1

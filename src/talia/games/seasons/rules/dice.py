"""The twenty season dice and the die of destiny: every face, and what it gives."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules.energy import ENERGIES, SEASONS, Tokens, named
from talia.kernel.decision import Action, Option
from talia.kernel.voice import Arg, Name

_FACES = {
    "winter": """
        fire+star+transmute>3 water+water+star>2 water+water+3-crystals>1 air+air+star>3 card>2 air+water+transmute>1
        water+water+star>3 water+water+1-crystals>2 fire+fire+star>1 card>3 air+water+transmute>2 air+star+transmute>1
        water+water+star>1 air+star+transmute>2 air+water+transmute>3 card>1 fire+star>2 water+water+3-crystals>3
        air+water+transmute>1 water+water+2-crystals>2 air+star+transmute>3 water+water+star>1 6-crystals>2 fire+star>3
        air+air+transmute>2 6-crystals>3 fire+star>1 air+star+transmute>1 water+water+star>3 water+water+1-crystals>2
    """,
    "spring": """
        card>2 water+water+star>3 earth+earth+3-crystals>1 earth+earth+star>2 air+star+transmute>3 water+earth+transmute>1
        water+star+transmute>1 water+earth+transmute>2 card>3 air+air+star>1 earth+earth+1-crystals>2 earth+earth+star>3
        earth+earth+star>1 water+star+transmute>2 water+earth+transmute>3 card>1 air+star>2 earth+earth+3-crystals>3
        water+earth+transmute>1 earth+earth+2-crystals>2 water+star+transmute>3 earth+earth+star>1 6-crystals>2 air+star>3
        water+star+transmute>1 water+water+transmute>2 6-crystals>3 air+star>1 earth+earth+1-crystals>2 earth+earth+star>3
    """,
    "summer": """
        card>2 earth+earth+star>3 fire+fire+3-crystals>1 fire+fire+star>2 water+star+transmute>3 fire+earth+transmute>1
        fire+earth+transmute>2 card>3 water+water+star>1 fire+fire+1-crystals>2 fire+fire+star>3 earth+star+transmute>1
        earth+star+transmute>2 fire+earth+transmute>3 card>1 water+star>2 fire+fire+3-crystals>3 fire+fire+star>1
        fire+fire+2-crystals>2 earth+star+transmute>3 fire+fire+star>1 6-crystals>2 water+star>3 fire+earth+transmute>1
        fire+fire+star>3 earth+star+transmute>1 earth+earth+transmute>2 6-crystals>3 water+star>1 fire+fire+1-crystals>2
    """,
    "autumn": """
        air+fire+transmute>1 card>2 fire+fire+star>3 air+air+3-crystals>1 air+air+star>2 earth+star+transmute>3
        fire+star+transmute>1 air+fire+transmute>2 card>3 earth+earth+star>1 air+air+1-crystals>2 air+air+star>3
        air+air+star>1 fire+star+transmute>2 air+fire+transmute>3 card>1 earth+star>2 air+air+3-crystals>3
        air+fire+transmute>1 air+air+2-crystals>2 fire+star+transmute>3 air+air+star>1 6-crystals>2 earth+star>3
        fire+fire+transmute>2 6-crystals>3 earth+star>1 air+air+1-crystals>2 air+air+star>3 fire+star+transmute>1
    """,
}
"""For each season five dice of six faces, a line for each: energy, crystals, a star, a card, the right to transmute, then
the pips."""


class Face:
    """What one face of a season die gives, and by how many spaces the marker moves if nobody takes it."""

    __slots__ = ("advance", "card", "crystals", "energy", "key", "star", "transmute")

    def __init__(
        self,
        energy: Tokens,
        crystals: int = 0,
        star: bool = False,
        card: bool = False,
        transmute: bool = False,
        advance: int = 1,
    ) -> None:
        self.energy = energy
        self.crystals = crystals
        self.star = star
        self.card = card
        self.transmute = transmute
        self.advance = advance
        parts = [ENERGIES[each] for each, count in enumerate(energy) for _ in range(count)]
        parts += [f"{crystals}-crystals"] if crystals else []
        parts += [word for word, there in (("star", star), ("card", card), ("transmute", transmute)) if there]
        self.key = f"{'+'.join(parts) or 'blank'}>{advance}"

    def words(self) -> list[Name]:
        """What it gives, in words."""
        found = named(self.energy)
        if self.crystals:
            found.append(Name("face-crystals", n=self.crystals))
        marks = (("star", self.star), ("card", self.card), ("transmute", self.transmute))
        found += [Name(f"face-{mark}") for mark, there in marks if there]
        return found or [Name("face-blank")]


class Rolled(Action):
    """A die of some season (0 to 4) with the face that is up."""

    __slots__ = ("args", "face", "number", "option", "season", "second")

    def __init__(self, season: int, number: int, face: Face) -> None:
        self.season = season
        self.number = number
        self.face = face
        self.args: dict[str, Arg] = {"face": face.words(), "n": face.advance}
        self.option = Option(f"die:{face.key}", "option-die", self.args, f"die/{number}", action=self)
        self.second = [  # when the same face is up on more dice than one
            Option(f"die:{face.key}#{copy}", "option-die", self.args, f"die/{number}", action=self)
            for copy in range(2, 6)
        ]

    @property
    def key(self) -> str:
        """Which die, and what is up."""
        return f"{SEASONS[self.season]}-{self.number + 1}:{self.face.key}"

    def __repr__(self) -> str:
        return self.key


def _face(told: str) -> Face:
    gives, pips = told.split(">")
    parts = gives.split("+")
    crystals = next((int(part.split("-")[0]) for part in parts if part.endswith("-crystals")), 0)
    air, water, fire, earth = (parts.count(energy) for energy in ENERGIES)
    energy = (air, water, fire, earth)
    return Face(energy, crystals, "star" in parts, "card" in parts, "transmute" in parts, int(pips))


DICE_A_SEASON: Final = 5
DICE = tuple(
    tuple(
        tuple(Rolled(season, number, _face(told)) for told in die.split())
        for number, die in enumerate(_FACES[name].strip().splitlines())
    )
    for season, name in enumerate(SEASONS)
)
"""By season, die and face: everything that can come up."""


class Fate:
    """A face of the die of destiny."""

    __slots__ = ("crystals", "destiny", "energy", "gauge", "key")

    def __init__(self, destiny: int, energy: int = 0, gauge: int = 0, crystals: int = 0) -> None:
        self.destiny = destiny
        self.energy = energy
        self.gauge = gauge
        self.crystals = crystals
        parts = [f"{energy}-energy"] if energy else []
        parts += ["gauge"] if gauge else []
        parts += [f"{crystals}-crystals"] if crystals else []
        self.key = "+".join([*parts, f"{destiny}-destiny"])


FATES = (Fate(2, energy=1), Fate(1, energy=2), Fate(1, gauge=1), Fate(2, crystals=3), Fate(2, crystals=1), Fate(3))

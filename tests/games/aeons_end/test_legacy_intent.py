"""What the next turn of a nemesis of Legacy begins with is in sight, as far as everybody knows."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.words.speaker import LANGUAGES, speaker

from .legacy_rules import LEGACY, arranged


def told(match: Match, lang: str = "en") -> str:
    voice = speaker(lang, LEGACY)
    nemesis = next(area for area in LEGACY.scene(match, 0, voice).areas if area.ref == "nemesis")
    assert voice.mistakes == []
    return nemesis.facts[0]


def spells(*there: str) -> Match:
    """Xaxos: Ascended with spells on his breaches, from left to right."""
    zones = {f"breach-{number}": [spell] for number, spell in enumerate(there, 1)}
    return arranged({"nemesis": {"name": "Xaxos: Ascended", "zones": zones}})


def lit(beacons: int, **position: Any) -> Match:  # Any: positions are plain JSON
    """Maelstrom: Risen with so many beacons in play."""
    return arranged({"nemesis": {"name": "Maelstrom: Risen", "in_play": ["Grave Beacon"] * beacons}, **position})


def test_he_casts_what_he_has_prepped() -> None:
    assert told(spells("Incinerating Fist", "Flare")) == (
        "Next nemesis turn: casting: Incinerating Fist, Flare; then it draws a card."
    )
    assert told(spells()) == "Next nemesis turn: it draws a card."


def test_an_assault_counts_the_beacons() -> None:
    assert "if it is an Assault, 2 damage to Gravehold;" in told(lit(2))
    assert "4 damage" in told(lit(2, difficulty="expert"))
    assert "Assault" not in told(lit(0))


@pytest.mark.parametrize(("left", "out", "said"), [("assault", "nemesis", ": its Assault"), ("nemesis", "assault", "")])
def test_which_of_its_two_cards_is_still_to_come_everybody_knows(left: str, out: str, said: str) -> None:
    found = told(lit(1, turn_order={"deck": ["player 1", left], "discard": [out, "player 2"]}))
    assert said in found
    assert ("Assault" in found) == bool(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_said_in_both_languages(lang: str) -> None:
    assert told(spells("Flare"), lang) != told(spells(), lang)
    assert told(lit(1), lang) != told(lit(0), lang)

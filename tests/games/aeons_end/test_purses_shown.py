"""Aether that is good for some things only is told once for each sort of it, with what it is for."""

from __future__ import annotations

from typing import Any

import pytest

from talia.words import speaker

from .outcasts import GAME, battle, kel

GEMS_ONLY = {"aether": 1, "for": ["gems"]}
NO_CARDS = {"aether": 2, "for": ["charges", "breaches", "costs"]}
NO_SPELLS = {"aether": 1, "for": ["gems", "relics", "charges", "breaches", "costs"]}


@pytest.mark.parametrize(
    ("purses", "english", "polish"),
    [
        ([GEMS_ONLY], ["+1 for gems"], ["+1 na: klejnoty"]),
        (
            [GEMS_ONLY, GEMS_ONLY, NO_SPELLS],
            ["+2 for gems", "+1 not for spells"],
            ["+2 na: klejnoty", "+1 nie na: zaklęcia"],
        ),
        ([NO_CARDS], ["+2 for charges, breaches, other costs"], ["+2 na: ładunki, bramy, inne koszty"]),
    ],
)
def test_each_sort_of_aether_is_told_once(purses: list[Any], english: list[str], polish: list[str]) -> None:
    match = battle(kel(hand=["Crystal", "Spark"], aether=1, purses=purses))
    for lang, said in (("en", english), ("pl", polish)):
        sheet = next(area for area in GAME.scene(match, 0, speaker(lang, GAME)).areas if area.ref == "p0")
        assert [fact for fact in sheet.facts if fact.startswith("+")] == said


def test_what_may_be_spent_on_some_things_is_counted_where_there_is_room_for_one_number() -> None:
    match = battle(kel(hand=["Crystal", "Spark"], aether=1, purses=[GEMS_ONLY, NO_CARDS]))
    for lang, said in (("en", "1 aether (+3)"), ("pl", "1 eter (+3)")):
        sheet = next(area for area in GAME.scene(match, 0, speaker(lang, GAME)).areas if area.ref == "p0")
        assert sheet.facts[-1] == said

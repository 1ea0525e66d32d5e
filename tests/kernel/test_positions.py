"""Telling a match as a position: who cannot, and when nobody may."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import TaliaError
from talia.kernel.chance import BYTES, Secret
from talia.kernel.positions import Reader
from talia.words.speaker import speaker

from .toy import GAME


def said(error: TaliaError) -> list[str]:
    return [error.text(speaker(lang, GAME)) for lang in ("en", "pl")]


def test_a_game_that_cannot_tell_its_positions_says_so() -> None:
    with pytest.raises(TaliaError) as refused:
        GAME.new(players=2, seed=1).position()
    assert said(refused.value) == [
        "Menagerie cannot tell its positions.",
        "Menażeria: ta gra nie umie podać swoich pozycji.",
    ]


def test_sealed_chance_is_not_told() -> None:
    with pytest.raises(TaliaError) as refused:
        GAME.new(players=2, seed=Secret(bytes(BYTES))).position()
    english, polish = said(refused.value)
    assert english.startswith("The position of a match with sealed chance cannot be told")
    assert polish.startswith("Pozycji partii z zapieczętowanym losem nie można podać")


MIDST: dict[str, dict[str, Any]] = {  # Any: a position is plain data
    "aeons-end/war-eternal": {
        "phase": "casting",
        "players": [{"mage": "Gex", "breaches": {"II": {"prepped": ["Spark"]}}}],
        "nemesis": {"in_play": ["Cryptid"]},
        "choices": ["cast:spark@II"],
    },
    "ostium": {"players": [{"hand": ["ember-imp"]}, {}], "choices": ["summon:ember-imp"]},
    "seasons": {"players": [{}, {}], "phase": "dice", "dice": [{"crystals": 6}], "choices": ["die:6-crystals>1"]},
}


@pytest.mark.parametrize("id", MIDST)
def test_whoever_changes_a_position_changes_no_match(id: str) -> None:
    match = talia.arrange(id, MIDST[id])
    here, save = match.position(), match.save()
    changed = match.position()
    for told in changed.values():
        if isinstance(told, (dict, list)):
            told.clear()
    assert match.position() == here
    assert match.save() == save
    assert talia.arrange(id, here).fingerprint == match.fingerprint


def test_of_keys_that_exclude_each_other_only_one_may_be_there() -> None:
    read = Reader()
    assert read.only_one({"open": True, "prepped": []}, ("open", "stage"), "breach") == "open"
    assert read.only_one({}, ("open", "stage"), "breach") is None
    with pytest.raises(TaliaError) as refused:
        read.only_one({"stage": 1, "open": True}, ("open", "stage"), "breach")
    assert said(refused.value) == [
        "breach: only one of these: open, stage",
        "breach: tylko jedno z tych: open, stage",
    ]

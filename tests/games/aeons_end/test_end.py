"""Winning and losing."""

from typing import Any

import pytest

import talia
from talia import Match
from tests.games.aeons_end.table import (
    Sheet,
    battle,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    lives,
    nemesis_acts,
    nemesis_draws,
    prepped,
    why,
)


def test_the_players_win_when_the_nemesis_has_no_life() -> None:
    match = battle(gex(breaches={"II": prepped("Fiery Torrent")}), dezmodia(), phase="casting", nemesis={"life": 2})
    choose(match, "cast:fiery-torrent@II")
    assert why(match) == (True, "nemesis-slain")
    assert foe(match)["life"] == 0


def test_nothing_more_resolves_once_the_nemesis_is_slain() -> None:
    match = battle(
        gex(hand=["Crystal"], breaches={"II": prepped("Jagged Lightning")}),
        dezmodia(),
        phase="casting",
        nemesis={"life": 3},
    )
    choose(match, "cast:jagged-lightning@II")
    assert match.over
    assert match.open == []
    with pytest.raises(talia.TaliaError, match="over"):
        match.choose("skip")


def test_the_players_win_when_the_last_attack_has_resolved_and_nothing_is_in_play() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia(), deck=["Smite"])
    assert why(match) == (True, "nemesis-spent")
    assert (foe(match)["tokens"], gravehold(match)) == (6, 28)


def test_the_last_attack_can_still_lose_the_battle() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia(), deck=["Smite"], gravehold=2)
    assert why(match) == (False, "gravehold-fallen")


def test_the_players_win_when_the_last_minion_falls_and_the_deck_is_empty() -> None:
    match = battle(
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(),
        phase="casting",
        nemesis={"deck": [], "in_play": [{"name": "Cryptid", "life": 1}]},
    )
    choose(match, "cast:spark@II", "target:cryptid")
    assert why(match) == (True, "nemesis-spent")


def test_the_players_win_when_the_last_power_is_paid_for_and_the_deck_is_empty() -> None:
    match = battle(gex(aether=6), dezmodia(), nemesis={"deck": [], "in_play": ["Seismic Roar"]})
    choose(match, "discard:seismic-roar")
    assert why(match) == (True, "nemesis-spent")


def test_the_players_win_when_the_last_power_has_resolved() -> None:
    match = nemesis_acts([{"name": "Seismic Roar", "tokens": 1}], gex(), dezmodia(), deck=[])
    assert why(match) == (True, "nemesis-spent")
    assert foe(match)["tokens"] == 6


def test_an_empty_deck_is_no_win_while_a_minion_or_power_is_in_play() -> None:
    for card in ("Cryptid", "Seismic Roar"):
        match = nemesis_draws("Smite", gex(), dezmodia(), deck=["Smite"], in_play=[card])
        assert not match.over


def test_no_card_in_play_is_no_win_while_there_is_a_deck() -> None:
    match = battle(
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(),
        phase="casting",
        nemesis={"deck": ["Smite"], "in_play": [{"name": "Cryptid", "life": 1}]},
    )
    choose(match, "cast:spark@II", "target:cryptid")
    assert not match.over


def test_a_last_minion_drawn_enters_play_and_the_battle_goes_on() -> None:
    match = nemesis_draws("Mangleroot", gex(), dezmodia(), deck=["Mangleroot"])
    assert not match.over


def test_the_players_lose_when_gravehold_has_no_life() -> None:
    match = nemesis_acts(["Mangleroot"], gex(), dezmodia(), gravehold=3)
    assert why(match) == (False, "gravehold-fallen")
    assert gravehold(match) == 0


def test_nothing_more_resolves_once_gravehold_has_fallen() -> None:
    match = nemesis_acts([{"name": "Mangleroot", "life": 2}, "Cataclysmic Fate"], gex(life=5), dezmodia(), gravehold=1)
    assert why(match) == (False, "gravehold-fallen")
    assert [card["life"] for card in foe(match)["in_play"] if card["id"] == "mangleroot"] == [2]
    assert lives(match) == [5, 10]


def test_everybody_wins_or_loses_together() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia(), deck=["Smite"])
    assert match.result is not None
    assert match.result.won == (True, True)
    assert match.view(1)["result"] == {"won": [True, True], "why": "nemesis-spent"}


# Nobody can do anything any more


STUCK: Sheet = {
    "hand": ["Spark"] * 5,
    "deck": [],
    "discard": [],
    "breaches": {"I": {"gone": True}, "II": {"gone": True}},
}
"""A hand full of spells, no breach that is open, and no aether for one that is closed."""


def harmless(name: str, *players: Sheet, **foe: Any) -> Match:
    """The nemesis' turn with a Null Scion in play that lives for ever, and an Unleash that harms nobody."""
    nemesis = {"name": name, "in_play": ["Null Scion"], "deck": [], **foe}
    game = "aeons-end/war-eternal" if name == "Gate Witch" else "aeons-end/all"
    return talia.arrange(game, {"players": list(players), "nemesis": nemesis, "phase": "nemesis-main"})


@pytest.mark.parametrize("name", ["Gate Witch", "Thief of Dreams"])
@pytest.mark.parametrize("life", [0, 10])
def test_a_battle_that_would_go_on_for_ever_without_a_question_is_lost(name: str, life: int) -> None:
    gone = {"II": {"gone": True}}  # Gex has no breach I
    match = harmless(name, {**STUCK, "mage": "Gex", "breaches": gone, "life": life}, {**STUCK, "mage": "Mist"})
    choose(match, "go-on")
    assert why(match) == (False, "standstill")
    assert match.view(0)["turn"] > 500


def test_as_long_as_anybody_is_asked_anything_it_goes_on() -> None:
    match = harmless("Gate Witch", {**STUCK, "mage": "Mist", "hand": ["Crystal"], "discard": []})
    choose(match, "go-on")
    while match.view(0)["turn"] < 600:
        choose(match, "end")
    assert not match.over


def test_whoever_keeps_a_prepped_spell_can_do_something() -> None:
    there = {**STUCK["breaches"], "II": {"open": True, "prepped": ["Spark"]}}
    match = harmless("Gate Witch", {**STUCK, "mage": "Mist", "breaches": there})
    choose(match, "go-on")
    while match.view(0)["turn"] < 600:
        choose(match, "end")
    assert not match.over

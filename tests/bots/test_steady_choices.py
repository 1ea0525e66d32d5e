"""What the steady bot chooses in small positions."""

from __future__ import annotations

from typing import Any

import talia
from talia.bots import bot
from talia.games.aeons_end.bot.evaluation import strength
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def arrange(**position: Any) -> Match:  # Any: a position is plain data
    return GAME.arrange({"run_on": True, **position})


def chosen(match: Match) -> str:
    return bot("steady", GAME, 1).choose(match, match.decision).key


def keys_of_turn(match: Match) -> list[str]:
    """The keys of a whole main phase."""
    steady = bot("steady", GAME, 1)
    turn = match.view()["turn"]
    while match.decision.word == "ask-main" and match.view()["turn"] == turn:
        match.choose(steady.choose(match, match.decision))
    return match.keys


def test_the_strength_of_a_card_is_read_from_what_it_does() -> None:
    crystal, spark = BOX.by_id["crystal"], BOX.by_id["spark"]
    assert strength(crystal) == strength(spark) == 1
    assert all(strength(card) > 1 for card in BOX.market)
    assert strength(BOX.by_id["conjure-the-lost"]) > strength(BOX.by_id["reduce-to-ash"]) > 4


def test_gems_are_played_before_anything_is_bought_and_spells_are_prepped() -> None:
    keys = keys_of_turn(arrange(players=[{"mage": "mist", "hand": ["spark", "crystal", "crystal", "crystal"]}, {}]))
    assert keys[:3] == ["play:crystal"] * 3
    assert keys[3].partition(":")[0] in ("gain", "open")
    assert "prep:spark>I" in keys[4:]


def test_the_strongest_spell_goes_to_the_breach_that_adds_damage() -> None:
    sheet = {"mage": "mist", "hand": ["spark", "conjure the lost"], "breaches": {"III": {"open": True}}}
    assert keys_of_turn(arrange(players=[sheet, {}]))[0] == "prep:conjure-the-lost>III"


def test_a_blow_that_slays_the_nemesis_is_dealt_to_it() -> None:
    match = arrange(
        phase="casting",
        players=[{"mage": "mist", "breaches": {"I": {"prepped": ["spark"]}}}, {}],
        nemesis={"life": 1, "in_play": [{"name": "howling spinners", "life": 1}]},
    )
    steady = bot("steady", GAME, 1)
    while not match.over:
        match.choose(steady.choose(match, match.decision))
    assert match.keys == ["cast:spark@I", "target:nemesis"]


def test_a_minion_that_a_blow_can_kill_is_killed() -> None:
    match = arrange(
        phase="casting",
        players=[{"mage": "mist", "breaches": {"I": {"prepped": ["spark"]}}}, {}],
        nemesis={"life": 60, "in_play": [{"name": "howling spinners", "life": 1}]},
    )
    match.choose("cast:spark@I")
    assert chosen(match) == "target:howling-spinners"


def test_the_player_who_can_bear_it_suffers() -> None:
    for lives, victim in (((9, 2), "player:1"), ((2, 9), "player:2")):
        match = arrange(
            phase="nemesis-main",
            players=[{"life": life} for life in lives],
            nemesis={"in_play": ["howling spinners"]},
        )
        assert match.decision.word == "ask-player"
        assert chosen(match) == victim


def test_the_last_token_is_not_given_up() -> None:
    match = arrange(
        phase="nemesis-main",
        players=[{}, {}],
        nemesis={"tokens": 1, "in_play": ["null scion"]},
        turn_order={"discard": ["nemesis"]},
    )
    assert match.decision.keys == ["or:1", "or:2"]
    assert chosen(match) == "or:1"


def test_a_power_that_would_undermine_gravehold_is_paid_off() -> None:
    match = arrange(
        players=[{"mage": "mist", "aether": 6, "hand": []}, {}],
        nemesis={"tokens": 2, "in_play": [{"name": "seismic roar", "tokens": 1}]},
    )
    assert chosen(match) == "discard:seismic-roar"


def test_the_strongest_card_is_kept() -> None:
    match = arrange(
        phase="nemesis-draw",
        players=[{"mage": "mist", "hand": ["conjure the lost", "crystal"]}, {"hand": ["erratic ingot"]}],
        nemesis={"deck": ["thrash", "smite"], "tokens": 8},
    )
    steady = bot("steady", GAME, 1)
    discarded: list[str] = []
    while len(discarded) < 2:
        match.choose(steady.choose(match, match.decision))
        if match.keys[-1].startswith("discard:"):
            discarded.append(match.keys[-1])
    assert sorted(discarded) == ["discard:crystal/1", "discard:erratic-ingot/2"]


def test_all_spells_of_a_turn_go_at_a_nemesis_that_they_slay_together() -> None:
    breaches = {"I": {"prepped": ["spark"]}, "II": {"open": True, "prepped": ["conjure the lost"]}}
    match = arrange(
        phase="casting",
        players=[{"mage": "mist", "life": 3, "breaches": breaches}, {"life": 3}],
        nemesis={"life": 5, "in_play": [{"name": "howling spinners", "life": 1}]},
        gravehold=6,
    )
    match.choose("cast:spark@I")
    assert chosen(match) == "target:nemesis"

"""The position of a match: everything a state has, told so that `arrange` leads there again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.games.ostium.cards import sets
from talia.games.ostium.game import GAME
from talia.kernel.chance import Chance, Secret
from tests.games.ostium.table import asked, creature, duel, keys, phase, rows, three
from tests.games.ostium.test_rules_random_play import any_position, step

Position = dict[str, Any]  # Any: a position is plain JSON


def check(match: Match) -> Position:
    """The position of a match leads to the same state, also when it has been written down."""
    position = match.position()
    again = talia.arrange("ostium", json.loads(json.dumps(position)))
    assert again.fingerprint == match.fingerprint
    assert [decision.keys for decision in again.open] == [decision.keys for decision in match.open]
    return position


def play(match: Match, seed: int, often: int) -> set[str]:
    """Play to the end by chance, and check the position now and then, and at the end; the questions that were seen."""
    chance = Chance(seed)
    seen = set()
    while not match.over and len(match.keys) < 400:
        if chance.below(often) == 0:
            check(match)
            seen.add(match.decision.word)
        step(match, chance)
    check(match)
    return seen


@pytest.mark.parametrize("players", [1, 2, 3])
def test_positions_of_random_matches(players: int) -> None:
    seen: set[str] = set()
    for seed in range(3):
        seen |= play(GAME.new(players=players, seed=seed), seed, 9)
    assert {"ask-development", "ask-place"} <= seen


@pytest.mark.parametrize("seed", range(4))
def test_positions_of_matches_with_any_creatures(seed: int) -> None:
    """Creatures that no set has are described in the position."""
    play(GAME.arrange(any_position(seed), seed), seed, 25)


def test_positions_of_a_match_with_a_set_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = sets.HOUSE.read_text(encoding="utf-8").replace('name = "Flint Boar"', 'name = "Own Boar"')
    file.write_text(text, encoding="utf-8")
    match = GAME.new(players=2, seed=3, set=str(file))
    file.unlink()
    play(match, 3, 25)


def test_a_position_can_be_played_on_and_told_again() -> None:
    match = GAME.arrange(GAME.new(players=2, seed=5).position())
    play(match, 5, 25)


# In the middle of something


def test_in_the_middle_of_something_it_tells_the_choices_since_the_last_question_of_a_phase() -> None:
    match = duel({"hand": [creature("Ram", main=["strike 2", "repair 1"])], "gates": [9, 9, 9]})
    match.choose("summon:ram")
    match.choose("place:A1")
    match.choose("use:strike-2")
    assert asked(match) == (0, "ask-strike")
    position = check(match)
    assert position["choices"] == ["summon:ram", "place:A1", "use:strike-2"]
    assert [each["id"] for each in position["players"][0]["hand"]] == ["ram"]
    match.choose("gate:2-1")
    match.choose("done")
    assert "choices" not in check(match)


def test_so_does_one_that_began_in_the_middle_of_something() -> None:
    position = {"players": [{"hand": ["ember-imp", "moss-mouse"]}, {}], "choices": ["summon:ember-imp"]}
    match = GAME.arrange(position, seed=9)
    assert check(match)["choices"] == ["summon:ember-imp"]
    match.choose("place:D2")
    assert rows(match) == {"D2": "ember-imp"}
    assert "choices" not in check(match)


def test_the_opponents_turn_is_told_from_its_beginning() -> None:
    """It has no question of its own: what is asked in it is asked because of what it does."""
    its = {"attack": ["", "", ""]}
    striker = creature("Striker", main=["strike 3"])
    players = [{"hand": ["ember-imp"]}, its]
    field = {"warriors": [], "warrior_deck": [striker] * 9}
    match = GAME.arrange({"mode": "solo", "active": 1, "players": players, "field": field}, seed=4)
    assert asked(match) == (0, "ask-it-strike")
    check(match)
    match.choose("gate:1-1")
    check(match)


def test_what_lies_on_the_battlefield_and_who_lost_a_gate_is_told() -> None:
    mine = {"hand": [creature("Ram", main=["strike 5"]), "reed-piper"], "attack": ["", "", "ember-imp"]}
    match = three(mine, {"gates": [4, 0, 15], "attack": ["moss-mouse"]}, {})
    for key in ("summon:ram", "place:D1", "use:strike-5", "gate:2-1"):
        match.choose(key)
    position = check(match)
    assert position["players"][1]["lying"] == ["A1"]
    assert [sheet.get("lost_gate", False) for sheet in position["players"]] == [False, True, False]


def test_chains_and_charges_are_told() -> None:
    row = [creature("One", "A", 1), creature("Two", "A", 1), creature("Three", "A", 1)]
    mine = {"attack": row, "defence": [creature("Four", "A")], "hand": [creature("Five", "A")]}
    match = GAME.arrange({"phase": "attack", "players": [mine, {}]})
    match.choose("chain:1>D1-A1")
    match.choose("charge:left")
    told = check(match)["attack"]
    assert (told["step"], told["charged"], told["chained"], told["linked"]) == ("charge", ["A1"], [1], ["A1", "D1"])
    assert told["bonus"] == [2, 0, 0]


def test_a_match_dealt_anew_in_the_middle_of_something_has_no_position() -> None:
    match = GAME.new(players=2, seed=1)
    match.choose(0)
    assert asked(match)[1] == "ask-place"
    GAME.redeal(match, match.decision.seat, Chance(3))
    with pytest.raises(TaliaError, match="dealt anew"):
        match.position()


def test_sealed_chance_is_not_told() -> None:
    match = GAME.new(players=2, seed=Secret(bytes(32)))
    with pytest.raises(TaliaError, match="sealed chance"):
        match.position()


# Where a position stops

NOTHING: Position = {"players": [{"deck": []}, {"deck": []}]}


def test_a_development_phase_in_which_nothing_can_be_done_waits_to_be_ended() -> None:
    match = GAME.arrange(NOTHING)
    assert (asked(match), keys(match)) == ((0, "ask-development"), ["end"])
    check(match)


def test_an_attack_phase_waits_for_the_lone_creature_that_can_charge() -> None:
    match = GAME.arrange({"phase": "attack", "players": [{"attack": ["ember-imp"]}, {"hand": ["moss-mouse"]}]})
    assert (asked(match), keys(match)) == ((0, "ask-charge"), ["charge:left"])
    check(match)
    match.choose("charge:left")
    assert phase(match) == (1, "development")


def test_an_attack_phase_in_which_nobody_can_charge_waits_to_be_ended() -> None:
    match = GAME.arrange({**NOTHING, "phase": "attack"})
    assert (asked(match), keys(match)) == ((0, "ask-charge"), ["done"])
    check(match)


def test_a_lone_clan_to_rally_is_asked_for() -> None:
    row = [creature("Drummer", "C", 1, main=["rally"])]
    match = GAME.arrange({"phase": "attack", "players": [{"attack": row}, {}]})
    assert asked(match) == (0, "ask-rally")
    assert len(keys(match)) == 1
    check(match)


def test_after_the_opponents_turn_it_waits_for_you() -> None:
    mild = [creature(f"Mild {number}", cost=2) for number in range(9)]
    position = {"mode": "solo", "active": 1, "players": [{"deck": []}], "field": {"warrior_deck": mild}}
    match = GAME.arrange(position)
    assert (asked(match), keys(match)) == ((0, "ask-development"), ["end"])


def test_it_runs_on_when_asked_to() -> None:
    position = {"players": [{"attack": ["ember-imp"], "deck": []}, {"hand": ["moss-mouse"]}], "run_on": True}
    assert asked(GAME.arrange(position)) == (1, "ask-development")


def test_a_position_of_an_older_format_runs_on() -> None:
    players = [{"attack": ["ember-imp"], "deck": []}, {"hand": ["moss-mouse"]}]
    origin = GAME.arrange({"players": players}).origin
    old = GAME.again({**origin, "format": 2})
    assert asked(old) == (1, "ask-development")
    assert old.origin["format"] == 3
    assert asked(GAME.again(old.origin)) == (1, "ask-development")
    assert asked(GAME.again(origin)) == (0, "ask-development")

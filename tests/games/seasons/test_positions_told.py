"""The position of a match: everything a state has, told so that `arrange` leads there again."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.games.seasons.game import GAME
from talia.kernel.chance import Chance, Secret
from tests.games.playing import any_setup

from .table import a_turn, choose

Position = dict[str, Any]  # Any: a position is plain JSON


def check(match: Match) -> Position:
    """The position of a match leads to the same state, also when it has been written down."""
    position = match.position()
    again = talia.arrange("seasons", json.loads(json.dumps(position)))
    assert again.fingerprint == match.fingerprint
    assert [(asked.seat, asked.keys) for asked in again.open] == [(asked.seat, asked.keys) for asked in match.open]
    assert [again.view(seat)["players"] for seat in range(2)] == [match.view(seat)["players"] for seat in range(2)]
    return position


def step(match: Match, chance: Chance) -> None:
    asked = match.open[chance.below(len(match.open))]
    match.choose(chance.below(len(asked.options)), asked.seat)


def play(match: Match, chance: Chance, often: int) -> set[str]:
    """Play to the end by chance, and check the position now and then, and at the end; the questions that were seen."""
    seen = set()
    while not match.over:
        if chance.below(often) == 0:
            check(match)
            seen.add(match.decision.word)
        step(match, chance)
    check(match)
    return seen


@pytest.mark.parametrize("seed", range(8))
def test_positions_of_random_matches_over_all_set_ups(seed: int) -> None:
    chance = Chance(seed)
    players, answers = any_setup(GAME, chance)
    seen = play(GAME.new(players=players, seed=seed, **answers), chance, 12)
    assert {"ask-die", "ask-turn"} <= seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_at_every_pick_of_a_draft(players: int) -> None:
    chance = Chance(players)
    enchantment = "crossed-paths" if players == 3 else "none"
    match = GAME.new(players=players, seed=4, level="archmage", boxes="all", enchantment=enchantment)
    words = set()
    while match.view(None)["phase"] == "prelude":
        check(match)
        words.add(match.decision.word)
        step(match, chance)
    assert {"ask-keep", "ask-library", "ask-token"} <= words


def test_a_position_can_be_played_on_and_told_again() -> None:
    match = GAME.new(players=2, seed=5, level="apprentice", boxes="all", enchantment="divine-fate")
    chance = Chance(5)
    for _ in range(40):
        step(match, chance)
    play(GAME.arrange(match.position()), chance, 25)


# What is told, and where


def test_questions_of_a_phase_are_told_without_choices() -> None:
    match = GAME.new(players=2, seed=2, level="apprentice", boxes="base", enchantment="divine-fate")
    told = set()
    for _ in range(60):
        word = match.decision.word
        if word in ("ask-die", "ask-die-actions", "ask-turn") or (word == "ask-library" and not match.held):
            assert "choices" not in check(match)
            told.add(word)
        match.choose(-1 % len(match.decision.options))
    assert told == {"ask-die", "ask-die-actions", "ask-turn", "ask-library"}


def test_in_the_middle_of_something_it_tells_the_choices_since_the_last_question_of_a_phase() -> None:
    match = a_turn(in_play=["Purse of Io"], reserve={"fire": 2, "air": 1}, transmuting=True)
    choose(match, "transmute", "token:fire")
    position = check(match)
    assert position["choices"] == ["transmute", "token:fire"]
    assert position["players"][0]["reserve"] == {"air": 1, "fire": 2}
    match.choose("done")
    assert "choices" not in check(match)


def test_an_answer_that_waits_for_others_says_whose_it_is() -> None:
    match = GAME.new(players=3, seed=7)
    match.choose(0, 2)
    key = match.held[0][1]
    assert check(match)["choices"] == [{"seat": 2, "choice": key}]


def test_so_does_one_that_began_in_the_middle_of_something() -> None:
    match = GAME.arrange({"die": {"draw": True}, "choices": ["die"]}, seed=9)
    assert match.decision.keys == ["draw", "bonus:draw"]
    assert check(match)["choices"] == ["die"]


def test_a_match_that_is_over_is_told_from_its_last_turn() -> None:
    match = a_turn(year=3, month=12, bonus_used=3, rival={"bonus_used": 2})
    choose(match, "end")
    assert match.over
    assert check(match)["choices"] == ["end"]


def test_what_was_done_in_the_turn_is_told() -> None:
    match = a_turn(bonus_used=0, token=6, reserve={"earth": 2})
    choose(match, "token:6", "bonus:transmute")
    position = check(match)
    assert (position["transmuting"], position["extra"]) == (True, 2)
    assert position["players"][0]["token_used"] is True
    again = GAME.arrange(position)
    choose(again, "transmute", "all")
    assert again.view(0)["players"][0]["crystals"] == 2 * (3 + 2)


def test_a_card_of_all_is_summoned_once_a_turn() -> None:
    match = a_turn(in_play=["Otus the Oracle"], common=["Mirror of the Seasons"] * 2, crystals=9)
    match.choose("summon:mirror-of-the-seasons@common")
    assert check(match)["took_common"] is True


def test_crystals_of_the_die_let_a_card_transmute_and_the_card_was_used() -> None:
    match = a_turn(in_play=["Io's Transmuter"], reserve={"earth": 2}, die={"crystals": 1})
    assert check(match)["die_crystals"] is True
    choose(match, "transmute", "token:earth", "done")
    assert check(match)["players"][0]["in_play"] == [{"name": "ios-transmuter", "used": True}]


def test_past_the_end_the_months_are_counted_on() -> None:
    match = a_turn(year=3, month=12, hand=["Temporal Boots"], bonus_used=0)
    choose(match, "summon:temporal-boots", "marker:+2")
    assert (match.view(None)["year"], match.view(None)["month"]) == (4, 2)
    position = check(match)
    assert (position["year"], position["month"]) == (3, 14)


def test_back_in_an_earlier_year_libraries_stay_open_and_thresholds_asked() -> None:
    match = a_turn(year=2, month=1, hand=["Temporal Boots"], enchantment="Odesłanie w niebyt", crystals=15)
    choose(match, "summon:temporal-boots", "marker:-1")
    position = check(match)
    assert (position["year"], position["opened"], position["thresholds_asked"]) == (1, 2, [1])


def test_who_has_looked_at_a_card_is_told() -> None:
    match = a_turn(in_play=["Arcane Telescope"], crystals=2, draw_pile=["Dragonsoul", "Purse of Io", "Amulet of Air"])
    choose(match, "activate:arcane-telescope", "lay-back:dragonsoul", "lay-back:amulet-of-air")
    position = check(match)
    assert [seen["by"] for seen in position["seen"]] == [[0], [0], [0]]
    again = GAME.arrange(position)
    assert again.view(0)["draw_pile"]["known"] == ["purse-of-io", "amulet-of-air", "dragonsoul"]
    assert again.view(1)["draw_pile"]["known"] == []


def test_which_of_two_like_cards_is_mimicked_or_locks_is_told() -> None:
    raven = {"name": "Raven the Usurper", "mimics": {"player": 1, "card": 2}}
    locked = {"name": "Io's Minion", "deadbolt": {"player": 1, "card": 3}}
    rival = {"in_play": ["Hand of Fortune", "Argosian Tangleweed", "Hand of Fortune", "Argosian Tangleweed"]}
    match = a_turn(in_play=[raven, locked], rival=rival)
    told = check(match)["players"][0]["in_play"]
    assert [card.get("mimics") or card["deadbolt"] for card in told] == [raven["mimics"], locked["deadbolt"]]


def test_the_order_in_which_tokens_came_onto_cards_is_told() -> None:
    match = a_turn(
        in_play=["Glutton Cauldron", {"name": "Glutton Cauldron", "energy": {"air": 1}}], reserve={"fire": 2}
    )
    assert "order" not in check(match)
    choose(match, "activate:glutton-cauldron")
    assert check(match)["order"] == {"energy": [1, 0]}


def test_which_dice_are_used_is_told() -> None:
    match = GAME.new(players=2, seed=1, level="apprentice", enchantment="none")
    dice = [[number + 1 for number in numbers] for numbers in match.origin["setup"]["dice"]]
    assert check(match)["season_dice"] == dice


# What cannot be told


def test_a_match_dealt_anew_in_the_middle_of_something_has_no_position() -> None:
    match = a_turn(reserve={"fire": 2}, transmuting=True)
    choose(match, "transmute")
    GAME.redeal(match, 0, Chance(3))
    with pytest.raises(TaliaError, match="dealt anew"):
        match.position()


def test_sealed_chance_is_not_told() -> None:
    with pytest.raises(TaliaError, match="sealed chance"):
        GAME.new(players=2, seed=Secret(bytes(32))).position()

"""Path of Destiny: "Żetony zdolności specjalnych"; and the twelve tokens of Enchanted Kingdom."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.seasons.game import GAME
from tests.games.seasons.table import a_turn, choose, end_round, in_play, me, offered, other, tokens


def token_score(match: Match) -> int:
    """What the token scores in the end."""
    while not match.over:
        match.choose("end" if "end" in match.decision.keys else 0)
    score: int = match.view(None)["result"]["scores"][0]["token"]
    return score


def last(**told: Any) -> Match:
    """A turn in the last month. Any: a position is plain data."""
    return a_turn(year=3, month=12, left_die={"advance": 1}, **told)


def test_a_token_is_used_once_and_scores_only_when_used() -> None:
    match = last(token=7)
    unused = match.clone()
    match.choose("token:7")
    assert me(match)["crystals"] == 12
    assert not offered(match, "token:")
    assert me(match)["token_used"]
    assert token_score(match) == -6
    assert token_score(unused) == 0


def test_a_token_is_used_after_the_die() -> None:
    match = a_turn(token=7, in_play=["Die of Malice"], die={"crystals": 6})
    assert match.decision.keys == ["die", "activate:die-of-malice"]


def test_token_1_draws_a_card_to_keep_or_discard() -> None:
    match = last(token=1, draw_pile=["Dragonsoul"])
    match.choose("token:1")
    assert match.decision.keys == ["take:dragonsoul", "discard-it"]
    match.choose("take:dragonsoul")
    assert (me(match)["hand"], token_score(match)) == (["dragonsoul"], -5)


def test_token_2_gives_up_a_card() -> None:
    match = last(token=2, hand=["Dragonsoul"], in_play=["Purse of Io"])
    choose(match, "token:2", "discard:dragonsoul")
    assert (me(match)["hand"], token_score(match)) == ([], 6)
    assert not offered(last(token=2), "token:"), "there is no card to give up"


def test_token_3_takes_two_tokens() -> None:
    match = choose(last(token=3), "token:3", "gain:fire", "gain:air")
    assert (tokens(match), token_score(match)) == ((1, 0, 1, 0), -5)


def test_token_4_goes_back_on_the_gauge() -> None:
    match = choose(last(token=4, gauge=3), "token:4")
    assert (me(match)["gauge"], token_score(match)) == (2, 10)


def test_token_5_makes_cards_in_hand_score() -> None:
    match = choose(last(token=5, hand=["Runic Cube of Eolis"] * 2), "token:5", "end", "end")
    assert match.view(None)["result"]["scores"][0]["hand"] == 6
    unused = choose(last(token=5, hand=["Runic Cube of Eolis"] * 2), "end", "end")
    assert unused.view(None)["result"]["scores"][0]["hand"] == -10


def test_token_6_lets_you_transmute_for_one_more() -> None:
    match = choose(a_turn(token=6, reserve={"air": 2}), "token:6", "transmute", "all")
    assert me(match)["crystals"] == 4


def test_token_8_gives_up_four_water() -> None:
    match = choose(last(token=8, reserve={"water": 5}), "token:8")
    assert (tokens(match), token_score(match)) == ((0, 1, 0, 0), 18)
    assert not offered(last(token=8, reserve={"water": 3}), "token:")


def test_token_9_raises_the_gauge_by_two() -> None:
    match = choose(last(token=9, gauge=4), "token:9")
    assert (me(match)["gauge"], token_score(match)) == (6, -5)


@pytest.mark.parametrize(("key", "month"), [("marker:+2", 8), ("marker:-2", 4)])
def test_token_10_moves_the_marker_by_two(key: str, month: int) -> None:
    match = choose(a_turn(token=10, month=6), "token:10")
    assert match.decision.keys == ["marker:-2", "marker:+2"]
    assert choose(match, key).view(None)["month"] == month


def test_token_11_looks_at_the_others_hands() -> None:
    match = choose(a_turn(token=11, rivals=2, rival={"hand": ["Dragonsoul"]}), "token:11")
    assert match.view(0)["players"][1]["hand"] == ["dragonsoul"]
    assert match.view(2)["players"][1]["hand"] == 1


def test_token_12_puts_the_top_three_in_order() -> None:
    match = a_turn(token=12, draw_pile=["Dragonsoul", "Purse of Io", "Air Elemental", "Lewis Greyface"])
    choose(match, "token:12", "lay-back:purse-of-io", "lay-back:dragonsoul")
    assert match.view(0)["draw_pile"]["known"] == ["air-elemental", "dragonsoul", "purse-of-io", None]


# Żetony 13-18


def test_token_13_takes_the_top_card_of_the_discard_pile() -> None:
    match = choose(last(token=13, discard=["Dragonsoul", "Purse of Io"]), "token:13")
    assert (me(match)["hand"], match.view(0)["discard"]["count"], token_score(match)) == (["dragonsoul"], 1, -5)
    assert not offered(last(token=13), "token:"), "there is nothing to take"


def test_token_14_goes_back_on_the_bonus_track() -> None:
    match = choose(last(token=14, bonus_used=2), "token:14")
    assert (me(match)["bonus_used"], token_score(match)) == (1, 3)
    assert not offered(last(token=14), "token:"), "there is nothing to go back"


def test_token_15_gives_up_five_fire_and_draws_a_card() -> None:
    match = choose(last(token=15, reserve={"fire": 6}, draw_pile=["Dragonsoul"]), "token:15")
    assert (tokens(match), me(match)["hand"], token_score(match)) == ((0, 0, 1, 0), ["dragonsoul"], 10)
    assert not offered(last(token=15, reserve={"fire": 4}), "token:")


def test_token_16_rolls_the_die_of_destiny_besides_the_season_die() -> None:
    match = a_turn(token=16, enchantment="Boskie fatum", destiny_face=4, die={"crystals": 6})
    choose(match, "die", "token:16")
    assert (me(match)["crystals"], me(match)["destiny"]) == (6 + 3, 2)
    force = choose(a_turn(token=16, enchantment="Siła przeznaczenia", destiny_face=6), "token:16")
    assert me(force)["crystals"] == 3, "the three crystals come with this roll too"


def test_token_16_needs_the_die_of_destiny() -> None:
    assert not offered(a_turn(token=16), "token:")


def test_token_17_rerolls_the_die_before_its_actions_which_must_then_be_done() -> None:
    match = a_turn(token=17, in_play=["Die of Malice"], die={"energy": {"fire": 2}}, reroll={"crystals": 6})
    assert match.decision.keys == ["die", "token:17", "activate:die-of-malice"]
    match.choose("token:17")
    assert (me(match)["crystals"], tokens(match), match.decision.word) == (6, (0, 0, 0, 0), "ask-turn")
    assert not offered(a_turn(token=17, die={"crystals": 6}, die_done=True), "token:"), "not after them"


def test_token_18_takes_a_card_of_a_library_but_not_in_the_third_year() -> None:
    library = {"2": ["Dragonsoul"], "3": ["Purse of Io"]}
    match = a_turn(token=18, library=library)
    match.choose("token:18")
    assert match.decision.keys == ["library-2:dragonsoul", "library-3:purse-of-io"]
    match.choose("library-3:purse-of-io")
    assert (me(match)["hand"], me(match)["library"]) == (["purse-of-io"], {"2": ["dragonsoul"], "3": []})
    assert not offered(a_turn(token=18, library={"3": ["Purse of Io"]}, year=3), "token:")
    assert not offered(a_turn(token=18), "token:"), "there is nothing to take"


# How they are dealt


def test_without_enchanted_kingdom_everybody_gets_one_token_before_the_prelude() -> None:
    match = GAME.new(players=4, seed=3, boxes="path-of-destiny", enchantment="divine-fate")
    dealt = [player["token"] for player in match.view(None)["players"]]
    assert len(set(dealt)) == 4
    assert all(13 <= number <= 18 for number in dealt)


def test_with_enchanted_kingdom_everybody_keeps_one_of_three_after_the_prelude() -> None:
    match = GAME.new(players=2, seed=3, boxes="all", level="apprentice")
    choices = [player["token_choices"] for player in match.view(None)["players"]]
    assert [len(each) for each in choices] == [3, 3]
    assert [player["token"] for player in match.view(None)["players"]] == [None, None]
    while match.decision.word != "ask-token":
        match.choose(0)
    match.choose(1, 0)
    assert match.view(1)["players"][0]["token"] is None, "nobody knows before all have chosen"
    match.choose(0, 1)
    assert [player["token"] for player in match.view(None)["players"]] == [choices[0][1], choices[1][0]]


def test_token_16_is_dealt_with_the_die_of_destiny_only() -> None:
    for seed in range(40):
        settled = GAME.settle(4, seed, {"boxes": "path-of-destiny", "enchantment": "tailwind"})
        assert [16] not in settled["dealt_tokens"]


def test_the_others_see_nothing_of_a_card_taken_from_the_discard_pile() -> None:
    match = choose(a_turn(token=13, discard=["Dragonsoul"]), "token:13")
    assert match.view(1)["players"][0]["hand"] == 1
    assert (in_play(match), other(end_round(match))["hand"]) == ([], [])

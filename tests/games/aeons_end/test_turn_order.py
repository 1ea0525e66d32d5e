"""The turn-order deck."""

import random
from collections import Counter

import pytest

from talia import Match
from tests.games.aeons_end.made_up import CALM, made_up
from tests.games.aeons_end.table import battle, choose, dezmodia, drawn_in_a_round, gex, keys, mage, mist, player


@pytest.mark.parametrize(
    ("players", "variant", "cards"),
    [
        (1, "standard", {"turn-player-1": 3}),
        (1, "easier", {"turn-player-1": 4}),
        (2, "standard", {"turn-player-1": 2, "turn-player-2": 2}),
        (3, "standard", {"turn-player-1": 1, "turn-player-2": 1, "turn-player-3": 1, "turn-wild": 1}),
        (
            4,
            "standard",
            {"turn-player-1": 1, "turn-player-2": 1, "turn-player-3": 1, "turn-player-4": 1},
        ),
        (4, "easier", {"turn-pair-1-2": 2, "turn-pair-3-4": 2}),
    ],
)
def test_what_the_deck_is_made_of(players: int, variant: str, cards: dict[str, int]) -> None:
    match = CALM.new(players=players, seed=5, turn_order=variant)
    assert Counter(drawn_in_a_round(match)) == Counter({**cards, "turn-nemesis": 2})


def test_the_deck_is_shuffled() -> None:
    orders = {tuple(drawn_in_a_round(CALM.new(players=1, seed=seed))) for seed in range(20)}
    assert len(orders) > 5


def test_an_empty_deck_is_made_anew_from_all_cards_drawn() -> None:
    match = battle(gex(), dezmodia(), turn_order={"deck": []})
    assert len(match.view(0)["turn_order"]["discard"]) == 6
    choose(match, "end")
    order = match.view(0)["turn_order"]
    assert order["deck"] + len(order["discard"]) == 6
    assert order["deck"] >= 1
    assert match.view(0)["round"] == 2


def test_a_drawn_card_lies_on_top_of_the_discard_pile() -> None:
    order = {"deck": ["player 2"], "discard": ["player 1", "nemesis", "player 1", "player 2", "nemesis"]}
    match = battle(gex(), dezmodia(), turn_order=order)
    choose(match, "end")
    assert match.view(0)["active"] == 1
    assert match.view(0)["turn_order"]["discard"][:2] == ["turn-player-2", "turn-player-1"]
    assert match.view(0)["turn_order"]["deck"] == 0


def test_the_team_chooses_who_takes_the_wild_card_of_three_players() -> None:
    match = battle(gex(), dezmodia(), mist(), turn_order={"deck": ["wild", "player 2"]})
    choose(match, "end")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2", "player:3"])
    choose(match, "player:3")
    assert (match.view(0)["active"], match.decision.seat) == (2, 2)


def four(deck: list[str]) -> Match:
    return made_up(
        gex(),
        dezmodia(),
        mist(),
        mage("Sentry"),
        turn_order_variant="easier",
        turn_order={"deck": deck},
    )


def test_the_first_card_of_a_pair_lets_the_team_choose_and_the_second_goes_to_the_other() -> None:
    match = four(["pair 1 2", "pair 1 2", "pair 3 4"])
    choose(match, "end")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert match.view(0)["active"] == 1
    choose(match, "end")
    assert match.view(0)["active"] == 0
    choose(match, "end")
    assert (match.decision.seat, keys(match)) == (None, ["player:3", "player:4"])


def test_the_second_card_of_a_pair_puts_the_token_back() -> None:
    match = four(["pair 3 4", "pair 3 4"])
    choose(match, "end", "player:4", "end")
    assert match.view(0)["active"] == 2
    choose(match, "end")
    chance = random.Random(2)
    turns: list[list[str]] = []
    while match.view(0)["round"] == 2 and not match.over:
        if match.decision.word == "ask-turn":
            turns.append(keys(match))
        match.choose(chance.choice(match.decision.options))
    assert sorted(turns) == [["player:1", "player:2"], ["player:3", "player:4"]]


def test_a_player_may_have_two_turns_in_a_row() -> None:
    order = {"deck": ["player 1", "nemesis"], "discard": ["player 1", "player 2", "player 2", "nemesis"]}
    match = battle(gex(hand=[], deck=["Spark"] * 5), dezmodia(), phase="draw", turn_order=order)
    assert match.view(0)["active"] == 0
    assert player(match)["hand"] == ["spark"] * 5

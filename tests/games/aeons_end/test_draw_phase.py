"""The draw phase: discarding in any order, drawing, turning the discard pile over."""

import pytest

import talia
from tests.games.aeons_end.table import GAME, battle, choose, dezmodia, gex, keys, player, turn_order

NOW = talia.game(GAME).rules


def test_the_player_chooses_the_order_in_which_played_cards_are_discarded() -> None:
    match = battle(gex(played=["Crystal", "Scoria Slag", "Mage's Totem"], discard=["Spark"]), dezmodia(), phase="draw")
    assert (match.decision.seat, set(keys(match))) == (
        0,
        {"next:crystal", "next:scoria-slag", "next:mages-totem", "rest"},
    )
    choose(match, "next:scoria-slag", "next:mages-totem")
    assert player(match)["discard"] == ["crystal", "mages-totem", "scoria-slag", "spark"]


def test_the_rest_may_be_left_as_it_lies() -> None:
    match = battle(gex(played=["Crystal", "Scoria Slag", "Mage's Totem"]), dezmodia(), phase="draw")
    choose(match, "next:mages-totem", "rest")
    assert player(match)["discard"] == ["scoria-slag", "crystal", "mages-totem"]


def test_cards_of_one_name_need_no_order() -> None:
    match = battle(gex(played=["Crystal", "Crystal"]), dezmodia(), phase="draw", turn_order=turn_order(2))
    assert match.decision.word == "ask-main"
    assert player(match)["discard"] == ["crystal", "crystal"]


def test_the_hand_is_filled_up_to_five() -> None:
    match = battle(gex(hand=["Spark"]), dezmodia(), phase="draw", turn_order=turn_order(2))
    assert player(match)["hand"] == ["spark"] + ["crystal"] * 4
    assert player(match)["deck"] == 1


def test_a_hand_of_more_than_five_is_kept() -> None:
    match = battle(gex(hand=["Spark"] * 7), dezmodia(), phase="draw", turn_order=turn_order(2))
    assert player(match)["hand"] == ["spark"] * 7
    assert player(match)["deck"] == 5


def test_the_discard_pile_is_turned_over_not_shuffled() -> None:
    discard = ["Spark", "Scoria Slag", "Erratic Ingot", "Mage's Totem", "Fiery Torrent"]
    for seed_of_turns in (turn_order(2), turn_order(2, 1), turn_order(2, 2)):
        match = battle(
            gex(hand=[], deck=["Crystal"], discard=discard), dezmodia(), phase="draw", turn_order=seed_of_turns
        )
        assert player(match)["hand"] == ["crystal", "fiery-torrent", "mages-totem", "erratic-ingot", "scoria-slag"]
        assert (player(match)["deck"], player(match)["discard"]) == (1, [])


def test_the_discard_pile_stays_while_the_deck_lasts() -> None:
    match = battle(gex(hand=[], discard=["Spark"]), dezmodia(), phase="draw", turn_order=turn_order(2))
    assert (player(match)["deck"], player(match)["discard"]) == (0, ["spark"])


def test_somebody_without_enough_cards_draws_what_there_is() -> None:
    match = battle(
        gex(hand=[], deck=["Crystal"], discard=["Spark"]), dezmodia(), phase="draw", turn_order=turn_order(2)
    )
    assert player(match)["hand"] == ["crystal", "spark"]


@pytest.mark.parametrize(
    ("rules", "deck", "question"), [(NOW, ["Crystal"], False), (NOW, ["Crystal"] * 2, True), (11, ["Crystal"], True)]
)
def test_the_order_is_not_asked_where_every_card_is_drawn_again(rules: int, deck: list[str], question: bool) -> None:
    """Rules 11 are those of version 0.13.0."""
    few = gex(hand=["Spark"], played=["Scoria Slag", "Mage's Totem"], deck=deck, discard=["Spark"])
    position = {"players": [few, dezmodia()], "phase": "draw", "turn_order": turn_order(2), "run_on": True}
    game = talia.game(GAME)
    match = (game if rules == NOW else game.under(rules)).arrange(position)
    assert (match.decision.word == "ask-order") is question
    if not question:
        assert sorted(player(match)["hand"]) == ["crystal", "mages-totem", "scoria-slag", "spark", "spark"]

"""The main phase: its actions, what they cost, and when they are on offer."""

import pytest

import talia
from tests.games.aeons_end.table import (
    battle,
    choose,
    dezmodia,
    foe,
    gex,
    keys,
    mist,
    pile,
    player,
    prepped,
    turn_order,
)


def test_everything_a_player_may_do_in_any_order() -> None:
    match = battle(
        gex(hand=["Crystal", "Mage's Totem", "Spark"], aether=7, charges=1),
        dezmodia(),
        nemesis={"in_play": ["Seismic Roar"]},
        market={"Frozen Magmite": 1, "Reduce to Ash": 5},
    )
    assert set(keys(match)) == {
        "play:crystal",
        "play:mages-totem",
        "gain:frozen-magmite",
        "gain:reduce-to-ash",
        "charge",
        "focus:III",
        "open:III",
        "focus:IV",
        "prep:spark>II",
        "discard:seismic-roar",
        "end",
    }
    choose(match, "gain:frozen-magmite", "play:crystal", "charge", "prep:spark>II", "focus:III")
    assert player(match)["aether"] == 0
    assert player(match)["charges"] == 2
    assert keys(match) == ["play:mages-totem", "end"]


def test_a_gained_card_lies_on_top_of_the_discard_pile_at_once() -> None:
    match = battle(gex(aether=4, discard=["Spark"]), dezmodia())
    choose(match, "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem", "spark"]
    assert player(match)["aether"] == 2
    assert pile(match, "mages-totem") == 4


def test_a_card_that_costs_more_than_there_is_aether_is_not_on_offer() -> None:
    match = battle(gex(aether=4), dezmodia())
    assert [key for key in keys(match) if key.startswith("gain:")] == [
        "gain:mages-totem",
        "gain:frozen-magmite",
        "gain:scoria-slag",
        "gain:primordial-fetish",
        "gain:jagged-lightning",
    ]


def test_an_empty_pile_is_not_on_offer() -> None:
    match = battle(gex(aether=6), dezmodia(), market={"Mage's Totem": 1, "Frozen Magmite": 0})
    assert "gain:frozen-magmite" not in keys(match)
    choose(match, "gain:mages-totem")
    assert pile(match, "mages-totem") == 0
    assert "gain:mages-totem" not in keys(match)


def test_played_gems_and_relics_wait_in_front_of_the_player() -> None:
    match = battle(gex(hand=["Crystal", "Crystal", "Spark"]), dezmodia())
    choose(match, "play:crystal")
    assert (player(match)["played"], player(match)["discard"]) == (["crystal"], [])


def test_a_charge_costs_two_aether() -> None:
    match = battle(gex(aether=3), dezmodia())
    choose(match, "charge")
    assert (player(match)["charges"], player(match)["aether"]) == (1, 1)
    assert "charge" not in keys(match)


def test_there_is_no_room_for_more_charges_than_the_ability_needs() -> None:
    match = battle(gex(aether=4, charges=4), dezmodia())
    choose(match, "charge")
    assert player(match)["charges"] == 5
    assert "charge" not in keys(match)


def test_an_ability_may_be_used_in_the_turn_its_last_charge_was_gained() -> None:
    match = battle(gex(aether=2, charges=4, discard=["Spark"]), dezmodia())
    assert "ability" not in keys(match)
    choose(match, "charge")
    assert "ability" in keys(match)


@pytest.mark.parametrize(
    ("full", "empty"),
    [
        (gex(charges=5, discard=["Spark"]), gex(charges=5)),
        (mist(charges=6, breaches={"I": prepped("Spark")}), mist(charges=6)),
    ],
    ids=["gex", "mist"],
)
def test_an_ability_that_could_do_nothing_is_not_on_offer(full: dict[str, object], empty: dict[str, object]) -> None:
    idle = dezmodia(deck=[], hand=[])
    assert "ability" in keys(battle(full, idle))
    assert "ability" not in keys(battle(empty, idle))


def test_unspent_aether_is_lost_at_the_end_of_the_turn() -> None:
    order = {"deck": ["player 1", "player 2"], "discard": ["player 1", "player 2", "nemesis", "nemesis"]}
    match = battle(gex(aether=6), dezmodia(), turn_order=order)
    choose(match, "end")
    assert match.view(0)["active"] == 0
    assert player(match)["aether"] == 0
    assert [key for key in keys(match) if key.startswith(("gain:", "focus:", "charge"))] == []


def test_restricted_aether_is_lost_at_the_end_of_the_turn_too() -> None:
    order = {"deck": ["player 1", "player 2"], "discard": ["player 1", "player 2", "nemesis", "nemesis"]}
    match = battle(dezmodia(hand=["Oblivion Shard"]), gex(), turn_order=order)
    choose(match, "play:oblivion-shard", "end")
    assert "charge" not in keys(match)


def test_restricted_aether_adds_to_free_aether_where_it_may() -> None:
    match = battle(dezmodia(hand=["Oblivion Shard"], aether=3), gex())
    choose(match, "play:oblivion-shard")
    assert "gain:erratic-ingot" in keys(match)
    assert "gain:primordial-fetish" not in keys(match)
    choose(match, "gain:erratic-ingot")
    assert player(match)["aether"] == 0
    assert "charge" not in keys(match)


def test_a_power_paid_for_is_discarded_without_effect() -> None:
    match = battle(gex(aether=8), dezmodia(), nemesis={"in_play": [{"name": "Seismic Roar", "tokens": 1}]})
    choose(match, "discard:seismic-roar")
    assert foe(match)["discard"] == ["seismic-roar"]
    assert foe(match)["tokens"] == 8


def test_any_player_may_pay_for_a_power_in_their_own_main_phase() -> None:
    match = battle(gex(), dezmodia(aether=6), active=1, nemesis={"in_play": ["Seismic Roar"]})
    assert match.decision.seat == 1
    assert "discard:seismic-roar" in keys(match)


def test_cards_that_cannot_be_told_apart_share_one_option() -> None:
    match = battle(gex(hand=["Crystal", "Crystal", "Spark", "Spark"]), dezmodia())
    assert keys(match) == ["play:crystal", "prep:spark>II", "end"]


def test_only_what_is_on_offer_can_be_chosen() -> None:
    match = battle(gex(), dezmodia())
    with pytest.raises(talia.TaliaError, match="charge"):
        match.choose("charge")


def test_hand_cards_are_not_discarded_at_the_end_of_the_turn() -> None:
    match = battle(gex(hand=["Spark", "Crystal", "Crystal"]), dezmodia(), turn_order=turn_order(2))
    choose(match, "end")
    assert player(match)["hand"] == ["spark", "crystal", "crystal", "crystal", "crystal"]
    assert player(match)["deck"] == 3

"""What Garu, Mazahaedron, Quilius, Ulgimor and Yan Magda start with."""

import pytest

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    in_play,
    keys,
    lives,
    mist,
    player,
    prepped,
    why,
)
from tests.games.aeons_end.we_table import (
    gains_on_offer,
    garu,
    mazahaedron,
    opened,
    quilius,
    turns_to_come,
    ulgimor,
    yan_magda,
)

# Torch


def test_torch_deals_one_or_focuses_any_players_breach() -> None:
    match = battle(garu(breaches={"I": prepped("Torch")}), gex(), phase="casting")
    choose(match, "cast:torch@I", "or:1")
    assert foe(match)["life"] == 69
    match = battle(garu(breaches={"I": prepped("Torch")}), gex(), phase="casting")
    choose(match, "cast:torch@I", "or:2")
    assert keys(match) == ["focus:II/1", "focus:III/1", "focus:IV/1", "focus:III/2", "focus:IV/2"]
    choose(match, "focus:IV/2")
    assert breach(match, "IV", seat=1)["stage"] == 2
    assert foe(match)["life"] == 70


def test_torch_leaves_no_choice_when_every_breach_is_open() -> None:
    everything = opened("II", "III", "IV")
    match = battle(garu(breaches={**everything, "I": prepped("Torch")}), gex(breaches=everything), phase="casting")
    choose(match, "cast:torch@I")
    assert foe(match)["life"] == 69


def test_a_breachs_bonus_is_dealt_by_itself_when_torch_focuses() -> None:
    match = battle(garu(breaches={"III": prepped("Torch")}), gex(), phase="casting")
    choose(match, "cast:torch@III", "or:2", "focus:II/1")
    assert foe(match)["life"] == 69
    assert breach(match, "II")["stage"] == 1


def test_a_breach_focused_by_torch_takes_a_spell_in_the_main_phase() -> None:
    match = battle(garu(hand=["Spark", "Crystal"], breaches={"I": prepped("Torch")}), gex(), phase="casting")
    choose(match, "cast:torch@I", "or:2", "focus:II/1", "prep:spark>II")
    assert breach(match, "II")["prepped"] == ["spark"]


# Worldheart Shard


def test_worldheart_shard_gives_one_aether_for_anything() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Crystal"], aether=1), gex())
    choose(match, "play:worldheart-shard", "or:1")
    assert player(match)["aether"] == 2
    choose(match, "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem"]
    assert player(match, 1)["discard"] == []


def test_worldheart_shards_two_aether_only_gain_cards() -> None:
    match = battle(
        mazahaedron(hand=["Worldheart Shard"] * 3 + ["Crystal"]), gex(), nemesis={"in_play": ["Seismic Roar"]}
    )
    choose(match, "play:worldheart-shard", "or:2", "play:worldheart-shard", "or:2", "play:worldheart-shard", "or:2")
    assert {"mages-totem", "scoria-slag", "conjure-the-lost"} <= set(gains_on_offer(match))
    assert not {"charge", "focus:II", "open:II", "discard:seismic-roar"} & set(keys(match))


def test_worldheart_shard_hands_the_next_card_to_an_ally() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Crystal"], aether=2), gex(discard=["Spark"]))
    choose(match, "play:worldheart-shard", "or:2", "gain:mages-totem")
    assert player(match)["discard"] == []
    assert player(match, 1)["discard"] == ["mages-totem", "spark"]
    choose(match, "gain:mages-totem")
    assert player(match)["discard"] == ["mages-totem"]


def test_worldheart_shard_asks_which_ally_and_leaves_no_way_to_keep_the_card() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Crystal"]), gex(), mist())
    choose(match, "play:worldheart-shard", "or:2", "gain:mages-totem")
    assert (match.decision.seat, keys(match)) == (0, ["give:2", "give:3"])
    choose(match, "give:3")
    assert [player(match, seat)["discard"] for seat in (0, 1, 2)] == [[], [], ["mages-totem"]]


def test_worldheart_shard_and_frozen_magmite_leave_the_choice_to_the_player() -> None:
    for key, deck, given in (("top:mages-totem", 6, []), ("give:2", 5, ["mages-totem"])):
        match = battle(mazahaedron(hand=["Worldheart Shard", "Frozen Magmite", "Crystal"], aether=2), gex())
        choose(match, "play:worldheart-shard", "or:2", "play:frozen-magmite", "gain:mages-totem")
        assert keys(match) == ["top:mages-totem", "give:2"]
        choose(match, key)
        assert (player(match)["deck"], player(match, 1)["discard"]) == (deck, given)
        choose(match, "gain:mages-totem")
        assert player(match)["discard"] == ["mages-totem"]


def test_worldheart_shard_is_forgotten_at_the_end_of_the_turn() -> None:
    match = battle(mazahaedron(hand=["Worldheart Shard", "Crystal"]), gex(), turn_order=turns_to_come("player 1"))
    choose(match, "play:worldheart-shard", "or:2", "end", "play:crystal", "play:crystal", "gain:mages-totem")
    assert player(match)["discard"][0] == "mages-totem"


# Extinguish


def test_extinguish_deals_one() -> None:
    match = battle(quilius(breaches={"I": prepped("Extinguish")}), gex(), phase="casting")
    choose(match, "cast:extinguish@I")
    assert (foe(match)["life"], player(match)["trophies"]) == (69, 0)


def test_extinguish_takes_a_trophy_for_a_minion_it_brings_down() -> None:
    match = battle(
        quilius(breaches={"I": prepped("Extinguish"), "II": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"in_play": [{"name": "Cryptid", "life": 2}]},
    )
    choose(match, "cast:extinguish@I", "target:cryptid")
    assert (in_play(match), player(match)["trophies"]) == ({"cryptid": 1}, 0)
    choose(match, "cast:extinguish@II", "target:cryptid")
    assert (in_play(match), player(match)["trophies"]) == ({}, 1)


def test_extinguish_takes_a_trophy_with_the_help_of_its_breach() -> None:
    match = battle(
        quilius(breaches={"III": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"in_play": [{"name": "Cryptid", "life": 2}]},
    )
    choose(match, "cast:extinguish@III", "target:cryptid")
    assert player(match)["trophies"] == 1


def test_another_spell_takes_no_trophy() -> None:
    match = battle(
        quilius(breaches={"I": prepped("Spark")}),
        gex(),
        phase="casting",
        nemesis={"in_play": [{"name": "Cryptid", "life": 1}]},
    )
    choose(match, "cast:spark@I", "target:cryptid")
    assert (in_play(match), player(match)["trophies"]) == ({}, 0)


def test_extinguish_takes_no_trophy_for_a_minion_from_beside_the_deck() -> None:
    match = battle(
        quilius(breaches={"I": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"name": "Hollow Crown", "in_play": [{"name": "Kurgax", "life": 1}, "Lurzan"]},
    )
    choose(match, "cast:extinguish@I", "target:kurgax")
    assert foe(match)["crew_discard"] == ["kurgax"]
    assert player(match)["trophies"] == 0


def test_extinguish_takes_a_trophy_for_a_basic_minion_beside_acolytes() -> None:
    minions = [{"name": "Howling Spinners", "life": 1}, "Lurzan", "Kurgax"]
    match = battle(
        quilius(breaches={"I": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"name": "Hollow Crown", "in_play": minions},
    )
    choose(match, "cast:extinguish@I", "target:howling-spinners")
    assert player(match)["trophies"] == 1


def test_a_minion_that_goes_to_the_bottom_of_the_nemesis_deck_is_a_trophy_too() -> None:
    match = battle(
        quilius(breaches={"I": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"name": "Gate Witch", "in_play": [{"name": "Rift Scourge", "life": 1}], "deck": ["Smite"]},
    )
    choose(match, "cast:extinguish@I", "target:rift-scourge")
    assert (foe(match)["deck"], player(match)["trophies"]) == (2, 1)


def test_a_minion_that_lets_no_damage_through_is_no_trophy() -> None:
    match = battle(
        quilius(breaches={"I": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"name": "Magus of Cloaks", "in_play": [{"name": "Ashen Haruspex", "life": 1}]},
    )
    choose(match, "cast:extinguish@I", "target:ashen-haruspex")
    assert (in_play(match), player(match)["trophies"]) == ({"ashen-haruspex": 1}, 0)


def test_the_trophy_is_quilius_whoever_casts_extinguish() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        quilius(breaches={"I": prepped("Extinguish")}),
        nemesis={"in_play": [{"name": "Cryptid", "life": 1}]},
    )
    choose(match, "play:vortex-gauntlet", "target:cryptid")
    assert [player(match, seat)["trophies"] for seat in (0, 1)] == [0, 1]
    assert player(match, 1)["hand"] == ["crystal", "extinguish"]


def test_the_last_minion_on_an_empty_nemesis_deck_ends_the_battle() -> None:
    match = battle(
        quilius(breaches={"I": prepped("Extinguish")}),
        gex(),
        phase="casting",
        nemesis={"in_play": [{"name": "Cryptid", "life": 1}], "deck": []},
    )
    choose(match, "cast:extinguish@I", "target:cryptid")
    assert why(match) == (True, "nemesis-spent")


# Coal Shard


def test_coal_shard_gives_three_aether_and_a_charge_for_two_life() -> None:
    match = battle(ulgimor(hand=["Coal Shard", "Crystal"]), gex())
    choose(match, "play:coal-shard")
    sheet = player(match)
    assert (sheet["aether"], sheet["charges"], sheet["life"], sheet["played"]) == (3, 1, 8, ["coal-shard"])


def test_coal_shard_at_three_life_leaves_one() -> None:
    match = battle(ulgimor(life=3, hand=["Coal Shard", "Crystal"]), gex())
    choose(match, "play:coal-shard")
    assert (player(match)["aether"], lives(match)) == (3, [1, 10])


@pytest.mark.parametrize("life", [2, 1, 0])
def test_coal_shard_is_destroyed_at_two_life_or_less(life: int) -> None:
    match = battle(ulgimor(life=life, hand=["Coal Shard", "Crystal"]), gex())
    choose(match, "play:coal-shard")
    sheet = player(match)
    assert (sheet["aether"], sheet["charges"], sheet["life"], sheet["played"]) == (0, 0, life, [])
    assert match.view(0)["destroyed"] == ["coal-shard"]
    assert match.view(0)["gravehold"]["life"] == 30


def test_coal_shard_hurts_even_without_room_for_a_charge() -> None:
    match = battle(ulgimor(charges=6, hand=["Coal Shard", "Crystal"]), gex())
    choose(match, "play:coal-shard")
    sheet = player(match)
    assert (sheet["aether"], sheet["charges"], sheet["life"]) == (3, 6, 8)


# Illuminate


def test_illuminate_deals_one_when_cast() -> None:
    match = battle(yan_magda(breaches={"I": prepped("Illuminate")}), gex(), phase="casting")
    choose(match, "cast:illuminate@I")
    assert foe(match)["life"] == 69


def test_illuminate_deals_one_for_every_focus_and_every_opening() -> None:
    match = battle(yan_magda(aether=11, breaches={"I": prepped("Illuminate")}), gex())
    choose(match, "focus:II")
    assert foe(match)["life"] == 69
    choose(match, "open:II")
    assert foe(match)["life"] == 68
    choose(match, "focus:III")
    assert foe(match)["life"] == 67
    assert breach(match, "I")["prepped"] == ["illuminate"]


def test_illuminate_deals_one_for_a_focus_that_opens() -> None:
    breaches = {"I": prepped("Illuminate"), "II": {"stage": 3}}
    match = battle(yan_magda(hand=["Breach Ore", "Crystal"], breaches=breaches), gex())
    choose(match, "play:breach-ore", "or:2")
    assert breach(match, "II")["state"] == "open"
    assert foe(match)["life"] == 69


def test_several_illuminates_deal_one_each_to_targets_of_their_own() -> None:
    match = battle(
        yan_magda(aether=4, breaches={"I": prepped("Illuminate"), "II": prepped("Illuminate")}),
        gex(),
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "focus:III", "target:cryptid", "target:nemesis")
    assert (in_play(match), foe(match)["life"]) == ({"cryptid": 5}, 69)


def test_illuminate_is_still_when_an_ally_focuses_or_on_their_turn() -> None:
    shining = {"I": prepped("Illuminate")}
    match = battle(yan_magda(hand=["Primordial Fetish", "Crystal"], life=5, breaches=shining), gex())
    choose(match, "play:primordial-fetish", "or:1", "focus:III/2")
    assert foe(match)["life"] == 70
    match = battle(gex(hand=["Primordial Fetish", "Crystal"], life=5), yan_magda(breaches=shining))
    choose(match, "play:primordial-fetish", "or:1", "focus:II/2")
    assert (breach(match, "II", seat=1)["stage"], foe(match)["life"]) == (1, 70)


def test_illuminate_takes_no_bonus_from_its_breach_while_it_is_prepped() -> None:
    match = battle(yan_magda(aether=3, breaches={"III": prepped("Illuminate")}), gex())
    choose(match, "focus:II")
    assert foe(match)["life"] == 69


def test_illuminate_answers_a_focus_in_the_casting_phase() -> None:
    breaches = {"I": prepped("Illuminate"), "III": prepped("Torch")}
    match = battle(yan_magda(breaches=breaches), gex(), phase="casting")
    choose(match, "cast:torch@III", "or:2", "focus:II/1")
    assert foe(match)["life"] == 70 - 1 - 1  # Illuminate, and the bonus of breach III


def test_an_illuminate_just_cast_no_longer_answers() -> None:
    match = battle(
        yan_magda(hand=["Breach Ore", "Crystal"], breaches={"I": prepped("Illuminate")}), gex(), phase="casting"
    )
    choose(match, "cast:illuminate@I", "play:breach-ore", "or:2")
    assert foe(match)["life"] == 69


def test_illuminate_in_hand_or_with_another_player_stays_dark() -> None:
    match = battle(gex(aether=3, hand=["Illuminate", "Crystal"]), yan_magda(breaches={"I": prepped("Illuminate")}))
    choose(match, "focus:III")
    assert foe(match)["life"] == 70


def test_illuminate_may_bring_the_nemesis_down() -> None:
    match = battle(yan_magda(aether=2, breaches={"I": prepped("Illuminate")}), gex(), nemesis={"life": 1})
    choose(match, "focus:II")
    assert why(match) == (True, "nemesis-slain")


def test_dezmodias_sigil_is_neither_a_focus_nor_an_opening() -> None:
    match = battle(
        dezmodia(charges=6, breaches={"I": {"gone": True}}), yan_magda(breaches={"II": prepped("Illuminate")})
    )
    choose(match, "ability")
    assert foe(match)["life"] == 70

"""The basic nemesis cards of Legacy outside its campaign: the ordinary ones, and those that stand for them when upgraded."""

from __future__ import annotations

import pytest

from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX

from .legacy_basics import GAME, acts, battle, draws, resolves, unleashed
from .table import breach, choose, foe, gex, gravehold, in_play, keys, lives, mist, player, prepped


def shields(match: Match, card: str) -> int:
    """The shield tokens of a minion in play."""
    return next(int(each.get("shields", 0)) for each in foe(match)["in_play"] if each["id"] == card)


# Tier 1


def test_aether_extract_takes_two_gems_and_unleashes_again_if_both_cost_nothing() -> None:
    match = resolves("aether-extract", gex(hand=["Crystal", "Crystal", "Spark"]), mist())  # only Gex has two gems
    assert player(match)["hand"] == ["spark"]
    assert unleashed(match) == 2
    for first in ("breach-ore", "crystal"):
        rich = resolves("aether-extract", gex(hand=["Crystal", "Breach Ore", "Spark"]), mist())
        rich.choose(f"discard:{first}")
        assert player(rich)["hand"] == ["spark"]
        assert unleashed(rich) == 1
    poor = resolves("aether-extract", gex(hand=["Crystal", "Spark"]), mist(hand=["Spark"]))
    assert player(poor)["hand"] == ["spark"]
    assert unleashed(poor) == 1  # there were no two gems


def test_ambush_strikes_gravehold_and_a_player() -> None:
    match = draws("ambush")
    match.choose("player:2")
    assert (unleashed(match), gravehold(match), lives(match)) == (1, 28, [10, 9])


def test_conduct_hurts_the_player_with_the_most_charges_and_charges_them() -> None:
    match = draws("conduct", gex(charges=1), mist(charges=2))
    assert (unleashed(match), lives(match)) == (1, [10, 8])
    assert [player(match, seat)["charges"] for seat in (0, 1)] == [1, 3]


def test_creeping_curse_hurts_a_player_and_takes_two_cards_from_all_of_them() -> None:
    match = resolves("creeping-curse", gex(hand=["Crystal", "Spark"]), mist())
    choose(match, "player:1", "discard:crystal/2", "discard:crystal/1")
    assert (unleashed(match), lives(match)) == (1, [8, 10])
    assert [player(match, seat)["hand"] for seat in (0, 1)] == [["spark"], []]
    paid = battle(gex(aether=6), mist(), nemesis={"in_play": ["creeping-curse"]})
    paid.choose("discard:creeping-curse")
    assert (foe(paid)["discard"], player(paid)["aether"]) == (["creeping-curse"], 0)


def test_daze_strikes_gravehold_too_if_what_was_discarded_costs_nothing() -> None:
    match = draws("daze", gex(hand=["Breach Ore", "Crystal"]), mist())
    choose(match, "player:1", "discard:crystal")
    assert (unleashed(match), lives(match), gravehold(match)) == (0, [8, 10], 28)
    rich = draws("daze", gex(hand=["Breach Ore", "Crystal"]), mist())
    choose(rich, "player:1", "discard:breach-ore")
    assert (lives(rich), gravehold(rich)) == ([8, 10], 30)


def test_endless_chasm_unleashes_twice_and_strikes_gravehold() -> None:
    match = resolves("endless-chasm")
    assert (unleashed(match), gravehold(match)) == (2, 28)


def test_ravenous_leviathan_strikes_gravehold() -> None:
    match = acts("ravenous-leviathan")
    assert (unleashed(match), gravehold(match)) == (0, 28)


def test_spine_thresher_comes_with_shields_unleashes_and_hurts() -> None:
    match = acts("spine-thresher")
    match.choose("player:2")
    assert (unleashed(match), lives(match)) == (1, [10, 9])
    placed = draws("spine-thresher")
    assert (in_play(placed)["spine-thresher"], shields(placed, "spine-thresher")) == (1, 3)


# Tier 2


def test_caustic_cocoon_unleashes_and_strikes_gravehold() -> None:
    match = acts("caustic-cocoon")
    assert (unleashed(match), gravehold(match)) == (1, 29)


def test_drain_takes_two_prepped_spells_and_unleashes_again_if_a_dear_one_is_left() -> None:
    three = {"II": prepped("Kindle"), "III": prepped("Spark")}
    match = draws("drain", gex(breaches=three), mist(breaches={"I": prepped("Spark")}))
    choose(match, "discard:spark@III/1")
    choose(match, "discard:spark@I/2")
    assert (unleashed(match), gravehold(match)) == (2, 28)
    spared = draws("drain", gex(breaches=three), mist(breaches={"I": prepped("Spark")}))
    choose(spared, "discard:kindle@II/1", "discard:spark@I/2")
    assert unleashed(spared) == 1


def test_humming_hive_comes_with_shields_and_hurts() -> None:
    match = acts("humming-hive")
    match.choose("player:1")
    assert (unleashed(match), lives(match)) == (0, [8, 10])
    assert shields(draws("humming-hive"), "humming-hive") == 3


def test_hunted_unleashes_twice_and_hurts_the_weakest() -> None:
    match = draws("hunted", gex(life=5), mist())
    assert (unleashed(match), lives(match)) == (2, [4, 10])


def test_sap_takes_charges_or_hurts_after_unleashing_twice_either_way() -> None:
    match = draws("sap", gex(charges=3), mist())
    choose(match, "or:1")
    assert (unleashed(match), player(match)["charges"], lives(match)) == (2, 1, [10, 10])
    hurt = draws("sap", gex(charges=3), mist())
    choose(hurt, "or:2", "player:2")
    assert (unleashed(hurt), player(hurt)["charges"], lives(hurt)) == (2, 3, [10, 7])
    without = draws("sap", gex(charges=1), mist())
    assert keys(without) == ["player:1", "player:2"]  # nobody can lose two charges


def test_tempting_offer_hurts_the_weakest() -> None:
    match = resolves("tempting-offer", gex(), mist(life=6))
    assert (unleashed(match), lives(match)) == (2, [10, 3])


def test_tremor_strikes_gravehold() -> None:
    match = resolves("tremor")
    assert (unleashed(match), gravehold(match)) == (2, 26)


# Tier 3


def test_annihilate_strikes_gravehold_for_every_dear_card_that_is_left_in_that_hand() -> None:
    hand = ["Breach Ore", "Kindle", "Spark", "Crystal"]
    match = draws("annihilate", gex(hand=["Mage's Totem"]), mist(hand=hand))
    choose(match, "discard:spark", "discard:crystal")
    assert (unleashed(match), gravehold(match)) == (2, 26)
    cheap = draws("annihilate", gex(hand=["Mage's Totem"]), mist(hand=hand))
    choose(cheap, "discard:kindle", "discard:breach-ore")
    assert (gravehold(cheap), player(cheap)["hand"]) == (30, ["mages-totem"])


def test_facet_ogre_strikes_with_its_shields_and_mends_them() -> None:
    whole = acts("facet-ogre", shields=4)
    assert (gravehold(whole), shields(whole, "facet-ogre")) == (26, 4)
    broken = acts("facet-ogre", shields=2)
    assert (gravehold(broken), shields(broken, "facet-ogre")) == (28, 3)


def test_flash_of_decay_destroys_the_dearest_spell_and_unleashes_again_if_it_was_cheap() -> None:
    dear = resolves("flash-of-decay", gex(breaches={"II": prepped("Aurora")}), mist(breaches={"I": prepped("Spark")}))
    assert (unleashed(dear), breach(dear, "II")["prepped"]) == (2, [])
    cheap = resolves("flash-of-decay", gex(breaches={"II": prepped("Kindle")}), mist())
    assert (unleashed(cheap), breach(cheap, "II")["prepped"]) == (3, [])
    none = resolves("flash-of-decay")
    assert unleashed(none) == 3


def test_gathering_storm_falls_on_a_player_if_both_nemesis_cards_are_drawn() -> None:
    match = resolves("gathering-storm")
    assert (unleashed(match), gravehold(match), lives(match)) == (2, 26, [10, 10])
    late = resolves("gathering-storm", nemesis_cards=2)
    while "or:1" in keys(late):
        late.choose(keys(late)[-1])
    late.choose("player:2")
    assert lives(late)[1] == 6


def test_maddening_spectre_comes_with_shields_and_unleashes_twice() -> None:
    assert unleashed(acts("maddening-spectre")) == 2
    assert shields(draws("maddening-spectre"), "maddening-spectre") == 2


def test_scatter_destroys_somebodys_dearest_card() -> None:
    match = draws("scatter", gex(hand=["Crystal", "Breach Ore"]), mist())
    match.choose("player:1")
    assert unleashed(match) == 2
    assert player(match)["hand"] == ["crystal"]


def test_suffocate_unleashes_three_times_or_strikes_everybody() -> None:
    match = draws("suffocate")
    choose(match, "or:1")
    assert (unleashed(match), gravehold(match)) == (3, 30)
    other = draws("suffocate")
    choose(other, "or:2", "player:2")
    assert (unleashed(other), gravehold(other), lives(other)) == (0, 27, [10, 7])


# Upgraded


def test_calamitous_bane_hurts_takes_three_cards_and_goes_for_a_dear_card() -> None:
    match = resolves("calamitous-bane", gex(hand=["Crystal", "Crystal", "Spark"]), mist())
    choose(match, "player:1", "discard:crystal/1", "discard:crystal/2", "discard:crystal/1")
    assert (unleashed(match), lives(match)) == (1, [7, 10])
    assert [player(match, seat)["hand"] for seat in (0, 1)] == [["spark"], []]
    rich = battle(gex(hand=["Volcanic Glass", "Mage's Totem"]), mist(), nemesis={"in_play": ["calamitous-bane"]})
    rich.choose("discard:calamitous-bane")
    assert player(rich)["hand"] == ["mages-totem"]
    poor = battle(gex(hand=["Mage's Totem"]), mist(), nemesis={"in_play": ["calamitous-bane"]})
    assert "discard:calamitous-bane" not in keys(poor)


def test_disrupt_hurts_the_player_with_the_most_charges_and_gives_them_two() -> None:
    match = draws("disrupt", gex(), mist(charges=1))
    assert (unleashed(match), lives(match), player(match, 1)["charges"]) == (1, [10, 6], 3)


def test_eternal_glare_unleashes_before_a_players_turn_and_hurts_before_its_own() -> None:
    match = resolves("eternal-glare")
    assert unleashed(match) == 3
    turns = {"deck": ["nemesis", "player 1", "player 2", "nemesis"], "discard": ["player 1", "player 2"]}
    own = resolves("eternal-glare", turn_order=turns)
    own.choose("player:2")
    assert (unleashed(own), lives(own)) == (0, [10, 5])


def test_paralyze_hurts_the_weakest() -> None:
    match = draws("paralyze", gex(), mist(life=7))
    assert (unleashed(match), lives(match)) == (1, [10, 5])


def test_skybound_leviathan_strikes_gravehold_and_takes_a_card() -> None:
    match = acts("skybound-leviathan")
    match.choose("player:2")
    assert (gravehold(match), player(match, 1)["hand"]) == (28, [])


def test_spine_reaper_comes_with_shields_unleashes_and_hurts() -> None:
    match = acts("spine-reaper")
    match.choose("player:2")
    assert (unleashed(match), lives(match)) == (1, [10, 8])
    assert shields(draws("spine-reaper"), "spine-reaper") == 4


def test_unforeseen_collapse_takes_somebodys_dearest_spell() -> None:
    two = {"II": prepped("Aurora"), "III": prepped("Spark")}
    match = resolves("unforeseen-collapse", gex(breaches=two), mist(breaches={"I": prepped("Equilibrium")}))
    match.choose("player:1")
    assert unleashed(match) == 2
    assert (breach(match, "II")["prepped"], breach(match, "III")["prepped"]) == ([], ["spark"])


def test_waylay_strikes_gravehold_for_every_players_card_that_was_drawn() -> None:
    match = draws("waylay")
    assert (unleashed(match), gravehold(match)) == (2, 28)


def test_caustic_soldier_unleashes_and_strikes_gravehold() -> None:
    match = acts("caustic-soldier")
    assert (unleashed(match), gravehold(match)) == (1, 28)


def test_crushing_wave_falls_on_gravehold_while_it_is_strong() -> None:
    match = resolves("crushing-wave", gravehold=15)
    assert (unleashed(match), gravehold(match)) == (2, 9)
    weak = resolves("crushing-wave", gravehold=14)
    weak.choose("player:1")
    assert (gravehold(weak), lives(weak)) == (14, [6, 10])


def test_dark_bond_hurts_the_weakest() -> None:
    match = resolves("dark-bond", gex(life=9), mist())
    assert (unleashed(match), lives(match)) == (2, [5, 10])


def test_deplete_strikes_gravehold_and_takes_the_dearest_spell() -> None:
    match = draws("deplete", gex(breaches={"II": prepped("Kindle")}), mist(breaches={"I": prepped("Aurora")}))
    assert (unleashed(match), gravehold(match)) == (2, 27)
    assert (breach(match, "II")["prepped"], player(match, 1)["discard"]) == (["kindle"], ["aurora"])


def test_humming_drones_gain_a_shield_first_and_hurt_with_all_they_have() -> None:
    match = acts("humming-drones", shields=3)
    match.choose("player:1")
    assert (shields(match, "humming-drones"), lives(match)) == (4, [6, 10])


def test_reap_takes_three_charges_or_hurts() -> None:
    match = draws("reap", gex(charges=4), mist())
    assert unleashed(match) == 2
    match.choose("or:1")
    assert (player(match)["charges"], lives(match)) == (1, [10, 10])
    poor = draws("reap", gex(charges=2), mist())
    assert (player(poor)["charges"], lives(poor)) == (2, [7, 10])


def test_demolish_destroys_three_cards() -> None:
    match = draws("demolish", gex(hand=["Crystal", "Crystal", "Crystal", "Spark"]), mist())
    choose(match, "destroy:crystal", "destroy:crystal", "destroy:crystal")
    assert (unleashed(match), gravehold(match), player(match)["hand"]) == (3, 28, ["spark"])


def test_facet_juggernaut_strikes_with_its_shields_and_one_more() -> None:
    assert gravehold(acts("facet-juggernaut", shields=3)) == 26
    assert shields(draws("facet-juggernaut"), "facet-juggernaut") == 5


def test_maddening_eidolon_comes_with_shields_and_unleashes_twice() -> None:
    assert unleashed(acts("maddening-eidolon")) == 2
    assert shields(draws("maddening-eidolon"), "maddening-eidolon") == 4


def test_ray_of_desolation_destroys_the_two_dearest_spells_of_all() -> None:
    sheets = gex(breaches={"II": prepped("Kindle")}), mist(breaches={"I": prepped("Aurora"), "II": prepped("Spark")})
    match = resolves("ray-of-desolation-campaign", *sheets)
    assert unleashed(match) == 2
    assert (breach(match, "II")["prepped"], breach(match, "I", 1)["prepped"]) == ([], [])
    assert breach(match, "II", 1)["prepped"] == ["spark"]


def test_sacrifice_unleashes_four_times_or_strikes_everybody() -> None:
    match = draws("sacrifice-campaign")
    match.choose("or:1")
    assert unleashed(match) == 4
    other = draws("sacrifice-campaign")
    choose(other, "or:2", "player:1")
    assert (gravehold(other), lives(other)) == (26, [6, 10])


def test_thunderous_tempest_hurts_more_if_both_nemesis_cards_are_drawn() -> None:
    match = resolves("thunderous-tempest-campaign")
    match.choose("player:1")
    assert (unleashed(match), lives(match)) == (1, [5, 10])
    late = resolves("thunderous-tempest-campaign", nemesis_cards=2)
    while "or:1" in keys(late):
        late.choose(keys(late)[-1])
    late.choose("player:2")
    assert lives(late)[1] == 2


# Which of them are dealt


@pytest.mark.parametrize("players", [1, 4])
def test_a_battle_outside_the_campaign_is_dealt_ordinary_cards_in_their_ordinary_forms(players: int) -> None:
    for seed in range(10):
        deck = GAME.new(players=players, seed=seed, nemesis="umbra-titan").origin["setup"]["deck"]
        cards = [GAME.box.by_id[id] for id in deck]
        assert not any(card.upgraded or card in BOX.forms for card in cards)

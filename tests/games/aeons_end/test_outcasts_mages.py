"""The mages of Outcasts, the cards they start with, and the breaches of their own make."""

from __future__ import annotations

from .outcasts import GAME, battle, cast, hurt, ilya, kel, strike
from .table import breach, choose, gravehold, keys, lives, mage, player

READY = {"Arachnos": 6, "Dezmodia": 4, "Ilya": 5, "Kel": 6, "Qu": 4, "Taqren": 5, "Thraxir": 5, "Z'hana": 5}


# Starters


def test_entwined_amethyst_is_worth_a_charge_when_it_is_thrown_in_an_allys_turn() -> None:
    match = battle(kel(hand=["trulite-of-energy", "crystal"]), ilya(hand=["entwined-amethyst"]))
    choose(match, "play:trulite-of-energy", "discard:entwined-amethyst")
    assert player(match, 1)["charges"] == 1
    assert player(match)["purses"] == [[3, 1]]  # gems and relics


def test_trulite_of_force_pays_for_spells_and_breaches_only() -> None:
    match = battle(ilya(hand=["trulite-of-force"], aether=1), kel(hand=["crystal"]))
    choose(match, "play:trulite-of-force", "discard:crystal")
    assert player(match)["purses"] == [[20, 1]]
    assert "focus:II" in keys(match)


def test_an_ally_may_keep_their_card() -> None:
    match = battle(kel(hand=["trulite-of-energy"]), ilya(hand=["crystal"]))
    choose(match, "play:trulite-of-energy", "skip")
    assert player(match, 1)["hand"] == ["crystal"]
    assert player(match)["purses"] == []


def test_nameless_siphon_focuses_a_breach_for_an_allys_card() -> None:
    match = battle(mage("Thraxir", hand=["nameless-siphon"]), kel(hand=["crystal"]))
    choose(match, "play:nameless-siphon", "or:2", "discard:crystal", "focus:III")
    assert breach(match, "III")["stage"] == 1


def test_call_of_the_void_plays_the_first_dear_card_twice_and_puts_it_back() -> None:
    there = {"I": {"open": True, "prepped": ["call-of-the-void"]}}
    hand = ["crystal", "molten-peridot", "molten-peridot"]
    match = battle(mage("Qu", hand=hand, breaches=there), kel(), market={"molten-peridot": 5})
    choose(match, "play:crystal", "play:molten-peridot", "skip")
    assert player(match)["aether"] == 5
    assert player(match)["played"] == ["crystal"]
    assert match.view(0)["market"][0]["left"] == 6
    match.choose("play:molten-peridot")
    assert player(match)["played"] == ["crystal", "molten-peridot"]


def test_convergence_charges_for_dear_gems_and_relics() -> None:
    there = {"I": {"open": True, "prepped": ["convergence"]}}
    hand = ["unstable-pyrite", "molten-peridot", "crystal"]
    match = battle(mage("Arachnos", hand=hand, breaches=there), kel())
    choose(match, "play:unstable-pyrite", "skip")
    assert player(match)["charges"] == 0
    match.choose("play:molten-peridot")
    assert player(match)["charges"] == 1


def test_swirling_darkness_goes_to_a_closed_breach_and_focuses_it() -> None:
    match = battle(mage("Dezmodia", hand=["swirling-darkness", "spark"]), kel())
    assert "prep:swirling-darkness>IV" in keys(match)
    assert "prep:spark>IV" not in keys(match)
    there = {"IV": {"stage": 1, "prepped": ["swirling-darkness"]}}
    casting = battle(mage("Dezmodia", breaches=there), kel(), phase="casting", run_on=False)
    casting.choose("cast:swirling-darkness@IV")
    assert breach(casting, "IV")["stage"] == 2


# Breaches


def test_an_open_void_breach_holds_any_number_of_spells_and_stays() -> None:
    there = {"IV": {"open": True, "prepped": ["spark", "spark"]}}
    match = battle(mage("Dezmodia", hand=["spark"], breaches=there), kel())
    match.choose("prep:spark>IV")
    assert breach(match, "IV")["prepped"] == ["spark"] * 3
    weak = mage("Dezmodia", life=1, breaches=there)
    tired = battle(weak, kel(), phase="nemesis-draw", nemesis={"deck": ["blackened-stars", "topple"], "in_play": []})
    assert breach(tired, "IV")["state"] == "open"


def test_thraxirs_breaches_have_their_own_costs_and_gifts() -> None:
    match = battle(mage("Thraxir", aether=9), kel())
    assert (breach(match, "I")["focus"], breach(match, "I")["open"]) == (1, 3)
    choose(match, "open:I", "gain:destiny-forger")
    assert player(match)["discard"] == ["destiny-forger"]
    match.choose("open:II")
    assert all(key.startswith("gain:") for key in keys(match))
    assert "gain:tornado-of-insight" not in keys(match)  # costs 6
    match.choose("gain:twisted-fang")


def test_a_single_aether_opens_or_focuses_thraxirs_forged_breach() -> None:
    match = battle(mage("Thraxir", aether=1, hand=[], breaches={"I": {"stage": 3}}), kel())
    assert keys(match) == ["open:I", "end"]
    choose(match, "open:I")
    assert breach(match, "I")["state"] == "open"
    match = battle(mage("Thraxir", hand=["crystal", "spark"]), kel())
    choose(match, "play:crystal")
    assert keys(match) == ["focus:I", "end"]
    choose(match, "focus:I")
    assert "prep:spark>I" in keys(match)
    assert player(match)["aether"] == 0


def test_a_single_aether_is_of_no_use_to_an_ally_of_thraxir() -> None:
    match = battle(kel(hand=["crystal", "crystal"]), mage("Thraxir"))
    choose(match, "play:crystal")
    assert keys(match) == ["play:crystal", "end"]


def test_a_battle_that_began_under_rules_10_offers_nothing_for_a_single_aether() -> None:
    position = {"players": [mage("Thraxir", hand=["crystal", "crystal"]), kel()], "nemesis": {"name": "Experiment 153"}}
    match = GAME.under(10).arrange(position)
    choose(match, "play:crystal")
    assert keys(match) == ["play:crystal", "end"]


def test_the_refined_breach_brings_thraxirs_turn_back() -> None:
    turns = {"deck": ["player 2"], "discard": ["player 1", "player 1", "player 2", "nemesis", "nemesis"]}
    there = {"III": {"stage": 3}}
    match = battle(mage("Thraxir", aether=3, breaches=there), kel(), turn_order=turns)
    match.choose("open:III")
    assert match.view(0)["turn_order"]["deck"] == 2


# Abilities


def test_arachnos_lends_a_spell_three_damage() -> None:
    there = {"I": {"open": True, "prepped": ["spark"]}}
    match = battle(mage("Arachnos", charges=6), kel(breaches=there))
    match.choose("ability")
    strike(match)
    assert hurt(match) == 4
    assert player(match)["charges"] == 0


def test_dezmodia_and_an_ally_exchange_cards() -> None:
    sheet = mage("Dezmodia", hand=["crystal", "spark"], charges=4)
    match = battle(sheet, kel(hand=["twisted-fang"], deck=["crystal"] * 3))
    choose(match, "ability", "give:spark", "done", "give:twisted-fang")
    assert sorted(player(match)["hand"]) == ["crystal", "twisted-fang"]
    assert sorted(player(match, 1)["hand"]) == ["crystal", "crystal", "crystal", "spark"]


def test_ilya_casts_all_she_has_prepped_and_keeps_it_there() -> None:
    there = {"I": {"open": True, "prepped": ["spark"]}, "II": {"open": True, "prepped": ["lightning-arrow"]}}
    match = battle(ilya(charges=5, breaches=there), kel(discard=["twisted-fang"]))
    match.choose("ability")
    cast(match, "cast:spark@I")
    while match.decision.word in ("ask-target", "ask-discard-one"):
        match.choose("skip" if match.decision.word == "ask-discard-one" else "target:vein-worms")
    assert hurt(match) == 4
    assert breach(match, "I")["prepped"] == ["spark"]
    assert "twisted-fang" in player(match, 1)["hand"]


def test_kel_takes_two_cards_back_and_lets_an_ally_prep() -> None:
    match = battle(kel(charges=6, hand=[], played=["molten-peridot", "crystal"]), ilya(hand=["spark"]))
    choose(match, "ability", "take:molten-peridot", "take:crystal", "prep:spark>IV")
    assert player(match)["hand"] == ["molten-peridot", "crystal"]
    assert breach(match, "IV", 1)["prepped"] == ["spark"]


def test_qu_draws_three_at_the_end_of_the_draw_phase() -> None:
    match = battle(mage("Qu", charges=4, deck=["crystal"] * 9), kel())
    assert "ability" not in keys(match)
    match.choose("end")
    choose(match, "ability")
    assert len(player(match)["hand"]) == 8


CURSED = {
    "charges": 4,
    "hand": ["spark"] * 4,
    "deck": ["curse-of-rot"],
    "discard": ["crystal", "crystal", "spark", "spark"],
}


def test_a_curse_of_rot_that_qu_draws_acts_before_her_ability_is_used() -> None:
    match = battle(mage("Qu", **CURSED), kel())
    match.choose("end")
    assert keys(match) == ["or:1", "or:2"]
    match.choose("or:1")
    assert player(match)["discard"][0] == "curse-of-rot"
    assert keys(match) == ["ability", "skip"]
    match.choose("ability")
    assert player(match)["hand"].count("curse-of-rot") == 0


def test_the_charges_that_the_curse_takes_are_no_more_there_for_the_ability() -> None:
    match = battle(mage("Qu", **CURSED), kel())
    choose(match, "end", "or:2")
    assert player(match)["charges"] == 1
    assert match.decision.word != "ask-ability"


def test_in_a_battle_that_began_under_rules_10_the_ability_is_asked_first() -> None:
    match = GAME.under(10).arrange({"players": [mage("Qu", **CURSED), kel()], "nemesis": {"name": "Experiment 153"}})
    match.choose("end")
    assert keys(match) == ["ability", "skip"]
    assert "curse-of-rot" in player(match)["hand"]


def test_taqren_heals_or_once_exhausted_heals_the_city() -> None:
    match = battle(mage("Taqren", charges=5, life=5), kel())
    match.choose("ability")
    assert lives(match)[0] == 8
    tired = battle(mage("Taqren", charges=5, life=0), kel(), gravehold=20)
    tired.choose("ability")
    assert gravehold(tired) == 23


def test_taqrens_barrier_moves_to_another_place_when_he_is_hurt() -> None:
    match = battle(mage("Taqren", hand=["esoteric-amplifier", "crystal"]), kel())
    choose(match, "play:esoteric-amplifier", "yes")
    assert keys(match) == ["barrier:2", "barrier:3", "barrier:4"]
    match.choose("barrier:3")
    assert player(match)["charges"] == 1


def test_a_wound_of_the_exhausted_taqren_costs_the_city_one() -> None:
    match = battle(mage("Taqren", life=0, hand=["esoteric-amplifier", "crystal"]), kel())
    choose(match, "play:esoteric-amplifier", "yes")
    assert gravehold(match) == 29


def test_thraxir_casts_up_to_three_and_with_open_breaches_harder() -> None:
    mine = {roman: {"open": True} for roman in ("I", "II", "III")}
    theirs = {"I": {"open": True, "prepped": ["spark"]}, "II": {"open": True, "prepped": ["spark"]}}
    match = battle(mage("Thraxir", charges=5, breaches=mine), kel(breaches=theirs))
    match.choose("ability")
    cast(match, "cast:spark@I/2")
    cast(match, "cast:spark@II/2")
    assert hurt(match) == 4


def test_zhana_inscribes_in_anybodys_main_phase() -> None:
    match = battle(kel(), mage("Z'hana", charges=5), gravehold=20)
    choose(match, "ability:2", "glyph:mind", "onto:molten-peridot", "glyph:heart")
    assert gravehold(match) == 25
    assert player(match, 1)["charges"] == 0


def test_whoever_gains_a_card_with_a_glyph_gets_its_gift_or_zhana_does() -> None:
    zone = 9  # the first pile of the market
    marks = {"glyph-spark": zone + 1}
    market = {"molten-peridot": 5}
    match = battle(kel(aether=3), mage("Z'hana"), market=market, marks=marks)
    choose(match, "gain:molten-peridot", "player:2")
    assert player(match, 1)["charges"] == 1
    again = battle(mage("Z'hana", aether=3), kel(), market=market, marks=marks)
    choose(again, "gain:molten-peridot")
    assert again.decision.word in ("ask-glyph-onto", "ask-main")


def test_a_namesake_is_found_by_name() -> None:
    match = GAME.new(players=1, seed=1, mages=["dezmodia"])
    assert match.view(0)["players"][0]["mage"] == "dezmodia-void-risen"
    assert [GAME.box.mage(name.lower().replace("'", "")).charges for name in READY] == list(READY.values())  # type: ignore[union-attr]

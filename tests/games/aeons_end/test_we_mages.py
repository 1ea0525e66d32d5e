"""The eight mages of War Eternal: their sheets, and what Garu, Mazahaedron, Quilius, Ulgimor and Yan Magda can do."""

import pytest

import talia
from tests.games.aeons_end.table import (
    GAME,
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    pile,
    player,
    prepped,
    why,
)
from tests.games.aeons_end.we_table import gains_on_offer, garu, mazahaedron, opened, quilius, ulgimor, yan_magda

C, S = "crystal", "spark"


@pytest.mark.parametrize(
    ("name", "charges", "hand", "deck", "breaches"),
    [
        ("dezmodia", 6, ["oblivion-shard", C, C, S, S], [C, C, C, C, S], ["open", 1, 0, 1]),
        ("garu", 5, ["torch", C, C, C, S], [C, C, C, S, S], ["open", 0, 1, 1]),
        ("gex", 5, ["shattered-geode", C, C, C, S], [C, C, C, C, S], ["gone", "open", 1, 1]),
        ("mazahaedron", 4, ["worldheart-shard", C, C, S, S], [C, C, C, C, S], ["open", 2, 1, 1]),
        ("mist", 6, ["amethyst-paragon", C, C, C, S], [C, C, C, S, S], ["open", 2, 1, 1]),
        ("quilius", 5, [C, C, C, "extinguish", S], [C, C, C, "extinguish", S], ["open", "open", 0, 1]),
        ("ulgimor", 6, ["coal-shard", C, C, S, S], [C, C, C, S, S], ["open", 1, 0, 1]),
        ("yan-magda", 5, ["illuminate", C, C, C, C], [C, C, C, C, S], ["open", 0, 0, 0]),
    ],
)
def test_a_mages_sheet(name: str, charges: int, hand: list[str], deck: list[str], breaches: list[object]) -> None:
    sheet = player(talia.arrange(GAME, {"players": [{"mage": name}, {}]}))
    assert (sheet["hand"], sheet["deck"], sheet["charges_needed"]) == (hand, 5, charges)
    assert (sheet["charges"], sheet["trophies"]) == (0, 0)
    stages = [each["stage"] if each["state"] == "closed" else each["state"] for each in sheet["breaches"]]
    assert stages == breaches
    drawing = talia.arrange(GAME, {"players": [{"mage": name, "hand": []}, {}], "phase": "draw"})
    choose(drawing, "go-on")
    assert player(drawing)["hand"] == deck


def test_all_eight_mages_may_be_chosen() -> None:
    sitting: set[str] = set()
    for seed in range(30):
        match = talia.game(GAME).new(players=4, seed=seed)
        sitting |= {sheet["mage"] for sheet in match.view(0)["players"]}
    assert len(sitting) == 8


# Garu


def test_garu_alone_with_the_nemesis_deals_two_without_discarding() -> None:
    match = battle(garu(charges=5), gex())
    choose(match, "ability")
    assert (foe(match)["life"], player(match)["charges"]) == (68, 0)
    assert match.decision.word == "ask-main"


def test_garu_deals_four_more_for_each_prepped_spell_discarded() -> None:
    breaches = {roman: prepped("Spark") for roman in ("I", "II", "III", "IV")}
    for count in range(5):
        match = battle(garu(charges=5, breaches=breaches), gex())
        choose(match, "ability")
        for roman in ("I", "II", "III", "IV")[:count]:
            choose(match, f"discard:spark@{roman}")
        if count < 4:
            choose(match, "done")
        assert foe(match)["life"] == 70 - (2 + 4 * count)
        assert player(match)["discard"] == ["spark"] * count


def test_garu_discards_no_more_than_four_spells_and_only_his_own() -> None:
    breaches = {
        "I": {"open": True, "prepped": ["Kindle", "Spark"]},
        "II": prepped("Spark"),
        "III": prepped("Spark"),
        "IV": prepped("Spark"),
    }
    match = battle(garu(charges=5, breaches=breaches), gex(breaches={"II": prepped("Fiery Torrent")}))
    choose(match, "ability")
    assert set(keys(match)) == {
        "discard:kindle@I",
        "discard:spark@I",
        "discard:spark@II",
        "discard:spark@III",
        "discard:spark@IV",
        "done",
    }
    choose(match, "discard:kindle@I", "discard:spark@I", "discard:spark@II", "discard:spark@III")
    assert foe(match)["life"] == 70 - (2 + 16)
    assert breach(match, "IV")["prepped"] == ["spark"]


def test_garu_divides_his_damage_over_several_targets() -> None:
    match = battle(
        garu(charges=5, breaches={"I": prepped("Spark")}),
        gex(),
        nemesis={"in_play": ["Cryptid", "Grubber"]},
    )
    choose(match, "ability", "discard:spark@I")
    assert (match.decision.seat, keys(match)) == (0, ["target:nemesis", "target:cryptid", "target:grubber"])
    choose(match, "target:cryptid")
    assert keys(match) == [f"damage:{n}" for n in (6, 5, 4, 3, 2, 1)]
    choose(match, "damage:3", "target:nemesis")
    assert keys(match) == ["damage:3", "damage:2", "damage:1"]
    choose(match, "damage:2")  # the last point is for the last target
    assert (in_play(match), foe(match)["life"]) == ({"cryptid": 3, "grubber": 4}, 68)
    assert match.decision.word == "ask-main"


def test_garu_may_deal_it_all_to_one_target() -> None:
    match = battle(
        garu(charges=5, breaches={"I": prepped("Spark")}), gex(), nemesis={"in_play": ["Cryptid", "Grubber"]}
    )
    choose(match, "ability", "discard:spark@I", "target:cryptid", "damage:6")
    assert (in_play(match), foe(match)["life"]) == ({"grubber": 5}, 70)
    assert match.decision.word == "ask-main"


def test_garu_brings_a_minion_down_and_goes_on() -> None:
    match = battle(
        garu(charges=5, breaches={"I": prepped("Spark")}),
        gex(),
        nemesis={"in_play": [{"name": "Cryptid", "life": 2}]},
    )
    choose(match, "ability", "discard:spark@I", "target:cryptid", "damage:2")
    assert (in_play(match), foe(match)["life"]) == ({}, 66)


def test_garu_adds_no_breachs_bonus() -> None:
    match = battle(garu(charges=5, breaches={"III": prepped("Spark")}), gex())
    choose(match, "ability", "discard:spark@III")
    assert foe(match)["life"] == 64


def test_garu_stops_when_the_nemesis_falls() -> None:
    match = battle(garu(charges=5), gex(), nemesis={"life": 1, "in_play": ["Cryptid"]})
    choose(match, "ability", "target:nemesis", "damage:1")
    assert why(match) == (True, "nemesis-slain")


def test_garu_cannot_hurt_a_nemesis_that_cannot_be_hurt() -> None:
    match = battle(garu(charges=5), gex(), nemesis={"name": "Hollow Crown", "in_play": ["Kurgax", "Lurzan"]})
    choose(match, "ability")
    assert keys(match) == ["target:kurgax", "target:lurzan"]
    choose(match, "target:kurgax", "damage:1")
    assert in_play(match) == {"kurgax": 10, "lurzan": 10}


# Mazahaedron

GEMS = {"Dread Diamond": 7, "Breach Ore": 7, "Erratic Ingot": 7, "Mage's Totem": 5, "Thoughtform Familiar": 5}


def test_mazahaedron_may_gain_a_gem_of_up_to_four_and_heals_gravehold() -> None:
    match = battle(mazahaedron(charges=4), gex(), market=GEMS, gravehold=20)
    choose(match, "ability")
    assert keys(match) == ["gain:dread-diamond", "gain:breach-ore", "skip"]
    choose(match, "gain:breach-ore")
    assert (player(match)["discard"], pile(match, "breach-ore")) == (["breach-ore"], 6)
    assert (gravehold(match), player(match)["charges"]) == (24, 0)


def test_mazahaedron_may_gain_nothing() -> None:
    match = battle(mazahaedron(charges=4), gex(), market=GEMS, gravehold=20)
    choose(match, "ability", "skip")
    assert (player(match)["discard"], gravehold(match)) == ([], 24)


def test_mazahaedron_heals_gravehold_no_further_than_it_started() -> None:
    match = battle(mazahaedron(charges=4), gex(), market=GEMS, gravehold=28)
    choose(match, "ability", "skip")
    assert gravehold(match) == 30


def test_mazahaedron_heals_when_no_gem_is_left_to_gain() -> None:
    match = battle(mazahaedron(charges=4), gex(), market={"Breach Ore": 0, "Erratic Ingot": 7}, gravehold=20)
    choose(match, "ability")
    assert (match.decision.word, gravehold(match)) == ("ask-main", 24)


def test_mazahaedron_gains_a_gem_while_gravehold_is_unharmed() -> None:
    match = battle(mazahaedron(charges=4), gex(), market=GEMS)
    choose(match, "ability", "gain:dread-diamond")
    assert player(match)["discard"] == ["dread-diamond"]


def test_mazahaedrons_ability_is_not_on_offer_when_it_would_do_nothing() -> None:
    match = battle(mazahaedron(charges=4), gex(), market={"Breach Ore": 0, "Erratic Ingot": 7})
    assert "ability" not in keys(match)


# Quilius


def test_quilius_deals_two_for_each_trophy_in_one_blow_and_keeps_them() -> None:
    match = battle(quilius(charges=5, trophies=3), gex(), nemesis={"in_play": ["Mage Ender"]})
    choose(match, "ability", "target:mage-ender")
    assert in_play(match) == {"mage-ender": 3}
    assert (player(match)["trophies"], player(match)["charges"], foe(match)["life"]) == (3, 0, 70)


def test_quilius_ability_is_not_on_offer_without_trophies() -> None:
    match = battle(quilius(charges=5), gex())
    assert "ability" not in keys(match)


def test_quilius_takes_no_trophy_with_her_ability() -> None:
    match = battle(quilius(charges=5, trophies=1), gex(), nemesis={"in_play": [{"name": "Cryptid", "life": 1}]})
    choose(match, "ability", "target:cryptid")
    assert (in_play(match), player(match)["trophies"]) == ({}, 1)


# Ulgimor


def test_ulgimor_gains_six_life() -> None:
    match = battle(ulgimor(charges=6, life=3), gex(life=4))
    choose(match, "ability")
    assert (lives(match), player(match)["charges"]) == ([9, 4], 0)


def test_ulgimor_gains_no_more_than_he_started_with() -> None:
    match = battle(ulgimor(charges=6, life=7), gex())
    choose(match, "ability")
    assert lives(match) == [10, 10]


def test_ulgimors_ability_is_not_on_offer_at_full_life() -> None:
    match = battle(ulgimor(charges=6), gex(life=4))
    assert "ability" not in keys(match)


def test_an_exhausted_ulgimor_gives_an_ally_five_life() -> None:
    match = battle(ulgimor(charges=6, life=0), gex(life=3))
    choose(match, "ability")
    assert lives(match) == [0, 8]


def test_an_exhausted_ulgimor_chooses_an_ally_who_can_gain_life() -> None:
    match = battle(ulgimor(charges=6, life=0), gex(life=3), mist(life=8))
    choose(match, "ability")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert lives(match) == [0, 3, 10]
    match = battle(ulgimor(charges=6, life=0), gex(), mist(life=8))
    choose(match, "ability")
    assert lives(match) == [0, 10, 10]
    match = battle(ulgimor(charges=6, life=0), gex(life=0), mist(life=8))
    choose(match, "ability")
    assert lives(match) == [0, 0, 10]


def test_an_exhausted_ulgimor_has_nothing_to_offer_healthy_allies() -> None:
    match = battle(ulgimor(charges=6, life=0), gex())
    assert "ability" not in keys(match)


# Yan Magda

SUPPLY = {"Bloodstone Jewel": 7, "Vortex Gauntlet": 5, "Crystallize": 5, "Dread Diamond": 0}


def test_yan_magda_gains_any_card_for_nothing() -> None:
    match = battle(yan_magda(charges=5), gex(), market=SUPPLY)
    choose(match, "ability")
    assert gains_on_offer(match) == ["bloodstone-jewel", "vortex-gauntlet", "crystallize"]
    choose(match, "gain:crystallize")
    assert (player(match)["discard"], pile(match, "crystallize")) == (["crystallize"], 4)
    assert (match.decision.word, player(match)["charges"]) == ("ask-main", 0)


def test_yan_magda_must_gain_a_card() -> None:
    match = battle(yan_magda(charges=5), gex(), market=SUPPLY)
    choose(match, "ability")
    assert "skip" not in keys(match)


def test_yan_magda_with_three_open_breaches_gives_her_ally_nothing() -> None:
    match = battle(yan_magda(charges=5, breaches=opened("II", "III")), gex(), market=SUPPLY)
    choose(match, "ability", "gain:crystallize")
    assert (match.decision.seat, match.decision.word) == (0, "ask-main")


def test_yan_magda_with_four_open_breaches_lets_an_ally_gain_a_card_onto_their_deck() -> None:
    match = battle(
        yan_magda(charges=5, breaches=opened("II", "III", "IV")),
        gex(discard=["Spark"]),
        market=SUPPLY,
    )
    choose(match, "ability", "gain:crystallize")
    assert match.decision.seat == 1
    choose(match, "gain:vortex-gauntlet")
    assert (player(match, 1)["deck"], player(match, 1)["discard"]) == (6, ["spark"])
    assert player(match)["discard"] == ["crystallize"]


def test_the_allys_card_lies_on_top_of_their_deck() -> None:
    breaches = {**opened("II", "III"), "IV": prepped("Celestial Spire")}
    match = battle(
        yan_magda(charges=5, hand=["Vortex Gauntlet", "Crystal"], breaches=breaches),
        gex(),
        market={"Celestial Spire": 0, "Crystallize": 5},
    )
    choose(match, "ability", "play:vortex-gauntlet")  # and so the ally draws a card
    assert player(match, 1)["hand"] == ["crystal", "crystallize"]


def test_a_sigil_breach_is_one_of_four_open_breaches() -> None:
    breaches = {"I": {"sigil": True}, **opened("II", "III", "IV")}
    match = battle(yan_magda(charges=5, breaches=breaches), gex(), market=SUPPLY)
    choose(match, "ability", "gain:crystallize")
    assert match.decision.seat == 1


def test_yan_magda_chooses_the_ally() -> None:
    match = battle(yan_magda(charges=5, breaches=opened("II", "III", "IV")), gex(), dezmodia(), market=SUPPLY)
    choose(match, "ability", "gain:crystallize")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert match.decision.seat == 2


def test_yan_magdas_ally_gains_nothing_once_the_supply_is_empty() -> None:
    match = battle(
        yan_magda(charges=5, breaches=opened("II", "III", "IV")), gex(), market={"Crystallize": 1, "Dread Diamond": 0}
    )
    choose(match, "ability")
    assert (match.decision.seat, player(match, 1)["deck"]) == (0, 5)
    assert player(match)["discard"] == ["crystallize"]


def test_yan_magdas_ability_is_not_on_offer_with_an_empty_supply() -> None:
    match = battle(yan_magda(charges=5), gex(), market={"Crystallize": 0})
    assert "ability" not in keys(match)

"""Power cards 31 to 50, each in a small position."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.seasons.game import GAME
from talia.words.speaker import speaker

from .table import PLENTY, a_turn, activate, choose, end_round, in_play, me, offered, other, summon, tokens, under

# Any, all through this file: positions are plain data.


def test_elemental_amulet_does_what_the_energies_paid_stand_for() -> None:
    match = a_turn(hand=["Elemental Amulet"], reserve=PLENTY, gauge=3, draw_pile=["Purse of Io"])
    summon(match, "Elemental Amulet")
    assert len(match.decision.options) == 15
    choose(match, "pay:air+water+fire+earth", "gain:fire", "gain:fire")
    assert (me(match)["gauge"], me(match)["crystals"], me(match)["hand"]) == (4, 5, ["purse-of-io"])
    assert tokens(match) == (0, 0, 2, 0)


def test_elemental_amulet_may_be_paid_with_one_token() -> None:
    match = a_turn(hand=["Elemental Amulet"], reserve={"earth": 1, "fire": 1}, gauge=3)
    summon(match, "Elemental Amulet", "pay:earth")
    assert (me(match)["gauge"], me(match)["crystals"], me(match)["hand"]) == (3, 5, [])


def test_hand_of_fortune_gives_two_effects_of_the_elemental_amulet_for_one_token() -> None:
    match = a_turn(hand=["Elemental Amulet"], in_play=["Hand of Fortune"], reserve={"earth": 1}, gauge=3)
    summon(match, "Elemental Amulet")
    assert match.decision.keys == ["pay:earth", "pay:earth=air+earth", "pay:earth=water+earth", "pay:earth=fire+earth"]
    two = match.decision.option("pay:earth=air+earth")
    assert two is not None
    assert speaker("en", GAME).say(two.word, **two.args) == "1 earth for the effects of air, earth"
    assert speaker("pl", GAME).say(two.word, **two.args) == "1 żeton ziemi za efekty: powietrze, ziemia"
    match.choose("pay:earth=air+earth")
    assert (me(match)["gauge"], me(match)["crystals"], tokens(match)) == (4, 5, (0, 0, 0, 0))


def test_a_token_pays_for_as_many_more_effects_as_there_are_hands_of_fortune() -> None:
    hands = ["Hand of Fortune"] * 2
    match = a_turn(hand=["Elemental Amulet"], in_play=hands, reserve={"earth": 1}, gauge=4, draw_pile=["Purse of Io"])
    summon(match, "Elemental Amulet")
    assert not offered(match, "pay:earth=air+water+fire+earth"), "three of four effects would be spared"
    match.choose("pay:earth=air+fire+earth")
    assert (me(match)["gauge"], me(match)["crystals"], me(match)["hand"]) == (5, 5, ["purse-of-io"])


def test_the_amulet_may_be_paid_in_full_beside_a_hand_of_fortune() -> None:
    match = a_turn(hand=["Elemental Amulet"], in_play=["Hand of Fortune"], reserve={"earth": 1, "air": 1}, gauge=3)
    summon(match, "Elemental Amulet", "pay:air+earth")
    assert (me(match)["gauge"], me(match)["crystals"], tokens(match)) == (4, 5, (0, 0, 0, 0))


def test_in_winter_a_token_that_counts_as_earth_pays_for_the_amulet_once_for_each_choice_of_effects() -> None:
    cards = ["Hand of Fortune", "Staff of Winter"]
    match = a_turn(hand=["Elemental Amulet"], in_play=cards, reserve={"fire": 1}, gauge=3, month=1)
    summon(match, "Elemental Amulet")
    assert len(match.decision.keys) == len(set(match.decision.keys))
    match.choose("pay:fire=air+earth")
    assert (me(match)["gauge"], me(match)["crystals"], tokens(match)) == (4, 5, (0, 0, 0, 0))


def test_tokens_on_the_amulet_of_water_pay_for_the_elemental_amulet_too() -> None:
    cards = ["Hand of Fortune", {"name": "Amulet of Water", "energy": {"earth": 1}}]
    match = a_turn(hand=["Elemental Amulet"], in_play=cards, gauge=3)
    summon(match, "Elemental Amulet", "pay:@card:earth=air+earth")
    assert (me(match)["gauge"], me(match)["crystals"]) == (4, 5)


def test_a_raven_pays_as_little_for_the_elemental_amulet() -> None:
    match = a_turn(
        hand=["Raven the Usurper"],
        in_play=["Hand of Fortune"],
        reserve={"fire": 1, "earth": 1},
        gauge=3,
        rival={"in_play": ["Elemental Amulet"]},
    )
    summon(match, "Raven the Usurper", "mimic:elemental-amulet@2", "pay:earth=air+earth")
    assert (me(match)["gauge"], me(match)["crystals"], tokens(match)) == (4, 5, (0, 0, 0, 0))


def test_under_older_rules_the_amulet_is_paid_in_full_whatever_hand_there_is() -> None:
    told = a_turn(hand=["Elemental Amulet"], in_play=["Hand of Fortune"], reserve={"earth": 1, "air": 1}, gauge=3)
    match = summon(under(3, told), "Elemental Amulet")
    assert match.decision.keys == ["pay:air", "pay:earth", "pay:air+earth"]


def test_elemental_amulet_put_into_play_does_nothing() -> None:
    match = a_turn(in_play=["Potion of Dreams"], hand=["Elemental Amulet"], gauge=3)
    activate(match, "Potion of Dreams")
    assert (in_play(match), me(match)["crystals"], me(match)["gauge"]) == (["elemental-amulet"], 0, 3)


def test_tree_of_light_sells_a_token_or_the_right_to_transmute() -> None:
    match = a_turn(in_play=["Tree of Light"], crystals=5)
    assert offered(match, "activate:") == ["activate:tree-of-light>1"]
    choose(match, "activate:tree-of-light>1", "gain:fire")
    assert (me(match)["crystals"], tokens(match)) == (2, (0, 0, 1, 0))
    assert not offered(match, "activate:"), "it is turned"

    match = a_turn(in_play=["Tree of Light"], reserve={"air": 1, "fire": 1})
    assert not offered(match, "transmute")
    choose(match, "activate:tree-of-light>2", "pay:air", "transmute")
    assert me(match)["crystals"] == 2


def test_arcano_leech_takes_a_crystal_before_an_opponent_may_summon() -> None:
    match = a_turn(hand=["Runic Cube of Eolis"], crystals=21, rival={"in_play": ["Arcano Leech"]})
    summon(match, "Runic Cube of Eolis")
    assert (me(match)["crystals"], other(match)["crystals"]) == (0, 1)
    poor = a_turn(hand=["Runic Cube of Eolis"], crystals=20, rival={"in_play": ["Arcano Leech"]})
    assert not offered(poor, "summon:"), "it has to be given first"
    own = a_turn(hand=["Runic Cube of Eolis"], crystals=20, in_play=["Arcano Leech"])
    assert offered(own, "summon:")


def test_arcano_leech_takes_nothing_for_a_card_put_into_play() -> None:
    match = a_turn(in_play=["Potion of Dreams"], hand=["Purse of Io"], crystals=2, rival={"in_play": ["Arcano Leech"]})
    activate(match, "Potion of Dreams")
    assert (in_play(match), me(match)["crystals"]) == (["purse-of-io"], 2)


def test_crystal_orb_puts_the_top_card_into_play_for_four_tokens() -> None:
    match = a_turn(
        in_play=["Crystal Orb", "Staff of Spring"], reserve={"fire": 4}, draw_pile=["Amulet of Earth", "Purse of Io"]
    )
    choose(match, "activate:crystal-orb>1")
    assert match.view(0)["draw_pile"]["known"] == ["amulet-of-earth", None]
    assert match.view(1)["draw_pile"]["known"] == []
    match.choose("yes")
    assert in_play(match)[-1] == "amulet-of-earth"
    assert (me(match)["crystals"], tokens(match)) == (9, (0, 0, 0, 0)), "the Staff waits for summoning"


def test_crystal_orb_leaves_the_card_where_it_is() -> None:
    match = a_turn(in_play=["Crystal Orb"], reserve={"fire": 4}, draw_pile=["Amulet of Earth"])
    choose(match, "activate:crystal-orb>1", "no")
    assert match.view(0)["draw_pile"]["known"] == ["amulet-of-earth"]
    few = a_turn(in_play=["Crystal Orb"], reserve={"fire": 3}, draw_pile=["Amulet of Earth"])
    few.choose("activate:crystal-orb>1")
    assert few.decision.word == "ask-turn", "looking costs nothing, but nothing more can be paid"


def test_crystal_orb_discards_the_top_card_for_three_crystals() -> None:
    match = a_turn(in_play=["Crystal Orb"], crystals=3, draw_pile=["Amulet of Earth", "Purse of Io"])
    choose(match, "activate:crystal-orb>2")
    view = match.view(0)
    assert (view["draw_pile"]["count"], view["discard"]["count"], me(match)["crystals"]) == (1, 1, 0)


def test_glutton_cauldron_swallows_tokens_and_bursts_at_seven() -> None:
    match = a_turn(in_play=[{"name": "Glutton Cauldron", "energy": {"fire": 5}}], reserve={"air": 1, "water": 1})
    activate(match, "Glutton Cauldron", "store:air")
    assert me(match)["in_play"][0]["energy"] == {"air": 1, "water": 0, "fire": 5, "earth": 0}
    assert not offered(match, "activate:")

    match = a_turn(in_play=[{"name": "Glutton Cauldron", "energy": {"fire": 6}}], reserve={"air": 2})
    activate(match, "Glutton Cauldron")
    assert match.decision.word == "ask-give-up", "seven tokens come to the one that is left"
    match.choose("give-up:fire")
    assert (in_play(match), me(match)["crystals"], tokens(match)) == ([], 15, (2, 0, 5, 0))


def test_vampiric_crown_draws_a_card_and_gives_its_prestige_in_energy() -> None:
    match = a_turn(hand=["Vampiric Crown"], reserve={"water": 1, "air": 1}, draw_pile=["Wondrous Chest"])
    summon(match, "Vampiric Crown", "gain:air", "gain:air", "gain:fire", "gain:fire")
    assert (me(match)["hand"], tokens(match)) == (["wondrous-chest"], (2, 0, 2, 0))
    assert match.view(1)["players"][0]["hand"] == ["wondrous-chest"], "it was shown"


def test_vampiric_crown_discards_a_card_for_its_prestige_in_energy() -> None:
    match = a_turn(hand=["Vampiric Crown", "Wondrous Chest"], reserve={"water": 1, "air": 1})
    summon(match, "Vampiric Crown", "or:1", "gain:air", "gain:air", "gain:fire", "gain:fire")
    assert (me(match)["hand"], tokens(match), match.view(0)["discard"]["count"]) == ([], (2, 0, 2, 0), 1)


def test_vampiric_crown_gives_nothing_for_prestige_below_zero() -> None:
    match = a_turn(hand=["Vampiric Crown"], reserve={"water": 1, "air": 1}, draw_pile=["Damned Soul of Onys"])
    summon(match, "Vampiric Crown")
    assert (match.decision.word, tokens(match)) == ("ask-turn", (0, 0, 0, 0))


def test_dragon_skull_pays_for_three_sacrifices() -> None:
    match = a_turn(in_play=["Dragon Skull", "Purse of Io", "Hand of Fortune", "Lewis Greyface"])
    activate(match, "Dragon Skull", "sacrifice:purse-of-io", "sacrifice:hand-of-fortune", "sacrifice:dragon-skull")
    assert (in_play(match), me(match)["crystals"]) == (["lewis-greyface"], 15)
    assert not offered(a_turn(in_play=["Dragon Skull", "Purse of Io"]), "activate:")


def test_demon_of_argos_lowers_gauges_and_gives_cards() -> None:
    match = a_turn(hand=["Demon of Argos"], reserve=PLENTY, gauge=5, rival={"gauge": 2, "in_play": ["Purse of Io"] * 2})
    summon(match, "Demon of Argos")
    assert (me(match)["gauge"], other(match)["gauge"], len(other(match)["hand"])) == (5, 1, 1)
    assert len(in_play(match, 1)) == 2, "what is in play stays, even above the gauge"


def test_titus_takes_a_crystal_from_each_opponent_at_the_end_of_the_round() -> None:
    match = end_round(a_turn(in_play=["Titus Deepgaze"], rival={"crystals": 2}))
    assert (me(match)["crystals"], other(match)["crystals"], in_play(match)) == (1, 1, ["titus-deepgaze"])


def test_titus_is_sacrificed_when_an_opponent_has_nothing_to_give() -> None:
    match = end_round(a_turn(in_play=["Titus Deepgaze"], rivals=2, rival={"crystals": 2}))
    assert (me(match)["crystals"], other(match)["crystals"], in_play(match)) == (1, 1, [])


def test_air_elemental_turns_the_others_energy_to_air() -> None:
    match = a_turn(
        hand=["Air Elemental"], reserve={"air": 3, "fire": 2}, rival={"reserve": {"fire": 3, "air": 1, "earth": 2}}
    )
    summon(match, "Air Elemental")
    assert (tokens(match), tokens(match, 1)) == ((0, 0, 2, 0), (6, 0, 0, 0))


def test_thieving_fairies_steal_from_whoever_activates_a_card() -> None:
    match = a_turn(in_play=["Potion of Knowledge"], crystals=4, rival={"in_play": ["Thieving Fairies"]})
    activate(match, "Potion of Knowledge", *["gain:air"] * 5)
    assert (me(match)["crystals"], other(match)["crystals"]) == (3, 2)
    poor = a_turn(in_play=["Potion of Knowledge"], rival={"in_play": ["Thieving Fairies"]})
    activate(poor, "Potion of Knowledge", *["gain:air"] * 5)
    assert other(poor)["crystals"] == 1, "the crystal of their own comes anyway"


FAIRIES: dict[str, Any] = {"in_play": ["Thieving Fairies"]}


@pytest.mark.parametrize(("rules", "mine", "theirs"), [(GAME.rules, 1, 1), (3, 0, 2)])
def test_thieving_fairies_take_nothing_of_what_the_activated_card_brings(rules: int, mine: int, theirs: int) -> None:
    told = a_turn(in_play=["Idol of the Familiar", "Lewis Greyface"], rival=FAIRIES)
    match = activate(under(rules, told), "Idol of the Familiar")
    assert (me(match)["crystals"], other(match)["crystals"]) == (mine, theirs)


def test_thieving_fairies_have_their_crystals_before_the_activated_card_takes_any() -> None:
    kairn = "Kairn the Destroyer"
    match = activate(a_turn(in_play=[kairn], reserve={"air": 1}, crystals=1, rival=FAIRIES), kairn)
    assert (me(match)["crystals"], other(match)["crystals"]) == (0, 0)


def test_thieving_fairies_wait_until_the_price_is_paid() -> None:
    turned = {"name": "Idol of the Familiar", "turned": True}
    match = activate(a_turn(in_play=["Dragonsoul", turned], crystals=1, rival=FAIRIES), "Dragonsoul")
    assert offered(match, "activate:") == ["activate:idol-of-the-familiar"], (
        "the only crystal went for straightening it"
    )
    assert (me(match)["crystals"], other(match)["crystals"]) == (0, 1)

    match = a_turn(in_play=["Mirror of the Seasons"], crystals=2, reserve={"air": 2}, rival=FAIRIES)
    activate(match, "Mirror of the Seasons", "mirror:2-air>earth")
    assert (tokens(match), other(match)["crystals"]) == ((0, 0, 0, 2), 1)


def test_thieving_fairies_take_their_crystal_before_a_die_is_rolled_again() -> None:
    told: dict[str, Any] = {"die": {"star": True}, "reroll": {"crystals": 6}, "rival": FAIRIES}
    match = activate(a_turn(in_play=["Die of Malice"], **told), "Die of Malice")
    assert (me(match)["crystals"], other(match)["crystals"]) == (8, 1)


def test_cursed_treatise_gives_much_and_takes_all_energy_when_sacrificed() -> None:
    match = a_turn(hand=["Cursed Treatise of Arus"], reserve={"water": 1}, gauge=3)
    summon(match, "Cursed Treatise of Arus", "gain:fire", "gain:fire")
    assert (me(match)["crystals"], me(match)["gauge"], tokens(match)) == (10, 4, (0, 0, 2, 0))

    match = a_turn(in_play=["Cursed Treatise of Arus", "Dragon Skull", "Purse of Io"], reserve={"fire": 4})
    activate(match, "Dragon Skull", "sacrifice:cursed-treatise-of-arus", "sacrifice:dragon-skull")
    assert tokens(match) == (0, 0, 0, 0)


def test_cursed_treatise_taken_back_to_hand_takes_no_energy() -> None:
    match = a_turn(
        in_play=["Cursed Treatise of Arus"], hand=["Amsug Longneck"], reserve={"fire": 2, "water": 1, "air": 1}
    )
    summon(match, "Amsug Longneck")
    assert (me(match)["hand"], tokens(match)) == (["cursed-treatise-of-arus"], (0, 0, 2, 0))


def test_idol_gives_ten_at_first_and_one_for_each_familiar_when_activated() -> None:
    match = a_turn(
        hand=["Idol of the Familiar"], reserve=PLENTY, in_play=["Lewis Greyface", "Air Elemental", "Purse of Io"]
    )
    summon(match, "Idol of the Familiar")
    assert me(match)["crystals"] == 10
    assert me(activate(match, "Idol of the Familiar"))["crystals"] == 12


def test_necrotic_kriss_trades_a_familiar_for_four_tokens() -> None:
    match = a_turn(in_play=["Necrotic Kriss", "Lewis Greyface"], hand=["Air Elemental", "Purse of Io"])
    activate(match, "Necrotic Kriss")
    assert match.decision.keys == ["sacrifice:lewis-greyface", "discard:air-elemental"]
    choose(match, "discard:air-elemental", *["gain:water"] * 4)
    assert (tokens(match), me(match)["hand"]) == ((0, 4, 0, 0), ["purse-of-io"])
    assert not offered(a_turn(in_play=["Necrotic Kriss"], hand=["Purse of Io"]), "activate:")


def test_lantern_of_xidit_pays_three_for_every_token_left_at_the_end() -> None:
    match = end_round(a_turn(in_play=["Lantern of Xidit"], reserve={"fire": 2, "air": 2}, year=3, month=12))
    assert match.view(None)["result"]["scores"][0]["crystals"] == 12


def test_sealed_chest_of_urm_pays_for_having_magic_items_only() -> None:
    for card, gained in (("Purse of Io", 20), ("Lewis Greyface", 0)):
        match = end_round(a_turn(in_play=["Sealed Chest of Urm", card], year=3, month=12))
        assert match.view(None)["result"]["scores"][0]["crystals"] == gained


def test_mirror_of_the_seasons_changes_tokens_for_a_crystal_each() -> None:
    match = a_turn(in_play=["Mirror of the Seasons"], crystals=2, reserve={"fire": 3})
    activate(match, "Mirror of the Seasons")
    assert offered(match, "mirror:3") == [], "two crystals are enough for two"
    match.choose("mirror:2-fire>earth")
    assert (tokens(match), me(match)["crystals"]) == ((0, 0, 1, 2), 0)


def with_the_staff(rules: int = GAME.rules, **told: Any) -> Match:
    """The Mirror of the Seasons is activated in winter beside a Staff of Winter."""
    cards = ["Staff of Winter", "Mirror of the Seasons"]
    return activate(under(rules, a_turn(in_play=cards, crystals=3, **told)), "Mirror of the Seasons")


def test_in_winter_the_mirror_takes_tokens_that_count_as_earth_for_like_ones() -> None:
    match = with_the_staff(reserve={"air": 1, "water": 2})
    assert "mirror:3-earth>fire" in match.decision.keys
    two = match.clone()
    match.choose("mirror:3-earth>fire")
    assert (tokens(match), me(match)["crystals"]) == ((0, 0, 3, 0), 0)
    two.choose("mirror:2-earth>fire")
    assert two.decision.keys == ["pay:water+water=earth+earth", "pay:air+water=earth+earth"]
    two.choose("pay:air+water=earth+earth")
    assert (tokens(two), me(two)["crystals"]) == ((0, 1, 2, 0), 1)


def test_the_mirror_offers_nothing_twice_in_winter() -> None:
    assert not offered(with_the_staff(reserve={"air": 3}), "mirror:2-earth"), "they are alike anyway"
    assert not offered(with_the_staff(reserve={"air": 1, "water": 1}), "mirror:1-earth")
    assert not offered(with_the_staff(reserve={"air": 1, "water": 1}, month=4), "mirror:2"), "it is not winter"
    assert not offered(with_the_staff(4, reserve={"air": 1, "water": 1}), "mirror:2")
    assert not offered(with_the_staff(reserve={"air": 2, "earth": 1}), "mirror:2-earth>air"), "air is air already"
    some = with_the_staff(reserve={"air": 1, "fire": 1, "earth": 2})
    assert not offered(some, "mirror:4")
    assert choose(some, "mirror:2-earth>air").decision.keys == ["pay:earth+earth", "pay:fire+earth=earth+earth"]
    plain = choose(with_the_staff(reserve={"air": 1, "earth": 1}), "mirror:1-earth>fire")
    assert tokens(plain) == (1, 0, 1, 0)


def test_pendant_of_ragnor_gives_a_token_for_each_other_magic_item() -> None:
    match = a_turn(
        hand=["Pendant of Ragnor"],
        reserve={"water": 1, "fire": 1, "air": 1},
        in_play=["Purse of Io", "Temporal Boots", "Lewis Greyface"],
    )
    summon(match, "Pendant of Ragnor", "gain:earth", "gain:earth")
    assert (match.decision.word, tokens(match)) == ("ask-turn", (0, 0, 0, 2))


def test_sid_takes_five_from_everybody_if_you_lead() -> None:
    for mine, after in ((10, (15, 4)), (9, (9, 9))):
        match = a_turn(hand=["Sid Nightshade"], reserve={"earth": 1}, crystals=mine, rival={"crystals": 9})
        summon(match, "Sid Nightshade")
        assert (me(match)["crystals"], other(match)["crystals"]) == after


def test_damned_soul_of_onys_is_handed_on() -> None:
    match = a_turn(hand=["Damned Soul of Onys"], reserve={"water": 1})
    summon(match, "Damned Soul of Onys")
    assert (me(match)["crystals"], tokens(match)) == (10, (0, 1, 0, 0))
    activate(match, "Damned Soul of Onys")
    assert (in_play(match), in_play(match, 1), tokens(match)) == ([], ["damned-soul-of-onys"], (0, 0, 0, 0))
    assert (other(match)["crystals"], tokens(match, 1)) == (0, (0, 0, 0, 0)), "whoever is handed it gets nothing for it"
    assert not other(match)["in_play"][0]["turned"]


def test_damned_soul_of_onys_costs_three_crystals_a_round() -> None:
    assert me(end_round(a_turn(in_play=["Damned Soul of Onys"], crystals=5)))["crystals"] == 2
    assert me(end_round(a_turn(in_play=["Damned Soul of Onys"], crystals=1)))["crystals"] == 0

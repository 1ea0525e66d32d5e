"""The basic nemesis cards of Legacy in the forms that they have in its campaign only, and what each of them becomes."""

from __future__ import annotations

from .legacy_basics import GAME, acts, battle, draws, form, resolves, unleashed
from .table import breach, choose, foe, gex, gravehold, in_play, keys, lives, mist, player, prepped

# Tier 1


def test_aether_extract_evolves_if_both_gems_cost_nothing() -> None:
    match = resolves("aether-extract-campaign", gex(hand=["Crystal", "Crystal", "Spark"]), mist())
    assert (unleashed(match), lives(match), player(match)["hand"]) == (1, [9, 10], ["spark"])
    assert form(match, "aether-extract-campaign") == ("aether-extract-campaign", 1)
    full = resolves("aether-extract-campaign", gex(hand=["Crystal", "Crystal", "Spark"]), mist(), stickers=2)
    assert form(full, "aether-extract-campaign") == ("unforeseen-collapse", 0)
    assert foe(full)["discard"] == ["unforeseen-collapse"]
    rich = resolves("aether-extract-campaign", gex(hand=["Breach Ore", "Crystal", "Spark"]), mist(), stickers=2)
    rich.choose("discard:crystal")
    assert form(rich, "aether-extract-campaign") == ("aether-extract-campaign", 2)


def test_ambush_becomes_waylay_from_chapter_four_on() -> None:
    match = draws("ambush-campaign", chapter=3)
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (1, 28, ["ambush-campaign"])
    assert foe(draws("ambush-campaign", chapter=4))["discard"] == ["waylay"]


def test_conduct_evolves_if_that_player_then_has_two_charges() -> None:
    match = draws("conduct-campaign", gex(charges=1), mist(), stickers=2)
    assert (unleashed(match), lives(match), player(match)["charges"]) == (1, [8, 10], 2)
    assert foe(match)["discard"] == ["disrupt"]
    few = draws("conduct-campaign", stickers=2)
    few.choose("player:1")
    assert (player(few)["charges"], form(few, "conduct-campaign")) == (1, ("conduct-campaign", 2))


def test_creeping_curse_is_discarded_for_a_sticker() -> None:
    match = battle(nemesis={"in_play": ["creeping-curse-campaign"]})
    match.choose("discard:creeping-curse-campaign")
    assert foe(match)["discard"] == ["creeping-curse-campaign"]
    assert form(match, "creeping-curse-campaign") == ("creeping-curse-campaign", 1)
    changed = {"creeping-curse-campaign": {"stickers": 2}}
    full = battle(nemesis={"in_play": ["creeping-curse-campaign"], "changed": changed})
    full.choose("discard:creeping-curse-campaign")
    assert foe(full)["discard"] == ["calamitous-bane"]
    let = resolves("creeping-curse-campaign", gex(hand=["Crystal", "Spark"]), mist())
    choose(let, "player:2", "discard:crystal/1", "discard:crystal/2")
    assert (unleashed(let), lives(let), player(let)["hand"]) == (1, [10, 8], ["spark"])
    assert form(let, "creeping-curse-campaign") == ("creeping-curse-campaign", 0)


def test_daze_evolves_if_what_was_discarded_costs_nothing() -> None:
    for key, then in (("discard:crystal", "paralyze"), ("discard:breach-ore", "daze-campaign")):
        match = draws("daze-campaign", gex(hand=["Breach Ore", "Crystal"]), mist(), stickers=2)
        choose(match, "player:1", key)
        assert (lives(match), gravehold(match), foe(match)["discard"]) == ([8, 10], 30, [then])


def test_endless_chasm_evolves_instead_of_striking() -> None:
    match = resolves("endless-chasm-campaign", stickers=2)
    match.choose("or:1")
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (0, 30, ["eternal-glare"])
    struck = resolves("endless-chasm-campaign", stickers=2)
    struck.choose("or:2")
    assert (unleashed(struck), gravehold(struck)) == (2, 28)
    assert form(struck, "endless-chasm-campaign") == ("endless-chasm-campaign", 2)


def test_a_leviathan_hatches_grows_and_takes_to_the_sky() -> None:
    egg = acts("leviathan-egg", life=2)
    assert in_play(egg)["leviathan-hatchling-campaign"] == 2
    hatchling = acts("leviathan-hatchling-campaign")
    assert (gravehold(hatchling), in_play(hatchling)["leviathan-hatchling-campaign"]) == (29, 6)
    drawn = draws("leviathan-hatchling-campaign", chapter=4)
    assert in_play(drawn) == {"ravenous-leviathan-campaign": 7}
    assert in_play(draws("leviathan-hatchling-campaign", chapter=3)) == {"leviathan-hatchling-campaign": 6}
    ravenous = acts("ravenous-leviathan-campaign", life=4, stickers=1)
    assert (gravehold(ravenous), form(ravenous, "ravenous-leviathan-campaign")[1]) == (28, 2)
    grown = acts("ravenous-leviathan-campaign", life=4, stickers=2)
    assert (gravehold(grown), in_play(grown)["skybound-leviathan"]) == (28, 4)


def test_a_harvester_becomes_a_thresher_in_chapter_five_and_a_thresher_a_reaper() -> None:
    match = acts("spine-harvester")
    match.choose("player:1")
    assert lives(match) == [8, 10]
    early, late = draws("spine-harvester", chapter=4), draws("spine-harvester", chapter=5)
    assert [each["shields"] for each in (*foe(early)["in_play"], *foe(late)["in_play"])] == [2, 3]
    assert [*in_play(early), *in_play(late)] == ["spine-harvester", "spine-thresher-campaign"]
    thresher = acts("spine-thresher-campaign", stickers=2, shields=1)
    thresher.choose("player:2")
    assert (unleashed(thresher), lives(thresher)) == (1, [10, 9])
    reaper = next(each for each in foe(thresher)["in_play"] if each["id"] == "spine-reaper")
    assert reaper == {"id": "spine-reaper", "life": 1, "shields": 1}  # the tokens it had, and no more


# Tier 2


def test_a_larva_spins_a_cocoon_and_a_soldier_comes_out() -> None:
    larva = acts("caustic-larva", stickers=2, life=8)
    assert (unleashed(larva), gravehold(larva), in_play(larva)["caustic-cocoon-campaign"]) == (1, 30, 8)
    cocoon = acts("caustic-cocoon-campaign", stickers=2)
    assert (unleashed(cocoon), gravehold(cocoon), in_play(cocoon)["caustic-soldier"]) == (1, 29, 11)
    assert in_play(acts("caustic-larva", stickers=1))["caustic-larva"] == 10


def test_drain_evolves_if_a_dear_spell_is_left() -> None:
    three = {"II": prepped("Kindle"), "III": prepped("Spark")}
    sheets = gex(breaches=three), mist(breaches={"I": prepped("Spark")})
    match = draws("drain-campaign", *sheets, stickers=2)
    choose(match, "discard:spark@III/1", "discard:spark@I/2")
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (1, 28, ["deplete"])
    spared = draws("drain-campaign", *sheets, stickers=2)
    choose(spared, "discard:kindle@II/1", "discard:spark@I/2")
    assert foe(spared)["discard"] == ["drain-campaign"]


def test_a_hive_lets_its_drones_out() -> None:
    match = acts("humming-hive-campaign", stickers=2, shields=2)
    match.choose("player:2")
    assert lives(match) == [10, 8]
    assert {"id": "humming-drones", "life": 7, "shields": 2} in foe(match)["in_play"]
    assert foe(draws("humming-hive-campaign"))["in_play"] == [{"id": "humming-hive-campaign", "life": 7, "shields": 2}]


def test_hunted_becomes_what_it_is_outside_the_campaign() -> None:
    match = draws("hunted-campaign", gex(), mist(life=4))
    assert (unleashed(match), lives(match), foe(match)["discard"]) == (0, [10, 3], ["hunted"])


def test_sap_takes_charges_or_evolves_after_unleashing_twice_either_way() -> None:
    match = draws("sap-campaign", gex(charges=2), mist(), stickers=2)
    match.choose("or:1")
    assert (unleashed(match), player(match)["charges"], foe(match)["discard"]) == (2, 0, ["sap-campaign"])
    other = draws("sap-campaign", gex(charges=2), mist(), stickers=2)
    other.choose("or:2")
    assert (unleashed(other), player(other)["charges"], foe(other)["discard"]) == (2, 2, ["reap"])


def test_a_tempting_offer_is_taken_for_a_sticker() -> None:
    changed = {"tempting-offer-campaign": {"stickers": 2}}
    match = battle(nemesis={"in_play": ["tempting-offer-campaign"], "changed": changed})
    match.choose("discard:tempting-offer-campaign")
    assert foe(match)["discard"] == ["dark-bond"]
    let = resolves("tempting-offer-campaign", gex(life=6), mist())
    assert (unleashed(let), lives(let), foe(let)["discard"]) == (2, [3, 10], ["tempting-offer-campaign"])


def test_tremor_evolves_if_gravehold_still_stands_firm() -> None:
    match = resolves("tremor-campaign", gravehold=17, stickers=2)
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (2, 13, ["crushing-wave"])
    weak = resolves("tremor-campaign", gravehold=16, stickers=2)
    assert (gravehold(weak), foe(weak)["discard"]) == (12, ["tremor-campaign"])


# Tier 3


def test_annihilate_evolves_for_every_dear_card_that_is_left_in_that_hand() -> None:
    hand = ["Breach Ore", "Kindle", "Aurora", "Spark", "Crystal"]
    match = draws("annihilate-campaign", gex(), mist(hand=hand))
    choose(match, "discard:spark", "discard:crystal")
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (2, 30, ["annihilate"])
    two = draws("annihilate-campaign", gex(), mist(hand=hand))
    choose(two, "discard:spark", "discard:kindle")
    assert form(two, "annihilate-campaign") == ("annihilate-campaign", 2)


def test_an_ogre_whose_shields_are_broken_becomes_a_juggernaut() -> None:
    whole = acts("facet-ogre-campaign", shields=3)
    assert (gravehold(whole), "facet-ogre-campaign" in in_play(whole)) == (27, True)
    broken = acts("facet-ogre-campaign", shields=2)
    assert gravehold(broken) == 28
    assert {"id": "facet-juggernaut", "life": 1, "shields": 2} in foe(broken)["in_play"]


def test_flash_of_decay_evolves_if_the_spell_was_cheap_or_there_was_none() -> None:
    for spell, then in (("Kindle", "ray-of-desolation-campaign"), ("Aurora", "flash-of-decay-campaign")):
        match = resolves("flash-of-decay-campaign", gex(breaches={"II": prepped(spell)}), mist())
        assert (unleashed(match), breach(match, "II")["prepped"], foe(match)["discard"]) == (2, [], [then])
    none = resolves("flash-of-decay-campaign")
    assert foe(none)["discard"] == ["ray-of-desolation-campaign"]


def test_gathering_storm_evolves_unless_both_nemesis_cards_are_drawn() -> None:
    match = resolves("gathering-storm-campaign")
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (2, 30, ["thunderous-tempest-campaign"])
    late = resolves("gathering-storm-campaign", nemesis_cards=2)
    while "or:1" in keys(late):
        late.choose(keys(late)[-1])
    late.choose("player:2")
    assert (lives(late)[1], foe(late)["discard"]) == (6, ["gathering-storm-campaign"])


def test_a_spectre_becomes_an_eidolon_from_chapter_four_on() -> None:
    assert unleashed(acts("maddening-spectre-campaign")) == 2
    assert foe(draws("maddening-spectre-campaign"))["in_play"] == [
        {"id": "maddening-spectre-campaign", "life": 7, "shields": 2}
    ]
    assert foe(draws("maddening-spectre-campaign", chapter=4))["in_play"] == [
        {"id": "maddening-eidolon", "life": 7, "shields": 4}
    ]


def test_suffocate_evolves_or_strikes() -> None:
    match = draws("suffocate-campaign")
    match.choose("or:1")
    assert (unleashed(match), gravehold(match), foe(match)["discard"]) == (0, 30, ["sacrifice-campaign"])
    other = draws("suffocate-campaign")
    choose(other, "or:2", "player:2")
    assert (gravehold(other), lives(other), foe(other)["discard"]) == (27, [10, 7], ["suffocate-campaign"])


# All of them


def test_every_form_leads_to_a_card_that_is_played_outside_the_campaign_too() -> None:
    for card in GAME.box.forms:
        last = card.forms()[-1]
        assert last in GAME.box.basics
        assert all(each in GAME.box.forms for each in card.forms()[:-1])
        assert last.upgraded or last.id in ("hunted", "annihilate")

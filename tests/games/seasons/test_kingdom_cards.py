"""Power cards 101 to 120, of Enchanted Kingdom, each in a small position."""

from __future__ import annotations

from typing import Any

from .table import PLENTY, a_turn, activate, choose, end_round, in_play, me, offered, other, summon, tokens, under

# Any, all through this file: positions are plain data.


def test_heart_of_argos_lays_an_earth_aside_once_a_turn_and_pays_it_out_at_the_end_of_the_round() -> None:
    match = a_turn(in_play=["Heart of Argos", "Potion of Power", "Idol of the Familiar"], draw_pile=["Purse of Io"])
    activate(match, "Potion of Power")
    activate(match, "Idol of the Familiar")
    assert me(match)["in_play"][0]["energy"]["earth"] == 1
    assert tokens(match) == (0, 0, 0, 0)
    end_round(match)
    assert tokens(match) == (0, 0, 0, 1)


def test_horn_of_plenty_eats_a_token_and_pays_for_earth() -> None:
    match = end_round(a_turn(in_play=["Horn of Plenty"], reserve={"earth": 1, "fire": 1}))
    match.choose("pay:earth")
    assert (me(match)["crystals"], tokens(match)) == (5, (0, 0, 1, 0))
    match = end_round(a_turn(in_play=["Horn of Plenty"], reserve={"fire": 1}))
    assert (me(match)["crystals"], tokens(match)) == (0, (0, 0, 0, 0)), "whatever is there goes"


def test_fairy_monolith_keeps_tokens_and_gives_them_back() -> None:
    match = end_round(a_turn(in_play=["Fairy Monolith"], reserve={"fire": 1, "air": 1}))
    assert match.decision.keys == ["store:air", "store:fire", "no"]
    match.choose("store:fire")
    assert (me(match)["in_play"][0]["energy"]["fire"], tokens(match)) == (1, (1, 0, 0, 0))

    match = a_turn(in_play=[{"name": "Fairy Monolith", "energy": {"fire": 2, "earth": 1}}])
    activate(match, "Fairy Monolith", "take-stored:fire", "take-stored:earth", "done")
    assert (tokens(match), me(match)["in_play"][0]["energy"]["fire"]) == ((0, 0, 1, 1), 1)
    assert not offered(a_turn(in_play=["Fairy Monolith"]), "activate:")


def test_selenias_codex_takes_back_a_magic_item_that_costs_energy() -> None:
    cards = ["Purse of Io", "Hand of Fortune", "Runic Cube of Eolis", "Selenia's Codex", "Lewis Greyface"]
    match = a_turn(hand=["Selenia's Codex"], reserve={"air": 1, "water": 1}, in_play=cards)
    choose(match, "summon:selenias-codex", "pay:air")
    assert match.decision.keys == ["take-back:purse-of-io", "take-back:hand-of-fortune"]
    match.choose("take-back:hand-of-fortune")
    assert me(match)["hand"] == ["hand-of-fortune"]


def test_scroll_of_ishtar_seeks_a_magic_item_by_an_energy_of_its_cost() -> None:
    pile = ["Lewis Greyface", "Amulet of Earth", "Purse of Io", "Amulet of Fire", "Amulet of Air"]
    match = a_turn(hand=["Scroll of Ishtar"], reserve={"fire": 2}, draw_pile=pile)
    summon(match, "Scroll of Ishtar", "name:fire")
    assert match.view(1)["players"][0]["looked"] == ["purse-of-io"], "everybody sees it"
    choose(match, "discard-it", "yes", "name:air", "keep-it")
    assert me(match)["hand"] == ["amulet-of-air"]
    assert (match.view(0)["draw_pile"]["count"], match.view(0)["discard"]["count"]) == (0, 4)


def test_a_search_goes_on_in_the_discard_pile_when_the_draw_pile_has_run_out() -> None:
    told: dict[str, Any] = {
        "hand": ["Scroll of Ishtar"],
        "reserve": {"fire": 2},
        "draw_pile": ["Amulet of Earth", "Lewis Greyface"],
        "discard": ["Purse of Io", "Air Elemental"],
    }
    match = summon(a_turn(**told), "Scroll of Ishtar", "name:fire", "keep-it")
    assert me(match)["hand"] == ["purse-of-io"]
    view = match.view(0)
    assert view["draw_pile"]["count"] + view["discard"]["count"] == 3, "nothing was lost on the way"
    old = summon(under(3, a_turn(**told)), "Scroll of Ishtar", "name:fire")
    assert (old.decision.word, old.view(0)["discard"]["count"]) == ("ask-turn", 4)


def test_a_search_in_vain_ends_when_every_card_has_been_revealed_once() -> None:
    piles: dict[str, Any] = {
        "draw_pile": ["Amulet of Earth", "Purse of Io"],
        "discard": ["Amulet of Air", "Dragonsoul"],
    }
    match = summon(a_turn(hand=["Familiar Catcher"], reserve={"air": 1, "fire": 1}, **piles), "Familiar Catcher")
    seen = sorted(str(event.args["card"]) for event in match.events if event.name == "reveals")
    assert len(seen) == len(set(seen)) == 4
    assert (match.decision.word, me(match)["hand"], me(match)["looked"]) == ("ask-turn", [], [])
    assert (match.view(0)["draw_pile"]["count"], match.view(0)["discard"]) == (0, {"count": 4, "known": []})


def test_a_card_that_was_found_and_discarded_may_be_found_once_more() -> None:
    match = a_turn(hand=["Familiar Catcher"], reserve={"air": 1, "fire": 1}, draw_pile=["Lewis Greyface"])
    summon(match, "Familiar Catcher", "discard-it", "yes", "keep-it")
    assert me(match)["hand"] == ["lewis-greyface"]


def test_scroll_of_ishtar_searches_no_more_than_twice() -> None:
    match = a_turn(hand=["Scroll of Ishtar"], reserve={"fire": 2}, draw_pile=["Purse of Io"] * 3)
    summon(match, "Scroll of Ishtar", "name:fire", "discard-it", "yes", "name:air", "discard-it")
    assert match.decision.word == "ask-turn"


def test_mesodaes_lantern_pays_three_a_round_and_makes_the_reserve_smaller() -> None:
    match = a_turn(in_play=["Mesodae's Lantern"], reserve={"fire": 5}, die={"energy": {"fire": 2}})
    assert (tokens(match), me(match)["reserve_limit"]) == ((0, 0, 6, 0), 6)
    assert me(end_round(match))["crystals"] == 3


def test_mesodaes_lantern_cannot_be_put_into_play_by_another_card() -> None:
    match = a_turn(hand=["Divine Chalice"], reserve=PLENTY, draw_pile=["Mesodae's Lantern"] * 3 + ["Purse of Io"])
    summon(match, "Divine Chalice")
    assert in_play(match) == ["divine-chalice", "purse-of-io"]
    assert not offered(a_turn(in_play=["Potion of Dreams"], hand=["Mesodae's Lantern"]), "activate:")


def test_statue_of_eolis_gives_a_token_or_crystals_and_a_look_when_the_season_changes() -> None:
    match = end_round(a_turn(in_play=["Statue of Eolis"], month=3, left_die={"advance": 1}, draw_pile=["Purse of Io"]))
    other_way = match.clone()
    choose(match, "or:1", "gain:fire")
    assert (tokens(match), me(match)["crystals"], me(match)["reserve_limit"]) == ((0, 0, 1, 0), 0, 6)
    other_way.choose("or:2")
    assert (me(other_way)["crystals"], other_way.view(0)["draw_pile"]["known"]) == (2, ["purse-of-io"])
    assert other_way.view(1)["draw_pile"]["known"] == []


def test_familiar_catcher_finds_a_familiar() -> None:
    pile = ["Purse of Io", "Lewis Greyface", "Amulet of Air", "Air Elemental"]
    match = a_turn(hand=["Familiar Catcher"], reserve={"air": 1, "fire": 1}, draw_pile=pile)
    summon(match, "Familiar Catcher", "keep-it")
    assert (me(match)["hand"], match.view(0)["discard"]["count"]) == (["lewis-greyface"], 1)
    match = a_turn(hand=["Familiar Catcher"], reserve={"air": 1, "fire": 1}, draw_pile=pile)
    summon(match, "Familiar Catcher", "discard-it", "yes", "keep-it")
    assert me(match)["hand"] == ["air-elemental"]


def test_ios_transmuter_lets_you_transmute_when_the_die_gives_crystals() -> None:
    match = a_turn(in_play=["Io's Transmuter"], reserve={"earth": 2}, die={"crystals": 1})
    choose(match, "transmute", "all")
    assert me(match)["crystals"] == 1 + 6
    assert me(end_round(match))["crystals"] == 9, "two more for having used it"


def test_ios_transmuter_pays_nothing_if_it_was_not_used() -> None:
    match = a_turn(in_play=["Io's Transmuter"], reserve={"earth": 2}, die={"crystals": 1})
    assert me(end_round(match))["crystals"] == 1
    star = a_turn(in_play=["Io's Transmuter"], reserve={"earth": 2}, die={"star": True})
    assert not offered(star, "transmute")


def test_throne_of_renewal_changes_a_card_and_goes_back_on_the_bonus_track() -> None:
    match = a_turn(
        hand=["Throne of Renewal", "Purse of Io"],
        reserve={"water": 1, "fire": 2},
        bonus_used=2,
        draw_pile=["Air Elemental"],
    )
    summon(match, "Throne of Renewal")
    assert (me(match)["hand"], me(match)["bonus_used"]) == (["air-elemental"], 1)


def test_throne_of_renewal_does_nothing_without_a_card_to_discard() -> None:
    match = a_turn(hand=["Throne of Renewal"], reserve={"water": 1, "fire": 2}, bonus_used=2)
    summon(match, "Throne of Renewal")
    assert (me(match)["hand"], me(match)["bonus_used"]) == ([], 2)


def test_potion_of_resurrection_takes_one_of_the_top_five_discarded() -> None:
    pile = ["Purse of Io", "Amulet of Air", "Air Elemental", "Hand of Fortune", "Lewis Greyface"]
    match = a_turn(in_play=["Potion of Resurrection"], discard=pile)
    activate(match, "Potion of Resurrection")
    assert "take:lewis-greyface" not in match.decision.keys, "the Potion itself lies on top by then"
    match.choose("take:air-elemental")
    assert me(match)["hand"] == ["air-elemental"]
    assert match.view(0)["discard"]["count"] == 5


def test_jewel_of_the_ancients_collects_tokens_and_scores_with_three() -> None:
    match = a_turn(in_play=["Jewel of the Ancients"], reserve={"fire": 3, "air": 2}, crystals=20, year=3, month=12)
    activate(match, "Jewel of the Ancients")
    assert (me(match)["in_play"][0]["energy"]["fire"], tokens(match)) == (1, (2, 0, 0, 0))
    end_round(match)
    assert match.view(None)["result"]["scores"][0]["crystals"] == 10
    three = a_turn(in_play=[{"name": "Jewel of the Ancients", "energy": {"fire": 3}}], year=3, month=12)
    assert end_round(three).view(None)["result"]["scores"][0]["crystals"] == 35


def test_jewel_of_the_ancients_takes_tokens_of_the_reserve_only() -> None:
    match = a_turn(
        in_play=["Jewel of the Ancients", {"name": "Amulet of Water", "energy": {"fire": 2}}], reserve={"fire": 2}
    )
    assert not offered(match, "activate:")


def test_shield_of_zira_is_sacrificed_in_place_of_another_card() -> None:
    match = a_turn(in_play=["Shield of Zira", "Potion of Life"], reserve={"fire": 1})
    activate(match, "Potion of Life", "yes")
    assert (in_play(match), me(match)["crystals"]) == (["potion-of-life"], 10 + 4)
    match = a_turn(in_play=["Shield of Zira", "Potion of Life"], reserve={"fire": 1})
    activate(match, "Potion of Life", "no")
    assert (in_play(match), me(match)["crystals"]) == (["shield-of-zira"], 4)


def test_shield_of_zira_saves_a_card_in_hand_too() -> None:
    match = a_turn(
        in_play=["Shield of Zira", "Necrotic Kriss"], hand=["Lewis Greyface"], rival={"in_play": ["Thieving Fairies"]}
    )
    activate(match, "Necrotic Kriss", "yes", *["gain:air"] * 4)
    assert (me(match)["hand"], in_play(match)) == (["lewis-greyface"], ["necrotic-kriss"])


def test_of_two_shields_one_is_sacrificed_in_place_of_the_other() -> None:
    match = choose(a_turn(in_play=["Shield of Zira", "Shield of Zira"], token=2), "token:2")
    assert (match.decision.word, match.decision.keys) == ("ask-stand-in", ["yes", "no"])
    plainly = match.clone()
    plainly.choose("no")
    match.choose("yes")
    assert (in_play(match), me(match)["crystals"]) == (["shield-of-zira"], 10)
    assert (in_play(plainly), me(plainly)["crystals"]) == (["shield-of-zira"], 0)
    old = choose(under(4, a_turn(in_play=["Shield of Zira", "Shield of Zira"], token=2)), "token:2")
    assert (in_play(old), me(old)["crystals"], old.decision.word) == (["shield-of-zira"], 0, "ask-turn")


def test_a_lone_shield_does_not_stand_in_for_itself() -> None:
    match = choose(a_turn(in_play=["Shield of Zira"], token=2), "token:2")
    assert (in_play(match), me(match)["crystals"], match.decision.word) == ([], 0, "ask-turn")


CAUGHT: dict[str, Any] = {
    "hand": ["Purse of Io"],
    "reserve": {"air": 1, "fire": 1},
    "in_play": ["Shield of Zira"],
    "rival": {"in_play": [{"name": "Urmian Psychic Cage", "trap": True}]},
}


def test_shield_of_zira_is_sacrificed_in_place_of_a_card_that_a_trap_catches() -> None:
    match = summon(a_turn(**CAUGHT), "Purse of Io", "discard-it")
    assert (match.decision.seat, match.decision.word) == (0, "ask-stand-in")
    match.choose("yes")
    assert (in_play(match), me(match)["crystals"], tokens(match)) == (["purse-of-io"], 10, (0, 0, 0, 0))
    assert "trap" not in other(match)["in_play"][0], "the Trap has sprung"
    assert match.view(0)["discard"]["count"] == 1


def test_a_card_that_a_trap_catches_may_go_though_there_is_a_shield() -> None:
    match = summon(a_turn(**CAUGHT), "Purse of Io", "discard-it", "no")
    assert (in_play(match), me(match)["crystals"]) == (["shield-of-zira"], 0)
    assert [event.args["card"] for event in match.events if event.name == "caught"], "everybody sees which"
    old = summon(under(3, a_turn(**CAUGHT)), "Purse of Io", "discard-it")
    assert (in_play(old), old.decision.word) == (["shield-of-zira"], "ask-turn")


def test_a_second_trap_catches_the_card_that_the_shield_has_saved_from_the_first() -> None:
    cages = {"in_play": [{"name": "Urmian Psychic Cage", "trap": True}] * 2}
    match = summon(a_turn(**{**CAUGHT, "rival": cages}), "Purse of Io", "discard-it", "yes")
    assert (in_play(match), match.view(0)["discard"]["count"], me(match)["crystals"]) == ([], 2, 10)


def test_a_replica_that_a_trap_catches_leaves_the_game_unless_a_shield_goes_for_it() -> None:
    rival = {"in_play": [{"name": "Urmian Psychic Cage", "trap": True}]}
    match = a_turn(in_play=["Eolis's Replicator", "Shield of Zira"], reserve={"water": 1}, rival=rival)
    activate(match, "Eolis's Replicator", "discard-it")
    saved = match.clone()
    match.choose("no")
    assert (match.view(0)["removed"], match.view(0)["discard"]["count"]) == (["replica"], 0)
    saved.choose("yes")
    assert in_play(saved) == ["eoliss-replicator", "replica"]


def test_steadfast_die_offers_three_other_actions() -> None:
    def before() -> list[str]:
        return ["die", "steadfast:gauge", "steadfast:energy", "steadfast:transmute"]

    match = a_turn(in_play=["Steadfast Die"], die={"crystals": 6}, gauge=4, reserve={"fire": 1})
    assert match.decision.keys == before()
    ways = {key: match.clone() for key in before()}
    for key, way in ways.items():
        way.choose(key)
    assert me(ways["die"])["crystals"] == 6
    assert (me(ways["steadfast:gauge"])["gauge"], me(ways["steadfast:gauge"])["crystals"]) == (5, 0)
    assert tokens(choose(ways["steadfast:energy"], "gain:air")) == (1, 0, 1, 0)
    assert me(choose(ways["steadfast:transmute"], "transmute"))["crystals"] == 2


def test_amulet_of_time_gives_two_tokens_and_changes_cards() -> None:
    match = a_turn(
        hand=["Amulet of Time", "Purse of Io", "Air Elemental"], reserve={"water": 2}, draw_pile=["Lewis Greyface"] * 3
    )
    summon(match, "Amulet of Time", "gain:fire", "gain:fire", "discard:purse-of-io", "done")
    assert (me(match)["hand"], tokens(match)) == (["air-elemental", "lewis-greyface"], (0, 0, 2, 0))


def test_arcane_telescope_puts_the_top_three_in_order() -> None:
    match = a_turn(
        in_play=["Arcane Telescope"], crystals=2, draw_pile=["Purse of Io", "Amulet of Air", "Air Elemental"]
    )
    activate(match, "Arcane Telescope", "lay-back:purse-of-io", "lay-back:air-elemental")
    assert match.view(0)["draw_pile"]["known"] == ["amulet-of-air", "air-elemental", "purse-of-io"]
    assert (match.view(1)["draw_pile"]["known"], me(match)["crystals"]) == ([], 0)


def test_argos_hawk_gives_at_first_and_is_sacrificed_against_the_others() -> None:
    match = a_turn(hand=["Argos Hawk"], reserve={"air": 1, "earth": 1}, gauge=4, rival={"gauge": 3, "crystals": 1})
    summon(match, "Argos Hawk")
    assert (me(match)["crystals"], me(match)["gauge"]) == (10, 5)
    activate(match, "Argos Hawk")
    assert (in_play(match), other(match)["gauge"], other(match)["crystals"]) == ([], 2, 7)


def test_raven_pays_for_an_opponents_item_and_has_its_effects() -> None:
    match = a_turn(
        hand=["Raven the Usurper", "Temporal Boots"],
        reserve={"fire": 1, "earth": 3},
        rival={"in_play": ["Staff of Spring"]},
    )
    summon(match, "Raven the Usurper", "mimic:staff-of-spring@2")
    assert (tokens(match), me(match)["in_play"][0]["mimics"]) == ((0, 0, 0, 0), "staff-of-spring")
    summon(match, "Temporal Boots", "marker:+1")
    assert me(match)["crystals"] == 3


def test_raven_does_what_the_item_does_on_entering() -> None:
    match = a_turn(hand=["Raven the Usurper"], reserve={"fire": 1, "earth": 2}, rival={"in_play": ["Amulet of Earth"]})
    summon(match, "Raven the Usurper", "mimic:amulet-of-earth@2")
    assert me(match)["crystals"] == 9


def test_raven_cannot_mimic_what_cannot_be_paid() -> None:
    match = a_turn(hand=["Raven the Usurper"], reserve={"fire": 1}, rival={"in_play": ["Amulet of Earth"]})
    summon(match, "Raven the Usurper")
    assert (match.decision.word, "mimics" in me(match)["in_play"][0]) == ("ask-turn", False)


def test_raven_is_sacrificed_when_the_item_leaves_play() -> None:
    match = a_turn(
        in_play=[{"name": "Raven the Usurper", "mimics": "Potion of Power"}],
        rival={"in_play": ["Potion of Power"]},
        active=1,
        first=1,
    )
    activate(match, "Potion of Power")
    assert (in_play(match), in_play(match, 1)) == ([], [])


def test_warden_of_argos_costs_everybody_four_tokens_or_a_card() -> None:
    match = a_turn(
        hand=["Warden of Argos", "Purse of Io"],
        reserve={"air": 1, "fire": 5},
        rival={"hand": ["Air Elemental"], "reserve": {"earth": 2}},
    )
    summon(match, "Warden of Argos")
    cards = match.clone()
    choose(match, "or:1")
    assert (tokens(match), tokens(match, 1)) == ((0, 0, 1, 0), (0, 0, 0, 0))
    choose(cards, "or:2")
    assert (me(cards)["hand"], other(cards)["hand"]) == ([], [])


def test_ratty_takes_up_to_two_tokens_from_each_opponent() -> None:
    match = a_turn(hand=["Ratty Nightshade"], crystals=2, rival={"reserve": {"earth": 2, "fire": 1}})
    summon(match, "Ratty Nightshade", "steal:earth", "steal:fire")
    assert (tokens(match), tokens(match, 1)) == ((0, 0, 1, 1), (0, 0, 0, 1))
    shy = a_turn(hand=["Ratty Nightshade"], crystals=2, rival={"reserve": {"earth": 2}})
    summon(shy, "Ratty Nightshade", "done")
    assert tokens(shy, 1) == (0, 0, 0, 2)

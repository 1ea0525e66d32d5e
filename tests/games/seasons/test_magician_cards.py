"""Power cards 1 to 30, each in a small position."""

from __future__ import annotations

import pytest

from .table import PLENTY, a_turn, activate, choose, end_round, in_play, me, offered, other, summon, tokens


def test_amulet_of_air_raises_the_gauge_by_two() -> None:
    match = summon(a_turn(hand=["Amulet of Air"], reserve={"air": 2}, gauge=3), "Amulet of Air")
    assert (me(match)["gauge"], in_play(match), tokens(match)) == (5, ["amulet-of-air"], (0, 0, 0, 0))


def test_amulet_of_fire_draws_four_and_keeps_one() -> None:
    pile = ["Amulet of Air", "Purse of Io", "Amulet of Earth", "Lewis Greyface", "Hand of Fortune"]
    match = summon(a_turn(hand=["Amulet of Fire"], reserve={"fire": 2}, draw_pile=pile), "Amulet of Fire")
    assert offered(match, "take:") == [
        "take:amulet-of-air",
        "take:purse-of-io",
        "take:amulet-of-earth",
        "take:lewis-greyface",
    ]
    match.choose("take:purse-of-io")
    assert me(match)["hand"] == ["purse-of-io"]
    assert match.view(0)["discard"]["count"] == 3
    assert match.view(0)["draw_pile"]["count"] == 1


def test_amulet_of_earth_gives_nine_crystals() -> None:
    match = summon(a_turn(hand=["Amulet of Earth"], reserve={"earth": 2}, crystals=1), "Amulet of Earth")
    assert me(match)["crystals"] == 10


def test_amulet_of_water_holds_four_tokens_that_pay_but_are_not_in_the_reserve() -> None:
    match = a_turn(
        hand=["Amulet of Water", "Purse of Io"], reserve={"water": 2}, die={"transmute": True}, die_done=True
    )
    summon(match, "Amulet of Water", "gain:air", "gain:fire", "gain:fire", "gain:earth")
    assert me(match)["in_play"][0]["energy"] == {"air": 1, "water": 0, "fire": 2, "earth": 1}
    assert tokens(match) == (0, 0, 0, 0)
    summon(match, "Purse of Io")
    assert me(match)["in_play"][0]["energy"] == {"air": 0, "water": 0, "fire": 1, "earth": 1}
    choose(match, "transmute", "all")
    assert me(match)["crystals"] == (2 + 1) + (3 + 1), "fire and earth in winter, and the Purse"
    assert "energy" not in me(match)["in_play"][0]


def test_amulet_of_water_leaves_the_choice_which_token_pays() -> None:
    match = a_turn(
        in_play=[{"name": "Amulet of Water", "energy": {"air": 1}}], hand=["Purse of Io"], reserve={"air": 1, "fire": 1}
    )
    summon(match, "Purse of Io", "pay:air+fire")
    assert me(match)["in_play"][0]["energy"]["air"] == 1
    assert tokens(match) == (0, 0, 0, 0)


def test_balance_of_ishtar_turns_three_tokens_of_one_energy_into_nine_crystals() -> None:
    match = a_turn(in_play=["Balance of Ishtar"], reserve={"fire": 3, "air": 2})
    activate(match, "Balance of Ishtar")
    assert (me(match)["crystals"], tokens(match)) == (9, (2, 0, 0, 0))
    assert not offered(match, "activate:")
    assert not offered(a_turn(in_play=["Balance of Ishtar"], reserve={"fire": 2, "air": 2}), "activate:")


def test_staff_of_spring_pays_for_every_card_summoned_after_it() -> None:
    match = a_turn(hand=["Staff of Spring", "Purse of Io"], reserve={"earth": 3, "air": 1, "fire": 1})
    summon(match, "Staff of Spring")
    assert me(match)["crystals"] == 0
    summon(match, "Purse of Io")
    assert me(match)["crystals"] == 3


def test_staff_of_spring_does_not_pay_for_cards_put_into_play() -> None:
    match = a_turn(in_play=["Staff of Spring", "Potion of Dreams"], hand=["Runic Cube of Eolis"])
    activate(match, "Potion of Dreams")
    assert in_play(match) == ["staff-of-spring", "runic-cube-of-eolis"]
    assert me(match)["crystals"] == 0


@pytest.mark.parametrize(("spaces", "month", "year"), [("+1", 12, 1), ("+3", 2, 2), ("-3", 8, 1)])
def test_temporal_boots_move_the_marker_either_way(spaces: str, month: int, year: int) -> None:
    match = a_turn(hand=["Temporal Boots"], month=11)
    summon(match, "Temporal Boots", f"marker:{spaces}")
    view = match.view(None)
    assert (view["month"], view["year"]) == (month, year)


def test_temporal_boots_bring_a_new_year_and_its_library() -> None:
    match = a_turn(
        hand=["Temporal Boots"], month=12, library={"2": ["Purse of Io"]}, rival={"library": {"2": ["Hand of Fortune"]}}
    )
    summon(match, "Temporal Boots", "marker:+1")
    assert me(match)["hand"] == ["purse-of-io"]
    assert other(match)["hand"] == ["hand-of-fortune"]


def test_temporal_boots_do_not_go_back_before_the_first_month() -> None:
    match = summon(a_turn(hand=["Temporal Boots"], month=2), "Temporal Boots")
    assert match.decision.keys == ["marker:-1", "marker:+1", "marker:+2", "marker:+3"]


def test_purse_of_io_adds_one_for_each_token_transmuted() -> None:
    match = a_turn(in_play=["Purse of Io"], reserve={"fire": 2}, die={"transmute": True}, die_done=True)
    choose(match, "transmute", "all")
    assert me(match)["crystals"] == 2 * (2 + 1)


def test_divine_chalice_puts_one_of_four_into_play_and_its_effect_happens() -> None:
    pile = ["Amulet of Earth", "Purse of Io", "Amulet of Air", "Lewis Greyface"]
    match = a_turn(hand=["Divine Chalice"], reserve=PLENTY, in_play=["Staff of Spring"], draw_pile=pile)
    summon(match, "Divine Chalice", "put:amulet-of-earth")
    assert in_play(match) == ["staff-of-spring", "divine-chalice", "amulet-of-earth"]
    assert me(match)["crystals"] == 3 + 9, "the Staff sees the Chalice only"
    assert match.view(0)["discard"]["count"] == 3


def test_divine_chalice_without_room_discards_all_four() -> None:
    match = a_turn(hand=["Divine Chalice"], reserve=PLENTY, gauge=1)
    summon(match, "Divine Chalice")
    assert in_play(match) == ["divine-chalice"]
    assert match.view(0)["discard"]["count"] == 4


def test_syllas_makes_each_opponent_sacrifice_a_card() -> None:
    match = a_turn(
        hand=["Syllas the Faithful"],
        reserve={"fire": 3},
        in_play=["Purse of Io"],
        rival={"in_play": ["Staff of Spring", "Hand of Fortune"]},
    )
    summon(match, "Syllas the Faithful")
    assert match.decision.seat == 1
    match.choose("sacrifice:staff-of-spring")
    assert in_play(match, 1) == ["hand-of-fortune"]
    assert in_play(match) == ["purse-of-io", "syllas-the-faithful"]


def test_figrim_takes_a_crystal_from_each_opponent_when_the_season_changes() -> None:
    match = a_turn(in_play=["Figrim the Avaricious"], month=3, rivals=2, rival={"crystals": 5}, left_die={"advance": 1})
    end_round(match)
    assert [player["crystals"] for player in match.view(None)["players"]] == [1, 4, 0]


def test_figrim_costs_more_with_more_players() -> None:
    for rivals, cost in ((1, 3), (2, 6), (3, 9)):
        match = a_turn(hand=["Figrim the Avaricious"], crystals=9, rivals=rivals)
        assert me(summon(match, "Figrim the Avaricious"))["crystals"] == 9 - cost
        assert not offered(a_turn(hand=["Figrim the Avaricious"], crystals=cost - 1, rivals=rivals), "summon:")


def test_naria_draws_a_card_for_everybody() -> None:
    pile = ["Amulet of Earth", "Purse of Io", "Amulet of Air"]
    match = a_turn(hand=["Naria the Prophetess"], crystals=3, rivals=2, draw_pile=pile)
    summon(match, "Naria the Prophetess", "take:amulet-of-air", "give:purse-of-io")
    assert me(match)["hand"] == ["amulet-of-air"]
    assert other(match)["hand"] == ["purse-of-io"]
    assert other(match, 2)["hand"] == ["amulet-of-earth"]


def test_wondrous_chest_pays_for_four_tokens_at_the_end_of_the_round() -> None:
    for held, gained in ((3, 0), (4, 3)):
        match = end_round(a_turn(in_play=["Wondrous Chest"], reserve={"fire": held}))
        assert me(match)["crystals"] == gained


def test_beggars_horn_gives_a_token_to_whoever_has_at_most_one() -> None:
    match = end_round(a_turn(in_play=["Beggar's Horn"], reserve={"fire": 1}))
    match.choose("gain:earth")
    assert tokens(match) == (0, 0, 1, 1)
    assert match.view(None)["phase"] == "dice"
    assert end_round(a_turn(in_play=["Beggar's Horn"], reserve={"fire": 2})).view(None)["phase"] == "dice"


def test_die_of_malice_rerolls_the_die_before_its_actions() -> None:
    match = a_turn(in_play=["Die of Malice"], die={"energy": {"fire": 2}}, reroll={"crystals": 6, "advance": 2})
    assert match.decision.keys == ["die", "activate:die-of-malice"]
    match.choose("activate:die-of-malice")
    assert (me(match)["crystals"], tokens(match)) == (8, (0, 0, 0, 0))
    assert me(match)["in_play"][0]["turned"]


def test_die_of_malice_is_no_use_after_the_die() -> None:
    match = a_turn(in_play=["Die of Malice"], die={"energy": {"fire": 2}})
    match.choose("die")
    assert tokens(match) == (0, 0, 2, 0)
    assert not offered(match, "activate:")


def test_kairn_costs_each_opponent_four_crystals() -> None:
    match = a_turn(in_play=["Kairn the Destroyer"], reserve={"water": 1}, rivals=2, rival={"crystals": 9})
    activate(match, "Kairn the Destroyer")
    assert [player["crystals"] for player in match.view(None)["players"]] == [0, 5, 0]
    assert tokens(match) == (0, 0, 0, 0)


def test_amsug_makes_everybody_take_a_magic_item_back() -> None:
    match = a_turn(
        hand=["Amsug Longneck"],
        reserve={"water": 1, "air": 1},
        in_play=["Purse of Io", "Lewis Greyface"],
        rival={"in_play": ["Staff of Spring", "Hand of Fortune"]},
    )
    summon(match, "Amsug Longneck")
    assert me(match)["hand"] == ["purse-of-io"]
    assert match.decision.keys == ["take-back:staff-of-spring", "take-back:hand-of-fortune"]
    match.choose("take-back:hand-of-fortune")
    assert other(match)["hand"] == ["hand-of-fortune"]
    assert in_play(match) == ["lewis-greyface", "amsug-longneck"]


def test_bespelled_grimoire_gives_two_tokens_and_room_for_ten() -> None:
    match = a_turn(hand=["Bespelled Grimoire"], reserve={"water": 1, "earth": 1, "fire": 5})
    summon(match, "Bespelled Grimoire", "gain:air", "gain:air")
    assert tokens(match) == (2, 0, 5, 0)
    assert me(match)["reserve_limit"] == 10
    match = a_turn(in_play=["Bespelled Grimoire"], reserve={"fire": 9}, die={"energy": {"fire": 2}})
    assert me(match)["reserve"]["fire"] == 10


def test_ragfields_helm_needs_more_cards_than_each_opponent_at_the_end() -> None:
    for cards, gained in ((["Purse of Io"], 0), ([], 20)):
        match = a_turn(
            in_play=["Ragfield's Helm", "Hand of Fortune"],
            year=3,
            month=12,
            rivals=2,
            rival={"in_play": ["Staff of Spring", *cards]},
            left_die={"advance": 1},
        )
        end_round(match)
        assert match.result is not None
        assert match.view(None)["result"]["scores"][0]["crystals"] == gained


def test_hand_of_fortune_spares_a_token_but_never_the_last() -> None:
    match = a_turn(in_play=["Hand of Fortune"], hand=["Staff of Spring", "Purse of Io"], reserve={"earth": 2, "air": 1})
    summon(match, "Staff of Spring")
    assert tokens(match) == (1, 0, 0, 0)
    summon(match, "Purse of Io")
    assert tokens(match) == (0, 0, 0, 0)
    assert len(in_play(match)) == 3


def test_hand_of_fortune_lets_you_choose_what_to_spare() -> None:
    match = a_turn(in_play=["Hand of Fortune"], hand=["Purse of Io"], reserve={"fire": 1, "air": 1})
    summon(match, "Purse of Io", "pay:fire")
    assert tokens(match) == (1, 0, 0, 0)
    one = a_turn(in_play=["Hand of Fortune"], hand=["Cursed Treatise of Arus"], reserve={})
    assert not offered(one, "summon:"), "a cost of one token stays one token"


def test_lewis_takes_the_same_tokens_as_an_opponent_has() -> None:
    match = a_turn(
        hand=["Lewis Greyface"], reserve={"fire": 1, "air": 1}, rivals=2, rival={"reserve": {"water": 2, "earth": 1}}
    )
    summon(match, "Lewis Greyface", "player:2")
    assert tokens(match) == tokens(match, 1) == (0, 2, 0, 1)


def test_runic_cube_is_just_worth_thirty() -> None:
    match = summon(a_turn(hand=["Runic Cube of Eolis"], crystals=21, year=3, month=12), "Runic Cube of Eolis")
    assert me(match)["crystals"] == 1
    end_round(match)
    assert match.view(None)["result"]["scores"][0]["cards"] == 30


def test_potion_of_power_draws_a_card_and_raises_the_gauge() -> None:
    match = a_turn(in_play=["Potion of Power"], gauge=4, draw_pile=["Purse of Io"])
    activate(match, "Potion of Power")
    assert (in_play(match), me(match)["hand"], me(match)["gauge"]) == ([], ["purse-of-io"], 6)


def test_potion_of_dreams_costs_all_energy_and_puts_a_card_into_play() -> None:
    match = a_turn(in_play=["Potion of Dreams"], hand=["Amulet of Earth", "Purse of Io"], reserve={"fire": 4}, gauge=1)
    activate(match, "Potion of Dreams", "put:amulet-of-earth")
    assert (in_play(match), tokens(match), me(match)["crystals"]) == (["amulet-of-earth"], (0, 0, 0, 0), 9)
    assert not offered(a_turn(in_play=["Potion of Dreams"]), "activate:"), "there is nothing in hand"


def test_potion_of_knowledge_gives_five_tokens() -> None:
    match = a_turn(in_play=["Potion of Knowledge"], reserve={"fire": 3})
    activate(match, "Potion of Knowledge", "gain:air", "gain:air", "gain:water", "gain:water", "gain:earth")
    assert match.decision.word == "ask-give-up"
    match.choose("give-up:fire")
    assert (tokens(match), in_play(match)) == ((2, 2, 2, 1), [])


def test_potion_of_life_makes_four_crystals_of_every_token() -> None:
    match = a_turn(in_play=["Potion of Life", "Purse of Io"], reserve={"fire": 2, "air": 1})
    activate(match, "Potion of Life")
    assert (me(match)["crystals"], tokens(match)) == (3 * (4 + 1), (0, 0, 0, 0))


def test_hourglass_of_time_gives_a_token_when_the_season_changes() -> None:
    match = end_round(a_turn(in_play=["Hourglass of Time"], month=6, left_die={"advance": 2}))
    match.choose("gain:water")
    assert tokens(match) == (0, 1, 0, 0)
    same = end_round(a_turn(in_play=["Hourglass of Time"], month=4, left_die={"advance": 2}))
    assert same.view(None)["phase"] == "dice"
    assert tokens(same) == (0, 0, 0, 0)


def test_scepter_of_greatness_pays_three_for_each_other_magic_item() -> None:
    match = a_turn(
        hand=["Scepter of Greatness"], reserve=PLENTY, in_play=["Purse of Io", "Hand of Fortune", "Lewis Greyface"]
    )
    summon(match, "Scepter of Greatness", "pay:water+fire+earth")
    assert me(match)["crystals"] == 6


def test_olafs_statue_gives_twenty_crystals() -> None:
    assert (
        me(summon(a_turn(hand=["Olaf's Blessed Statue"], reserve={"water": 3}), "Olaf's Blessed Statue"))["crystals"]
        == 20
    )


def test_yjangs_vase_gives_a_token_for_every_card_summoned_after_it() -> None:
    match = a_turn(
        hand=["Yjang's Forgotten Vase", "Purse of Io"], reserve={"water": 1, "fire": 2, "earth": 1, "air": 1}
    )
    summon(match, "Yjang's Forgotten Vase")
    assert tokens(match) == (1, 0, 1, 0)
    summon(match, "Purse of Io", "gain:earth")
    assert tokens(match) == (0, 0, 0, 1)

"""Path of Destiny, "Lista kart i objaśnienia": the familiars and the Twist of Fate, every explanation of every card."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.seasons.game import GAME
from tests.games.seasons.table import (
    a_turn,
    activate,
    choose,
    end_round,
    in_play,
    me,
    offered,
    other,
    summon,
    tokens,
)

# 16 Pomocnik Ragfielda


def test_servant_of_ragfield_helps_everybody_with_ten_crystals_from_the_summoner_on() -> None:
    match = a_turn(
        hand=["Servant of Ragfield"],
        reserve={"fire": 1, "air": 1},
        crystals=10,
        gauge=3,
        rivals=2,
        rival={"crystals": 12, "gauge": 2},
        draw_pile=["Dragonsoul", "Purse of Io", "Air Elemental"],
    )
    summon(match, "Servant of Ragfield")
    assert match.decision.seat == 0
    match.choose("take:dragonsoul")
    assert match.decision.seat == 1
    match.choose("discard-it")
    assert match.decision.word == "ask-turn", "the third has fewer than ten"
    assert [player["gauge"] for player in match.view(None)["players"]] == [4, 3, 15]
    assert (me(match)["hand"], other(match)["hand"], other(match, 2)["hand"]) == (["dragonsoul"], [], [])


# 17 Splątnik z Argos


def test_tangleweed_locks_an_opponents_familiar_activated_and_lasting_effects_alike() -> None:
    match = a_turn(
        hand=["Argosian Tangleweed", "Dragonsoul"],
        reserve={"earth": 1, "air": 1},
        crystals=1,
        rival={"in_play": ["Arcano Leech", "Purse of Io", "Kairn the Destroyer"], "reserve": {"fire": 1}},
    )
    summon(match, "Argosian Tangleweed")
    assert match.decision.keys == ["lock:arcano-leech@2", "lock:kairn-the-destroyer@2"]
    kairn = match.clone()
    match.choose("lock:arcano-leech@2")
    assert other(match)["in_play"][0]["deadbolt"]
    assert offered(match, "summon:dragonsoul"), "no toll any more"
    choose(kairn, "lock:kairn-the-destroyer@2", "end")
    assert not offered(kairn, "activate:kairn")


def test_tangleweed_that_leaves_play_frees_the_familiar() -> None:
    match = a_turn(
        in_play=["Argosian Tangleweed", "Dragon Skull", "Purse of Io"],
        hand=["Temporal Boots"],
        rival={"in_play": [{"name": "Arcano Leech", "deadbolt": True}]},
    )
    assert offered(match, "summon:")
    activate(match, "Dragon Skull")
    assert "deadbolt" not in other(match)["in_play"][0]
    match.choose("summon:temporal-boots")
    assert other(match)["crystals"] == 1


def test_tangleweed_can_be_summoned_when_there_is_no_familiar() -> None:
    match = a_turn(hand=["Argosian Tangleweed"], reserve={"earth": 1, "air": 1}, rival={"in_play": ["Purse of Io"]})
    summon(match, "Argosian Tangleweed")
    assert (in_play(match), match.decision.word) == (["argosian-tangleweed"], "ask-turn")


def test_a_locked_familiar_scores_its_prestige() -> None:
    match = a_turn(rival={"in_play": [{"name": "Syllas the Faithful", "deadbolt": True}]}, year=3, month=12)
    assert end_round(match).view(None)["result"]["scores"][1]["cards"] == 14


def test_a_locked_tangleweed_opens_its_own_lock() -> None:
    match = a_turn(
        in_play=[{"name": "Arcano Leech", "deadbolt": True}],
        hand=["Argosian Tangleweed"],
        reserve={"earth": 1, "air": 1},
        rival={"in_play": ["Argosian Tangleweed"]},
    )
    summon(match, "Argosian Tangleweed")
    assert "deadbolt" not in me(match)["in_play"][0]
    assert other(match)["in_play"][0]["deadbolt"]


# 18 Sługa Io


def test_ios_minion_gives_air_and_a_step_to_whoever_brings_it_into_play() -> None:
    match = summon(a_turn(hand=["Io's Minion"], reserve={"air": 1}, gauge=3), "Io's Minion")
    assert (tokens(match), me(match)["gauge"]) == ((1, 0, 0, 0), 4)
    put = activate(a_turn(in_play=["Potion of Dreams"], hand=["Io's Minion"], gauge=3), "Potion of Dreams")
    assert (tokens(put), me(put)["gauge"]) == ((1, 0, 0, 0), 4)


def test_ios_minion_is_handed_to_the_left_without_its_entering_effect_even_above_the_gauge() -> None:
    match = a_turn(in_play=["Io's Minion"], reserve={"air": 1}, rival={"in_play": ["Purse of Io"], "gauge": 1})
    activate(match, "Io's Minion")
    assert (in_play(match), in_play(match, 1)) == ([], ["purse-of-io", "ios-minion"])
    assert (tokens(match, 1), other(match)["gauge"], other(match)["in_play"][1]["turned"]) == ((0, 0, 0, 0), 1, False)
    match.choose("end")
    assert not offered(match, "sacrifice:"), "nothing above the gauge has to go"


def test_ios_minion_refuses_crystals_from_every_source() -> None:
    transmuting = a_turn(in_play=["Io's Minion"], reserve={"earth": 2}, die={"transmute": True, "crystals": 3})
    choose(transmuting, "transmute", "all")
    assert (me(transmuting)["crystals"], tokens(transmuting)) == (0, (0, 0, 0, 0))
    end = a_turn(
        in_play=["Io's Minion", "Sealed Chest of Urm", "Lantern of Xidit"], reserve={"fire": 2}, year=3, month=12
    )
    assert end_round(end).view(None)["result"]["scores"][0]["crystals"] == 0


def test_ios_minion_does_not_spare_opponents_what_they_pay() -> None:
    leech = a_turn(hand=["Dragonsoul"], crystals=3, rival={"in_play": ["Io's Minion", "Arcano Leech"]})
    summon(leech, "Dragonsoul")
    assert (me(leech)["crystals"], other(leech)["crystals"]) == (2, 0)
    figrim = a_turn(
        in_play=["Io's Minion", "Figrim the Avaricious"], month=3, rival={"crystals": 5}, left_die={"advance": 1}
    )
    end_round(figrim)
    assert (me(figrim)["crystals"], other(figrim)["crystals"]) == (0, 4)
    fairies = a_turn(
        in_play=["Idol of the Familiar"], crystals=3, rival={"in_play": ["Io's Minion", "Thieving Fairies"]}
    )
    activate(fairies, "Idol of the Familiar")
    assert (me(fairies)["crystals"], other(fairies)["crystals"]) == (2, 0)


def test_ios_minion_lets_crystals_be_lost() -> None:
    match = a_turn(in_play=["Io's Minion", "Damned Soul of Onys"], crystals=9)
    assert me(end_round(match))["crystals"] == 6


def test_a_locked_minion_refuses_nothing() -> None:
    match = a_turn(in_play=[{"name": "Io's Minion", "deadbolt": True}], die={"crystals": 6})
    assert me(match)["crystals"] == 6


# 19 Otus Wyrocznia


def otus(**told: Any) -> Match:
    return a_turn(hand=["Otus the Oracle"], draw_pile=["Dragonsoul", "Temporal Boots", "Amulet of Earth"], **told)


def test_otus_lays_out_a_card_for_each_player_and_each_may_summon_one_a_turn() -> None:
    match = summon(otus(reserve={"water": 1, "air": 1}), "Otus the Oracle")
    assert match.view(1)["common"] == ["dragonsoul", "temporal-boots"]
    match.choose("summon:dragonsoul@common")
    assert not offered(match, "summon:"), "one a turn"
    choose(match, "end", "summon:temporal-boots@common", "marker:+1")
    assert (in_play(match), in_play(match, 1)) == (["otus-the-oracle", "dragonsoul"], ["temporal-boots"])


def test_another_of_otus_cards_may_be_summoned_in_a_later_turn() -> None:
    match = a_turn(in_play=["Otus the Oracle"], common=["Dragonsoul", "Die of Malice"])
    match.choose("summon:dragonsoul@common")
    end_round(match)
    while match.decision.word != "ask-turn" or match.decision.seat != 0:
        match.choose("end" if "end" in match.decision.keys else 0)
    assert offered(match, "summon:die-of-malice@common")


def test_cards_of_otus_are_summoned_as_any_other() -> None:
    match = a_turn(
        in_play=["Otus the Oracle", "Staff of Spring", "Yjang's Forgotten Vase", "Hand of Fortune"],
        common=["Purse of Io"],
        reserve={"air": 1},
        crystals=1,
        rival={"in_play": ["Arcano Leech"]},
    )
    choose(match, "summon:purse-of-io@common", "gain:fire")
    assert (tokens(match), me(match)["crystals"], other(match)["crystals"]) == ((0, 0, 1, 0), 3, 1)


def test_cards_of_otus_leave_the_game_with_him() -> None:
    match = a_turn(in_play=["Otus the Oracle", "Necrotic Kriss"], common=["Dragonsoul", "Purse of Io"], reserve={})
    activate(match, "Necrotic Kriss")
    assert (match.view(None)["common"], sorted(match.view(None)["removed"])) == ([], ["dragonsoul", "purse-of-io"])


def test_cards_of_a_locked_otus_wait() -> None:
    match = a_turn(in_play=[{"name": "Otus the Oracle", "deadbolt": True}], common=["Dragonsoul"])
    assert not offered(match, "summon:")
    assert match.view(None)["common"] == ["dragonsoul"]


# 20 Chytrus z krainy nocy


def test_crafty_nightshade_draws_two_and_gives_any_card_to_whoever_has_the_fewest_in_play() -> None:
    match = a_turn(
        hand=["Crafty Nightshade", "Air Elemental"],
        reserve={"fire": 1},
        rivals=2,
        rival={"in_play": ["Dragonsoul", "Purse of Io", "Die of Malice"]},
        draw_pile=["Amulet of Air", "Temporal Boots"],
    )
    summon(match, "Crafty Nightshade")
    assert match.decision.keys == ["give:air-elemental", "give:amulet-of-air", "give:temporal-boots"]
    match.choose("give:air-elemental")
    assert (me(match)["hand"], other(match, 2)["hand"]) == (["amulet-of-air", "temporal-boots"], ["air-elemental"])


def test_crafty_nightshade_gives_even_if_you_have_fewer_and_chooses_on_a_tie() -> None:
    players: list[dict[str, Any]] = [
        {"hand": ["Crafty Nightshade"], "reserve": {"fire": 1}, "gauge": 5},
        {"in_play": ["Dragonsoul", "Purse of Io"]},
        {"in_play": ["Dragonsoul", "Purse of Io"]},
    ]
    match = GAME.arrange({"players": players, "draw_pile": ["Amulet of Air", "Temporal Boots"]})
    summon(match, "Crafty Nightshade")
    assert match.decision.keys == ["player:2", "player:3"]
    choose(match, "player:3", "give:amulet-of-air")
    assert other(match, 2)["hand"] == ["amulet-of-air"]


# 21 Igramul Karcący


def test_igramul_discards_all_copies_and_takes_the_energy_of_the_cost_once() -> None:
    match = a_turn(
        hand=["Igramul the Banisher"],
        crystals=3,
        rivals=2,
        rival={"hand": ["Amulet of Fire", "Amulet of Fire", "Dragonsoul"]},
    )
    summon(match, "Igramul the Banisher", "name:amulet-of-fire")
    assert (other(match)["hand"], tokens(match), match.view(0)["discard"]["count"]) == (["dragonsoul"], (0, 0, 2, 0), 2)
    assert match.view(2)["players"][1]["hand"] == ["dragonsoul"], "hands were shown"


def test_igramul_gains_nothing_if_nobody_had_it_or_it_costs_crystals_only() -> None:
    nobody = a_turn(hand=["Igramul the Banisher"], crystals=3, rival={"hand": ["Dragonsoul"]})
    summon(nobody, "Igramul the Banisher", "name:amulet-of-fire")
    assert (tokens(nobody), other(nobody)["hand"]) == ((0, 0, 0, 0), ["dragonsoul"])
    cube = a_turn(hand=["Igramul the Banisher"], crystals=3, rival={"hand": ["Runic Cube of Eolis"]})
    summon(cube, "Igramul the Banisher", "name:runic-cube-of-eolis")
    assert (tokens(cube), other(cube)["hand"]) == ((0, 0, 0, 0), [])


# 3 Pokrętny los


def prelude(kept: list[str], others: list[str], **told: Any) -> Match:
    players: list[dict[str, Any]] = [{"kept": kept}, {"kept": others}]
    return GAME.arrange({"phase": "prelude", "players": players, **told})


NINE = [
    "Amulet of Air",
    "Amulet of Fire",
    "Amulet of Earth",
    "Purse of Io",
    "Staff of Spring",
    "Lewis Greyface",
    "Hand of Fortune",
    "Air Elemental",
]


def test_twist_of_fate_is_replaced_by_one_of_two_cards_before_the_libraries_and_leaves_the_game() -> None:
    pile = ["Dragonsoul", "Temporal Boots", "Twist of Fate", "Die of Malice"]
    match = prelude([*NINE, "Twist of Fate"], [*NINE, "Temporal Boots"], draw_pile=pile)
    assert match.decision.keys == ["take:dragonsoul", "take:temporal-boots"]
    assert match.view(1)["players"][0]["looked"] == 2, "others do not see them"
    match.choose("take:dragonsoul")
    assert "dragonsoul" in me(match)["kept"]
    view = match.view(0)
    assert view["removed"] == ["twist-of-fate", "twist-of-fate"], "the one in the draw pile too"
    assert (view["discard"]["count"], match.decision.word) == (1, "ask-library")


def test_two_twists_of_fate_draw_in_player_order() -> None:
    pile = ["Dragonsoul", "Temporal Boots", "Die of Malice", "Purse of Io"]
    match = prelude([*NINE, "Twist of Fate"], [*NINE, "Twist of Fate"], draw_pile=pile, first=1)
    assert (match.decision.seat, match.decision.keys) == (1, ["take:dragonsoul", "take:temporal-boots"])
    match.choose("take:dragonsoul")
    assert (match.decision.seat, match.decision.keys) == (0, ["take:die-of-malice", "take:purse-of-io"])


def test_a_twist_of_fate_drawn_by_a_twist_is_removed_and_replaced() -> None:
    pile = ["Twist of Fate", "Dragonsoul", "Temporal Boots"]
    match = prelude([*NINE, "Twist of Fate"], [*NINE, "Temporal Boots"], draw_pile=pile)
    assert match.decision.keys == ["take:dragonsoul", "take:temporal-boots"]
    assert match.view(0)["removed"] == ["twist-of-fate", "twist-of-fate"]


@pytest.mark.parametrize("pile", [["Twist of Fate", "Dragonsoul"], ["Twist of Fate", "Twist of Fate", "Dragonsoul"]])
def test_a_twist_of_fate_seen_in_the_tournament_is_removed_and_the_next_card_taken(pile: list[str]) -> None:
    match = activate(a_turn(in_play=["Potion of Power"], draw_pile=pile), "Potion of Power")
    assert me(match)["hand"] == ["dragonsoul"]
    assert set(match.view(0)["removed"]) == {"twist-of-fate"}

"""Path of Destiny, "Lista kart i objaśnienia": the magic items, every explanation of every card."""

from __future__ import annotations

import pytest

from talia import Match
from talia.games.seasons.game import GAME
from tests.games.seasons.table import (
    PLENTY,
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
    under,
)

WINTER, SPRING = 1, 4

# 1 Smocza dusza


def test_dragonsoul_costs_nothing_to_summon() -> None:
    assert in_play(summon(a_turn(hand=["Dragonsoul"]), "Dragonsoul")) == ["dragonsoul"]


def test_dragonsoul_straightens_a_card_for_a_crystal_and_it_can_be_activated_again() -> None:
    match = a_turn(
        in_play=["Dragonsoul", "Kairn the Destroyer"], crystals=1, reserve={"fire": 2}, rival={"crystals": 9}
    )
    activate(match, "Kairn the Destroyer")
    activate(match, "Dragonsoul")
    activate(match, "Kairn the Destroyer")
    assert (me(match)["crystals"], other(match)["crystals"]) == (0, 1)


def test_dragonsoul_needs_a_crystal() -> None:
    match = a_turn(in_play=["Dragonsoul", {"name": "Kairn the Destroyer", "turned": True}])
    assert not offered(match, "activate:dragonsoul")


def test_dragonsoul_cannot_straighten_a_dragonsoul_nor_a_copy_of_one() -> None:
    match = a_turn(
        in_play=[
            "Dragonsoul",
            {"name": "Dragonsoul", "turned": True},
            {"name": "Raven the Usurper", "mimics": "Dragonsoul", "turned": True},
        ],
        rival={"in_play": ["Dragonsoul"]},
        crystals=5,
    )
    assert not offered(match, "activate:")
    copy = a_turn(
        in_play=[{"name": "Raven the Usurper", "mimics": "Dragonsoul"}, {"name": "Dragonsoul", "turned": True}],
        rival={"in_play": ["Dragonsoul"]},
        crystals=5,
    )
    assert not offered(copy, "activate:")


# 2 Ogniste jądro


@pytest.mark.parametrize(("rivals", "price"), [(1, 1), (2, 2), (3, 3)])
def test_magma_core_costs_more_with_more_players(rivals: int, price: int) -> None:
    assert offered(a_turn(hand=["Magma Core"], reserve={"fire": price}, rivals=rivals), "summon:")
    assert not offered(a_turn(hand=["Magma Core"], reserve={"fire": price - 1}, rivals=rivals), "summon:")


def test_magma_core_gives_fire_when_an_opponent_summons() -> None:
    match = a_turn(hand=["Dragonsoul"], rival={"in_play": ["Magma Core"]})
    summon(match, "Dragonsoul")
    assert tokens(match, 1) == (0, 0, 1, 0)
    own = a_turn(hand=["Dragonsoul"], in_play=["Magma Core"])
    assert tokens(summon(own, "Dragonsoul")) == (0, 0, 0, 0)


def test_magma_core_does_not_see_cards_put_into_play() -> None:
    match = a_turn(
        hand=["Divine Chalice"], reserve=PLENTY, rival={"in_play": ["Magma Core"]}, draw_pile=["Dragonsoul"] * 4
    )
    summon(match, "Divine Chalice")
    assert in_play(match) == ["divine-chalice", "dragonsoul"]
    assert tokens(match, 1) == (0, 0, 1, 0), "one fire, for the Chalice"
    orb = a_turn(
        in_play=["Crystal Orb"], reserve={"air": 4}, rival={"in_play": ["Magma Core"]}, draw_pile=["Dragonsoul"]
    )
    choose(orb, "activate:crystal-orb>1", "yes")
    assert (in_play(orb), tokens(orb, 1)) == (["crystal-orb", "dragonsoul"], (0, 0, 0, 0))


def test_magma_core_is_sacrificed_for_three_fire() -> None:
    match = activate(a_turn(in_play=["Magma Core"]), "Magma Core")
    assert (in_play(match), tokens(match)) == ([], (0, 0, 3, 0))


# 4 Eliksir Starożytnych


def test_potion_of_the_ancients_does_two_of_its_four_effects_in_the_order_you_like() -> None:
    match = a_turn(in_play=["Potion of the Ancients", "Purse of Io"], reserve={"fire": 1}, gauge=5)
    activate(match, "Potion of the Ancients", "or:4", *["gain:air"] * 4)
    assert match.decision.keys == ["or:1", "or:2", "or:3"], "not the same one twice"
    match.choose("or:1")
    assert (me(match)["crystals"], tokens(match)) == (5 * (4 + 1), (0, 0, 0, 0)), "as a Potion of Life, with the Purse"
    assert in_play(match) == ["purse-of-io"]


def test_potion_of_the_ancients_draws_two_and_keeps_one() -> None:
    match = a_turn(in_play=["Potion of the Ancients"], draw_pile=["Purse of Io", "Dragonsoul"], gauge=5)
    activate(match, "Potion of the Ancients", "or:2")
    assert match.decision.keys == ["take:purse-of-io", "take:dragonsoul"], "one must be kept"
    choose(match, "take:dragonsoul", "or:3")
    assert (me(match)["hand"], me(match)["gauge"], match.view(0)["discard"]["count"]) == (["dragonsoul"], 7, 2)


# 5 Fontanna Ethiela


def test_ethiels_fountain_pays_for_an_empty_hand() -> None:
    assert me(end_round(a_turn(in_play=["Ethiel's Fountain"])))["crystals"] == 3
    assert me(end_round(a_turn(in_play=["Ethiel's Fountain"], hand=["Dragonsoul"])))["crystals"] == 0


def test_ethiels_fountain_acts_before_the_library_cards_come() -> None:
    match = a_turn(in_play=["Ethiel's Fountain"], month=12, left_die={"advance": 1}, library={"2": ["Dragonsoul"]})
    end_round(match)
    assert (me(match)["crystals"], me(match)["hand"]) == (3, ["dragonsoul"])


# 6 Zegar zapętlonego czasu


def test_dial_of_colof_raises_the_gauge_by_two() -> None:
    match = a_turn(hand=["Dial of Colof"], reserve={"water": 1, "fire": 1, "earth": 1}, gauge=3)
    assert me(summon(match, "Dial of Colof"))["gauge"] == 5


def test_dial_of_colof_rerolls_the_die_nobody_took_before_the_marker_moves() -> None:
    match = a_turn(
        in_play=["Dial of Colof"], left_die={"advance": 1, "crystals": 6}, reroll={"advance": 3, "crystals": 6}
    )
    end_round(match)
    assert match.decision.keys == ["yes", "no"]
    match.choose("yes")
    view = match.view(None)
    assert (view["month"], view["players"][0]["crystals"]) == (4, 0), "three spaces, and none of its actions"


def test_dial_of_colof_may_leave_the_die() -> None:
    match = end_round(a_turn(in_play=["Dial of Colof"], left_die={"advance": 1}))
    match.choose("no")
    assert match.view(None)["month"] == 2


def test_dial_of_colof_needs_more_cards_than_one_opponent_not_the_most() -> None:
    def table(third: int) -> str:
        players = [{"in_play": ["Dial of Colof"]}, {"in_play": ["Dragonsoul"] * 3}, {"in_play": ["Dragonsoul"] * third}]
        match = end_round(GAME.arrange({"players": players}))
        return match.decision.word

    assert table(0) == "ask-may"
    assert table(1) == "ask-die", "as many as the one with the fewest is not more"


# 7 Kielich wieczności


def test_chalice_of_eternity_stores_a_token_a_round() -> None:
    match = end_round(a_turn(in_play=["Chalice of Eternity"], reserve={"fire": 1}))
    assert match.decision.keys == ["store:fire", "no"]
    match.choose("store:fire")
    assert (me(match)["in_play"][0]["energy"]["fire"], tokens(match)) == (1, (0, 0, 0, 0))


def test_chalice_of_eternity_puts_one_of_four_cards_into_play_for_four_tokens() -> None:
    stored = {"name": "Chalice of Eternity", "energy": {"fire": 3, "air": 2}}
    pile = ["Amulet of Earth", "Dragonsoul", "Purse of Io", "Temporal Boots"]
    match = a_turn(in_play=[stored, "Staff of Spring"], draw_pile=pile)
    activate(match, "Chalice of Eternity", "put:amulet-of-earth")
    assert in_play(match)[-1] == "amulet-of-earth"
    assert (me(match)["crystals"], match.view(0)["discard"]["count"]) == (9, 3)
    assert sum(me(match)["in_play"][0]["energy"].values()) == 1
    few = a_turn(in_play=[{"name": "Chalice of Eternity", "energy": {"fire": 3}}], reserve={"fire": 5})
    assert not offered(few, "activate:"), "only tokens on it count"


def test_chalice_of_eternity_minds_the_gauge() -> None:
    match = a_turn(in_play=[{"name": "Chalice of Eternity", "energy": {"fire": 4}}], gauge=1)
    activate(match, "Chalice of Eternity")
    assert (in_play(match), match.view(0)["discard"]["count"]) == (["chalice-of-eternity"], 4)


def test_tokens_on_the_chalice_of_eternity_are_out_of_reach() -> None:
    stored = {"name": "Chalice of Eternity", "energy": {"fire": 4}}
    ratty = a_turn(hand=["Ratty Nightshade"], crystals=2, rival={"in_play": [stored]})
    summon(ratty, "Ratty Nightshade")
    assert (ratty.decision.word, tokens(ratty)) == ("ask-turn", (0, 0, 0, 0))
    lantern = end_round(a_turn(in_play=[stored, "Lantern of Xidit"], year=3, month=12))
    assert lantern.view(None)["result"]["scores"][0]["crystals"] == 0
    chest = end_round(a_turn(in_play=[stored, "Wondrous Chest"]))
    assert me(chest)["crystals"] == 0
    horn = end_round(a_turn(in_play=[stored, "Beggar's Horn"]))
    assert horn.decision.word == "ask-gain"
    purse = a_turn(in_play=[stored], hand=["Amulet of Fire"], die={"transmute": True}, die_done=True)
    assert not offered(purse, "summon:")
    assert not offered(purse, "transmute")


def test_tokens_on_a_chalice_of_eternity_that_leaves_play_go_back_to_the_bank() -> None:
    stored = {"name": "Chalice of Eternity", "energy": {"fire": 3}}
    match = a_turn(in_play=[stored], hand=["Amsug Longneck"], reserve={"water": 1, "air": 1})
    summon(match, "Amsug Longneck")
    assert (me(match)["hand"], tokens(match)) == (["chalice-of-eternity"], (0, 0, 0, 0))


# 8 Kostur zimy


def test_staff_of_winter_makes_every_token_pay_as_earth_in_winter_only() -> None:
    match = a_turn(in_play=["Staff of Winter"], hand=["Amulet of Earth"], reserve={"water": 1, "fire": 1}, month=WINTER)
    assert me(summon(match, "Amulet of Earth"))["crystals"] == 9
    spring = a_turn(
        in_play=["Staff of Winter"], hand=["Amulet of Earth"], reserve={"water": 1, "fire": 1}, month=SPRING
    )
    assert not offered(spring, "summon:")


def test_staff_of_winter_transmutes_everything_as_earth() -> None:
    """Przykład. Trwa zima. Paweł posiada Kostur zimy i przemienia 2 żetony wody i 1 żeton ognia w 9 kryształów."""
    match = a_turn(in_play=["Staff of Winter"], reserve={"water": 2, "fire": 1}, die={"transmute": True}, die_done=True)
    choose(match, "transmute", "all")
    assert me(match)["crystals"] == 9


def test_staff_of_winter_works_while_it_is_turned() -> None:
    match = a_turn(
        in_play=[{"name": "Staff of Winter", "turned": True}],
        reserve={"water": 2},
        die={"transmute": True},
        die_done=True,
    )
    choose(match, "transmute", "all")
    assert me(match)["crystals"] == 6


def test_staff_of_winter_trades_a_magic_item_of_the_hand_for_three_tokens() -> None:
    match = a_turn(in_play=["Staff of Winter"], hand=["Dragonsoul", "Lewis Greyface"])
    activate(match, "Staff of Winter", *["gain:fire"] * 3)
    assert (me(match)["hand"], tokens(match)) == (["lewis-greyface"], (0, 0, 3, 0))
    assert not offered(a_turn(in_play=["Staff of Winter"], hand=["Lewis Greyface"]), "activate:")


def test_staff_of_winter_makes_tokens_identical_but_not_those_on_the_amulet_of_water() -> None:
    match = a_turn(in_play=["Staff of Winter", "Estorian Harp"], reserve={"water": 1, "fire": 1})
    assert offered(match, "activate:estorian-harp")
    amulet = a_turn(
        in_play=["Staff of Winter", "Estorian Harp", {"name": "Amulet of Water", "energy": {"water": 1}}],
        reserve={"fire": 1},
    )
    assert not offered(amulet, "activate:estorian-harp")


# 9 Grobowy amulet


def test_sepulchral_amulet_sorts_the_top_three_discarded() -> None:
    match = a_turn(
        hand=["Sepulchral Amulet"],
        reserve={"fire": 2},
        discard=["Dragonsoul", "Purse of Io", "Air Elemental", "Lewis Greyface"],
        draw_pile=["Amulet of Air"],
    )
    summon(match, "Sepulchral Amulet")
    assert match.decision.keys == ["take:dragonsoul", "take:purse-of-io", "take:air-elemental"]
    choose(match, "take:purse-of-io", "take:air-elemental")
    assert me(match)["hand"] == ["purse-of-io"]
    assert match.view(0)["draw_pile"]["known"] == ["air-elemental", None, "dragonsoul"]
    assert match.view(1)["draw_pile"]["known"] == []


def test_sepulchral_amulet_goes_as_far_as_there_are_cards() -> None:
    match = a_turn(hand=["Sepulchral Amulet"], reserve={"fire": 2}, discard=["Dragonsoul"], draw_pile=["Amulet of Air"])
    summon(match, "Sepulchral Amulet")
    assert (me(match)["hand"], match.view(0)["draw_pile"]["count"]) == (["dragonsoul"], 1)
    two = a_turn(hand=["Sepulchral Amulet"], reserve={"fire": 2}, discard=["Dragonsoul", "Purse of Io"], draw_pile=[])
    summon(two, "Sepulchral Amulet", "take:purse-of-io")
    assert two.view(0)["draw_pile"]["known"] == ["dragonsoul"]
    none = a_turn(hand=["Sepulchral Amulet"], reserve={"fire": 2})
    assert summon(none, "Sepulchral Amulet").decision.word == "ask-turn"


# 10 Replikator Eolis


def test_replicator_puts_a_replica_into_play_which_counts_as_a_magic_item() -> None:
    match = a_turn(in_play=["Eolis's Replicator"], reserve={"water": 1}, year=3, month=12)
    activate(match, "Eolis's Replicator")
    assert (in_play(match), match.view(None)["replicas_left"]) == (["eoliss-replicator", "replica"], 9)
    end_round(match)
    assert match.view(None)["result"]["scores"][0]["cards"] == 7 + 7
    scepter = a_turn(in_play=["Replica"], hand=["Scepter of Greatness"], reserve=PLENTY)
    assert me(summon(scepter, "Scepter of Greatness"))["crystals"] == 3


def test_replicator_needs_room_and_replicas() -> None:
    assert not offered(a_turn(in_play=["Eolis's Replicator"], reserve={"water": 1}, gauge=1), "activate:")
    assert not offered(a_turn(in_play=["Eolis's Replicator"], reserve={"water": 1}, replicas_left=0), "activate:")


def test_replicas_wake_nothing_that_waits_for_summoning() -> None:
    match = a_turn(
        in_play=["Eolis's Replicator", "Staff of Spring", "Yjang's Forgotten Vase"],
        reserve={"water": 1},
        crystals=1,
        rival={"in_play": ["Arcano Leech"]},
    )
    activate(match, "Eolis's Replicator")
    assert (me(match)["crystals"], tokens(match), match.decision.word) == (1, (0, 0, 0, 0), "ask-turn")


def test_a_replica_that_would_come_to_hand_leaves_the_game() -> None:
    match = a_turn(in_play=["Replica"], hand=["Amsug Longneck"], reserve={"water": 1, "air": 1})
    summon(match, "Amsug Longneck")
    assert (me(match)["hand"], match.view(None)["removed"]) == ([], ["replica"])


def test_raven_copying_the_replicator_makes_replicas_too() -> None:
    match = a_turn(
        in_play=[{"name": "Raven the Usurper", "mimics": "Eolis's Replicator"}],
        reserve={"water": 1},
        rival={"in_play": ["Eolis's Replicator"]},
    )
    activate(match, "Raven the Usurper")
    assert in_play(match) == ["raven-the-usurper", "replica"]


# 11 Estoriańska harfa


def test_harp_pays_even_when_the_gauge_is_full() -> None:
    match = a_turn(in_play=["Estorian Harp"], reserve={"fire": 2, "air": 1}, gauge=15)
    activate(match, "Estorian Harp")
    assert (me(match)["crystals"], me(match)["gauge"], tokens(match)) == (3, 15, (1, 0, 0, 0))
    assert me(activate(a_turn(in_play=["Estorian Harp"], reserve={"air": 2}, gauge=4), "Estorian Harp"))["gauge"] == 5
    assert not offered(a_turn(in_play=["Estorian Harp"], reserve={"fire": 1, "air": 1}, month=SPRING), "activate:")


# 12 Pierścień czasu


@pytest.mark.parametrize(("rivals", "price"), [(1, 2), (2, 1), (3, 0)])
def test_chrono_ring_costs_fewer_crystals_with_more_players(rivals: int, price: int) -> None:
    match = a_turn(hand=["Chrono-Ring"], reserve={"water": 1, "earth": 1}, crystals=2, rivals=rivals)
    assert me(summon(match, "Chrono-Ring"))["crystals"] == 2 - price


@pytest.mark.parametrize(("spaces", "acts"), [(3, True), (2, False)])
def test_chrono_ring_pays_when_the_marker_moves_three_at_once(spaces: int, acts: bool) -> None:
    match = end_round(a_turn(in_play=["Chrono-Ring"], left_die={"advance": spaces}))
    assert (match.decision.word == "ask-either") == acts
    if acts:
        token = match.clone()
        assert me(choose(match, "or:1"))["crystals"] == 4
        assert tokens(choose(token, "or:2", "gain:fire")) == (0, 0, 1, 0)


def test_chrono_ring_counts_temporal_boots_but_only_forward() -> None:
    match = a_turn(in_play=["Chrono-Ring"], hand=["Temporal Boots"], month=6)
    back = match.clone()
    summon(match, "Temporal Boots", "marker:+3", "or:1")
    assert me(match)["crystals"] == 4
    summon(back, "Temporal Boots", "marker:-3")
    assert back.decision.word == "ask-turn"


# 13 Mimik z Arus


def test_arus_mimicry_pays_twelve_for_a_card() -> None:
    match = a_turn(
        hand=["Arus's Mimicry", "Dragonsoul"], reserve={"water": 1, "air": 1, "earth": 1}, in_play=["Purse of Io"]
    )
    summon(match, "Arus's Mimicry")
    assert match.decision.keys == ["sacrifice:purse-of-io", "sacrifice:aruss-mimicry", "discard:dragonsoul"]
    match.choose("discard:dragonsoul")
    assert (me(match)["crystals"], me(match)["hand"], len(in_play(match))) == (12, [], 2)


# 14 Carnivora Strombosea


def test_carnivora_takes_the_top_card_for_a_step_of_the_gauge() -> None:
    match = end_round(a_turn(in_play=["Carnivora Strombosea"], gauge=3, draw_pile=["Dragonsoul", "Purse of Io"]))
    assert match.view(0)["draw_pile"]["known"] == ["dragonsoul", None]
    leave = match.clone()
    match.choose("yes")
    assert (me(match)["hand"], me(match)["gauge"]) == (["dragonsoul"], 2)
    leave.choose("no")
    assert (me(leave)["hand"], me(leave)["gauge"], leave.view(0)["draw_pile"]["count"]) == ([], 3, 2)


def test_carnivora_needs_an_empty_reserve() -> None:
    assert end_round(a_turn(in_play=["Carnivora Strombosea"], reserve={"fire": 1})).decision.word == "ask-die"


def test_carnivora_never_lowers_the_gauge_below_the_cards_in_play() -> None:
    match = end_round(a_turn(in_play=["Carnivora Strombosea", "Dragonsoul"], gauge=2, draw_pile=["Purse of Io"]))
    assert (match.decision.word, me(match)["gauge"], me(match)["hand"]) == ("ask-die", 2, [])
    assert match.view(0)["draw_pile"]["known"] == ["purse-of-io"], "it was looked at all the same"


@pytest.mark.parametrize(("card", "sacrificed"), [("Demon of Argos", False), ("Argos Hawk", True)])
def test_carnivora_does_not_keep_others_from_lowering_the_gauge_below_it(card: str, sacrificed: bool) -> None:
    plenty = {"air": 2, "water": 1, "fire": 2, "earth": 2}
    match = a_turn(hand=[card], reserve=plenty, rival={"in_play": ["Carnivora Strombosea", "Dragonsoul"], "gauge": 2})
    summon(match, card)
    if sacrificed:
        activate(match, card)
    assert (other(match)["gauge"], len(in_play(match, 1))) == (1, 2)


# 15 Mediumiczna klatka z Urm

CAGE = {"name": "Urmian Psychic Cage", "trap": True}


def test_cage_enters_play_with_a_trap_that_does_not_catch_the_cage_itself() -> None:
    match = summon(a_turn(hand=["Urmian Psychic Cage"], crystals=2), "Urmian Psychic Cage")
    assert me(match)["in_play"] == [{"id": "urmian-psychic-cage", "turned": False, "trap": True}]


def test_cage_catches_the_next_card_which_is_paid_for_and_discarded_without_effect() -> None:
    match = a_turn(hand=["Amulet of Earth"], reserve={"earth": 2}, in_play=["Dragonsoul"], rival={"in_play": [CAGE]})
    summon(match, "Amulet of Earth", "discard-it")
    assert (in_play(match), me(match)["crystals"], tokens(match)) == (["dragonsoul"], 0, (0, 0, 0, 0))
    assert match.view(0)["discard"]["count"] == 1
    assert "trap" not in other(match)["in_play"][0]


def test_cage_lets_another_card_be_sacrificed_instead() -> None:
    match = a_turn(hand=["Amulet of Earth"], reserve={"earth": 2}, in_play=["Dragonsoul"], rival={"in_play": [CAGE]})
    summon(match, "Amulet of Earth", "sacrifice:dragonsoul")
    assert (in_play(match), me(match)["crystals"]) == (["amulet-of-earth"], 9)
    assert "trap" not in other(match)["in_play"][0]


def test_cage_forces_the_discard_when_there_is_no_other_card() -> None:
    match = a_turn(hand=["Amulet of Earth"], reserve={"earth": 2}, rival={"in_play": [CAGE]})
    summon(match, "Amulet of Earth")
    assert (match.decision.word, in_play(match), me(match)["crystals"]) == ("ask-turn", [], 0)


def test_cage_catches_its_owner_who_may_sacrifice_the_cage() -> None:
    match = a_turn(hand=["Amulet of Earth"], reserve={"earth": 2}, in_play=[CAGE])
    summon(match, "Amulet of Earth", "sacrifice:urmian-psychic-cage")
    assert (in_play(match), me(match)["crystals"]) == (["amulet-of-earth"], 9)


def test_cage_catches_cards_put_into_play_by_any_means() -> None:
    dreams = a_turn(in_play=["Potion of Dreams"], hand=["Dragonsoul"], rival={"in_play": [CAGE]})
    assert in_play(activate(dreams, "Potion of Dreams")) == []
    replica = a_turn(in_play=["Eolis's Replicator"], reserve={"water": 1}, rival={"in_play": [CAGE]})
    activate(replica, "Eolis's Replicator", "discard-it")
    assert (in_play(replica), replica.view(None)["removed"]) == (["eoliss-replicator"], ["replica"])
    chalice = a_turn(
        in_play=[{"name": "Chalice of Eternity", "energy": {"fire": 4}}],
        draw_pile=["Dragonsoul"] * 4,
        rival={"in_play": [CAGE]},
    )
    activate(chalice, "Chalice of Eternity", "discard-it")
    assert in_play(chalice) == ["chalice-of-eternity"]


def test_cage_summoned_again_has_a_new_trap() -> None:
    match = a_turn(in_play=["Urmian Psychic Cage"], hand=["Amsug Longneck"], reserve={"water": 1, "air": 1}, crystals=2)
    summon(match, "Amsug Longneck")
    summon(match, "Urmian Psychic Cage")
    assert me(match)["in_play"][-1]["trap"]


def test_two_traps_catch_the_next_card_one_after_the_other() -> None:
    match = a_turn(
        hand=["Amulet of Earth"], reserve={"earth": 2}, in_play=["Dragonsoul"], rival={"in_play": [CAGE, CAGE]}
    )
    summon(match, "Amulet of Earth", "sacrifice:dragonsoul")
    assert (in_play(match), me(match)["crystals"]) == ([], 0), "the second one leaves no choice"
    assert not any("trap" in card for card in other(match)["in_play"])


def two_traps(seat: int, rules: int = GAME.rules) -> Match:
    """Both players have a Cage with a Trap; one of them summons a card."""
    rival = {"in_play": [CAGE], "hand": ["Dragonsoul"]}
    return summon(
        under(rules, a_turn(in_play=[CAGE], hand=["Dragonsoul"], rival=rival, first=seat, active=seat)), "Dragonsoul"
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_of_several_traps_whoever_brings_the_card_says_which_springs_first(seat: int) -> None:
    match = two_traps(seat)
    mine, theirs = seat + 1, 2 - seat
    assert match.decision.word == "ask-which-trap"
    assert match.decision.keys == [f"spring:urmian-psychic-cage@{theirs}", f"spring:urmian-psychic-cage@{mine}"]
    own_first = match.clone()
    choose(match, f"spring:urmian-psychic-cage@{theirs}", "sacrifice:urmian-psychic-cage")
    assert in_play(match, seat) == ["dragonsoul"], "the other Trap went with the Cage"
    choose(own_first, f"spring:urmian-psychic-cage@{mine}", "sacrifice:urmian-psychic-cage")
    assert in_play(own_first, seat) == [], "the other Trap caught the card"


@pytest.mark.parametrize(("seat", "left"), [(0, []), (1, ["dragonsoul"])])
def test_under_older_rules_the_first_of_several_traps_springs(seat: int, left: list[str]) -> None:
    assert in_play(choose(two_traps(seat, 4), "sacrifice:urmian-psychic-cage"), seat) == left

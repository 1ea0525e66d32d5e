"""Maelstrom: Risen: beacons, the Assault turn order card, and its nine cards."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.aeons_end.bot.evaluation import standing
from talia.games.aeons_end.expedition.deck import deck
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.chance import Chance
from talia.kernel.errors import TaliaError
from talia.words.speaker import speaker

from .legacy_foes import GAME, acting, again, arranged, drawing, gex, last, mist, played_at_random
from .table import choose, foe, gravehold, in_play, keys, lives, player, why

NAME = "Maelstrom: Risen"
BEACONS = ["draining-beacon", "grave-beacon", "guardian-beacon", "misery-beacon", "protective-beacon"]
ASSAULT = {"deck": ["player 1"], "discard": ["assault", "nemesis"]}
PLAIN = {"deck": ["player 1"], "discard": ["nemesis", "assault"]}
"""The turn order when the nemesis turn under way is an Assault, and when it is not: the card drawn last lies on top."""


def lit(match: Match) -> list[str]:
    """The beacons in play, the longest there first."""
    return [card["id"] for card in foe(match)["in_play"] if card["id"] in BEACONS]


def risen(*players: Any, **position: Any) -> Match:
    """A main phase."""
    return arranged(NAME, *players, **position)


def unleashed(beacon: str, *players: Any, **position: Any) -> Match:
    """A nemesis turn in which Null Scion unleashes once, with just this beacon on top of the deck."""
    nemesis = {"crew": [beacon], "crew_discard": [], "deck": ["Howling Spinners"], **position.pop("nemesis", {})}
    return acting(NAME, ["Null Scion"], *players, nemesis=nemesis, turn_order=PLAIN, **position)


# Set-up and beacons


def test_two_beacons_come_into_play_without_doing_anything_and_the_assault_card_is_in_the_turn_deck() -> None:
    for seed in range(6):
        match = GAME.new(players=2, seed=seed, nemesis="maelstrom-risen")
        assert len(lit(match)) == 2
        assert foe(match)["crew"] == 8
        assert lives(match) == [10, 10]
        assert sum(len(player(match, seat)["hand"]) for seat in (0, 1)) == 10
        state = match.state
        assert isinstance(state, Battle)
        assert sorted(state.kinds[card].id for card in state.table.nemesis_turns) == ["turn-assault", "turn-nemesis"]


def test_there_are_two_of_each_beacon() -> None:
    nemesis = {"in_play": ["Grave Beacon", "Grave Beacon"], "crew": ["Misery Beacon", "Misery Beacon"]}
    match = risen(nemesis=nemesis)
    assert lit(match) == ["grave-beacon", "grave-beacon"]
    with pytest.raises(TaliaError, match="more copies"):
        risen(nemesis={"in_play": ["Grave Beacon"] * 3})


def test_beacons_of_which_nothing_is_said_are_in_their_deck() -> None:
    match = risen(nemesis={"in_play": ["Grave Beacon"], "crew_discard": ["Grave Beacon"]})
    assert foe(match)["crew"] == 8
    assert foe(match)["crew_discard"] == ["grave-beacon"]


def test_a_draining_beacon_hurts_any_player() -> None:
    match = unleashed("Draining Beacon", mist(), gex())
    match.choose("player:2")
    assert lives(match) == [10, 9]
    assert lit(match) == ["draining-beacon"]


def test_a_grave_beacon_hurts_the_player_with_the_lowest_life() -> None:
    match = unleashed("Grave Beacon", mist(life=8), gex(life=6))
    assert lives(match) == [8, 5]
    assert in_play(match)["grave-beacon"] == 1


def test_a_guardian_beacon_has_a_shield() -> None:
    match = unleashed("Guardian Beacon")
    beacon = next(card for card in foe(match)["in_play"] if card["id"] == "guardian-beacon")
    assert (beacon["life"], beacon["shields"]) == (2, 1)


def test_a_misery_beacon_takes_a_card_from_any_hand() -> None:
    match = unleashed("Misery Beacon", mist(), gex())
    match.choose("player:2")
    assert player(match, 1)["hand"] == []
    assert player(match, 1)["discard"] == ["crystal"]


def test_a_protective_beacon_just_has_life() -> None:
    match = unleashed("Protective Beacon", mist(), gex())
    assert in_play(match)["protective-beacon"] == 3
    assert (lives(match), gravehold(match)) == ([10, 10], 30)


def test_a_fallen_beacon_goes_to_a_pile_of_its_own() -> None:
    match = risen(
        mist(breaches={"I": {"prepped": ["Spark"]}}),
        phase="casting",
        run_on=False,
        nemesis={"in_play": ["Grave Beacon", "Misery Beacon"]},
    )
    choose(match, "cast:spark@I", "target:grave-beacon")
    assert foe(match)["crew_discard"] == ["grave-beacon"]
    assert foe(match)["discard"] == []


def test_the_discarded_beacons_are_shuffled_when_the_deck_is_empty() -> None:
    match = unleashed("Grave Beacon", nemesis={"crew": [], "crew_discard": ["Protective Beacon"]})
    assert lit(match) == ["protective-beacon"]
    assert foe(match)["crew_discard"] == []


def test_with_no_beacon_left_anywhere_unleash_does_nothing() -> None:
    match = unleashed("Grave Beacon", nemesis={"crew": [], "crew_discard": []})
    assert lit(match) == []


def test_the_tenth_beacon_loses_the_game() -> None:
    nine = [*BEACONS, *BEACONS[:4]]
    nemesis = {"deck": ["Howling Spinners"], "crew": ["Protective Beacon"]}
    match = acting(NAME, [*nine, "Null Scion"], nemesis=nemesis, turn_order=PLAIN)
    assert why(match) == (False, "beacons-lit")
    match = acting(NAME, [*nine[:8], "Null Scion"], nemesis=nemesis, turn_order=PLAIN)
    assert len(lit(match)) == 9
    assert not match.over


# The Assault


def test_in_an_assault_gravehold_suffers_for_each_beacon_and_the_turn_goes_on() -> None:
    match = acting(NAME, ["Grave Beacon", "Misery Beacon", "Protective Beacon"], turn_order=ASSAULT)
    assert gravehold(match) == 27
    assert "null-scion" in in_play(match)


def test_an_ordinary_turn_counts_no_beacons() -> None:
    match = acting(NAME, ["Grave Beacon", "Misery Beacon"], turn_order=PLAIN)
    assert gravehold(match) == 30


def test_drawing_the_assault_card_begins_one() -> None:
    match = risen(
        mist(),
        nemesis={"in_play": ["Grave Beacon", "Misery Beacon"]},
        turn_order={"deck": ["assault", "player 1"], "discard": ["nemesis"]},
    )
    choose(match, "end")
    assert gravehold(match) == 28
    assert match.view(0)["turn_order"]["discard"][1] == "turn-assault"


def test_the_assault_card_counts_as_a_nemesis_card() -> None:
    state = acting(NAME, ["Grave Beacon"], turn_order=ASSAULT).state
    assert isinstance(state, Battle)
    assert state.nemesis_turns_discarded() == 2


def test_with_the_harder_rule_gravehold_suffers_two_more() -> None:
    match = acting(NAME, ["Grave Beacon", "Misery Beacon"], turn_order=ASSAULT, difficulty="expert")
    assert gravehold(match) == 26
    assert gravehold(acting(NAME, [], turn_order=ASSAULT, difficulty="expert")) == 30
    assert gravehold(acting(NAME, ["Grave Beacon"], turn_order=PLAIN, difficulty="expert")) == 30


# The nine cards


def test_slice_degrades_the_dearest_card_and_hurts() -> None:
    hands = mist(hand=["Fiery Torrent", "Crystal"]), gex(hand=["Jagged Lightning"])
    match = acting(NAME, [last("Slice (Power)")], *hands, turn_order=PLAIN)
    assert set(keys(match)) == {"gain:jagged-lightning", "skip"}
    match.choose("gain:jagged-lightning")
    assert sorted(player(match)["hand"]) == ["crystal", "jagged-lightning"]
    assert lives(match) == [7, 10]
    assert match.view(0)["destroyed"] == ["fiery-torrent"]


def test_slice_of_somebody_who_cannot_degrade_hurts_more() -> None:
    match = acting(NAME, [last("Slice (Power)")], mist(), turn_order=PLAIN)
    assert lives(match) == [5]


def test_venomous_coil_lights_two_beacons_and_then_hurts_for_all() -> None:
    nemesis = {"crew": ["Protective Beacon", "Protective Beacon"]}
    match = acting(NAME, ["Grave Beacon", last("Venomous Coil")], mist(), gex(), nemesis=nemesis, turn_order=PLAIN)
    match.choose("player:1")
    assert lives(match) == [7, 10]
    assert len(lit(match)) == 3
    assert "discard:venomous-coil" in keys(risen(mist(aether=6), nemesis={"in_play": ["Venomous Coil"]}))
    assert "discard:venomous-coil" not in keys(risen(mist(aether=5), nemesis={"in_play": ["Venomous Coil"]}))


def test_whipping_wires_hurt_in_an_assault_and_unleash_otherwise() -> None:
    match = acting(NAME, ["Whipping Wires"], mist(), gex(), turn_order=ASSAULT)
    match.choose("player:2")
    assert (lives(match), lit(match)) == ([10, 8], [])
    match = acting(NAME, ["Whipping Wires"], nemesis={"crew": ["Protective Beacon"]}, turn_order=PLAIN)
    assert (lives(match), lit(match)) == ([10, 10], ["protective-beacon"])


def test_bladius_hurts_the_player_with_the_fewest_open_breaches() -> None:
    more = {"II": {"open": True}, "III": {"open": True}}
    match = acting(NAME, ["Bladius Risen"], mist(breaches=more), gex(), turn_order=PLAIN)
    assert lives(match) == [10, 8]


def test_blight_takes_all_dear_cards_of_one_hand_and_draws_as_many() -> None:
    hands = (
        mist(hand=["Fiery Torrent", "Spark", "Frozen Magmite"], deck=["Crystal", "Crystal", "Spark"]),
        gex(hand=["Frozen Magmite", "Crystal"]),
    )
    nemesis = {"crew": ["Protective Beacon", "Protective Beacon"]}
    match = drawing(NAME, "Blight", *hands, nemesis={"deck": ["Blight"], **nemesis}, turn_order=PLAIN)
    choose(match, "rest")
    assert len(lit(match)) == 4
    assert player(match)["hand"] == ["spark", "crystal", "crystal"]
    assert set(player(match)["discard"]) == {"fiery-torrent", "frozen-magmite"}
    assert player(match, 1)["hand"] == ["frozen-magmite", "crystal"]


def test_ferocious_assault_makes_every_nemesis_turn_an_assault() -> None:
    nemesis = {"crew": ["Protective Beacon"], "deck": [DRAWN, "Howling Spinners"]}
    match = acting(NAME, [last("Ferocious Assault")], mist(), nemesis=nemesis, turn_order={
        "deck": ["nemesis", "player 1"], "discard": ["assault"],
    })  # fmt: skip
    assert lit(match) == ["protective-beacon"]
    assert foe(match)["beside"] == ["ferocious-assault"]
    assert foe(match)["discard"] == []
    assert gravehold(match) == 29  # the next turn was an ordinary nemesis card's, and an Assault all the same
    again(match)


DRAWN = "Null Scion"


def test_ferocious_assault_can_be_paid_for() -> None:
    match = risen(mist(aether=8), nemesis={"in_play": ["Ferocious Assault", "Grave Beacon"]})
    match.choose("discard:ferocious-assault")
    assert foe(match)["discard"] == ["ferocious-assault"]
    assert foe(match)["beside"] == []


def test_beast_of_blades_unleashes_and_hurts_for_each_beacon() -> None:
    nemesis = {"crew": ["Protective Beacon"]}
    match = acting(NAME, ["Grave Beacon", "Beast of Blades"], mist(), gex(), nemesis=nemesis, turn_order=PLAIN)
    match.choose("player:1")
    assert lives(match) == [8, 10]


@pytest.mark.parametrize(("order", "price"), [(ASSAULT, 8), ({"deck": ["player 1", "assault"]}, 10)])
def test_cracking_earth_is_cheaper_while_the_assault_card_is_discarded(order: dict[str, Any], price: int) -> None:
    for aether in (price - 1, price):
        match = risen(mist(aether=aether), nemesis={"in_play": ["Cracking Earth"]}, turn_order=order)
        assert ("discard:cracking-earth" in keys(match)) is (aether == price)
    match.choose("discard:cracking-earth")
    assert match.over or player(match)["aether"] == 0


def test_cracking_earth_hurts_the_weakest_and_then_another() -> None:
    match = acting(NAME, [last("Cracking Earth")], mist(life=4), gex(life=9), turn_order=PLAIN)
    assert lives(match) == [1, 5]
    alone = acting(NAME, [last("Cracking Earth")], mist(), turn_order=PLAIN)
    assert lives(alone) == [3]


def test_erupt_takes_prepped_spells_back_and_destroys_three_cards() -> None:
    breaches = {"I": {"prepped": ["Spark"]}, "II": {"open": True, "prepped": ["Jagged Lightning"]}}
    nemesis = {"deck": ["Erupt"], "crew": ["Protective Beacon", "Protective Beacon"]}
    players = mist(hand=["Crystal", "Crystal"], breaches=breaches), gex(hand=["Crystal"] * 5)
    match = drawing(NAME, "Erupt", *players, nemesis=nemesis, turn_order=PLAIN)
    assert len(lit(match)) == 4
    choose(match, "destroy:spark", "destroy:crystal")
    assert match.decision.seat == 0
    match.choose("destroy:crystal")
    assert player(match)["hand"] == ["jagged-lightning"]
    assert all(not breach["prepped"] for breach in player(match)["breaches"])
    assert len(player(match, 1)["hand"]) == 5


# The table and the bot


def test_the_table_counts_the_beacons_to_come() -> None:
    match = risen(
        nemesis={"in_play": ["Grave Beacon"], "crew": ["Misery Beacon"] * 2, "crew_discard": ["Draining Beacon"]}
    )
    nemesis = next(area for area in GAME.scene(match, 0, speaker("en", GAME)).areas if area.ref == "nemesis")
    assert "beacon deck 2" in nemesis.things[0].facts
    assert "nemesis-crew_discard" in [thing.ref for thing in nemesis.things]


def test_the_bot_strikes_a_beacon_when_ten_are_near() -> None:
    eight = [*BEACONS, *BEACONS[:3]]
    breaches = {"I": {"prepped": ["Spark"]}}
    match = risen(mist(breaches=breaches), phase="casting", run_on=False, nemesis={"in_play": eight, "life": 60})
    match.choose("cast:spark@I")
    option = GAME.bots()["steady"](GAME, 1).choose(match, match.decision)
    assert option.key.startswith("target:grave-beacon")


def test_every_beacon_is_worse() -> None:
    few, many = risen(nemesis={"in_play": BEACONS[:1]}).state, risen(nemesis={"in_play": BEACONS[:3]}).state
    assert isinstance(few, Battle)
    assert isinstance(many, Battle)
    assert standing(few) > standing(many)


def test_on_an_expedition_it_spares_two_harder_cards_of_each_tier() -> None:
    harder = [card.id for card in GAME.box.basics if card.upgraded and card.tier == 3][:4]
    drawn = deck(GAME.box, "maelstrom-risen", 2, harder, Chance(1))
    assert len([id for id in drawn if id in harder]) == 2


def test_random_play() -> None:
    ends = {
        why(played_at_random("maelstrom-risen", seed, difficulty=("normal", "expert")[seed % 2]))[1]
        for seed in range(12)
    }
    assert "beacons-lit" in ends

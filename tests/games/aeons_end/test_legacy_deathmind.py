"""Deathmind: bridges between supply piles, Sever Link, and its nine cards.

The grid of these tests:

    Frozen Magmite  Scoria Slag        Erratic Ingot
    Mage's Totem    Primordial Fetish  Jagged Lightning
    Fiery Torrent   Conjure the Lost   Reduce to Ash
"""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.aeons_end.bot.evaluation import standing
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.errors import TaliaError
from talia.kernel.foreseeing import preview
from talia.kernel.story import story
from talia.words.speaker import speaker

from .legacy_foes import GAME, acting, again, arranged, drawing, gex, last, mist, played_at_random, tokens
from .table import choose, foe, gravehold, in_play, keys, lives, pile, player, why

NAME = "Deathmind"
ROW = {"bridge-1-2": 1, "bridge-2-3": 1}
"""Two bridges: the top row is connected."""

ALL = {f"bridge-{one}-{other}": 1 for one, other in ((1, 2), (2, 3), (4, 5), (5, 6), (7, 8), (8, 9))} | {
    f"bridge-{one}-{one + 3}": 1 for one in range(1, 7)
}


def test_an_option_to_gain_a_card_tells_that_no_bridge_leads_to_its_pile() -> None:
    match = arranged(NAME, gex(aether=9), marks=ROW)
    told = {
        option.key: [each.name.args for each in preview(match, match.decision, option) if each.tone == "loss"]
        for option in match.decision.options
    }
    assert told["gain:scoria-slag"] == []
    assert [args["n"] for args in told["gain:mages-totem"]] == [2]


def bridges(match: Match) -> list[list[int]]:
    """The bridges in play."""
    found: list[list[int]] = foe(match)["bridges"]
    return found


def connected(match: Match) -> list[str]:
    """The piles that are connected with the first."""
    return [each["id"] for each in foe(match)["grid"] if each["connected"]]


def mind(*players: Any, marks: dict[str, int] | None = None, **position: Any) -> Match:
    """A main phase with the top row connected, unless other bridges are said."""
    return arranged(NAME, *players, marks=ROW if marks is None else marks, **position)


# Set-up


def test_before_the_first_turn_no_phase_is_told_and_it_is_nobodys_turn() -> None:
    match = GAME.new(players=2, seed=3, nemesis="deathmind", market="deck-attrition")
    for lang, told in (("en", "before the first turn"), ("pl", "przed pierwszą turą")):
        scene = GAME.scene(match, 0, speaker(lang, GAME))
        assert told in scene.status
        assert not any(area.active for area in scene.areas)
    while match.decision.word == "ask-bridge":
        match.choose(match.decision.options[0])
    scene = GAME.scene(match, 0, speaker("en", GAME))
    assert "before the first turn" not in scene.status
    assert sum(area.active for area in scene.areas) == 1


def test_six_bridges_are_placed_before_the_first_turn_and_sever_link_is_in_play() -> None:
    match = GAME.new(players=2, seed=3, nemesis="deathmind", market="deck-attrition")
    for lang, told in (("en", "(6 to go)"), ("pl", "(jeszcze 6)")):
        assert told in speaker(lang, GAME).question(match.decision)
    assert in_play(match) == {"sever-link": 3}
    assert len(keys(match)) == 12
    assert match.decision.seat is None
    for left in range(6, 0, -1):
        assert match.decision.word == "ask-bridge"
        assert len(keys(match)) == 6 + left
        again(match)
        match.choose(0)
    assert match.decision.word != "ask-bridge"
    assert len(bridges(match)) == 6


def test_the_supply_lies_in_a_grid_by_type_and_cost() -> None:
    assert [each["id"] for each in foe(mind())["grid"]] == [
        "frozen-magmite", "scoria-slag", "erratic-ingot",
        "mages-totem", "primordial-fetish", "jagged-lightning",
        "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
    ]  # fmt: skip


def test_bridges_are_only_between_neighbours() -> None:
    match = mind(mist(aether=5), marks={})
    match.choose("bridge")
    assert set(keys(match)) == {
        "bridge:frozen-magmite+scoria-slag", "bridge:scoria-slag+erratic-ingot",
        "bridge:mages-totem+primordial-fetish", "bridge:primordial-fetish+jagged-lightning",
        "bridge:fiery-torrent+conjure-the-lost", "bridge:conjure-the-lost+reduce-to-ash",
        "bridge:frozen-magmite+mages-totem", "bridge:scoria-slag+primordial-fetish",
        "bridge:erratic-ingot+jagged-lightning", "bridge:mages-totem+fiery-torrent",
        "bridge:primordial-fetish+conjure-the-lost", "bridge:jagged-lightning+reduce-to-ash",
    }  # fmt: skip


# Gaining


def test_a_card_of_a_connected_pile_costs_no_life() -> None:
    match = mind(mist(aether=5), gex())
    match.choose("gain:erratic-ingot")
    assert lives(match) == [10, 10]


def test_a_card_of_the_first_pile_never_costs_life() -> None:
    match = mind(mist(aether=3), marks={})
    match.choose("gain:frozen-magmite")
    assert lives(match) == [10]


def test_who_gains_a_card_of_an_unconnected_pile_suffers_two_damage() -> None:
    match = mind(mist(aether=4), gex())
    match.choose("gain:jagged-lightning")
    assert lives(match) == [8, 10]
    assert player(match)["discard"] == ["jagged-lightning"]


def test_a_bridge_that_leads_from_nowhere_connects_nothing() -> None:
    match = mind(mist(aether=4), marks={"bridge-5-6": 1, "bridge-4-5": 1})
    assert connected(match) == ["frozen-magmite"]
    match.choose("gain:jagged-lightning")
    assert lives(match) == [8]


def test_a_path_may_turn() -> None:
    match = mind(marks={"bridge-1-4": 1, "bridge-4-5": 1, "bridge-2-5": 1, "bridge-8-9": 1})
    assert connected(match) == ["frozen-magmite", "scoria-slag", "mages-totem", "primordial-fetish"]


def test_the_last_card_of_a_pile_cannot_be_gained() -> None:
    match = mind(
        mist(aether=9, hand=["Crystal"]), market={"Frozen Magmite": 2, "Scoria Slag": 1, "Jagged Lightning": 0}
    )
    assert "gain:frozen-magmite" in keys(match)
    assert "gain:scoria-slag" not in keys(match)
    match.choose("gain:frozen-magmite")
    assert pile(match, "frozen-magmite") == 1
    assert "gain:frozen-magmite" not in keys(match)


def test_not_even_with_aether_that_is_for_some_things_only() -> None:
    purse = [{"aether": 4, "for": ["gems", "relics", "spells"]}]
    match = mind(mist(purses=purse), market={"Frozen Magmite": 1, "Scoria Slag": 2})
    assert [key for key in keys(match) if key.startswith("gain:")] == ["gain:scoria-slag"]


# Bridges for a price


def test_a_bridge_for_five_aether() -> None:
    match = mind(mist(aether=6), gex())
    assert "bridge:pulse" not in keys(match)
    choose(match, "bridge", "bridge:frozen-magmite+mages-totem")
    assert player(match)["aether"] == 1
    assert [1, 4] in bridges(match)
    assert "mages-totem" in connected(match)


def test_four_aether_are_too_few() -> None:
    assert "bridge" not in keys(mind(mist(aether=4)))


def test_a_bridge_for_four_pulse_tokens() -> None:
    match = mind(mist(pulse=5, aether=0))
    assert "bridge" not in keys(match)
    choose(match, "bridge:pulse", "bridge:scoria-slag+primordial-fetish")
    assert player(match)["pulse"] == 1
    assert [2, 5] in bridges(match)
    assert "bridge:pulse" not in keys(match)


def test_there_is_no_second_bridge_between_two_piles() -> None:
    match = mind(mist(aether=5, pulse=5), marks=ALL)
    assert not [key for key in keys(match) if key.startswith("bridge")]


def test_whoever_pays_places_the_bridge() -> None:
    match = mind(mist(), gex(aether=5), active=1)
    match.choose("bridge")
    assert match.decision.seat == 1


def test_with_the_harder_rule_a_bridge_costs_six_aether_or_five_pulse_tokens() -> None:
    assert "bridge" not in keys(mind(mist(aether=5), difficulty="expert"))
    assert "bridge:pulse" not in keys(mind(mist(pulse=4), difficulty="expert"))
    match = mind(mist(aether=6), difficulty="expert")
    choose(match, "bridge", "bridge:frozen-magmite+mages-totem")
    assert player(match)["aether"] == 0
    match = mind(mist(pulse=5), difficulty="expert")
    match.choose("bridge:pulse")
    assert "pulse" not in player(match)


# Sever Link and Unleash


def test_sever_link_loses_a_token_in_each_nemesis_turn() -> None:
    match = acting(NAME, ["sever-link"], marks=ROW)
    assert tokens(match, "sever-link") == 2
    assert len(bridges(match)) == 2


def test_with_its_last_token_a_bridge_goes_and_the_tokens_come_back() -> None:
    match = acting(NAME, [last("sever-link")], marks=ROW)
    assert match.decision.seat is None
    match.choose("sever:frozen-magmite+scoria-slag")
    assert bridges(match) == [[2, 3]]
    assert tokens(match, "sever-link") == 3


def test_without_a_bridge_gravehold_suffers_twenty_damage() -> None:
    match = acting(NAME, [last("sever-link")], marks={})
    assert gravehold(match) == 10
    assert tokens(match, "sever-link") == 3


def test_unleash_removes_a_token_and_resolves_the_link_at_once() -> None:
    deck = {"deck": ["Howling Spinners"]}
    match = acting(NAME, [{"name": "sever-link", "tokens": 3}, "Null Scion"], marks={"bridge-1-2": 1}, nemesis=deck)
    assert tokens(match, "sever-link") == 1  # Null Scion unleashes
    match = acting(NAME, [{"name": "sever-link", "tokens": 2}, "Null Scion"], marks={"bridge-1-2": 1}, nemesis=deck)
    assert bridges(match) == []
    assert tokens(match, "sever-link") == 3


def test_sever_link_stays_in_play_so_an_empty_deck_is_no_victory() -> None:
    match = drawing(NAME, "Thought Quake", nemesis={"deck": ["Thought Quake"], "in_play": ["sever-link"]}, marks={})
    assert gravehold(match) == 24
    assert not match.over


# The nine cards


def test_kinetic_construct_moves_a_bridge() -> None:
    match = acting(NAME, ["Kinetic Construct"], marks=ROW)
    assert gravehold(match) == 28
    match.choose("bridge:frozen-magmite+mages-totem")
    assert set(keys(match)) == {"sever:frozen-magmite+scoria-slag", "sever:scoria-slag+erratic-ingot"}
    match.choose("sever:scoria-slag+erratic-ingot")
    assert bridges(match) == [[1, 2], [1, 4]]


def test_kinetic_construct_places_the_first_bridge_and_finds_no_other() -> None:
    match = acting(NAME, ["Kinetic Construct"], marks={})
    match.choose("bridge:frozen-magmite+mages-totem")
    assert bridges(match) == [[1, 4]]
    assert match.decision.word == "ask-main"


def test_memory_burst_hurts_for_each_bridge_and_unleashes_twice() -> None:
    match = acting(NAME, ["sever-link", last("Memory Burst")], mist(), gex(), marks=ROW)
    match.choose("player:2")
    assert lives(match) == [10, 8]
    match.choose(0)  # the link had three tokens: a bridge goes
    assert len(bridges(match)) == 1
    assert tokens(match, "sever-link") == 3


def test_memory_burst_is_discarded_for_a_dear_prepped_spell() -> None:
    cheap = {"I": {"prepped": ["Jagged Lightning"]}}
    assert "discard:memory-burst" not in keys(mind(mist(breaches=cheap), nemesis={"in_play": ["Memory Burst"]}))
    dear = {"I": {"prepped": ["Fiery Torrent"]}}
    match = mind(mist(breaches=dear), nemesis={"in_play": ["Memory Burst", "sever-link"]})
    match.choose("discard:memory-burst")
    assert in_play(match) == {"sever-link": 3}
    assert player(match)["discard"] == ["fiery-torrent"]


@pytest.mark.parametrize(("before", "unleashed"), [(3, 2), (2, 1), (1, 0)])
def test_mind_feast_unleashes_until_one_token_is_left(before: int, unleashed: int) -> None:
    link = {"name": "sever-link", "tokens": before}
    match = drawing(NAME, "Mind Feast", marks=ROW, nemesis={"deck": ["Mind Feast"], "in_play": [link]})
    assert gravehold(match) == 26
    assert tokens(match, "sever-link") == 1
    assert sum(event.name == "unleash" for event in match.events) == unleashed


def test_bramas_torment_hurts_and_takes_a_card_for_each_bridge() -> None:
    hands = mist(hand=["Crystal", "Spark"]), gex(hand=["Crystal"])
    match = acting(NAME, [last("Brama's Torment")], *hands, marks=ROW)
    match.choose("player:1")
    assert lives(match) == [5, 10]
    choose(match, "discard:spark/1", "discard:crystal/2")
    assert player(match)["hand"] == ["crystal"]
    assert player(match, 1)["hand"] == []


def test_bramas_torment_is_discarded_for_two_bridges() -> None:
    assert "discard:bramas-torment" not in keys(
        mind(mist(), gex(), marks={"bridge-1-2": 1}, nemesis={"in_play": ["Brama's Torment"]})
    )
    match = mind(mist(), gex(), marks={**ROW, "bridge-5-6": 1}, nemesis={"in_play": ["Brama's Torment", "sever-link"]})
    choose(match, "discard:bramas-torment", "sever:frozen-magmite+scoria-slag")
    match.choose("sever:scoria-slag+erratic-ingot")
    assert bridges(match) == [[5, 6]]
    assert in_play(match) == {"sever-link": 3}


def test_cortex_jailer_comes_with_a_shield_for_each_bridge() -> None:
    match = drawing(NAME, "Cortex Jailer", marks={**ROW, "bridge-5-6": 1})
    jailer = next(card for card in foe(match)["in_play"] if card["id"] == "cortex-jailer")
    assert (jailer["life"], jailer["shields"]) == (4, 3)


def test_cortex_jailer_hurts_the_player_with_the_lowest_life() -> None:
    match = acting(NAME, ["Cortex Jailer"], mist(life=7), gex(life=5), marks=ROW)
    assert lives(match) == [7, 3]


def test_thought_quake_takes_a_bridge_of_three_and_else_hurts_gravehold() -> None:
    match = drawing(NAME, "Thought Quake", marks={**ROW, "bridge-5-6": 1})
    match.choose("sever:primordial-fetish+jagged-lightning")
    assert bridges(match) == [[1, 2], [2, 3]]
    assert gravehold(match) == 30
    match = drawing(NAME, "Thought Quake", marks=ROW)
    assert (len(bridges(match)), gravehold(match)) == (2, 24)


def test_brain_wipe_unleashes_four_times_or_hurts_a_player() -> None:
    marks = {**ROW, "bridge-5-6": 1, "bridge-4-5": 1}
    match = drawing(NAME, "Brain Wipe", marks=marks, nemesis={"deck": ["Brain Wipe"], "in_play": ["sever-link"]})
    match.choose(0)
    assert tokens(match, "sever-link") == 2
    assert len(bridges(match)) == 3
    match = drawing(NAME, "Brain Wipe", mist(), gex(), marks=ROW, nemesis={"in_play": ["sever-link"]})
    match.choose("player:2")
    assert lives(match) == [10, 5]
    assert tokens(match, "sever-link") == 3


def test_nightmare_takes_a_bridge_beside_the_first_pile_or_hurts() -> None:
    match = acting(NAME, ["Nightmare"], mist(), gex(), marks={**ROW, "bridge-1-4": 1})
    match.choose("or:1")
    assert set(keys(match)) == {"sever:frozen-magmite+scoria-slag", "sever:frozen-magmite+mages-totem"}
    match.choose("sever:frozen-magmite+mages-totem")
    assert bridges(match) == [[1, 2], [2, 3]]
    assert lives(match) == [10, 10]


def test_nightmare_hurts_when_no_bridge_touches_the_first_pile() -> None:
    match = acting(NAME, ["Nightmare"], mist(), gex(), marks={"bridge-2-3": 1})
    match.choose("player:1")
    assert lives(match) == [6, 10]
    assert bridges(match) == [[2, 3]]


def test_thoughtful_sacrifice() -> None:
    match = acting(NAME, [last("Thoughtful Sacrifice")], marks=ROW)
    assert gravehold(match) == 22
    match = mind(marks=ROW, nemesis={"in_play": ["Thoughtful Sacrifice", "sever-link"]})
    match.choose("discard:thoughtful-sacrifice")
    match.choose(0)
    assert bridges(match) == []
    assert in_play(match) == {"sever-link": 3}


# The table


def test_the_grid_is_drawn_with_its_bridges() -> None:
    scene = GAME.scene(mind(), 0, speaker("en", GAME))
    area = next(area for area in scene.areas if area.ref == "bridges")
    assert (area.columns, len(area.things)) == (5, 25)
    by_ref = {thing.ref: thing for thing in area.things}
    assert by_ref["bridges/1-2"].title == "bridge"
    assert by_ref["bridges/1-4"].title == "no bridge"
    assert by_ref["bridges/3"].facts == ("connected",)
    assert by_ref["bridges/9"].facts == ("not connected: 2 damage",)
    market = next(area for area in scene.areas if area.ref == "market")
    totem = next(thing for thing in market.things if thing.ref == "market/mages-totem")
    assert "not connected: 2 damage" in totem.facts


def test_a_bridge_must_lie_between_neighbours() -> None:
    with pytest.raises(TaliaError):
        mind(marks={"bridge-1-3": 1})


def test_relics_under_breaches_are_told_where_they_lie() -> None:
    match = mind(mist(hand=["Neural Wreath", "Crystal"], breaches={"I": {"attached": "Pulse Anchor"}}))
    assert "crew" not in match.position()["nemesis"]
    again(match)


def test_the_bot_bridges_what_it_wants_to_buy() -> None:
    apart, together = mind(marks={"bridge-5-6": 1}), mind(marks={"bridge-1-2": 1})
    assert isinstance(apart.state, Battle)
    assert isinstance(together.state, Battle)
    assert standing(together.state) > standing(apart.state)


def test_random_play() -> None:
    ends = {
        why(played_at_random("deathmind", seed, difficulty=("normal", "expert")[seed % 2]))[1] for seed in range(12)
    }
    assert ends <= {"gravehold-fallen", "all-exhausted", "nemesis-slain"}


# What is told when it is over


def harm(match: Match) -> dict[str, int]:
    """After the turn of the nemesis with which the battle is lost, what did how much harm."""
    match.choose("end")
    while not match.over:
        match.choose(match.decision.options[0])
    return {by.card: n for by, _, n in story(match).by_card("harm")}


def test_what_a_power_does_is_credited_to_it() -> None:
    in_play = [last("Sever Link"), last("Thoughtful Sacrifice")]
    match = mind(nemesis={"in_play": in_play}, gravehold=8, turn_order={"deck": ["nemesis"]})
    assert harm(match) == {"thoughtful-sacrifice": 8}


def test_what_follows_an_unleash_that_does_not_hurt_is_credited_to_the_card() -> None:
    nemesis = {"in_play": [{"name": "Sever Link", "tokens": 2}], "deck": ["Drain", "Howling Spinners"]}
    match = mind(nemesis=nemesis, gravehold=2, turn_order={"deck": ["nemesis"]})
    assert harm(match) == {"drain": 2}


def test_without_a_bridge_the_city_falls_to_sever_link_itself() -> None:
    match = mind(marks={}, nemesis={"in_play": [last("Sever Link")]}, gravehold=20, turn_order={"deck": ["nemesis"]})
    assert harm(match) == {"sever-link": 20}


def test_what_it_costs_to_gain_where_no_bridge_leads_is_credited_to_deathmind() -> None:
    match = mind(mist(hand=["Crystal"] * 4), marks={})
    teller = GAME.teller(match)
    choose(match, "play:crystal", "play:crystal", "play:crystal", "play:crystal")
    match.choose("gain:scoria-slag")
    credits = [teller.read(event) for page in match.history.pages for event in page]
    assert [(each.what, each.by.word, each.n) for each in credits if each] == [
        ("gained", "card-scoria-slag", 1),
        ("harm", "nemesis-deathmind", 2),
    ]

"""What was wrong with Legacy until rules 3: new battles play it right, and battles that began then go on as they did."""

from __future__ import annotations

from typing import Any

import talia
from talia import Match
from talia.games.aeons_end.boxes.legacy.assists import ASSISTS

from .table import choose, foe, gravehold, in_play, keys, lives, player, prepped

# Any, all through this file: positions are plain JSON.

LEGACY = talia.game("aeons-end/legacy")
ALL = talia.game("aeons-end/all")
OLD = 3


def arranged(position: dict[str, Any], rules: int = 0, game: talia.Game = LEGACY) -> Match:
    """A position with two players unless it says otherwise, run on to the first real choice. New rules are told again."""
    told = {"players": [{"mage": "Bubda"}, {"mage": "Ramzel"}], "run_on": True, **position}
    match = (game.under(rules) if rules else game).arrange(told)
    if not rules and not match.over:
        assert game.arrange(match.position()).fingerprint == match.fingerprint
    return match


# Eternal Glare


def glare(rules: int = 0) -> Match:
    """Eternal Glare resolves, and Maelstrom: Risen's Assault lies on top of the turn order deck."""
    nemesis = {
        "name": "Maelstrom: Risen",
        "in_play": [{"name": "Eternal Glare", "tokens": 1}, "Protective Beacon"],
        "crew": ["Protective Beacon", "Guardian Beacon", "Guardian Beacon"],
        "deck": ["Beast of Blades", "Whipping Wires"],
    }
    turns = {"deck": ["assault", "player 1"], "discard": ["nemesis", "player 2"]}
    return arranged({"nemesis": nemesis, "phase": "nemesis-main", "turn_order": turns}, rules)


def test_eternal_glare_takes_an_assault_for_a_card_of_the_nemesis() -> None:
    match = glare()
    assert (keys(match), foe(match)["crew"]) == (["player:1", "player:2"], 3)
    choose(match, "player:2")
    assert lives(match) == [10, 5]


def test_until_rules_3_it_unleashed() -> None:
    match = glare(OLD)
    assert lives(match) == [10, 10]
    assert foe(match)["crew"] == 0


# Sparking Siphon


def commanded(gained: str, rules: int = 0, game: talia.Game = LEGACY) -> Match:
    """In the nemesis' turn Command makes a player gain a card, and it is this one."""
    hands = [{"mage": "Bubda", "hand": ["Crystal"] * 3}, {"mage": "Ramzel", "hand": ["Spark"]}]
    position = {
        "players": hands,
        "nemesis": {"name": "Fungal Mesh", "deck": ["Command", "Domineer"]},
        "market": {gained: 5, "Fire Chakram": 5},
        "phase": "nemesis-draw",
        "turn_order": {"deck": ["player 1"]},
    }
    match = arranged(position, rules, game)
    choose(match, f"gain:{gained}")
    return match


def test_sparking_siphon_brings_its_pulse_tokens_in_whoevers_turn_it_is_gained() -> None:
    assert player(commanded("sparking-siphon"))["pulse"] == 2


def test_until_rules_3_it_did_so_on_ones_own_turn_only() -> None:
    assert "pulse" not in player(commanded("sparking-siphon", OLD))


def test_volcanic_glass_still_asks_on_ones_own_turn_only() -> None:
    assert commanded("volcanic-glass", game=ALL).decision.word == "ask-main"


# Hunting Spark


def possessed(rules: int = 0) -> Match:
    """Fungal Mesh possesses somebody who has a Hunting Spark prepped, with a minion in play."""
    hunter = {"mage": "Ramzel", "breaches": {"I": prepped("Hunting Spark")}}
    nemesis = {"name": "Fungal Mesh", "tokens": 2, "in_play": ["Dominion Spores"], "deck": ["Psychic Clouds", "Command"]}
    position = {"players": [hunter], "nemesis": nemesis, "phase": "nemesis-draw", "turn_order": {"deck": ["player 1"]}}
    return arranged(position, rules)


def test_a_possessed_hunting_spark_strikes_no_minion() -> None:
    match = possessed()
    assert keys(match) == ["target:gravehold", "player:1"]
    choose(match, "target:gravehold")
    assert (gravehold(match), in_play(match)) == (29, {"dominion-spores": 6, "psychic-clouds": 15})


def test_until_rules_3_it_asked_for_a_target() -> None:
    assert possessed(OLD).decision.word == "ask-target"



# The assist deck


def unbegun(rules: int = 0, **nemesis: Any) -> list[str]:
    """The assist deck of a battle against Maelstrom that is told from before its first turn."""
    foe = {"name": "Maelstrom", **nemesis}
    position = {"players": [{"mage": "Bubda"}], "nemesis": foe, "turn": 0, "phase": "next-turn"}
    match = arranged({**position, "turn_order": {"deck": ["player 1"]}}, rules)
    return [str(id) for id in match.position()["nemesis"]["crew"]]


def test_the_assist_deck_of_a_battle_that_has_not_begun_lies_as_it_is_told() -> None:
    assert unbegun() == [card.id for card in ASSISTS]
    assert unbegun(crew=["Xaxos Arrives", "Mist's Fury"]) == ["xaxos-arrives", "mists-fury"]


def test_until_rules_3_it_was_turned_over() -> None:
    old, new = (game.new(players=2, seed=5, nemesis="maelstrom") for game in (LEGACY.under(OLD), LEGACY))
    assert old.fingerprint == new.fingerprint
    assert unbegun(OLD, crew=["Xaxos Arrives", "Mist's Fury"]) == ["mists-fury", "xaxos-arrives"]

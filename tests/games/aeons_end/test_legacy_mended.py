"""What was wrong with Legacy until rules 3: new battles play it right, and battles that began then go on as they did."""

from __future__ import annotations

from typing import Any

import talia
from talia import Match
from talia.games.aeons_end.boxes.legacy.nemeses.assists import ASSISTS

from .legacy_rules import LEGACY, arranged
from .table import choose, foe, gravehold, in_play, keys, lives, player, prepped

# Any, all through this file: positions are plain JSON.

ALL = talia.game("aeons-end/all")
OLD = 3


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
    nemesis = {
        "name": "Fungal Mesh",
        "tokens": 2,
        "in_play": ["Dominion Spores"],
        "deck": ["Psychic Clouds", "Command"],
    }
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


# Adrenal Batteries


def batteries(rules: int = 0) -> Match:
    """Adrenal Batteries opened breach II and gained a spell that lies on two breaches; I and II are open then, and IV."""
    breaches = {"IV": {"open": True}}
    sheet = {"mage": "Mist", "hand": ["Adrenal Batteries", "Crystal"], "pulse": 4, "breaches": breaches}
    position = {"players": [sheet], "market": {"Pyrotechnic Surge": 5}, "run_on": False}
    match = (ALL.under(rules) if rules else ALL).arrange(position)
    choose(match, "play:adrenal-batteries", "yes", "open:II")
    return match


def test_a_gained_spell_that_spans_is_prepped_to_two_open_breaches_side_by_side() -> None:
    match = batteries()
    assert match.decision.word == "ask-main", "there is one place for it"
    assert [each["prepped"] for each in player(match)["breaches"][:2]] == [["pyrotechnic-surge"]] * 2


def test_until_rules_3_one_breach_was_enough() -> None:
    assert keys(batteries(OLD)) == ["prep-it:I", "prep-it:II", "prep-it:IV"]


# Prophetic Lens


def lens(rules: int = 0) -> int:
    """The aether that Prophetic Lens brings somebody who has no card to reveal."""
    sheet = {"mage": "Bubda", "hand": ["Prophetic Lens", "Spark"], "deck": [], "discard": []}
    match = (LEGACY.under(rules) if rules else LEGACY).arrange({"players": [sheet]})
    choose(match, "play:prophetic-lens")
    aether: int = player(match)["aether"]
    return aether


def test_prophetic_lens_brings_its_aether_where_there_is_no_card_to_destroy() -> None:
    assert lens() == 1


def test_until_rules_3_it_brought_nothing_then() -> None:
    assert lens(OLD) == 0


# Cards that are discarded together


def overridden(rules: int = 0) -> Match:
    """Override makes somebody discard a hand."""
    hand = ["Crystal", "Fire Chakram", "Gilded Marble", "Crystal"]
    sheets = [{"mage": "Bubda", "hand": hand, "breaches": {"II": {"open": True}}}, {"mage": "Ramzel"}]
    nemesis = {"name": "Fungal Mesh", "deck": ["Override", "Command"]}
    return arranged({"players": sheets, "nemesis": nemesis, "phase": "nemesis-draw"}, rules)


def test_a_hand_is_discarded_in_the_order_that_the_player_likes() -> None:
    match = overridden()
    assert (match.decision.seat, match.decision.word) == (0, "ask-discard-next")
    assert keys(match) == ["discard:crystal", "discard:gilded-marble", "discard:fire-chakram", "rest"]
    left = match.clone()
    choose(match, "discard:gilded-marble", "discard:fire-chakram")
    assert match.decision.word == "ask-gain", "two Crystals are alike"
    assert player(match)["discard"] == ["crystal", "crystal", "fire-chakram", "gilded-marble"]
    choose(left, "rest")
    assert player(left)["discard"] == ["crystal", "gilded-marble", "fire-chakram", "crystal"]


def test_until_rules_3_nobody_was_asked() -> None:
    match = overridden(OLD)
    assert match.decision.word == "ask-gain"
    assert player(match)["discard"] == ["crystal", "gilded-marble", "fire-chakram", "crystal"]


def blighted(rules: int = 0) -> Match:
    """Blight makes somebody discard two cards that cost 2 or more, and draw two."""
    hand, deck = ["Crystal", "Fire Chakram", "Gilded Marble"], ["Spark", "Crystal", "Crystal"]
    sheets = [{"mage": "Bubda", "hand": hand, "deck": deck}, {"mage": "Ramzel"}]
    nemesis = {"name": "Maelstrom: Risen", "deck": ["Blight", "Erupt"], "in_play": [], "crew": ["Guardian Beacon"] * 2}
    turns = {"deck": ["player 1"], "discard": ["nemesis", "assault"]}
    return arranged({"players": sheets, "nemesis": nemesis, "phase": "nemesis-draw", "turn_order": turns}, rules)


def test_blight_lets_the_player_choose_the_order_too() -> None:
    match = blighted()
    choose(match, "discard:gilded-marble")
    sheet = player(match)
    assert (sheet["discard"], sheet["hand"]) == (["fire-chakram", "gilded-marble"], ["crystal", "spark", "crystal"])


def test_until_rules_3_it_did_not() -> None:
    sheet = player(blighted(OLD))
    assert (sheet["discard"], sheet["hand"]) == (["gilded-marble", "fire-chakram"], ["crystal", "spark", "crystal"])

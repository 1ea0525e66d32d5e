"""Rare moments of Legacy that were read wrong until rules 4: new battles play them right, and those that began then go on
as they did."""

from __future__ import annotations

import pytest

from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX as LEGACY_BOX
from talia.games.aeons_end.boxes.outcasts import BOX as OUTCASTS
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd

from .legacy_rules import LEGACY, arranged
from .table import choose, foe, in_play, keys, lives, player

# Any, all through this file: positions are plain JSON.

OLD = 4


# Breach Collision, gained into hand


def degraded(rules: int = 0) -> Match:
    """The first player degrades a Sphere of Inversion, and gains a Breach Collision for it."""
    position = {
        "players": [{"mage": "Bubda", "hand": ["Sphere of Inversion"]}, {"mage": "Ramzel", "hand": ["Crystal"]}],
        "nemesis": {
            "name": "Haze Fiend",
            "in_play": [{"name": "Debilitating Impact", "tokens": 1}],
            "deck": ["Smog Beast", "Toxic Breath"],
        },
        "market": {"Breach Collision": 5, "Fire Chakram": 5},
        "phase": "nemesis-main",
        "turn_order": {"deck": ["player 2"]},
    }
    match = arranged(position, rules)
    choose(match, "gain:breach-collision")
    return match


def test_breach_collision_may_go_to_anybody_from_the_hand_it_was_gained_into() -> None:
    match = degraded()
    assert (match.decision.seat, keys(match)) == (0, ["player:1", "player:2", "skip"])
    choose(match, "player:2")
    assert player(match, 1)["discard"] == ["breach-collision"]
    assert player(match)["hand"] == []


def test_it_may_go_to_ones_own_discard_pile_or_stay() -> None:
    mine = degraded()
    choose(mine, "player:1")
    assert (player(mine)["hand"], player(mine)["discard"]) == ([], ["breach-collision"])
    kept = degraded()
    choose(kept, "skip")
    assert player(kept)["hand"] == ["breach-collision"]


def test_until_rules_4_it_stayed_in_hand() -> None:
    assert player(degraded(OLD))["hand"] == ["breach-collision"]


# An Assault that ends the round


def glare(rules: int = 0, drawn: str = "assault", beside: bool = False, seed: int = 0) -> Match:
    """The last turn order card was drawn for the nemesis. Eternal Glare reveals the first of a new round, then Whipping
    Wires act."""
    other = "nemesis" if drawn == "assault" else "assault"
    position = {
        "players": [{"mage": "Bubda"}, {"mage": "Ramzel"}],
        "nemesis": {
            "name": "Maelstrom: Risen",
            "in_play": [{"name": "Eternal Glare", "tokens": 1}, "Whipping Wires"],
            "crew": ["Protective Beacon", "Protective Beacon", "Guardian Beacon", "Guardian Beacon"],
            "deck": ["Venomous Coil", "Beast of Blades"],
            "zones": {"beside": ["Ferocious Assault"]} if beside else {},
        },
        "phase": "nemesis-main",
        "turn_order": {"deck": [], "discard": [drawn, other, "player 1", "player 1", "player 2", "player 2"]},
        "run_on": True,
    }
    game = LEGACY.under(rules) if rules else LEGACY
    return game.arrange(position, seed)


def after_glare(match: Match) -> Match:
    """Somebody suffers from Eternal Glare, if it was a card of the nemesis."""
    if match.decision.word == "ask-player" and foe(match)["in_play"][0]["id"] == "eternal-glare":
        choose(match, "player:1")
    return match


@pytest.mark.parametrize("seed", range(4))
def test_an_assault_stays_one_when_its_card_is_shuffled_into_the_next_round(seed: int) -> None:
    match = after_glare(glare(seed=seed))
    assert match.view(0)["turn_order"]["discard"] == []
    assert keys(match) == ["player:1", "player:2"], "Whipping Wires hurt somebody"
    choose(match, "player:2")
    assert lives(match)[1] == 8
    again = LEGACY.arrange(match.position())
    assert again.fingerprint == match.fingerprint


@pytest.mark.parametrize("seed", range(4))
def test_a_usual_turn_at_the_end_of_a_round_does_not_become_one(seed: int) -> None:
    match = glare(drawn="nemesis", seed=seed)
    lit = 3 if match.decision.word != "ask-player" else 0
    match = after_glare(match)
    assert sum(card["id"].endswith("-beacon") for card in foe(match)["in_play"]) > lit, "Whipping Wires unleashed"


def test_with_ferocious_assault_beside_the_mat_it_is_one_either_way() -> None:
    match = after_glare(glare(drawn="nemesis", beside=True))
    assert keys(match) == ["player:1", "player:2"]
    choose(match, "player:2")
    assert lives(match)[1] == 8


def test_until_rules_4_it_was_no_assault_any_more() -> None:
    match = after_glare(glare(OLD))
    assert any(id.endswith("-beacon") for id in in_play(match))


# Whose blow a Hunting Spark is


BOTH = AeonsEnd(join("legacy-and-outcasts", OUTCASTS, LEGACY_BOX))
"""Outcasts' Xaxos makes others cast their spells in whoever's turn it is."""


def hunting(rules: int = 0) -> Match:
    """Xaxos has the second player cast a Hunting Spark in the first player's turn, at Rune Prisoner."""
    position = {
        "players": [
            {"mage": "Bubda", "hand": ["Gilded Marble"], "aether": 2},
            {"mage": "Ramzel", "hand": ["Fire Chakram"], "breaches": {"I": {"prepped": ["Hunting Spark"]}}},
        ],
        "nemesis": {"name": "Haze Fiend", "in_play": ["Rune Prisoner"], "deck": ["Smog Beast", "Toxic Breath"]},
        "xaxos": {"charges": 7, "deck": ["Twisting Flame"]},
        "market": {"Ancient Cyanolith": 5},
    }
    match = arranged(position, rules, BOTH)
    choose(match, "charge", "charge:xaxos", "or:1")
    choose(match, *(["cast:hunting-spark@I/2"] if "cast:hunting-spark@I/2" in keys(match) else []))
    choose(match, "target:rune-prisoner")
    return match


def test_a_hunting_spark_is_the_blow_of_whoever_cast_it() -> None:
    match = hunting()
    assert (player(match)["hand"], player(match, 1)["hand"]) == (["gilded-marble"], [])


def test_until_rules_4_it_was_always_that_of_whoevers_turn_it_was() -> None:
    match = hunting(OLD)
    assert (player(match)["hand"], player(match, 1)["hand"]) == ([], ["fire-chakram"])

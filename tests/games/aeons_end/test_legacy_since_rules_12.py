"""What rules 11 overlooked in Legacy where cards meet: today by the letter, and in battles that began then as then."""

from __future__ import annotations

from typing import Any

import talia
from talia import Match

from .legacy_rules import arranged
from .table import choose, foe, gravehold, in_play, keys, lives, player

OLDER = 11
"""The rules of version 0.13.0."""

# Any, all through this file: positions are plain JSON.


# A card of a pile that no bridge leads to


def gained(card: str, rules: int = 0, **bubda: Any) -> Match:
    """Bubda gains this card against Deathmind, where it lies unconnected."""
    position = {
        "players": [{"mage": "Bubda", "aether": 7, "hand": ["Crystal"], **bubda}, {"mage": "Ramzel"}],
        "nemesis": {"name": "Deathmind"},
        "market": {"Ancient Cyanolith": 7, card: 5},
    }
    match = arranged(position, rules)
    match.choose(f"gain:{card.lower().replace(' ', '-')}")
    return match


def exhausted(rules: int = 0) -> Match:
    """The same by somebody whom the damage exhausts, who has a spell on a breach."""
    return gained("Breach Collision", rules, life=2, breaches={"I": {"open": True, "prepped": ["Spark"]}})


def test_the_damage_comes_before_or_after_what_the_card_does_as_the_players_like() -> None:
    match = gained("Breach Collision")
    assert (match.decision.seat, keys(match)) == (None, ["first:deathmind", "first:breach-collision"])
    choose(match, "first:breach-collision", "player:2")
    assert (lives(match), player(match, 1)["discard"]) == ([8, 10], ["breach-collision"])


def test_whoever_is_exhausted_by_it_first_may_still_give_the_card_away() -> None:
    match = exhausted()
    choose(match, "first:deathmind", "destroy-breach:I", "player:2")
    assert (player(match)["discard"], player(match, 1)["discard"]) == (["spark"], ["breach-collision"])


def test_or_place_it_on_top_of_what_the_exhaustion_discarded() -> None:
    match = exhausted()
    choose(match, "first:deathmind", "destroy-breach:I")
    assert keys(match) == ["player:1", "player:2", "skip"]
    assert player(match)["discard"] == ["spark", "breach-collision"]
    choose(match, "player:1")
    assert player(match)["discard"] == ["breach-collision", "spark"]


def test_a_card_that_does_nothing_when_it_is_gained_asks_nothing() -> None:
    match = gained("Fire Chakram")
    assert (match.decision.word, lives(match)) == ("ask-main", [8, 10])


def test_pulse_tokens_have_nothing_to_do_with_the_damage() -> None:
    match = gained("Sparking Siphon")
    assert (match.decision.word, lives(match), player(match)["pulse"]) == ("ask-main", [8, 10], 2)


def test_nor_with_where_the_card_goes() -> None:
    """A Frozen Magmite may put the next card gained onto the deck."""
    players = [{"mage": "Bubda", "aether": 7, "hand": ["Frozen Magmite"]}, {"mage": "Ramzel"}]
    market = {"Sparking Siphon": 5}
    match = talia.game("aeons-end/all").arrange({"players": players, "market": market, "nemesis": {"name": "Bladius"}})
    choose(match, "play:frozen-magmite", "gain:sparking-siphon")
    assert keys(match) == ["top:sparking-siphon", "skip"]
    choose(match, "top:sparking-siphon")
    assert (player(match)["pulse"], match.position()["players"][0]["deck"][0]) == (2, "sparking-siphon")


def test_until_rules_11_the_damage_came_last() -> None:
    match = exhausted(OLDER)
    assert keys(match) == ["player:2", "skip"]
    choose(match, "skip", "destroy-breach:I")
    assert player(match)["discard"] == ["spark", "breach-collision"]


# A possessed spell that has another one cast


ALL = talia.game("aeons-end/all")


def possessed(rules: int = 0) -> Match:
    """Fungal Mesh has Gex cast a Swarm of Flame at Gravehold, and Gex then casts Ramzel's Incinerating Fist."""
    position = {
        "players": [
            {"mage": "Gex", "breaches": {"II": {"open": True, "prepped": ["Swarm of Flame"]}}},
            {"mage": "Ramzel", "breaches": {"I": {"open": True, "prepped": ["Incinerating Fist"]}}},
        ],
        "nemesis": {
            "name": "Fungal Mesh",
            "tokens": 2,
            "in_play": ["Psychic Clouds"],
            "deck": ["Chitin Crawler", "Command"],
        },
        "phase": "nemesis-draw",
        "turn_order": {"deck": ["player 1"]},
    }
    match = arranged(position, rules, ALL)
    choose(match, "cast:swarm-of-flame@II/1", "target:gravehold", "cast:incinerating-fist@I/2")
    return match


def test_only_the_possessed_spell_is_turned_against_the_players() -> None:
    match = possessed()
    assert (match.decision.seat, match.decision.word) == (0, "ask-target")
    assert keys(match) == ["target:nemesis", "target:psychic-clouds", "target:chitin-crawler"]
    choose(match, "target:psychic-clouds")
    assert (gravehold(match), in_play(match)["psychic-clouds"]) == (25, 12)
    assert foe(match)["tokens"] == 0


def test_until_rules_11_the_other_was_too() -> None:
    match = possessed(OLDER)
    assert keys(match) == ["target:gravehold", "player:1", "player:2"]


# A breach of Xaxos: Ascended is no card


def from_his_third_breach(rules: int = 0) -> Match:
    """He casts a spell from his third breach, while Gex is marked for death."""
    position = {
        "players": [{"mage": "Gex", "front": ["Marked for Death"]}, {"mage": "Ramzel"}],
        "nemesis": {
            "name": "Xaxos: Ascended",
            "zones": {"breach-3": ["Incinerating Fist"]},
            "deck": ["Chitin Crawler", "Firestorm"],
        },
        "phase": "nemesis-main",
        "turn_order": {"deck": ["player 1"]},
    }
    return arranged(position, rules, ALL)


def test_the_harm_of_his_third_breach_is_not_for_whom_cards_mark() -> None:
    match = from_his_third_breach()
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [10, 8]


def test_what_his_spells_do_is() -> None:
    position = {
        "players": [{"mage": "Gex", "front": ["Marked for Death"]}, {"mage": "Ramzel"}],
        "nemesis": {
            "name": "Xaxos: Ascended",
            "zones": {"breach-1": ["Gravity Node"]},
            "deck": ["Beginning", "Firestorm"],
        },
        "phase": "nemesis-main",
        "turn_order": {"deck": ["player 1"]},
    }
    match = arranged(position, game=ALL)
    assert (match.decision.seat, lives(match)) == (0, [8, 10])


def test_until_rules_11_it_was() -> None:
    assert lives(from_his_third_breach(OLDER)) == [8, 10]


# Aether of somebody whose turn it is not


def twisted(rules: int = 0) -> Match:
    """In Gex's turn Xaxos: Outcast has Bo cast a Seeking Spark three times."""
    position = {
        "players": [
            {"mage": "Gex", "aether": 2, "hand": ["Spark"]},
            {"mage": "Bo:seeking-spark", "breaches": {"I": {"open": True, "prepped": ["Seeking Spark"]}}},
        ],
        "xaxos": {"charges": 7, "deck": ["Twisting Flame"]},
        "nemesis": {"name": "Bladius"},
        "market": {"Fire Chakram": 5},
    }
    match = arranged(position, rules, ALL)
    choose(match, "charge", "charge:xaxos")
    assert foe(match)["life"] == foe(match)["full"] - 3
    return match


def test_nobody_spends_the_aether_that_an_ally_gains() -> None:
    match = twisted()
    assert player(match)["aether"] == 0
    assert "gain:fire-chakram" not in keys(match)


def test_one_has_ones_own() -> None:
    spark = {"I": {"open": True, "prepped": ["Seeking Spark"]}}
    match = arranged({"players": [{"mage": "Bo:seeking-spark", "breaches": spark}], "phase": "casting"})
    choose(match, "cast:seeking-spark@I")
    assert match.position()["players"][0]["purses"] == [{"aether": 1, "for": ["spells"]}]


def test_until_rules_11_somebody_did() -> None:
    assert "gain:fire-chakram" in keys(twisted(OLDER))


# Whole Crystals that lie side by side


def fractured(discard: list[str], rules: int = 0) -> Match:
    """Haze Fiend fractures a Crystal at the end of its turn, and only Bubda has any, in the discard pile."""
    position = {
        "players": [{"mage": "Bubda", "hand": ["Spark"], "discard": discard}, {"mage": "Ramzel", "hand": ["Spark"]}],
        "phase": "nemesis-draw",
        "nemesis": {"name": "Haze Fiend", "tokens": 2, "deck": ["Ravenous Leviathan", "Suffocate"]},
        "turn_order": {"deck": ["player 1"]},
    }
    return arranged(position, rules)


def test_which_of_two_crystals_side_by_side_gets_the_flaw_is_asked() -> None:
    match = fractured(["Crystal", "Crystal", "Spark", "Crystal"])
    assert keys(match) == ["flaw:crystal", "flaw:crystal#2", "flaw:crystal#3"]
    choose(match, "flaw:crystal#2")
    assert player(match)["discard"] == ["crystal", "flawed-crystal", "spark", "crystal"]
    assert lives(match) == [8, 10]


def test_a_flawed_one_beside_a_whole_one_is_no_choice() -> None:
    match = fractured(["Flawed Crystal", "Crystal"])
    assert player(match)["discard"] == ["flawed-crystal", "flawed-crystal"]


def test_until_rules_11_the_upper_of_two_side_by_side_got_it() -> None:
    match = fractured(["Crystal", "Crystal", "Spark"], OLDER)
    assert player(match)["discard"] == ["flawed-crystal", "crystal", "spark"]

"""The nemesis' turn: who acts when, tokens, immediately, the empty deck, the tier."""

import pytest

from tests.games.aeons_end.made_up import made_up
from tests.games.aeons_end.table import (
    battle,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    nemesis_acts,
    nemesis_draws,
    turn_order,
)


def test_minions_and_powers_act_in_the_order_they_came_into_play() -> None:
    cards = ["Howling Spinners", {"name": "Heart of Nothing", "tokens": 1}, "Vault Behemoth"]
    match = nemesis_acts(cards, gex(), dezmodia())
    assert match.decision.word == "ask-player"
    choose(match, "player:1")
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:1", "player:2")
    assert lives(match) == [8, 8]


def test_the_other_way_round_they_act_the_other_way_round() -> None:
    cards = [{"name": "Heart of Nothing", "tokens": 1}, "Howling Spinners"]
    match = nemesis_acts(cards, gex(), dezmodia())
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:1")
    assert keys(match) == ["player:1", "player:2"]


def test_a_power_loses_a_token_each_turn_and_does_nothing_before_the_last() -> None:
    match = nemesis_acts(["Planar Collision"], gex(), dezmodia())
    assert in_play(match)["planar-collision"] == 1
    assert foe(match)["tokens"] == 8


def test_a_power_resolves_when_its_last_token_leaves_and_is_then_discarded() -> None:
    match = nemesis_acts([{"name": "Planar Collision", "tokens": 1}], gex(), dezmodia())
    assert "planar-collision" not in in_play(match)
    assert foe(match)["discard"] == ["planar-collision"]
    assert foe(match)["tokens"] == 6


def test_a_power_is_still_in_play_while_it_resolves() -> None:
    match = nemesis_acts([{"name": "Yawning Black", "tokens": 1}], gex(), dezmodia())
    assert in_play(match) == {"yawning-black": 0}
    choose(match, "or:2")
    assert foe(match)["discard"] == ["yawning-black"]


@pytest.mark.parametrize("card", ["Catacomb Drone", "Morbid Gyre", "Mangleroot"])
def test_a_card_that_enters_play_does_not_act_this_turn(card: str) -> None:
    match = nemesis_draws(card, gex(), dezmodia())
    assert len(in_play(match)) == 1
    assert (foe(match)["tokens"], gravehold(match), lives(match)) == (8, 30, [10, 10])


def test_it_acts_in_the_next_nemesis_turn() -> None:
    match = battle(
        gex(),
        dezmodia(),
        phase="nemesis-draw",
        nemesis={"deck": ["Mangleroot", "Seismic Roar", "Smite"]},
        turn_order={"deck": ["nemesis", "player 1"], "discard": ["nemesis", "player 1", "player 2", "player 2"]},
    )
    assert gravehold(match) == 27
    assert in_play(match) == {"mangleroot": 10, "seismic-roar": 3}


def test_a_minion_brought_back_during_the_turn_does_not_act_in_it() -> None:
    match = nemesis_draws("Crumble", gex(), dezmodia(), discard=["Mangleroot"])
    choose(match, "or:2")
    assert in_play(match) == {"mangleroot": 12}
    assert gravehold(match) == 30


def test_an_attack_resolves_at_once_and_goes_on_top_of_the_discard_pile() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia(), discard=["Nix"])
    assert foe(match)["discard"] == ["smite", "nix"]
    assert foe(match)["deck"] == 1


def test_immediately_resolves_when_a_minion_is_drawn_before_it_is_placed() -> None:
    match = made_up(
        gex(), dezmodia(), phase="nemesis-draw", nemesis={"deck": ["Herald", "Smite"]}, turn_order=turn_order(2)
    )
    assert gravehold(match) == 25
    assert in_play(match) == {"herald": 4}


def test_immediately_resolves_before_a_power_is_placed() -> None:
    match = made_up(
        gex(), dezmodia(), phase="nemesis-draw", nemesis={"deck": ["Omen", "Smite"]}, turn_order=turn_order(2, 1)
    )
    assert keys(match) == ["or:1", "or:2"]
    assert in_play(match) == {}
    assert match.view(0)["aside"] == ["omen"]
    choose(match, "or:2")
    assert in_play(match) == {"omen": 2}
    assert foe(match)["tokens"] == 7


def test_drawing_from_an_empty_deck_unleashes_three_times() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia(), deck=[], in_play=["Mangleroot"])
    assert foe(match)["tokens"] == 5
    assert match.view(0)["active"] == 0


def test_the_nemesis_tier_is_the_highest_in_play_or_discarded() -> None:
    def tier(**nemesis: list[str]) -> int:
        found: int = foe(battle(gex(), dezmodia(), nemesis=nemesis))["tier"]
        return found

    assert tier() == 1
    assert tier(discard=["Nix"]) == 1
    assert tier(discard=["Nix", "Smite"]) == 2
    assert tier(discard=["Nix"], in_play=["Mage Ender"]) == 2
    assert tier(discard=["Banish"], in_play=["Cryptid"]) == 3
    assert tier(deck=["Banish"]) == 1


TIERS = {
    1: """
        afflict catacomb-drone encroach heart-of-nothing howling-spinners night-unending nix planar-collision thrash
        cryptid grubber seismic-roar
    """,
    2: """
        aphotic-sun chaos-flail mage-ender mangleroot morbid-gyre mutilate null-scion smite
        maul tombfright vault-behemoth
    """,
    3: """
        apocalypse-ritual banish cataclysmic-fate engulf monstrosity-of-omens quell throttle withering-beam
        crumble demi-ancient yawning-black
    """,
}


@pytest.mark.parametrize(("card", "tier"), [(card, tier) for tier in TIERS for card in TIERS[tier].split()])
def test_the_tier_of_every_card(card: str, tier: int) -> None:
    match = battle(gex(), dezmodia(), nemesis={"discard": [card], "deck": ["Nix" if card != "nix" else "Thrash"]})
    assert foe(match)["tier"] == tier


def test_cards_of_tier_0_do_not_lower_the_tier() -> None:
    match = made_up(gex(), dezmodia(), nemesis={"in_play": ["Shade"]})
    assert foe(match)["tier"] == 1

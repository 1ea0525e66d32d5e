"""The basic nemesis cards of tier 2. Each Unleash costs Umbra Titan a token here, so tokens tell how many there were."""

import pytest

from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
)


@pytest.mark.parametrize("power", ["Aphotic Sun", "Chaos Flail", "Morbid Gyre"])
def test_powers_of_tier_2_are_discarded_for_seven_aether(power: str) -> None:
    id = power.lower().replace(" ", "-")
    poor = battle(gex(aether=6), dezmodia(), nemesis={"in_play": [power]})
    assert f"discard:{id}" not in keys(poor)
    match = battle(gex(aether=9), dezmodia(), nemesis={"in_play": [power]})
    choose(match, f"discard:{id}")
    assert player(match)["aether"] == 2
    assert foe(match)["discard"] == [id]
    assert foe(match)["tokens"] == 8


def test_aphotic_sun_falls_on_the_player_with_the_most_charges() -> None:
    match = nemesis_acts([{"name": "Aphotic Sun", "tokens": 1}], gex(charges=1), dezmodia(charges=2))
    assert foe(match)["tokens"] == 7
    assert lives(match) == [10, 7]
    assert [player(match, seat)["charges"] for seat in (0, 1)] == [1, 0]


@pytest.mark.parametrize(("power", "tokens"), [("aphotic-sun", 2), ("chaos-flail", 2), ("morbid-gyre", 1)])
def test_powers_of_tier_2_enter_with_their_tokens(power: str, tokens: int) -> None:
    match = nemesis_draws(power, gex(), dezmodia())
    assert in_play(match) == {power: tokens}


def test_chaos_flail_shuffles_discard_and_deck_and_destroys_the_dearer_of_two_cards() -> None:
    match = nemesis_acts(
        [{"name": "Chaos Flail", "tokens": 1}],
        gex(hand=["Spark"], deck=["Crystal"], discard=["Fiery Torrent"]),
        dezmodia(deck=["Crystal"]),
    )
    assert foe(match)["tokens"] == 6
    assert match.view(0)["destroyed"] == ["fiery-torrent"]
    assert player(match)["discard"] == []
    assert player(match)["deck"] == 1
    assert player(match)["hand"] == ["spark"]


def test_chaos_flail_falls_on_any_player_with_two_cards() -> None:
    match = nemesis_acts([{"name": "Chaos Flail", "tokens": 1}], gex(), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert match.view(0)["destroyed"] == ["crystal"]
    assert [player(match, seat)["deck"] for seat in (0, 1)] == [5, 4]


def test_chaos_flail_reveals_just_two_cards() -> None:
    match = nemesis_acts([{"name": "Chaos Flail", "tokens": 1}], gex(), dezmodia(deck=["Crystal"]))
    assert [event.name for event in match.events].count("revealed") == 2


def test_two_cards_are_enough_for_chaos_flail() -> None:
    match = nemesis_acts(
        [{"name": "Chaos Flail", "tokens": 1}], gex(deck=["Crystal"] * 2), dezmodia(deck=["Crystal"] * 3)
    )
    assert keys(match) == ["player:1", "player:2"]


def test_chaos_flail_lets_the_team_choose_between_equally_dear_cards() -> None:
    match = nemesis_acts(
        [{"name": "Chaos Flail", "tokens": 1}], gex(deck=["Crystal", "Spark"]), dezmodia(deck=["Crystal"])
    )
    assert match.decision.seat is None
    assert set(keys(match)) == {"destroy:crystal", "destroy:spark"}
    choose(match, "destroy:spark")
    assert match.view(0)["destroyed"] == ["spark"]
    assert match.view(0)["aside"] == []
    assert player(match)["deck"] == 1


def test_mage_ender_hurts_the_player_with_the_most_open_breaches() -> None:
    match = nemesis_acts(["Mage Ender"], gex(), dezmodia(breaches={"II": {"sigil": True}}), deck=["Mangleroot"])
    assert lives(match) == [10, 8]
    assert in_play(match)["mage-ender"] == 9


def test_mangleroot_hurts_gravehold_and_itself() -> None:
    match = nemesis_acts(["Mangleroot"], gex(), dezmodia())
    assert gravehold(match) == 27
    assert in_play(match)["mangleroot"] == 10


def test_mangleroot_dies_of_its_own_damage() -> None:
    match = nemesis_acts([{"name": "Mangleroot", "life": 2}], gex(), dezmodia())
    assert foe(match)["discard"] == ["mangleroot"]
    assert gravehold(match) == 27


def test_morbid_gyre_unleashes_twice_and_takes_three_cards_from_the_players_hands_together() -> None:
    match = nemesis_acts(["Morbid Gyre"], gex(hand=["Crystal"] * 2), dezmodia(hand=["Spark"] * 2))
    assert foe(match)["tokens"] == 6
    assert match.decision.seat is None
    choose(match, "discard:crystal/1", "discard:spark/2", "discard:spark/2")
    assert player(match)["hand"] == ["crystal"]
    assert player(match, 1)["discard"] == ["spark", "spark"]
    assert foe(match)["discard"] == ["morbid-gyre"]


def test_mutilate_discards_two_prepped_spells_and_hurts_any_player() -> None:
    match = nemesis_draws(
        "Mutilate",
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Spark"), "II": prepped("Fiery Torrent")}),
    )
    assert foe(match)["tokens"] == 7
    assert match.decision.seat is None
    assert set(keys(match)) == {"discard:spark@II/1", "discard:spark@I/2", "discard:fiery-torrent@II/2"}
    choose(match, "discard:spark@II/1", "discard:spark@I/2", "player:1")
    assert player(match)["discard"] == ["spark"]
    assert player(match, 1)["discard"] == ["spark"]
    assert breach(match, "II", seat=1)["prepped"] == ["fiery-torrent"]
    assert lives(match) == [8, 10]


def test_null_scion_unleashes() -> None:
    match = nemesis_acts(["Null Scion"], gex(), mist(), deck=["Smite", "Mangleroot"])
    assert foe(match)["tokens"] == 8 - 1 - 2
    assert in_play(match) == {"null-scion": 11}


def test_smite_unleashes_twice_and_hurts_gravehold() -> None:
    match = nemesis_draws("Smite", gex(), dezmodia())
    assert foe(match)["tokens"] == 6
    assert gravehold(match) == 28
    assert foe(match)["discard"] == ["smite"]


@pytest.mark.parametrize(
    ("minion", "life"), [("Mage Ender", 9), ("Mangleroot", 12), ("Null Scion", 11)], ids=lambda value: str(value)
)
def test_minions_of_tier_2_enter_with_their_life(minion: str, life: int) -> None:
    match = nemesis_draws(minion, gex(), dezmodia(), deck=[minion, "Smite"])
    assert list(in_play(match).values()) == [life]
    assert gravehold(match) == 30
    assert lives(match) == [10, 10]

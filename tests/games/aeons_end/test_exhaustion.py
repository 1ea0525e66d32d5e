"""Exhaustion: its order, what is left of the damage, and what comes after."""

from tests.games.aeons_end.made_up import made_up
from tests.games.aeons_end.table import (
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    turn_order,
    why,
)


def test_exhaustion_in_its_exact_order() -> None:
    match = nemesis_acts(
        ["Howling Spinners"],
        gex(life=1, charges=3, breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        nemesis_cards=2,
    )
    choose(match, "player:1")
    assert player(match)["exhausted"]
    assert (match.decision.seat, keys(match)) == (None, ["or:1", "or:2"])
    choose(match, "or:2")
    assert foe(match)["tokens"] == 7
    assert keys(match) == ["or:1", "or:2"]
    choose(match, "or:2")
    assert foe(match)["tokens"] == 6
    assert (match.decision.seat, keys(match)) == (
        0,
        ["destroy-breach:II", "destroy-breach:III", "destroy-breach:IV"],
    )
    assert (player(match)["charges"], gravehold(match)) == (3, 30)
    choose(match, "destroy-breach:II")
    assert breach(match, "II")["state"] == "gone"
    assert player(match)["discard"] == ["fiery-torrent"]
    assert player(match)["charges"] == 0
    assert gravehold(match) == 28


def test_exhaustion_during_an_unleash_waits_for_its_end() -> None:
    match = made_up(
        gex(life=1, charges=2),
        dezmodia(),
        phase="nemesis-main",
        nemesis={"name": "gnasher", "in_play": ["Null Scion"], "deck": ["Mangleroot"]},
        turn_order=turn_order(2),
    )
    assert match.decision.word == "ask-destroy-breach"
    assert gravehold(match) == 30 - 1 - 2 * 1
    assert lives(match) == [0, 10 - 2 * 3]
    choose(match, "destroy-breach:III")
    assert gravehold(match) == 27 - 2 * 2


def test_a_card_goes_on_only_after_the_exhaustion_it_caused() -> None:
    match = nemesis_draws("Nix", gex(life=1, hand=["Spark", "Crystal"]), dezmodia())
    choose(match, "player:1")
    assert match.decision.word == "ask-destroy-breach"
    assert player(match)["hand"] == ["spark", "crystal"]
    choose(match, "destroy-breach:IV")
    assert set(keys(match)) == {"discard:spark", "discard:crystal"}


def test_one_exhaustion_inside_another() -> None:
    match = made_up(
        gex(life=1),
        dezmodia(life=2),
        mist(),
        phase="nemesis-main",
        nemesis={"name": "gnasher", "in_play": ["Null Scion"], "deck": ["Mangleroot"]},
        turn_order=turn_order(3),
    )
    assert match.decision.seat == 1
    assert lives(match) == [0, 0, 10 - 2 * 3]
    assert gravehold(match) == 30 - 4
    choose(match, "destroy-breach:I")
    assert match.decision.seat == 0
    assert gravehold(match) == 26 - 2 * 1 - 1
    assert lives(match) == [0, 0, 1]
    choose(match, "destroy-breach:II")
    assert gravehold(match) == 23 - 2 * 2


def test_damage_to_an_exhausted_player_falls_doubled_on_gravehold() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(life=0, charges=2), dezmodia())
    choose(match, "player:1")
    assert gravehold(match) == 26
    assert player(match)["charges"] == 2
    assert foe(match)["tokens"] == 8


def test_a_player_is_exhausted_from_the_moment_life_reaches_0() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(life=2), dezmodia(), nemesis_cards=1)
    choose(match, "player:1", "or:1", "player:1")
    assert gravehold(match) == 26
    choose(match, "or:2")
    assert match.decision.word == "ask-destroy-breach"


def test_damage_that_just_suffices_leaves_nothing_for_gravehold() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(life=2), dezmodia())
    choose(match, "player:1", "destroy-breach:III")
    assert gravehold(match) == 30


def test_the_exhausted_cannot_heal() -> None:
    match = battle(gex(charges=5, discard=["Spark"]), dezmodia(life=0))
    choose(match, "ability", "done")
    assert lives(match) == [10, 0]


def test_the_lowest_life_passes_the_exhausted_by() -> None:
    match = nemesis_acts(["Cataclysmic Fate"], gex(life=0), dezmodia(life=9), mist())
    assert lives(match) == [0, 5, 10]
    assert gravehold(match) == 30


def test_a_breach_destroyed_stays_destroyed_and_the_others_as_they_are() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(life=2, breaches={"III": {"stage": 2}}), dezmodia())
    choose(match, "player:1", "destroy-breach:IV")
    assert [breach(match, roman)["state"] for roman in ("I", "II", "III", "IV")] == ["gone", "open", "closed", "gone"]
    assert breach(match, "III")["stage"] == 2


def test_somebody_without_breaches_only_loses_charges() -> None:
    none = {roman: {"gone": True} for roman in ("II", "III", "IV")}
    match = nemesis_acts(["Howling Spinners"], gex(life=2, charges=2, breaches=none), dezmodia())
    choose(match, "player:1")
    assert player(match)["charges"] == 0
    assert match.decision.word == "ask-main"


def test_the_exhausted_go_on_playing() -> None:
    match = battle(gex(life=0, hand=["Crystal", "Spark"]), dezmodia())
    assert set(keys(match)) == {"play:crystal", "prep:spark>II", "end"}


def test_all_exhausted_is_lost_at_once() -> None:
    match = nemesis_acts(["Howling Spinners"], gex(life=2), dezmodia(life=0))
    choose(match, "player:1")
    assert why(match) == (False, "all-exhausted")
    assert foe(match)["tokens"] == 8

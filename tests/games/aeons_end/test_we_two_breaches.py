"""Spells that lie on two adjacent breaches: Pyrotechnic Surge and Crystallize."""

from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from tests.games.aeons_end.table import (
    GAME,
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    in_play,
    keys,
    mist,
    player,
    prepped,
)
from tests.games.aeons_end.we_table import garu, opened, quilius, turns_to_come


def on(first: str, second: str, spell: str = "Crystallize", **more: Any) -> dict[str, Any]:  # Any: a position
    """Two open breaches with a spell across them."""
    return {first: prepped(spell), second: {"open": True}, **more}


def preps(match: Match) -> list[str]:
    return [key for key in keys(match) if key.startswith("prep:")]


# Prepping


def test_a_spell_for_two_breaches_needs_two_adjacent_ones() -> None:
    match = battle(dezmodia(hand=["Crystallize", "Crystal"], breaches=opened("II", "III", "IV")), gex())
    assert preps(match) == ["prep:crystallize>I+II", "prep:crystallize>II+III", "prep:crystallize>III+IV"]


def test_breaches_apart_from_each_other_will_not_do() -> None:
    match = battle(dezmodia(hand=["Crystallize", "Crystal"], breaches=opened("III")), gex())
    assert preps(match) == []


def test_both_breaches_must_be_open_or_focused() -> None:
    match = battle(dezmodia(hand=["Pyrotechnic Surge", "Crystal"], aether=5), gex())
    assert preps(match) == []
    choose(match, "focus:II")
    assert preps(match) == ["prep:pyrotechnic-surge>I+II"]
    choose(match, "focus:III")
    assert preps(match) == ["prep:pyrotechnic-surge>I+II", "prep:pyrotechnic-surge>II+III"]


def test_a_destroyed_breach_cannot_be_one_of_the_two() -> None:
    match = battle(gex(hand=["Crystallize", "Crystal"], breaches=opened("III")), dezmodia())
    assert preps(match) == ["prep:crystallize>II+III"]
    gone = {"II": {"gone": True}, "III": {"open": True}}
    match = battle(dezmodia(hand=["Crystallize", "Crystal"], breaches=gone), gex())
    assert preps(match) == []


def test_neither_breach_may_hold_a_spell_already() -> None:
    for full, left in (("I", "II+III"), ("III", "I+II")):
        breaches = {**opened("I", "II", "III"), full: prepped("Spark")}
        match = battle(dezmodia(hand=["Crystallize", "Crystal"], breaches=breaches), gex())
        assert preps(match) == [f"prep:crystallize>{left}"]
    match = battle(
        dezmodia(hand=["Crystallize", "Crystal"], breaches={"II": prepped("Spark"), "III": {"open": True}}), gex()
    )
    assert preps(match) == []


def test_it_occupies_both_breaches() -> None:
    match = battle(dezmodia(hand=["Crystallize", "Spark", "Pyrotechnic Surge"], breaches=opened("II", "III")), gex())
    choose(match, "prep:crystallize>I+II")
    assert [breach(match, roman)["prepped"] for roman in ("I", "II", "III")] == [["crystallize"], ["crystallize"], []]
    assert preps(match) == ["prep:spark>III"]


def test_no_spark_joins_it_and_no_kindle_shares_with_it() -> None:
    breaches = {"I": prepped("Kindle"), "II": {"open": True}, "III": {"open": True}}
    match = battle(dezmodia(hand=["Crystallize", "Crystal"], breaches=breaches), gex())
    assert preps(match) == ["prep:crystallize>II+III"]


@pytest.mark.parametrize(
    "breaches",
    [
        {"IV": prepped("Crystallize")},
        {"II": prepped("Crystallize"), "III": prepped("Spark")},
        {"II": prepped("Crystallize"), "III": {"gone": True}},
        {"II": {"open": True, "prepped": ["Crystallize", "Spark"]}},
    ],
)
def test_positions_without_room_for_it_are_refused(breaches: dict[str, Any]) -> None:
    with pytest.raises(TaliaError, match="breaches"):
        talia.arrange(GAME, {"players": [gex(breaches=breaches), dezmodia()]})


# Casting


def test_pyrotechnic_surge_deals_four_and_may_destroy_a_discarded_card() -> None:
    breaches = on("I", "II", "Pyrotechnic Surge")
    match = battle(dezmodia(discard=["Spark"], breaches=breaches), gex(discard=["Crystal"]), phase="casting")
    choose(match, "cast:pyrotechnic-surge@I+II")
    assert foe(match)["life"] == 66
    assert set(keys(match)) == {"destroy:spark", "destroy:pyrotechnic-surge", "skip"}
    choose(match, "destroy:spark")
    assert match.view(0)["destroyed"] == ["spark"]
    assert player(match)["discard"] == ["pyrotechnic-surge"]
    assert [breach(match, roman)["prepped"] for roman in ("I", "II")] == [[], []]


def test_pyrotechnic_surge_may_destroy_itself_or_nothing() -> None:
    breaches = on("I", "II", "Pyrotechnic Surge")
    match = battle(dezmodia(breaches=breaches), gex(), phase="casting")
    choose(match, "cast:pyrotechnic-surge@I+II", "destroy:pyrotechnic-surge")
    assert match.view(0)["destroyed"] == ["pyrotechnic-surge"]
    match = battle(dezmodia(breaches=breaches), gex(), phase="casting")
    choose(match, "cast:pyrotechnic-surge@I+II", "skip")
    assert player(match)["discard"] == ["pyrotechnic-surge"]


@pytest.mark.parametrize(
    ("first", "second", "damage"),
    [
        ("I", {"I": {"open": True}, "II": {"open": True}}, 4),
        ("II", {"II": {"open": True}, "III": {"open": True}}, 4 + 1),
        ("III", {"III": {"open": True}, "IV": {"open": True}}, 4 + 2),
        ("III", {"III": {"open": True}, "IV": {"stage": 1}}, 4 + 1),
        ("III", {"III": {"stage": 1}, "IV": {"open": True}}, 4 + 1),
        ("III", {"III": {"stage": 1}, "IV": {"stage": 1}}, 4),
        ("I", {"I": {"sigil": True}, "II": {"open": True}}, 4 + 2),
        ("II", {"II": {"sigil": True}, "III": {"open": True}}, 4 + 3),
    ],
)
def test_it_takes_the_bonus_of_each_breach_that_is_open(
    first: str, second: dict[str, dict[str, Any]], damage: int
) -> None:
    breaches = {**second, first: {**second[first], "prepped": ["Pyrotechnic Surge"]}}
    match = battle(dezmodia(breaches=breaches), gex(), phase="casting")
    if match.decision.word == "ask-casting":
        choose(match, next(key for key in keys(match) if key.startswith("cast:")))
    assert foe(match)["life"] == 70 - damage


def test_it_may_be_kept_when_both_breaches_are_open() -> None:
    match = battle(dezmodia(breaches=on("II", "III")), gex(), phase="casting")
    assert keys(match) == ["cast:crystallize@II+III", "end"]


@pytest.mark.parametrize("closed", ["II", "III"])
def test_it_must_be_cast_when_either_breach_is_closed(closed: str) -> None:
    breaches = {"I": prepped("Spark"), "II": prepped("Crystallize"), "III": {"open": True}}
    breaches[closed] = {**breaches[closed], "open": False, "stage": 1}
    match = battle(dezmodia(breaches=breaches), gex(), phase="casting")
    assert keys(match) == ["cast:spark@I", "cast:crystallize@II+III"]
    choose(match, "cast:crystallize@II+III")
    assert keys(match) == ["cast:spark@I", "end"]


# Crystallize


def test_crystallize_deals_two_for_each_gem_in_an_allys_hand() -> None:
    match = battle(
        dezmodia(hand=["Crystal"] * 5, breaches=on("I", "II")),
        gex(hand=["Crystal", "Spark", "Scoria Slag", "Mage's Totem", "Crystal"], discard=["Crystal"]),
        phase="casting",
    )
    choose(match, "cast:crystallize@I+II")
    assert foe(match)["life"] == 70 - 2 * 3
    assert player(match, 1)["hand"] == ["crystal", "spark", "scoria-slag", "mages-totem", "crystal"]


def test_crystallizes_damage_is_one_blow() -> None:
    match = battle(
        dezmodia(breaches=on("I", "II")),
        gex(hand=["Crystal"] * 2),
        phase="casting",
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "cast:crystallize@I+II")
    assert (match.decision.seat, keys(match)) == (0, ["target:nemesis", "target:cryptid"])
    choose(match, "target:cryptid")
    assert in_play(match) == {"cryptid": 2}


def test_crystallize_asks_its_caster_which_ally() -> None:
    match = battle(
        dezmodia(breaches=on("I", "II")), gex(hand=["Crystal"] * 5), mist(hand=["Crystal", "Spark"]), phase="casting"
    )
    choose(match, "cast:crystallize@I+II")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert foe(match)["life"] == 68


def test_crystallize_adds_the_bonus_of_its_breaches_to_the_same_blow() -> None:
    match = battle(
        dezmodia(breaches=on("III", "IV")),
        gex(hand=["Crystal"] * 2),
        phase="casting",
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "cast:crystallize@III+IV", "target:cryptid")
    assert (in_play(match), match.decision.word) == ({}, "ask-main")


def test_crystallize_with_an_ally_without_gems_deals_only_the_bonus() -> None:
    match = battle(dezmodia(breaches=on("III", "IV")), gex(hand=["Spark"]), phase="casting")
    choose(match, "cast:crystallize@III+IV")
    assert foe(match)["life"] == 70 - 2


def test_crystallize_without_gems_or_bonus_deals_nothing() -> None:
    match = battle(dezmodia(breaches=on("I", "II")), gex(hand=["Spark"]), phase="casting")
    choose(match, "cast:crystallize@I+II")
    assert foe(match)["life"] == 70
    assert player(match)["discard"] == ["crystallize"]


# What others do to it


def test_it_counts_once_as_a_prepped_spell() -> None:
    breaches = on("II", "III", I=prepped("Thoughtform Familiar"))
    match = battle(dezmodia(breaches=breaches), gex(), phase="casting")
    choose(match, "cast:thoughtform-familiar@I")
    assert foe(match)["life"] == 70 - (2 + 1)


def test_it_counts_once_among_the_prepped_spells_of_a_player() -> None:
    match = battle(
        dezmodia(breaches=on("I", "II")),
        gex(),
        phase="nemesis-main",
        nemesis={"in_play": [{"name": "Night Unending", "tokens": 1}], "deck": ["Mage Ender", "Smite"]},
        turn_order=turns_to_come("player 2", "player 1", "nemesis", "nemesis"),
    )
    assert match.view(0)["gravehold"]["life"] == 30 - 2


@pytest.mark.parametrize("destroyed", ["II", "III"])
def test_destroying_either_breach_discards_it(destroyed: str) -> None:
    match = battle(
        dezmodia(life=1, breaches=on("II", "III", IV=prepped("Spark"))),
        gex(),
        phase="nemesis-main",
        nemesis={"in_play": ["Howling Spinners"], "deck": ["Mage Ender", "Smite"]},
        turn_order=turns_to_come("player 2", "player 1", "nemesis", "nemesis"),
    )
    choose(match, "player:1", f"destroy-breach:{destroyed}")
    assert player(match)["discard"] == ["crystallize"]
    assert [breach(match, roman)["prepped"] for roman in ("II", "III", "IV")] == [[], [], ["spark"]]


def test_destroying_a_breach_beside_it_leaves_it_alone() -> None:
    match = battle(
        dezmodia(life=1, breaches=on("II", "III")),
        gex(),
        phase="nemesis-main",
        nemesis={"in_play": ["Howling Spinners"], "deck": ["Mage Ender", "Smite"]},
        turn_order=turns_to_come("player 2", "player 1", "nemesis", "nemesis"),
    )
    choose(match, "player:1", "destroy-breach:IV")
    assert [breach(match, roman)["prepped"] for roman in ("II", "III")] == [["crystallize"], ["crystallize"]]


def test_an_allys_spell_on_two_breaches_is_cast_with_the_bonus_of_both() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal", "Crystal"]),
        dezmodia(hand=["Spark"], breaches=on("III", "IV", "Pyrotechnic Surge"), discard=["Crystal"]),
    )
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 70 - (4 + 2)
    assert player(match, 1)["hand"] == ["spark", "pyrotechnic-surge"]
    assert player(match, 1)["discard"] == ["crystal"]
    assert [breach(match, roman, seat=1)["prepped"] for roman in ("III", "IV")] == [[], []]


def test_an_allys_pyrotechnic_surge_destroys_a_card_of_the_caster() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"], discard=["Spark"]),
        dezmodia(breaches=on("I", "II", "Pyrotechnic Surge"), discard=["Crystal"]),
    )
    choose(match, "play:vortex-gauntlet")
    assert (match.decision.seat, keys(match)) == (0, ["destroy:spark", "skip"])


def test_an_allys_crystallize_counts_the_gems_of_an_ally_of_the_caster() -> None:
    match = battle(
        gex(hand=["Vortex Gauntlet", "Crystal"]),
        dezmodia(hand=["Crystal"] * 3, breaches=on("I", "II")),
    )
    choose(match, "play:vortex-gauntlet")
    assert foe(match)["life"] == 70 - 2 * 3


def test_mist_casts_a_spell_on_two_breaches_once() -> None:
    match = battle(
        mist(charges=6),
        dezmodia(hand=["Crystal"], breaches=on("II", "III", "Pyrotechnic Surge", I=prepped("Spark"))),
    )
    choose(match, "ability")
    assert set(keys(match)) == {"cast:spark@I/2", "cast:pyrotechnic-surge@II+III/2", "done"}
    choose(match, "cast:pyrotechnic-surge@II+III/2")
    assert foe(match)["life"] == 70 - (4 + 1)
    assert set(keys(match)) == {"cast:spark@I/2", "done"}


def test_a_sigil_breach_in_place_of_either_breach_returns_it_to_the_hand() -> None:
    for chosen in ("I", "II"):
        match = battle(dezmodia(charges=6, hand=[], breaches=on("I", "II")), gex(breaches={"II": {"gone": True}}))
        choose(match, "ability", f"sigil:{chosen}")
        assert player(match)["hand"] == ["crystallize"]
        assert "prep:crystallize>I+II" in keys(match)


def test_garu_gets_four_damage_for_it() -> None:
    match = battle(garu(charges=5, breaches=on("I", "II")), gex())
    choose(match, "ability", "discard:crystallize@I+II")
    assert foe(match)["life"] == 70 - (2 + 4)
    assert player(match)["discard"] == ["crystallize"]


def test_quilius_has_two_adjacent_breaches_from_the_start() -> None:
    match = battle(quilius(hand=["Pyrotechnic Surge", "Crystal"]), gex())
    assert preps(match) == ["prep:pyrotechnic-surge>I+II"]

"""The casting phase: what may and what must be cast, where damage goes, what a breach adds."""

import pytest

from tests.games.aeons_end.made_up import made_up
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
    player,
    prepped,
)


def test_a_spell_on_an_open_breach_may_be_kept() -> None:
    match = battle(gex(breaches={"II": prepped("Spark")}), dezmodia(), phase="casting")
    assert keys(match) == ["cast:spark@II", "end"]
    choose(match, "end")
    assert breach(match, "II")["prepped"] == ["spark"]
    assert foe(match)["life"] == 70


def test_a_spell_on_a_closed_breach_must_be_cast() -> None:
    breaches = {"II": prepped("Spark"), "III": prepped("Fiery Torrent", stage=1)}
    match = battle(gex(breaches=breaches), dezmodia(), phase="casting")
    assert keys(match) == ["cast:spark@II", "cast:fiery-torrent@III"]
    choose(match, "cast:fiery-torrent@III")
    assert keys(match) == ["cast:spark@II", "end"]


def test_an_empty_closed_breach_forces_nothing() -> None:
    match = battle(gex(), dezmodia(breaches={"I": prepped("Spark")}), active=1, phase="casting")
    assert (match.decision.seat, keys(match)) == (1, ["cast:spark@I", "end"])


def test_a_closed_breach_adds_no_damage() -> None:
    breaches = {"II": prepped("Spark"), "III": prepped("Spark", stage=1)}
    match = battle(gex(breaches=breaches), dezmodia(), phase="casting")
    choose(match, "cast:spark@III")
    assert foe(match)["life"] == 69


@pytest.mark.parametrize(
    ("roman", "state", "damage"),
    [
        ("I", {"open": True}, 1),
        ("II", {"open": True}, 1),
        ("III", {"open": True}, 2),
        ("IV", {"open": True}, 2),
        ("I", {"sigil": True}, 3),
        ("II", {"sigil": True}, 3),
    ],
)
def test_what_an_open_breach_adds(roman: str, state: dict[str, bool], damage: int) -> None:
    match = battle(dezmodia(breaches={roman: {**state, "prepped": ["Spark"]}}), gex(), phase="casting")
    choose(match, f"cast:spark@{roman}")
    assert foe(match)["life"] == 70 - damage


def test_a_breachs_bonus_joins_the_first_of_two_blows() -> None:
    match = made_up(
        gex(breaches={"III": prepped("Two Blows")}), dezmodia(), phase="casting", nemesis={"in_play": ["Cryptid"]}
    )
    choose(match, "cast:two-blows@III", "target:cryptid")
    assert in_play(match) == {"cryptid": 3}
    choose(match, "target:nemesis")
    assert foe(match)["life"] == 69
    assert in_play(match) == {"cryptid": 3}


def test_a_breachs_bonus_is_dealt_by_itself_when_the_spell_deals_no_damage() -> None:
    match = made_up(
        gex(breaches={"III": prepped("Hush")}),
        dezmodia(),
        phase="casting",
        gravehold=20,
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "cast:hush@III")
    assert gravehold(match) == 21
    assert keys(match) == ["target:nemesis", "target:cryptid"]
    choose(match, "target:cryptid")
    assert in_play(match) == {"cryptid": 5}


def test_a_spell_without_damage_deals_none_from_a_breach_without_a_bonus() -> None:
    match = made_up(gex(breaches={"II": prepped("Hush")}), dezmodia(), phase="casting", gravehold=20)
    choose(match, "cast:hush@II")
    assert foe(match)["life"] == 70


def test_a_breachs_bonus_does_not_linger_for_the_next_spell() -> None:
    breaches = {"II": prepped("Spark"), "III": prepped("Hush")}
    match = made_up(gex(breaches=breaches), dezmodia(), phase="casting")
    choose(match, "cast:hush@III", "cast:spark@II")
    assert foe(match)["life"] == 70 - 1 - 1


def test_the_caster_chooses_between_the_nemesis_and_its_minions() -> None:
    match = battle(
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": ["Cryptid", "Seismic Roar", "Grubber"]},
    )
    choose(match, "cast:spark@II")
    assert (match.decision.seat, keys(match)) == (0, ["target:nemesis", "target:cryptid", "target:grubber"])
    choose(match, "target:grubber")
    assert in_play(match) == {"cryptid": 6, "seismic-roar": 3, "grubber": 4}


def test_a_minion_without_life_is_discarded_at_once() -> None:
    match = battle(
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": [{"name": "Cryptid", "life": 1}]},
    )
    choose(match, "cast:fiery-torrent@II", "target:cryptid")
    assert in_play(match) == {}
    assert foe(match)["discard"] == ["cryptid"]
    assert foe(match)["life"] == 70


def test_a_cast_spell_lies_in_the_discard_pile_before_its_effect_resolves() -> None:
    match = battle(
        gex(hand=["Crystal"], breaches={"II": prepped("Jagged Lightning")}),
        dezmodia(),
        phase="casting",
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "cast:jagged-lightning@II")
    assert match.decision.word == "ask-target"
    assert player(match)["discard"] == ["jagged-lightning"]


def test_only_your_own_spells_are_cast() -> None:
    match = battle(gex(breaches={"II": prepped("Spark")}), dezmodia(breaches={"I": prepped("Spark")}), phase="casting")
    assert keys(match) == ["cast:spark@II", "end"]


def test_spells_are_not_cast_in_the_turn_they_are_prepped() -> None:
    order = {"deck": ["player 1", "player 2"], "discard": ["player 1", "player 2", "nemesis", "nemesis"]}
    match = battle(gex(hand=["Spark", "Crystal"]), dezmodia(), turn_order=order)
    choose(match, "prep:spark>II")
    assert keys(match) == ["play:crystal", "end"]
    choose(match, "end")
    assert keys(match) == ["cast:spark@II", "end"]


def test_a_focus_during_the_casting_phase_counts_for_the_main_phase() -> None:
    match = battle(
        gex(hand=["Crystal", "Spark"], breaches={"II": prepped("Jagged Lightning")}), dezmodia(), phase="casting"
    )
    choose(match, "cast:jagged-lightning@II", "discard:crystal", "player:1")
    assert breach(match, "III")["focused"]
    assert "prep:spark>III" in keys(match)

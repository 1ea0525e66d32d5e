"""Pulse, silence, shields, degrading, echo and relics under breaches: each rule in a small position."""

from __future__ import annotations

import pytest

import talia
from talia import Match
from talia.kernel.errors import TaliaError
from talia.words.speaker import speaker

from .legacy_words import GAME, in_play, mist, table
from .table import choose, gravehold, lives, player


def again(match: Match) -> None:
    """The match can be told and laid out again, and drawn in both languages (but for the names of made-up cards)."""
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    for lang in ("en", "pl"):
        voice = speaker(lang, GAME)
        GAME.scene(match, 0, voice)
        assert [word for word in voice.mistakes if "card-" not in word and "title-" not in word] == []


# Pulse


def test_a_player_has_at_most_five_pulse_tokens() -> None:
    match = table(mist(hand=["Beat", "Beat", "Crystal"], pulse=2))
    match.choose("play:beat")
    assert player(match)["pulse"] == 4
    match.choose("play:beat")
    assert player(match)["pulse"] == 5
    again(match)


def test_pulse_is_kept_from_turn_to_turn() -> None:
    match = table(mist(pulse=3, hand=["Beat"]))
    match.choose("end")
    assert player(match)["pulse"] == 3


def test_a_price_in_pulse_is_asked_only_of_who_can_pay() -> None:
    match = table(mist(hand=["Price", "Crystal"], pulse=1))
    match.choose("play:price")
    assert match.decision.word == "ask-main"
    match = table(mist(hand=["Price", "Crystal"], pulse=2))
    choose(match, "play:price", "yes")
    assert player(match)["aether"] == 3
    assert "pulse" not in player(match)


def test_any_number_of_pulse_tokens_is_damage() -> None:
    match = table(mist(hand=["Flood", "Crystal"], pulse=4), nemesis={"life": 50})
    match.choose("play:flood")
    assert match.decision.keys == [f"pulse:{n}" for n in range(5)]
    match.choose("pulse:3")
    assert match.view(0)["nemesis"]["life"] == 47
    assert player(match)["pulse"] == 1


def test_a_nemesis_takes_pulse_from_who_has_enough() -> None:
    match = table(
        mist(pulse=1), {"mage": "Gex", "pulse": 2}, phase="nemesis-draw", nemesis={"deck": ["Leech", "Rot"]}, active=0
    )
    assert lives(match) == [10, 9]
    assert [each.get("pulse", 0) for each in match.view(0)["players"]] == [1, 0]


def test_a_box_without_pulse_says_so() -> None:
    with pytest.raises(TaliaError):
        talia.arrange("aeons-end/war-eternal", {"players": [{"mage": "Mist", "pulse": 1}]})


# Silence


def test_a_silenced_minion_skips_one_turn() -> None:
    match = table(mist(hand=["Gag", "Crystal"]), nemesis={"in_play": ["Knight"]})
    match.choose("play:gag")
    assert in_play(match) == {"id": "knight", "life": 3, "silenced": True}
    again(match)
    match = table(mist(), nemesis={"in_play": [{"name": "Knight", "silenced": True}]}, phase="nemesis-main")
    assert gravehold(match) == 30
    assert in_play(match) == {"id": "knight", "life": 3}
    match = table(mist(), nemesis={"in_play": ["Knight"]}, phase="nemesis-main")
    assert gravehold(match) == 27


def test_only_minions_without_a_token_are_silenced() -> None:
    silent = {"name": "Knight", "silenced": True}
    match = table(mist(hand=["Gag", "Crystal"]), nemesis={"in_play": [silent, "Turtle"]})
    match.choose("play:gag")
    assert [card.get("silenced") for card in match.view(0)["nemesis"]["in_play"]] == [True, True]
    match = table(mist(hand=["Gag", "Crystal"]), nemesis={"in_play": [silent]})
    match.choose("play:gag")
    assert match.decision.word == "ask-main"


# Shields


def test_a_shield_takes_the_whole_blow() -> None:
    match = table(
        mist(breaches={"I": {"prepped": ["Dear Spell"]}}, hand=["Crystal"]),
        phase="casting",
        nemesis={"in_play": ["Turtle"]},
        run_on=False,
    )
    assert in_play(match) == {"id": "turtle", "life": 3, "shields": 2}
    choose(match, "cast:dear-spell@I", "target:turtle")
    assert in_play(match) == {"id": "turtle", "life": 3, "shields": 1}
    again(match)


def test_a_minion_comes_into_play_with_its_shields_and_leaves_them_behind() -> None:
    match = table(mist(), phase="nemesis-draw", nemesis={"deck": ["Turtle", "Rot"]})
    assert in_play(match) == {"id": "turtle", "life": 3, "shields": 2}
    bare = {"name": "Turtle", "life": 1, "shields": 0}
    sheet = mist(hand=["Flood", "Crystal"], pulse=1)
    match = table(sheet, nemesis={"in_play": [bare, {"name": "Knight", "shields": 1, "silenced": True}]})
    choose(match, "play:flood", "pulse:1", "target:turtle")
    assert in_play(match) == {"id": "knight", "life": 3, "shields": 1, "silenced": True}
    assert len(match.view(0)["nemesis"]["in_play"]) == 1


def test_shields_count_and_grow() -> None:
    both = ["Turtle", "Knight"]
    match = table(mist(), phase="nemesis-main", nemesis={"in_play": both, "deck": ["Leech", "Rot"]})
    assert gravehold(match) == 30 - 2 - 3
    assert in_play(match, 1)["shields"] == 1


# Degrading


def test_a_degraded_card_is_destroyed_for_a_cheaper_one_of_its_type() -> None:
    match = table(
        mist(hand=["Dear Spell", "Beat", "Crystal"]), phase="nemesis-draw", nemesis={"deck": ["Rot", "Leech"]}
    )
    assert match.decision.keys == ["degrade:beat", "degrade:dear-spell"]
    match.choose("degrade:dear-spell")
    assert match.decision.keys == ["gain:twice", "skip"]
    match.choose("gain:twice")
    assert match.view(0)["destroyed"] == ["dear-spell"]
    assert sorted(player(match)["hand"]) == ["beat", "crystal", "twice"]
    assert lives(match) == [10]


def test_who_cannot_degrade_suffers_two_damage() -> None:
    match = table(mist(hand=["Crystal", "Spark"]), phase="nemesis-draw", nemesis={"deck": ["Rot", "Leech"]})
    assert lives(match) == [8]
    assert player(match)["hand"] == ["crystal", "spark"]


def test_all_cards_are_degraded_and_what_comes_instead_is_not() -> None:
    match = table(
        mist(hand=["Dear Spell", "Crystal", "Lens"]), phase="nemesis-draw", nemesis={"deck": ["Rust", "Leech"]}
    )
    choose(match, "gain:twice", "gain:gag")
    assert sorted(match.view(0)["destroyed"]) == ["dear-spell", "lens"]
    assert sorted(player(match)["hand"]) == ["crystal", "gag", "twice"]


# Echo


def test_echo_resolves_the_cast_twice_with_what_its_breach_adds() -> None:
    breaches = {"III": {"open": True, "prepped": ["Twice"]}}
    match = table(mist(breaches=breaches), phase="casting", nemesis={"life": 50, "in_play": ["Knight"]}, run_on=False)
    choose(match, "cast:twice@III", "target:nemesis", "target:nemesis")
    assert match.view(0)["nemesis"]["life"] == 50 - 3 - 3


# Relics under breaches


def test_a_relic_stays_under_its_breach_and_adds_to_each_cast_from_it() -> None:
    match = table(mist(hand=["Lens", "Crystal", "Dear Spell"], deck=["Crystal"] * 9))
    match.choose("play:lens")
    assert match.decision.keys[0] == "attach:I"
    match.choose("attach:I")
    assert player(match)["breaches"][0]["attached"] == "lens"
    assert player(match)["played"] == []
    again(match)
    breaches = {"I": {"prepped": ["Dear Spell"], "attached": "Lens"}}
    match = table(mist(breaches=breaches), phase="casting", nemesis={"life": 50}, run_on=False)
    match.choose("cast:dear-spell@I")
    assert match.view(0)["nemesis"]["life"] == 50 - 3 - 1
    assert len(player(match)["hand"]) == 2


def test_a_breach_has_room_for_one_relic() -> None:
    breaches = {"I": {"attached": "Lens"}}
    match = table(mist(hand=["Hook", "Crystal"], breaches=breaches))
    match.choose("play:hook")
    assert "attach:I" not in match.decision.keys
    assert match.decision.keys


def test_when_its_breach_is_destroyed_a_relic_is_discarded() -> None:
    breaches = {"I": {"attached": "Lens"}}
    sheet = mist(life=1, hand=["Crystal"], breaches=breaches)
    match = table(sheet, phase="nemesis-draw", nemesis={"deck": ["Leech", "Rot"], "tokens": 8})
    while match.decision.word != "ask-destroy-breach":
        match.choose(0)
    match.choose("destroy-breach:I")
    assert player(match)["discard"] == ["lens"]
    assert "attached" not in player(match)["breaches"][0]

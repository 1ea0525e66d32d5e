"""An arranged position stands where it says: nothing runs on by itself unless it says so."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.bots import bot
from talia.words.speaker import speaker
from tests.games.aeons_end.table import GAME, choose, dezmodia, foe, gex, gravehold, keys, player, prepped

NOTHING: dict[str, Any] = {"hand": [], "deck": ["Crystal"] * 5}  # Any: a position is plain data


def stand(*players: dict[str, Any], **position: Any) -> Match:
    return talia.arrange(GAME, {"players": [*players, dezmodia()], **position})


def test_a_main_phase_with_nothing_to_do_can_only_be_ended() -> None:
    match = stand(gex(**NOTHING))
    assert (match.decision.seat, match.decision.word, keys(match)) == (0, "ask-main", ["end"])
    assert player(match)["hand"] == []
    choose(match, "end")
    assert player(match)["hand"] == ["crystal"] * 5


def test_the_only_spell_on_a_closed_breach_waits_to_be_cast() -> None:
    match = stand(gex(breaches={"III": prepped("Spark", stage=1)}), phase="casting")
    assert (match.decision.word, keys(match)) == ("ask-casting", ["cast:spark@III"])
    assert foe(match)["life"] == 70
    choose(match, "cast:spark@III")
    assert foe(match)["life"] == 69


def test_a_casting_phase_without_spells_can_only_be_ended() -> None:
    match = stand(gex(), phase="casting")
    assert (match.decision.word, keys(match), match.view(0)["phase"]) == ("ask-casting", ["end"], "casting")
    choose(match, "end")
    assert match.decision.word == "ask-main"


def test_what_a_spell_does_when_casting_begins_waits() -> None:
    match = stand(gex(breaches={"II": prepped("Reduce to Ash")}), phase="casting")
    assert (match.decision.word, keys(match)) == ("ask-casting-begins", ["use:reduce-to-ash"])


def test_cards_are_drawn_when_somebody_goes_on() -> None:
    match = stand(gex(hand=["Spark"], played=["Crystal"]), phase="draw")
    assert (match.decision.word, keys(match)) == ("ask-go-on", ["go-on"])
    assert (player(match)["hand"], player(match)["played"]) == (["spark"], ["crystal"])
    choose(match, "go-on")
    assert player(match)["hand"] == ["spark", *["crystal"] * 4]
    assert player(match)["discard"] == ["crystal"]


@pytest.mark.parametrize("phase", ["nemesis-main", "nemesis-draw", "next-turn"])
def test_the_nemesis_and_the_turn_order_wait(phase: str) -> None:
    order = {"deck": ["nemesis", "player 1", "player 2"]}
    nemesis = {"deck": ["Smite", "Null Scion"], "in_play": ["Mangleroot"]}
    match = stand(gex(), phase=phase, nemesis=nemesis, turn_order=order)
    assert (match.decision.seat, keys(match), gravehold(match)) == (None, ["go-on"], 30)
    assert (foe(match)["deck"], match.view(0)["turn_order"]["deck"]) == (2, 3)
    choose(match, "go-on")
    assert foe(match)["deck"] < 2


def test_it_runs_on_when_it_says_so() -> None:
    order = {"deck": ["player 2"]}
    standing = stand(gex(**NOTHING), turn_order=order)
    running = stand(gex(**NOTHING), turn_order=order, run_on=True)
    assert (running.decision.seat, running.decision.word) == (1, "ask-main")
    choose(standing, "end")
    assert standing.fingerprint == running.fingerprint


@pytest.mark.parametrize("format", [1, 2])
def test_positions_of_older_saves_run_on_as_they_did(format: int) -> None:
    position = {"players": [gex(**NOTHING), dezmodia()], "turn_order": {"deck": ["player 2"]}}
    match = talia.game(GAME).again({"format": format, "seed": 0, "position": position})
    assert (match.decision.seat, match.decision.word) == (1, "ask-main")
    assert match.origin["position"]["run_on"] is True


def test_choices_are_made_after_laying_out() -> None:
    match = stand(gex(hand=["Crystal", "Spark"]), choices=["play:crystal"])
    assert (player(match)["aether"], player(match)["played"]) == (1, ["crystal"])
    assert match.keys == []
    assert [event.name for event in match.events if event.name != "moved"] == ["played", "aether"]


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (
            {"choices": ["play:crystal", "play:jade"]},
            r'^choices\[1\]: "play:jade" cannot be chosen then; possible: .*end',
        ),
        ({"choices": "play:crystal"}, "^choices: expected a list"),
        ({"run_on": "yes"}, "^run_on: expected true or false"),
        ({"nemesis": {"life": 1}, "aether": 1, "choices": []}, "^position: there is no"),
    ],
)
def test_choices_that_cannot_be_are_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(TaliaError, match=reason):
        stand(gex(), **position)


def test_a_battle_that_is_over_has_no_more_choices() -> None:
    sheet = gex(breaches={"II": prepped("Spark")})
    with pytest.raises(TaliaError, match=r"^choices\[1\]: the battle would be over"):
        stand(sheet, phase="casting", nemesis={"life": 1}, choices=["cast:spark@II", "end"])


@pytest.mark.parametrize("phase", ["casting", "main", "draw", "nemesis-main", "nemesis-draw", "next-turn"])
@pytest.mark.parametrize("name", ["steady", "search:3"])
def test_bots_do_the_one_thing_that_can_be_done(phase: str, name: str) -> None:
    match = stand(gex(**NOTHING), phase=phase)
    assert bot(name, match.game, 1).choose(match, match.decision) is match.decision.options[0]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_going_on_is_said(lang: str) -> None:
    match = stand(gex(), phase="nemesis-draw")
    voice = speaker(lang, match.game)
    said = [voice.say(match.decision.word), voice.say(match.decision.options[0].word)]
    assert (
        said
        == {
            "en": ["Nobody has anything to choose here: go on?", "Go on"],
            "pl": ["Nikt nie ma tu nic do wyboru: dalej?", "Dalej"],
        }[lang]
    )

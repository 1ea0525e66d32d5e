"""No question is asked whose answers are all the same; battles that began when it was asked still ask it."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def totem(**more: Any) -> dict[str, Any]:  # Any: positions are plain data
    return {"players": [{"hand": ["Mage's Totem", "Spark"], **more}]}


def played(position: dict[str, Any], rules: int = GAME.rules) -> Match:
    match = GAME.under(rules).arrange(position) if rules != GAME.rules else GAME.arrange(position)
    match.choose("play:mages-totem")
    return match


def test_mages_totem_alone_at_full_gravehold_is_simply_destroyed() -> None:
    match = played(totem())
    assert match.decision.word == "ask-main"
    assert match.view(0)["players"][0]["played"] == []


def test_it_is_asked_when_gravehold_would_gain_life() -> None:
    assert played({**totem(), "gravehold": 20}).decision.word == "ask-either"


def test_it_is_asked_when_another_card_could_be_destroyed() -> None:
    assert played(totem(played=["Crystal"])).decision.word == "ask-either"


def test_a_battle_that_began_under_rules_2_still_asks() -> None:
    assert played(totem(), rules=2).decision.word == "ask-either"


@pytest.mark.parametrize(("lives", "question"), [((8, 8), False), ((8, 8, 8), True), ((8, 1), True)])
def test_holadran_asks_whom_only_if_it_matters(lives: tuple[int, ...], question: bool) -> None:
    nemesis = {"name": "Hollow Crown", "in_play": ["Holadran"], "deck": ["Heart of Nothing"]}
    players = [{"life": life} for life in lives]
    match = GAME.arrange({"players": players, "nemesis": nemesis, "phase": "nemesis-main", "run_on": True})
    assert (match.decision.word == "ask-player") is question
    if not question:
        first, second = [each["life"] for each in match.view(0)["players"]]
        assert first == second < 8


@pytest.mark.parametrize(("deck", "question"), [(["nemesis"], False), (["nemesis", "player 1"], True)])
def test_the_only_turn_card_is_not_asked_to_be_buried(deck: list[str], question: bool) -> None:
    players = [{"hand": ["Fiend Catcher"], "played": ["Crystal"]}, {}]
    match = GAME.arrange({"players": players, "turn_order": {"deck": deck}})
    match.choose("play:fiend-catcher")
    assert (match.decision.word == "ask-bury") is question

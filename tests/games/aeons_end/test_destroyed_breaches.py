"""What lies on a breach that is destroyed: it is discarded in the order its owner likes, before the breach is gone."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match
from talia.games.aeons_end.boxes.outcasts import GAME as OUTCASTS

from .table import breach, choose, gex, keys, mage, mist, player

WAR_ETERNAL = talia.game("aeons-end/war-eternal")
ALL_BOXES = talia.game("aeons-end/all")

# Any, all through this file: positions are plain JSON.


def on(*spells: str, **more: Any) -> dict[str, Any]:
    """An open breach with these spells."""
    return {"open": True, "prepped": list(spells), **more}


def exhausted(*spells: str, rules: int = WAR_ETERNAL.rules, game: Any = WAR_ETERNAL, **more: Any) -> Match:
    """In the nemesis' turn Gex is exhausted, and destroys breach II with these spells on it."""
    position = {
        "players": [gex(life=2, charges=3, breaches={"II": on(*spells, **more)}), mist()],
        "phase": "nemesis-main",
        "nemesis": {"name": "Umbra Titan", "in_play": ["Howling Spinners"], "deck": ["Grubber"]},
        "turn_order": {"deck": ["player 1", "nemesis"], "discard": ["nemesis"]},
    }
    match: Match = (game.under(rules) if rules < game.rules else game).arrange(position)
    match.choose("go-on")
    while match.decision.word != "ask-destroy-breach":
        wanted = ("player:1", "or:2")
        match.choose(next(key for key in wanted if key in keys(match)))
    match.choose("destroy-breach:II")
    return match


def test_of_two_different_spells_whoever_is_exhausted_says_which_is_discarded_first() -> None:
    match = exhausted("Kindle", "Spark")
    assert (match.decision.seat, match.decision.word) == (0, "ask-discard-next")
    assert set(keys(match)) == {"discard:kindle@II", "discard:spark@II", "rest"}
    assert match.game.cause(match, match.decision) is None  # nothing but the exhaustion
    for first, pile in (("kindle", ["spark", "kindle"]), ("spark", ["kindle", "spark"])):
        match = exhausted("Kindle", "Spark")
        match.choose(f"discard:{first}@II")
        assert player(match)["discard"] == pile
        assert breach(match, "II")["state"] == "gone"


def test_until_that_is_said_the_breach_is_there_and_so_are_the_charges() -> None:
    match = exhausted("Kindle", "Spark")
    assert (breach(match, "II")["state"], player(match)["charges"]) == ("open", 3)
    match.choose("rest")
    assert (breach(match, "II")["state"], player(match)["charges"]) == ("gone", 0)
    assert sorted(player(match)["discard"]) == ["kindle", "spark"]


@pytest.mark.parametrize("spells", [("Spark",), ()])
def test_a_single_spell_is_discarded_without_a_question(spells: tuple[str, ...]) -> None:
    match = exhausted(*spells)
    assert match.decision.word != "ask-discard-next"
    assert player(match)["discard"] == [spell.lower() for spell in spells]
    assert player(match)["charges"] == 0


def test_so_are_like_spells() -> None:
    match = void("Twisted Fang", "Spark", "Spark")
    assert match.decision.word == "ask-main"
    assert player(match)["discard"] == ["spark", "spark"]


def void(*spells: str, rules: int = OUTCASTS.rules) -> Match:
    """Dezmodia destroys Twisted Fang on her Void breach, and so the breach, to be rid of Darkening Depths."""
    game = OUTCASTS.under(rules) if rules < OUTCASTS.rules else OUTCASTS
    position = {
        "players": [mage("Dezmodia", breaches={"IV": on(*spells)}), mage("Kel")],
        "nemesis": {"name": "Risen Thrall", "in_play": ["Darkening Depths"]},
    }
    match = game.arrange(position)
    match.choose("discard:darkening-depths")
    if match.decision.word == "ask-destroy-one":
        match.choose("destroy:twisted-fang@IV")
    return match


def test_of_many_spells_on_a_void_breach_each_is_asked_for_until_one_kind_is_left() -> None:
    match = void("Twisted Fang", "Spark", "Lightning Arrow", "Spark")
    assert match.decision.word == "ask-discard-next"
    assert set(keys(match)) == {"discard:spark@IV", "discard:lightning-arrow@IV", "rest"}
    assert match.view(0)["nemesis"]["in_play"]  # the price is not paid yet
    choose(match, "discard:spark@IV")
    assert set(keys(match)) == {"discard:spark@IV", "discard:lightning-arrow@IV", "rest"}
    choose(match, "discard:lightning-arrow@IV")
    assert player(match)["discard"] == ["spark", "lightning-arrow", "spark"]
    assert match.decision.word == "ask-main"
    assert not match.view(0)["nemesis"]["in_play"]
    assert breach(match, "IV")["state"] == "gone"


def test_the_power_that_takes_the_breach_is_what_asks() -> None:
    match = void("Twisted Fang", "Spark", "Lightning Arrow")
    cause = match.game.cause(match, match.decision)
    assert cause is not None
    assert cause.card == "darkening-depths"


def test_a_relic_under_the_breach_is_one_of_what_is_discarded() -> None:
    match = exhausted("Spark", game=ALL_BOXES, attached="Pulse Anchor")
    assert set(keys(match)) == {"discard:spark@II", "discard:pulse-anchor@II", "rest"}
    match.choose("discard:pulse-anchor@II")
    assert player(match)["discard"] == ["spark", "pulse-anchor"]
    match = exhausted("Spark", game=ALL_BOXES, attached="Pulse Anchor")
    match.choose("rest")
    assert player(match)["discard"] == ["pulse-anchor", "spark"]


def test_in_battles_that_began_under_rules_10_they_go_as_they_lie() -> None:
    match = exhausted("Kindle", "Spark", rules=10)
    assert match.decision.word != "ask-discard-next"
    assert sorted(player(match)["discard"]) == ["kindle", "spark"]
    assert player(match)["charges"] == 0
    match = void("Twisted Fang", "Spark", "Lightning Arrow", rules=10)
    assert match.decision.word == "ask-main"
    assert player(match)["discard"] == ["spark", "lightning-arrow"]

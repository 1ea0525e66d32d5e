"""Nothing on offer that would change nothing beside what would: an empty Unleash, and damage with nobody to hit."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match
from talia.games.aeons_end.all_boxes import BOX

from .table import choose, dezmodia, foe, gex, gravehold, keys, lives, mage, mist, player, prepped

WAR_ETERNAL = talia.game("aeons-end/war-eternal")
ALL_BOXES = talia.game("aeons-end/all")
FOES = [nemesis.id for nemesis in BOX.nemeses]

# Any, all through this file: positions are plain JSON.

EMPTY: dict[str, dict[str, Any]] = {
    "hollow-crown": {"crew": [], "in_play": ["Thronewatch", {"name": "Nhavkalas", "life": 1}]},
    "thief-of-dreams": {},
    "maelstrom-risen": {"crew": []},
    "xaxos-ascended": {"crew": []},
}
"""Nemeses whose Unleash does nothing by the time they draw: no acolyte is left, no dream, no beacon, no spell."""


def meets(nemesis: str, card: str, rules: int = ALL_BOXES.rules, **more: Any) -> Match:
    """The nemesis' turn, until somebody is asked something because of the card that it draws."""
    game = ALL_BOXES.under(rules) if rules < ALL_BOXES.rules else ALL_BOXES
    foes = {"name": nemesis, "deck": [card, "Smite"], **more}
    order = {"deck": ["player 1", "nemesis"]}
    players = [gex(), mist()]
    match = game.arrange({"players": players, "phase": "nemesis-main", "nemesis": foes, "turn_order": order})
    match.choose("go-on")
    return match


@pytest.mark.parametrize("nemesis", EMPTY)
def test_an_unleash_that_does_nothing_is_no_way_out_of_quell(nemesis: str) -> None:
    match = meets(nemesis, "Quell", **EMPTY[nemesis])
    before = 3 if nemesis == "hollow-crown" else 0  # her last acolyte's own blood magic brings it down
    assert gravehold(match) == 30 - before - 7
    assert match.over or match.decision.word == "ask-main"


@pytest.mark.parametrize("nemesis", FOES)
def test_wherever_an_unleash_does_something_quell_asks(nemesis: str) -> None:
    left: dict[str, Any] = {"zones": {"dream-deck": ["Crystal"]}} if nemesis == "thief-of-dreams" else {}
    match = meets(nemesis, "Quell", **left)
    while set(keys(match)) != {"or:1", "or:2"}:  # what lies in play acts before it
        assert match.decision.word != "ask-main"
        match.choose(keys(match)[0])


@pytest.mark.parametrize(("breaches", "question"), [({}, False), ({"II": prepped("Spark")}, True)])
def test_bezu_works_no_blood_magic_while_nothing_is_prepped(breaches: dict[str, Any], question: bool) -> None:
    order = {"deck": ["player 1", "nemesis"]}
    crown = {"name": "Hollow Crown", "in_play": ["Bezu", {"name": "Lurzan", "life": 3}], "deck": ["Quell", "Smite"]}
    sheets = [gex(breaches=breaches), mist()]
    match = WAR_ETERNAL.arrange({"players": sheets, "phase": "nemesis-draw", "nemesis": crown, "turn_order": order})
    match.choose("go-on")
    assert (match.decision.word == "ask-either") is question
    assert gravehold(match) == (30 if question else 23)


def test_heart_of_nothing_then_hurts_a_player() -> None:
    match = meets("thief-of-dreams", "Quell", in_play=[{"name": "Heart of Nothing", "tokens": 1}])
    assert match.decision.word == "ask-player"
    match.choose("player:2")
    assert lives(match) == [10, 6]


def test_a_battle_that_began_under_rules_10_still_offers_the_empty_unleash() -> None:
    match = meets("thief-of-dreams", "Quell", rules=10)
    assert keys(match) == ["or:1", "or:2"]
    match.choose("or:2")
    assert gravehold(match) == 30


# Damage with nobody to hit


def alone(*players: Any, rules: int = WAR_ETERNAL.rules, foes: tuple[str, ...] = (), **position: Any) -> Match:
    """Hollow Crown, who cannot be dealt damage, without any acolyte and with these minions."""
    game = WAR_ETERNAL.under(rules) if rules < WAR_ETERNAL.rules else WAR_ETERNAL
    crown = {"name": "Hollow Crown", "crew": [], "in_play": list(foes), "deck": ["Smite"]}
    return game.arrange({"players": list(players), "nemesis": crown, **position})


@pytest.mark.parametrize("spot", ["I", "III"])
def test_torch_only_focuses_then_whatever_its_breach_would_add(spot: str) -> None:
    garu = mage("Garu", breaches={spot: prepped("Torch")})
    match = alone(garu, dezmodia(), phase="casting")
    match.choose(f"cast:torch@{spot}")
    assert match.decision.word == "ask-focus"
    struck = alone(garu, dezmodia(), phase="casting", foes=("Thronewatch",))
    struck.choose(f"cast:torch@{spot}")
    assert keys(struck) == ["or:1", "or:2"]
    older = alone(garu, dezmodia(), phase="casting", rules=10)
    older.choose(f"cast:torch@{spot}")
    assert keys(older) == ["or:1", "or:2"]


def test_quilius_keeps_his_charges_for_when_there_is_somebody_to_hit() -> None:
    quilius = mage("Quilius", charges=5, trophies=3)
    match = alone(quilius, dezmodia())
    assert "ability" not in keys(match)
    reason = next(each for each in match.game.why_not(match, match.decision) if each.about == "p0/ability")
    assert reason.name.word == "why-ability-idle"
    assert "ability" in keys(alone(quilius, dezmodia(), foes=("Thronewatch",)))
    assert "ability" in keys(alone(quilius, dezmodia(), rules=10))


def test_so_does_garu_unless_he_would_rather_discard_a_spell() -> None:
    garu = mage("Garu", charges=5)
    assert "ability" not in keys(alone(garu, dezmodia()))
    assert "ability" in keys(alone(garu, dezmodia(), rules=10))
    match = alone({**garu, "breaches": {"I": prepped("Spark")}}, dezmodia())
    choose(match, "ability", "discard:spark@I")
    assert (player(match)["discard"], player(match)["charges"], foe(match)["life"]) == (["spark"], 0, 1)
    assert match.decision.word == "ask-main"


def test_against_a_nemesis_that_can_be_hurt_both_have_something_to_do() -> None:
    table = {"nemesis": {"name": "Umbra Titan", "in_play": []}}
    for sheet in (mage("Quilius", charges=5, trophies=1), mage("Garu", charges=5)):
        match = WAR_ETERNAL.arrange({"players": [sheet, gex()], **table})
        assert "ability" in keys(match)

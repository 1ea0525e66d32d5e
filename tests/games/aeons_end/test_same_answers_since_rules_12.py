"""Questions whose answers were all the same up to rules 11; battles that began under them still ask."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.kernel.match import Match
from tests.games.aeons_end.table import asked, laid_out, prepped

RULES = talia.game("aeons-end/war-eternal").rules
SINCE_12 = pytest.mark.parametrize(("rules", "question"), [(RULES, False), (11, True)])
TOTEM = "Mage's Totem"


# A card that destroys itself or another of its name


def with_totems(rules: int, gravehold: int, *played: str) -> Match:
    players = [{"mage": "Gex", "hand": [TOTEM, "Crystal"], "played": list(played)}]
    match = laid_out(rules, {"players": players, "gravehold": gravehold})
    match.choose("play:mages-totem")
    return match


@SINCE_12
def test_which_of_two_totems_goes_is_not_asked(rules: int, question: bool) -> None:
    match = with_totems(rules, 30, TOTEM)
    assert (match.decision.word == "ask-either") is question
    if not question:
        assert match.view(0)["players"][0]["played"] == ["mages-totem"]


@pytest.mark.parametrize(("gravehold", "played"), [(29, [TOTEM]), (30, [TOTEM, "Crystal"])])
def test_it_is_asked_where_gravehold_gains_or_another_card_could_go(gravehold: int, played: list[str]) -> None:
    assert with_totems(RULES, gravehold, *played).decision.word == "ask-either"


# Blows that nobody feels


def magus(tokens: int, minion: str = "Ashen Haruspex") -> dict[str, Any]:
    return {"name": "Magus of Cloaks", "tokens": tokens, "in_play": [minion], "deck": ["Null Scion"]}


def extinguished(rules: int, tokens: int, minion: str = "Ashen Haruspex") -> Match:
    players = [{"mage": "Quilius", "breaches": {"I": prepped("Extinguish")}}, {"mage": "Gex"}]
    match = laid_out(rules, {"players": players, "nemesis": magus(tokens, minion), "phase": "casting"})
    match.choose("cast:extinguish@I")
    return match


@SINCE_12
def test_nobody_is_asked_whom_extinguish_strikes_in_vain(rules: int, question: bool) -> None:
    match = extinguished(rules, 2)
    assert (match.decision.word == "ask-target") is question
    if not question:
        assert "nemesis-suffers" in [event.name for event in match.events], "the log tells that it was in vain"


@pytest.mark.parametrize(("tokens", "minion"), [(3, "Ashen Haruspex"), (2, "Dusk Spawn")])
def test_whom_extinguish_strikes_is_asked_where_it_does_something(tokens: int, minion: str) -> None:
    assert extinguished(RULES, tokens, minion).decision.word == "ask-target"


def divided(rules: int, *spells: str) -> Match:
    breaches = {breach: prepped(spell) for breach, spell in zip(("I", "II"), spells)}
    players = [{"mage": "Garu", "charges": 5, "hand": ["Crystal"], "breaches": breaches}, {"mage": "Gex"}]
    match = laid_out(rules, {"players": players, "nemesis": magus(2)})
    match.choose("ability")
    for spell in spells:
        match.choose(next(key for key in match.decision.keys if key.startswith(f"discard:{spell.lower()}")))
    return match


@SINCE_12
def test_nobody_is_asked_how_damage_is_divided_that_nobody_feels(rules: int, question: bool) -> None:
    match = divided(rules)
    assert (match.decision.word == "ask-target") is question
    if not question:
        assert match.view(0)["nemesis"]["life"] == 35


def test_how_damage_is_divided_is_asked_where_somebody_feels_it() -> None:
    assert divided(RULES, "Spark").decision.word == "ask-target"


@SINCE_12
def test_whose_gems_count_is_not_asked_with_nobody_to_hit(rules: int, question: bool) -> None:
    crystallize = {"I": prepped("Crystallize"), "II": {"open": True}}
    allies = [{"mage": "Gex", "hand": ["Crystal"]}, {"mage": "Mist", "hand": ["Spark"]}]
    players = [{"mage": "Garu", "breaches": crystallize}, *allies]
    nemesis = {"name": "Hollow Crown", "in_play": [], "deck": ["Null Scion"], "crew": []}
    match = laid_out(rules, {"players": players, "nemesis": nemesis, "phase": "casting"})
    match.choose("cast:crystallize@I+II")
    assert (match.decision.word == "ask-ally-hand") is question


# The exhausted, whose damage Gravehold suffers


@SINCE_12
def test_whose_card_of_a_pair_it_is_is_not_asked_of_the_exhausted(rules: int, question: bool) -> None:
    players = [{"mage": "Gex"}, {"mage": "Mist"}, {"mage": "Garu", "life": 0}, {"mage": "Quilius", "life": 0}]
    turns = {"deck": ["pair 1 2", "pair 1 2", "nemesis"], "discard": ["nemesis", "pair 3 4", "pair 3 4"]}
    nemesis = {"name": "Gate Witch", "tokens": 0, "in_play": ["Deep Abomination"], "deck": ["Null Scion"]}
    position = {"players": players, "nemesis": nemesis, "turn_order": turns, "turn_order_variant": "easier"}
    match = laid_out(rules, {**position, "gravehold": 20, "phase": "nemesis-main"})
    asks = match.decision.word == "ask-player"
    assert asks is question
    if not question:
        assert match.view(0)["gravehold"]["life"] == 16


def test_whose_card_of_a_pair_it_is_is_asked_where_one_is_not_exhausted() -> None:
    players = [{"mage": "Gex"}, {"mage": "Mist"}, {"mage": "Garu", "life": 1}, {"mage": "Quilius", "life": 0}]
    turns = {"deck": ["pair 1 2", "pair 1 2", "nemesis"], "discard": ["nemesis", "pair 3 4", "pair 3 4"]}
    nemesis = {"name": "Gate Witch", "tokens": 0, "in_play": ["Deep Abomination"], "deck": ["Null Scion"]}
    position = {"players": players, "nemesis": nemesis, "turn_order": turns, "turn_order_variant": "easier"}
    assert laid_out(RULES, {**position, "phase": "nemesis-main"}).decision.keys == ["player:3", "player:4"]


def holadran(rules: int, *lives: int) -> Match:
    """The first player suffers; then a second one, if that is asked."""
    nemesis = {"name": "Hollow Crown", "in_play": ["Holadran"], "deck": ["Enslave", "Null Scion"]}
    players = [{"life": life} for life in lives]
    match = laid_out(rules, {"players": players, "nemesis": nemesis, "gravehold": 20, "phase": "nemesis-draw"})
    match.choose("player:1")
    return match


@SINCE_12
def test_holadran_does_not_ask_which_of_the_exhausted_is_second(rules: int, question: bool) -> None:
    match = holadran(rules, 5, 0, 0)
    asks = match.decision.word == "ask-player"
    assert asks is question
    if not question:
        assert match.view(0)["gravehold"]["life"] == 18


def test_holadran_asks_whom_second_where_one_is_not_exhausted() -> None:
    assert holadran(RULES, 5, 0, 1).decision.keys == ["player:2", "player:3"]


@SINCE_12
def test_which_of_the_exhausted_is_the_other_player_is_not_asked(rules: int, question: bool) -> None:
    nemesis = {"name": "Maelstrom: Risen", "in_play": [{"name": "Cracking Earth", "tokens": 1}]}
    players = [{"life": 9}, {"life": 0}, {"life": 0}]
    match = laid_out(
        rules, {"players": players, "nemesis": nemesis, "gravehold": 20, "phase": "nemesis-main"}, "legacy"
    )
    assert match.view(0)["players"][0]["life"] == 6
    assert (match.decision.word == "ask-player") is question
    if not question:
        assert match.view(0)["gravehold"]["life"] == 12


# Cards that nobody has


@SINCE_12
def test_whose_cards_are_shuffled_is_not_asked_where_nobody_has_any(rules: int, question: bool) -> None:
    nobody: dict[str, Any] = {"hand": ["Spark"], "deck": [], "discard": []}
    nemesis = {"name": "Gate Witch", "in_play": [{"name": "Chaos Flail", "tokens": 1}], "deck": ["Null Scion"]}
    match = laid_out(rules, {"players": [nobody, {**nobody}], "nemesis": nemesis, "phase": "nemesis-main"})
    assert asked(match, "ask-player") is question


def banished(rules: int, *spells: int, lives: tuple[int, ...] = (9, 0, 0)) -> Match:
    """Banish is drawn: whoever has most prepped spells suffers as much."""
    nobody: dict[str, Any] = {"hand": [], "deck": ["Crystal"] * 5}
    breaches = [dict(zip(("II", "III"), [{"open": True, **prepped("Spark")}] * n)) for n in spells]
    players = [{**nobody, "life": life, "breaches": each} for life, each in zip(lives, breaches)]
    nemesis = {"name": "Umbra Titan", "tokens": 8, "in_play": ["Cryptid"], "deck": ["Banish", "Null Scion"]}
    return laid_out(rules, {"players": players, "nemesis": nemesis, "gravehold": 20, "phase": "nemesis-draw"})


def test_which_of_the_exhausted_suffers_as_much_is_not_asked() -> None:
    before, now = banished(12, 0, 2, 2), banished(RULES, 0, 2, 2)
    assert asked(before, "ask-player")
    before.choose("player:2")
    assert not asked(before, "ask-player")
    assert not asked(now, "ask-player")
    assert now.view(0)["gravehold"] == before.view(0)["gravehold"]


def test_who_has_most_prepped_spells_is_asked_where_one_of_them_lives() -> None:
    assert asked(banished(RULES, 0, 2, 2, lives=(9, 5, 0)), "ask-player")

"""Fungal Mesh: possession, and its nine cards."""

from typing import Any

import pytest

from talia import Match
from talia.games.aeons_end.cards.card import Sort
from talia.words import speaker
from tests.games.aeons_end import legacy_table
from tests.games.aeons_end.legacy_table import GAME, table, turns
from tests.games.aeons_end.table import (
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    player,
    prepped,
)

NAME = "Fungal Mesh"
TORRENT = {"II": prepped("Fiery Torrent")}
"""A spell of two damage."""


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Fungal Mesh draws this card."""
    return legacy_table.draws(NAME, card, *players, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Fungal Mesh's main phase with these cards in play."""
    return legacy_table.acts(NAME, cards, *players, **rest)


def tokens(match: Match) -> int:
    """Its tokens."""
    return int(foe(match)["tokens"])


def test_it_begins_with_no_tokens_and_unleash_gives_one() -> None:
    match = GAME.new(players=2, seed=3, nemesis="fungal-mesh", mages=["gex", "dezmodia"])
    assert (foe(match)["life"], foe(match)["full"]) == (70, 70)
    assert tokens(table(NAME, gex(), dezmodia())) == 0
    assert tokens(acts(["Null Scion"], gex(), dezmodia())) == 1


@pytest.mark.parametrize(("held", "left", "suffered"), [(0, 0, 0), (1, 1, 0), (2, 0, 4), (3, 1, 4), (5, 1, 8)])
def test_with_nothing_prepped_gravehold_suffers_for_every_two_tokens(held: int, left: int, suffered: int) -> None:
    match = acts([], gex(), dezmodia(), tokens=held)
    assert (tokens(match), gravehold(match)) == (left, 30 - suffered)


def test_any_player_casts_a_prepped_spell_against_gravehold_or_any_player() -> None:
    sheets = [gex(breaches=TORRENT), dezmodia(breaches={"I": prepped("Jagged Lightning")})]
    match = acts([], *sheets, tokens=2)
    assert (match.decision.seat, match.decision.word) == (None, "ask-possessed")
    assert keys(match) == ["cast:jagged-lightning@I/2", "cast:fiery-torrent@II/1"]
    choose(match, "cast:fiery-torrent@II/1")
    assert (match.decision.seat, match.decision.word) == (None, "ask-diverted")
    assert keys(match) == ["target:gravehold", "player:1", "player:2"]
    city = match.clone()
    choose(match, "player:2")
    assert (lives(match), gravehold(match), tokens(match)) == ([10, 8], 30, 0)
    assert (player(match)["discard"], breach(match, "II")["prepped"]) == (["fiery-torrent"], [])
    assert (foe(match)["life"], in_play(match)) == (70, {"mage-ender": 9})
    choose(city, "target:gravehold")
    assert (lives(city), gravehold(city)) == ([10, 10], 28)


def test_a_breach_adds_its_damage_to_a_possessed_spell() -> None:
    match = acts([], gex(breaches={"III": prepped("Fiery Torrent")}), dezmodia(), tokens=2)
    choose(match, "target:gravehold")
    assert gravehold(match) == 27


def test_a_spell_that_costs_nothing_is_destroyed() -> None:
    match = acts([], gex(breaches={"II": prepped("Spark")}), dezmodia(), tokens=2)
    choose(match, "target:gravehold")
    assert (match.view(0)["destroyed"], player(match)["discard"]) == (["spark"], [])
    assert gravehold(match) == 29


def test_it_goes_on_as_long_as_there_are_two_tokens() -> None:
    match = acts([], gex(breaches=TORRENT), dezmodia(), tokens=5)
    choose(match, "target:gravehold")
    assert (gravehold(match), tokens(match)) == (30 - 2 - 4, 1)


def test_with_the_harder_rule_the_spell_deals_one_more() -> None:
    match = acts([], gex(breaches=TORRENT), dezmodia(), tokens=2, difficulty="expert")
    choose(match, "target:gravehold")
    assert gravehold(match) == 27


def test_once_it_is_over_spells_strike_the_nemesis_again() -> None:
    match = acts([], gex(breaches=TORRENT), dezmodia(breaches={"I": prepped("Fiery Torrent")}), tokens=2)
    choose(match, "cast:fiery-torrent@I/2", "target:gravehold")
    assert match.decision.word == "ask-casting"
    choose(match, "cast:fiery-torrent@II", "target:nemesis")
    assert (foe(match)["life"], gravehold(match)) == (68, 26)  # two more for the other Fiery Torrent


def test_damage_of_a_possessed_spell_may_exhaust_a_player() -> None:
    match = acts([], gex(life=1, breaches=TORRENT), dezmodia(), tokens=2)
    choose(match, "player:1")
    assert lives(match) == [0, 10]
    while match.decision.word != "ask-main":
        match.choose(match.decision.options[0])
    assert tokens(match) == 0, "two more tokens of the exhaustion are spent at once as well"
    assert gravehold(match) == 30 - 2 - 4


SPELLS = [card.id for card in GAME.box.market if card.sort == Sort.SPELL]


@pytest.mark.parametrize("spell", SPELLS)
def test_no_possessed_spell_hurts_the_nemesis_or_its_minions(spell: str) -> None:
    """Whatever a spell does, cast in the nemesis' turn: damage goes to Gravehold or a player, and nothing breaks."""
    breaches = {"II": {"open": True}, "III": {"open": True}, "IV": prepped("Spark")}
    breaches["II"] = {"open": True, "prepped": [spell]}
    match = acts(["Null Scion"], gex(breaches=breaches, hand=["Crystal"] * 3), dezmodia(), tokens=1)
    choose(match, next(key for key in keys(match) if key.startswith(f"cast:{spell}")))
    for _ in range(30):
        if match.over or match.decision.word in ("ask-main", "ask-casting", "ask-possessed"):
            break
        match.choose(match.decision.options[0])
    assert match.over or foe(match)["life"] == 70
    assert match.over or in_play(match)["null-scion"] == 11


# Its cards


def test_dominion_spores() -> None:
    match = acts(["Dominion Spores"], gex(hand=["Crystal", "Crystal", "Spark"]), dezmodia())
    assert (player(match)["hand"], player(match)["charges"], lives(match)) == (["spark"], 1, [8, 10])


def test_influence() -> None:
    match = draws("Influence", gex(hand=["Crystal", "Crystal", "Spark"]), dezmodia())
    assert player(match)["hand"] == ["spark"]
    assert breach(match, "III")["stage"] == 2
    assert gravehold(match) == 26, "two tokens, and nothing prepped"


def test_redirected_power() -> None:
    match = acts([{"name": "Redirected Power", "tokens": 1}], gex(breaches={"II": prepped("Spark")}), dezmodia())
    assert match.view(0)["destroyed"] == ["spark"]
    assert gravehold(match) == 26


def test_redirected_power_is_bought_off_with_four_charges() -> None:
    match = table(NAME, gex(charges=5), dezmodia(), nemesis={"in_play": ["Redirected Power"]})
    choose(match, "discard:redirected-power")
    assert (player(match)["charges"], foe(match)["discard"]) == (1, ["redirected-power"])
    poor = table(NAME, gex(charges=3), dezmodia(), nemesis={"in_play": ["Redirected Power"]})
    assert "discard:redirected-power" not in keys(poor)


@pytest.mark.parametrize(("life", "after"), [(50, 53), (68, 70), (70, 70)])
def test_brama_infested_heals_it_up_to_what_it_started_with(life: int, after: int) -> None:
    match = acts(["Brama, Infested"], gex(), dezmodia(), life=life)
    assert (foe(match)["life"], tokens(match)) == (after, 1)


def test_command() -> None:
    match = draws("Command", gex(hand=["Crystal"] * 3 + ["Spark"]), dezmodia())
    assert (player(match)["hand"], lives(match)) == (["spark"], [8, 10])
    assert match.decision.word == "ask-gain"
    costs = {pile["id"]: pile["cost"] for pile in match.view(0)["market"]}
    assert {key.removeprefix("gain:") for key in keys(match)} == {id for id, cost in costs.items() if cost <= 3}
    chosen = keys(match)[0]
    choose(match, chosen)
    assert player(match)["discard"][0] == chosen.removeprefix("gain:")


def test_deadly_overload() -> None:
    match = acts(
        [{"name": "Deadly Overload", "tokens": 1}],
        gex(breaches={"II": prepped("Spark")}),
        dezmodia(breaches={"I": prepped("Fiery Torrent")}),
    )
    assert (lives(match), player(match, 1)["discard"]) == ([10, 8], ["fiery-torrent"])
    assert (foe(match)["life"], gravehold(match)) == (70, 30)


def test_deadly_overload_destroys_nothing_and_needs_a_spell() -> None:
    match = acts([{"name": "Deadly Overload", "tokens": 1}], gex(breaches={"II": prepped("Spark")}), dezmodia())
    assert (lives(match), player(match)["discard"], match.view(0)["destroyed"]) == ([9, 10], ["spark"], [])
    match = acts([{"name": "Deadly Overload", "tokens": 1}], gex(), dezmodia())
    assert (lives(match), foe(match)["discard"]) == ([10, 10], ["deadly-overload"])


def test_deadly_overload_is_not_harder_with_the_harder_rule() -> None:
    spark = {"II": prepped("Spark")}
    match = acts([{"name": "Deadly Overload", "tokens": 1}], gex(breaches=spark), dezmodia(), difficulty="expert")
    assert lives(match) == [9, 10]


def test_deadly_overload_is_bought_off() -> None:
    match = table(NAME, gex(aether=7), dezmodia(), nemesis={"in_play": ["Deadly Overload"]})
    choose(match, "discard:deadly-overload")
    assert player(match)["aether"] == 0


def test_domineer() -> None:
    sheet = gex(life=9, hand=["Spark", "Spark"], deck=["Crystal"] * 4, discard=["Spark"])
    match = draws("Domineer", sheet, dezmodia())
    assert (len(player(match)["hand"]), player(match)["deck"], player(match)["discard"]) == (5, 2, [])
    assert sorted(match.position()["players"][0]["deck"] + player(match)["hand"]) == ["crystal"] * 4 + ["spark"] * 3
    assert player(match, 1)["hand"] == ["crystal"]


def test_domineer_shuffles_by_chance() -> None:
    sheet = gex(life=9, hand=["Spark", "Spark", "Spark"], deck=["Crystal"] * 4)
    place = {
        "players": [sheet, dezmodia()],
        "nemesis": {"name": NAME, "deck": ["Domineer", "Smite"]},
        "phase": "nemesis-draw",
        "turn_order": turns(2),
        "run_on": True,
    }
    assert len({tuple(player(GAME.arrange(place, seed))["hand"]) for seed in range(6)}) > 1


def test_override() -> None:
    match = draws("Override", gex(breaches={"III": {"open": True}}, hand=["Crystal", "Spark"]), dezmodia())
    choose(match, "rest")
    assert (player(match)["hand"], player(match)["discard"]) == ([], ["spark", "crystal"])
    costs = {pile["id"]: pile["cost"] for pile in match.view(0)["market"]}
    assert {key.removeprefix("gain:") for key in keys(match)} == {id for id, cost in costs.items() if cost <= 5}
    chosen = keys(match)[-1]
    choose(match, chosen)
    assert player(match)["hand"] == [chosen.removeprefix("gain:")]


def test_psychic_clouds() -> None:
    match = acts(["Psychic Clouds"], gex(breaches=TORRENT), dezmodia())
    assert lives(match) == [6, 10]


def test_its_sheet_says_what_is_harder() -> None:
    for lang, said in (("en", "deals 1 additional damage"), ("pl", "zadaje dodatkowo 1 obrażenie")):
        text = next(each.text for each in GAME.cards(speaker(lang, GAME)) if each.id == "fungal-mesh")
        assert said in text


def test_steady_would_rather_have_the_small_spell_cast_against_it() -> None:
    bot = GAME.bots()["steady"](GAME, 1)
    match = acts([], gex(breaches={"II": prepped("Spark")}), dezmodia(breaches={"I": prepped("Nova Forge")}), tokens=2)
    assert bot.choose(match, match.decision).key == "cast:spark@II/1"

"""What rules 11 read less exactly in Outcasts: today by the letter, and in battles that began then as then."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match

from .outcasts import GAME, ilya, kel
from .table import breach, choose, foe, keys, mage, player

OLDER = 11
"""The rules of version 0.13.0."""

# Any, all through this file: positions are plain JSON.


def table(*players: Any, nemesis: dict[str, Any], older: bool = False, **position: Any) -> Match:
    """A table of Outcasts, by today's rules or by older ones."""
    told = {"players": list(players), "nemesis": {"deck": ["Topple"], **nemesis}, **position}
    return (GAME.under(OLDER) if older else GAME).arrange(told)


# Too few cards in the supply for what Xaxos offers

HYBRID = {"name": "Risen Thrall", "in_play": ["Thrall Hybrid", "Cutting Image"]}


def xaxos_acts(ability: str, market: dict[str, int], older: bool = False, **others: Any) -> Match:
    """Kel, who has a Spark prepped, has just given Xaxos his eighth charge, with so much left in the market."""
    there = {"I": {"prepped": ["Spark"]}}
    position = {"nemesis": HYBRID, **others}
    xaxos = {"charges": 7, "deck": [ability]}
    match = table(
        kel(aether=2, hand=["Crystal"], breaches=there), ilya(), older=older, market=market, xaxos=xaxos, **position
    )
    choose(match, "charge", "charge:xaxos")
    return match


@pytest.mark.parametrize(
    ("ability", "only", "word"),
    [
        ("Fortifying Blaze", {"Destiny Forger": 1, "Twisted Fang": 5}, "ask-main"),  # the one minion is gone
        ("Interceding Flare", {"Destiny Forger": 5, "Twisted Fang": 1}, "ask-main"),  # so is the one power
        ("Twisting Flame", {"Molten Peridot": 1, "Duplicating Sazite": 7}, "ask-target"),  # a Spark is cast
    ],
)
def test_what_two_cards_are_needed_for_is_no_side_of_an_or_with_one_left(ability: str, only: Any, word: str) -> None:
    match = xaxos_acts(ability, only)
    assert match.decision.word == word
    older = xaxos_acts(ability, only, older=True)
    assert keys(older) == ["or:1", "or:2"]


@pytest.mark.parametrize(
    ("ability", "two"),
    [
        ("Fortifying Blaze", {"Destiny Forger": 2}),
        ("Fortifying Blaze", {"Destiny Forger": 1, "Orb of the Deep": 1}),
        ("Interceding Flare", {"Twisted Fang": 1, "Dizzying Burst": 1}),
        ("Twisting Flame", {"Molten Peridot": 1, "Vigorous Sunstone": 1}),
    ],
)
def test_with_two_it_is_one(ability: str, two: dict[str, int]) -> None:
    assert keys(xaxos_acts(ability, two)) == ["or:1", "or:2"]


def test_gems_on_the_dream_mat_count_for_what_does_not_say_from_a_pile() -> None:
    dreams = {"name": "Thief of Dreams", "zones": {"dream-2": ["Elongated Looq"], "dream-deck": ["Twisted Fang"]}}
    assert keys(xaxos_acts("Twisting Flame", {"Molten Peridot": 1}, nemesis=dreams)) == ["or:1", "or:2"]


def test_where_nothing_else_can_be_done_one_card_is_gained() -> None:
    match = xaxos_acts("Fortifying Blaze", {"Destiny Forger": 1}, nemesis={"name": "Fountain of Souls"})
    choose(match, "player:2")
    assert match.decision.word == "ask-main"
    assert match.position()["players"][1]["deck"][0] == "destiny-forger"


# The casting phase of a first turn


def first_turn(older: bool = False) -> Match:
    """Kel's first turn: she gains a gem with a glyph, whose charge Xaxos has, and he has her prep a Spark."""
    stone = kel(treasures=["Treasured Stone"], hand=["Spark", "Crystal"], deck=["Crystal"] * 4)
    xaxos = {"charges": 7, "deck": ["Glowing Insight"]}
    position = {"marks": {"glyph-spark": "Molten Peridot", "first-turns": 1}, "market": {"Molten Peridot": 7}}
    turns = {"phase": "next-turn", "turn_order": {"deck": ["player 2"]}, "run_on": True}
    nemesis = {"name": "Fountain of Souls"}
    match = table(mage("Z'hana"), stone, nemesis=nemesis, older=older, xaxos=xaxos, **position, **turns)
    choose(match, "gain:molten-peridot", "player:2", "charge:xaxos", "player:2", "prep:spark>II")
    return match


def test_a_spell_prepped_as_a_first_turn_begins_is_cast_in_its_casting_phase() -> None:
    match = first_turn()
    assert match.decision.word == "ask-main"
    assert breach(match, "II", 1)["prepped"] == []
    assert foe(match)["life"] == 69


def test_up_to_rules_11_it_stayed_on_its_closed_breach() -> None:
    match = first_turn(older=True)
    assert match.decision.word == "ask-main"
    assert breach(match, "II", 1)["prepped"] == ["spark"]
    assert foe(match)["life"] == 70


# A card gained that does something itself, and is meant to go elsewhere


def sunstone(redirect: str, older: bool = False, **market: int) -> Match:
    """Kel gains Vigorous Sunstone as her second card of the turn, while the next card gained is to go elsewhere."""
    game = talia.game("aeons-end/all")
    waits = kel(aether=5, hand=["Crystal"], gained=["spark"], redirects=[redirect])
    told = {"players": [waits, ilya()], "nemesis": {"name": "Umbra Titan", "deck": ["Topple"]}}
    match = (game.under(OLDER) if older else game).arrange({**told, "market": {"Vigorous Sunstone": 7, **market}})
    match.choose("gain:vigorous-sunstone")
    return match


@pytest.mark.parametrize("market", [{}, {"Petrified Phoenixium": 7}])
@pytest.mark.parametrize("redirect", ["to-ally", "onto-deck"])
def test_where_a_gained_card_goes_and_what_it_does_are_asked_for_their_order(redirect: str, market: Any) -> None:
    match = sunstone(redirect, **market)
    assert (match.decision.seat, match.decision.word) == (None, "ask-first")
    assert keys(match) == ["first:redirect", "first:vigorous-sunstone"]
    match.choose("first:vigorous-sunstone")
    assert match.decision.word == "ask-main"  # it lies where nothing sends it on
    assert player(match)["hand"] == ["crystal", "vigorous-sunstone"]


def test_up_to_rules_11_it_went_elsewhere_first_unless_other_cards_react_to_gains() -> None:
    match = sunstone("to-ally", older=True)
    assert match.decision.word == "ask-main"
    assert player(match, 1)["discard"] == ["vigorous-sunstone"]
    assert keys(sunstone("onto-deck", older=True)) == ["top:vigorous-sunstone", "skip"]


def willed(*redirects: str, older: bool = False) -> Match:
    """Arachnos casts Gathered Will, gains a spell onto the deck, and the next card gained is to go elsewhere."""
    game = talia.game("aeons-end/all")
    there = {"I": {"prepped": ["Gathered Will"]}}
    arachnos = mage("Arachnos", charges=6, hand=["Crystal"], deck=[], redirects=list(redirects), breaches=there)
    told = {"players": [arachnos, ilya(), kel()], "nemesis": {"name": "Umbra Titan", "deck": ["Topple"]}}
    match = (game.under(OLDER) if older else game).arrange(
        {**told, "market": {"Fortified Frost": 5, "Paired Storm": 5}}
    )
    choose(match, "ability", "gain:paired-storm")
    return match


def test_of_an_effect_that_places_what_it_gains_and_one_that_gives_it_away_the_player_chooses() -> None:
    match = willed("to-ally")
    assert (match.decision.seat, keys(match)) == (0, ["give:2", "give:3", "skip"])
    match.choose("give:3")
    assert (player(match, 2)["discard"], player(match)["deck"]) == (["paired-storm"], 0)
    kept = willed("to-ally", "onto-deck")
    kept.choose("skip")
    assert kept.position()["players"][0]["deck"] == ["paired-storm"]


def test_what_lies_on_the_deck_already_is_not_asked_for_the_deck() -> None:
    match = willed("onto-deck")
    assert match.decision.word == "ask-main"
    assert match.position()["players"][0]["deck"] == ["paired-storm"]


def test_up_to_rules_11_it_was_asked_to_whom_to_give_it_and_stayed_on_the_deck() -> None:
    match = willed("to-ally", older=True)
    choose(match, "give:3")
    assert (player(match, 2)["discard"], player(match)["deck"]) == ([], 1)


# The X among the cards of a player


def rewind(older: bool = False) -> Match:
    """Of three players, Kel's own turn order card and the X are discarded, and Xaxos has one of hers shuffled in."""
    order = {
        "deck": ["player 3", "nemesis"],
        "discard": ["player 1", "wild", "nemesis", "player 2"],
        "tokens": ["player 3"],
    }
    xaxos = {"charges": 7, "deck": ["Shattered Rewind"]}
    three = (kel(aether=2, hand=["Crystal"], life=5), ilya(), mage("Taqren"))
    match = table(*three, nemesis={"name": "Fountain of Souls"}, older=older, xaxos=xaxos, turn_order=order)
    choose(match, "charge", "charge:xaxos", "or:1", "player:1")
    return match


def test_the_x_may_be_shuffled_in_as_a_players_card_beside_the_players_own() -> None:
    match = rewind()
    assert (match.decision.seat, keys(match)) == (None, ["shuffle:player-1", "shuffle:wild"])
    match.choose("shuffle:wild")
    assert sorted(match.position()["turn_order"]["deck"]) == ["nemesis", "player 3", "wild"]
    assert player(match)["life"] == 7


def test_up_to_rules_11_it_was_the_players_own() -> None:
    match = rewind(older=True)
    assert match.decision.word == "ask-main"
    assert sorted(match.position()["turn_order"]["deck"]) == ["nemesis", "player 1", "player 3"]


# A maw that somebody's exhaustion moves while it is on its way


def on_its_way(card: str, space: int, older: bool = False) -> Match:
    """The third maw is moved on by this card and comes by its fourth space, which exhausts Kel."""
    nemesis = {"name": "Experiment 153", "deck": [card, "Topple"]}
    marks = {"maw-iii-place": space}
    kels, ilyas = kel(life=4, breaches={"II": {"gone": True}}), ilya()
    position = {"phase": "nemesis-draw", "turn_order": {"deck": ["player 1"]}, "run_on": True}
    match = table(kels, ilyas, nemesis=nemesis, marks=marks, older=older, **position)
    choose(match, "maw:iii", "player:1")
    return match


def third(match: Match) -> int:
    """Where the third maw is."""
    place = match.view(0)["marks"]["maw-iii-place"]
    assert isinstance(place, int)
    return place


def test_a_maw_waits_on_the_space_that_acts_before_it_goes_on() -> None:
    match = on_its_way("Lunging Jaws", 3)
    assert (match.decision.word, third(match)) == ("ask-maw-forward", 4)
    choose(match, "maw:ii", "maw:ii")
    assert third(match) == 4
    choose(match, "destroy-breach:I")
    assert third(match) == 7


def test_a_maw_that_is_at_its_end_by_then_does_not_act_once_more() -> None:
    match = on_its_way("Lunging Jaws", 3)
    choose(match, "maw:iii", "maw:iii", "player:2", "destroy-breach:I")
    assert (player(match, 1)["life"], third(match)) == (4, 8)
    assert match.decision.seat == 0


def test_a_maw_that_an_unleash_moves_goes_all_its_way_first() -> None:
    match = on_its_way("Scour", 3)
    assert (match.decision.word, third(match)) == ("ask-maw-forward", 5)


def test_until_rules_11_a_maw_went_all_its_way_at_once() -> None:
    match = on_its_way("Lunging Jaws", 3, older=True)
    assert (match.decision.word, third(match)) == ("ask-maw-forward", 7)
    choose(match, "maw:iii", "player:2", "maw:iii")
    assert keys(match) == ["player:1", "player:2"]

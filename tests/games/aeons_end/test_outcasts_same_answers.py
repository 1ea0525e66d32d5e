"""Questions of Outcasts whose answers came all to the same: not asked any more, but in battles that began when they were."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match

from .outcasts import GAME, ilya, kel
from .table import choose, foe, gravehold, keys, mage, player

# Any, all through this file: positions are plain JSON.

NOW_AND_BEFORE = pytest.mark.parametrize(("rules", "question"), [(GAME.rules, False), (11, True)])
"""Rules 11 are those of version 0.13.0."""


def table(rules: int, *players: Any, **position: Any) -> Match:
    """A table by these rules, which runs on to the first question."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    return game.arrange({"players": list(players), "run_on": True, **position})


# Fountain of Souls


def soulfire_played(rules: int, marks: dict[str, int]) -> Match:
    match = table(rules, kel(hand=["Soulfire", "Crystal"]), ilya(), nemesis={"name": "Fountain of Souls"}, marks=marks)
    match.choose("play:soulfire")
    return match


@NOW_AND_BEFORE
def test_soulfire_just_gives_aether_where_the_lantern_is_full_and_no_soul_is_left(rules: int, question: bool) -> None:
    match = soulfire_played(rules, {"lantern": 3})
    assert (match.decision.word == "ask-either") is question
    if question:
        match.choose("or:2")
    assert (player(match)["aether"], foe(match)["fuel"]) == (1, 3)


def test_soulfire_asks_where_both_its_sides_change_something() -> None:
    assert soulfire_played(GAME.rules, {"lantern": 2, "souls-5": 1}).decision.word == "ask-either"


def frenzy(rules: int, souls: dict[str, int]) -> Match:
    """A token leaves Soul Frenzy, which moves two souls, after every soul has moved a space."""
    nemesis = {"name": "Fountain of Souls", "in_play": ["Soul Frenzy"], "deck": ["Murky Voidborn"]}
    order = {"deck": ["player 1", "player 2"]}
    return table(rules, kel(), ilya(), nemesis=nemesis, marks=souls, phase="nemesis-main", turn_order=order)


@NOW_AND_BEFORE
def test_which_of_the_last_two_souls_moves_first_is_not_asked(rules: int, question: bool) -> None:
    match = frenzy(rules, {"souls-3": 1, "souls-5": 1})
    assert (match.decision.word == "ask-move-soul") is question
    if question:
        match.choose("soul:6")
    assert (foe(match)["souls"], gravehold(match)) == ([0, 0, 0, 0, 1, 0, 1], 29)


def test_which_two_of_three_souls_move_is_asked() -> None:
    match = frenzy(GAME.rules, {"souls-3": 1, "souls-5": 2})
    assert keys(match) == ["soul:4", "soul:6"]


# Experiment 153


def chitterer(rules: int, *places: int) -> Match:
    """Corrupting Chitterer moves two different maws; a place for each maw, 0 for those that are gone."""
    nemesis = {"name": "Experiment 153", "in_play": ["Corrupting Chitterer"], "deck": ["Vein Worms"]}
    marks = {f"maw-{maw}-place": place for maw, place in zip(("i", "ii", "iii", "iv"), places)}
    order = {"deck": ["player 1", "player 2"]}
    return table(rules, kel(), ilya(), nemesis=nemesis, marks=marks, phase="nemesis-main", turn_order=order)


def places(match: Match) -> list[int]:
    return [maw["place"] for maw in foe(match)["maws"]]


@NOW_AND_BEFORE
def test_which_of_the_last_two_maws_moves_first_is_not_asked(rules: int, question: bool) -> None:
    match = chitterer(rules, 0, 5, 0, 2)
    assert (match.decision.word == "ask-maw-forward") is question
    if question:
        match.choose("maw:iv")
    assert places(match) == [0, 6, 0, 3]


@pytest.mark.parametrize("there", [(0, 5, 0, 3), (0, 7, 0, 2), (0, 8, 0, 5), (1, 5, 0, 2)])
def test_it_is_asked_where_one_comes_to_a_space_that_acts_or_one_stays(there: tuple[int, ...]) -> None:
    assert chitterer(GAME.rules, *there).decision.word == "ask-maw-forward"


# Blighted Magic


def blighted(rules: int, *players: Any) -> Match:
    """The last token leaves Blighted Magic, which takes a spell from one player and two cards from another."""
    nemesis = {"name": "Risen Thrall", "in_play": [{"name": "Blighted Magic", "tokens": 1}], "deck": ["Imbue"]}
    order = {"deck": ["player 1", "player 2", "player 3"]}
    return table(rules, *players, nemesis=nemesis, phase="nemesis-main", turn_order=order)


@NOW_AND_BEFORE
def test_whom_blighted_magic_befalls_is_not_asked_where_it_takes_nothing(rules: int, question: bool) -> None:
    match = blighted(rules, kel(), ilya(), mage("Taqren"))
    assert (match.decision.word == "ask-player") is question


@NOW_AND_BEFORE
def test_nor_from_whom_it_takes_cards_where_nobody_else_has_any(rules: int, question: bool) -> None:
    there = {"I": {"open": True, "prepped": ["Twisted Fang"]}}
    match = blighted(rules, kel(breaches=there, hand=["Molten Peridot", "Destiny Forger"]), ilya(), mage("Taqren"))
    assert (match.decision.word == "ask-player") is question
    assert match.view(0)["destroyed"] == ["twisted-fang"]


def test_who_loses_the_spell_that_nobody_has_is_asked_where_another_loses_cards() -> None:
    match = blighted(GAME.rules, kel(hand=["Molten Peridot", "Destiny Forger"]), ilya(), mage("Taqren"))
    assert keys(match) == ["player:1", "player:2", "player:3"]
    match.choose("player:1")
    assert match.view(0)["destroyed"] == []  # it befalls somebody else, who has nothing to lose


# Xaxos: Outcast


def aura(rules: int, *piles: list[str]) -> Match:
    """Xaxos' Imbued Aura gives two players cards of their discard piles back."""
    sheets = [mage(name, discard=pile) for name, pile in zip(("Kel", "Ilya", "Taqren"), piles)]
    xaxos = {"charges": 7, "deck": ["Imbued Aura"]}
    match = table(rules, {**sheets[0], "aether": 2}, *sheets[1:], nemesis={"name": "Risen Thrall"}, xaxos=xaxos)
    choose(match, "charge", "charge:xaxos", "or:1")
    return match


@NOW_AND_BEFORE
@pytest.mark.parametrize("piles", [(["Spark"], ["Spark"]), (["Spark"], [], ["Spark"])])
def test_which_of_the_only_two_takes_cards_back_first_is_not_asked(
    rules: int, question: bool, piles: tuple[list[str], ...]
) -> None:
    match = aura(rules, *piles)
    assert (match.decision.word == "ask-player") is question
    if question:
        match.choose("player:1")
    last = len(piles) - 1
    assert match.decision.seat == 0
    match.choose("take:spark")
    assert match.decision.seat == last
    match.choose("take:spark")
    assert (player(match)["hand"], player(match, last)["hand"]) == (["crystal", "spark"], ["crystal", "spark"])


@NOW_AND_BEFORE
def test_who_else_takes_cards_back_is_not_asked_where_nobody_has_any(rules: int, question: bool) -> None:
    match = aura(rules, ["Spark"], [], [])
    match.choose("take:spark")
    assert (match.decision.word == "ask-player") is question


def test_which_two_of_three_take_cards_back_is_asked() -> None:
    assert keys(aura(GAME.rules, ["Spark"], ["Spark"], ["Spark"])) == ["player:1", "player:2", "player:3"]


# Dezmodia


def exchanged(rules: int, hand: list[str]) -> Match:
    """Dezmodia gives an ally, who holds this and can draw nothing, a Spark and a Crystal."""
    sheet = mage("Dezmodia", hand=["Spark", "Crystal", "Crystal"], charges=4)
    match = table(rules, sheet, ilya(hand=hand, deck=[]), nemesis={"name": "Risen Thrall"})
    choose(match, "ability", "give:spark", "give:crystal", "done")
    return match


@NOW_AND_BEFORE
def test_which_card_an_ally_gives_first_is_not_asked_where_all_of_them_go(rules: int, question: bool) -> None:
    match = exchanged(rules, [])
    assert (match.decision.word == "ask-give-back") is question
    if question:
        match.choose("give:spark")
    assert (sorted(player(match)["hand"]), player(match, 1)["hand"]) == (["crystal", "crystal", "spark"], [])


def test_it_is_asked_where_one_of_them_stays() -> None:
    assert exchanged(GAME.rules, ["Twisted Fang"]).decision.word == "ask-give-back"

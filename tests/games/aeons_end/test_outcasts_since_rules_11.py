"""Cards of Outcasts that rules 10 read less exactly: today by the letter, and in battles that began then as then."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match
from talia.kernel.chance import Chance
from talia.words.speaker import speaker

from .dreams import mat
from .outcasts import GAME, ilya, kel
from .table import choose, foe, keys, mage, player

OLDER = 10
"""The rules of version 0.12.1."""

# Any, all through this file: positions are plain JSON.


def table(*players: Any, nemesis: dict[str, Any], older: bool = False, **position: Any) -> Match:
    """A table of Outcasts, by today's rules or by older ones."""
    told = {"players": list(players), "nemesis": {"deck": ["Topple"], **nemesis}, **position}
    return (GAME.under(OLDER) if older else GAME).arrange(told)


# The tier of the nemesis


def slag(older: bool, **gex: Any) -> Match:
    """Gex plays Scoria Slag, which pays by the tier of the nemesis."""
    game = talia.game("aeons-end/all")
    players = [mage("Gex", hand=["Scoria Slag"], **gex), ilya()]
    position = {"players": players, "nemesis": {"name": "Fountain of Souls", "deck": ["Topple"]}}
    match = (game.under(OLDER) if older else game).arrange({**position, "market": {"Scoria Slag": 7}})
    match.choose("play:scoria-slag")
    return match


def test_a_card_that_lies_before_a_player_tells_the_tier() -> None:
    marked = slag(older=False, front=["Marked for Death"])
    assert (foe(marked)["tier"], player(marked)["aether"]) == (2, 3)
    assert foe(slag(older=False))["tier"] == 1


def test_up_to_rules_10_it_did_not() -> None:
    marked = slag(older=True, front=["Marked for Death"])
    assert (foe(marked)["tier"], player(marked)["aether"]) == (1, 2)


# The token of Seeking Destruction


@pytest.mark.parametrize(("older", "left"), [(False, {}), (True, {"token-seeking-destruction": 2})])
def test_the_token_of_seeking_destruction_goes_with_its_card(older: bool, left: dict[str, int]) -> None:
    sought = {"name": "Fountain of Souls", "in_play": ["Seeking Destruction"]}
    match = table(kel(aether=7), ilya(), nemesis=sought, older=older, marks={"token-seeking-destruction": 2})
    assert match.view(0)["marks"]["token-seeking-destruction"] == 2
    match.choose("discard:seeking-destruction")
    marks = match.view(0).get("marks", {})
    assert {name: n for name, n in marks.items() if name.startswith("token")} == left


# The last card of the Dream Mat


def last_dream(older: bool = False, **sheet: Any) -> Match:
    """Kel gains the last card on the mat after Duplicating Sazite, for which Fortified Frost may be discarded then."""
    zones = {"dream-3": ["Tornado of Insight"], "dream-deck": ["Lightning Arrow"]}
    frost = {"I": {"prepped": ["Fortified Frost"]}}
    sazite = kel(aether=6, hand=["Duplicating Sazite"], breaches=frost, **sheet)
    match = table(sazite, ilya(), nemesis={"name": "Thief of Dreams", "zones": zones}, older=older)
    choose(match, "play:duplicating-sazite", "gain:tornado-of-insight@dream-3")
    return match


def test_what_follows_from_the_last_dream_that_is_gained_comes_in_any_order() -> None:
    match = last_dream()
    assert (match.decision.seat, match.decision.word) == (None, "ask-first")
    assert keys(match) == ["first:thief-of-dreams", "first:duplicating-sazite"]
    match.choose("first:thief-of-dreams")
    assert mat(match)[0] == "lightning-arrow"
    choose(match, "discard:fortified-frost@I")
    assert "gain:lightning-arrow@dream-1" in keys(match)


def test_the_unleash_may_also_come_last() -> None:
    match = last_dream()
    match.choose("first:duplicating-sazite")
    assert mat(match) == [None] * 5
    match.choose("skip")
    assert mat(match)[0] == "lightning-arrow"


def test_up_to_rules_10_the_unleash_for_the_last_dream_came_last() -> None:
    match = last_dream(older=True)
    assert keys(match) == ["discard:fortified-frost@I", "skip"]
    assert mat(match) == [None] * 5


# Who draws cards


def backlash(older: bool = False, **kel_has: Any) -> Match:
    """Thief of Dreams draws Backlash: it unleashes twice, and any player draws a card."""
    zones = {"dream-3": ["Molten Peridot"], "dream-deck": ["Twisted Fang"] * 3}
    nemesis = {"name": "Thief of Dreams", "deck": ["Backlash", "Topple"], "zones": zones}
    match = table(kel(**kel_has), mage("Ilya"), nemesis=nemesis, older=older, phase="nemesis-draw")
    choose(match, "go-on", "or:1")
    return match


def test_whoever_has_a_card_to_draw_draws_it() -> None:
    match = backlash(deck=[])
    assert len(player(match, 1)["hand"]) == 2
    either = backlash(deck=[], discard=["Spark"])
    assert keys(either) == ["player:1", "player:2"]


def test_up_to_rules_10_it_could_be_drawn_by_one_who_has_none() -> None:
    assert keys(backlash(older=True, deck=[])) == ["player:1", "player:2"]


def insight(*players: Any, older: bool = False) -> Match:
    """Kel gives Xaxos: Outcast his eighth charge, who has any player draw four cards then."""
    xaxos = {"charges": 7, "deck": ["Glowing Insight", "Obsidian Burst"]}
    match = table(*players, nemesis={"name": "Fountain of Souls"}, older=older, xaxos=xaxos)
    choose(match, "charge", "charge:xaxos")
    return match


def test_where_nobody_can_draw_all_the_cards_one_draws_who_can_draw_most() -> None:
    three, two = kel(aether=2, deck=["Crystal"] * 2, discard=["Spark"]), ilya(deck=["Crystal"] * 2)
    match = insight(three, two)
    assert [len(player(match, seat)["hand"]) for seat in (0, 1)] == [4, 1]
    assert keys(insight(three, ilya(deck=["Crystal"] * 3))) == ["player:1", "player:2"]
    assert keys(insight(three, two, older=True)) == ["player:1", "player:2"]


def rot(older: bool = False, **kel_has: Any) -> Match:
    """Kel has three charges and a Curse of Rot in hand, which acts now."""
    sheet = kel(hand=["Crystal", "Curse of Rot"], charges=3, **kel_has)
    return table(sheet, ilya(), nemesis={"name": "Fountain of Souls"}, older=older, run_on=True)


def test_a_side_of_an_or_that_draws_a_card_needs_one() -> None:
    assert player(rot(deck=[]))["discard"] == ["curse-of-rot"]
    assert keys(rot(deck=[], discard=["Spark"])) == ["or:1", "or:2"]
    assert keys(rot(deck=[], older=True)) == ["or:1", "or:2"]


# Thralls that can be told apart

ROT = "Soldier of Rot"


def shuffled_in(seen: bool = True, older: bool = False) -> Match:
    """Three Soldiers of Rot stand, and three that fell, illusions that were `seen` or not, are shuffled in by Twisting
    Deceit and stand beside them: Kel's turn, with two aether."""
    real = {"name": ROT, "illusion": False}
    fallen = {"name": ROT, "illusion": True, **({"turned": True} if seen else {})}
    nemesis = {
        "name": "Risen Thrall",
        "deck": ["Twisting Deceit", "Topple"],
        "in_play": ["Shambling Infantry"] * 6 + [real] * 3,
        "crew": [],
        "crew_discard": [fallen] * 3,
    }
    rich, turns = kel(hand=["Crystal"] * 3), {"deck": ["player 1"]}
    match = table(rich, ilya(), nemesis=nemesis, older=older, phase="nemesis-draw", turn_order=turns)
    choose(match, "go-on", "play:crystal", "play:crystal")
    return match


def flips(match: Match) -> list[str]:
    """The thralls that may be flipped over."""
    return [key for key in keys(match) if key.startswith("flip:")]


def test_thralls_that_came_after_a_shuffle_are_others_than_those_before_it() -> None:
    match = shuffled_in()
    soldiers = [f"flip:soldier-of-rot{again}" for again in ("", "#2", "#3", "#4", "#5")]
    assert [key for key in flips(match) if "soldier" in key] == soldiers
    assert len(flips(match)) == 6 + 5
    match.choose("flip:soldier-of-rot#4")
    assert [card["id"] for card in foe(match)["in_play"]].count("soldier-of-rot") == 4, "it was one of the illusions"
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


def test_a_card_that_flips_a_thrall_lets_choose_among_all_of_them_too() -> None:
    nemesis = {"name": "Risen Thrall", "deck": ["Vampiric Thrall", "Topple"], "in_play": [ROT] * 3}
    match = table(kel(), ilya(), nemesis=nemesis, marks={"thralls-mixed": 1}, phase="nemesis-draw", run_on=True)
    assert {"flip:soldier-of-rot", "flip:soldier-of-rot#2", "flip:soldier-of-rot#3"} <= set(keys(match))


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_their_words_tell_them_apart(lang: str) -> None:
    v, match = speaker(lang, GAME), shuffled_in()
    assert len({v.say(option.word, **option.args) for option in match.decision.options}) == len(match.decision.options)


def test_nobody_can_tell_thralls_apart_of_which_none_shuffled_in_was_seen() -> None:
    assert flips(shuffled_in(seen=False)) == ["flip:shambling-infantry", "flip:soldier-of-rot"]


def test_up_to_rules_10_thralls_of_one_name_were_one_option() -> None:
    match = shuffled_in(older=True)
    assert flips(match) == ["flip:shambling-infantry", "flip:soldier-of-rot"]
    assert "marks" not in match.view(0)


def test_dealing_anew_what_nobody_can_know_changes_no_view_of_them() -> None:
    match = shuffled_in()
    for seed in range(9):
        twin = match.clone()
        GAME.redeal(twin, 0, Chance(seed))
        assert twin.view(0) == match.view(0)
        assert keys(twin) == keys(match)


# What a view tells of a nemesis without a life of its own


def test_the_view_of_experiment_153_tells_the_life_of_its_maws_alone() -> None:
    match = table(kel(), ilya(), nemesis={"name": "Experiment 153"}, difficulty="beginner")
    assert (foe(match)["life"], foe(match)["full"]) == (None, None)
    assert [maw["life"] for maw in foe(match)["maws"]] == [20] * 4
    assert next(gauge.full for gauge in GAME.gauges(match)) == 80

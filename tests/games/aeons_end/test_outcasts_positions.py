"""Positions of Outcasts: everything new in the box can be told, is told back, and is refused where it cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from talia import Match
from talia.kernel.errors import TaliaError

from .outcasts import GAME, ilya, kel
from .table import choose, keys, mage, player

# Any, all through this file: positions are plain JSON.


def table(*players: Any, **position: Any) -> Match:
    return GAME.arrange({"players": list(players), **position})


def told_back(match: Match) -> bool:
    """Whether the position that it tells, as JSON, leads to the very same state."""
    return GAME.arrange(json.loads(json.dumps(match.position()))).fingerprint == match.fingerprint


# Glyphs


def test_glyphs_are_told_by_the_card_they_lie_on() -> None:
    match = table(kel(aether=3), mage("Z'hana"), marks={"glyph-spark": "Molten Peridot", "glyph-mind": "twisted-fang"})
    assert match.view(0)["marks"]["glyph-spark"] == "molten-peridot"
    assert match.position()["marks"]["glyph-mind"] == "twisted-fang"
    assert told_back(match)
    choose(match, "gain:molten-peridot", "player:1")
    assert player(match)["charges"] == 1
    assert "glyph-spark" not in match.view(0)["marks"]


def test_on_the_dream_mat_they_are_told_by_the_place() -> None:
    nemesis = {"name": "Thief of Dreams", "zones": {"dream-deck": ["Twisted Fang"], "dream-2": ["Molten Peridot"]}}
    match = table(kel(aether=3), mage("Z'hana"), nemesis=nemesis, marks={"glyph-spark": "dream-2"})
    assert match.position()["marks"]["glyph-spark"] == "dream-2"
    assert told_back(match)
    choose(match, "gain:molten-peridot@dream-2", "first:zhana", "player:2")
    assert player(match, 1)["charges"] == 1


def test_a_space_of_the_dream_mat_holds_one_card() -> None:
    nemesis = {"name": "Thief of Dreams", "zones": {"dream-4": ["Molten Peridot", "Twisted Fang"]}}
    with pytest.raises(TaliaError, match=r"nemesis\.zones\.dream-4\[1\]: Twisted Fang cannot be there"):
        table(kel(), nemesis=nemesis)


def test_the_number_that_older_versions_told_is_still_known() -> None:
    match = table(kel(), mage("Z'hana"), marks={"glyph-spark": "Molten Peridot"})
    zone = dict(match.state.marks)["glyph-spark"]  # type: ignore[attr-defined]  # a battle's, not every state's
    assert table(kel(), mage("Z'hana"), marks={"glyph-spark": zone}).view(0)["marks"]["glyph-spark"] == "molten-peridot"


@pytest.mark.parametrize("wrong", ["Paired Storm", "nowhere", 3, 99])
def test_a_glyph_lies_on_a_card_of_the_supply_only(wrong: Any) -> None:
    with pytest.raises(TaliaError, match=r"marks\.glyph-spark"):
        table(kel(), mage("Z'hana"), marks={"glyph-spark": wrong})


# Maws


def test_maws_of_which_nothing_is_told_are_at_their_start() -> None:
    match = table(kel(), marks={"maw-ii-place": 5, "maw-iii-life": 3})
    maws = match.view(0)["nemesis"]["maws"]
    assert [(maw["place"], maw["life"]) for maw in maws] == [(1, 20), (5, 20), (1, 3), (1, 20)]
    assert told_back(match)


@pytest.mark.parametrize("gone", ["maw-iv-place", "maw-iv-life"])
def test_a_maw_that_is_gone_is_told_so(gone: str) -> None:
    match = table(kel(), marks={gone: 0})
    assert match.view(0)["nemesis"]["maws"][3] == {"place": 0, "life": 0}
    assert match.position()["marks"]["maw-iv-place"] == 0
    assert told_back(match)
    told = match.position()
    del told["chance"]
    assert GAME.arrange(told).view(0)["nemesis"]["maws"][3] == {"place": 0, "life": 0}


def test_what_version_0_4_0_told_left_out_maws_that_were_gone() -> None:
    told = table(kel(), marks={"maw-iv-place": 0}).position()
    told["marks"] = {name: n for name, n in told["marks"].items() if n}
    assert GAME.arrange(told).view(0)["nemesis"]["maws"][3] == {"place": 0, "life": 0}


def test_not_all_maws_can_be_gone() -> None:
    with pytest.raises(TaliaError, match=r"marks\.maw-i-place"):
        table(kel(), marks={f"maw-{maw}-place": 0 for maw in ("i", "ii", "iii", "iv")})


# What cannot be


@pytest.mark.parametrize(
    ("nemesis", "marks"),
    [
        ("Experiment 153", {"maw-i-place": 9}),
        ("Experiment 153", {"maw-i-life": 21}),
        ("Experiment 153", {"scaled-flesh": 2}),
        ("Experiment 153", {"barrier": 4}),
        ("Experiment 153", {"token-seeking-destruction": 3}),
        ("Experiment 153", {"first-turns": 4}),
        ("Experiment 153", {"treasure-beside": 10}),
        ("Fountain of Souls", {"lantern": 4}),
        ("Thief of Dreams", {"dream-walker": 6}),
        ("Thief of Dreams", {"dream-walker": 2}),
        ("Thief of Dreams", {"dream-shorter": 2}),
    ],
)
def test_a_mark_out_of_bounds_is_refused_with_its_place(nemesis: str, marks: dict[str, int]) -> None:
    with pytest.raises(TaliaError, match=rf"marks\.{next(iter(marks))}"):
        table(mage("Taqren"), ilya(), nemesis={"name": nemesis}, marks=marks)


def test_a_walker_needs_a_space_of_its_own() -> None:
    foe = {"name": "Thief of Dreams", "in_play": ["Dream Devourer"], "zones": {"dream-2": ["Molten Peridot"]}}
    assert table(kel(), nemesis=foe, marks={"dream-walker": 1}).view(0)["nemesis"]["dream_mat"][0] == "dream-devourer"
    with pytest.raises(TaliaError, match=r"marks\.dream-walker"):
        table(kel(), nemesis=foe, marks={"dream-walker": 2})
    with pytest.raises(TaliaError, match=r"marks\.dream-walker"):
        table(kel(), nemesis=foe, marks={"dream-walker": 5, "dream-shorter": 1})


# What is seen


def test_a_view_tells_the_barrier_and_who_holds_the_x() -> None:
    match = table(mage("Taqren"), kel(), ilya(), marks={"barrier": 2}, turn_order={"tokens": ["player 3"]})
    assert match.view(0)["marks"]["barrier"] == 2
    assert match.view(0)["turn_order"]["tokens"] == ["player 3"]
    assert told_back(match)


@pytest.mark.parametrize(("told", "place", "name"), [(["player 1", "player 3"], 1, "player 3"), (["wild"], 0, "wild")])
def test_one_player_holds_the_x(told: list[str], place: int, name: str) -> None:
    with pytest.raises(TaliaError, match=rf'^turn_order\.tokens\[{place}\]: "{name}" cannot hold the X token'):
        table(kel(), ilya(), mage("Taqren"), turn_order={"tokens": told})


def test_a_view_tells_no_hidden_side() -> None:
    foe = {"name": "Risen Thrall", "in_play": [{"name": "Soldier of Rot", "illusion": True}]}
    match = table(kel(), nemesis=foe)
    assert "marks" not in match.view(0)
    assert "illusion" not in json.dumps(match.view(0)["nemesis"])


# A curse in hand


def test_a_curse_of_rot_in_a_told_hand_acts_at_once() -> None:
    match = table(kel(hand=["Crystal", "Curse of Rot"], charges=3), ilya())
    assert keys(match) == ["or:1", "or:2"]
    assert told_back(match)
    match.choose("or:2")
    assert player(match)["charges"] == 0
    assert match.view(0)["destroyed"] == ["curse-of-rot"]
    assert player(match)["hand"] == ["crystal", "crystal"]
    assert match.decision.word == "ask-main"


def test_with_one_thing_to_do_it_waits() -> None:
    match = table(kel(), ilya(hand=["Crystal", "Curse of Rot"]))
    assert keys(match) == ["go-on"]
    match.choose("go-on")
    assert player(match, 1)["discard"] == ["curse-of-rot"]
    assert match.decision.word == "ask-main"
    ran = table(kel(), ilya(hand=["Crystal", "Curse of Rot"]), run_on=True)
    assert player(ran, 1)["discard"] == ["curse-of-rot"]


def test_up_to_rules_3_it_stayed_in_hand() -> None:
    match = GAME.under(3).arrange({"players": [kel(hand=["Crystal", "Curse of Rot"])]})
    assert player(match)["hand"] == ["crystal", "curse-of-rot"]


# Once a turn


def test_call_of_the_void_that_was_used_is_told_by_name() -> None:
    there = {"I": {"open": True, "prepped": ["Call of the Void"]}}
    match = table(mage("Qu", hand=["Petrified Phoenixium"] * 2, breaches=there, used=["Call of the Void"]))
    match.choose("play:petrified-phoenixium")
    assert player(match)["aether"] == 2
    assert player(match)["played"] == ["petrified-phoenixium"]

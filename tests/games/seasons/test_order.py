"""In which order a player's cards act: asked wherever it makes a difference, and only there. Since rules 4."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.seasons.game import GAME

from .table import a_turn, choose, end_round, me, offered, tokens, under

# Any, all through this file: positions are plain data.


def at_the_end(rules: int = GAME.rules, **told: Any) -> Match:
    """The end of a round, under a version of the rules."""
    return end_round(under(rules, a_turn(left_die={"advance": 1}, **told)))


def asked(match: Match) -> bool:
    return not match.over and match.decision.word == "ask-order"


def crystals(match: Match) -> int:
    """The first player's crystals, at the end of the game too."""
    mine: int = match.view(None)["players"][0]["crystals"]
    return mine


# Losses that are too many together


SOULS = ["Mesodae’s Lantern", "Damned Soul of Onys", "Damned Soul of Onys"]


def test_two_souls_that_take_more_than_there_is_may_come_before_the_lantern() -> None:
    match = at_the_end(in_play=SOULS, crystals=4)
    assert match.decision.keys == ["act:mesodaes-lantern", "act:damned-soul-of-onys", "rest"]
    souls_first, lantern_first = match.clone(), match
    choose(souls_first, "act:damned-soul-of-onys", "act:damned-soul-of-onys#2")
    assert crystals(souls_first) == 3
    lantern_first.choose("act:mesodaes-lantern")
    assert crystals(lantern_first) == 1


@pytest.mark.parametrize(("rules", "held", "question"), [(3, 4, False), (GAME.rules, 5, True), (GAME.rules, 6, False)])
def test_it_is_asked_as_long_as_both_souls_take_more_than_there_is(rules: int, held: int, question: bool) -> None:
    assert asked(at_the_end(rules, in_play=SOULS, crystals=held)) is question


@pytest.mark.parametrize(
    ("rules", "held", "question"), [(GAME.rules, 12, True), (GAME.rules, 20, False), (3, 12, False)]
)
def test_two_jewels_that_cost_more_than_there_is_may_come_before_the_helm(
    rules: int, held: int, question: bool
) -> None:
    cards = ["Ragfield’s Helm", "Jewel of the Ancients", "Jewel of the Ancients"]
    match = at_the_end(rules, in_play=cards, crystals=held, year=3, month=12)
    assert asked(match) is question
    if question:
        choose(match, "act:jewel-of-the-ancients", "act:jewel-of-the-ancients#2")
        assert crystals(match) == 20


def test_where_cards_only_take_the_order_makes_no_difference() -> None:
    raven = {"name": "Raven the Usurper", "mimics": "Jewel of the Ancients"}
    rival = {"in_play": ["Jewel of the Ancients"], "gauge": 15}
    match = at_the_end(in_play=["Jewel of the Ancients", raven], rival=rival, crystals=12, year=3, month=12)
    assert match.over
    assert crystals(match) == 0


# Cards of one name


def test_of_two_jewels_the_one_that_pays_may_come_first() -> None:
    jewels = ["Jewel of the Ancients", {"name": "Jewel of the Ancients", "energy": {"fire": 3}}]
    match = at_the_end(in_play=jewels, crystals=5, year=3, month=12)
    assert match.decision.keys == ["act:jewel-of-the-ancients", "act:jewel-of-the-ancients#2", "rest"]
    other_way = match.clone()
    match.choose("act:jewel-of-the-ancients#2")
    assert crystals(match) == 30
    other_way.choose("act:jewel-of-the-ancients")
    assert crystals(other_way) == 35, "there were but five crystals to lose"


def test_two_ravens_that_mimic_different_items_are_told_apart() -> None:
    ravens = [{"name": "Raven the Usurper", "mimics": item} for item in ("Horn of Plenty", "Beggar’s Horn")]
    rival = {"in_play": ["Horn of Plenty", "Beggar’s Horn"]}
    match = at_the_end(in_play=ravens, reserve={"earth": 1}, rival=rival)
    assert offered(match, "act:") == ["act:raven-the-usurper", "act:raven-the-usurper#2"]
    choose(match, "act:raven-the-usurper", "gain:air")
    assert (me(match)["crystals"], tokens(match)) == (5, (1, 0, 0, 0))


def test_cards_that_do_the_same_are_one_option() -> None:
    match = at_the_end(in_play=["Titus Deepgaze", "Titus Deepgaze", "Dial of Colof"], rival={"crystals": 1})
    assert offered(match, "act:") == ["act:titus-deepgaze", "act:dial-of-colof"]

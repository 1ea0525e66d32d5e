"""In which order a player's cards act: asked wherever it makes a difference, and only there. Since rules 4."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from talia import Match
from talia.games.seasons.cards.all import CARDS
from talia.games.seasons.game import GAME
from talia.games.seasons.rules.powers import END_OF_ROUND

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


# Cards that can do nothing yet


IDS = [card.id for card in CARDS if card.moments[END_OF_ROUND] is not None]
BYSTANDER = "purse-of-io"


def outcomes(cards: list[str], reserve: dict[str, int]) -> set[str]:
    """What the first player may have when the round is over, whatever is chosen."""
    told = [{"name": id, "energy": {"earth": 1}} if id == "heart-of-argos" else id for id in cards]
    match = at_the_end(in_play=told, reserve=reserve, crystals=1, gauge=9, hand=["Purse of Io"], rival={"crystals": 1})
    found, waiting = set(), [match]
    while waiting:
        match = waiting.pop()
        if match.decision.word == "ask-die":
            mine = me(match)
            found.add(repr([mine[key] for key in ("crystals", "reserve", "hand", "gauge")]))
        else:
            for key in match.decision.keys:
                waiting.append(choose(match.clone(), key))
    return found


HEART = {"name": "Heart of Argos", "energy": {"earth": 1}}


def test_a_horn_of_plenty_may_come_to_nothing_before_the_heart_pays_out() -> None:
    match = at_the_end(in_play=["Horn of Plenty", HEART])
    assert match.decision.keys == ["act:heart-of-argos", "pass-over:horn-of-plenty", "rest"]
    horn_last = match.clone()
    match.choose("pass-over:horn-of-plenty")
    assert "no-effect" in [event.name for event in match.events], "the log says so"
    assert (crystals(match), tokens(match), match.decision.word) == (0, (0, 0, 0, 1), "ask-die")
    horn_last.choose("act:heart-of-argos")
    assert (crystals(horn_last), tokens(horn_last), horn_last.decision.word) == (5, (0, 0, 0, 0), "ask-die")


def test_it_may_come_to_nothing_before_a_beggars_horn_gives_a_token() -> None:
    match = at_the_end(in_play=["Horn of Plenty", "Beggar’s Horn"])
    choose(match, "pass-over:horn-of-plenty", "gain:fire")
    assert (tokens(match), match.decision.word) == ((0, 0, 1, 0), "ask-die")


def test_in_the_order_they_lie_no_card_is_passed_over() -> None:
    match = at_the_end(in_play=["Horn of Plenty", HEART])
    match.choose("rest")
    assert (crystals(match), tokens(match)) == (5, (0, 0, 0, 0))


def test_the_enchantment_may_come_to_nothing_as_well() -> None:
    three = {"air": 1, "water": 1, "fire": 1}
    match = at_the_end(in_play=[HEART], reserve=three, enchantment="change-of-season")
    assert match.decision.keys == ["act:heart-of-argos", "pass-over:enchantment", "rest"]
    other_way = match.clone()
    match.choose("pass-over:enchantment")
    other_way.choose("act:heart-of-argos")
    assert (crystals(match), crystals(other_way)) == (0, 4)


def test_matches_that_began_under_older_rules_do_not_ask() -> None:
    match = at_the_end(3, in_play=["Horn of Plenty", HEART])
    assert (match.decision.word, crystals(match)) == ("ask-die", 5)


@pytest.mark.parametrize(
    ("cards", "reserve"),
    [
        (["Wondrous Chest", "Beggar’s Horn"], {}),
        (["Wondrous Chest", HEART], {"air": 2}),
        (["Chalice of Eternity", HEART], {}),
        (["Carnivora Strombosea", "Horn of Plenty"], {"earth": 1}),
        (["Ethiel’s Fountain", "Carnivora Strombosea"], {}),
    ],
    ids=["out of reach", "still out of reach", "it may be left anyway", "so may this", "no card leaves a hand"],
)
def test_it_is_not_asked_where_it_comes_to_the_same(cards: list[Any], reserve: dict[str, int]) -> None:
    match = at_the_end(in_play=cards, reserve=reserve, gauge=9, hand=["Purse of Io"])
    assert not asked(match)


def test_whatever_the_others_lead_to_can_be_reached_past_a_card_that_does_nothing_by_itself() -> None:
    passed_over = 0
    for reserve in ({}, {"earth": 1}, {"fire": 2}, {"air": 3}):
        alone = {card: outcomes([card, BYSTANDER], reserve) for card in IDS}
        nothing = outcomes([BYSTANDER, BYSTANDER], reserve)
        for one, other in permutations(IDS, 2):
            if alone[one] == nothing:
                assert alone[other] <= outcomes([one, other], reserve), (one, other, reserve)
                passed_over += 1
    assert passed_over > 100

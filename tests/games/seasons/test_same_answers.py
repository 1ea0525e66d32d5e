"""Nobody is asked in which order cards act where it comes to the same; matches that began when it was asked still ask."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from talia import Match
from talia.games.seasons.cards.all import CARDS
from talia.games.seasons.game import GAME
from talia.games.seasons.rules.powers import END_OF_GAME, END_OF_ROUND, MARKER_MOVES, SEASON_CHANGE
from tests.games.seasons.table import PLENTY, a_turn, activate, end_round, summon, under

# Any, all through this file: positions are plain data.


def at_the_end(rules: int = GAME.rules, **told: Any) -> Match:
    """The end of a round, under a version of the rules."""
    return end_round(under(rules, a_turn(left_die={"advance": 1}, **told)))


def asked(match: Match) -> bool:
    return not match.over and match.decision.word == "ask-order"


@pytest.mark.parametrize(("rules", "question"), [(GAME.rules, False), (1, True)])
def test_crystals_from_several_cards_come_in_any_order(rules: int, question: bool) -> None:
    match = at_the_end(rules, in_play=["Mesodae’s Lantern", "Ethiel’s Fountain"])
    assert asked(match) is question
    if not question:
        assert match.view(0)["players"][0]["crystals"] == 6
        acted = [event.args["card"] for event in match.events if event.name == "acts"]
        assert len(acted) == 2, "the log tells of both"


@pytest.mark.parametrize(("rules", "question"), [(GAME.rules, False), (1, True)])
def test_a_token_and_crystals_have_nothing_to_do_with_each_other(rules: int, question: bool) -> None:
    cards = ["Hourglass of Time", "Figrim the Avaricious"]
    match = at_the_end(rules, in_play=cards, month=3, rival={"crystals": 5})
    assert asked(match) is question
    if not question:
        assert match.decision.word == "ask-gain"
        match.choose("gain:air")
        assert match.view(0)["players"][0]["crystals"] == 1


@pytest.mark.parametrize(("crystals", "question"), [(0, True), (2, True), (3, False)])
def test_whoever_loses_crystals_is_asked_only_if_there_are_too_few(crystals: int, question: bool) -> None:
    match = at_the_end(in_play=["Damned Soul of Onys", "Mesodae’s Lantern"], crystals=crystals)
    assert asked(match) is question


def test_it_is_asked_where_one_card_lets_another_act() -> None:
    assert asked(at_the_end(in_play=["Beggar’s Horn", "Ethiel’s Fountain", "Carnivora Strombosea"], gauge=9))
    assert (
        asked(at_the_end(in_play=["Heart of Argos", "Wondrous Chest", "Ethiel’s Fountain"], reserve={"air": 4}))
        is False
    )
    argos = [{"name": "Heart of Argos", "energy": {"earth": 1}}, "Wondrous Chest", "Ethiel’s Fountain"]
    assert asked(at_the_end(in_play=argos, reserve={"air": 3}))


def test_where_nobody_is_asked_every_order_comes_to_the_same() -> None:
    """Under the first rules both orders are tried, with every answer to what the cards ask."""
    skipped = 0
    for moment, when in (
        (END_OF_ROUND, {}),
        (SEASON_CHANGE, {"month": 3}),
        (MARKER_MOVES, {"left_die": {"advance": 3}}),
        (END_OF_GAME, {"year": 3, "month": 12}),
    ):
        names = [card.id for card in CARDS if card.moments[moment] is not None]
        for pair in combinations(names, 2):
            for reserve in ({}, PLENTY, {"air": 7}):
                told: dict[str, Any] = {
                    "in_play": list(pair),
                    "reserve": reserve,
                    "crystals": len(reserve),
                    "rival": {"crystals": 2},
                    **when,
                }
                old = at_the_end(1, **told)
                if asked(old) and not asked(at_the_end(**told)):
                    skipped += 1
                    one, other = old.clone(), old.clone()
                    one.choose(0)
                    other.choose(1)
                    assert ends(one) == ends(other), told
    assert skipped > 20


def ends(match: Match) -> set[str]:
    """Where the cards' moment can lead to; on which card tokens were laid first makes no difference to anything."""
    if match.over:
        return {match.fingerprint}
    if match.decision.word == "ask-die":
        return {repr([told for told in match.position().items() if told[0] != "order"])}
    found: set[str] = set()
    for number in range(len(match.decision.options)):
        tried = match.clone()
        tried.choose(number)
        found |= ends(tried)
    return found


# Since rules 3


@pytest.mark.parametrize(("rules", "stored", "question"), [(GAME.rules, 6, False), (2, 6, True), (GAME.rules, 5, True)])
def test_which_is_the_last_token_of_a_cauldron_that_gives_all_back_is_not_asked(
    rules: int, stored: int, question: bool
) -> None:
    cauldron = {"name": "Glutton Cauldron", "energy": {"fire": stored}}
    match = under(rules, a_turn(in_play=[cauldron], reserve={"air": 1, "earth": 1}))
    activate(match, "Glutton Cauldron")
    assert (match.decision.word == "ask-store") is question
    if not question:
        assert match.view(0)["players"][0]["crystals"] == 15
        assert match.decision.word == "ask-give-up", "eight tokens are one too many, and that is asked"


@pytest.mark.parametrize(
    ("rules", "tokens", "question"), [(GAME.rules, {}, False), (2, {}, True), (GAME.rules, {"air": 1}, True)]
)
def test_which_of_like_reserves_is_copied_is_not_asked(rules: int, tokens: dict[str, int], question: bool) -> None:
    told: dict[str, Any] = {
        "hand": ["Lewis Greyface"],
        "reserve": {"fire": 1, "air": 1},
        "rivals": 2,
        "rival": {"reserve": tokens},
    }
    match = summon(under(rules, a_turn(**told)), "Lewis Greyface")
    assert (match.decision.word == "ask-opponent") is question


@pytest.mark.parametrize(
    ("rules", "held", "question"), [(GAME.rules, [], False), (2, [], True), (GAME.rules, ["Dragon Skull"], True)]
)
def test_no_card_is_named_where_nobody_holds_one(rules: int, held: list[str], question: bool) -> None:
    told: dict[str, Any] = {"hand": ["Igramul the Banisher"], "crystals": 9, "rivals": 2, "rival": {"hand": held}}
    match = summon(under(rules, a_turn(**told)), "Igramul the Banisher")
    assert (match.decision.word == "ask-name-card") is question


@pytest.mark.parametrize(
    ("rules", "more", "question"),
    [(GAME.rules, [], False), (2, [], True), (GAME.rules, ["Demon of Argos"], True)],
)
def test_a_dragon_skull_that_takes_all_cards_does_not_ask_which_first(
    rules: int, more: list[str], question: bool
) -> None:
    match = under(rules, a_turn(in_play=["Dragon Skull", "Purse of Io", "Hourglass of Time", *more]))
    activate(match, "Dragon Skull")
    assert (match.decision.word == "ask-sacrifice") is question
    if not question:
        mine = match.view(0)["players"][0]
        assert (mine["in_play"], mine["crystals"]) == ([], 15)


@pytest.mark.parametrize("card", ["Shield of Zira", "Cursed Treatise of Arus"])
def test_it_asks_where_a_card_stands_in_or_does_something_when_it_goes(card: str) -> None:
    match = a_turn(in_play=["Dragon Skull", "Purse of Io", card], reserve={"air": 1})
    activate(match, "Dragon Skull")
    assert match.decision.word == "ask-sacrifice"


# Since rules 5


@pytest.mark.parametrize(
    ("rules", "told", "question"),
    [
        (GAME.rules, {}, False),
        (4, {}, True),
        (GAME.rules, {"rival": {"hand": ["Purse of Io"]}}, True),
        (GAME.rules, {"rival": {"reserve": {"fire": 1}}}, True),
    ],
    ids=["nobody", "older rules", "a card", "a token"],
)
def test_the_warden_does_not_ask_where_nobody_has_anything_to_discard(
    rules: int, told: dict[str, Any], question: bool
) -> None:
    match = summon(
        under(rules, a_turn(hand=["Warden of Argos"], reserve={"air": 1}, rivals=2, **told)), "Warden of Argos"
    )
    assert (match.decision.word == "ask-either") is question


@pytest.mark.parametrize(
    ("rules", "month", "question"), [(GAME.rules, 13, False), (4, 13, True), (GAME.rules, 12, True)]
)
def test_the_die_that_moves_nothing_any_more_is_not_rerolled(rules: int, month: int, question: bool) -> None:
    match = at_the_end(rules, in_play=["Dial of Colof"], year=3, month=month)
    assert (not match.over and match.decision.word == "ask-may") is question


MONOLITH, CHEST = "Fairy Monolith", "Wondrous Chest"
HEART: dict[str, Any] = {"name": "Heart of Argos", "energy": {"earth": 1}}


@pytest.mark.parametrize(
    ("cards", "reserve", "enchantment", "question"),
    [
        ([HEART, CHEST], {"air": 4}, "none", False),
        ([HEART, CHEST], {"air": 3}, "none", True),
        ([MONOLITH, CHEST], {"air": 5}, "none", False),
        ([MONOLITH, CHEST], {"air": 4}, "none", True),
        ([HEART], PLENTY, "change-of-season", False),
        ([HEART], {"air": 4, "water": 1, "fire": 1, "earth": 1}, "change-of-season", True),
        ([MONOLITH], PLENTY, "change-of-season", True),
    ],
    ids=["enough", "one too few", "enough to store one", "just enough", "all four", "one too many", "one may go"],
)
def test_whoever_has_enough_tokens_in_any_case_is_not_asked_about_the_order(
    cards: list[Any], reserve: dict[str, int], enchantment: str, question: bool
) -> None:
    told: dict[str, Any] = {"in_play": cards, "reserve": reserve, "enchantment": enchantment}
    assert asked(at_the_end(**told)) is question
    assert asked(at_the_end(4, **told)), "it was asked before"


@pytest.mark.parametrize(
    ("cards", "reserve", "enchantment", "question"),
    [
        ([MONOLITH, "Chalice of Eternity"], {"air": 1, "fire": 1}, "none", False),
        ([MONOLITH, "Chalice of Eternity"], {"air": 1}, "none", True),
        ([MONOLITH, "Horn of Plenty"], {"air": 1, "earth": 1}, "tailwind", True),
        ([MONOLITH, "Horn of Plenty"], {"air": 2, "earth": 1}, "tailwind", False),
        ([MONOLITH, HEART], {"air": 2}, "none", True),
    ],
    ids=["one for each", "one for both", "two for three", "three for three", "what comes can go"],
)
def test_tokens_that_are_enough_for_all_may_leave_in_any_order(
    cards: list[Any], reserve: dict[str, int], enchantment: str, question: bool
) -> None:
    told: dict[str, Any] = {"in_play": cards, "reserve": reserve, "enchantment": enchantment}
    assert asked(at_the_end(**told)) is question
    assert asked(at_the_end(4, **told)), "it was asked before"


def test_where_nobody_is_asked_any_more_every_order_comes_to_the_same() -> None:
    """Three or four cards at a time: under older rules every order is tried, with every answer to what the cards ask."""
    skipped = 0
    takers = [MONOLITH, "Chalice of Eternity", "Horn of Plenty", HEART, CHEST, "Beggar’s Horn", "Mesodae’s Lantern"]
    for size in (2, 3):
        for cards in combinations(takers, size):
            for enchantment in ("tailwind", "change-of-season"):
                for reserve in ({"air": 1, "earth": 2}, PLENTY, {"air": 2, "fire": 3, "earth": 2}):
                    told: dict[str, Any] = {"in_play": list(cards), "reserve": reserve, "enchantment": enchantment}
                    old = at_the_end(4, **told)
                    if asked(old) and not asked(at_the_end(**told)):
                        skipped += 1
                        ways = [old.clone() for _ in old.decision.keys]
                        for number, way in enumerate(ways):
                            way.choose(number)
                        assert len({frozenset(ends(way)) for way in ways}) == 1, told
    assert skipped > 40


@pytest.mark.parametrize(
    ("rules", "month", "question"), [(GAME.rules, 12, False), (5, 12, True), (GAME.rules, 9, True)]
)
def test_which_token_comes_when_all_is_over_is_not_asked(rules: int, month: int, question: bool) -> None:
    match = at_the_end(rules, in_play=["Hourglass of Time", "Lantern of Xidit"], year=3, month=month)
    assert match.over is not question
    if not question:
        assert match.view(None)["result"]["scores"][0]["crystals"] == 3, "it counts for the Lantern all the same"


@pytest.mark.parametrize(("rules", "month", "question"), [(GAME.rules, 12, False), (5, 12, True)])
def test_which_card_is_passed_when_all_is_over_is_not_asked(rules: int, month: int, question: bool) -> None:
    told: dict[str, Any] = {"hand": ["Purse of Io", "Dragonsoul"], "enchantment": "rule-of-arus"}
    match = at_the_end(rules, **told, year=3, month=month)
    assert match.over is not question
    if not question:
        assert [score["hand"] for score in match.view(None)["result"]["scores"]] == [-5, -5], "one has gone to the left"


def test_as_long_as_somebody_has_a_turn_it_is_asked() -> None:
    match = a_turn(in_play=["Hourglass of Time"], hand=["Temporal Boots"], year=3, month=12)
    summon(match, "Temporal Boots", "marker:+1")
    assert match.decision.word == "ask-gain"

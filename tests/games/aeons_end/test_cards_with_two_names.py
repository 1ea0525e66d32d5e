"""Turn order cards with two names, as four players have them: whose turn they bring, and whom else they befall."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import Match

from .table import choose, keys, lives

# Any, all through this file: positions are plain JSON.

LEGACY = talia.game("aeons-end/legacy")
WAR_ETERNAL = "aeons-end/war-eternal"
MAGES = [{"mage": name} for name in ("Bubda", "Ramzel", "Ivane", "Tolgrim")]
TOLD = {"deck": ["pair 1 2", "pair 3 4", "nemesis"], "discard": ["nemesis", "pair 1 2", "pair 3 4"]}
"""The first and the third player have had their turns, so that the second and the fourth come next."""


def flared(rules: int = 0, *exhausted: int, **turn_order: Any) -> Match:
    """Xaxos: Ascended casts Flare, which befalls the player of the next turn order card; some players are `exhausted`."""
    xaxos = {
        "name": "Xaxos: Ascended",
        "in_play": ["Prelatus of Death"],
        "crew": ["Breach Collision"],
        "crew_discard": ["Flare"],
        "deck": ["Beginning"],
    }
    order = {**TOLD, "tokens": ["player 1", "player 3"], **turn_order}
    mages = [{**mage, "life": 0} if seat in exhausted else mage for seat, mage in enumerate(MAGES)]
    position = {"players": mages, "phase": "nemesis-main", "nemesis": xaxos, "turn_order": order, "run_on": True}
    return (LEGACY.under(rules) if rules else LEGACY).arrange(position)


def encroached(box: str = WAR_ETERNAL, nemesis_draws: str = "Encroach") -> Match:
    """Gate Witch draws Encroach, which does the same."""
    position = {
        "players": [{"mage": name} for name in ("Gex", "Dezmodia", "Mist", "Yan Magda")],
        "nemesis": {"name": "Gate Witch", "deck": [nemesis_draws, "Null Scion"]},
        "phase": "nemesis-draw",
        "turn_order_variant": "easier" if box == WAR_ETERNAL else "tokens",
        "turn_order": {**TOLD, "tokens": ["player 1", "player 3"]},
        "run_on": True,
    }
    return talia.arrange(box, position)


def test_a_revealed_card_befalls_either_of_its_two_players_as_the_team_likes() -> None:
    match = flared()
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert lives(match) == [8, 10, 10, 10], "though it is the second player who takes the turn"
    assert match.view(0)["active"] == 1


@pytest.mark.parametrize("box", [WAR_ETERNAL, "aeons-end/all"])
def test_so_it_is_in_other_boxes(box: str) -> None:
    match = encroached(box)
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert lives(match) == [8, 10, 10, 10]


def test_the_other_pair_is_meant_by_its_own_card() -> None:
    match = flared(deck=["pair 3 4", "pair 1 2", "nemesis"])
    assert keys(match) == ["player:3", "player:4"]


def test_which_of_two_exhausted_players_it_befalls_is_not_asked() -> None:
    order = ["pair 3 4", "pair 1 2", "nemesis"]
    assert flared(0, 2, 3, deck=order).view(0)["active"] == 3
    assert keys(flared(0, 2, deck=order)) == ["player:3", "player:4"]
    assert keys(flared(0, 0, 1)) == ["player:1", "player:2"], "Bubda's Shelter makes a difference"


def test_until_rules_10_it_befell_the_one_whose_turn_came_next() -> None:
    match = flared(10)
    assert (lives(match), match.view(0)["active"]) == ([10, 8, 10, 10], 1)


def test_a_token_stays_with_its_player_when_a_card_of_the_pair_is_discarded() -> None:
    """Distort discards the second card of a pair: the next one, in a new round, brings the other player's turn."""
    match = encroached(nemesis_draws="Distort")
    assert match.view(0)["active"] == 3, "the card of the first pair is gone"
    while match.view(0)["active"] not in (0, 1):
        choose(match, keys(match)[-1])
    assert (match.view(0)["active"], match.view(0)["round"]) == (1, 2)

"""What a settled set-up says beside the questions of the form may be said by people, too, and is checked as they are."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia import TaliaError
from talia.words import LANGUAGES, broad_speaker

NONSENSE: list[Any] = [5, None, "x", ["x"], [None], [["x"]], [[5]], {"x": 1}, -1, 1.5, 10**400, object(), float("nan")]
PINNED = {
    "seasons": ("first", "dice", "cards", "decks", "dealt_tokens"),
    "ostium": ("familiars", "warriors", "sovereigns", "primals"),
    "aeons-end/outcasts": ("crew", "deck", "starts", "market", "mages", "nemesis", "treasure_1", "treasure_2", "ally"),
    "aeons-end/legacy": ("crew", "deck", "changed", "chapter", "without", "expedition"),
}
REFUSED = [
    ("seasons", "first", 2, "first: 2 is not between 0 and 1"),
    ("seasons", "dice", [[0, 1, 2]] * 3, r"dice\[3\]: there must be 3 different dice"),
    ("seasons", "dice", [[0, 1, 1]] * 4, r"dice\[0\]: there must be 3 different dice"),
    ("seasons", "cards", ["dragonsoul"], "cards: 2 are too few; at least 18"),
    ("seasons", "decks", [["dragonsoul"]], "decks: there must be one list for each of the 2 players"),
    ("seasons", "decks", [["dragonsoul"] * 2, ["dragonsoul"]], r"decks\[1\]\[0\]: 3 are too many; at most 2"),
    ("seasons", "dealt_tokens", [[1], [99]], r"dealt_tokens\[1\]\[0\]: 99 is not between 1 and"),
    ("ostium", "familiars", [["ember-imp"]], "familiars: there must be one list for each of the 2 players"),
    ("ostium", "warriors", ["lens-oracle"], "warriors: 1 are too few"),
    ("ostium", "sovereigns", ["nobody"], 'no creature "nobody"'),
    ("ostium", "primals", True, "primals: expected a whole number"),
    ("aeons-end/legacy", "starts", [5, 5], r"starts\[0\]: expected a table"),
    ("aeons-end/legacy", "starts", [{"hand": "Crystal"}, {}], r"starts\[0\].hand: expected a list"),
    ("aeons-end/legacy", "without", 5, 'does not fit the option "without". Possible: abilities'),
    ("aeons-end/outcasts", "ally", [None], "does not fit"),
    ("aeons-end/outcasts", "nemesis", ["Experiment 153"], "does not fit"),
    ("aeons-end/war-eternal", "mages", ["", "gex"], '"" does not fit the option "mages"'),
    ("aeons-end/war-eternal", "mages", [["gex"], "mist"], "does not fit"),
]


@pytest.mark.parametrize(("id", "name"), [(id, name) for id, names in PINNED.items() for name in names])
def test_nonsense_is_refused_or_makes_a_match_that_is_saved(id: str, name: str) -> None:
    refused = 0
    for value in NONSENSE:
        try:
            match = talia.game(id).new(players=2, seed=1, **{name: value})
        except TaliaError as error:
            refused += all(broad_speaker(lang).error(error) for lang in LANGUAGES)
        else:
            assert talia.load(match.save()).fingerprint == match.fingerprint
    assert refused >= len(NONSENSE) - 2


@pytest.mark.parametrize(("id", "name", "value", "said"), REFUSED)
def test_what_is_wrong_is_said(id: str, name: str, value: Any, said: str) -> None:
    with pytest.raises(TaliaError, match=said):
        talia.game(id).new(players=2, seed=1, **{name: value})


@pytest.mark.parametrize("nemesis", ["spawning-horror", "maelstrom-risen", "xaxos-ascended"])
def test_a_crew_is_whole(nemesis: str) -> None:
    game = talia.game("aeons-end/legacy")
    crew = game.new(seed=1, nemesis=nemesis).origin["setup"]["crew"]
    assert game.new(seed=1, nemesis=nemesis, crew=crew[::-1]).origin["setup"]["crew"] == crew[::-1]
    with pytest.raises(TaliaError, match='does not fit the option "crew"'):
        game.new(seed=1, nemesis=nemesis, crew=crew[1:])


@pytest.mark.parametrize("id", ["aeons-end/all", "aeons-end/legacy", "aeons-end/outcasts", "ostium", "seasons"])
def test_a_settled_set_up_may_be_settled_again(id: str) -> None:
    game = talia.game(id)
    for players in range(game.least, game.most + 1):
        match = game.new(players=players, seed=5)
        assert game.new(players=players, seed=5, **match.origin["setup"]).fingerprint == match.fingerprint


@pytest.mark.parametrize("id", list(talia.campaigns()))
def test_a_campaign_is_asked_for_with_numbers_and_a_list_of_names(id: str) -> None:
    rules = talia.campaign(id)
    for answers, said in (
        ({"players": "two"}, "players is a whole number"),
        ({"players": 2.0}, "players is a whole number"),
        ({"seed": 1.5}, "seed is a whole number"),
        ({"names": "Ann"}, "Names are a list"),
        ({"names": 5}, "Names are a list"),
    ):
        with pytest.raises(TaliaError, match=said):
            rules.new(**answers)

"""Setting up a battle, and set-ups that cannot be."""

from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.kernel.voice import Name
from tests.games.aeons_end.made_up import CALM
from tests.games.aeons_end.table import GAME, foe, gravehold, lives, player


def new(players: int = 2, seed: int = 1, **answers: Any) -> Match:  # Any: answers come from people
    return talia.game(GAME).new(players=players, seed=seed, **{"nemesis": "umbra-titan", **answers})


@pytest.mark.parametrize(
    ("difficulty", "life", "walls", "nemesis", "tokens"),
    [
        ("beginner", 12, 35, 60, 8),
        ("normal", 10, 30, 70, 8),
        ("expert", 10, 30, 70, 5),
        ("extinction", 8, 25, 80, 5),
    ],
)
def test_levels_of_difficulty(difficulty: str, life: int, walls: int, nemesis: int, tokens: int) -> None:
    match = talia.arrange(GAME, {"players": [{}, {}], "nemesis": {"name": "Umbra Titan"}, "difficulty": difficulty})
    assert lives(match) == [life, life]
    assert gravehold(match) == walls
    assert (foe(match)["life"], foe(match)["tokens"]) == (nemesis, tokens)
    started = next(game for game in (new(seed=s, difficulty=difficulty) for s in range(50)) if _fresh(game))
    assert (lives(started), gravehold(started)) == ([life, life], walls)
    assert (foe(started)["life"], foe(started)["tokens"]) == (nemesis, tokens)


def _fresh(match: Match) -> bool:
    return match.view(0)["active"] is not None and match.view(0)["turn_order"]["discard"][0] != "turn-nemesis"


def drawn(match: Match) -> list[str]:
    """Every nemesis card in the order it is drawn, in a game in which nobody does anything."""
    found = []
    while True:
        for event in match.events:
            card = event.args.get("card")
            if event.name == "nemesis-draws" and isinstance(card, Name):
                found.append(card.word.removeprefix("card-"))
        if match.over:
            return found
        match.choose(match.decision.options[-1])


@pytest.mark.parametrize(
    ("players", "basics", "size"), [(1, (1, 3, 7), 20), (2, (3, 5, 7), 24), (3, (5, 6, 7), 27), (4, (8, 7, 7), 31)]
)
def test_the_nemesis_deck_holds_its_own_cards_and_basics_tier_after_tier(
    players: int, basics: tuple[int, ...], size: int
) -> None:
    match = CALM.new(players=players, seed=1)
    assert foe(match)["deck"] + len(foe(match)["discard"]) == size
    cards = drawn(match)
    assert len(set(cards)) == len(cards) == size
    for tier, count in enumerate(basics, start=1):
        part, cards = cards[: 3 + count], cards[3 + count :]
        assert {f"own-{tier}-{n}" for n in range(3)} < set(part)
        assert sum(id.startswith(f"basic-{tier}-") for id in part) == count


def test_each_tier_is_shuffled_and_its_basics_are_drawn_by_lot() -> None:
    decks = [drawn(CALM.new(players=2, seed=seed)) for seed in range(8)]
    assert len({tuple(deck) for deck in decks}) == 8
    assert len({frozenset(deck[:6]) for deck in decks}) > 1
    assert any(not deck[0].startswith("own") for deck in decks)
    assert any(deck[0].startswith("own") for deck in decks)


def test_the_market_of_the_rulebook() -> None:
    match = new()
    assert {pile["id"]: (pile["cost"], pile["left"]) for pile in match.view(0)["market"]} == {
        "frozen-magmite": (3, 7),
        "scoria-slag": (4, 7),
        "erratic-ingot": (5, 7),
        "mages-totem": (2, 5),
        "primordial-fetish": (4, 5),
        "jagged-lightning": (4, 5),
        "fiery-torrent": (5, 5),
        "conjure-the-lost": (6, 5),
        "reduce-to-ash": (7, 5),
    }


def test_mages_are_taken_in_the_order_they_are_named_or_at_random_without_repeats() -> None:
    match = new(mages=["mist", "Dezmodia"])
    assert [sheet["mage"] for sheet in match.view(0)["players"]] == ["mist", "dezmodia"]
    for seed in range(10):
        sitting = [sheet["mage"] for sheet in new(players=3, seed=seed).view(0)["players"]]
        assert len(set(sitting)) == 3


@pytest.mark.parametrize("life", [12, 15])
def test_one_mage_alone_may_start_with_more_life(life: int) -> None:
    match = next(game for game in (new(players=1, seed=s, life=life) for s in range(50)) if _fresh(game))
    assert lives(match) == [life]
    assert player(match)["full"] == life


@pytest.mark.parametrize(
    ("players", "answers", "reason"),
    [
        (0, {}, "1 to 4 players"),
        (5, {}, "1 to 4 players"),
        (2, {"nemesis": "rageborne"}, "umbra-titan"),
        (2, {"mages": ["gex", "brama"]}, "brama.*dezmodia"),
        (2, {"mages": ["gex", "gex"]}, "gex"),
        (2, {"mages": ["gex"]}, "2"),
        (2, {"mages": ["gex", "mist", "dezmodia"]}, "3"),
        (2, {"difficulty": "nightmare"}, "nightmare.*extinction"),
        (2, {"market": "bazaar"}, "bazaar"),
        (2, {"market": ["mages-totem"]}, "nine"),
        (2, {"market": ["mages-totem"] * 9}, "nine"),
        (2, {"market": ["crystal"] * 9}, "crystal"),
        (2, {"turn_order": "easier"}, "2"),
        (3, {"turn_order": "easier"}, "3"),
        (2, {"turn_order": "clockwise"}, "clockwise"),
        (2, {"life": 12}, "12"),
        (1, {"life": 20}, "20"),
        (2, {"weather": "rain"}, "weather"),
    ],
)
def test_impossible_set_ups_are_refused_with_the_reason(players: int, answers: dict[str, Any], reason: str) -> None:
    with pytest.raises(TaliaError, match=reason):
        new(players=players, **answers)

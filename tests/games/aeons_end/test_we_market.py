"""The 27 cards of the market of War Eternal, and the markets that can be made of them."""

from typing import Any

import pytest

import talia
from talia import Match, TaliaError
from talia.games.aeons_end.boxes.war_eternal import GAME as BOX_GAME
from talia.words import speaker
from tests.games.aeons_end.table import GAME

GEM_COSTS = {
    "dread-diamond": 3,
    "frozen-magmite": 3,
    "volcanic-glass": 3,
    "breach-ore": 4,
    "scoria-slag": 4,
    "erratic-ingot": 5,
    "bloodstone-jewel": 6,
}
RELIC_COSTS = {
    "mages-totem": 2,
    "conclave-scroll": 3,
    "fiend-catcher": 3,
    "cairn-compass": 4,
    "primordial-fetish": 4,
    "vortex-gauntlet": 6,
}
SPELL_COSTS = {
    "thoughtform-familiar": 3,
    "carbonize": 4,
    "jagged-lightning": 4,
    "kindle": 4,
    "pyrotechnic-surge": 4,
    "aurora": 5,
    "celestial-spire": 5,
    "convection-field": 5,
    "fiery-torrent": 5,
    "conjure-the-lost": 6,
    "nova-forge": 6,
    "equilibrium": 7,
    "reduce-to-ash": 7,
    "crystallize": 8,
}
COSTS = {**GEM_COSTS, **RELIC_COSTS, **SPELL_COSTS}

NINE = [
    "dread-diamond",
    "bloodstone-jewel",
    "conclave-scroll",
    "fiend-catcher",
    "carbonize",
    "pyrotechnic-surge",
    "aurora",
    "equilibrium",
    "crystallize",
]


def new(market: Any, seed: int = 1) -> Match:  # Any: answers come from people
    return talia.game(GAME).new(players=2, seed=seed, market=market)


def piles(match: Match) -> dict[str, tuple[int, int]]:
    """The supply piles: what each costs, and how many cards it has."""
    return {pile["id"]: (pile["cost"], pile["left"]) for pile in match.view(0)["market"]}


def supply(card: str) -> tuple[int, int]:
    """What a whole pile of a card looks like."""
    return COSTS[card], 7 if card in GEM_COSTS else 5


def test_seven_gems_six_relics_and_fourteen_spells() -> None:
    listed = {card.id: (card.kind, card.cost) for card in BOX_GAME.cards(speaker("en", BOX_GAME))}
    market = {id: listed[id] for id in COSTS}
    assert market == {
        **{id: ("gem", cost) for id, cost in GEM_COSTS.items()},
        **{id: ("relic", cost) for id, cost in RELIC_COSTS.items()},
        **{id: ("spell", cost) for id, cost in SPELL_COSTS.items()},
    }
    assert len(market) == len(BOX_GAME.box.market) == 27


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        (
            "deck-attrition",
            {
                "frozen-magmite",
                "scoria-slag",
                "erratic-ingot",
                "mages-totem",
                "primordial-fetish",
                "jagged-lightning",
                "fiery-torrent",
                "conjure-the-lost",
                "reduce-to-ash",
            },
        ),
        (
            "play-it-again",
            {
                "volcanic-glass",
                "breach-ore",
                "bloodstone-jewel",
                "cairn-compass",
                "vortex-gauntlet",
                "thoughtform-familiar",
                "kindle",
                "nova-forge",
                "crystallize",
            },
        ),
    ],
)
def test_the_suggested_markets(name: str, cards: set[str]) -> None:
    assert piles(new(name)) == {card: supply(card) for card in cards}


def test_a_random_market_has_three_gems_two_relics_and_four_spells() -> None:
    seen: set[str] = set()
    for seed in range(60):
        cards = set(piles(new("random", seed)))
        assert [len(cards & set(sort)) for sort in (GEM_COSTS, RELIC_COSTS, SPELL_COSTS)] == [3, 2, 4]
        seen |= cards
    assert seen == set(COSTS)


def test_the_same_seed_makes_the_same_random_market() -> None:
    assert piles(new("random", 5)) == piles(new("random", 5))
    assert len({tuple(piles(new("random", seed))) for seed in range(8)}) > 1


def test_any_nine_cards_make_a_market() -> None:
    wanted = {card: supply(card) for card in NINE}
    assert piles(new(NINE)) == wanted
    assert piles(new(",".join(NINE))) == wanted
    assert piles(new([card.replace("-", " ").title() for card in NINE])) == wanted
    spells = list(SPELL_COSTS)[:9]
    assert set(piles(new(spells))) == set(spells)


@pytest.mark.parametrize(
    ("market", "reason"),
    [
        ("bazaar", "bazaar.*play-it-again"),
        ([], "nine"),
        (NINE[:8], "nine.*8"),
        ([*NINE, "kindle"], "nine.*10"),
        ([*NINE[:8], NINE[0]], "nine.*8"),
        ([*NINE[:8], "spark"], "spark"),
        ([*NINE[:8], "Smite"], "Smite"),
        ([*NINE[:8], "Philosopher's Stone"], "Philosopher"),
        (",".join(NINE[:8]), "nine.*8"),
    ],
)
def test_other_markets_are_refused_with_the_reason(market: Any, reason: str) -> None:
    with pytest.raises(TaliaError, match=reason):
        new(market)


def test_the_cheapest_pile_comes_first() -> None:
    costs = [pile["cost"] for pile in new(NINE).view(0)["market"]]
    assert costs == sorted(costs)

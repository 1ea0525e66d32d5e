"""Zones: ordered lists of cards with one mover, which keeps every card in exactly one of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from talia.kernel.chance import Chance
from talia.kernel.sight import EVERYBODY, NOBODY
from talia.kernel.voice import Name

from .toy import ANIMALS, GAME, Menagerie, table

OPEN, OTHER, VEILED, HIDDEN = range(4)


def laid() -> Menagerie:
    """Cards 0, 1, 2 lie open with 2 on top; 3, 4, 5 lie veiled; the other zones are empty."""
    s = Menagerie()
    s.begin(ANIMALS[:6], 4, (EVERYBODY, EVERYBODY, NOBODY, NOBODY), 1)
    s.players, s.round, s.leaving, s.drafting, s.named = 2, 0, 0, False, ()
    for card in range(6):
        s.put(card, OPEN if card < 3 else VEILED)
    return s


def check(s: Menagerie) -> None:
    assert sorted(card for pile in s.zones for card in pile) == list(range(len(s.kinds)))
    assert all(card in s.zones[zone] for card, zone in enumerate(s.where))


def test_a_card_moves_to_the_top() -> None:
    s = laid()
    s.move(1, OTHER)
    s.move(0, OTHER)
    assert s.zones[OPEN] == [2]
    assert s.zones[OTHER] == [1, 0]
    assert s.where[:3] == [OTHER, OTHER, OPEN]
    check(s)


def test_or_to_the_bottom_even_of_the_pile_it_is_in() -> None:
    s = laid()
    s.move(2, OPEN, bottom=True)
    assert s.zones[OPEN] == [2, 0, 1]
    s.move(3, OPEN, bottom=True)
    assert s.zones[OPEN] == [3, 2, 0, 1]
    check(s)


def test_a_pile_turned_over_has_its_bottom_card_on_top() -> None:
    s = laid()
    s.turn_over(OPEN, OTHER)
    assert s.zones[OPEN] == []
    assert s.zones[OTHER] == [2, 1, 0]
    check(s)


@pytest.mark.parametrize("quiet", [False, True])
def test_piles_in_a_row_move_on_each_to_the_next_zone(quiet: bool) -> None:
    s = laid()
    s.events = None if quiet else []
    s.move_on([VEILED, OPEN, OTHER])
    assert s.zones == [[3, 4, 5], [0, 1, 2], [], []]
    assert s.reveals == 3  # those that had been veiled
    assert s.events is None or len(s.events) == 6
    check(s)


def test_a_card_that_becomes_another_is_it_in_this_state_only() -> None:
    state = laid()
    twin, before = state.clone(), state.fingerprint
    state.become(0, ANIMALS[-1])
    assert (state.kinds[0], twin.kinds[0]) == (ANIMALS[-1], ANIMALS[0])
    assert twin.fingerprint == before != state.fingerprint
    state.become(0, ANIMALS[0])
    assert state.fingerprint == before


CHANGES: list[Callable[[Menagerie], None]] = [
    lambda s: s.move(2, OTHER),
    lambda s: s.move(0, OTHER),
    lambda s: s.move(2, OPEN, bottom=True),
    lambda s: s.move(3, OTHER, bottom=True),
    lambda s: s.move_top(OPEN, OTHER, 2),
    lambda s: s.move_on([VEILED, OPEN, OTHER]),
    lambda s: s.pour(OPEN, VEILED),
    lambda s: s.turn_over(OPEN, OTHER),
    lambda s: s.shuffle(OPEN),
    lambda s: s.mix((VEILED,), None, Chance(2)),
    lambda s: s.mix((OPEN, VEILED), None, Chance(3)),
]


@pytest.mark.parametrize("still", [(), (OTHER,), (OPEN, OTHER), (OPEN, VEILED), (OPEN, OTHER, VEILED, HIDDEN)])
@pytest.mark.parametrize("change", range(len(CHANGES)))
def test_whatever_piles_copies_share_a_change_in_one_is_none_in_the_other(change: int, still: tuple[int, ...]) -> None:
    usual, state = laid(), laid()
    state.keep_still(still)
    twin, before = state.clone(), state.fingerprint
    assert isinstance(twin, Menagerie)
    assert sum(pile is other for pile, other in zip(state.zones, twin.zones, strict=True)) == len(still)
    CHANGES[change](usual)
    CHANGES[change](state)
    assert state.zones == usual.zones
    assert twin.fingerprint == before
    check(state)
    CHANGES[change](twin)
    assert (twin.zones, twin.fingerprint) == (state.zones, state.fingerprint)
    check(twin)


def test_a_shuffle_keeps_the_cards() -> None:
    s = laid()
    s.shuffle(VEILED)
    assert sorted(s.zones[VEILED]) == [3, 4, 5]
    assert s.zones[OPEN] == [0, 1, 2]
    check(s)


def test_only_a_card_that_leaves_a_veiled_zone_for_an_open_one_is_revealed() -> None:
    s = laid()
    s.move(0, OTHER)
    s.move(0, VEILED)
    s.move(3, HIDDEN)
    assert s.reveals == 0
    s.move(3, OPEN)
    assert s.reveals == 1


def test_a_shuffle_counts_as_a_revelation_because_taking_it_back_would_deal_the_same_cards() -> None:
    s = laid()
    s.shuffle(VEILED)
    assert s.reveals == 1


def test_a_card_that_nobody_sees_moves_without_a_name() -> None:
    s = laid()
    s.move(3, HIDDEN)
    s.move(3, OPEN)
    s.move(0, HIDDEN)
    assert [event.args["card"] for event in s.events or []] == [Name("a-card"), Name("toy-dog"), Name("toy-ant")]
    assert [(event.args["from"], event.args["to"]) for event in s.events or []] == [
        (VEILED, HIDDEN),
        (HIDDEN, OPEN),
        (OPEN, HIDDEN),
    ]


def test_every_card_is_in_exactly_one_zone_all_through_a_match() -> None:
    for seed in range(60):
        match = GAME.new(players=2 + seed % 2, seed=seed, hand=3 + seed // 2 % 2)
        chance = Chance(seed)
        while not match.over:
            check(table(match))
            match.choose(chance.below(len(match.decision.options)))
        check(table(match))

"""Chance: a seeded generator that deals the same on every machine, and fairly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from talia.kernel.chance import Chance, below, mixed, seeded, shuffled, shuffled_by_words, step
from talia.kernel.sight import NOBODY

from .toy import GAME, Menagerie


def chi_square(counts: Counter[object], cells: int) -> float:
    """How far counts are from all being equal."""
    expected = counts.total() / cells
    found = list(counts.values()) + [0] * (cells - len(counts))
    return sum((count - expected) ** 2 / expected for count in found)


def test_the_numbers_are_the_same_on_every_machine() -> None:
    assert [seeded(seed) for seed in (0, 1, 2**32)] == [
        14868534821134271165,
        5213799014377153125,
        18283260389994663086,
    ]
    chance = Chance(7)
    assert [chance.below(100) for _ in range(12)] == [3, 77, 9, 45, 75, 33, 74, 17, 24, 89, 94, 76]
    items = list(range(10))
    chance.shuffle(items)
    assert items == [2, 3, 8, 6, 7, 5, 1, 0, 9, 4]
    assert chance.state == 272867829523804690


def test_it_is_splitmix64() -> None:
    """The first outputs of the reference implementation for the seed 1234567."""
    state = 1234567
    found = []
    for _ in range(3):
        state = step(state)
        found.append(mixed(state))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_shuffle_is_the_same_by_machine_words_and_number_by_number() -> None:
    for seed in range(200):
        state = seeded(seed)
        plain, by_words, one_by_one = list(range(seed % 40)), list(range(seed % 40)), list(range(seed % 40))
        ends = [shuffled(state, plain), shuffled_by_words(state, by_words)]
        for i in range(len(one_by_one) - 1, 0, -1):
            state = step(state)
            j = below(state, i + 1)
            assert j == (mixed(state) >> 32) * (i + 1) >> 32
            one_by_one[i], one_by_one[j] = one_by_one[j], one_by_one[i]
        assert plain == by_words == one_by_one
        assert ends == [state, state]


def test_a_match_deals_by_the_same_generator() -> None:
    s = Menagerie()
    s.begin((), 1, (NOBODY,), 7)
    chance = Chance(7)
    assert [s.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]
    assert s.chance == chance.state
    s.zones[0] = list(range(30))
    items = list(range(30))
    s.shuffle(0)
    chance.shuffle(items)
    assert s.zones[0] == items


def test_below_stays_below_and_hits_everything_about_equally_often() -> None:
    chance = Chance(3)
    counts: Counter[object] = Counter(chance.below(10) for _ in range(20_000))
    assert set(counts) == set(range(10))
    assert chi_square(counts, 10) < 27.9  # 1 in 1000 with nine degrees of freedom
    assert {chance.below(1) for _ in range(100)} == {0}


def test_every_order_of_a_shuffle_is_about_equally_likely() -> None:
    chance = Chance(11)
    counts: Counter[object] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 49.7  # 1 in 1000 with 23 degrees of freedom


def test_neighbouring_seeds_deal_differently() -> None:
    firsts: Counter[object] = Counter(Chance(seed).below(8) for seed in range(8_000))
    assert chi_square(firsts, 8) < 24.3  # 1 in 1000 with seven degrees of freedom
    assert len({GAME.new(players=3, seed=seed).fingerprint for seed in range(300)}) == 300


def test_a_seed_may_be_left_out_and_is_then_kept_for_the_save() -> None:
    match = GAME.new(players=2)
    again = GAME.new(players=2, seed=match.origin["seed"])
    assert again.fingerprint == match.fingerprint

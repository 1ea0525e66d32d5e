"""Sealed chance: a secret nobody can guess, a hash everybody knows, and a match that can be checked when it is over."""

from __future__ import annotations

import hashlib
import json
from collections import Counter

import pytest

import talia
from talia import TaliaError
from talia.kernel.chance import BYTES, Chance, Secret, derived, sealed
from talia.kernel.saves import read
from talia.kernel.seeds import seed_of, seed_of_bots
from talia.kernel.sight import NOBODY

from .toy import ANIMALS, GAME, Menagerie, table

SECRET = Secret(bytes(range(BYTES)))
OTHER = Secret(bytes(range(1, BYTES + 1)))
SEALED = [1227621166011624435, 5346663360601496560, 16563798630812423824]
BELOW = [66, 289, 405, 358, 663, 614, 403, 59]


def test_a_secret_is_too_large_to_guess_and_never_the_same() -> None:
    assert BYTES * 8 >= 128
    assert len({Secret.drawn().key for _ in range(100)}) == 100


def test_the_hash_is_public_and_the_secret_is_not_in_what_a_person_might_see() -> None:
    assert SECRET.hash == hashlib.sha256(bytes(range(BYTES))).hexdigest()
    assert SECRET.key.hex() not in repr(SECRET)


def test_the_numbers_are_the_same_on_every_machine() -> None:
    assert [sealed(SECRET.key, count) for count in (1, 2, 2**40)] == SEALED
    chance = Chance(SECRET)
    assert [chance.below(1000) for _ in range(8)] == BELOW


def test_a_state_counts_and_asks_the_same_numbers_as_chance_outside_it() -> None:
    s = Menagerie()
    s.begin(ANIMALS, 1, (NOBODY,), SECRET)
    s.players, s.round, s.leaving, s.drafting, s.named = 2, 0, 0, False, ()
    for card in range(12):
        s.put(card, 0)
    chance = Chance(SECRET)
    order = list(range(12))
    s.shuffle(0)
    chance.shuffle(order)
    assert s.zones[0] == order != list(range(12))
    assert [s.below(7) for _ in range(20)] == [chance.below(7) for _ in range(20)]
    assert s.chance == chance.state == 11 + 20


def test_it_is_fair() -> None:
    chance = Chance(OTHER)
    counts = Counter(chance.below(6) for _ in range(12_000))
    assert set(counts) == set(range(6))
    assert all(1_800 < count < 2_200 for count in counts.values())
    places = Counter[int]()
    for _ in range(6_000):
        items = [0, 1, 2]
        chance.shuffle(items)
        places[items[0]] += 1
    assert all(1_850 < count < 2_150 for count in places.values())


def test_what_is_derived_tells_nothing_about_the_rest() -> None:
    assert derived(5, 3) == 6
    one, two = derived(SECRET, 1), derived(SECRET, 2)
    assert isinstance(one, Secret)
    assert isinstance(two, Secret)
    assert len({one.key, two.key, SECRET.key}) == 3


def test_a_sealed_match_is_played_cloned_undone_and_saved_like_any_other() -> None:
    match = GAME.new(players=3, seed=SECRET, draft="yes")
    start = match.fingerprint
    assert start == GAME.new(players=3, seed=SECRET, draft="yes").fingerprint
    assert start != GAME.new(players=3, seed=OTHER, draft="yes").fingerprint
    chance = Chance(4)
    while not match.over:
        decision = match.open[chance.below(len(match.open))]
        match.choose(chance.below(len(decision.options)), decision.seat)
        assert match.clone().fingerprint == match.fingerprint
        again, _ = read(match.save(), lambda id: GAME)
        assert again.fingerprint == match.fingerprint
    while match.can_undo:
        match.undo()
    assert match.fingerprint == start


def test_the_origin_tells_the_secret_with_its_hash() -> None:
    match = GAME.new(players=2, seed=SECRET)
    assert match.origin["sealed"] == {"hash": SECRET.hash, "secret": SECRET.key.hex()}
    assert "seed" not in match.origin
    found = seed_of(match.origin)
    assert isinstance(found, Secret)
    assert found.key == SECRET.key
    assert 0 <= seed_of_bots(match.origin) < 2**64
    assert seed_of_bots({"seed": 5}) == 5


@pytest.mark.parametrize(
    ("sealed", "said"),
    [
        ({"hash": OTHER.hash, "secret": SECRET.key.hex()}, "The secret does not fit its hash"),
        ({"hash": SECRET.hash, "secret": "00" * 16}, "The secret is none: it must be 32 bytes"),
        ({"hash": SECRET.hash, "secret": "zz"}, "The secret is none"),
        ({"hash": SECRET.hash}, "The secret is none"),
        ("sesame", "The secret is none"),
    ],
)
def test_a_save_whose_secret_was_changed_is_refused(sealed: object, said: str) -> None:
    save = json.loads(GAME.new(players=2, seed=SECRET).save())
    save["origin"]["sealed"] = sealed
    with pytest.raises(TaliaError, match=said):
        read(json.dumps(save), lambda id: GAME)


def test_a_bot_that_imagines_does_not_use_the_secret() -> None:
    match = GAME.new(players=2, seed=SECRET)
    other = match.clone()
    GAME.redeal(other, 0, Chance(1))
    assert table(other).key == b""
    assert table(match).key == SECRET.key


@pytest.mark.parametrize("id", ["aeons-end/war-eternal", "ostium"])
def test_every_game_can_be_sealed(id: str) -> None:
    game = talia.game(id)
    for players in (1, 2, 3):
        match = game.new(players=players, seed=Secret.drawn())
        chance = Chance(players)
        for _ in range(60):
            if not match.over:
                match.choose(chance.below(len(match.decision.options)))
        assert talia.load(match.save()).fingerprint == match.fingerprint

"""The nine cards of Thief of Dreams."""

from __future__ import annotations

from typing import Any

from talia import Match

from .dreams import DREAMS, acts, draws, dreams, mat, of_deck, thief
from .nemesis_table import last_token
from .outcasts import GAME, ilya, kel
from .table import choose, gravehold, in_play, keys, lives, player

TURNS = {"deck": ["player 1", "player 2"]}


# Tier 1


def test_backlash_unleashes_twice_and_lets_a_player_draw() -> None:
    match = draws("backlash", kel(hand=[]), ilya(), turn_order=TURNS)
    choose(match, "or:1", "player:1")
    assert mat(match)[:3] == ["lightning-arrow", "twisted-fang", "fortified-frost"]
    assert player(match)["deck"] == 4


def test_backlash_may_hurt_gravehold_instead() -> None:
    match = draws("backlash", turn_order=TURNS)
    match.choose("or:2")
    assert (gravehold(match), mat(match)[1]) == (26, None)


def test_deluge_of_magic_sifts_the_dream_deck_and_unleashes_twice() -> None:
    cards = ["twisted-fang", "lightning-arrow", "destiny-forger", "petrified-phoenixium", "transmuters-lens"]
    match = acts(last_token("deluge-of-magic"), mat={}, dreams=cards, turn_order=TURNS)
    revealed = ["below:twisted-fang", "below:lightning-arrow", "below:destiny-forger", "below:petrified-phoenixium"]
    assert (match.decision.seat, sorted(keys(match))) == (None, sorted(revealed))
    choose(match, "below:lightning-arrow", "below:petrified-phoenixium")
    assert sorted(keys(match)) == ["above:destiny-forger", "above:twisted-fang"]
    match.choose("above:twisted-fang")  # the forger goes back last: it lies on top
    assert mat(match)[:2] == ["twisted-fang", "destiny-forger"]
    match.choose("or:2")
    assert of_deck(match) == ["transmuters-lens", "lightning-arrow", "petrified-phoenixium"]


def test_deluge_of_magic_with_few_dreams_left() -> None:
    match = acts(last_token("deluge-of-magic"), mat={3: "fortified-frost"}, dreams=["twisted-fang"], turn_order=TURNS)
    match.choose("or:2")
    assert mat(match) == ["twisted-fang", None, "fortified-frost", None, None]


def test_dream_devourer_comes_in_on_the_first_space_and_can_be_slain_there() -> None:
    spark = {"I": {"open": True, "prepped": ["spark"]}}
    match = draws("dream-devourer", kel(breaches=spark), ilya(), turn_order=TURNS)
    assert mat(match)[:2] == ["dream-devourer", "fortified-frost"]
    assert in_play(match) == {"dream-devourer": 8}
    choose(match, "cast:spark@I", "target:dream-devourer")
    assert in_play(match) == {"dream-devourer": 7}


def devourer(space: int, life: int = 8) -> dict[str, Any]:
    """A position with the Dream Devourer on this space."""
    nemesis = {"in_play": [{"name": "dream-devourer", "life": life}]}
    return {"marks": {"dream-walker": space}, "nemesis": nemesis}  # Any: a position is plain JSON


def test_a_slain_devourer_leaves_its_space_free() -> None:
    spark = {"I": {"open": True, "prepped": ["spark"]}}
    match = thief(kel(breaches=spark), ilya(), phase="casting", **devourer(2, life=1))
    assert mat(match)[1] == "dream-devourer"
    choose(match, "cast:spark@I", "target:dream-devourer")
    assert mat(match) == ["fortified-frost", None, None, None, None]
    assert gravehold(match) == 30


def test_the_devourer_moves_like_a_supply_card_and_at_the_end_hurts_gravehold() -> None:
    spaces = {1: "fortified-frost", 2: "twisted-fang", 3: "lightning-arrow", 4: "destiny-forger"}
    match = thief(phase="next-turn", mat=spaces, turn_order={"deck": ["delirium", "player 1"]}, **devourer(5))
    assert in_play(match).get("dream-devourer") is None
    assert gravehold(match) == 24
    assert lives(match) == [10, 10]
    assert match.view(0)["nemesis"]["discard"][-1] == "dream-devourer"


def test_the_devourer_is_no_supply_card() -> None:
    match = thief(kel(aether=6), ilya(), mat={1: "fortified-frost"}, **devourer(2))
    assert not any("dream-2" in key for key in keys(match))
    match.choose("gain:fortified-frost@dream-1")  # the last supply card: Unleash, though a minion is there
    assert mat(match)[:2] == ["twisted-fang", "dream-devourer"]


def test_the_devourer_is_told_with_its_space() -> None:
    match = thief(kel(aether=6), ilya(), mat={1: "fortified-frost"}, **devourer(4))
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


# Tier 2


def test_fools_bargain_unleashes_twice_and_moves_every_card() -> None:
    match = acts(last_token("fools-bargain"), mat={1: "fortified-frost"}, turn_order=TURNS)
    match.choose("or:2")
    assert mat(match) == [None, "lightning-arrow", "twisted-fang", "fortified-frost", None]


def test_fools_bargain_is_discarded_for_two_cards_that_cost_four() -> None:
    power = {"in_play": ["fools-bargain"]}
    match = thief(kel(hand=["twisted-fang", "destiny-forger", "molten-peridot"]), ilya(), nemesis=power)
    choose(match, "discard:fools-bargain", "discard:twisted-fang")
    assert in_play(match) == {}
    assert sorted(player(match)["discard"]) == ["destiny-forger", "twisted-fang"]
    poor = thief(kel(hand=["twisted-fang", "molten-peridot"]), ilya(), nemesis=power)
    assert "discard:fools-bargain" not in keys(poor)


def test_scion_of_dreams_moves_every_card_and_hurts_gravehold() -> None:
    spaces = {1: "fortified-frost", 2: "twisted-fang", 5: "lightning-arrow"}
    match = acts("scion-of-dreams", mat=spaces, turn_order=TURNS)
    match.choose("player:2")
    assert lives(match) == [10, 8]
    assert mat(match) == [None, "fortified-frost", "twisted-fang", None, None]
    assert gravehold(match) == 28


def test_a_mat_that_is_moved_empty_is_unleashed_onto() -> None:
    match = acts("scion-of-dreams", mat={5: "fortified-frost"}, turn_order=TURNS)
    match.choose("player:2")
    assert mat(match) == ["twisted-fang", None, None, None, None]
    assert dreams(match) == len(DREAMS)


def test_spiralling_nightmare_shortens_the_mat() -> None:
    spaces = {4: "destiny-forger", 5: "lightning-arrow"}
    match = acts(last_token("spiralling-nightmare"), mat=spaces, turn_order=TURNS)
    match.choose("player:1")
    assert (lives(match), gravehold(match)) == ([8, 10], 26)
    assert mat(match) == ["twisted-fang", None, None, "destiny-forger"]
    match.choose("or:2")
    told = match.position()
    assert told["marks"] == {"dream-shorter": 1}


def test_cards_skip_the_fifth_space_from_then_on() -> None:
    spaces = {4: "destiny-forger"}
    short = {"dream-shorter": 1}
    match = acts("scion-of-dreams", mat=spaces, marks=short, turn_order=TURNS)
    match.choose("player:1")
    assert lives(match) == [8, 10]
    assert of_deck_after(match)[-1] == "destiny-forger"


def of_deck_after(match: Match) -> list[str]:
    """The dream deck once Backlash has hurt Gravehold."""
    match.choose("or:2")
    return of_deck(match)


# Tier 3


def test_aether_drain_falls_on_the_dearest_gem_and_counts_what_costs_nothing() -> None:
    hand = ["duplicating-sazite", "crystal", "crystal", "spark", "twisted-fang"]
    match = draws("aether-drain", kel(hand=["molten-peridot"] * 3), ilya(hand=hand), turn_order=TURNS)
    assert mat(match)[:2] == ["lightning-arrow", "twisted-fang"]
    assert match.decision.seat == 1
    choose(match, "drain:crystal", "drain:twisted-fang", "drain:spark")
    assert gravehold(match) == 26
    assert sorted(player(match, 1)["hand"]) == ["crystal", "duplicating-sazite"]


def test_aether_drain_with_few_cards_in_hand_takes_what_there_is() -> None:
    match = draws("aether-drain", kel(hand=["molten-peridot", "crystal"]), ilya(hand=["spark"]), turn_order=TURNS)
    choose(match, "drain:crystal")
    assert gravehold(match) == 28
    assert player(match)["discard"] == ["molten-peridot", "crystal"]


def test_eternal_dreamer_keeps_cards_on_the_mat_from_being_destroyed() -> None:
    dreamer = {"in_play": ["eternal-dreamer"]}
    match = thief(kel(aether=9), ilya(), nemesis=dreamer)
    assert not any(key.startswith("destroy:") for key in keys(match))
    assert "gain:fortified-frost@dream-1" in keys(match)
    hurt = acts("eternal-dreamer", turn_order=TURNS, nemesis={"deck": ["backlash"]})
    hurt.choose("or:2")
    assert gravehold(hurt) == 22


def test_siphon_memories_takes_cards_out_of_hands_and_unleashes_three_times() -> None:
    hands = kel(hand=["twisted-fang", "crystal"]), ilya(hand=["molten-peridot", "destiny-forger", "lightning-arrow"])
    match = draws("siphon-memories", *hands, mat={}, dreams=["tornado-of-insight"], turn_order=TURNS)
    assert match.decision.seat is None
    assert not any("crystal" in key for key in keys(match))
    choose(match, "dream:twisted-fang/1", "dream:molten-peridot/2", "dream:lightning-arrow/2")
    assert mat(match)[:3] == ["twisted-fang", "molten-peridot", "lightning-arrow"]
    assert of_deck(match) == ["tornado-of-insight"]
    assert player(match, 1)["hand"] == ["destiny-forger"]

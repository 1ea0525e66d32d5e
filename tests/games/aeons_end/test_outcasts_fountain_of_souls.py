"""Fountain of Souls: how souls go round, the lantern, Soulfires, and its nine cards."""

from __future__ import annotations

import pytest

from talia.words.speaker import speaker

from .nemesis_table import last_token
from .outcasts import GAME, ilya, kel
from .souls import TURNS, acts, draws, fountain, fuel, ring
from .table import choose, foe, gravehold, in_play, keys, lives, pile, player

# Set-up


@pytest.mark.parametrize(("players", "start"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_two_souls_begin_on_the_space_for_so_many_players(players: int, start: int) -> None:
    match = GAME.new(players=players, seed=2, nemesis="fountain-of-souls")
    while match.decision.word in ("ask-soulfire", "ask-x-token"):
        match.choose("player:1")
    shown = foe(match)
    assert shown["start"] == start
    if "turn-nemesis" not in match.view(0)["turn_order"]["discard"]:
        assert ring(match) == {start: 2}
    assert (shown["fuel"], shown["full"]) == (0, 70)


def test_a_supply_pile_of_ten_soulfires_is_added() -> None:
    match = GAME.new(players=2, seed=2, nemesis="fountain-of-souls")
    assert pile(match, "soulfire") == 10
    assert len(match.view(0)["market"]) == 10
    assert len(GAME.new(players=2, seed=2, nemesis="experiment-153").view(0)["market"]) == 9


def test_three_players_gain_a_soulfire_together_and_four_gain_two() -> None:
    three = GAME.new(players=3, seed=2, nemesis="fountain-of-souls")
    assert (three.decision.seat, three.decision.word) == (None, "ask-soulfire")
    three.choose("player:2")
    assert (player(three, 1)["discard"], pile(three, "soulfire")) == (["soulfire"], 9)
    four = GAME.new(players=4, seed=2, nemesis="fountain-of-souls")
    choose(four, "player:2", "player:4")
    assert (player(four, 1)["discard"], player(four, 3)["discard"]) == (["soulfire"], ["soulfire"])
    assert pile(four, "soulfire") == 8


# The ring


def test_every_soul_moves_at_the_start_of_the_nemesis_turn() -> None:
    souls = {1: 1, 3: 2, 4: 1, 7: 3}
    match = fountain(souls=souls, phase="nemesis-main", turn_order=TURNS, nemesis={"deck": ["murky-voidborn"]})
    assert ring(match) == {2: 1, 4: 5, 5: 1}  # from the last space back to the fourth
    assert gravehold(match) == 30


def test_each_soul_that_comes_to_the_last_space_hurts_gravehold() -> None:
    souls = {6: 3, 5: 1}
    match = fountain(souls=souls, phase="nemesis-main", turn_order=TURNS, nemesis={"deck": ["murky-voidborn"]})
    assert ring(match) == {6: 1, 7: 3}
    assert gravehold(match) == 27


def test_unleash_places_three_souls_on_the_start_space() -> None:
    empty = {"deck": [], "in_play": ["murky-voidborn"]}
    assert ring(fountain(phase="nemesis-draw", turn_order=TURNS, nemesis=empty)) == {3: 9}  # three times


def test_with_the_harder_rule_four_souls_come_in_and_move_at_once() -> None:
    empty = {"deck": [], "in_play": ["murky-voidborn"]}
    hard = fountain(phase="nemesis-draw", turn_order=TURNS, nemesis=empty, difficulty="expert")
    assert ring(hard) == {4: 12}
    begins = GAME.new(players=4, seed=2, nemesis="fountain-of-souls", difficulty="expert")
    assert ring(begins) == {2: 2}


# The lantern


def test_a_full_lantern_puts_five_souls_to_rest_on_two_spaces_side_by_side() -> None:
    match = fountain(souls={3: 1, 4: 4, 5: 3, 6: 2}, fuel=3)
    assert "lantern" in keys(match)
    choose(match, "lantern", "soul:4")
    assert keys(match) == ["soul:3", "soul:4", "soul:5", "done"]
    choose(match, "soul:5")
    assert keys(match) == ["soul:4", "soul:5", "done"]
    choose(match, "soul:5", "soul:5", "soul:4")
    assert match.decision.word == "ask-main"
    assert ring(match) == {3: 1, 4: 2, 6: 2}
    assert fuel(match) == 0


def test_the_last_space_lies_beside_the_first_of_the_ring() -> None:
    match = fountain(souls={4: 1, 7: 2, 5: 1}, fuel=3)
    choose(match, "lantern", "soul:7")
    assert keys(match) == ["soul:4", "soul:7", "done"]
    match.choose("done")
    assert (ring(match), fuel(match)) == ({4: 1, 5: 1, 7: 1}, 0)


def test_it_needs_three_fuel_and_a_soul() -> None:
    assert "lantern" not in keys(fountain(souls={4: 3}, fuel=2))
    assert "lantern" not in keys(fountain(fuel=3))


@pytest.mark.parametrize("minion", ["murky-voidborn", "starry-smogling"])
def test_some_minions_keep_players_from_using_it(minion: str) -> None:
    match = fountain(souls={4: 3}, fuel=3, nemesis={"in_play": [minion]})
    assert "lantern" not in keys(match)


# Soulfire


def test_a_soulfire_fuels_the_lantern_or_discards_a_soul() -> None:
    sheet = kel(hand=["soulfire", "crystal"])
    one = fountain(sheet, ilya(), souls={3: 1, 6: 2}, fuel=1)
    choose(one, "play:soulfire", "or:1")
    assert (fuel(one), player(one)["aether"]) == (2, 1)
    other = fountain(sheet, ilya(), souls={3: 1, 6: 2}, fuel=1)
    choose(other, "play:soulfire", "or:2", "soul:6")
    assert (ring(other), fuel(other), player(other)["aether"]) == ({3: 1, 6: 1}, 1, 1)


def test_a_full_lantern_gains_no_more_and_no_soul_no_rest() -> None:
    full = fountain(kel(hand=["soulfire", "crystal"]), ilya(), souls={6: 1}, fuel=3)
    full.choose("play:soulfire")
    assert (ring(full), fuel(full)) == ({}, 3)
    none = fountain(kel(hand=["soulfire", "crystal"]), ilya())
    none.choose("play:soulfire")
    assert fuel(none) == 1


def test_soulfires_are_bought_like_other_gems() -> None:
    match = fountain(kel(aether=3), ilya())
    match.choose("gain:soulfire")
    assert (player(match)["discard"], pile(match, "soulfire")) == (["soulfire"], 9)


# Tier 1


def test_arise_unleashes_and_moves_every_soul() -> None:
    match = draws("arise", souls={6: 2})
    assert ring(match) == {4: 3, 7: 2}
    assert gravehold(match) == 28


def test_energy_leech_moves_a_soul_when_it_is_dealt_damage() -> None:
    spark = {"I": {"open": True, "prepped": ["spark"]}}
    leech = {"in_play": ["energy-leech"]}
    match = fountain(kel(breaches=spark), ilya(), souls={4: 1, 6: 1}, phase="casting", nemesis=leech)
    choose(match, "cast:spark@I", "target:energy-leech")
    assert (match.decision.seat, keys(match)) == (None, ["soul:4", "soul:6"])
    match.choose("soul:4")
    assert ring(match) == {5: 1, 6: 1}
    assert in_play(match)["energy-leech"] == 5
    acting = acts("energy-leech")
    acting.choose("player:2")
    assert lives(acting) == [10, 9]


def test_energy_leech_stirs_a_soul_with_the_blow_that_slays_it_too() -> None:
    spark = {"I": {"open": True, "prepped": ["spark"]}}
    leech = {"in_play": [{"name": "energy-leech", "life": 1}, "murky-voidborn"]}
    match = fountain(kel(breaches=spark), ilya(), souls={6: 1}, phase="casting", nemesis=leech)
    choose(match, "cast:spark@I", "target:energy-leech")
    assert ring(match) == {7: 1}
    assert gravehold(match) == 29
    assert "energy-leech" not in in_play(match)


def test_loss_of_will_takes_a_soulfire_and_hurts_whoever_has_one() -> None:
    match = acts(last_token("loss-of-will"), kel(), ilya(hand=["soulfire", "crystal"]))
    assert (lives(match), player(match, 1)["discard"]) == ([10, 8], ["soulfire"])
    nobody = acts(last_token("loss-of-will"))
    nobody.choose("player:1")
    assert lives(nobody) == [8, 10]


# Tier 2


def test_murky_voidborn_hurts_any_player() -> None:
    match = acts("murky-voidborn", nemesis={"deck": ["starry-smogling"]})
    match.choose("player:2")
    assert lives(match) == [10, 8]


def test_soul_frenzy_moves_two_different_souls_with_every_token() -> None:
    match = acts({"name": "soul-frenzy", "tokens": 3}, souls={3: 1, 4: 1, 5: 1})
    assert keys(match) == ["soul:4", "soul:5", "soul:6"]  # the turn has moved each of them
    match.choose("soul:4")
    assert keys(match) == ["soul:5", "soul:6"]  # one of those there; the one that has moved does not move again
    match.choose("soul:6")
    assert ring(match) == {5: 2, 7: 1}
    assert (gravehold(match), in_play(match)["soul-frenzy"]) == (29, 2)


def test_soul_frenzy_unleashes_and_sends_a_soulfire_back() -> None:
    hands = kel(hand=["soulfire"]), ilya(hand=["soulfire", "soulfire"])
    match = acts(last_token("soul-frenzy"), *hands)
    assert ring(match) == {3: 3}
    assert lives(match) == [10, 9]
    assert player(match, 1)["hand"] == ["soulfire"]
    assert pile(match, "soulfire") == 10 + 1  # the pile was whole


def test_spirit_drain_unleashes_and_sends_a_soulfire_back_or_hurts() -> None:
    hands = kel(), ilya(hand=["soulfire"])
    one = draws("spirit-drain", *hands)
    one.choose("or:1")
    assert (ring(one), player(one, 1)["hand"]) == ({3: 3}, [])
    other = draws("spirit-drain", *hands)
    choose(other, "or:2", "player:1")
    assert (ring(other), lives(other)) == ({}, [6, 10])


def test_spirit_drain_leaves_no_choice_without_a_soulfire() -> None:
    match = draws("spirit-drain")
    assert keys(match) == ["player:1", "player:2"]
    match.choose("player:1")
    assert (ring(match), lives(match)) == ({}, [6, 10])


# Tier 3


def test_rushing_tides_unleashes_twice_and_carries_the_start_space_away() -> None:
    match = acts(last_token("rushing-tides"), souls={2: 1})
    assert ring(match) == {6: 7}  # one of before, and six new ones, from the third space on
    assert gravehold(match) == 30


def test_starry_smogling_hurts_any_player() -> None:
    match = acts("starry-smogling", nemesis={"deck": ["murky-voidborn"]})
    match.choose("player:2")
    assert lives(match) == [10, 8]


def test_whirlpool_moves_the_fullest_space_two_spaces() -> None:
    match = draws("whirlpool", souls={6: 3, 4: 2})
    match.choose("or:1")
    assert ring(match) == {4: 5}  # past the last space, which counts
    assert gravehold(match) == 27


def test_of_two_fullest_spaces_the_players_choose() -> None:
    match = draws("whirlpool", souls={6: 2, 4: 2, 5: 1})
    choose(match, "or:1", "soul:4")
    assert ring(match) == {5: 1, 6: 4}


def test_whirlpool_may_hurt_a_player_instead_and_must_where_there_is_no_soul() -> None:
    match = draws("whirlpool", souls={6: 2})
    choose(match, "or:2", "player:1")
    assert (ring(match), lives(match)) == ({6: 2}, [5, 10])
    assert keys(draws("whirlpool")) == ["player:1", "player:2"]


# The table


def test_the_table_shows_the_ring_from_the_start_space_on_and_the_lantern() -> None:
    match = fountain(souls={3: 2, 7: 1}, fuel=2)
    area = next(area for area in GAME.scene(match, 0, speaker("en", GAME)).areas if area.ref == "fountain")
    assert [thing.ref for thing in area.things] == [
        *(f"nemesis/soul-{space}" for space in range(3, 8)),
        "nemesis/lantern",
    ]
    assert area.things[0].facts == ("2 souls", "start")
    assert area.things[-1].facts == ("fuel 2/3",)


def test_a_position_tells_souls_and_fuel() -> None:
    match = fountain(kel(hand=["soulfire"]), ilya(), souls={3: 2, 7: 1}, fuel=2)
    told = match.position()
    assert told["marks"] == {"lantern": 2, "souls-3": 2, "souls-7": 1}
    assert GAME.arrange(told).fingerprint == match.fingerprint
    match.choose("play:soulfire")
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint

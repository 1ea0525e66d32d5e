"""Magus of Cloaks: its cloaks, its Unleash and its nine cards."""

from typing import Any

import pytest

import talia
from talia import Match
from tests.games.aeons_end.nemesis_table import MAGUS, last_token, losses, tokens, with_life
from tests.games.aeons_end.table import (
    GAME,
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    in_play,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    turn_order,
    why,
)


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Magus of Cloaks draws this card."""
    return nemesis_draws(card, *players, name=MAGUS, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Magus of Cloaks' main phase with these cards in play."""
    return nemesis_acts(cards, *players, name=MAGUS, **rest)


def magus(*players: Any, nemesis: dict[str, Any], **position: Any) -> Match:
    """A position against Magus of Cloaks."""
    return battle(*players, nemesis={"name": MAGUS, **nemesis}, **position)


def blow(spell: str, target: str = "", level: str = "normal", **nemesis: Any) -> Match:
    """Gex casts this spell at Magus, or at one of its minions."""
    match = magus(
        gex(breaches={"II": prepped(spell)}),
        dezmodia(),
        phase="casting",
        difficulty=level,
        nemesis=nemesis,
        turn_order=turn_order(2),
    )
    choose(match, f"cast:{spell.lower().replace(' ', '-')}@II", *([target] if target else []))
    return match


FOUR = "Nova Forge"
"""A spell that deals four damage and nothing else."""


# The sheet


@pytest.mark.parametrize(("level", "life"), [("beginner", 25), ("normal", 35), ("expert", 35), ("extinction", 45)])
def test_it_begins_with_four_tokens_at_every_level(level: str, life: int) -> None:
    game = talia.game(GAME)
    started = (game.new(players=2, seed=seed, nemesis="magus-of-cloaks", difficulty=level) for seed in range(50))
    match = next(each for each in started if each.view(0)["turn"] == 1 and each.view(0)["active"] is not None)
    assert (tokens(match), foe(match)["life"], in_play(match)) == (4, life, {})


def test_damage_is_reduced_by_its_tokens_and_then_it_loses_one() -> None:
    match = blow(FOUR, tokens=3)
    assert (foe(match)["life"], tokens(match)) == (34, 2)


@pytest.mark.parametrize("held", [4, 5, 8])
def test_a_token_is_lost_even_if_nothing_got_through(held: int) -> None:
    match = blow(FOUR, tokens=held)
    assert (foe(match)["life"], tokens(match)) == (35, held - 1)


def test_it_never_has_fewer_than_two_tokens() -> None:
    match = blow(FOUR, tokens=2)
    assert (foe(match)["life"], tokens(match)) == (33, 2)


def test_each_blow_is_reduced_by_itself() -> None:
    match = magus(
        dezmodia(breaches={"I": prepped(FOUR), "II": prepped(FOUR)}),
        phase="casting",
        nemesis={"tokens": 4},
        turn_order=turn_order(1),
    )
    choose(match, "cast:nova-forge@I")
    assert (foe(match)["life"], tokens(match)) == (35, 3)
    choose(match, "cast:nova-forge@II")
    assert (foe(match)["life"], tokens(match)) == (34, 2)


def test_the_bonus_of_a_breach_counts_before_the_cloak() -> None:
    match = magus(
        dezmodia(breaches={"III": prepped(FOUR)}), phase="casting", nemesis={"tokens": 4}, turn_order=turn_order(1)
    )
    choose(match, "cast:nova-forge@III")
    assert foe(match)["life"] == 34


def test_a_blow_at_a_minion_costs_no_token() -> None:
    match = blow(FOUR, "target:howling-spinners", in_play=["Howling Spinners"])
    assert (tokens(match), in_play(match)) == (4, {"howling-spinners": 1})


def test_a_blow_of_nothing_costs_no_token() -> None:
    for hand, left in ((["Spark"], 4), (["Crystal"], 3)):
        match = magus(
            dezmodia(breaches={"I": prepped("Crystallize"), "II": {"open": True}}),
            gex(hand=hand),
            phase="casting",
            nemesis={"tokens": 4},
            turn_order=turn_order(2),
        )
        choose(match, "cast:crystallize@I+II")
        assert (tokens(match), foe(match)["life"]) == (left, 35)


def test_it_is_slain_by_what_gets_through() -> None:
    almost = blow(FOUR, tokens=3, life=2)
    assert (almost.over, foe(almost)["life"]) == (False, 1)
    match = blow(FOUR, tokens=3, life=1)
    assert why(match) == (True, "nemesis-slain")


@pytest.mark.parametrize("level", ["expert", "extinction"])
def test_harder_it_never_has_fewer_than_three_tokens_nor_more_than_nine(level: str) -> None:
    match = blow(FOUR, level=level, tokens=3)
    assert tokens(match) == 3
    for held, after in ((4, 8), (6, 9), (9, 9)):
        gained = magus(
            gex(),
            phase="nemesis-draw",
            difficulty=level,
            nemesis={"tokens": held, "deck": ["Enshroud", "Null Scion"]},
            turn_order=turn_order(1),
        )
        assert tokens(gained) == after


@pytest.mark.parametrize(("held", "after"), [(2, 6), (4, 8), (6, 8), (8, 8)])
def test_it_never_has_more_than_eight_tokens(held: int, after: int) -> None:
    assert tokens(draws("Enshroud", gex(), dezmodia(), tokens=held)) == after


# Unleash


def test_unleash_is_two_tokens_or_two_damage_to_gravehold() -> None:
    match = acts(["Null Scion"], gex(), dezmodia(), tokens=6)
    assert (match.decision.seat, keys(match)) == (None, ["or:1", "or:2"])
    walls = match.clone()
    choose(match, "or:1")
    assert (tokens(match), losses(match)) == (8, 0)
    choose(walls, "or:2")
    assert (tokens(walls), losses(walls)) == (6, 2)


@pytest.mark.parametrize("held", [7, 8])
def test_two_tokens_are_not_on_offer_where_there_is_no_room_for_both(held: int) -> None:
    match = acts(["Null Scion"], gex(), dezmodia(), tokens=held)
    assert (tokens(match), losses(match)) == (held, 2)


@pytest.mark.parametrize(("held", "offered"), [(7, True), (8, False), (9, False)])
def test_harder_there_is_room_for_nine(held: int, offered: bool) -> None:
    match = magus(
        gex(),
        phase="nemesis-main",
        difficulty="expert",
        nemesis={"tokens": held, "in_play": ["Null Scion"], "deck": ["Mage Ender", "Smite"]},
        turn_order=turn_order(1),
    )
    assert (keys(match) == ["or:1", "or:2"]) == offered
    assert losses(match) == (0 if offered else 2)


def test_unleash_may_fell_gravehold() -> None:
    match = acts(["Null Scion"], gex(), dezmodia(), tokens=8, gravehold=2)
    assert why(match) == (False, "gravehold-fallen")


def test_an_empty_deck_unleashes_three_times() -> None:
    match = draws("Smite", gex(), dezmodia(), tokens=4, deck=[], in_play=["Howling Spinners"])
    choose(match, "or:1", "or:1")
    assert (tokens(match), losses(match)) == (8, 2)
    assert match.decision.word == "ask-main"


# Dusk Spawn


@pytest.mark.parametrize(("held", "after"), [(4, 5), (8, 8)])
def test_dusk_spawn_gives_it_a_token_when_hurt(held: int, after: int) -> None:
    match = blow(FOUR, "target:dusk-spawn", in_play=["Dusk Spawn"], tokens=held)
    assert (in_play(match), tokens(match), foe(match)["life"]) == ({"dusk-spawn": 1}, after, 35)


def test_dusk_spawn_gives_the_token_with_its_last_breath() -> None:
    match = blow(FOUR, "target:dusk-spawn", in_play=[with_life("Dusk Spawn", 1)])
    assert (in_play(match), tokens(match), foe(match)["discard"]) == ({}, 5, ["dusk-spawn"])


def test_dusk_spawn_costs_any_player_a_charge_or_two_life() -> None:
    match = acts(["Dusk Spawn"], gex(charges=1), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert (match.decision.seat, keys(match)) == (0, ["or:1", "or:2"])
    hurt = match.clone()
    choose(match, "or:1")
    assert (player(match)["charges"], lives(match)) == (0, [10, 10])
    choose(hurt, "or:2")
    assert (player(hurt)["charges"], lives(hurt)) == (1, [8, 10])


def test_dusk_spawn_hurts_whoever_has_no_charge() -> None:
    match = acts(["Dusk Spawn"], gex(charges=1), dezmodia())
    choose(match, "player:2")
    assert (lives(match), player(match)["charges"], tokens(match)) == ([10, 8], 1, 4)


def test_dusk_spawn_and_an_exhausted_player() -> None:
    match = acts(["Dusk Spawn"], gex(), dezmodia(life=0))
    choose(match, "player:2")
    assert losses(match) == 4


# Rising Dark and Black Solstice


@pytest.mark.parametrize("power", ["Rising Dark", "Black Solstice"])
def test_damage_that_gets_through_discards_them(power: str) -> None:
    id = power.lower().replace(" ", "-")
    match = blow(FOUR, tokens=3, in_play=[power])
    assert (in_play(match), foe(match)["discard"]) == ({}, [id])
    assert (foe(match)["life"], losses(match), lives(match)) == (34, 0, [10, 10])


@pytest.mark.parametrize("power", ["rising-dark", "black-solstice"])
def test_damage_that_was_all_reduced_leaves_them(power: str) -> None:
    match = blow(FOUR, tokens=4, in_play=[power])
    assert list(in_play(match)) == [power]
    assert tokens(match) == 3


def test_both_go_with_one_blow() -> None:
    match = blow(FOUR, tokens=3, in_play=["Rising Dark", "Black Solstice", "Twilight Empire"])
    assert (in_play(match), set(foe(match)["discard"])) == ({"twilight-empire": 3}, {"rising-dark", "black-solstice"})


@pytest.mark.parametrize("power", ["rising-dark", "black-solstice"])
def test_a_blow_at_a_minion_leaves_them(power: str) -> None:
    match = blow(FOUR, "target:howling-spinners", tokens=2, in_play=[power, "Howling Spinners"])
    assert power in in_play(match)


def test_the_last_of_them_discarded_on_an_empty_deck_wins() -> None:
    match = blow(FOUR, tokens=3, in_play=["Rising Dark"], deck=[])
    assert why(match) == (True, "nemesis-spent")


@pytest.mark.parametrize("power", ["rising-dark", "black-solstice", "twilight-empire", "shadows-reach"])
def test_no_aether_discards_its_powers(power: str) -> None:
    match = magus(gex(aether=30), dezmodia(), nemesis={"in_play": [power]})
    assert f"discard:{power}" not in keys(match)


def test_rising_dark_unleashes_hurts_somebody_and_destroys_a_spell_that_costs_nothing() -> None:
    match = acts(
        [last_token("Rising Dark")],
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(breaches={"I": prepped("Spark")}),
        tokens=8,
    )
    assert (losses(match), match.decision.seat, keys(match)) == (2, None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert lives(match) == [7, 10]
    assert match.view(0)["destroyed"] == ["spark"]
    assert breach(match, "II")["prepped"] == ["fiery-torrent"]
    assert foe(match)["discard"] == ["rising-dark"]


def test_rising_dark_lets_the_team_choose_who_destroys() -> None:
    spell = {"II": prepped("Spark")}
    match = acts([last_token("Rising Dark")], gex(breaches=spell), dezmodia(breaches=spell), mist(), tokens=8)
    choose(match, "player:3")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert (breach(match, "II")["prepped"], breach(match, "II", 1)["prepped"]) == (["spark"], [])


def test_rising_dark_destroys_nothing_when_no_such_spell_is_prepped() -> None:
    match = acts([last_token("Rising Dark")], gex(breaches={"II": prepped("Fiery Torrent")}), dezmodia(), tokens=8)
    choose(match, "player:2")
    assert (lives(match), match.view(0)["destroyed"]) == ([10, 7], [])


def test_black_solstice_unleashes_twice_and_costs_somebody_life_and_a_spell() -> None:
    match = acts(
        [last_token("Black Solstice")],
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(breaches={"I": prepped("Spark"), "II": prepped(FOUR)}),
        tokens=4,
    )
    choose(match, "or:1", "or:2")
    assert (tokens(match), losses(match)) == (6, 2)
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert (match.decision.seat, set(keys(match))) == (1, {"discard:spark@I", "discard:nova-forge@II"})
    choose(match, "discard:spark@I")
    assert (lives(match), player(match, 1)["discard"]) == ([10, 7], ["spark"])
    assert breach(match, "II", 1)["prepped"] == ["nova-forge"]


def test_black_solstice_falls_on_whoever_has_a_spell_to_discard() -> None:
    match = acts([last_token("Black Solstice")], gex(), dezmodia(breaches={"I": prepped("Spark")}), tokens=8)
    assert (lives(match), player(match, 1)["discard"], losses(match)) == ([10, 7], ["spark"], 4)


def test_black_solstice_hurts_somebody_even_if_nothing_is_prepped() -> None:
    match = acts([last_token("Black Solstice")], gex(), dezmodia(), tokens=8)
    assert keys(match) == ["player:1", "player:2"]
    choose(match, "player:1")
    assert lives(match) == [7, 10]


# Twilight Empire


@pytest.mark.parametrize(("held", "after"), [(2, 3), (5, 6), (8, 8)])
def test_twilight_empire_hurts_gravehold_by_its_tokens_before_it_gains_one(held: int, after: int) -> None:
    match = acts([last_token("Twilight Empire")], gex(), dezmodia(), tokens=held)
    assert (losses(match), tokens(match), foe(match)["discard"]) == (held, after, ["twilight-empire"])


def test_twilight_empire_does_not_care_when_magus_is_hurt() -> None:
    match = blow(FOUR, tokens=2, in_play=["Twilight Empire"])
    assert in_play(match) == {"twilight-empire": 3}


# Ashen Haruspex


@pytest.mark.parametrize(("spell", "left"), [(FOUR, 3), ("Carbonize", 4), ("Fiery Torrent", 5), ("Spark", 5)])
def test_ashen_haruspex_prevents_two_of_each_blow(spell: str, left: int) -> None:
    match = blow(spell, "target:ashen-haruspex", in_play=["Ashen Haruspex"])
    assert (in_play(match), tokens(match)) == ({"ashen-haruspex": left}, 4)


def test_ashen_haruspex_falls_to_what_is_left() -> None:
    match = blow(FOUR, "target:ashen-haruspex", in_play=[with_life("Ashen Haruspex", 2)])
    assert (in_play(match), foe(match)["discard"]) == ({}, ["ashen-haruspex"])


@pytest.mark.parametrize(("held", "damage"), [(2, 1), (3, 2), (4, 2), (7, 4), (8, 4)])
def test_ashen_haruspex_hurts_any_player_by_half_the_tokens_rounded_up(held: int, damage: int) -> None:
    match = acts(["Ashen Haruspex"], gex(), dezmodia(), tokens=held)
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert lives(match) == [10, 10 - damage]


# Enshroud


def test_enshroud_gives_four_tokens_and_destroys_two_spells_that_cost_nothing() -> None:
    match = draws(
        "Enshroud",
        gex(breaches={"II": prepped("Spark"), "III": prepped("Fiery Torrent")}),
        dezmodia(breaches={"I": prepped("Spark"), "II": prepped("Spark")}),
        tokens=3,
    )
    assert (tokens(match), match.decision.seat) == (7, None)
    assert set(keys(match)) == {"destroy:spark@II/1", "destroy:spark@I/2", "destroy:spark@II/2"}
    choose(match, "destroy:spark@I/2", "destroy:spark@II/1")
    assert match.view(0)["destroyed"] == ["spark", "spark"]
    assert [breach(match, "II", seat)["prepped"] for seat in (0, 1)] == [[], ["spark"]]
    assert breach(match, "III")["prepped"] == ["fiery-torrent"]


def test_enshroud_destroys_what_there_is() -> None:
    one = draws("Enshroud", gex(breaches={"II": prepped("Spark")}), dezmodia(), tokens=2)
    assert (one.view(0)["destroyed"], tokens(one)) == (["spark"], 6)
    none = draws("Enshroud", gex(breaches={"II": prepped(FOUR)}), dezmodia(), tokens=2)
    assert (none.view(0)["destroyed"], tokens(none), foe(none)["discard"]) == ([], 6, ["enshroud"])


# Eclipse


def test_eclipse_gives_five_tokens_and_costs_the_dearest_spell_and_two_life() -> None:
    match = draws(
        "Eclipse",
        gex(breaches={"II": prepped("Fiery Torrent")}),
        dezmodia(breaches={"I": prepped("Spark"), "II": prepped(FOUR)}),
        tokens=2,
    )
    assert (tokens(match), lives(match)) == (7, [10, 8])
    assert match.view(0)["destroyed"] == ["nova-forge"]
    assert breach(match, "I", 1)["prepped"] == ["spark"]
    assert breach(match, "II")["prepped"] == ["fiery-torrent"]


def test_eclipse_leaves_a_tie_between_players_to_the_team() -> None:
    spell = {"II": prepped(FOUR)}
    match = draws("Eclipse", gex(breaches=spell), dezmodia(breaches=spell), mist(), tokens=4)
    assert (tokens(match), match.decision.seat, keys(match)) == (8, None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert (lives(match), breach(match, "II", 1)["prepped"]) == ([10, 8, 10], [])
    assert breach(match, "II")["prepped"] == ["nova-forge"]


def test_eclipse_leaves_a_tie_between_a_players_spells_to_that_player() -> None:
    both = {"I": prepped("Fiery Torrent"), "II": prepped("Aurora")}
    match = draws("Eclipse", gex(), dezmodia(breaches=both))
    assert (match.decision.seat, set(keys(match))) == (1, {"destroy:fiery-torrent@I", "destroy:aurora@II"})
    choose(match, "destroy:aurora@II")
    assert (match.view(0)["destroyed"], lives(match)) == (["aurora"], [10, 8])


def test_eclipse_hurts_somebody_even_if_nothing_is_prepped() -> None:
    match = draws("Eclipse", gex(), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert (lives(match), match.view(0)["destroyed"]) == ([8, 10], [])


def test_eclipse_and_an_exhausted_player() -> None:
    match = draws("Eclipse", gex(life=0, breaches={"II": prepped("Spark")}), dezmodia())
    assert (losses(match), match.view(0)["destroyed"]) == (4, ["spark"])


# Shadow's Reach


def test_shadows_reach_gives_four_tokens_at_once_and_waits_nine_turns() -> None:
    match = draws("Shadow's Reach", gex(), dezmodia(), tokens=3)
    assert (tokens(match), in_play(match)) == (7, {"shadows-reach": 9})


def test_shadows_reach_with_tokens_left_does_nothing_yet() -> None:
    match = acts([{"name": "Shadow's Reach", "tokens": 2}], gex(), dezmodia())
    assert (match.over, in_play(match)["shadows-reach"], tokens(match)) == (False, 1, 4)


def test_shadows_reach_loses_the_battle() -> None:
    match = acts([last_token("Shadow's Reach"), "Mangleroot"], gex(), dezmodia())
    assert why(match) == (False, "final-form")
    assert gravehold(match) == 30


def test_shadows_reach_stays_when_magus_is_hurt() -> None:
    match = blow(FOUR, tokens=2, in_play=["Shadow's Reach"])
    assert in_play(match) == {"shadows-reach": 9}


# Veil Daughter


@pytest.mark.parametrize(("held", "left"), [(2, 9), (3, 10), (4, 11), (8, 11)])
def test_veil_daughter_is_hurt_less_by_each_token(held: int, left: int) -> None:
    match = blow(FOUR, "target:veil-daughter", in_play=["Veil Daughter"], tokens=held)
    assert (in_play(match), tokens(match), foe(match)["life"]) == ({"veil-daughter": left}, held, 35)


def test_veil_daughter_hurts_the_player_with_most_charges() -> None:
    match = acts(["Veil Daughter"], gex(charges=1), dezmodia(charges=2))
    assert (lives(match), player(match, 1)["charges"]) == ([10, 6], 2)
    tie = acts(["Veil Daughter"], gex(), dezmodia())
    assert (tie.decision.seat, keys(tie)) == (None, ["player:1", "player:2"])


@pytest.mark.parametrize(
    ("card", "count"),
    [
        ("dusk-spawn", 5),
        ("rising-dark", 3),
        ("twilight-empire", 3),
        ("ashen-haruspex", 5),
        ("black-solstice", 2),
        ("veil-daughter", 11),
    ],
)
def test_what_enters_play_waits_there_whole(card: str, count: int) -> None:
    match = draws(card, gex(), dezmodia())
    assert (in_play(match), tokens(match), lives(match), losses(match)) == ({card: count}, 4, [10, 10], 0)

"""Hollow Crown: she cannot be hurt, her acolytes come and go, and her nine cards set them to work."""

from typing import Any

import pytest

import talia
from talia import Match
from talia.games.aeons_end.boxes.war_eternal.nemeses.acolytes import ACOLYTES, spared
from talia.games.aeons_end.cards.card import Card
from talia.words import speaker
from tests.games.aeons_end.nemesis_table import CROWN, OWN, acolytes, last_token, losses, only_turns, with_life
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
    mage,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    turn_order,
    why,
)


def draws(card: str, *players: Any, **rest: Any) -> Match:  # Any: positions are plain JSON
    """Hollow Crown draws this card."""
    return nemesis_draws(card, *players, name=CROWN, **rest)


def acts(cards: list[Any], *players: Any, **rest: Any) -> Match:
    """Hollow Crown's main phase with these cards in play."""
    return nemesis_acts(cards, *players, name=CROWN, **rest)


def crown(*players: Any, nemesis: dict[str, Any], **position: Any) -> Match:
    """A position against Hollow Crown."""
    return battle(*players, nemesis={"name": CROWN, **nemesis}, **position)


def strikes(**nemesis: Any) -> Match:
    """Gex has a spell of two damage ready to cast."""
    spell = {"II": prepped("Fiery Torrent")}
    return crown(gex(breaches=spell), dezmodia(), phase="casting", nemesis=nemesis, turn_order=turn_order(2))


# Set-up


def fresh(**answers: Any) -> Match:
    """A new battle whose first turn is a player's."""
    game = talia.game(GAME)
    started = (game.new(players=2, seed=seed, nemesis="hollow-crown", **answers) for seed in range(50))
    return next(each for each in started if each.view(0)["turn"] == 1 and each.view(0)["active"] is not None)


@pytest.mark.parametrize("level", ["beginner", "normal", "expert", "extinction"])
def test_two_acolytes_are_in_play_from_the_start(level: str) -> None:
    match = fresh(difficulty=level)
    assert [life for _, life in acolytes(match)] == [11, 11]
    discarded = 1 if level == "beginner" else 0
    assert (foe(match)["crew"], len(foe(match)["crew_discard"])) == (7 - discarded, discarded)
    assert (foe(match)["deck"], foe(match)["discard"]) == (24, [])
    assert len({*in_play(match), *foe(match)["crew_discard"]}) == 2 + discarded


@pytest.mark.parametrize("level", ["beginner", "normal", "expert", "extinction"])
def test_her_life_is_1_at_every_level(level: str) -> None:
    match = fresh(difficulty=level)
    assert (foe(match)["life"], foe(match)["full"], foe(match)["tokens"]) == (1, 1, 0)


def test_the_acolytes_are_shuffled() -> None:
    game = talia.game(GAME)
    pairs = set()
    for seed in range(60):
        match = game.new(players=2, seed=seed, nemesis="hollow-crown")
        if match.view(0)["active"] is not None and match.view(0)["turn"] == 1:
            pairs.add(tuple(in_play(match)))
    assert {id for pair in pairs for id in pair} == set(OWN)
    assert len(pairs) > 15


# She cannot be dealt damage


def test_she_is_never_a_target() -> None:
    match = strikes(in_play=["Bezu", "Lurzan", "Thronewatch"])
    choose(match, "cast:fiery-torrent@II")
    assert keys(match) == ["target:bezu", "target:lurzan", "target:thronewatch"]
    choose(match, "target:lurzan")
    assert (in_play(match), foe(match)["life"]) == ({"bezu": 11, "lurzan": 9, "thronewatch": 6}, 1)


def test_a_lone_acolyte_takes_every_blow() -> None:
    match = strikes(in_play=["Bezu"])
    choose(match, "cast:fiery-torrent@II")
    assert acolytes(match) == [("bezu", 9)]


def test_without_any_minion_a_blow_does_nothing() -> None:
    match = strikes(in_play=[], crew=[])
    choose(match, "cast:fiery-torrent@II")
    assert not match.over
    assert foe(match)["life"] == 1
    assert player(match)["discard"] == ["fiery-torrent"]


def test_neither_do_the_spells_and_abilities_that_choose_their_own_targets() -> None:
    quilius = mage("Quilius", breaches={"I": prepped("Extinguish")})
    match = crown(quilius, dezmodia(), phase="casting", nemesis={"in_play": [], "crew": []})
    choose(match, "cast:extinguish@I")
    assert not match.over
    spell = {"I": prepped("Spark")}
    garu = crown(mage("Garu", charges=5, breaches=spell), dezmodia(), nemesis={"in_play": [], "crew": []})
    choose(garu, "ability", "done")
    assert not garu.over
    assert foe(garu)["life"] == 1


# Acolytes that fall


def test_a_new_acolyte_comes_at_once() -> None:
    match = strikes(in_play=[with_life("Bezu", 2), "Lurzan"], crew=["Mord", "Solara"])
    choose(match, "cast:fiery-torrent@II", "target:bezu")
    assert acolytes(match) == [("lurzan", 11), ("mord", 11)]
    assert (foe(match)["crew"], foe(match)["crew_discard"], foe(match)["discard"]) == (1, ["bezu"], [])


def test_no_acolyte_comes_from_an_empty_deck() -> None:
    match = strikes(in_play=[with_life("Bezu", 2), "Lurzan"], crew=[])
    choose(match, "cast:fiery-torrent@II", "target:bezu")
    assert (acolytes(match), foe(match)["crew"]) == ([("lurzan", 11)], 0)
    choose(match, "end")
    assert not match.over


def test_a_minion_of_her_deck_that_falls_brings_no_acolyte() -> None:
    match = strikes(in_play=["Lurzan", with_life("Thronewatch", 2)], crew=["Mord"])
    choose(match, "cast:fiery-torrent@II", "target:thronewatch")
    assert (acolytes(match), foe(match)["discard"]) == ([("lurzan", 11)], ["thronewatch"])


# Her own end


def test_the_players_win_at_the_end_of_a_turn_without_acolytes_and_not_before() -> None:
    match = strikes(in_play=[with_life("Bezu", 2), "Thronewatch", "Infernal Domain"], crew=[])
    choose(match, "cast:fiery-torrent@II", "target:bezu")
    assert (acolytes(match), match.over) == ([], False)
    choose(match, "end")
    assert why(match) == (True, "acolytes-gone")


def test_the_end_of_her_own_turn_counts_as_well() -> None:
    match = acts([with_life("Nhavkalas", 1), "Null Scion"], gex(), dezmodia(), crew=[], deck=["Mangleroot", "Smite"])
    assert why(match) == (True, "acolytes-gone")
    assert losses(match) == 3
    assert (foe(match)["deck"], in_play(match)["mangleroot"]) == (1, 12), "her draw phase came first"


def test_her_turn_may_still_be_lost_before_its_end() -> None:
    match = acts([with_life("Nhavkalas", 1), "Null Scion"], gex(), dezmodia(), crew=[], deck=["Smite"], gravehold=5)
    assert why(match) == (False, "gravehold-fallen")


def test_an_acolyte_drawn_in_time_keeps_the_battle_going() -> None:
    match = draws("Beseech", gex(), dezmodia(), in_play=[], crew=["Lurzan"])
    choose(match, "player:1")
    assert not match.over
    assert acolytes(match) == [("lurzan", 11)]


def test_the_last_acolyte_falling_on_an_empty_nemesis_deck_wins_at_once() -> None:
    match = strikes(in_play=[with_life("Bezu", 2)], crew=[], deck=[])
    choose(match, "cast:fiery-torrent@II")
    assert why(match) == (True, "nemesis-spent")


def test_an_empty_nemesis_deck_is_no_victory_while_acolytes_come() -> None:
    match = strikes(in_play=[with_life("Bezu", 2)], crew=["Mord"], deck=[])
    choose(match, "cast:fiery-torrent@II")
    assert (match.over, acolytes(match)) == (False, [("mord", 11)])


# Exhaustion


def test_exhaustion_costs_gravehold_4_instead_of_unleashing_twice() -> None:
    match = acts(
        ["Kurgax", "Howling Spinners"],
        gex(life=1, charges=3, breaches={"II": prepped("Spark")}),
        dezmodia(),
    )
    choose(match, "player:1")
    assert (match.decision.word, losses(match), lives(match)) == ("ask-destroy-breach", 4, [0, 10])
    choose(match, "destroy-breach:II")
    assert (breach(match, "II")["state"], player(match)["discard"]) == ("gone", ["spark"])
    assert (player(match)["charges"], losses(match)) == (0, 4 + 2)
    assert acolytes(match) == [("kurgax", 11)]


def test_exhaustion_may_fell_gravehold() -> None:
    match = acts(["Kurgax", "Howling Spinners"], gex(life=2, charges=3), dezmodia(), gravehold=4)
    choose(match, "player:1")
    assert why(match) == (False, "gravehold-fallen")
    assert player(match)["charges"] == 3


# Unleash


def test_unleash_is_the_blood_magic_of_the_acolyte_with_the_highest_life() -> None:
    match = acts([with_life("Bezu", 9), with_life("Nhavkalas", 10), with_life("Mord", 9), "Null Scion"], gex())
    assert (losses(match), acolytes(match)) == (3, [("bezu", 9), ("nhavkalas", 9), ("mord", 9)])


def test_of_several_with_the_highest_life_the_team_chooses() -> None:
    match = acts(["Nhavkalas", with_life("Mord", 10), "Lurzan", "Null Scion"], gex(life=9), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["acolyte:nhavkalas", "acolyte:lurzan"])
    choose(match, "acolyte:lurzan")
    assert (losses(match), lives(match)) == (0, [8, 10])


def test_unleash_without_acolytes_does_nothing() -> None:
    match = draws("Smite", gex(), dezmodia(), in_play=["Howling Spinners"], crew=[])
    assert losses(match) == 2
    assert why(match) == (True, "acolytes-gone")


def test_each_unleash_looks_for_the_highest_life_anew() -> None:
    match = draws("Smite", gex(hand=[]), dezmodia(hand=[]), in_play=["Solara", with_life("Nhavkalas", 10)])
    assert acolytes(match) == [("solara", 8), ("nhavkalas", 9)]
    assert losses(match) == 3 + 2


def test_an_empty_deck_unleashes_three_times() -> None:
    match = draws("Smite", gex(), dezmodia(), in_play=["Nhavkalas"], crew=[], deck=[])
    assert (losses(match), acolytes(match)) == (9, [("nhavkalas", 8)])


@pytest.mark.parametrize("level", ["expert", "extinction"])
def test_harder_unleash_is_the_blood_magic_of_each_without_their_own_damage(level: str) -> None:
    match = crown(
        gex(hand=["Crystal"] * 3, life=8),
        dezmodia(hand=[], life=7),
        phase="nemesis-main",
        difficulty=level,
        gravehold=25,
        nemesis={
            "in_play": [with_life("Nhavkalas", 1), with_life("Solara", 2), "Lurzan", "Null Scion"],
            "deck": ["Mangleroot", "Smite"],
        },
        turn_order=turn_order(2),
    )
    assert gravehold(match) == 22
    assert player(match)["discard"] == ["crystal", "crystal"]
    assert lives(match) == [8, 6]
    assert acolytes(match) == [("nhavkalas", 1), ("solara", 2), ("lurzan", 11)]


@pytest.mark.parametrize("order", [("Ren-Goda", "Kurgax"), ("Kurgax", "Ren-Goda")])
def test_the_acolyte_longest_in_play_comes_first(order: tuple[str, str]) -> None:
    match = draws("Enslave", gex(), dezmodia(), in_play=list(order))
    words = []
    while match.decision.word != "ask-main":
        words.append((match.decision.word, losses(match)))
        choose(match, keys(match)[0])
    first, second = [("ask-either", 0), ("ask-player", 0)], [("ask-player", 1)]
    if order[0] == "Kurgax":
        first, second = second, [("ask-either", 1), ("ask-player", 1)]
    assert words == first + second


def test_a_new_acolyte_is_the_last_in_that_order() -> None:
    match = strikes(in_play=[with_life("Nhavkalas", 2), "Kurgax"], crew=["Ren-Goda"], deck=["Enslave", "Smite"])
    choose(match, "cast:fiery-torrent@II", "target:nhavkalas")
    assert acolytes(match) == [("kurgax", 11), ("ren-goda", 11)]


# Beseech


def test_beseech_replaces_the_acolyte_with_the_lowest_life_and_unleashes() -> None:
    match = draws("Beseech", gex(), dezmodia(), in_play=["Lurzan", with_life("Bezu", 4)], crew=["Nhavkalas", "Mord"])
    assert acolytes(match) == [("lurzan", 11), ("nhavkalas", 11)]
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (2, [])
    assert keys(match) == ["acolyte:lurzan", "acolyte:nhavkalas"]
    choose(match, "acolyte:nhavkalas")
    assert (losses(match), foe(match)["discard"]) == (3, ["beseech"])


def test_beseech_puts_it_under_the_acolyte_deck() -> None:
    match = draws("Beseech", gex(), dezmodia(), in_play=[with_life("Bezu", 4)], crew=["Nhavkalas"])
    assert (acolytes(match), foe(match)["crew"], losses(match)) == ([("nhavkalas", 10)], 1, 3)


def test_beseech_leaves_a_tie_to_the_team() -> None:
    match = draws("Beseech", gex(), dezmodia(), in_play=["Lurzan", "Bezu"], crew=["Nhavkalas"])
    assert (match.decision.seat, keys(match)) == (None, ["acolyte:lurzan", "acolyte:bezu"])
    choose(match, "acolyte:lurzan")
    assert acolytes(match) == [("bezu", 11), ("nhavkalas", 11)]


def test_beseech_with_an_empty_deck_brings_the_same_acolyte_back_whole() -> None:
    match = draws("Beseech", gex(), dezmodia(), in_play=[with_life("Nhavkalas", 4)], crew=[])
    assert (acolytes(match), losses(match), foe(match)["crew"]) == ([("nhavkalas", 10)], 3, 0)


# Enslave


def test_enslave_resolves_the_blood_magic_of_each_without_their_own_damage() -> None:
    match = draws("Enslave", gex(life=9), dezmodia(), in_play=[with_life("Nhavkalas", 1), with_life("Lurzan", 2)])
    assert (losses(match), lives(match)) == (3, [8, 10])
    assert acolytes(match) == [("nhavkalas", 1), ("lurzan", 2)]
    assert foe(match)["discard"] == ["enslave"]


def test_enslave_without_acolytes_does_nothing() -> None:
    match = draws("Enslave", gex(), dezmodia(), in_play=[], crew=[])
    assert losses(match) == 0


# Thronewatch


def test_thronewatch_works_the_blood_magic_of_the_lowest_and_hurts_it() -> None:
    match = acts(["Thronewatch", "Lurzan", with_life("Nhavkalas", 5)], gex(), dezmodia())
    assert (losses(match), acolytes(match)) == (3, [("lurzan", 11), ("nhavkalas", 5 - 1 - 1)])


def test_thronewatch_leaves_a_tie_to_the_team() -> None:
    match = acts(["Thronewatch", "Lurzan", "Nhavkalas"], gex(life=9), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["acolyte:lurzan", "acolyte:nhavkalas"])
    choose(match, "acolyte:lurzan")
    assert (lives(match), acolytes(match)) == ([8, 10], [("lurzan", 10), ("nhavkalas", 11)])


def test_thronewatch_kills_the_acolyte_it_drives() -> None:
    match = acts(["Thronewatch", with_life("Lurzan", 1), "Kurgax"], gex(life=9), dezmodia(), crew=["Mord"])
    assert (lives(match), acolytes(match)) == ([8, 10], [("kurgax", 11), ("mord", 11)])


def test_thronewatch_spares_the_newcomer_when_blood_magic_itself_was_deadly() -> None:
    match = acts(["Thronewatch", with_life("Nhavkalas", 1), "Kurgax"], gex(), dezmodia(), crew=["Mord"])
    assert (losses(match), acolytes(match)) == (3, [("kurgax", 11), ("mord", 11)])


def test_thronewatch_alone_does_nothing() -> None:
    match = acts(["Thronewatch"], gex(), dezmodia(), crew=[])
    assert (losses(match), lives(match)) == (0, [10, 10])


# Ascend


def test_ascend_unleashes_then_heals_the_lowest_and_works_its_blood_magic() -> None:
    match = draws("Ascend", gex(life=9), dezmodia(), in_play=["Lurzan", with_life("Nhavkalas", 1)])
    assert lives(match) == [8, 10], "Lurzan had the highest life"
    assert (losses(match), acolytes(match)) == (3, [("lurzan", 11), ("nhavkalas", 10)])


def test_ascend_heals_ten_and_no_more_than_is_printed() -> None:
    match = draws("Ascend", gex(), dezmodia(), in_play=[with_life("Nhavkalas", 8), with_life("Mord", 4)])
    assert (losses(match), acolytes(match)) == (3 + 3, [("nhavkalas", 7), ("mord", 11)])
    lowest = draws("Ascend", gex(life=9), dezmodia(), in_play=["Lurzan", with_life("Kurgax", 1)], crew=[])
    choose(lowest, "player:2")
    assert (losses(lowest), lives(lowest), acolytes(lowest)) == (1, [8, 9], [("lurzan", 11), ("kurgax", 11)])


def test_ascend_leaves_a_tie_to_the_team() -> None:
    match = draws("Ascend", gex(), dezmodia(), in_play=[with_life("Mord", 2), with_life("Kurgax", 2), "Nhavkalas"])
    assert (keys(match), losses(match)) == (["acolyte:mord", "acolyte:kurgax"], 3)
    choose(match, "acolyte:mord")
    assert (losses(match), acolytes(match)) == (6, [("mord", 11), ("kurgax", 2), ("nhavkalas", 10)])


# Infernal Domain


def test_infernal_domain_draws_an_acolyte_and_sets_each_to_work() -> None:
    match = acts(
        [last_token("Infernal Domain"), with_life("Nhavkalas", 1)], gex(life=9), dezmodia(), crew=["Lurzan", "Mord"]
    )
    assert acolytes(match) == [("nhavkalas", 1), ("lurzan", 11)]
    assert (losses(match), lives(match), foe(match)["crew"]) == (3, [8, 10], 1)
    assert foe(match)["discard"] == ["infernal-domain"]


def test_infernal_domain_with_an_empty_deck_works_with_those_in_play() -> None:
    match = acts([last_token("Infernal Domain"), "Nhavkalas"], gex(), dezmodia(), crew=[])
    assert (losses(match), acolytes(match)) == (3, [("nhavkalas", 11)])


def test_infernal_domain_waits_two_turns() -> None:
    match = acts(["Infernal Domain", "Nhavkalas"], gex(), dezmodia(), crew=["Mord"])
    assert (losses(match), in_play(match)["infernal-domain"], foe(match)["crew"]) == (0, 1, 1)


# Reign


def test_reign_works_the_highest_hurts_it_by_six_and_unleashes_twice() -> None:
    match = draws("Reign", gex(life=9), dezmodia(), in_play=["Nhavkalas", with_life("Lurzan", 8)])
    assert acolytes(match) == [("nhavkalas", 11 - 1 - 6), ("lurzan", 8)]
    assert (losses(match), lives(match)) == (3, [7, 10]), "then Lurzan had the highest life, twice"


def test_reign_kills_a_weak_acolyte_and_unleashes_with_the_next() -> None:
    match = draws("Reign", gex(life=9), dezmodia(), in_play=[with_life("Nhavkalas", 7)], crew=["Lurzan"])
    assert (acolytes(match), foe(match)["crew_discard"]) == ([("lurzan", 11)], ["nhavkalas"])
    assert (losses(match), lives(match)) == (3, [7, 10])


def test_reign_leaves_a_tie_to_the_team() -> None:
    match = draws("Reign", gex(), dezmodia(), in_play=["Lurzan", "Nhavkalas"])
    assert (match.decision.seat, keys(match)) == (None, ["acolyte:lurzan", "acolyte:nhavkalas"])
    choose(match, "acolyte:nhavkalas")
    assert dict(acolytes(match))["nhavkalas"] == 4


# Dominate


def test_dominate_resolves_the_blood_magic_of_each_twice() -> None:
    match = draws("Dominate", gex(life=5), dezmodia(), in_play=[with_life("Nhavkalas", 1), with_life("Lurzan", 1)])
    assert (losses(match), lives(match)) == (6, [3, 10])
    assert acolytes(match) == [("nhavkalas", 1), ("lurzan", 1)]


def test_dominate_goes_round_and_then_round_again() -> None:
    match = draws("Dominate", gex(), dezmodia(), in_play=["Mord", "Kurgax"])
    told = []
    while match.decision.word != "ask-main":
        told.append(losses(match))
        choose(match, "player:1")
    assert told == [3 + 1, 3 + 1 + 3 + 1]
    assert lives(match) == [8, 10]


# Nameless Faith


def test_nameless_faith_shuffles_the_last_two_discarded_acolytes_in() -> None:
    match = acts(
        [last_token("Nameless Faith"), with_life("Nhavkalas", 1)],
        gex(),
        dezmodia(),
        crew=[],
        crew_discard=["Mord", "Bezu", "Solara"],
    )
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (2, ["solara"])
    assert (losses(match), acolytes(match), foe(match)["discard"]) == (3, [("nhavkalas", 1)], ["nameless-faith"])


@pytest.mark.parametrize("gone", [[], ["Mord"]])
def test_nameless_faith_shuffles_in_what_there_is(gone: list[str]) -> None:
    match = acts([last_token("Nameless Faith"), "Nhavkalas"], gex(), dezmodia(), crew=["Bezu"], crew_discard=gone)
    assert (foe(match)["crew"], foe(match)["crew_discard"], losses(match)) == (1 + len(gone), [], 3)


def test_nameless_faith_really_shuffles() -> None:
    tops = set()
    for seed in range(40):
        match = talia.arrange(
            GAME,
            {
                "players": [gex(), dezmodia()],
                "phase": "nemesis-main",
                "run_on": True,
                "nemesis": {
                    "name": CROWN,
                    "in_play": [last_token("Nameless Faith"), with_life("Lurzan", 1), "Thronewatch"],
                    "deck": ["Mangleroot", "Smite"],
                    "crew": ["Bezu"],
                    "crew_discard": ["Mord", "Nhavkalas"],
                },
                "turn_order": only_turns("player 1"),
            },
            seed,
        )
        while match.decision.word == "ask-player":
            choose(match, "player:1")
        tops.add(acolytes(match)[0])
    assert tops == {("bezu", 11), ("mord", 11), ("nhavkalas", 11)}


# Viscera Bride


def test_viscera_bride_heals_the_lowest_and_works_its_blood_magic_twice() -> None:
    match = acts(["Viscera Bride", "Lurzan", with_life("Nhavkalas", 1)], gex(), dezmodia())
    assert (losses(match), acolytes(match)) == (6, [("lurzan", 11), ("nhavkalas", 9)])


def test_viscera_bride_leaves_a_tie_to_the_team() -> None:
    match = acts(["Viscera Bride", with_life("Lurzan", 2), with_life("Nhavkalas", 2)], gex(life=9), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["acolyte:lurzan", "acolyte:nhavkalas"])
    choose(match, "acolyte:lurzan")
    assert (lives(match), acolytes(match)) == ([7, 10], [("lurzan", 11), ("nhavkalas", 2)])


def test_viscera_bride_heals_no_more_than_is_printed() -> None:
    spells = {"I": prepped("Spark"), "II": prepped("Spark"), "III": prepped("Spark"), "IV": prepped("Spark")}
    match = acts(["Viscera Bride", with_life("Bezu", 5)], dezmodia(breaches=spells))
    assert (losses(match), acolytes(match)) == (4 + 4, [("bezu", 11 - 4 - 4)])


def test_viscera_bride_alone_does_nothing() -> None:
    match = acts(["Viscera Bride"], gex(), dezmodia(), crew=[])
    assert (losses(match), lives(match)) == (0, [10, 10])


# Prices, life and tokens


@pytest.mark.parametrize("power", ["infernal-domain", "nameless-faith"])
def test_her_powers_are_discarded_for_eight_aether(power: str) -> None:
    poor = crown(gex(aether=7), dezmodia(), nemesis={"in_play": ["Lurzan", power]})
    assert f"discard:{power}" not in keys(poor)
    match = crown(gex(aether=9), dezmodia(), nemesis={"in_play": ["Lurzan", power]})
    choose(match, f"discard:{power}")
    assert (player(match)["aether"], foe(match)["discard"], in_play(match)) == (1, [power], {"lurzan": 11})
    assert lives(match) == [10, 10]


@pytest.mark.parametrize(
    ("card", "count"), [("thronewatch", 6), ("infernal-domain", 2), ("nameless-faith", 1), ("viscera-bride", 18)]
)
def test_what_enters_play_waits_there_whole(card: str, count: int) -> None:
    match = draws(card, gex(), dezmodia(), in_play=["Lurzan"])
    assert in_play(match) == {"lurzan": 11, card: count}
    assert (lives(match), losses(match)) == ([10, 10], 0)


@pytest.mark.parametrize("acolyte", ACOLYTES, ids=lambda acolyte: acolyte.id)
def test_spared_blood_magic_says_only_what_is_left_of_it(acolyte: Card) -> None:
    voice = speaker("en", talia.game("aeons-end/war-eternal"))
    assert acolyte.blood_magic is not None
    assert ", ." not in spared(acolyte.blood_magic).text(voice)

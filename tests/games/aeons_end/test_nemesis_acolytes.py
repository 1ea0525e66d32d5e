"""The nine acolytes of Hollow Crown and their blood magic."""

import pytest

import talia
from talia.words import speaker
from tests.games.aeons_end.nemesis_table import CROWN, OWN, acolytes, losses, unleashed, with_life
from tests.games.aeons_end.table import (
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    keys,
    lives,
    mist,
    nemesis_acts,
    nemesis_draws,
    player,
    prepped,
    why,
)

TWO = {"I": prepped("Spark"), "II": prepped("Spark")}


# Bezu


def test_bezu_and_gravehold_suffer_for_each_spell_of_whoever_prepped_most() -> None:
    match = unleashed("Bezu", gex(breaches={"II": prepped("Spark")}), dezmodia(breaches=TWO))
    assert (losses(match), acolytes(match), lives(match)) == (2, [("bezu", 9)], [10, 10])


def test_bezu_does_nothing_while_nothing_is_prepped() -> None:
    match = unleashed("Bezu", gex(), dezmodia())
    assert (losses(match), acolytes(match)) == (0, [("bezu", 11)])


def test_bezu_dies_from_its_own_blood_magic_and_another_comes() -> None:
    match = unleashed("Bezu", gex(), dezmodia(breaches=TWO), life=2, crew=["Lurzan", "Mord"])
    assert (losses(match), acolytes(match)) == (2, [("lurzan", 11)])
    assert (foe(match)["crew"], foe(match)["crew_discard"]) == (1, ["bezu"])
    assert foe(match)["discard"] == []


def test_bezu_fells_gravehold_before_itself() -> None:
    match = unleashed("Bezu", gex(), dezmodia(breaches=TWO), life=1, gravehold=2)
    assert why(match) == (False, "gravehold-fallen")
    assert acolytes(match) == [("bezu", 1)]


# Edryss Tragg


@pytest.mark.parametrize(("life", "left"), [(8, 11), (7, 9), (3, 9)])
def test_edryss_tragg_suffers_too_when_five_life_or_less_is_left(life: int, left: int) -> None:
    match = unleashed("Edryss Tragg", gex(life=life), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert (lives(match), acolytes(match), losses(match)) == ([life - 2, 10], [("edryss-tragg", left)], 0)


def test_edryss_tragg_looks_at_the_life_of_that_player_only() -> None:
    match = unleashed("Edryss Tragg", gex(), dezmodia(life=1))
    choose(match, "player:1")
    assert acolytes(match) == [("edryss-tragg", 11)]


def test_edryss_tragg_and_an_exhausted_player() -> None:
    match = unleashed("Edryss Tragg", gex(life=0), dezmodia())
    choose(match, "player:1")
    assert (losses(match), acolytes(match)) == (4, [("edryss-tragg", 9)])


def test_edryss_tragg_finishes_the_unleash_before_the_exhaustion_it_caused() -> None:
    match = unleashed("Edryss Tragg", gex(life=1, charges=2), dezmodia(), life=2, crew=["Mord"])
    choose(match, "player:1")
    assert match.decision.word == "ask-destroy-breach"
    assert (acolytes(match), foe(match)["crew_discard"]) == ([("mord", 11)], ["edryss-tragg"])
    assert losses(match) == 4
    choose(match, "destroy-breach:II")
    assert (losses(match), player(match)["charges"]) == (4 + 2, 0)


# Holadran


def test_holadran_hurts_two_different_players() -> None:
    match = unleashed("Holadran", gex(), dezmodia(), mist())
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2", "player:3"])
    choose(match, "player:2")
    assert keys(match) == ["player:1", "player:3"]
    choose(match, "player:3")
    assert (lives(match), acolytes(match), losses(match)) == ([10, 9, 9], [("holadran", 11)], 0)


def test_holadran_hurts_both_of_two_players() -> None:
    match = unleashed("Holadran", gex(), dezmodia())
    assert lives(match) == [9, 9]


def test_holadran_hurts_a_player_alone_twice() -> None:
    match = unleashed("Holadran", gex())
    assert (lives(match), losses(match)) == ([8], 0)


def test_holadran_twice_on_a_player_alone_who_is_exhausted_by_the_first() -> None:
    match = unleashed("Holadran", gex(life=1))
    assert (match.decision.word, losses(match)) == ("ask-destroy-breach", 2 + 4)


def test_holadran_and_an_exhausted_player() -> None:
    match = unleashed("Holadran", gex(life=0), dezmodia(), mist())
    choose(match, "player:1", "player:3")
    assert (lives(match), losses(match)) == ([0, 10, 9], 2)


# Kurgax


def test_kurgax_hurts_gravehold_and_any_player() -> None:
    match = unleashed("Kurgax", gex(), dezmodia())
    assert (losses(match), match.decision.seat, keys(match)) == (1, None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert (losses(match), lives(match), acolytes(match)) == (1, [10, 9], [("kurgax", 11)])


def test_kurgax_and_an_exhausted_player() -> None:
    match = unleashed("Kurgax", gex(), dezmodia(life=0))
    choose(match, "player:2")
    assert losses(match) == 3


# Lurzan


def test_lurzan_hurts_the_player_with_the_lowest_life() -> None:
    match = unleashed("Lurzan", gex(life=6), dezmodia(life=5), mist())
    assert (lives(match), acolytes(match), losses(match)) == ([6, 4, 10], [("lurzan", 11)], 0)


def test_lurzan_leaves_a_tie_to_the_team() -> None:
    match = unleashed("Lurzan", gex(life=5), dezmodia(), mist(life=5))
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:3"])
    choose(match, "player:3")
    assert lives(match) == [5, 10, 4]


def test_lurzan_passes_the_exhausted_by() -> None:
    match = unleashed("Lurzan", gex(life=0), dezmodia(life=9), mist())
    assert (lives(match), losses(match)) == ([0, 8, 10], 0)


def test_lurzan_has_nobody_else_when_the_only_player_is_exhausted() -> None:
    match = unleashed("Lurzan", gex(life=0))
    assert losses(match) == 2


# Mord


def test_mord_hurts_gravehold_or_costs_a_charge() -> None:
    match = unleashed("Mord", gex(charges=2), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["or:1", "or:2"])
    charge = match.clone()
    choose(match, "or:1")
    assert (losses(match), acolytes(match), player(match)["charges"]) == (3, [("mord", 11)], 2)
    choose(charge, "or:2")
    assert (losses(charge), acolytes(charge), player(charge)["charges"]) == (1, [("mord", 10)], 1)


def test_mord_takes_the_charge_from_any_player_who_has_one() -> None:
    match = unleashed("Mord", gex(charges=1), dezmodia(), mist(charges=1))
    choose(match, "or:2")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:3"])
    choose(match, "player:3")
    assert [player(match, seat)["charges"] for seat in (0, 1, 2)] == [1, 0, 0]


def test_mord_hurts_gravehold_when_nobody_has_a_charge() -> None:
    match = unleashed("Mord", gex(), dezmodia())
    assert (losses(match), acolytes(match)) == (3, [("mord", 11)])


def test_mord_dies_from_the_charge_it_takes() -> None:
    match = unleashed("Mord", gex(charges=1), dezmodia(), life=1, crew=[])
    choose(match, "or:2")
    assert foe(match)["crew_discard"] == ["mord"]
    assert why(match) == (True, "acolytes-gone")


# Nhavkalas


def test_nhavkalas_hurts_gravehold_and_itself() -> None:
    match = unleashed("Nhavkalas", gex(), dezmodia())
    assert (losses(match), acolytes(match), lives(match)) == (3, [("nhavkalas", 10)], [10, 10])


def test_nhavkalas_dies_from_its_own_blood_magic() -> None:
    match = unleashed("Nhavkalas", gex(), dezmodia(), life=1, crew=["Bezu"])
    assert (losses(match), acolytes(match), foe(match)["crew_discard"]) == (3, [("bezu", 11)], ["nhavkalas"])


# Ren-Goda


def test_ren_goda_hurts_any_player_or_takes_their_dearest_card_too() -> None:
    match = unleashed("Ren-Goda", gex(hand=["Spark", "Fiery Torrent", "Crystal"]), dezmodia())
    assert (match.decision.seat, keys(match)) == (None, ["or:1", "or:2"])
    card = match.clone()
    choose(match, "or:1", "player:1")
    assert (lives(match), len(player(match)["hand"])) == ([8, 10], 3)
    choose(card, "or:2", "player:1")
    assert (lives(card), player(card)["hand"]) == ([9, 10], ["spark", "crystal"])
    assert player(card)["discard"] == ["fiery-torrent"]
    assert acolytes(card) == [("ren-goda", 11)]


def test_ren_goda_lets_that_player_choose_among_equally_dear_cards() -> None:
    match = unleashed("Ren-Goda", gex(), dezmodia(hand=["Spark", "Crystal"]))
    choose(match, "or:2", "player:2")
    assert (match.decision.seat, set(keys(match))) == (1, {"discard:spark", "discard:crystal"})
    choose(match, "discard:spark")
    assert (lives(match), player(match, 1)["hand"]) == ([10, 9], ["crystal"])


def test_ren_goda_takes_a_card_only_from_those_who_have_one() -> None:
    match = unleashed("Ren-Goda", gex(hand=[]), dezmodia())
    choose(match, "or:2")
    assert (lives(match), player(match, 1)["discard"]) == ([10, 9], ["crystal"])


def test_ren_goda_only_hurts_when_all_hands_are_empty() -> None:
    match = unleashed("Ren-Goda", gex(hand=[]), dezmodia(hand=[]))
    assert keys(match) == ["player:1", "player:2"]
    choose(match, "player:2")
    assert lives(match) == [10, 8]


def test_ren_goda_and_an_exhausted_player() -> None:
    match = unleashed("Ren-Goda", gex(life=0), dezmodia())
    choose(match, "or:2", "player:1")
    assert (losses(match), player(match)["discard"]) == (2, ["crystal"])


# Solara


def test_solara_costs_any_player_two_cards_and_itself_three_life() -> None:
    match = unleashed("Solara", gex(hand=["Spark", "Crystal", "Fiery Torrent"]), dezmodia(hand=["Spark", "Crystal"]))
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:1")
    assert match.decision.seat == 0
    choose(match, "discard:spark", "discard:crystal")
    assert player(match)["hand"] == ["fiery-torrent"]
    assert player(match)["discard"] == ["crystal", "spark"]
    assert (acolytes(match), losses(match), lives(match)) == ([("solara", 8)], 0, [10, 10])


def test_solara_passes_by_whoever_has_fewer_cards_than_two() -> None:
    match = unleashed("Solara", gex(), dezmodia(hand=["Spark", "Spark"]))
    assert (len(player(match)["hand"]), player(match, 1)["hand"]) == (1, [])


def test_solara_takes_what_there_is_when_nobody_has_two_cards() -> None:
    match = unleashed("Solara", gex(), dezmodia(hand=[]))
    assert (player(match)["discard"], player(match, 1)["discard"]) == (["crystal"], [])
    assert acolytes(match) == [("solara", 8)]


def test_solara_suffers_even_when_all_hands_are_empty() -> None:
    match = unleashed("Solara", gex(hand=[]), dezmodia(hand=[]))
    assert acolytes(match) == [("solara", 8)]


@pytest.mark.parametrize("life", [3, 2])
def test_solara_dies_from_its_own_blood_magic(life: int) -> None:
    match = unleashed("Solara", gex(), dezmodia(hand=[]), life=life, crew=["Kurgax"])
    assert (acolytes(match), foe(match)["crew_discard"]) == ([("kurgax", 11)], ["solara"])


# All of them


@pytest.mark.parametrize("acolyte", OWN)
def test_an_acolyte_does_nothing_by_itself_in_the_main_phase(acolyte: str) -> None:
    match = nemesis_acts([acolyte], gex(charges=2), dezmodia(breaches=TWO), name=CROWN)
    assert (acolytes(match), lives(match), gravehold(match)) == ([(acolyte, 11)], [10, 10], 30)
    assert match.decision.word == "ask-main"


@pytest.mark.parametrize(
    ("acolyte", "keys_of", "hurt"),
    [
        ("bezu", [], 2),
        ("edryss-tragg", ["player:1"], 0),
        ("mord", ["or:2"], 1),
        ("nhavkalas", [], 3),
        ("solara", ["player:1"], 0),
    ],
)
def test_spared_acolytes_do_the_same_without_suffering(acolyte: str, keys_of: list[str], hurt: int) -> None:
    """Enslave resolves blood magic without the damage that the acolytes themselves would suffer."""
    match = nemesis_draws(
        "Enslave",
        gex(life=3, charges=1, hand=["Crystal"] * 3),
        dezmodia(breaches=TWO, hand=["Crystal", "Crystal"]),
        name=CROWN,
        in_play=[with_life(acolyte, 1)],
    )
    choose(match, *keys_of)
    assert match.decision.word == "ask-main"
    assert (acolytes(match), losses(match)) == ([(acolyte, 1)], hurt)
    assert lives(match) == [1 if acolyte == "edryss-tragg" else 3, 10]
    assert player(match)["charges"] == (0 if acolyte == "mord" else 1)
    assert len(player(match)["hand"]) == (1 if acolyte == "solara" else 3)


# What they say


@pytest.mark.parametrize(("lang", "said"), [("en", "this acolyte suffers"), ("pl", "ten akolita otrzymuje")])
def test_questions_name_them_as_their_cards_do(lang: str, said: str) -> None:
    s = speaker(lang, talia.game("aeons-end/war-eternal"))
    whom = unleashed("Edryss Tragg", gex(), dezmodia()).decision
    assert said in s.question(whom)
    either = unleashed("Mord", gex(charges=1), dezmodia(charges=1)).decision
    assert said in s.option(either.options[1]).lower()

"""What each mage starts with and can do."""

import pytest

import talia
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
    player,
    prepped,
)


@pytest.mark.parametrize(
    ("name", "charges", "hand", "deck", "breaches"),
    [
        (
            "dezmodia",
            6,
            ["oblivion-shard", "crystal", "crystal", "spark", "spark"],
            ["crystal", "crystal", "crystal", "crystal", "spark"],
            ["open", 1, 0, 1],
        ),
        (
            "gex",
            5,
            ["shattered-geode", "crystal", "crystal", "crystal", "spark"],
            ["crystal", "crystal", "crystal", "crystal", "spark"],
            ["gone", "open", 1, 1],
        ),
        (
            "mist",
            6,
            ["amethyst-paragon", "crystal", "crystal", "crystal", "spark"],
            ["crystal", "crystal", "crystal", "spark", "spark"],
            ["open", 2, 1, 1],
        ),
    ],
)
def test_a_mages_sheet(name: str, charges: int, hand: list[str], deck: list[str], breaches: list[object]) -> None:
    match = talia.game(GAME).new(players=1, seed=3, mages=[name])
    sheet = player(match)
    assert (sheet["hand"], sheet["deck"], sheet["charges_needed"]) == (hand, 5, charges)
    stages = [each["stage"] if each["state"] == "closed" else each["state"] for each in sheet["breaches"]]
    assert stages == breaches
    drawing = talia.arrange(GAME, {"players": [{"mage": name, "hand": []}], "phase": "draw"})
    choose(drawing, "go-on")
    assert player(drawing)["hand"] == deck


# Dezmodia


def test_dezmodia_puts_a_sigil_breach_in_the_place_of_any_players_open_i_or_ii() -> None:
    match = battle(dezmodia(charges=6), gex(breaches={"II": prepped("Fiery Torrent")}))
    choose(match, "ability")
    assert (match.decision.seat, keys(match)) == (None, ["player:1", "player:2"])
    choose(match, "player:2")
    assert player(match, 1)["hand"] == ["crystal", "fiery-torrent"]
    assert (breach(match, "II", seat=1)["state"], breach(match, "II", seat=1)["bonus"]) == ("sigil", 2)
    assert (match.decision.seat, keys(match)) == (1, ["prep:fiery-torrent>II", "skip"])
    choose(match, "prep:fiery-torrent>II")
    assert breach(match, "II", seat=1)["prepped"] == ["fiery-torrent"]
    assert player(match)["charges"] == 0


def test_dezmodia_chooses_between_an_open_i_and_ii() -> None:
    match = battle(dezmodia(charges=6, breaches={"II": {"open": True}}), gex(breaches={"II": {"gone": True}}))
    choose(match, "ability")
    assert (match.decision.seat, keys(match)) == (0, ["sigil:I", "sigil:II"])
    choose(match, "sigil:II")
    assert [breach(match, roman)["state"] for roman in ("I", "II")] == ["open", "sigil"]


def test_dezmodias_prep_afterwards_is_a_may() -> None:
    match = battle(dezmodia(charges=6, hand=["Spark"]), gex(breaches={"II": {"gone": True}}))
    choose(match, "ability", "skip")
    assert player(match)["hand"] == ["spark"]


def test_a_sigil_breach_is_neither_a_i_nor_a_ii_any_more() -> None:
    match = battle(dezmodia(charges=6, breaches={"I": {"sigil": True}}), gex(breaches={"II": {"sigil": True}}))
    assert "ability" not in keys(match)


# Gex


def test_gex_destroys_up_to_two_free_cards_and_an_ally_draws_and_heals() -> None:
    match = battle(
        gex(charges=5, discard=["Spark", "Fiery Torrent", "Crystal"]), dezmodia(life=5, deck=["Erratic Ingot"])
    )
    choose(match, "ability")
    assert set(keys(match)) == {"destroy:spark", "destroy:crystal", "done"}
    choose(match, "destroy:spark", "destroy:crystal")
    assert player(match)["discard"] == ["fiery-torrent"]
    assert set(match.view(0)["destroyed"]) == {"spark", "crystal"}
    assert player(match, 1)["hand"] == ["crystal", "erratic-ingot"]
    assert lives(match) == [10, 7]
    assert player(match)["charges"] == 0


def test_gex_may_destroy_fewer() -> None:
    match = battle(gex(charges=5, discard=["Spark", "Crystal"]), dezmodia(life=5))
    choose(match, "ability", "destroy:crystal", "done")
    assert player(match)["discard"] == ["spark"]
    assert lives(match) == [10, 7]


def test_copies_that_lie_apart_in_a_discard_pile_are_told_apart_and_neighbours_are_not() -> None:
    match = battle(gex(charges=5, discard=["Crystal", "Crystal", "Spark", "Crystal"]), dezmodia(life=5))
    choose(match, "ability")
    assert set(keys(match)) == {"destroy:crystal", "destroy:spark", "destroy:crystal#2", "done"}
    choose(match, "destroy:crystal#2", "done")
    assert player(match)["discard"] == ["crystal", "crystal", "spark"]


def test_gex_chooses_the_ally() -> None:
    match = battle(gex(charges=5), dezmodia(life=5), mist(life=5))
    choose(match, "ability")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert lives(match) == [10, 5, 7]


# Mist


def test_mist_casts_three_prepped_spells_of_anyone_and_gives_each_to_an_ally() -> None:
    match = battle(
        mist(charges=6, breaches={"I": prepped("Spark")}),
        gex(breaches={"II": prepped("Fiery Torrent"), "IV": prepped("Spark")}),
    )
    choose(match, "ability")
    assert set(keys(match)) == {"cast:spark@I/1", "cast:fiery-torrent@II/2", "cast:spark@IV/2", "done"}
    choose(match, "cast:spark@I/1", "cast:fiery-torrent@II/2", "cast:spark@IV/2")
    assert foe(match)["life"] == 70 - 1 - 2 - (1 + 1)
    assert player(match, 1)["hand"] == ["crystal", "spark", "fiery-torrent", "spark"]
    assert player(match)["discard"] == []
    assert player(match)["charges"] == 0


def test_mist_casts_no_more_than_three() -> None:
    match = battle(
        mist(charges=6, breaches={"I": prepped("Spark"), "II": prepped("Spark")}),
        gex(breaches={"II": prepped("Spark"), "III": prepped("Spark")}),
    )
    choose(match, "ability", "cast:spark@I/1", "cast:spark@II/1", "cast:spark@II/2")
    assert match.decision.word == "ask-main"
    assert breach(match, "III", seat=1)["prepped"] == ["spark"]


def test_mist_may_stop_early() -> None:
    match = battle(mist(charges=6, breaches={"I": prepped("Spark")}), gex(breaches={"II": prepped("Spark")}))
    choose(match, "ability", "cast:spark@I/1", "done")
    assert foe(match)["life"] == 69
    assert breach(match, "II", seat=1)["prepped"] == ["spark"]


def test_mist_is_the_you_of_every_spell_she_casts() -> None:
    match = battle(
        mist(charges=6, hand=["Crystal"]),
        gex(hand=["Spark"], breaches={"II": prepped("Jagged Lightning")}),
        nemesis={"in_play": ["Cryptid"]},
    )
    choose(match, "ability", "cast:jagged-lightning@II/2")
    assert match.decision.seat == 0
    choose(match, "target:cryptid")
    assert in_play(match) == {"cryptid": 3}
    assert (match.decision.seat, keys(match)) == (0, ["discard:crystal", "skip"])


def test_mist_chooses_who_gets_the_spell() -> None:
    match = battle(mist(charges=6), gex(breaches={"II": prepped("Spark")}), dezmodia(hand=[]))
    choose(match, "ability", "cast:spark@II/2")
    assert (match.decision.seat, keys(match)) == (0, ["player:2", "player:3"])
    choose(match, "player:3")
    assert player(match, 2)["hand"] == ["spark"]
    assert player(match, 1)["discard"] == []


def test_mist_gives_nothing_when_the_spell_was_destroyed() -> None:
    match = battle(mist(charges=6), gex(breaches={"II": prepped("Conjure the Lost")}), dezmodia(hand=[]), gravehold=20)
    choose(match, "ability", "cast:conjure-the-lost@II/2", "yes")
    assert gravehold(match) == 24
    assert match.decision.word == "ask-main"
    assert match.view(0)["destroyed"] == ["conjure-the-lost"]

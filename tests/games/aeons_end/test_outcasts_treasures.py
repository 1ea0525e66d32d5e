"""The treasures of Outcasts: what each does, and how they come into a battle."""

from __future__ import annotations

from typing import Any

import pytest

from talia import TaliaError
from talia.games.aeons_end.boxes.outcasts import BOX

from .outcasts import GAME, battle, cast, casting, hurt, ilya, kel, strike
from .table import breach, choose, gravehold, keys, player

TURNS = {"deck": ["player 1", "player 2", "nemesis"], "discard": ["nemesis", "player 1", "player 2"]}


def new(players: int = 2, **answers: Any) -> Any:
    """A battle of Kel and others. Any: a match and its settled set-up."""
    return GAME.new(players=players, seed=5, mages=["Kel", "Ilya", "Qu", "Arachnos"][:players], **answers)


# Level 1


def test_rhias_planar_pocket_gives_one_more_for_a_relic_only() -> None:
    match = battle(kel(hand=["rhias-planar-pocket", "crystal"], aether=1), ilya(), market={"orb-of-the-deep": 5})
    match.choose("play:rhias-planar-pocket")
    assert player(match)["aether"] == 2
    assert player(match)["purses"] == [[2, 1]]  # for relics


def test_talixs_everburn_takes_up_to_three_spells() -> None:
    match = battle(kel(hand=["talixs-everburn", "spark", "spark", "spark", "spark", "crystal"]), ilya())
    match.choose("play:talixs-everburn")
    assert keys(match) == ["discard:spark", "done"]
    choose(match, "discard:spark", "discard:spark", "discard:spark")
    assert player(match)["aether"] == 4
    assert player(match)["hand"] == ["spark", "crystal"]
    stopped = battle(kel(hand=["talixs-everburn", "spark", "spark"]), ilya())
    choose(stopped, "play:talixs-everburn", "discard:spark", "done")
    assert player(stopped)["aether"] == 2


def test_losts_forged_spark_deals_two_and_brings_a_crystal() -> None:
    assert hurt(casting("losts-forged-spark")) == 2
    match = new(treasure_1=["losts-forged-spark", "none"])
    assert player(match)["discard"] == ["crystal"]
    assert player(match, 1)["discard"] == []


def test_mazras_thesis_focuses_anybodys_third_breach() -> None:
    match = casting("mazras-thesis")
    assert hurt(match) == 1
    assert keys(match) == ["focus:III/1", "focus:III/2"]
    match.choose("focus:III/2")
    assert breach(match, "III", 1)["stage"] == 2  # Ilya's stood turned once


def test_razras_training_whistle_gives_aether_or_a_charge() -> None:
    match = battle(kel(hand=["razras-training-whistle", "razras-training-whistle", "crystal"]), ilya())
    choose(match, "play:razras-training-whistle", "or:1", "play:razras-training-whistle", "or:2")
    assert (player(match)["aether"], player(match)["charges"]) == (1, 1)


# Level 2


def test_rejuvenating_diamond_adds_one_to_every_gain_of_gravehold() -> None:
    there = {"I": {"open": True, "prepped": ["lightning-arrow"]}}
    match = battle(
        kel(hand=["crystal"], breaches=there), ilya(), phase="casting", gravehold=20, treasures=["rejuvenating-diamond"]
    )
    cast(match, "cast:lightning-arrow@I")
    match.choose("discard:crystal")
    assert gravehold(match) == 22


def test_broken_tooth_lets_an_ally_draw_when_a_breach_opens_and_only_then() -> None:
    match = battle(
        kel(hand=["crystal"], aether=9),
        ilya(hand=[], deck=["spark", "crystal"]),
        treasures=["broken-tooth"],
    )
    match.choose("focus:II")
    assert player(match, 1)["hand"] == []
    match.choose("open:II")
    assert player(match, 1)["hand"] == ["spark"]


def test_poison_heart_lies_beside_a_spell_that_costs_five_or_less() -> None:
    match = new(treasure_2="poison-heart", nemesis="experiment-153")
    while match.decision.word == "ask-maw-forward":
        match.choose(0)
    assert keys(match) == ["beside:fortified-frost", "beside:twisted-fang", "beside:lightning-arrow"]
    match.choose("beside:twisted-fang")
    place = match.position()["marks"]["treasure-beside"]
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    there = {"I": {"open": True, "prepped": ["twisted-fang"]}, "II": {"open": True, "prepped": ["spark"]}}
    fight = battle(
        kel(breaches=there),
        ilya(),
        phase="casting",
        treasures=["poison-heart"],
        marks={"treasure-beside": place},
    )
    cast(fight, "cast:twisted-fang@I")
    assert hurt(fight) == 4  # 3 and 1
    cast(fight, "cast:spark@II")
    assert hurt(fight) == 5  # another spell is no stronger


# Level 3


def begins(treasure: str, **sheet: Any) -> Any:
    """Kel's first turn is about to begin, with this treasure."""
    return battle(kel(treasures=[treasure], **sheet), ilya(), phase="next-turn", turn_order=TURNS)


def test_world_marble_focuses_a_breach_three_times_in_the_first_turn() -> None:
    match = begins("world-marble", hand=["crystal", "spark"])
    assert keys(match) == ["focus:II", "focus:III", "focus:IV"]
    match.choose("focus:IV")
    assert breach(match, "IV")["stage"] == 3
    later = battle(
        kel(treasures=["world-marble"]), ilya(), phase="next-turn", turn_order=TURNS, marks={"first-turns": 1}
    )
    assert later.decision.word == "ask-main"


def test_treasured_stone_is_a_gem_at_the_start_of_the_first_turn() -> None:
    match = begins("treasured-stone")
    assert keys(match) == ["gain:molten-peridot", "gain:petrified-phoenixium", "gain:duplicating-sazite"]
    match.choose("gain:duplicating-sazite")
    assert player(match)["discard"] == ["duplicating-sazite"]


def test_the_first_turn_is_each_players_own() -> None:
    match = battle(
        kel(), ilya(treasures=["treasured-stone"]), phase="next-turn", turn_order=TURNS, marks={"first-turns": 1}
    )
    assert match.decision.word == "ask-main"
    match.choose("end")
    while match.decision.word in ("ask-order", "ask-main"):
        match.choose(-1)
    assert match.decision.seat == 1
    assert "gain:molten-peridot" in keys(match)


def test_armored_pauldrons_strike_when_a_relic_for_three_is_played() -> None:
    sheet = kel(hand=["destiny-forger", "orb-of-the-deep"], treasures=["armored-pauldrons"])
    match = battle(sheet, ilya())
    choose(match, "play:orb-of-the-deep", "or:1")
    assert hurt(match) == 0  # it costs 2
    choose(match, "play:destiny-forger", "or:2")
    strike(match)
    assert hurt(match) == 1
    assert player(match)["charges"] == 2


def test_bloodshot_geode_strikes_when_a_gem_for_five_is_played() -> None:
    match = battle(kel(hand=["vigorous-sunstone", "molten-peridot"], treasures=["bloodshot-geode"]), ilya())
    match.choose("play:molten-peridot")
    assert match.decision.word == "ask-main"
    match.choose("play:vigorous-sunstone")
    strike(match)
    assert hurt(match) == 2


def test_a_treasure_of_level_three_serves_its_own_player_only() -> None:
    match = battle(kel(hand=["vigorous-sunstone"]), ilya(treasures=["bloodshot-geode"]))
    match.choose("play:vigorous-sunstone")
    assert match.decision.word == "ask-main"


def test_rebound_gauntlet_takes_a_spell_back_once_a_turn() -> None:
    there = {"I": {"open": True, "prepped": ["spark"]}, "II": {"open": True, "prepped": ["fortified-frost"]}}
    match = battle(
        kel(hand=["twisted-fang", "lightning-arrow", "crystal"], breaches=there, treasures=["rebound-gauntlet"]),
        ilya(),
        phase="casting",
    )
    cast(match, "cast:spark@I")
    assert keys(match) == ["discard:lightning-arrow", "discard:twisted-fang", "skip"]
    match.choose("discard:twisted-fang")
    assert player(match)["hand"] == ["lightning-arrow", "crystal", "spark"]
    assert player(match)["discard"] == ["twisted-fang"]
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    match.choose("cast:fortified-frost@II")
    match.choose("skip")  # its own discard
    strike(match)
    assert match.decision.word == "ask-main"


def test_rebound_gauntlet_leaves_dear_spells_and_other_peoples_alone() -> None:
    there = {"I": {"open": True, "prepped": ["tornado-of-insight"]}}
    dear = battle(
        kel(hand=["spark"], breaches=there, treasures=["rebound-gauntlet"]), ilya(), phase="casting", run_on=False
    )
    cast(dear, "cast:tornado-of-insight@I")
    assert dear.decision.word == "ask-main"  # it costs 6
    allys = {"I": {"open": True, "prepped": ["spark"]}}
    lent = battle(
        kel(hand=["petrified-phoenixium", "spark"], aether=2, treasures=["rebound-gauntlet"]), ilya(breaches=allys)
    )
    choose(lent, "play:petrified-phoenixium", "gain:destiny-forger")
    cast(lent, "cast:spark@I/2")
    assert lent.decision.word == "ask-main"


# How they come into a battle


def test_a_gem_stands_in_for_a_crystal_of_the_deck_and_a_spell_for_a_spark() -> None:
    match = new(treasure_1=["Talix's Everburn", "Mazra's Thesis"])
    starts = match.origin["setup"]["starts"]
    assert starts[0]["hand"] == ["crystal", "crystal", "entwined-amethyst", "spark", "trulite-of-energy"]
    assert starts[0]["deck"] == ["talixs-everburn", "crystal", "entwined-amethyst", "spark", "trulite-of-energy"]
    assert starts[1]["deck"] == ["crystal", "entwined-amethyst", "mazras-thesis", "spark", "trulite-of-force"]
    assert player(match)["hand"] == starts[0]["hand"]
    told = match.position()["players"]
    assert told[0]["deck"] == starts[0]["deck"]
    assert told[1]["deck"] == starts[1]["deck"]


def test_where_there_is_none_the_other_makes_room() -> None:
    from talia.games.aeons_end.cards.mage import MAGE
    from talia.games.aeons_end.set_up.treasures import start

    kel_like = next(mage for mage in BOX.mages if mage.id == "kel")
    sparks = MAGE("x", breaches=("open",) * 4, hand=("crystal",), deck=("spark", "spark"), charges=1,
                  ability=kel_like.ability)  # fmt: skip
    crystals = MAGE("y", breaches=("open",) * 4, hand=("spark",), deck=("crystal",), charges=1,
                    ability=kel_like.ability)  # fmt: skip
    assert start(BOX, sparks, "talixs-everburn")["deck"] == ["talixs-everburn", "spark"]
    assert start(BOX, crystals, "mazras-thesis")["deck"] == ["mazras-thesis"]


def test_a_set_up_may_say_which_cards_are_replaced() -> None:
    starts = [
        {"hand": ["talixs-everburn", "crystal"], "deck": ["spark"], "discard": ["crystal"]},
        {"hand": ["spark"], "deck": ["crystal"]},
    ]
    match = new(treasure_1=["talixs-everburn", "none"], starts=starts)
    assert player(match)["hand"] == ["talixs-everburn", "crystal"]
    assert player(match)["discard"] == ["crystal"]
    assert player(match, 1)["hand"] == ["spark"]
    again = new(**{name: answer for name, answer in match.origin["setup"].items() if name not in ("mages", "life")})
    assert again.fingerprint == match.fingerprint


def test_treasures_are_in_the_save_the_position_the_view_and_on_the_table() -> None:
    from talia.words.speaker import speaker

    match = new(treasure_2="broken-tooth", treasure_3=["world-marble", "rebound-gauntlet"])
    assert match.view(0)["zones"]["treasures"] == ["broken-tooth"]
    assert match.view(0)["zones"]["treasures-2"] == ["rebound-gauntlet"]
    told = match.position()
    assert told["treasures"] == ["broken-tooth"]
    assert [sheet["treasures"] for sheet in told["players"]] == [["world-marble"], ["rebound-gauntlet"]]
    assert GAME.arrange(told).fingerprint == match.fingerprint
    shown = {
        area.ref: [thing.title for thing in area.things] for area in GAME.scene(match, 0, speaker("en", GAME)).areas
    }
    assert shown["treasures"] == ["Broken Tooth"]
    assert shown["p1/treasures"] == ["Rebound Gauntlet"]
    sheet = GAME.sheet(2, 5, match.origin["setup"], speaker("en", GAME))
    assert ("The group's treasure", ["Broken Tooth"]) in sheet


@pytest.mark.parametrize(
    "answers",
    [
        {"treasure_1": ["world-marble", "none"]},  # of another level
        {"treasure_1": ["talixs-everburn"]},  # for one player
        {"treasure_3": ["world-marble", "world-marble"]},  # there is one
        {"treasure_2": "talixs-everburn"},
        {"starts": [{"hand": ["smite"]}, {}]},
    ],
)
def test_what_cannot_be_is_refused(answers: dict[str, Any]) -> None:
    with pytest.raises(TaliaError):
        new(**answers)


def test_a_position_refuses_treasures_of_another_level() -> None:
    with pytest.raises(TaliaError):
        battle(kel(treasures=["broken-tooth"]), ilya())
    with pytest.raises(TaliaError):
        battle(kel(treasures=["world-marble"]), ilya(treasures=["world-marble"]))


def test_the_x_token_is_given_before_the_first_turn_of_a_position_too() -> None:
    match = new(3, nemesis="experiment-153")
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    while match.decision.word != "ask-x-token":
        match.choose(0)
        assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    match.choose("player:2")
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint

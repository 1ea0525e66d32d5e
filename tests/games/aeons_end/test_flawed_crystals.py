"""Flawed Crystals from battle to battle: set-ups deal them, battles tell how many there are, and they show their flaw."""

from __future__ import annotations

import talia
from talia.games.aeons_end.boxes.legacy.flaws import flawed, with_flaws
from talia.games.aeons_end.rules.battle import Battle
from talia.words.speaker import speaker

from .legacy_basics import GAME, battle
from .table import choose, gex, keys, mist, player

START = {"hand": ["crystal", "crystal", "spark"], "deck": ["spark", "crystal", "crystal"]}


def test_flawed_crystals_take_the_place_of_whole_ones_the_last_of_the_deck_first() -> None:
    assert with_flaws(START, 1)["deck"] == ["spark", "crystal", "flawed-crystal"]
    three = with_flaws(START, 3)
    assert three["deck"] == ["spark", "flawed-crystal", "flawed-crystal"]
    assert three["hand"] == ["crystal", "flawed-crystal", "spark"]
    assert with_flaws(START, 0) == {**START, "discard": []}
    assert sum(pile.count("crystal") for pile in with_flaws(START, 9).values()) == 0


def test_a_set_up_deals_them_and_its_save_stands_alone() -> None:
    mage = GAME.box.mages[0]
    start = with_flaws({"hand": mage.hand, "deck": mage.deck}, 9)
    match = GAME.new(players=1, seed=1, mages=[mage.id], starts=[start])
    assert "flawed-crystal" in player(match)["hand"]
    assert "crystal" not in player(match)["hand"]
    again = GAME.again(match.origin)
    assert again.fingerprint == match.fingerprint
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


def test_a_campaign_reads_off_how_many_got_a_flaw() -> None:
    foe = {"name": "Haze Fiend", "tokens": 2, "deck": ["Null Scion", "Smite"]}
    match = battle(gex(), mist(), nemesis=foe, phase="nemesis-draw")
    while match.decision.word != "ask-main":
        match.choose(keys(match)[0])
    assert isinstance(match.state, Battle)
    assert sorted(flawed(match.state)) == [0, 1]


def test_its_aether_gains_charges_but_no_cards() -> None:
    match = battle(gex(hand=["flawed-crystal", "flawed-crystal", "spark"]), mist(), market={"Mage's Totem": 5})
    choose(match, "play:flawed-crystal", "play:flawed-crystal")
    assert "gain:mages-totem" not in keys(match)
    assert "charge" in keys(match)


def test_a_flaw_shows_on_the_card_and_what_it_was_is_one_look_away() -> None:
    match = battle(gex(hand=["flawed-crystal", "crystal"]), mist())
    for lang, before in (("en", "before: Crystal (gem)"), ("pl", "wcześniej: Kryształ (klejnot)")):
        scene = GAME.scene(match, 0, speaker(lang, GAME))
        things = {thing.ref: thing for area in scene.areas for thing in area.things}
        assert things["p0/hand/flawed-crystal"].marks == ("flaw",)
        assert things["p0/hand/flawed-crystal"].changed.split("\n")[0] == before
        assert things["p0/hand/crystal"].marks == ()


def test_nobody_else_has_any() -> None:
    start = talia.game("aeons-end/war-eternal").new(players=2, seed=1).view(0)["players"]
    assert all("flawed-crystal" not in sheet["hand"] for sheet in start)

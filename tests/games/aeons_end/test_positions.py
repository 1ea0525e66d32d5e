"""Arranged positions: what is left out, and what cannot be."""

import copy
import tomllib
from typing import Any

import pytest

import talia
from talia import TaliaError
from talia.words.speaker import speaker
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
    player,
)

Position = dict[str, Any]  # Any: a position is plain data

TOML = """
active = 0
phase = "main"
gravehold = 24

[[players]]
mage = "Gex"
life = 9
charges = 2
aether = 1
hand = ["Erratic Ingot", "Crystal"]
deck = ["Crystal", "Spark"]
discard = ["Spark", "Crystal"]
played = []
[players.breaches]
II  = { open = true, prepped = ["Spark"] }
III = { stage = 2, focused = true, prepped = [] }

[[players]]
mage = "Dezmodia"

[nemesis]
name = "Umbra Titan"
life = 33
tokens = 6
in_play = [{ name = "Cryptid", life = 4 }, "Seismic Roar"]
deck = ["Maul", "Crumble"]
discard = ["Smite"]

[turn_order]
deck = ["player 1", "player 2", "nemesis"]
discard = ["nemesis", "player 1", "player 2"]

[market]
"Erratic Ingot" = 7
"mages-totem" = 3
"""


def test_a_whole_position_as_toml() -> None:
    match = talia.arrange(GAME, tomllib.loads(TOML))
    view = match.view(0)
    assert (view["active"], view["phase"], gravehold(match)) == (0, "main", 24)
    sheet = player(match)
    assert (sheet["mage"], sheet["life"], sheet["charges"], sheet["aether"]) == ("gex", 9, 2, 1)
    assert (sheet["hand"], sheet["deck"], sheet["discard"]) == (["erratic-ingot", "crystal"], 2, ["spark", "crystal"])
    assert breach(match, "II")["prepped"] == ["spark"]
    assert (breach(match, "III")["stage"], breach(match, "III")["focused"]) == (2, True)
    assert (foe(match)["life"], foe(match)["tokens"], foe(match)["deck"]) == (33, 6, 2)
    assert in_play(match) == {"cryptid": 4, "seismic-roar": 3}
    assert foe(match)["discard"] == ["smite"]
    assert view["turn_order"] == {"deck": 3, "discard": ["turn-nemesis", "turn-player-1", "turn-player-2"]}
    assert {each["id"]: each["left"] for each in view["market"]} == {"mages-totem": 3, "erratic-ingot": 7}
    choose(match, "play:erratic-ingot")
    assert player(match)["aether"] == 5


def test_what_is_left_out_gets_a_sensible_default() -> None:
    match = talia.arrange(GAME, {"players": [{"mage": "Gex"}, {}]})
    view = match.view(0)
    assert (view["active"], view["phase"], view["difficulty"], gravehold(match)) == (0, "main", "normal", 30)
    assert [sheet["mage"] for sheet in view["players"]] == ["gex", "dezmodia"]
    assert player(match, 1)["hand"] == ["oblivion-shard", "crystal", "crystal", "spark", "spark"]
    assert (foe(match)["id"], foe(match)["life"], foe(match)["tokens"], foe(match)["deck"]) == ("umbra-titan", 70, 8, 9)
    assert len(view["market"]) == 9


def test_a_deck_lists_its_top_card_first() -> None:
    match = battle(gex(hand=["Crystal"] * 4, deck=["Fiery Torrent", "Spark"]), dezmodia(), phase="draw")
    assert player(match)["hand"][-1] == "fiery-torrent"


def test_what_is_told_elsewhere_is_not_in_the_deck_that_is_left_out() -> None:
    match = battle(gex(), dezmodia(), destroyed=["Maul", "Crystal"])
    assert foe(match)["deck"] == 8
    assert talia.load(match.save()).fingerprint == match.fingerprint
    crowned = battle(gex(), dezmodia(), nemesis={"name": "Hollow Crown", "in_play": []}, destroyed=["Solara"])
    assert foe(crowned)["crew"] == 8
    assert talia.load(crowned.save()).fingerprint == crowned.fingerprint


def test_names_and_ids_both_work() -> None:
    named = battle(gex(hand=["Mage's Totem", "Conjure the Lost"]), dezmodia())
    by_id = battle(gex(hand=["mages-totem", "conjure-the-lost"]), dezmodia())
    assert named.fingerprint == by_id.fingerprint


def test_the_same_position_and_seed_give_the_same_match() -> None:
    position = {"players": [gex(), dezmodia()]}
    one, other = talia.arrange(GAME, position, seed=4), talia.arrange(GAME, copy.deepcopy(position), seed=4)
    choose(one, "end")
    choose(other, "end")
    assert one.fingerprint == other.fingerprint


@pytest.mark.parametrize(("phase", "word"), [("casting", "ask-casting"), ("main", "ask-main"), ("draw", "ask-order")])
def test_a_position_begins_in_its_phase(phase: str, word: str) -> None:
    breaches = {"II": {"open": True, "prepped": ["Spark"]}}
    match = battle(gex(breaches=breaches, played=["Crystal", "Scoria Slag"]), dezmodia(), phase=phase)
    assert (match.decision.seat, match.decision.word) == (0, word)


def test_another_player_may_be_the_active_one() -> None:
    match = battle(gex(), dezmodia(aether=2), active=1)
    assert match.decision.seat == 1
    assert "charge" in keys(match)


def one(**sheet: Any) -> Position:
    return {"players": [gex(**sheet), dezmodia()]}


def against(**nemesis: Any) -> Position:
    return {"players": [gex(), dezmodia()], "nemesis": nemesis}


def with_all(**more: Any) -> Position:
    return {"players": [gex(), dezmodia()], **more}


@pytest.mark.parametrize(
    ("position", "where", "reason"),
    [
        (with_all(weather="rain"), "position", "weather"),
        (with_all(active=2), "active", "2 is not between 0 and 1"),
        (one(mage=""), r"players\[0\].mage", 'there is no mage ""'),
        (one(mage=":"), r"players\[0\].mage", 'there is no mage ":"'),
        (one(mage=["Gex"]), r"players\[0\].mage", "there is no mage"),
        (one(mage={}), r"players\[0\].mage", "there is no mage"),
        (against(name=["Umbra Titan"]), "nemesis.name", "there is no nemesis"),
        (with_all(turn_order={"deck": [["player 1"]]}), r"turn_order.deck\[0\]", "player 1"),
        (
            {"players": [{}] * 4, "turn_order_variant": "easier", "turn_order": {"tokens": [["player 2"]]}},
            r"turn_order.tokens\[0\]",
            "player 2",
        ),
        (with_all(marks={"barrier": 1}), "marks", 'there is no "barrier" here; possible: -'),
        (with_all(phase="lunch"), "phase", "lunch.*casting"),
        (with_all(gravehold=31), "gravehold", "31 is not between 1 and 30"),
        (with_all(gravehold=0), "gravehold", "0 is not between"),
        (with_all(gravehold="many"), "gravehold", "number"),
        (with_all(gravehold=True), "gravehold", "number"),
        (with_all(difficulty="nightmare"), "difficulty", "nightmare.*extinction"),
        ({"players": []}, "players", "one to four"),
        ({"players": [{}] * 5}, "players", "one to four"),
        ({"players": "Gex"}, "players", "list"),
        ({"players": [gex(), gex()]}, r"players\[1\].mage", "Gex"),
        ({"players": [{"mage": "Merlin"}]}, r"players\[0\].mage", "Merlin.*mist"),
        ({"players": [gex(life=0), dezmodia(life=0)]}, "players", "exhausted"),
        ({"players": [gex(), {"hand": ["Crystal", "Spark", "Smite"]}]}, r"players\[1\].hand\[2\]", "Smite"),
        (one(deck=["Spark", "Cristal"]), r"players\[0\].deck\[1\]", "Cristal"),
        (one(played=["Crystal", "Spark"]), r"players\[0\].played\[1\]", "Spark"),
        (one(breaches={"II": {"prepped": ["Crystal"]}}), r"players\[0\].breaches.II.prepped\[0\]", "Crystal"),
        (one(breaches={"II": {"prepped": ["Spark", "Spark"]}}), r"players\[0\].breaches.II.prepped", "room"),
        (one(breaches={"II": {"open": "yes"}}), r"players\[0\].breaches.II.open", "true"),
        (
            {"players": [{"mage": "Mist", "breaches": {"I": {"open": True, "stage": 1}}}]},
            r"players\[0\].breaches.I",
            "only one of.*open, stage",
        ),
        (one(breaches={"II": {"open": True, "stage": 1}}), r"players\[0\].breaches.II", "only one of.*open, stage"),
        (one(breaches={"II": {"sigil": True, "gone": True}}), r"players\[0\].breaches.II", "only one.*sigil, gone"),
        (one(purses=[{"aether": 1}]), r"players\[0\].purses\[0\].for", "gems"),
        (one(purses=[{"aether": 1, "for": ["gems", "love"]}]), r"players\[0\].purses\[0\].for\[1\]", "love"),
        (one(purses=[{"for": ["gems"]}]), r"players\[0\].purses\[0\].aether", "number"),
        (one(wallets=[{"gold": 1}]), r"players\[0\].wallets\[0\]", "gold"),
        (one(redirects=["home"]), r"players\[0\].redirects\[0\]", "home.*onto-deck"),
        (one(gained=["Erratic Ingot", "Smite"]), r"players\[0\].gained\[1\]", "Smite"),
        (one(used=["Spark"]), r"players\[0\].used\[0\]", "Spark is not prepped"),
        (one(used=[True]), r"players\[0\].used\[0\]", "card"),
        ({"players": [gex(), dezmodia(gained=["Spark"])]}, r"players\[1\].gained", "only the player whose turn it is"),
        (with_all(full_life=12), "full_life", "12.*10"),
        ({"players": [gex()], "full_life": 11}, "full_life", "11.*10, 12, 15"),
        (with_all(turn=0), "turn", "0 is not between 1"),
        (with_all(numbers=[0, 1]), "numbers", "each number from 0 to"),
        (with_all(numbers=[-1]), r"numbers\[0\]", "-1 is not between"),
        (with_all(chance=7), "chance", "16 hexadecimal digits"),
        (with_all(casting_begun=1), "casting_begun", "true or false"),
        (with_all(destroyed=["Spark", "Sparkle"]), r"destroyed\[1\]", "Sparkle"),
        (with_all(destroyed=["Smite"], nemesis={"deck": ["Smite"]}), r"destroyed\[0\]", "copies of Smite"),
        (with_all(turn_order={"deck": ["player 1", "wild"]}), r"turn_order.deck\[1\]", "wild"),
        (with_all(turn_order={"tokens": ["player 1"]}), r"turn_order.tokens\[0\]", "player 1.*token"),
        (with_all(market={"Scoria Slag": 7, "Crystal": 3}), "market.Crystal", "Crystal"),
        (against(deck=["Maul", "Smite", "Smite"]), r"nemesis.deck\[2\]", "copies of Smite"),
        (against(in_play=[{"name": "Smite"}]), r"nemesis.in_play\[0\].name", "Smite"),
        (against(extra_draws=-1), "nemesis.extra_draws", "-1"),
        (one(life=11), r"players\[0\].life", "11 is not between 0 and 10"),
        (one(life=-1), r"players\[0\].life", "-1"),
        (one(charges=6), r"players\[0\].charges", "6 is not between 0 and 5"),
        (one(mana=3), r"players\[0\]", "mana"),
        (one(hand="Crystal"), r"players\[0\].hand", "list"),
        (one(hand=[3]), r"players\[0\].hand\[0\]", "card"),
        (one(hand=["Cristal"]), r"players\[0\].hand\[0\]", "Cristal.*Crystal"),
        (one(hand=["Smite"]), r"players\[0\].hand\[0\]", "Smite"),
        (one(deck=["Cryptid"]), r"players\[0\].deck\[0\]", "Cryptid"),
        (one(breaches={"V": {}}), r"players\[0\].breaches", "V"),
        (one(breaches={"I": {"open": True}}), r"players\[0\].breaches.I", "no breach I"),
        (one(breaches={"II": {"stage": 4}}), r"players\[0\].breaches.II.stage", "4 is not between 0 and 3"),
        (
            one(breaches={"II": {"gone": True, "prepped": ["Spark"]}}),
            r"players\[0\].breaches.II.prepped",
            "no breach II",
        ),
        (one(breaches={"II": {"colour": "red"}}), r"players\[0\].breaches.II", "colour"),
        ({"players": [gex(), dezmodia(aether=3)]}, r"players\[1\].aether", "only the player whose turn it is"),
        (one(aether=-1), r"players\[0\].aether", "-1"),
        (against(name="Rageborne"), "nemesis.name", "Rageborne.*umbra-titan"),
        (against(life=71), "nemesis.life", "71 is not between 1 and 70"),
        (against(life=0), "nemesis.life", "0 is not between"),
        (against(tokens=0), "nemesis.tokens", "0 is not between"),
        (against(in_play=["Smite"]), r"nemesis.in_play\[0\]", "Smite"),
        (against(in_play=["Crystal"]), r"nemesis.in_play\[0\]", "Crystal"),
        (against(in_play=[{"name": "Cryptid", "life": 7}]), r"nemesis.in_play\[0\].life", "7 is not between 1 and 6"),
        (against(in_play=[{"name": "Cryptid", "life": 0}]), r"nemesis.in_play\[0\].life", "0 is not between"),
        (against(in_play=[{"name": "Cryptid", "tokens": 2}]), r"nemesis.in_play\[0\]", "tokens"),
        (against(in_play=[{"name": "Seismic Roar", "life": 2}]), r"nemesis.in_play\[0\]", "life"),
        (against(in_play=["Cryptid"], deck=["Cryptid"]), r"nemesis.deck\[0\]", "copies of Cryptid"),
        (against(deck=["Smite", "Smite"]), r"nemesis.deck\[1\]", "copies of Smite"),
        (against(deck=["Spark"]), r"nemesis.deck\[0\]", "Spark"),
        (against(deck=[]), "nemesis", "over"),
        (with_all(turn_order={"deck": ["player 3"]}), r"turn_order.deck\[0\]", "player 3"),
        (with_all(turn_order={"discard": ["nemesis"] * 3}), r"turn_order.discard\[2\]", "nemesis"),
        (with_all(turn_order={"deck": ["wild"]}), r"turn_order.deck\[0\]", "wild"),
        (with_all(market={"Crystal": 3}), "market.Crystal", "Crystal"),
        (with_all(market={"Smite": 3}), "market.Smite", "Smite"),
        (with_all(market={"Mage's Totem": 6}), "market.Mage's Totem", "at most 5"),
        (with_all(market={"Scoria Slag": 8}), "market.Scoria Slag", "at most 7"),
        (with_all(market=["Scoria Slag"]), "market", "table"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(position: Position, where: str, reason: str) -> None:
    with pytest.raises(TaliaError, match=f"^{where}: .*{reason}"):
        talia.arrange(GAME, position)


def test_a_card_that_may_be_meant_is_named_in_the_language_of_the_reader() -> None:
    for told in ("Cristal", "Krystal", "Kryszta"):
        with pytest.raises(TaliaError) as refused:
            battle(gex(hand=[told]), dezmodia())
        english, polish = (refused.value.text(speaker(lang, talia.game(GAME))) for lang in ("en", "pl"))
        assert english.endswith('did you mean "Crystal"?')
        assert polish.endswith("może „Kryształ”?")

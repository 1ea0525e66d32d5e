"""Cards of Outcasts that rules 3 read less exactly: today by the letter, and in battles that began then as then."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match

from .outcasts import GAME, ilya, kel
from .table import breach, choose, in_play, keys, lives, mage, player

SOULS = "Fountain of Souls"
OLDER = 3
"""The rules of version 0.4.0."""

# Any, all through this file: positions are plain JSON.


def table(*players: Any, older: bool = False, **position: Any) -> Match:
    """A table against Fountain of Souls, where little happens by itself, by today's rules or by older ones."""
    game = GAME.under(OLDER) if older else GAME
    return game.arrange({"players": list(players), "nemesis": {"name": SOULS}, **position})


def foes(*cards: Any) -> dict[str, Any]:
    return {"name": SOULS, "in_play": list(cards)}


# Suffocating Haze and wanderers


def test_haze_lessens_what_aether_does_to_a_wanderer() -> None:
    match = table(kel(aether=5), nemesis=foes("Suffocating Haze", "Wandering Lasher"))
    choose(match, "hunt:wandering-lasher", "spend:4")
    assert in_play(match)["wandering-lasher"] == 3
    again = table(kel(aether=5), nemesis=foes("Suffocating Haze", "Wandering Lasher"))
    choose(again, "hunt:wandering-lasher", "spend:1")
    assert in_play(again)["wandering-lasher"] == 5


def test_in_haze_it_takes_one_aether_more_to_slay_a_wanderer() -> None:
    match = table(kel(aether=9), nemesis=foes("Suffocating Haze", "Wandering Lasher"))
    match.choose("hunt:wandering-lasher")
    assert keys(match)[0] == "spend:7"
    match.choose("spend:7")
    assert [card["id"] for card in match.view(0)["nemesis"]["in_play"]] == ["suffocating-haze"]


def test_without_haze_nobody_spends_more_than_it_takes() -> None:
    match = table(kel(aether=9), nemesis=foes("Wandering Lasher"))
    match.choose("hunt:wandering-lasher")
    assert keys(match)[0] == "spend:6"


def test_haze_was_nothing_to_aether_before() -> None:
    match = table(kel(aether=5), older=True, nemesis=foes("Suffocating Haze", "Wandering Lasher"))
    choose(match, "hunt:wandering-lasher", "spend:4")
    assert in_play(match)["wandering-lasher"] == 2


# Elongated Looq


def looq(older: bool = False) -> Match:
    """Kel has played Elongated Looq, then focuses a breach of Ilya's."""
    market = {"Elongated Looq": 7, "Chain of Retrieval": 5}
    match = table(kel(hand=["Elongated Looq", "Chain of Retrieval"]), ilya(), older=older, market=market)
    choose(match, "play:elongated-looq", "play:chain-of-retrieval", "focus:II/2")
    return match


def test_looq_waits_for_any_breach_that_you_focus() -> None:
    match = looq()
    assert player(match)["charges"] == 1
    match.choose("focus:II")
    assert player(match)["charges"] == 1
    assert player(looq(older=True))["charges"] == 0


def test_broken_tooth_is_for_an_ally_of_whoever_opens_the_breach() -> None:
    market = {"Chain of Retrieval": 5}
    there = {"II": {"stage": 3}}
    match = table(
        kel(hand=["Chain of Retrieval"]), ilya(hand=[], breaches=there), market=market, treasures=["Broken Tooth"]
    )
    choose(match, "play:chain-of-retrieval", "focus:II/2")
    assert breach(match, "II", 1)["state"] == "open"
    assert len(player(match, 1)["hand"]) == 1


# Xaxos: Outcast is no player


def burst(*cards: str, older: bool = False, ability: str = "Obsidian Burst", **position: Any) -> Match:
    """Xaxos strikes, with these in play."""
    xaxos = {"charges": 7, "deck": [ability]}
    match = table(kel(aether=2), ilya(), older=older, xaxos=xaxos, nemesis=foes(*cards), **position)
    choose(match, "charge", "charge:xaxos")
    return match


def test_what_he_deals_is_no_players_damage() -> None:
    match = burst("Harbinger of Monstrosity", "Mage Devourer", "Scion of the Void")
    choose(match, "target:harbinger-of-monstrosity", "target:mage-devourer", "target:scion-of-the-void")
    assert [card["life"] for card in match.view(0)["nemesis"]["in_play"]] == [4, 7, 9]
    assert lives(match) == [10, 10]
    assert match.view(0)["nemesis"]["souls"] == [0] * 7


def test_so_is_what_he_divides() -> None:
    match = burst("Mage Devourer", "Scion of the Void", ability="Flickering Spirit")
    choose(match, "or:1", "target:mage-devourer", "damage:4")
    assert [card["life"] for card in match.view(0)["nemesis"]["in_play"]] == [7, 7]
    assert lives(match) == [10, 10]
    assert match.view(0)["nemesis"]["souls"] == [0] * 7


def test_whatever_says_damage_without_a_player_minds_his_too() -> None:
    match = burst("Energy Leech", "Wandering Lasher", marks={"souls-3": 1})
    choose(match, "target:wandering-lasher", "target:wandering-lasher", "target:energy-leech")
    assert in_play(match) == {"energy-leech": 2, "wandering-lasher": 4}
    assert match.view(0)["nemesis"]["souls"] == [0, 0, 0, 1, 0, 0, 0]


def test_before_he_was_taken_for_the_player_who_decides_for_him() -> None:
    match = burst("Scion of the Void", older=True)
    match.choose("target:scion-of-the-void")
    assert match.view(0)["nemesis"]["souls"][2] == 3


def test_players_are_still_minded() -> None:
    there = {"I": {"open": True, "prepped": ["Spark"]}}
    match = table(kel(breaches=there), ilya(), phase="casting", nemesis=foes("Scion of the Void"))
    choose(match, "cast:spark@I", "target:scion-of-the-void")
    assert match.view(0)["nemesis"]["souls"][2] == 3


def test_whoever_casts_chooses_the_maw() -> None:
    there = {"I": {"open": True, "prepped": ["Spark"]}}
    xaxos = {"charges": 7, "deck": ["Twisting Flame"]}
    match = table(
        kel(aether=2),
        ilya(breaches=there),
        xaxos=xaxos,
        nemesis={"name": "Experiment 153"},
        market={"Molten Peridot": 5},
    )
    choose(match, "charge", "charge:xaxos", "or:1")
    assert match.decision.word == "ask-target"
    assert match.decision.seat == 1


# What is gained, and from where


def dreams(**spaces: str) -> dict[str, Any]:
    """Thief of Dreams with cards on its mat."""
    zones = {"dream-deck": ["Twisted Fang"] * 4, **{f"dream-{space[1:]}": [card] for space, card in spaces.items()}}
    return {"name": "Thief of Dreams", "zones": zones}


def forged(older: bool = False) -> Match:
    """Ilya may gain a card that costs 2 or less; the only one lies on the Dream Mat."""
    market = {"Destiny Forger": 5}
    nemesis = dreams(_2="Fortified Frost", _3="Molten Peridot")
    match = table(kel(hand=["Destiny Forger", "Crystal"]), ilya(), older=older, market=market, nemesis=nemesis)
    choose(match, "play:destiny-forger", "or:1", "destroy:crystal")
    return match


def test_destiny_forger_finds_cards_on_the_dream_mat() -> None:
    match = forged()
    assert keys(match) == ["gain:fortified-frost@dream-2", "skip"]
    match.choose("gain:fortified-frost@dream-2")
    assert player(match, 1)["hand"] == ["fortified-frost"]
    assert match.view(0)["nemesis"]["dream_mat"] == [None, None, "molten-peridot", None, None]
    assert player(forged(older=True), 1)["hand"] == []


@pytest.mark.parametrize("older", [False, True])
def test_so_does_twisting_flame_but_only_gems(older: bool) -> None:
    nemesis = dreams(_1="Fortified Frost", _4="Molten Peridot")
    xaxos = {"charges": 7, "deck": ["Twisting Flame"]}
    market = {"Petrified Phoenixium": 2, "Twisted Fang": 2}
    match = table(kel(aether=2), ilya(), older=older, xaxos=xaxos, market=market, nemesis=nemesis)
    choose(match, "charge", "charge:xaxos", "player:1")
    if older:
        assert player(match)["hand"] == ["crystal", "petrified-phoenixium"]
        return
    assert keys(match) == ["gain:petrified-phoenixium", "gain:molten-peridot@dream-4"]
    match.choose("gain:molten-peridot@dream-4")
    assert player(match)["hand"] == ["crystal", "molten-peridot"]
    assert player(match, 1)["hand"] == ["crystal", "petrified-phoenixium"]


def test_rift_dagger_may_be_destroyed_for_no_dearer_card() -> None:
    market = {"Rift Dagger": 5, "Molten Peridot": 5}
    match = table(kel(hand=["Rift Dagger", "Crystal"]), market=market)
    match.choose("play:rift-dagger")
    assert match.decision.word == "ask-rift-destroy"
    choose(match, "yes", "gain:molten-peridot")
    assert player(match)["discard"] == ["molten-peridot"]
    assert match.view(0)["destroyed"][0] == "rift-dagger"
    older = table(kel(hand=["Rift Dagger", "Crystal"]), older=True, market=market, run_on=True)
    choose(older, "play:rift-dagger", "gain:molten-peridot")
    assert "rift-dagger" not in older.view(0)["destroyed"]


def sunstone(older: bool = False) -> Match:
    """Kel gains a card, and two Duplicating Sazites let Ilya gain two."""
    market = {"Lightning Arrow": 5, "Vigorous Sunstone": 5, "Molten Peridot": 5}
    there = {"I": {"open": True, "prepped": ["Spark"]}}
    there |= {name: {"open": True, "prepped": ["Twisted Fang"]} for name in ("II", "III")}
    sheet = kel(hand=["Duplicating Sazite"] * 2, breaches=there)
    match = table(sheet, ilya(hand=[]), older=older, market=market)
    choose(match, "play:duplicating-sazite", "play:duplicating-sazite", "gain:lightning-arrow")
    choose(
        match, "discard:twisted-fang@II", "gain:molten-peridot", "discard:twisted-fang@III", "gain:vigorous-sunstone"
    )
    return match


def test_vigorous_sunstone_counts_what_you_gain_in_an_allys_turn_too() -> None:
    assert player(sunstone(), 1)["hand"] == ["vigorous-sunstone"]
    assert player(sunstone(older=True), 1)["discard"] == ["vigorous-sunstone", "molten-peridot"]


# Call of the Void


def test_call_of_the_void_is_for_the_first_card_of_the_turn() -> None:
    hand = ["Petrified Phoenixium", "Petrified Phoenixium", "Call of the Void"]
    match = table(mage("Qu", hand=hand))
    choose(match, "play:petrified-phoenixium", "prep:call-of-the-void>I", "play:petrified-phoenixium")
    assert player(match)["aether"] == 4
    assert player(match)["played"] == ["petrified-phoenixium"] * 2
    older = table(mage("Qu", hand=hand), older=True)
    choose(older, "play:petrified-phoenixium", "prep:call-of-the-void>I", "play:petrified-phoenixium")
    assert player(older)["aether"] == 6


def test_it_is_for_the_first_that_costs_anything() -> None:
    match = table(mage("Qu", hand=["Crystal", "Petrified Phoenixium", "Call of the Void", "Petrified Phoenixium"]))
    choose(match, "play:crystal", "prep:call-of-the-void>I", "play:petrified-phoenixium")
    assert player(match)["aether"] == 5
    assert player(match)["played"] == ["crystal"]
    match.choose("play:petrified-phoenixium")
    assert player(match)["aether"] == 7
    assert player(match)["played"] == ["crystal", "petrified-phoenixium"]


def test_a_card_that_was_destroyed_since_was_played_too() -> None:
    market = {"Unstable Pyrite": 5, "Molten Peridot": 5}
    match = table(mage("Qu", hand=["Unstable Pyrite", "Call of the Void", "Molten Peridot"]), market=market)
    choose(match, "play:unstable-pyrite", "yes", "prep:call-of-the-void>I", "play:molten-peridot")
    assert player(match)["aether"] == 5
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint


# Cursed Bolt


def bolt(older: bool = False) -> Match:
    """Kel may cast Ilya's Cursed Bolt."""
    sheet = kel(hand=["Petrified Phoenixium", "Crystal"], aether=1)
    there = {"I": {"open": True, "prepped": ["Cursed Bolt"]}}
    match = table(sheet, ilya(breaches=there), older=older, market={"Molten Peridot": 5})
    choose(match, "play:petrified-phoenixium", "gain:molten-peridot", "cast:cursed-bolt@I/2")
    return match


def test_cursed_bolt_goes_onto_the_deck_of_whoever_cast_it() -> None:
    assert bolt().position()["players"][0]["deck"][0] == "cursed-bolt"
    assert bolt(older=True).position()["players"][1]["deck"][0] == "cursed-bolt"


@pytest.mark.parametrize("older", [False, True])
def test_cursed_bolt_cast_without_being_discarded_still_leaves(older: bool) -> None:
    there = {"I": {"open": True, "prepped": ["Cursed Bolt"]}}
    match = table(ilya(charges=5, hand=["Crystal"] * 3, breaches=there), kel(), older=older)
    match.choose("ability")
    if older:
        assert breach(match, "I")["prepped"] == ["cursed-bolt"]
        return
    assert keys(match) == ["or:1", "or:2"]
    match.choose("or:2")
    assert player(match)["discard"] == ["crystal", "crystal"]
    assert match.view(0)["destroyed"][0] == "cursed-bolt"
    assert breach(match, "I")["prepped"] == []


# The start of a turn


@pytest.mark.parametrize("older", [False, True])
def test_a_spell_that_is_prepped_as_the_turn_begins_is_cast(older: bool) -> None:
    """Hemorrhage hurts Taqren, and his barrier lets him prep a spell to a closed breach."""
    taqren = mage("Taqren", hand=["Spark", "Crystal"], front=["Hemorrhage"])
    match = table(taqren, kel(), older=older, phase="next-turn", turn_order={"deck": ["player 1", "nemesis"]})
    choose(match, "go-on", "barrier:4", "prep:spark>II")
    assert match.view(0)["nemesis"]["life"] == (70 if older else 69)
    assert breach(match, "II")["prepped"] == (["spark"] if older else [])


# Glyphs and what else reacts to a gain


def gained_with_a_glyph(older: bool = False, *, glyphs: tuple[str, ...] = ("spark",)) -> Match:
    """Kel has played Petrified Phoenixium, and gains a card with a glyph on it."""
    there = {"I": {"open": True, "prepped": ["Spark"]}}
    sheet = kel(hand=["Petrified Phoenixium", "Crystal"], aether=1, breaches=there)
    marks = {f"glyph-{glyph}": "Molten Peridot" for glyph in glyphs}
    position = {"players": [sheet, mage("Z'hana")], "nemesis": {"name": SOULS}, "marks": marks}
    match = (GAME.under(OLDER) if older else GAME).arrange(position)
    choose(match, "play:petrified-phoenixium", "gain:molten-peridot")
    return match


def test_players_choose_whether_a_glyph_or_a_waiting_card_comes_first() -> None:
    match = gained_with_a_glyph()
    assert match.decision.seat is None
    assert keys(match) == ["first:zhana", "first:petrified-phoenixium"]
    choose(match, "first:zhana", "player:1")
    assert player(match)["charges"] == 1
    assert match.decision.word == "ask-cast-one"
    assert gained_with_a_glyph(older=True).decision.word == "ask-cast-one"


def test_several_glyphs_of_a_card_act_one_after_the_other() -> None:
    match = gained_with_a_glyph(glyphs=("heart", "spark", "mind"))
    choose(match, "first:petrified-phoenixium", "skip", "player:1", "player:2")
    assert player(match)["charges"] == 1
    assert len(player(match, 1)["hand"]) == 2
    assert match.decision.word == "ask-main"

"""Since rules 13: who has no room for a charge may let the one go with which Xaxos acts; the last dream is the end."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia import Match
from talia.bots import bot
from talia.words.speaker import speaker

from .outcasts import GAME, ilya, kel
from .table import choose, foe, keys, mage, player

ALL_BOXES = talia.game("aeons-end/all")
OLDER = 12
ASKED = ["charge:xaxos", "charge:none"]
ORB = ("play:orb-of-the-deep", "or:2")
OPEN = {roman: {"open": True} for roman in ("I", "II", "III", "IV")}

# Any, all through this file: positions and views are plain JSON.


def table(*players: Any, has: int = 7, rules: int = 13, game: Any = GAME, **position: Any) -> Match:
    """A table where Xaxos has so many charges, and Crystalline Shield, which asks what it does, is his next ability."""
    told = {"nemesis": {"name": "Fountain of Souls", "deck": ["Topple"]}, "gravehold": 20, **position}
    told = {"xaxos": {"charges": has, "deck": ["Crystalline Shield"]}, "players": list(players), **told}
    match: Match = game.under(rules).arrange(told)
    return match


def full_kel(**sheet: Any) -> Any:
    """Kel, who has all six charges that her ability takes."""
    return kel(charges=6, **sheet)


def charges(match: Match) -> int:
    """How many charges Xaxos has."""
    return int(match.view(0)["xaxos"]["charges"])


def acts(match: Match) -> bool:
    """Whether Xaxos acts now."""
    return match.decision.word == "ask-either" and charges(match) == 0


WAYS: dict[str, tuple[tuple[Any, ...], dict[str, Any], tuple[str, ...]]] = {
    "a side of an OR that also rids her of the card": (
        (full_kel(hand=["Orb of the Deep", "Crystal"]), ilya()),
        {},
        ORB,
    ),
    "the only side that can be done": (
        (full_kel(hand=["Cursed Manacles", "Crystal"]), ilya()),
        {},
        ("play:cursed-manacles",),
    ),
    "a card that waited for a focus": (
        (full_kel(hand=["Elongated Looq", "Crystal"], aether=2), ilya()),
        {},
        ("play:elongated-looq", "focus:II"),
    ),
    "a spell": (
        (full_kel(breaches={**OPEN, "I": {"open": True, "prepped": ["Tornado of Insight"]}}), ilya()),
        {"phase": "casting"},
        ("cast:tornado-of-insight@I",),
    ),
    "a glyph of a card gained": (
        (full_kel(aether=3), mage("Z'hana")),
        {"marks": {"glyph-spark": "Molten Peridot"}},
        ("gain:molten-peridot", "player:1"),
    ),
    "damage of her own doing": (
        (mage("Taqren", charges=5, hand=["Esoteric Amplifier", "Crystal"]), ilya()),
        {},
        ("play:esoteric-amplifier", "yes", "barrier:3"),
    ),
}


@pytest.mark.parametrize(("players", "position", "way"), WAYS.values(), ids=WAYS)
def test_whoever_has_no_room_may_let_his_last_charge_go(players: Any, position: Any, way: Any) -> None:
    match = table(*players, **position)
    choose(match, *way)
    before = player(match)["charges"]
    assert (match.decision.seat, keys(match)) == (0, ASKED)
    match.choose("charge:none")
    assert (charges(match), player(match)["charges"], acts(match)) == (7, before, False)
    match.undo()
    match.choose("charge:xaxos")
    while match.decision.word == "ask-target":
        match.choose("target:nemesis")
    assert acts(match)


@pytest.mark.parametrize(("players", "position", "way"), WAYS.values(), ids=WAYS)
@pytest.mark.parametrize(("has", "rules", "then"), [(6, 13, 7), (7, 12, 0)])
def test_below_his_last_charge_and_up_to_rules_12_nobody_is_asked(
    has: int, rules: int, then: int, players: Any, position: Any, way: Any
) -> None:
    match = table(*players, has=has, rules=rules, **position)
    choose(match, *way)
    assert match.decision.word != "ask-charges"
    assert charges(match) == then


@pytest.mark.parametrize("way", WAYS)
def test_whoever_has_room_has_the_choice_they_had(way: str) -> None:
    (first, *others), position, then = WAYS[way]
    match = table({**first, "charges": 1}, *others, **position)
    choose(match, *then)
    assert keys(match) == ["charge:own", "charge:xaxos"]


def test_in_an_allys_turn_the_player_whose_card_is_discarded_says() -> None:
    match = table(kel(hand=["Trulite of Energy", "Crystal"]), ilya(charges=5, hand=["Entwined Amethyst"]))
    choose(match, "play:trulite-of-energy", "discard:entwined-amethyst")
    assert (match.decision.seat, keys(match)) == (1, ASKED)
    match.choose("charge:none")
    assert charges(match) == 7
    assert player(match, 1)["discard"] == ["entwined-amethyst"]


# In a turn of the nemesis


@pytest.mark.parametrize("answer", ASKED)
def test_so_it_is_in_a_turn_of_the_nemesis(answer: str) -> None:
    sheets = mage("Taqren", charges=5), ilya()
    nemesis = {"name": "Experiment 153", "in_play": [{"name": "Endless Torment", "tokens": 1}], "deck": ["Topple"]}
    match = table(*sheets, phase="nemesis-main", nemesis=nemesis, turn_order={"deck": ["player 1"]})
    match.choose("go-on")
    while match.decision.word != "ask-charges":
        match.choose(next(key for key in ("or:2", "player:1", "barrier:3") if key in keys(match)))
    assert (match.decision.seat, keys(match)) == (0, ASKED)
    match.choose(answer)
    assert acts(match) == (answer == "charge:xaxos")
    assert charges(match) == (0 if answer == "charge:xaxos" else 7)


def test_an_attack_that_charges_a_player_asks_them_and_goes_on() -> None:
    sheets = {"mage": "Gex", "charges": 5}, {"mage": "Quilius", "charges": 1}
    nemesis = {"name": "Umbra Titan", "deck": ["Conduct", "Smite"]}
    match = table(*sheets, game=ALL_BOXES, phase="nemesis-draw", nemesis=nemesis, turn_order={"deck": ["player 1"]})
    match.choose("go-on")
    while match.decision.word != "ask-charges":
        match.choose(keys(match)[-1])
    assert keys(match) == ASKED
    match.choose("charge:none")
    assert (charges(match), player(match)["life"]) == (7, 8)
    assert foe(match)["discard"] == ["conduct"]


# Several at once


def test_charges_gained_together_go_together_or_are_let_go_together() -> None:
    sheet = full_kel(hand=["Destiny Forger", "Crystal"])
    match = table(sheet, ilya(), has=6)
    choose(match, "play:destiny-forger", "or:2")
    assert keys(match) == ASKED
    match.choose("charge:none")
    assert charges(match) == 6
    match.undo()
    match.choose("charge:xaxos")
    assert acts(match)
    fewer = table(sheet, ilya(), has=5)
    choose(fewer, "play:destiny-forger", "or:2")
    assert (fewer.decision.word, charges(fewer)) == ("ask-main", 7)


def test_of_two_charges_one_after_the_other_each_may_be_let_go_until_one_is_given() -> None:
    two = full_kel(hand=["Elongated Looq", "Elongated Looq", "Crystal"], aether=2)
    way = ("play:elongated-looq", "play:elongated-looq", "focus:II")
    match = table(two, ilya())
    choose(match, *way, "charge:none")
    assert keys(match) == ASKED
    match.choose("charge:none")
    assert (match.decision.word, charges(match)) == ("ask-main", 7)
    given = table(two, ilya())
    choose(given, *way, "charge:xaxos")
    assert acts(given)  # the other came while he had all eight, and is lost


# Charges that somebody wanted for themselves are not asked about


def test_a_charge_that_was_bought_is_his_without_a_question() -> None:
    match = table(full_kel(aether=2), ilya())
    match.choose("charge")
    assert acts(match)


def test_so_is_the_charge_that_an_aurora_is_used_for() -> None:
    breaches = {"II": {"open": True, "prepped": ["Aurora"]}}
    match = table({"mage": "Gex", "charges": 5, "breaches": breaches}, {"mage": "Quilius"}, game=ALL_BOXES)
    match.choose("use:aurora")
    assert acts(match)


def test_so_is_the_charge_that_is_taken_for_a_whistles_aether() -> None:
    match = table(full_kel(hand=["Razra's Training Whistle", "Crystal"]), ilya())
    choose(match, "play:razras-training-whistle", "or:2")
    assert acts(match)


# What is said, told and chosen


def asked(rules: int = 13, ability: str = "Crystalline Shield", **position: Any) -> Match:
    """Kel is asked about his last charge, or was not yet by these rules."""
    told = {"xaxos": {"charges": 7, "deck": [ability]}, **position}
    match = table(full_kel(hand=["Orb of the Deep", "Crystal"]), ilya(), rules=rules, **told)
    choose(match, *ORB)
    return match


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Nobody: the charge is lost, and Xaxos:\u2005Outcast does not act"),
        ("pl", "Dla nikogo: ładunek przepada, a Xaxos:\u2005Wygnaniec nie działa"),
    ],
)
def test_the_refusal_says_what_is_refused(lang: str, said: str) -> None:
    refusal = asked().decision.options[1]
    assert speaker(lang, GAME).option(refusal) == said


def test_a_position_tells_the_question_by_the_choices_before_it() -> None:
    match = asked()
    position = json.loads(json.dumps(match.position()))
    assert position["choices"] == list(ORB)
    again = GAME.arrange(position)
    assert (again.fingerprint, keys(again)) == (match.fingerprint, ASKED)
    answered = GAME.arrange({**position, "choices": [*ORB, "charge:none"]})
    assert charges(answered) == 7


def test_a_battle_of_rules_12_goes_on_as_it_did() -> None:
    assert acts(asked(rules=OLDER))


@pytest.mark.parametrize(
    ("ability", "choice"),
    [("Crystalline Shield", "charge:xaxos"), ("Obsidian Burst", "charge:xaxos"), ("Fortifying Blaze", "charge:none")],
)
def test_steady_has_him_act_unless_that_would_bring_nothing(ability: str, choice: str) -> None:
    """There is no minion to discard, and no relic is left."""
    match = asked(ability=ability, market={"Molten Peridot": 7})
    assert bot("steady", GAME, 1).choose(match, match.decision).key == choice


# The last dream


def test_with_the_last_dream_gained_nothing_is_asked_any_more() -> None:
    """Two cards wait for the next one gained; that one is the last on the Dream Mat, and the battle is over."""
    kel = {"mage": "Kel", "hand": ["Petrified Phoenixium", "Duplicating Sazite", "Crystal"], "aether": 9}
    mat = {"dream-3": ["Molten Peridot"], "dream-deck": []}
    thief = {"name": "Thief of Dreams", "deck": ["Hemorrhage", "Rescind"], "zones": mat}
    match = talia.arrange("aeons-end/outcasts", {"players": [kel], "nemesis": thief})
    for key in ("play:petrified-phoenixium", "play:duplicating-sazite", "gain:molten-peridot@dream-3"):
        match.choose(key)
    assert match.result is not None
    assert (match.result.why, match.open) == ("dreams-gone", [])

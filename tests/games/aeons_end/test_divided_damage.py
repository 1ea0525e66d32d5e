"""Damage that is divided: one amount, shared out once, in one blow to each who has a share of it."""

from __future__ import annotations

from typing import Any

import talia
from talia import Match
from talia.games.aeons_end.boxes.outcasts import GAME as OUTCASTS

from .table import choose, foe, gex, gravehold, in_play, keys, mage, prepped, why

WAR_ETERNAL = talia.game("aeons-end/war-eternal")
ALL_BOXES = talia.game("aeons-end/all")
OMENS = "Monstrosity of Omens"

# Any, all through this file: positions are plain JSON.


def garu(nemesis: dict[str, Any], spells: int = 1, game: Any = WAR_ETERNAL, **position: Any) -> Match:
    """Garu uses his ability, for 2 damage and 4 more for each Spark that he discards."""
    spots = ("I", "II", "III", "IV")[:spells]
    sheet = mage("Garu", charges=5, breaches={spot: prepped("Spark") for spot in spots})
    match: Match = game.arrange({"players": [sheet, gex()], "nemesis": nemesis, **position})
    choose(match, "ability", *(f"discard:spark@{spot}" for spot in spots))
    return match


def titan(*minions: Any, **more: Any) -> dict[str, Any]:
    return {"name": "Umbra Titan", "in_play": list(minions), **more}


def test_a_target_that_has_its_share_is_not_offered_again() -> None:
    match = garu(titan("Cryptid", "Grubber"))
    assert keys(match) == ["target:nemesis", "target:cryptid", "target:grubber"]
    choose(match, "target:cryptid", "damage:2")
    assert keys(match) == ["target:nemesis", "target:grubber"]


def test_monstrosity_of_omens_takes_one_blow_and_loses_one_life() -> None:
    match = garu(titan(OMENS))
    choose(match, "target:monstrosity-of-omens", "damage:1")
    assert in_play(match) == {"monstrosity-of-omens": 4}
    assert foe(match)["life"] == 65
    assert match.decision.word == "ask-main"


def test_the_last_target_takes_what_is_left() -> None:
    match = garu(titan("Cryptid", "Grubber"))
    choose(match, "target:nemesis", "damage:1", "target:grubber", "damage:2")
    assert (foe(match)["life"], in_play(match)) == (69, {"cryptid": 3, "grubber": 3})


def test_nobody_needs_to_get_a_share() -> None:
    match = garu(titan("Cryptid", "Grubber"))
    choose(match, "target:cryptid", "damage:1", "target:grubber", "damage:5")
    assert (foe(match)["life"], in_play(match)) == (70, {"cryptid": 5})
    match = garu(titan("Cryptid", "Grubber"))
    choose(match, "target:cryptid", "damage:5", "target:nemesis")  # of the last point there is nothing to divide
    assert (foe(match)["life"], in_play(match)) == (69, {"cryptid": 1, "grubber": 5})


def test_nothing_is_dealt_before_all_of_it_is_shared_out() -> None:
    match = garu(titan("Cryptid", "Grubber"))
    choose(match, "target:grubber", "damage:5")
    assert in_play(match) == {"cryptid": 6, "grubber": 5}
    assert [event.name for event in match.events] == ["share-given"]  # so that the log tells what was given so far
    match.choose("target:cryptid")
    assert in_play(match) == {"cryptid": 5}


def test_two_minions_of_one_name_keep_their_numbers() -> None:
    match = garu({"name": "Risen Thrall", "in_play": ["Shambling Infantry", "Shambling Infantry"]}, game=ALL_BOXES)
    assert keys(match) == ["target:nemesis", "target:shambling-infantry", "target:shambling-infantry#2"]
    choose(match, "target:shambling-infantry", "damage:1")
    assert keys(match) == ["target:nemesis", "target:shambling-infantry#2"]


def test_magus_of_cloaks_loses_a_single_token() -> None:
    match = garu({"name": "Magus of Cloaks", "tokens": 4, "in_play": ["Null Scion"]}, spells=2)
    choose(match, "target:nemesis", "damage:6")
    assert (foe(match)["tokens"], foe(match)["life"]) == (3, 33)


def test_the_shares_are_dealt_in_the_order_in_which_they_were_chosen_until_the_battle_is_over() -> None:
    match = garu(titan({"name": "Cryptid", "life": 1}, life=1), spells=0)
    choose(match, "target:nemesis", "damage:1")
    assert why(match) == (True, "nemesis-slain")
    assert in_play(match) == {"cryptid": 1}


def test_whoever_comes_into_play_meanwhile_takes_none() -> None:
    crown = {"name": "Hollow Crown", "in_play": [{"name": "Kurgax", "life": 1}, "Lurzan"], "crew": ["Bezu"]}
    match = garu(crown)
    choose(match, "target:kurgax", "damage:1")
    assert in_play(match) == {"lurzan": 6, "bezu": 11}
    assert match.decision.word == "ask-main"


def test_a_target_that_is_gone_when_its_share_comes_takes_none() -> None:
    """The first blow makes the nemesis unleash; the blood magic of Nhavkalas brings her down before her share does."""
    minions = ["Scion of the Void", {"name": "Nhavkalas", "life": 1}]
    match = garu({"name": "Hollow Crown", "in_play": minions, "crew": ["Bezu"]}, game=ALL_BOXES)
    choose(match, "target:scion-of-the-void", "damage:3")
    assert in_play(match) == {"scion-of-the-void": 10, "bezu": 11}
    assert gravehold(match) == 27


def test_flickering_spirit_divides_among_minions_alone() -> None:
    match = OUTCASTS.arrange(
        {
            "players": [mage("Kel", aether=2), mage("Ilya")],
            "xaxos": {"charges": 7, "deck": ["Flickering Spirit"]},
            "nemesis": {"name": "Experiment 153", "in_play": ["Vein Worms", "Moonstruck Hound"]},
        }
    )
    choose(match, "charge", "charge:xaxos", "or:1")
    assert keys(match) == ["target:vein-worms", "target:moonstruck-hound"]
    choose(match, "target:vein-worms", "damage:8")
    assert in_play(match) == {"vein-worms": 8, "moonstruck-hound": 3}


def test_the_share_of_a_nemesis_made_of_maws_goes_to_one_of_them() -> None:
    experiment = {"name": "Experiment 153", "in_play": ["Vein Worms"]}
    match = garu(experiment, game=ALL_BOXES)
    choose(match, "target:nemesis", "damage:4")
    assert keys(match) == ["maw:i", "maw:ii", "maw:iii", "maw:iv"]
    assert in_play(match) == {"vein-worms": 16}
    match.choose("maw:i")
    assert in_play(match) == {"vein-worms": 14}


def test_a_battle_saved_in_the_middle_of_it_goes_on_there() -> None:
    match = garu(titan("Cryptid", "Grubber"))
    choose(match, "target:cryptid", "damage:2")
    for again in (talia.load(match.save()), WAR_ETERNAL.arrange(match.position()), match.clone()):
        assert again.fingerprint == match.fingerprint
        assert keys(again) == keys(match)
        choose(again, "target:grubber", "damage:1")
        assert (foe(again)["life"], in_play(again)) == (67, {"cryptid": 4, "grubber": 4})


def test_in_a_battle_that_began_under_rules_10_each_share_is_dealt_at_once() -> None:
    match = garu(titan(OMENS), game=WAR_ETERNAL.under(10))
    for life in (4, 3, 2, 1):
        choose(match, "target:monstrosity-of-omens", "damage:1")
        assert in_play(match) == {"monstrosity-of-omens": life}
    assert keys(match) == ["target:nemesis", "target:monstrosity-of-omens"]

"""Rules that a campaign opens one after the other, and decks that are not shuffled."""

from typing import Any

import pytest

import talia
from talia.kernel.errors import TaliaError
from talia.words import speaker
from tests.games.aeons_end.table import (
    GAME,
    battle,
    breach,
    choose,
    dezmodia,
    foe,
    gex,
    gravehold,
    keys,
    lives,
    player,
    prepped,
    turn_order,
)

ALL = ["abilities", "breach-iv", "breach-bonus", "exhaustion"]


def rich(**rest: Any) -> talia.Match:  # Any: positions are plain JSON
    """Gex with as much aether as anybody could want."""
    return battle(gex(aether=20), dezmodia(), **rest)


def test_without_abilities_nobody_gains_charges() -> None:
    assert "charge" in keys(rich())
    match = rich(without=["abilities"])
    assert "charge" not in keys(match)
    assert (player(match)["charges"], player(match)["charges_needed"]) == (0, 0)
    assert "ability" not in keys(match)


def test_a_mage_without_an_ability_is_shown_without_one() -> None:
    game = talia.game(GAME)
    for lang, said in (("en", "Apprentice"), ("pl", "Adept")):
        scene = game.scene(rich(without=["abilities"]), 0, speaker(lang, game))
        sheet = next(area for area in scene.areas if area.ref == "p0")
        assert (sheet.things[0].title, sheet.things[0].facts, sheet.things[0].text) == (said, (), "")


def test_without_breach_iv_there_are_three() -> None:
    assert "focus:IV" in keys(rich())
    match = rich(without=["breach-iv"])
    assert breach(match, "IV")["state"] == "gone"
    assert not [key for key in keys(match) if key.endswith("IV")]
    assert breach(match, "III")["state"] == "closed"


@pytest.mark.parametrize(("closed", "left"), [([], 67), (["breach-bonus"], 68)])
def test_without_their_bonus_open_breaches_add_nothing(closed: list[str], left: int) -> None:
    match = battle(
        gex(breaches={"III": prepped("Fiery Torrent")}),
        dezmodia(),
        phase="casting",
        without=closed,
        nemesis={"life": 70},
    )
    choose(match, "cast:fiery-torrent@III")
    assert foe(match)["life"] == left


def test_without_its_price_exhaustion_only_doubles_the_damage() -> None:
    """Gex has 1 life left and suffers 2: the other one is two for Gravehold."""
    sheets = [gex(life=1, charges=2), dezmodia(life=10)]
    priced = battle(*sheets, phase="nemesis-main", nemesis={"in_play": ["Vault Behemoth"]}, turn_order=turn_order(2))
    choose(priced, "player:1")
    assert "destroy" in priced.decision.word
    match = battle(
        *sheets,
        phase="nemesis-main",
        nemesis={"in_play": ["Vault Behemoth"], "deck": ["Mage Ender", "Smite"]},
        turn_order=turn_order(2),
        without=["exhaustion"],
    )
    choose(match, "player:1")
    assert (lives(match), gravehold(match), foe(match)["tokens"]) == ([0, 10], 28, 8)
    assert player(match)["charges"] == 2
    assert breach(match, "II")["state"] == "open"


def test_a_position_without_rules_is_told_so() -> None:
    match = rich(without=["exhaustion", "abilities"])
    told = match.position()
    assert told["without"] == ["abilities", "exhaustion"]
    assert talia.arrange(GAME, told).fingerprint == match.fingerprint != rich().fingerprint


def test_in_which_order_a_set_up_says_them_does_not_matter() -> None:
    game = talia.game(GAME)
    one, other = (game.new(players=2, seed=3, without=closed) for closed in (ALL, ALL[::-1]))
    assert one.fingerprint == other.fingerprint
    assert game.arrange(other.position()).fingerprint == other.fingerprint


def test_a_rule_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TaliaError, match="without"):
        rich(without=["gravity"])
    with pytest.raises(TaliaError, match="without"):
        talia.game(GAME).new(players=1, seed=1, without=["gravity"])


def test_a_set_up_names_its_deck_and_the_rules_it_is_without() -> None:
    game = talia.game(GAME)
    deck = ["yawning-black", "smite", "grubber"]
    match = game.new(players=2, seed=3, nemesis="umbra-titan", deck=deck, without=ALL)
    assert match.view(0)["without"] == ALL
    assert match.position()["without"] == ALL
    assert foe(match)["deck"] == 3
    again = talia.load(match.save())
    assert again.fingerprint == match.fingerprint
    drawn = [event.args["card"] for event in _played(again) if event.name == "nemesis-draws"]
    assert [name.word for name in drawn][:3] == [f"card-{id}" for id in deck]


def _played(match: talia.Match) -> list[Any]:
    """All events of a battle in which the players do nothing they need not."""
    events = list(match.events)
    while not match.over:
        match.choose(match.decision.options[-1])
        events += match.events
    return events


def test_without_these_rules_a_settled_set_up_says_nothing_of_them() -> None:
    match = talia.game(GAME).new(players=1, seed=1)
    assert "without" not in match.origin["setup"]
    assert "without" not in match.view(0)

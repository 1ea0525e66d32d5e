"""What goes with a card that leaves play, and that a Deadbolt silences all of a Raven. Since rules 4."""

from __future__ import annotations

from typing import Any

import pytest

from talia import Match
from talia.games.seasons.game import GAME

from .table import a_turn, activate, choose, in_play, me, offered, other, summon, tokens, under

# Any, all through this file: positions are plain data.

Told = dict[str, Any]


def a_raven(mimics: str | Told, **more: Any) -> Told:
    return {"name": "Raven the Usurper", "mimics": mimics, **more}


# The item leaves play while the Raven is locked


TAKING_BACK: Told = {
    "reserve": {"air": 1, "water": 1},
    "hand": ["Amsug Longneck"],
    "in_play": ["Amulet of Air", "Argosian Tangleweed"],
}


def test_a_locked_raven_stays_though_its_item_leaves_play() -> None:
    match = a_turn(**TAKING_BACK, rival={"in_play": [a_raven("Amulet of Air", deadbolt=True)]})
    summon(match, "Amsug Longneck")
    assert me(match)["hand"] == ["amulet-of-air"]
    raven = other(match)["in_play"][0]
    assert (raven["id"], raven["deadbolt"], raven["mimics_gone"], "mimics" in raven) == (
        "raven-the-usurper",
        True,
        True,
        False,
    )


def test_it_is_sacrificed_when_it_is_free_again_though_the_item_has_come_back() -> None:
    match = a_turn(
        reserve={"air": 3, "water": 1},
        hand=["Amsug Longneck"],
        in_play=["Amulet of Air", "Argosian Tangleweed", "Dragon Skull", "Purse of Io", "Staff of Spring"],
        rival={"in_play": [a_raven("Amulet of Air", deadbolt=True)]},
    )
    summon(match, "Amsug Longneck", "take-back:amulet-of-air")
    summon(match, "Amulet of Air")
    assert in_play(match, 1) == ["raven-the-usurper"]
    given = ["argosian-tangleweed", "purse-of-io", "staff-of-spring"]
    activate(match, "Dragon Skull", *[f"sacrifice:{card}" for card in given])
    assert (in_play(match), in_play(match, 1)) == (["dragon-skull", "amsug-longneck", "amulet-of-air"], [])


def test_a_raven_whose_item_is_still_there_is_just_free_again() -> None:
    rival = {"in_play": [a_raven("Purse of Io", deadbolt=True)]}
    match = a_turn(in_play=["Purse of Io", "Argosian Tangleweed", "Necrotic Kriss"], rival=rival)
    activate(match, "Necrotic Kriss", *["gain:air"] * 4)
    assert other(match)["in_play"] == [{"id": "raven-the-usurper", "turned": False, "mimics": "purse-of-io"}]


def test_where_a_match_stands_with_such_a_raven_can_be_told() -> None:
    match = a_turn(**TAKING_BACK, rival={"in_play": [a_raven("Amulet of Air", deadbolt=True)]})
    summon(match, "Amsug Longneck")
    position = match.position()
    assert position["players"][1]["in_play"][0]["mimics"] == "gone"
    assert GAME.arrange(position).fingerprint == match.fingerprint


def test_under_older_rules_a_locked_raven_goes_at_once() -> None:
    told = a_turn(**TAKING_BACK, rival={"in_play": [a_raven("Amulet of Air", deadbolt=True)]})
    match = summon(under(3, told), "Amsug Longneck")
    assert in_play(match, 1) == []


# Traps


def summoning_boots(trap: Told) -> Match:
    return a_turn(
        hand=["Temporal Boots"],
        in_play=["Argosian Tangleweed", "Urmian Psychic Cage"],
        rival={"in_play": [trap]},
    )


def test_the_trap_on_a_locked_raven_catches_no_card() -> None:
    trap = a_raven("Urmian Psychic Cage", trap=True, deadbolt=True)
    match = summon(summoning_boots(trap), "Temporal Boots")
    assert match.decision.word == "ask-marker"
    assert other(match)["in_play"][0]["trap"], "it lies there still"
    old = summon(under(3, summoning_boots(trap)), "Temporal Boots")
    assert old.decision.word == "ask-trap"


def test_the_trap_catches_again_when_the_raven_is_free() -> None:
    trap = a_raven("Urmian Psychic Cage", trap=True, deadbolt=True)
    match = a_turn(
        hand=["Temporal Boots"],
        in_play=["Argosian Tangleweed", "Urmian Psychic Cage", "Necrotic Kriss"],
        rival={"in_play": [trap]},
    )
    activate(match, "Necrotic Kriss", *["gain:air"] * 4)
    assert summon(match, "Temporal Boots").decision.word == "ask-trap"


def test_a_trap_that_can_spring_does_beside_one_that_cannot() -> None:
    trap = a_raven("Urmian Psychic Cage", trap=True, deadbolt=True)
    cage = {"name": "Urmian Psychic Cage", "trap": True}
    rival = {"in_play": [trap, "Purse of Io"]}
    match = a_turn(hand=["Temporal Boots"], in_play=["Argosian Tangleweed", cage], rival=rival)
    summon(match, "Temporal Boots", "discard-it")
    assert match.decision.word == "ask-turn"
    assert ("trap" in me(match)["in_play"][1], other(match)["in_play"][0]["trap"]) == (False, True)


# What fits into the reserve


def test_whoever_has_a_locked_grimoire_gives_up_what_is_too_much_at_once() -> None:
    told: Told = {
        "reserve": {"earth": 1, "air": 1},
        "hand": ["Argosian Tangleweed"],
        "in_play": ["Bespelled Grimoire"],
        "rival": {"reserve": {"air": 8, "fire": 2}, "in_play": [a_raven("Bespelled Grimoire")]},
    }
    match = summon(a_turn(**told), "Argosian Tangleweed")
    assert (match.decision.seat, match.decision.word) == (1, "ask-give-up")
    choose(match, "give-up:fire", "give-up:fire")
    assert (tokens(match, 1), match.decision.word) == ((7, 0, 0, 0), "ask-turn")
    old = summon(under(3, a_turn(**told)), "Argosian Tangleweed")
    assert (tokens(old, 1), old.decision.word) == ((8, 0, 2, 0), "ask-turn")


def test_so_does_whoever_has_a_statue_that_is_free_again() -> None:
    rival = {"reserve": {"air": 6, "fire": 1}, "in_play": [a_raven("Statue of Eolis", deadbolt=True)]}
    match = a_turn(in_play=["Statue of Eolis", "Argosian Tangleweed", "Necrotic Kriss"], rival=rival)
    activate(match, "Necrotic Kriss")
    assert (match.decision.seat, match.decision.word) == (1, "ask-give-up")
    match.choose("give-up:fire")
    assert tokens(match, 1) == (6, 0, 0, 0)


# The Shield of Zira stands in for a Raven


def losing_its_item(*cards: str | Told) -> Match:
    """The other player drinks a potion that the Raven mimics."""
    first: Told = {"active": 1, "first": 1, "rival": {"in_play": ["Potion of Life"]}}
    return activate(a_turn(in_play=[*cards], **first), "Potion of Life")


def test_a_shield_may_be_sacrificed_for_a_raven_that_then_mimics_nothing() -> None:
    match = losing_its_item("Shield of Zira", a_raven("Potion of Life"))
    assert (match.decision.seat, match.decision.word) == (0, "ask-stand-in")
    lost = match.clone()
    match.choose("yes")
    assert (me(match)["in_play"], me(match)["crystals"]) == ([{"id": "raven-the-usurper", "turned": False}], 10)
    match.choose("end")
    assert not offered(match, "activate:"), "there is nothing left to activate"
    lost.choose("no")
    assert in_play(lost) == ["shield-of-zira"]


@pytest.mark.parametrize(("rules", "mine"), [(4, []), (5, ["dragonsoul"])])
def test_the_trap_on_a_raven_goes_when_it_mimics_no_cage_any_more(rules: int, mine: list[str]) -> None:
    rival = {"in_play": [a_raven("Urmian Psychic Cage", trap=True), "Shield of Zira"]}
    match = under(rules, a_turn(hand=["Dragonsoul"], in_play=["Urmian Psychic Cage"], rival=rival, token=2))
    choose(match, "token:2", "sacrifice:urmian-psychic-cage", "yes")
    assert in_play(match, 1) == ["raven-the-usurper"]
    assert ("trap" in other(match)["in_play"][0]) == (rules == 4)
    summon(match, "Dragonsoul")
    assert in_play(match) == mine


def choosing_a_shield() -> Match:
    """A Raven that mimics the opponent's Shield, a Shield beside it, and a potion."""
    cards = [a_raven("Shield of Zira"), "Shield of Zira", "Potion of Life"]
    return a_turn(in_play=cards, rival={"in_play": ["Shield of Zira"]})


def test_of_a_shield_and_a_raven_that_mimics_one_you_choose_which_is_sacrificed() -> None:
    match = activate(choosing_a_shield(), "Potion of Life")
    assert match.decision.word == "ask-which-stands-in"
    assert match.decision.keys == ["sacrifice:raven-the-usurper", "sacrifice:shield-of-zira", "no"]
    none = match.clone()
    match.choose("sacrifice:shield-of-zira")
    assert (in_play(match), me(match)["crystals"]) == (["raven-the-usurper", "potion-of-life"], 10)
    none.choose("no")
    assert (in_play(none), me(none)["crystals"]) == (["raven-the-usurper", "shield-of-zira"], 0)


def test_under_older_rules_the_first_of_them_went() -> None:
    old = activate(under(4, choosing_a_shield()), "Potion of Life", "yes")
    assert in_play(old) == ["shield-of-zira", "potion-of-life"]


def test_a_shield_that_is_mimicked_is_told_from_one_that_is_not() -> None:
    match = a_turn(in_play=["Shield of Zira"] * 2 + ["Potion of Life"], rival={"in_play": [a_raven("Shield of Zira")]})
    activate(match, "Potion of Life", "sacrifice:shield-of-zira")
    assert in_play(match, 1) == [], "the Raven goes with the first"


def test_ravens_that_have_lost_the_same_shield_do_not_stand_in_for_each_other() -> None:
    both: Told = {"in_play": [a_raven("Shield of Zira"), a_raven("Shield of Zira")]}
    match = activate(a_turn(in_play=["Shield of Zira", "Potion of Life"], rival=both), "Potion of Life", "yes")
    assert (in_play(match, 1), other(match)["crystals"], match.decision.seat) == ([], 0, 0)


def test_one_shield_saves_one_of_two_ravens() -> None:
    match = losing_its_item("Shield of Zira", a_raven("Potion of Life"), a_raven("Potion of Life"))
    match.choose("yes")
    assert (in_play(match), match.decision.word) == (["raven-the-usurper"], "ask-turn")


def test_a_shield_may_save_a_raven_that_is_free_again_without_its_item() -> None:
    rival = {"in_play": ["Shield of Zira", a_raven("Potion of Life", deadbolt=True)]}
    match = a_turn(in_play=["Potion of Life", "Argosian Tangleweed", "Necrotic Kriss"], rival=rival)
    activate(match, "Potion of Life")
    activate(match, "Necrotic Kriss")
    assert (match.decision.seat, match.decision.word) == (1, "ask-stand-in")
    match.choose("yes")
    assert other(match)["in_play"] == [{"id": "raven-the-usurper", "turned": False}]


# What a card says of copies of itself


def test_a_raven_that_mimics_the_codex_takes_back_no_codex() -> None:
    told: Told = {
        "hand": ["Raven the Usurper"],
        "in_play": ["Selenia’s Codex", "Purse of Io", "Amulet of Air"],
        "reserve": {"air": 1, "water": 1, "fire": 1},
        "rival": {"in_play": ["Selenia’s Codex"]},
    }
    mimicking = ["mimic:selenias-codex@2"]
    match = summon(a_turn(**told), "Raven the Usurper", *mimicking)
    assert match.decision.keys == ["take-back:purse-of-io", "take-back:amulet-of-air"]
    old = summon(under(3, a_turn(**told)), "Raven the Usurper", *mimicking)
    assert offered(old, "take-back:selenias-codex")


@pytest.mark.parametrize("rules", [3, GAME.rules])
def test_a_raven_that_is_sacrificed_still_does_what_its_item_does_then(rules: int) -> None:
    rival = {"reserve": {"fire": 3}, "in_play": [a_raven("Cursed Treatise of Arus")]}
    told = a_turn(in_play=["Cursed Treatise of Arus", "Dragon Skull", "Purse of Io"], reserve={"air": 1}, rival=rival)
    match = activate(under(rules, told), "Dragon Skull")
    while match.decision.word == "ask-sacrifice":
        match.choose(0)
    assert (in_play(match, 1), tokens(match), tokens(match, 1)) == ([], (0, 0, 0, 0), (0, 0, 0, 0))


# Like cards that others depend on


LOCKING: Told = {
    "in_play": ["Argosian Tangleweed", "Argosian Tangleweed", "Necrotic Kriss"],
    "rival": {
        "in_play": [
            {"name": "Figrim the Avaricious", "deadbolt": {"player": 0, "card": 0}},
            {"name": "Arcano Leech", "deadbolt": {"player": 0, "card": 1}},
        ]
    },
}


@pytest.mark.parametrize(("number", "free"), [("", "figrim-the-avaricious"), ("#2", "arcano-leech")])
def test_of_two_tangleweeds_that_lock_different_familiars_one_says_which_goes(number: str, free: str) -> None:
    match = activate(a_turn(**LOCKING), "Necrotic Kriss")
    assert match.decision.keys == ["sacrifice:argosian-tangleweed", "sacrifice:argosian-tangleweed#2"]
    match.choose(f"sacrifice:argosian-tangleweed{number}")
    assert [card["id"] for card in other(match)["in_play"] if "deadbolt" not in card] == [free]
    old = activate(under(4, a_turn(**LOCKING)), "Necrotic Kriss")
    assert old.decision.word == "ask-gain", "the first one went"


@pytest.mark.parametrize(("number", "left"), [("", 2), ("#2", 1)])
def test_of_two_potions_that_different_ravens_mimic_one_says_which_is_drunk(number: str, left: int) -> None:
    ravens = [{"gauge": 15, "in_play": [a_raven({"player": 0, "card": card})]} for card in (0, 1)]
    players = [{"gauge": 15, "in_play": ["Potion of Power", "Potion of Power"]}, *ravens]
    match = GAME.arrange({"run_on": True, "players": players}, seed=1)
    match.choose(f"activate:potion-of-power{number}")
    assert [in_play(match, seat) for seat in (1, 2)] == [
        ["raven-the-usurper"] if seat == left else [] for seat in (1, 2)
    ]


def test_like_cards_on_which_like_ones_depend_are_one_option() -> None:
    locked = [{"name": "Arcano Leech", "deadbolt": {"player": 0, "card": card}} for card in (0, 1)]
    match = a_turn(**{**LOCKING, "rival": {"in_play": locked}})
    activate(match, "Necrotic Kriss")
    assert match.decision.word == "ask-gain", "either way a Leech is free again"

"""No question is asked whose answers are all the same; matches that began when it was asked still ask it."""

from __future__ import annotations

import pytest

import talia
from talia import Match
from talia.kernel.chance import Chance
from tests.games.ostium.table import NOBODY, attack, choose, creature, discard, three

GAME = talia.game("ostium")
RAM = creature("Ram", "A", 4)
EWE = creature("Ewe", "B", 2)
OX = creature("Ox", "C", 9)


def under(rules: int, match: Match) -> Match:
    """The same position under a version of the rules."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    return game.arrange(match.origin["position"])


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, False), (2, True)])
def test_like_creatures_are_laid_down_in_any_order(rules: int, asked: bool) -> None:
    match = under(rules, attack({"hand": [], "attack": [RAM, RAM]}, {"defence": [NOBODY, EWE, EWE]}))
    choose(match, "charge:left")
    assert (match.decision.word == "ask-lay-down") is asked
    if not asked:
        assert discard(match, 1) == ["ewe", "ewe"]


def test_the_order_of_different_ones_is_asked() -> None:
    match = attack({"hand": [], "attack": [RAM, OX]}, {"defence": [NOBODY, creature("Cow", "B", 1), EWE]})
    choose(match, "charge:left")
    assert match.decision.word == "ask-lay-down"


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, False), (2, True)])
def test_a_charge_too_weak_for_all_who_stand_there_is_not_asked_whom_it_strikes(rules: int, asked: bool) -> None:
    match = under(
        rules, attack({"hand": [], "attack": [NOBODY, EWE, EWE]}, {"attack": [NOBODY, OX], "defence": [NOBODY, OX]})
    )
    choose(match, "charge:middle")
    assert (match.decision.word == "ask-meet") is asked


def test_it_is_asked_when_it_could_get_past() -> None:
    match = attack({"hand": [], "attack": [NOBODY, EWE, EWE]}, {"attack": [NOBODY, OX]})
    choose(match, "charge:middle")
    assert match.decision.word == "ask-meet"


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, True)])
def test_nobody_is_asked_to_pass_by_where_no_gate_stands_behind(rules: int, asked: bool) -> None:
    match = under(
        rules, attack({"hand": [], "attack": [NOBODY, EWE, RAM]}, {"gates": [5, 0, 5], "attack": [NOBODY, OX]})
    )
    choose(match, "charge:middle")
    assert (match.decision.word == "ask-meet") is asked


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, True)])
def test_nobody_is_asked_whom_to_strike_where_the_gate_falls_on_everybody_anyway(rules: int, asked: bool) -> None:
    match = under(
        rules, attack({"hand": [], "attack": [NOBODY, OX, OX]}, {"gates": [15, 5, 15], "attack": [NOBODY, EWE]})
    )
    choose(match, "charge:middle")
    assert (match.decision.word == "ask-meet") is asked


@pytest.mark.parametrize(("rules", "asked"), [(GAME.rules, False), (3, True)])
def test_of_three_nobody_is_asked_at_whom_to_charge_in_vain(rules: int, asked: bool) -> None:
    walled = {"attack": [NOBODY, OX], "defence": [NOBODY, OX]}
    match = under(rules, three({"hand": [], "attack": [RAM, EWE]}, walled, walled, phase="attack"))
    choose(match, "charge:middle")
    assert (match.decision.word == "ask-charge-at") is asked


def test_of_three_it_is_asked_where_one_of_them_can_be_hurt() -> None:
    walled = {"attack": [NOBODY, OX], "defence": [NOBODY, OX]}
    match = three({"hand": [], "attack": [RAM, EWE]}, walled, {"attack": [NOBODY, EWE]}, phase="attack")
    choose(match, "charge:middle")
    assert match.decision.word == "ask-charge-at"


@pytest.mark.parametrize("players", [2, 3])
def test_in_games_by_chance_whom_a_charge_meets_makes_a_difference(players: int) -> None:
    asked = 0
    for seed in range(4):
        chance = Chance(seed)
        match = GAME.new(players=players, seed=seed)
        match.quiet = True
        while not match.over and len(match.keys) < 1500:
            decision = match.decision
            if decision.word in ("ask-charge-at", "ask-meet"):
                asked += 1
                assert len({after(match, number) for number in range(len(decision.options))}) > 1, (seed, match.keys)
            match.choose(chance.below(len(decision.options)))
    assert asked


def after(match: Match, number: int) -> tuple[str, str]:
    """Where an option leads, and what is asked then: a fingerprint does not tell whom a question is about."""
    tried = match.clone()
    tried.choose(number)
    return tried.fingerprint, "" if tried.over else repr((tried.decision.effect, tried.decision.ctx))

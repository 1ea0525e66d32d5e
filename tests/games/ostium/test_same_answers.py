"""No question is asked whose answers are all the same; matches that began when it was asked still ask it."""

from __future__ import annotations

import pytest

import talia
from talia import Match
from tests.games.ostium.table import NOBODY, attack, choose, creature, discard

GAME = talia.game("ostium")
RAM = creature("Ram", "A", 4)
EWE = creature("Ewe", "B", 2)
OX = creature("Ox", "C", 9)


def under(rules: int, match: Match) -> Match:
    """The same position under a version of the rules."""
    game = GAME if rules == GAME.rules else GAME.under(rules)
    return game.arrange(match.origin["position"])


@pytest.mark.parametrize(("rules", "asked"), [(3, False), (2, True)])
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


@pytest.mark.parametrize(("rules", "asked"), [(3, False), (2, True)])
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

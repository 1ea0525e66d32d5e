"""Creatures are values: they never change, and one with something else printed on it is a new one."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from talia.games.ostium.cards.abilities import Ability, parse
from talia.games.ostium.cards.sets import house
from talia.games.ostium.rules.actions import options_of
from talia.games.ostium.rules.discarding import Discard

BOAR = house().by_id["flint-boar"]


def test_nothing_printed_can_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        BOAR.power = 9  # type: ignore[misc]


def test_what_is_worked_out_follows_what_is_printed() -> None:
    main = (parse("charge 2"), parse("swift"), parse("discard -> crystal 3"), parse("last -> strike 4"))
    other = replace(BOAR, power=4, main=main, left=(parse("rally"), parse("both ways")))
    assert (other.charging, other.resisting) == (6, 4)
    assert (other.swift, other.can_be_swift, other.rally, other.can_rally) == (True, True, False, True)
    assert (other.discard_crystals, other.last) == (3, (Ability("strike", 4),))
    assert other.left_both_ways
    assert (other.id, other.name, other.cost) == (BOAR.id, BOAR.name, BOAR.cost)


def test_its_name_leads_to_its_own_card() -> None:
    assert replace(BOAR, id="red-boar").name.card == "red-boar"
    assert BOAR.name.card == "flint-boar"


def test_a_copy_is_not_the_same_creature() -> None:
    twin = replace(BOAR)
    assert twin != BOAR
    assert len({twin, BOAR}) == 2


def test_the_options_of_a_creature_are_made_once() -> None:
    own = options_of(BOAR)
    assert options_of(BOAR) is own
    assert own.call.key == "call:flint-boar"
    action = own.discard_by[1].action
    assert isinstance(action, Discard)
    assert action.kind is BOAR
    assert options_of(replace(BOAR, cost=9)).call.args["cost"] == 9

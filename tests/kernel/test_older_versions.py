"""Earlier versions: a game may go on with matches that began under older rules, and brings old set-ups up to date."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from talia import Game, Match, TaliaError
from talia.kernel.chance import Seed
from talia.kernel.saves import read
from talia.kernel.state import State

from .toy import GAME, Toy, table


class Newer(Toy):
    """Menagerie two versions on: with version 4 one animal more is dealt; version 3 is still played as it was."""

    rules = 4

    def under(self, rules: int) -> Game:
        return GAME if rules == GAME.rules else super().under(rules)

    def deal(self, players: int, seed: Seed, setup: Mapping[str, Any]) -> State:
        return super().deal(players, seed, {**setup, "hand": setup["hand"] + 1})


class Pinned(Toy):
    """Menagerie whose set-ups say who begins, from format 2 on; before, it was always the first seat."""

    setup_format = 3

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        return {**super().settle(players, seed, answers), "first": 0, "pinned": True}

    def upgrade(self, origin: dict[str, Any], format: int) -> dict[str, Any]:
        setup = origin["setup"]
        if format < 2:
            setup = {**setup, "first": 0}
        return {**origin, "setup": {**setup, "pinned": True}}


def begun(game: Game, choices: int = 5) -> Match:
    match = game.new(players=2, seed=4)
    for _ in range(choices):
        match.choose(0)
    return match


def test_a_match_that_began_under_older_rules_goes_on_under_them() -> None:
    newer = Newer()
    old = begun(GAME)
    again, _ = read(old.save(), lambda id: newer)
    assert again.fingerprint == old.fingerprint
    assert again.game.rules == 3
    assert json.loads(again.save())["rules"] == 3, "and is saved as what it is"
    while not again.over:
        again.choose(0)
    fresh = begun(newer, 0)
    assert len(table(fresh).zones[1]) == 4
    assert json.loads(fresh.save())["rules"] == 4
    assert newer.knows(3, old.origin)
    assert not newer.knows(2, old.origin)


def test_rules_that_are_not_known_any_more_are_refused_in_one_sentence() -> None:
    save = json.loads(begun(GAME).save())
    save["rules"] = 2
    with pytest.raises(TaliaError, match="This was played with version 2 of the rules, and this Talia plays version 4"):
        read(json.dumps(save), lambda id: Newer())


@pytest.mark.parametrize("format", [1, 2, 3])
def test_an_origin_of_any_format_is_brought_up(format: int) -> None:
    old = begun(GAME)
    save = json.loads(old.save())
    if format > 1:
        save["origin"]["format"] = format
        save["origin"]["setup"] |= {"first": 0} if format == 2 else {"first": 0, "pinned": True}
    again, _ = read(json.dumps(save), lambda id: Pinned())
    assert again.fingerprint == old.fingerprint
    assert again.origin["format"] == 3
    assert again.origin["setup"] == {"hand": 3, "first": 0, "pinned": True}
    assert read(again.save(), lambda id: Pinned())[0].origin == again.origin


def test_an_origin_of_tomorrow_is_refused_in_one_sentence() -> None:
    save = json.loads(begun(GAME).save())
    save["origin"]["format"] = 9
    with pytest.raises(
        TaliaError, match="The set-up is of format 9, and this Talia reads formats up to 3: a newer version"
    ):
        read(json.dumps(save), lambda id: Pinned())


def test_answers_may_say_whose_they_are() -> None:
    """So a match can be saved by somebody who does not know its rules, and so not in which order the seats answer."""
    match = GAME.new(players=3, seed=8, draft="yes")
    answers: list[tuple[int | None, str]] = []
    while not match.over:
        decision = match.open[-1]
        answers.append((decision.seat, decision.keys[0]))
        match.choose(0, decision.seat)
    save = json.loads(match.save())
    save |= {"keys": answers, "fingerprint": ""}
    again, _ = read(json.dumps(save), lambda id: GAME)
    assert again.fingerprint == match.fingerprint
    assert again.keys == match.keys

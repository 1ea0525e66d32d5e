"""Bots at the table of Seasons."""

from __future__ import annotations

from talia import Match
from talia.bots.random_bot import Random
from talia.games.seasons.bot.steady import Steady
from talia.games.seasons.game import GAME
from talia.kernel.game import Bot

from .table import a_turn, choose


def test_steady_beats_random() -> None:
    won = 0
    for seed in range(40):
        match = GAME.new(players=2, seed=seed)
        match.quiet = True
        bots: dict[int, Bot] = {seed % 2: Steady(), 1 - seed % 2: Random(seed)}
        while not match.over:
            decision = match.decision
            assert decision.seat is not None
            match.choose(bots[decision.seat].choose(match, decision), decision.seat)
        assert match.result is not None
        won += match.result.won[seed % 2]
    assert won >= 35


def answer(match: Match) -> str:
    return Steady().choose(match, match.decision).key


def test_steady_summons_before_it_ends_its_turn() -> None:
    assert answer(a_turn(hand=["Dragonsoul"])) == "summon:dragonsoul"
    assert answer(a_turn(gauge=0, reserve={"fire": 1})) == "end"


def test_steady_transmutes_all_it_has_in_the_last_month() -> None:
    match = a_turn(year=3, month=12, reserve={"air": 1, "fire": 2}, die={"transmute": True}, die_done=True)
    assert answer(match) == "transmute"
    choose(match, "transmute")
    assert answer(match) == "all"


def test_the_lead_looks_better_to_whoever_has_it() -> None:
    match = a_turn(crystals=60, rival={"crystals": 10})
    assert GAME.worth(match, 0) > 0.6 > 0.4 > GAME.worth(match, 1)

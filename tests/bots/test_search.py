"""The search bot plays any game, uses nothing hidden, and does no worse than the habit it starts from."""

from __future__ import annotations

import time
from collections.abc import Mapping

import pytest

import talia
from talia.bots import Search, bot
from talia.games.aeons_end.boxes.war_eternal import BOX
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.kernel.game import BotMaker
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def new(seed: int, difficulty: str = "normal") -> Match:
    match = GAME.new(players=2, seed=seed, difficulty=difficulty, nemesis="umbra-titan")
    match.quiet = True
    return match


def some_way_in(seed: int, choices: int) -> Match:
    """A battle after so many steady choices."""
    match = new(seed)
    steady = bot("steady", GAME, seed)
    while len(match.keys) < choices and not match.over:
        match.choose(steady.choose(match, match.decision))
    return match


class Blind(AeonsEnd):
    """The game without habits, so that every playout counts, and with decks dealt anew from their sorted cards.

    Dealing that begins from how the decks lie would choose differently for different decks, though it learns nothing.
    """

    def bots(self) -> Mapping[str, BotMaker]:
        return {}

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        for pile, seen in zip(match.state.zones, match.state.sight, strict=True):
            if not seen:
                pile.sort()
        super().redeal(match, seat, chance)


class Peeking(Blind):
    """The game as it must not be searched."""

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        pass


def choices_with_other_decks(game: AeonsEnd, seed: int) -> list[str]:
    """What search chooses in two battles that look the same to the one who chooses."""
    match = some_way_in(seed, 15 * (seed - 59))
    seat = match.decision.seat
    other = match.clone()
    GAME.redeal(other, seat, Chance(seed))
    assert other.fingerprint != match.fingerprint
    assert other.view(seat) == match.view(seat)
    return [Search(game, seed=9, playouts=32).choose(each, each.decision).key for each in (match, other)]


@pytest.mark.parametrize("seed", range(60, 72))
def test_what_lies_in_the_decks_changes_no_choice(seed: int) -> None:
    chosen, again = choices_with_other_decks(Blind(BOX), seed)
    assert chosen == again


def test_peeking_would_show() -> None:
    choices = [choices_with_other_decks(Peeking(BOX), seed) for seed in range(60, 72)]
    assert any(chosen != again for chosen, again in choices)


def test_it_sees_the_win_in_front_of_it_without_any_habit() -> None:
    match = GAME.arrange(
        {
            "phase": "casting",
            "players": [{"mage": "mist", "breaches": {"I": {"prepped": ["spark"]}}}, {}],
            "nemesis": {"life": 1, "in_play": ["howling spinners"]},
        }
    )
    match.choose("cast:spark@I")
    assert Search(Blind(BOX), seed=2, playouts=8).choose(match, match.decision).key == "target:nemesis"


def test_the_same_seed_makes_the_same_choices() -> None:
    keys = []
    for _ in range(2):
        match = new(21)
        search = Search(GAME, seed=4, playouts=8)
        for _ in range(12):
            match.choose(search.choose(match, match.decision))
        keys.append(match.keys)
    assert keys[0] == keys[1]


def test_the_match_itself_is_left_as_it_was() -> None:
    match = some_way_in(31, 50)
    before = match.fingerprint
    Search(GAME, seed=1, playouts=16).choose(match, match.decision)
    assert match.fingerprint == before


def test_seconds_are_a_budget_too() -> None:
    match = some_way_in(31, 50)
    start = time.monotonic()
    option = Search(GAME, seed=1, seconds=0.1).choose(match, match.decision)
    assert option in match.decision.options
    assert time.monotonic() - start < 2

"""Bots are found by name, and a wrong name is refused with what would be right."""

from __future__ import annotations

import pytest

import talia
from talia.bots import bot, names
from talia.bots.random_bot import Random
from talia.bots.search import Search
from talia.games.aeons_end.bot.steady import Steady
from talia.kernel.errors import TaliaError
from talia.kernel.game import Game
from talia.kernel.match import Match

GAME = talia.game("aeons-end/war-eternal")


def test_every_game_has_the_general_bots_and_its_own() -> None:
    assert names(GAME) == ["random", "search", "steady"]


def test_every_name_is_a_bot_that_answers() -> None:
    match = GAME.new(players=2, seed=1)
    for name in ("random", "steady", "search:4", "search:4:6"):
        option = bot(name, GAME, seed=3).choose(match, match.decision)
        assert option in match.decision.options


def test_names_lead_to_the_right_bots() -> None:
    assert isinstance(bot("random", GAME, 1), Random)
    assert isinstance(bot("search", GAME, 1), Search)
    assert isinstance(bot("steady", GAME, 1), Steady)


def test_the_second_number_is_how_far_search_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are judged at the horizon: one choice ahead of the first, and never where the end is in reach."""
    judged: list[int] = []

    def worth(game: Game, match: Match, seat: int | None) -> float:
        judged.append(len(match.keys))
        return 0.5

    monkeypatch.setattr(type(GAME), "worth", worth)
    match = GAME.new(players=2, seed=1)
    bot("search:4:1", GAME, seed=3).choose(match, match.decision)
    assert set(judged) == {2}
    judged.clear()
    bot("search:4:100000", GAME, seed=3).choose(match, match.decision)
    assert not judged


def test_an_unknown_name_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(TaliaError) as refused:
        bot("stockfish", GAME, 1)
    assert refused.value.word == "error-no-such-bot"
    assert refused.value.args_of_word["possible"] == names(GAME)


@pytest.mark.parametrize(
    "name",
    [
        "search:",
        "search:many",
        "search:0",
        "search:-5",
        "search:1.5",
        "search:5:",
        f"search:{'9' * 5000}",
        "search:5:0",
        "search:5:6:7",
        "random:3",
        "steady:2",
    ],
)
def test_a_parameter_that_means_nothing_is_refused(name: str) -> None:
    with pytest.raises(TaliaError) as refused:
        bot(name, GAME, 1)
    assert refused.value.word == "error-bot-parameter"
    assert refused.value.args_of_word["name"] == name

"""Errors that can be told to a person, as programs catch them."""

from __future__ import annotations

import pytest

import talia


def test_a_program_that_catches_the_earlier_name_goes_on() -> None:
    with pytest.raises(talia.TaliaError, match='There is no game "whist"'):
        talia.game("whist")
    assert talia.TaliaError is talia.TaliaError


def test_whatever_is_given_as_a_game_is_told() -> None:
    with pytest.raises(talia.TaliaError, match='There is no game "None"'):
        talia.game(None)  # type: ignore[arg-type]
    with pytest.raises(talia.TaliaError, match="There is no campaign None"):
        talia.campaign(None)  # type: ignore[arg-type]


def test_a_position_may_say_of_which_game_it_is() -> None:
    position = {"game": "ostium", "players": [{}, {}]}
    assert talia.arrange("ostium", position).game.id == "ostium"
    with pytest.raises(talia.TaliaError, match='there is no "game" here'):
        talia.arrange("seasons", position)


class Seven:
    """A whole number of some library."""

    def __index__(self) -> int:
        return 7


def test_players_and_seeds_are_whole_numbers_of_any_library() -> None:
    game = talia.game("ostium")
    assert game.new(players=2, seed=Seven()).fingerprint == game.new(players=2, seed=7).fingerprint  # type: ignore[arg-type]
    assert talia.arrange("ostium", {"players": [{"crystals": Seven()}, {}]}).view(0)["crystals"] == 7
    with pytest.raises(talia.TaliaError, match="players is a whole number, not '2'"):
        game.new(players="2", seed=1)  # type: ignore[arg-type]
    with pytest.raises(talia.TaliaError, match="seed is a whole number, not 'x'"):
        game.new(players=2, seed="x")  # type: ignore[arg-type]

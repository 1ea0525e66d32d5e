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
    assert talia.game("ostium").arrange(position).game.id == "ostium"
    said = 'game: this is a position of "ostium", and the game here is seasons'
    with pytest.raises(talia.TaliaError, match=said):
        talia.arrange("seasons", position)
    with pytest.raises(talia.TaliaError, match='this is a position of "None"'):
        talia.arrange("seasons", {"game": None})


class Seven:
    """A whole number of some library: seven, or another one."""

    def __init__(self, number: int = 7) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_players_and_seeds_are_whole_numbers_of_any_library() -> None:
    game = talia.game("ostium")
    assert game.new(players=2, seed=Seven()).fingerprint == game.new(players=2, seed=7).fingerprint  # type: ignore[arg-type]
    assert talia.arrange("ostium", {"players": [{"crystals": Seven()}, {}]}).view(0)["crystals"] == 7
    with pytest.raises(talia.TaliaError, match="players is a whole number, not '2'"):
        game.new(players="2", seed=1)  # type: ignore[arg-type]
    with pytest.raises(talia.TaliaError, match="seed is a whole number, not 'x'"):
        game.new(players=2, seed="x")  # type: ignore[arg-type]
    with pytest.raises(talia.TaliaError, match="players is a whole number, not True"):
        game.new(players=True, seed=1)


def test_whoever_answers_for_the_team_has_a_seat() -> None:
    match = talia.arrange("aeons-end/war-eternal", {"players": [{}, {}], "phase": "nemesis-draw"})
    assert match.decision.seat is None
    for seat in (2, -1, "0", True):
        with pytest.raises(talia.TaliaError, match=r"There is no seat .* here: there are 2, counted from 0"):
            match.choose("go-on", seat)  # type: ignore[arg-type]
    match.choose("go-on", Seven(1))
    assert match.keys == ["go-on"]


def test_a_seat_is_a_whole_number_of_any_library() -> None:
    match = talia.game("seasons").new(players=2, seed=7)
    match.choose(0, Seven(1))
    assert [seat for seat, _ in match.held] == [1]
    duel = talia.arrange("ostium", {"active": 1, "players": [{}, {}]})
    with pytest.raises(talia.TaliaError, match="nothing for this seat to decide now"):
        duel.choose("end", Seven(0))
    duel.choose("end", Seven(1))
    assert duel.keys == ["end"]


class Row:
    """A list of some library: it says itself as one of Python's, and so do the numbers and texts in it."""

    def __init__(self, *inside: object) -> None:
        self.inside = inside

    def tolist(self) -> list[object]:
        return list(self.inside)

    def __eq__(self, other: object) -> bool:
        raise ValueError("the truth of a list of truths is ambiguous")

    __hash__ = None  # type: ignore[assignment]


class Text(str):
    """A text of some library."""


def test_lists_and_texts_may_be_any_librarys() -> None:
    told = {"players": [{"gates": Row(15, 7, 0), "hand": Row(Text("ember-imp"))}, {}]}
    plain = {"players": [{"gates": [15, 7, 0], "hand": ["ember-imp"]}, {}]}
    assert talia.arrange("ostium", told).fingerprint == talia.arrange("ostium", plain).fingerprint
    game = talia.game("aeons-end/war-eternal")
    match = game.new(players=2, seed=1, mages=Row(Text("gex"), "mist"))
    assert match.origin["setup"]["mages"] == ["gex", "mist"]
    assert talia.load(match.save()).fingerprint == match.fingerprint


def test_what_no_file_could_hold_is_refused() -> None:
    with pytest.raises(talia.TaliaError, match="half a letter in it"):
        talia.arrange("aeons-end/legacy", {"players": [{"mage": "Ada\ud800:"}]})
    deep: list[object] = []
    deep.append(deep)
    for told in (deep, {"players": deep}):
        with pytest.raises(talia.TaliaError, match="too many lists"):
            talia.arrange("ostium", told)  # type: ignore[arg-type]


@pytest.mark.parametrize("id", [["ostium"], {}, 5])
def test_a_games_name_may_be_anything(id: object) -> None:
    for ask in (talia.game, talia.campaign, lambda id: talia.arrange(id, {})):
        with pytest.raises(talia.TaliaError, match=r"There is no (game|campaign)"):
            ask(id)  # type: ignore[arg-type]

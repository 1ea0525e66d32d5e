"""A session keeps itself, goes on where it was left, lets bots move, and undoes what a human chose."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import talia
from talia.terminal import saved_games
from talia.terminal.session import Session

GAME = talia.game("aeons-end/war-eternal")


def session(seats: list[str], *, people: bool = False, seed: int = 5) -> Session:
    match = GAME.new(len(seats), seed, not people, mages=["gex", "dezmodia"], nemesis="umbra-titan")
    return Session(match, seats, "en")


def test_every_choice_is_kept_and_the_save_leads_back_to_it() -> None:
    played = session(["human", "human"])
    for _ in range(12):
        played.choose(0)
        assert talia.load(played.path).fingerprint == played.match.fingerprint


def test_an_interrupted_game_goes_on_with_its_seats_language_and_log(home: Path) -> None:
    played = session(["human:Ann", "steady"])
    played.lang = "pl"
    played.run_bots()
    for _ in range(5):
        played.choose(0)
        played.run_bots()

    kept = saved_games.interrupted()
    assert [each.path for each in kept] == [played.path]
    assert played.path.parent == home / "saves"

    again = Session.continued(kept[0].path)
    assert again.match.fingerprint == played.match.fingerprint
    assert again.seats == ["human:Ann", "steady"]
    assert again.lang == "pl"
    assert again.path == played.path
    assert [event.name for event in again.events()] == [event.name for event in played.events()]


def test_who_does_not_mind_the_order_of_cards_is_not_asked_when_the_game_goes_on() -> None:
    played = session(["human", "human"])
    played.mind_order(False)
    assert Session.continued(played.path).as_they_lie
    played.mind_order(True)
    assert not Session.continued(played.path).as_they_lie


def test_a_save_from_elsewhere_is_not_written_over(tmp_path: Path) -> None:
    played = session(["human", "human"])
    played.choose(0)
    elsewhere = tmp_path / "mine.json"
    elsewhere.write_text(played.path.read_text(encoding="utf-8"), encoding="utf-8")
    again = Session.continued(elsewhere)
    again.choose(0)
    assert again.path != elsewhere
    assert talia.load(elsewhere).keys == played.match.keys


def test_newest_first_and_finished_games_are_not_offered() -> None:
    first, second = session(["human", "human"]), session(["random", "random"])
    first.keep()
    second.run_bots()
    third = session(["human", "human"])
    third.keep()
    os.utime(first.path, (1, 1))
    assert second.match.over
    assert second.path.exists()
    assert [kept.path for kept in saved_games.interrupted(GAME)] == [third.path, first.path]


def test_a_file_that_is_no_save_stands_in_nobodys_way() -> None:
    played = session(["human", "human"])
    played.keep()
    (saved_games.folder() / "broken.json").write_text("{", encoding="utf-8")
    (saved_games.folder() / "deep.json").write_text('{"a":' * 50_000)
    assert [kept.path for kept in saved_games.interrupted()] == [played.path]


def test_bots_move_until_a_human_has_to() -> None:
    played = session(["human", "random"])
    for _ in range(30):
        played.run_bots()
        if played.match.over:
            break
        assert played.human_to_move
        assert played.match.decision.seat in (0, None)
        played.choose(0)


def test_a_bot_in_the_seat_of_a_mage_is_told_in_the_language_of_the_table() -> None:
    played = session(["human:Ann", "steady"])
    assert played.seat_name(1) == "Player 2: Dezmodia (bot: steady)"
    played.lang = "pl"
    assert played.seat_name(1) == "Gracz 2: Dezmodia (bot: rozważny)"
    assert played.seat_name(0) == "Ann (Gex)"


def test_without_humans_the_bots_play_to_the_end() -> None:
    played = session(["random", "random"])
    played.run_bots()
    assert played.match.over
    _, why = played.outcome()
    assert why.endswith(".")


def test_undo_goes_back_to_the_last_decision_of_a_human_and_redo_returns() -> None:
    played = session(["human", "random"])
    played.run_bots()
    marks = []
    for _ in range(25):
        if played.match.over:
            break
        marks.append((played.match.fingerprint, len(played.match.keys)))
        played.choose(len(played.match.decision.options) - 1)
        played.run_bots()
    end = played.match.fingerprint
    for mark, length in reversed(marks):
        played.undo()
        assert (played.match.fingerprint, len(played.match.keys)) == (mark, length)
        assert len(played.match.history.pages) == length + 1
    with pytest.raises(talia.TaliaError):
        played.undo()
    while played.can_redo:
        played.redo()
    assert played.match.fingerprint == end


def test_undo_also_works_in_a_continued_game() -> None:
    played = session(["human", "random"])
    played.run_bots()
    before = played.match.fingerprint
    played.choose(0)
    played.run_bots()
    again = Session.continued(played.path)
    again.undo()
    assert again.match.fingerprint == before


def test_among_several_people_nothing_that_was_revealed_is_unseen() -> None:
    played = session(["human", "human"], people=True)
    while not played.match.over:
        before = played.match.state.reveals
        decision = played.match.decision
        played.choose("end" if "end" in decision.keys else 0)
        if played.match.state.reveals != before:
            break
    here = played.match.fingerprint
    with pytest.raises(talia.TaliaError, match="revealed"):
        played.undo()
    assert played.match.fingerprint == here


def test_seats_must_be_as_many_as_players() -> None:
    with pytest.raises(talia.TaliaError, match="3 seats are named for 2 players"):
        Session(GAME.new(players=2, seed=1), ["human"] * 3)


def test_what_would_befall_one_of_several_is_told_as_a_choice() -> None:
    breaches = {"I": {"prepped": ["Spark"]}, "II": {"prepped": ["Spark"]}}
    player = {"mage": "Mist", "hand": ["Crystal"], "breaches": breaches}
    nemesis = {"name": "Umbra Titan", "life": 20, "in_play": [{"name": "Grubber", "life": 1}]}
    match = talia.arrange(GAME.id, {"players": [player], "nemesis": nemesis, "phase": "casting", "run_on": True})
    cast = match.decision.option("cast:spark@I")
    assert cast is not None
    for lang, told in (
        ("en", "Umbra Titan: −1 → 19 or Grubber: −1 → 0, leaves play · Umbra Titan: −1 → 19"),
        ("pl", "Mroczny Tytan: −1 → 19 albo Ryjec: −1 → 0, schodzi z gry · Mroczny Tytan: −1 → 19"),
    ):
        played = Session(match, ["human"], lang)
        assert played.ahead(cast, played.scene()) == told

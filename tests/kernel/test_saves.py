"""Saves: a match is its seed, its set-up and its keys; a damaged save says which line is wrong."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import talia
from talia import Event, Game, Match, TaliaError
from talia.kernel.chance import Chance
from talia.kernel.saves import keep, read, write
from talia.words import Speaker
from talia.words.speaker import SHARED

from .toy import GAME

LINES = {"talia": 2, "game": 3, "rules": 4, "origin": 5, "one_person": 6, "table": 7, "fingerprint": 8, "held": 9}
FIRST_KEY = 11


def find(id: str) -> Game:
    """The toy, and nothing else."""
    if id != GAME.id:
        raise TaliaError("error-no-such-game", id=id, possible=[GAME.id])
    return GAME


def load(text: str) -> Match:
    return read(text, find)[0]


def midway(seed: int = 6, choices: int = 8) -> Match:
    match = GAME.new(players=3, seed=seed)
    chance = Chance(seed)
    while not match.over and len(match.keys) < choices:
        decision = match.open[chance.below(len(match.open))]
        match.choose(chance.below(len(decision.options)), decision.seat)
    return match


def test_a_save_arrives_at_the_same_fingerprint_at_every_point_of_a_match() -> None:
    for seed in range(10):
        match = GAME.new(players=3, seed=seed, hand=4)
        chance = Chance(seed)
        while not match.over:
            again = load(match.save())
            assert again.fingerprint == match.fingerprint
            assert (again.keys, again.held, again.origin) == (match.keys, match.held, match.origin)
            decision = match.open[chance.below(len(match.open))]
            match.choose(chance.below(len(decision.options)), decision.seat)
        assert load(match.save()).result == match.result


def test_a_loaded_match_can_be_undone_and_goes_on() -> None:
    match = midway()
    again = load(match.save())
    again.undo()
    match.undo()
    assert again.fingerprint == match.fingerprint
    for each in (match, again):
        each.choose(0)
    assert again.save() == match.save()


def test_a_save_keeps_whether_one_person_plays() -> None:
    for one_person in (True, False):
        match = GAME.new(players=2, seed=1, one_person=one_person)
        assert load(match.save()).one_person is one_person


def test_an_arranged_position_is_saved_with_what_followed() -> None:
    match = GAME.arrange({"hands": [("ant", "bee"), ("cat", "dog")]}, seed=12)
    match.choose("show:bee")
    match.choose("show:dog")
    match.choose("swap:ant")
    assert load(match.save()).fingerprint == match.fingerprint


def test_a_save_is_json_with_one_key_a_line_and_nothing_of_the_state() -> None:
    match = midway()
    text = match.save()
    save = json.loads(text)
    assert list(save) == ["talia", "game", "rules", "origin", "one_person", "table", "fingerprint", "held", "keys"]
    assert save["origin"] == {"players": 3, "seed": 6, "setup": {"hand": 3}}
    lines = text.splitlines()
    for field, line in LINES.items():
        assert lines[line - 1].startswith(f'  "{field}": ')
    for number, key in enumerate(match.keys):
        assert lines[FIRST_KEY - 1 + number].strip(" ,") == f'"{key}"'


def test_a_front_end_keeps_its_own_things_beside_the_match() -> None:
    match = midway()
    table = {"seats": ["human", "bot"], "keys": 3, "held": {"game": "x"}}
    again, kept = read(write(match, table), find)
    assert kept == table
    assert again.fingerprint == match.fingerprint


def test_watchers_are_told_what_happened_at_the_start_and_after_every_choice() -> None:
    match = GAME.new(players=2, seed=3)
    told = [[event.name for event in match.events]]
    for pick in (0, 1, 0, 1, 0, 0):
        match.choose(pick)
        told.append([event.name for event in match.events])
    match.choose(0, seat=match.open[-1].seat)
    told.append([])
    assert match.held
    heard: list[list[str]] = []

    def watch(match: Match, events: list[Event]) -> None:
        heard.append([event.name for event in events])

    read(match.save(), find, watch)
    assert heard == told


# Damage


def swapped(field: str, value: object) -> str:
    """A whole save with one field written otherwise."""
    lines = midway().save().splitlines(keepends=True)
    lines[LINES[field] - 1] = f'  "{field}": {json.dumps(value)},\n'
    return "".join(lines)


def with_key(number: int, key: object) -> str:
    """A whole save with one key written otherwise."""
    lines = midway().save().splitlines(keepends=True)
    lines[FIRST_KEY - 1 + number] = f"    {json.dumps(key)},\n"
    return "".join(lines)


def cut(line: int) -> str:
    """A save that ends in the middle of a line."""
    lines = midway().save().splitlines(keepends=True)
    return "".join(lines[: line - 1]) + lines[line - 1][:6]


def added(line: int, text: str) -> str:
    """A save with a line too many."""
    lines = midway().save().splitlines(keepends=True)
    return "".join([*lines[: line - 1], text, *lines[line - 1 :]])


def without(field: str) -> str:
    """A save that lacks a field."""
    lines = midway().save().splitlines(keepends=True)
    del lines[LINES[field] - 1]
    return "".join(lines)


DAMAGED: dict[str, tuple[Callable[[], str], str]] = {
    "nothing": (lambda: "", "damaged at line 1: it is not whole there"),
    "no save at all": (lambda: "Dear diary,\n", "damaged at line 1"),
    "another sort of JSON": (lambda: "[1, 2]\n", "This is not the save of a match."),
    "JSON of something else": (lambda: '{"name": "talia-web"}\n', "This is not the save of a match."),
    "cut in the head": (lambda: cut(5), "damaged at line 5: it is not whole there"),
    "cut in the keys": (lambda: cut(14), "damaged at line 14: it is not whole there"),
    "a stray line": (lambda: added(7, "<<<<<<< mine\n"), "damaged at line 7"),
    "a wrong type in the head": (
        lambda: swapped("rules", "three"),
        "damaged at line 4: rules is not what it should be.",
    ),
    "a wrong type of the keys": (lambda: with_key(4, 17), "damaged at line 15: keys is not what it should be."),
    "a wrong type of a held answer": (
        lambda: swapped("held", {"1": 5}),
        "damaged at line 9: held is not what",
    ),
    "an unknown field": (
        lambda: added(6, '  "cheat": true,\n'),
        "damaged at line 6: cheat does not belong there.",
    ),
    "a missing field": (lambda: without("held"), "damaged at line 1: held is missing."),
    "a wrong key in the middle": (
        lambda: with_key(3, "fly"),
        'damaged at line 14: "fly" is not possible now. Possible: ',
    ),
    "a held answer of nobody": (lambda: swapped("held", [[7, "done"]]), "damaged at line 9"),
    "a held answer of nobody, of format 1": (lambda: swapped("held", {"7": "done"}), "damaged at line 9"),
    "a held answer of something that is no seat": (
        lambda: swapped("held", {"me": "done"}),
        "damaged at line 9: There is nothing for this seat to decide now",
    ),
    "a wrong fingerprint": (lambda: swapped("fingerprint", "0" * 16), "damaged at line 8: the moves do not lead"),
    "other rules": (
        lambda: swapped("rules", 2),
        "Line 4: This was played with version 2 of the rules, and this",
    ),
    "another format": (
        lambda: swapped("talia", 3),
        "Line 2: this save is of format 3, and this Talia reads formats up to 2: a newer version wrote it",
    ),
    "a format before the first": (lambda: swapped("talia", 0), "Line 2: this save is of format 0"),
    "another format with fields of its own": (
        lambda: swapped("talia", 3).replace('  "held"', '  "hidden"'),
        "Line 2: this save is of format 3",
    ),
    "an unknown game": (lambda: swapped("game", "chess"), 'damaged at line 3: There is no game "chess". Possible: toy'),
    "a set-up without players": (
        lambda: swapped("origin", {"seed": 1}),
        "damaged at line 5: such a set-up is not possible",
    ),
    "a set-up with too many players": (
        lambda: swapped("origin", {"players": 40, "seed": 1, "setup": {"hand": 3}}),
        "damaged at line 5: such a set-up is not possible",
    ),
    "a set-up of the wrong sort": (
        lambda: swapped("origin", {"players": "two", "seed": 1, "setup": {"hand": 3}}),
        "damaged at line 5: such a set-up is not possible",
    ),
    "a seed that is none": (
        lambda: swapped("origin", {"players": 3, "seed": "7", "setup": {"hand": 3}}),
        "damaged at line 5: seed is a whole number, not '7'",
    ),
    "lists in lists without end": (lambda: '{"talia":2,"game":' + "[" * 100_000, "This is not the save of a match."),
    "half a letter": (lambda: '{"talia":2,"game":"\ud800"}', "This is not the save of a match."),
    "a position that says why it is impossible": (
        lambda: swapped("origin", {"seed": 1, "position": {"hands": [["ant", "bee"], ["ant"]]}}),
        "damaged at line 5: An animal cannot be in two places",
    ),
    "a position with an unknown animal": (
        lambda: swapped("origin", {"seed": 1, "position": {"hands": [["yeti"]]}}),
        "damaged at line 5: such a set-up is not possible",
    ),
    "another seed": (
        lambda: swapped("origin", {"players": 3, "seed": 7, "setup": {"hand": 3}}),
        "damaged at line 11: ",
    ),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_a_damaged_save_says_which_line(damage: str) -> None:
    make, said = DAMAGED[damage]
    with pytest.raises(TaliaError) as error:
        load(make())
    english, polish = (Speaker(lang, (SHARED, *GAME.words())) for lang in ("en", "pl"))
    assert said in english.error(error.value)
    assert polish.error(error.value) != english.error(error.value)
    assert english.mistakes == polish.mistakes == []


def test_the_reason_is_in_the_players_language_too() -> None:
    with pytest.raises(TaliaError) as error:
        load(swapped("game", "chess"))
    polish = Speaker("pl", (SHARED, *GAME.words()))
    said = polish.error(error.value)
    assert said == "Zapis jest uszkodzony w wierszu 3: Nie ma gry „chess”. Możliwe: toy."


def test_a_save_is_read_by_its_text_or_from_a_file(tmp_path: Path) -> None:
    match = talia.game("aeons-end/war-eternal").new(players=1, seed=2)
    match.choose(0)
    path = tmp_path / "match.json"
    keep(match.save(), path)
    assert talia.load(path).fingerprint == match.fingerprint
    assert talia.load(str(path)).fingerprint == match.fingerprint
    assert talia.load(match.save()).fingerprint == match.fingerprint
    on_one_line = json.dumps(json.loads(match.save()))
    assert talia.load(on_one_line).fingerprint == match.fingerprint


def test_a_tilde_is_the_home_of_whoever_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    match = talia.game("ostium").new(players=2, seed=2)
    keep(match.save(), tmp_path / "match.json")
    assert talia.load("~/match.json").fingerprint == match.fingerprint
    assert talia.load(Path("~/match.json")).fingerprint == match.fingerprint
    assert not_loaded("~nobody-at-all/match.json").startswith("~nobody-at-all/match.json cannot be read")


def not_loaded(save: str | Path) -> str:
    """The sentence that says why, which both languages have."""
    with pytest.raises(TaliaError) as error:
        talia.load(save)
    english, polish = (Speaker(lang, (SHARED,)) for lang in ("en", "pl"))
    said = english.error(error.value)
    assert polish.error(error.value) != said
    assert english.mistakes == polish.mistakes == []
    assert said.endswith(".")
    return said


def test_what_is_neither_a_file_nor_a_save_is_named(tmp_path: Path) -> None:
    assert not_loaded("nowhere.json") == "nowhere.json cannot be read: there is no such file or folder."
    assert not_loaded(Path("nowhere.json")) == "nowhere.json cannot be read: there is no such file or folder."
    assert not_loaded("x" * 5000).endswith(" cannot be read: there is no such file or folder.")
    assert not_loaded("no\0where").endswith(" cannot be read: there is no such file or folder.")
    assert not_loaded(str(tmp_path)) == f"{tmp_path} cannot be read: it is a folder."
    below = tmp_path / "file.json"
    below.write_text("", encoding="utf-8")
    assert not_loaded(f"{below}/x.json") == f"{below}/x.json cannot be read: a file lies where a folder should be."
    assert "damaged at line 1" in not_loaded("Dear diary,\nI have lost my save.\n")
    assert "damaged at line 1" in not_loaded("")


def test_a_save_whose_decks_hold_what_there_is_not_is_told_as_damaged() -> None:
    told = json.loads(talia.game("seasons").new(players=2, seed=3, level="apprentice").save())
    decks = told["origin"]["setup"]["decks"]
    decks[0] = decks[0][:1] * 9
    with pytest.raises(TaliaError, match="damaged at line"):
        talia.load(json.dumps(told, indent=1))


def test_a_save_whose_nemesis_has_another_ones_cards_is_told_as_damaged() -> None:
    """Unearth looks for the Breeding Chamber of Spawning Horror."""
    match = talia.game("aeons-end/legacy").new(players=1, seed=3, nemesis="bladius")
    while match.view(0)["turn"] < 7:  # the nemesis has drawn its first card
        match.choose("end" if "end" in match.decision.keys else match.decision.options[0])
    told = json.loads(match.save())
    told["origin"]["setup"]["deck"][0] = "unearth"
    with pytest.raises(TaliaError, match="damaged at line"):
        talia.load(json.dumps(told, indent=1))


@pytest.mark.parametrize("inside", [b"", b" \n\n", b"\xef\xbb\xbf"])
def test_an_empty_file_is_no_save(tmp_path: Path, inside: bytes) -> None:
    path = tmp_path / "empty.json"
    path.write_bytes(inside)
    assert not_loaded(str(path)) == f"{path} is empty: there is no save in it."
    assert not_loaded(path) == f"{path} is empty: there is no save in it."


def test_a_file_of_something_else_is_no_save(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(128, 256)) * 4)
    assert "damaged at line 1" in not_loaded(str(path))


@pytest.mark.parametrize("deep", ['{"a":' * 50_000, '{"talia": 1, "x": ' + "[" * 50_000])
def test_a_file_that_is_nested_without_end_is_no_save(tmp_path: Path, deep: str) -> None:
    path = tmp_path / "deep.json"
    path.write_text(deep, encoding="utf-8")
    assert not_loaded(path) == "This is not the save of a match."


def test_a_file_that_may_not_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.json"
    path.write_text(midway().save(), encoding="utf-8")

    read_text = Path.read_text

    def forbidden(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        if self == path:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return read_text(self, encoding, errors)

    monkeypatch.setattr(Path, "read_text", forbidden)
    assert not_loaded(str(path)) == f"{path} cannot be read: that is not allowed."


def test_a_mark_at_the_beginning_that_editors_leave_is_no_damage(tmp_path: Path) -> None:
    match = talia.game("ostium").new(players=2, seed=2)
    path = tmp_path / "match.json"
    path.write_text(match.save(), encoding="utf-8-sig")
    assert talia.load(str(path)).fingerprint == match.fingerprint


# Writing


def test_a_file_is_kept_whole_and_folders_are_made(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "er" / "match.json"
    keep("pierwsza łódź\n", path)
    keep("druga\n", path)
    assert path.read_text(encoding="utf-8") == "druga\n"
    assert [each.name for each in path.parent.iterdir()] == ["match.json"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failing_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    path = tmp_path / "match.json"
    keep("old", path)

    def fail(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space left"):
        keep("new, and only half of it", path)
    monkeypatch.undo()
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"], "nothing half written lies about"


def test_text_that_cannot_be_written_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    keep("old", path)
    with pytest.raises(UnicodeEncodeError):
        keep("half a letter: \ud800", path)
    assert path.read_text(encoding="utf-8") == "old"
    assert [each.name for each in tmp_path.iterdir()] == ["match.json"]


def test_what_is_no_file_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    keep("a line\n", pipe)
    assert os.read(reader, 100) == b"a line\n"
    os.close(reader)
    assert pipe.is_fifo()


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    keep("a line\n", tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "a line\n"


@pytest.mark.parametrize("told", [None, 5, b"{}", ["a.json"], True])
def test_what_is_no_name_and_no_text_is_refused(told: object) -> None:
    for ask in (talia.load, talia.load_campaign):
        with pytest.raises(TaliaError, match="is neither the name of a file nor the text of a save"):
            ask(told)  # type: ignore[arg-type]

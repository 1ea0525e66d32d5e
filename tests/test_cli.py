"""The `talia` command, as people and scripts use it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

import talia
import talia.bots
from talia.cli import main
from talia.kernel.chance import Secret

WE = "aeons-end/war-eternal"


@dataclass(frozen=True)
class Done:
    """What a command said, and its exit code."""

    returncode: int
    stdout: str
    stderr: str


def run(*args: str, typed: str | None = None, home: Path | None = None, lang: str = "C") -> Done:
    """Run the command in this process; `typed` is what a person types. Whatever is not caught fails the test."""
    env = {"LC_ALL": lang, **({} if home is None else {"TALIA_HOME": str(home)})}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["talia", *args])
        done = CliRunner().invoke(main, args, input=typed or "", env=env, catch_exceptions=False)
    return Done(done.exit_code, done.stdout, done.stderr)


def run_process(*command: str) -> subprocess.CompletedProcess[str]:
    """Run Python as people and scripts do."""
    env = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, encoding="utf-8", env=env, check=False
    )


def refused(*args: str, home: Path | None = None) -> str:
    """The one line that an impossible command says, with exit code 2 and no traceback."""
    done = run(*args, home=home)
    assert done.returncode == 2, done.stdout + done.stderr
    assert done.stdout == ""
    lines = done.stderr.strip().split("\n")
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("talia: ")
    return lines[0]


@pytest.mark.parametrize("group", [(), ("campaign",), ("lab",)])
def test_without_a_command_the_help_is_shown_line_by_line(group: tuple[str, ...]) -> None:
    helped, bare = run(*group, "--help").stdout, run(*group)
    assert len(helped.splitlines()) > 5
    assert (bare.stdout + bare.stderr).rstrip() == helped.rstrip()


@pytest.mark.parametrize("group", [(), ("campaign",), ("lab",)])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_with_nothing_but_a_language_the_help_speaks_it(group: tuple[str, ...], lang: str) -> None:
    helped, bare = run(*group, "--lang", lang, "--help"), run(*group, "--lang", lang)
    assert ("Użycie:" in helped.stdout) == (lang == "pl")
    assert (bare.stdout, bare.stderr.rstrip(), bare.returncode) == ("", helped.stdout.rstrip(), 2)


def test_games_are_listed() -> None:
    done = run("games")
    assert done.returncode == 0
    assert WE in done.stdout
    rows = json.loads(run("games", "--json", "--lang", "pl").stdout)
    assert {row["id"]: row["title"] for row in rows}[WE] == "Aeon's End: Wieczna Wojna"


@pytest.mark.parametrize(
    "command",
    [
        [],
        ["games"],
        ["play"],
        ["simulate"],
        ["replay"],
        ["cards"],
        ["learn"],
        ["guide"],
        ["bench"],
        ["setup"],
        ["lab", "balance"],
    ],
)
def test_every_command_has_help(command: list[str]) -> None:
    done = run(*command, "--help")
    assert done.returncode == 0
    assert "Usage:" in done.stdout


def test_a_lesson_is_played_by_typing_the_first_option(tmp_path: Path) -> None:
    done = run("learn", "ostium", "--lang", "pl", typed="1\n" * 80, home=tmp_path)
    assert done.returncode == 0
    assert "Witaj w pojedynku!" in done.stdout
    assert "pierwszy pojedynek wygrany" in done.stdout


def test_without_a_name_the_first_lesson_there_is_begins(tmp_path: Path) -> None:
    assert "Welcome, Mazahaedron!" in run("learn", typed="q\n", home=tmp_path).stdout
    assert refused("learn", "seasons", home=tmp_path) == "talia: Seasons has no guided game yet."


def test_the_guide_is_read_whole_or_searched() -> None:
    whole = run("guide", "ostium")
    assert "The aim" in whole.stdout
    assert "Words of the game" in whole.stdout
    some = run("guide", "ostium", "--search", "lancuch", "--lang", "pl")
    assert some.returncode == 0
    assert "Fuzja mocy" in some.stdout
    assert "Cel gry" not in some.stdout
    assert run("guide", "ostium", "--search", "xyzzy").returncode == 1


def test_python_runs_it_as_a_module_and_as_a_program() -> None:
    done = run_process("-m", "talia", "games")
    assert (done.returncode, done.stdout, done.stderr) == (0, run("games").stdout, "")
    wrong = run_process("-c", "from talia.cli import main; main()", "replay", "nowhere.json")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("talia: ")
    assert wrong.stderr.count("\n") == 1


def test_help_and_errors_speak_polish_where_the_system_does() -> None:
    told = run("--help", lang="pl_PL.UTF-8").stdout
    assert "Użycie:" in told
    assert "Udostępnij stół w przeglądarce." in told
    assert "Show this message" not in told
    assert "Liczba graczy." in run("simulate", "--help", "--lang", "pl").stdout
    assert "Brakuje: GRA" in run("cards", "--lang", "pl").stderr
    for group in ((), ("lab",), ("campaign",)):
        assert "Polecenia" in run(*group, "--help", "--lang", "pl").stdout
    assert "Aeon's End: Wieczna Wojna" in run("--lang", "pl", "games").stdout
    assert "Nie ma polecenia" in run("shuffle", lang="pl_PL.UTF-8").stderr
    assert "ta wartość nie pasuje; możliwe: 1<=x<=65535" in run("serve", "--port", "x", "--lang", "pl").stderr
    assert "możliwe: en, pl" in run("games", "--lang", "de", lang="pl_PL.UTF-8").stderr
    assert "To już za wiele: extra" in run("games", "extra", "--lang", "pl").stderr
    assert "Opcja --json nie przyjmuje wartości" in run("games", "--json=3", "--lang", "pl").stderr
    assert "Opcja --to wymaga wartości" in run("replay", "--lang", "pl", "x.json", "--to").stderr


def test_the_default_nemesis_of_the_help_is_the_one_that_is_taken() -> None:
    told = next(line for line in run("play", WE, "--help").stdout.split("\n") if "--nemesis" in line)
    assert told.endswith("[random]")


def test_a_games_own_set_up_options_are_in_its_help() -> None:
    assert "--nemesis" in run("play", WE, "--help").stdout
    assert "umbra-titan" in run("simulate", WE, "--help", "--lang", "pl").stdout


def test_a_simulation_counts_and_gives_the_same_fingerprint_again() -> None:
    command = ["simulate", WE, "--players", "2", "--bots", "random", "--games", "5", "--seed", "1", "--json"]
    first, again = (json.loads(run(*command).stdout) for _ in range(2))
    assert {"games", "wins", "errors", "decisions", "decisions_per_second", "fingerprint"} <= set(first)
    assert first["games"] == 5
    assert first["errors"] == 0
    assert sum(first["endings"].values()) == 5
    assert first["fingerprint"] == again["fingerprint"]
    other = json.loads(run(*command[:-2], "2", "--json").stdout)
    assert other["fingerprint"] != first["fingerprint"]


def test_a_simulation_as_a_table_in_both_languages() -> None:
    command = ["simulate", WE, "--bots", "random", "--games", "2"]
    assert "fingerprint" in run(*command).stdout
    assert "odcisk" in run(*command, "--lang", "pl").stdout
    assert "odcisk" in run(*command, lang="pl_PL.UTF-8").stdout


def test_set_up_options_reach_the_simulation() -> None:
    command = ["simulate", WE, "--bots", "random", "--games", "3", "--json"]
    plain = json.loads(run(*command).stdout)["fingerprint"]
    other = json.loads(run(*command, "--nemesis", "gate-witch", "--difficulty=expert").stdout)["fingerprint"]
    surprise = json.loads(run(*command, "--surprise").stdout)
    assert len({plain, other, surprise["fingerprint"]}) == 3
    assert surprise["errors"] == 0


def test_cards_as_json() -> None:
    cards = {card["id"]: card for card in json.loads(run("cards", WE, "--lang", "pl", "--json").stdout)}
    assert cards["spark"]["name"] == "Iskra"
    assert cards["spark"]["text"] == "Aktywacja: Zadaj 1 obrażenie."
    assert cards["jagged-lightning"]["cost"] == 4
    assert cards["cryptid"]["kind"] == "poplecznik"
    assert "cost" not in cards["cryptid"]
    assert all({"id", "name", "kind", "text"} <= set(card) for card in cards.values())


def test_a_bench_as_json() -> None:
    rows = json.loads(run("bench", "ostium", "--seconds", "0.01", "--rounds", "2", "--json").stdout)
    assert [row["name"] for row in rows] == ["ostium"]
    for row in rows:
        assert set(row) == {"name", "decisions_per_second", "clones_per_second", "bytes_per_match", "compiled"}
        assert row["decisions_per_second"] > 0


@pytest.mark.parametrize("seconds", ["nan", "-1", "0", "inf", "x"])
def test_a_bench_lasts_a_while(seconds: str) -> None:
    assert "'--seconds'" in refused("bench", "ostium", "--seconds", seconds)


def test_a_number_that_is_none_is_said_plainly() -> None:
    assert refused("serve", "--port", "x").endswith("'x' is not a valid integer.")


def test_a_set_up_for_a_real_table() -> None:
    said = run("setup", WE, "--players", "3", "--seed", "4", "--nemesis", "magus-of-cloaks").stdout
    assert "Magus of Cloaks" in said
    assert "X (any player)" in said
    again = json.loads(run("setup", WE, "--players", "3", "--seed", "4", "--json").stdout)
    assert len(again["setup"]["market"]) == 9
    assert len(again["setup"]["mages"]) == 3


def test_creatures_of_ours_are_drawn(tmp_path: Path) -> None:
    page = tmp_path / "cards.svg"
    assert run("cards", "ostium", "--sheet", str(page)).returncode == 0
    assert ElementTree.parse(page).getroot().tag.endswith("svg")
    assert "not ours" in refused("cards", WE, "--sheet", str(page))


def test_playing_in_lines_saving_and_going_on(tmp_path: Path) -> None:
    begin = ["play", WE, "--players", "1", "--seed", "3", "--plain", "--mages", "gex", "--nemesis", "umbra-titan"]
    done = run(*begin, typed="1\nq\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    (save,) = (tmp_path / "saves").rglob("*.json")
    keys = talia.load(save).keys
    assert len(keys) == 1
    assert run("play", "--load", str(save), "--plain", typed="1\nq\n", home=tmp_path).returncode == 0
    offered = run("play", "--plain", typed="y\nq\n", home=tmp_path)  # without a game it is the one that was left
    assert "interrupted" in offered.stdout
    fresh = run("play", "--plain", "--new", typed="", home=tmp_path)
    assert "War Eternal" in fresh.stdout, "one that can be learned by playing"
    assert len(talia.load(save).keys) == 2
    told = run("replay", str(save), "--plain").stdout
    assert "Umbra Titan" in told or "Gex" in told
    assert run("replay", str(save), "--plain", "--to", "1").returncode == 0


def test_playing_from_a_position(tmp_path: Path) -> None:
    position = tmp_path / "here.toml"
    position.write_text('gravehold = 3\n[[players]]\nmage = "Gex"\nhand = ["Crystal", "Spark"]\n', encoding="utf-8")
    done = run("play", WE, "--position", str(position), "--plain", typed="q\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "3/30" in done.stdout


def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    assert "possible" in refused("play", "chess").lower()
    assert "umbra-titan" in refused("simulate", WE, "--nemesis", "nobody")
    assert "--nemesis" in refused("simulate", WE, "--colour", "blue")
    assert "value" in refused("simulate", WE, "--nemesis")
    assert "1 to 4" in refused("simulate", WE, "--players", "7")
    assert "steady" in refused("simulate", WE, "--bots", "clever")
    assert "No such command" in refused("dance")
    assert "--lang" in refused("games", "--lang", "fr")
    assert "nowhere.json" in refused("play", "--load", "nowhere.json")
    assert "nowhere.json" in refused("replay", "nowhere.json")
    assert "two players" in refused("simulate", WE, "--mages", "gex,gex")


def test_a_damaged_save_says_which_line(tmp_path: Path) -> None:
    match = talia.game(WE).new(players=1, seed=3, mages=["gex"])
    for _ in range(3):
        match.choose(0)
    save = tmp_path / "save.json"
    lines = match.save().split("\n")
    lines[10] = '    "fly:away",'
    save.write_text("\n".join(lines), encoding="utf-8")
    assert "line 11" in refused("play", "--load", str(save), "--plain", home=tmp_path)
    save.write_text("\n".join(lines[:6]), encoding="utf-8")
    assert "line" in refused("replay", str(save), "--plain")


def test_a_position_of_another_game_is_not_played(tmp_path: Path) -> None:
    position = tmp_path / "here.toml"
    position.write_text('game = "seasons"\n', encoding="utf-8")
    assert "Seasons" in run("play", "--position", str(position), "--plain", typed="q\n", home=tmp_path).stdout
    said = refused("play", WE, "--position", str(position), "--plain", home=tmp_path)
    assert said == f'talia: game: this is a position of "seasons", and the game here is {WE}'


def test_an_impossible_position_says_where_and_why(tmp_path: Path) -> None:
    position = tmp_path / "there.toml"
    position.write_text('[[players]]\nmage = "Gex"\nhand = ["Krystal"]\n', encoding="utf-8")
    said = refused("play", WE, "--position", str(position), "--plain", home=tmp_path)
    assert "players[0].hand[0]" in said
    assert "Crystal" in said
    position.write_text("[[players]\n", encoding="utf-8")
    assert "TOML" in refused("play", WE, "--position", str(position), "--plain", home=tmp_path)


# Where nothing can be written


def test_playing_where_nothing_can_be_saved_says_so_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    begin = ["play", WE, "--players", "1", "--seed", "3", "--plain", "--mages", "gex", "--nemesis", "umbra-titan"]
    done = run(*begin, typed="1\nq\n", home=file)
    assert done.returncode == 2
    assert done.stderr == ""
    assert done.stdout.count("This game is not being saved") == 1
    assert done.stdout.strip().split("\n")[-1].startswith("> The game is not saved: ")
    polish = run("play", WE, "--new", "--plain", "--lang", "pl", typed="\n" * 20 + "1\n", home=file / "home")
    assert (polish.returncode, polish.stderr) == (2, "")
    assert polish.stdout.count("Ta partia nie jest zapisywana") == 1


def test_what_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    said = refused("cards", "ostium", "--sheet", str(file / "cards.svg"))
    assert said == f"talia: {file / 'cards.svg'} cannot be written: a file lies where a folder should be."
    assert "it is a folder" in refused("cards", "ostium", "--sheet", str(tmp_path))
    said = refused("lab", "balance", "ostium", "--games", "1", "--bots", "random", "--out", str(file / "report.md"))
    assert "cannot be written: a file lies where a folder should be." in said


@pytest.mark.parametrize("home", ["file", "file/home", "/proc/nowhere"])
def test_a_server_without_a_place_for_its_tables_says_so(tmp_path: Path, home: str) -> None:
    (tmp_path / "file").touch()
    said = refused("serve", home=tmp_path / home)
    assert str(tmp_path / home) in said
    assert said.endswith("Name another place with --database.")


def test_a_server_says_why_it_cannot_be_where_it_was_asked_to_be(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("serve", "--port", port, home=tmp_path)
        assert said == f"talia: Something answers at 127.0.0.1:{port} already. Choose another port with --port."
    for host in ("192.0.2.1", "nowhere.invalid", "a" * 300, "ą" * 90, "127.0.0.1:80"):
        said = refused("serve", "--host", host, home=tmp_path)
        assert said == f"talia: This computer has no address “{host}”. Choose another with --host."


def test_a_database_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"Dear diary, " * 1000)
    assert f"{tmp_path / 'tables.db'} cannot be opened: file is not a database" in refused("serve", home=tmp_path)
    (tmp_path / "folder" / "tables.db").mkdir(parents=True)
    assert str(tmp_path / "folder" / "tables.db") in refused("serve", home=tmp_path / "folder")
    said = refused("serve", "--database", "postgresql://nobody:hush@127.0.0.1:1/nothing")
    assert "cannot be opened" in said
    assert "hush" not in said


# Checking a game


def finished(tmp_path: Path, seed: int | Secret) -> Path:
    """A finished duel by bots, saved."""
    game = talia.game("ostium")
    match = talia.bots.play(game.new(players=2, seed=seed), [talia.bots.bot("steady", game, seat) for seat in (0, 1)])
    path = tmp_path / "game.json"
    path.write_text(match.save(), encoding="utf-8")
    return path


def test_verify_a_sealed_game(tmp_path: Path) -> None:
    secret = Secret.drawn()
    path = finished(tmp_path, secret)
    told = run("verify", str(path))
    assert told.returncode == 0
    assert secret.hash in told.stdout
    assert "Compare this hash" in told.stdout
    for hash in (secret.hash, secret.hash[:10].upper()):
        told = run("verify", str(path), "--hash", hash)
        assert (told.returncode, "the secret was kept" in told.stdout) == (0, True)
    polish = run("verify", str(path), "--hash", secret.hash, "--lang", "pl")
    assert "sekretu dotrzymano" in polish.stdout


def test_verify_finds_another_secret_than_was_sealed(tmp_path: Path) -> None:
    told = run("verify", str(finished(tmp_path, Secret.drawn())), "--hash", Secret.drawn().hash)
    assert told.returncode == 1
    assert "the cards did not fall by the secret that was sealed" in told.stdout
    told = run("verify", str(finished(tmp_path, 5)), "--hash", Secret.drawn().hash)
    assert told.returncode == 1
    assert "They were not sealed" in told.stdout


def test_verify_a_game_that_is_not_over_or_was_changed(tmp_path: Path) -> None:
    path = finished(tmp_path, Secret.drawn())
    save = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(talia.game("ostium").new(players=2, seed=Secret.drawn()).save(), encoding="utf-8")
    told = run("verify", str(path))
    assert (told.returncode, "The game is not over." in told.stdout) == (1, True)
    save["origin"]["sealed"]["secret"] = Secret.drawn().key.hex()
    path.write_text(json.dumps(save), encoding="utf-8")
    assert "The secret does not fit its hash" in refused("verify", str(path))
    save["keys"][3] = "fly"
    path.write_text(json.dumps(save), encoding="utf-8")
    refused("verify", str(path))
    assert "at least its first 8" in refused("verify", str(path), "--hash", "abc")
    refused("verify", str(tmp_path / "nothing.json"))


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no full disk here")
def test_what_cannot_be_printed_is_told_in_one_line() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "talia", "cards", "ostium", "--lang", "pl"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (2, "talia: Nie da się zapisać stdout: dysk jest pełny.\n")


def shell(command: str, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run `talia ...` in a shell, with its pipes and closed streams; its own exit code counts."""
    env = {**os.environ, "LC_ALL": "C", "TALIA": f"{sys.executable} -m talia", **more}
    return subprocess.run(["bash", "-c", command], capture_output=True, env=env, check=False)


@pytest.mark.parametrize("command", ["cards ostium", "cards ostium --json", "--help", "games"])
def test_who_has_read_enough_makes_no_error(command: str) -> None:
    done = shell(f"$TALIA {command} | true; exit ${{PIPESTATUS[0]}}")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&- 2>&-"])
def test_streams_may_be_closed(closed: str, tmp_path: Path) -> None:
    done = shell(f"$TALIA play ostium --players 2 --plain {closed}", TALIA_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_stream_that_cannot_write_polish_letters_gets_question_marks(tmp_path: Path) -> None:
    told = {"PYTHONIOENCODING": "cp1252", "TALIA_HOME": str(tmp_path)}
    done = shell("$TALIA play ostium --players 2 --seed 1 --plain --lang pl </dev/null", **told)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Piskl? Echa" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="there is no full disk here")
def test_a_complaint_that_nobody_can_read_is_one_still() -> None:
    assert shell("$TALIA nope 2>/dev/full").returncode == 2


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (b'game = ["ostium"]\n', "There is no game"),
        (b"a = " + b"[" * 5000, "is not valid TOML"),
        (b"a = " + b"9" * 5000, "is not valid TOML"),
        (b"\xff\xfe", "could be read"),
    ],
)
def test_a_file_of_a_position_that_is_none_is_told(written: bytes, said: str, tmp_path: Path) -> None:
    (tmp_path / "position.toml").write_bytes(written)
    assert said in refused("play", "--plain", "--position", str(tmp_path / "position.toml"), home=tmp_path)


def test_a_file_of_a_position_may_begin_with_a_mark_that_editors_leave(tmp_path: Path) -> None:
    (tmp_path / "position.toml").write_bytes(b'\xef\xbb\xbfgame = "ostium"\n')
    done = run("play", "--plain", "--position", str(tmp_path / "position.toml"), home=tmp_path)
    assert "Ostium" in done.stdout

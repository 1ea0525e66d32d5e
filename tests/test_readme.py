"""What the README shows must work."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

import talia
from talia.cli import main

README = Path(__file__).parent.parent / "README.md"
TEXT = README.read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", TEXT, flags=re.S)
COMMANDS = [line.split("  #")[0].split()[1:] for line in TEXT.splitlines() if line.startswith("talia ")]


def test_there_is_something_to_show() -> None:
    assert len(CODE) >= 2


@pytest.mark.parametrize("number", range(len(CODE)))
def test_its_python_runs(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    told: dict[str, object] = {}
    exec("\n".join(["import talia", CODE[number]]), told)
    assert "match" in told
    capsys.readouterr()


def test_its_table_tells_of_every_game() -> None:
    rows = re.findall(r"^\| `([^`]+)` \| .*?, (\d)-(\d) players \|", TEXT, flags=re.M)
    assert {id: (int(least), int(most)) for id, least, most in rows} == {
        id: (game.least, game.most) for id, game in talia.games().items()
    }


def test_it_tells_of_every_command() -> None:
    assert {words[0] for words in COMMANDS} == set(main.commands)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_its_commands_are_there(words: list[str]) -> None:
    command: click.Command = main
    words = list(words)
    while isinstance(command, click.Group):
        command = command.commands[words.pop(0)]
    known = {name for param in command.params for name in param.opts}
    assert {word for word in words if word.startswith("--")} <= known
    for word in words:
        assert not word.startswith("aeons-end/") or word in talia.games()


def test_its_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", TEXT):
        assert (README.parent / target).exists(), target

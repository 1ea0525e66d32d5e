"""The example of a bot in any language: it is short, and it plays whole games against a real server."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import talia

from .house import wished
from .served import WEB, Served, person, served

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_bot.py"


QUICKLY = """
import random, runpy, sys, time
random.seed(4)
time.sleep = lambda seconds: None  # a server without limits need not be spared
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def played(server: Served, game: str, command: list[str]) -> None:
    ann = person(server.url, "Ann")
    wish = wished(game, ["open", "steady"])
    table = WEB.post(f"{server.url}/api/tables", json=wish, headers=ann).raise_for_status().json()["id"]
    done = subprocess.run([*command, str(EXAMPLE), server.url, table], capture_output=True, text=True, timeout=150)
    assert done.returncode == 0, done.stderr
    state = WEB.get(f"{server.url}/api/tables/{table}/state").json()
    assert state["table"]["seats"][0]["name"] == "Dice"
    assert done.stdout.strip() == state["over"]["why"]
    assert talia.load(WEB.get(f"{server.url}/api/tables/{table}/save").text).over


def test_it_plays_a_whole_game_of_ostium(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        played(server, "ostium", [sys.executable, "-c", QUICKLY])


def test_it_plays_a_whole_game_of_aeons_end_and_keeps_to_the_limits(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'tables.db'}", "--limits") as server:
        played(server, "aeons-end/war-eternal", [sys.executable])


def test_it_has_about_thirty_lines() -> None:
    text = EXAMPLE.read_text()
    said = 0
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.Module, ast.FunctionDef)) and ast.get_docstring(node) is not None:
            said += (node.body[0].end_lineno or 0) - node.body[0].lineno + 1
    written = [line for line in text.splitlines() if line.strip()]
    assert said > 0
    assert len(written) - said <= 33

"""Somebody who plays in the terminal's line mode until the process is killed, and goes on from its save."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import talia
from tests.games.playing import GAMES

COMMAND = (sys.executable, "-m", "talia", "play")


def killed_in_the_middle(home: Path, seed: int) -> tuple[int, int]:
    """Play, kill, load, three times over: how many kills, and how many choices were kept at the end."""
    dice = random.Random(seed)
    game = dice.choice(list(GAMES))
    players = max(dice.randint(1, 2), GAMES[game].least)
    begin = [game, "--new", "--players", str(players), "--seed", str(seed), "--plain"]
    kept: list[str] = []
    held = 0  # answers that waited for another's when the process was killed
    for kill in range(3):
        answered = type_on(home, begin, dice)
        (save,) = (home / "saves").rglob("*.json")
        match = talia.load(save)
        assert match.keys[: len(kept)] == kept, "what was saved before is still there"
        made = len(match.keys) + len(match.held)
        assert made >= len(kept) + held + answered, "every choice is saved before the next is asked for"
        kept, held = match.keys, len(match.held)
        if match.over:
            return kill + 1, len(kept)
        begin = ["--load", str(save), "--plain"]
    return 3, len(kept)


def type_on(home: Path, begin: list[str], dice: random.Random) -> int:
    """Type numbers at every prompt, and kill the process after some: how many choices were surely made."""
    env = {**os.environ, "TALIA_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    with subprocess.Popen(
        [*COMMAND, *begin], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=env
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        prompts, most, said = 0, dice.randint(1, 40), b""
        while prompts <= most:
            heard = os.read(process.stdout.fileno(), 65536)
            said += heard
            if not heard:  # the game is over
                process.wait()
                assert process.returncode == 0, said.decode(errors="replace")[-2000:]
                assert b"Traceback" not in said
                return 0
            if said.endswith(b"> "):
                prompts += 1
                process.stdin.write(b"%d\n" % dice.randint(1, 2))
                process.stdin.flush()
        process.send_signal(signal.SIGKILL)
        assert b"Traceback" not in said, said.decode(errors="replace")[-2000:]
    return prompts - 1

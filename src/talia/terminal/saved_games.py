"""Saved games: where the terminal keeps them, and which of them can be gone on with."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from platformdirs import user_data_path

from talia.kernel.game import Game
from talia.kernel.registry import games
from talia.words.speaker import Speaker, speaker


class _Head(msgspec.Struct):
    """As much of a save as the shelf needs. Any: the front end's own part may hold whatever it likes."""

    game: str
    keys: list[str]
    table: dict[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Kept:
    """A save on the shelf: where it is, of which game, when it was last played, and how far it got."""

    path: Path
    game: Game
    when: datetime
    choices: int
    round: int

    def told(self, lang: str) -> str:
        """A line that tells this save from others."""
        s: Speaker = speaker(lang, self.game)
        when = self.when.strftime("%Y-%m-%d %H:%M")
        return s.say("ui-kept", game=self.game.title, round=self.round, choices=self.choices, when=when)


def folder() -> Path:
    """The folder of the saves: `$TALIA_HOME/saves`, or the system's place for such things."""
    home = os.environ.get("TALIA_HOME")
    return (Path(home) if home else user_data_path("talia")) / "saves"


def played_before(game: Game) -> bool:
    """Whether there is any save of a game, finished or not."""
    return any(path.name.startswith(_beginning(game)) for path in _files())


def _beginning(game: Game) -> str:
    """How the names of a game's saves begin."""
    return f"{game.id.replace('/', '-')}-"


def new_path(game: Game) -> Path:
    """Where a game that begins now is kept. The few random letters keep two that begin in the same second apart."""
    return folder() / f"{_beginning(game)}{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.json"


def _files() -> list[Path]:
    """All files that may be saves; a folder that cannot be looked into holds none."""
    try:
        return list(folder().glob("*.json"))
    except OSError:
        return []


def interrupted(game: Game | None = None) -> list[Kept]:
    """The games that were left before their end, newest first; of one game only, if it is named."""
    found: list[Kept] = []
    for path in _files():
        try:
            head = msgspec.json.decode(path.read_bytes(), type=_Head)
            stamp = path.stat().st_mtime
        except (OSError, msgspec.DecodeError, RecursionError):
            continue  # a file that is no save stands in nobody's way
        of = next((each for each in games().values() if each.id == head.game), None)
        if of is None or head.table.get("over") or (game is not None and of.id != game.id):
            continue
        round_ = head.table.get("round", 0)
        when = datetime.fromtimestamp(stamp)
        found.append(Kept(path, of, when, len(head.keys), round_ if isinstance(round_, int) else 0))
    return sorted(found, key=lambda kept: kept.when, reverse=True)

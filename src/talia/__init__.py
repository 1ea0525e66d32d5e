"""Talia: a table for deck-building card games.

import talia

match = talia.game("aeons-end/war-eternal").new(players=2, seed=7)
while not match.over:
    match.choose(match.decision.options[0])
match.result
"""

from __future__ import annotations

import importlib
import reprlib
from collections.abc import Mapping
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

importlib.import_module("talia.games")  # before the function of that name, or the package would hide it later

from talia.kernel.campaign import Campaign  # noqa: E402
from talia.kernel.campaign_saves import read as read_campaign  # noqa: E402
from talia.kernel.decision import Decision, Option  # noqa: E402
from talia.kernel.errors import TaliaError  # noqa: E402
from talia.kernel.event import Event  # noqa: E402
from talia.kernel.files import path_of  # noqa: E402
from talia.kernel.game import Game  # noqa: E402
from talia.kernel.match import Match  # noqa: E402
from talia.kernel.registry import campaign, campaigns, game, games  # noqa: E402
from talia.kernel.result import Result  # noqa: E402
from talia.kernel.saves import read, text_of  # noqa: E402
from talia.kernel.voice import set_voices  # noqa: E402
from talia.words import LANGUAGES, broad_speaker  # noqa: E402

__version__ = "0.15.0"

Trouble = TaliaError
"""The earlier name of `TaliaError`, for programs that catch it by that name."""

set_voices(*(partial(broad_speaker, lang) for lang in LANGUAGES))


def load(save: str | Path) -> Match:
    """The match that a save tells, where it stood. `save` is the path of its file, or its own text."""
    return read(_text(save), game)[0]


def load_campaign(save: str | Path) -> Campaign:
    """The campaign that a file tells, where it stood. `save` is the path of its file, or its own text."""
    return read_campaign(_text(save), campaign)[0]


def _text(save: str | Path) -> str:
    if not isinstance(save, (str, PathLike)):
        raise TaliaError("error-save-told", told=reprlib.repr(save))
    is_text = isinstance(save, str) and (not save.strip() or "\n" in save or save.lstrip().startswith("{"))
    return str(save) if is_text else text_of(path_of(save))


def arrange(id: str, position: Mapping[str, Any], seed: int = 0) -> Match:
    """A match of a game at any position. Any: a position is plain data, and the game checks it."""
    chosen = game(id)
    if isinstance(position, Mapping) and isinstance(position.get("game"), str) and position["game"] == id:
        position = {**position, "game": chosen.id}
    return chosen.arrange(position, seed)


__all__ = [
    "Campaign",
    "Decision",
    "Event",
    "Game",
    "Match",
    "Option",
    "Result",
    "TaliaError",
    "Trouble",
    "arrange",
    "campaign",
    "campaigns",
    "game",
    "games",
    "load",
    "load_campaign",
]

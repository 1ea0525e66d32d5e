"""All boxes at one table: whatever in the folder `boxes` can be played by itself, as the series intends."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from talia.games.aeons_end import boxes
from talia.games.aeons_end.cards.box import Box, join
from talia.games.aeons_end.game import AeonsEnd


def found() -> list[Box]:
    """Every box there is, from the oldest rulebook to the newest."""
    modules = [import_module(f"{boxes.__name__}.{each.name}") for each in iter_modules(boxes.__path__)]
    playable = [module.BOX for module in modules if hasattr(module, "GAME")]
    return sorted(playable, key=lambda box: box.edition.number)


BOX = join("all", *found())
GAME = AeonsEnd(BOX)

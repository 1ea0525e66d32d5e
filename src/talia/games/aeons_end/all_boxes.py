"""All boxes at one table: whatever in the folder `boxes` can be played by itself, as the series intends."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from talia.games.aeons_end import boxes
from talia.games.aeons_end.cards.box import Box, join
from talia.games.aeons_end.game import AeonsEnd


def found() -> list[Box]:
    """Every box there is, from the oldest rulebook to the newest."""
    modules = [import_module(f"{boxes.__name__}.{each.name}") for each in iter_modules(boxes.__path__)]
    playable = [module.BOX for module in modules if hasattr(module, "GAME")]
    return sorted(playable, key=lambda box: box.edition.number)


class AllBoxes(AeonsEnd):
    """Aeon's End with everything that there is."""

    def variants(self) -> Mapping[str, Mapping[str, Any]]:
        """Anybody against anybody: each nemesis is measured by itself in the box that it came in."""
        return {"": {}}


BOX = join("all", *found())
GAME = AllBoxes(BOX)

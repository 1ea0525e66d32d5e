"""Where games are found: the entry points `talia.games`, so that an outside package can add one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from talia.kernel.errors import TaliaError
from talia.kernel.game import Game

GROUP = "talia.games"


_broken: dict[str, str] = {}
"""Why games that are installed could not be loaded: one broken package must not hide all the others."""


@cache
def games() -> dict[str, Game]:
    """Every installed game by its id, in alphabetical order."""
    found: dict[str, Game] = {}
    _broken.clear()
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            game = point.load()
            found[point.name] = game() if isinstance(game, type) else game
        except Exception as error:  # whatever an outside package does wrong
            _broken[point.name] = f"{type(error).__name__}: {error}"
    return found


def game(id: str) -> Game:
    """The game with this id."""
    found = games().get(id)
    if found is None and id in _broken:
        raise TaliaError("error-broken-game", id=id, reason=_broken[id])
    if found is None:
        raise TaliaError("error-no-such-game", id=id, possible=list(games()))
    return found

"""Where games and campaigns are found: the entry points `talia.games` and `talia.campaigns`, so that an outside package can
add one."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from talia.kernel.campaign import CampaignRules
from talia.kernel.errors import TaliaError
from talia.kernel.game import Game

GROUP = "talia.games"
CAMPAIGNS = "talia.campaigns"


_broken: dict[str, str] = {}
"""Why games that are installed could not be loaded: one broken package must not hide all the others."""

_broken_campaigns: dict[str, str] = {}
"""The same of campaigns."""


@cache
def games() -> dict[str, Game]:
    """Every installed game by its id, in alphabetical order."""
    return _installed(GROUP, Game, _broken)


@cache
def campaigns() -> dict[str, CampaignRules]:
    """Every installed campaign by its id, in alphabetical order."""
    return _installed(CAMPAIGNS, CampaignRules, _broken_campaigns)


def game(id: str) -> Game:
    """The game with this id: an installed one, or one that only a campaign plays, such as its camp."""
    id = str(id)
    found = games().get(id)
    if found is not None:
        return found
    if id in _broken:
        raise TaliaError("error-broken-game", id=id, reason=_broken[id])
    for named in games().values():  # a save says what the game calls itself, whatever its entry point is called
        if named.id == id:
            return named
    for each in campaigns().values():
        for played in each.games():
            if played.id == id:
                return played
    raise TaliaError("error-no-such-game", id=id, possible=list(games()))


def campaign(id: str) -> CampaignRules:
    """The campaign with this id."""
    id = str(id)
    found = campaigns().get(id) or next((each for each in campaigns().values() if each.id == id), None)
    if found is None and id in _broken_campaigns:
        raise TaliaError("error-broken-game", id=id, reason=_broken_campaigns[id])
    if found is None:
        raise TaliaError("error-no-such-campaign", id=id, possible=list(campaigns()) or ["-"])
    return found


def _installed(group: str, sort: type, broken: dict[str, str]) -> dict[str, Any]:
    """What the entry points of a group name. Any: the packages say what it is, if it is of the right sort."""
    found: dict[str, Any] = {}
    broken.clear()
    points: list[EntryPoint] = sorted(entry_points(group=group), key=lambda point: point.name)
    for point in points:
        try:
            loaded = point.load()
            made = loaded() if isinstance(loaded, type) else loaded
            if not isinstance(made, sort) or not isinstance(getattr(made, "id", None), str):
                raise TypeError(f"{point.value} is no {sort.__name__} with an id")
            found[point.name] = made
        except Exception as error:  # whatever an outside package does wrong
            broken[point.name] = f"{type(error).__name__}: {error}"
    return found

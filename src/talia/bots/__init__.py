"""Anyone who answers decisions without a human.

Every game has `random` and `search`; a game adds its own. A number after a colon is how many playouts `search` makes a
decision: `search:200`. More is stronger and slower. A second one is how many choices ahead it looks: `search:200:20`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from talia.bots.random_bot import Random
from talia.bots.search import Search
from talia.bots.tutor import Tutor
from talia.kernel.errors import TaliaError
from talia.kernel.game import Bot, Game
from talia.kernel.lesson import TUTOR
from talia.kernel.match import Match

__all__ = ["Random", "Search", "bot", "names", "play"]


def names(game: Game) -> list[str]:
    """The bots that can play a game."""
    return [*_GENERAL, *(name for name in game.bots() if name not in _GENERAL)]


def bot(name: str, game: Game, seed: int) -> Bot:
    """The bot with this name, such as `steady` or `search:200`."""
    if name == TUTOR:
        return Tutor()
    base, colon, parameter = name.partition(":")
    if base not in names(game):
        raise TaliaError("error-no-such-bot", name=name, possible=names(game))
    if colon and (base != "search" or not _are_counts(parameter)):
        raise TaliaError("error-bot-parameter", name=name)
    if base in _GENERAL:
        return _GENERAL[base](game, seed, parameter)
    return game.bots()[base](game, seed)


def play(match: Match, bots: Sequence[Bot]) -> Match:
    """Play a match to its end, one bot a seat. A decision of the whole team is answered from the seat that acted last."""
    seat = 0
    while not match.over:
        decision = match.decision
        if decision.seat is not None:
            seat = decision.seat
        match.choose(bots[seat].choose(match, decision), decision.seat)
    return match


def _are_counts(parameter: str) -> bool:
    counts = parameter.split(":")
    return len(counts) <= 2 and all(re.fullmatch("0*[1-9][0-9]{0,99}", count, re.ASCII) for count in counts)


def _random(game: Game, seed: int, parameter: str) -> Bot:
    return Random(seed)


def _search(game: Game, seed: int, parameter: str) -> Bot:
    if not parameter:
        return Search(game, seed)
    playouts, _, horizon = parameter.partition(":")
    return Search(game, seed, playouts=int(playouts), horizon=int(horizon) if horizon else None)


_GENERAL: dict[str, Callable[[Game, int, str], Bot]] = {"random": _random, "search": _search}

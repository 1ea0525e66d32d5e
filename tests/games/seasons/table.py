"""Small arranged positions of Seasons, and what is read off them."""

from __future__ import annotations

from typing import Any

from talia import Match
from talia.games.seasons.game import GAME
from talia.kernel.names import slug

# Any, all through this file: positions and views are plain data.

PLENTY = {"air": 1, "water": 1, "fire": 1, "earth": 1}


def a_turn(*, rivals: int = 1, rival: dict[str, Any] | None = None, **told: Any) -> Match:
    """The first player's turn after the die; what is told is that player's, or the table's if it has such a key."""
    top = {key: told.pop(key) for key in list(told) if key in TABLE}
    me = {"gauge": 15, **told}
    others = [{"gauge": 15, **(rival or {})}, *({"gauge": 15} for _ in range(rivals - 1))]
    return GAME.arrange({"phase": "turn", "run_on": True, **top, "players": [me, *others]}, seed=1)


def under(rules: int, match: Match) -> Match:
    """The same position under a version of the rules."""
    return match if rules == GAME.rules else GAME.under(rules).arrange(match.origin["position"], seed=1)


TABLE = (
    "transmuting",
    "year",
    "opened",
    "month",
    "first",
    "active",
    "phase",
    "enchantment",
    "dice",
    "die",
    "die_done",
    "left_die",
    "destiny_face",
    "reroll",
    "draw_pile",
    "discard",
    "removed",
    "common",
    "replicas_left",
)


def summon(match: Match, name: str, *answers: str) -> Match:
    """Summon a card from hand and answer what it asks."""
    return choose(match, f"summon:{slug(name)}", *answers)


def activate(match: Match, name: str, *answers: str) -> Match:
    """Activate a card in play and answer what it asks."""
    key = f"activate:{slug(name)}"
    return choose(match, next(each for each in match.decision.keys if each.split(">")[0] == key), *answers)


def choose(match: Match, *keys: str) -> Match:
    """Answer one question after the other."""
    for key in keys:
        match.choose(key)
    return match


def end_round(match: Match) -> Match:
    """Everybody ends their turn; stops at the first question of the end of the round, or when the next dice lie there."""
    while match.view(None)["phase"] == "turn" and "end" in match.decision.keys:
        match.choose("end")
    return match


def me(match: Match) -> dict[str, Any]:
    """What the first player sees of themselves."""
    mine: dict[str, Any] = match.view(0)["players"][0]
    return mine


def other(match: Match, seat: int = 1) -> dict[str, Any]:
    """What another player sees of themselves."""
    theirs: dict[str, Any] = match.view(seat)["players"][seat]
    return theirs


def in_play(match: Match, seat: int = 0) -> list[str]:
    """The cards a player has in play."""
    return [card["id"] for card in match.view(None)["players"][seat]["in_play"]]


def tokens(match: Match, seat: int = 0) -> tuple[int, int, int, int]:
    """Air, water, fire and earth in a player's reserve."""
    held = match.view(None)["players"][seat]["reserve"]
    return (held["air"], held["water"], held["fire"], held["earth"])


def offered(match: Match, start: str) -> list[str]:
    """The options on offer that begin so."""
    return [key for key in match.decision.keys if key.startswith(start)]

"""How a finished game went, in numbers: the protocol's Story."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.kernel.story import Story, story
from talia.kernel.voice import Name
from talia.table.refusal import Refusal
from talia.table.room import Room
from talia.words.speaker import Speaker, speaker

ROWS = 8
"""How many cards a count tells of at most."""

_known: WeakKeyDictionary[Room, tuple[int, Story]] = WeakKeyDictionary()
"""The stories of rooms in memory, each of one version: the end may be undone and played anew."""


def told(room: Room, lang: str) -> dict[str, Any]:
    """The story in a language. Any: it is plain JSON. It knows what was hidden, so nobody gets it before the end."""
    if not room.over:
        raise Refusal("forbidden", "error-table-not-over")
    return written(room.match, _story(room), speaker(lang, room.game, room.names()))


def _story(room: Room) -> Story:
    known = _known.get(room)
    if known is None or known[0] != room.version:
        known = _known[room] = (room.version, story(room.match))
    return known[1]


def written(match: Match, found: Story, s: Speaker) -> dict[str, Any]:
    """A story in a speaker's words."""
    game, best = match.game, found.best()
    return {
        "decided": found.decided(s),
        "choices": found.choices,
        "rounds": [{"round": number, "at": at} for number, at in found.rounds],
        "lines": [
            {"name": s.name(line.gauge.name), "seat": line.gauge.seat, "full": line.gauge.full, "points": line.points}
            for line in found.lines
        ],
        "measured": game.measured(s),
        "counts": [_count(found, what, s) for what in found.counts],
        "best": {
            "who": s.name(best.who),
            "at": best.at,
            "round": best.round,
            "text": s.say("story-best", who=best.who, round=best.round),
            "done": s.say(f"count-{found.counts[0]}-best", n=best.n),
        }
        if best is not None
        else None,
        "scores": _scores(game, match, s),
    }


def _count(found: Story, what: str, s: Speaker) -> dict[str, Any]:
    def said(name: Name | None) -> str:
        return s.name(name) if name is not None else ""

    return {
        "what": what,
        "title": s.say(f"count-{what}"),
        "cards": [
            {"name": s.name(by), "card": by.card, "who": said(who), "n": n} for by, who, n in found.by_card(what)[:ROWS]
        ],
        "seats": [{"seat": seat, "who": s.name(who), "n": n} for seat, (who, n) in enumerate(found.by_seat(what))],
    }


def _scores(game: Game, match: Match, s: Speaker) -> list[list[str]]:
    return [[s.name(part) for part in parts] for parts in game.score_parts(match)]

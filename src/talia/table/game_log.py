"""The log of a game, as one seat may read it: the protocol's LogLine. All of it is plain JSON (hence Any)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from talia.kernel.event import Event, told_to
from talia.kernel.game import Game
from talia.kernel.history import QUIET
from talia.kernel.voice import Name
from talia.table.room import Room
from talia.words.marks import mark, pieces
from talia.words.speaker import LANGUAGES, Names, Speaker, speaker


def log(room: Room, since: int, seat: int | None, lang: str) -> dict[str, Any]:
    """The lines of the log since a version."""
    keep = room.unchanged_pages(since)
    lines = [
        line
        for page in range(keep, len(room.pages))
        for line in log_page(room.pages[page], page, seat, room.game, lang, room.names())
    ]
    return {"keep": keep, "lines": lines}


def log_page(
    events: list[Event], page: int, seat: int | None, game: Game, lang: str, names: Names = ()
) -> list[dict[str, Any]]:
    """What a seat may read of one choice's events."""
    s = speaker(lang, game, names)
    return [
        {
            "page": page,
            "parts": parts(event, game, s),
            "about": event.about,
            "shows": game.shows.get(event.name, ""),
            "n": number if isinstance(number := event.args.get("n"), int) else 0,
        }
        for event in told_to(events, seat)
        if event.name not in QUIET
    ]


def parts(event: Event, game: Game, s: Speaker) -> list[str | dict[str, str]]:
    """A line of the log in pieces, so that the names of cards can be pointed at."""
    known = card_ids(game)
    args = {}
    for name, arg in event.args.items():
        if isinstance(arg, Name):
            said = s.name(arg)
            args[name] = mark(arg.card, said) if arg.card in known else said
        else:
            args[name] = arg  # type: ignore[assignment]  # whatever else an event tells is said as it is
    line = s.say(f"event-{event.name}", **args)
    return [part if isinstance(part, str) else {"card": part[0], "text": part[1]} for part in pieces(line)]


@lru_cache(maxsize=64)
def card_ids(game: Game) -> frozenset[str]:
    """The ids of the cards that a game lists, which are those that can be shown."""
    return frozenset(card.id for card in game.cards(speaker(LANGUAGES[0], game)))

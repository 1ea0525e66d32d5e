"""The games as the front page tells of them, and set-ups as people ask for them."""

from __future__ import annotations

import secrets
from functools import lru_cache
from typing import Any

from talia.bots import names
from talia.kernel.chance import Secret, Seed
from talia.kernel.game import Choice, Field, Game
from talia.kernel.registry import game as find_game
from talia.kernel.trouble import Trouble
from talia.table import presentation
from talia.table.messages import NAME, NewTable, SetUp, clean
from talia.table.refusal import Refusal
from talia.table.room import Chair, Terms, unsealed
from talia.words.speaker import Speaker, speaker


def game(id: str) -> Game:
    """An installed game."""
    try:
        return find_game(id)
    except Trouble:
        raise Refusal("missing", "error-table-missing") from None


@lru_cache(maxsize=64)
def game_info(game: Game, lang: str) -> dict[str, Any]:
    """A game as the front page tells of it. Any: it is plain JSON."""
    s = speaker(lang, game)
    return {
        "id": game.id,
        "title": s.name(game.title),
        "blurb": game.blurb(s),
        "guide": [{"title": part.title, "lines": list(part.lines)} for part in game.guide(s)],
        "least": game.least,
        "most": game.most,
        "players": max(game.least, min(2, game.most)),
        "cooperative": game.cooperative,
        "bots": [{"id": bot, "name": presentation.bot_name(bot, s)} for bot in names(game)],
        "fields": [
            {
                "name": field.name,
                "label": s.name(field.label),
                "choices": _named(field.choices, s),
                "default": field.default,
                "parts": _named(field.parts, s),
                "count": field.count,
            }
            for field in game.fields
        ],
    }


def _named(choices: tuple[Choice, ...], s: Speaker) -> list[dict[str, str]]:
    return [{"value": choice.value, "name": s.name(choice.name)} for choice in choices]


def settled(wish: SetUp, sealed: bool = False) -> tuple[Game, dict[str, Any]]:
    """A wished set-up, checked, as the origin of a match. Any: it is plain JSON.

    A seed that is wished for is taken; without one the cards fall by chance, which is `sealed` where rivals sit down.
    """
    found = game(wish.game)
    fields = {field.name: field for field in found.fields}
    for name, value in wish.answers.items():
        if name not in fields:
            raise Trouble("error-setup-field", name=name, possible=list(fields))
        _check(fields[name], value)
    seed: Seed = secrets.randbelow(2**32) if wish.seed is None else wish.seed
    if sealed and wish.seed is None:
        seed = Secret.drawn()
    defaults = {field.name: field.default for field in found.fields}
    return found, found.origin(wish.players, seed, {**defaults, **wish.answers})


def among_rivals(wish: NewTable) -> bool:
    """Whether somebody may sit down at a table who plays against others there."""
    return not game(wish.game).cooperative and any(seat.kind == "open" for seat in wish.seats)


def terms(wish: NewTable) -> Terms:
    """What a wished table settles for all who will sit there."""
    mine = sum(seat.kind in ("me", "hot") for seat in wish.seats)
    return Terms(waits=among_rivals(wish), one_screen=mine > 1, chosen=wish.seed is not None)


def _check(field: Field, value: str | list[str]) -> None:
    """Only what the form offers is taken: a game may understand more, such as the path of a file; strangers may not."""
    choices = {choice.value for choice in field.choices}
    parts = {part.value for part in field.parts}
    if isinstance(value, str):
        wrong = [value] if value not in choices and not (field.count == 0 and value in parts) else []
    else:
        allowed = parts if field.count else parts | choices
        wrong = [each for each in value if each not in allowed]
        if not field.parts:
            wrong = [", ".join(value)]
    if wrong:
        raise Refusal("impossible", "error-table-answer", value=wrong[0], field=field.label)


def tried(wish: SetUp, lang: str) -> dict[str, Any]:
    """What a set-up would give, in words."""
    found, origin = settled(wish)
    sheet = found.sheet(wish.players, origin["seed"], origin["setup"], speaker(lang, found))
    return {"seed": origin["seed"], "sheet": [{"title": title, "lines": lines} for title, lines in sheet]}


def seats(game: Game, origin: dict[str, Any]) -> int:
    """How many seats a match has; a game may be played by fewer than it has sides."""
    return len(game.seats(unsealed(game, origin)))


def chairs(wish: NewTable, game: Game, seats: int, person: str, name: str) -> list[Chair]:
    """Who sits where at a new table."""
    if len(wish.seats) != seats:
        raise Refusal("impossible", "error-table-seats", count=len(wish.seats), players=seats)
    found = []
    for number, each in enumerate(wish.seats, 1):
        if each.kind == "bot":
            check_bot(each.bot, game)
            found.append(Chair(bot=each.bot))
        elif each.kind == "open":
            found.append(Chair())
        else:
            spare = name if each.kind == "me" else f"{name} {number}"
            found.append(Chair(person, clean(each.name, NAME) or spare[:NAME]))
    return found


def check_bot(bot: str, game: Game) -> None:
    """Only the bots that are offered: `search:1000000` would think until everybody has gone home."""
    if bot not in names(game):
        raise Trouble("error-no-such-bot", name=bot, possible=names(game))

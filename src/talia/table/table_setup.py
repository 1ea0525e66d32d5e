"""Set-ups as people ask for them: checked, shown, and made into a new table's origin, chairs and terms."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from talia.kernel.chance import Secret, Seed
from talia.kernel.errors import TaliaError
from talia.kernel.game import Field, Game
from talia.table.game_list import check_bot, installed_game
from talia.table.messages import LONGEST_NAME, NewTable, SeatWish, SetUp, clean
from talia.table.refusal import Refusal
from talia.table.room import Chair, Terms, sample_match
from talia.words.speaker import speaker


def settle(wish: SetUp, sealed: bool = False) -> tuple[Game, dict[str, Any]]:
    """A wished set-up, checked, as the origin of a match. Any: it is plain JSON.

    A seed that is wished for is taken; without one the cards fall by chance, which is `sealed` where rivals sit down.
    """
    found = installed_game(wish.game)
    check_answers(found.fields, wish.answers)
    seed: Seed = secrets.randbelow(2**32) if wish.seed is None else wish.seed
    if sealed and wish.seed is None:
        seed = Secret.drawn()
    defaults = {field.name: field.default for field in found.fields}
    return found, found.origin(wish.players, seed, {**defaults, **wish.answers})


def open_to_rivals(wish: NewTable) -> bool:
    """Whether somebody may sit down at a table who plays against others there."""
    return not installed_game(wish.game).cooperative and any(seat.kind == "open" for seat in wish.seats)


def terms(wish: NewTable) -> Terms:
    """What a wished table settles for all who will sit there."""
    mine = sum(seat.kind in ("me", "hot") for seat in wish.seats)
    return Terms(waits=open_to_rivals(wish), one_screen=mine > 1, chosen=wish.seed is not None)


def check_answers(fields: Sequence[Field], answers: Mapping[str, str | list[str]]) -> None:
    """Answers to a form, each of which must be one that the form offers."""
    known = {field.name: field for field in fields}
    for name, value in answers.items():
        if name not in known:
            raise TaliaError("error-setup-field", name=name, possible=list(known))
        _check_answer(known[name], value)


def _check_answer(field: Field, value: str | list[str]) -> None:
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


def preview(wish: SetUp, lang: str) -> dict[str, Any]:
    """What a set-up would give: in words, and the answers that chance would give for what is left to it."""
    found, origin = settle(wish)
    settled = origin["setup"]
    sheet = found.sheet(wish.players, origin["seed"], settled, speaker(lang, found))
    return {
        "seed": origin["seed"],
        "sheet": [{"title": title, "lines": lines} for title, lines in sheet],
        "settled": {each.name: settled[each.name] for each in found.fields if each.name in settled},
    }


def seat_count(game: Game, origin: dict[str, Any]) -> int:
    """How many seats a match has; a game may be played by fewer than it has sides."""
    return len(game.seats(sample_match(game, origin)))


def chairs(wishes: Sequence[SeatWish], game: Game, seats: int, person: str, name: str) -> list[Chair]:
    """Who sits where at a new table."""
    if len(wishes) != seats:
        raise Refusal("impossible", "error-table-seats", count=len(wishes), players=seats)
    found = []
    for number, each in enumerate(wishes, 1):
        if each.kind == "bot":
            check_bot(each.bot, game)
            found.append(Chair(bot=each.bot))
        elif each.kind == "open":
            found.append(Chair())
        else:
            spare = name if each.kind == "me" else f"{name} {number}"
            found.append(Chair(person, clean(each.name, LONGEST_NAME) or spare[:LONGEST_NAME]))
    return found

"""A finished game, shown step by step."""

from __future__ import annotations

from typing import Any

import msgspec

from talia.table import game_log, presentation
from talia.table.refusal import Refusal
from talia.table.room import Room
from talia.table.watcher import FOLLOW, Viewpoint
from talia.words.speaker import speaker


def replay(room: Room, at: int, viewpoint: Viewpoint, person: str, lang: str) -> dict[str, Any]:
    """The match after so many choices, from any seat: it is over, and there are no secrets left. Any: it is JSON."""
    if not room.over:
        raise Refusal("forbidden", "error-table-not-over")
    answers = room.answers
    if at > len(answers):
        raise Refusal("missing", "error-table-replay-at", count=len(answers))
    seat = viewpoint if isinstance(viewpoint, int) and viewpoint < len(room.chairs) else None
    if seat is None and viewpoint == FOLLOW:
        mine = room.seats_of(person)
        seat = mine[0] if mine else None
    match = room.game.again(room.origin)
    match.quiet = True
    s = speaker(lang, room.game, room.names())
    asked = chosen = who = ""
    for number, answer in enumerate(answers[:at], 1):
        if number == at:
            decision = next(each for each in match.open if each.seat == answer.seat)
            option = decision.option(answer.key)
            asked, who = s.question(decision, room.game.cause(match, decision)), presentation.decider(room, decision, s)
            chosen = s.option(option, decision) if option is not None else ""
        match.choose(answer.key, answer.seat)
    return {
        "at": at,
        "count": len(answers),
        "seat": seat,
        "scene": presentation.scene(match, seat, lang, room.names()),
        "view": msgspec.Raw(msgspec.json.encode(match.view(seat))),
        "asked": asked,
        "chosen": chosen,
        "who": who,
        "log": game_log.log_page(room.pages[at], at, seat, room.game, lang, room.names()),
        "over": presentation.over(match, room.seats_of(person), lang),
    }

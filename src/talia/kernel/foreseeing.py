"""What would certainly follow from an option: tried on a copy, up to where something hidden is seen or chance decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from talia.kernel.decision import Decision, Option
from talia.kernel.event import Event, told_to
from talia.kernel.sight import among
from talia.kernel.state import State
from talia.kernel.voice import Name

if TYPE_CHECKING:
    from talia.kernel.game import Game
    from talia.kernel.match import Match

LOSS = "loss"
GAIN = "gain"


@dataclass(frozen=True)
class Foreseen:
    """What an option would do to a thing on the table (`about`; empty: to the whole game), in words.

    `tone` is `loss`, `gain` or nothing; `either`: it would befall one of several, and one has still to say which: `way` is
    the same for what belongs together."""

    about: str
    name: Name
    tone: str = ""
    either: bool = False
    way: int = 0


@dataclass(frozen=True)
class Ahead:
    """How far one can see after an option: the state there, what the decider would read of it, and what is asked next, if
    all is certain up to there."""

    state: State
    events: list[Event]
    asked: Decision | None


def preview(match: Match, decision: Decision, option: Option) -> list[Foreseen]:
    """What an option would do where the rules can tell.

    Where it only leads to the choice of a target (`Game.aims`), each target is told what would befall it.
    """
    game, state = match.game, match.state
    if state.lines or state.queue or state.decision is not decision:
        return []
    reached = ahead(state, decision, option)
    found = game.foreseen(state, reached)
    asked = reached.asked
    if asked is not None and asked.word in game.aims - {decision.word} and asked.seat == decision.seat:
        found += _at_each(game, reached.state, asked)
    return list(dict.fromkeys(found))


def _at_each(game: Game, state: State, asked: Decision) -> list[Foreseen]:
    """What would befall each target. Nothing is told where one of them has targets of its own: the others alone would look
    as if there were no choice."""
    found: list[Foreseen] = []
    for way, each in enumerate(asked.options):
        then = ahead(state, asked, each)
        told = game.foreseen(state, then)
        if not told and then.asked is not None and then.asked.word in game.aims:
            return []
        found += [replace(one, either=len(asked.options) > 1, way=way) for one in told]
    return found


def ahead(state: State, decision: Decision, option: Option) -> Ahead:
    """Take an option on a copy, step by step, up to the next question or to the first step that would reveal something."""
    seen, now = state.clone(), state.clone()
    asking = now  # by another name, because a type checker would take it from here on that nothing is asked
    asking.events, asking.decision = [], None
    decision.effect.answer(now, decision.ctx, option)
    read = 0
    while now.chance == seen.chance and not _revealed(seen, now, decision.seat):
        read = len(now.events or ())
        if now.decision is not None or now.queue or not now.agenda:
            return Ahead(now, _told(now, read, decision.seat), now.decision)
        seen = now.clone()
        effect, ctx = now.agenda.pop()
        effect.resolve(now, ctx)
    return Ahead(seen, _told(now, read, decision.seat), None)


def _revealed(before: State, after: State, seat: int | None) -> bool:
    """Whether a seat has learnt something. What others have learnt, and it knew, is no news to it."""
    count = after.reveals - before.reveals
    if not count:
        return False
    shown = [card for card in range(len(before.kinds)) if after.seen(card) & ~before.seen(card)]
    return len(shown) != count or not all(among(before.seen(card), seat) for card in shown)


def _told(state: State, count: int, seat: int | None) -> list[Event]:
    return told_to((state.events or [])[:count], seat)


def numbers(events: list[Event], shows: Mapping[str, str]) -> list[Foreseen]:
    """The losses and gains that events tell of, those of one sort and one thing together."""
    amounts: dict[tuple[str, str], int] = {}
    left: dict[tuple[str, str], int] = {}
    for event in events:
        n = event.args.get("n")
        if shows.get(event.name) in (LOSS, GAIN) and isinstance(n, int):
            key = (event.name, event.about)
            amounts[key] = amounts.get(key, 0) + n
            left[key] = int(str(event.args.get("left", 0)))
    return [
        Foreseen(about, Name(f"foreseen-{shows[name]}", n=n, left=left[name, about]), shows[name])
        for (name, about), n in amounts.items()
    ]

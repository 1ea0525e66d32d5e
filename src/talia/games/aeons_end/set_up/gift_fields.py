"""Mages made of gifts for a single battle: a quick choice of one gift of each sort for each player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.set_up.named import answered
from talia.kernel.chance import Chance
from talia.kernel.errors import TaliaError
from talia.kernel.form import RANDOM, Choice, Field, said
from talia.kernel.names import slug_of
from talia.kernel.voice import Name

# Any, all through this file: answers come from people.

MAGES_FROM = "mages_from"
READY, GIFTS = "ready", "gifts"
"""The question how mages come to the table, in a box where they can be made, and its answers."""


def field_of(sort: str) -> str:
    """The question which gifts of a sort the players have."""
    return f"gift_{sort}"


def names(box: Box) -> list[str]:
    """The questions about gifts."""
    return [] if box.gifts is None else [MAGES_FROM, *(field_of(sort) for sort, _ in box.gifts.sorts)]


def ready(box: Box) -> Mapping[str, tuple[str, ...]]:
    """When it matters which ready mages there are."""
    return {} if box.gifts is None else {MAGES_FROM: (READY,)}


def fields(box: Box) -> tuple[Field, ...]:
    """Those questions, as a form asks them."""
    if box.gifts is None:
        return ()
    ways = tuple(Choice(way, Name(f"mages-from-{way}"), said(f"mages-from-{way}-text")) for way in (READY, GIFTS))
    random = Choice(RANDOM, Name("choice-random"), said("choice-random-text"))
    found = [Field(MAGES_FROM, Name("field-mages-from"), ways, READY)]
    for sort, gifts in box.gifts.sorts:
        label = Name(f"field-gift-{sort}")
        found.append(Field(field_of(sort), label, (random,), RANDOM, gifts, when={MAGES_FROM: (GIFTS,)}))
    return tuple(found)


def mages(box: Box, players: int, chance: Chance, answers: Mapping[str, Any]) -> list[str] | None:
    """The mages that are made of the gifts asked for, no two of whom share one; None where they are not made."""
    way = slug_of(answers.get(MAGES_FROM, READY))
    if box.gifts is None or way == READY:
        return None
    if way != GIFTS:
        raise TaliaError("error-setup-value", field=MAGES_FROM, value=way, possible=[READY, GIFTS])
    given: list[list[str]] = [[] for _ in range(players)]
    for sort, choices in box.gifts.sorts:
        possible = [choice.value for choice in choices]
        wanted = _wanted(box, answers.get(field_of(sort), RANDOM), field_of(sort), possible, players)
        free = [id for id in possible if id not in wanted]
        for seat, each in enumerate(wanted):
            given[seat].append(free.pop(chance.below(len(free))) if each == RANDOM else each)
    return [box.gifts.write(seat, gifts) for seat, gifts in enumerate(given)]


def _wanted(box: Box, asked: Any, field: str, possible: list[str], players: int) -> list[str]:
    """The gifts of a sort that are asked for, one a player, some of them left to chance."""
    if not isinstance(asked, (str, list, tuple)):
        raise TaliaError("error-setup-value", field=field, value=str(asked), possible=[*possible, RANDOM])
    told = [asked] * players if asked == RANDOM else asked.split(",") if isinstance(asked, str) else list(asked)
    wanted = [answered(box, each, [*possible, RANDOM], field) for each in told]
    if len(wanted) != players:
        raise TaliaError("error-setup-gifts", field=field, count=len(wanted), players=players)
    for each in wanted:
        if each not in (*possible, RANDOM):
            raise TaliaError("error-setup-value", field=field, value=each, possible=[*possible, RANDOM])
        if each != RANDOM and wanted.count(each) > 1:
            raise TaliaError("error-setup-gift-twice", name=each)
    return wanted

"""What only some tables count, as a position tells it: where tokens lie, the life of maws, how many souls there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.declared import most_marked
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.marks import places
from talia.games.aeons_end.rules.pulse import PULSE
from talia.games.aeons_end.rules.treasures import BESIDE
from talia.games.aeons_end.set_up.reading import PositionReader
from talia.kernel.names import slug
from talia.kernel.positions import fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.


def lay_marks(read: PositionReader, battle: Battle, told: Any, whole: bool) -> None:
    """Lay what a position tells by name. What a nemesis counts is as at the start where nothing is told of it. Where the
    `whole` battle is told, as `Match.position` does, older versions left out what is gone; and up to rules 3 nothing was as
    at the start once any of it was told."""
    table = battle.table
    own = table.nemesis.own
    any_of_its = isinstance(told, Mapping) and any(name in table.nemesis.marks for name in told)
    if table.nemesis.usual_marks is not None and not any_of_its:
        for name, n in table.nemesis.usual_marks(battle).items():
            battle.set_mark(name, n)
    elif own is not None and not (any_of_its and (whole or table.rules < 4)):
        for name, n in own.at_first().items():
            battle.set_mark(name, n)
    possible = [*table.nemesis.marks, *(mark for mage in table.mages for mark in mage.marks), *read.box.marks]
    possible = [name for name in possible if name not in PULSE]
    laid = {name for mage in table.mages for name in mage.pile_marks}
    for name, value in read.table(told, possible, "marks").items():
        where = f"marks.{name}"
        if name in laid:
            battle.set_mark(name, _zone(battle, value, where))
        elif name == BESIDE and isinstance(value, str):
            battle.set_mark(name, _spell_pile(battle, value, where))
        else:
            most = most_marked(name, battle.players, len(table.market))
            battle.set_mark(name, read.number(value, 0, most, where))
    if own is not None and table.rules > 3:
        wrong = own.settle(battle)
        if wrong:
            raise fail(f"marks.{wrong}", "position-mark", name=wrong)


def _spell_pile(battle: Battle, value: str, where: str) -> int:
    """The place in the market, counted from 1, of the spell that a treasure lies beside, by its name."""
    known = {pile.card.id: place for place, pile in enumerate(battle.table.market, 1) if pile.card.sort == Sort.SPELL}
    if slug(value) not in known:
        raise fail(where, "position-not-one-of", value=value, possible=list(known))
    return known[slug(value)]


def _zone(battle: Battle, value: Any, where: str) -> int:
    """The zone of a place of the supply that has a card, counted from 1: by the name of its card or its own, or as older
    versions told it by that number. 0 is none."""
    if value == 0:
        return 0
    known = places(battle)
    for zone, id in known.items():
        if value == zone + 1 or (isinstance(value, str) and slug(value) == slug(id)):
            return zone + 1
    raise fail(where, "position-not-one-of", value=str(value), possible=list(known.values()))

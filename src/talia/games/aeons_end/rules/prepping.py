"""Where a spell may be prepped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN
from talia.games.aeons_end.rules.layout import BREACH


def usable_breaches(battle: Battle, seat: int) -> list[int]:
    """The breaches a spell may be prepped to: open ones, and closed ones focused this turn."""
    if battle.focused:
        return _with_focused(battle, seat)
    stages, spot = battle.stages, 4 * seat
    return OPENED[stages[spot]][stages[spot + 1]][stages[spot + 2]][stages[spot + 3]]


def _with_focused(battle: Battle, seat: int) -> list[int]:
    stages, focused = battle.stages[4 * seat : 4 * seat + 4], battle.focused >> 4 * seat
    return [breach for breach, stage in enumerate(stages) if (focused >> breach & 1 if stage < OPEN else stage < GONE)]


def _opened(*stages: int) -> list[int]:
    return [breach for breach, stage in enumerate(stages) if OPEN <= stage < GONE]


_STAGES: Final = range(GONE + 1)
OPENED: Final = [[[[_opened(i, ii, iii, iv) for iv in _STAGES] for iii in _STAGES] for ii in _STAGES] for i in _STAGES]
"""By the stages of a player's breaches, those that are open: the main phase asks for them all the time."""


def room(battle: Battle, seat: int, kind: Card, breach: int) -> bool:
    """Whether a breach has room for this spell: it is empty, or both spells have Link."""
    there = battle.occupants(seat, breach)
    if not there:
        return True
    if battle.make(seat, breach).many:
        if battle.stages[4 * seat + breach] >= OPEN:
            return True
        if battle.table.rules < 5:  # while it is closed it is a breach like others (since rules 5)
            return False
    return kind.link and len(there) == 1 and bool(battle.kinds[there[0]].link)


def spots(battle: Battle, seat: int, kind: Card, usable: Sequence[int], main_phase: bool = False) -> list[int]:
    """Where a spell may be prepped among the breaches that could be used; the first of the two for one that spans.

    In the main phase a spell that is host to others of this name takes one on its own breach, open or not.
    """
    if kind.closed_too:
        usable = battle.breaches_of(seat)
    if kind.spans:
        return _two_spots(battle, seat, usable)
    found = [breach for breach in usable if room(battle, seat, kind, breach)]
    if main_phase and "host" in battle.table.reacts:
        _add_hosts(battle, seat, kind, found)
    return found


def _two_spots(battle: Battle, seat: int, usable: Sequence[int]) -> list[int]:
    """Where two usable breaches beside each other are empty, the first of them."""
    return [i for i in usable if i + 1 in usable and not (battle.occupants(seat, i) or battle.occupants(seat, i + 1))]


def _add_hosts(battle: Battle, seat: int, kind: Card, found: list[int]) -> None:
    """Add the breaches with a spell that is host to one of this kind, and none of this kind yet."""
    for breach in range(4):
        there = [battle.kinds[card] for card in battle.zone(seat, BREACH + breach)]
        if breach not in found and kind not in there and any(other.host == kind.id for other in there):
            found.append(breach)

"""The development phase: discard, summon, move or recall, in any order, any number of times."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import twins
from talia.games.ostium.rules.actions import END, MOVE, RECALL
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.field import dismissal, waiting
from talia.games.ostium.rules.layout import (
    BATTLEFIELD,
    DISMISSAL,
    FIELD,
    FIRST_SIDE,
    PRIMALS,
    SLOTS,
    SOVEREIGNS,
    ZONES_A_SIDE,
)
from talia.games.ostium.rules.offers import swift
from talia.games.ostium.rules.picks import DevelopmentAction
from talia.games.ostium.rules.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

UPPER, LOWER = (FIELD + number for number in DISMISSAL)
WITHOUT_A_PLACE: Final = 3
"""What may be done with a card in hand is listed for each side with a place free, then for each side without one."""

RECALLS: Final = [[tuple(options[slot] for slot in slots) for slots in SLOTS] for options in RECALL]
SHIFTS: Final = [
    [tuple(moves[slot] for slot in slots) + tuple(recalls[slot] for slot in slots) for slots in SLOTS]
    for moves, recalls in zip(MOVE, RECALL, strict=True)
]
"""For each side and set of places: recalling from one of them, and moving or recalling from it."""


class Development(Effect):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        found = possible_actions(clash, side)
        if len(found) > 1:
            clash.idle = 0
            clash.decision = Decision(side, "ask-development", found, self, scope)

    def ask_anyway(self, clash: Clash, scope: Scope) -> None:
        """Ask even if the phase can only be ended."""
        self.resolve(clash, scope)
        if clash.decision is None:
            clash.decision = Decision(scope.side, "ask-development", [END], self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        if option is END:
            return
        clash.agenda.append((self, scope))
        action = option.action
        assert isinstance(action, DevelopmentAction)
        action.do(clash, scope.side)

    def __repr__(self) -> str:
        return "Development"


DEVELOPMENT: Final = Development()


def possible_actions(clash: Clash, side: int) -> list[Option]:
    """Everything a player may do now, and to end the phase. Sets of places are numbers, a bit a place."""
    found: list[Option] = []
    zones, kinds, arena = clash.zones, clash.kinds, clash.arena
    options, copies = arena.options, arena.copies
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    taken = clash.filled(side)
    standing = taken & ~(clash.lying >> 6 * side)
    free = taken != 0b111111
    row = side if free else WITHOUT_A_PLACE + side
    for card in zones[hand]:
        own = options[card]
        if card not in copies or own.discard_by[side] not in found:
            found += own.in_hand[row]
    crystals = clash.crystals
    if crystals:
        if arena.mode == SOLO:
            if free:
                _calls_there(clash, crystals, found)
            _takes_there(clash, found)
        else:
            if free:
                _calls(clash, crystals, found)
            upper, lower = zones[UPPER], zones[LOWER]
            if upper:
                found.append(options[upper[0]].take)
            if lower and not (upper and kinds[upper[0]] is kinds[lower[0]]):
                found.append(options[lower[0]].take)
        if free or standing & (standing - 1):
            found += SHIFTS[side][standing]
        else:  # one stands among five that lie: it has nowhere to go
            found += RECALLS[side][standing]
    else:
        if free and arena.free_calls:
            if arena.mode == SOLO:
                _calls_there(clash, 0, found)
            else:
                _calls(clash, 0, found)
        for slot in SLOTS[standing]:
            kind: Creature = kinds[zones[hand + BATTLEFIELD + slot][0]]
            if kind.can_be_swift and (kind.swift or swift(clash, side, slot, kind)):
                found.append(RECALL[side][slot])
    found.append(END)
    return found


def _calls(clash: Clash, crystals: int, found: list[Option]) -> None:
    """Creatures of the field that can be paid for."""
    zones, kinds, arena = clash.zones, clash.kinds, clash.arena
    options, copies = arena.options, arena.copies
    before, like_ones = len(found), False
    for pile in (*zones[FIELD:FIRST_SIDE], zones[PRIMALS]):
        if pile:
            card = pile[-1]
            if kinds[card].cost <= crystals:
                if card not in copies or options[card].call not in found:
                    found.append(options[card].call)
                else:
                    like_ones = True
    if like_ones and arena.rules > 7:
        found[before:] = twins.calls(clash, crystals)


def _calls_there(clash: Clash, crystals: int, found: list[Option]) -> None:
    """Alone, the field is the opponent's battlefield: its creatures that can be paid for."""
    zones, kinds, arena = clash.zones, clash.kinds, clash.arena
    before, like_ones = len(found), False
    called: list[Creature] = []
    for number in (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
        pile = zones[number]
        if pile:
            kind = kinds[pile[-1]]
            if kind in called:
                like_ones = True
            elif kind.cost <= crystals:
                called.append(kind)
                found.append(arena.options[pile[-1]].call_from(number))
    if like_ones and arena.rules > 7:
        found[before:] = twins.calls(clash, crystals)


def _takes_there(clash: Clash, found: list[Option]) -> None:
    """Alone: taking a warrior of the dismissal zone there."""
    zones, kinds, arena = clash.zones, clash.kinds, clash.arena
    there = [zones[number][0] for number in dismissal(clash) if zones[number]]
    if len(there) == 2 and kinds[there[0]] is kinds[there[1]]:
        if arena.rules > 7:
            found += twins.takes(clash)
            return
        there.pop()
    for card in there:
        found.append(arena.options[card].take_from(clash.where[card]))

"""The development phase: discard, summon, move or recall, in any order, any number of times."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.cards.creatures import Creature
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
            _wait_there(clash, crystals, free, found)
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
                _wait_there(clash, 0, True, found)
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
    for pile in zones[FIELD:FIRST_SIDE]:
        if pile:
            card = pile[0]
            if kinds[card].cost <= crystals and (card not in copies or options[card].call not in found):
                found.append(options[card].call)
    if zones[PRIMALS]:
        card = zones[PRIMALS][-1]
        if kinds[card].cost <= crystals and options[card].call not in found:
            found.append(options[card].call)


def _wait_there(clash: Clash, crystals: int, free: bool, found: list[Option]) -> None:
    """Alone, the field is the opponent's battlefield: calling its warriors, and taking those in the dismissal zone."""
    zones, kinds, options = clash.zones, clash.kinds, clash.arena.options
    if free:
        called: list[Creature] = []
        for number in (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
            pile = zones[number]
            if pile:
                kind = kinds[pile[-1]]
                if kind.cost <= crystals and kind not in called:
                    called.append(kind)
                    own = options[pile[-1]]
                    found.append(own.call if number < FIRST_SIDE else own.call_from(number))
    if crystals:
        taken: list[Creature] = []
        for number in dismissal(clash):
            there = zones[number]
            if there and kinds[there[0]] not in taken:
                taken.append(kinds[there[0]])
                found.append(options[there[0]].take_from(number))

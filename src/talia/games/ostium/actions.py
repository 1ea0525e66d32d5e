"""What a player may do in the development phase. Options are made once and shared, sets of places are bits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.creatures import SIDES, Creature, Rank
from talia.games.ostium.layout import (
    BATTLEFIELD,
    DISMISSAL,
    FIELD,
    FIELD_PLACES,
    FIRST_SIDE,
    PLACES,
    PRIMALS,
    SLOTS,
    SOVEREIGNS,
    ZONES_A_SIDE,
    place,
)
from talia.games.ostium.offers import swift
from talia.kernel.decision import Option

UPPER, LOWER = (FIELD + number for number in DISMISSAL)


def _at_places(verb: str) -> list[list[Option]]:
    return [
        [
            Option(f"{verb}:{name}", f"option-{verb}", {"place": name}, f"p{side}/place/{name}", slot)
            for slot, name in enumerate(PLACES)
        ]
        for side in range(SIDES)
    ]


END = Option("end", "option-end-development")
PLACE, MOVE, RECALL = _at_places("place"), _at_places("move"), _at_places("recall")
TO = [[[options[slot] for slot in slots] for slots in SLOTS] for options in PLACE]
RECALLS = [[tuple(options[slot] for slot in slots) for slots in SLOTS] for options in RECALL]
SHIFTS = [
    [tuple(moves[slot] for slot in slots) + tuple(recalls[slot] for slot in slots) for slots in SLOTS]
    for moves, recalls in zip(MOVE, RECALL, strict=True)
]
"""For each side and set of places: going to one of them, recalling from one of them, and moving or recalling from it."""


def actions(b: Clash, side: int) -> list[Option]:
    """Everything a player may do now, and to end the phase."""
    found: list[Option] = []
    zones, kinds, arena = b.zones, b.kinds, b.arena
    copies = arena.copies
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    taken = b.filled(side)
    standing = taken & ~(b.lying >> 6 * side)
    free = taken != 0b111111
    row = side if free else SIDES + side
    kind: Creature
    for card in zones[hand]:
        kind = kinds[card]
        if kind not in copies or kind.discard_by[side] not in found:
            found += kind.in_hand[row]
    crystals = b.crystals
    if crystals:
        if arena.mode == SOLO:
            _wait_there(b, crystals, free, found)
        else:
            if free:
                _calls(b, crystals, found)
            upper, lower = zones[UPPER], zones[LOWER]
            if upper:
                found.append(kinds[upper[0]].take)
            if lower and not (upper and kinds[upper[0]] is kinds[lower[0]]):
                found.append(kinds[lower[0]].take)
        if free or standing & (standing - 1):
            found += SHIFTS[side][standing]
        else:  # one stands among five that lie: it has nowhere to go
            found += RECALLS[side][standing]
    else:
        if free and arena.free_calls:
            if arena.mode == SOLO:
                _wait_there(b, 0, True, found)
            else:
                _calls(b, 0, found)
        for slot in SLOTS[standing]:
            kind = kinds[zones[hand + BATTLEFIELD + slot][0]]
            if kind.fleet and (kind.swift or swift(b, side, slot, kind)):
                found.append(RECALL[side][slot])
    found.append(END)
    return found


def _calls(b: Clash, crystals: int, found: list[Option]) -> None:
    """Creatures of the field that can be paid for."""
    zones, kinds, copies = b.zones, b.kinds, b.arena.copies
    for pile in zones[FIELD:FIRST_SIDE]:
        if pile:
            kind: Creature = kinds[pile[0]]
            if kind.cost <= crystals and (kind not in copies or kind.call not in found):
                found.append(kind.call)
    if zones[PRIMALS]:
        kind = kinds[zones[PRIMALS][-1]]
        if kind.cost <= crystals and kind.call not in found:
            found.append(kind.call)


# Alone: the field is the opponent's battlefield


def _wait_there(b: Clash, crystals: int, free: bool, found: list[Option]) -> None:
    """The same for the warriors on the opponent's battlefield: calling them, and taking those in the dismissal zone."""
    zones, kinds = b.zones, b.kinds
    if free:
        called: list[Creature] = []
        for number in (*waiting(b), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
            pile = zones[number]
            if pile:
                kind = kinds[pile[-1]]
                if kind.cost <= crystals and kind not in called:
                    called.append(kind)
                    found.append(kind.call if number < FIRST_SIDE else at_its_place(kind.call, number))
    if crystals:
        taken: list[Creature] = []
        for number in dismissal(b):
            there = zones[number]
            if there and kinds[there[0]] not in taken:
                taken.append(kinds[there[0]])
                found.append(at_its_place(kinds[there[0]].take, number))


@cache
def at_its_place(option: Option, number: int) -> Option:
    """The same option, pointing at the place of the opponent's battlefield where the warrior stands."""
    return Option(option.key, option.word, option.args, f"p1/place/{PLACES[number - place(1, 0)]}")


# Where creatures wait


def warrior_places(b: Clash) -> range:
    """The zones where warriors wait to be called; alone, they stand on the opponent's battlefield."""
    first = place(1, 0) if b.arena.mode == SOLO else FIELD
    return range(first, first + FIELD_PLACES)


def waiting(b: Clash) -> Sequence[int]:
    """The zones of warriors that can be called. Alone, those that lie defeated cannot."""
    places = warrior_places(b)
    if b.arena.mode != SOLO or not b.lying:
        return places
    return [number for slot, number in enumerate(places) if not b.lies(1, slot)]


def dismissal(b: Clash) -> list[int]:
    """The zones of the dismissal zone whose warriors can be taken. Alone, a sovereign may stand there, and is no warrior."""
    places = warrior_places(b)
    if b.arena.mode != SOLO:
        return [places[slot] for slot in DISMISSAL]
    return [places[slot] for slot in DISMISSAL if not b.lies(1, slot) and _warrior(b, slot)]


def _warrior(b: Clash, slot: int) -> bool:
    card = b.at(1, slot)
    return card >= 0 and b.kinds[card].rank is Rank.WARRIOR

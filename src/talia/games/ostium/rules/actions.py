"""What a player may do in the development phase. Options are made once and shared, sets of places are bits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from talia.games.ostium.cards.creatures import SIDES, Creature, Rank
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
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
from talia.games.ostium.rules.offers import swift
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


def actions(clash: Clash, side: int) -> list[Option]:
    """Everything a player may do now, and to end the phase."""
    found: list[Option] = []
    zones, kinds, arena = clash.zones, clash.kinds, clash.arena
    copies = arena.copies
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    taken = clash.filled(side)
    standing = taken & ~(clash.lying >> 6 * side)
    free = taken != 0b111111
    row = side if free else SIDES + side
    kind: Creature
    for card in zones[hand]:
        kind = kinds[card]
        if kind not in copies or kind.discard_by[side] not in found:
            found += kind.in_hand[row]
    crystals = clash.crystals
    if crystals:
        if arena.mode == SOLO:
            _wait_there(clash, crystals, free, found)
        else:
            if free:
                _calls(clash, crystals, found)
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
                _wait_there(clash, 0, True, found)
            else:
                _calls(clash, 0, found)
        for slot in SLOTS[standing]:
            kind = kinds[zones[hand + BATTLEFIELD + slot][0]]
            if kind.fleet and (kind.swift or swift(clash, side, slot, kind)):
                found.append(RECALL[side][slot])
    found.append(END)
    return found


def _calls(clash: Clash, crystals: int, found: list[Option]) -> None:
    """Creatures of the field that can be paid for."""
    zones, kinds, copies = clash.zones, clash.kinds, clash.arena.copies
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


def _wait_there(clash: Clash, crystals: int, free: bool, found: list[Option]) -> None:
    """The same for the warriors on the opponent's battlefield: calling them, and taking those in the dismissal zone."""
    zones, kinds = clash.zones, clash.kinds
    if free:
        called: list[Creature] = []
        for number in (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
            pile = zones[number]
            if pile:
                kind = kinds[pile[-1]]
                if kind.cost <= crystals and kind not in called:
                    called.append(kind)
                    found.append(kind.call if number < FIRST_SIDE else at_its_place(kind.call, number))
    if crystals:
        taken: list[Creature] = []
        for number in dismissal(clash):
            there = zones[number]
            if there and kinds[there[0]] not in taken:
                taken.append(kinds[there[0]])
                found.append(at_its_place(kinds[there[0]].take, number))


@cache
def at_its_place(option: Option, number: int) -> Option:
    """The same option, pointing at the place of the opponent's battlefield where the warrior stands."""
    return Option(option.key, option.word, option.args, f"p1/place/{PLACES[number - place(1, 0)]}")


# Where creatures wait


def warrior_places(clash: Clash) -> range:
    """The zones where warriors wait to be called; alone, they stand on the opponent's battlefield."""
    first = place(1, 0) if clash.arena.mode == SOLO else FIELD
    return range(first, first + FIELD_PLACES)


def waiting(clash: Clash) -> Sequence[int]:
    """The zones of warriors that can be called. Alone, those that lie defeated cannot."""
    places = warrior_places(clash)
    if clash.arena.mode != SOLO or not clash.lying:
        return places
    return [number for slot, number in enumerate(places) if not clash.lies(1, slot)]


def dismissal(clash: Clash) -> list[int]:
    """The zones of the dismissal zone whose warriors can be taken. Alone, a sovereign may stand there, and is no warrior."""
    places = warrior_places(clash)
    if clash.arena.mode != SOLO:
        return [places[slot] for slot in DISMISSAL]
    return [places[slot] for slot in DISMISSAL if not clash.lies(1, slot) and _warrior(clash, slot)]


def _warrior(clash: Clash, slot: int) -> bool:
    card = clash.at(1, slot)
    return card >= 0 and clash.kinds[card].rank is Rank.WARRIOR

"""The development phase: discard, summon, move or recall, in any order, any number of times."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from talia.games.ostium import deeds
from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.creatures import SIDES, Creature, Rank
from talia.games.ostium.field import refill_sovereigns
from talia.games.ostium.layout import (
    DISCARD,
    DISMISSAL,
    FIELD,
    FIELD_PLACES,
    FIRST_SIDE,
    PLACES,
    PRIMALS,
    SOVEREIGNS,
    place,
    zone,
)
from talia.games.ostium.powers import arrival, lasts, offer, swift
from talia.games.ostium.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

TAKE_COST = MOVE_COST = 1
END = Option("end", "option-end-development")
PLACE = [
    [
        Option(f"place:{name}", "option-place", {"place": name}, f"p{side}/place/{name}", slot)
        for slot, name in enumerate(PLACES)
    ]
    for side in range(SIDES)
]
MOVE = [
    [
        Option(f"move:{name}", "option-move", {"place": name}, f"p{side}/place/{name}", slot)
        for slot, name in enumerate(PLACES)
    ]
    for side in range(SIDES)
]
RECALL = [
    [
        Option(f"recall:{name}", "option-recall", {"place": name}, f"p{side}/place/{name}", slot)
        for slot, name in enumerate(PLACES)
    ]
    for side in range(SIDES)
]


class Development(Effect[Clash, Scope]):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        b.phase = "development"
        found = actions(b, c.side)
        if len(found) > 1:
            b.idle = 0
            b.decision = Decision(b.seat(c.side), "ask-development", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        if option is END:
            return
        b.agenda.append((self, c))
        _ANSWERS[option.word](b, c.side, option)

    def __repr__(self) -> str:
        return "Development"


DEVELOPMENT = Development()


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
    """The zones of the dismissal zone whose warriors can be taken."""
    places = warrior_places(b)
    return [places[slot] for slot in DISMISSAL if b.arena.mode != SOLO or not b.lies(1, slot)]


@cache
def at_its_place(option: Option, number: int) -> Option:
    """The same option, pointing at the place of the opponent's battlefield where the warrior stands."""
    return Option(option.key, option.word, option.args, f"p1/place/{PLACES[number - place(1, 0)]}")


def actions(b: Clash, side: int) -> list[Option]:
    """Everything a player may do now, and to end the phase."""
    found: list[Option] = []
    zones, kinds = b.zones, b.kinds
    first = place(side, 0)
    free = False
    standing: list[int] = []
    for slot in range(6):
        there = zones[first + slot]
        if not there:
            free = True
        elif not b.lying >> (6 * side + slot) & 1:
            standing.append(slot)
    hand: dict[Creature, None] = dict.fromkeys([kinds[card] for card in b.hand(side)])
    for kind in hand:
        if free:
            found.append(kind.summon_by[side])
        found.append(kind.discard_by[side])
    crystals = b.crystals
    if free and (crystals or b.arena.free_calls):
        _calls(b, waiting(b), crystals, found)
    if crystals:
        taken: list[Creature] = []
        for number in dismissal(b):
            there = zones[number]
            if there and kinds[there[0]] not in taken:
                taken.append(kinds[there[0]])
                take = kinds[there[0]].take
                found.append(take if number < FIRST_SIDE else at_its_place(take, number))
        if free or len(standing) > 1:
            found += [MOVE[side][slot] for slot in standing]
        found += [RECALL[side][slot] for slot in standing]
    else:
        for slot in standing:
            kind = kinds[zones[first + slot][0]]
            if kind.swift or (b.arena.side_swift and swift(b, side, slot, kind)):
                found.append(RECALL[side][slot])
    found.append(END)
    return found


def _calls(b: Clash, warriors: Sequence[int], crystals: int, found: list[Option]) -> None:
    """Creatures of the field that can be paid for."""
    zones, kinds = b.zones, b.kinds
    called: list[Creature] = []
    for number in (*warriors, SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
        pile = zones[number]
        if pile:
            kind = kinds[pile[-1]]
            if kind.cost <= crystals and kind not in called:
                called.append(kind)
                found.append(kind.call if number < FIRST_SIDE else at_its_place(kind.call, number))


# What each action does


def _discard(b: Clash, side: int, option: Option) -> None:
    for card in b.hand(side):
        kind: Creature = b.kinds[card]
        if kind.discard_by[side] is option:
            break
    b.move(card, zone(side, DISCARD))
    if b.events is not None:
        b.tell("discarded", f"p{side}/discard", side=deeds.who(b, side), card=kind.name)
    if kind.on_discard:
        offer(b, side, [(ability, card) for ability in kind.on_discard])


def _summon(b: Clash, side: int, option: Option) -> None:
    for card in b.hand(side):
        if b.kinds[card].summon_by[side] is option:
            ARRIVE.resolve(b, Scope(side, card, a=1))
            return


def _call(b: Clash, side: int, option: Option) -> None:
    for number in (*waiting(b), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
        pile = b.zones[number]
        if pile and b.kinds[pile[-1]].call.key == option.key:
            b.crystals -= b.kinds[pile[-1]].cost
            ARRIVE.resolve(b, Scope(side, pile[-1]))
            return


class Arrive(Effect[Clash, Scope]):
    """A creature (`c.card`) is summoned to a place its player chooses, from hand (`c.a`) or from the field."""

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [PLACE[c.side][slot] for slot in b.free(c.side)]
        b.ask(b.seat(c.side), "ask-place", found, self, c, {"card": b.kinds[c.card].name})

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.summon(b, c.card, c.side, option.a)
        if b.kinds[c.card].rank == Rank.SOVEREIGN:
            refill_sovereigns(b)
        offer(b, c.side, arrival(b, c.side, option.a, c.card, bool(c.a)))

    def __repr__(self) -> str:
        return "Arrive"


ARRIVE = Arrive()


def _take(b: Clash, side: int, option: Option) -> None:
    """From the dismissal zone to the discard pile for a crystal; that is not discarding, and nothing happens."""
    for number in dismissal(b):
        pile = b.zones[number]
        if pile and b.kinds[pile[0]].take.key == option.key:
            b.crystals -= TAKE_COST
            card = pile[0]
            b.move(card, zone(side, DISCARD))
            if b.events is not None:
                b.tell("taken", f"p{side}/discard", side=deeds.who(b, side), card=b.kinds[card].name)
            return


def _move(b: Clash, side: int, option: Option) -> None:
    b.crystals -= MOVE_COST
    b.agenda.append((SHIFT, Scope(side, a=option.a)))


class Shift(Effect[Clash, Scope]):
    """A creature (at `c.a`) moves to an empty place, or changes places with another."""

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [PLACE[c.side][slot] for slot in range(6) if slot != c.a and not b.lies(c.side, slot)]
        b.ask(b.seat(c.side), "ask-move", found, self, c, {"card": b.kinds[b.at(c.side, c.a)].name})

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        card, other = b.at(c.side, c.a), b.at(c.side, option.a)
        b.move(card, place(c.side, option.a))
        if other >= 0:
            b.move(other, place(c.side, c.a))
        if b.events is not None:
            about = f"p{c.side}/place/{PLACES[option.a]}"
            b.tell("shifted", about, card=b.kinds[card].name, place=PLACES[option.a])

    def __repr__(self) -> str:
        return "Shift"


SHIFT = Shift()


def _recall(b: Clash, side: int, option: Option) -> None:
    card = b.at(side, option.a)
    if not swift(b, side, option.a, b.kinds[card]):
        b.crystals -= MOVE_COST
    last = lasts(b, side, option.a)
    deeds.leave_battlefield(b, card)
    if last:
        offer(b, side, last)


_ANSWERS = {
    "option-discard": _discard,
    "option-summon": _summon,
    "option-call": _call,
    "option-take-dismissed": _take,
    "option-move": _move,
    "option-recall": _recall,
}

"""The development phase: discard, summon, move or recall, in any order, any number of times."""

from __future__ import annotations

from talia.games.ostium import deeds
from talia.games.ostium.actions import END, TO, actions, dismissal, waiting
from talia.games.ostium.clash import Clash
from talia.games.ostium.creatures import SIDES, Creature, Rank
from talia.games.ostium.discarding import DISCARDS, discard
from talia.games.ostium.field import refill_sovereigns
from talia.games.ostium.layout import (
    DISCARD,
    FIRST_SIDE,
    PLACES,
    PRIMALS,
    SOVEREIGNS,
    ZONES_A_SIDE,
    place,
    zone,
)
from talia.games.ostium.offers import arrival, lasts, offer, swift
from talia.games.ostium.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

TAKE_COST = MOVE_COST = 1
SOVEREIGN = Rank.SOVEREIGN
SHIFTING = [[Scope(side, a=slot) for slot in range(6)] for side in range(SIDES)]

# Only people develop, and a person's seat is the number of their side: nothing here asks for the seat of a side.


class Development(Effect[Clash, Scope]):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        side = c.side
        found = actions(b, side)
        if len(found) > 1:
            b.idle = 0
            b.decision = Decision(side, "ask-development", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        if option is END:
            return
        b.agenda.append((self, c))
        _ANSWERS[option.word](b, c.side, option)

    def __repr__(self) -> str:
        return "Development"


DEVELOPMENT = Development()


# What each action does


def _discard(b: Clash, side: int, option: Option) -> None:
    card = discard(b, side, option)
    kind: Creature = b.kinds[card]
    if kind.discard_crystals:
        deeds.gather(b, side, kind.discard_crystals)
    if kind.discard_others:
        offer(b, side, [(ability, card) for ability in kind.discard_others])


def _summon(b: Clash, side: int, option: Option) -> None:
    kinds = b.kinds
    for card in b.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
        if kinds[card].summon_by[side] is option:
            ARRIVE.resolve(b, Scope(side, card, 1))
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
        side = c.side
        found = TO[side][0b111111 ^ b.filled(side)]
        if len(found) > 1:
            b.decision = Decision(side, "ask-place", found, self, c, b.kinds[c.card].named)
        else:
            self.answer(b, c, found[0])

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        side, card, slot = c.side, c.card, option.a
        deeds.summon(b, card, side, slot)
        if b.kinds[card].rank is SOVEREIGN:
            refill_sovereigns(b)
        found = arrival(b, side, slot, card, bool(c.a))
        if found:
            offer(b, side, found)

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
    SHIFT.resolve(b, SHIFTING[side][option.a])


class Shift(Effect[Clash, Scope]):
    """A creature (at `c.a`) moves to an empty place, or changes places with another."""

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        side, slot = c.side, c.a
        held = b.lying >> 6 * side | 1 << slot
        b.ask(side, "ask-move", TO[side][0b111111 & ~held], self, c, b.kinds[b.at(side, slot)].named)

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
    slot = option.a
    card = b.at(side, slot)
    kind: Creature = b.kinds[card]
    if not (kind.fleet and swift(b, side, slot, kind)):
        b.crystals -= MOVE_COST
    last = lasts(b, side, slot) if kind.lasting else None
    deeds.leave_battlefield(b, side, slot)
    if last:
        offer(b, side, last)


_ANSWERS = {
    DISCARDS: _discard,
    "option-summon": _summon,
    "option-call": _call,
    "option-take-dismissed": _take,
    "option-move": _move,
    "option-recall": _recall,
}

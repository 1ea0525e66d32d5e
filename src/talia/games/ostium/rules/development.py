"""The development phase: discard, summon, move or recall, in any order, any number of times."""

from __future__ import annotations

from talia.games.ostium.cards.creatures import SIDES, Creature, Rank
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.actions import END, TO, actions, dismissal, waiting
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.discarding import DISCARDS, discard
from talia.games.ostium.rules.field import refill_sovereigns
from talia.games.ostium.rules.layout import (
    DISCARD,
    FIRST_SIDE,
    PLACES,
    PRIMALS,
    SOVEREIGNS,
    ZONES_A_SIDE,
    place,
    zone,
)
from talia.games.ostium.rules.offers import arrival, lasts, offer, swift
from talia.games.ostium.rules.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

TAKE_COST = MOVE_COST = 1
SOVEREIGN = Rank.SOVEREIGN
SHIFTING = [[Scope(side, a=slot) for slot in range(6)] for side in range(SIDES)]

# Only people develop, and a person's seat is the number of their side: nothing here asks for the seat of a side.


class Development(Effect):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        found = actions(clash, side)
        if len(found) > 1:
            clash.idle = 0
            clash.decision = Decision(side, "ask-development", found, self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        if option is END:
            return
        clash.agenda.append((self, scope))
        _ANSWERS[option.word](clash, scope.side, option)

    def __repr__(self) -> str:
        return "Development"


DEVELOPMENT = Development()


# What each action does


def _discard(clash: Clash, side: int, option: Option) -> None:
    card = discard(clash, side, option)
    kind: Creature = clash.kinds[card]
    if kind.discard_crystals:
        deeds.gather(clash, side, kind.discard_crystals)
    if kind.discard_others:
        offer(clash, side, [(ability, card) for ability in kind.discard_others])


def _summon(clash: Clash, side: int, option: Option) -> None:
    kinds = clash.kinds
    for card in clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
        if kinds[card].summon_by[side] is option:
            ARRIVE.resolve(clash, Scope(side, card, 1))
            return


def _call(clash: Clash, side: int, option: Option) -> None:
    for number in (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS):
        pile = clash.zones[number]
        if pile and clash.kinds[pile[-1]].call.key == option.key:
            clash.crystals -= clash.kinds[pile[-1]].cost
            ARRIVE.resolve(clash, Scope(side, pile[-1]))
            return


class Arrive(Effect):
    """A creature (`scope.card`) is summoned to a place its player chooses, from hand (`scope.a`) or from the field."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        found = TO[side][0b111111 ^ clash.filled(side)]
        if len(found) > 1:
            clash.decision = Decision(side, "ask-place", found, self, scope, clash.kinds[scope.card].named)
        else:
            self.answer(clash, scope, found[0])

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        side, card, slot = scope.side, scope.card, option.a
        deeds.summon(clash, card, side, slot)
        if clash.kinds[card].rank is SOVEREIGN:
            refill_sovereigns(clash)
        found = arrival(clash, side, slot, card, bool(scope.a))
        if found:
            offer(clash, side, found)

    def __repr__(self) -> str:
        return "Arrive"


ARRIVE = Arrive()


def _take(clash: Clash, side: int, option: Option) -> None:
    """From the dismissal zone to the discard pile for a crystal; that is not discarding, and nothing happens."""
    for number in dismissal(clash):
        pile = clash.zones[number]
        if pile and clash.kinds[pile[0]].take.key == option.key:
            clash.crystals -= TAKE_COST
            card = pile[0]
            clash.move(card, zone(side, DISCARD))
            if clash.events is not None:
                clash.tell("taken", f"p{side}/discard", side=deeds.who(clash, side), card=clash.kinds[card].name)
            return


def _move(clash: Clash, side: int, option: Option) -> None:
    clash.crystals -= MOVE_COST
    SHIFT.resolve(clash, SHIFTING[side][option.a])


class Shift(Effect):
    """A creature (at `scope.a`) moves to an empty place, or changes places with another."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side, slot = scope.side, scope.a
        held = clash.lying >> 6 * side | 1 << slot
        clash.ask(side, "ask-move", TO[side][0b111111 & ~held], self, scope, clash.kinds[clash.at(side, slot)].named)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        card, other = clash.at(scope.side, scope.a), clash.at(scope.side, option.a)
        clash.move(card, place(scope.side, option.a))
        if other >= 0:
            clash.move(other, place(scope.side, scope.a))
        if clash.events is not None:
            about = f"p{scope.side}/place/{PLACES[option.a]}"
            clash.tell("shifted", about, card=clash.kinds[card].name, place=PLACES[option.a])

    def __repr__(self) -> str:
        return "Shift"


SHIFT = Shift()


def _recall(clash: Clash, side: int, option: Option) -> None:
    slot = option.a
    card = clash.at(side, slot)
    kind: Creature = clash.kinds[card]
    if not (kind.fleet and swift(clash, side, slot, kind)):
        clash.crystals -= MOVE_COST
    last = lasts(clash, side, slot) if kind.lasting else None
    deeds.leave_battlefield(clash, side, slot)
    if last:
        offer(clash, side, last)


_ANSWERS = {
    DISCARDS: _discard,
    "option-summon": _summon,
    "option-call": _call,
    "option-take-dismissed": _take,
    "option-move": _move,
    "option-recall": _recall,
}

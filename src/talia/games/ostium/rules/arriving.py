"""Creatures come to the battlefield and change places there."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.cards.creatures import SIDES, Rank
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.field import refill_sovereigns
from talia.games.ostium.rules.layout import PLACES, SLOTS, place
from talia.games.ostium.rules.offers import arrival, offer
from talia.games.ostium.rules.picks import OnPlace
from talia.games.ostium.rules.scope import Arriving, Shifting
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

SOVEREIGN: Final = Rank.SOVEREIGN

# Only people develop, and a person's seat is the number of their side: nothing here asks for the seat of a side.


def _to(side: int, slot: int) -> Option:
    name = PLACES[slot]
    about = f"p{side}/place/{name}"
    return Option(f"place:{name}", "option-place", {"place": name}, about, action=OnPlace(side, slot))


_PLACE: Final = [[_to(side, slot) for slot in range(len(PLACES))] for side in range(SIDES)]
TO: Final = [[[options[slot] for slot in slots] for slots in SLOTS] for options in _PLACE]
"""For each side and set of places: going to one of them."""


class Arrive(Effect):
    """A creature is summoned to a place its player chooses."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Arriving) -> None:
        side = scope.side
        found = TO[side][0b111111 ^ clash.filled(side)]
        if len(found) > 1:
            clash.decision = Decision(side, "ask-place", found, self, scope, clash.kinds[scope.card].named)
        else:
            self.answer(clash, scope, found[0])

    def answer(self, clash: Clash, scope: Arriving, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlace)
        side, card, slot = scope.side, scope.card, action.slot
        deeds.summon(clash, card, side, slot)
        if clash.kinds[card].rank is SOVEREIGN:
            refill_sovereigns(clash)
        found = arrival(clash, side, slot, card, scope.from_hand)
        if found:
            offer(clash, side, found)

    def __repr__(self) -> str:
        return "Arrive"


class Shift(Effect):
    """A creature moves to an empty place, or changes places with another."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Shifting) -> None:
        side, slot = scope.side, scope.slot
        held = clash.lying >> 6 * side | 1 << slot
        clash.ask(side, "ask-move", TO[side][0b111111 & ~held], self, scope, clash.kinds[clash.at(side, slot)].named)

    def answer(self, clash: Clash, scope: Shifting, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlace)
        side, goal = scope.side, action.slot
        card, other = clash.at(side, scope.slot), clash.at(side, goal)
        clash.move(card, place(side, goal))
        if other >= 0:
            clash.move(other, place(side, scope.slot))
        if clash.events is not None:
            about = f"p{side}/place/{PLACES[goal]}"
            clash.tell("shifted", about, card=clash.kinds[card].name, place=PLACES[goal])

    def __repr__(self) -> str:
        return "Shift"


ARRIVE: Final = Arrive()
SHIFT: Final = Shift()

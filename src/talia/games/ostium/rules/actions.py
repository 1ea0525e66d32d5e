"""The actions of the development phase: summoning, calling, taking, moving, recalling. `discarding` has the other one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from talia.games.ostium.cards.creatures import SIDES, Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.arriving import ARRIVE, SHIFT
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.creature_options import CreatureOptions
from talia.games.ostium.rules.discarding import Discard
from talia.games.ostium.rules.field import dismissal, waiting
from talia.games.ostium.rules.layout import DISCARD, FIRST_SIDE, PLACES, PRIMALS, SOVEREIGNS, ZONES_A_SIDE, zone
from talia.games.ostium.rules.offers import lasts, offer, swift
from talia.games.ostium.rules.picks import DevelopmentAction
from talia.games.ostium.rules.scope import Arriving, Shifting
from talia.kernel.decision import Option

TAKE_COST = MOVE_COST = 1
ANYWHERE: Final = -1
_SHIFTING: Final = [[Shifting(side, slot) for slot in range(6)] for side in range(SIDES)]

# Creatures


class Summon(DevelopmentAction):
    """Summon a creature from hand."""

    __slots__ = ("kind",)

    def __init__(self, kind: Creature) -> None:
        self.kind = kind

    def do(self, clash: Clash, side: int) -> None:
        kinds, kind = clash.kinds, self.kind
        for card in clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
            if kinds[card] is kind:
                ARRIVE.resolve(clash, Arriving(side, card, True))
                return


class Call(DevelopmentAction):
    """Summon a creature from the field for what it costs: the first of its kind, or the one in a zone."""

    __slots__ = ("kind", "zone")

    def __init__(self, kind: Creature, zone: int = ANYWHERE) -> None:
        self.kind = kind
        self.zone = zone

    def do(self, clash: Clash, side: int) -> None:
        kinds, kind = clash.kinds, self.kind
        anywhere = (*waiting(clash), SOVEREIGNS, SOVEREIGNS + 1, PRIMALS)
        for number in anywhere if self.zone == ANYWHERE else (self.zone,):
            pile = clash.zones[number]
            if pile and kinds[pile[-1]] is kind:
                clash.crystals -= kind.cost
                ARRIVE.resolve(clash, Arriving(side, pile[-1], False))
                return


class Take(DevelopmentAction):
    """From the dismissal zone to the discard pile for a crystal, the first of its kind or the one in a zone; that is not
    discarding, and nothing happens."""

    __slots__ = ("kind", "zone")

    def __init__(self, kind: Creature, zone: int = ANYWHERE) -> None:
        self.kind = kind
        self.zone = zone

    def do(self, clash: Clash, side: int) -> None:
        kinds, kind = clash.kinds, self.kind
        for number in dismissal(clash) if self.zone == ANYWHERE else [self.zone]:
            pile = clash.zones[number]
            if pile and kinds[pile[0]] is kind:
                clash.crystals -= TAKE_COST
                clash.move(pile[0], zone(side, DISCARD))
                if clash.events is not None:
                    clash.tell("taken", f"p{side}/discard", side=deeds.who(clash, side), card=kind.name)
                return


@lru_cache(maxsize=4096)
def options_of(kind: Creature) -> CreatureOptions:
    """The options of a kind. Kinds described in positions come and go, so only so many are kept."""
    id, named = kind.id, kind.named
    summon, discard = Summon(kind), Discard(kind)
    return CreatureOptions(
        Option(f"call:{id}", "option-call", {**named, "cost": kind.cost}, f"field/{id}", action=Call(kind)),
        Option(f"take:{id}", "option-take-dismissed", named, f"field/{id}", action=Take(kind)),
        [Option(f"summon:{id}", "option-summon", named, f"p{n}/hand/{id}", action=summon) for n in range(SIDES)],
        [Option(f"discard:{id}", "option-discard", named, f"p{n}/hand/{id}", action=discard) for n in range(SIDES)],
    )


# Places


class Move(DevelopmentAction):
    """Move the creature at a place to another one, for a crystal."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def do(self, clash: Clash, side: int) -> None:
        clash.crystals -= MOVE_COST
        SHIFT.resolve(clash, _SHIFTING[side][self.slot])


class Recall(DevelopmentAction):
    """Lay the creature at a place onto the discard pile, for a crystal unless it is swift."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def do(self, clash: Clash, side: int) -> None:
        slot = self.slot
        kind: Creature = clash.kinds[clash.at(side, slot)]
        if not (kind.can_be_swift and swift(clash, side, slot, kind)):
            clash.crystals -= MOVE_COST
        last = lasts(clash, side, slot) if kind.can_do_last else None
        deeds.leave_battlefield(clash, side, slot)
        if last:
            offer(clash, side, last)


def _at_places(verb: str, actions: list[DevelopmentAction]) -> list[list[Option]]:
    return [
        [
            Option(f"{verb}:{name}", f"option-{verb}", {"place": name}, f"p{side}/place/{name}", action=action)
            for name, action in zip(PLACES, actions, strict=True)
        ]
        for side in range(SIDES)
    ]


MOVE: Final = _at_places("move", [Move(slot) for slot in range(len(PLACES))])
RECALL: Final = _at_places("recall", [Recall(slot) for slot in range(len(PLACES))])
END: Final = Option("end", "option-end-development")

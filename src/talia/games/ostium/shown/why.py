"""Why things cannot be chosen, told from what the options are made of: prices, places and who stands there."""

from __future__ import annotations

from collections.abc import Iterator

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules.actions import MOVE_COST, TAKE_COST
from talia.games.ostium.rules.attack import CHARGES
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.field import dismissal, warrior_places
from talia.games.ostium.rules.layout import (
    ATTACK_ROW,
    FIRST_SIDE,
    PLACES,
    PRIMALS,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    place,
)
from talia.kernel.decision import Decision
from talia.kernel.game import WhyNot
from talia.kernel.voice import Name


def why_not(clash: Clash, decision: Decision) -> list[WhyNot]:
    """What cannot be chosen in a phase of a player's turn, and why."""
    side = decision.seat
    if side is None:
        return []
    if decision.word == "ask-development":
        found = [*_field(clash, side), *_creatures(clash, side), *_taken_places(clash, side)]
    elif decision.word in ("ask-place", "ask-move"):
        found = [*_occupied(clash, side)]
    elif decision.word == "ask-charge":
        found = [*_charges(clash, side), *_later(clash)]
    else:
        return []
    lit = {option.about for option in decision.options}
    return [each for each in found if each.to or each.about not in lit]


def _field(clash: Clash, side: int) -> Iterator[WhyNot]:
    """Creatures that wait to be called: too dear, nowhere to go, or defeated."""
    for number in (*warrior_places(clash), *range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES), PRIMALS):
        if not clash.zones[number]:
            continue
        kind: Creature = clash.kinds[clash.zones[number][-1]]
        ref = f"field/{kind.id}" if number < FIRST_SIDE else f"p1/place/{PLACES[number - place(1, 0)]}"
        if number >= FIRST_SIDE and clash.lies(1, number - place(1, 0)):
            yield WhyNot(ref, Name("why-lies"))
            continue
        prices = [kind.cost] if clash.free(side) else []
        if number in dismissal(clash):
            prices.append(TAKE_COST)
        short = min(prices, default=0) - clash.crystals
        if not prices:
            yield WhyNot(ref, Name("why-battlefield-full"))
        elif short > 0:
            yield WhyNot(ref, _short(short))


def _short(n: int) -> Name:
    return Name("why-crystals-short", n=n)


def _creatures(clash: Clash, side: int) -> Iterator[WhyNot]:
    """Own creatures that are neither moved nor recalled."""
    for slot in clash.taken(side):
        ref = f"p{side}/place/{PLACES[slot]}"
        if clash.lies(side, slot):
            yield WhyNot(ref, Name("why-lies"))
        elif clash.crystals < MOVE_COST:
            yield WhyNot(ref, _short(MOVE_COST - clash.crystals))


def _taken_places(clash: Clash, side: int) -> Iterator[WhyNot]:
    """Places where nothing can be summoned to, from hand or from the field."""
    for slot in clash.taken(side):
        reason, to = _stands_there(clash, side, slot), f"p{side}/place/{PLACES[slot]}"
        yield WhyNot(f"p{side}/hand", reason, to)
        yield WhyNot("field", reason, to)


def _stands_there(clash: Clash, side: int, slot: int) -> Name:
    return Name("why-place-taken", place=PLACES[slot])


def _occupied(clash: Clash, side: int) -> Iterator[WhyNot]:
    """Places that a creature cannot go to."""
    for slot in clash.taken(side):
        reason = Name("why-lies") if clash.lies(side, slot) else _stands_there(clash, side, slot)
        yield WhyNot(f"p{side}/place/{PLACES[slot]}", reason)


def _charges(clash: Clash, side: int) -> Iterator[WhyNot]:
    """Creatures that do not charge any more, or not at all."""
    ready = CHARGES.ready(clash, side)
    for slot in clash.taken(side):
        ref = f"p{side}/place/{PLACES[slot]}"
        if clash.lies(side, slot):
            yield WhyNot(ref, Name("why-lies"))
        elif slot not in ATTACK_ROW:
            yield WhyNot(ref, Name("why-defence-row"))
        elif clash.charged >> slot & 1:
            yield WhyNot(ref, Name("why-has-charged"))
        elif not ready >> slot & 1:
            yield WhyNot(ref, Name("why-nobody-there"))


def _later(clash: Clash) -> Iterator[WhyNot]:
    """The field waits for the next development phase."""
    if clash.arena.mode == SOLO:
        return
    for number in (*warrior_places(clash), *range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES), PRIMALS):
        if clash.zones[number]:
            yield WhyNot(f"field/{clash.kinds[clash.zones[number][-1]].id}", Name("why-development"))

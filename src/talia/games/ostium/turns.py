"""Turns: what comes before, between and after the two phases."""

from __future__ import annotations

from talia.games.ostium import deeds
from talia.games.ostium.attack import ATTACK
from talia.games.ostium.clash import SOLO, THREE, Clash
from talia.games.ostium.development import DEVELOPMENT
from talia.games.ostium.discarding import KEEP, OrDiscard, or_discard
from talia.games.ostium.field import refill_sovereigns, refill_warriors
from talia.games.ostium.layout import (
    FIRST_SIDE,
    HAND,
    SLOTS,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
    ZONES_A_SIDE,
    zone,
)
from talia.games.ostium.offers import lasts, offer
from talia.games.ostium.powers import next_ones
from talia.games.ostium.scope import OF_SIDE, Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

HAND_SIZE = 5
IDLE_ROUNDS = 3
"""After so many rounds in which nobody could develop anything and no charge changed anything, nothing ever will."""

DEVELOPMENT_PHASE, ATTACK_PHASE = "development", "attack"
PHASES = (DEVELOPMENT_PHASE, ATTACK_PHASE)


class _Step(Effect[Clash, Scope]):
    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__


class NextTurn(_Step):
    """The next side that is still in the match takes its turn."""

    def resolve(self, b: Clash, c: Scope) -> None:
        b.idle += 1
        if b.idle > IDLE_ROUNDS * b.sides and b.arena.mode != SOLO:
            deeds.stalemate(b)
            return
        side = b.active
        while True:
            side = side + 1 if side + 1 < b.sides else 0
            if side == b.arena.first:
                b.round += 1
            if not b.out >> side & 1:
                break
        begin_turn(b, side)


def begin_turn(b: Clash, side: int, phase: str = DEVELOPMENT_PHASE) -> None:
    """Put the rest of a side's turn on the agenda, from a phase on."""
    b.active = side
    b.turn += 1
    b.losses = 0
    b.crystals = 0
    b.bonus = (0, 0, 0)  # so that nobody reads last turn's fusion off this turn's creatures
    b.rallied = -1
    b.phase = phase
    c = OF_SIDE[side]
    if b.arena.mode == SOLO and side == 1:
        from talia.games.ostium.solo import OPPONENT

        b.agenda.append((OPPONENT, c))
        return
    b.agenda += FROM_ATTACK[side] if b.arena.rules > 1 else FROM_ATTACK_1[side]
    if phase == ATTACK_PHASE:
        return
    b.agenda += FROM_DEVELOPMENT[side]
    if b.arena.mode == THREE:
        b.agenda.append((COLLECT, c))
    if b.events is not None:
        b.tell("turn", f"p{side}", side=deeds.who(b, side))


class Refill(_Step):
    """After the development phase the field is refilled, and crystals that were not spent are lost."""

    def resolve(self, b: Clash, c: Scope) -> None:
        b.crystals = 0
        if b.arena.mode != SOLO:
            refill_warriors(b)


class Aftermath(_Step):
    """All charges are done: each side lays its defeated creatures down, the defenders first. Of three players, each waits
    for their own next development phase."""

    def resolve(self, b: Clash, c: Scope) -> None:
        if not b.lying or (b.arena.mode == THREE and len(b.rivals(c.side)) > 1):
            return
        b.agenda.append((self, c))
        for side in (c.side, *reversed(b.rivals(c.side))):
            if b.lying >> 6 * side & 0b111111:
                b.agenda.append((COLLECT, OF_SIDE[side]))


class Collect(OrDiscard):
    """A side lays its defeated creatures onto its discard pile in the order it likes; each does its `last` as it gets
    there."""

    def resolve(self, b: Clash, c: Scope) -> None:
        side = c.side
        slots = SLOTS[b.lying >> 6 * side & 0b111111]
        if len(slots) > 1 and not (side == 1 and b.arena.mode == SOLO):
            found = next_ones(b, side, slots)
            if side == b.active and b.phase == ATTACK_PHASE:
                found = or_discard(b, side, found)
            b.decision = Decision(side, "ask-lay-down", found, self, c)
        elif slots:
            self.lay_down(b, c, slots[0])

    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        self.lay_down(b, c, option.b)

    def lay_down(self, b: Clash, c: Scope, slot: int) -> None:
        """Lay one of them down, then the others."""
        side = c.side
        last = lasts(b, side, slot) if b.kinds[b.at(side, slot)].lasting else None
        deeds.leave_battlefield(b, side, slot)
        if last and b.phase == ATTACK_PHASE:  # crystals could not be spent any more
            last = [each for each in last if each[0].id != "crystal"]
        if last:
            b.agenda.append((self, c))
            offer(b, side, last)
        else:
            self.resolve(b, c)


class DrawUp(_Step):
    """The active player draws up to five cards; nobody discards down."""

    def resolve(self, b: Clash, c: Scope) -> None:
        missing = HAND_SIZE - len(b.zones[FIRST_SIDE + ZONES_A_SIDE * c.side])
        if missing > 0:
            deeds.draw(b, c.side, missing)


class Consolation(_Step):
    """Whoever lost a gate this turn takes a sovereign of the field into hand, the defenders first."""

    def resolve(self, b: Clash, c: Scope) -> None:
        if b.losses:
            for side in (c.side, *reversed(b.rivals(c.side))):
                if b.losses >> side & 1:
                    b.agenda.append((CONSOLE, OF_SIDE[side]))
            b.losses = 0


class Console(_Step):
    """One sovereign of the field for a side; the opponent that has no hand gets one on top of the warriors."""

    def resolve(self, b: Clash, c: Scope) -> None:
        if b.arena.mode == SOLO and c.side == 1:
            if b.zones[SOVEREIGN_DECK]:
                b.move(b.zones[SOVEREIGN_DECK][-1], WARRIOR_DECK)
            return
        found = []
        for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES):
            if b.zones[number]:
                kind = b.kinds[b.zones[number][0]]
                found.append(
                    Option(f"console:{kind.id}", "option-console", {"card": kind.name}, f"field/{kind.id}", number)
                )
        if found:
            b.ask(b.seat(c.side), "ask-console", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        card = b.zones[option.a][0]
        b.move(card, zone(c.side, HAND))
        if b.events is not None:
            b.tell("consoled", f"p{c.side}", side=deeds.who(b, c.side), card=b.kinds[card].name)
        refill_sovereigns(b)


NEXT_TURN = NextTurn()
REFILL = Refill()
AFTERMATH = Aftermath()
COLLECT = Collect()
DRAW_UP = DrawUp()
CONSOLATION = Consolation()
CONSOLE = Console()
FROM_ATTACK = [
    [(step, c) for step in (NEXT_TURN, CONSOLATION, DRAW_UP, KEEP, AFTERMATH, KEEP, ATTACK)] for c in OF_SIDE
]
FROM_ATTACK_1 = [[frame for frame in frames if frame[0] is not KEEP] for frames in FROM_ATTACK]
FROM_DEVELOPMENT = [[(step, c) for step in (REFILL, DEVELOPMENT)] for c in OF_SIDE]
"""For each side, the two halves of a turn as they lie on the agenda, what comes first on top; the second also as it was
under version 1 of the rules."""

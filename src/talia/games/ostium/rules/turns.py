"""Turns: what comes before, between and after the two phases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.attack import ATTACK
from talia.games.ostium.rules.clash import SOLO, THREE, Clash
from talia.games.ostium.rules.development import DEVELOPMENT
from talia.games.ostium.rules.discarding import HAND_SIZE, KEEP, OrDiscard, drawn_again, or_discard
from talia.games.ostium.rules.field import refill_sovereigns, refill_warriors
from talia.games.ostium.rules.layout import (
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
from talia.games.ostium.rules.offers import OWN_AFFAIRS, last_ids, lasts, offer
from talia.games.ostium.rules.picks import OnCard, OnPlace
from talia.games.ostium.rules.powers import alike, next_ones
from talia.games.ostium.rules.scope import OF_SIDE, LayingDown, Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Step

IDLE_ROUNDS: Final = 3
"""After so many rounds in which nobody could develop anything and no charge changed anything, nothing ever will."""

DEVELOPMENT_PHASE: Final = "development"
ATTACK_PHASE: Final = "attack"
PHASES: Final = (DEVELOPMENT_PHASE, ATTACK_PHASE)


class NextTurn(Step):
    """The next side that is still in the match takes its turn."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        clash.idle += 1
        if clash.idle > IDLE_ROUNDS * clash.sides and clash.arena.mode != SOLO:
            deeds.stalemate(clash)
            return
        side = clash.active
        while True:
            side = side + 1 if side + 1 < clash.sides else 0
            if side == clash.arena.first:
                clash.round += 1
            if not clash.out >> side & 1:
                break
        begin_turn(clash, side)


def begin_turn(clash: Clash, side: int, phase: str = DEVELOPMENT_PHASE) -> None:
    """Put the rest of a side's turn on the agenda, from a phase on."""
    clash.active = side
    clash.turn += 1
    clash.losses = 0
    clash.crystals = 0
    clash.bonus = (0, 0, 0)  # so that nobody reads last turn's fusion off this turn's creatures
    clash.rallied = -1
    clash.phase = phase
    scope = OF_SIDE[side]
    if clash.arena.mode == SOLO and side == 1:
        from talia.games.ostium.rules.solo import OPPONENT

        clash.agenda.append((OPPONENT, scope))
        return
    clash.agenda += FROM_ATTACK[side] if clash.arena.rules > 1 else FROM_ATTACK_1[side]
    if phase == ATTACK_PHASE:
        return
    clash.agenda += FROM_DEVELOPMENT[side]
    if clash.arena.mode == THREE:
        lying = LayingDown(side, clash.lying >> 6 * side & 0b111111)
        clash.agenda.append((COLLECT, lying if clash.arena.rules > 7 else scope))
    if clash.events is not None:
        clash.tell("turn", f"p{side}", side=deeds.who(clash, side))


class Refill(Step):
    """After the development phase the field is refilled, and crystals that were not spent are lost."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        clash.crystals = 0
        if clash.arena.mode != SOLO:
            refill_warriors(clash)


class Aftermath(Step):
    """All charges are done: each side lays its defeated creatures down, the defenders first. Of three players, each waits
    for their own next development phase."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        if not clash.lying or (clash.arena.mode == THREE and len(clash.rivals(scope.side)) > 1):
            return
        clash.agenda.append((self, scope))
        for side in (scope.side, *reversed(clash.rivals(scope.side))):
            if clash.lying >> 6 * side & 0b111111:
                clash.agenda.append((COLLECT, OF_SIDE[side]))


class Collect(OrDiscard):
    """A side lays its defeated creatures onto its discard pile in the order it likes; each does its `last` as it gets
    there.

    Whoever falls meanwhile is collected as well, because an attack is over only when nobody lies. At the beginning of a
    development phase (since rules 8) it is only those that lay then: whoever falls by them has fallen in that phase.
    """

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        lying = clash.lying >> 6 * side & 0b111111
        slots = SLOTS[lying & scope.places if isinstance(scope, LayingDown) else lying]
        if len(slots) > 1 and not self.same(clash, side, slots):
            found = next_ones(clash, side, slots)
            if side == clash.active and clash.phase == ATTACK_PHASE:
                found = or_discard(clash, side, found)
            clash.decision = Decision(side, "ask-lay-down", found, self, scope)
        elif slots and self.something_new(clash, side):
            clash.agenda.append((self, scope))
            KEEP.ask(clash, OF_SIDE[side])
        elif slots:
            self.lay_down(clash, scope, slots[0])

    def something_new(self, clash: Clash, side: int) -> bool:
        """Whether cards could be discarded onto the creature of theirs that a player has just laid down (since rules 9),
        before the next one follows without a question."""
        if clash.offered or side != clash.active or clash.phase != ATTACK_PHASE or clash.arena.rules < 9:
            return False
        return bool(clash.hand(side)) and not drawn_again(clash, side, charging=False)

    def same(self, clash: Clash, side: int, slots: Sequence[int]) -> bool:
        """Whether any order is the same: like creatures that do nothing when they get there or (since rules 9) the same
        for their owner alone, and any that are about to be drawn with all other cards. The opponent that nobody sits at
        has no pile."""
        if side == 1 and clash.arena.mode == SOLO:
            return True
        drawing = side == clash.active and clash.phase == ATTACK_PHASE and clash.arena.rules > 8
        if drawing and drawn_again(clash, side, charging=False):
            return True
        if not alike(clash, side, slots):
            return False
        kind: Creature = clash.kinds[clash.at(side, slots[0])]
        if not kind.can_do_last:
            return True
        discards = drawing and bool(clash.hand(side))
        return (
            clash.arena.rules > 8 and "last" not in kind.side_ids and not discards and self.harmless(clash, side, slots)
        )

    def harmless(self, clash: Clash, side: int, slots: Sequence[int]) -> bool:
        """Whether nobody on a battlefield minds what these creatures do last."""
        return all(OWN_AFFAIRS.issuperset(last_ids(clash, side, slot)) for slot in slots)

    def choose(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlace)
        self.lay_down(clash, scope, action.slot)

    def lay_down(self, clash: Clash, scope: Scope, slot: int) -> None:
        """Lay one of them down, then the others."""
        side = scope.side
        last = lasts(clash, side, slot) if clash.kinds[clash.at(side, slot)].can_do_last else None
        deeds.leave_battlefield(clash, side, slot)
        if last and clash.phase == ATTACK_PHASE:  # crystals could not be spent any more
            last = [each for each in last if each[0].id != "crystal"]
        if last:
            clash.agenda.append((self, scope))
            offer(clash, side, last)
        else:
            self.resolve(clash, scope)


class DrawUp(Step):
    """The active player draws up to five cards; nobody discards down."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        missing = HAND_SIZE - len(clash.zones[FIRST_SIDE + ZONES_A_SIDE * scope.side])
        if missing > 0:
            deeds.draw(clash, scope.side, missing)


class Consolation(Step):
    """Whoever lost a gate this turn takes a sovereign of the field into hand, the defenders first."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        if clash.losses:
            for side in (scope.side, *reversed(clash.rivals(scope.side))):
                if clash.losses >> side & 1:
                    clash.agenda.append((CONSOLE, OF_SIDE[side]))
            clash.losses = 0


class Console(Step):
    """One sovereign of the field for a side; the opponent that has no hand gets one on top of the warriors."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        if clash.arena.mode == SOLO and scope.side == 1:
            if clash.zones[SOVEREIGN_DECK]:
                clash.move(clash.zones[SOVEREIGN_DECK][-1], WARRIOR_DECK)
            return
        found: list[Option] = []
        for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES):
            if clash.zones[number]:
                card = clash.zones[number][0]
                kind: Creature = clash.kinds[card]
                if clash.arena.rules > 8 and any(option.key == f"console:{kind.id}" for option in found):
                    continue  # two of one kind: only a position has them
                about, action = f"field/{kind.id}", OnCard(card)
                found.append(Option(f"console:{kind.id}", "option-console", kind.named, about, action=action))
        if found:
            clash.ask(clash.seat(scope.side), "ask-console", found, self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnCard)
        card = action.card
        clash.move(card, zone(scope.side, HAND))
        if clash.events is not None:
            clash.tell("consoled", f"p{scope.side}", side=deeds.who(clash, scope.side), card=clash.kinds[card].name)
        refill_sovereigns(clash)


NEXT_TURN: Final = NextTurn()
REFILL: Final = Refill()
AFTERMATH: Final = Aftermath()
COLLECT: Final = Collect()
DRAW_UP: Final = DrawUp()
CONSOLATION: Final = Consolation()
CONSOLE: Final = Console()
FROM_ATTACK: Final = [
    [(step, scope) for step in (NEXT_TURN, CONSOLATION, DRAW_UP, KEEP, AFTERMATH, KEEP, ATTACK)] for scope in OF_SIDE
]
FROM_ATTACK_1: Final = [[frame for frame in frames if frame[0] is not KEEP] for frames in FROM_ATTACK]
FROM_DEVELOPMENT: Final = [[(step, scope) for step in (REFILL, DEVELOPMENT)] for scope in OF_SIDE]
"""For each side, the two halves of a turn as they lie on the agenda, what comes first on top; the second also as it was
under version 1 of the rules."""

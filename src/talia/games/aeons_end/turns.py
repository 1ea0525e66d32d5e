"""Turns: drawing turn order cards, the phases of a player's turn and of the nemesis' turn."""

from __future__ import annotations

from functools import cache

from talia.games.aeons_end import deeds, options, turn_order
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import OPEN
from talia.games.aeons_end.cards import Card
from talia.games.aeons_end.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.layout import (
    ASIDE,
    BREACH,
    DISCARD,
    FIRST_PLAYER,
    IN_PLAY,
    NEMESIS_DECK,
    PLAYED,
    TURN_DECK,
    TURN_DISCARD,
    ZONES_A_PLAYER,
)
from talia.games.aeons_end.main_phase import MAIN, once_each
from talia.games.aeons_end.scope import NOBODY, NOBODYS, OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.vocabulary.magic import CAST
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.state import Frame

HAND_SIZE = 5
CASTING, MAIN_PHASE, DRAW, NEMESIS_MAIN, NEMESIS_DRAW = "casting", "main", "draw", "nemesis-main", "nemesis-draw"
PHASES = (CASTING, MAIN_PHASE, DRAW, NEMESIS_MAIN, NEMESIS_DRAW)


class _Rule(Effect[Battle, Scope]):
    """A step of the turn."""

    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__


class NextTurn(_Rule):
    """Draw a turn order card: whoever it names takes a turn."""

    def resolve(self, b: Battle, c: Scope) -> None:
        b.aether = 0
        b.purses = ()
        b.wallets = ()
        b.redirects = ()
        b.used = ()
        b.gained = ()
        b.extra_draws = 0
        b.focused = 0
        at_end = b.table.nemesis.any_turn_ends
        if at_end is not None and b.turn:
            at_end.resolve(b, NOBODY)
            if b.result is not None:
                return
        deck = b.zones[TURN_DECK]
        card = deck[-1] if deck else turn_order.top(b)
        b.move(card, TURN_DISCARD)
        b.turn += 1
        if b.events is not None:
            b.tell("turn-card", "turn-order", card=b.kinds[card].name)
        kind = b.kinds[card]
        if kind is turn_order.NEMESIS_TURN:
            begin_nemesis_turn(b)
        elif kind in turn_order.SEAT:
            begin_player_turn(b, turn_order.SEAT[kind])
        else:
            who = b.table.who
            b.ask(None, "ask-turn", [who[seat] for seat in turn_order.whose(b, card)], self, NOBODYS[card])

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        turn_order.taken(b, c.card, option.a)
        begin_player_turn(b, option.a)


def begin_player_turn(b: Battle, seat: int, phase: str = CASTING) -> None:
    """Put the rest of a player's turn on the agenda, from a phase on."""
    b.active = seat
    frames = _FRAMES[seat]
    if phase == DRAW:
        b.agenda += frames[:2]
        return
    b.agenda += frames
    if phase == CASTING:
        b.phase = CASTING
        if b.events is not None:
            b.tell("turn-of-player", f"p{seat}", mage=b.mage(seat))
        zones, first = b.zones, FIRST_PLAYER + ZONES_A_PLAYER * seat + BREACH
        if zones[first] or zones[first + 1] or zones[first + 2] or zones[first + 3]:
            c = OF_SEAT[seat]
            b.agenda.append((CASTING_PHASE, c))
            if "at_casting" in b.table.reacts:
                b.agenda.append((CASTING_BEGINS, c))


class CastingBegins(_Rule):
    """What prepped spells do at the start of the casting phase. Of different ones the player chooses which comes next;
    `c.n` has a bit for each card that is done."""

    def resolve(self, b: Battle, c: Scope) -> None:
        found: dict[Card, Option] = {}
        for card in b.prepped(c.seat):
            kind = b.kinds[card]
            if kind.at_casting is not None and not c.n >> card & 1 and kind not in found:
                found[kind] = Option(f"use:{kind.id}", "option-use", {"card": kind.name}, f"p{c.seat}", card)
        if found:
            b.ask(c.seat, "ask-casting-begins", list(found.values()), self, c)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        card = option.a
        b.agenda.append((self, Scope(c.seat, n=c.n | 1 << card)))
        b.kinds[card].at_casting.resolve(b, WITH_CARD[c.seat][card])


class CastingPhase(_Rule):
    """Cast prepped spells in any order. Those on closed breaches must be cast before the phase can end."""

    def resolve(self, b: Battle, c: Scope) -> None:
        seat = c.seat
        zones, stages, kinds = b.zones, b.stages, b.kinds
        first = FIRST_PLAYER + ZONES_A_PLAYER * seat + BREACH
        found: list[Option] = []
        must = False
        for breach, spells in enumerate(zones[first : first + 4]):
            if spells:
                if stages[4 * seat + breach] < OPEN:
                    must = True
                for card in spells:
                    kind = kinds[card]
                    if kind.spans and stages[4 * seat + breach + 1] < OPEN:
                        must = True
                    option = kind.cast_from[seat][breach]
                    if option not in found:
                        found.append(option)
        if not found:
            return
        if not must:
            found.append(options.END_CASTING)
        b.ask(seat, "ask-casting", found, self, c)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is options.END_CASTING:
            return
        seat = c.seat
        for card in b.zones[FIRST_PLAYER + ZONES_A_PLAYER * seat + BREACH + option.b]:
            if b.kinds[card].cast_from[seat][option.b] is option:
                b.agenda.append((self, c))
                b.agenda.append((CAST, WITH_CARD[seat][card]))
                return


class DrawPhase(_Rule):
    """Put the gems and relics played this turn onto the discard pile, in any order, then draw up to five cards."""

    def resolve(self, b: Battle, c: Scope) -> None:
        seat = c.seat
        b.phase = DRAW
        played = b.zones[FIRST_PLAYER + ZONES_A_PLAYER * seat + PLAYED]
        if len(played) > 1:
            names: dict[Card, None] = once_each(map(b.kinds.__getitem__, played))
            if len(names) > 1:
                found = [kind.put_down[seat] for kind in names]
                found.append(options.LEAVE)
                b.ask(seat, "ask-order", found, self, c)
                return
        self._put_down(b, seat)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        seat = c.seat
        if option is options.LEAVE:
            self._put_down(b, seat)
            return
        first = FIRST_PLAYER + ZONES_A_PLAYER * seat
        for card in b.zones[first + PLAYED]:
            if b.kinds[card].put_down[seat] is option:
                b.move(card, first + DISCARD)
                break
        self.resolve(b, c)

    def _put_down(self, b: Battle, seat: int) -> None:
        zones, first = b.zones, FIRST_PLAYER + ZONES_A_PLAYER * seat
        if zones[first + PLAYED]:
            b.pour(first + PLAYED, first + DISCARD)
        missing = HAND_SIZE - len(zones[first])
        if missing > 0:
            deeds.draw(b, seat, missing)


# The nemesis


def begin_nemesis_turn(b: Battle, phase: str = NEMESIS_MAIN) -> None:
    """Put the rest of a nemesis turn on the agenda, from a phase on."""
    b.active = -1
    agenda, at_end = b.agenda, b.table.nemesis.turn_ends
    agenda.append((NEXT_TURN, NOBODY))
    if at_end is not None:
        agenda.append((at_end, NOBODY))
    agenda.append((NEMESIS_DRAW_PHASE, NOBODY))
    if phase == NEMESIS_MAIN:
        b.phase = NEMESIS_MAIN
        if b.events is not None:
            b.tell("turn-of-nemesis", "nemesis", nemesis=b.table.nemesis.name)
        turn = b.turn
        for card in b.zones[IN_PLAY][::-1]:
            agenda.append(_act(card, turn))


@cache
def _act(card: int, turn: int) -> Frame:
    """What a card in play does in this turn of the nemesis; the same in every battle."""
    return ACT, Scope(-1, card, n=turn)


class Act(_Rule):
    """A minion's persistent effect, or a token off a power. Cards that have left by now do nothing."""

    def resolve(self, b: Battle, c: Scope) -> None:
        card = c.card
        if b.where[card] != IN_PLAY:
            return
        kind: Card = b.kinds[card]
        scope = NOBODYS[card]
        if kind.persistent is not None:
            if b.events is not None:
                b.tell("acts", f"nemesis/{kind.id}", card=kind.name)
            kind.persistent.resolve(b, scope)
        if kind.power is not None:
            b.counts[card] -= 1
            if b.events is not None:
                b.tell("power-token", f"nemesis/{kind.id}", card=kind.name, left=b.counts[card])
            if b.counts[card] == 0:
                b.agenda.append((DISCARD_THIS, scope))
                kind.power.resolve(b, scope)


class DiscardThis(_Rule):
    """An attack or a power that has been resolved is discarded, unless it has gone elsewhere."""

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.discard_nemesis_card(b, c.card)


class NemesisDraw(_Rule):
    """Draw a nemesis card. An empty deck is *Unleash three times*."""

    def resolve(self, b: Battle, c: Scope) -> None:
        b.phase = NEMESIS_DRAW
        if b.extra_draws:
            b.extra_draws -= 1
            b.agenda.append((self, c))
        deck = b.zones[NEMESIS_DECK]
        if not deck:
            if b.events is not None:
                b.tell("nemesis-deck-empty", "nemesis")
            b.agenda += [(UNLEASH_ONCE, NOBODY)] * 3
            return
        card = deck[-1]
        kind = b.kinds[card]
        b.move(card, ASIDE)
        if b.events is not None:
            b.tell("nemesis-draws", "nemesis", nemesis=b.table.nemesis.name, card=kind.name)
        scope = NOBODYS[card]
        if kind.attack is not None:
            b.agenda.append((DISCARD_THIS, scope))
            kind.attack.resolve(b, scope)
        else:
            b.agenda.append((ENTER, scope))
            if kind.immediately is not None:
                kind.immediately.resolve(b, scope)


class Enter(_Rule):
    """A minion or power is placed into play."""

    def resolve(self, b: Battle, c: Scope) -> None:
        if b.where[c.card] == ASIDE:
            deeds.enter_play(b, c.card)


NEXT_TURN = NextTurn()
CASTING_BEGINS = CastingBegins()
CASTING_PHASE = CastingPhase()
DRAW_PHASE = DrawPhase()
ACT = Act()
DISCARD_THIS = DiscardThis()
NEMESIS_DRAW_PHASE = NemesisDraw()
ENTER = Enter()

_FRAMES: tuple[tuple[Frame, ...], ...] = tuple(((NEXT_TURN, NOBODY), (DRAW_PHASE, c), (MAIN, c)) for c in OF_SEAT)
"""By seat, what is left of a player's turn once casting is over, last things first."""

"""Turns: drawing turn order cards, the phases of a player's turn and of the nemesis' turn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.mage import AFTER_DRAWING
from talia.games.aeons_end.cards.reaction import CASTING_ENDS, FIRST_TURN, TURN_BEGINS
from talia.games.aeons_end.cards.vocabulary.casting import CAST
from talia.games.aeons_end.rules import deeds, foes, options, turn_order
from talia.games.aeons_end.rules.actions import ON_CARD, OnKind, OnSpell, chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN
from talia.games.aeons_end.rules.card_tokens import kept_quiet
from talia.games.aeons_end.rules.ending import lose
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.layout import (
    ASIDE,
    BREACHES,
    DECKS,
    DISCARDS,
    HANDS,
    IN_PLAY,
    NEMESIS_DECK,
    PLAYEDS,
    TURN_DECK,
    TURN_DISCARD,
)
from talia.games.aeons_end.rules.main_actions import MainAction
from talia.games.aeons_end.rules.main_options import ABILITY
from talia.games.aeons_end.rules.main_phase import MAIN
from talia.games.aeons_end.rules.moments import happens, turn_begins
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS, OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.steps import Closing
from talia.games.aeons_end.rules.turn_order import NEMESIS_TURN, SEAT
from talia.kernel.decision import COMPILED, Option
from talia.kernel.effect import Step
from talia.kernel.state import Frame

HAND_SIZE: Final = 5
CASTING: Final = "casting"
MAIN_PHASE: Final = "main"
DRAW: Final = "draw"
NEMESIS_MAIN: Final = "nemesis-main"
NEMESIS_DRAW: Final = "nemesis-draw"
PHASES: Final = (CASTING, MAIN_PHASE, DRAW, NEMESIS_MAIN, NEMESIS_DRAW)

STANDSTILL: Final = 500
"""After so many turns in which nobody could do anything the battle is lost: whatever does any harm has ended it long before,
and nobody will ever act again."""


class NextTurn(Step):
    """Draw a turn order card: whoever it names takes a turn."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.aether = 0
        battle.purses = ()
        battle.wallets = ()
        battle.redirects = ()
        battle.used = ()
        battle.gained = ()
        battle.waiting = ()
        battle.done = ()
        battle.extra_draws = 0
        battle.focused = 0
        table, zones = battle.table, battle.zones
        if table.edition.spent_at_turn_end and battle.turn and not zones[NEMESIS_DECK] and battle.beaten():
            foes.check_beaten(battle)
            return
        at_end = table.nemesis.any_turn_ends
        if at_end is not None and battle.turn:
            at_end.resolve(battle, NOBODY)
            if battle.result is not None:
                return
        if not zones[TURN_DECK]:
            turn_order.begin_round(battle)
        battle.idle += 1
        if battle.idle > STANDSTILL:
            lose(battle, "standstill")
            return
        card = battle.take_top(TURN_DECK, TURN_DISCARD)
        battle.turn += 1
        kind = battle.kinds[card]
        if battle.events is not None:
            battle.tell("turn-card", "turn-order", card=kind.name)
        if kind is NEMESIS_TURN:
            begin_nemesis_turn(battle)
            return
        seat = SEAT.get(kind)
        if seat is not None:
            begin_player_turn(battle, seat)
        elif turn_order.is_nemesis_turn(kind):
            begin_nemesis_turn(battle)
            if kind.immediately is not None:
                battle.agenda.append((kind.immediately, NOBODY))
        else:
            battle.ask(None, "ask-turn", _takers(battle, card), self, NOBODYS[card])

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        seat = chosen_player(option)
        turn_order.taken(battle, scope.card, seat)
        begin_player_turn(battle, seat)


def _takers(battle: Battle, card: int) -> list[Option]:
    """Who may take the turn of a card."""
    who = battle.table.who
    return [who[each] for each in turn_order.takers(battle, card)]


def begin_player_turn(battle: Battle, seat: int, phase: str = CASTING, begun: bool = False) -> None:
    """Put the rest of a player's turn on the agenda, from a phase on; `begun`: what happens as it begins has happened."""
    battle.active = seat
    frames = _FRAMES[seat]
    if phase == DRAW:
        battle.agenda += frames[:2]
        return
    battle.agenda += frames
    if phase == CASTING:
        battle.phase = CASTING
        if battle.events is not None:
            battle.tell("turn-of-player", f"p{seat}", mage=battle.mage(seat))
        zones, first = battle.zones, BREACHES[seat]
        spells = zones[first] or zones[first + 1] or zones[first + 2] or zones[first + 3]
        if not battle.table.quiet_turns:
            _begin_with_reactions(battle, seat, bool(spells), begun)
        elif spells:
            battle.agenda.append((CASTING_PHASE, OF_SEAT[seat]))


def _begin_with_reactions(battle: Battle, seat: int, spells: bool, begun: bool) -> None:
    """Put the casting phase on the agenda where something reacts to it, or to the turn itself."""
    reacts = battle.table.reacts
    rules = battle.table.rules
    happening = (TURN_BEGINS in reacts and rules > 3) or (FIRST_TURN in reacts and rules > 11)
    if spells or (not begun and happening):
        # what happens as the turn, or the first one, begins may prep the first spell (before these rules it was not cast)
        scope = OF_SEAT[seat]
        if CASTING_ENDS in reacts:
            battle.agenda.append((AFTER_CASTING, scope))
        battle.agenda.append((CASTING_PHASE, scope))
        if "at_casting" in reacts:
            battle.agenda.append((CASTING_BEGINS, scope))
    if not begun and (TURN_BEGINS in reacts or FIRST_TURN in reacts):
        turn_begins(battle, seat)


class CastingBegins(Step):
    """What prepped spells do at the start of the casting phase. Of different ones the player chooses which comes next;
    `scope.n` has a bit for each card that is done."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found: dict[Card, Option] = {}
        for card in battle.prepped(scope.seat):
            kind = battle.kinds[card]
            if kind.at_casting is not None and not scope.n >> card & 1 and kind not in found:
                found[kind] = Option(
                    f"use:{kind.id}", "option-use", {"card": kind.name}, f"p{scope.seat}", action=ON_CARD[card]
                )
        if found:
            battle.ask(scope.seat, "ask-casting-begins", list(found.values()), self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        battle.agenda.append((self, Scope(scope.seat, n=scope.n | 1 << card)))
        deed = battle.kinds[card].at_casting
        assert deed is not None
        deed.resolve(battle, WITH_CARD[scope.seat][card])


class CastingPhase(Step):
    """Cast prepped spells in any order. Those on closed breaches must be cast before the phase can end."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat = scope.seat
        zones, first = battle.zones, BREACHES[seat]
        found: list[Option] = []
        must = False
        for breach in (0, 1, 2, 3):
            spells = zones[first + breach]
            if spells:
                if battle.stages[4 * seat + breach] < OPEN:
                    must = True
                for card in spells:
                    if battle.kinds[card].spans and battle.stages[4 * seat + breach + 1] < OPEN:
                        must = True
                    option = battle.options[card].cast[seat][breach]
                    if option not in found:
                        found.append(option)
        if not found:
            return
        if not must:
            battle.idle = 0
            found.append(options.END_CASTING)
        battle.ask(seat, "ask-casting", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is options.END_CASTING:
            return
        seat, action = scope.seat, option.action
        assert isinstance(action, OnSpell)
        for card in battle.zones[BREACHES[seat] + action.breach]:
            if battle.kinds[card] is action.kind:
                battle.agenda.append((self, scope))
                battle.agenda.append((CAST, WITH_CARD[seat][card]))
                return


class AfterCasting(Step):
    """The casting phase ends: what prepped spells do then."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        happens(battle, CASTING_ENDS, scope.seat)


class DrawPhase(Step):
    """Put the gems and relics played this turn onto the discard pile, in any order, then draw up to five cards."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat = scope.seat
        battle.phase = DRAW
        played = battle.zones[PLAYEDS[seat]]
        if len(played) > 1 and not self._all_are_drawn(battle, seat):
            found: list[Option] = []
            of_card = battle.options
            for card in played:
                option = of_card[card].put_down[seat]
                if option not in found:
                    found.append(option)
            if len(found) > 1:
                found.append(options.LEAVE)
                battle.ask(seat, "ask-order", found, self, scope)
                return
        self._put_down(battle, seat)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        seat = scope.seat
        if option is options.LEAVE:
            self._put_down(battle, seat)
            return
        action = option.action
        assert isinstance(action, OnKind)
        for card in battle.zones[PLAYEDS[seat]]:
            if battle.kinds[card] is action.kind:
                battle.move(card, DISCARDS[seat])
                break
        self.resolve(battle, scope)

    def _all_are_drawn(self, battle: Battle, seat: int) -> bool:
        """Whether every card comes to hand again, so that it does not matter how they lie (up to rules 11 it was asked)."""
        zones = battle.zones
        cards = (
            len(zones[HANDS[seat]]) + len(zones[PLAYEDS[seat]]) + len(zones[DECKS[seat]]) + len(zones[DISCARDS[seat]])
        )
        return cards <= HAND_SIZE and battle.table.rules > 11

    def _put_down(self, battle: Battle, seat: int) -> None:
        zones, played = battle.zones, PLAYEDS[seat]
        if zones[played]:
            battle.pour(played, DISCARDS[seat])
        missing = HAND_SIZE - len(zones[HANDS[seat]])
        at_end = AFTER_DRAWING in battle.table.reacts
        if at_end and battle.table.rules > 10:  # below what drawn cards do at once (until rules 10 above it)
            battle.agenda.append((AFTER_THE_DRAW, OF_SEAT[seat]))
        if missing > 0:
            deeds.draw(battle, seat, missing)
        if at_end and battle.table.rules < 11:
            battle.agenda.append((AFTER_THE_DRAW, OF_SEAT[seat]))


class AfterTheDraw(Step):
    """The end of the draw phase: an ability that is used then."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat = scope.seat
        mage = battle.table.mages[seat]
        ready = battle.charges[seat] >= mage.charges and not mage.ability.idle(battle, scope)
        if mage.when == AFTER_DRAWING and ready:
            battle.idle = 0
            battle.ask(seat, "ask-ability", [ABILITY[seat], options.SKIP], self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, MainAction):
            action.do(battle, scope.seat)


# The nemesis


def begin_nemesis_turn(battle: Battle, phase: str = NEMESIS_MAIN) -> None:
    """Put the rest of a nemesis turn on the agenda, from a phase on."""
    battle.active = -1
    agenda, at_end = battle.agenda, battle.table.nemesis.turn_ends
    agenda.append((NEXT_TURN, NOBODY))
    if at_end is not None:
        agenda.append((at_end, NOBODY))
    agenda.append((NEMESIS_DRAW_PHASE, NOBODY))
    if phase == NEMESIS_MAIN:
        battle.phase = NEMESIS_MAIN
        if battle.events is not None:
            battle.tell("turn-of-nemesis", "nemesis", nemesis=battle.table.nemesis.name)
        turn = battle.turn
        for card in reversed(battle.zones[IN_PLAY]):
            agenda.append((ACT, Scope(-1, card, -1, turn)) if COMPILED else _acting(card, turn))
        begins = battle.table.nemesis.turn_begins
        if begins is not None:
            agenda.append((begins, NOBODY))


@lru_cache(maxsize=16384)
def _acting(card: int, turn: int) -> Frame:
    """That a card acts in a turn, as it lies on the agenda: the same in every battle, so plain Python keeps it."""
    return (ACT, Scope(-1, card, -1, turn))


class Act(Step):
    """A minion's persistent effect, or a token off a power. Cards that have left by now do nothing."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = scope.card
        if battle.where[card] != IN_PLAY:
            return
        kind: Card = battle.kinds[card]
        if kind.persistent is not None and not (battle.on_cards and kept_quiet(battle, card)):
            if battle.events is not None:
                battle.tell("acts", f"nemesis/{kind.id}", card=kind.name)
            kind.persistent.resolve(battle, NOBODYS[card])
        if kind.power is not None:
            take_token(battle, card)


def take_token(battle: Battle, card: int) -> None:
    """A token is removed from a power, which resolves with the last one and is then discarded, or begins anew."""
    kind, scope = battle.kinds[card], NOBODYS[card]
    assert kind.power is not None
    battle.counts[card] -= 1
    if battle.events is not None:
        battle.tell("power-token", f"nemesis/{kind.id}", card=kind.name, left=battle.counts[card])
    if battle.counts[card] == 0:
        battle.agenda.append((TOKENS_ANEW if kind.lasting else DISCARD_THIS, scope))
        if kind.when_token is None:
            kind.power.resolve(battle, scope)
        else:
            battle.agenda.append((kind.power, scope))
    if kind.when_token is not None:
        kind.when_token.resolve(battle, scope)


class DiscardThis(Closing):
    """An attack or a power that has been resolved is discarded, unless it has gone elsewhere."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.discard_nemesis_card(battle, scope.card)


class TokensAnew(Closing):
    """A power that stays in play has its tokens again."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        kind = battle.kinds[scope.card]
        battle.counts[scope.card] = kind.tokens
        if battle.events is not None:
            battle.tell("tokens-anew", f"nemesis/{kind.id}", card=kind.name, n=kind.tokens)


class NemesisDraw(Step):
    """Draw a nemesis card. An empty deck is *Unleash three times*."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.phase = NEMESIS_DRAW
        if battle.extra_draws:
            battle.extra_draws -= 1
            battle.agenda.append((self, scope))
        deck = battle.zones[NEMESIS_DECK]
        if not deck:
            if battle.events is not None:
                battle.tell("nemesis-deck-empty", "nemesis")
            instead = battle.table.nemesis.deck_spent
            if instead is not None:
                instead.resolve(battle, NOBODY)
                return
            battle.agenda += [(UNLEASH_ONCE, NOBODY)] * 3
            return
        card = deck[-1]
        kind = battle.kinds[card]
        battle.move(card, ASIDE)
        if battle.events is not None:
            battle.tell("nemesis-draws", "nemesis", nemesis=battle.table.nemesis.name, card=kind.name)
        scope = NOBODYS[card]
        if kind.attack is not None:
            battle.agenda.append((DISCARD_THIS, scope))
            kind.attack.resolve(battle, scope)
        else:
            battle.agenda.append((ENTER, scope))
            if kind.immediately is not None:
                kind.immediately.resolve(battle, scope)


class Enter(Closing):
    """A minion or power is placed into play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.where[scope.card] == ASIDE:
            foes.enter_play(battle, scope.card)


NEXT_TURN: Final = NextTurn()
CASTING_BEGINS: Final = CastingBegins()
CASTING_PHASE: Final = CastingPhase()
AFTER_CASTING: Final = AfterCasting()
DRAW_PHASE: Final = DrawPhase()
AFTER_THE_DRAW: Final = AfterTheDraw()
ACT: Final = Act()
DISCARD_THIS: Final = DiscardThis()
TOKENS_ANEW: Final = TokensAnew()
NEMESIS_DRAW_PHASE: Final = NemesisDraw()
ENTER: Final = Enter()

_FRAMES: Final[tuple[tuple[Frame, ...], ...]] = tuple(
    ((NEXT_TURN, NOBODY), (DRAW_PHASE, scope), (MAIN, scope)) for scope in OF_SEAT
)
"""By seat, what is left of a player's turn once casting is over, last things first."""

"""Where a position begins: whose turn it is, in which phase, and the question that stands there.

A match takes a lone option by itself. A position that was just laid out does not, unless it says `run_on`: it stands where
it says, and the one thing that can be done is asked as a decision with one option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.aeons_end.rules import options
from talia.games.aeons_end.rules.actions import ON_CARD
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import BREACH, PLAYED
from talia.games.aeons_end.rules.main_phase import MAIN, actions
from talia.games.aeons_end.rules.scope import NOBODY, OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.turns import (
    CASTING,
    CASTING_BEGINS,
    CASTING_PHASE,
    DRAW,
    DRAW_PHASE,
    MAIN_PHASE,
    NEXT_TURN,
    PHASES,
    begin_nemesis_turn,
    begin_player_turn,
)
from talia.games.aeons_end.set_up import setup
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.positions import Reader, fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

BETWEEN_TURNS = "next-turn"
"""The phase of a position in which a turn is over, and a turn order card is drawn next."""

POSITION_PHASES = (*PHASES, BETWEEN_TURNS)
GO_ON = Option("go-on", "option-go-on")


class Paused(Effect):
    """Nobody has anything to choose in this phase of a position (`scope`), and it waits until somebody wants to go on."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: str) -> None:
        battle.decision = Decision(None, "ask-go-on", [GO_ON], self, scope)

    def answer(self, battle: Battle, scope: str, option: Option) -> None:
        """Nothing: the agenda goes on."""


class Holding(Effect):
    """Somebody holds a card that does something as soon as they do, and it waits until somebody wants to go on."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.decision = Decision(None, "ask-go-on", [GO_ON], self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        """Nothing: the agenda goes on."""


PAUSED = Paused()
HOLDING = Holding()


def is_nemesis_phase(phase: str) -> bool:
    """Whether it is the nemesis' turn then."""
    return phase.startswith("nemesis")


def begin(battle: Battle, phase: str, active: int, casting_begun: bool, run_on: bool) -> None:
    """Put the rest of the turn on the agenda, and ask what stands there."""
    if phase == BETWEEN_TURNS:
        battle.active = active
        battle.phase = CASTING
        if battle.turn == 0:
            setup.begin(battle)
        else:
            battle.agenda.append((NEXT_TURN, NOBODY))
    elif is_nemesis_phase(phase):
        begin_nemesis_turn(battle, phase)
        battle.phase = phase
    else:
        begin_player_turn(battle, active, phase, begun=True)
        battle.phase = phase
        if casting_begun and battle.agenda[-1][0] is CASTING_BEGINS:
            battle.agenda.pop()
    held = _put_held(battle)
    if run_on or (held and _asks(battle)):
        battle.run()
    elif held:
        HOLDING.resolve(battle, NOBODY)
    elif phase == BETWEEN_TURNS or is_nemesis_phase(phase):
        PAUSED.resolve(battle, phase)
    else:
        _stop(battle, phase)


def _put_held(battle: Battle) -> bool:
    """Put on the agenda what cards do as soon as somebody holds them, such as a curse (since rules 4)."""
    if "in_hand" not in battle.table.reacts or battle.table.rules < 4:
        return False
    before = len(battle.agenda)
    for seat in reversed(battle.everyone()):
        for card in reversed(battle.hand(seat)):
            deed = battle.kinds[card].in_hand
            if deed is not None:
                battle.agenda.append((deed, WITH_CARD[seat][card]))
    return len(battle.agenda) > before


def _asks(battle: Battle) -> bool:
    """Whether the next thing on the agenda asks somebody, and is not done by itself."""
    twin = battle.clone()
    twin.run()
    return twin.decision is not None and twin.decision.effect is battle.agenda[-1][0]


def answer(read: Reader, battle: Battle, told: Any) -> None:
    """Make the choices that a position tells."""
    for number, key in enumerate(read.row(told, "choices", most=9999)):
        where = f"choices[{number}]"
        decision = battle.decision
        if decision is None:
            raise fail(where, "position-over")
        option = decision.option(key)
        if option is None:
            raise fail(where, "position-no-choice", key=str(key), possible=decision.keys)
        battle.events = []
        battle.take(option)


# Asking what stands there, though it may be a lone option


def _stop(battle: Battle, phase: str) -> None:
    seat = battle.active
    scope = OF_SEAT[seat]
    if phase == CASTING:
        _stop_casting(battle, scope)
    elif phase == MAIN_PHASE:
        battle.agenda.pop()
        battle.decision = Decision(seat, "ask-main", actions(battle, seat), MAIN, scope)
    elif len({battle.kinds[card] for card in battle.zone(seat, PLAYED)}) > 1:
        battle.run()
    else:
        PAUSED.resolve(battle, DRAW)


def _stop_casting(battle: Battle, scope: Scope) -> None:
    seat, agenda = scope.seat, battle.agenda
    if agenda[-1][0] is CASTING_BEGINS:
        first = {battle.kinds[card]: card for card in reversed(battle.prepped(seat)) if battle.kinds[card].at_casting}
        if len(first) > 1:
            battle.run()
            return
        agenda.pop()
        for kind, card in first.items():
            use = Option(f"use:{kind.id}", "option-use", {"card": kind.name}, f"p{seat}", action=ON_CARD[card])
            battle.decision = Decision(seat, "ask-casting-begins", [use], CASTING_BEGINS, scope)
            return
    if agenda[-1][0] is CASTING_PHASE:
        agenda.pop()
    below = len(agenda)
    CASTING_PHASE.resolve(battle, scope)
    if battle.decision is None:
        option = options.END_CASTING
        if len(agenda) > below:  # a lone spell was taken: it lies on the agenda, and nothing has happened yet
            card = agenda[-1][1].card
            option = battle.options[card].cast[seat][battle.offset(card) - BREACH]
            del agenda[below:]
        battle.decision = Decision(seat, "ask-casting", [option], CASTING_PHASE, scope)


PHASE_OF: Mapping[Effect, str] = {
    CASTING_BEGINS: CASTING,
    CASTING_PHASE: CASTING,
    MAIN: MAIN_PHASE,
    DRAW_PHASE: DRAW,
}
"""Who asks the questions that a position can begin with, and in which phase."""

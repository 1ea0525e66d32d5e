"""Where a position begins: whose turn it is, in which phase, and the question that stands there.

A match takes a lone option by itself. A position that was just laid out does not, unless it says `run_on`: it stands where
it says, and the one thing that can be done is asked as a decision with one option.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.aeons_end.rules import options
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.main_phase import MAIN, MainPhase
from talia.games.aeons_end.rules.scope import NOBODY, OF_SEAT, Scope
from talia.games.aeons_end.rules.turns import (
    CASTING,
    CASTING_BEGINS,
    CASTING_PHASE,
    DRAW,
    DRAW_PHASE,
    MAIN_PHASE,
    NEXT_TURN,
    PHASES,
    CastingBegins,
    CastingPhase,
    DrawPhase,
    begin_nemesis_turn,
    begin_player_turn,
)
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


PAUSED = Paused()


def is_nemesis_phase(phase: str) -> bool:
    """Whether it is the nemesis' turn then."""
    return phase.startswith("nemesis")


def begin(battle: Battle, phase: str, active: int, casting_begun: bool, run_on: bool) -> None:
    """Put the rest of the turn on the agenda, and ask what stands there."""
    if phase == BETWEEN_TURNS:
        battle.active = active
        battle.phase = CASTING
        battle.agenda.append((NEXT_TURN, NOBODY))
        if battle.turn == 0 and battle.table.nemesis.prepares is not None:
            battle.agenda.append((battle.table.nemesis.prepares, NOBODY))
    elif is_nemesis_phase(phase):
        begin_nemesis_turn(battle, phase)
        battle.phase = phase
    else:
        begin_player_turn(battle, active, phase)
        battle.phase = phase
        if casting_begun and battle.agenda[-1][0] is CASTING_BEGINS:
            battle.agenda.pop()
    if run_on:
        battle.run()
    elif phase == BETWEEN_TURNS or is_nemesis_phase(phase):
        PAUSED.resolve(battle, phase)
    else:
        _stop(battle, phase)


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
    if phase == CASTING and battle.agenda[-1][0] is MAIN:
        battle.agenda.append((CASTING_PHASE, OF_SEAT[battle.active]))
    while battle.decision is None:
        effect, scope = battle.agenda.pop()
        _STOPS[effect].resolve(battle, scope)
        asked = battle.decision
        if asked is not None and asked.effect is not PAUSED:
            battle.decision = Decision(asked.seat, asked.word, asked.options, effect, asked.ctx, asked.args)


def _alone(battle: Battle, word: str, option: Option, asker: Effect, scope: Scope) -> None:
    battle.decision = Decision(scope.seat, word, [option], asker, scope)


class _StopBeforeCasting(CastingBegins):
    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        _alone(battle, "ask-casting-begins", option, self, scope)


class _StopCasting(CastingPhase):
    def resolve(self, battle: Battle, scope: Scope) -> None:
        super().resolve(battle, scope)
        if battle.decision is None:
            _alone(battle, "ask-casting", options.END_CASTING, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        _alone(battle, "ask-casting", option, self, scope)


class _StopMain(MainPhase):
    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        _alone(battle, "ask-main", option, self, scope)


class _StopDraw(DrawPhase):
    def _put_down(self, battle: Battle, seat: int) -> None:
        battle.agenda.append((DRAW_PHASE, OF_SEAT[seat]))
        PAUSED.resolve(battle, DRAW)


_STOPS: Mapping[Effect, Effect] = {
    CASTING_BEGINS: _StopBeforeCasting(),
    CASTING_PHASE: _StopCasting(),
    MAIN: _StopMain(),
    DRAW_PHASE: _StopDraw(),
}
"""For each question of a player's turn one that is asked in its place, and does not take a lone option by itself."""

PHASE_OF: Mapping[Effect, str] = {
    CASTING_BEGINS: CASTING,
    CASTING_PHASE: CASTING,
    MAIN: MAIN_PHASE,
    DRAW_PHASE: DRAW,
}
"""Who asks the questions that a position can begin with, and in which phase."""

"""What makes a question be asked: the card, the ability or the nemesis behind it."""

from __future__ import annotations

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import ASIDE, IN_PLAY
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Decision
from talia.kernel.game import Cause

PLAIN = ("ask-main", "ask-casting", "ask-casting-begins", "ask-order", "ask-turn", "ask-destroy-breach")
"""Questions of the turn itself, which no card asks."""


def cause(battle: Battle, decision: Decision) -> Cause | None:
    """The card that asks; without one, the ability of whoever decides, or the nemesis that unleashes."""
    scope = decision.ctx
    if decision.word in PLAIN or "card" in decision.args or not isinstance(scope, Scope):
        return None
    if scope.card >= 0:
        kind = battle.kinds[scope.card]
        shown = battle.where[scope.card] in (IN_PLAY, ASIDE)
        return Cause(kind.name, kind.id, f"nemesis/{kind.id}" if shown and scope.seat < 0 else "")
    if scope.seat >= 0:
        return Cause(battle.table.mages[scope.seat].ability_name, "", f"p{scope.seat}/ability")
    return Cause(battle.table.nemesis.name, battle.table.nemesis.id, "nemesis")

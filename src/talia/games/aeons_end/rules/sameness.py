"""Whether the answers to a question come to the same by what lies in play: tried out on copies, for rare questions only."""

from __future__ import annotations

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.turns import NEMESIS_DRAW_PHASE
from talia.kernel.decision import Option
from talia.kernel.effect import Effect


def all_the_same(battle: Battle, effect: Effect, scope: Scope, options: list[Option]) -> bool:
    """Whether every answer leads to the same table in this main phase of the nemesis, before anybody is asked again.

    Nothing counts that nobody could know: neither chance nor a card that comes to light. How a battle ends is its players'
    to choose.
    """
    drawing = next((n for n, (each, _) in enumerate(battle.agenda) if each is NEMESIS_DRAW_PHASE), -1)
    if drawing < 0:
        return False
    first: list[object] = []
    for option in options:
        twin = battle.clone()
        twin.agenda = twin.agenda[drawing + 1 :]  # without the draw, and what comes after it
        effect.answer(twin, scope, option)
        twin.run()
        if twin.result is not None or twin.reveals != battle.reveals or twin.chance != battle.chance:
            return False
        facts = twin.facts()
        if first and facts != first:
            return False
        first = facts
    return True

"""What of a player's side anybody is told of."""

from __future__ import annotations

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE
from talia.games.aeons_end.rules.closed import known_breaches


def breaches_of(battle: Battle, seat: int) -> list[int]:
    """The breaches that a player has or had, counted from 0: one that was destroyed is shown as gone, one that the mage
    never had is not shown."""
    at_first = battle.table.mages[seat].stages
    return [
        breach
        for breach in known_breaches(battle.table.without)
        if battle.stages[4 * seat + breach] != GONE or (breach < len(at_first) and at_first[breach] != GONE)
    ]

"""How a battle ends: the players win or lose, at once."""

from __future__ import annotations

from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import NOBODY
from talia.kernel.result import Result
from talia.kernel.voice import Name


def win(battle: Battle, why: str) -> None:
    """The players win, at once."""
    if battle.result is not None:
        return
    battle.tell("won", why=Name(f"end-{why}"))
    battle.finish(Result((True,) * battle.players, why))
    _ended(battle)


def lose(battle: Battle, why: str) -> None:
    """The players lose, at once."""
    if battle.result is not None:
        return
    battle.tell("lost", why=Name(f"end-{why}"))
    battle.finish(Result((False,) * battle.players, why))
    _ended(battle)


def _ended(battle: Battle) -> None:
    """What only happens once the battle is over, and changes nothing of its end."""
    deed = battle.table.nemesis.battle_ends
    if deed is not None:
        deed.resolve(battle, NOBODY)

"""How good a battle looks for the players."""

from __future__ import annotations

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.layout import IN_PLAY, NEMESIS_DECK


def worth(b: Battle) -> float:
    """From 0 (lost) to 1 (won): what the nemesis has left against what the players and Gravehold have left."""
    if b.result is not None:
        return 1.0 if b.result.won[0] else 0.0
    table = b.table
    foe = b.nemesis_life / table.full_nemesis
    spent = 1 - len(b.zones[NEMESIS_DECK]) / 31
    threats = sum(b.counts[card] * b.kinds[card].tier for card in b.zones[IN_PLAY]) / 60
    town = b.gravehold / table.full_gravehold
    life = sum(b.life) / (table.full_life * b.players)
    start = table.nemesis.starting_tokens(table.harder)
    tokens = b.tokens / start if start and table.nemesis.no_tokens is not None else 1.0
    standing = 0.45 * town + 0.3 * life + 0.25 * tokens
    return max(0.01, min(0.99, 0.5 + 0.35 * (1 - foe) + 0.3 * (standing - 1) + 0.1 * spent - 0.2 * threats))

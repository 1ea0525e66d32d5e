"""Relics, in the order of their cost."""

from talia.games.aeons_end.cards import RELIC
from talia.games.aeons_end.vocabulary import (
    destroy,
    destroy_this,
    focus_any,
    gains_life,
    gravehold_gains,
    played_gem_or_relic,
)

RELICS = (
    RELIC("mages-totem", cost=2,
          play=destroy(played_gem_or_relic) | (destroy_this() + gravehold_gains(1))),

    RELIC("primordial-fetish", cost=4,
          play=focus_any() | (destroy_this() + gains_life(3))),
)  # fmt: skip

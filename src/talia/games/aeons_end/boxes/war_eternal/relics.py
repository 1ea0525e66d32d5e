"""Relics, in the order of their cost."""

from talia.games.aeons_end.cards.card import RELIC
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    cast_any,
    destroy,
    destroy_allys_top,
    destroy_this,
    focus_any,
    gains_charge,
    gains_life,
    gravehold_gains,
    in_hand_or_discard,
    may,
    played_gem_or_relic,
    prep_from_discard,
    reveal_turn_may_bury,
    supply_empty,
    when,
)

RELICS = (
    RELIC("mages-totem", cost=2,
          play=destroy(played_gem_or_relic) | (destroy_this() + gravehold_gains(1))),

    RELIC("conclave-scroll", cost=3,
          play=gains_charge(1) + when(supply_empty(), may(destroy_allys_top()))),

    RELIC("fiend-catcher", cost=3,
          play=may(destroy(in_hand_or_discard)) + reveal_turn_may_bury(only_nemesis=True)),

    RELIC("cairn-compass", cost=4,
          play=any_ally >> may(prep_from_discard())),

    RELIC("primordial-fetish", cost=4,
          play=focus_any() | (destroy_this() + gains_life(3))),

    RELIC("vortex-gauntlet", cost=6,
          play=cast_any()),
)  # fmt: skip

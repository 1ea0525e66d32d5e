"""The cards mages start with. They cost nothing and are in no supply pile."""

from talia.games.aeons_end.cards import GEM, SPELL
from talia.games.aeons_end.vocabulary import (
    NOT_RELIC_OR_SPELL,
    any_ally,
    deal,
    gain,
    may,
    prep_from_hand,
    take_allys_top,
)

STARTERS = (
    GEM("crystal", cost=0, starter=True,
        play=gain(1)),

    SPELL("spark", cost=0, starter=True,
          cast=deal(1)),

    # Dezmodia
    GEM("oblivion-shard", cost=0, starter=True,
        play=gain(2, NOT_RELIC_OR_SPELL)),

    # Gex
    GEM("shattered-geode", cost=0, starter=True,
        play=gain(1) + may(take_allys_top())),

    # Mist
    GEM("amethyst-paragon", cost=0, starter=True,
        play=gain(1) + (any_ally >> may(prep_from_hand(closed_too=True)))),
)  # fmt: skip

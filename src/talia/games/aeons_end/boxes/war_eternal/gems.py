"""Gems, in the order of their cost."""

from talia.games.aeons_end.cards import GEM
from talia.games.aeons_end.vocabulary import (
    gain,
    nemesis_tier,
    nemesis_turns_discarded,
    next_gain_onto_deck,
    when,
)

GEMS = (
    GEM("frozen-magmite", cost=3,
        play=gain(2) + next_gain_onto_deck()),

    GEM("scoria-slag", cost=4,
        play=gain(2) + when(nemesis_tier() >= 2, gain(1))),

    GEM("erratic-ingot", cost=5,
        play=gain(2) + when(nemesis_turns_discarded() >= 1, gain(2))),
)  # fmt: skip

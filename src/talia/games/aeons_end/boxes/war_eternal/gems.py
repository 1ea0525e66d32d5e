"""Gems, in the order of their cost."""

from talia.games.aeons_end.cards.card import GEM
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    discard,
    first_this_turn,
    focus_lowest,
    gain,
    gains_another,
    may,
    nemesis_tier,
    nemesis_turns_discarded,
    next_gain_onto_deck,
    prepped_spell,
    spend,
    when,
)

GEMS = (
    GEM("dread-diamond", cost=3,
        play=gain(2) + may(discard(prepped_spell)).if_done(gain(1))),

    GEM("frozen-magmite", cost=3,
        play=gain(2) + next_gain_onto_deck()),

    GEM("volcanic-glass", cost=3,
        when_gained=may(spend(2)).if_done(any_ally >> gains_another()),
        play=gain(2)),

    GEM("breach-ore", cost=4,
        play=gain(2) | focus_lowest()),

    GEM("scoria-slag", cost=4,
        play=gain(2) + when(nemesis_tier() >= 2, gain(1))),

    GEM("erratic-ingot", cost=5,
        play=gain(2) + when(nemesis_turns_discarded() >= 1, gain(2))),

    GEM("bloodstone-jewel", cost=6,
        when_gained=first_this_turn(gain(3)),
        play=gain(3)),
)  # fmt: skip

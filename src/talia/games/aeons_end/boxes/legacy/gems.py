"""Gems, in the order of their cost."""

from talia.games.aeons_end.cards.card import GEM
from talia.games.aeons_end.cards.vocabulary import any_ally, deal, discard, draws, gain, may, when
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand
from talia.games.aeons_end.cards.vocabulary.pulse import gains_pulse, lose_any_pulse, pay_pulse, pulse_lost
from talia.games.aeons_end.cards.vocabulary.quiet import silence_a_minion
from talia.games.aeons_end.cards.vocabulary.toll import your_charges
from talia.games.aeons_end.cards.vocabulary.yours import your_breach_is_open, your_prepped

III = 2
"""The third breach, counted from 0."""

GEMS = (
    GEM("ancient-cyanolith", cost=3,
        play=gain(2)),

    GEM("conductive-grit", cost=3,
        play=(gain(2) + gains_pulse(1)) | (pay_pulse(1) + gain(3))),

    GEM("soothing-torporene", cost=3,
        play=gain(2) | silence_a_minion()),

    GEM("arcing-silicate", cost=4,
        play=gain(2) + gains_pulse(1) + lose_any_pulse(deal(1 * pulse_lost))),

    GEM("branching-radite", cost=4,
        play=gain(2) + when(your_prepped() >= 2, gain(1))),

    GEM("entangled-shard", cost=4,
        play=gain(2) + when(your_charges() >= 3, gain(1))),

    GEM("phased-portalite", cost=4,
        play=gain(2) + when(your_breach_is_open(III), gain(1))),

    GEM("crumbling-compound", cost=5,
        play=gain(2) + may(discard(gem_in_hand)).if_done(gain(2))),

    GEM("refined-lumenium", cost=5,
        play=gain(2) + (any_ally >> draws(1))),

    GEM("fulmite-slab", cost=6, counted=True,
        this_turn=pay_pulse(1) + gain(1),
        play=gain(1) + gains_pulse(2)),

    GEM("gilded-marble", cost=6,
        play=gain(3)),
)  # fmt: skip

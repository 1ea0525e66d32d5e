"""The guided battle: Mazahaedron, alone, against a nemesis that has little life left."""

from __future__ import annotations

from talia.kernel.lesson import Lesson, Step

POSITION = {
    "phase": "main",
    "gravehold": 14,
    "full_life": 12,
    "players": [
        {
            "mage": "mazahaedron",
            "life": 11,
            "charges": 3,
            "hand": ["crystal", "crystal", "crystal", "spark", "spark"],
            "deck": ["crystal", "crystal", "crystal", "conjure-the-lost", "spark", "equilibrium"],
            "breaches": {"II": {"stage": 1}},
        }
    ],
    "nemesis": {
        "name": "umbra-titan",
        "life": 10,
        "tokens": 6,
        "in_play": [{"name": "howling-spinners", "life": 1}],
        "deck": ["encroach", "seismic-roar", "grubber", "cryptid", "thrash"],
    },
    "turn_order": {"deck": ["nemesis", "player 1", "nemesis", "player 1"], "discard": ["player 1"]},
    "market": {
        "volcanic-glass": 7,
        "breach-ore": 7,
        "bloodstone-jewel": 7,
        "cairn-compass": 5,
        "vortex-gauntlet": 5,
        "thoughtform-familiar": 5,
        "kindle": 5,
        "nova-forge": 5,
        "crystallize": 5,
    },
}
"""With seed 1 the nemesis comes first in the second round."""

STEPS = (
    Step("gems", ("play:crystal",), 3, ("nemesis", "gravehold", "p0", "p0/hand/crystal")),
    Step("gain", ("gain:volcanic-glass",), 1, ("market", "market/volcanic-glass")),
    Step("prep", ("prep:spark>I",), 1, ("p0/hand/spark", "p0/breach/I")),
    Step("unleash", ("or:*",), 1, ("p0/hand", "nemesis/howling-spinners", "nemesis")),
    Step("cast", ("cast:spark@I",), 1, ("p0/breach/I",)),
    Step("target", ("target:howling-spinners",), 1, ("nemesis/howling-spinners",)),
    Step("more-gems", ("play:crystal",), 3, ("p0/hand/conjure-the-lost", "p0/hand/crystal")),
    Step("focus", ("focus:II",), 1, ("p0/breach/II", "p0/breach/II")),
    Step("prep-both", ("prep:conjure-the-lost>I", "prep:spark>II"), 2, ("p0/breach/I",)),
    Step("closed", ("cast:spark@II",), 1, ("p0/hand/volcanic-glass", "nemesis/seismic-roar", "p0/breach/II")),
    Step("big-spell", ("cast:conjure-the-lost@I",), 1, ("p0/breach/I",)),
    Step("may", ("yes", "skip"), 1, ("gravehold",)),
    Step("all-gems", ("play:*",), 3, ("nemesis", "p0/hand/volcanic-glass")),
    Step("charge", ("charge",), 1, ("p0/ability",)),
    Step("ability", ("ability",), 1, ("p0/ability",)),
    Step("gift", ("gain:breach-ore",), 1, ("market/breach-ore",)),
    Step("last-spell", ("prep:equilibrium>I",), 1, ("p0/hand/equilibrium",)),
    Step("finish-turn", ("end",), 1, ("",)),
    Step("order", ("rest",), 1, ("p0/discard",)),
    Step("last-cast", ("cast:equilibrium@I",), 1, ("nemesis/grubber", "p0/breach/I")),
    Step("last-target", ("target:nemesis",), 1, ("nemesis",)),
)

BATTLE = Lesson("battle", POSITION, STEPS)

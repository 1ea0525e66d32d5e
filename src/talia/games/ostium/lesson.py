"""The guided duel: two gates of the rival are left, and two turns bring them down."""

from __future__ import annotations

from talia.kernel.lesson import Lesson, Step

POSITION = {
    "round": 6,
    "active": 0,
    "players": [
        {
            "gates": [9, 12, 7],
            "hand": ["moss-mouse", "pocket-bat", "reed-piper", "ash-kitten", "cinder-toad"],
            "deck": ["echo-chick", "ember-imp", "smoke-calf", "inkling", "pebblekin", "fern-fawn"],
        },
        {
            "gates": [0, 4, 4],
            "attack": ["", "", "thimble-ghost"],
            "defence": ["", "hedge-warden", ""],
            "hand": ["quartz-pup", "spark-snail", "bell-moth", "twig-wren"],
            "deck": ["acorn-sprite", "candle-wisp", "puddle-frog", "alley-cat", "humming-fox", "glimmer-mite"],
        },
    ],
    "field": {
        "warriors": ["flint-boar", "gem-hoarder", "tuning-crane", "bark-knight", "scorch-hound", "night-courier"],
        "warrior_deck": ["coal-lancer", "amber-mole", "furnace-ram", "root-mender", "drum-badger", "bone-gambler"],
        "sovereigns": ["hearthbreaker", "walking-grove"],
    },
}

STEPS = (
    Step(
        "crystals",
        ("discard:moss-mouse", "discard:pocket-bat", "discard:reed-piper"),
        3,
        ("p1/gate/1", "p0/gate/1", "p0/hand/moss-mouse"),
    ),
    Step("call", ("call:flint-boar",), 1, ("field", "field/flint-boar")),
    Step("boar-place", ("place:A2",), 1, ("p0/place/A2", "p1/place/D2")),
    Step("kitten", ("summon:ash-kitten",), 1, ("p0/hand/ash-kitten", "p0/place/A2")),
    Step("kitten-place", ("place:A1",), 1, ("p0/place/A1",)),
    Step("toad", ("summon:cinder-toad",), 1, ("p0/hand/cinder-toad",)),
    Step("toad-place", ("place:D2",), 1, ("p0/place/D2",)),
    Step("fusion", ("chain:2>D2-A2",), 1, ("p0/gate/1", "p0/place/A2")),
    Step("pass", ("pass",), 1, ("p0/place/A1", "p1/place/A3", "p1/gate/2")),
    Step(
        "more-crystals",
        ("discard:echo-chick", "discard:inkling", "discard:pebblekin", "discard:ember-imp"),
        4,
        ("p1/gate/1", "p1/place/A1", "p1/place/D3", "p0/hand"),
    ),
    Step("move", ("move:A1",), 1, ("p0/place/A1",)),
    Step("move-to", ("place:A2",), 1, ("p0/place/A2",)),
    Step("lancer", ("call:coal-lancer",), 1, ("field/coal-lancer",)),
    Step("lancer-place", ("place:A1",), 1, ("p0/place/A1",)),
    Step("strike", ("use:strike-1",), 1, ("p0/place/A1",)),
    Step("finish-phase", ("end",), 1, ("p0/hand/smoke-calf",)),
    Step("long-fusion", ("chain:2>D2-A2-A1",), 1, ("p0/gate/1",)),
    Step("last-charge", ("charge:left",), 1, ("p0/place/A1",)),
    Step("last-pass", ("pass",), 1, ("p1/place/D3",)),
)

RIVAL = (
    "console:hearthbreaker",
    "summon:hearthbreaker",
    "place:A1",
    "use:strike-2",
    "gate:1-2",
    "summon:twig-wren",
    "place:D3",
    "end",
    "charge:left",
    "pass",
)

DUEL = Lesson("duel", POSITION, STEPS, RIVAL)

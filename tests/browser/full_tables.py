"""Late battles with four players at a full table: everything that a nemesis of Outcasts and Legacy brings lies there.

Positions for pictures and for tests of the board: what is crowded here is crowded nowhere else.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import talia
from talia import Match, bots

OUTCASTS = "aeons-end/outcasts"
LEGACY = "aeons-end/legacy"
ALL_BOXES = "aeons-end/all"

Told = dict[str, Any]  # Any, all through this file: positions are plain JSON.

OPEN = {"open": True}
OF_OUTCASTS: list[Told] = [
    {
        "mage": "Taqren",
        "life": 7,
        "charges": 3,
        "aether": 5,
        "hand": [
            "Curse of Rot",
            "Crystal",
            "Crystal",
            "Spark",
            "Duplicating Sazite",
            "Destiny Forger",
            "Lightning Arrow",
        ],
        "deck": ["Crystal"] * 4,
        "discard": ["Spark", "Twisted Fang"],
        "played": ["Molten Peridot", "Petrified Phoenixium", "Crystal"],
        "breaches": {
            "I": {"prepped": ["Tornado of Insight"]},
            "II": {**OPEN, "prepped": ["Twisted Fang"]},
            "III": {"stage": 2, "focused": True},
            "IV": {"stage": 1},
        },
        "front": ["Hemorrhage"],
        "treasures": ["Armored Pauldrons"],
    },
    {
        "mage": "Z'hana",
        "life": 0,
        "charges": 2,
        "hand": ["Crystal", "Crystal", "Spark", "Transmuter's Lens", "Fortified Frost"],
        "deck": ["Crystal"],
        "breaches": {"II": {**OPEN, "prepped": ["Lightning Arrow"]}},
        "treasures": ["World Marble"],
    },
    {
        "mage": "Dezmodia: Void-Risen",
        "life": 10,
        "charges": 4,
        "hand": ["Crystal", "Spark", "Spark", "Molten Peridot"],
        "deck": ["Crystal"] * 3,
        "breaches": {"IV": {**OPEN, "prepped": ["Spark"]}},
        "front": ["Marked for Death"],
    },
    {
        "mage": "Thraxir",
        "life": 3,
        "hand": ["Crystal", "Crystal", "Crystal", "Twisted Fang", "Cursed Shard"],
        "deck": ["Spark"] * 2,
        "treasures": ["Bloodshot Geode"],
    },
]
OUTCASTS_MARKET = {
    "molten-peridot": 4,
    "petrified-phoenixium": 5,
    "duplicating-sazite": 3,
    "destiny-forger": 4,
    "transmuters-lens": 0,
    "fortified-frost": 1,
    "twisted-fang": 2,
    "lightning-arrow": 2,
    "tornado-of-insight": 4,
}
OF_LEGACY: list[Told] = [
    {
        "mage": "Bubda",
        "life": 7,
        "charges": 3,
        "pulse": 4,
        "aether": 6,
        "hand": [
            "Crystal",
            "Crystal",
            "Spark",
            "Fulmite Slab",
            "Warping Haze",
            "Adrenal Batteries",
            "Breach Collision",
        ],
        "deck": ["Crystal"] * 4,
        "discard": ["Spark"],
        "played": ["Conductive Grit", "Soothing Torporene"],
        "breaches": {
            "I": {"prepped": ["Arcane Salvo"], "attached": "Pulse Anchor"},
            "II": {**OPEN, "prepped": ["Thunderous Oath"]},
            "III": {"stage": 2, "focused": True},
            "IV": {"stage": 1},
        },
    },
    {
        "mage": "Ramzel",
        "life": 0,
        "charges": 2,
        "pulse": 2,
        "hand": ["Crystal", "Crystal", "Spark", "Fire Chakram", "Brane Knife"],
        "deck": ["Crystal"],
        "breaches": {"II": {**OPEN, "prepped": ["Bending Beam"]}},
    },
    {
        "mage": "Ivane",
        "life": 10,
        "charges": 4,
        "hand": ["Crystal", "Spark", "Spark", "Neural Wreath"],
        "deck": ["Crystal"] * 3,
        "breaches": {"I": {"prepped": ["Spark"]}},
    },
    {
        "mage": "Sennet",
        "life": 3,
        "pulse": 5,
        "hand": ["Crystal", "Crystal", "Crystal", "Breach Flare"],
        "deck": ["Spark"] * 2,
    },
]
LEGACY_MARKET = {
    "conductive-grit": 3,
    "soothing-torporene": 5,
    "fulmite-slab": 7,
    "adrenal-batteries": 2,
    "brane-knife": 0,
    "warping-haze": 1,
    "arcane-salvo": 4,
    "thunderous-oath": 3,
    "breach-collision": 5,
}
MAWS = {
    "maw-i-place": 3,
    "maw-i-life": 6,
    "maw-ii-place": 5,
    "maw-ii-life": 20,
    "maw-iii-place": 1,
    "maw-iii-life": 0,
    "maw-iv-place": 7,
    "maw-iv-life": 13,
}
GRID = (*((n, n + 1) for n in (1, 2, 4, 5, 7, 8)), *((n, n + 3) for n in range(1, 7)))
BRIDGES = {f"bridge-{one}-{other}": 1 for one, other in GRID if (one + other) % 3}
FOES: dict[str, Told] = {
    "experiment-153": {
        "nemesis": {
            "in_play": [
                "corrupting-chitterer",
                {"name": "cascading-casualties", "tokens": 1},
                {"name": "vein-worms", "life": 4},
                "wandering-observer",
                "endless-torment",
            ]
        },
        "marks": MAWS,
    },
    "thief-of-dreams": {
        "nemesis": {
            "in_play": [
                {"name": "deluge-of-magic", "tokens": 1},
                "scion-of-dreams",
                "dream-devourer",
                "spiralling-nightmare",
                "moonstruck-hound",
            ],
            "discard": ["backlash"],
            "zones": {
                "dream-deck": ["arcane-relay", "bottled-sun"],
                "dream-1": ["reconstituting-circuit"],
                "dream-2": ["chain-of-retrieval"],
                "dream-4": ["galvanized-sapphire"],
                "dream-5": ["infused-ignition"],
            },
        },
        "marks": {"dream-walker": 3},
    },
    "risen-thrall": {
        "nemesis": {
            "in_play": [
                {"name": "Soldier of Rot", "turned": True},
                {"name": "Soldier of Rot", "illusion": True},
                "thrall-hybrid",
                {"name": "engulfing-hordes", "tokens": 2},
                "distortion-smoke",
                "silent-decay",
            ],
        },
    },
    "fountain-of-souls": {
        "nemesis": {
            "in_play": ["energy-leech", {"name": "soul-frenzy", "tokens": 1}, "murky-voidborn", "starry-smogling"]
        },
        "marks": {"souls-1": 1, "souls-3": 2, "souls-4": 3, "souls-6": 1, "souls-7": 2, "lantern": 3},
        "xaxos": {"charges": 5},
    },
    "bladius": {
        "nemesis": {
            "in_play": [
                "vile-impaler",
                {"name": "hate-hound", "shields": 2},
                {"name": "fleche", "tokens": 1},
                "iron-charger",
                "flying-guillotine",
            ]
        },
    },
    "spawning-horror": {
        "nemesis": {
            "in_play": [
                "Electric Pod",
                "Spiked Pod",
                "Volcanic Pod",
                {"name": "accelerated-breeding", "tokens": 1},
                "nest-defender",
            ],
            "crew_discard": [],
        },
    },
    "fungal-mesh": {
        "nemesis": {
            "in_play": [
                "dominion-spores",
                {"name": "brama-infested", "silenced": True},
                {"name": "redirected-power", "tokens": 1},
                "psychic-clouds",
            ]
        },
    },
    "haze-fiend": {
        "nemesis": {
            "in_play": ["smog-beast", "rune-prisoner", {"name": "aether-channel", "tokens": 1}, "toxic-breath"]
        },
        "marks": {"crystals-1": 5, "flawed-1": 2, "flawed-2": 1},
    },
    "deathmind": {
        "nemesis": {
            "in_play": ["kinetic-construct", {"name": "memory-burst", "tokens": 1}, "nightmare", "bramas-torment"]
        },
        "marks": BRIDGES,
    },
    "maelstrom-risen": {
        "nemesis": {
            "in_play": [
                "Grave Beacon",
                "Misery Beacon",
                {"name": "venomous-coil", "tokens": 1},
                "bladius-risen",
                "beast-of-blades",
                "slice-power",
            ],
            "crew_discard": ["Protective Beacon"],
        },
    },
    "xaxos-ascended": {
        "nemesis": {
            "in_play": [
                "prelatus-of-fire",
                {"name": "inner-eye", "tokens": 2},
                "prelatus-of-death",
                "prelatus-of-lore",
            ],
            "zones": {
                "breach-1": ["xaxos-incinerating-fist"],
                "breach-2": ["xaxos-flare"],
                "breach-3": ["xaxos-breach-collision"],
            },
        },
    },
    "maelstrom": {
        "nemesis": {
            "in_play": [
                "leviathan-hatchling-campaign",
                {"name": "creeping-curse-campaign", "tokens": 1},
                "eye-grinder",
                "acid-fog",
            ],
            "changed": {
                "leviathan-hatchling-campaign": {"was": "leviathan-egg"},
                "creeping-curse-campaign": {"stickers": 1},
            },
        },
    },
}
"""What lies with each nemesis, and what is counted of it."""

OUTCASTS_FOES = tuple(FOES)[:4]
LEGACY_FOES = tuple(FOES)[4:]


def full_table(nemesis: str, players: int = 4) -> Told:
    """A late battle against this nemesis: full hands, breaches and treasures, in the main phase of the first player."""
    of_outcasts = nemesis in OUTCASTS_FOES
    own = FOES[nemesis]
    turns = ["player 1", "player 2"] if players == 2 else ["pair 1 2", "pair 3 4"]
    told: Told = {
        "players": (OF_OUTCASTS if of_outcasts else OF_LEGACY)[:players],
        "market": OUTCASTS_MARKET if of_outcasts else LEGACY_MARKET,
        "gravehold": 14,
        "round": 6,
        "turn": 31,
        "turn_order": {"discard": [*turns, "nemesis", turns[0]]},
        **own,
        "nemesis": {"name": nemesis, **own["nemesis"]},
    }
    if of_outcasts:
        told["treasures"] = ["Poison Heart"]
    return told


def played_match(game: str, players: int, choices: int, seed: int = 1, **answers: Any) -> Match:
    """A match after so many choices of the bot `steady`; below 0 they are as many as it takes to the end."""
    match = talia.game(game).new(players=players, seed=seed, **answers)
    adviser = bots.bot("steady", match.game, 1)
    while not match.over and (choices < 0 or len(match.keys) < choices):
        asked = match.open[0]
        match.choose(adviser.choose(match, asked), asked.seat)
    return match


def laid(database: Path, table: str, match: Match) -> str:
    """A table like this one at which the match stands instead, put beside it into the server's database. Its id."""
    with sqlite3.connect(database) as store:
        store.row_factory = sqlite3.Row
        row = dict(store.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        row |= {"id": f"{table}p", "origin": json.dumps(match.origin)}
        marks = ", ".join(f":{name}" for name in row)
        store.execute(f"INSERT INTO tables ({', '.join(row)}) VALUES ({marks})", row)
        store.execute("INSERT INTO sitters SELECT ?, person FROM sitters WHERE table_id = ?", [row["id"], table])
    return str(row["id"])

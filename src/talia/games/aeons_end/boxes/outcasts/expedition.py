"""The expedition of Outcasts: four battles, what each of them brings, and the parts of its story (`tale-en.ftl`)."""

from typing import Final

from talia.games.aeons_end.boxes.outcasts import BOX, GAME
from talia.games.aeons_end.expedition.route import Encounter, Gains, told
from talia.games.aeons_end.expedition.rules import Expedition
from talia.kernel.voice import Name

BATTLES: Final = (
    Encounter(
        "experiment-153",
        gains=Gains(
            market=("galvanized-sapphire", "vigorous-sunstone", "carnivorous-roox", "infused-ignition"),
            treasures=(
                "rhias-planar-pocket",
                "talixs-everburn",
                "razras-training-whistle",
                "losts-forged-spark",
                "mazras-thesis",
            ),
            abilities=(
                "obsidian-burst",
                "clarifying-light",
                "glowing-insight",
                "crystalline-shield",
                "shattered-rewind",
                "imbued-aura",
            ),
        ),
    ),
    Encounter(
        "thief-of-dreams",
        upgraded=(
            "chaos-strike",
            "rescind",
            "hunt-the-weak",
            "silent-decay",
            "sky-crush",
            "scion-of-the-void",
            "ray-of-desolation",
        ),
        gains=Gains(
            market=("elongated-looq", "chain-of-retrieval", "paired-storm", "arcane-relay"),
            mages=("qu",),
            treasures=("broken-tooth", "rejuvenating-diamond", "poison-heart"),
            abilities=("interceding-flare", "twisting-flame"),
        ),
    ),
    Encounter(
        "risen-thrall",
        upgraded=("rain-of-devastation", "harbinger-of-monstrosity", "sacrifice", "blighted-magic"),
        gains=Gains(
            market=("helix-of-amber", "reconstituting-circuit", "unhinged-vortex", "radiant-conflux"),
            mages=("thraxir",),
            treasures=(
                "armored-pauldrons",
                "rebound-gauntlet",
                "world-marble",
                "treasured-stone",
                "bloodshot-geode",
            ),
            abilities=("fortifying-blaze", "flickering-spirit"),
        ),
    ),
    Encounter(
        "fountain-of-souls",
        upgraded=("labyrinth-wraith", "mage-devourer", "scour", "blackened-stars"),
    ),
)

PARTS: Final = (
    "start",
    *(f"{moment}-{number}" for number in range(1, len(BATTLES) + 1) for moment in ("battle", "won", "lost")),
)

EXPEDITION: Final = Expedition(
    GAME,
    Name("expedition-outcasts"),
    told(("ilya", "kel", "taqren", "zhana"), BOX.markets["first-market"], BATTLES),
    levels=("beginner", "normal"),  # harder rules are for battles outside this expedition
    tale="outcasts",
    parts=PARTS,
)

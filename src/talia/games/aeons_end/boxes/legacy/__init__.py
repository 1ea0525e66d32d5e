"""Aeon's End: Legacy."""

from pathlib import Path

from talia.games.aeons_end.boxes.legacy.basic import BASICS
from talia.games.aeons_end.boxes.legacy.evolving import FORMS
from talia.games.aeons_end.boxes.legacy.flaws import FLAWED_CRYSTAL
from talia.games.aeons_end.boxes.legacy.gems import GEMS
from talia.games.aeons_end.boxes.legacy.mages import MAGES, made, sorts_of_gifts, usually_called
from talia.games.aeons_end.boxes.legacy.nemeses.bladius import BLADIUS
from talia.games.aeons_end.boxes.legacy.nemeses.deathmind import DEATHMIND
from talia.games.aeons_end.boxes.legacy.nemeses.fungal_mesh import FUNGAL_MESH
from talia.games.aeons_end.boxes.legacy.nemeses.haze_fiend import HAZE_FIEND
from talia.games.aeons_end.boxes.legacy.nemeses.maelstrom import MAELSTROM
from talia.games.aeons_end.boxes.legacy.nemeses.maelstrom_risen import MAELSTROM_RISEN
from talia.games.aeons_end.boxes.legacy.nemeses.spawning_horror import SPAWNING_HORROR
from talia.games.aeons_end.boxes.legacy.nemeses.xaxos_ascended import XAXOS_ASCENDED
from talia.games.aeons_end.boxes.legacy.relics import RELICS
from talia.games.aeons_end.boxes.legacy.spells import SPELLS
from talia.games.aeons_end.boxes.legacy.starters import STARTERS
from talia.games.aeons_end.cards.box import Box, Gifts
from talia.games.aeons_end.cards.edition import SECOND
from talia.games.aeons_end.cards.vocabulary.casting import CAST_FROM
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.attached import ATTACHED
from talia.games.aeons_end.rules.pulse import PULSE

BOX = Box(
    id="legacy",
    folders=(Path(__file__).parent, Path(__file__).parent / "nemeses"),
    market=GEMS + RELICS + SPELLS,
    starters=(*STARTERS, FLAWED_CRYSTAL),
    mages=MAGES,
    nemeses=(
        BLADIUS,
        SPAWNING_HORROR,
        FUNGAL_MESH,
        HAZE_FIEND,
        DEATHMIND,
        MAELSTROM_RISEN,
        XAXOS_ASCENDED,
        MAELSTROM,
    ),
    made=made,
    gifts=Gifts(sorts_of_gifts(), usually_called),
    basics=BASICS,
    forms=FORMS,
    zones=ATTACHED,
    marks=(*PULSE, CAST_FROM),
    edition=SECOND,
    guide=("legacy", "legacy-cards", "legacy-mages"),
    terms=("pulse", "silence", "shield", "degrade", "echo", "attach", "gift"),
    markets={
        "first-chapter": (
            "ancient-cyanolith",
            "branching-radite",
            "gilded-marble",
            "neural-wreath",
            "ethereal-hand",
            "fire-chakram",
            "warping-haze",
            "incinerating-fist",
            "gravity-node",
        ),
        "racing-pulse": (
            "conductive-grit",
            "arcing-silicate",
            "fulmite-slab",
            "voltaic-relay",
            "infernal-mirror",
            "sparking-siphon",
            "breach-communion",
            "pyro-geist",
            "thunderous-oath",
        ),
    },
)

GAME = AeonsEnd(BOX)

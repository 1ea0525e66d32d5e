"""Aeon's End: War Eternal."""

from pathlib import Path

from talia.games.aeons_end.boxes.war_eternal.basic import BASICS
from talia.games.aeons_end.boxes.war_eternal.first import FIRST
from talia.games.aeons_end.boxes.war_eternal.gems import GEMS
from talia.games.aeons_end.boxes.war_eternal.lesson import BATTLE
from talia.games.aeons_end.boxes.war_eternal.mages import MAGES
from talia.games.aeons_end.boxes.war_eternal.nemeses.gate_witch import GATE_WITCH
from talia.games.aeons_end.boxes.war_eternal.nemeses.hollow_crown import HOLLOW_CROWN
from talia.games.aeons_end.boxes.war_eternal.nemeses.magus_of_cloaks import MAGUS_OF_CLOAKS
from talia.games.aeons_end.boxes.war_eternal.nemeses.umbra_titan import UMBRA_TITAN
from talia.games.aeons_end.boxes.war_eternal.relics import RELICS
from talia.games.aeons_end.boxes.war_eternal.spells import SPELLS
from talia.games.aeons_end.boxes.war_eternal.starters import STARTERS
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.game import AeonsEnd

BOX = Box(
    id="war-eternal",
    folders=(Path(__file__).parent,),
    market=GEMS + RELICS + SPELLS,
    starters=STARTERS,
    mages=MAGES,
    nemeses=(UMBRA_TITAN, HOLLOW_CROWN, GATE_WITCH, MAGUS_OF_CLOAKS),
    basics=BASICS,
    guide=("war-eternal",),
    first=FIRST,
    markets={
        "deck-attrition": (
            "frozen-magmite",
            "scoria-slag",
            "erratic-ingot",
            "mages-totem",
            "primordial-fetish",
            "jagged-lightning",
            "fiery-torrent",
            "conjure-the-lost",
            "reduce-to-ash",
        ),
        "play-it-again": (
            "volcanic-glass",
            "breach-ore",
            "bloodstone-jewel",
            "cairn-compass",
            "vortex-gauntlet",
            "thoughtform-familiar",
            "kindle",
            "nova-forge",
            "crystallize",
        ),
    },
)

GAME = AeonsEnd(BOX, lessons=(BATTLE,))

"""Aeon's End: Outcasts."""

from pathlib import Path

from talia.games.aeons_end.boxes.outcasts.abilities import ABILITIES
from talia.games.aeons_end.boxes.outcasts.basic import BASICS, SOUGHT
from talia.games.aeons_end.boxes.outcasts.curses import CURSES
from talia.games.aeons_end.boxes.outcasts.gems import GEMS
from talia.games.aeons_end.boxes.outcasts.mages import MAGES
from talia.games.aeons_end.boxes.outcasts.nemeses.experiment_153 import EXPERIMENT_153
from talia.games.aeons_end.boxes.outcasts.nemeses.fountain_of_souls import FOUNTAIN_OF_SOULS
from talia.games.aeons_end.boxes.outcasts.nemeses.risen_thrall import RISEN_THRALL
from talia.games.aeons_end.boxes.outcasts.nemeses.thief_of_dreams import THIEF_OF_DREAMS
from talia.games.aeons_end.boxes.outcasts.relics import RELICS
from talia.games.aeons_end.boxes.outcasts.spells import SPELLS
from talia.games.aeons_end.boxes.outcasts.starters import STARTERS
from talia.games.aeons_end.boxes.outcasts.treasures import TREASURES
from talia.games.aeons_end.boxes.outcasts.xaxos import XAXOS
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.edition import NEWEST
from talia.games.aeons_end.cards.vocabulary.casting import CAST_FROM
from talia.games.aeons_end.cards.vocabulary.curses import CURSES as CURSE_DECK
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.front import FRONT
from talia.games.aeons_end.rules.treasures import BESIDE, FIRST_TURNS

BOX = Box(
    id="outcasts",
    folders=(Path(__file__).parent, Path(__file__).parent / "nemeses"),
    market=GEMS + RELICS + SPELLS,
    starters=STARTERS,
    mages=MAGES,
    beginners=("ilya", "kel", "taqren", "zhana"),
    nemeses=(EXPERIMENT_153, THIEF_OF_DREAMS, RISEN_THRALL, FOUNTAIN_OF_SOULS),
    basics=BASICS,
    curses=CURSES,
    treasures=TREASURES,
    ally=XAXOS,
    abilities=ABILITIES,
    zones=(CURSE_DECK, *FRONT),
    marks=(CAST_FROM, SOUGHT, FIRST_TURNS, BESIDE),
    edition=NEWEST,
    guide=("outcasts", "outcasts-cards", "outcasts-mages"),
    terms=("curse", "wandering", "link", "maw", "glyph", "barrier"),
    markets={
        "first-market": (
            "molten-peridot",
            "petrified-phoenixium",
            "duplicating-sazite",
            "destiny-forger",
            "transmuters-lens",
            "fortified-frost",
            "twisted-fang",
            "lightning-arrow",
            "tornado-of-insight",
        ),
    },
)

GAME = AeonsEnd(BOX)

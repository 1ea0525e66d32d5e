"""Aeon's End: Outcasts."""

from pathlib import Path

from talia.games.aeons_end.boxes.outcasts.gems import GEMS
from talia.games.aeons_end.boxes.outcasts.mages import MAGES
from talia.games.aeons_end.boxes.outcasts.relics import RELICS
from talia.games.aeons_end.boxes.outcasts.spells import SPELLS
from talia.games.aeons_end.boxes.outcasts.starters import STARTERS
from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.edition import NEWEST

BOX = Box(
    id="outcasts",
    folders=(Path(__file__).parent,),
    market=GEMS + RELICS + SPELLS,
    starters=STARTERS,
    mages=MAGES,
    edition=NEWEST,
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

"""Arranging a table of Legacy: the Umbra Titan with a minion to strike, and mages who have what a test says."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.set_up.stock import SUPPLY

from .table import Sheet, mage

GAME = AeonsEnd(replace(join("legacy-and-first", WAR_ETERNAL, BOX), edition=BOX.edition))
"""Legacy's rules and cards, and a nemesis and mages that do not change with it."""

TARGET = "mangleroot"

# Any, all through this file: positions and views are plain JSON.


def mist(**sheet: Any) -> Sheet:
    """Mist, who has an open I, II turned twice, and III and IV turned once."""
    return mage("Mist", **sheet)


def gex(**sheet: Any) -> Sheet:
    """Gex, who has no breach I, an open II, and closed III and IV turned once."""
    return mage("Gex", **sheet)


def battle(*players: Sheet, **position: Any) -> Match:
    """A position in the first player's main phase, with a Mangleroot in play; the next turn is the first player's too."""
    nemesis = {"name": "Umbra Titan", "in_play": [TARGET], **position.pop("nemesis", {})}
    told = {
        "players": list(players),
        "nemesis": nemesis,
        "market": {id: SUPPLY[BOX.by_id[id].sort] for id in BOX.markets["first-chapter"]},
        "turn_order": {"deck": ["player 1"]},
        "run_on": True,
    }
    match = GAME.arrange({**told, **position})
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    return match


def casting(spell: str, *others: Sheet, breach: str = "I", **sheet: Any) -> Match:
    """Mist's casting phase with this spell on an open breach, just cast at the Mangleroot if it asks for a target."""
    breaches = {breach: {"open": True, "prepped": [spell]}, **sheet.pop("breaches", {})}
    match = battle(mist(breaches=breaches, **sheet), *(others or (gex(),)), phase="casting", run_on=False)
    match.choose(next(key for key in match.decision.keys if key.startswith(f"cast:{spell}")))
    strike(match)
    return match


def strike(match: Match) -> None:
    """Strike the Mangleroot, if somebody is asked for a target now."""
    if match.decision.word == "ask-target":
        match.choose(f"target:{TARGET}")


def hurt(match: Match) -> int:
    """How much the Mangleroot has suffered."""
    life = next((card["life"] for card in match.view(0)["nemesis"]["in_play"] if card["id"] == TARGET), 0)
    return 12 - int(life)

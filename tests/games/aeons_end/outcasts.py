"""Arranging a table of Outcasts: Experiment 153 with a minion to strike, and mages who have what a test says."""

from __future__ import annotations

from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.outcasts import GAME as GAME

from .table import Sheet, mage

WORMS = "vein-worms"
MAWS = {f"maw-{maw}-{what}": n for maw in ("i", "ii", "iii", "iv") for what, n in (("place", 1), ("life", 20))}

# Any, all through this file: positions and views are plain JSON.


def kel(**sheet: Any) -> Sheet:
    """Kel, who has an open I, and II, III and IV not turned at all."""
    return mage("Kel", **sheet)


def ilya(**sheet: Any) -> Sheet:
    """Ilya, who has an open I, II turned twice, and III and IV turned once."""
    return mage("Ilya", **sheet)


def battle(*players: Sheet, marks: dict[str, int] | None = None, **position: Any) -> Match:
    """A position against Experiment 153 with Vein Worms in play: the first player's main phase unless it says otherwise."""
    nemesis = {"name": "Experiment 153", "in_play": [WORMS], **position.pop("nemesis", {})}
    told = {"players": list(players), "nemesis": nemesis, "run_on": True, "marks": {**MAWS, **(marks or {})}}
    return GAME.arrange({**told, **position})


def casting(spell: str, *others: Sheet, breach: str = "I", **sheet: Any) -> Match:
    """Kel's casting phase with this spell on an open breach, just cast at the Vein Worms if it asks for a target."""
    breaches = {breach: {"open": True, "prepped": [spell]}, **sheet.pop("breaches", {})}
    match = battle(kel(breaches=breaches, **sheet), *(others or (ilya(),)), phase="casting", run_on=False)
    cast(match, next(key for key in match.decision.keys if key.startswith("cast:")))
    return match


def cast(match: Match, key: str) -> None:
    """Cast a spell, and strike the Vein Worms when it asks."""
    match.choose(key)
    strike(match)


def strike(match: Match) -> None:
    """Strike the Vein Worms, if somebody is asked for a target now."""
    if match.decision.word == "ask-target":
        match.choose(f"target:{WORMS}")


def hurt(match: Match) -> int:
    """How much the Vein Worms have suffered."""
    life = next((card["life"] for card in match.view(0)["nemesis"]["in_play"] if card["id"] == WORMS), 0)
    return 16 - int(life)


def at(match: Match, maw: str) -> int:
    """Where a maw is."""
    place: int = match.state.mark(f"maw-{maw}-place")  # type: ignore[attr-defined]  # a battle's, not every state's
    return place


def life_of(match: Match, maw: str) -> int:
    """The life of a maw."""
    life: int = match.state.mark(f"maw-{maw}-life")  # type: ignore[attr-defined]
    return life


def front(match: Match, seat: int) -> list[str]:
    """What lies before a player."""
    cards: list[str] = match.view(0)["zones"][f"front-{seat + 1}"]
    return cards

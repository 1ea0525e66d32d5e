"""The other five mages of War Eternal, and a few ways to say how a table lies."""

from __future__ import annotations

from typing import Any

from talia import Match
from tests.games.aeons_end.table import Sheet, choose, mage, player


def garu(**sheet: Any) -> Sheet:  # Any: a position is plain data
    """Garu, who has an open I, II not turned at all, and III and IV turned once."""
    return mage("Garu", **sheet)


def mazahaedron(**sheet: Any) -> Sheet:
    """Mazahaedron, who has an open I, II turned twice, and III and IV turned once."""
    return mage("Mazahaedron", **sheet)


def quilius(**sheet: Any) -> Sheet:
    """Quilius, who has an open I and II, III not turned at all, and IV turned once."""
    return mage("Quilius", **sheet)


def ulgimor(**sheet: Any) -> Sheet:
    """Ulgimor, who has an open I, II and IV turned once, and III not turned at all."""
    return mage("Ulgimor", **sheet)


def yan_magda(**sheet: Any) -> Sheet:
    """Yan Magda, who has an open I, and II, III and IV not turned at all."""
    return mage("Yan Magda", **sheet)


def opened(*romans: str) -> dict[str, dict[str, bool]]:
    """These breaches open, with nothing prepped to them."""
    return {roman: {"open": True} for roman in romans}


def turns_to_come(*deck: str, players: int = 2) -> dict[str, list[str]]:
    """A turn-order deck with these cards, top first; the others have been drawn."""
    whole = {
        1: ["player 1", "player 1", "player 1"],
        2: ["player 1", "player 1", "player 2", "player 2"],
        3: ["player 1", "player 2", "player 3", "wild"],
    }
    drawn = [*whole[players], "nemesis", "nemesis"]
    for card in deck:
        drawn.remove(card)
    return {"deck": list(deck), "discard": drawn}


def gains_on_offer(match: Match) -> list[str]:
    """The cards that could be gained now."""
    return [key.removeprefix("gain:") for key in match.decision.keys if key.startswith("gain:")]


def buy(match: Match, card: str) -> int:
    """Gain a card, and how much aether is left then."""
    choose(match, f"gain:{card}")
    left: int = player(match)["aether"]
    return left

"""What the views of all games begin and end with."""

from __future__ import annotations

from typing import Any

from talia.kernel.match import Match

# Any, all through this file: a view is JSON.


def header(match: Match, seat: int | None) -> dict[str, Any]:
    """Which game it is, whose view, and whether and how it has ended."""
    result = match.result
    told = {"won": list(result.won), "why": result.why} if result is not None else None
    return {"game": match.game.id, "seat": seat, "over": match.over, "result": told}


def decisions(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """What is asked. What a rival may choose from is nobody else's business; a team has no secrets."""
    return [
        {
            "seat": decision.seat,
            "word": decision.word,
            "options": decision.keys if match.game.cooperative or decision.seat == seat else [],
        }
        for decision in match.open
    ]

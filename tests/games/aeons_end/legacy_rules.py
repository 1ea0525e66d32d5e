"""Positions of Legacy under today's rules, and under older ones: battles that began then go on as they did."""

from __future__ import annotations

from typing import Any

import talia
from talia import Match

# Any, all through this file: positions are plain JSON.

LEGACY = talia.game("aeons-end/legacy")


def arranged(position: dict[str, Any], rules: int = 0, game: talia.Game = LEGACY) -> Match:
    """A position with two players unless it says otherwise, run on to the first real choice. New rules are told again."""
    told = {"players": [{"mage": "Bubda"}, {"mage": "Ramzel"}], "run_on": True, **position}
    match = (game.under(rules) if rules else game).arrange(told)
    if not rules and not match.over:
        assert game.arrange(match.position()).fingerprint == match.fingerprint
    return match

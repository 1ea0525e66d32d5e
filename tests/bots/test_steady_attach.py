"""Steady puts relics that can be attached where they do most, and does not keep them in hand."""

from __future__ import annotations

import talia
from talia.bots import bot


def test_a_relic_to_attach_goes_under_an_open_breach() -> None:
    game = talia.game("aeons-end/legacy")
    sheets = [{"mage": "Ada:shelter", "hand": ["Pulse Anchor"]}, {"mage": "Ola:purge"}]
    match = game.arrange({"players": sheets, "nemesis": {"name": "Bladius"}})
    steady = bot("steady", game, 1)
    for key in ("play:pulse-anchor", "attach:I"):
        assert steady.choose(match, match.decision).key == key
        match.choose(key)

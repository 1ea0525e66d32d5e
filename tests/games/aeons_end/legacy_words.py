"""A table of Legacy with made-up cards, for its rules: pulse, silence, shields, degrading, echo, relics under breaches."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import Box, join
from talia.games.aeons_end.cards.card import ATTACK, GEM, MINION, RELIC, SPELL
from talia.games.aeons_end.cards.vocabulary import any_player, deal, draws, gain, gravehold_suffers, may, suffers
from talia.games.aeons_end.cards.vocabulary.attaching import attach
from talia.games.aeons_end.cards.vocabulary.degrading import degrade
from talia.games.aeons_end.cards.vocabulary.pulse import (
    gains_pulse,
    lose_any_pulse,
    loses_pulse,
    pay_pulse,
    pulse_lost,
)
from talia.games.aeons_end.cards.vocabulary.quiet import gains_shields, shields_of_this, silence_a_minion
from talia.games.aeons_end.game import AeonsEnd

CARDS = (
    GEM("beat", cost=3, play=gains_pulse(2)),
    GEM("price", cost=3, play=may(pay_pulse(2)).if_done(gain(3))),
    GEM("flood", cost=4, play=lose_any_pulse(deal(1 * pulse_lost))),
    RELIC("gag", cost=4, play=silence_a_minion()),
    RELIC("lens", cost=5, play=attach(adds=1, follows=draws(1))),
    RELIC("hook", cost=2, play=attach(follows=gains_pulse(1))),
    SPELL("twice", cost=4, cast=deal(2), echo=True),
    SPELL("dear-spell", cost=6, cast=deal(3)),
)
FOES = (
    MINION("turtle", tier=1, life=3, shields=2, persistent=gravehold_suffers(1 * shields_of_this)),
    MINION("knight", tier=1, life=3, persistent=gravehold_suffers(3) + gains_shields(1)),
    ATTACK("rot", tier=1, attack=any_player >> degrade()),
    ATTACK("rust", tier=1, attack=any_player >> degrade(all=True)),
    ATTACK("leech", tier=1, attack=any_player >> (loses_pulse(2) + suffers(1))),
)
MADE_UP = Box("made-up", folders=(), market=CARDS, basics=FOES)
GAME = AeonsEnd(replace(join("legacy-made-up", WAR_ETERNAL, BOX, MADE_UP), edition=BOX.edition))


def table(*players: dict[str, Any], **position: Any) -> Match:
    """A position with these cards in the first player's main phase, against the Umbra Titan; the next turn
    is the first player's too. Any: it is plain JSON."""
    nemesis = {"name": "Umbra Titan", **position.pop("nemesis", {})}
    nemesis = {"deck": ["Leech", "Rot"], **nemesis}
    told = {
        "players": list(players),
        "nemesis": nemesis,
        "market": {"Beat": 7, "Gag": 5, "Twice": 5},
        "turn_order": {"deck": ["player 1"]},
        "run_on": True,
    }
    match = GAME.arrange({**told, **position})
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    return match


def mist(**sheet: Any) -> dict[str, Any]:
    """Mist with a Crystal in hand and five in her deck, unless a test says otherwise."""
    return {"mage": "Mist", "hand": ["Crystal"], "deck": ["Crystal"] * 5, **sheet}


def in_play(match: Match, number: int = 0) -> dict[str, Any]:
    """A card in play as a player sees it."""
    found: dict[str, Any] = match.view(0)["nemesis"]["in_play"][number]
    return found

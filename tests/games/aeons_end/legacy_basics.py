"""A table for the basic nemesis cards of Legacy: Umbra Titan, whom every Unleash costs a token while no nemesis card lies in
the turn order discard pile, so that unleashing can be counted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.evolution import changes

from .table import Sheet, foe, gex, mist

GAME = AeonsEnd(replace(join("legacy-basics", WAR_ETERNAL, BOX), edition=BOX.edition))
TOKENS = 8

# Any, all through this file: positions are plain JSON.


def battle(*players: Sheet, nemesis_cards: int = 0, **position: Any) -> Match:
    """A position with Gex and Mist, unless others are said, and so many nemesis cards in the turn order discard pile."""
    turns = {
        "deck": ["player 1", "player 2"] + ["nemesis"] * (2 - nemesis_cards),
        "discard": ["nemesis"] * nemesis_cards + ["player 1", "player 2"],
    }
    nemesis = {"name": "Umbra Titan", "deck": ["Null Scion", "Smite"], **position.pop("nemesis", {})}
    told = {"players": list(players or (gex(), mist())), "nemesis": nemesis, "turn_order": turns, "run_on": True}
    match = GAME.arrange({**told, **position})
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    return match


def _stickers(card: str, n: int) -> dict[str, Any]:
    return {card: {"stickers": n}} if n else {}


def draws(card: str, *players: Sheet, stickers: int = 0, **position: Any) -> Match:
    """The nemesis draws this card."""
    nemesis = {"deck": [card, "Null Scion"], "changed": _stickers(card, stickers)}
    return battle(*players, phase="nemesis-draw", nemesis=nemesis, **position)


def acts(card: str, *players: Sheet, stickers: int = 0, **rest: Any) -> Match:
    """The nemesis' main phase with this minion in play; what is said of shields or life is the minion's."""
    of_it: dict[str, Any] = {name: rest.pop(name) for name in ("life", "shields") if name in rest}
    nemesis: dict[str, Any] = {"in_play": [{"name": card, **of_it}], "changed": _stickers(card, stickers)}
    return battle(*players, phase="nemesis-main", nemesis=nemesis, **rest)


def resolves(card: str, *players: Sheet, stickers: int = 0, **position: Any) -> Match:
    """The nemesis' main phase with this power in play, whose last token leaves it."""
    nemesis = {"in_play": [{"name": card, "tokens": 1}], "changed": _stickers(card, stickers)}
    return battle(*players, phase="nemesis-main", nemesis=nemesis, **position)


def unleashed(match: Match) -> int:
    """How often the nemesis has unleashed."""
    return TOKENS - int(foe(match)["tokens"])


def form(match: Match, came: str) -> tuple[str, int]:
    """The form that a card has now which came in another, and the stickers on it; as it came, if nothing has changed."""
    assert isinstance(match.state, Battle)
    change = changes(match.state).get(came)
    return (change.card.id, change.stickers) if change is not None else (came, 0)

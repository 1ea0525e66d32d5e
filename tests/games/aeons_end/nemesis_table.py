"""Tables across which Gate Witch, Hollow Crown or Magus of Cloaks stands, and what to look for on them."""

from __future__ import annotations

from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.war_eternal.nemeses.acolytes import ACOLYTES
from tests.games.aeons_end.table import Sheet, foe, gravehold, in_play, nemesis_acts

WITCH, CROWN, MAGUS = "Gate Witch", "Hollow Crown", "Magus of Cloaks"
OWN = [card.id for card in ACOLYTES]

# Any, all through this file: positions and views are plain JSON.


def last_token(power: str) -> dict[str, Any]:
    """A power in play that resolves in the next nemesis turn."""
    return {"name": power, "tokens": 1}


def with_life(minion: str, life: int) -> dict[str, Any]:
    """A minion in play with so much life."""
    return {"name": minion, "life": life}


def only_turns(*cards: str) -> dict[str, list[str]]:
    """A turn order deck of these cards, the first on top; all others are discarded."""
    return {"deck": list(cards)}


def turns(match: Match) -> dict[str, Any]:
    """The turn order cards: how many in the deck, and those discarded, the last one first."""
    found: dict[str, Any] = match.view(0)["turn_order"]
    return found


def of_the_nemesis(match: Match) -> int:
    """How many nemesis cards lie in the turn order discard pile."""
    return int(turns(match)["discard"].count("turn-nemesis"))


def tokens(match: Match) -> int:
    """The nemesis' tokens."""
    return int(foe(match)["tokens"])


def acolytes(match: Match) -> list[tuple[str, int]]:
    """The acolytes in play with their life, the longest there first."""
    return [(id, life) for id, life in in_play(match).items() if id in OWN]


def unleashed(acolyte: str, *players: Sheet, life: int = 11, gravehold: int = 30, **rest: Any) -> Match:
    """Hollow Crown unleashes once with just this acolyte in play."""
    cards = ["Null Scion", with_life(acolyte, life)]
    return nemesis_acts(cards, *players, gravehold=gravehold, name=CROWN, **rest)


def losses(match: Match, whole: int = 30) -> int:
    """What Gravehold has suffered."""
    return whole - gravehold(match)

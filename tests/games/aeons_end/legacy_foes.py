"""Tables of Legacy's nemeses with mages and a market of War Eternal, and what to look for on them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from talia import Match
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.words.speaker import speaker

from .table import Sheet

GAME = AeonsEnd(replace(join("legacy-foes", WAR_ETERNAL, BOX), edition=BOX.edition))
DRAWS = "Null Scion"
"""What the nemesis draws when a test is about something else: a minion that does nothing when it comes."""

# Any, all through this file: positions and views are plain JSON.


def mist(**sheet: Any) -> Sheet:
    """Mist with a Crystal in hand and five in her deck, unless a test says otherwise."""
    return {"mage": "Mist", "hand": ["Crystal"], "deck": ["Crystal"] * 5, **sheet}


def gex(**sheet: Any) -> Sheet:
    """Gex, the same."""
    return {"mage": "Gex", "hand": ["Crystal"], "deck": ["Crystal"] * 5, **sheet}


def arranged(name: str, *players: Sheet, **position: Any) -> Match:
    """A position against this nemesis, in the first player's main phase; what follows is that player's turn again.

    It can be told and laid out again, and drawn in both languages.
    """
    nemesis = {"name": name, "deck": [DRAWS, "Howling Spinners"], **position.pop("nemesis", {})}
    told = {
        "players": list(players) or [mist(), gex()],
        "nemesis": nemesis,
        "turn_order": {"deck": ["player 1"]},
        "run_on": True,
    }
    match = GAME.arrange({**told, **position})
    again(match)
    return match


def drawing(name: str, card: str, *players: Sheet, **position: Any) -> Match:
    """The nemesis draws this card; then it is the first player's turn."""
    nemesis = {"deck": [card, DRAWS], **position.pop("nemesis", {})}
    return arranged(name, *players, phase="nemesis-draw", nemesis=nemesis, **position)


def acting(name: str, in_play: list[Any], *players: Sheet, **position: Any) -> Match:
    """The nemesis' main phase with these cards in play; then it draws, and it is the first player's turn."""
    nemesis = {"in_play": in_play, **position.pop("nemesis", {})}
    return arranged(name, *players, phase="nemesis-main", nemesis=nemesis, **position)


def again(match: Match) -> None:
    """The match can be told and laid out again, and drawn in both languages."""
    if match.over:
        return
    assert GAME.arrange(match.position()).fingerprint == match.fingerprint
    for lang in ("en", "pl"):
        voice = speaker(lang, GAME)
        GAME.scene(match, 0, voice)
        for option in match.decision.options:
            voice.say(option.word, **option.args)
        assert [word for word in voice.mistakes if "title-legacy-foes" not in word] == []


def last(power: str) -> dict[str, Any]:
    """A power in play that resolves in the next nemesis turn."""
    return {"name": power, "tokens": 1}


def tokens(match: Match, power: str) -> int:
    """How many tokens a power in play has."""
    found: int = next(card["tokens"] for card in match.view(0)["nemesis"]["in_play"] if card["id"] == power)
    return found


def played_at_random(nemesis: str, seed: int, **setup: Any) -> Match:
    """A whole battle of random choices. Every card is in just one place all the time, and it can be told on the way."""
    match = GAME.new(players=1 + seed % 4, seed=seed, nemesis=nemesis, market="random", **setup)
    chance, turn = Chance(seed), 0
    while not match.over:
        match.choose(chance.below(len(match.decision.options)))
        turn += 1
        if turn % 97 == 0:
            again(match)
    state = match.state
    assert sorted(card for zone in state.zones for card in zone) == list(range(len(state.kinds)))
    return match

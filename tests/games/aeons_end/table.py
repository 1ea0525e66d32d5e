"""Arranging an Aeon's End table in a few lines, playing on it by keys, and looking at it the way a player does."""

from __future__ import annotations

from typing import Any

import talia
from talia import Match
from talia.kernel.voice import Name

GAME = "aeons-end/war-eternal"

# Any, all through this file: positions and views are plain JSON.
Sheet = dict[str, Any]

TURNS = {
    1: ["player 1", "player 1", "player 1"],
    2: ["player 1", "player 2", "player 1", "player 2"],
    3: ["player 1", "player 2", "player 3", "wild"],
}


def mage(name: str, **sheet: Any) -> Sheet:
    """A player with a Crystal in hand, so that there is something to do in their turn, and five in their deck."""
    return {"mage": name, "hand": ["Crystal"], "deck": ["Crystal"] * 5, **sheet}


def gex(**sheet: Any) -> Sheet:
    """Gex, who has no breach I, an open II, and closed III and IV turned once."""
    return mage("Gex", **sheet)


def dezmodia(**sheet: Any) -> Sheet:
    """Dezmodia, who has an open I, II and IV turned once, and III not turned at all."""
    return mage("Dezmodia", **sheet)


def mist(**sheet: Any) -> Sheet:
    """Mist, who has an open I, II turned twice, and III and IV turned once."""
    return mage("Mist", **sheet)


def prepped(spell: str, **breach: Any) -> dict[str, Any]:
    """A breach with a spell on it, open unless something else is said."""
    state = breach or {"open": True}
    return {**state, "prepped": [spell]}


def battle(*players: Sheet, **position: Any) -> Match:
    """A position against Umbra Titan; it is the first player's main phase unless something else is said.

    It runs on to the first real choice: most tests are about what the nemesis does, and begin with its turn.
    """
    nemesis = {"name": "Umbra Titan", **position.pop("nemesis", {})}
    return talia.arrange(GAME, {"players": list(players), "nemesis": nemesis, "run_on": True, **position})


def turn_order(players: int, nemesis_cards: int = 0) -> dict[str, list[str]]:
    """A turn-order deck with player 1 on top, and so many nemesis cards in the discard pile."""
    return {
        "deck": TURNS[players] + ["nemesis"] * (2 - nemesis_cards),
        "discard": ["nemesis"] * nemesis_cards,
    }


def nemesis_draws(card: str, *players: Sheet, nemesis_cards: int = 0, gravehold: int = 30, **nemesis: Any) -> Match:
    """The nemesis draws this card; then it is player 1's turn.

    Unless something else is said no nemesis card lies in the turn-order discard pile, so that Umbra Titan's Unleash
    leaves the players no choice: each costs it a token.
    """
    return battle(
        *players,
        phase="nemesis-draw",
        gravehold=gravehold,
        nemesis={"deck": [card, "Null Scion"], **nemesis},
        turn_order=turn_order(len(players), nemesis_cards),
    )


def nemesis_acts(
    in_play: list[Any], *players: Sheet, nemesis_cards: int = 0, gravehold: int = 30, **rest: Any
) -> Match:
    """The nemesis' main phase with these cards in play; then it draws Mage Ender, and it is player 1's turn."""
    return battle(
        *players,
        phase="nemesis-main",
        gravehold=gravehold,
        nemesis={"deck": ["Mage Ender", "Smite"], "in_play": in_play, **rest},
        turn_order=turn_order(len(players), nemesis_cards),
    )


def choose(match: Match, *keys: str) -> None:
    """Make choices by their keys."""
    for key in keys:
        match.choose(key)


def keys(match: Match) -> list[str]:
    """What may be chosen now."""
    return match.decision.keys


def player(match: Match, seat: int = 0) -> Any:
    """A player's side of the table."""
    return match.view(0)["players"][seat]


def breach(match: Match, roman: str, seat: int = 0) -> Any:
    """One of a player's breaches."""
    return next(each for each in player(match, seat)["breaches"] if each["breach"] == roman)


def foe(match: Match) -> Any:
    """The nemesis' side of the table."""
    return match.view(0)["nemesis"]


def in_play(match: Match) -> dict[str, int]:
    """The nemesis' cards in play with the life or tokens each has."""
    return {card["id"]: card.get("life", card.get("tokens")) for card in foe(match)["in_play"]}


def gravehold(match: Match) -> int:
    """Gravehold's life."""
    life: int = match.view(0)["gravehold"]["life"]
    return life


def pile(match: Match, card: str) -> int:
    """How many cards a supply pile has left."""
    left: int = next(each["left"] for each in match.view(0)["market"] if each["id"] == card)
    return left


def lives(match: Match) -> list[int]:
    """The life of every player."""
    return [sheet["life"] for sheet in match.view(0)["players"]]


def why(match: Match) -> tuple[bool, str]:
    """Whether the players won, and the name of the end; only for a match that is over."""
    assert match.result is not None
    return all(match.result.won), match.result.why


def drawn_in_a_round(match: Match) -> list[str]:
    """The turn-order cards drawn before the deck is made anew: the whole deck."""
    found: list[str] = []
    while True:
        for event in match.events:
            card = event.args.get("card")
            if event.name == "round":
                return found
            if event.name == "turn-card" and isinstance(card, Name):
                found.append(card.word)
        match.choose(match.decision.options[-1])


# Under a version of the rules


def laid_out(rules: int, position: dict[str, Any], box: str = "war-eternal") -> Match:
    """A position under a version of the rules."""
    game = talia.game(f"aeons-end/{box}")
    return (game if rules == game.rules else game.under(rules)).arrange({"run_on": True, **position})


def asked(match: Match, word: str, most: int = 20) -> bool:
    """Whether it is asked before somebody's main phase comes; everything else is answered somehow."""
    for _ in range(most):
        if match.over or match.decision.word in (word, "ask-main"):
            break
        match.choose(0)
    return not match.over and match.decision.word == word

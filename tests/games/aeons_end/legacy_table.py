"""Tables across which the nemeses of Legacy stand; the mages of War Eternal sit at them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from talia import Game, Match
from talia.games.aeons_end.boxes.legacy import BOX
from talia.games.aeons_end.boxes.war_eternal import BOX as WAR_ETERNAL
from talia.games.aeons_end.cards.box import join
from talia.games.aeons_end.game import AeonsEnd
from tests.games.aeons_end.table import Sheet, in_play, turn_order

GAME = AeonsEnd(replace(join("legacy", WAR_ETERNAL, BOX), edition=BOX.edition))

# Any, all through this file: positions and views are plain JSON.

ONE = ["player 1", "player 1", "player 1", "player 1"]


def table(name: str, *players: Sheet, game: Game = GAME, **position: Any) -> Match:
    """A position against this nemesis, run on to the first real choice, which can be told and laid out again."""
    nemesis = {"name": name, **position.pop("nemesis", {})}
    match = game.arrange({"players": list(players), "nemesis": nemesis, "run_on": True, **position})
    if not match.over:
        assert game.arrange(match.position()).fingerprint == match.fingerprint
    return match


def draws(name: str, card: str, *players: Sheet, gravehold: int = 30, game: Game = GAME, **nemesis: Any) -> Match:
    """The nemesis draws this card; then it is player 1's turn."""
    difficulty = nemesis.pop("difficulty", "normal")
    market = nemesis.pop("market", None)
    return table(
        name,
        *players,
        game=game,
        phase="nemesis-draw",
        gravehold=gravehold,
        difficulty=difficulty,
        **({} if market is None else {"market": market}),
        nemesis={"deck": [card, "Null Scion"], **nemesis},
        turn_order=turns(len(players)),
    )


def acts(name: str, cards: list[Any], *players: Sheet, gravehold: int = 30, game: Game = GAME, **nemesis: Any) -> Match:
    """The nemesis' main phase with these cards in play; then it draws Mage Ender, and it is player 1's turn."""
    difficulty = nemesis.pop("difficulty", "normal")
    return table(
        name,
        *players,
        game=game,
        phase="nemesis-main",
        gravehold=gravehold,
        difficulty=difficulty,
        nemesis={"deck": ["Mage Ender", "Smite"], "in_play": cards, **nemesis},
        turn_order=turns(len(players)),
    )


def turns(players: int) -> dict[str, list[str]]:
    """A turn order deck with player 1 on top."""
    if players == 4:
        return {"deck": ["pair 1 2", "pair 1 2", "pair 3 4", "pair 3 4", "nemesis", "nemesis"]}
    return {"deck": [*ONE, "nemesis", "nemesis"]} if players == 1 else turn_order(players)


def others(match: Match, *known: str) -> dict[str, int]:
    """What is in play beside these cards."""
    return {id: count for id, count in in_play(match).items() if id not in known}

"""Battles are won as well as lost, by every nemesis' own way to end, and its last cards are seen on the way there.

Random play from the beginning nearly always loses before the third tier; here it begins near the end. What comes of all
boxes at one table is in `tests/soak/battles.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.chance import Chance
from talia.kernel.event import Event
from talia.kernel.voice import Name

from . import made
from .playing import GAMES, at, by_bots, by_chance, never, play, player_counts

BOXES = [game for game in GAMES.values() if isinstance(game, AeonsEnd) and not game.box.parts]
NEMESES = [(game, nemesis) for game in BOXES for nemesis in game.box.nemeses]


@pytest.mark.parametrize(("game", "nemesis"), NEMESES, ids=[f"{game.id}-{nemesis.id}" for game, nemesis in NEMESES])
def test_every_nemesis_wins_and_loses_and_shows_all_its_last_cards(game: AeonsEnd, nemesis: Nemesis) -> None:
    drawn: set[str] = set()
    ends: set[bool] = set()

    def hear(events: list[Event]) -> None:
        cards = [event.args["card"] for event in events if event.name == "nemesis-draws"]
        drawn.update(card.word for card in cards if isinstance(card, Name))

    last = {card.name.word for card in nemesis.cards if card.tier == 3}
    for seed in range(48):
        if ends == {True, False} and last <= drawn:
            break
        match = game.arrange(made.late(game, nemesis, seed), seed)
        chance = Chance(seed)
        bots = [maker(game, seed) for maker in game.bots().values() for _ in range(4)]
        choose = by_bots(bots, chance, whims=6) if seed % 3 == 0 else by_chance(chance.below)
        ends.add(play(match, choose, at(chance.below(60)), seed, hear).won[0])
    assert ends == {True, False}
    assert last <= drawn


@pytest.mark.parametrize("id", [id for id, game in GAMES.items() if game.bots()])
def test_whole_games_are_won_and_lost(id: str) -> None:
    """From the beginning, by the game's own bots, whom nothing was made easy for but the choice of the set-up."""
    game = GAMES[id]
    ends: set[bool] = set()
    for seed in range(12):
        players = player_counts(game)[seed % len(player_counts(game))]
        answers: dict[str, Any] = {"difficulty": "beginner"} if seed % 2 and isinstance(game, AeonsEnd) else {}
        match = game.new(players=players, seed=seed, **answers)
        bots = [maker(game, seed) for maker in game.bots().values() for _ in range(players)]
        ends.add(play(match, by_bots(bots, Chance(seed)), never, seed).won[0])
        if ends == {True, False}:
            break
    assert ends == {True, False}

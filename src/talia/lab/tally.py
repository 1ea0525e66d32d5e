"""Playing many games with equal bots, on every core there is, and counting who won them with which cards."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing.context import BaseContext

from talia.bots import bot
from talia.kernel.game import Game, Holding
from talia.lab.simulation import play_out

PLAYERS = 2

A_BATCH = 25
WORTH_SHARING = 100
"""How many games a process is given at a time, and how many there must be before several processes are worth it."""


@dataclass
class Card:
    """What became of one card: in how many games somebody had it (at the end, or after the draft) and how many of those they
    won."""

    what: Holding
    owned: int = 0
    won: int = 0


@dataclass
class Tally:
    """What came of some games."""

    games: int = 0
    errors: int = 0
    first_error: str = ""
    wins: Counter[int] = field(default_factory=Counter)
    """By order of play: 0 is whoever starts, wherever they sit."""
    rounds: Counter[int] = field(default_factory=Counter)
    groups: Counter[str] = field(default_factory=Counter)
    """How many cards of each group the winners owned, or took."""
    cards: dict[str, Card] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.errors += other.errors
        self.first_error = self.first_error or other.first_error
        self.wins += other.wins
        self.rounds += other.rounds
        self.groups += other.groups
        for id, card in other.cards.items():
            mine = self.cards.setdefault(id, Card(card.what))
            mine.owned += card.owned
            mine.won += card.won


def played(game: Game, games: int, seed: int, bots: str) -> Iterator[Tally]:
    """The tallies of all games, batch by batch in the order of their seeds."""
    batches = [range(first, min(first + A_BATCH, seed + games)) for first in range(seed, seed + games, A_BATCH)]
    cores = os.cpu_count() or 1
    forks = _forks()
    if forks is None or cores == 1 or games < WORTH_SHARING:
        for batch in batches:
            yield _tally(game, bots, batch)
        return
    with forks.Pool(cores, _begin, (game, bots)) as pool:
        yield from pool.imap(_tally_of, batches)


def _forks() -> BaseContext | None:
    """A forked process has the game already; where there is no forking, one process does it all."""
    if "fork" not in multiprocessing.get_all_start_methods():
        return None
    return multiprocessing.get_context("fork")


_given: list[tuple[Game, str]] = []


def _begin(game: Game, bots: str) -> None:
    _given[:] = [(game, bots)]


def _tally_of(seeds: range) -> Tally:
    return _tally(*_given[0], seeds)


def _tally(game: Game, bots: str, seeds: range) -> Tally:
    """Play one game for each seed. One that fails is counted, never hidden, and the rest go on."""
    tally = Tally()
    for seed in seeds:
        match = game.new(players=PLAYERS, seed=seed)
        match.quiet = True
        starter = game.starter(match)
        try:
            players = [bot(bots, game, seed * 101 + seat) for seat in range(PLAYERS)]
            if game.drafted:
                play_out(match, players, until=lambda played: game.round(played) > 0)
                holdings = game.holdings(match)
            play_out(match, players)
            if not game.drafted:
                holdings = game.holdings(match)
        except Exception as error:  # a game that breaks must show up in the report, with the seed to find it by
            tally.errors += 1
            tally.first_error = tally.first_error or f"seed {seed}: {type(error).__name__}: {error}"
            continue
        assert match.result is not None
        tally.games += 1
        tally.rounds[game.round(match)] += 1
        for seat, held in enumerate(holdings):
            won = match.result.won[seat]
            tally.wins[(seat - starter) % PLAYERS] += won
            for what in {each.id: each for each in held}.values():
                card = tally.cards.setdefault(what.id, Card(what))
                card.owned += 1
                card.won += won
            if won:
                tally.groups.update(each.group for each in held)
    return tally

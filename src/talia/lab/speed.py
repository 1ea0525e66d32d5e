"""Speed: what `talia bench` measures."""

from __future__ import annotations

import importlib
import random
import time
import tracemalloc
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any  # set-up answers are plain data

from talia.kernel.compiled import compiled
from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.words import Speaker, in_figures

PLAYERS = 2
RUNS = 5
"""How often the same games are played; the best run counts."""


@dataclass(frozen=True)
class Row:
    """What was measured of one game. What a peer cannot do is None."""

    name: str
    decisions_per_second: int
    clones_per_second: int | None
    bytes_per_match: int | None
    compiled: bool

    def as_json(self) -> dict[str, object]:
        """The row as an object."""
        return {
            "name": self.name,
            "decisions_per_second": self.decisions_per_second,
            "clones_per_second": self.clones_per_second,
            "bytes_per_match": self.bytes_per_match,
            "compiled": self.compiled,
        }


def measure(game: Game, seconds: float) -> list[Row]:
    """A game's speed, by whole games of random choices on one core. Setting a game up is no decision, and is not timed."""
    return [_row(game, f"{game.id} {name}".strip(), answers, seconds) for name, answers in game.variants().items()]


def _row(game: Game, name: str, answers: Mapping[str, Any], seconds: float) -> Row:
    def new(seed: int) -> Match:
        match = game.new(players=PLAYERS, seed=seed, **answers)
        match.quiet = True
        return match

    return Row(name, _decisions(new, seconds), _clones(new, seconds), _bytes(new), compiled(new(0).state))


def _decisions(new: Callable[[int], Match], seconds: float) -> int:
    """The same games again and again for a while; the best run counts, because whatever disturbs a run only slows it."""
    games = 1
    while True:
        made, spent = _played(new, games)
        if spent > seconds / RUNS / 2:
            break
        games *= 2
    best = made / spent
    for _ in range(RUNS):
        made, spent = _played(new, games)
        best = max(best, made / spent)
    return round(best)


def _played(new: Callable[[int], Match], games: int) -> tuple[int, float]:
    """Play so many whole games by random choices: the decisions made, and the seconds they took."""
    chance = random.Random(1).random
    made, spent = 0, 0.0
    for seed in range(games):
        match = new(seed)
        state, choose = match.state, match.choose
        began = time.perf_counter()
        while state.decision is not None:
            options = state.decision.options
            choose(options[int(chance() * len(options))])
        spent += time.perf_counter() - began
        made += len(match.keys)
    return made, spent


def _half_way(new: Callable[[int], Match], seed: int) -> Match:
    """A match somewhere in the middle, as random play leaves it."""
    chance = random.Random(seed).random
    match = new(seed)
    before = match.clone()
    for _ in range(60):
        if match.over:
            return before
        before = match.clone()
        options = match.decision.options
        match.choose(options[int(chance() * len(options))])
    return before if match.over else match


def _clones(new: Callable[[int], Match], seconds: float) -> int:
    match = _half_way(new, 1)
    best, began = 0.0, time.perf_counter()
    while time.perf_counter() - began < seconds / 2:
        start = time.perf_counter()
        for _ in range(500):
            match.clone()
        best = max(best, 500 / (time.perf_counter() - start))
    return round(best)


def _bytes(new: Callable[[int], Match]) -> int:
    count = 50
    _half_way(new, 0)
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [_half_way(new, seed) for seed in range(count)]
    size = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return size // len(kept)


def best_of(rows: list[Row], others: list[Row]) -> list[Row]:
    """Of two rounds of the same measurements, the best figures of each row: a machine that is busy with something else for a
    minute slows only the rows that it meets."""
    if not rows:
        return others
    return [
        replace(
            row,
            decisions_per_second=max(row.decisions_per_second, other.decisions_per_second),
            clones_per_second=_most(row.clones_per_second, other.clones_per_second),
        )
        for row, other in zip(rows, others, strict=True)
    ]


def _most(one: int | None, other: int | None) -> int | None:
    return one if other is None else other if one is None else max(one, other)


def table(rows: list[Row], v: Speaker) -> str:
    """The rows as a table in words."""
    words = ("bench-name", "bench-decisions", "bench-clones", "bench-memory", "bench-compiled")
    head = [v.say(word) for word in words]
    lines = [head]
    for row in rows:
        clones = f"{row.clones_per_second:,}" if row.clones_per_second is not None else "-"
        memory = f"{row.bytes_per_match / 1000:,.1f} KB" if row.bytes_per_match is not None else "-"
        how = v.say("bench-yes" if row.compiled else "bench-no")
        cells = (f"{row.decisions_per_second:,}", clones, memory)
        lines.append([row.name, *(in_figures(v.lang, cell) for cell in cells), how])
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines)


# Peers: measured beside us where they are installed. Any: they are untyped or absent.


def peers(seconds: float) -> list[Row]:
    """pyminion's Dominion and OpenSpiel's card games, driven from Python in the same run."""
    rows: list[Row] = []
    try:
        importlib.import_module("pyminion")
        rows.append(_pyminion(seconds))
    except ImportError:
        pass
    try:
        spiel: Any = importlib.import_module("pyspiel")
        rows += [_open_spiel(spiel, name, seconds) for name in ("gin_rummy", "hearts")]
    except ImportError:
        pass
    return rows


def _open_spiel(spiel: Any, name: str, seconds: float) -> Row:
    game = spiel.load_game(name)
    best = 0.0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        chance = random.Random(1).random
        made, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds / RUNS:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                made += not state.is_chance_node()
                state.apply_action(actions[int(chance() * len(actions))])
        best = max(best, made / (time.perf_counter() - start))
    state = game.new_initial_state()
    clones, began = 0.0, time.perf_counter()
    while time.perf_counter() - began < seconds / 2:
        start = time.perf_counter()
        for _ in range(500):
            state.clone()
        clones = max(clones, 500 / (time.perf_counter() - start))
    return Row(f"OpenSpiel {name}", round(best), round(clones), None, compiled=True)


def _pyminion(seconds: float) -> Row:
    """Dominion with random choices. pyminion asks its players' deciders; every question is one decision."""
    from talia.lab.pyminion_peer import games_of_dominion

    runs = [games_of_dominion(seconds / RUNS) for _ in range(RUNS)]
    return Row("pyminion Dominion", round(max(made / spent for made, spent in runs)), None, None, compiled=False)

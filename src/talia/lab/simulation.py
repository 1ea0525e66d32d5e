"""Many games by bots, and what came of them."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from talia.bots import bot
from talia.kernel.errors import TaliaError
from talia.kernel.game import Bot, Game
from talia.kernel.match import Match
from talia.words import Speaker, in_figures


def seated(bots: str, players: int) -> list[str]:
    """A bot's name for every seat, of one bot for all or of a list with commas."""
    names = bots.split(",")
    if len(names) == 1:
        names *= players
    if len(names) != players:
        raise TaliaError("error-cli-seats", count=len(names), players=players)
    return names


def in_columns(rows: Sequence[tuple[str, str]], v: Speaker) -> str:
    """A report in two columns, with figures as the language writes them."""
    width = max(len(name) for name, _ in rows)
    return "\n".join(f"{name:<{width}}  {in_figures(v.lang, value)}" for name, value in rows)


@dataclass(frozen=True)
class Plan:
    """What to simulate. `bots` is one bot for all seats, or a list with commas, one for each seat. Any: plain answers."""

    game: Game
    players: int
    bots: str
    games: int
    seed: int
    answers: Mapping[str, Any]
    surprise: bool = False

    def setup(self, seed: int) -> Mapping[str, Any]:
        """The answers for one game's set-up."""
        return {**self.game.surprise(seed), **self.answers} if self.surprise else self.answers

    def seats(self) -> list[str]:
        """A bot's name for every seat."""
        return seated(self.bots, self.players)


@dataclass
class Report:
    """What came of a simulation."""

    plan: Plan
    games: int = 0
    wins: int = 0
    errors: int = 0
    decisions: int = 0
    rounds: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    wins_by_seat: Counter[int] = field(default_factory=Counter)
    first_error: str = ""
    fingerprint: str = ""

    def as_json(self) -> dict[str, object]:
        """The report as one object."""
        return {
            "game": self.plan.game.id,
            "players": self.plan.players,
            "bots": self.plan.seats(),
            "seed": self.plan.seed,
            "games": self.games,
            "wins": self.wins,
            "wins_by_seat": [self.wins_by_seat[seat] for seat in range(self.plan.players)],
            "errors": self.errors,
            "first_error": self.first_error,
            "endings": dict(self.endings.most_common()),
            "rounds": round(self.rounds / max(1, self.games), 2),
            "decisions": self.decisions,
            "decisions_per_second": round(self.decisions / self.seconds) if self.seconds else 0,
            "fingerprint": self.fingerprint,
        }

    def as_table(self, v: Speaker) -> str:
        """The report as a table in words."""
        games = max(1, self.games)
        rows = [
            (v.say("sim-games"), str(self.games)),
            (v.say("sim-wins"), f"{self.wins} ({100 * self.wins / games:.1f}%)"),
        ]
        if not self.plan.game.cooperative:
            rows += [
                (v.say("sim-wins-of-seat", seat=seat + 1), f"{self.wins_by_seat[seat]}")
                for seat in range(self.plan.players)
            ]
        for why, count in self.endings.most_common():
            rows.append((f"  {v.say(f'ending-{why}')}", f"{count} ({100 * count / games:.1f}%)"))
        rows += [
            (v.say("sim-rounds"), f"{self.rounds / games:.1f}"),
            (v.say("sim-decisions"), f"{self.decisions} ({self.decisions / games:.1f})"),
            (v.say("sim-speed"), f"{self.decisions / self.seconds:,.0f}" if self.seconds else "-"),
            (v.say("sim-errors"), str(self.errors) + (f" ({self.first_error})" if self.errors else "")),
            (v.say("sim-fingerprint"), self.fingerprint),
        ]
        return in_columns(rows, v)


def run(plan: Plan, progress: Callable[[int], None] | None = None) -> Report:
    """Play the games one after the other. A game that fails is counted, never hidden, and the rest go on."""
    report = Report(plan)
    names = plan.seats()
    total = hashlib.sha256()
    for number in range(plan.games):
        seed = plan.seed + number
        match = plan.game.new(players=plan.players, seed=seed, **plan.setup(seed))
        match.quiet = True
        bots = [bot(name, plan.game, seed * 101 + seat) for seat, name in enumerate(names)]
        began = time.perf_counter()
        try:
            play_out(match, bots)
        except Exception as error:  # a game that breaks must show up in the report, with the seed to find it by
            report.errors += 1
            report.first_error = report.first_error or f"seed {seed}: {type(error).__name__}: {error}"
        report.seconds += time.perf_counter() - began
        _count(report, match)
        total.update(match.fingerprint.encode())
        if progress is not None:
            progress(1)
    report.fingerprint = total.hexdigest()[:16]
    return report


def play_out(match: Match, bots: list[Bot], until: Callable[[Match], bool] | None = None) -> None:
    """Let bots play a match to its end, or until something is so.

    A decision of the team is answered from the seat that acted last.
    """
    acted = 0
    while not match.over and (until is None or not until(match)):
        decision = match.decision
        seat = decision.seat if decision.seat is not None else acted
        acted = seat
        match.choose(bots[seat].choose(match, decision), decision.seat)


def _count(report: Report, match: Match) -> None:
    report.games += 1
    report.decisions += len(match.keys)
    report.rounds += match.game.round(match)
    if match.result is None:
        return
    report.endings[match.result.why] += 1
    report.wins_by_seat.update(seat for seat, won in enumerate(match.result.won) if won)
    report.wins += match.result.won[0]

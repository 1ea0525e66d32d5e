"""A bot that plays every option out many times on copies of the match (Monte Carlo), and takes the one that did best."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import ceil, log2, sqrt

from talia.bots.random_bot import Random
from talia.kernel.chance import Chance
from talia.kernel.decision import Decision, Option
from talia.kernel.game import Bot, Game
from talia.kernel.match import Match

PLAYOUTS = 120
CAUTION = 2.0
"""Another option replaces the one that habit would take only when it did better by so many standard errors."""

DAWDLING = 0.02
"""A win at the horizon is worth so much less than one at once, and a loss there so much more."""

LEAST = 4
"""On fewer deals than that nothing counts as better than habit."""

HABIT = "steady"
"""The game's own bot that playouts are played with, if the game has it; otherwise they are played at random."""


class Search:
    """Monte Carlo over clones, for any game.

    Each playout deals anew all that the seat cannot know before anything else, so nothing hidden is ever used. All
    options meet the same deals, and after each round of playouts the worse half drops out (successive halving). The
    budget is a number of playouts a decision, or seconds; only the former chooses the same on every machine.
    """

    __slots__ = ("_chance", "_game", "_horizon", "_playouts", "_seat", "_seconds")

    def __init__(
        self,
        game: Game,
        seed: int,
        playouts: int = PLAYOUTS,
        seconds: float | None = None,
        horizon: int | None = None,
    ) -> None:
        self._game = game
        self._chance = Chance(seed)
        self._playouts = playouts
        self._seconds = seconds
        self._horizon = horizon if horizon is not None else game.horizon
        self._seat: int | None = None

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options. A decision of the whole team is answered from the seat that acted last."""
        if decision.seat is not None:
            self._seat = decision.seat
        deals = self._chance.below(1 << 32)
        maker = self._game.bots().get(HABIT)
        habit: Bot = maker(self._game, deals) if maker is not None else Random(deals)
        home = habit.choose(match, decision).key if maker is not None else None
        trials: dict[str, list[float | None]] = {option.key: [] for option in decision.options}
        alive = list(trials)
        for passes in self._rounds(len(alive)):
            if len(alive) == 1:
                break
            for _ in passes(len(alive)):
                for key in alive:
                    seed = deals + len(trials[key])
                    trials[key].append(self._playout(match, decision, key, habit, seed))
            alive = _better_half(trials, alive, home)
        best = decision.option(_best(trials, alive, home))
        assert best is not None
        return best

    # The budget

    def _rounds(self, options: int) -> Iterator[_Passes]:
        """Equal shares of the budget, until one option is left beside habit's."""
        rounds = max(1, ceil(log2(options)))
        start = time.monotonic()
        for number in range(rounds):
            if self._seconds is None:
                yield _Passes(self._playouts // rounds, None)
            else:
                yield _Passes(0, start + self._seconds * (number + 1) / rounds)

    # Playouts

    def _playout(self, match: Match, decision: Decision, key: str, habit: Bot, seed: int) -> float | None:
        """How one imagined match went after an option, from 0 to 1; None if the imagined match does not offer it."""
        seat = self._seat
        twin = match.clone()
        _forget_answers(twin, decision.seat)
        self._game.redeal(twin, seat, Chance(seed))
        asked = next((each for each in twin.open if each.seat == decision.seat), None)
        option = asked.option(key) if asked is not None else None
        if option is None:
            return None
        twin.choose(option, decision.seat)
        steps = 0
        while twin.result is None and steps < self._horizon:
            asked = twin.decision
            twin.choose(habit.choose(twin, asked), asked.seat)
            steps += 1
        if twin.result is None:
            return self._game.worth(twin, seat)
        late = DAWDLING * steps / self._horizon
        return 1.0 - late if twin.result.won[seat or 0] else late


class _Passes:
    """One round of playouts: so many passes over the options that are left, or as many as the time allows."""

    __slots__ = ("_playouts", "_until")

    def __init__(self, playouts: int, until: float | None) -> None:
        self._playouts = playouts
        self._until = until

    def __call__(self, options: int) -> Iterator[int]:
        done = 0
        while done == 0 or self._more(done, options):
            yield done
            done += 1

    def _more(self, done: int, options: int) -> bool:
        if self._until is not None:
            return time.monotonic() < self._until
        return (done + 1) * options <= self._playouts


def _forget_answers(twin: Match, seat: int | None) -> None:
    """With several decisions open, others may have answered already; this seat cannot know what."""
    if twin.held:
        twin.state.forget_answers(seat)
        twin.history.without_held_by_others(seat)


def _mean(trials: list[float | None]) -> float:
    went = [value for value in trials if value is not None]
    return sum(went) / len(went) if went else -1.0


def _better_half(trials: dict[str, list[float | None]], alive: list[str], home: str | None) -> list[str]:
    """The options that stay: the better half, and habit's in any case. Of options that always went the same one stays."""
    ranked = sorted(alive, key=lambda key: (-_mean(trials[key]), key != home))
    kept: dict[tuple[float | None, ...], str] = {}
    for key in ranked[: max(1, ceil(len(alive) / 2))]:
        kept.setdefault(tuple(trials[key]), key)
    return [key for key in alive if key in kept.values() or key == home]


def _best(trials: dict[str, list[float | None]], alive: list[str], home: str | None) -> str:
    best = max(alive, key=lambda key: _mean(trials[key]))
    if home is None or best == home or home not in trials:
        return best
    return best if _surely_better(trials[best], trials[home]) else home


def _surely_better(one: list[float | None], other: list[float | None]) -> bool:
    """Whether one option did better than another on the same deals by more than luck would explain."""
    gaps = [a - b for a, b in zip(one, other, strict=False) if a is not None and b is not None]
    count = len(gaps)
    if count < LEAST:
        return False
    mean = sum(gaps) / count
    spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
    return mean > CAUTION * sqrt(spread / count)

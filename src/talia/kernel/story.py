"""The story of a match that is over, in numbers: how it went, who did what, and what decided it.

A game names numbers worth following (`Game.gauges`) and reads its own events (`Game.teller`); the rest is the same for all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from talia.kernel.errors import TaliaError
from talia.kernel.event import Event
from talia.kernel.voice import Name, Voice

if TYPE_CHECKING:
    from talia.kernel.match import Match

TURN = "turn"
"""How events are shown that begin a turn."""


@dataclass(frozen=True)
class Gauge:
    """A number worth following: a life, the strength of gates, crystals. `full` is where it began, if it only falls."""

    name: Name
    value: int
    full: int = 0
    seat: int | None = None


@dataclass(frozen=True)
class Credit:
    """Something that counts: so much of what, by whom (nobody: the game itself), and by which card or deed."""

    what: str
    n: int
    who: Name | None
    by: Name


class Teller:
    """Reads the events of a match in order, and says of each whether it counts for anything."""

    def read(self, event: Event) -> Credit | None:
        """What an event counts for."""
        return None


@dataclass
class Line:
    """A gauge over the match: after how many choices it had which value, where that changed."""

    gauge: Gauge
    points: list[tuple[int, int]]

    def at(self, choice: int) -> int:
        """The value after so many choices."""
        return next((value for at, value in reversed(self.points) if at <= choice), self.points[0][1])


@dataclass
class Turn:
    """A turn: after which choice it began, in which round, and what counted in it."""

    at: int
    round: int
    credits: list[Credit] = field(default_factory=list)


@dataclass(frozen=True)
class Best:
    """The best turn: whose, when it began, and how much they did in it."""

    who: Name
    at: int
    round: int
    n: int


@dataclass
class Story:
    """All of it. `rounds` are the rounds with the choice after which each began; `counts` is what the game counts."""

    counts: tuple[str, ...]
    seats: list[Name]
    won: tuple[bool, ...]
    cooperative: bool
    choices: int = 0
    rounds: list[tuple[int, int]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)

    def credits(self, what: str) -> list[Credit]:
        """Everything of a kind that counted, in order."""
        return [each for turn in self.turns for each in turn.credits if each.what == what]

    def by_card(self, what: str) -> list[tuple[Name, Name | None, int]]:
        """What each card or deed did in whose hands, the most first."""
        return [(by, who, n) for (by, who), n in _most((each.by, each.who, each.n) for each in self.credits(what))]

    def by_seat(self, what: str) -> list[tuple[Name, int]]:
        """What each player did, in seat order; nothing where the game itself did it."""
        done = Counter[Name]()
        for each in self.credits(what):
            if each.who is not None:
                done[each.who] += each.n
        return [(who, done[who]) for who in self.seats] if done else []

    def best(self) -> Best | None:
        """The turn in which a player did the most of what counts first."""
        found: Best | None = None
        for turn in self.turns:
            done = Counter[Name]()
            for each in turn.credits:
                if each.what in self.counts[:1] and each.who in self.seats:
                    assert each.who is not None
                    done[each.who] += each.n
            for who, n in done.items():
                if found is None or n > found.n:
                    found = Best(who, turn.at, turn.round, n)
        return found

    def round_of(self, choice: int) -> int:
        """The round that was being played after so many choices."""
        return next((number for number, at in reversed(self.rounds) if at <= choice), self.rounds[0][0])

    # What decided it

    def decided(self, v: Voice) -> list[str]:
        """What decided it, a sentence each."""
        told = [*self._fall(v), *self._lead(v)]
        for what in self.counts[: 1 if all(self.won) else 2]:
            done = Counter[Name]()  # in all hands: the sentence names nobody
            for each in self.credits(what):
                done[each.by] += each.n
            for card, n in done.most_common(1):
                if n > 1:
                    told.append(v.say(f"count-{what}-most", card=card, n=n))
        return told

    def _fall(self, v: Voice) -> list[str]:
        """In which round whatever was brought down to nothing lost the most. A team goes on as long as one of it does."""
        fallen = [line for line in self.lines if line.gauge.full and line.points[-1][1] <= 0]
        if self.cooperative and any(line.gauge.seat is not None and line not in fallen for line in self.lines):
            fallen = [line for line in fallen if line.gauge.seat is None]
        if not fallen:
            return []
        line = max(fallen, key=lambda each: each.gauge.full)
        ends = [at for _, at in self.rounds[1:]] + [self.choices]
        falls = [(line.at(begin) - line.at(end), number) for (number, begin), end in zip(self.rounds, ends)]
        most, number = max(falls, key=lambda each: each[0])
        return [v.say("story-fall", name=line.gauge.name, n=most, round=number)] if most > 0 else []

    def _lead(self, v: Voice) -> list[str]:
        """Since when the winner was ahead of all rivals."""
        if self.cooperative or sum(self.won) != 1 or len(self.won) < 2:
            return []
        winner = self.won.index(True)
        moments = sorted({at for line in self.lines for at, _ in line.points})
        since = self.choices
        for at in reversed(moments):
            sums = [sum(line.at(at) for line in self.lines if line.gauge.seat == seat) for seat in range(len(self.won))]
            if any(each >= sums[winner] for seat, each in enumerate(sums) if seat != winner):
                break
            since = at
        name = self.seats[winner]
        if since == self.choices:
            return [v.say("story-lead-last", name=name)]
        return [v.say("story-lead", name=name, round=self.round_of(since))]


def story(match: Match) -> Story:
    """The story of a match that is over; nobody may be told before, because it knows everything."""
    if match.result is None:
        raise TaliaError("error-story-not-over")
    game = match.game
    again = game.again(match.origin)
    told = Story(game.counts, game.seats(again), match.result.won, game.cooperative)
    teller = game.teller(again)
    _note(told, again, teller, 0)
    for at, (seat, key, _) in enumerate(match.history.made, 1):
        again.choose(key, seat)
        _note(told, again, teller, at)
    told.choices = len(match.history.made)
    return told


def _note(told: Story, match: Match, teller: Teller, at: int) -> None:
    """Write down what the last choice led to."""
    game = match.game
    number = game.round(match)
    if not told.rounds or told.rounds[-1][0] != number:
        told.rounds.append((number, at))
    if not told.turns:
        told.turns.append(Turn(at, number))
    for event in match.events:
        if game.shows.get(event.name) == TURN:
            told.turns.append(Turn(at, number))
        credit = teller.read(event)
        if credit is not None:
            told.turns[-1].credits.append(credit)
    for index, gauge in enumerate(game.gauges(match)):
        if index == len(told.lines):
            told.lines.append(Line(gauge, [(at, gauge.value)]))
        elif told.lines[index].points[-1][1] != gauge.value:
            told.lines[index].points.append((at, gauge.value))


def _most(done: Iterable[tuple[Name, Name | None, int]]) -> Sequence[tuple[tuple[Name, Name | None], int]]:
    found = Counter[tuple[Name, Name | None]]()
    for by, who, n in done:
        found[by, who] += n
    return found.most_common()

"""A round: the dice, everybody's turn, the end of the round; and the end of the game."""

from __future__ import annotations

from talia.games.seasons.rules import die, scoring
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.energy import SEASON_NAMES
from talia.games.seasons.rules.moments import AT_END_OF_GAME, AT_END_OF_ROUND
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import YEARS, Tournament
from talia.games.seasons.rules.turn import START_TURN
from talia.games.seasons.rules.wheel import move_marker
from talia.kernel.decision import Decision, Option
from talia.kernel.state import Frame


class NextRound(Rule):
    """Roll the dice of the season and put a round on the agenda; or end the game."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        t.turned = t.marked = 0
        if t.year > YEARS:
            t.agenda.append((SCORE, OF_SEAT[0]))
            for seat in reversed(t.in_order()):
                t.agenda.append((AT_END_OF_GAME, OF_SEAT[seat]))
            return
        t.round += 1
        t.phase = "dice"
        t.die = [None] * t.players
        t.left_die = None
        season = t.season
        t.dice = tuple([die.roll(t, season, number) for number in t.arena.dice[season]])
        t.reveals += 1
        if t.events is not None:
            t.tell("round", "wheel", n=t.round, season=SEASON_NAMES[season], player=t.who(t.first))
            for rolled in t.dice:
                t.tell("rolled", "dice", face=rolled.face.words(), n=rolled.face.advance)
        begin_choosing(t, t.first)


def begin_choosing(t: Tournament, seat: int) -> None:
    """From a seat on everybody takes a die, then everybody has a turn."""
    if seat == t.first:
        t.agenda += WHOLE_ROUND[t.players, seat]
        return
    begin_turns(t, t.first)
    for step in reversed(range((seat - t.first) % t.players, t.players)):
        t.agenda.append((CHOOSE_DIE, OF_SEAT[(t.first + step) % t.players]))


def begin_turns(t: Tournament, seat: int) -> None:
    """From a seat on everybody has a turn, then the round ends."""
    t.agenda += turns(t.players, t.first, seat)


def turns(players: int, first: int, seat: int) -> list[Frame]:
    """The turns from a seat on and the end of the round, as they lie on the agenda: what comes first is last."""
    frames: list[Frame] = [(NEXT_ROUND, OF_SEAT[0]), (PASS_ON, OF_SEAT[0]), (ADVANCE, OF_SEAT[0])]
    frames += [(AT_END_OF_ROUND, OF_SEAT[(first + step) % players]) for step in reversed(range(players))]
    left = reversed(range((seat - first) % players, players))
    return frames + [(START_TURN, OF_SEAT[(first + step) % players]) for step in left]


class ChooseDie(Rule):
    """Take one of the dice on the table; the last one is left for the marker."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        t.active = scope.seat
        t.ask(scope.seat, "ask-die", self.options(t), self, scope)

    def question(self, t: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-die", self.options(t), self, scope)

    def options(self, t: Tournament) -> list[Option]:
        """The dice on the table."""
        options: list[Option] = []
        keys: list[str] = []
        for rolled in t.dice:
            key = rolled.face.key
            options.append(rolled.option if key not in keys else rolled.second[keys.count(key) - 1])
            keys.append(key)
        return options

    def answer(self, t: Tournament, scope: Scope, option: Option) -> None:
        rolled = option.action
        assert isinstance(rolled, Rolled)
        t.die[scope.seat] = rolled
        dice = list(t.dice)
        dice.remove(rolled)
        t.dice = tuple(dice)
        if t.events is not None:
            t.tell("takes-die", f"p{scope.seat}", player=t.who(scope.seat), face=rolled.face.words())
        if len(dice) == 1:
            t.left_die = dice[0]


class Advance(Rule):
    """The marker moves by the pips of the die nobody took, unless it is past the end already."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        if t.year <= YEARS and t.left_die is not None:
            move_marker(t, t.left_die.face.advance)


class PassOn(Rule):
    """The first player's token goes to the left, and the dice are gathered."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        t.first = (t.first + 1) % t.players
        t.dice = ()


class Score(Rule):
    """Count the points."""

    def resolve(self, t: Tournament, scope: Scope) -> None:
        scoring.score(t)


NEXT_ROUND, CHOOSE_DIE, ADVANCE, PASS_ON, SCORE = NextRound(), ChooseDie(), Advance(), PassOn(), Score()
WHOLE_ROUND: dict[tuple[int, int], list[Frame]] = {
    (players, first): turns(players, first, first)
    + [(CHOOSE_DIE, OF_SEAT[(first + step) % players]) for step in reversed(range(players))]
    for players in (2, 3, 4)
    for first in range(players)
}
"""For so many players and whoever is first, a round from taking dice on, as it lies on the agenda."""

"""A round: the dice, everybody's turn, the end of the round; and the end of the game."""

from __future__ import annotations

from typing import Final

from talia.games.seasons.rules import die, scoring
from talia.games.seasons.rules.deed import Rule
from talia.games.seasons.rules.dice import DICE, Rolled
from talia.games.seasons.rules.energy import SEASON_NAMES, SEASON_OF
from talia.games.seasons.rules.moments import AT_END_OF_GAME, AT_END_OF_ROUND
from talia.games.seasons.rules.scope import OF_SEAT, Scope
from talia.games.seasons.rules.tournament import YEARS, Tournament
from talia.games.seasons.rules.turn import START_TURN
from talia.games.seasons.rules.wheel import ADVANCE
from talia.kernel.decision import Decision, Option
from talia.kernel.state import Frame


class NextRound(Rule):
    """Roll the dice of the season and put a round on the agenda; or end the game."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.turned = tournament.marked = 0
        if tournament.year > YEARS:
            tournament.agenda.append((SCORE, OF_SEAT[0]))
            for seat in reversed(tournament.in_order()):
                tournament.agenda.append((AT_END_OF_GAME, OF_SEAT[seat]))
            return
        tournament.round += 1
        tournament.phase = "dice"
        tournament.die = [None] * tournament.players
        tournament.left_die = None
        season = SEASON_OF[tournament.month]
        dice: list[Rolled] = []
        for number in tournament.arena.dice[season]:
            if tournament.reroll is not None:
                dice.append(die.roll(tournament, season, number))
            else:
                dice.append(DICE[season][number][tournament.below(6)])
        tournament.dice = tuple(dice)
        tournament.reveals += 1
        if tournament.events is not None:
            tournament.tell(
                "round",
                "wheel",
                n=tournament.round,
                season=SEASON_NAMES[season],
                player=tournament.who(tournament.first),
            )
            for rolled in tournament.dice:
                tournament.tell("rolled", "dice", face=rolled.face.words(), n=rolled.face.advance)
        begin_choosing(tournament, tournament.first)


def begin_choosing(tournament: Tournament, seat: int) -> None:
    """From a seat on everybody takes a die, then everybody has a turn."""
    if seat == tournament.first:
        tournament.agenda += WHOLE_ROUND[tournament.players, seat]
        return
    begin_turns(tournament, tournament.first)
    for step in reversed(range((seat - tournament.first) % tournament.players, tournament.players)):
        tournament.agenda.append((CHOOSE_DIE, OF_SEAT[(tournament.first + step) % tournament.players]))


def begin_turns(tournament: Tournament, seat: int) -> None:
    """From a seat on everybody has a turn, then the round ends."""
    tournament.agenda += turns(tournament.players, tournament.first, seat)


def turns(players: int, first: int, seat: int) -> list[Frame]:
    """The turns from a seat on and the end of the round, as they lie on the agenda: what comes first is last."""
    frames: list[Frame] = [(NEXT_ROUND, OF_SEAT[0]), (PASS_ON, OF_SEAT[0]), (ADVANCE, OF_SEAT[0])]
    frames += [(AT_END_OF_ROUND, OF_SEAT[(first + step) % players]) for step in reversed(range(players))]
    left = reversed(range((seat - first) % players, players))
    return frames + [(START_TURN, OF_SEAT[(first + step) % players]) for step in left]


class ChooseDie(Rule):
    """Take one of the dice on the table; the last one is left for the marker."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.active = scope.seat
        options = self.options(tournament)
        if len(options) > 1:
            tournament.decision = Decision(scope.seat, "ask-die", options, self, scope)
        else:
            self.answer(tournament, scope, options[0])

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        return Decision(scope.seat, "ask-die", self.options(tournament), self, scope)

    def options(self, tournament: Tournament) -> list[Option]:
        """The dice on the table."""
        options: list[Option] = []
        keys: list[str] = []
        for rolled in tournament.dice:
            key = rolled.face.key
            if key in keys:  # the same face is up on more dice than one
                options.append(rolled.second[keys.count(key) - 1])
            else:
                options.append(rolled.option)
            keys.append(key)
        return options

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        rolled = option.action
        assert isinstance(rolled, Rolled)
        tournament.die[scope.seat] = rolled
        dice = list(tournament.dice)
        dice.remove(rolled)
        tournament.dice = tuple(dice)
        if tournament.events is not None:
            tournament.tell("takes-die", f"p{scope.seat}", player=tournament.who(scope.seat), face=rolled.face.words())
        if len(dice) == 1:
            tournament.left_die = dice[0]


class PassOn(Rule):
    """The first player's token goes to the left, and the dice are gathered."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        tournament.first = (tournament.first + 1) % tournament.players
        tournament.dice = ()


class Score(Rule):
    """Count the points."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        scoring.score(tournament)


NEXT_ROUND: Final = NextRound()
CHOOSE_DIE: Final = ChooseDie()
PASS_ON: Final = PassOn()
SCORE: Final = Score()
WHOLE_ROUND: dict[tuple[int, int], list[Frame]] = {
    (players, first): turns(players, first, first)
    + [(CHOOSE_DIE, OF_SEAT[(first + step) % players]) for step in reversed(range(players))]
    for players in (2, 3, 4)
    for first in range(players)
}
"""For so many players and whoever is first, a round from taking dice on, as it lies on the agenda."""

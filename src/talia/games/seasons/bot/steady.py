"""A bot that plays by rules of thumb: drafts by worth and season, summons what pays, transmutes what it does not need."""

from __future__ import annotations

from talia.games.seasons.bot.answers import ANSWERS
from talia.games.seasons.bot.evaluation import rounds_left
from talia.games.seasons.bot.plans import Plan
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.match import Match


class Steady:
    """Plays by rules of thumb."""

    __slots__ = ()

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        tournament = match.state
        assert isinstance(tournament, Tournament)
        plan = Plan(tournament, decision.seat or 0, rounds_left(tournament))
        answer = ANSWERS.get(decision.word)
        return answer(plan, decision) if answer is not None else decision.options[0]

"""The tutor: plays the other seats of a lesson."""

from __future__ import annotations

from talia.kernel.decision import Decision, Option
from talia.kernel.lesson import lesson_of
from talia.kernel.match import Match


class Tutor:
    """Takes what the lesson says, one key after the other; where that is not possible, something harmless."""

    def choose(self, match: Match, decision: Decision) -> Option:
        """The next of the lesson's keys."""
        lesson = lesson_of(match)
        if lesson is not None:
            made = sum(seat not in (lesson.seat, None) for seat, _, _ in match.history.made)
            option = decision.option(lesson.others[made]) if made < len(lesson.others) else None
            if option is not None:
                return option
        return next((option for option in decision.options if not option.about), decision.options[0])

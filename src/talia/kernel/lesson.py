"""Lessons: a match from an arranged position, with a guide who explains each thing when it is first needed.

The match is an ordinary one. Its origin names the lesson, and where the guide stands follows from the choices that were
made, so a lesson is saved, undone and gone on with like any match. Front ends show what `guidance` says.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any

from talia.kernel.decision import Decision
from talia.kernel.errors import TaliaError
from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.kernel.voice import Name, Voice

TUTOR = "tutor"
"""The bot that plays the other seats of a lesson; it is offered nowhere else."""


@dataclass(frozen=True)
class Step:
    """Something to be understood and done.

    The guide comes to it when the learner may take an option whose key is like one of `take`; nothing else may be taken
    then, and after `times` such choices it is done. Its message is `lesson-ID-NAME`: every line is a page, and `shows`
    names the thing on the table that each page is about, in order (empty: none).
    """

    name: str
    take: tuple[str, ...]
    times: int = 1
    shows: tuple[str, ...] = ()

    def wants(self, key: str) -> bool:
        """Whether this option is what the step asks for."""
        return any(fnmatchcase(key, pattern) for pattern in self.take)


@dataclass(frozen=True)
class Lesson:
    """A position, the steps that lead through it, and what the others at the table choose, one key after the other.

    The words know `lesson-ID` (its name), `lesson-ID-blurb` and `lesson-ID-end`. Any: positions are plain JSON.
    """

    id: str
    position: Mapping[str, Any]
    steps: tuple[Step, ...]
    others: tuple[str, ...] = ()
    seat: int = 0
    seed: int = 1

    @property
    def name(self) -> Name:
        """What it is called."""
        return Name(f"lesson-{self.id}")


@dataclass(frozen=True)
class Page:
    """A paragraph of the guide, and the ref of the thing it is about."""

    text: str
    about: str


@dataclass(frozen=True)
class Guidance:
    """Where the guide stands: `done` steps lie behind; `step` is the one to take now, if the learner can."""

    lesson: Lesson
    done: int
    step: Step | None
    over: bool

    def allows(self, key: str) -> bool:
        """Whether an option keeps to the lesson."""
        return self.step is None or self.step.wants(key)

    def pages(self, v: Voice) -> list[Page]:
        """What the guide says now; nothing while somebody else decides."""
        if self.over:
            return [Page(line, "") for line in v.say(f"lesson-{self.lesson.id}-end").splitlines()]
        step = self.step
        if step is None:
            return []
        lines = v.say(f"lesson-{self.lesson.id}-{step.name}").splitlines()
        return [Page(line, step.shows[n] if n < len(step.shows) else "") for n, line in enumerate(lines)]


def lesson_of(match: Match) -> Lesson | None:
    """The lesson that a match is of, if it is one that the game still teaches."""
    id = match.origin.get("lesson")
    return next((each for each in match.game.lessons() if each.id == id), None)


def guidance(match: Match) -> Guidance | None:
    """What the guide of a match has to say; None in a match without one."""
    lesson = lesson_of(match)
    if lesson is None:
        return None
    done = taken = 0
    for seat, key, _ in match.history.made:
        if done < len(lesson.steps) and seat in (lesson.seat, None) and lesson.steps[done].wants(key):
            taken += 1
            if taken == lesson.steps[done].times:
                done, taken = done + 1, 0
    step = lesson.steps[done] if done < len(lesson.steps) else None
    asked = [each for each in match.open if each.seat in (lesson.seat, None)]
    if step is None or not any(step.wants(key) for decision in asked for key in decision.keys):
        step = None
    return Guidance(lesson, done, step, match.over)


def keep_to_it(match: Match, decision: Decision, key: str) -> None:
    """`TaliaError` if a choice of the learner would leave the lesson."""
    now = guidance(match)
    if now is not None and decision.seat in (now.lesson.seat, None) and not now.allows(key):
        raise TaliaError("error-lesson-later")


def teach(game: Game, id: str = "") -> Match:
    """A match of the lesson with this id, or of the game's first."""
    found = [each for each in game.lessons() if id in ("", each.id)]
    if not found:
        raise TaliaError("error-no-lesson", game=game.title)
    lesson = found[0]
    match = game.arrange(lesson.position, lesson.seed)
    match.origin["lesson"] = lesson.id
    return match


def seats_of(match: Match, learner: str) -> list[str]:
    """Who sits where in a lesson: the learner, and the tutor everywhere else."""
    lesson = lesson_of(match)
    return [learner if lesson is None or seat == lesson.seat else TUTOR for seat in range(len(match.game.seats(match)))]

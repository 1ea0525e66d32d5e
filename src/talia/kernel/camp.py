"""The camp between two matches of a campaign. It is a match too: a row of questions, over when they are answered.

A campaign says what its camp asks (`Camp.question`); everything else that a match needs is here. What was answered is
`answers(match)`, which a campaign reads into its ledger.
"""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from talia.kernel.chance import Chance, Seed
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Step
from talia.kernel.errors import TaliaError
from talia.kernel.game import BotMaker, Field, Game
from talia.kernel.kind import Kind
from talia.kernel.match import Match
from talia.kernel.positions import Reason
from talia.kernel.result import Result
from talia.kernel.scene import Scene
from talia.kernel.state import State
from talia.kernel.views import decisions, header
from talia.kernel.voice import Arg, Name, Voice

# Any, all through this file: what a campaign tells its camp is plain JSON.

Given = tuple[int | None, str]
"""An answer: whose (None: the team's), and its key."""

OVER = "camp-over"
"""Why a camp ends: `end-camp-over`, `ending-camp-over`."""


@dataclass(frozen=True)
class Question:
    """What a camp asks a seat, or the whole team (`seat` None). A lone option is taken by itself, as everywhere."""

    seat: int | None
    word: str
    options: Sequence[Option]
    args: Mapping[str, Arg] = field(default_factory=dict)


class Camping(State):
    """A camp being held: what the campaign told it (`setup`), and what was answered so far, lone options too."""

    camp: Camp
    players: int
    setup: Mapping[str, Any]
    given: tuple[Given, ...]

    def clone(self) -> Camping:
        twin = Camping()
        self.copy_onto(twin)
        twin.camp, twin.players, twin.setup, twin.given = self.camp, self.players, self.setup, self.given
        return twin

    def own_facts(self) -> list[object]:
        return [self.players, json.dumps(self.setup, sort_keys=True), self.given]

    def said(self, beginning: str, seat: int | None = None) -> list[str]:
        """What was answered with keys that begin so (`mage:`), without that beginning; of one seat, if it is named."""
        return [
            key.removeprefix(beginning)
            for whose, key in self.given
            if key.startswith(beginning) and (seat is None or whose == seat)
        ]


class Ask(Step):
    """Ask the next question, or break camp. The scope is the seat that is asked."""

    __slots__ = ()

    def resolve(self, held: Camping, seat: int | None) -> None:
        asked = held.camp.question(held)
        if asked is None:
            held.finish(Result((True,) * held.players, OVER))
            held.tell("camp-over")
        else:
            held.ask(asked.seat, asked.word, list(asked.options), self, asked.seat, asked.args)

    def answer(self, held: Camping, seat: int | None, option: Option) -> None:
        held.given = (*held.given, (seat, option.key))
        said = Reason(option.word, option.args)
        if seat is None:
            held.tell("camp-team", option.about, option=said)
        else:
            held.tell("camp-chose", option.about, player=held.camp.seat_name(held, seat), option=said)
        held.agenda.append((ASK, None))


ASK = Ask()


class Camp(Game):
    """A camp as the rest of Talia sees it. Its campaign begins it, with all that it needs to know in its set-up."""

    rules = 1
    cooperative = True
    player_words: tuple[str, ...] = ("camp-player",)

    @abstractmethod
    def question(self, camp: Camping) -> Question | None:
        """What is asked next; None when everything is decided. It follows from the set-up and the answers so far."""

    @abstractmethod
    def look(self, camp: Camping, seat: int | None, voice: Voice) -> Scene:
        """What lies before those who decide."""

    def advised(self, camp: Camping, decision: Decision) -> Option:
        """What a sensible player would answer: what the bot `steady` does."""
        return decision.options[0]

    def seat_name(self, camp: Camping, seat: int) -> Name:
        """Who sits there."""
        return Name("camp-player", n=seat + 1)

    # What a game is asked

    @property
    def fields(self) -> tuple[Field, ...]:
        return ()

    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        if not answers:
            raise TaliaError("error-camp-alone")
        return dict(answers)

    def deal(self, players: int, seed: Seed, setup: Mapping[str, Any]) -> State:
        return self._begun(players, seed, setup, ())

    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        given = tuple((seat, key) for seat, key in position["given"])
        return self._begun(position["players"], seed, position["setup"], given)

    def position(self, match: Match) -> dict[str, Any]:
        camp = camping(match)
        return {"players": camp.players, "setup": dict(camp.setup), "given": [list(each) for each in camp.given]}

    def _begun(self, players: int, seed: Seed, setup: Mapping[str, Any], given: tuple[Given, ...]) -> Camping:
        camp = Camping()
        camp.begin((), 0, (), seed)
        camp.camp, camp.players, camp.setup, camp.given = self, players, setup, given
        camp.events = []
        camp.agenda.append((ASK, None))
        camp.run()
        return camp

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        camp = camping(match)
        return {
            **header(match, seat),
            "setup": dict(camp.setup),
            "given": [list(each) for each in camp.given],
            "decisions": decisions(match, seat),
        }

    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        return self.look(camping(match), seat, voice)

    def seats(self, match: Match) -> list[Name]:
        camp = camping(match)
        return [self.seat_name(camp, seat) for seat in range(camp.players)]

    def round(self, match: Match) -> int:
        return 0

    def kinds(self) -> Sequence[Kind]:
        return ()

    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        """Nothing is hidden in a camp."""

    def worth(self, match: Match, seat: int | None) -> float:
        return 0.5

    def bots(self) -> Mapping[str, BotMaker]:
        return {"steady": lambda game, seed: Adviser(self)}


class Adviser:
    """The bot of a camp: it does what the camp advises."""

    def __init__(self, camp: Camp) -> None:
        self._camp = camp

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""
        return self._camp.advised(camping(match), decision)


def camping(match: Match) -> Camping:
    """The camp that a match is."""
    assert isinstance(match.state, Camping)
    return match.state


def answers(match: Match) -> tuple[Given, ...]:
    """What was answered in a camp, in order, what went without saying too."""
    return camping(match).given

"""Campaigns: rows of matches that lead from one to the next.

`CampaignRules` is what a campaign is to everybody outside it, as `Game` is for matches; a `Campaign` is one being played.
What lasts between matches is the ledger: plain JSON, computed from the finished matches in order, never edited.
"""

from __future__ import annotations

import hashlib
import reprlib
import secrets
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from talia.kernel.chance import Chance
from talia.kernel.errors import TaliaError, UnknownRules
from talia.kernel.form import Field
from talia.kernel.game import Game, Guide, Holding, whole
from talia.kernel.match import Match
from talia.kernel.result import Result
from talia.kernel.scene import Area
from talia.kernel.voice import Name, Voice

# Any, all through this file: set-ups and ledgers are plain JSON, each campaign's own.

Ledger = dict[str, Any]

LONGEST_NAME = 40
"""Letters of a name; longer ones are refused."""

_MATCHES = 0xCA3B_0000
"""What tells the chance of a campaign's matches from its own."""


@dataclass(frozen=True)
class Origin:
    """What a campaign is made from: how many play, the seed, what the players call themselves (or their mages; nothing for
    a seat that goes by its number), and the settled set-up."""

    players: int
    seed: int
    names: tuple[str, ...]
    setup: Mapping[str, Any]


@dataclass(frozen=True)
class Step:
    """A match of a campaign: of which game, with which answers to its set-up. `camp`: it is no battle, nobody can lose it.

    `id` tells it from others (`battle-2`); the same step comes again when a lost battle is fought again. `stage` is the part
    of the way that it belongs to, as the campaign's page shows it.
    """

    id: str
    stage: str
    game: Game
    answers: Mapping[str, Any]
    camp: bool = False


@dataclass(frozen=True)
class Stage:
    """A part of the way, as it is shown: its name, a line about it, and the card that pictures it, if one does."""

    id: str
    name: Name
    about: Name | None = None
    card: str = ""


@dataclass(frozen=True)
class Finished:
    """A match that lies behind: which step, the how manieth try, whether it was won, how it ended and when, and the parts
    of the story that were told before and after it. `text` is its save."""

    step: Step
    attempt: int
    won: bool
    result: Result
    rounds: int
    choices: int
    ended: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    fingerprint: str = field(repr=False)
    text: str = field(repr=False)


class CampaignRules:
    """A campaign as a game offers it: what it begins with, which match comes next, and what remains of each.

    `id` is mostly that of the game on whose page it is offered (`game`). `rules` is its version: it goes up when the same
    matches would lead to another ledger or to other next matches, and `under` still knows how it was.
    """

    id: str
    game: str
    title: Name
    rules: int = 1
    least: int
    most: int

    @property
    def fields(self) -> tuple[Field, ...]:
        """The questions of its set-up."""
        return ()

    @abstractmethod
    def games(self) -> Sequence[Game]:
        """Every game its matches are of, its camp too, which the registry finds here."""

    @abstractmethod
    def settle(self, players: int, seed: int, answers: Mapping[str, Any]) -> dict[str, Any]:
        """Check a set-up and fill in what was left open, so that it leads the same way when there is more to choose from."""

    @abstractmethod
    def begin(self, origin: Origin) -> Ledger:
        """The ledger before the first match."""

    @abstractmethod
    def next(self, origin: Origin, ledger: Ledger) -> Step | None:
        """The match to play now; None when the campaign is over."""

    @abstractmethod
    def enter(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Ledger:
        """The ledger after a match. It gets a copy, which it may change and return."""

    def succeeded(self, origin: Origin, step: Step, match: Match) -> bool:
        """Whether a match that is over was won, as the campaign sees it: by anybody, and in a cooperative game by all."""
        return match.result is not None and any(match.result.won)

    def won(self, origin: Origin, ledger: Ledger) -> bool:
        """Whether a campaign that is over was won."""
        return True

    def under(self, rules: int) -> CampaignRules:
        """The campaign as it was under an older version of its rules."""
        if rules != self.rules:
            raise UnknownRules(rules, self.rules)
        return self

    def new(
        self,
        players: int = 2,
        seed: int | None = None,
        names: Sequence[str] = (),
        one_person: bool = True,
        **answers: Any,
    ) -> Campaign:
        """A new campaign, at its first match. What the answers leave open is chosen by default or by the seed."""
        players = whole(players, "players")
        if not self.least <= players <= self.most:
            raise TaliaError("error-players", count=players, least=self.least, most=self.most)
        seed = secrets.randbelow(2**32) if seed is None else whole(seed, "seed")
        setup = self.settle(players, seed, answers)
        campaign = Campaign(self, Origin(players, seed, _names(names, players), setup), one_person)
        campaign.begin()
        return campaign

    # Studies

    def studied(self) -> CampaignRules | None:
        """The campaign as studies of its balance play it: a lost battle leads on as if it had been won, so that every one is
        met. None where there is nothing to study."""
        return None

    def trial(self, players: int, seed: int) -> tuple[Match, list[list[Holding]]] | None:
        """A single battle for studies of balance, in which everybody has one of everything that the campaign may give them,
        by chance, and what that is. The group of a holding is its sort; what is given earlier costs less."""
        return None

    # Looking

    @abstractmethod
    def stages(self, origin: Origin, ledger: Ledger) -> Sequence[Stage]:
        """The parts of the way that people may know of by now, in order."""

    def shelves(self, origin: Origin, ledger: Ledger, voice: Voice) -> Sequence[Area]:
        """What the campaign has at hand, in words: barracks, market, treasures, mages."""
        return ()

    def guide(self, origin: Origin, ledger: Ledger, voice: Voice) -> Sequence[Guide]:
        """Rules that have opened on the way so far, the newest last; those that are still closed are not told."""
        return ()

    def before(self, origin: Origin, ledger: Ledger, step: Step) -> Sequence[str]:
        """The parts of the story told before a match. Of each the words know `tale-ID-title` and `tale-ID-text`."""
        return ()

    def opening(self, origin: Origin, ledger: Ledger, step: Step) -> Sequence[str]:
        """What is told before a match and is no story: rules that are new. It is told in the same way and with the same
        words (`tale-...`), after the story, but is no part of the story so far."""
        return ()

    def after(self, origin: Origin, ledger: Ledger, step: Step, match: Match) -> Sequence[str]:
        """The parts of the story told after a match; the ledger is that before it."""
        return ()

    @abstractmethod
    def words(self) -> Sequence[Path]:
        """The folders that hold its words, those of its games too."""

    def blurb(self, voice: Voice) -> str:
        """What it is, in a sentence or two."""
        return voice.say(self.title.word, **self.title.args)


class Campaign:
    """One campaign: its origin and the row of its matches; everything else follows from them.

    `match` is the one to play now, by its own choices. When it is over, `go_on` begins the next. `one_person` is as for
    matches.
    """

    def __init__(self, rules: CampaignRules, origin: Origin, one_person: bool = True) -> None:
        self.rules = rules
        self.origin = origin
        self.one_person = one_person
        self.past: list[Finished] = []
        self._ledger = rules.begin(origin)  # after all matches of `past`
        self._step: Step | None = None
        self._match: Match | None = None
        self._ended = ""  # when the match that is played now was seen to be over

    # Playing

    @property
    def step(self) -> Step:
        """The step that is played now."""
        assert self._step is not None, "a campaign that has not begun"
        return self._step

    @property
    def match(self) -> Match:
        """The match to play now, or the last one of a campaign that is over."""
        assert self._match is not None, "a campaign that has not begun"
        return self._match

    @property
    def ledger(self) -> Ledger:
        """What all finished matches, the one at hand too if it is over, have led to."""
        ledger = _copied(self._ledger)
        return self.rules.enter(self.origin, ledger, self.step, self.match) if self.match.over else ledger

    @property
    def over(self) -> bool:
        """Whether there is nothing more to play."""
        return self.match.over and self.rules.next(self.origin, self.ledger) is None

    @property
    def won(self) -> bool:
        """Whether the campaign is over and was won."""
        return self.over and self.rules.won(self.origin, self.ledger)

    @property
    def succeeded(self) -> bool:
        """Whether the match at hand is over and was won."""
        return self.match.over and self.rules.succeeded(self.origin, self.step, self.match)

    @property
    def attempt(self) -> int:
        """The how manieth try at this step it is."""
        return 1 + sum(each.step.id == self.step.id for each in self.past)

    def coming(self) -> tuple[Step, int] | None:
        """The step to play: this one, or, once its match is over, the next, and which try at it that is; None at the end."""
        if not self.match.over:
            return self.step, self.attempt
        step = self.rules.next(self.origin, self.ledger)
        if step is None:
            return None
        return step, 1 + sum(each.step.id == step.id for each in self._row())

    @property
    def results(self) -> list[Finished]:
        """All finished matches that could be lost, in order; the one at hand too, if it is over."""
        return [each for each in self._row() if not each.step.camp]

    def go_on(self) -> Match:
        """Begin the next match; `TaliaError` while this one is not over, or if there is none."""
        if not self.match.over:
            raise TaliaError("error-campaign-not-yet")
        if self.over:
            raise TaliaError("error-campaign-over")
        self._close()
        self.begin()
        return self.match

    def begin(self) -> None:
        """Begin the match that comes after those of `past`. A camp with nothing to decide is over at once, and passed."""
        while True:
            step = self.rules.next(self.origin, _copied(self._ledger))
            assert step is not None, "no match to begin"
            players, seed = self.origin.players, self._seed(len(self.past))
            self.place(step, step.game.new(players, seed, self.one_person, **step.answers))
            if not (step.camp and self.match.over) or self.over:
                return
            self._close()

    def place(self, step: Step, match: Match, ended: str = "") -> None:
        """Go on with this match: for `begin`, and for whoever loads a campaign."""
        self._step, self._match, self._ended = step, match, ended

    def expected(self) -> Step | None:
        """The step that follows the matches of `past`."""
        return self.rules.next(self.origin, _copied(self._ledger))

    def close(self) -> None:
        """Put the match at hand among those that lie behind, for whoever loads a campaign."""
        self._close()

    def _close(self) -> None:
        self.past.append(self._finished())
        self._ledger = self.rules.enter(self.origin, _copied(self._ledger), self.step, self.match)

    def _seed(self, number: int) -> int:
        """The seed of a match: everybody who has the campaign's seed has the same."""
        return Chance(self.origin.seed ^ (_MATCHES + number)).below(2**32)

    def _row(self) -> list[Finished]:
        return [*self.past, self._finished()] if self.match.over else self.past

    def _finished(self) -> Finished:
        match, step = self.match, self.step
        assert match.result is not None
        return Finished(
            step=step,
            attempt=self.attempt,
            won=self.succeeded,
            result=match.result,
            rounds=match.game.round(match),
            choices=len(match.keys),
            ended=self.ended,
            before=tuple(self.before()),
            after=tuple(self.after()),
            fingerprint=match.fingerprint,
            text=match.save(),
        )

    @property
    def ended(self) -> str:
        """When the match at hand was first seen to be over, in universal time; nothing while it goes on."""
        if not self.match.over:
            self._ended = ""
        elif not self._ended:
            self._ended = now()
        return self._ended

    # Looking

    def before(self) -> Sequence[str]:
        """The parts of the story that come before the match at hand."""
        return self.rules.before(self.origin, _copied(self._ledger), self.step)

    def opening(self) -> Sequence[str]:
        """What is new before the match at hand and is no story."""
        return self.rules.opening(self.origin, _copied(self._ledger), self.step)

    def after(self) -> Sequence[str]:
        """The parts of the story that come after the match at hand, once it is over."""
        if not self.match.over:
            return ()
        return self.rules.after(self.origin, _copied(self._ledger), self.step, self.match)

    def page(self, voice: Voice) -> dict[str, Any]:
        """What a front end shows of the campaign, in words, ready for JSON. campaign_page.py says what is in it."""
        from talia.kernel.campaign_page import page

        return page(self, voice)

    @property
    def fingerprint(self) -> str:
        """Equal for campaigns that stand at the same place and came there the same way; dates do not matter."""
        origin = self.origin
        told = [
            self.rules.id,
            self.rules.rules,
            (origin.players, origin.seed, origin.names, sorted(origin.setup.items())),
            [each.fingerprint for each in self.past],
            self.match.fingerprint,
        ]
        return hashlib.sha256(repr(told).encode()).hexdigest()[:16]

    def save(self, table: Mapping[str, Any] | None = None) -> str:
        """The campaign as text: what it was made from, and the saves of its matches. `table` is a front end's own."""
        from talia.kernel.campaign_saves import write

        return write(self, table or {})


def now() -> str:
    """The time, as results keep it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _copied(ledger: Ledger) -> Ledger:
    """A ledger that may be changed without changing this one. It is plain JSON, which needs no memory of what was copied."""
    return {name: _value(value) for name, value in ledger.items()}


def _value(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _value(each) for name, each in value.items()}
    return [_value(each) for each in value] if isinstance(value, list) else value


def _names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names as they were given, one a seat; none at all is fine."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise TaliaError("error-campaign-names-list", told=reprlib.repr(names))
    plain = [" ".join(str(name).split()) for name in names]
    if len(plain) > players:
        raise TaliaError("error-campaign-names", count=len(plain), players=players)
    for name in plain:
        if len(name) > LONGEST_NAME:
            raise TaliaError("error-campaign-name-long", name=f"{name[:LONGEST_NAME]}…", most=LONGEST_NAME)
    return (*plain, *("",) * (players - len(plain)))

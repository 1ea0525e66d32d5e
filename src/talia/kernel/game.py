"""What a game is to everybody outside it."""

from __future__ import annotations

import operator
import secrets
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from talia.kernel.chance import Chance, Secret, Seed
from talia.kernel.decision import Decision, Option
from talia.kernel.errors import TaliaError, UnknownRules
from talia.kernel.foreseeing import Ahead, Foreseen
from talia.kernel.form import RANDOM as RANDOM  # a game that sets itself up finds all it needs here
from talia.kernel.form import Choice as Choice
from talia.kernel.form import Field as Field
from talia.kernel.form import fields_that_matter
from talia.kernel.kind import Kind
from talia.kernel.match import Match
from talia.kernel.positions import fail
from talia.kernel.scene import Scene
from talia.kernel.seeds import seed_of, write_seed
from talia.kernel.state import State
from talia.kernel.story import Gauge, Teller
from talia.kernel.voice import Name, Voice

if TYPE_CHECKING:
    from talia.kernel.lesson import Lesson


class Bot(Protocol):
    """Anyone who answers decisions without a human."""

    def choose(self, match: Match, decision: Decision) -> Option:
        """One of the decision's options."""


BotMaker = Callable[["Game", int], Bot]  # a game and a seed


@dataclass(frozen=True)
class Listed:
    """A card as a list of cards shows it, in one language. `group` says where it belongs, `art` what picture it has.

    One that is `sealed` may turn up and is shown then, but no list tells of it before. One that is `folded` would spoil a
    campaign: whoever leafs through a list has to ask for it.
    """

    id: str
    name: str
    kind: str
    group: str
    text: str
    cost: int | None = None
    facts: tuple[str, ...] = ()
    art: str = ""
    sealed: bool = False
    folded: bool = False


@dataclass(frozen=True)
class Guide:
    """A part of how to play a game: a heading and its paragraphs, in one language."""

    title: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Cause:
    """What makes a question be asked: a card or an ability, and the thing on the table that shows it, if one does."""

    name: Name
    card: str = ""
    about: str = ""


@dataclass(frozen=True)
class Together:
    """Options that people take one after the other without a thought: all gems, say. A front end offers them as one action,
    called `name`, and makes each choice by its key, in this order. `at` is the option that it aims with, if it does."""

    name: Name
    keys: tuple[str, ...]
    at: Option | None = None


@dataclass(frozen=True)
class WhyNot:
    """Why a thing on the table cannot be chosen now, or, with `to`, why it cannot go there.

    With `to`, `about` may also be an area: then it is said of everything in it.
    """

    about: str
    name: Name
    to: str = ""


@dataclass(frozen=True)
class Holding:
    """A card somebody has gained: its name, what it costs, and the group of cards (a clan, a school) it is of. One that is
    `printed` is a rulebook's, so that it is not ours to balance."""

    id: str
    name: Name
    group: str
    group_name: Name
    cost: int
    printed: bool = False


class Game:
    """A game: how it is set up, seen, said and re-dealt. The registry finds it by its id."""

    id: str
    title: Name
    rules: int  # version of the rules; CONTRIBUTING.md says when it goes up and what becomes of older matches
    setup_format: int = 1  # of settled set-ups and positions; `upgrade` brings older ones up to it
    least: int
    most: int
    cooperative: bool
    drafted: bool = False  # players take their cards before the first round: `holdings` are counted then
    horizon: int = 60  # how many choices ahead a searching bot plays before it asks what the position is worth
    player_words: tuple[str, ...] = ()  # that call a seat by its number (`n`): a person's own name may stand for them
    shows: Mapping[str, str] = {}  # how events are shown: `card`, `banner`, `loss`, `gain` or `turn`; else at once
    aims: frozenset[str] = frozenset()  # questions that only choose what an option before them is done to
    counts: tuple[str, ...] = ()  # what a story counts, first what decides; words: `count-<what>`, `-most`, `-best`
    guide_parts: tuple[str, ...] = ()  # of each the words know `guide-<part>-title` and `guide-<part>-text`
    terms: tuple[str, ...] = ()  # that explain themselves; of each the words know `term-<id>` (kernel/glossary.py)

    # Starting

    @property
    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """The questions of the set-up."""

    @abstractmethod
    def settle(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        """Check a set-up and fill in what was left open. Any: answers come from people and files, this is the check.

        A settled set-up says everything that chance or the box decided, decks by their cards, so that it deals the same
        match when the box has grown.
        """

    @abstractmethod
    def deal(self, players: int, seed: Seed, setup: Mapping[str, Any]) -> State:
        """The first state of a settled set-up, run up to the first decision."""

    def by_ids(self, position: Any) -> Any:
        """A position as a save keeps it: with ids where it says names that words may call otherwise one day. Any: nobody has
        checked yet what people wrote."""
        return position

    @abstractmethod
    def lay_out(self, position: Mapping[str, Any], seed: Seed) -> State:
        """The state of an arranged position, run up to the first decision; `TaliaError` if it is impossible."""

    def settle_position(self, position: Mapping[str, Any], state: State) -> dict[str, Any]:
        """A position that `state` was laid out from, with all said that it left to the box; for the reason `settle` has."""
        return dict(position)

    def position(self, match: Match) -> dict[str, Any]:
        """The position a match stands in, for `lay_out`: what `Match.position` gives."""
        raise TaliaError("error-position-untold", game=self.title)

    def upgrade(self, origin: dict[str, Any], format: int) -> dict[str, Any]:
        """The same origin in today's `setup_format`, for one that was settled in an older format."""
        return origin

    def under(self, rules: int) -> Game:
        """This game as it was under an older version of its rules, for matches that began under it.

        A game that still knows an older version returns itself as it was then; otherwise the match can only be left.
        """
        if rules != self.rules:
            raise UnknownRules(rules, self.rules)
        return self

    def knows(self, rules: int, origin: Mapping[str, Any]) -> bool:
        """Whether a match that began under a version of the rules can be played on."""
        try:
            self.under(rules)
        except UnknownRules:
            return False
        return True

    def new(self, players: int = 2, seed: Seed | None = None, one_person: bool = True, **answers: Any) -> Match:
        """A new match. What the answers leave open is chosen by default or, where the game says so, by the seed."""
        if seed is None:
            seed = secrets.randbelow(2**32)
        return self._match(self.origin(players, seed, answers), one_person)

    def origin(self, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
        """What a match is made from, as plain JSON: a checked and settled set-up, and the seed."""
        players = whole(players, "players")
        seed = seed if isinstance(seed, Secret) else whole(seed, "seed")
        if not self.least <= players <= self.most:
            raise TaliaError("error-players", count=players, least=self.least, most=self.most)
        settled = self.settle(players, seed, _plain(answers))
        return self._written({"players": players, **write_seed(seed), "setup": settled})

    def arrange(self, position: Mapping[str, Any], seed: Seed = 0, one_person: bool = True) -> Match:
        """A match at any position. It may say of which `game` it is."""
        plain = _plain(position)
        told = plain.pop("game", self.id) if isinstance(plain, dict) else self.id
        if told != self.id:
            raise fail("game", "position-other-game", name=str(told), id=self.id)
        seed = seed if isinstance(seed, Secret) else whole(seed, "seed")
        plain = self.by_ids(plain)
        state = self.lay_out(plain, seed)
        origin = self._written({**write_seed(seed), "position": self.settle_position(plain, state)})
        return Match(self, state, origin, one_person)

    def again(self, origin: Mapping[str, Any], one_person: bool = True) -> Match:
        """The match that a save began with, however old its origin is."""
        format = origin.get("format", 1)
        if format > self.setup_format:
            raise TaliaError("error-newer-setup", found=format, known=self.setup_format)
        if format < self.setup_format:
            origin = self._written(self.upgrade(dict(origin), format))
        return self._match(dict(origin), one_person)

    def _written(self, origin: dict[str, Any]) -> dict[str, Any]:
        """An origin that says which format it has; the first one did not."""
        rest = {name: value for name, value in origin.items() if name != "format"}
        return rest if self.setup_format == 1 else {"format": self.setup_format, **rest}

    def _match(self, origin: dict[str, Any], one_person: bool) -> Match:
        seed = seed_of(origin)
        if "position" in origin:
            state = self.lay_out(origin["position"], seed)
        else:
            state = self.deal(origin["players"], seed, origin["setup"])
        return Match(self, state, origin, one_person)

    def surprise(self, seed: int) -> dict[str, Any]:
        """Answers for a set-up in which everything that can be is left to chance."""
        return {field.name: RANDOM for field in self.fields if any(choice.value == RANDOM for choice in field.choices)}

    def sheet(self, players: int, seed: Seed, settled: Mapping[str, Any], voice: Voice) -> list[tuple[str, list[str]]]:
        """A settled set-up in words, as headings with lines, for a real table."""
        said = []
        asked = fields_that_matter(self.fields, players, settled)
        for field in self.fields:
            if len(field.choices) > 1 and field not in asked:
                continue
            value = settled.get(field.name, "")
            named = next((choice.name for choice in field.choices if choice.value == value), None)
            line = voice.say(named.word, **named.args) if named is not None else _brief(value)
            said.append((voice.say(field.label.word), [line]))
        return said

    def variants(self) -> Mapping[str, Mapping[str, Any]]:
        """Set-ups different enough to be measured each by itself, by name: the opponents, the modes."""
        return {"": {}}

    # Looking

    @abstractmethod
    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain JSON."""

    @abstractmethod
    def scene(self, match: Match, seat: int | None, voice: Voice) -> Scene:
        """The table as a seat sees it, in words."""

    @abstractmethod
    def seats(self, match: Match) -> list[Name]:
        """Who sits where."""

    @abstractmethod
    def round(self, match: Match) -> int:
        """Which round is being played."""

    def about(self, match: Match, option: Option) -> str:
        """The thing on the table that an option concerns, where that changes while the option stays the same."""
        return option.about

    def option_text(self, match: Match, option: Option, voice: Voice) -> str | None:
        """What an option says, where that depends on the table; None where its own words say enough."""
        return None

    def together(self, match: Match, decision: Decision) -> Together | None:
        """The options of a decision that can be taken in one go, because their order does not matter."""
        return None

    def further(self, match: Match, decision: Decision) -> list[Together]:
        """What else can be done in one go beside `together`: more of it, or the same aimed at one thing or another."""
        return []

    def usual(self, match: Match, decision: Decision) -> str | None:
        """The key that leaves things as they lie, where somebody is asked only because they may want another order. Who does
        not mind lets a front end answer it."""
        return None

    def finish(self, match: Match, decision: Decision) -> Together | None:
        """The keys that end a turn at once, where ending it asks something that one mostly leaves as it is."""
        return None

    def cause(self, match: Match, decision: Decision) -> Cause | None:
        """What makes a question be asked; None where that is plain, as in a phase of one's turn."""
        return None

    def why_not(self, match: Match, decision: Decision) -> list[WhyNot]:
        """Why things that one might want to choose cannot be chosen; a thing that an option is about is never among them.

        It tells only what the seat that decides may know, and is asked for only where somebody looks.
        """
        return []

    def foreseen(self, before: State, reached: Ahead) -> list[Foreseen]:
        """What certainly follows from an option, as far as the game names it: what `preview` shows.

        A game tells it only if that never depends on what the decider cannot see, as where a rival's hidden hand decides
        whether that rival is asked something. `foreseeing.numbers` reads losses and gains off the events.
        """
        return []

    # Words

    @abstractmethod
    def words(self) -> Sequence[Path]:
        """The folders that hold the game's own `en.ftl` and `pl.ftl`."""

    @abstractmethod
    def cards(self, voice: Voice) -> list[Listed]:
        """Every card with its text."""

    def with_cards(self, answers: Mapping[str, Any]) -> Game:
        """This game with the cards that a set-up answer chooses, where one does."""
        return self

    def drawn_cards(self, voice: Voice) -> str | None:
        """All cards drawn as an SVG to print, for a game whose cards are ours to draw."""
        return None

    def blurb(self, voice: Voice) -> str:
        """What the game is, in a sentence or two, for somebody who chooses what to play."""
        return voice.say(self.title.word)

    def guide(self, voice: Voice) -> list[Guide]:
        """How to play it, briefly, for somebody who is about to. Each line of a part's text is a paragraph."""
        return [
            Guide(voice.say(f"guide-{part}-title"), tuple(voice.say(f"guide-{part}-text").splitlines()))
            for part in self.guide_parts
        ]

    def explained_by(self, origin: Mapping[str, Any]) -> Game:
        """The game whose `terms` explain the words on the cards of a match with this origin: mostly itself."""
        return self

    def lessons(self) -> Sequence[Lesson]:
        """Guided matches that teach the game, the first one first."""
        return ()

    @abstractmethod
    def kinds(self) -> Sequence[Kind]:
        """Every kind of card there is."""

    def named(self) -> Mapping[str, str]:
        """By the words that are their names, the ids of what `cards` lists, so that a text can tell which of it it names."""
        return {kind.name.word: kind.id for kind in self.kinds() if not kind.name.args}

    # Bots

    @abstractmethod
    def redeal(self, match: Match, seat: int | None, chance: Chance) -> None:
        """Deal anew, in place, everything that seat cannot know, in a way that agrees with all it does know."""

    @abstractmethod
    def worth(self, match: Match, seat: int | None) -> float:
        """How good the position looks for a seat, from 0 (lost) to 1 (won); by what that seat may know."""

    def bots(self) -> Mapping[str, BotMaker]:
        """Bots that know this game; the general ones need no mention."""
        return {}

    # The story of a match that is over

    def gauges(self, match: Match) -> list[Gauge]:
        """The numbers worth following through a match, always the same ones in the same order."""
        return []

    def measured(self, voice: Voice) -> str:
        """What these numbers are, in a few words; nothing where their names say it."""
        return ""

    def teller(self, match: Match) -> Teller:
        """Whoever reads the events of a match for what counts."""
        return Teller()

    def score_parts(self, match: Match) -> list[list[Name]]:
        """What each seat's points are made of, where points decide."""
        return []

    # Studies

    def starter(self, match: Match) -> int:
        """The seat that begins a new match."""
        return match.decision.seat or 0

    def holdings(self, match: Match) -> list[list[Holding]]:
        """The cards that each seat has gained and still owns, for studies of balance; what it began with is left out."""
        return [[] for _ in self.seats(match)]


def _brief(value: Any) -> str:
    """A value of a set-up in a line: something told whole goes by its name. Any: it is plain JSON."""
    return str(value.get("name", "")) if isinstance(value, Mapping) else str(value)


def _plain(value: Any) -> Any:
    """A position, or answers, as plain JSON, so that it can stand in a save. Any: it comes from people and files, and its
    numbers, texts and lists may be another library's."""
    try:
        return _as_json(value)
    except RecursionError:
        raise TaliaError("error-too-deep") from None


def _as_json(value: Any) -> Any:
    if hasattr(value, "tolist"):
        value = value.tolist()
    if isinstance(value, str):
        try:
            return value.encode().decode()
        except UnicodeEncodeError:  # half a letter, which no file can hold
            raise TaliaError("error-no-text", value=repr(value)) from None
    if isinstance(value, Mapping):
        return {_as_json(str(key)): _as_json(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [_as_json(item) for item in value]
    return operator.index(value) if hasattr(value, "__index__") and not isinstance(value, int) else value


def whole(value: Any, name: str) -> int:
    """A whole number, of whatever library; `TaliaError` that names it if it is none. Any: it comes from people."""
    try:
        if not isinstance(value, bool):
            return operator.index(value)
    except TypeError:
        pass
    raise TaliaError("error-not-whole", name=name, value=repr(value))

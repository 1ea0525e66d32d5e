"""The questions before a game: their answers, and how they are asked in lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TextIO

from talia.kernel.errors import TaliaError
from talia.kernel.form import Choice, Field, fields_that_matter
from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.terminal import saved_games
from talia.terminal.choices import Choices
from talia.terminal.session import HUMAN, Session, is_human
from talia.words.speaker import LANGUAGES, Speaker, speaker


@dataclass(slots=True)
class Setup:
    """What is known about a game that is about to begin. What is missing is asked for."""

    game: Game
    lang: str
    players: int | None = None
    seats: list[str] | None = None
    answers: dict[str, object] = field(default_factory=dict)
    seed: int | None = None
    people: bool = False

    def __post_init__(self) -> None:
        if self.players is None and self.seats is not None:
            self.players = len(self.seats)

    @property
    def complete(self) -> bool:
        """Whether the game can begin without a question."""
        return self.players is not None and self.seats is not None

    @property
    def speaker(self) -> Speaker:
        """Whoever asks."""
        return speaker(self.lang, self.game)

    @property
    def first(self) -> bool:
        """Whether nobody has played this game here yet: then it is set up as the guide advises to beginners."""
        return not saved_games.played_before(self.game)

    def match(self) -> Match:
        """A new match; `TaliaError` if the set-up is impossible."""
        players = self.players if self.players is not None else default_players(self.game)
        return self.game.new(players, self.seed, not self.people, **self.answers)

    def session(self) -> Session:
        """A new session, kept from the start; `TaliaError` if the set-up is impossible."""
        session = Session(self.match(), self.seats, self.lang)
        session.keep()
        return session


def default_players(game: Game) -> int:
    """How many play if nobody says otherwise."""
    return max(game.least, min(2, game.most))


def seat_choices(game: Game) -> list[str]:
    """Who may sit on a seat."""
    from talia.bots import names

    return [HUMAN, *names(game)]


def usual_sitter(setup: Setup, number: int) -> str:
    """Who sits on a seat if nobody says otherwise. A rival is a bot, unless several people share the keyboard."""
    choices = seat_choices(setup.game)
    if number == 0 or setup.people or setup.game.cooperative or len(choices) == 1:
        return HUMAN
    return "steady" if "steady" in choices else choices[1]


def seat_word(seat: str, s: Speaker) -> str:
    """Who sits there, in words; a bot that no words describe goes by its name."""
    if is_human(seat):
        return s.say("ui-human")
    word = f"ui-bot-{seat.partition(':')[0]}"
    return s.say(word) if s.knows(word) else s.say("ui-bot", name=seat)


class PlainWizard:
    """Asks the questions that are still open in lines. Enter takes the default; the end of the input leaves."""

    def __init__(self, setup: Setup, lines: TextIO, out: TextIO) -> None:
        self.setup = setup
        self._in = lines
        self._out = out

    def ask(self) -> Session | None:
        """The session that was asked for; None if the person left. After an error the questions are asked again."""
        given = (self.setup.players, self.setup.seats, dict(self.setup.answers))
        self._print(self.setup.speaker.name(self.setup.game.title))
        asked = False
        while True:
            try:
                if not asked:
                    asked = True
                    self._ask_language()
                self._ask_all()
                return self.setup.session()
            except EOFError:
                self._print()
                self._print(self.setup.speaker.say("ui-nothing-started"))
                return None
            except TaliaError as error:
                self._print(self.setup.speaker.error(error))
                self.setup.players, self.setup.seats, self.setup.answers = given[0], given[1], dict(given[2])

    def _ask_language(self) -> None:
        s = self.setup.speaker
        languages = {lang: s.say(f"ui-language-{lang}") for lang in LANGUAGES}
        self.setup.lang = self._pick(s.say("ui-language"), languages, self.setup.lang)

    def _ask_all(self) -> None:
        setup, s, game = self.setup, self.setup.speaker, self.setup.game
        first = setup.first
        if setup.players is None:
            counts = {str(count): str(count) for count in range(game.least, game.most + 1)}
            setup.players = int(self._pick(s.say("ui-players"), counts, str(default_players(game))))
        if setup.seats is None:
            choices = {seat: seat_word(seat, s) for seat in seat_choices(game)}
            setup.seats = [
                self._pick(s.say("ui-seat-question", n=number), choices, usual_sitter(setup, number - 1))
                for number in range(1, setup.players + 1)
            ]
        if first and any(each.advises for each in game.fields):
            self._print(s.say("ui-first-game"))
        for each in game.fields:
            matters = each in fields_that_matter(game.fields, setup.players, setup.answers)
            if matters and each.name not in setup.answers:
                setup.answers[each.name] = self._field(each, setup.players, first)

    def _field(self, each: Field, players: int, first: bool) -> object:
        s = self.setup.speaker
        default = each.for_beginners if first else each.default
        label = s.name(each.label)
        choices = (*each.choices, *each.parts) if each.each else each.choices
        told = self._tell_choices(choices)
        if each.each:
            picked: list[str] = []
            for seat in range(players):
                advised = each.for_beginner(seat) if first else default
                usual = default if advised in picked else advised  # somebody else has taken it
                picked.append(self._pick(s.say("ui-part-question", field=label, n=seat + 1), told, usual))
            return picked
        if not each.parts:
            return self._pick(label, told, default)
        chosen = self._pick(label, {**told, "": s.say("ui-hand-picked", count=each.count)}, default)
        return chosen or self._several(label, each)

    def _tell_choices(self, choices: tuple[Choice, ...]) -> dict[str, str]:
        """Say what each choice means, and give their names by value."""
        told = Choices(self.setup.game, self.setup.speaker)
        self._print()
        for choice in choices:
            self._print(told.name(choice))
            for line in told.lines(choice):
                self._print(f"    {line}")
        return {choice.value: self.setup.speaker.name(choice.name) for choice in choices}

    def _several(self, label: str, each: Field) -> list[str]:
        """A list of parts, written on one line as numbers."""
        s = self.setup.speaker
        told = Choices(self.setup.game, s)
        for number, part in enumerate(each.parts, 1):
            self._print(f" {number:>2}. {told.name(part)}: {' '.join(told.lines(part))}")
        while True:
            words = self._read(s.say("ui-several", field=label, count=each.count)).replace(",", " ").split()
            numbers = {int(word) for word in words if word.isascii() and word.isdigit()}
            if len(numbers) == len(words) == each.count and all(1 <= n <= len(each.parts) for n in numbers):
                return [each.parts[n - 1].value for n in sorted(numbers)]
            self._print(s.say("ui-several-wrong", count=each.count, most=len(each.parts)))

    def _pick(self, question: str, choices: Mapping[str, str], default: str) -> str:
        """One of the choices, by its number, its value or its name."""
        s = self.setup.speaker
        if len(choices) == 1:
            return next(iter(choices))
        values = list(choices)
        self._print(f"{question}:")
        for number, value in enumerate(values, 1):
            mark = f" {s.say('ui-default')}" if value == default else ""
            self._print(f" {number:>2}. {choices[value]}{mark}")
        while True:
            word = self._read("")
            if not word:
                return default
            for value, name in choices.items():
                if word.casefold() in (value.casefold(), name.casefold()):
                    return value
            if word.isascii() and word.isdigit() and 1 <= int(word) <= len(values):
                return values[int(word) - 1]
            self._print(s.say("ui-pick-wrong", typed=word, count=len(values)))

    def _read(self, prompt: str) -> str:
        self._out.write(f"{prompt}> ")
        self._out.flush()
        line = self._in.readline()
        if not line:
            raise EOFError
        return line.strip()

    def _print(self, text: str = "") -> None:
        self._out.write(text + "\n")
        self._out.flush()

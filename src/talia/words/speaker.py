"""A speaker says words in one language, from the Fluent files of Talia and of a game."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from talia.kernel.campaign import CampaignRules
from talia.kernel.decision import Decision, Option
from talia.kernel.errors import TaliaError
from talia.kernel.event import Event
from talia.kernel.game import Cause, Game, Together
from talia.kernel.voice import Arg, Name
from talia.words.marks import mark

Names = tuple[str, ...]
"""What the people on the seats are called, in order; nothing for a seat that goes by its number."""

LANGUAGES = ("en", "pl")
SHARED = Path(__file__).parent
REMEMBERED = 50_000
"""How many sentences a speaker remembers before it forgets them all."""

MINUS = "\N{MINUS SIGN}"
"""A hyphen before a number is no minus: lines break after it, and some screen readers leave it out."""

LONGEST = 2500
"""No argument has more letters than that: the library that says messages gives up at longer ones."""

COUNTED = 10**15
"""Numbers from here on have no plural forms; the library that knows those fails at very large ones."""


MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins in a file."""
REFERENCE = re.compile(r"{\s*(-?[a-zA-Z][\w-]*)")
"""Another message or term within one; also a function, which no file writes."""


@cache
def _written(text: str) -> dict[str, str]:
    """The messages of a file as they stand there. Each is read when it is first said: to read them all takes a third of a
    second, and somebody who asks for one card would wait for it."""
    found = list(MESSAGE.finditer(text))
    ends = [*(each.start() for each in found[1:]), len(text)]
    return {each[1]: text[each.start() : end] for each, end in zip(found, ends)}


@cache
def _read(message: str) -> Resource:
    return FluentResource(message)


def _fit(text: str) -> str:
    """A text as a message can hold it: what people write may be of any length, and have halves of letters in it."""
    if not text.isascii():
        text = text.encode(errors="replace").decode()
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def in_figures(lang: str, text: str) -> str:
    """Numbers as a language writes them: Polish has a decimal comma."""
    if lang != "pl":
        return text
    return re.sub(r"(?<=\d)\.(?=\d)", ",", re.sub(r"(?<=\d),(?=\d{3})", "\N{NO-BREAK SPACE}", text))


class Speaker:
    """Says words, options, events and questions in one language.

    What it could not say right (a word that is missing, an argument that was not given) is collected in `mistakes`, which
    tests keep empty; a person sees the word itself rather than a traceback.
    """

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        self.lang = lang
        self.mistakes: list[str] = []
        self._said: dict[object, str] = {}
        self._fixed: dict[object, str] = {}  # what is remembered for good
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        files = [
            each for folder in folders for each in sorted([*folder.glob(f"{lang}.ftl"), *folder.glob(f"*-{lang}.ftl")])
        ]
        for path in reversed(files):  # what the first of them says holds
            self._written.update(_written(path.read_text(encoding="utf-8")))

    def calling(self, words: Sequence[str], names: Names) -> Speaker:
        """The same speaker, who calls people by their names where the words call them by their number."""
        other = copy(self)
        other._said = {}
        for word in words:
            for n, name in enumerate(names, 1):
                if name:
                    other._said[word, ("n", n)] = other._said[f"{word}-{n}",] = name
        other._fixed = dict(other._said)
        return other

    def marking(self, ids: Mapping[str, str]) -> Speaker:
        """The same speaker, who puts marks (words/marks.py) round these words wherever they are said: names, with the ids of
        what they name."""
        other = copy(self)
        other.mistakes, other._said, other._fixed = [], {}, {}
        other._bundle = FluentBundle([self.lang], use_isolating=False)
        other._written = dict(self._written)
        for word, id in ids.items():
            name = self._written.get(word, "").partition("=")[2].partition("\n")[0].strip()
            if name:
                other._written[word] = f"{word} = {mark(id, name)}\n"
        return other

    def knows(self, word: str) -> bool:
        """Whether there is such a word."""
        return word in self._written

    def say(self, word: str, **args: Arg) -> str:
        """The message `word` with its arguments filled in. What was said before is remembered: tables repeat themselves."""
        key = (word, *args.items())
        try:
            said = self._said.get(key)
        except TypeError:  # a list among the arguments
            return self._say(word, args)
        if said is None:
            flaws = len(self.mistakes)
            said = self._say(word, args)
            if flaws == len(self.mistakes):
                if len(self._said) >= REMEMBERED:
                    self._said = dict(self._fixed)
                self._said[key] = said
        return said

    def _say(self, word: str, args: Mapping[str, Arg]) -> str:
        if not self._bundle.has_message(word):
            self._learn(word)
        if not self._bundle.has_message(word):
            self.mistakes.append(f"no word {word}")
            return word
        pattern = self._bundle.get_message(word).value
        if pattern is None:
            self.mistakes.append(f"empty word {word}")
            return word
        plain = {name: self._plain(arg) for name, arg in args.items()}
        form = plain.get("form")
        if form is not None:  # `may-they` is the form `may`, of somebody else: `whose` tells your from their
            plain["whose"] = "they" if form in ("they", "may-they") else "you"
            plain["form"] = "may" if form == "may-they" else form
        said, errors = self._bundle.format_pattern(pattern, plain)
        self.mistakes.extend(f"{word}: {error}" for error in errors)
        text = str(said)
        for value in plain.values():
            if isinstance(value, int) and value < 0:
                text = text.replace(str(value), f"{MINUS}{-value}")
        return text

    def _learn(self, word: str) -> None:
        """Reads a message, and before it what it mentions."""
        if word in self._written:
            for mentioned in REFERENCE.findall(self._written[word]):
                self._learn(mentioned)
            self._bundle.add_resource(_read(self._written[word]))

    def _plain(self, arg: Arg) -> str | int:
        if isinstance(arg, int):
            return arg if abs(arg) < COUNTED else _fit(str(arg) if arg.bit_length() < LONGEST else hex(arg))
        if isinstance(arg, str):
            return _fit(arg)
        if isinstance(arg, Name):
            return _fit(self.say(arg.word, **arg.args))
        if isinstance(arg, Sequence):
            return _fit(", ".join(str(self._plain(each)) for each in arg))
        return _fit(arg.text(self))

    def name(self, name: Name) -> str:
        """A name."""
        return self.say(name.word, **name.args)

    def option(self, option: Option, decision: Decision | None = None) -> str:
        """What an option does. A refusal is named after what it refuses, where the words know the question."""
        if decision is not None and self.knows(f"{option.word}-{decision.word}"):
            return self.say(f"{option.word}-{decision.word}", **option.args)
        return self.say(option.word, **option.args)

    def question(self, decision: Decision, cause: Cause | None = None) -> str:
        """What a decision asks, and what makes it ask."""
        question = self.say(decision.word, **decision.args)
        return self.say("question-because", cause=cause.name, question=question) if cause is not None else question

    def question_of_others(self, decision: Decision, cause: Cause | None = None) -> str:
        """What somebody else is asked: in words of its own where there are any, otherwise as they read it, in quotes."""
        word = f"others-{decision.word}"
        if self.knows(word):
            return self.say(word, **decision.args)
        return self.say("question-of-others", question=self.question(decision, cause))

    def together(self, found: Together) -> str:
        """What can be done in one go, and at whom."""
        said = self.name(found.name)
        return said if found.at is None else self.say("together-at", what=said, target=self.option(found.at))

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self.say(f"event-{event.name}", **event.args)

    def error(self, error: TaliaError) -> str:
        """What went wrong."""
        return error.text(self)


@lru_cache(maxsize=512)
def speaker(lang: str, game: Game | None = None, names: Names = ()) -> Speaker:
    """The speaker of a language, with a game's words if one is named, and with the names of the people who play it."""
    if game is not None and any(names) and game.player_words:
        return speaker(lang, game).calling(game.player_words, names)
    return Speaker(lang, (SHARED, *(game.words() if game is not None else ())))


@lru_cache(maxsize=64)
def campaign_speaker(lang: str, campaign: CampaignRules) -> Speaker:
    """The speaker of a language, with the words of a campaign and of its games."""
    return Speaker(lang, dict.fromkeys((SHARED, *campaign.words())))


@cache
def broad_speaker(lang: str) -> Speaker:
    """A speaker with the words of every installed game and campaign, for errors that may come from any of them."""
    from talia.kernel.registry import campaigns, games

    words = [*(game.words() for game in games().values()), *(each.words() for each in campaigns().values())]
    folders = dict.fromkeys(folder for each in words for folder in each)
    return Speaker(lang, (SHARED, *folders))


def system_language() -> str:
    """The language of the system, if we speak it, else English."""
    told = (
        next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), None) or locale.getlocale()[0] or ""
    )
    return known_language(locale.normalize(re.split("[_.@]", told)[0]))  # Windows says Polish_Poland


def known_language(code: str) -> str:
    """The language that a code such as `pl-PL` begins with, if we speak it, else English."""
    found = code[:2].lower()
    return found if found in LANGUAGES else LANGUAGES[0]

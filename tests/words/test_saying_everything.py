"""Everything that is asked, offered, told and shown can be said in both languages: what the code says it may ask for, and
what whole games ask for."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

import talia
from talia import Decision, Game, Match, Option, TaliaError
from talia.kernel.chance import Chance
from talia.kernel.event import Event
from talia.kernel.game import Bot
from talia.kernel.registry import games
from talia.kernel.saves import read
from talia.kernel.scene import Scene
from talia.kernel.voice import Name
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

from ..games.test_random_play import ALL, player_counts
from .test_languages import FOLDERS, GRAMMAR, messages
from .used import Use, uses

GAMES = games()
CODE = Path(talia.__file__).parent
SAVES = sorted((Path(__file__).parent.parent / "corpus").glob("*/saves/*.json"))
PLAYED = 90  # games, of each game there is

NOT_YET = {"ask-casting-begins"}
"""Words of rules that no box has the cards for: two different spells that do something when casting begins."""


# What the code asks for


def words_of(folders: list[Path], lang: str) -> dict[str, set[str]]:
    """The messages of some folders, and the variables of each."""
    paths = [path for folder in folders for path in (*folder.glob(f"{lang}.ftl"), *folder.glob(f"*-{lang}.ftl"))]
    return {word: variables for path in paths for word, variables in messages(path).items()}


@cache
def used() -> dict[Path, list[Use]]:
    return {path: uses(path) for path in sorted(CODE.rglob("*.py"))}


def known_to(path: Path, lang: str) -> dict[str, set[str]]:
    """The messages that a file of code may ask for: its own game's, or any game's, and those that all share."""
    parts = path.relative_to(CODE).parts
    return _known_below("/".join(parts[:2]) if parts[0] == "games" else "", lang)


@cache
def _known_below(home: str, lang: str) -> dict[str, set[str]]:
    return words_of([SHARED, *(folder for folder in FOLDERS if folder.is_relative_to(CODE / home))], lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_code_is_a_word_of_the_language(lang: str) -> None:
    missing = [
        f"{use.where}: {use.word}"
        for path, found in used().items()
        for use in found
        if not any(use.fits(word) for word in known_to(path, lang))
    ]
    assert missing == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_code_gets_the_arguments_it_needs(lang: str) -> None:
    lacking = [
        f"{use.where}: {use.word} lacks {sorted(wanted - GRAMMAR - use.given)}"
        for path, found in used().items()
        for use in found
        if use.exact and use.given is not None
        for wanted in [known_to(path, lang).get(use.word, set())]
        if not wanted - GRAMMAR <= use.given
    ]
    assert lacking == []


def test_the_code_is_read_and_not_only_looked_at() -> None:
    found = [use for each in used().values() for use in each]
    assert sum(use.exact and use.given is not None for use in found) > 600
    words = {use.word for use in found}
    assert {"ask-main", "option-target", "event-played", "event-breach-opened", "error-save-damaged"} <= words
    assert any(use.fits("ask-destroy-one") for use in found if not use.exact)


# What whole games ask for


ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)+")


class Listener:
    """Hears everything once in each language: saying the same thing again would only take time."""

    def __init__(self, game: Game) -> None:
        self.voices = [Speaker(lang, (SHARED, *game.words())) for lang in LANGUAGES]
        self.ids = {word for lang in LANGUAGES for word in words_of([SHARED, *game.words()], lang)}
        self.heard: set[object] = set()
        self.words: set[str] = set()
        self.cards: set[str] = set()
        self.endings: set[tuple[bool, str]] = set()
        self.wrong: set[str] = set()

    def hear(self, word: str, args: Mapping[str, object]) -> None:
        told = (word, *((name, tuple(arg) if isinstance(arg, list) else arg) for name, arg in args.items()))
        if told in self.heard:
            return
        self.heard.add(told)
        self.words.add(word)
        for arg in args.values():
            self.cards.update(
                each.card for each in (arg if isinstance(arg, (list, tuple)) else [arg]) if isinstance(each, Name)
            )
        for voice in self.voices:
            said = voice.say(word, **args)  # type: ignore[arg-type]  # they are what an option or an event carries
            if voice.mistakes:
                self.wrong.add(f"{voice.lang}: {voice.mistakes[0]}")
                voice.mistakes.clear()
            elif not said.strip() or re.search(r"\{|\}|\bNone\b|  |<", said) or self.ids & set(ID.findall(said)):
                self.wrong.add(f"{voice.lang}: {word} is said as {said!r}")

    def hear_match(self, match: Match, events: list[Event] | None = None) -> None:
        for event in match.events if events is None else events:
            for told in {id(each): each for seat in (None, 0) if (each := event.told(seat))}.values():
                self.hear(f"event-{told.name}", told.args)
        for decision in match.open:
            self.hear(decision.word, decision.args)
            for option in decision.options:
                self.hear(option.word, option.args)
        if match.result is not None:
            self.endings.add((any(match.result.won), match.result.why))
            self.hear(f"end-{match.result.why}", {})
            self.hear(f"ending-{match.result.why}", {})
            for seat in match.game.seats(match):
                self.hear(seat.word, seat.args)

    def look(self, match: Match, seat: int | None) -> list[Scene]:
        scenes = [match.game.scene(match, seat, voice) for voice in self.voices]
        for voice in self.voices:
            self.wrong.update(f"{voice.lang}: {mistake}" for mistake in voice.mistakes)
            voice.mistakes.clear()
        return scenes


def shape(scene: Scene) -> list[object]:
    """What does not depend on the language."""
    return [
        (
            area.ref,
            area.place,
            area.active,
            len(area.facts),
            [(t.ref, t.tone, t.count, len(t.facts)) for t in area.things],
        )
        for area in scene.areas
    ]


@contextlib.contextmanager
def still_known() -> Iterator[None]:
    """Saves of rules that are not known any more tell nothing."""
    try:
        yield
    except TaliaError as error:
        if error.word != "error-save-rules":
            raise


class LastOption:
    """Ends its turns soon, so that what lies on the table is still there when the others have theirs."""

    def choose(self, match: Match, decision: Decision) -> Option:
        return decision.options[-1]


def listen(listener: Listener, match: Match, chance: Chance, bot: Bot | None = None) -> None:
    """Hear a match to its end, played by a bot or at random."""
    listener.hear_match(match)
    while not match.over:
        decision = match.decision if bot else match.open[chance.below(len(match.open))]
        pick = bot.choose(match, decision) if bot else chance.below(len(decision.options))
        match.choose(pick, decision.seat)
        listener.hear_match(match)


@cache
def heard(id: str) -> Listener:
    """Whoever has listened to whole games of every set-up, played at random and by the game's own bots (which win now and
    then, and see the last cards), to the games that earlier versions have saved, and to others that go on from the
    positions in them."""
    game = GAMES[id]
    listener = Listener(game)
    makers = list(game.bots().values())
    for seed in range(PLAYED):
        chance = Chance(seed)
        players, answers = ALL[id][chance.below(len(ALL[id]))]
        bot = makers[seed % len(makers)](game, seed) if makers and seed % 3 == 0 else None
        listen(listener, game.new(players=players, seed=seed, **answers), chance, bot)
    for path in SAVES:
        text = path.read_text(encoding="utf-8")
        if f'"game": "{id}"' not in text:
            continue
        with contextlib.chdir(path.parent):  # some name a file beside them
            with still_known():
                read(text, GAMES.__getitem__, listener.hear_match)
            position = json.loads(text)["origin"].get("position")
            for seed in range(4 if position is not None else 0):
                listen(listener, game.arrange(position, seed), Chance(seed), LastOption() if seed % 2 else None)
    return listener


@pytest.mark.parametrize("id", GAMES)
def test_everything_is_said_in_both_languages(id: str) -> None:
    assert len(heard(id).heard) > 1000
    assert heard(id).wrong == set()


@pytest.mark.parametrize("id", GAMES)
def test_games_that_were_won_and_games_that_were_lost_are_said(id: str) -> None:
    assert {won for won, _ in heard(id).endings} == {True, False}


@pytest.mark.parametrize("id", GAMES)
def test_every_question_option_and_event_came_up(id: str) -> None:
    """So what is wrong with any of them shows above. A word that never came up may be needed by nobody, or by rules that
    are too rare: then play a game in which it does, and add its save to the corpus."""
    known = {word for word in words_of([*GAMES[id].words()], "en") if re.match("(ask|option|event|end|ending)-", word)}
    assert known - heard(id).words - NOT_YET == set()
    assert not NOT_YET & heard(id).words


@pytest.mark.parametrize("id", GAMES)
def test_every_card_was_told_of(id: str) -> None:
    cards = {kind.name.card for kind in GAMES[id].kinds()} - {""}
    assert len(cards) > 60
    assert cards <= heard(id).cards


@pytest.mark.parametrize("id", GAMES)
def test_the_table_is_shown_in_both_languages_and_options_point_at_it(id: str) -> None:
    game = GAMES[id]
    listener = Listener(game)
    counts = player_counts(game)
    makers = list(game.bots().values())
    for seed in range(16):
        match = game.new(players=counts[seed % len(counts)], seed=seed)
        chance = Chance(seed)
        bot = makers[0](game, seed) if makers and seed % 4 == 3 else None
        while not match.over:
            if chance.below(8) == 0:
                decision = match.decision
                english, polish = listener.look(match, decision.seat)
                assert shape(english) == shape(polish)
                refs = [thing.ref for area in english.areas for thing in area.things]
                assert len(refs) == len(set(refs)), "every thing has a name of its own"
                places = {*refs, *(area.ref for area in english.areas)}
                pointed = {option.about for option in decision.options if option.about}
                assert pointed <= places, decision.word
            if bot is not None:
                match.choose(bot.choose(match, match.decision))
            else:
                match.choose(chance.below(len(match.decision.options)))
        listener.look(match, None)
    assert listener.wrong == set()

"""Every question, option and event that a game's source can say is said in both languages, asked by a game or not.

What the words are, and which arguments they get, is read from the source (`sources.py`). What the source does not show is
heard by playing every card in a position made for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import talia
from talia import Game, Match
from talia.games.aeons_end.cards.vocabulary.picks import AllysTop, Pick
from talia.games.aeons_end.game import AeonsEnd
from talia.games.seasons.game import Seasons
from talia.kernel.chance import Chance
from talia.kernel.history import QUIET
from talia.kernel.voice import Name
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED
from tests.games import made
from tests.games.playing import GAMES

from . import sources
from .listener import Listener
from .test_languages import messages

ROOT = Path(talia.__file__).parent / "games"
OURS = {id: game for id, game in GAMES.items() if any(folder.is_relative_to(ROOT) for folder in game.words())}
SAMPLES = (0, 1, 2, 5, 22)
"""Numbers that need different forms in Polish."""
NUMBERS = {"n", "left", "cost", "number", "gate", "players"}


def folder_of(game: Game) -> Path:
    """Where all of a game's source is."""
    inside = next(folder.relative_to(ROOT) for folder in game.words() if folder.is_relative_to(ROOT))
    return ROOT / inside.parts[0]


@cache
def readers(id: str) -> list[sources.Reader]:
    """A game's source; of several boxes only the game's own."""
    game = GAMES[id]
    whole = sources.read([folder_of(game)])
    boxes = folder_of(game) / "boxes"
    own = [folder for folder in game.words() if folder.parent == boxes]
    return [each for each in whole if not each.path.is_relative_to(boxes) or each.path.parent in (boxes, *own)]


@cache
def uses(id: str) -> list[sources.Use]:
    return [use for reader in readers(id) for use in reader.uses]


@cache
def patterns(id: str) -> list[sources.Pattern]:
    return [pattern for reader in readers(id) for pattern in reader.patterns]


def own_words(game: Game, lang: str) -> set[str]:
    return {word for folder in game.words() for path in folder.glob(f"*{lang}.ftl") for word in messages(path)}


# What the source says


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_every_word_of_the_source_is_said_with_the_arguments_it_gets(id: str, lang: str) -> None:
    speaker = Speaker(lang, (SHARED, *OURS[id].words()))
    wrong = []
    for use in uses(id):
        if not speaker.knows(use.word):
            wrong.append(f"{use.where}: no word {use.word}")
        for sample in SAMPLES if use.args is not None else ():
            args = {name: sample if name in NUMBERS else "x" for name in use.args or ()}
            assert speaker.say(use.word, **args)
            wrong += [f"{use.where}: {mistake}" for mistake in speaker.mistakes]
            speaker.mistakes.clear()
    assert len(uses(id)) > 100
    assert wrong == []


@pytest.mark.parametrize("id", OURS)
def test_no_question_option_or_event_is_written_that_nothing_says(id: str) -> None:
    said = {use.word for use in uses(id)}
    shapes = [pattern.shape for pattern in patterns(id)]
    for shape in shapes:
        assert any(shape.fullmatch(word) for word in own_words(OURS[id], "en")), shape.pattern
    said |= {f"event-{name}" for name in QUIET}
    words = {word for word in own_words(OURS[id], "en") if word.startswith(("ask-", "option-", "event-"))}
    assert {word for word in words - said if not any(shape.fullmatch(word) for shape in shapes)} == set()


# What cards are made of


def below(thing: object, met: dict[int, object]) -> Iterator[object]:
    """Everything of ours that a thing is made of."""
    if id(thing) in met:
        return
    met[id(thing)] = thing
    parts: list[object] = []
    if isinstance(thing, (list, tuple, set, frozenset)):
        parts += thing
    elif isinstance(thing, dict):
        parts += thing.values()
    elif type(thing).__module__.startswith("talia."):
        yield thing
        kinds = type(thing).__mro__
        slots = [name for kind in kinds for name in getattr(kind, "__slots__", ())]
        slots += [name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ()) if name != "__dict__"]
        parts += [getattr(thing, name) for name in slots if hasattr(thing, name)]
        parts += getattr(thing, "__dict__", {}).values()
    for part in parts:
        yield from below(part, met)


BOXES = {id: game for id, game in OURS.items() if isinstance(game, AeonsEnd)}


def asked(game: AeonsEnd) -> set[str]:
    """The questions of all picks, and what their options say: the source makes these words of the deed's own."""
    found = set()
    for each in below([*game.kinds(), game.box], {}):
        if isinstance(each, (Pick, AllysTop)):
            many = isinstance(each, Pick) and each.n > 1
            found |= {f"ask-{each.verb.word}" if many else f"ask-{each.verb.word}-one", f"option-{each.verb.word}"}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", BOXES)
def test_every_pick_can_be_asked_for(id: str, lang: str) -> None:
    speaker = Speaker(lang, (SHARED, *BOXES[id].words()))
    assert {"ask-destroy", "ask-discard-one", "option-take"} <= asked(BOXES[id])
    assert [word for word in asked(BOXES[id]) if not speaker.knows(word)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_every_part_of_every_card_says_itself(id: str, lang: str) -> None:
    """A card's text is said elsewhere; here each deed of it alone, as a question may offer it."""
    game = OURS[id]
    speaker = Speaker(lang, (SHARED, *game.words()))
    box = [game.box] if isinstance(game, AeonsEnd) else []
    said = [each.text(speaker) for each in below([*game.kinds(), *box], {}) if hasattr(each, "text")]
    assert all(text.strip() for text in said)
    assert speaker.mistakes == []
    assert len(said) > 100 or not box


# What only playing shows


def positions(game: Game, seed: int) -> Iterator[made.Made]:
    if isinstance(game, AeonsEnd):
        return made.aeons_end(game, seed)
    return made.seasons(seed) if isinstance(game, Seasons) else made.ostium(seed)


def told(match: Match, id: str) -> bool:
    """Whether a card was named by what happened last."""
    args = [arg for event in match.events for arg in event.args.values()]
    return any(isinstance(arg, Name) and arg.word == f"card-{id}" for arg in args)


def play_on(match: Match, id: str, listener: Listener, chance: Chance) -> bool:
    """Some choices, first of all those that concern what is to be seen; whether it was."""
    seen = told(match, id)
    for _ in range(40):
        if match.over:
            break
        decision = match.decision
        about = [option for option in decision.options if id in option.key]
        among = about if about and not seen else decision.options
        seen = seen or bool(about)
        match.choose(among[chance.below(len(among))], decision.seat)
        seen = seen or told(match, id)
        listener.hear_match(match)
    return seen


OF_OTHER_BOXES = {"ask-ability", "ask-charges", "ask-first", "ask-spend", "ask-x-token"}
OF_OTHER_BOXES |= {"ask-attach", "ask-degrade", "ask-lose-pulse", "ask-pulse-damage", "ask-silence"}
"""Questions of shared rules that only the cards of Outcasts and of Legacy make come up."""

IN_CAMPS = {"ask-camp-banish", "ask-camp-mage"}
"""Questions of the camp between two battles; tests/games/aeons_end/test_expedition.py hears them."""

RARE = {"ask-casting-begins", "ask-token", *OF_OTHER_BOXES, *IN_CAMPS}
"""No position is told before ability tokens are chosen; and only one spell so far does something at the start of the casting
phase, and it takes two to leave a choice."""


@pytest.mark.parametrize("id", OURS)
def test_every_card_is_played_and_all_that_it_asks_is_said(id: str) -> None:
    """Again and again until every card was seen and every question was heard; usually that takes three rounds."""
    game = OURS[id]
    listener = Listener(game)
    unseen: set[str] = set()
    seen: set[str] = set()
    unheard = {use.word for use in uses(id) if use.word.startswith("ask-") or use.args is None} - RARE
    unheard -= {use.word for use in uses(id) if use.args is not None and not use.word.startswith("ask-")}
    for seed in range(12):
        for number, (what, position) in enumerate(positions(game, seed)):
            match = game.arrange(position, number)
            listener.hear_match(match)
            (seen if play_on(match, what, listener, Chance(1000 * seed + number)) else unseen).add(what)
        if unseen <= seen and unheard <= listener.words:
            break
    assert listener.wrong == set()
    assert unseen - seen == set()
    assert unheard - listener.words == set()

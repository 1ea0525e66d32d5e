"""Every question, option and event that a game's source can say is said in both languages, asked by a game or not.

What the words are, and which arguments they get, is read from the source (`sources.py`). What the source does not show is
heard by playing every card in a position made for it.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import talia
from talia import Game, Match
from talia.games.aeons_end.cards.own_rules import OwnRules
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
def of_all_boxes(id: str) -> list[sources.Reader]:
    """The source of a game with that of all its boxes, which share words."""
    return sources.read([folder_of(GAMES[id])])


@cache
def uses(id: str) -> list[sources.Use]:
    return [use for reader in readers(id) for use in reader.uses]


def of_its_own(id: str) -> list[sources.Use]:
    """What a game's own source says: of a box, without the rules that it shares with others, which need not all come up."""
    shared = [folder for folder in GAMES[id].words() if folder.parent.name == "boxes"]
    found = [reader for reader in readers(id) if not shared or any(reader.path.is_relative_to(each) for each in shared)]
    return [use for reader in found for use in reader.uses]


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
    said = {use.word for reader in of_all_boxes(id) for use in reader.uses}
    for pattern in patterns(id):
        assert any(pattern.shape.fullmatch(word) for word in own_words(OURS[id], "en")), pattern.shape.pattern
    shapes = [pattern.shape for reader in of_all_boxes(id) for pattern in reader.patterns]
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
    reactions = {
        builtins.id(getattr(kind, "reaction", None)) for kind in game.kinds()
    }  # cards say them in their own way
    said = []
    for each in below([*game.kinds(), *box], {}):
        if isinstance(each, OwnRules):
            said += each.text(speaker)
        elif (text := getattr(each, "text", None)) is not None and builtins.id(each) not in reactions:
            said.append(text(speaker))
    assert all(line.strip() for line in said)
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


RARE = {"ask-casting-begins", "ask-charges", "ask-token"}
"""No position is told before ability tokens are chosen. Without Xaxos nobody is asked about charges. At the start of the
casting phase only one spell does something: it takes two for a choice."""

SELDOM = {
    "ask-flaw-destroyed",
    "ask-give-gained",
    "ask-part",
    "ask-sever",
    "ask-shuffle-turn",
    "ask-which-stands-in",
    "ask-which-trap",
}
"""Questions that take more than a position made by chance: a Crystal that is destroyed while no other is whole, a card that
nobody can afford there, a row of bridges or spells, an X beside a player's own turn order card, a Raven that mimics a Shield
beside another, Traps of two players. The tests of those cards ask them."""

AT_FIRST = {"ask-beside", "ask-soulfire", "ask-whole-pile", "ask-x-token"}
"""Questions of the set-up, which no position comes before; `test_saying_everything` hears them."""


FIRST = {"aeons-end/legacy": (7, 1), "aeons-end/outcasts": (2, 14), "ostium": (3,), "seasons": (8, 1, 11)}
"""Seeds in which questions are asked that seldom come up, such as which pod or what to straighten."""


def rounds(id: str) -> Iterator[int]:
    """Seeds; those come first that together ask all there is to ask."""
    yield from FIRST.get(id, ())
    yield from (seed for seed in range(1, 13) if seed not in FIRST.get(id, ()))


@pytest.mark.parametrize("id", [id for id in OURS if id not in BOXES or not BOXES[id].box.parts])
def test_every_card_is_played_and_all_that_it_asks_is_said(id: str) -> None:
    """Again and again until every card was seen and every question was heard; usually that takes two rounds.

    All boxes at one table have nothing to ask that the boxes do not."""
    game = OURS[id]
    listener = Listener(game)
    unseen: set[str] = set()
    seen: set[str] = set()
    written = of_its_own(id)
    unheard = (
        {use.word for use in written if use.word.startswith("ask-") or use.args is None} - RARE - SELDOM - AT_FIRST
    )
    unheard -= {use.word for use in written if use.args is not None and not use.word.startswith("ask-")}
    for seed in rounds(id):
        for number, (what, position) in enumerate(positions(game, seed)):
            match = game.arrange(position, number)
            listener.hear_match(match)
            (seen if play_on(match, what, listener, Chance(1000 * seed + number)) else unseen).add(what)
        if unseen <= seen and unheard <= listener.words:
            break
    assert listener.wrong == set()
    assert unseen - seen == set()
    assert " ".join(sorted(unheard - listener.words)) == ""

"""The question of every card that lets cards be picked is a message, whether or not a game has ever asked it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from talia.games.aeons_end.cards.vocabulary.picks import AllysTop, Pick
from talia.games.aeons_end.game import AeonsEnd
from talia.kernel.registry import games
from talia.words import LANGUAGES, Speaker
from talia.words.speaker import SHARED

BOXES = {id: game for id, game in games().items() if isinstance(game, AeonsEnd)}


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
        slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        parts += [getattr(thing, name) for name in slots if hasattr(thing, name)]
        parts += getattr(thing, "__dict__", {}).values()
    for part in parts:
        yield from below(part, met)


def asked(game: AeonsEnd) -> set[str]:
    """The questions of all picks, and what their options say."""
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

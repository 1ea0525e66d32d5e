"""The glossary of a game: the words on its cards that explain themselves.

A term is one message, `term-ID`, of three lines: its name, the forms in which texts have it (divided by `|`; a form may be
several words), and what it means in a sentence or two.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from talia.kernel.game import Game, Guide
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class Term:
    """A word and what it means, in one language."""

    id: str
    title: str
    forms: tuple[str, ...]
    text: str

    def found_in(self, text: str) -> int:
        """Where a text first has the term in any of its forms, as whole words; -1 if it does not."""
        found = re.search(rf"\b(?:{'|'.join(map(re.escape, self.forms))})\b", text, re.IGNORECASE)
        return found.start() if found is not None else -1


def glossary(game: Game, v: Voice) -> list[Term]:
    """All terms of a game, in the order of its own list."""
    found = []
    for id in game.terms:
        title, forms, text = v.say(f"term-{id}").split("\n", 2)
        found.append(Term(id, title, tuple(forms.split("|")), text))
    return found


def terms_in(text: str, terms: Iterable[Term]) -> list[Term]:
    """The terms that a text uses, as they come in it."""
    places = [(term.found_in(text), n, term) for n, term in enumerate(terms)]
    return [term for place, _, term in sorted(places, key=lambda each: each[:2]) if place >= 0]


def found(word: str, guide: Iterable[Guide]) -> list[Guide]:
    """What of a guide has a word: a part whose title has it, whole; of any other the paragraphs that do."""
    parts = [
        Guide(
            part.title, part.lines if seek(word, part.title) else tuple(line for line in part.lines if seek(word, line))
        )
        for part in guide
    ]
    return [part for part in parts if part.lines]


def seek(word: str, *texts: str) -> bool:
    """Whether one of the texts has what somebody looks for, whatever the letters' case and marks."""
    return any(plain(word.strip()) in plain(text) for text in texts)


def plain(text: str) -> str:
    """A text without case and marks, and with plain spaces, so that one finds words without Polish keys."""
    return text.casefold().translate(_MARKS)


_MARKS = str.maketrans("ąćęłńóśźż\u2005", "acelnoszz ")

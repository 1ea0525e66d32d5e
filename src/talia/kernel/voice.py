"""How the kernel and the games speak of words without knowing any language.

A *word* is the name of a message in the Fluent files (`en.ftl`, `pl.ftl`). Its arguments are numbers, plain strings,
names (other messages), or lists of them. A *voice* turns a word and its arguments into a sentence of one language.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, Union


class Name:
    """An argument that is itself a word: the name of a card, a player, a place.

    `card` is the id of the card it names, if it names one, so that whoever shows the name can show the card.
    """

    __slots__ = ("args", "card", "word")

    def __init__(self, word: str, /, card: str = "", **args: int | str) -> None:
        self.word = word
        self.args = args
        self.card = card

    def __repr__(self) -> str:
        return f"Name({self.word!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and (self.word, self.args) == (other.word, other.args)

    def __hash__(self) -> int:
        return hash((self.word, *self.args.values())) if self.args else hash(self.word)


class Voice(Protocol):
    """Whoever can say a word in one language."""

    lang: str

    def say(self, word: str, **args: Arg) -> str:
        """The message `word` with its arguments filled in."""


class Sayable(Protocol):
    """Something that says itself, such as an effect."""

    def text(self, v: Voice) -> str:
        """Whole sentences."""


Arg = Union[int, str, Name, Sayable, Sequence[Union[int, str, Name]]]


_voices: list[Callable[[], Voice]] = []


def set_voices(*makers: Callable[[], Voice]) -> None:
    """Register a voice for each language. The first one says errors when no front end is there to say them. `talia` does
    this on import."""
    _voices[:] = makers


def plain_voice() -> Voice:
    """The voice for `str(error)`."""
    return _voices[0]() if _voices else _Bare()


def voices() -> list[Voice]:
    """A voice for each language in which people may write names."""
    return [make() for make in _voices]


class _Bare:
    """When nobody taught us a language: the word and its arguments, which at least can be searched for."""

    lang = "en"

    def say(self, word: str, **args: Arg) -> str:
        told = ", ".join(f"{name}={value}" for name, value in args.items())
        return f"{word}({told})"

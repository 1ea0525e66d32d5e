"""The questions of a set-up, as a form asks them: what one may choose, what each choice means, and when it matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from talia.kernel.voice import Name, Voice

RANDOM = "random"
"""The answer to a set-up question that leaves it to the seed."""

Told = Callable[[Voice], str]
"""A text that can be said in any language."""


@dataclass(frozen=True)
class Choice:
    """A value a set-up question may have, its name, and what there is to know before one takes it.

    `text` says what it means. `card` is the id of the listed card that shows it, with a picture and its own text; `holds`
    are the ids of cards that come with it. `rating` says how hard it makes the game.
    """

    value: str
    name: Name
    text: Told | None = field(default=None, compare=False)  # no two functions are equal, though they say the same
    card: str = ""
    holds: tuple[str, ...] = ()
    rating: Name | None = None


@dataclass(frozen=True)
class Field:
    """A question of the set-up, such as which nemesis.

    `choices` may be taken whole; where `parts` are given, a list of that many parts (`count`; 0: one a player) may be
    written instead. `default` is taken when nobody answers, `advised` is what a first game is better played with, and
    `advised_parts` the same seat by seat. It matters only with so many `players` (none said: any number) and, for each field
    in `when`, with one of those answers to it.
    """

    name: str
    label: Name
    choices: tuple[Choice, ...]
    default: str
    parts: tuple[Choice, ...] = ()
    count: int = 0
    advised: str = ""
    advised_parts: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    when: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def each(self) -> bool:
        """Whether every player gets a part of their own."""
        return bool(self.parts) and not self.count

    @property
    def for_beginners(self) -> str:
        """What a first game is played with."""
        return self.advised or self.default

    @property
    def advises(self) -> bool:
        """Whether a first game is better played in another way than usual."""
        return bool(self.advised or self.advised_parts)

    def for_beginner(self, seat: int) -> str:
        """What the player on a seat has in a first game."""
        return self.advised_parts[seat] if seat < len(self.advised_parts) else self.for_beginners


def fields_that_matter(fields: Sequence[Field], players: int, answers: Mapping[str, Any]) -> list[Field]:
    """The questions whose answers change anything, with so many players and these answers; Any: people give them.

    A question with nothing to choose between is none.
    """
    given = {each.name: answers.get(each.name, each.default) for each in fields}
    return [
        each
        for each in fields
        if (len(each.choices) > 1 or each.parts)
        and (not each.players or players in each.players)
        and all(given.get(name) in values for name, values in each.when.items())
    ]


def said(word: str, **args: int | str) -> Told:
    """A text that is one word of the game's."""
    return lambda voice: voice.say(word, **args)

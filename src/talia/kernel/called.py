"""Things by what they are called: whoever writes names rather than ids may write those of any language."""

from __future__ import annotations

import difflib
from collections.abc import Container, Iterable
from functools import cached_property

from talia.kernel.names import slug
from talia.kernel.voice import Name, voices


class Called:
    """The ids of things by their names in every language. The words are asked when somebody first asks here: most
    positions and set-ups say ids or English names, which are looked up without them."""

    def __init__(self, things: Iterable[tuple[str, Name]]) -> None:
        self._things = tuple(things)

    @cached_property
    def _ids(self) -> dict[str, list[str]]:
        """By the slug of each name the ids of what is called so."""
        found: dict[str, list[str]] = {}
        for voice in voices():
            for id, name in self._things:
                ids = found.setdefault(slug(voice.say(name.word, **name.args)), [])
                if id not in ids:
                    ids.append(id)
        return found

    def ids(self, name: str) -> list[str]:
        """The ids of all that is called so; small letters, large ones and accents make no difference."""
        return self._ids.get(slug(name), [])

    def like(self, name: str, among: Container[str]) -> str | None:
        """Which of these has, in whatever language, the name most like one that nothing has; none if no name is like it."""
        names = [each for each, ids in self._ids.items() if any(id in among for id in ids)]
        like = difflib.get_close_matches(slug(name), names, n=1)
        return next(id for id in self._ids[like[0]] if id in among) if like else None

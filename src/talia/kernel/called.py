"""Things by what they are called: whoever writes names rather than ids may write those of any language."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cached_property

from talia.kernel.names import slug
from talia.kernel.voice import Name, voices


class Called:
    """The ids of things by their names in every language. The words are asked when somebody first asks here: most
    positions and set-ups say ids or English names, which are looked up without them."""

    def __init__(self, things: Iterable[tuple[str, Name]]) -> None:
        self._things = tuple(things)

    @cached_property
    def _said(self) -> dict[str, tuple[str, list[str]]]:
        """By the slug of each name: the name as it is said, and the ids of what is called so."""
        found: dict[str, tuple[str, list[str]]] = {}
        for voice in voices():
            for id, name in self._things:
                said = voice.say(name.word, **name.args)
                _, ids = found.setdefault(slug(said), (said, []))
                if id not in ids:
                    ids.append(id)
        return found

    def ids(self, name: str) -> list[str]:
        """The ids of all that is called so; small letters, large ones and accents make no difference."""
        return self._said.get(slug(name), ("", []))[1]

    def like(self, name: str) -> str:
        """The name that is most like one that nothing has, as it is said; nothing if none is like it."""
        like = difflib.get_close_matches(slug(name), list(self._said), n=1)
        return self._said[like[0]][0] if like else ""

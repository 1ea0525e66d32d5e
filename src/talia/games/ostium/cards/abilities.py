"""Abilities of creatures, as they are written in a set: `crystal 1`, `last -> strike 2`, `both ways`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.kernel.errors import TaliaError
from talia.kernel.voice import Voice

NUMBERED: Final = ("repair", "draw", "strike", "shield", "charge", "crystal", "fuse", "fuse-any")
PLAIN: Final = ("rebuild", "remove", "quake", "rally", "swift", "banish", "exile", "both-ways")
LEADING: Final = ("discard", "last")
"""Those that lead to another ability: `discard -> crystal 1`."""

ACTIVE: Final = frozenset({"repair", "rebuild", "draw", "remove", "strike", "quake", "banish", "exile", "crystal"})
MOST: Final = 9


@dataclass(frozen=True)
class Ability:
    """One ability, with its number where it has one, and where it leads."""

    id: str
    n: int = 0
    then: Ability | None = None

    @property
    def active(self) -> bool:
        """Whether it happens when a creature is summoned."""
        return self.id in ACTIVE

    @property
    def key(self) -> str:
        """A short name for keys."""
        own = f"{self.id}-{self.n}" if self.n else self.id
        return own if self.then is None else f"{own}-{self.then.key}"

    def text(self, v: Voice) -> str:
        """What it does, as a sentence."""
        if self.then is not None:
            return v.say(f"ability-{self.id}", then=self.then.text(v))
        return v.say(f"ability-{self.id}", n=self.n)

    def __str__(self) -> str:
        own = f"{self.id} {self.n}" if self.n else self.id
        return own if self.then is None else f"{own} -> {self.then}"


def parse(text: str) -> Ability:
    """An ability from how it is written; `TaliaError` says what is wrong with it."""
    head, arrow, tail = (part.strip() for part in text.partition("->"))
    words = head.replace("both ways", "both-ways").replace("exile clan", "exile").split()
    if not words or len(words) > 2:
        raise TaliaError("set-unknown-ability", ability=text, possible=[*NUMBERED, *PLAIN, *LEADING])
    id = words[0]
    if arrow:
        if id not in LEADING or len(words) > 1:
            raise TaliaError("set-unknown-ability", ability=text, possible=[f"{each} -> ..." for each in LEADING])
        if "->" in tail:
            raise TaliaError("set-leads-nowhere", ability=text, possible=sorted(ACTIVE))
        then = parse(tail)
        if not then.active:
            raise TaliaError("set-leads-nowhere", ability=text, possible=sorted(ACTIVE))
        return Ability(id, 0, then)
    if id in PLAIN and len(words) == 1:
        return Ability(id)
    if id in NUMBERED:
        number = words[1] if len(words) == 2 else "1"
        if not number.isdecimal() or not 1 <= int(number) <= MOST:
            raise TaliaError("set-ability-number", ability=text, most=MOST)
        return Ability(id, int(number))
    raise TaliaError("set-unknown-ability", ability=text, possible=[*NUMBERED, *PLAIN, *LEADING])

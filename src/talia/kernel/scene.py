"""What lies on a table, for front ends that know no rules.

A game describes its table as areas of things; a terminal, a line mode or a browser draws them. A thing's `ref` is what an
option's `about` points at, so that a front end shows every option next to what it concerns. All text is already in the
player's language.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    """Something on the table: a card, a pile, a breach, a player's life.

    `title` is its name, `facts` are the short things to read off it, `text` is what it does (shown on focus), and `tone`
    is the colour it should have: a word like `gem`, `spell`, `danger`, `muted`.

    For front ends that draw: `card` is the id of the card it is or shows (a pile shows its top card), `art` the sort of
    picture it has, `cost` and `kind` what is printed in its corners, and `holds` what lies on it. A card that changes for
    good shows it: `marks` are what is drawn on it (`sticker`, `place` for one that is still free, `flaw`), and `changed`
    says in words what has become of it and what it was before, for whoever looks closer.
    """

    ref: str
    title: str
    facts: tuple[str, ...] = ()
    text: str = ""
    tone: str = ""
    count: int = 1
    card: str = ""
    art: str = ""
    cost: int | None = None
    kind: str = ""
    holds: tuple[Thing, ...] = ()
    marks: tuple[str, ...] = ()
    changed: str = ""


@dataclass(frozen=True)
class Area:
    """A part of the table. `place` says where it belongs; `columns` lays its things out in a grid.

    Places: `foe` (across the table), `shared` (in the middle), `mine` (the deciding player's side), `ally`, `track` (the
    order of turns and the like). In a `brief` area the text of things is for focus only, however much room there is.
    `spends` is the number of the fact that says what somebody has to spend.
    """

    ref: str
    title: str
    place: str
    things: tuple[Thing, ...]
    facts: tuple[str, ...] = ()
    columns: int = 0
    active: bool = False
    brief: bool = False
    spends: int = -1


@dataclass(frozen=True)
class Scene:
    """The whole table as one seat sees it."""

    title: str
    status: tuple[str, ...]
    areas: tuple[Area, ...]

"""A box: the cards, mages and nemeses that come together. Boxes can be joined."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.edition import FIRST, Edition
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.set_up.stock import Stock
from talia.kernel.form import Choice

T = TypeVar("T", bound=Card | Mage | Nemesis)


def usual_piles() -> Mapping[Sort, int]:
    """What a random market consists of."""
    return {Sort.GEM: 3, Sort.RELIC: 2, Sort.SPELL: 4}


@dataclass(frozen=True)
class Gifts:
    """What mages of a box are made of: the gifts of each sort, of which a mage has one, and how one who has some is written
    (the seat, and the gifts)."""

    sorts: tuple[tuple[str, tuple[Choice, ...]], ...]
    write: Callable[[int, Sequence[str]], str]


@dataclass(frozen=True)
class Box:
    """Everything in one box."""

    id: str
    folders: tuple[Path, ...]  # where its words are
    edition: Edition = FIRST  # where its rulebook differs from others'
    guide: tuple[str, ...] = ()  # the parts of the guide that tell what it adds
    terms: tuple[str, ...] = ()  # its words in the glossary

    # Cards of players
    market: tuple[Card, ...] = ()
    piles: Mapping[Sort, int] = field(default_factory=usual_piles)  # how many of each sort a market has
    markets: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # those the rulebook suggests, by name
    starters: tuple[Card, ...] = ()
    curses: tuple[tuple[Card, int], ...] = ()  # the curse deck: which cards, and how many of each
    treasures: tuple[Card, ...] = ()  # those that a set-up may give to players
    ally: Ally | None = None  # who may stand in Gravehold's place
    abilities: tuple[Card, ...] = ()  # of that ally, in the order in which they join the deck

    # Mages
    mages: tuple[Mage, ...] = ()
    beginners: tuple[str, ...] = ()  # those that its guide advises for a first battle
    gifts: Gifts | None = None  # what its mages are made of
    made: Callable[[str], Mage | None] | None = None  # makes one of what somebody wrote (`Name:gift+gift`)

    # Nemeses
    nemeses: tuple[Nemesis, ...] = ()
    basics: tuple[Card, ...] = ()
    forms: tuple[Card, ...] = ()  # basic cards that only a campaign has, because they evolve there
    zones: tuple[Zone, ...] = ()  # places that every table of the box has
    marks: tuple[str, ...] = ()  # the names of what its cards count

    parts: tuple[Box, ...] = ()  # the boxes that it was joined of
    first: Stock | None = None  # what it held when set-ups did not yet say their cards; a box that came later has none
    by_id: dict[str, Card] = field(init=False)

    def __post_init__(self) -> None:
        own = [card for nemesis in self.nemeses for card in nemesis.everything()]
        curses = [card for card, _ in self.curses]
        shared = (*self.market, *self.starters, *self.basics, *self.forms)
        everything = (*shared, *curses, *self.treasures, *self.abilities, *own)
        object.__setattr__(self, "by_id", {card.id: card for card in once_each(self.id, "cards", everything)})

    def mage(self, id: str) -> Mage | None:
        """The mage with this id, or who is called so and has a namesake in another box, or is made of what the id says."""
        for mage in self.mages:
            if mage.id == id:
                return mage
        found = next((mage for mage in self.mages if mage.called == id != ""), None)
        return self.made(id) if found is None and self.made is not None else found

    def nemesis(self, id: str) -> Nemesis | None:
        """The nemesis with this id."""
        return next((nemesis for nemesis in self.nemeses if nemesis.id == id), None)

    def offered(self) -> tuple[Nemesis, ...]:
        """The nemeses of single battles: all but those of campaigns only."""
        return tuple(nemesis for nemesis in self.nemeses if not nemesis.campaign_only)

    def pool(self, tier: int) -> tuple[Card, ...]:
        """The basic nemesis cards of a tier, without those that are upgraded."""
        return tuple(card for card in self.basics if card.tier == tier and not card.upgraded)


def join(id: str, *boxes: Box, folders: tuple[Path, ...] = ()) -> Box:
    """A box with everything of all these boxes. `folders` are for words of its own, such as its title.

    What is in several of them, such as the cards everybody starts with, is in it once. Different things with one id are
    refused: an id must mean the same in every save. Markets have the piles that the first of the boxes says, and the rules
    are those of the newest of their rulebooks.
    """
    markets: dict[str, tuple[str, ...]] = {}
    for box in boxes:
        for name, ids in box.markets.items():
            if markets.setdefault(name, ids) != ids:
                raise ValueError(f"{id}: two different markets are called {name}")
    return Box(
        id=id,
        folders=tuple(dict.fromkeys((*(folder for box in boxes for folder in box.folders), *folders))),
        market=once_each(id, "cards", [card for box in boxes for card in box.market]),
        starters=once_each(id, "cards", [card for box in boxes for card in box.starters]),
        mages=once_each(id, "mages", [mage for box in boxes for mage in box.mages]),
        beginners=tuple(dict.fromkeys(mage for box in boxes for mage in box.beginners)),
        nemeses=once_each(id, "nemeses", [nemesis for box in boxes for nemesis in box.nemeses]),
        basics=once_each(id, "cards", [card for box in boxes for card in box.basics]),
        markets=markets,
        piles=boxes[0].piles,
        zones=tuple(dict.fromkeys(zone for box in boxes for zone in box.zones)),
        edition=max((box.edition for box in boxes), key=lambda edition: edition.number),
        marks=tuple(dict.fromkeys(mark for box in boxes for mark in box.marks)),
        guide=tuple(dict.fromkeys(part for box in boxes for part in box.guide)),
        terms=tuple(dict.fromkeys(term for box in boxes for term in box.terms)),
        curses=tuple(dict.fromkeys(curse for box in boxes for curse in box.curses)),
        treasures=once_each(id, "cards", [card for box in boxes for card in box.treasures]),
        forms=once_each(id, "cards", [card for box in boxes for card in box.forms]),
        parts=boxes,
        ally=next((box.ally for box in boxes if box.ally is not None), None),
        abilities=once_each(id, "cards", [card for box in boxes for card in box.abilities]),
        made=next((box.made for box in boxes if box.made is not None), None),
        gifts=next((box.gifts for box in boxes if box.gifts is not None), None),
    )


def once_each(box: str, what: str, things: Iterable[T]) -> tuple[T, ...]:
    """Each of these things once, in their order; two different ones with one id are refused."""
    found: dict[str, T] = {}
    for thing in things:
        if found.setdefault(thing.id, thing) is not thing:
            raise ValueError(f"{box}: two different {what} are called {thing.id}")
    return tuple(found.values())

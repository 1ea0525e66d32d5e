"""A position with ids where it says names that are no ids, so that nothing but this has to know what is called how."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.set_up.named import called_in, cards_of, ids_called, with_gifts
from talia.games.aeons_end.set_up.reading import HELD, NEMESIS_CARDS, PLAYER_CARDS
from talia.kernel.names import slug
from talia.kernel.positions import fail

# Any, all through this file: a position is written by people. What it should not say is left for its reader to refuse.

Fits = Callable[[Card], bool]
"""Whether a card may be somewhere."""

CAMPAIGN = "-campaign"
"""So end the ids of cards that campaigns print anew."""


def by_ids(box: Box, position: Any) -> Any:
    """The same position. A name means the one card that is called so, in any language, among those that may be there."""
    if not isinstance(position, Mapping):
        return position
    told = dict(position)
    foe, sheets, marks = told.get("nemesis"), told.get("players"), told.get("marks")
    nemesis = box.nemeses[0]
    if isinstance(foe, Mapping) and "name" in foe:
        foe = {**foe, "name": _id_of(box, foe["name"], lambda id: box.nemesis(id) is not None, "nemesis.name")}
        nemesis = box.nemesis(slug(str(foe["name"]))) or nemesis
    names = _Names(box, nemesis)
    if isinstance(foe, Mapping):
        told["nemesis"] = names.foe(foe)
    if isinstance(sheets, list):
        told["players"] = [names.player(sheet, f"players[{seat}]") for seat, sheet in enumerate(sheets)]
    if isinstance(told.get("market"), Mapping):
        told["market"] = names.keys(told["market"], lambda card: card in (*box.market, *nemesis.piles), "market")
    if isinstance(marks, Mapping):
        told["marks"] = names.marks(marks)
    curses = [card for card, _ in box.curses]
    for name, fits in (("destroyed", names.is_there), ("curses", curses.__contains__), ("treasures", _treasure(2))):
        told = names.rows(told, (name,), fits)
    if box.ally is not None and isinstance(told.get(box.ally.id), Mapping):
        told[box.ally.id] = names.rows(told[box.ally.id], ("deck", "discard"), box.abilities.__contains__, box.ally.id)
    return told


def of_a_player(card: Card) -> bool:
    """Whether a card is one that players have."""
    return card.sort in PLAYER_CARDS and card.crew is None


def _of(*sorts: Sort) -> Fits:
    return lambda card: card.sort in sorts and of_a_player(card)


def _treasure(level: int) -> Fits:
    return lambda card: card.sort == Sort.TREASURE and card.level == level


def _id_of(box: Box, value: Any, fits: Callable[[str], bool], where: str) -> Any:
    """The id of what is called so; what is an id, or nothing's name, stays as it is."""
    if not isinstance(value, str) or fits(slug(value)):
        return value
    return _only(ids_called(box, value, fits), value, where)


def _only(found: list[str], value: str, where: str) -> str:
    if len(found) > 1:
        raise fail(where, "position-which", name=value.strip(), possible=found)
    return found[0] if found else value


class _Names:
    """What names mean in a battle against one nemesis: of other nemeses' cards there are none."""

    def __init__(self, box: Box, nemesis: Nemesis) -> None:
        self.box = box
        self.nemesis = nemesis
        self.cards = cards_of(box)
        self.own = {*nemesis.cards, *nemesis.campaign, *nemesis.crew}
        self.there = self.own.union(box.basics, box.forms)

    # What may be where

    def is_there(self, card: Card) -> bool:
        """Whether a card can be in this battle at all."""
        return of_a_player(card) or card in self.there

    def _before(self, card: Card) -> bool:
        return card.sort == Sort.ATTACK and card in self.there

    def _in_deck(self, card: Card) -> bool:
        return card.sort in NEMESIS_CARDS and card in self.there

    def _in_zone(self, card: Card) -> bool:
        return card in self.nemesis.everything() or (bool(self.nemesis.supply) and self.is_there(card))

    # Names

    def id(self, value: Any, fits: Fits, where: str, own: bool = False) -> Any:
        """What one name means. In places of the nemesis' `own`, a name that others have as well is that of its card."""
        if not isinstance(value, str):
            return value
        card = self.cards.get(slug(value))
        if card is not None and fits(card):
            return value
        found = ids_called(self.box, value, self._fitting(fits)) or self._in_brackets(value, fits)
        if own and len(found) > 1:
            found = [id for id in found if self.cards[id] in self.own] or found
        return _only(found, value, where)

    def _fitting(self, fits: Fits) -> Callable[[str], bool]:
        return lambda id: id in self.cards and fits(self.cards[id])

    def _in_brackets(self, value: str, fits: Fits) -> list[str]:
        """Of a name that says in brackets whose it is: the card's form of campaigns, or the nemesis' own."""
        short, bracket, _ = value.partition("(")
        if not bracket:
            return []
        known = dict.fromkeys((slug(short), *called_in(self.box).ids(short)))
        found = [id for id in known if self._fitting(fits)(id)]
        of_campaigns = [id for id in found if id.endswith(CAMPAIGN)]
        return of_campaigns or [id for id in found if self.cards[id] in self.own]

    def row(self, row: Any, fits: Fits, where: str, own: bool = False) -> Any:
        """A list of names, or of tables with names."""
        if not isinstance(row, list):
            return row
        return [
            {**each, "name": self.id(each.get("name"), fits, f"{where}[{n}].name", own)}
            if isinstance(each, Mapping)
            else self.id(each, fits, f"{where}[{n}]", own)
            for n, each in enumerate(row)
        ]

    def rows(
        self, table: Mapping[str, Any], keys: Iterable[str], fits: Fits, where: str = "", own: bool = False
    ) -> dict[str, Any]:
        """A table, some of whose values are such lists."""
        found = dict(table)
        for key in keys:
            if key in found:
                found[key] = self.row(found[key], fits, f"{where}.{key}" if where else key, own)
        return found

    def keys(self, table: Mapping[str, Any], fits: Fits, where: str) -> dict[str, Any]:
        """A table whose keys are names."""
        found: dict[str, Any] = {}
        for name, value in table.items():
            id = self.id(name, fits, f"{where}.{name}")
            if id in found:
                raise fail(f"{where}.{name}", "position-wrong-card", name=self.cards[slug(id)].name)
            found[id] = value
        return found

    # Parts of a position

    def foe(self, foe: Mapping[str, Any]) -> dict[str, Any]:
        """The nemesis' part."""
        told = dict(foe)
        crew = self.nemesis.crew.__contains__
        for key, fits in (
            *(("in_play", self._in_deck), ("deck", self._in_deck), ("discard", self._in_deck)),
            *(("crew", crew), ("crew_discard", crew)),
        ):
            told = self.rows(told, (key,), fits, "nemesis", own=True)
        if isinstance(told.get("zones"), Mapping):
            told["zones"] = self.rows(told["zones"], told["zones"], self._in_zone, "nemesis.zones", own=True)
        if isinstance(told.get("changed"), Mapping):
            told["changed"] = {
                name: {**each, "was": self.id(each["was"], self._in_deck, f"nemesis.changed.{name}.was")}
                if isinstance(each, Mapping) and "was" in each
                else each
                for name, each in self.keys(told["changed"], self._in_deck, "nemesis.changed").items()
            }
        return told

    def player(self, sheet: Any, where: str) -> Any:
        """A player's part."""
        if not isinstance(sheet, Mapping):
            return sheet
        told = dict(sheet)
        if "mage" in told:
            told["mage"] = self._mage(told["mage"], f"{where}.mage")
        for key, sorts in HELD.items():
            told = self.rows(told, (key,), _of(*sorts), where)
        told = self.rows(told, ("front",), self._before, where)
        told = self.rows(told, ("treasures",), _treasure(3), where)
        if isinstance(told.get("breaches"), Mapping):
            told["breaches"] = {
                roman: self._breach(each, f"{where}.breaches.{roman}") for roman, each in told["breaches"].items()
            }
        if isinstance(told.get("done"), list):
            told["done"] = [self._done(each, f"{where}.done[{n}]") for n, each in enumerate(told["done"])]
        return told

    def marks(self, marks: Mapping[str, Any]) -> dict[str, Any]:
        """What a nemesis, a mage or a box counts: some of it lies on a card of the supply, some on a place of its own."""
        places = [zone.id for zone in self.nemesis.supply]
        return {
            name: value if value in places else self.id(value, of_a_player, f"marks.{name}")
            for name, value in marks.items()
        }

    def _mage(self, value: Any, where: str) -> Any:
        told = with_gifts(self.box, value) if isinstance(value, str) else value
        known = isinstance(told, str) and self.box.mage(told) is not None
        return told if known else _id_of(self.box, told, lambda id: self.box.mage(id) is not None, where)

    def _breach(self, breach: Any, where: str) -> Any:
        if not isinstance(breach, Mapping):
            return breach
        told = self.rows(breach, ("prepped",), _of(Sort.SPELL), where)
        if "attached" in told:
            told["attached"] = self.id(told["attached"], _of(Sort.RELIC), f"{where}.attached")
        return told

    def _done(self, value: Any, where: str) -> Any:
        """What was played or cast: `played:NAME`, `cast:NAME/2`."""
        verb, _, what = str(value).partition(":")
        name, by, seat = what.partition("/")
        return f"{verb}:{self.id(name, of_a_player, where)}{by}{seat}" if verb in ("played", "cast") else value

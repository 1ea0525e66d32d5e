"""Reading a position: which cards it names, and where each of them goes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.cards.sets import CreatureSet, alike, describe
from talia.games.ostium.rules.clash import SOLO
from talia.games.ostium.rules.layout import (
    DECK,
    DISCARD,
    DISMISSED,
    FIELD,
    HAND,
    PLACES,
    PRIMALS,
    REMOVED,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
    place,
    zone,
)
from talia.games.ostium.set_up.setup import MODES, SIDES
from talia.games.ostium.set_up.stock import Stock
from talia.kernel.errors import TaliaError
from talia.kernel.names import slug_of
from talia.kernel.positions import Reader, Reason, fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

TABLE_KEYS = ("mode", "set", "players", "field", "removed")
TURN_KEYS = ("active", "first", "phase", "round", "turn", "idle", "attack")
PLAY_KEYS = ("chance", "numbers", "run_on", "choices")
TOP_KEYS = (*TABLE_KEYS, *TURN_KEYS, *PLAY_KEYS)
OPPONENT_KEYS = ("gates", "attack", "defence", "lying", "lost_gate")
PLAYER_KEYS = (*OPPONENT_KEYS, "hand", "deck", "discard", "crystals")
FIELD_KEYS = ("warriors", "warrior_deck", "dismissed", "sovereigns", "sovereign_deck", "primals")
ROWS = {"attack": 0, "defence": 3}
"""The rows of a battlefield, and the first place of each."""

COLUMN_BY_COLUMN = (0, 3, 1, 4, 2, 5)
"""A field's warriors are told column by column, so the last two places are the dismissal zone."""


class PositionReader(Reader):
    """Reads a position piece by piece, and collects the cards it names and where each goes, in the order they are laid.

    The table is read first (`read_table`): then `top` is what the position says, `sheets` what it says of each side.
    """

    def __init__(self, creatures: CreatureSet, stock: Stock) -> None:
        self.set = creatures
        self.stock = stock
        self.cards: list[tuple[Creature, int]] = []
        self.top: Mapping[str, Any] = {}
        self.sheets: list[Mapping[str, Any]] = []
        self.mode = ""
        self._told_at: dict[int, str] = {}  # which key told of a place
        self._described: dict[str, tuple[Creature, Any]] = {}  # by id: the creature, and how it was described
        self._called: dict[str, Creature] = {}  # the same by their names

    # Creatures

    def creature(self, value: Any, where: str) -> Creature:
        """A creature of the set by name or id, or one described on the spot."""
        if isinstance(value, Mapping):
            try:
                kind = describe(value, self.set.clans)
            except TaliaError as error:
                raise TaliaError("error-position", where=where, what=Reason(error.word, error.args_of_word)) from None
            first, _ = self._described.setdefault(kind.id, (kind, dict(value)))
            if not alike(first, kind):
                raise fail(where, "set-twice", name=str(value["name"]))
            for name in first.name.args.values():
                self._called.setdefault(slug_of(name), first)
            return first
        told = self._described.get(slug_of(value))
        found = told[0] if told is not None else self.set.find(value) if isinstance(value, str) else None
        found = found or self._called.get(slug_of(value))
        if found is None:
            raise fail(where, "position-unknown-creature", name=str(value))
        return found

    def told_as(self, kind: Creature) -> Any:
        """A creature as a position may name it: by its id, or as it was described on the spot."""
        return self._described[kind.id][1] if kind.id in self._described else kind.id

    def put(self, value: Any, to: int, where: str) -> None:
        """A creature at a place; an empty string or false is nobody."""
        if value != "" and value is not False and value is not None:
            if to in self._told_at:
                raise fail(where, "position-only-one", possible=[self._told_at[to], where])
            self._told_at[to] = where
            self.cards.append((self.creature(value, where), to))

    def pile(self, value: Any, to: int, where: str, hand: bool = False) -> None:
        """A pile told from the top, or a hand in the order it is held."""
        kinds = [self.creature(each, f"{where}[{n}]") for n, each in enumerate(self.row(value, where))]
        self.cards += [(kind, to) for kind in (kinds if hand else reversed(kinds))]

    def places(self, value: Any, names: Sequence[str], where: str) -> int:
        """Some of these places by their names, as a number with a bit for each."""
        found = 0
        for number, each in enumerate(self.row(value, where)):
            found |= 1 << names.index(self.one_of(each, names, f"{where}[{number}]"))
        return found

    # The table

    def read_table(self, position: Mapping[str, Any]) -> None:
        """Read all cards of a position."""
        self.top = self.table(position, TOP_KEYS, "position")
        players = self.row(self.top.get("players", [{}, {}]), "players", 3)
        usual = MODES.get(len(players), MODES[2])
        self.mode = self.one_of(self.top.get("mode", usual), list(MODES.values()), "mode")
        sides = SIDES[self.mode]
        if len(players) > sides:
            raise fail("players", "position-too-many", count=len(players), most=sides)
        self.sheets = [self._sheet(side, sheet) for side, sheet in enumerate(players)]
        self.sheets += [{}] * (sides - len(players))
        self.pile(self.top.get("removed", []), REMOVED, "removed")
        for side, sheet in enumerate(self.sheets):
            self._side(side, sheet)
        self._field(self.table(self.top.get("field", {}), FIELD_KEYS, "field"))

    def _sheet(self, side: int, sheet: Any) -> Mapping[str, Any]:
        where = f"players[{side}]"
        told = self.table(sheet, PLAYER_KEYS, where)
        if self._opponent(side):
            told = {name: value for name, value in told.items() if value or name in OPPONENT_KEYS}
            self.table(told, OPPONENT_KEYS, where)
        return told

    def _opponent(self, side: int) -> bool:
        """Whether nobody sits at a side."""
        return self.mode == SOLO and side == 1

    def _side(self, side: int, sheet: Mapping[str, Any]) -> None:
        where = f"players[{side}]"
        for name, first in ROWS.items():
            for column, value in enumerate(self.row(sheet.get(name, []), f"{where}.{name}", 3)):
                self.put(value, place(side, first + column), f"{where}.{name}[{column}]")
        if self._opponent(side):
            return
        self.pile(sheet.get("hand", []), zone(side, HAND), f"{where}.hand", hand=True)
        self.pile(sheet.get("discard", []), zone(side, DISCARD), f"{where}.discard")
        named = {kind.id for kind, _ in self.cards}
        rest = [id for id in self.stock.familiars[side] if id not in named]
        self.pile(sheet.get("deck", rest), zone(side, DECK), f"{where}.deck")

    def _field(self, field: Mapping[str, Any]) -> None:
        """The field. Warriors and sovereigns that nothing is said of are in their decks."""
        first = place(1, 0) if self.mode == SOLO else FIELD
        for number, value in enumerate(self.row(field.get("warriors", []), "field.warriors", len(PLACES))):
            self.put(value, first + COLUMN_BY_COLUMN[number], f"field.warriors[{number}]")
        self.pile(field.get("dismissed", []), DISMISSED, "field.dismissed")
        for number, value in enumerate(self.row(field.get("sovereigns", []), "field.sovereigns", SOVEREIGN_PLACES)):
            self.put(value, SOVEREIGNS + number, f"field.sovereigns[{number}]")
        named = {kind.id for kind, _ in self.cards}
        for name, ids, to in (
            ("warrior_deck", self.stock.warriors, WARRIOR_DECK),
            ("sovereign_deck", self.stock.sovereigns, SOVEREIGN_DECK),
        ):
            self.pile(field.get(name, [id for id in ids if id not in named]), to, f"field.{name}")
        count = self.number(field.get("primals", self.stock.primals), 0, 99, "field.primals")
        self.cards += [(self.set.primal, PRIMALS)] * count

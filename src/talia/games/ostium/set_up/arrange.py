"""Positions: a match at any moment, told as plain data (or a TOML file), checked with clear reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.cards.sets import CreatureSet, describe, slug
from talia.games.ostium.rules.clash import SOLO, THREE, Clash
from talia.games.ostium.rules.field import refill_sovereigns
from talia.games.ostium.rules.layout import (
    DECK,
    DISCARD,
    DISMISSED,
    FIELD,
    FULL_GATE,
    HAND,
    NO_GATE,
    PRIMALS,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
    place,
    zone,
)
from talia.games.ostium.rules.turns import ATTACK_PHASE, DEVELOPMENT_PHASE, PHASES, begin_turn
from talia.games.ostium.set_up.setup import HOUSE, MODES, RULES, SIDES, chosen_set, creature_set, empty
from talia.games.ostium.set_up.stock import Stock, stock_of
from talia.kernel.chance import Seed
from talia.kernel.errors import TaliaError
from talia.kernel.positions import Reader, Reason, fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

TOP_KEYS = ("mode", "set", "active", "phase", "round", "players", "field")
PLAYER_KEYS = ("gates", "attack", "defence", "hand", "deck", "discard", "crystals")
FIELD_KEYS = ("warriors", "warrior_deck", "dismissed", "sovereigns", "sovereign_deck", "primals")
COLUMN_BY_COLUMN = (0, 3, 1, 4, 2, 5)
"""A field's warriors are told column by column, so the last two places are the dismissal zone."""


class _Reader(Reader):
    """Reads a position piece by piece, and collects the cards it names and where each goes."""

    def __init__(self, creatures: CreatureSet, stock: Stock) -> None:
        self.set = creatures
        self.stock = stock
        self.cards: list[tuple[Creature, int]] = []
        self.told: dict[str, Creature] = {}
        self.described: dict[str, Any] = {}

    def creature(self, value: Any, where: str) -> Creature:
        """A creature of the set by name or id, or one described on the spot."""
        if isinstance(value, Mapping):
            try:
                kind = describe(value, self.set.clans)
            except TaliaError as error:
                raise TaliaError("error-position", where=where, what=Reason(error.word, error.args_of_word)) from None
            told = self.told.setdefault(kind.id, kind)
            self.described.setdefault(kind.id, dict(value))
            if not _alike(told, kind):
                raise fail(where, "set-twice", name=str(value["name"]))
            return told
        found = self.told.get(slug(str(value))) or self.set.find(str(value))
        if found is None:
            raise fail(where, "position-unknown-creature", name=str(value))
        return found

    def told_as(self, kind: Creature) -> Any:
        """A creature as a position may name it: by its id, or as it was described on the spot."""
        return self.described.get(kind.id, kind.id)

    def put(self, value: Any, to: int, where: str) -> None:
        """A creature at a place; an empty string or false is nobody."""
        if value not in ("", False, None):
            if any(taken == to for _, taken in self.cards):
                raise fail(where, "position-too-many", count=2, most=1)
            self.cards.append((self.creature(value, where), to))

    def pile(self, value: Any, to: int, where: str, hand: bool = False) -> None:
        """A pile told from the top, or a hand in the order it is held."""
        kinds = [self.creature(each, f"{where}[{n}]") for n, each in enumerate(self.row(value, where))]
        self.cards += [(kind, to) for kind in (kinds if hand else reversed(kinds))]


def _alike(one: Creature, other: Creature) -> bool:
    """Whether the same is printed on two creatures."""
    printed = ("rank", "clan", "power", "cost", "main", "left", "right")
    return all(getattr(one, each) == getattr(other, each) for each in printed)


def lay_out(position: Mapping[str, Any], seed: Seed, rules: int = RULES) -> Clash:
    """The match that a position tells, run up to its first decision."""
    creatures = creature_set(_set_of(position))
    read = _Reader(creatures, stock_of(creatures))
    top, sheets, mode = _read(read, position)
    b = empty(mode, creatures, [kind for kind, _ in read.cards], seed, rules)
    for card, (_, to) in enumerate(read.cards):
        b.put(card, to)
    for side, sheet in enumerate(sheets):
        _gates(read, b, side, sheet)
    _begin(read, b, top, sheets)
    return b


def settle_position(position: Mapping[str, Any], stock: Stock | None = None) -> dict[str, Any]:
    """A position that can be laid out, with everything said that it leaves to the set, as the set is or as it was."""
    chosen = chosen_set(_set_of(position))
    creatures = creature_set(chosen)
    stock = stock or stock_of(creatures)
    read = _Reader(creatures, stock)
    top, sheets, mode = _read(read, position)

    def lying(number: int) -> list[Any]:
        return [read.told_as(kind) for kind, to in reversed(read.cards) if to == number]

    told = []
    for side, sheet in enumerate(sheets):
        told.append({**sheet, "deck": lying(zone(side, DECK))} if not (mode == SOLO and side == 1) else dict(sheet))
    decks = {"warrior_deck": lying(WARRIOR_DECK), "sovereign_deck": lying(SOVEREIGN_DECK)}
    field = {"primals": stock.primals, **top.get("field", {}), **decks}
    return {**top, "set": chosen, "mode": mode, "players": told, "field": field}


def _set_of(position: Mapping[str, Any]) -> Any:
    chosen = position.get("set", HOUSE)
    return chosen if isinstance(chosen, Mapping) else str(chosen)


def _read(read: _Reader, position: Mapping[str, Any]) -> tuple[Mapping[str, Any], list[Mapping[str, Any]], str]:
    """Read all cards of a position; what it says beside them, a sheet for each side, and the mode."""
    top = read.table(position, TOP_KEYS, "position")
    players = read.row(top.get("players", [{}, {}]), "players", 3)
    usual = MODES.get(len(players), MODES[2])
    mode = read.one_of(top.get("mode", usual), list(MODES.values()), "mode")
    sides = SIDES[mode]
    sheets = [read.table(sheet, PLAYER_KEYS, f"players[{n}]") for n, sheet in enumerate(players)]
    sheets += [{}] * (sides - len(sheets))
    if len(sheets) != sides:
        raise fail("players", "position-too-many", count=len(sheets), most=sides)
    for side, sheet in enumerate(sheets):
        _side(read, side, sheet, mode)
    _field(read, read.table(top.get("field", {}), FIELD_KEYS, "field"), mode, sheets)
    return top, sheets, mode


def _side(read: _Reader, side: int, sheet: Mapping[str, Any], mode: str) -> None:
    where = f"players[{side}]"
    for name, first in (("attack", 0), ("defence", 3)):
        for column, value in enumerate(read.row(sheet.get(name, []), f"{where}.{name}", 3)):
            read.put(value, place(side, first + column), f"{where}.{name}[{column}]")
    if mode == SOLO and side == 1:
        for name in ("hand", "deck", "discard", "crystals"):
            if sheet.get(name):
                raise fail(where, "position-unknown-key", name=name, possible=["gates", "attack", "defence"])
        return
    read.pile(sheet.get("hand", []), zone(side, HAND), f"{where}.hand", hand=True)
    read.pile(sheet.get("discard", []), zone(side, DISCARD), f"{where}.discard")
    named = {kind.id for kind, _ in read.cards}
    rest = [id for id in read.stock.familiars[side] if id not in named]
    read.pile(sheet.get("deck", rest), zone(side, DECK), f"{where}.deck")


def _field(read: _Reader, field: Mapping[str, Any], mode: str, sheets: Sequence[Mapping[str, Any]]) -> None:
    """The field. Warriors and sovereigns that nothing is said of are in their decks."""
    first = place(1, 0) if mode == SOLO else FIELD
    for number, value in enumerate(read.row(field.get("warriors", []), "field.warriors", 6)):
        read.put(value, first + COLUMN_BY_COLUMN[number], f"field.warriors[{number}]")
    read.pile(field.get("dismissed", []), DISMISSED, "field.dismissed")
    for number, value in enumerate(read.row(field.get("sovereigns", []), "field.sovereigns", SOVEREIGN_PLACES)):
        read.put(value, SOVEREIGNS + number, f"field.sovereigns[{number}]")
    named = {kind.id for kind, _ in read.cards}
    for name, ids, to in (
        ("warrior_deck", read.stock.warriors, WARRIOR_DECK),
        ("sovereign_deck", read.stock.sovereigns, SOVEREIGN_DECK),
    ):
        read.pile(field.get(name, [id for id in ids if id not in named]), to, f"field.{name}")
    count = read.number(field.get("primals", read.stock.primals), 0, 99, "field.primals")
    read.cards += [(read.set.primal, PRIMALS)] * count


def _gates(read: _Reader, clash: Clash, side: int, sheet: Mapping[str, Any]) -> None:
    where = f"players[{side}].gates"
    if "gates" not in sheet:
        return
    told = read.row(sheet["gates"], where, 3)
    if len(told) != 3:
        raise fail(where, "position-three-gates", count=len(told))
    for column, value in enumerate(told):
        if clash.gates[3 * side + column] != NO_GATE:
            clash.gates[3 * side + column] = read.number(value, 0, FULL_GATE, f"{where}[{column}]")
        elif value not in (0, NO_GATE):
            raise fail(f"{where}[{column}]", "position-no-gate")
    if not clash.standing_gates(side):
        if clash.arena.mode != THREE:
            raise fail(where, "position-over")
        if clash.taken(side):
            raise fail(f"players[{side}]", "position-too-many", count=len(clash.taken(side)), most=0)
        clash.out |= 1 << side


def _begin(read: _Reader, clash: Clash, top: Mapping[str, Any], sheets: Sequence[Mapping[str, Any]]) -> None:
    phase = read.one_of(top.get("phase", DEVELOPMENT_PHASE), PHASES, "phase")
    active = read.number(top.get("active", 0), 0, clash.sides - 1, "active")
    if len([side for side in range(clash.sides) if not clash.out >> side & 1]) < 2 or clash.out >> active & 1:
        raise fail("players", "position-over")
    if clash.arena.mode == SOLO and not clash.zones[WARRIOR_DECK]:
        raise fail("field.warrior_deck", "position-over")
    crystals = 0
    for side, sheet in enumerate(sheets):
        held = read.number(sheet.get("crystals", 0), 0, 99, f"players[{side}].crystals")
        if held and (side != active or phase == ATTACK_PHASE):
            raise fail(f"players[{side}].crystals", "position-range", value=held, least=0, most=0)
        crystals += held
    clash.round = read.number(top.get("round", 1), 1, 9999, "round")
    if "sovereigns" not in top.get("field", {}):
        refill_sovereigns(clash)
    begin_turn(clash, active, phase)
    clash.crystals = crystals
    clash.reveals = 0
    clash.run()

"""Positions: a match at any moment, told as plain data (or a TOML file), checked with clear reasons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import PurePath
from typing import Any

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules.attack import CHAINS, CHARGES, RALLY
from talia.games.ostium.rules.clash import SOLO, THREE, Clash
from talia.games.ostium.rules.development import DEVELOPMENT
from talia.games.ostium.rules.field import refill_sovereigns
from talia.games.ostium.rules.layout import DECK, FULL_GATE, NO_GATE, PLACES, SOVEREIGN_DECK, WARRIOR_DECK, zone
from talia.games.ostium.rules.scope import OF_SIDE
from talia.games.ostium.rules.turns import ATTACK_PHASE, COLLECT, DEVELOPMENT_PHASE, PHASES, begin_turn
from talia.games.ostium.set_up.reading import TOP_KEYS, PositionReader
from talia.games.ostium.set_up.setup import HOUSE, RULES, chosen_set, creature_set, empty
from talia.games.ostium.set_up.stock import Stock, stock_of
from talia.kernel.chance import Seed
from talia.kernel.positions import Reader, fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

STEPS = {"rally": (CHARGES, CHAINS, RALLY), "chain": (CHARGES, CHAINS), "charge": (CHARGES,)}
"""The questions of an attack phase, and what is on the agenda from each of them on."""

ATTACK_KEYS = ("step", "charged", "chained", "linked", "bonus", "rallied", "discard_offered")
MOST = 9999


def lay_out(position: Mapping[str, Any], seed: Seed, rules: int = RULES) -> Clash:
    """The match that a position tells. It stops at the first question, even if there is only one answer to it."""
    Reader().table(position, TOP_KEYS, "position")
    creatures = creature_set(_set_of(position))
    read = PositionReader(creatures, stock_of(creatures))
    read.read_table(position)
    clash = _table(read, seed, rules)
    for side, sheet in enumerate(read.sheets):
        _gates(read, clash, side, sheet)
        _lying(read, clash, side, sheet)
    _turn(read, clash)
    if read.flag(read.top.get("run_on", False), "run_on"):
        clash.run()
    else:
        _run_to_the_first_question(clash)
    _choose(read, clash)
    clash.reveals = 0
    return clash


def settle_position(position: Mapping[str, Any], stock: Stock | None = None) -> dict[str, Any]:
    """A position that can be laid out, with everything said that it leaves to the set, as the set is or as it was."""
    chosen = chosen_set(_set_of(position))
    creatures = creature_set(chosen)
    stock = stock or stock_of(creatures)
    read = PositionReader(creatures, stock)
    read.read_table(position)

    def lying(number: int) -> list[Any]:
        return [read.told_as(kind) for kind, to in reversed(read.cards) if to == number]

    told = []
    for side, sheet in enumerate(read.sheets):
        opponent = read.mode == SOLO and side == 1
        told.append(dict(sheet) if opponent else {**sheet, "deck": lying(zone(side, DECK))})
    decks = {"warrior_deck": lying(WARRIOR_DECK), "sovereign_deck": lying(SOVEREIGN_DECK)}
    field = {"primals": stock.primals, **read.top.get("field", {}), **decks}
    return {**read.top, "set": chosen, "mode": read.mode, "players": told, "field": field}


def _set_of(position: Mapping[str, Any]) -> Any:
    chosen = position.get("set", HOUSE)
    if not isinstance(chosen, (str, Mapping, PurePath)):
        raise fail("set", "position-set")
    return chosen if isinstance(chosen, Mapping) else str(chosen)


# The table


def _table(read: PositionReader, seed: Seed, rules: int) -> Clash:
    """All cards in their places."""
    numbers = _numbers(read)
    kinds: list[Creature] = [kind for kind, _ in read.cards]
    for number, (kind, _) in zip(numbers, read.cards, strict=True):
        kinds[number] = kind
    clash = empty(read.mode, read.set, kinds, seed, rules)
    for number, (_, to) in zip(numbers, read.cards, strict=True):
        clash.put(number, to)
    if "chance" in read.top:
        clash.chance = _chance(read.top["chance"])
        clash.key = b""
    return clash


def _numbers(read: PositionReader) -> list[int]:
    """The number of each card in the order they are laid out."""
    count = len(read.cards)
    if "numbers" not in read.top:
        return list(range(count))
    told = read.row(read.top["numbers"], "numbers", count)
    if len(told) != count:
        raise fail("numbers", "position-numbers", count=len(told), must=count)
    numbers = [read.number(each, 0, count - 1, f"numbers[{n}]") for n, each in enumerate(told)]
    for n, number in enumerate(numbers):
        if number in numbers[:n]:
            raise fail(f"numbers[{n}]", "position-number-twice", number=number)
    return numbers


def _chance(value: Any) -> int:
    """Where chance is: sixteen hexadecimal digits, because whole numbers of that size get lost in some programs."""
    if isinstance(value, str) and re.fullmatch("[0-9a-fA-F]{16}", value):
        return int(value, 16)
    raise fail("chance", "position-chance")


def _gates(read: PositionReader, clash: Clash, side: int, sheet: Mapping[str, Any]) -> None:
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
            raise fail(where, "position-match-over")
        if clash.taken(side):
            raise fail(f"players[{side}]", "position-too-many", count=len(clash.taken(side)), most=0)
        clash.out |= 1 << side


def _lying(read: PositionReader, clash: Clash, side: int, sheet: Mapping[str, Any]) -> None:
    where = f"players[{side}]"
    lying = read.places(sheet.get("lying", []), PLACES, f"{where}.lying")
    for number, name in enumerate(sheet.get("lying", [])):
        if clash.at(side, PLACES.index(name)) < 0:
            raise fail(f"{where}.lying[{number}]", "position-nobody-there", place=name)
    clash.lying |= lying << 6 * side
    if read.flag(sheet.get("lost_gate", False), f"{where}.lost_gate"):
        clash.losses |= 1 << side


# The turn


def _turn(read: PositionReader, clash: Clash) -> None:
    """Whose turn it is, and what has been done in it."""
    top = read.top
    phase = read.one_of(top.get("phase", DEVELOPMENT_PHASE), PHASES, "phase")
    active = read.number(top.get("active", 0), 0, clash.sides - 1, "active")
    first = read.number(top.get("first", 0), 0, clash.sides - 1, "first")
    clash.arena = replace(clash.arena, first=first)
    if len([side for side in range(clash.sides) if not clash.out >> side & 1]) < 2 or clash.out >> active & 1:
        raise fail("players", "position-match-over")
    if clash.arena.mode == SOLO and not clash.zones[WARRIOR_DECK]:
        raise fail("field.warrior_deck", "position-match-over")
    if "sovereigns" not in top.get("field", {}):
        refill_sovereigns(clash)
    losses = clash.losses
    begin_turn(clash, active, phase)
    if clash.agenda[-1][0] is COLLECT:  # it is over when the development phase begins
        clash.agenda.pop()
    clash.losses = losses
    clash.crystals = _crystals(read, active, phase)
    clash.round = read.number(top.get("round", 1), 1, MOST, "round")
    clash.turn = read.number(top.get("turn", 1), 0, MOST, "turn")
    clash.idle = read.number(top.get("idle", 0), 0, MOST, "idle")
    _attack(read, clash, phase)


def _crystals(read: PositionReader, active: int, phase: str) -> int:
    crystals = 0
    for side, sheet in enumerate(read.sheets):
        held = read.number(sheet.get("crystals", 0), 0, 99, f"players[{side}].crystals")
        if held and (side != active or phase == ATTACK_PHASE):
            raise fail(f"players[{side}].crystals", "position-crystals", count=held)
        crystals += held
    return crystals


def _attack(read: PositionReader, clash: Clash, phase: str) -> None:
    """What has been done in the attack phase; in a development phase, in the one before it."""
    told = read.table(read.top.get("attack", {}), ATTACK_KEYS, "attack")
    clash.charged = read.places(told.get("charged", []), PLACES[:3], "attack.charged")
    for number, gate in enumerate(read.row(told.get("chained", []), "attack.chained", 3)):
        clash.chained |= 1 << read.number(gate, 1, 3, f"attack.chained[{number}]") - 1
    clash.linked = read.places(told.get("linked", []), PLACES, "attack.linked")
    clash.offered = read.flag(told.get("discard_offered", False), "attack.discard_offered")
    bonus = read.row(told.get("bonus", [0, 0, 0]), "attack.bonus", 3)
    if len(bonus) != 3:
        raise fail("attack.bonus", "position-three-columns", count=len(bonus))
    left, middle, right = (read.number(each, 0, MOST, f"attack.bonus[{n}]") for n, each in enumerate(bonus))
    clash.bonus = left, middle, right
    if "rallied" in told:
        clans = [clan.id for clan in clash.arena.set.clans]
        clash.rallied = clans.index(read.one_of(told["rallied"], clans, "attack.rallied"))
    if "step" in told:
        step = read.one_of(told["step"], list(STEPS), "attack.step")
        if phase != ATTACK_PHASE or (clash.arena.mode == SOLO and clash.active == 1):
            raise fail("attack.step", "position-no-step")
        clash.agenda.pop()
        clash.agenda += [(effect, OF_SIDE[clash.active]) for effect in STEPS[step]]


# Going on


def _run_to_the_first_question(clash: Clash) -> None:
    """The first question of a phase is put even if there is only one answer. The opponent's turn has none and is played."""
    agenda = clash.agenda
    while clash.decision is None and agenda:
        effect, scope = agenda.pop()
        if effect is DEVELOPMENT:
            DEVELOPMENT.ask_anyway(clash, scope)
        elif effect is RALLY:
            RALLY.ask_anyway(clash, scope)
        elif effect is CHARGES:
            CHARGES.ask_anyway(clash, scope)
        else:
            effect.resolve(clash, scope)


def _choose(read: PositionReader, clash: Clash) -> None:
    """What has been chosen since."""
    for number, key in enumerate(read.row(read.top.get("choices", []), "choices", MOST)):
        where = f"choices[{number}]"
        if clash.decision is None:
            raise fail(where, "position-match-over")
        option = clash.decision.option(str(key))
        if option is None:
            raise fail(where, "position-not-one-of", value=str(key), possible=clash.decision.keys)
        clash.take(option)

"""Setting up a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from talia.games.ostium import deeds
from talia.games.ostium.clash import DUEL, SOLO, THREE, Arena, Clash
from talia.games.ostium.creatures import Creature, Rank, has
from talia.games.ostium.field import refill_sovereigns
from talia.games.ostium.layout import (
    DECK,
    FIELD,
    FIELD_PLACES,
    FULL_GATE,
    NO_GATE,
    PRIMALS,
    SOVEREIGN_DECK,
    WARRIOR_DECK,
    place,
    veiled,
    zone,
    zones,
)
from talia.games.ostium.sets import CreatureSet, load
from talia.games.ostium.turns import begin_turn
from talia.kernel.chance import seeded
from talia.kernel.trouble import Trouble

MODES = {1: SOLO, 2: DUEL, 3: THREE}
SIDES = {SOLO: 2, DUEL: 2, THREE: 3}
FIRST_HAND = {SOLO: (5,), DUEL: (3, 5), THREE: (3, 4, 5)}
HOUSE = "house"


def settle(players: int, answers: Mapping[str, Any]) -> dict[str, Any]:
    """A whole set-up as plain data. Any: answers come from people, and this is where they are checked."""
    for name in answers:
        if name != "set":
            raise Trouble("error-setup-field", name=name, possible=["set"])
    chosen = str(answers.get("set", HOUSE))
    creature_set(chosen)
    return {"set": chosen}


def creature_set(chosen: str) -> CreatureSet:
    """The house set, or one in a file of one's own."""
    return load(None if chosen == HOUSE else Path(chosen))


def empty(mode: str, creatures: CreatureSet, kinds: Sequence[Creature], seed: int) -> Clash:
    """A table with all its gates and no card laid out yet."""
    sides = SIDES[mode]
    b = Clash()
    b.begin(kinds, zones(sides), veiled(sides), seeded(seed))
    b.arena = Arena(
        mode,
        creatures,
        free_calls=any(kind.cost == 0 and kind.rank is not Rank.FAMILIAR for kind in kinds),
        side_swift=any(has(kind.left, "swift") or has(kind.right, "swift") for kind in kinds),
        rallies=any(kind.rally or "rally" in kind.side_ids for kind in kinds),
        copies=frozenset(kind for kind, count in Counter(kinds).items() if count > 1),
    )
    b.sides = sides
    b.active = 0
    b.phase = "development"
    b.round = 1
    b.turn = 0
    gate = [FULL_GATE, NO_GATE, FULL_GATE] if mode == THREE else [FULL_GATE] * 3
    b.gates = gate * sides
    b.idle = b.crystals = b.lying = b.losses = b.out = b.charged = b.chained = b.linked = 0
    b.offered = False
    b.bonus = (0, 0, 0)
    b.rallied = -1
    return b


def deal(players: int, seed: int, setup: Mapping[str, Any]) -> Clash:
    """A new match, run up to its first decision. Any: a settled set-up is plain data."""
    mode = MODES[players]
    creatures = creature_set(setup["set"])
    own = [kind for side in range(players) for kind in creatures.familiars[side]]
    kinds = (*creatures.warriors, *creatures.sovereigns, *(creatures.primal,) * creatures.primals, *own)
    b = empty(mode, creatures, kinds, seed)
    first_side = b.below(players) if players > 1 else 0  # a coin is tossed for it
    order = [(first_side + turn) % players for turn in range(players)]
    b.arena = replace(b.arena, first=first_side)
    card = 0
    for pile, count in (
        (WARRIOR_DECK, len(creatures.warriors)),
        (SOVEREIGN_DECK, len(creatures.sovereigns)),
        (PRIMALS, creatures.primals),
        *((zone(side, DECK), len(creatures.familiars[turn])) for turn, side in enumerate(order)),
    ):
        for _ in range(count):
            b.put(card, pile)
            card += 1
    b.shuffle(WARRIOR_DECK)
    b.shuffle(SOVEREIGN_DECK)
    first = place(1, 0) if mode == SOLO else FIELD
    for number in range(first, first + FIELD_PLACES):
        b.move(b.zones[WARRIOR_DECK][-1], number)
    refill_sovereigns(b)
    for side, count in zip(order, FIRST_HAND[mode], strict=True):
        b.shuffle(zone(side, DECK))
        deeds.draw(b, side, count)
    begin_turn(b, first_side)
    b.reveals = 0
    b.run()
    return b

"""Setting up a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from talia.games.ostium.cards.creatures import Creature, Rank, has
from talia.games.ostium.cards.sets import CreatureSet, load, load_data, of_data
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.actions import options_of
from talia.games.ostium.rules.clash import DUEL, SOLO, THREE, Arena, Clash
from talia.games.ostium.rules.field import refill_sovereigns
from talia.games.ostium.rules.layout import (
    DECK,
    FIELD,
    FIELD_PLACES,
    FULL_GATE,
    NO_GATE,
    PRIMALS,
    SOVEREIGN_DECK,
    WARRIOR_DECK,
    place,
    sight,
    zone,
    zones,
)
from talia.games.ostium.rules.turns import begin_turn
from talia.games.ostium.set_up.first import FIRST
from talia.games.ostium.set_up.stock import stock_of, stock_told
from talia.kernel.chance import Seed
from talia.kernel.errors import TaliaError, UnknownRules
from talia.kernel.files import path_of
from talia.kernel.positions import Reader, fail

MODES = {1: SOLO, 2: DUEL, 3: THREE}
SIDES = {SOLO: 2, DUEL: 2, THREE: 3}
FIRST_HAND = {SOLO: (5,), DUEL: (3, 5), THREE: (3, 4, 5)}
HOUSE = "house"

RULES = 10
"""The version of the rules. Under version 9 nothing could be discarded while abilities were on offer. Under version 8
more was asked of which all answers come to the same: which clan is rallied, chains that leave a charge the same choice,
what to discard or in which order to lay down what is drawn again, who charges first where only one can end the match,
and alone whom a charge strikes because of a `last` that comes to nothing; and a position could have the place of a
creature lie on that had been shifted away. Under version 7 only the first of several creatures could exile, the first
of several like ones be called or taken; of three, whoever fell while creatures were collected was collected, too, and a
position that waited in an attack phase for its one answer did not offer to discard; under version 6 it was also asked,
alone, which of two gates the opponent strikes or repairs first that both come next and, of three, which column charges
first wherever somebody could be eliminated; under version 5 also for chains that change no charge, what to discard that
is drawn again and, alone, whom a charge strikes in the column that leaves anyway; under version 4 also which column
charges first, even if it came to the same; under version 3 also whom a charge strikes, or at whom it goes, where it
came to the same; under version 2 also in which order like creatures are laid down, and whom a charge strikes that is
too weak for everybody there. Under version 1 the first seat started, and nobody discarded in the attack phase. Matches
that began under them go on so; but alone, under version 1, the opponent fused otherwise, which is not known any
more."""


def settle(players: int, answers: Mapping[str, Any]) -> dict[str, Any]:
    """A whole set-up as plain data. Any: answers come from people, and this is where they are checked.

    Beside the set, the answers may be what a settled set-up says of it.
    """
    said = ("familiars", "warriors", "sovereigns", "primals")
    for name in answers:
        if name not in ("set", *said):
            raise TaliaError("error-setup-field", name=name, possible=["set"])
    chosen = chosen_set(answers.get("set", HOUSE))
    creatures = creature_set(chosen)
    told = {name: answers[name] for name in said if name in answers}
    _check(told, players, creatures)
    return {"set": chosen, **stock_of(creatures).written(players), **told}


def _check(told: Mapping[str, Any], players: int, creatures: CreatureSet) -> None:
    """What a settled set-up that is settled again says of itself. Any: it comes from people, too."""
    read = Reader()

    def row(value: Any, where: str) -> int:
        for id in read.row(value, where):
            if not isinstance(id, str) or id not in creatures.by_id:
                raise TaliaError("error-setup-creature", name=str(id))
        return len(value)

    decks = read.row(told.get("familiars", [[]] * players), "familiars")
    if len(decks) != players:
        raise fail("familiars", "position-one-each", players=players)
    for seat, deck in enumerate(decks):
        row(deck, f"familiars[{seat}]")
    row(told.get("sovereigns", []), "sovereigns")
    if "warriors" in told and row(told["warriors"], "warriors") <= FIELD_PLACES:
        raise fail("warriors", "position-too-few", count=len(told["warriors"]), least=FIELD_PLACES + 1)
    read.number(told.get("primals", 0), 0, 99, "primals")


def chosen_set(asked: Any) -> str | dict[str, Any]:
    """A set as a settled set-up says it: the house set by its name, one of one's own whole, read from its file."""
    if isinstance(asked, Mapping):
        return dict(asked)
    return HOUSE if asked == HOUSE else load_data(path_of(str(asked)))


def creature_set(chosen: str | Mapping[str, Any]) -> CreatureSet:
    """The house set, one that is told whole, or one in a file of one's own."""
    if isinstance(chosen, Mapping):
        return of_data(chosen)
    return load(None if chosen == HOUSE else Path(chosen))


def alone(origin: Mapping[str, Any]) -> bool:
    """Whether a match is against the opponent that nobody sits at."""
    position = origin.get("position")
    if position is None:
        return bool(origin["players"] == 1)
    return position.get("mode") == SOLO or ("mode" not in position and len(position.get("players", [{}, {}])) == 1)


def upgrade(origin: dict[str, Any], format: int) -> dict[str, Any]:
    """An origin of an older format: positions ran on then where only one thing could be done."""
    if format < 2:
        origin = _with_creatures(origin)
    if "position" in origin:
        origin = {**origin, "position": {**origin["position"], "run_on": True}}
    return origin


def _with_creatures(origin: dict[str, Any]) -> dict[str, Any]:
    """An origin of the first format, with the creatures it was dealt said."""
    told = origin["position"] if "position" in origin else origin["setup"]
    chosen = chosen_set(told.get("set", HOUSE))
    stock = FIRST if chosen == HOUSE else stock_of(creature_set(chosen))
    if "position" in origin:
        from talia.games.ostium.set_up.arrange import settle_position  # it arranges what is set up here

        return {**origin, "position": settle_position({**told, "set": chosen}, stock)}
    return {**origin, "setup": {"set": chosen, **stock.written(origin["players"])}}


def empty(mode: str, creatures: CreatureSet, kinds: Sequence[Creature], seed: Seed, rules: int = RULES) -> Clash:
    """A table with all its gates and no card laid out yet."""
    if rules == 1 and mode == SOLO:
        raise UnknownRules(rules, RULES)
    sides = SIDES[mode]
    count = Counter(kinds)
    clash = Clash()
    clash.begin(kinds, zones(sides), sight(sides), seed)
    clash.arena = Arena(
        mode,
        creatures,
        free_calls=any(kind.cost == 0 and kind.rank is not Rank.FAMILIAR for kind in kinds),
        side_swift=any(has(kind.left, "swift") or has(kind.right, "swift") for kind in kinds),
        rallies=any(kind.can_rally for kind in kinds),
        options=tuple(options_of(kind) for kind in kinds),
        copies=frozenset(card for card, kind in enumerate(kinds) if count[kind] > 1),
        rules=rules,
    )
    clash.sides = sides
    gate = [FULL_GATE, NO_GATE, FULL_GATE] if mode == THREE else [FULL_GATE] * 3
    clash.gates = gate * sides
    return clash


def deal(players: int, seed: Seed, setup: Mapping[str, Any], rules: int = RULES) -> Clash:
    """A new match, run up to its first decision. Any: a settled set-up is plain data."""
    mode = MODES[players]
    creatures = creature_set(setup["set"])
    stock = stock_told(setup)
    find = creatures.by_id
    decks = [[find[id] for id in deck] for deck in stock.familiars]
    warriors, sovereigns = [find[id] for id in stock.warriors], [find[id] for id in stock.sovereigns]
    kinds = (*warriors, *sovereigns, *(creatures.primal,) * stock.primals, *(kind for deck in decks for kind in deck))
    clash = empty(mode, creatures, kinds, seed, rules)
    first_side = clash.below(players) if players > 1 and rules > 1 else 0  # a coin is tossed for it
    order = [(first_side + turn) % players for turn in range(players)]
    clash.arena = replace(clash.arena, first=first_side)
    card = 0
    for pile, count in (
        (WARRIOR_DECK, len(warriors)),
        (SOVEREIGN_DECK, len(sovereigns)),
        (PRIMALS, stock.primals),
        *((zone(side, DECK), len(deck)) for side, deck in zip(order, decks, strict=True)),
    ):
        for _ in range(count):
            clash.put(card, pile)
            card += 1
    clash.shuffle(WARRIOR_DECK)
    clash.shuffle(SOVEREIGN_DECK)
    first = place(1, 0) if mode == SOLO else FIELD
    for number in range(first, first + FIELD_PLACES):
        clash.move(clash.zones[WARRIOR_DECK][-1], number)
    refill_sovereigns(clash)
    for side, count in zip(order, FIRST_HAND[mode], strict=True):
        clash.shuffle(zone(side, DECK))
        deeds.draw(clash, side, count)
    begin_turn(clash, first_side)
    clash.reveals = 0
    clash.run()
    return clash

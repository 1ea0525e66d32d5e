"""What can happen at an Ostium table: one function for each."""

from __future__ import annotations

from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.layout import (
    BATTLEFIELD,
    DECK,
    DISCARD,
    FIRST_SIDE,
    FULL_GATE,
    PLACES,
    REMOVED,
    WARRIOR_DECK,
    ZONES_A_SIDE,
)
from talia.kernel.result import Result
from talia.kernel.voice import Name


def who(b: Clash, side: int) -> Name:
    """The name of a side."""
    if b.arena.mode == SOLO and side == 1:
        return Name("side-opponent")
    return Name("side-player", n=side + 1)


# Gates


def hit_gate(b: Clash, side: int, column: int, damage: int, by: int) -> None:
    """A gate is dealt damage by a side; what a fallen one would take is lost."""
    spot = 3 * side + column
    before = b.gates[spot]
    if damage <= 0 or before <= 0:
        return
    b.idle = 0
    left = before - damage if damage < before else 0
    b.gates[spot] = left
    if b.events is not None:
        b.tell("gate-hit", f"p{side}/gate/{column}", side=who(b, side), gate=column + 1, n=damage, left=left)
    if left == 0:
        fell_gate(b, side, column, by)


def fell_gate(b: Clash, side: int, column: int, by: int) -> None:
    """A gate falls. Its blast defeats its owner's creatures in the column and the destroyer's attack-row creature there."""
    b.losses |= 1 << side
    if b.events is not None:
        b.tell("gate-fallen", f"p{side}/gate/{column}", side=who(b, side), gate=column + 1)
    facing = column_towards(b, by, side, column)
    if not b.standing_gates(side):
        eliminate(b, side)
        if b.result is not None:
            return
    for slot in (column, column + 3):
        defeat(b, side, slot)
    if by != side and facing >= 0:
        defeat(b, by, facing)


def eliminate(b: Clash, side: int) -> None:
    """A side without a gate is out; the last one with a gate wins at once."""
    b.out |= 1 << side
    if b.events is not None:
        b.tell("eliminated", f"p{side}", side=who(b, side))
    left = [each for each in range(b.sides) if not b.out >> each & 1]
    if len(left) == 1:
        end(b, left[0], "gates-fallen")
    else:
        for slot in b.taken(side):
            b.move(b.at(side, slot), REMOVED)
        b.lying &= ~(0b111111 << 6 * side)


def end(b: Clash, winner: int, why: str) -> None:
    """The match stops there and then."""
    if b.result is not None:
        return
    seats = 1 if b.arena.mode == SOLO else b.sides
    won = tuple(seat == winner for seat in range(seats))
    b.tell("won" if winner < seats else "lost", side=who(b, winner), why=Name(f"end-{why}"))
    b.finish(Result(won, why))


def stalemate(b: Clash) -> None:
    """Nobody has a card left to play and no charge gets anywhere, turn after turn: nobody wins."""
    b.tell("stalemate")
    b.finish(Result((False,) * b.sides, "stalemate"))


def column_towards(b: Clash, side: int, other: int, column: int) -> int:
    """The column of a side's battlefield that faces a column of another's; -1 if none does.

    Of two, columns face each other across the table, so one's left is the other's right. Of three, the left column looks
    at the left neighbour's right one, the right column at the right neighbour's left one, and the middle at both.
    """
    if b.arena.mode == SOLO:
        return column
    if b.face_to_face:
        return 2 - column
    if column == 1:
        return 1
    left_neighbour = (side + 1) % b.sides
    if other == left_neighbour:
        return 0 if column == 2 else -1
    return 2 if column == 0 else -1


def repair_gate(b: Clash, side: int, column: int, amount: int) -> None:
    """A standing gate regains strength, up to what it began with."""
    spot = 3 * side + column
    gained = min(amount, FULL_GATE - b.gates[spot])
    if b.gates[spot] <= 0 or gained <= 0:
        return
    b.gates[spot] += gained
    if b.events is not None:
        b.tell(
            "gate-repaired", f"p{side}/gate/{column}", side=who(b, side), gate=column + 1, n=gained, left=b.gates[spot]
        )


def rebuild_gate(b: Clash, side: int, column: int) -> None:
    """A fallen gate stands again with 4."""
    b.gates[3 * side + column] = 4
    if b.events is not None:
        b.tell("gate-rebuilt", f"p{side}/gate/{column}", side=who(b, side), gate=column + 1)


# Creatures


def defeat(b: Clash, side: int, slot: int) -> None:
    """A creature is defeated: it lies turned in its place until it is collected."""
    there = b.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot]
    bit = 1 << (6 * side + slot)
    if not there or b.lying & bit:
        return
    b.idle = 0
    b.lying |= bit
    if b.events is not None:
        b.tell("defeated", f"p{side}/place/{PLACES[slot]}", side=who(b, side), card=b.kinds[there[0]].name)


def leave_battlefield(b: Clash, side: int, slot: int) -> None:
    """A creature goes from the battlefield to its owner's discard pile; the opponent that has none loses it for good."""
    first = FIRST_SIDE + ZONES_A_SIDE * side
    card = b.zones[first + BATTLEFIELD + slot][0]
    b.lying &= ~(1 << (6 * side + slot))
    if side == b.active:
        b.offered = False  # the discard pile of whoever may discard is another one now
    gone = side == 1 and b.arena.mode == SOLO
    b.move(card, REMOVED if gone else first + DISCARD)
    if b.events is not None:
        b.tell("left", f"p{side}/discard", side=who(b, side), card=b.kinds[card].name)


def summon(b: Clash, card: int, side: int, slot: int) -> None:
    """A creature arrives at a place of the battlefield."""
    b.move(card, FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot)
    if b.events is not None:
        about = f"p{side}/place/{PLACES[slot]}"
        b.tell("summoned", about, side=who(b, side), card=b.kinds[card].name, place=PLACES[slot])


def gather(b: Clash, side: int, amount: int) -> None:
    """The acting player gathers crystals."""
    b.crystals += amount
    if b.events is not None:
        b.tell("crystals", f"p{side}", side=who(b, side), n=amount, left=b.crystals)


def draw(b: Clash, side: int, amount: int) -> None:
    """A player draws cards, as many as there are; an empty deck is the discard pile turned over."""
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    deck, discard = hand + DECK, hand + DISCARD
    zones = b.zones
    drawn = 0
    while drawn < amount:
        count = len(zones[deck])
        if count == 0:
            if not zones[discard]:
                break
            b.turn_over(discard, deck)
            if b.events is not None:
                b.tell("turned-over", f"p{side}/deck", side=who(b, side))
            count = len(zones[deck])
        if count > amount - drawn:
            count = amount - drawn
        b.move_top(deck, hand, count)
        drawn += count
    if drawn and b.events is not None:
        b.tell("drawn", f"p{side}/deck", side=who(b, side), n=drawn)
        cards = [b.kinds[card].name for card in zones[hand][-drawn:]]
        b.tell("you-draw", f"p{side}/deck", seats=(side,), cards=cards)


def remove(b: Clash, card: int, side: int) -> None:
    """A card leaves the game for good."""
    b.move(card, REMOVED)
    if b.events is not None:
        b.tell("removed", side=who(b, side), card=b.kinds[card].name)


def top_warrior_removed(b: Clash) -> None:
    """Alone, the opponent's `remove` takes the top warrior out of the game."""
    if b.zones[WARRIOR_DECK]:
        remove(b, b.zones[WARRIOR_DECK][-1], 1)

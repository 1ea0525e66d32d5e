"""What can happen at an Ostium table: one function for each."""

from __future__ import annotations

from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
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


def who(clash: Clash, side: int) -> Name:
    """The name of a side."""
    if clash.arena.mode == SOLO and side == 1:
        return Name("side-opponent")
    return Name("side-player", n=side + 1)


def whose(clash: Clash, side: int) -> str:
    """The form in which something is called a side's: the opponent that nobody sits at, or a player."""
    return "opponent" if clash.arena.mode == SOLO and side == 1 else "player"


# Gates


def hit_gate(clash: Clash, side: int, column: int, damage: int, by: int) -> None:
    """A gate is dealt damage by a side; what a fallen one would take is lost."""
    spot = 3 * side + column
    before = clash.gates[spot]
    if damage <= 0 or before <= 0:
        return
    clash.idle = 0
    left = before - damage if damage < before else 0
    clash.gates[spot] = left
    if clash.events is not None:
        clash.tell(
            "gate-hit",
            f"p{side}/gate/{column}",
            side=who(clash, side),
            of=whose(clash, side),
            gate=column + 1,
            n=damage,
            left=left,
        )
    if left == 0:
        fell_gate(clash, side, column, by)


def fell_gate(clash: Clash, side: int, column: int, by: int) -> None:
    """A gate falls. Its blast defeats its owner's creatures in the column and the destroyer's attack-row creature there."""
    clash.losses |= 1 << side
    if clash.events is not None:
        about = f"p{side}/gate/{column}"
        clash.tell("gate-fallen", about, side=who(clash, side), of=whose(clash, side), gate=column + 1)
    facing = column_towards(clash, by, side, column)
    if not clash.standing_gates(side):
        eliminate(clash, side)
        if clash.result is not None:
            return
    for slot in (column, column + 3):
        defeat(clash, side, slot)
    if by != side and facing >= 0:
        defeat(clash, by, facing)


def eliminate(clash: Clash, side: int) -> None:
    """A side without a gate is out; the last one with a gate wins at once."""
    clash.out |= 1 << side
    if clash.events is not None:
        clash.tell("eliminated", f"p{side}", side=who(clash, side))
    left = [each for each in range(clash.sides) if not clash.out >> each & 1]
    if len(left) == 1:
        end(clash, left[0], "gates-fallen")
    else:
        for slot in clash.taken(side):
            clash.move(clash.at(side, slot), REMOVED)
        clash.lying &= ~(0b111111 << 6 * side)


def end(clash: Clash, winner: int, why: str) -> None:
    """The match stops there and then."""
    if clash.result is not None:
        return
    seats = 1 if clash.arena.mode == SOLO else clash.sides
    won = tuple(seat == winner for seat in range(seats))
    clash.tell("won" if winner < seats else "lost", side=who(clash, winner), why=Name(f"end-{why}"))
    clash.finish(Result(won, why))


def stalemate(clash: Clash) -> None:
    """Nobody has a card left to play and no charge gets anywhere, turn after turn: nobody wins."""
    clash.tell("stalemate")
    clash.finish(Result((False,) * clash.sides, "stalemate"))


def column_towards(clash: Clash, side: int, other: int, column: int) -> int:
    """The column of a side's battlefield that faces a column of another's; -1 if none does.

    Of two, columns face each other across the table, so one's left is the other's right. Of three, the left column looks
    at the left neighbour's right one, the right column at the right neighbour's left one, and the middle at both.
    """
    if clash.arena.mode == SOLO:
        return column
    if clash.face_to_face:
        return 2 - column
    if column == 1:
        return 1
    left_neighbour = (side + 1) % clash.sides
    if other == left_neighbour:
        return 0 if column == 2 else -1
    return 2 if column == 0 else -1


def repair_gate(clash: Clash, side: int, column: int, amount: int) -> None:
    """A standing gate regains strength, up to what it began with."""
    spot = 3 * side + column
    gained = min(amount, FULL_GATE - clash.gates[spot])
    if clash.gates[spot] <= 0 or gained <= 0:
        return
    clash.gates[spot] += gained
    if clash.events is not None:
        clash.tell(
            "gate-repaired",
            f"p{side}/gate/{column}",
            side=who(clash, side),
            of=whose(clash, side),
            gate=column + 1,
            n=gained,
            left=clash.gates[spot],
        )


def rebuild_gate(clash: Clash, side: int, column: int) -> None:
    """A fallen gate stands again with 4."""
    clash.gates[3 * side + column] = 4
    if clash.events is not None:
        about = f"p{side}/gate/{column}"
        clash.tell("gate-rebuilt", about, side=who(clash, side), of=whose(clash, side), gate=column + 1)


# Creatures


def defeat(clash: Clash, side: int, slot: int) -> None:
    """A creature is defeated: it lies turned in its place until it is collected."""
    there = clash.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot]
    bit = 1 << (6 * side + slot)
    if not there or clash.lying & bit:
        return
    clash.idle = 0
    clash.lying |= bit
    if clash.events is not None:
        clash.tell("defeated", f"p{side}/place/{PLACES[slot]}", side=who(clash, side), card=clash.kinds[there[0]].name)


def leave_battlefield(clash: Clash, side: int, slot: int) -> None:
    """A creature goes from the battlefield to its owner's discard pile; the opponent that has none loses it for good."""
    first = FIRST_SIDE + ZONES_A_SIDE * side
    card = clash.zones[first + BATTLEFIELD + slot][0]
    clash.lying &= ~(1 << (6 * side + slot))
    if side == clash.active:
        clash.offered = False  # the discard pile of whoever may discard is another one now
    gone = side == 1 and clash.arena.mode == SOLO
    clash.move(card, REMOVED if gone else first + DISCARD)
    if clash.events is not None:
        clash.tell("left", f"p{side}/discard", side=who(clash, side), card=clash.kinds[card].name)


def summon(clash: Clash, card: int, side: int, slot: int) -> None:
    """A creature arrives at a place of the battlefield."""
    clash.move(card, FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot)
    if clash.events is not None:
        about = f"p{side}/place/{PLACES[slot]}"
        clash.tell("summoned", about, side=who(clash, side), card=clash.kinds[card].name, place=PLACES[slot])


def gather(clash: Clash, side: int, amount: int) -> None:
    """The acting player gathers crystals."""
    clash.crystals += amount
    if clash.events is not None:
        clash.tell("crystals", f"p{side}", side=who(clash, side), n=amount, left=clash.crystals)


def draw(clash: Clash, side: int, amount: int) -> None:
    """A player draws cards, as many as there are; an empty deck is the discard pile turned over."""
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    deck, discard = hand + DECK, hand + DISCARD
    zones = clash.zones
    drawn = 0
    while drawn < amount:
        count = len(zones[deck])
        if count == 0:
            if not zones[discard]:
                break
            clash.turn_over(discard, deck)
            if clash.events is not None:
                clash.tell("turned-over", f"p{side}/deck", side=who(clash, side))
            count = len(zones[deck])
        if count > amount - drawn:
            count = amount - drawn
        clash.move_top(deck, hand, count)
        drawn += count
    if drawn and clash.events is not None:
        clash.tell("drawn", f"p{side}/deck", side=who(clash, side), n=drawn)
        cards = [clash.kinds[card].name for card in zones[hand][-drawn:]]
        clash.tell("you-draw", f"p{side}/deck", seats=(side,), cards=cards)


def remove(clash: Clash, card: int, side: int) -> None:
    """A card leaves the game for good."""
    clash.move(card, REMOVED)
    if clash.events is not None:
        clash.tell("removed", side=who(clash, side), card=clash.kinds[card].name)


def top_warrior_removed(clash: Clash) -> None:
    """Alone, the opponent's `remove` takes the top warrior out of the game."""
    if clash.zones[WARRIOR_DECK]:
        remove(clash, clash.zones[WARRIOR_DECK][-1], 1)

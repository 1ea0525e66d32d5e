"""The state of a clash: everything that can change on an Ostium table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, has, total
from talia.games.ostium.cards.sets import CreatureSet
from talia.games.ostium.rules.creature_options import CreatureOptions
from talia.games.ostium.rules.layout import (
    BATTLEFIELD,
    DECK,
    DISCARD,
    FIRST_SIDE,
    HAND,
    ZONES_A_SIDE,
    place,
)
from talia.kernel.fields import Constant, Untold
from talia.kernel.state import StateOf

DUEL: Final = "duel"
SOLO: Final = "solo"
THREE: Final = "three"


@dataclass(frozen=True)
class Arena:
    """What stays the same all through a match; clones share it."""

    mode: str
    set: CreatureSet
    free_calls: bool = False  # some creature of the field costs nothing
    side_swift: bool = False  # some creature is swift only beside kin
    rallies: bool = False  # some creature rallies
    options: tuple[CreatureOptions, ...] = ()  # for each card, those of its kind
    copies: frozenset[int] = frozenset()  # the cards that are not the only one of their kind
    first: int = 0  # the side that started: with each turn of its own a round begins
    rules: int = 6  # the version of the rules that the match is played by

    def facts(self) -> tuple[object, ...]:
        """What makes two matches different."""
        return (self.mode,)


class Clash(StateOf[Creature]):
    """One match. A side is a player; alone, the second side is the opponent that nobody sits at.

    Places of a battlefield are counted from their owner's left: 0 to 2 the attack row, 3 to 5 the defence row. Alone, the
    opponent's cards face the player, so its places are counted from the player's left.
    """

    sides: Untold[int]
    arena: Constant[Arena]
    active: int = 0
    phase: str = "development"
    round: int = 1
    turn: int = 0
    gates: list[int]  # three a side
    idle: int = 0  # turns in a row in which nobody could develop anything and no charge changed anything
    crystals: int = 0
    lying: int = 0  # a bit a place: six a side
    losses: int = 0  # a bit a side: lost a gate this turn
    out: int = 0  # a bit a side: has no gate left
    charged: int = 0  # a bit a column: has charged this turn
    chained: int = 0  # a bit a gate: its fusion chain is laid
    linked: int = 0  # a bit a place: some chain runs through it
    bonus: tuple[int, int, int] = (0, 0, 0)  # fusion for each column of the attack row
    rallied: int = -1  # the clan that was chosen, -1: none
    offered: Untold[bool] = False  # in an attack phase: whether discarding was on offer, and nothing is new since

    # Written by `make fields` from the declarations above.

    def clone(self) -> Clash:
        """An independent copy that keeps no events."""
        twin = Clash()
        self.copy_onto(twin)
        twin.sides = self.sides
        twin.arena = self.arena
        twin.active = self.active
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.gates = self.gates[:]
        twin.idle = self.idle
        twin.crystals = self.crystals
        twin.lying = self.lying
        twin.losses = self.losses
        twin.out = self.out
        twin.charged = self.charged
        twin.chained = self.chained
        twin.linked = self.linked
        twin.bonus = self.bonus
        twin.rallied = self.rallied
        twin.offered = self.offered
        return twin

    def own_facts(self) -> list[object]:
        """Everything of the game's own that makes two states different."""
        return [
            *self.arena.facts(),
            self.active,
            self.phase,
            self.round,
            self.turn,
            self.gates,
            self.idle,
            self.crystals,
            self.lying,
            self.losses,
            self.out,
            self.charged,
            self.chained,
            self.linked,
            self.bonus,
            self.rallied,
        ]

    # End of what `make fields` writes.

    def facts(self) -> list[object]:
        """Under the first rules nobody asked who had started, and nothing could be discarded in an attack phase."""
        since_rules_2 = [self.arena.first, self.offered] if self.arena.rules > 1 else []
        return [*self.kernel_facts(), *since_rules_2, *self.own_facts()]

    # Questions about the table

    def hand(self, side: int) -> list[int]:
        """The cards in a side's hand."""
        return self.zones[FIRST_SIDE + ZONES_A_SIDE * side + HAND]

    def deck(self, side: int) -> list[int]:
        """A side's deck, top card last."""
        return self.zones[FIRST_SIDE + ZONES_A_SIDE * side + DECK]

    def discard(self, side: int) -> list[int]:
        """A side's discard pile, top card last."""
        return self.zones[FIRST_SIDE + ZONES_A_SIDE * side + DISCARD]

    def at(self, side: int, slot: int) -> int:
        """The card at a place, -1 if it is empty."""
        there = self.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot]
        return there[0] if there else -1

    def filled(self, side: int) -> int:
        """The places of a side's battlefield where a creature is, a bit a place."""
        first = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD
        left, middle, right, behind_left, behind, behind_right = self.zones[first : first + 6]
        bits = 0
        if left:
            bits = 1
        if middle:
            bits += 2
        if right:
            bits += 4
        if behind_left:
            bits += 8
        if behind:
            bits += 16
        if behind_right:
            bits += 32
        return bits

    def free(self, side: int) -> list[int]:
        """The empty places of a side's battlefield."""
        first = place(side, 0)
        return [slot for slot in range(6) if not self.zones[first + slot]]

    def taken(self, side: int) -> list[int]:
        """The places of a side's battlefield where a creature is."""
        first = place(side, 0)
        return [slot for slot in range(6) if self.zones[first + slot]]

    def side_of(self, card: int) -> int:
        """The side whose zone a card is in, -1 if it is in nobody's."""
        return (self.where[card] - FIRST_SIDE) // ZONES_A_SIDE if self.where[card] >= FIRST_SIDE else -1

    def slot_of(self, card: int) -> int:
        """The place of the battlefield a card is at, negative if it is elsewhere."""
        return (self.where[card] - FIRST_SIDE) % ZONES_A_SIDE - BATTLEFIELD

    def lies(self, side: int, slot: int) -> bool:
        """Whether the creature there has been defeated and lies turned."""
        return bool(self.lying >> (6 * side + slot) & 1)

    def standing_gates(self, side: int) -> list[int]:
        """The columns of a side's gates that still stand."""
        return [column for column in range(3) if self.gates[3 * side + column] > 0]

    def rivals(self, side: int) -> list[int]:
        """The sides still in the match besides this one, from the left neighbour on."""
        if self.sides == 2:
            return [1 - side]
        order = [(side + step) % self.sides for step in range(1, self.sides)]
        return [other for other in order if not self.out >> other & 1]

    @property
    def face_to_face(self) -> bool:
        """Whether two sides are left to attack each other. Of three, that begins with the turn after an elimination."""
        return self.sides == 2 or bool(self.out and not self.out & self.losses)

    def seat(self, side: int) -> int | None:
        """Who decides for a side. For the opponent that nobody sits at, the player does."""
        return 0 if self.arena.mode == SOLO else side

    # Neighbours, domains and power

    def kin(self, one: Creature, other: Creature) -> bool:
        """Whether two creatures are of one clan; a primal is of every clan."""
        return one.clan == other.clan or one.clan == EVERY_CLAN or other.clan == EVERY_CLAN

    def neighbours(self, side: int, slot: int) -> list[tuple[int, bool]]:
        """The creatures beside a place: the card, and whether it is on the creature's own left."""
        found = []
        column = slot % 3
        if column > 0:
            card = self.at(side, slot - 1)
            if card >= 0:
                found.append((card, True))
        if column < 2:
            card = self.at(side, slot + 1)
            if card >= 0:
                found.append((card, False))
        return found

    def active_sides(self, side: int, slot: int, kind: Creature) -> list[tuple[Ability, ...]]:
        """The side domains of the creature at a place that work now, because the neighbour there is kin or points back."""
        found: list[tuple[Ability, ...]] = []
        for card, on_left in self.neighbours(side, slot):
            other: Creature = self.kinds[card]
            domain = kind.left if on_left else kind.right
            if domain and (self.kin(kind, other) or has(other.right if on_left else other.left, "both-ways")):
                found.append(domain)
        return found

    def passive(self, side: int, slot: int, kind: Creature, *ids: str) -> int:
        """The numbers of passive abilities in the side domains that work now."""
        if kind.side_ids.isdisjoint(ids):
            return 0
        return sum(total(domain, *ids) for domain in self.active_sides(side, slot, kind))

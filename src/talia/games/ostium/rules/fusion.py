"""Power fusion: chains from a gate through kin to a creature of the attack row."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, has
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import BATTLEFIELD, FIRST_SIDE, SLOTS, ZONES_A_SIDE

FUSION: Final = 2
BESIDE: Final = ((1, 3), (0, 2, 4), (1, 5), (4, 0), (3, 5, 1), (4, 2))
"""The places that touch a place, sideways and up or down."""

Chain = tuple[int, tuple[int, ...]]  # the gate's column, and the places it runs through


def chains(clash: Clash, side: int) -> list[Chain]:
    """Every chain that could be laid now: from a standing gate without one, through places that none runs through yet."""
    found: list[Chain] = []
    filled = clash.filled(side) & ~clash.linked
    if filled & 0b000111 and filled & 0b111000:
        clans = _clans(clash, side, SLOTS[filled])
        for slot in SLOTS[filled & 0b111000]:
            column = slot - 3
            if clash.gates[3 * side + column] > 0 and not clash.chained >> column & 1:
                _extend(clash.lying >> 6 * side, clans, column, (slot,), clans[slot], found)
    return found


def _clans(clash: Clash, side: int, slots: tuple[int, ...]) -> list[int]:
    """The clan that each of these places brings to a chain; -1: nothing comes from there."""
    zones, kinds = clash.zones, clash.kinds
    clans = [-1, -1, -1, -1, -1, -1]
    first = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD
    for slot in slots:
        kind: Creature = kinds[zones[first + slot][0]]
        clans[slot] = kind.chain_clan
        if kind.can_fuse_any and any(has(each, "fuse-any") for each in clash.active_sides(side, slot, kind)):
            clans[slot] = EVERY_CLAN
    return clans


def _extend(lying: int, clans: list[int], column: int, path: tuple[int, ...], clan: int, found: list[Chain]) -> None:
    """Note a chain that has come to somebody who stands in the attack row, and go on from its end wherever kin is."""
    end = path[-1]
    if end < 3 and not lying >> end & 1:
        found.append((column, path))
    for slot in BESIDE[end]:
        other = clans[slot]
        if other >= 0 and (other == clan or EVERY_CLAN in (other, clan)) and slot not in path:
            _extend(lying, clans, column, (*path, slot), other if clan == EVERY_CLAN else clan, found)


def fusion(clash: Clash, side: int, path: tuple[int, ...]) -> int:
    """The power a chain gives to the creature at its end."""
    bonus = FUSION
    for slot in path:
        kind: Creature = clash.kinds[clash.at(side, slot)]
        bonus += kind.fusion
        if kind.side_ids:
            bonus += clash.passive(side, slot, kind, "fuse", "fuse-any")
    return bonus


def lay(clash: Clash, side: int, chain: Chain) -> None:
    """Lay a chain: its gate and its places are taken, and its end has the bonus."""
    column, path = chain
    clash.chained |= 1 << column
    for slot in path:
        clash.linked |= 1 << slot
    bonus = list(clash.bonus)
    bonus[path[-1]] += fusion(clash, side, path)
    clash.bonus = (bonus[0], bonus[1], bonus[2])

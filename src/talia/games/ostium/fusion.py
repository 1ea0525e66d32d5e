"""Power fusion: chains from a gate through kin to a creature of the attack row."""

from __future__ import annotations

from talia.games.ostium.clash import Clash
from talia.games.ostium.creatures import EVERY_CLAN, Creature, has
from talia.games.ostium.layout import place

FUSION = 2
BESIDE = ((1, 3), (0, 2, 4), (1, 5), (4, 0), (3, 5, 1), (4, 2))
"""The places that touch a place, sideways and up or down."""

Chain = tuple[int, tuple[int, ...]]  # the gate's column, and the places it runs through


def chains(b: Clash, side: int) -> list[Chain]:
    """Every chain that could be laid now: from a standing gate without one, through places that none runs through yet."""
    found: list[Chain] = []
    clans = _clans(b, side)
    for column in range(3):
        start = 3 + column
        if b.gates[3 * side + column] > 0 and not b.chained >> column & 1 and clans[start] is not None:
            _extend(b, side, clans, column, (start,), clans[start], found)
    return found


def _clans(b: Clash, side: int) -> list[int | None]:
    """The clan that each place brings to a chain; None: nothing there, or another chain runs through it."""
    clans: list[int | None] = []
    first = place(side, 0)
    for slot in range(6):
        there = b.zones[first + slot]
        if not there or b.linked >> slot & 1:
            clans.append(None)
            continue
        kind: Creature = b.kinds[there[0]]
        wild = kind.clan == EVERY_CLAN or kind.any_fusion
        if not wild and "fuse-any" in kind.side_ids:
            wild = any(has(domain, "fuse-any") for domain in b.active_sides(side, slot, kind))
        clans.append(EVERY_CLAN if wild else kind.clan)
    return clans


def _extend(
    b: Clash,
    side: int,
    clans: list[int | None],
    column: int,
    path: tuple[int, ...],
    clan: int | None,
    found: list[Chain],
) -> None:
    end = path[-1]
    if len(path) > 1 and end < 3 and not b.lying >> (6 * side + end) & 1:
        found.append((column, path))
    for slot in BESIDE[end]:
        next_clan = clans[slot]
        if next_clan is None or slot in path:
            continue
        if clan == EVERY_CLAN:
            _extend(b, side, clans, column, (*path, slot), next_clan, found)
        elif next_clan in (clan, EVERY_CLAN):
            _extend(b, side, clans, column, (*path, slot), clan, found)


def fusion(b: Clash, side: int, path: tuple[int, ...]) -> int:
    """The power a chain gives to the creature at its end."""
    bonus = FUSION
    for slot in path:
        kind: Creature = b.kinds[b.at(side, slot)]
        bonus += kind.fusion + b.passive(side, slot, kind, "fuse", "fuse-any")
    return bonus


def lay(b: Clash, side: int, chain: Chain) -> None:
    """Lay a chain: its gate and its places are taken, and its end has the bonus."""
    column, path = chain
    b.chained |= 1 << column
    for slot in path:
        b.linked |= 1 << slot
    bonus = list(b.bonus)
    bonus[path[-1]] += fusion(b, side, path)
    b.bonus = (bonus[0], bonus[1], bonus[2])

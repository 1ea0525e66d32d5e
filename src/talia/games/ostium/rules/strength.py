"""How strong creatures are in an attack, and at whom they charge."""

from __future__ import annotations

from talia.games.ostium.cards.creatures import Creature, has
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import BATTLEFIELD, FIRST_SIDE, ZONES_A_SIDE
from talia.games.ostium.rules.powers import clans_in_play


def power(clash: Clash, side: int, column: int) -> int:
    """The power a creature of the attack row charges with."""
    kind: Creature = clash.kinds[clash.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + column][0]]
    total = kind.charging + clash.bonus[column]
    if "charge" in kind.side_ids:
        total += clash.passive(side, column, kind, "charge")
    if clash.rallied >= 0 and rallies(clash, side, column):
        total += clans_in_play(clash, -1)[clash.rallied]
    return total


def resistance(clash: Clash, side: int, slot: int) -> int:
    """The power with which a creature resists; one that lies has none."""
    if clash.lying >> (6 * side + slot) & 1:
        return 0
    kind: Creature = clash.kinds[clash.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot][0]]
    if "shield" in kind.side_ids:
        return kind.resisting + clash.passive(side, slot, kind, "shield")
    return kind.resisting


def somebody_rallies(clash: Clash, side: int) -> bool:
    """Whether a creature of the attack row has `rally`."""
    first = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD
    for slot, there in enumerate(clash.zones[first : first + 3]):
        if there and clash.kinds[there[0]].can_rally and rallies(clash, side, slot):
            return True
    return False


def rallies(clash: Clash, side: int, slot: int) -> bool:
    """Whether the creature at a place has `rally`."""
    card = clash.at(side, slot)
    if card < 0 or clash.lies(side, slot):
        return False
    kind: Creature = clash.kinds[card]
    if "rally" not in kind.side_ids:
        return kind.rally
    return kind.rally or any(has(domain, "rally") for domain in clash.active_sides(side, slot, kind))


def targets(clash: Clash, side: int, column: int) -> list[tuple[int, int]]:
    """Whom a column charges at: the rival and the column there. The middle of three may choose between two; a column
    that looks at somebody who is out by now charges at nobody."""
    rivals = clash.rivals(side)
    if clash.face_to_face:
        return [(rivals[0], column if clash.arena.mode == SOLO else 2 - column)]
    if column == 1:
        return [(rival, 1) for rival in rivals]
    rival = (side + 1) % clash.sides if column == 0 else (side - 1) % clash.sides
    return [(rival, 2 - column)] if rival in rivals else []

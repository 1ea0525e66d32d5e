"""What a charge would come to: whom it beats and what it does to the gate. Nothing is done here, only foreseen."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.fusion import Chain, chains, fusion
from talia.games.ostium.rules.layout import FULL_GATE, place
from talia.games.ostium.rules.offers import does_last, last_ids, looks_for_creatures
from talia.games.ostium.rules.strength import power, resistance, targets

Way = tuple[int, int]  # the places a charge runs over, a bit a place, and what is left of it for the gate
Blow = tuple[int, int]  # which places of a side it beats, a bit a place, and what it takes off the gate


def stands(clash: Clash, side: int, slot: int) -> bool:
    """Whether a creature is there that has not been defeated."""
    return bool(clash.zones[place(side, slot)]) and not clash.lying >> (6 * side + slot) & 1


def past(clash: Clash, side: int, column: int, strength: int) -> Way:
    """A charge that passes the attack row by meets the defence row, then the gate."""
    slot = column + 3
    if not stands(clash, side, slot):
        return 0, strength
    left = strength - resistance(clash, side, slot)
    return (1 << slot, left) if left >= 0 else (0, 0)


def through(clash: Clash, side: int, column: int, strength: int) -> Way:
    """A charge strikes whoever stands in the attack row, and goes on with the rest."""
    left = strength - resistance(clash, side, column)
    if left < 0:
        return 0, 0
    beaten, left = past(clash, side, column, left) if left > 0 else (0, 0)
    return beaten | 1 << column, left


def outcome(clash: Clash, side: int, column: int, way: Way) -> Blow:
    """What a charge does to a side: a gate that falls beats everybody before it, and more damage than it has is lost."""
    beaten, left = way
    gate = clash.gates[3 * side + column]
    if left < gate or gate <= 0:
        return beaten, min(left, max(gate, 0))
    return stands(clash, side, column) << column | stands(clash, side, column + 3) << column + 3, gate


# Whether a choice matters


def blows(clash: Clash, side: int, column: int, strength: int) -> set[Blow]:
    """All that a charge can come to, whether it strikes the attack row or passes it by."""
    found = {outcome(clash, side, column, past(clash, side, column, strength))}
    if stands(clash, side, column):
        found.add(outcome(clash, side, column, through(clash, side, column, strength)))
    return found


def felt(clash: Clash, side: int, column: int, found: set[Blow]) -> set[Blow]:
    """The same without what nobody will notice (since rules 6).

    Alone, whoever stands in the opponent's right column leaves the game with its next turn, beaten or not. Before that only
    a `last` could mind: of those who are beaten (since rules 9 only one that comes to something), or one of one's own that
    looks for creatures.
    """
    if len(found) == 1 or column != 2 or clash.arena.mode != SOLO or clash.arena.rules < 6:
        return found
    if any(looks_for_creatures(clash, 1 - side, slot) for slot in range(6)):
        return found
    slots = (column, column + 3)
    if clash.arena.rules < 9:
        minding = sum(1 << slot for slot in slots if does_last(clash, side, slot))
    else:
        idle = _idle_lasts(clash, side, column, found)
        minding = sum(1 << slot for slot in slots if not idle.issuperset(last_ids(clash, side, slot)))
    return {(beaten & minding, damage) for beaten, damage in found}


def _idle_lasts(clash: Clash, side: int, column: int, found: set[Blow]) -> set[str]:
    """What comes to nothing as a `last` of the opponent that nobody sits at: cards and crystals are nothing to it, and as
    long as none of its gates is hurt there is nothing to repair or to rebuild."""
    idle = {"draw", "crystal"}
    if min(clash.gates[3 * side : 3 * side + 3]) < FULL_GATE or any(damage for _, damage in found):
        return idle
    mine = 1 - side
    if any(does_last(clash, mine, slot) for slot in range(6)):
        return idle
    later = [at for at in range(3) if at != column and stands(clash, mine, at) and not clash.charged >> at & 1]
    if any(damage for at in later for _, damage in blows(clash, side, at, power(clash, mine, at))):
        return idle
    return idle | {"repair", "rebuild"}


def idle_chains(clash: Clash, side: int, found: Sequence[Chain]) -> bool:
    """Whether each of these chains, laid or not, leaves its column's charge as it is, or (since rules 9) the same choice to
    it. No two chains end in one column, so that is true of all together, unless one of three players could be eliminated,
    who takes strength from others; from those who rally, that is, which nobody looked at before rules 9."""
    weakens = clash.sides > 2 and (clash.rallied >= 0 or clash.arena.rules < 9)
    if weakens and could_eliminate(clash, side, [at for at in range(3) if stands(clash, side, at)]):
        return False
    for _, path in found:
        column = path[-1]
        strength = power(clash, side, column)
        more = strength + fusion(clash, side, path)
        for rival, at in targets(clash, side, column):
            without = felt(clash, rival, at, blows(clash, rival, at, strength))
            if len(without) > 1 and clash.arena.rules < 9:
                return False
            if felt(clash, rival, at, blows(clash, rival, at, more)) != without:
                return False
    return True


def idle_rally(clash: Clash, side: int, clans: Sequence[int]) -> bool:
    """Whether it is the same which of these clans is rallied: whatever chains are laid then, each column's charge comes to
    the same or has the same choice. Of three, creatures that leave with somebody eliminated are counted no more, so nobody's
    last gates may fall."""
    laid = chains(clash, side)
    falling: set[tuple[int, int]] = set()
    ways: set[tuple[frozenset[Blow], ...]] = set()
    for clan in clans:
        tried = clash.clone()
        tried.rallied = clan
        found: list[frozenset[Blow]] = []
        for column in range(3):
            if not stands(tried, side, column):
                continue
            strength = power(tried, side, column)
            more = [0, *(fusion(tried, side, path) for _, path in laid if path[-1] == column)]
            for rival, at in targets(tried, side, column):
                for bonus in more:
                    done = blows(tried, rival, at, strength + bonus)
                    if any(damage == tried.gates[3 * rival + at] > 0 for _, damage in done):
                        falling.add((rival, at))
                    found.append(frozenset(done))
        ways.add(tuple(found))
        if len(ways) > 1:
            return False
    rivals = clash.rivals(side)
    last = [all((rival, at) in falling for at in clash.standing_gates(rival)) for rival in rivals]
    return len(rivals) == 1 or not any(last)


def could_eliminate(clash: Clash, side: int, columns: Sequence[int]) -> list[int]:
    """The rivals of whom the charges of these columns could fell every gate that still stands."""
    found = []
    for rival in clash.rivals(side):
        standing = clash.standing_gates(rival)
        if len(standing) <= len(columns):
            falling = [at for column in columns for at in _felled(clash, side, column, rival)]
            if len(falling) == len(standing):
                found.append(rival)
    return found


def order_matters(clash: Clash, side: int, columns: Sequence[int]) -> bool:
    """Whether it may matter in which order these columns charge: only if they could eliminate somebody.

    Otherwise each goes its own way, and whoever is beaten keeps its place until all is over. Of three, an elimination
    matters to those who rally, and to a column that could charge at the same rival, unless in vain (since rules 7). Of two
    it ends the match, which is left to its player unless all but one charge in vain (since rules 9).
    """
    out = could_eliminate(clash, side, columns)
    if not out or clash.arena.rules < 7:
        return bool(out)
    last = len(clash.rivals(side)) == 1
    if len(out) > 1 or (last and clash.arena.rules < 9) or (not last and clash.rallied >= 0):
        return True
    facing = [each for each in columns if any(rival == out[0] for rival, _ in targets(clash, side, each))]
    return sum(not in_vain(clash, side, each) for each in facing) > 1


def fells_a_gate(clash: Clash, side: int, columns: Sequence[int]) -> bool:
    """Whether the charge of one of these columns could fell a gate, whose blast beats creatures of both sides."""
    return any(_felled(clash, side, column, rival) for column in columns for rival in clash.rivals(side))


def _felled(clash: Clash, side: int, column: int, rival: int) -> list[int]:
    """The gates of a rival, one at most, that a column's charge could fell."""
    strength = power(clash, side, column)
    found = []
    for other, at in targets(clash, side, column):
        gate = clash.gates[3 * rival + at]
        if other != rival or not 0 < gate <= strength:
            continue
        if any(damage == gate for _, damage in blows(clash, rival, at, strength)):
            found.append(at)
    return found


def in_vain(clash: Clash, side: int, column: int) -> bool:
    """Whether a column's charge changes nothing, at whomever it goes."""
    strength = power(clash, side, column)
    return all(blows(clash, rival, at, strength) == {(0, 0)} for rival, at in targets(clash, side, column))

"""Rules of thumb: what a creature, a place on the battlefield and a charge are worth, in points of gate strength."""

from __future__ import annotations

from functools import lru_cache

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, Rank, has, total
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.fusion import FUSION
from talia.games.ostium.rules.layout import BATTLEFIELD, FIRST_SIDE, ZONES_A_SIDE
from talia.games.ostium.rules.strength import resistance, targets

PER_POINT = {
    "repair": 1.0,
    "draw": 0.7,
    "strike": 1.2,
    "shield": 0.85,
    "charge": 0.9,
    "crystal": 0.5,
    "fuse": 0.3,
    "fuse-any": 0.8,
}
"""What an ability is worth for each of its points."""

AT_ALL = {
    "rebuild": 6.0,
    "remove": 1.1,
    "quake": 5.0,
    "rally": 2.5,
    "swift": 0.4,
    "banish": 2.5,
    "exile": 2.0,
    "both-ways": 0.4,
}
"""What an ability without a number is worth."""

LATER = 0.8
"""What `discard ->` and `last ->` are worth beside doing the same on arrival."""

SIDEWAYS = 0.25
"""What a side domain is worth as long as nobody knows who will stand there."""

FELL = 2.0
WIN = 1000.0
"""What felling a gate is worth besides its points, and felling the last one."""

BEATEN = 0.4
TEMPO = 0.6
"""What beating a creature is worth for each point of its power, and besides: it will be back, but not at once."""

FUTURE = 0.8
"""What a point of power in the attack row is worth besides what it does this turn."""

GUARD = 0.8
THREAT = 0.5
"""What a point of resistance before a gate is worth, and what stopping a charge that threatens it is for each point."""

LINK = 0.6
"""What a fusion chain is worth besides what it does this turn."""


def ability_worth(ability: Ability) -> float:
    """What an ability is worth wherever it stands."""
    if ability.then is not None:
        return LATER * ability_worth(ability.then)
    return PER_POINT[ability.id] * ability.n if ability.n else AT_ALL[ability.id]


class Notes:
    """What is worth knowing of a creature, worked out once: what its side domains are worth, all of it, what is left of that
    once it has arrived, and what its arrival does to the gates of others."""

    __slots__ = ("left", "right", "standing", "strikes", "worth")

    def __init__(self, kind: Creature) -> None:
        main = sum(ability_worth(ability) for ability in kind.main)
        self.left = sum(ability_worth(ability) for ability in kind.left)
        self.right = sum(ability_worth(ability) for ability in kind.right)
        self.worth = kind.power + main + SIDEWAYS * (self.left + self.right)
        if kind.rank == Rank.FAMILIAR:
            self.worth = 0.5 * kind.power
        self.standing = self.worth - sum(ability_worth(ability) for ability in kind.on_arrival)
        self.strikes = sum(ability_worth(ability) for ability in kind.on_arrival if ability.id in ("strike", "quake"))


@lru_cache(maxsize=4096)
def notes(kind: Creature) -> Notes:
    """The notes of a creature. Creatures described in positions come and go, so only so many are kept."""
    return Notes(kind)


def worth(kind: Creature) -> float:
    """What a creature is worth to its owner."""
    return notes(kind).worth


# Charges


def harm(clash: Clash, rival: int, column: int, damage: int) -> float:
    """What damage to a gate is worth."""
    left = clash.gates[3 * rival + column]
    if damage <= 0 or left <= 0:
        return 0.0
    if damage < left:
        return float(damage)
    if sum(1 for gate in clash.gates[3 * rival : 3 * rival + 3] if gate > 0) == 1:
        return WIN
    return left + FELL


def drive(clash: Clash, rival: int, column: int, strength: int) -> float:
    """What a charge is worth that meets the defence row and then the gate."""
    there = clash.zones[FIRST_SIDE + ZONES_A_SIDE * rival + BATTLEFIELD + 3 + column]
    if not there:
        return harm(clash, rival, column, strength)
    against = resistance(clash, rival, column + 3)
    if strength < against:
        return 0.0
    return beaten(clash, rival, column + 3) + harm(clash, rival, column, strength - against)


def beaten(clash: Clash, side: int, slot: int) -> float:
    """What it is worth to beat a creature."""
    if clash.lying >> (6 * side + slot) & 1:
        return 0.0
    kind: Creature = clash.kinds[clash.at(side, slot)]
    return TEMPO + BEATEN * kind.power - (LATER if kind.last else 0.0)


def strike_first(clash: Clash, rival: int, column: int, strength: int) -> float:
    """What a charge is worth that meets the creature in the attack row first; negative if nobody stands there."""
    card = clash.at(rival, column)
    if card < 0 or clash.lying >> (6 * rival + column) & 1:
        return -1.0
    against = resistance(clash, rival, column)
    if strength < against:
        return 0.0
    value = beaten(clash, rival, column)
    return value + drive(clash, rival, column, strength - against) if strength > against else value


def charge(clash: Clash, rival: int, column: int, strength: int) -> float:
    """What the better way to charge down a column is worth."""
    return max(drive(clash, rival, column, strength), strike_first(clash, rival, column, strength))


def charge_from(clash: Clash, side: int, column: int, strength: int) -> float:
    """What a charge from a column is worth, whoever it may be aimed at."""
    return max((charge(clash, rival, there, strength) for rival, there in targets(clash, side, column)), default=0.0)


def force(clash: Clash, side: int, column: int) -> int:
    """The power of a creature in the attack row before an attack: no chain is laid yet, no clan rallied."""
    kind: Creature = clash.kinds[clash.at(side, column)]
    return kind.charging + clash.passive(side, column, kind, "charge")


def regroup(clash: Clash, side: int, one: int, other: int) -> float:
    """How much better the charges would be if the creatures at two places changed them; the defence row does not charge."""
    gain = 0.0
    for source, goal in ((one, other), (other, one)):
        card = clash.at(side, source)
        if card >= 0:
            kind: Creature = clash.kinds[card]
            strength = kind.charging
            if goal < 3:
                gain += charge_from(clash, side, goal, strength)
            if source < 3:
                gain -= charge_from(clash, side, source, strength)
    return gain


# Places


def threat_to(clash: Clash, side: int, column: int) -> int:
    """The power that the rivals could charge at a column with as they stand now, chains and rallies aside."""
    most = 0
    for rival in clash.rivals(side):
        for own in range(3):
            if (side, column) in targets(clash, rival, own):
                card = clash.at(rival, own)
                if card >= 0:
                    kind: Creature = clash.kinds[card]
                    most = max(most, kind.charging)
    return most


def beside(clash: Clash, side: int, slot: int, kind: Creature) -> tuple[float, int, int]:
    """What neighbours at a place would be worth to a creature and it to them, and its own bonus to charge and to shield."""
    value, attack, shield = 0.0, 0, 0
    for card, on_left in clash.neighbours(side, slot):
        other: Creature = clash.kinds[card]
        mine, theirs = (kind.left, other.right) if on_left else (kind.right, other.left)
        if not (mine or theirs):
            continue
        kin = kind.clan == other.clan or kind.clan == EVERY_CLAN or other.clan == EVERY_CLAN
        if mine and (kin or has(theirs, "both-ways")):
            value += notes(kind).left if on_left else notes(kind).right
            attack += total(mine, "charge")
            shield += total(mine, "shield")
        if theirs and (kin or has(mine, "both-ways")):
            value += notes(other).right if on_left else notes(other).left
    return value, attack, shield


def links(one: Creature, other: Creature) -> bool:
    """Whether a chain can run from one creature to the other."""
    return (
        one.clan == other.clan
        or one.clan == EVERY_CLAN
        or other.clan == EVERY_CLAN
        or one.any_fusion
        or other.any_fusion
    )


def fit(clash: Clash, side: int, slot: int, kind: Creature) -> float:
    """How good it would be to have a creature stand at an empty place."""
    value, attack, shield = beside(clash, side, slot, kind)
    column = slot % 3
    gate = clash.gates[3 * side + column]
    if slot < 3:
        strength = kind.charging + attack
        behind = clash.at(side, slot + 3)
        if gate > 0 and behind >= 0 and links(kind, clash.kinds[behind]):
            strength += FUSION + kind.fusion + clash.kinds[behind].fusion
        return value + charge_from(clash, side, column, strength) + FUTURE * strength
    if gate <= 0:
        return value - 1.0
    resists = kind.resisting + shield
    value += GUARD * (1 + resists)
    threat = threat_to(clash, side, column)
    if threat:
        value += THREAT * min(threat, resists + 1)
        if threat >= gate:
            value += FELL
    ahead = clash.at(side, column)
    if ahead >= 0 and not clash.lying >> (6 * side + column) & 1 and links(kind, clash.kinds[ahead]):
        strength = force(clash, side, column)
        bonus = FUSION + kind.fusion + clash.kinds[ahead].fusion
        more = charge_from(clash, side, column, strength + bonus) - charge_from(clash, side, column, strength)
        value += more + LINK * bonus
    return value

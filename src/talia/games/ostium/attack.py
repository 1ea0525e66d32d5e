"""The attack phase: chains are laid, a clan is rallied, then every creature of the attack row charges."""

from __future__ import annotations

from functools import cache

from talia.games.ostium import deeds
from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.creatures import Creature, has
from talia.games.ostium.discarding import OrDiscard, or_discard
from talia.games.ostium.fusion import Chain, chains, lay
from talia.games.ostium.layout import BATTLEFIELD, FIRST_SIDE, PLACES, SLOTS, ZONES_A_SIDE
from talia.games.ostium.powers import DONE, clan_option, clans_in_play
from talia.games.ostium.scope import OF_SIDE, Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

COLUMNS = ("left", "middle", "right")
CHARGE = [
    [
        Option(f"charge:{name}", "option-charge", {"column": name}, f"p{side}/place/{PLACES[column]}", column)
        for column, name in enumerate(COLUMNS)
    ]
    for side in range(3)
]
HIT = Option("hit", "option-hit")
PASS = Option("pass", "option-pass")
HIT_OR_PASS = [HIT, PASS]

# The opponent that nobody sits at charges by itself. Only people are asked here, and a person's seat is their side's number.


class AttackPhase(Effect[Clash, Scope]):
    """The attack begins: choose a clan to rally if it matters, lay chains, charge."""

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        b.phase = "attack"
        b.crystals = 0
        b.charged = b.chained = b.linked = 0
        b.bonus = (0, 0, 0)
        b.rallied = -1
        b.offered = b.arena.mode == SOLO  # where the field is not refilled, nothing is new since the development phase
        b.agenda.append((CHARGES, c))
        if b.arena.rallies and somebody_rallies(b, c.side):
            b.agenda.append((CHAINS, c))
            b.agenda.append((RALLY, c))
        else:
            CHAINS.resolve(b, c)

    def __repr__(self) -> str:
        return "AttackPhase"


def somebody_rallies(b: Clash, side: int) -> bool:
    """Whether a creature of the attack row has `rally`."""
    first = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD
    for slot, there in enumerate(b.zones[first : first + 3]):
        if there and b.kinds[there[0]].rallying and rallies(b, side, slot):
            return True
    return False


def rallies(b: Clash, side: int, slot: int) -> bool:
    """Whether the creature at a place has `rally`."""
    card = b.at(side, slot)
    if card < 0 or b.lies(side, slot):
        return False
    kind: Creature = b.kinds[card]
    if "rally" not in kind.side_ids:
        return kind.rally
    return kind.rally or any(has(domain, "rally") for domain in b.active_sides(side, slot, kind))


class Rally(OrDiscard):
    """Choose the clan whose creatures, everyone's, strengthen those that rally."""

    def resolve(self, b: Clash, c: Scope) -> None:
        counts = clans_in_play(b, -1)
        found = [clan_option(b, clan, counts[clan]) for clan in range(5) if counts[clan]]
        if len(found) > 1:
            b.decision = Decision(c.side, "ask-rally", or_discard(b, c.side, found), self, c)
        elif found:
            self.choose(b, c, found[0])

    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        b.rallied = option.a


class Chains(OrDiscard):
    """Lay fusion chains, one a gate, until the player has enough of it."""

    def resolve(self, b: Clash, c: Scope) -> None:
        side = c.side
        found = chains(b, side)
        if found:
            options = [chain_option(side, chain, number) for number, chain in enumerate(found)]
            b.decision = Decision(side, "ask-chain", [*or_discard(b, side, options), DONE], self, c)

    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        if option is DONE:
            return
        b.agenda.append((self, c))
        chain = chains(b, c.side)[option.a]
        lay(b, c.side, chain)
        if b.events is not None:
            end = b.kinds[b.at(c.side, chain[1][-1])].name
            b.tell("chain", f"p{c.side}/gate/{chain[0]}", gate=chain[0] + 1, card=end, n=b.bonus[chain[1][-1]])


@cache
def chain_option(side: int, chain: Chain, number: int) -> Option:
    """A chain as an option, by its number among those that could be laid."""
    column, path = chain
    way = "-".join(PLACES[slot] for slot in path)
    about = f"p{side}/gate/{column}"
    return Option(f"chain:{column + 1}>{way}", "option-chain", {"gate": column + 1, "way": way}, about, number)


class Charges(OrDiscard):
    """Every standing creature of the attack row charges, in the order the player chooses."""

    def resolve(self, b: Clash, c: Scope) -> None:
        side = c.side
        first = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD
        left, middle, right = b.zones[first : first + 3]
        held_back = b.charged | b.lying >> 6 * side
        ready = 0
        if left and not held_back & 1:
            ready = 1
        if middle and not held_back & 2:
            ready += 2
        if right and not held_back & 4:
            ready += 4
        if b.sides > 2:
            for column in SLOTS[ready]:
                if not targets(b, side, column):
                    ready -= 1 << column
        if ready:
            asked = ASK_CHARGE[side][ready]
            if len(asked.options) == 1:
                self.choose(b, c, asked.options[0])
            elif b.zones[first - BATTLEFIELD]:
                b.decision = Decision(side, "ask-charge", or_discard(b, side, asked.options), self, c)
            else:
                b.decision = asked

    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        side, column = c.side, option.a
        b.charged |= 1 << column
        b.agenda.append((self, c))
        if b.sides == 2:
            charge(b, side, column, 1 - side, column if b.arena.mode == SOLO else 2 - column)
            return
        found = targets(b, side, column)
        if len(found) == 1:
            charge(b, side, column, *found[0])
        else:
            b.agenda.append((CHARGE_AT, Scope(side, a=column)))


def targets(b: Clash, side: int, column: int) -> list[tuple[int, int]]:
    """Whom a column charges at: the rival and the column there. The middle of three may choose between two; a column
    that looks at somebody who is out by now charges at nobody."""
    rivals = b.rivals(side)
    if b.face_to_face:
        return [(rivals[0], column if b.arena.mode == SOLO else 2 - column)]
    if column == 1:
        return [(rival, 1) for rival in rivals]
    rival = (side + 1) % b.sides if column == 0 else (side - 1) % b.sides
    return [(rival, 2 - column)] if rival in rivals else []


def power(b: Clash, side: int, column: int) -> int:
    """The power a creature of the attack row charges with."""
    kind: Creature = b.kinds[b.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + column][0]]
    total = kind.charging + b.bonus[column]
    if "charge" in kind.side_ids:
        total += b.passive(side, column, kind, "charge")
    if b.rallied >= 0 and rallies(b, side, column):
        total += clans_in_play(b, -1)[b.rallied]
    return total


def resistance(b: Clash, side: int, slot: int) -> int:
    """The power with which a creature resists; one that lies has none."""
    if b.lying >> (6 * side + slot) & 1:
        return 0
    kind: Creature = b.kinds[b.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot][0]]
    if "shield" in kind.side_ids:
        return kind.resisting + b.passive(side, slot, kind, "shield")
    return kind.resisting


def charge(b: Clash, side: int, column: int, rival: int, towards: int) -> None:
    """One creature charges at a rival's column: perhaps past the enemy's attack row, never past its defence row."""
    strength = power(b, side, column)
    if b.events is not None:
        card = b.kinds[b.at(side, column)].name
        b.tell("charges", f"p{side}/place/{PLACES[column]}", side=deeds.who(b, side), card=card, n=strength)
    there = b.zones[FIRST_SIDE + ZONES_A_SIDE * rival + BATTLEFIELD + towards]
    if there and not b.lying >> (6 * rival + towards) & 1:
        MEET.resolve(b, Scope(side, a=3 * rival + towards, b=strength))
    else:
        drive_on(b, side, rival, towards, strength)


class ChargeAt(OrDiscard):
    """The middle column of three (`c.a`) chooses whom to charge at."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = targets(b, c.side, c.a)
        options = [
            Option(f"player:{rival + 1}", "option-side", {"side": deeds.who(b, rival)}, f"p{rival}", rival, column)
            for rival, column in found
        ]
        b.decision = Decision(c.side, "ask-charge-at", or_discard(b, c.side, options), self, c)

    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        charge(b, c.side, c.a, option.a, option.b)


class Meet(OrDiscard):
    """Strike the creature in the enemy's attack row, or pass it by. `c.a` is the rival's column (three a side), `c.b` the
    power."""

    def resolve(self, b: Clash, c: Scope) -> None:
        rival, column = divmod(c.a, 3)
        kind = b.kinds[b.at(rival, column)]
        args = {"card": kind.name, "n": resistance(b, rival, column), "power": c.b}
        b.decision = Decision(c.side, "ask-meet", or_discard(b, c.side, HIT_OR_PASS), self, c, args)

    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        rival, column = divmod(c.a, 3)
        left = c.b
        if option is HIT:
            left = clash(b, rival, column, left)
            if left <= 0:
                return
        drive_on(b, c.side, rival, column, left)


def clash(b: Clash, side: int, slot: int, strength: int) -> int:
    """A charge meets a creature: the stronger defeats it and goes on with the rest, an equal defeats it and stops."""
    against = resistance(b, side, slot)
    if strength < against:
        if b.events is not None:
            b.tell("blocked", f"p{side}/place/{PLACES[slot]}", card=b.kinds[b.at(side, slot)].name)
        return 0
    deeds.defeat(b, side, slot)
    return strength - against


def drive_on(b: Clash, side: int, rival: int, column: int, left: int) -> None:
    """What is left of a side's charge meets the defence row, then the gate."""
    if b.zones[FIRST_SIDE + ZONES_A_SIDE * rival + BATTLEFIELD + 3 + column]:
        left = clash(b, rival, column + 3, left)
    if left > 0:
        deeds.hit_gate(b, rival, column, left, side)


RALLY = Rally()
CHAINS = Chains()
CHARGES = Charges()
CHARGE_AT = ChargeAt()
MEET = Meet()
ATTACK = AttackPhase()
ASK_CHARGE = [
    [Decision(c.side, "ask-charge", [CHARGE[c.side][slot] for slot in SLOTS[ready]], CHARGES, c) for ready in range(8)]
    for c in OF_SIDE
]
"""For each side and set of columns: which of them charges next."""

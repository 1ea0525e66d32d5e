"""The opponent that nobody sits at: its battlefield is the field, and its turn plays itself, to your disadvantage."""

from __future__ import annotations

from itertools import product

from talia.games.ostium import deeds
from talia.games.ostium.abilities import Ability
from talia.games.ostium.attack import power, rallies, resistance
from talia.games.ostium.clash import Clash
from talia.games.ostium.creatures import Creature
from talia.games.ostium.field import dismiss_and_shift
from talia.games.ostium.fusion import Chain, chains, fusion, lay
from talia.games.ostium.layout import FULL_GATE, REMOVED, WARRIOR_DECK, place
from talia.games.ostium.offers import arrival
from talia.games.ostium.powers import GATE, clan_option, clans_in_play, creature, exile
from talia.games.ostium.scope import Scope
from talia.games.ostium.turns import AFTERMATH, CONSOLATION, NEXT_TURN
from talia.kernel.decision import Option
from talia.kernel.effect import Effect

YOU, IT = 0, 1
FILLING = (2, 1, 0, 5, 4, 3)
"""The attack row from right to left, then the defence row."""


class _Step(Effect[Clash, Scope]):
    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__


class Opponent(_Step):
    """Its whole turn: dismiss, shift, fill up one by one, attack, and what follows."""

    def resolve(self, b: Clash, c: Scope) -> None:
        if b.events is not None:
            b.tell("turn", "p1", side=deeds.who(b, IT))
        agenda = b.agenda
        agenda.append((NEXT_TURN, c))
        agenda.append((CONSOLATION, c))
        agenda.append((AFTERMATH, c))
        agenda.append((CHARGE_ALL, c))
        if b.phase == "development":
            dismiss_and_shift(b, place(IT, 0), REMOVED)
            agenda.append((FILL, c))


class Fill(_Step):
    """The next empty place gets the top warrior, as if summoned from hand; then again, until none is empty."""

    def resolve(self, b: Clash, c: Scope) -> None:
        slot = next((slot for slot in FILLING if b.at(IT, slot) < 0), None)
        if slot is None:
            return
        b.agenda.append((self, c))
        card = b.zones[WARRIOR_DECK][-1]
        deeds.summon(b, card, IT, slot)
        check_warriors(b)
        use(b, arrival(b, IT, slot, card, True))


def check_warriors(b: Clash) -> None:
    """You lose at once when the warriors run out."""
    if not b.zones[WARRIOR_DECK]:
        deeds.end(b, IT, "warriors-gone")


def use(b: Clash, found: list[tuple[Ability, int]]) -> None:
    """It uses everything that does something for it, in order."""
    if found and b.result is None:
        b.agenda.append((USES, Scope(IT, offer=tuple(found))))


class Uses(_Step):
    """It uses the first of its abilities on offer, then the rest. Where two of your things are alike to it, you choose."""

    def resolve(self, b: Clash, c: Scope) -> None:
        ability, source = c.offer[0]
        if c.offer[1:]:
            b.agenda.append((self, Scope(IT, offer=c.offer[1:])))
        if ability.id == "quake":
            for column in b.standing_gates(YOU):
                if b.result is None:
                    deeds.hit_gate(b, YOU, column, 2, IT)
        elif ability.id == "remove":
            deeds.top_warrior_removed(b)
            check_warriors(b)
        elif ability.id in _AIMS:
            found = _AIMS[ability.id](b, source)
            if found:
                b.ask(YOU, f"ask-it-{ability.id}", found, _DOES[ability.id], Scope(IT, source, ability.n))


def _strongest_gates(b: Clash, source: int) -> list[Option]:
    standing = b.standing_gates(YOU)
    most = max(b.gates[column] for column in standing)
    return [GATE[YOU][column] for column in standing if b.gates[column] == most]


def _weakest_gates(b: Clash, source: int) -> list[Option]:
    hurt = [column for column in b.standing_gates(IT) if b.gates[3 + column] < FULL_GATE]
    least = min((b.gates[3 + column] for column in hurt), default=0)
    return [GATE[IT][column] for column in hurt if b.gates[3 + column] == least]


def _fallen_gates(b: Clash, source: int) -> list[Option]:
    return [GATE[IT][column] for column in range(3) if b.gates[3 + column] == 0]


def _dearest(b: Clash, source: int) -> list[Option]:
    """Your dearest creature, then the strongest of those."""
    slots = b.taken(YOU)

    def worth(slot: int) -> tuple[int, int]:
        kind: Creature = b.kinds[b.at(YOU, slot)]
        return kind.cost, kind.power

    most = max((worth(slot) for slot in slots), default=(0, 0))
    return [creature(b, YOU, slot) for slot in slots if worth(slot) == most]


def _clan(b: Clash, source: int) -> list[Option]:
    """The clan you have most of, then the one that cost most, then the strongest."""
    found = []
    for clan in range(5):
        kinds: list[Creature] = [b.kinds[b.at(YOU, slot)] for slot in b.taken(YOU)]
        mine = [kind for kind in kinds if kind.clan == clan]
        if mine:
            found.append((len(mine), sum(kind.cost for kind in mine), sum(kind.power for kind in mine), clan))
    most = max((each[:3] for each in found), default=(0, 0, 0))
    return [clan_option(b, each[3], each[0]) for each in found if each[:3] == most]


class ItStrikes(_Step):
    """It strikes your strongest gate."""

    def resolve(self, b: Clash, c: Scope) -> None:
        return None

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.hit_gate(b, YOU, option.b, c.a, IT)


class ItRepairs(_Step):
    """It repairs its weakest gate."""

    def resolve(self, b: Clash, c: Scope) -> None:
        return None

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.repair_gate(b, IT, option.b, c.a)


class ItRebuilds(_Step):
    """It rebuilds a fallen gate."""

    def resolve(self, b: Clash, c: Scope) -> None:
        return None

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.rebuild_gate(b, IT, option.b)


class ItBanishes(_Step):
    """It banishes your dearest creature."""

    def resolve(self, b: Clash, c: Scope) -> None:
        return None

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.leave_battlefield(b, YOU, option.b)


class ItExiles(_Step):
    """It exiles the clan you have most of."""

    def resolve(self, b: Clash, c: Scope) -> None:
        return None

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        exile(b, IT, option.a, c.card)


_AIMS = {
    "strike": _strongest_gates,
    "repair": _weakest_gates,
    "rebuild": _fallen_gates,
    "banish": _dearest,
    "exile": _clan,
}
_DOES: dict[str, _Step] = {
    "strike": ItStrikes(),
    "repair": ItRepairs(),
    "rebuild": ItRebuilds(),
    "banish": ItBanishes(),
    "exile": ItExiles(),
}


# Its attack


class ChargeAll(_Step):
    """It lays its chains so that they harm you most, then every creature of its attack row charges."""

    def resolve(self, b: Clash, c: Scope) -> None:
        b.phase = "attack"
        b.crystals = b.charged = b.chained = b.linked = 0
        b.bonus = (0, 0, 0)
        b.rallied = -1
        if any(rallies(b, IT, slot) for slot in range(3)):
            counts = clans_in_play(b, -1)
            b.rallied = counts.index(max(counts)) if any(counts) else -1
        for chain in best_chains(b):
            lay(b, IT, chain)
        for column in (2, 1, 0):
            b.agenda.append((CHARGE, Scope(IT, a=column)))


def best_chains(b: Clash) -> tuple[Chain, ...]:
    """The chains that fell your last gate; else beat most of your creatures, then hit the strongest of your gates that they
    can, then weaker ones."""
    every = chains(b, IT)
    if not every:
        return ()
    by_gate: list[list[Chain | None]] = [[None, *(each for each in every if each[0] == column)] for column in range(3)]
    best: tuple[Chain, ...] = ()
    most = _harm(b, ())
    for picked in product(*by_gate):
        laid = tuple(chain for chain in picked if chain is not None)
        used = [slot for _, path in laid for slot in path]
        if len(used) == len(set(used)):
            harm = _harm(b, laid)
            if harm > most:
                best, most = laid, harm
    return best


def _harm(b: Clash, laid: tuple[Chain, ...]) -> tuple[int, ...]:
    """Whether the charges would fell the last of your gates, how many of your creatures they would beat, then what they
    would do to your gates, the strongest first."""
    bonus = [0, 0, 0]
    for _, path in laid:
        bonus[path[-1]] += fusion(b, IT, path)
    beaten = 0
    on_gates = dict.fromkeys(sorted(b.gates[:3], reverse=True), 0)  # by their strength: equals count as one
    for column in range(3):
        if b.at(IT, column) < 0 or b.lies(IT, column):
            continue
        blow = plan(b, column, power(b, IT, column) + bonus[column])
        fallen, damage = _weight(b, column, blow)
        beaten += fallen
        on_gates[b.gates[column]] += damage
    return sum(on_gates.values()) == sum(b.gates[:3]), beaten, *on_gates.values()


# Its charges

Blow = tuple[tuple[int, ...], int]  # which of your places a charge beats, and what is left of it for the gate


def plan(b: Clash, column: int, strength: int) -> Blow:
    """How a charge of this power goes, so that it beats most creatures, then does most to the gate.

    Past the attack row if that is as good: of two creatures it beats the one in the defence row, if only one of them.
    """
    past = _drive(b, column, strength)
    if not _stands(b, column):
        return past
    left = strength - resistance(b, YOU, column)
    if left < 0:
        return past
    through = _drive(b, column, left) if left > 0 else ((), 0)
    through = (column, *through[0]), through[1]
    return through if _weight(b, column, through) > _weight(b, column, past) else past


def _stands(b: Clash, slot: int) -> bool:
    return b.at(YOU, slot) >= 0 and not b.lies(YOU, slot)


def _drive(b: Clash, column: int, strength: int) -> Blow:
    """A charge meets the defence row, then the gate."""
    slot = column + 3
    if not _stands(b, slot):
        return (), strength
    left = strength - resistance(b, YOU, slot)
    return ((slot,), left) if left >= 0 else ((), 0)


def _weight(b: Clash, column: int, blow: Blow) -> tuple[int, int]:
    """How many of your creatures a charge beats, also by the blast of a gate that falls, and what it takes off the gate."""
    beaten, damage = blow
    gate = b.gates[column]
    if damage < gate or gate <= 0:
        return len(beaten), min(damage, gate)
    return _stands(b, column) + _stands(b, column + 3), gate


class ChargeDown(_Step):
    """One of its creatures charges down its column (`c.a`)."""

    def resolve(self, b: Clash, c: Scope) -> None:
        column = c.a
        if b.at(IT, column) < 0 or b.lies(IT, column):
            return
        strength = power(b, IT, column)
        if b.events is not None:
            b.tell("charges", "p1", side=deeds.who(b, IT), card=b.kinds[b.at(IT, column)].name, n=strength)
        beaten, left = plan(b, column, strength)
        for slot in beaten:
            deeds.defeat(b, YOU, slot)
        deeds.hit_gate(b, YOU, column, left, IT)


FILL = Fill()
USES = Uses()
CHARGE = ChargeDown()
CHARGE_ALL = ChargeAll()
OPPONENT = Opponent()

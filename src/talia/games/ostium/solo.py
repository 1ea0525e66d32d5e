"""The opponent that nobody sits at: its battlefield is the field, and its turn plays itself, to your disadvantage."""

from __future__ import annotations

from talia.games.ostium import deeds
from talia.games.ostium.abilities import Ability
from talia.games.ostium.clash import Clash
from talia.games.ostium.creatures import Creature
from talia.games.ostium.field import dismiss_and_shift
from talia.games.ostium.layout import FULL_GATE, REMOVED, WARRIOR_DECK, place
from talia.games.ostium.offers import arrival
from talia.games.ostium.powers import GATE, clan_option, creature, exile
from talia.games.ostium.scope import Scope
from talia.games.ostium.solo_attack import CHARGE_ALL, IT, YOU
from talia.games.ostium.turns import AFTERMATH, CONSOLATION, NEXT_TURN
from talia.kernel.decision import Option
from talia.kernel.effect import Effect

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


FILL = Fill()
USES = Uses()
OPPONENT = Opponent()

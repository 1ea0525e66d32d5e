"""The opponent that nobody sits at: its battlefield is the field, and its turn plays itself, to your disadvantage."""

from __future__ import annotations

from typing import Final

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.field import dismiss_and_shift
from talia.games.ostium.rules.layout import FULL_GATE, REMOVED, WARRIOR_DECK, place
from talia.games.ostium.rules.offers import arrival
from talia.games.ostium.rules.picks import OnClan, OnGate, OnPlace
from talia.games.ostium.rules.powers import clan_option, creature, exile, gate
from talia.games.ostium.rules.scope import Offering, Scope, Using
from talia.games.ostium.rules.solo_attack import CHARGE_ALL, IT, YOU
from talia.games.ostium.rules.turns import AFTERMATH, CONSOLATION, NEXT_TURN
from talia.kernel.decision import Option
from talia.kernel.effect import Effect, Step

FILLING: Final = (2, 1, 0, 5, 4, 3)
"""The attack row from right to left, then the defence row."""


class Opponent(Step):
    """Its whole turn: dismiss, shift, fill up one by one, attack, and what follows."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        if clash.events is not None:
            clash.tell("turn", "p1", side=deeds.who(clash, IT))
        agenda = clash.agenda
        agenda.append((NEXT_TURN, scope))
        agenda.append((CONSOLATION, scope))
        agenda.append((AFTERMATH, scope))
        agenda.append((CHARGE_ALL, scope))
        if clash.phase == "development":
            self.dismiss(clash)
            agenda.append((FILL, scope))

    def dismiss(self, clash: Clash) -> None:
        """Who lies (in a position only: all are collected at the end of a turn) goes on lying where the row shifts."""
        lying = [clash.at(IT, slot) for slot in range(6) if clash.lies(IT, slot)]
        dismiss_and_shift(clash, place(IT, 0), REMOVED)
        if lying and clash.arena.rules > 8:
            clash.lying &= ~(0b111111 << 6 * IT)
            for slot in range(6):
                if clash.at(IT, slot) in lying:
                    clash.lying |= 1 << 6 * IT + slot


class Fill(Step):
    """The next empty place gets the top warrior, as if summoned from hand; then again, until none is empty."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        slot = next((slot for slot in FILLING if clash.at(IT, slot) < 0), None)
        if slot is None:
            return
        clash.agenda.append((self, scope))
        card = clash.zones[WARRIOR_DECK][-1]
        deeds.summon(clash, card, IT, slot)
        check_warriors(clash)
        use(clash, arrival(clash, IT, slot, card, True))


def check_warriors(clash: Clash) -> None:
    """You lose at once when the warriors run out."""
    if not clash.zones[WARRIOR_DECK]:
        deeds.end(clash, IT, "warriors-gone")


def use(clash: Clash, found: list[tuple[Ability, int]]) -> None:
    """It uses everything that does something for it, in order."""
    if found and clash.result is None:
        clash.agenda.append((USES, Offering(IT, tuple(found))))


class Uses(Effect):
    """It uses the first of its abilities on offer, then the rest. Where two of your things are alike to it, you choose."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Offering) -> None:
        ability, source = scope.offer[0]
        if scope.offer[1:]:
            clash.agenda.append((self, Offering(IT, scope.offer[1:])))
        if ability.id == "quake":
            for column in clash.standing_gates(YOU):
                if clash.result is None:
                    deeds.hit_gate(clash, YOU, column, 2, IT)
        elif ability.id == "remove":
            deeds.top_warrior_removed(clash)
            check_warriors(clash)
        elif ability.id in _AIMS:
            found = _AIMS[ability.id](clash, source)
            if found:
                if len(found) > 1 and clash.arena.rules > 6 and each_in_turn(clash, scope.offer, found):
                    found = found[:1]
                clash.ask(YOU, f"ask-it-{ability.id}", found, _DOES[ability.id], Using(IT, source, ability.n))

    def __repr__(self) -> str:
        return "Uses"


def each_in_turn(clash: Clash, offer: tuple[tuple[Ability, int], ...], found: list[Option]) -> bool:
    """Whether it strikes or repairs as often as there are gates to choose from, and as hard, so that all of them get the
    same whichever comes first. A gate that falls is another matter: its blast beats creatures."""
    first = offer[0][0]
    if first.id not in ("strike", "repair") or len(offer) < len(found):
        return False
    if any((ability.id, ability.n) != (first.id, first.n) for ability, _ in offer[: len(found)]):
        return False
    return first.id == "repair" or max(clash.gates[3 * YOU : 3 * YOU + 3]) > first.n


def _strongest_gates(clash: Clash, source: int) -> list[Option]:
    standing = clash.standing_gates(YOU)
    most = max(clash.gates[column] for column in standing)
    return [gate(clash, YOU, column) for column in standing if clash.gates[column] == most]


def _weakest_gates(clash: Clash, source: int) -> list[Option]:
    hurt = [column for column in clash.standing_gates(IT) if clash.gates[3 + column] < FULL_GATE]
    least = min((clash.gates[3 + column] for column in hurt), default=0)
    return [gate(clash, IT, column) for column in hurt if clash.gates[3 + column] == least]


def _fallen_gates(clash: Clash, source: int) -> list[Option]:
    return [gate(clash, IT, column) for column in range(3) if clash.gates[3 + column] == 0]


def _dearest(clash: Clash, source: int) -> list[Option]:
    """Your dearest creature, then the strongest of those."""
    slots = clash.taken(YOU)

    def worth(slot: int) -> tuple[int, int]:
        kind: Creature = clash.kinds[clash.at(YOU, slot)]
        return kind.cost, kind.power

    most = max((worth(slot) for slot in slots), default=(0, 0))
    return [creature(clash, YOU, slot) for slot in slots if worth(slot) == most]


def _clan(clash: Clash, source: int) -> list[Option]:
    """The clan you have most of, then the one that cost most, then the strongest."""
    found = []
    for clan in range(5):
        kinds: list[Creature] = [clash.kinds[clash.at(YOU, slot)] for slot in clash.taken(YOU)]
        mine = [kind for kind in kinds if kind.clan == clan]
        if mine:
            found.append((len(mine), sum(kind.cost for kind in mine), sum(kind.power for kind in mine), clan))
    most = max((each[:3] for each in found), default=(0, 0, 0))
    return [clan_option(clash, each[3], each[0]) for each in found if each[:3] == most]


class _Does(Step):
    """What it does to what was chosen for it; nobody puts it on the agenda."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Using) -> None:
        return None


class ItStrikes(_Does):
    """It strikes your strongest gate."""

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnGate)
        deeds.hit_gate(clash, YOU, action.column, scope.amount, IT)


class ItRepairs(_Does):
    """It repairs its weakest gate."""

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnGate)
        deeds.repair_gate(clash, IT, action.column, scope.amount)


class ItRebuilds(_Does):
    """It rebuilds a fallen gate."""

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnGate)
        deeds.rebuild_gate(clash, IT, action.column)


class ItBanishes(_Does):
    """It banishes your dearest creature."""

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlace)
        deeds.leave_battlefield(clash, YOU, action.slot)


class ItExiles(_Does):
    """It exiles the clan you have most of."""

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnClan)
        exile(clash, IT, action.clan, scope.card)


_AIMS: Final = {
    "strike": _strongest_gates,
    "repair": _weakest_gates,
    "rebuild": _fallen_gates,
    "banish": _dearest,
    "exile": _clan,
}
_DOES: Final[dict[str, _Does]] = {
    "strike": ItStrikes(),
    "repair": ItRepairs(),
    "rebuild": ItRebuilds(),
    "banish": ItBanishes(),
    "exile": ItExiles(),
}


FILL: Final = Fill()
USES: Final = Uses()
OPPONENT: Final = Opponent()

"""Active abilities: when they are possible, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
    FULL_GATE,
    PLACES,
    SLOTS,
)
from talia.games.ostium.rules.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg

DONE = Option("done", "option-done")
GATE = [
    [
        Option(
            f"gate:{side + 1}-{column + 1}",
            "option-gate",
            {"side": side + 1, "gate": column + 1},
            f"p{side}/gate/{column}",
            side,
            column,
        )
        for column in range(3)
    ]
    for side in range(3)
]


def possible(clash: Clash, side: int, ability: Ability, source: int) -> bool:
    """Whether using an ability now would change anything."""
    id = ability.id
    if id == "repair":
        return any(0 < clash.gates[3 * side + column] < FULL_GATE for column in range(3))
    if id == "rebuild":
        return 0 in clash.gates[3 * side : 3 * side + 3]
    if id == "draw":
        return bool(clash.deck(side) or clash.discard(side))
    if id == "remove":
        return bool(clash.hand(side) or clash.discard(side))
    if id == "banish":
        return any(clash.taken(rival) for rival in clash.rivals(side))
    if id == "exile":
        return any(clans_in_play(clash, source))
    return True


def clans_in_play(clash: Clash, besides: int) -> list[int]:
    """How many creatures of each clan are on the battlefields, besides one; primals count for none."""
    counts = [0] * 5
    for side in range(clash.sides):
        for slot in clash.taken(side):
            card = clash.at(side, slot)
            clan = clash.kinds[card].clan
            if card != besides and clan < 5:
                counts[clan] += 1
    return counts


def start(clash: Clash, side: int, ability: Ability, source: int) -> None:
    """Begin an active ability: do it, or ask what it is to be done to."""
    id = ability.id
    if id == "crystal":
        deeds.gather(clash, side, ability.n)
    elif id == "draw":
        deeds.draw(clash, side, ability.n)
    elif id == "quake":
        _ask_rival(clash, side)
    else:
        clash.agenda.append((_TARGETED[id], Scope(side, source, ability.n)))


def _ask_rival(clash: Clash, side: int) -> None:
    clash.agenda.append((QUAKE, Scope(side)))


class _Targeted(Effect):
    """An ability that needs something chosen."""

    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__


class Repair(_Targeted):
    """A gate of yours regains strength."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = [GATE[scope.side][i] for i in range(3) if 0 < clash.gates[3 * scope.side + i] < FULL_GATE]
        if found:
            clash.ask(clash.seat(scope.side), "ask-repair", found, self, scope, {"n": scope.a})

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        deeds.repair_gate(clash, option.a, option.b, scope.a)


class Rebuild(_Targeted):
    """A fallen gate of yours stands again."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = [GATE[scope.side][i] for i in range(3) if clash.gates[3 * scope.side + i] == 0]
        if found:
            clash.ask(clash.seat(scope.side), "ask-rebuild", found, self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        deeds.rebuild_gate(clash, option.a, option.b)


class Strike(_Targeted):
    """Damage to one enemy gate."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = [GATE[rival][i] for rival in clash.rivals(scope.side) for i in clash.standing_gates(rival)]
        if found:
            clash.ask(clash.seat(scope.side), "ask-strike", found, self, scope, {"n": scope.a})

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        deeds.hit_gate(clash, option.a, option.b, scope.a, scope.side)


class Quake(_Targeted):
    """Two damage to every gate of an opponent."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = [
            Option(f"player:{rival + 1}", "option-side", {"side": deeds.who(clash, rival)}, f"p{rival}", rival)
            for rival in clash.rivals(scope.side)
        ]
        clash.ask(clash.seat(scope.side), "ask-quake", found, self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        for column in clash.standing_gates(option.a):
            if clash.result is None:
                deeds.hit_gate(clash, option.a, column, 2, scope.side)


class Remove(_Targeted):
    """Put a card of your hand or discard pile out of the game."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = self.options(clash, scope)
        if found:
            clash.ask(clash.seat(scope.side), "ask-remove", found, self, scope)

    def options(self, clash: Clash, scope: Scope) -> list[Option]:
        """The cards that could be removed. Like cards in hand are one option; in the discard pile only those that lie side
        by side, because nobody shuffles and taking either leaves the same pile."""
        found: dict[str, Option] = {}
        for card in reversed(clash.hand(scope.side)):
            kind: Creature = clash.kinds[card]
            key = f"remove:{kind.id}@hand"
            if key not in found:
                found[key] = Option(key, "option-remove-hand", kind.named, f"p{scope.side}/hand/{kind.id}", card)
        above = None
        for spot, card in enumerate(reversed(clash.discard(scope.side)), 1):
            kind = clash.kinds[card]
            if kind is not above:
                key = first = f"remove:{kind.id}@discard"
                run = 1
                while key in found:
                    run += 1
                    key = f"{first}#{run}"
                args: dict[str, Arg] = {"card": kind.name, "spot": spot}
                found[key] = Option(key, "option-remove-discard", args, f"p{scope.side}/discard", card)
            above = kind
        return list(found.values())

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        deeds.remove(clash, option.a, scope.side)


class Banish(_Targeted):
    """An enemy creature goes to its owner's discard pile."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        found = [creature(clash, rival, slot) for rival in clash.rivals(scope.side) for slot in clash.taken(rival)]
        if found:
            clash.ask(clash.seat(scope.side), "ask-banish", found, self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        deeds.leave_battlefield(clash, option.a, option.b)


class Exile(_Targeted):
    """All other creatures of a clan leave the battlefield, everyone's; each owner lays them down in the order they like."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        counts = clans_in_play(clash, scope.card)
        found = [clan_option(clash, clan, counts[clan]) for clan in range(5) if counts[clan]]
        if found:
            clash.ask(clash.seat(scope.side), "ask-exile", found, self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        exile(clash, scope.side, option.a, scope.card)


def exile(clash: Clash, side: int, clan: int, source: int) -> None:
    """Everyone collects their creatures of a clan, the others first."""
    for each in (side, *reversed(clash.rivals(side))):
        cards = [clash.at(each, slot) for slot in clash.taken(each)]
        mask = 0
        for card in cards:
            if card != source and clash.kinds[card].clan == clan:
                mask |= 1 << clash.slot_of(card)
        if mask:
            clash.agenda.append((LAY_DOWN, Scope(each, a=mask)))


class LayDown(_Targeted):
    """A side lays creatures (`scope.a`: a bit a place) onto its discard pile, one after the other in the order it likes."""

    def resolve(self, clash: Clash, scope: Scope) -> None:
        side = scope.side
        slots = SLOTS[scope.a & clash.filled(side)]
        if len(slots) > 1 and not (side == 1 and clash.arena.mode == SOLO):
            clash.decision = Decision(side, "ask-lay-down", next_ones(clash, side, slots), self, scope)
        elif slots:
            self.lay_down(clash, scope, slots[0])

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        self.lay_down(clash, scope, option.b)

    def lay_down(self, clash: Clash, scope: Scope, slot: int) -> None:
        """Lay one of them down, then the others."""
        left = scope.a & ~(1 << slot)
        if left:
            clash.agenda.append((self, Scope(scope.side, a=left)))
        deeds.leave_battlefield(clash, scope.side, slot)


def next_ones(clash: Clash, side: int, slots: Sequence[int]) -> list[Option]:
    """A player's creatures as options, to go onto the discard pile next. They come up all the time, so each is made once."""
    found = []
    for slot in slots:
        kind: Creature = clash.kinds[clash.at(side, slot)]
        option = kind.next_at.get(6 * side + slot)
        if option is None:
            option = kind.next_at[6 * side + slot] = creature(clash, side, slot, "next")
        found.append(option)
    return found


def creature(clash: Clash, side: int, slot: int, verb: str = "creature") -> Option:
    """A creature on a battlefield as an option."""
    kind = clash.kinds[clash.at(side, slot)]
    key = f"{verb}:{kind.id}@{PLACES[slot]}" + (f"/{side + 1}" if verb == "creature" else "")
    args: dict[str, Arg] = {"card": kind.name, "side": deeds.who(clash, side), "place": PLACES[slot]}
    return Option(key, f"option-{verb}", args, f"p{side}/place/{PLACES[slot]}", side, slot)


def clan_option(clash: Clash, clan: int, count: int) -> Option:
    """A clan as an option."""
    named = clash.arena.set.clans[clan]
    return Option(f"clan:{named.id}", "option-clan", {"clan": named.name, "n": count}, "", clan)


QUAKE = Quake()
LAY_DOWN = LayDown()
_TARGETED: dict[str, _Targeted] = {
    "repair": Repair(),
    "rebuild": Rebuild(),
    "strike": Strike(),
    "remove": Remove(),
    "banish": Banish(),
    "exile": Exile(),
}

"""Active abilities: when they are possible, and what they do."""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.ostium import deeds
from talia.games.ostium.abilities import Ability
from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.creatures import Creature
from talia.games.ostium.layout import (
    FULL_GATE,
    PLACES,
    SLOTS,
)
from talia.games.ostium.scope import Scope
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


def possible(b: Clash, side: int, ability: Ability, source: int) -> bool:
    """Whether using an ability now would change anything."""
    id = ability.id
    if id == "repair":
        return any(0 < b.gates[3 * side + column] < FULL_GATE for column in range(3))
    if id == "rebuild":
        return 0 in b.gates[3 * side : 3 * side + 3]
    if id == "draw":
        return bool(b.deck(side) or b.discard(side))
    if id == "remove":
        return bool(b.hand(side) or b.discard(side))
    if id == "banish":
        return any(b.taken(rival) for rival in b.rivals(side))
    if id == "exile":
        return any(clans_in_play(b, source))
    return True


def clans_in_play(b: Clash, besides: int) -> list[int]:
    """How many creatures of each clan are on the battlefields, besides one; primals count for none."""
    counts = [0] * 5
    for side in range(b.sides):
        for slot in b.taken(side):
            card = b.at(side, slot)
            clan = b.kinds[card].clan
            if card != besides and clan < 5:
                counts[clan] += 1
    return counts


def start(b: Clash, side: int, ability: Ability, source: int) -> None:
    """Begin an active ability: do it, or ask what it is to be done to."""
    id = ability.id
    if id == "crystal":
        deeds.gather(b, side, ability.n)
    elif id == "draw":
        deeds.draw(b, side, ability.n)
    elif id == "quake":
        _ask_rival(b, side)
    else:
        b.agenda.append((_TARGETED[id], Scope(side, source, ability.n)))


def _ask_rival(b: Clash, side: int) -> None:
    b.agenda.append((QUAKE, Scope(side)))


class _Targeted(Effect[Clash, Scope]):
    """An ability that needs something chosen."""

    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__


class Repair(_Targeted):
    """A gate of yours regains strength."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [GATE[c.side][i] for i in range(3) if 0 < b.gates[3 * c.side + i] < FULL_GATE]
        if found:
            b.ask(b.seat(c.side), "ask-repair", found, self, c, {"n": c.a})

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.repair_gate(b, option.a, option.b, c.a)


class Rebuild(_Targeted):
    """A fallen gate of yours stands again."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [GATE[c.side][i] for i in range(3) if b.gates[3 * c.side + i] == 0]
        if found:
            b.ask(b.seat(c.side), "ask-rebuild", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.rebuild_gate(b, option.a, option.b)


class Strike(_Targeted):
    """Damage to one enemy gate."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [GATE[rival][i] for rival in b.rivals(c.side) for i in b.standing_gates(rival)]
        if found:
            b.ask(b.seat(c.side), "ask-strike", found, self, c, {"n": c.a})

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.hit_gate(b, option.a, option.b, c.a, c.side)


class Quake(_Targeted):
    """Two damage to every gate of an opponent."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [
            Option(f"player:{rival + 1}", "option-side", {"side": deeds.who(b, rival)}, f"p{rival}", rival)
            for rival in b.rivals(c.side)
        ]
        b.ask(b.seat(c.side), "ask-quake", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        for column in b.standing_gates(option.a):
            if b.result is None:
                deeds.hit_gate(b, option.a, column, 2, c.side)


class Remove(_Targeted):
    """Put a card of your hand or discard pile out of the game."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = self.options(b, c)
        if found:
            b.ask(b.seat(c.side), "ask-remove", found, self, c)

    def options(self, b: Clash, c: Scope) -> list[Option]:
        """The cards that could be removed. Like cards in hand are one option; in the discard pile only those that lie side
        by side, because nobody shuffles and taking either leaves the same pile."""
        found: dict[str, Option] = {}
        for card in reversed(b.hand(c.side)):
            kind: Creature = b.kinds[card]
            key = f"remove:{kind.id}@hand"
            if key not in found:
                found[key] = Option(key, "option-remove-hand", kind.named, f"p{c.side}/hand/{kind.id}", card)
        above = None
        for spot, card in enumerate(reversed(b.discard(c.side)), 1):
            kind = b.kinds[card]
            if kind is not above:
                key = first = f"remove:{kind.id}@discard"
                run = 1
                while key in found:
                    run += 1
                    key = f"{first}#{run}"
                args: dict[str, Arg] = {"card": kind.name, "spot": spot}
                found[key] = Option(key, "option-remove-discard", args, f"p{c.side}/discard", card)
            above = kind
        return list(found.values())

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.remove(b, option.a, c.side)


class Banish(_Targeted):
    """An enemy creature goes to its owner's discard pile."""

    def resolve(self, b: Clash, c: Scope) -> None:
        found = [creature(b, rival, slot) for rival in b.rivals(c.side) for slot in b.taken(rival)]
        if found:
            b.ask(b.seat(c.side), "ask-banish", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        deeds.leave_battlefield(b, option.a, option.b)


class Exile(_Targeted):
    """All other creatures of a clan leave the battlefield, everyone's; each owner lays them down in the order they like."""

    def resolve(self, b: Clash, c: Scope) -> None:
        counts = clans_in_play(b, c.card)
        found = [clan_option(b, clan, counts[clan]) for clan in range(5) if counts[clan]]
        if found:
            b.ask(b.seat(c.side), "ask-exile", found, self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        exile(b, c.side, option.a, c.card)


def exile(b: Clash, side: int, clan: int, source: int) -> None:
    """Everyone collects their creatures of a clan, the others first."""
    for each in (side, *reversed(b.rivals(side))):
        cards = [b.at(each, slot) for slot in b.taken(each)]
        mask = 0
        for card in cards:
            if card != source and b.kinds[card].clan == clan:
                mask |= 1 << b.slot_of(card)
        if mask:
            b.agenda.append((LAY_DOWN, Scope(each, a=mask)))


class LayDown(_Targeted):
    """A side lays creatures (`c.a`: a bit a place) onto its discard pile, one after the other in the order it likes."""

    def resolve(self, b: Clash, c: Scope) -> None:
        side = c.side
        slots = SLOTS[c.a & b.filled(side)]
        if len(slots) > 1 and not (side == 1 and b.arena.mode == SOLO):
            b.decision = Decision(side, "ask-lay-down", next_ones(b, side, slots), self, c)
        elif slots:
            self.lay_down(b, c, slots[0])

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        self.lay_down(b, c, option.b)

    def lay_down(self, b: Clash, c: Scope, slot: int) -> None:
        """Lay one of them down, then the others."""
        left = c.a & ~(1 << slot)
        if left:
            b.agenda.append((self, Scope(c.side, a=left)))
        deeds.leave_battlefield(b, c.side, slot)


def next_ones(b: Clash, side: int, slots: Sequence[int]) -> list[Option]:
    """A player's creatures as options, to go onto the discard pile next. They come up all the time, so each is made once."""
    found = []
    for slot in slots:
        kind: Creature = b.kinds[b.at(side, slot)]
        option = kind.next_at.get(6 * side + slot)
        if option is None:
            option = kind.next_at[6 * side + slot] = creature(b, side, slot, "next")
        found.append(option)
    return found


def creature(b: Clash, side: int, slot: int, verb: str = "creature") -> Option:
    """A creature on a battlefield as an option."""
    kind = b.kinds[b.at(side, slot)]
    key = f"{verb}:{kind.id}@{PLACES[slot]}" + (f"/{side + 1}" if verb == "creature" else "")
    args: dict[str, Arg] = {"card": kind.name, "side": deeds.who(b, side), "place": PLACES[slot]}
    return Option(key, f"option-{verb}", args, f"p{side}/place/{PLACES[slot]}", side, slot)


def clan_option(b: Clash, clan: int, count: int) -> Option:
    """A clan as an option."""
    named = b.arena.set.clans[clan]
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

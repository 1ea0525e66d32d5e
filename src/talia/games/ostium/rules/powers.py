"""Active abilities: when they are possible, and what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
    FULL_GATE,
    PLACES,
    SLOTS,
)
from talia.games.ostium.rules.picks import OnCard, OnClan, OnGate, OnPlace, OnRival
from talia.games.ostium.rules.scope import LayingDown, Using
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect, Step
from talia.kernel.voice import Arg, Name

DONE: Final = Option("done", "option-done")


def _gates(side: int, whose: str) -> list[Option]:
    return [
        Option(
            f"gate:{side + 1}-{column + 1}",
            "option-gate",
            {"side": Name("side-player", n=side + 1), "of": whose, "gate": column + 1},
            f"p{side}/gate/{column}",
            action=OnGate(side, column),
        )
        for column in range(3)
    ]


GATE: Final = [_gates(side, "player") for side in range(3)]
ITS_GATE: Final = _gates(1, "opponent")


def gate(clash: Clash, side: int, column: int) -> Option:
    """A gate as an option."""
    return ITS_GATE[column] if side == 1 and clash.arena.mode == SOLO else GATE[side][column]


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
        clash.agenda.append((QUAKE, Using(side, source if clash.arena.rules > 8 else -1)))
    else:
        clash.agenda.append((_TARGETED[id], Using(side, source, ability.n)))


class _Targeted(Step):
    """An ability that needs something chosen."""

    __slots__ = ()


class Repair(_Targeted):
    """A gate of yours regains strength."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        found = [gate(clash, scope.side, i) for i in range(3) if 0 < clash.gates[3 * scope.side + i] < FULL_GATE]
        if found:
            clash.ask(clash.seat(scope.side), "ask-repair", found, self, scope, {"n": scope.amount})

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnGate)
        deeds.repair_gate(clash, action.side, action.column, scope.amount)


class Rebuild(_Targeted):
    """A fallen gate of yours stands again."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        found = [gate(clash, scope.side, i) for i in range(3) if clash.gates[3 * scope.side + i] == 0]
        if found:
            clash.ask(clash.seat(scope.side), "ask-rebuild", found, self, scope)

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnGate)
        deeds.rebuild_gate(clash, action.side, action.column)


class Strike(_Targeted):
    """Damage to one enemy gate."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        found = [gate(clash, rival, i) for rival in clash.rivals(scope.side) for i in clash.standing_gates(rival)]
        if found:
            clash.ask(clash.seat(scope.side), "ask-strike", found, self, scope, {"n": scope.amount})

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnGate)
        deeds.hit_gate(clash, action.side, action.column, scope.amount, scope.side)


class Quake(_Targeted):
    """Two damage to every gate of an opponent."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        found = [rival_option(clash, OnRival(rival)) for rival in clash.rivals(scope.side)]
        clash.ask(clash.seat(scope.side), "ask-quake", found, self, scope)

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnRival)
        for column in clash.standing_gates(action.side):
            if clash.result is None:
                deeds.hit_gate(clash, action.side, column, 2, scope.side)


class Remove(_Targeted):
    """Put a card of your hand or discard pile out of the game."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        found = self.options(clash, scope.side)
        if found:
            clash.ask(clash.seat(scope.side), "ask-remove", found, self, scope)

    def options(self, clash: Clash, side: int) -> list[Option]:
        """The cards that could be removed. Like cards in hand are one option; in the discard pile only those that lie side
        by side, because nobody shuffles and taking either leaves the same pile."""
        found: dict[str, Option] = {}
        for card in reversed(clash.hand(side)):
            kind: Creature = clash.kinds[card]
            key = f"remove:{kind.id}@hand"
            if key not in found:
                about = f"p{side}/hand/{kind.id}"
                found[key] = Option(key, "option-remove-hand", kind.named, about, action=OnCard(card))
        above = None
        for spot, card in enumerate(reversed(clash.discard(side)), 1):
            kind = clash.kinds[card]
            if kind is not above:
                key = first = f"remove:{kind.id}@discard"
                run = 1
                while key in found:
                    run += 1
                    key = f"{first}#{run}"
                args: dict[str, Arg] = {"card": kind.name, "spot": spot}
                about = f"p{side}/discard"
                found[key] = Option(key, "option-remove-discard", args, about, action=OnCard(card))
            above = kind
        return list(found.values())

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnCard)
        deeds.remove(clash, action.card, scope.side)


class Banish(_Targeted):
    """An enemy creature goes to its owner's discard pile."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        found = [creature(clash, rival, slot) for rival in clash.rivals(scope.side) for slot in clash.taken(rival)]
        if found:
            clash.ask(clash.seat(scope.side), "ask-banish", found, self, scope)

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlace)
        deeds.leave_battlefield(clash, action.side, action.slot)


class Exile(_Targeted):
    """All other creatures of a clan leave the battlefield, everyone's; each owner lays them down in the order they like."""

    def resolve(self, clash: Clash, scope: Using) -> None:
        counts = clans_in_play(clash, scope.card)
        found = [clan_option(clash, clan, counts[clan]) for clan in range(5) if counts[clan]]
        if found:
            clash.ask(clash.seat(scope.side), "ask-exile", found, self, scope)

    def answer(self, clash: Clash, scope: Using, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnClan)
        exile(clash, scope.side, action.clan, scope.card)


def exile(clash: Clash, side: int, clan: int, source: int) -> None:
    """Everyone collects their creatures of a clan, the others first."""
    for each in (side, *reversed(clash.rivals(side))):
        cards = [clash.at(each, slot) for slot in clash.taken(each)]
        mask = 0
        for card in cards:
            if card != source and clash.kinds[card].clan == clan:
                mask |= 1 << clash.slot_of(card)
        if mask:
            clash.agenda.append((LAY_DOWN, LayingDown(each, mask)))


class LayDown(Effect):
    """A side lays creatures onto its discard pile, one after the other in the order it likes."""

    __slots__ = ()

    def resolve(self, clash: Clash, scope: LayingDown) -> None:
        side = scope.side
        slots = SLOTS[scope.places & clash.filled(side)]
        if len(slots) > 1 and not (side == 1 and clash.arena.mode == SOLO) and not alike(clash, side, slots):
            clash.decision = Decision(side, "ask-lay-down", next_ones(clash, side, slots), self, scope)
        elif slots:
            self.lay_down(clash, scope, slots[0])

    def answer(self, clash: Clash, scope: LayingDown, option: Option) -> None:
        action = option.action
        assert isinstance(action, OnPlace)
        self.lay_down(clash, scope, action.slot)

    def lay_down(self, clash: Clash, scope: LayingDown, slot: int) -> None:
        """Lay one of them down, then the others."""
        left = scope.places & ~(1 << slot)
        if left:
            clash.agenda.append((self, LayingDown(scope.side, left)))
        deeds.leave_battlefield(clash, scope.side, slot)

    def __repr__(self) -> str:
        return "LayDown"


def alike(clash: Clash, side: int, slots: Sequence[int]) -> bool:
    """Whether creatures are of one kind, so that any order leaves the same pile; before rules 3 that was asked, too."""
    if clash.arena.rules < 3:
        return False
    kind = clash.kinds[clash.at(side, slots[0])]
    return all(clash.kinds[clash.at(side, slot)] is kind for slot in slots)


def next_ones(clash: Clash, side: int, slots: Sequence[int]) -> list[Option]:
    """A player's creatures as options, to go onto the discard pile next. They come up all the time, so each is made once."""
    options = clash.arena.options
    found = []
    for slot in slots:
        known = options[clash.at(side, slot)].next_at
        option = known.get(6 * side + slot)
        if option is None:
            option = known[6 * side + slot] = creature(clash, side, slot, "next")
        found.append(option)
    return found


def creature(clash: Clash, side: int, slot: int, verb: str = "creature") -> Option:
    """A creature on a battlefield as an option."""
    kind = clash.kinds[clash.at(side, slot)]
    key = f"{verb}:{kind.id}@{PLACES[slot]}" + (f"/{side + 1}" if verb == "creature" else "")
    args: dict[str, Arg] = {"card": kind.name, "side": deeds.who(clash, side), "place": PLACES[slot]}
    return Option(key, f"option-{verb}", args, f"p{side}/place/{PLACES[slot]}", action=OnPlace(side, slot))


def clan_option(clash: Clash, clan: int, count: int) -> Option:
    """A clan as an option."""
    named = clash.arena.set.clans[clan]
    return Option(f"clan:{named.id}", "option-clan", {"clan": named.name, "n": count}, action=OnClan(clan))


def rival_option(clash: Clash, rival: OnRival) -> Option:
    """Another side as an option."""
    side = rival.side
    return Option(f"player:{side + 1}", "option-side", {"side": deeds.who(clash, side)}, f"p{side}", action=rival)


QUAKE: Final = Quake()
LAY_DOWN: Final = LayDown()
_TARGETED: Final[dict[str, _Targeted]] = {
    "repair": Repair(),
    "rebuild": Rebuild(),
    "strike": Strike(),
    "remove": Remove(),
    "banish": Banish(),
    "exile": Exile(),
}

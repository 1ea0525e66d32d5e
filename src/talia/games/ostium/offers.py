"""The abilities that creatures bring when they arrive or leave, and how a player uses them."""

from __future__ import annotations

from talia.games.ostium import deeds
from talia.games.ostium.abilities import Ability
from talia.games.ostium.clash import SOLO, Clash
from talia.games.ostium.creatures import Creature, has
from talia.games.ostium.layout import BATTLEFIELD, FIRST_SIDE, PLACES, ZONES_A_SIDE
from talia.games.ostium.powers import DONE, possible, start
from talia.games.ostium.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg


class Use(Effect[Clash, Scope]):
    """Use the abilities on offer (`c.offer`) one after the other, in any order; all of them are optional.

    Crystals are gathered without a question, because nobody would leave them.
    """

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        found: dict[str, Option] = {}
        for number, (ability, source) in enumerate(c.offer):
            if possible(b, c.side, ability, source) and ability.key not in found:
                args: dict[str, Arg] = {"ability": ability, "card": b.kinds[source].name}
                slot = b.slot_of(source)
                about = f"p{c.side}/place/{PLACES[slot]}" if slot >= 0 else f"p{c.side}/discard"
                found[ability.key] = Option(f"use:{ability.key}", "option-use", args, about, number)
        if found:
            b.ask(b.seat(c.side), "ask-use", [*found.values(), DONE], self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        if option is DONE:
            return
        ability, source = c.offer[option.a]
        rest = c.offer[: option.a] + c.offer[option.a + 1 :]
        if rest:
            b.agenda.append((self, Scope(c.side, c.card, offer=rest)))
        start(b, c.side, ability, source)

    def __repr__(self) -> str:
        return "Use"


USE = Use()


def offer(b: Clash, side: int, found: list[tuple[Ability, int]]) -> None:
    """Let a side use abilities: crystals come at once, the rest is put to the player."""
    if b.arena.mode == SOLO and side == 1:
        from talia.games.ostium.solo import use

        use(b, found)
        return
    if not found:
        return
    crystals = 0
    rest = []
    for pair in found:
        if pair[0].id == "crystal":
            crystals += pair[0].n
        else:
            rest.append(pair)
    if crystals:
        deeds.gather(b, side, crystals)
    if rest:
        b.agenda.append((USE, Scope(side, offer=tuple(rest))))


def arrival(b: Clash, side: int, slot: int, card: int, main: bool) -> list[tuple[Ability, int]]:
    """What a creature that has just arrived brings: its main domain, its side domains, and those that touch it."""
    kinds, zones = b.kinds, b.zones
    kind: Creature = kinds[card]
    found: list[tuple[Ability, int]] = []
    if kind.on_arrival and (main or (kind.fleet and swift(b, side, slot, kind))):
        found += [(ability, card) for ability in kind.on_arrival]
    number = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot
    if slot != 0 and slot != 3 and zones[number - 1]:
        other = zones[number - 1][0]
        beside: Creature = kinds[other]
        if kind.left or beside.right:
            kin = b.kin(kind, beside)
            if kin or beside.right_open:
                found += [(ability, card) for ability in kind.left_arrival]
            if kin or kind.left_open:
                found += [(ability, other) for ability in beside.right_arrival]
    if slot != 2 and slot != 5 and zones[number + 1]:
        other = zones[number + 1][0]
        beside = kinds[other]
        if kind.right or beside.left:
            kin = b.kin(kind, beside)
            if kin or beside.left_open:
                found += [(ability, card) for ability in kind.right_arrival]
            if kin or kind.right_open:
                found += [(ability, other) for ability in beside.left_arrival]
    return found


def swift(b: Clash, side: int, slot: int, kind: Creature) -> bool:
    """Whether the creature at a place is swift, by its main domain or by a side domain that works there."""
    if kind.swift:
        return True
    return b.arena.side_swift and any(has(domain, "swift") for domain in b.active_sides(side, slot, kind))


def lasts(b: Clash, side: int, slot: int) -> list[tuple[Ability, int]]:
    """What the creature at a place does last, once it is laid onto the discard pile."""
    card = b.at(side, slot)
    kind: Creature = b.kinds[card]
    found = [(ability, card) for ability in kind.last]
    if "last" in kind.side_ids:
        for domain in b.active_sides(side, slot, kind):
            found += [(each.then, card) for each in domain if each.id == "last" and each.then is not None]
    return found

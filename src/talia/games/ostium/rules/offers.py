"""The abilities that creatures bring when they arrive or leave, and how a player uses them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, has
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import BATTLEFIELD, FIRST_SIDE, PLACES, ZONES_A_SIDE
from talia.games.ostium.rules.picks import DevelopmentAction, OnOffer
from talia.games.ostium.rules.powers import DONE, possible, start
from talia.games.ostium.rules.scope import Offering
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg

NOT_OF_CREATURES: Final = frozenset({"crystal", "draw", "rebuild", "repair", "strike"})
"""The abilities that do nothing to creatures, unless a gate falls on them."""

OWN_AFFAIRS: Final = frozenset({"crystal", "draw", "rebuild", "remove", "repair"})
"""The abilities that do nothing but to their owner's cards and gates."""


class Use(Effect):
    """Use the abilities on offer one after the other, in any order; all of them are optional.

    Crystals are gathered without a question, because nobody would leave them. Like abilities of several creatures are one
    option, unless it matters which of them uses its own. In their own turn players may discard cards meanwhile (since rules
    10), before an ability or between two.
    """

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Offering) -> None:
        found: dict[str, dict[int, int]] = {}  # the first of like offers: by key and, where it matters, by source
        for number, (ability, source) in enumerate(scope.offer):
            if possible(clash, scope.side, ability, source):
                spared = source if clash.arena.rules > 7 and spares_itself(clash, ability, source) else -1
                found.setdefault(ability.key, {}).setdefault(spared, number)
        options = []
        for offers in found.values():
            for run, number in enumerate(offers.values(), 1):
                options.append(use_option(clash, scope, number, run, len(offers) > 1))
        if options:
            if scope.side == clash.active and clash.arena.rules > 9:
                options += discards(clash, scope.side)
            clash.ask(clash.seat(scope.side), "ask-use", [*options, DONE], self, scope)

    def answer(self, clash: Clash, scope: Offering, option: Option) -> None:
        if option is DONE:
            return
        action = option.action
        if isinstance(action, DevelopmentAction):
            clash.agenda.append((self, scope))
            action.do(clash, scope.side)
            return
        assert isinstance(action, OnOffer)
        number = action.number
        ability, source = scope.offer[number]
        rest = scope.offer[:number] + scope.offer[number + 1 :]
        if rest:
            clash.agenda.append((self, Offering(scope.side, rest)))
        start(clash, scope.side, ability, source)

    def __repr__(self) -> str:
        return "Use"


USE: Final = Use()


def discards(clash: Clash, side: int) -> list[Option]:
    """The cards of a hand, to be discarded; like ones are one option."""
    options, copies = clash.arena.options, clash.arena.copies
    found: list[Option] = []
    for card in clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
        own = options[card].discard_by[side]
        if card not in copies or own not in found:
            found.append(own)
    return found


def spares_itself(clash: Clash, ability: Ability, source: int) -> bool:
    """Whether an ability does to all of a clan what it does not do to the creature that has it."""
    return ability.id == "exile" and clash.slot_of(source) >= 0 and clash.kinds[source].clan != EVERY_CLAN


def use_option(clash: Clash, scope: Offering, number: int, run: int, several: bool) -> Option:
    """Using one of the abilities on offer; if it is one of several that differ only in who has them, its place is told."""
    ability, source = scope.offer[number]
    key = f"use:{ability.key}" if run == 1 else f"use:{ability.key}#{run}"
    slot = clash.slot_of(source)
    about = f"p{scope.side}/place/{PLACES[slot]}" if slot >= 0 else f"p{scope.side}/discard"
    card = clash.kinds[source].name
    if several and slot >= 0:
        there: dict[str, Arg] = {"ability": ability, "card": card, "place": PLACES[slot]}
        return Option(key, "option-use-at", there, about, action=OnOffer(number))
    args: dict[str, Arg] = {"ability": ability, "card": card}
    return Option(key, "option-use", args, about, action=OnOffer(number))


def offer(clash: Clash, side: int, found: list[tuple[Ability, int]]) -> None:
    """Let a side use abilities: crystals come at once, the rest is put to the player."""
    if clash.arena.mode == SOLO and side == 1:
        from talia.games.ostium.rules.solo import use

        use(clash, found)
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
        deeds.gather(clash, side, crystals)
    if rest:
        clash.agenda.append((USE, Offering(side, tuple(rest))))


def arrival(clash: Clash, side: int, slot: int, card: int, main: bool) -> list[tuple[Ability, int]]:
    """What a creature that has just arrived brings: its main domain, its side domains, and those that touch it."""
    kinds, zones = clash.kinds, clash.zones
    kind: Creature = kinds[card]
    found: list[tuple[Ability, int]] = []
    if kind.on_arrival and (main or (kind.can_be_swift and swift(clash, side, slot, kind))):
        found += [(ability, card) for ability in kind.on_arrival]
    number = FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot
    if slot != 0 and slot != 3 and zones[number - 1]:
        other = zones[number - 1][0]
        beside: Creature = kinds[other]
        if kind.left or beside.right:
            kin = clash.kin(kind, beside)
            if kin or beside.right_both_ways:
                found += [(ability, card) for ability in kind.left_arrival]
            if kin or kind.left_both_ways:
                found += [(ability, other) for ability in beside.right_arrival]
    if slot != 2 and slot != 5 and zones[number + 1]:
        other = zones[number + 1][0]
        beside = kinds[other]
        if kind.right or beside.left:
            kin = clash.kin(kind, beside)
            if kin or beside.left_both_ways:
                found += [(ability, card) for ability in kind.right_arrival]
            if kin or kind.right_both_ways:
                found += [(ability, other) for ability in beside.left_arrival]
    return found


def swift(clash: Clash, side: int, slot: int, kind: Creature) -> bool:
    """Whether the creature at a place is swift, by its main domain or by a side domain that works there."""
    if kind.swift:
        return True
    return clash.arena.side_swift and any(has(domain, "swift") for domain in clash.active_sides(side, slot, kind))


def does_last(clash: Clash, side: int, slot: int) -> bool:
    """Whether a creature is at a place that may do something when it leaves."""
    there = clash.zones[FIRST_SIDE + ZONES_A_SIDE * side + BATTLEFIELD + slot]
    return bool(there) and bool(clash.kinds[there[0]].can_do_last)


def looks_for_creatures(clash: Clash, side: int, slot: int) -> bool:
    """Whether a creature is at a place that may do something to others when it leaves."""
    return any(id not in NOT_OF_CREATURES for id in last_ids(clash, side, slot))


def may_cost_creatures(clash: Clash, side: int, slots: Iterable[int], other: int) -> bool:
    """Whether the creatures at these places of a side may cost another side creatures when they leave: by what they do to
    them, or by the blast of a gate, if they strike hard enough together to fell one."""
    found = [ability for slot in slots for ability in last_abilities(clash, side, slot)]
    if any(ability.id in ("banish", "exile") for ability in found):
        return True
    damage = sum(2 if ability.id == "quake" else ability.n for ability in found if ability.id in ("quake", "strike"))
    return any(damage >= clash.gates[3 * other + column] for column in clash.standing_gates(other))


def last_ids(clash: Clash, side: int, slot: int) -> list[str]:
    """Their names, where numbers do not matter."""
    return [ability.id for ability in last_abilities(clash, side, slot)]


def last_abilities(clash: Clash, side: int, slot: int) -> list[Ability]:
    """The abilities that whoever is at a place may use when it leaves, whoever is beside it then."""
    if not does_last(clash, side, slot):
        return []
    kind: Creature = clash.kinds[clash.at(side, slot)]
    found = [*kind.last, *(each.then for each in (*kind.left, *kind.right) if each.id == "last")]
    return [each for each in found if each is not None]


def lasts(clash: Clash, side: int, slot: int) -> list[tuple[Ability, int]]:
    """What the creature at a place does last, once it is laid onto the discard pile."""
    card = clash.at(side, slot)
    kind: Creature = clash.kinds[card]
    found = [(ability, card) for ability in kind.last]
    if "last" in kind.side_ids:
        for domain in clash.active_sides(side, slot, kind):
            found += [(each.then, card) for each in domain if each.id == "last" and each.then is not None]
    return found

"""The main phase: eight actions, in any order, any number of times.

This is where a match spends most of its decisions, so the options are made beforehand and only collected here.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from talia.games.aeons_end.cards.mage import AFTER_DRAWING, ANY_MAIN
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN, OPEN_COST
from talia.games.aeons_end.rules.card_options import CardOptions, options_of
from talia.games.aeons_end.rules.deeds import room_for_charges
from talia.games.aeons_end.rules.layout import BREACHES, HANDS, IN_PLAY
from talia.games.aeons_end.rules.main_actions import CHARGE_COST, MainAction
from talia.games.aeons_end.rules.main_options import (
    ABILITY,
    CHARGE,
    END_MAIN,
    FOCUS,
    OPEN_UP,
    ability_of,
    focus,
    gain_at,
    open_up,
)
from talia.games.aeons_end.rules.moments import played
from talia.games.aeons_end.rules.prepping import OPENED, spots, usable_breaches
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.table import Offer
from talia.games.aeons_end.rules.wallet import BREACHES as FOR_BREACHES
from talia.games.aeons_end.rules.wallet import CHARGES, COSTS, USE_OF_SORT, budget
from talia.kernel.decision import BLANK, COMPILED, NOTHING, Decision, Option
from talia.kernel.effect import Step


class MainPhase(Step):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.phase = "main"
        seat = scope.seat
        found = actions(battle, seat)
        if len(found) == 1:  # whoever can do nothing else ends the phase
            return
        battle.idle = 0
        if COMPILED:
            battle.decision = Decision(seat, "ask-main", found, self, scope)
            return
        asked = battle.decision = BLANK(Decision)
        asked.seat = seat
        asked.word = "ask-main"
        asked.options = found
        asked.effect = self
        asked.ctx = scope
        asked.args = NOTHING

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is END_MAIN:
            return
        action = option.action
        assert isinstance(action, MainAction)
        battle.agenda.append((self, scope))
        action.do(battle, scope.seat)


MAIN: Final = MainPhase()


def actions(battle: Battle, seat: int) -> list[Option]:
    """Everything a player may do now, and to end the phase."""
    found: list[Option] = []
    zones = battle.zones
    table = battle.table
    of_card = battle.options
    first_breach = BREACHES[seat]
    seen: set[CardOptions] = set()
    breaches: list[int] | None = None
    for card in zones[HANDS[seat]]:
        each = of_card[card]
        if each in seen:
            continue
        seen.add(each)
        if each.is_played:
            found.append(each.play[seat])
            continue
        if not each.is_spell:
            continue  # a curse that is no gem and no relic is never played
        if breaches is None:
            if battle.focused:
                breaches = usable_breaches(battle, seat)
            else:
                stages, spot = battle.stages, 4 * seat
                breaches = OPENED[stages[spot]][stages[spot + 1]][stages[spot + 2]][stages[spot + 3]]
        preps = each.prep[seat]
        if table.simple_breaches:
            for breach in breaches:
                if not zones[first_breach + breach]:
                    found.append(preps[breach])
        else:
            for breach in spots(battle, seat, each.card, breaches, True):
                found.append(preps[breach])
    offers = table.offers
    if battle.purses or battle.wallets:
        offers = table.offers_for_aether
        there = budget(battle.aether, battle.purses, battle.wallets)
        for pile in table.market:
            if pile.cost <= there[pile.use] and len(zones[pile.zone]) > table.keeps:
                found.append(pile.option)
        _spend_on_self(battle, seat, found, there[CHARGES], there[FOR_BREACHES])
    elif battle.aether >= table.least_spent:
        offers = table.offers_for_aether
        aether, keeps = battle.aether, table.keeps
        for cost, number, option in table.prices:
            if cost > aether:
                break
            if len(zones[number]) > keeps:
                found.append(option)
        _spend_on_self(battle, seat, found, aether, aether)
    if battle.charges[seat] >= table.full_charges[seat]:
        mage = table.mages[seat]
        if mage.when != AFTER_DRAWING and not mage.ability.idle(battle, OF_SEAT[seat]):
            found.append(ABILITY[seat])
    for offer in offers:
        offer(battle, seat, found)
    payable = battle.payable
    for card in zones[IN_PLAY]:
        if card in payable:
            kind = battle.kinds[card]
            price = kind.discard_for
            if price is not None:
                if price.full(battle, WITH_CARD[seat][card]):
                    found.append(options_of(kind).discard)
            elif kind.wandering and (battle.aether or battle.purses or battle.wallets) and battle.purse(COSTS):
                found.append(options_of(kind).hunt)
    found.append(END_MAIN)
    return found


# What only some battles let players do


def offers_of(own: OwnRules | None, lasting: bool, stalls: bool, reacts: Set[str], aether: bool) -> tuple[Offer, ...]:
    """What adds to the options of the main phase in a battle: the nemesis' own rules, cards that let players do something
    until the turn ends, places of the supply, and whatever else cards and mages do at all. Without `aether` (too little to
    be spent), only what may be free."""
    found: list[Offer] = []
    if ANY_MAIN in reacts:
        found.append(_abilities_of_others)
    if "once" in reacts:
        found.append(_once)
    if lasting:
        found.append(_this_turn)
    if stalls and aether:
        found.append(_at_stalls)
    if own is not None and type(own).offers is not OwnRules.offers and (aether or own.least() < 2):
        found.append(own.offers)
    return tuple(found)


def _at_stalls(battle: Battle, seat: int, found: list[Option]) -> None:
    """Cards of the supply that lie at places of the nemesis."""
    aether = battle.aether
    plain = not battle.purses and not battle.wallets
    zones, kinds = battle.zones, battle.kinds
    for place, id in battle.table.stalls:
        there = zones[place]
        if there:
            kind = kinds[there[-1]]
            if kind.cost <= (aether if plain else battle.purse(USE_OF_SORT[kind.sort])):
                found.append(gain_at(kind, place, id))


def _spend_on_self(battle: Battle, seat: int, found: list[Option], for_charges: int, for_breaches: int) -> None:
    """Charges and breaches. A breach that stands at its last quarter opens for the price of a focus: one option."""
    room = battle.charges[seat] < battle.table.mages[seat].charges
    if for_charges >= CHARGE_COST and (room or (battle.table.ally is not None and room_for_charges(battle, seat))):
        found.append(CHARGE[seat])
    stages = battle.stages
    if not battle.table.plain_breaches:
        _breaches_of_their_own(battle, seat, found, for_breaches)
        return
    for breach in (1, 2, 3):
        if for_breaches < FOCUS_COST[breach]:
            break
        stage = stages[4 * seat + breach]
        if stage < OPEN:
            if stage < 3:
                found.append(FOCUS[seat][breach])
            if for_breaches >= OPEN_COST[breach][stage]:
                found.append(OPEN_UP[seat][breach][stage])


def _breaches_of_their_own(battle: Battle, seat: int, found: list[Option], aether: int) -> None:
    """The same for mages who have breaches of their own make."""
    stages, makes, first = battle.stages, battle.table.makes, 4 * seat
    for breach in (0, 1, 2, 3):
        stage = stages[first + breach]
        if stage < OPEN:
            make = makes[first + breach]
            if aether >= make.focus and stage < 3:
                found.append(focus(seat, breach, make.focus))
            if aether >= make.open[stage]:
                found.append(open_up(seat, breach, make.open[stage]))


def _abilities_of_others(battle: Battle, seat: int, found: list[Option]) -> None:
    """Abilities that are used in any player's main phase."""
    for other in battle.table.in_any_main:
        mage = battle.table.mages[other]
        charged = other != seat and battle.charges[other] >= mage.charges
        if charged and not mage.ability.idle(battle, OF_SEAT[other]):
            found.append(ability_of(other, mage.name))


def _this_turn(battle: Battle, seat: int, found: list[Option]) -> None:
    """What cards played this turn let their player do until it ends."""
    if not battle.done:
        return
    for kind in battle.table.lasting:
        assert kind.this_turn is not None
        if played(kind.id) in battle.done and kind.this_turn.full(battle, OF_SEAT[seat]):
            found.append(options_of(kind).this_turn[seat])


def _once(battle: Battle, seat: int, found: list[Option]) -> None:
    """What prepped spells let their owner do once a turn."""
    zones, first = battle.zones, BREACHES[seat]
    if zones[first] or zones[first + 1] or zones[first + 2] or zones[first + 3]:
        kinds = battle.kinds
        for card in battle.prepped(seat):
            once = kinds[card].once
            if once is not None and card not in battle.used and not once.idle(battle, WITH_CARD[seat][card]):
                option = battle.options[card].once[seat]
                if option not in found:
                    found.append(option)

"""The main phase: eight actions, in any order, any number of times.

This is where a match spends most of its decisions, so the options are made beforehand and only collected here.
"""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.vocabulary.gains import gain_card
from talia.games.aeons_end.cards.vocabulary.magic import spots, usable_breaches
from talia.games.aeons_end.rules import deeds, options
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN, OPEN_COST
from talia.games.aeons_end.rules.layout import BREACH, FIRST_PLAYER, IN_PLAY, PLAYED, ZONES_A_PLAYER
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.wallet import BREACHES, CHARGES
from talia.kernel.decision import Option
from talia.kernel.effect import Effect

CHARGE_COST = 2

once_each = dict.fromkeys
"""Each kind of card once, in order. Taken from its class beforehand, because the main phase and every draw phase need it."""


class MainPhase(Effect):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.phase = "main"
        battle.ask(scope.seat, "ask-main", actions(battle, scope.seat), self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is options.END_MAIN:
            return
        battle.agenda.append((self, scope))
        _ANSWERS[option.word](battle, scope.seat, option)

    def __repr__(self) -> str:
        return "MainPhase"


MAIN = MainPhase()


def actions(battle: Battle, seat: int) -> list[Option]:
    """Everything a player may do now, and to end the phase."""
    found: list[Option] = []
    zones = battle.zones
    kinds = battle.kinds
    table = battle.table
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    hand: dict[Card, None] = once_each(map(kinds.__getitem__, zones[first]))
    breaches: Sequence[int] | None = None
    for kind in hand:
        if kind.cast is None:
            found.append(kind.play_by[seat])
            continue
        if breaches is None:
            breaches = usable_breaches(battle, seat)
        preps = kind.prep_to[seat]
        if table.simple_breaches:
            for breach in breaches:
                if not zones[first + BREACH + breach]:
                    found.append(preps[breach])
        else:
            for breach in spots(battle, seat, kind, breaches, True):
                found.append(preps[breach])
    if battle.purses or battle.wallets:
        for pile in table.market:
            if zones[pile.zone] and pile.cost <= battle.purse(pile.use):
                found.append(pile.option)
        _spend_on_self(battle, seat, found, battle.purse(CHARGES), battle.purse(BREACHES))
    elif battle.aether >= 2:
        aether = battle.aether
        for cost, number, option in table.prices:
            if cost > aether:
                break
            if zones[number]:
                found.append(option)
        _spend_on_self(battle, seat, found, aether, aether)
    mage = table.mages[seat]
    if battle.charges[seat] >= mage.charges and not mage.ability.idle(battle, OF_SEAT[seat]):
        found.append(options.ABILITY[seat])
    if "once" in table.reacts:
        _once(battle, seat, found)
    for card in zones[IN_PLAY]:
        price = kinds[card].discard_for
        if price is not None and price.full(battle, WITH_CARD[seat][card]):
            found.append(options.discard_power(kinds[card]))
    found.append(options.END_MAIN)
    return found


def _spend_on_self(battle: Battle, seat: int, found: list[Option], for_charges: int, for_breaches: int) -> None:
    """Charges and breaches. A breach that stands at its last quarter opens for the price of a focus: one option."""
    if for_charges >= CHARGE_COST and battle.charges[seat] < battle.table.mages[seat].charges:
        found.append(options.CHARGE[seat])
    stages = battle.stages
    for breach in (1, 2, 3):
        if for_breaches < FOCUS_COST[breach]:
            break
        stage = stages[4 * seat + breach]
        if stage < OPEN:
            if stage < 3:
                found.append(options.FOCUS[seat][breach])
            if for_breaches >= OPEN_COST[breach][stage]:
                found.append(options.OPEN_UP[seat][breach][stage])


def _once(battle: Battle, seat: int, found: list[Option]) -> None:
    """What prepped spells let their owner do once a turn."""
    for card in battle.prepped(seat):
        kind = battle.kinds[card]
        if kind.once is not None and card not in battle.used and not kind.once.idle(battle, WITH_CARD[seat][card]):
            option = kind.once_by[seat]
            if option not in found:
                found.append(option)


# What each action does


def _play(battle: Battle, seat: int, option: Option) -> None:
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    kinds = battle.kinds
    for card in battle.zones[first]:
        kind = kinds[card]
        if kind.play_by[seat] is option:
            break
    battle.move(card, first + PLAYED)
    if battle.events is not None:
        battle.tell("played", f"p{seat}/played/{kind.id}", mage=battle.mage(seat), card=kind.name)
    assert kind.play is not None
    kind.play.resolve(battle, WITH_CARD[seat][card])


def _prep(battle: Battle, seat: int, option: Option) -> None:
    breach = option.b
    for card in battle.zones[FIRST_PLAYER + ZONES_A_PLAYER * seat]:
        kind = battle.kinds[card]
        if kind.prep_to[seat][breach] is option:
            deeds.prep(battle, card, seat, breach)
            return


def _gain(battle: Battle, seat: int, option: Option) -> None:
    for pile in battle.table.market:
        if pile.option is option:
            deeds.pay(battle, pile.use, pile.cost)
            gain_card(battle, seat, battle.zones[pile.zone][-1])
            return


def _charge(battle: Battle, seat: int, option: Option) -> None:
    deeds.pay(battle, CHARGES, CHARGE_COST)
    deeds.gain_charge(battle, seat)


def _focus(battle: Battle, seat: int, option: Option) -> None:
    deeds.pay(battle, BREACHES, FOCUS_COST[option.b])
    deeds.focus(battle, seat, option.b)


def _open(battle: Battle, seat: int, option: Option) -> None:
    deeds.pay(battle, BREACHES, OPEN_COST[option.b][battle.stages[4 * seat + option.b]])
    deeds.open_breach(battle, seat, option.b)


def _use(battle: Battle, seat: int, option: Option) -> None:
    for card in battle.prepped(seat):
        kind = battle.kinds[card]
        if kind.once is not None and card not in battle.used and kind.once_by[seat] is option:
            battle.used = (*battle.used, card)
            if battle.events is not None:
                battle.tell("used", f"p{seat}", mage=battle.mage(seat), card=kind.name)
            kind.once.resolve(battle, WITH_CARD[seat][card])
            return


def _ability(battle: Battle, seat: int, option: Option) -> None:
    mage = battle.table.mages[seat]
    if battle.events is not None:
        battle.tell("ability", f"p{seat}/ability", mage=mage.name, ability=mage.ability_name)
    battle.charges[seat] = 0
    mage.ability.resolve(battle, OF_SEAT[seat])


def _discard_power(battle: Battle, seat: int, option: Option) -> None:
    for card in battle.zones[IN_PLAY]:
        kind = battle.kinds[card]
        if kind.discard_for is not None and options.discard_power(kind) is option:
            if battle.events is not None:
                battle.tell("power-paid", f"nemesis/{kind.id}", mage=battle.mage(seat), card=kind.name)
            battle.agenda.append((POWER_PAID, WITH_CARD[seat][card]))
            kind.discard_for.resolve(battle, WITH_CARD[seat][card])
            return


class PowerPaid(Effect):
    """Somebody has paid for a power: it is discarded without effect."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.discard_nemesis_card(battle, scope.card)

    def __repr__(self) -> str:
        return "PowerPaid"


POWER_PAID = PowerPaid()

_ANSWERS = {
    "option-play": _play,
    "option-prep": _prep,
    "option-gain": _gain,
    "option-charge": _charge,
    "option-focus": _focus,
    "option-open": _open,
    "option-use": _use,
    "option-ability": _ability,
    "option-discard-power": _discard_power,
}

"""The main phase: eight actions, in any order, any number of times.

This is where a match spends most of its decisions, so the options are made beforehand and only collected here.
"""

from __future__ import annotations

from collections.abc import Sequence

from talia.games.aeons_end import deeds, options
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import FOCUS_COST, OPEN, OPEN_COST
from talia.games.aeons_end.cards import Card
from talia.games.aeons_end.layout import BREACH, FIRST_PLAYER, IN_PLAY, PLAYED, ZONES_A_PLAYER
from talia.games.aeons_end.scope import OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.vocabulary.gains import gain_card
from talia.games.aeons_end.vocabulary.magic import spots, usable_breaches
from talia.games.aeons_end.wallet import BREACHES, CHARGES
from talia.kernel.decision import Option
from talia.kernel.effect import Effect

CHARGE_COST = 2

once_each = dict.fromkeys
"""Each kind of card once, in order. Taken from its class beforehand, because the main phase and every draw phase need it."""


class MainPhase(Effect[Battle, Scope]):
    """Ask for the next action until the player ends the phase."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        b.phase = "main"
        b.ask(c.seat, "ask-main", actions(b, c.seat), self, c)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is options.END_MAIN:
            return
        b.agenda.append((self, c))
        _ANSWERS[option.word](b, c.seat, option)

    def __repr__(self) -> str:
        return "MainPhase"


MAIN = MainPhase()


def actions(b: Battle, seat: int) -> list[Option]:
    """Everything a player may do now, and to end the phase."""
    found: list[Option] = []
    zones = b.zones
    kinds = b.kinds
    table = b.table
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    hand: dict[Card, None] = once_each(map(kinds.__getitem__, zones[first]))
    breaches: Sequence[int] | None = None
    for kind in hand:
        if kind.cast is None:
            found.append(kind.play_by[seat])
            continue
        if breaches is None:
            breaches = usable_breaches(b, seat)
        preps = kind.prep_to[seat]
        if table.simple_breaches:
            for breach in breaches:
                if not zones[first + BREACH + breach]:
                    found.append(preps[breach])
        else:
            for breach in spots(b, seat, kind, breaches, True):
                found.append(preps[breach])
    if b.purses or b.wallets:
        for pile in table.market:
            if zones[pile.zone] and pile.cost <= b.purse(pile.use):
                found.append(pile.option)
        _spend_on_self(b, seat, found, b.purse(CHARGES), b.purse(BREACHES))
    elif b.aether >= 2:
        aether = b.aether
        for cost, number, option in table.prices:
            if cost > aether:
                break
            if zones[number]:
                found.append(option)
        _spend_on_self(b, seat, found, aether, aether)
    mage = table.mages[seat]
    if b.charges[seat] >= mage.charges and not mage.ability.idle(b, OF_SEAT[seat]):
        found.append(options.ABILITY[seat])
    if "once" in table.reacts:
        _once(b, seat, found)
    for card in zones[IN_PLAY]:
        price = kinds[card].discard_for
        if price is not None and price.full(b, WITH_CARD[seat][card]):
            found.append(options.discard_power(kinds[card]))
    found.append(options.END_MAIN)
    return found


def _spend_on_self(b: Battle, seat: int, found: list[Option], for_charges: int, for_breaches: int) -> None:
    """Charges and breaches. A breach that stands at its last quarter opens for the price of a focus: one option."""
    if for_charges >= CHARGE_COST and b.charges[seat] < b.table.mages[seat].charges:
        found.append(options.CHARGE[seat])
    stages = b.stages
    for breach in (1, 2, 3):
        if for_breaches < FOCUS_COST[breach]:
            break
        stage = stages[4 * seat + breach]
        if stage < OPEN:
            if stage < 3:
                found.append(options.FOCUS[seat][breach])
            if for_breaches >= OPEN_COST[breach][stage]:
                found.append(options.OPEN_UP[seat][breach][stage])


def _once(b: Battle, seat: int, found: list[Option]) -> None:
    """What prepped spells let their owner do once a turn."""
    for card in b.prepped(seat):
        kind = b.kinds[card]
        if kind.once is not None and card not in b.used and not kind.once.idle(b, WITH_CARD[seat][card]):
            option = kind.once_by[seat]
            if option not in found:
                found.append(option)


# What each action does


def _play(b: Battle, seat: int, option: Option) -> None:
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    kinds = b.kinds
    for card in b.zones[first]:
        kind = kinds[card]
        if kind.play_by[seat] is option:
            break
    b.move(card, first + PLAYED)
    if b.events is not None:
        b.tell("played", f"p{seat}/played/{kind.id}", mage=b.mage(seat), card=kind.name)
    kind.play.resolve(b, WITH_CARD[seat][card])


def _prep(b: Battle, seat: int, option: Option) -> None:
    breach = option.b
    for card in b.zones[FIRST_PLAYER + ZONES_A_PLAYER * seat]:
        kind = b.kinds[card]
        if kind.prep_to[seat][breach] is option:
            deeds.prep(b, card, seat, breach)
            return


def _gain(b: Battle, seat: int, option: Option) -> None:
    for pile in b.table.market:
        if pile.option is option:
            deeds.pay(b, pile.use, pile.cost)
            gain_card(b, seat, b.zones[pile.zone][-1])
            return


def _charge(b: Battle, seat: int, option: Option) -> None:
    deeds.pay(b, CHARGES, CHARGE_COST)
    deeds.gain_charge(b, seat)


def _focus(b: Battle, seat: int, option: Option) -> None:
    deeds.pay(b, BREACHES, FOCUS_COST[option.b])
    deeds.focus(b, seat, option.b)


def _open(b: Battle, seat: int, option: Option) -> None:
    deeds.pay(b, BREACHES, OPEN_COST[option.b][b.stages[4 * seat + option.b]])
    deeds.open_breach(b, seat, option.b)


def _use(b: Battle, seat: int, option: Option) -> None:
    for card in b.prepped(seat):
        kind = b.kinds[card]
        if kind.once is not None and card not in b.used and kind.once_by[seat] is option:
            b.used = (*b.used, card)
            if b.events is not None:
                b.tell("used", f"p{seat}", mage=b.mage(seat), card=kind.name)
            kind.once.resolve(b, WITH_CARD[seat][card])
            return


def _ability(b: Battle, seat: int, option: Option) -> None:
    mage = b.table.mages[seat]
    if b.events is not None:
        b.tell("ability", f"p{seat}/ability", mage=mage.name, ability=mage.ability_name)
    b.charges[seat] = 0
    mage.ability.resolve(b, OF_SEAT[seat])


def _discard_power(b: Battle, seat: int, option: Option) -> None:
    for card in b.zones[IN_PLAY]:
        kind = b.kinds[card]
        if kind.discard_for is not None and options.discard_power(kind) is option:
            if b.events is not None:
                b.tell("power-paid", f"nemesis/{kind.id}", mage=b.mage(seat), card=kind.name)
            b.agenda.append((POWER_PAID, WITH_CARD[seat][card]))
            kind.discard_for.resolve(b, WITH_CARD[seat][card])
            return


class PowerPaid(Effect[Battle, Scope]):
    """Somebody has paid for a power: it is discarded without effect."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.discard_nemesis_card(b, c.card)

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

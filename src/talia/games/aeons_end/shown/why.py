"""Why things cannot be chosen, told from what the options are made of: prices, purses, breaches and phases."""

from __future__ import annotations

from collections.abc import Iterator

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.vocabulary.gains import Spend, at_stalls
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.rules.layout import BREACH, IN_PLAY
from talia.games.aeons_end.rules.main_actions import CHARGE_COST
from talia.games.aeons_end.rules.prepping import spots, usable_breaches
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD
from talia.games.aeons_end.rules.wallet import BREACHES, CHARGES, COSTS, USE_OF_SORT
from talia.games.aeons_end.shown.cause import about
from talia.games.aeons_end.shown.known import breaches_of
from talia.kernel.decision import Decision
from talia.kernel.game import WhyNot
from talia.kernel.voice import Name


def why_not(battle: Battle, decision: Decision) -> list[WhyNot]:
    """What cannot be chosen in a phase of a player's turn, and why."""
    seat = decision.seat
    if seat is None:
        return []
    lit = {about(battle, option) for option in decision.options}
    if decision.word == "ask-main":
        found = _in_main_phase(battle, seat)
    elif decision.word == "ask-casting":
        found = _before_main_phase(battle, seat)
    else:
        return []
    return [each for each in found if each.to or (each.about not in lit and each.about.rpartition("/")[0] not in lit)]


def _in_main_phase(battle: Battle, seat: int) -> Iterator[WhyNot]:
    for pile in battle.table.market:
        ref = f"market/{pile.card.id}"
        if not battle.zones[pile.zone]:
            yield WhyNot(ref, Name("why-pile-empty"))
        elif len(battle.zones[pile.zone]) <= battle.table.keeps:
            yield WhyNot(ref, Name("why-pile-last"))
        elif pile.cost > battle.purse(pile.use):
            yield WhyNot(ref, _short(pile.cost - battle.purse(pile.use)))
    for kind, _, id in at_stalls(battle):
        lacking = kind.cost - battle.purse(USE_OF_SORT[kind.sort])
        if lacking > 0:
            yield WhyNot(f"nemesis/{id}", _short(lacking))
    yield from _preps(battle, seat)
    yield from _breaches(battle, seat)
    mage = battle.table.mages[seat]
    lacking = mage.charges - battle.charges[seat]
    if lacking > 0:
        yield WhyNot(f"p{seat}/ability", _charges_short(lacking, CHARGE_COST - battle.purse(CHARGES)))
    elif mage.ability.idle(battle, OF_SEAT[seat]):
        yield WhyNot(f"p{seat}/ability", Name("why-ability-idle"))
    for card in battle.zones[IN_PLAY]:
        kind = battle.kinds[card]
        price = kind.discard_for
        if price is not None and not price.full(battle, WITH_CARD[seat][card]):
            lacks = _short(price.n - battle.purse(COSTS)) if isinstance(price, Spend) else Name("why-price")
            yield WhyNot(f"nemesis/{kind.id}", lacks)


def _short(n: int) -> Name:
    return Name("why-aether-short", n=n)


def _charges_short(charges: int, aether: int) -> Name:
    return Name("why-charges-short", n=charges, aether=max(aether, 0))


def _preps(battle: Battle, seat: int) -> Iterator[WhyNot]:
    """Spells in hand: why they have no breach to go to, or why not this one."""
    usable = usable_breaches(battle, seat)
    for kind in dict.fromkeys(battle.kinds[card] for card in battle.hand(seat)):
        if kind.sort != Sort.SPELL:
            continue
        ref = f"p{seat}/hand/{kind.id}"
        possible = spots(battle, seat, kind, usable, True)
        if not possible:
            yield WhyNot(ref, Name("why-no-room" if usable else "why-no-breach"))
        for breach in breaches_of(battle, seat):
            if breach not in possible:
                yield WhyNot(ref, _no_place(battle, seat, breach, usable), f"p{seat}/breach/{ROMAN[breach]}")


def _no_place(battle: Battle, seat: int, breach: int, usable: list[int]) -> Name:
    if battle.stages[4 * seat + breach] == GONE:
        return Name("why-breach-gone", breach=ROMAN[breach])
    if breach not in usable:
        return Name("why-not-focused", breach=ROMAN[breach])
    if battle.occupants(seat, breach):
        return Name("why-breach-taken", breach=ROMAN[breach])
    return Name("why-needs-two", breach=ROMAN[breach])


def _breaches(battle: Battle, seat: int) -> Iterator[WhyNot]:
    """Breaches that are too dear to be focused, and what lies on them until the next casting phase."""
    for breach in breaches_of(battle, seat):
        stage, roman = battle.stages[4 * seat + breach], ROMAN[breach]
        ref = f"p{seat}/breach/{roman}"
        if stage == GONE:
            yield WhyNot(ref, Name("why-breach-gone", breach=roman))
        elif stage < OPEN and battle.purse(BREACHES) < battle.make(seat, breach).focus:
            yield WhyNot(ref, _short(battle.make(seat, breach).focus - battle.purse(BREACHES)))
        for card in battle.zone(seat, BREACH + breach):
            yield WhyNot(f"{ref}/{battle.kinds[card].id}", Name("why-casting-phase"))


def _before_main_phase(battle: Battle, seat: int) -> Iterator[WhyNot]:
    """While spells are cast, all else waits for the main phase."""
    later = Name("why-main-phase")
    for kind in dict.fromkeys(battle.kinds[card] for card in battle.hand(seat)):
        yield WhyNot(f"p{seat}/hand/{kind.id}", later)
    for pile in battle.table.market:
        yield WhyNot(f"market/{pile.card.id}", later)
    yield WhyNot(f"p{seat}/ability", later)
    for breach in battle.closed(seat):
        yield WhyNot(f"p{seat}/breach/{ROMAN[breach]}", later)

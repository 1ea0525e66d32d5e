"""Gaining: aether, life, charges, cards."""

from __future__ import annotations

from dataclasses import dataclass

from talia.games.aeons_end import deeds
from talia.games.aeons_end.battle import ANYTHING, COSTS, RELICS, SPELLS, Battle
from talia.games.aeons_end.layout import DECK, DISCARD, zone
from talia.games.aeons_end.options import SKIP
from talia.games.aeons_end.scope import Scope
from talia.games.aeons_end.vocabulary.base import Deed
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

FOR_ANYTHING = "anything"
NOT_RELIC_OR_SPELL = "not-relic-or-spell"
_SERVES = {FOR_ANYTHING: ANYTHING, NOT_RELIC_OR_SPELL: ANYTHING & ~(RELICS | SPELLS)}


@dataclass(frozen=True, slots=True)
class GainAether(Deed):
    """Gain aether, perhaps only for some uses."""

    n: int
    only: str = FOR_ANYTHING

    def resolve(self, b: Battle, c: Scope) -> None:
        serves = _SERVES[self.only]
        if serves == ANYTHING:
            b.aether += self.n
        else:
            b.purses = (*b.purses, (serves, self.n))
        if b.events is not None:
            b.tell("aether", f"p{c.seat}", mage=b.mage(c.seat), n=self.n, left=b.aether + sum(n for _, n in b.purses))

    def clause(self, v: Voice, form: str) -> str:
        aether = v.say("do-gain-aether", form=form, n=self.n)
        return aether if self.only == FOR_ANYTHING else f"{aether} {v.say('aether-' + self.only)}"


@dataclass(frozen=True, slots=True)
class Spend(Deed):
    """Spend aether, as the price of something."""

    n: int

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.pay(b, COSTS, self.n)

    def full(self, b: Battle, c: Scope) -> bool:
        return b.purse(COSTS) >= self.n

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-spend", form=form, n=self.n)


@dataclass(frozen=True, slots=True)
class GainLife(Deed):
    """That player gains life. Cut short by the maximum it still counts as done; the exhausted cannot do it at all."""

    n: int

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.gain_life(b, c.seat, self.n)

    def full(self, b: Battle, c: Scope) -> bool:
        return b.life[c.seat] > 0

    def idle(self, b: Battle, c: Scope) -> bool:
        return b.life[c.seat] in (0, b.table.full_life)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-life", form=form, n=self.n)


@dataclass(frozen=True, slots=True)
class GraveholdGains(Deed):
    """Gravehold gains life."""

    n: int

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.gravehold_gains(b, self.n)

    def idle(self, b: Battle, c: Scope) -> bool:
        return b.gravehold == b.table.full_gravehold

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gravehold-gains", n=self.n)


@dataclass(frozen=True, slots=True)
class Draw(Deed):
    """That player draws cards."""

    n: int

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.draw(b, c.seat, self.n)

    def idle(self, b: Battle, c: Scope) -> bool:
        return not (b.zone(c.seat, DECK) or b.zone(c.seat, DISCARD))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw", form=form, n=self.n)


@dataclass(frozen=True, slots=True)
class LosesAllCharges(Deed):
    """That player loses all charges."""

    def resolve(self, b: Battle, c: Scope) -> None:
        deeds.lose_charges(b, c.seat)

    def idle(self, b: Battle, c: Scope) -> bool:
        return b.charges[c.seat] == 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lose-all-charges", form=form)


@dataclass(frozen=True, slots=True)
class NextGainOntoDeck(Deed):
    """You may place the next card you gain this turn on top of your deck."""

    def resolve(self, b: Battle, c: Scope) -> None:
        b.redirects = (*b.redirects, (ONTO_DECK, c.card))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-next-gain-onto-deck", form=form)


@dataclass(frozen=True, slots=True)
class OntoDeck(Deed):
    """The card just gained (`c.it`) may go on top of its owner's deck."""

    def resolve(self, b: Battle, c: Scope) -> None:
        kind = b.kinds[c.it]
        place = Option(f"top:{kind.id}", "option-onto-deck", {"card": kind.name}, f"p{c.seat}/deck")
        b.ask(c.seat, "ask-onto-deck", [place, SKIP], self, c, {"card": kind.name})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is not SKIP and b.where[c.it] == zone(c.seat, DISCARD):
            b.move(c.it, zone(c.seat, DECK))
            if b.events is not None:
                b.tell("onto-deck", f"p{c.seat}/deck", mage=b.mage(c.seat), card=b.kinds[c.it].name)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-next-gain-onto-deck", form=form)


ONTO_DECK = OntoDeck()


def gain_card(b: Battle, seat: int, card: int) -> None:
    """A player gains a card: onto the discard pile at once, then whatever wants to redirect the next card gained."""
    b.move(card, zone(seat, DISCARD))
    if b.events is not None:
        b.tell("gained", f"p{seat}/discard", mage=b.mage(seat), card=b.kinds[card].name)
    if b.redirects and seat == b.active:
        redirects, b.redirects = b.redirects, ()
        b.agenda.append((redirects[0][0], Scope(seat, redirects[0][1], card)))


def gain(n: int, only: str = FOR_ANYTHING) -> Deed:
    """Gain aether."""
    return GainAether(n, only)


def spend(n: int) -> Deed:
    """Spend aether."""
    return Spend(n)


def gains_life(n: int) -> Deed:
    """That player gains life."""
    return GainLife(n)


def gravehold_gains(n: int) -> Deed:
    """Gravehold gains life."""
    return GraveholdGains(n)


def draws(n: int) -> Deed:
    """That player draws cards."""
    return Draw(n)


def loses_all_charges() -> Deed:
    """That player loses all charges."""
    return LosesAllCharges()


def next_gain_onto_deck() -> Deed:
    """You may place the next card you gain this turn on top of your deck."""
    return NextGainOntoDeck()

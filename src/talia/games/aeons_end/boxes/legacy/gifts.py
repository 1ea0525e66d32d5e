"""What a mage of Legacy can be given. All of it is ours but for what the eight first starting cards do.

The rulebook says when a mage grows, and no public list says how: an ability with its charges, breach IV or something that
happens when a breach is opened, a second starting card with pulse, and a last gift. These are made to be worth about as much
as each other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from talia.games.aeons_end.boxes.legacy.starters import FIRST
from talia.games.aeons_end.boxes.legacy.starters import SECOND as SECOND_CARDS
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    any_player,
    deal,
    destroy,
    draws,
    focus_any,
    gains_charge,
    gains_life,
    gravehold_gains,
    in_discard,
    reveal_turn_may_bury,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.casting import cast_one
from talia.games.aeons_end.cards.vocabulary.gains import gain_a_spell
from talia.games.aeons_end.cards.vocabulary.picks import TAKING, Pick
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import FOCUS_COST, OPEN_COST, ROMAN, Make
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Name, Voice

START: Final = "start"
ABILITY: Final = "ability"
BREACH: Final = "breach"
SECOND: Final = "second"
LAST: Final = "last"
SLOTS: Final = (START, ABILITY, BREACH, SECOND, LAST)
"""The sorts of gifts, in the order in which a mage is given them: one of each."""

II, III, IV = 1, 2, 3
"""Breaches, counted from 0."""


@dataclass(frozen=True, eq=False)
class Gift:
    """Something that makes a mage what they are: a starting `card`; an `ability` with its `charges`, and what it is when it
    has `grown`; a breach of another `make`, or one more breach that faces a `side`; or a `change` of the mage."""

    id: str
    slot: str
    card: Card | None = None
    ability: Deed | None = None
    grown: Deed | None = None
    charges: int = 0
    breach: int = -1
    make: Make | None = None
    side: str = ""
    change: Callable[[Mage, Gift | None], Mage] | None = None

    @property
    def name(self) -> Name:
        """What it is called."""
        return self.card.name if self.card is not None else Name(f"gift-{self.id}")

    def text(self, v: Voice) -> str:
        """What it does, for all but cards, which say themselves."""
        if self.ability is not None:
            return v.say("text-ability", ability=self.name, n=self.charges, text=self.ability.text(v))
        if self.make is not None:
            return self._breach_text(self.make, v)
        return v.say(f"gift-{self.id}-text")

    def _breach_text(self, make: Make, v: Voice) -> str:
        breach = ROMAN[self.breach]
        lines = []
        if make.opened is not None:
            lines.append(v.say("gift-when-opened", gift=self.name, breach=breach, text=make.opened.text(v)))
        else:
            lines.append(v.say("gift-adds", gift=self.name, breach=breach, n=make.bonus))
        dearer = make.focus - FOCUS_COST[self.breach]
        if dearer:
            lines.append(v.say("gift-dearer", n=dearer))
        if make.stays:
            lines.append(v.say("gift-stays", breach=breach))
        return " ".join(lines)


@dataclass(frozen=True)
class Repeated(Deed):
    """Do something so many times."""

    deed: Deed
    times: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.agenda += [(self.deed, scope)] * self.times

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.deed.full(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.deed.idle(battle, scope)

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Repeated(parts[0], self.times)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-repeated", n=self.times, clause=self.deed.clause(v, form))


def _ability(id: str, charges: int, ability: Deed, grown: Deed) -> Gift:
    return Gift(id, ABILITY, ability=ability, grown=grown, charges=charges)


ABILITIES: Final = (
    _ability("torrent-of-will", 5, cast_one(more=2), cast_one(more=4)),
    _ability("shelter", 4, gravehold_gains(4), gravehold_gains(6)),
    _ability("mending-touch", 5, any_player >> gains_life(4), any_player >> gains_life(6)),
    _ability("inspiration", 4, any_ally >> draws(3), any_ally >> draws(4)),
    _ability("four-winds", 5, Repeated(focus_any(), 4), Repeated(focus_any(), 6)),
    _ability("foresight", 4, reveal_turn_may_bury() + (any_ally >> draws(1)),
             reveal_turn_may_bury() + (any_ally >> draws(3))),
    _ability("recollection", 4, Pick(TAKING, in_discard, 2, up_to=True), Pick(TAKING, in_discard, 3, up_to=True)),
    _ability("burning-lash", 5, deal(6), deal(8)),
    _ability("purge", 4, any_player >> destroy(in_discard, 3, up_to=True),
             (any_player >> destroy(in_discard, 3, up_to=True)) + (any_ally >> draws(1))),
)  # fmt: skip


def _opened(id: str, breach: int, deed: Deed, stays: bool = False) -> Gift:
    """A breach on which something happens when it is opened; all else is as usual."""
    bonus = 1 if breach >= III else 0
    make = Make(FOCUS_COST[breach], OPEN_COST[breach], bonus, id=id, opened=deed, stays=stays)
    return Gift(id, BREACH, breach=breach, make=make)


KEEN: Final = Make(
    FOCUS_COST[III] + 1,
    tuple(cost + 1 for cost in OPEN_COST[III]),
    2,
    id="keen-breach",
    since=4,
    former=Make(FOCUS_COST[III], OPEN_COST[III], 2, id="keen-breach"),
)
"""Until rules 4 it cost no more than another third breach, and was worth more than its neighbours."""

BREACHES: Final = (
    Gift("fourth-breach", BREACH, breach=IV, side="down"),
    _opened("singing-breach", II, gains_charge(2)),
    _opened("giving-breach", II, gain_a_spell(most=4)),
    _opened("warding-breach", II, gains_life(2), stays=True),
    _opened("shared-breach", III, any_ally >> draws(2)),
    _opened("sheltering-breach", III, gravehold_gains(3)),
    Gift("keen-breach", BREACH, breach=III, make=KEEN),
)


def _deeper(mage: Mage, ability: Gift | None) -> Mage:
    return replace(mage, charges=mage.charges - 1) if mage.charges > 1 else mage


def _greater(mage: Mage, ability: Gift | None) -> Mage:
    return mage if ability is None or ability.grown is None else replace(mage, ability=ability.grown)


def _further(mage: Mage, ability: Gift | None) -> Mage:
    turned = {"right": "down", "down": "left", "left": "up"}
    further = [turned.get(side, side) for side in mage.breaches[III:]]
    return replace(mage, breaches=(*mage.breaches[:III], *further))


LASTS: Final = (
    Gift("deep-well", LAST, change=_deeper),
    Gift("greater-power", LAST, change=_greater),
    Gift("iron-heart", LAST, change=lambda mage, _: replace(mage, burden=1)),
    Gift("wide-gates", LAST, change=_further),
    Gift("ready-heart", LAST, change=lambda mage, _: replace(mage, starting_charges=2)),
    Gift("first-beat", LAST, change=lambda mage, _: replace(mage, pulse=3)),
)

GIFTS: Final = {
    gift.id: gift
    for gift in (
        *(Gift(card.id, START, card=card) for card in FIRST),
        *ABILITIES,
        *BREACHES,
        *(Gift(card.id, SECOND, card=card) for card in SECOND_CARDS),
        *LASTS,
    )
}
"""Every gift there is, by its id."""


def of_slot(slot: str) -> list[Gift]:
    """The gifts of a sort."""
    return [gift for gift in GIFTS.values() if gift.slot == slot]

"""Casting: what happens when a spell is cast, and deeds that cast one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.reaction import CAST as WHEN_CAST
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.damage import strike
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import ANY_COST, anyones_prepped, prepped_spell
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.attached import ATTACH, attaching, under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.layout import BREACH, DISCARD, DISCARDS, PLACE_OF
from talia.games.aeons_end.rules.moments import COUNTED, cast_by, happens
from talia.games.aeons_end.rules.scope import WITH_CARD, Scope, shared
from talia.games.aeons_end.rules.treasures import sharpened
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Voice


class Cast(Effect):
    """Cast a prepped spell (`scope.card`): it goes to its owner's discard pile, then its effect resolves for the caster.

    `scope.n` is additional damage that an effect lends it.
    """

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = scope.card
        kind: Card = battle.kinds[card]
        owner, place = PLACE_OF[battle.where[card]]
        breach = place - BREACH
        if battle.events is not None:
            battle.tell("cast", f"p{owner}/breach/{ROMAN[breach]}", mage=battle.mage(scope.seat), card=kind.name)
        reacts = battle.table.reacts
        if WHEN_CAST in reacts and not self.keeps():
            happens(battle, WHEN_CAST, scope.seat, card)
        battle.agenda.append((CAST_OVER, shared(scope.seat, battle.casting, card, battle.bonus)))
        battle.casting = card
        battle.bonus = battle.adds(owner, breach) + scope.n
        if "spell_bonus" in reacts:
            battle.bonus += sharpened(battle, card)
        if kind.spans:
            battle.bonus += battle.adds(owner, breach + 1)
        if not self.keeps():
            battle.move(card, DISCARDS[owner])
        assert kind.cast is not None
        if "closed_too" in reacts or "asks_breach" in reacts:
            battle.set_mark(CAST_FROM, 4 * owner + breach + 1)
        if scope.n:
            scope = WITH_CARD[scope.seat][card]
        if COUNTED in reacts:
            battle.done = (*battle.done, cast_by(battle, kind.id, scope.seat))
        if ATTACH in reacts:
            _join_relics(battle, scope, owner, (breach, breach + 1) if kind.spans else (breach,))
        if kind.echo:
            battle.agenda.append((ECHO, Scope(scope.seat, card, n=battle.bonus)))
        kind.cast.resolve(battle, scope)

    def keeps(self) -> bool:
        """Whether the spell stays where it is."""
        return False

    def __repr__(self) -> str:
        return "Cast"


class CastKeeping(Cast):
    """Cast a prepped spell without discarding it."""

    __slots__ = ()

    def keeps(self) -> bool:
        return True

    def __repr__(self) -> str:
        return "CastKeeping"


def _join_relics(battle: Battle, scope: Scope, owner: int, breaches: Sequence[int]) -> None:
    """What relics under the breaches of a cast add to it, and what follows it because of them."""
    for breach in reversed(breaches):
        relic = under(battle, owner, breach)
        if relic >= 0:
            does = attaching(battle.kinds[relic])
            assert does is not None
            battle.bonus += does.adds
            if does.follows is not None:
                battle.agenda.append((does.follows, WITH_CARD[scope.seat][relic]))


class Echo(Effect):
    """The cast effect of a spell (`scope.card`) once more, with all that was added to it (`scope.n`)."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        left, battle.bonus = battle.bonus, scope.n
        kind: Card = battle.kinds[scope.card]
        assert kind.cast is not None
        battle.agenda.append((kind.cast, WITH_CARD[scope.seat][scope.card]))
        if left > 0:  # it joined no blow the first time
            strike(battle, WITH_CARD[scope.seat][scope.card], left)

    def __repr__(self) -> str:
        return "Echo"


class CastOver(Effect):
    """A cast is over. A breach's bonus that joined no blow is dealt by itself; then an outer cast, if any, goes on."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.bonus > 0 and battle.table.rules > 4:  # still this spell's damage, so the cast is over after it
            damage, battle.bonus = battle.bonus, 0
            battle.agenda.append((self, scope))
            strike(battle, WITH_CARD[scope.seat][scope.it], damage)
            return
        damage, battle.casting, battle.bonus = battle.bonus, scope.card, scope.n
        if damage > 0:
            strike(battle, WITH_CARD[scope.seat][scope.it], damage)

    def __repr__(self) -> str:
        return "CastOver"


CAST_FROM: Final = bounded("cast-from", lambda players, piles: 4 * players)
"""The mark that tells the breach of the last cast (four a seat, from 1), where a spell asks for it."""


CAST: Final = Cast()
CAST_KEEPING: Final = CastKeeping()
CAST_OVER: Final = CastOver()
ECHO: Final = Echo()


@dataclass(frozen=True)
class CastAny(Choosing):
    """Cast any player's prepped spell of up to some cost, and perhaps return it to that player's hand."""

    back: bool = field(default=True, repr=False)  # not told, nor those below: older agendas were told without
    most: int = field(default=ANY_COST, repr=False)
    more: int = field(default=0, repr=False)
    own: bool = field(default=False, repr=False)

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        spells = self._spells(battle, scope)
        shared = battle.players > 1 and not self.own
        return scope.seat, "ask-cast-one", card_options(battle, spells, "cast", shared, "option-cast-for")

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        if self.back:
            battle.agenda.append((BACK_TO_HAND, Scope(battle.owner(card), it=card)))
        battle.agenda.append((CAST, Scope(scope.seat, card, n=self.more)))

    def _spells(self, battle: Battle, scope: Scope) -> list[int]:
        spells = (prepped_spell if self.own else anyones_prepped).all(battle, scope)
        if self.most < ANY_COST:
            spells = [card for card in spells if battle.kinds[card].cost <= self.most]
        return spells

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self._spells(battle, scope))

    def clause(self, v: Voice, form: str) -> str:
        if self.back:
            return v.say("do-cast-any", form=form)
        once = v.say(
            "do-cast-own" if self.own else "do-cast-any-once", form=form, n=self.most if self.most < ANY_COST else -1
        )
        return f"{once}. {v.say('do-lend-damage', n=self.more)}" if self.more else once


@dataclass(frozen=True)
class BackToHand(Deed):
    """The spell just cast (`scope.it`) goes to that player's hand, if it still lies in a discard pile."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            deeds.to_hand(battle, scope.it, scope.seat)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.owner(scope.it) < 0 or battle.offset(scope.it) != DISCARD

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-it", form=form)


BACK_TO_HAND: Final = BackToHand()


def cast_any() -> Deed:
    """Cast any player's prepped spell and return it to that player's hand."""
    return CastAny()


def cast_one(most: int = ANY_COST, more: int = 0) -> Deed:
    """Cast any player's prepped spell that costs no more than this, with so much more damage."""
    return CastAny(back=False, most=most, more=more)


def cast_own(most: int = ANY_COST) -> Deed:
    """Cast one of your prepped spells that costs no more than this."""
    return CastAny(back=False, most=most, own=True)

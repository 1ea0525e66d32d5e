"""Prepping spells in the middle of an effect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from talia.games.aeons_end.cards.card import Sort
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import ToBreach, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DISCARD
from talia.games.aeons_end.rules.main_actions import Prep
from talia.games.aeons_end.rules.prepping import spots, usable_breaches
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Voice


@dataclass(frozen=True)
class PrepFromHand(Choosing):
    """Prep a spell in hand to a breach: an open one or, where the card says so, a closed one that nobody focused."""

    closed_too: bool

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        options: list[Option] = []
        for each in dict.fromkeys(battle.options[card] for card in battle.hand(seat)):
            if each.is_spell:
                breaches = spots(battle, seat, each.card, self._usable(battle, seat))
                options += [each.prep[seat][breach] for breach in breaches]
        return seat, "ask-prep", options

    def _usable(self, battle: Battle, seat: int) -> Sequence[int]:
        return battle.breaches_of(seat) if self.closed_too else usable_breaches(battle, seat)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, Prep)
        action.do(battle, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-anywhere" if self.closed_too else "do-prep", form=form)


@dataclass(frozen=True)
class PrepFromDiscard(Choosing):
    """Prep a spell in your discard pile to your breaches, open or closed."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        spells = [card for card in battle.zone(seat, DISCARD) if battle.kinds[card].sort == Sort.SPELL]
        found = []
        for each in card_options(battle, spells, "prep", False):
            card = chosen_card(each)
            kind = battle.kinds[card]
            for breach in spots(battle, seat, kind, battle.breaches_of(seat)):
                args: dict[str, Arg] = {"card": kind.name, "breach": kind.named_breach(breach)}
                key = f"{each.key}>{kind.where_prepped(breach)}"
                found.append(Option(key, "option-prep", args, each.about, ToBreach(card, breach)))
        return seat, "ask-prep", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, ToBreach)
        deeds.prep(battle, action.card, scope.seat, action.breach)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-from-discard", form=form)


def prep_from_discard() -> Deed:
    """Prep a spell in your discard pile to your breaches, open or closed."""
    return PrepFromDiscard()


def prep_from_hand(closed_too: bool = False) -> Deed:
    """Prep a spell in hand."""
    return PrepFromHand(closed_too)

"""*Degrade*: destroy a card that costs 2 or more, for a cheaper one of its type."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed, May
from talia.games.aeons_end.cards.vocabulary.gains import TO_HAND, GainFromSupply
from talia.games.aeons_end.cards.vocabulary.picks import Cards, in_hand
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import WITH_CARD, Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

LEAST: Final = 2
"""What a card costs at least that can be degraded."""

HARM: Final = 2
"""What somebody suffers who cannot degrade."""


@dataclass(frozen=True)
class Degrade(Choosing):
    """That player degrades one of these cards, or all of them: who has none suffers damage."""

    cards: Cards
    all: bool = False

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = self.cards.now(battle, scope)
        if not found:
            deeds.suffer(battle, scope.seat, HARM)
        elif self.all:
            for card in reversed(found):
                battle.agenda.append((DEGRADE_THIS, Scope(scope.seat, scope.card, card)))
        else:
            super().resolve(battle, scope)

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return scope.seat, "ask-degrade", self.cards.options(battle, scope, "degrade")

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        degrade_card(battle, scope.of(scope.seat), chosen_card(option))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return self.cards.at_least(battle, scope, 1)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return False

    def alike(self, battle: Battle, scope: Scope, seats: Sequence[int]) -> bool:
        """None of them can, and Gravehold suffers for each as much (up to rules 11 that was overlooked)."""
        if battle.table.rules < 12 or any(self.cards.at_least(battle, scope.of(seat), 1) for seat in seats):
            return False
        return deeds.gravehold_suffers_alike(battle, seats)

    def clause(self, v: Voice, form: str) -> str:
        if self.all:
            return v.say("do-degrade-all", form=form)
        return v.say("do-degrade", form=form, cards=self.cards.words(v, 1, form))


def degrade_card(battle: Battle, scope: Scope, card: int) -> None:
    """A player's card is destroyed, and the player may gain a cheaper one of its type into hand."""
    kind = battle.kinds[card]
    battle.agenda.append((May(GainFromSupply((kind.sort,), kind.cost - 1, TO_HAND)), WITH_CARD[scope.seat][scope.card]))
    deeds.destroy(battle, card)


@dataclass(frozen=True)
class DegradeThis(Deed):
    """That player degrades the card that was chosen (`scope.it`)."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        degrade_card(battle, scope, scope.it)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-degrade-it", form=form)


DEGRADE_THIS: Final = DegradeThis()


def degrade(cards: Cards = in_hand, all: bool = False) -> Deed:
    """That player degrades one of these cards, or all of them. Only those that cost 2 or more can be."""
    return Degrade(replace(cards, least=max(cards.least, LEAST)), all)

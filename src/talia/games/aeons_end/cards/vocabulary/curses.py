"""Curses: cards of a face-up deck that is no supply pile, which nemesis cards make players gain."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.gains import TO_DECK, TO_DISCARD_PILE, TO_HAND
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import gain_card, place_on_deck
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Name, Voice

CURSES: Final = Zone("curses", word="table-curses")
"""The curse deck."""


@dataclass(frozen=True)
class GainsCurse(Deed):
    """That player gains curses of this name from the curse deck, as many as are left there."""

    id: str
    n: int = 1
    to: str = TO_DISCARD_PILE

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for card in self._there(battle, self.n):
            gain_card(battle, scope.seat, card)
            if self.to == TO_DECK:
                place_on_deck(battle, scope.seat, card)
            elif self.to == TO_HAND:
                deeds.to_hand(battle, card, scope.seat)

    def _there(self, battle: Battle, n: int) -> list[int]:
        """The first so many of them in the curse deck, or as many as there are."""
        found: list[int] = []
        number = battle.table.layout.numbers.get(CURSES)
        if number is not None:
            kinds, id = battle.kinds, self.id
            for card in battle.zones[number]:
                if kinds[card].id == id:
                    found.append(card)
                    if len(found) == n:
                        break
        return found

    def full(self, battle: Battle, scope: Scope) -> bool:
        return len(self._there(battle, self.n)) == self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._there(battle, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say(f"do-gain-curse{self.to}", form=form, card=Name(f"card-{self.id}"), n=self.n)


def gains_curse(id: str, n: int = 1, to: str = TO_DISCARD_PILE) -> Deed:
    """That player gains curses of this name from the curse deck."""
    return GainsCurse(id, n, to)

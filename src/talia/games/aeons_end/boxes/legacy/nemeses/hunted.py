"""The blade of the campaign that hunts one player: whom, is chosen when it comes into play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.vocabulary import lowest_life
from talia.games.aeons_end.cards.vocabulary.base import Deed, called
from talia.games.aeons_end.cards.vocabulary.people import Who
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice

HUNTED: Final = bounded("hunted", lambda players, piles: players)
"""The mark of whoever is hunted: their seat, counted from 1."""


@dataclass(frozen=True)
class IsHunted(Deed):
    """That player is the one who is hunted from now on."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(HUNTED, scope.seat + 1)
        if battle.events is not None:
            battle.tell("hunted", f"p{scope.seat}", mage=battle.mage(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-be-hunted", form=form)


@dataclass(frozen=True)
class Hunted(Who):
    """*The hunted player*; where nobody is, the one with the lowest life."""

    word: str = called("hunted")

    def among(self, battle: Battle, scope: Scope, deed: Deed) -> list[int]:
        seat = battle.mark(HUNTED) - 1
        return [seat] if seat >= 0 else lowest_life.among(battle, scope, deed)


hunted: Final = Hunted()

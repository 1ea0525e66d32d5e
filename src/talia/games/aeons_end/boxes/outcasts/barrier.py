"""Taqren's barrier: whenever he is hurt its token moves, and where it comes to lie something happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.vocabulary import any_ally, draws, focus_lowest, gains_charge, prep_from_hand
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules.actions import OnNumber, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice

PLACE: Final = bounded("barrier", lambda players, piles: 3)
"""The mark that tells where the token lies, from 0: the first place."""

PLACES: Final[tuple[Deed, ...]] = (
    any_ally >> draws(1),
    focus_lowest(),
    gains_charge(1),
    prep_from_hand(closed_too=True),
)


@dataclass(frozen=True)
class BarrierMoves(Deed):
    """Move the token to a different place, and do what is told there."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [option for place, option in enumerate(OPTIONS) if place != battle.mark(PLACE)]
        battle.ask(scope.seat, "ask-barrier", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        place = chosen_number(option)
        battle.set_mark(PLACE, place)
        PLACES[place].resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-barrier-moves")


OPTIONS: Final = tuple(
    Option(f"barrier:{place + 1}", "option-either", {"deed": deed}, action=OnNumber(place))
    for place, deed in enumerate(PLACES)
)
BARRIER: Final = BarrierMoves()


def where_it_lies(battle: Battle) -> Deed:
    """What is told at the place of the token."""
    return PLACES[battle.mark(PLACE)]

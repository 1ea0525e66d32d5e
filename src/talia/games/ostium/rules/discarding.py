"""Discarding from hand, which a player may do at any moment of their own turn."""

from __future__ import annotations

from abc import abstractmethod

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import DISCARD, FIRST_SIDE, ZONES_A_SIDE
from talia.games.ostium.rules.powers import DONE
from talia.games.ostium.rules.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

DISCARDS = "option-discard"
"""The word of every option to discard a card."""


def discard(clash: Clash, side: int, option: Option) -> int:
    """Discard a card from hand. What it does then is done by whoever let it be discarded."""
    kinds = clash.kinds
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    for card in clash.zones[hand]:
        kind: Creature = kinds[card]
        if kind.discard_by[side] is option:
            break
    clash.move(card, hand + DISCARD)
    if clash.events is not None:
        clash.tell("discarded", f"p{side}/discard", side=deeds.who(clash, side), card=kind.name)
    return card


def or_discard(clash: Clash, side: int, options: list[Option]) -> list[Option]:
    """What a player may choose in their attack phase, and to discard a card besides."""
    hand = clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]
    if not hand or clash.arena.rules == 1:
        return options
    clash.offered = True
    return options + discards(clash, side)


def discards(clash: Clash, side: int) -> list[Option]:
    """The cards of a hand, to be discarded; like ones are one option."""
    kinds, copies = clash.kinds, clash.arena.copies
    found: list[Option] = []
    for card in clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
        kind: Creature = kinds[card]
        if kind not in copies or kind.discard_by[side] not in found:
            found.append(kind.discard_by[side])
    return found


class OrDiscard(Effect):
    """Something to choose in one's attack phase. Whoever discards a card instead chooses then."""

    __slots__ = ()

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        if option.word == DISCARDS:
            discard(clash, scope.side, option)
            self.resolve(clash, scope)
        else:
            self.choose(clash, scope, option)

    @abstractmethod
    def choose(self, clash: Clash, scope: Scope, option: Option) -> None:
        """Go on with what was chosen."""

    def __repr__(self) -> str:
        return type(self).__name__


class Keep(Effect):
    """Before they draw, players may discard cards they have kept so far.

    That is asked for its own sake only if something is new since discarding was last on offer: the field has been
    refilled, or a creature of theirs was laid onto their discard pile.
    """

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        if not clash.offered:
            self.ask(clash, scope)

    def ask(self, clash: Clash, scope: Scope) -> None:
        """Ask for the next card, as long as there is any."""
        found = or_discard(clash, scope.side, [])
        if found:
            clash.decision = Decision(scope.side, "ask-discard", [*found, DONE], self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        if option is not DONE:
            discard(clash, scope.side, option)
            self.ask(clash, scope)

    def __repr__(self) -> str:
        return "Keep"


KEEP = Keep()

"""Discarding from hand, which a player may do at any moment of their own turn."""

from __future__ import annotations

from abc import abstractmethod

from talia.games.ostium import deeds
from talia.games.ostium.clash import Clash
from talia.games.ostium.creatures import Creature
from talia.games.ostium.layout import DISCARD, FIRST_SIDE, ZONES_A_SIDE
from talia.games.ostium.powers import DONE
from talia.games.ostium.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect

DISCARDS = "option-discard"
"""The word of every option to discard a card."""


def discard(b: Clash, side: int, option: Option) -> int:
    """Discard a card from hand. What it does then is done by whoever let it be discarded."""
    kinds = b.kinds
    hand = FIRST_SIDE + ZONES_A_SIDE * side
    for card in b.zones[hand]:
        kind: Creature = kinds[card]
        if kind.discard_by[side] is option:
            break
    b.move(card, hand + DISCARD)
    if b.events is not None:
        b.tell("discarded", f"p{side}/discard", side=deeds.who(b, side), card=kind.name)
    return card


def or_discard(b: Clash, side: int, options: list[Option]) -> list[Option]:
    """What a player may choose in their attack phase, and to discard a card besides."""
    hand = b.zones[FIRST_SIDE + ZONES_A_SIDE * side]
    if not hand or b.arena.rules == 1:
        return options
    b.offered = True
    return options + discards(b, side)


def discards(b: Clash, side: int) -> list[Option]:
    """The cards of a hand, to be discarded; like ones are one option."""
    kinds, copies = b.kinds, b.arena.copies
    found: list[Option] = []
    for card in b.zones[FIRST_SIDE + ZONES_A_SIDE * side]:
        kind: Creature = kinds[card]
        if kind not in copies or kind.discard_by[side] not in found:
            found.append(kind.discard_by[side])
    return found


class OrDiscard(Effect[Clash, Scope]):
    """Something to choose in one's attack phase. Whoever discards a card instead chooses then."""

    __slots__ = ()

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        if option.word == DISCARDS:
            discard(b, c.side, option)
            self.resolve(b, c)
        else:
            self.choose(b, c, option)

    @abstractmethod
    def choose(self, b: Clash, c: Scope, option: Option) -> None:
        """Go on with what was chosen."""

    def __repr__(self) -> str:
        return type(self).__name__


class Keep(Effect[Clash, Scope]):
    """Before they draw, players may discard cards they have kept so far.

    That is asked for its own sake only if something is new since discarding was last on offer: the field has been
    refilled, or a creature of theirs was laid onto their discard pile.
    """

    __slots__ = ()

    def resolve(self, b: Clash, c: Scope) -> None:
        if not b.offered:
            self.ask(b, c)

    def ask(self, b: Clash, c: Scope) -> None:
        """Ask for the next card, as long as there is any."""
        found = or_discard(b, c.side, [])
        if found:
            b.decision = Decision(c.side, "ask-discard", [*found, DONE], self, c)

    def answer(self, b: Clash, c: Scope, option: Option) -> None:
        if option is not DONE:
            discard(b, c.side, option)
            self.ask(b, c)

    def __repr__(self) -> str:
        return "Keep"


KEEP = Keep()

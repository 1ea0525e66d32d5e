"""Discarding from hand, which a player may do at any moment of their own turn."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final

from talia.games.ostium.cards.creatures import Creature
from talia.games.ostium.rules import deeds
from talia.games.ostium.rules.clash import Clash
from talia.games.ostium.rules.layout import DISCARD, FIRST_SIDE, SLOTS, ZONES_A_SIDE
from talia.games.ostium.rules.offers import discards, does_last, may_cost_creatures, offer
from talia.games.ostium.rules.picks import DevelopmentAction
from talia.games.ostium.rules.powers import DONE
from talia.games.ostium.rules.scope import Scope
from talia.kernel.decision import Decision, Option
from talia.kernel.effect import Effect, Step

HAND_SIZE: Final = 5


class Discard(DevelopmentAction):
    """Discard a creature from hand. What it does then, it does in the development phase alone."""

    __slots__ = ("kind",)

    def __init__(self, kind: Creature) -> None:
        self.kind = kind

    def do(self, clash: Clash, side: int) -> None:
        kinds, kind = clash.kinds, self.kind
        hand = FIRST_SIDE + ZONES_A_SIDE * side
        for card in clash.zones[hand]:
            if kinds[card] is kind:
                break
        clash.move(card, hand + DISCARD)
        if clash.events is not None:
            clash.tell("discarded", f"p{side}/discard", side=deeds.who(clash, side), card=kind.name)
        if clash.phase == "attack":
            return
        if kind.discard_crystals:
            deeds.gather(clash, side, kind.discard_crystals)
        if kind.discard_others:
            offer(clash, side, [(ability, card) for ability in kind.discard_others])


def or_discard(clash: Clash, side: int, options: list[Option]) -> list[Option]:
    """What a player may choose in their attack phase, and to discard a card besides."""
    hand = clash.zones[FIRST_SIDE + ZONES_A_SIDE * side]
    if not hand or clash.arena.rules == 1:
        return options
    clash.offered = True
    return options + discards(clash, side)


def drawn_again(clash: Clash, side: int, charging: bool = True) -> bool:
    """Whether a player is about to draw every card they have, so that it is all the same which of them they discard before
    (since rules 6), and (since rules 9) in which order they lay creatures down. No creature comes to their discard pile
    meanwhile but those that lie, and no `last` does anything to their cards: of rivals who lie, or who may yet fall while
    there are charges to come."""
    rules = clash.arena.rules
    if rules < 6:
        return False
    rivals = clash.rivals(side)
    collected = len(rivals) == 1  # of three, each waits for their own next turn
    lying = SLOTS[clash.lying >> 6 * side & 0b111111]
    if rules < 9 and lying:
        return False
    coming = lying if collected else ()
    first = FIRST_SIDE + ZONES_A_SIDE * side
    hand, deck, discard = clash.zones[first : first + 3]
    if len(hand) + len(deck) + len(discard) + len(coming) > HAND_SIZE:
        return False
    if rules < 9:
        return not any(does_last(clash, each, slot) for each in range(clash.sides) for slot in range(6))
    if any(does_last(clash, side, slot) for slot in coming):
        return False
    if not collected:
        return True
    leaving = range(6) if charging else SLOTS[clash.lying >> 6 * rivals[0] & 0b111111]
    return not may_cost_creatures(clash, rivals[0], leaving, side)


class OrDiscard(Step):
    """Something to choose in one's attack phase. Whoever discards a card instead chooses then."""

    __slots__ = ()

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, Discard):
            action.do(clash, scope.side)
            self.ask_again(clash, scope)
        else:
            self.choose(clash, scope, option)

    def ask_again(self, clash: Clash, scope: Any) -> None:
        """Ask again now that a card is discarded. Any, here and below: each of these effects has a scope of its own."""
        self.resolve(clash, scope)

    @abstractmethod
    def choose(self, clash: Clash, scope: Any, option: Option) -> None:
        """Go on with what was chosen."""


class FirstQuestion(OrDiscard):
    """A question that a position may wait with in the attack phase, even if there is only one answer to it."""

    __slots__ = ()

    @abstractmethod
    def ask_anyway(self, clash: Clash, scope: Scope) -> None:
        """Ask even if there is only one answer."""

    def besides(self, clash: Clash, side: int, answers: list[Option]) -> list[Option]:
        """The one answer there is and, since rules 8, to discard a card besides."""
        return or_discard(clash, side, answers) if clash.arena.rules > 7 else answers

    def ask_again(self, clash: Clash, scope: Scope) -> None:
        """As long as there are cards in hand, one answer is still a question."""
        if clash.hand(scope.side):
            self.ask_anyway(clash, scope)
        else:
            self.resolve(clash, scope)


class Keep(Effect):
    """Before they draw, players may discard cards they have kept so far.

    That is asked for its own sake only if something is new since discarding was last on offer: the field has been
    refilled, or a creature of theirs was laid onto their discard pile.
    """

    __slots__ = ()

    def resolve(self, clash: Clash, scope: Scope) -> None:
        if not clash.offered and not drawn_again(clash, scope.side, charging=False):
            self.ask(clash, scope)

    def ask(self, clash: Clash, scope: Scope) -> None:
        """Ask for the next card, as long as there is any."""
        found = or_discard(clash, scope.side, [])
        if found:
            clash.decision = Decision(scope.side, "ask-discard", [*found, DONE], self, scope)

    def answer(self, clash: Clash, scope: Scope, option: Option) -> None:
        action = option.action
        if isinstance(action, Discard):
            action.do(clash, scope.side)
            self.ask(clash, scope)

    def __repr__(self) -> str:
        return "Keep"


KEEP: Final = Keep()

"""Xaxos: Outcast, who may stand in Gravehold's place: charges can be given to him, and eight of them call his ability."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import OF_SEAT, Scope
from talia.games.aeons_end.rules.steps import Closing
from talia.kernel.decision import Option
from talia.kernel.effect import Effect, Step
from talia.kernel.sight import NOBODY as UNSEEN

CHARGES: Final = "xaxos"
"""The mark that counts his charges."""

MOST: Final = 8
ABILITIES: Final = Zone("xaxos-deck", UNSEEN, "table-xaxos-deck")
USED: Final = Zone("xaxos-discard", word="table-xaxos-discard")
"""His ability deck and its discard pile."""

PLACES: Final = (ABILITIES, USED)
"""The zones that he brings to the table."""


def charges(battle: Battle) -> int:
    """How many charges he has."""
    return battle.mark(CHARGES)


def who_gains(battle: Battle, seat: int, amount: int) -> None:
    """A player would gain charges: they may have Xaxos gain them instead."""
    own = battle.charges[seat] < battle.table.mages[seat].charges
    his = charges(battle) < MOST
    found = [*([KEEP] if own else []), *([GIVE] if his else [])]
    if found:
        battle.ask(seat, "ask-charges", found, WHO_GAINS, Scope(seat, n=amount), {"n": amount})


class WhoGains(Effect):
    """Whether a player keeps charges or gives them to Xaxos (`scope.n` of them)."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        who_gains(battle, scope.seat, scope.n)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        from talia.games.aeons_end.rules import deeds

        if option is GIVE:
            gain(battle, scope.seat, scope.n)
        else:
            deeds.gain_charge(battle, scope.seat, scope.n, own=True)

    def __repr__(self) -> str:
        return "WhoGains"


KEEP: Final = Option("charge:own", "option-keep-charge")
GIVE: Final = Option("charge:xaxos", "option-give-charge", about="gravehold")
WHO_GAINS: Final = WhoGains()


def gain(battle: Battle, seat: int, amount: int) -> None:
    """He gains charges, as far as there is room. With the last one he acts once the effect that brought it is over."""
    if not battle.table.xaxos:
        return
    gained = min(amount, MOST - charges(battle))
    if gained <= 0:
        return
    battle.set_mark(CHARGES, charges(battle) + gained)
    if battle.events is not None:
        battle.tell("xaxos-charge", "gravehold", n=gained, left=charges(battle))
    if charges(battle) == MOST:
        _wait(battle, (USE_ABILITY, OF_SEAT[seat]))


def _wait(battle: Battle, frame: tuple[Effect, Scope]) -> None:
    """Put it on the agenda below all that is left of what is under way: above the next step of the turn."""
    agenda = battle.agenda
    for index in range(len(agenda) - 1, -1, -1):
        if _comes_after(battle, agenda[index][0]):
            agenda.insert(index + 1, frame)
            return
    agenda.insert(0, frame)


def _comes_after(battle: Battle, effect: Effect) -> bool:
    """Whether this is another step of the turn; until rules 10 he did not wait for the card under way to be discarded or
    placed into play."""
    if battle.table.rules < 11:
        return isinstance(effect, Step)
    nemesis = battle.table.nemesis
    at_its_time = effect is nemesis.turn_begins or effect is nemesis.turn_ends
    return at_its_time or (isinstance(effect, Step) and not isinstance(effect, Closing))


class UseAbility(Effect):
    """He loses all charges, and the top card of his ability deck is resolved."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(CHARGES, 0)
        deck, used = battle.number(ABILITIES), battle.number(USED)
        if not battle.zones[deck]:
            battle.pour(used, deck)
            battle.shuffle(deck)
        if not battle.zones[deck]:
            return
        card = battle.zones[deck][-1]
        kind = battle.kinds[card]
        battle.move(card, used)
        if battle.events is not None:
            battle.tell("xaxos-acts", "gravehold", card=kind.name)
        assert kind.play is not None
        kind.play.resolve(battle, Scope(scope.seat, card))

    def __repr__(self) -> str:
        return "UseAbilityOfXaxos"


USE_ABILITY: Final = UseAbility()

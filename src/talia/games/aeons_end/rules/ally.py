"""An ally in Gravehold's place: charges can be given to them, and the last one calls one of their abilities."""

from __future__ import annotations

from functools import cache
from typing import Final

from talia.games.aeons_end.cards.ally import Ally
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import OF_SEAT, Scope
from talia.games.aeons_end.rules.steps import Closing
from talia.kernel.decision import Option
from talia.kernel.effect import Effect, Step


def charges(battle: Battle, ally: Ally) -> int:
    """How many charges an ally has."""
    return battle.mark(ally.id)


def room(battle: Battle, ally: Ally) -> int:
    """How many more an ally can have."""
    return ally.charges - charges(battle, ally)


def who_gains(battle: Battle, ally: Ally, seat: int, amount: int, sought: bool = False) -> None:
    """A player would gain charges: they may have the ally gain them instead. Whoever has no room may let the ally's last
    charge go, so that the ally does not act yet (up to rules 12 they could not), unless it is just what they `sought`."""
    own = battle.charges[seat] < battle.table.mages[seat].charges
    there = room(battle, ally)
    found = [*([KEEP] if own else []), *([give(ally)] if there > 0 else [])]
    if 0 < there <= amount and not own and not sought and battle.table.rules > 12:
        found.append(refuse(ally, amount))
    if found:
        battle.ask(seat, "ask-charges", found, WHO_GAINS, Scope(seat, n=amount), {"n": amount})


class WhoGains(Effect):
    """Whether a player keeps charges, gives them to the ally or lets them go (`scope.n` of them)."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        who_gains(battle, standing(battle), scope.seat, scope.n)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        from talia.games.aeons_end.rules import deeds

        ally = standing(battle)
        if option is KEEP:
            deeds.gain_charge(battle, scope.seat, scope.n, own=True)
        elif option is give(ally):
            gain(battle, ally, scope.seat, scope.n)

    def __repr__(self) -> str:
        return "WhoGains"


def standing(battle: Battle) -> Ally:
    """The ally who stands in Gravehold's place."""
    ally = battle.table.ally
    assert ally is not None
    return ally


@cache
def give(ally: Ally) -> Option:
    """Give charges to an ally."""
    return Option(f"charge:{ally.id}", "option-give-charge", {"ally": ally.name}, "gravehold")


@cache
def refuse(ally: Ally, amount: int) -> Option:
    """Let charges go, so that an ally who would have all with them does not act."""
    return Option("charge:none", "option-refuse-charge", {"ally": ally.name, "n": amount})


KEEP: Final = Option("charge:own", "option-keep-charge")
WHO_GAINS: Final = WhoGains()


def gain(battle: Battle, ally: Ally, seat: int, amount: int) -> None:
    """The ally gains charges, as far as there is room. The last one calls an ability once the effect that
    brought it is over."""
    gained = min(amount, room(battle, ally))
    if gained <= 0:
        return
    battle.set_mark(ally.id, charges(battle, ally) + gained)
    if battle.events is not None:
        battle.tell("ally-charge", "gravehold", ally=ally.name, n=gained, left=charges(battle, ally))
    if not room(battle, ally):
        _wait(battle, (use_ability(ally), OF_SEAT[seat]))


def _wait(battle: Battle, frame: tuple[Effect, Scope]) -> None:
    """Put it on the agenda below all that is left of what is under way: above the next step of the turn."""
    agenda = battle.agenda
    for index in range(len(agenda) - 1, -1, -1):
        if _comes_after(battle, agenda[index][0]):
            agenda.insert(index + 1, frame)
            return
    agenda.insert(0, frame)


def _comes_after(battle: Battle, effect: Effect) -> bool:
    """Whether this is another step of the turn; until rules 10 an ally did not wait for the card under way to be
    discarded or placed into play."""
    if battle.table.rules < 11:
        return isinstance(effect, Step)
    nemesis = battle.table.nemesis
    at_its_time = effect is nemesis.turn_begins or effect is nemesis.turn_ends
    return at_its_time or (isinstance(effect, Step) and not isinstance(effect, Closing))


class UseAbility(Effect):
    """The ally loses all charges, and the top card of the ability deck is resolved."""

    __slots__ = ("ally",)

    def __init__(self, ally: Ally) -> None:
        self.ally = ally

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.set_mark(self.ally.id, 0)
        deck, used = battle.number(self.ally.deck), battle.number(self.ally.discard)
        if not battle.zones[deck]:
            battle.pour(used, deck)
            battle.shuffle(deck)
        if not battle.zones[deck]:
            return
        card = battle.zones[deck][-1]
        kind = battle.kinds[card]
        battle.move(card, used)
        if battle.events is not None:
            battle.tell("ally-acts", "gravehold", ally=self.ally.name, card=kind.name)
        assert kind.play is not None
        kind.play.resolve(battle, Scope(scope.seat, card))

    def __repr__(self) -> str:
        return f"UseAbilityOf{self.ally!r}"


@cache
def use_ability(ally: Ally) -> UseAbility:
    """The effect of an ally's last charge."""
    return UseAbility(ally)

"""What a player may do in the main phase. Each action of it does itself."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.reaction import PLAYED as WHEN_PLAYED
from talia.games.aeons_end.rules import deeds, focusing, foes
from talia.games.aeons_end.rules.actions import OnNumber, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import gain_card
from talia.games.aeons_end.rules.layout import HANDS, IN_PLAY, PLAYED, PLAYEDS
from talia.games.aeons_end.rules.moments import COUNTED, happens, played
from talia.games.aeons_end.rules.scope import OF_SEAT, WITH_CARD, Scope
from talia.games.aeons_end.rules.wallet import BREACHES, CHARGES, COSTS, USE_OF_SORT
from talia.kernel.decision import Action, Option
from talia.kernel.effect import Effect

CHARGE_COST: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class MainAction(Action):
    """Something that a player does in the main phase, as often as they can and like."""

    __slots__ = ()

    @abstractmethod
    def do(self, battle: Battle, seat: int) -> None:
        """Do it; it was offered, so it can be done."""


class Play(MainAction):
    """Play a gem or relic of this kind from hand."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def do(self, battle: Battle, seat: int) -> None:
        kind, kinds = self.kind, battle.kinds
        for card in battle.zones[HANDS[seat]]:
            if kinds[card] is kind:
                break
        battle.move(card, PLAYEDS[seat])
        if battle.events is not None:
            battle.tell("played", f"p{seat}/played/{kind.id}", mage=battle.mage(seat), card=kind.name)
        if battle.table.quiet:
            deed = kind.play
            assert deed is not None
            deed.resolve(battle, WITH_CARD[seat][card])
            return
        if "doubles" in battle.table.reacts and kind.cost:
            _doubled(battle, seat, card)
        play(battle, seat, card)


def play(battle: Battle, seat: int, card: int) -> None:
    """Resolve a card that lies in front of its player, and whatever reacts to that."""
    kind = battle.kinds[card]
    assert kind.play is not None
    reacts = battle.table.reacts
    if COUNTED in reacts or ("doubles" in reacts and kind.cost and battle.table.rules > 3):
        battle.done = (*battle.done, played(kind.id))
    if WHEN_PLAYED in reacts:
        happens(battle, WHEN_PLAYED, seat, card)
    kind.play.resolve(battle, WITH_CARD[seat][card])


def _doubled(battle: Battle, seat: int, card: int) -> None:
    """A prepped spell may have the first card of the turn that costs anything played twice and put back: not a later one, if
    the spell was prepped after the first (since rules 4)."""
    if battle.table.rules > 3 and _dear_played(battle, seat, card):
        return
    for spell in battle.prepped(seat):
        if battle.kinds[spell].doubles and spell not in battle.used:
            battle.used = (*battle.used, spell)
            battle.agenda.append((BACK_TO_SUPPLY, WITH_CARD[seat][card]))
            battle.agenda.append((PLAY_AGAIN, WITH_CARD[seat][card]))
            return


def _dear_played(battle: Battle, seat: int, card: int) -> bool:
    """Whether a card that costs anything was played this turn before this one."""
    kinds = battle.kinds
    if any(kinds[other].cost for other in battle.zone(seat, PLAYED) if other != card):
        return True
    return bool(battle.done) and any(kind.cost and played(kind.id) in battle.done for kind in set(kinds))


class PlayAgain(Effect):
    """A card is played a second time."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.events is not None:
            kind = battle.kinds[scope.card]
            battle.tell("played", f"p{scope.seat}/played/{kind.id}", mage=battle.mage(scope.seat), card=kind.name)
        play(battle, scope.seat, scope.card)

    def __repr__(self) -> str:
        return "PlayAgain"


class BackToSupply(Effect):
    """A card that was played goes back to the supply, if it still lies in front of its player."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.owner(scope.card) == scope.seat and battle.offset(scope.card) == PLAYED:
            deeds.to_supply(battle, scope.card)

    def __repr__(self) -> str:
        return "BackToSupply"


class Prep(MainAction):
    """Prep a spell of this kind from hand to a breach."""

    __slots__ = ("breach", "kind")

    def __init__(self, kind: Card, breach: int) -> None:
        self.kind = kind
        self.breach = breach

    def do(self, battle: Battle, seat: int) -> None:
        kind, kinds = self.kind, battle.kinds
        for card in battle.zones[HANDS[seat]]:
            if kinds[card] is kind:
                deeds.prep(battle, card, seat, self.breach)
                return


class Gain(MainAction):
    """Buy a card of this kind from its supply pile."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def do(self, battle: Battle, seat: int) -> None:
        for pile in battle.table.market:
            if pile.card is self.kind:
                deeds.pay(battle, pile.use, pile.cost)
                gain_card(battle, seat, battle.zones[pile.zone][-1])
                return


class GainAt(Gain):
    """Buy the card of this kind that lies at a place (a zone) of the nemesis."""

    __slots__ = ("place",)

    def __init__(self, kind: Card, place: int) -> None:
        super().__init__(kind)
        self.place = place

    def do(self, battle: Battle, seat: int) -> None:
        deeds.pay(battle, USE_OF_SORT[self.kind.sort], self.kind.cost)
        gain_card(battle, seat, battle.zones[self.place][-1])


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnAction(MainAction):
    """Something that the rules of this nemesis let players do, for so much aether."""

    __slots__ = ()

    price: int

    def worth(self, battle: Battle) -> float | None:
        """What it is worth beside what else can be bought, by a rule of thumb; None: bots imagine it."""
        return None


class Charge(MainAction):
    """Buy a charge."""

    __slots__ = ()

    def do(self, battle: Battle, seat: int) -> None:
        deeds.pay(battle, CHARGES, CHARGE_COST)
        deeds.gain_charge(battle, seat, sought=True)


class Focus(MainAction):
    """Focus a breach."""

    __slots__ = ("breach",)

    def __init__(self, breach: int) -> None:
        self.breach = breach

    def do(self, battle: Battle, seat: int) -> None:
        deeds.pay(battle, BREACHES, battle.make(seat, self.breach).focus)
        focusing.focus(battle, seat, self.breach)


class Open(MainAction):
    """Open a breach."""

    __slots__ = ("breach",)

    def __init__(self, breach: int) -> None:
        self.breach = breach

    def do(self, battle: Battle, seat: int) -> None:
        deeds.pay(battle, BREACHES, battle.make(seat, self.breach).open[battle.stages[4 * seat + self.breach]])
        focusing.open_breach(battle, seat, self.breach)


class UseAbility(MainAction):
    """Use a mage's ability, for all its charges: one's own, or that of another seat."""

    __slots__ = ("whose",)

    def __init__(self, whose: int = -1) -> None:
        self.whose = whose

    def do(self, battle: Battle, seat: int) -> None:
        if self.whose >= 0:
            seat = self.whose
        mage = battle.table.mages[seat]
        if battle.events is not None:
            battle.tell("ability", f"p{seat}/ability", mage=mage.name, ability=mage.ability_name)
        battle.charges[seat] = 0
        mage.ability.resolve(battle, OF_SEAT[seat])


class UseOnce(MainAction):
    """Use what a prepped spell of this kind lets its owner do once a turn."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def do(self, battle: Battle, seat: int) -> None:
        kind = self.kind
        assert kind.once is not None
        for card in battle.prepped(seat):
            if battle.kinds[card] is kind and card not in battle.used:
                battle.used = (*battle.used, card)
                if battle.events is not None:
                    battle.tell("used", f"p{seat}", mage=battle.mage(seat), card=kind.name)
                kind.once.resolve(battle, WITH_CARD[seat][card])
                return


class UseThisTurn(MainAction):
    """Do what a card of this kind, played this turn, lets its player do until the turn ends."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def do(self, battle: Battle, seat: int) -> None:
        assert self.kind.this_turn is not None
        self.kind.this_turn.resolve(battle, OF_SEAT[seat])


class Hunt(MainAction):
    """Spend aether to hurt a wandering minion of this kind: as much damage as aether."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def do(self, battle: Battle, seat: int) -> None:
        for card in battle.zones[IN_PLAY]:
            if battle.kinds[card] is self.kind:
                battle.agenda.append((SPEND_ON_HUNT, WITH_CARD[seat][card]))
                return


@cache
def _spending(n: int) -> Option:
    return Option(f"spend:{n}", "option-spend", {"n": n}, action=OnNumber(n))


class SpendOnHunt(Effect):
    """How much aether is spent on a wandering minion (`scope.card`)."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = scope.card
        most, left = battle.purse(COSTS), battle.counts[card]
        if most > left:  # no more than it takes: what other cards keep away is spent too (since rules 4)
            if battle.table.rules > 3 and "minion_armour" in battle.table.reacts:
                most = next((n for n in range(left, most) if foes.armoured(battle, card, n) >= left), most)
            else:
                most = left
        found = [_spending(n) for n in range(most, 0, -1)]
        name = battle.kinds[card].name
        battle.ask(scope.seat, "ask-spend", found, self, scope, {"card": name})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        amount = chosen_number(option)
        deeds.pay(battle, COSTS, amount)
        foes.hunt(battle, scope.card, amount, scope.seat)

    def __repr__(self) -> str:
        return "SpendOnHunt"


class DiscardPower(MainAction):
    """Pay for a power's *to discard*."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind

    def do(self, battle: Battle, seat: int) -> None:
        kind = self.kind
        assert kind.discard_for is not None
        for card in battle.zones[IN_PLAY]:
            if battle.kinds[card] is kind:
                if battle.events is not None:
                    battle.tell("power-paid", f"nemesis/{kind.id}", mage=battle.mage(seat), card=kind.name)
                battle.agenda.append((POWER_PAID, WITH_CARD[seat][card]))
                kind.discard_for.resolve(battle, WITH_CARD[seat][card])
                return


class PowerPaid(Effect):
    """Somebody has paid for a power: it is discarded without effect."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        foes.discard_nemesis_card(battle, scope.card)

    def __repr__(self) -> str:
        return "PowerPaid"


POWER_PAID: Final = PowerPaid()
SPEND_ON_HUNT: Final = SpendOnHunt()
PLAY_AGAIN: Final = PlayAgain()
BACK_TO_SUPPLY: Final = BackToSupply()

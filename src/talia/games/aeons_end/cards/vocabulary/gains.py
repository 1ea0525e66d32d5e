"""Gaining: aether, life, charges, cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import OnPile
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.gaining import ONTO_DECK, TO_ALLY, Redirect, gain_card, place_on_deck
from talia.games.aeons_end.rules.layout import DECK, DISCARD
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.wallet import ANYTHING, BREACHES, COSTS, GEMS, RELICS, SPELLS, Purses
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name, Voice

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.table import Pile

ANY_COST: Final = 99
FOR_ANYTHING: Final = "anything"
NOT_RELIC_OR_SPELL: Final = "not-relic-or-spell"
ONLY_A_SPELL: Final = "only-a-spell"
ONLY_A_CARD: Final = "only-a-card"
NOT_A_CARD: Final = "not-a-card"
ONLY_A_RELIC: Final = "only-a-relic"
ONLY_A_GEM: Final = "only-a-gem"
ONLY_GEM_OR_RELIC: Final = "only-gem-or-relic"
ONLY_SPELL_OR_BREACH: Final = "only-spell-or-breach"
_SERVES: Final = {
    NOT_RELIC_OR_SPELL: ANYTHING & ~(RELICS | SPELLS),
    ONLY_A_SPELL: SPELLS,
    ONLY_A_CARD: GEMS | RELICS | SPELLS,
    NOT_A_CARD: ANYTHING & ~(GEMS | RELICS | SPELLS),
    ONLY_A_RELIC: RELICS,
    ONLY_A_GEM: GEMS,
    ONLY_GEM_OR_RELIC: GEMS | RELICS,
    ONLY_SPELL_OR_BREACH: SPELLS | BREACHES,
}


@dataclass(frozen=True)
class GainAether(Deed):
    """Gain aether, perhaps only for some uses. In somebody else's turn it is lost, because nobody passes any on (up to
    rules 11 the player whose turn it was had it)."""

    n: int
    only: str = FOR_ANYTHING

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if scope.seat != battle.active and battle.table.rules > 11:
            return
        if self.only == FOR_ANYTHING:
            battle.aether += self.n
        else:
            battle.purses = (*battle.purses, (_SERVES[self.only], self.n))
        if battle.wallets:
            self._add_to_wallets(battle)
        if battle.events is not None:
            left = battle.aether + sum(n for _, n in battle.purses)
            battle.tell("aether", f"p{scope.seat}", mage=battle.mage(scope.seat), n=self.n, left=left)

    def _add_to_wallets(self, battle: Battle) -> None:
        more: Purses = () if self.only == FOR_ANYTHING else ((_SERVES[self.only], self.n),)
        free = 0 if more else self.n
        battle.wallets = tuple((aether + free, (*purses, *more)) for aether, purses in battle.wallets)

    def clause(self, v: Voice, form: str) -> str:
        aether = v.say("do-gain-aether", form=form, n=self.n)
        return aether if self.only == FOR_ANYTHING else f"{aether} {v.say('aether-' + self.only)}"


@dataclass(frozen=True)
class Spend(Deed):
    """Spend aether, as the price of something."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.pay(battle, COSTS, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return (battle.purse(COSTS) if battle.purses or battle.wallets else battle.aether) >= self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """A price by itself is good for nothing: *you may spend* is only offered when something comes of it."""
        return True

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-spend", form=form, n=self.n)


@dataclass(frozen=True)
class GainLife(Deed):
    """That player gains life. Cut short by the maximum it still counts as done; the exhausted cannot do it at all."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gain_life(battle, scope.seat, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.life[scope.seat] > 0

    def idle(self, battle: Battle, scope: Scope) -> bool:
        life = battle.life[scope.seat]
        return life == 0 or life >= battle.table.full_life

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-life", form=form, n=self.n)


@dataclass(frozen=True)
class GraveholdGains(Deed):
    """Gravehold gains life."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gravehold_gains(battle, self.n)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.gravehold >= battle.table.full_gravehold

    def alike(self, battle: Battle, scope: Scope, seats: Sequence[int]) -> bool:
        """Gravehold gains as much, whoever does it."""
        return battle.table.rules > 8

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gravehold-gains", n=self.n)


@dataclass(frozen=True)
class Draw(Deed):
    """That player draws cards."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.draw(battle, scope.seat, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        """Whether there are as many cards (up to rules 10 nobody looked)."""
        return battle.table.rules < 11 or self.brings(battle, scope) == self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not (battle.zone(scope.seat, DECK) or battle.zone(scope.seat, DISCARD))

    def reach(self, battle: Battle, scope: Scope) -> int:
        return self.brings(battle, scope) if battle.table.rules > 10 else 0

    def brings(self, battle: Battle, scope: Scope) -> int:
        return min(self.n, len(battle.zone(scope.seat, DECK)) + len(battle.zone(scope.seat, DISCARD)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw", form=form, n=self.n)


@dataclass(frozen=True)
class GainCharge(Deed):
    """That player gains charges, if there is room for them; unless they are the player's `own`, an ally may have them.
    `sought`: whoever does it could have done without, and does it for nothing else."""

    n: int
    own: bool = field(default=False, repr=False)  # not told: older agendas were told without
    sought: bool = field(default=False, repr=False)

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gain_charge(battle, scope.seat, self.n, self.own, self.sought)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return deeds.room_for_charges(battle, scope.seat, self.own) >= self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return deeds.room_for_charges(battle, scope.seat, self.own) == 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-own-charge" if self.own else "do-gain-charge", form=form, n=self.n)


@dataclass(frozen=True)
class LoseCharge(Deed):
    """That player loses charges."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.lose_charges(battle, scope.seat, self.n)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return battle.charges[scope.seat] >= self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.charges[scope.seat] == 0

    def reach(self, battle: Battle, scope: Scope) -> int:
        return battle.charges[scope.seat]

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lose-charge", form=form, n=self.n)


@dataclass(frozen=True)
class LosesAllCharges(Deed):
    """That player loses all charges."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.lose_charges(battle, scope.seat)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.charges[scope.seat] == 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-lose-all-charges", form=form)


@dataclass(frozen=True)
class NextGainOntoDeck(Deed):
    """You may place the next card you gain this turn on top of your deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.redirects = (*battle.redirects, ONTO_DECK)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-next-gain-onto-deck", form=form)


@dataclass(frozen=True)
class NextGainToAlly(Deed):
    """Place the next card you gain this turn on top of any ally's discard pile."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.redirects = (*battle.redirects, TO_ALLY)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-next-gain-to-ally", form=form)


@dataclass(frozen=True)
class FirstThisTurn(Deed):
    """Something that happens only for the first card of this name gained this turn. Which one that is, is known as soon as
    it is gained (up to rules 11 a second one that was gained before it happened took it away)."""

    deed: Deed

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self._first(battle, scope):
            self.deed.resolve(battle, scope)

    def settled(self, battle: Battle, scope: Scope) -> Deed | None:
        if battle.table.rules < 12:
            return self
        return self.deed if self._first(battle, scope) else None

    def _first(self, battle: Battle, scope: Scope) -> bool:
        return battle.gained.count(battle.kinds[scope.card].id) == 1

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return FirstThisTurn(*parts)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-first-this-turn", clause=self.deed.clause(v, form))


@dataclass(frozen=True)
class AllyGainsAnother(Deed):
    """That player gains another copy of this card from its supply pile, onto their deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        pile = self._pile(battle, scope)
        if pile:
            card = pile[-1]
            gain_card(battle, scope.seat, card)
            place_on_deck(battle, scope.seat, card)

    def _pile(self, battle: Battle, scope: Scope) -> list[int]:
        kind = battle.kinds[scope.card]
        return next((battle.zones[pile.zone] for pile in supply(battle) if pile.card is kind), [])

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self._pile(battle, scope))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._pile(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-another", form=form)


ANY_SORT: Final = (Sort.GEM, Sort.RELIC, Sort.SPELL)
TO_DISCARD_PILE: Final = ""
TO_DECK: Final = "-onto-deck"
TO_HAND: Final = "-to-hand"
"""Where a gained card goes, and how that is said."""


@dataclass(frozen=True)
class GainFromSupply(Choosing):
    """Gain a card from any supply pile, of some sorts and up to some cost; it may go elsewhere than to the discard pile."""

    sorts: tuple[Sort, ...] = ANY_SORT
    most: int = ANY_COST
    to: str = TO_DISCARD_PILE

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        found = [
            gain_option(pile) for pile in supply(battle) if pile.card.sort in self.sorts and pile.cost <= self.most
        ]
        return scope.seat, "ask-gain", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        gain_from(battle, scope.seat, chosen_pile(option), self.to)

    def full_often(self, battle: Battle, scope: Scope, times: int) -> bool:
        """Whether so many such cards are left (up to rules 11 one was enough)."""
        if battle.table.rules < 12:
            return self.full(battle, scope)
        return sum(left_at(battle, option) for option in self.asks(battle, scope)[2]) >= times

    def __repr__(self) -> str:
        """As it was told when there was only one other place to go: fingerprints of older saves have it."""
        return f"GainFromSupply(sorts={self.sorts!r}, most={self.most!r}, onto_deck={self.to == TO_DECK!r})"

    def clause(self, v: Voice, form: str) -> str:
        what = "card" if len(self.sorts) == 3 else Sort(self.sorts[0]).name.lower()
        most = self.most if self.most < ANY_COST else -1
        return v.say(f"do-gain-{what}{self.to}", form=form, n=most)


def supply(battle: Battle) -> list[Pile]:
    """The supply piles that have a card which can be gained."""
    keeps, zones = battle.table.keeps, battle.zones
    return [pile for pile in battle.table.market if len(zones[pile.zone]) > keeps]


def at_stalls(battle: Battle) -> list[tuple[Card, int, str]]:
    """What of the supply lies at places of the nemesis: card, zone and the id of the place."""
    zones, kinds = battle.zones, battle.kinds
    return [(kinds[zones[place][-1]], place, id) for place, id in battle.table.stalls if zones[place]]


def in_supply(battle: Battle, most: int, sorts: tuple[Sort, ...] = ANY_SORT) -> list[Option]:
    """Gaining for nothing what is in the supply, of these sorts, and costs no more than this, in a pile or not."""
    found = [gain_option(pile) for pile in supply(battle) if pile.card.sort in sorts and pile.cost <= most]
    there = [each for each in at_stalls(battle) if each[0].sort in sorts and each[0].cost <= most]
    return found + [_gain_at(card, place, id) for card, place, id in there]


@cache
def _gain_at(card: Card, place: int, id: str) -> Option:
    args: dict[str, Arg] = {"card": card.name, "place": Name(f"place-{id}")}
    return Option(f"gain:{card.id}@{id}", "option-gain-free-at", args, f"nemesis/{id}", OnPile(place))


def gain_option(pile: Pile) -> Option:
    """Gaining from a pile as an option, for nothing."""
    return _gain_option(pile.card, pile.zone)


@cache
def _gain_option(card: Card, zone: int) -> Option:
    return Option(f"gain:{card.id}", "option-gain-free", {"card": card.name}, f"market/{card.id}", OnPile(zone))


def chosen_pile(option: Option) -> int:
    """The zone of the pile that was chosen."""
    action = option.action
    assert isinstance(action, OnPile)
    return action.zone


def left_at(battle: Battle, option: Option) -> int:
    """How many cards can be gained, one after the other, where an option would take the first of them."""
    there = len(battle.zones[chosen_pile(option)])
    return there - battle.table.keeps if there > 1 else there


def gain_from(battle: Battle, seat: int, zone: int, to: str = TO_DISCARD_PILE) -> int:
    """A player gains the top card of a pile, and it goes where the effect says: unless another wants it elsewhere, too, and
    its owner likes that better (up to rules 11 that was asked in vain)."""
    card = battle.zones[zone][-1]
    wanted: tuple[str, ...] = ()
    if to and seat == battle.active and battle.table.rules > 11:
        wanted, battle.redirects = battle.redirects, ()
    gain_card(battle, seat, card)
    if to == TO_DECK:
        place_on_deck(battle, seat, card)
    elif to == TO_HAND:
        deeds.to_hand(battle, card, seat)
    if TO_ALLY in wanted or (wanted and to == TO_HAND):
        battle.agenda.append((Redirect(wanted, placed=True), Scope(seat, it=card)))
    return card


def gain(n: int, only: str = FOR_ANYTHING) -> Deed:
    """Gain aether."""
    return GainAether(n, only)


def spend(n: int) -> Deed:
    """Spend aether."""
    return Spend(n)


def gains_life(n: int) -> Deed:
    """That player gains life."""
    return GainLife(n)


def gravehold_gains(n: int) -> Deed:
    """Gravehold gains life."""
    return GraveholdGains(n)


def draws(n: int) -> Deed:
    """That player draws cards."""
    return Draw(n)


def gains_charge(n: int = 1, sought: bool = False) -> Deed:
    """That player gains charges; `sought`: whoever does it could have done without, and does it for nothing else."""
    return GainCharge(n, sought=sought)


def loses_charge(n: int = 1) -> Deed:
    """That player loses charges."""
    return LoseCharge(n)


def first_this_turn(deed: Deed) -> Deed:
    """Only for the first card of this name gained this turn."""
    return FirstThisTurn(deed)


def gains_another() -> Deed:
    """That player gains another copy of this card onto their deck."""
    return AllyGainsAnother()


def gain_a_gem(most: int) -> Deed:
    """Gain a gem that costs no more than this."""
    return GainFromSupply((Sort.GEM,), most)


def gain_a_spell(most: int = ANY_COST, to: str = TO_DISCARD_PILE) -> Deed:
    """Gain a spell that costs no more than this."""
    return GainFromSupply((Sort.SPELL,), most, to)


def gain_a_card(onto_deck: bool = False, most: int = ANY_COST) -> Deed:
    """Gain a card from the supply that costs no more than this."""
    return GainFromSupply(ANY_SORT, most, TO_DECK if onto_deck else TO_DISCARD_PILE)


def next_gain_to_ally() -> Deed:
    """Place the next card you gain this turn on top of any ally's discard pile."""
    return NextGainToAlly()


def loses_all_charges() -> Deed:
    """That player loses all charges."""
    return LosesAllCharges()


def next_gain_onto_deck() -> Deed:
    """You may place the next card you gain this turn on top of your deck."""
    return NextGainOntoDeck()

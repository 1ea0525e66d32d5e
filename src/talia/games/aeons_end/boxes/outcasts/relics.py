"""Relics, in the order of their cost."""

from dataclasses import dataclass

from talia.games.aeons_end.boxes.outcasts.xaxos import xaxos_gains
from talia.games.aeons_end.cards.card import RELIC
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    destroy,
    destroy_this,
    discard,
    draws,
    focus_lowest,
    gain,
    gain_a_card,
    gains_charge,
    in_discard,
    in_hand,
    in_hand_or_discard,
    may,
    take_to_hand,
)
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.focusing import focus_an_allys
from talia.games.aeons_end.cards.vocabulary.gains import (
    TO_HAND,
    chosen_pile,
    gain_from,
    gain_option,
    in_supply,
    supply,
)
from talia.games.aeons_end.cards.vocabulary.picked import card_options
from talia.games.aeons_end.cards.vocabulary.picks import in_discard_6_or_less
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import PLAYED
from talia.games.aeons_end.rules.options import SKIP, YES
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.wallet import COSTS
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class DestroyForAether(Choosing):
    """Carnivorous Roox: destroy a card in hand for as much aether as it costs."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return scope.seat, "ask-destroy-one", card_options(battle, battle.hand(scope.seat), "destroy", False)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        cost = battle.kinds[card].cost
        deeds.destroy(battle, card)
        if cost:
            gain(cost).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-for-aether", form=form)


@dataclass(frozen=True)
class ForgesAnother(Choosing):
    """Destiny Forger: destroy a card in hand; you may gain one that costs a little more, into your hand."""

    more: int

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return scope.seat, "ask-destroy-one", card_options(battle, battle.hand(scope.seat), "destroy", False)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        battle.agenda.append((MayGainUpTo(), Scope(scope.seat, scope.card, n=battle.kinds[card].cost + self.more)))
        deeds.destroy(battle, card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-forge-another", form=form, n=self.more)


@dataclass(frozen=True)
class MayGainUpTo(Deed):
    """You may gain a card that costs so much (`scope.n`) or less, into your hand."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.rules > 3:
            found = in_supply(battle, scope.n)
        else:  # from piles only
            found = [gain_option(pile) for pile in supply(battle) if pile.cost <= scope.n]
        if found:
            battle.ask(scope.seat, "ask-gain", [*found, SKIP], self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is not SKIP:
            gain_from(battle, scope.seat, chosen_pile(option), TO_HAND)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-card-to-hand", form=form, n=-1)


@dataclass(frozen=True)
class RiftGain(Deed):
    """Rift Dagger: gain a card from any other supply pile, a dearer one if this card is destroyed for it; for some aether
    that card goes into your hand. `Scope.n` counts the steps."""

    most: int
    dearer: int
    price: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        here = battle.owner(scope.card) >= 0 and battle.offset(scope.card) == PLAYED
        if here and self._worth_asking(battle, scope):
            battle.ask(scope.seat, "ask-rift-destroy", [YES, SKIP], self, scope, {"n": self.dearer})
        else:
            self._choose(battle, Scope(scope.seat, scope.card, n=self.most))

    def _worth_asking(self, battle: Battle, scope: Scope) -> bool:
        """Whether it may be destroyed: always, if there is a card to gain; up to rules 3 only for a dearer one."""
        dearer = len(self._piles(battle, scope, self.dearer))
        return dearer > (0 if battle.table.rules > 3 else len(self._piles(battle, scope, self.most)))

    def _piles(self, battle: Battle, scope: Scope, most: int) -> list[Option]:
        this = battle.kinds[scope.card]
        return [gain_option(pile) for pile in supply(battle) if pile.card is not this and pile.cost <= most]

    def _choose(self, battle: Battle, scope: Scope) -> None:
        found = self._piles(battle, scope, scope.n)
        if found:
            battle.ask(scope.seat, "ask-gain", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if scope.n == 0:
            if option is YES:
                deeds.destroy(battle, scope.card)
            self._choose(battle, Scope(scope.seat, scope.card, n=self.dearer if option is YES else self.most))
            return
        card = gain_from(battle, scope.seat, chosen_pile(option))
        if battle.purse(COSTS) >= self.price:
            battle.agenda.append((IntoHandFor(self.price), Scope(scope.seat, scope.card, card)))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._piles(battle, scope, self.dearer)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return not self.idle(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-rift-gain", n=self.most, dearer=self.dearer, price=self.price)


@dataclass(frozen=True)
class IntoHandFor(Deed):
    """You may spend aether to place the card just gained (`scope.it`) into your hand."""

    price: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        name = battle.kinds[scope.it].name
        battle.ask(scope.seat, "ask-into-hand-for", [YES, SKIP], self, scope, {"card": name, "n": self.price})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is YES:
            deeds.pay(battle, COSTS, self.price)
            if battle.owner(scope.it) == scope.seat:
                deeds.to_hand(battle, scope.it, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-spend", form=form, n=self.price)


RELICS = (
    RELIC("orb-of-the-deep", cost=2,
          play=focus_lowest() | (destroy_this() + gains_charge(1))),

    RELIC("carnivorous-roox", cost=3,
          play=(gain(1) + may(DestroyForAether())) | (destroy_this() + focus_lowest(2))),

    RELIC("reconstituting-circuit", cost=3,
          play=xaxos_gains(1) + may(destroy(in_hand))),

    RELIC("rift-dagger", cost=3,
          play=RiftGain(most=3, dearer=4, price=1)),

    RELIC("chain-of-retrieval", cost=4,
          play=focus_an_allys() | take_to_hand(in_discard_6_or_less)),

    RELIC("destiny-forger", cost=4,
          play=(any_ally >> may(ForgesAnother(2))) | (destroy_this() + gains_charge(2))),

    RELIC("transmuters-lens", cost=5,
          play=destroy_this() + may(destroy(in_hand_or_discard)) + gain_a_card(most=6)),

    RELIC("bottled-sun", cost=6,
          play=xaxos_gains(3)),

    RELIC("unhinged-vortex", cost=7,
          play=(any_ally >> draws(3) + discard(in_hand))
          | (may(focus_an_allys()) + (any_ally >> may(take_to_hand(in_discard))))),
)  # fmt: skip

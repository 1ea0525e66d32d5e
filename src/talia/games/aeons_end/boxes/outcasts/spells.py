"""Spells, in the order of their cost."""

from dataclasses import dataclass

from talia.games.aeons_end.boxes.outcasts.xaxos import xaxos_charges, xaxos_gains
from talia.games.aeons_end.cards.card import SPELL
from talia.games.aeons_end.cards.reaction import CASTING_ENDS, GAINED, Reaction
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    deal,
    destroy,
    discard,
    draws,
    gain,
    gains_charge,
    gravehold_gains,
    in_hand,
    may,
    supply_empty,
    when,
)
from talia.games.aeons_end.cards.vocabulary.amounts import MoreIf
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed
from talia.games.aeons_end.cards.vocabulary.casting import cast_one
from talia.games.aeons_end.cards.vocabulary.damage import strike
from talia.games.aeons_end.cards.vocabulary.gains import TO_DECK, gain_a_spell
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand
from talia.games.aeons_end.cards.vocabulary.this_turn import deal_more, it_onto_deck, second_time_cast
from talia.games.aeons_end.rules import deeds, turn_order
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card, chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import TURN_DECK
from talia.games.aeons_end.rules.options import LEAVE
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class NoClosedBreaches(Condition):
    """You have no closed breaches."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return not battle.closed(scope.seat)

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-no-closed-breaches")


@dataclass(frozen=True)
class DealForAnAllysHand(Deed):
    """Arcane Relay: any ally draws a card and reveals their hand; deal damage, 1 more for each card in it that costs any."""

    base: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = [battle.table.who[ally] for ally in battle.allies(scope.seat)]
        battle.ask(scope.seat, "ask-ally-draws", found, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        ally = chosen_player(option)
        battle.agenda.append((DealForHand(self.base), Scope(scope.seat, scope.card, ally)))
        deeds.draw(battle, ally, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-for-an-allys-hand", n=self.base)


@dataclass(frozen=True)
class DealForHand(Deed):
    """The blow of Arcane Relay, by the hand of `scope.it`, a seat."""

    base: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        damage = self.base + sum(1 for card in battle.hand(scope.it) if battle.kinds[card].cost)
        if battle.casting == scope.card:
            damage += battle.bonus
            battle.bonus = 0
        strike(battle, Scope(scope.seat, scope.card), damage)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-for-an-allys-hand", n=self.base)


@dataclass(frozen=True)
class OrderTurnDeck(Deed):
    """Dizzying Burst: look at the whole turn order deck and put it back in any order: `scope.n` cards lie right already."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not battle.zones[TURN_DECK] and battle.table.rules > 4:
            turn_order.top(battle)  # before a card is revealed an empty deck is made anew
        deck = battle.zones[TURN_DECK]
        if scope.n == 0:
            battle.reveals += 1
            if battle.events is not None:
                for card in reversed(deck):
                    battle.tell("turn-card-revealed", "turn-order", card=battle.kinds[card].name)
        left = deck[scope.n :]
        kinds = list(dict.fromkeys(battle.kinds[card] for card in reversed(left)))
        if len(kinds) < 2:
            return
        found = [
            Option(
                f"bottom:{kind.id.removeprefix('turn-')}",
                "option-turn-last",
                {"card": kind.name},
                "turn-order",
                action=ON_CARD[next(card for card in left if battle.kinds[card] is kind)],
            )
            for kind in kinds
        ]
        battle.ask(scope.seat, "ask-turn-last", [*found, LEAVE], self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is LEAVE:
            return
        deck, card = battle.zones[TURN_DECK], chosen_card(option)
        above = [each for each in deck[scope.n :] if each != card]
        for each in above:
            battle.move(each, TURN_DECK)
        battle.agenda.append((self, Scope(scope.seat, scope.card, n=scope.n + 1)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-order-turn-deck", form=form)


SPELLS = (
    SPELL("fortified-frost", cost=2,
          cast=deal_more(2, discard(in_hand), 1)),

    SPELL("paired-storm", cost=3, link=True, counted=True,
          cast=deal(MoreIf(2, 2, second_time_cast()))),

    SPELL("infused-ignition", cost=4,
          cast=deal(3) + when(xaxos_charges() <= 4, xaxos_gains(1))),

    SPELL("shattering-bolt", cost=4,
          cast=(deal(2) + may(destroy(in_hand))) | (discard(gem_in_hand) + deal(4))),

    SPELL("twisted-fang", cost=4,
          cast=deal(MoreIf(3, 1, supply_empty()))),

    SPELL("gathered-will", cost=5,
          cast=deal(2) + may(gain_a_spell(most=4, to=TO_DECK))),

    SPELL("lightning-arrow", cost=5,
          cast=deal(3) + may(discard(in_hand)).if_done(gravehold_gains(1))),

    SPELL("radiant-conflux", cost=5,
          cast=deal(3) + (any_ally >> may(draws(1)).if_done(discard(in_hand)))),

    SPELL("unstable-rift", cost=5,
          reaction=Reaction(CASTING_ENDS, deal(1) + gain(1)),
          cast=deal(4)),

    SPELL("hasted-intellect", cost=6,
          reaction=Reaction(GAINED, may(it_onto_deck())),
          cast=deal(4)),

    SPELL("swarm-of-flame", cost=6,
          cast=deal(5) + may(cast_one(most=5))),

    SPELL("tornado-of-insight", cost=6,
          cast=deal(5) + when(NoClosedBreaches(), gains_charge(1))),

    SPELL("arcane-relay", cost=8,
          cast=DealForAnAllysHand(4)),

    SPELL("dizzying-burst", cost=8,
          cast=deal(6) + OrderTurnDeck()),
)  # fmt: skip

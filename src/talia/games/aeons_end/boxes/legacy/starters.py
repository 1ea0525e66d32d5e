"""The cards mages start with. They cost nothing and are in no supply pile.

The eight a mage may have in hand are the rulebook's, which has no names for them; those are ours. So is the whole second
eight, which come into the deck with pulse.
"""

from dataclasses import dataclass, replace
from typing import Any

from talia.games.aeons_end.boxes.war_eternal.starters import STARTERS as OF_WAR_ETERNAL
from talia.games.aeons_end.cards.card import GEM, RELIC, SPELL, Card
from talia.games.aeons_end.cards.vocabulary import (
    ONLY_A_SPELL,
    any_ally,
    any_player,
    deal,
    discard,
    draws,
    focus_any,
    gain,
    gains_charge,
    gains_life,
    gravehold_gains,
    may,
    when,
    your_open_breaches,
)
from talia.games.aeons_end.cards.vocabulary.amounts import MoreIf
from talia.games.aeons_end.cards.vocabulary.attaching import attach
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed
from talia.games.aeons_end.cards.vocabulary.casting import cast_own
from talia.games.aeons_end.cards.vocabulary.damage import targets
from talia.games.aeons_end.cards.vocabulary.gains import ONLY_A_GEM
from talia.games.aeons_end.cards.vocabulary.picks import spell_in_hand
from talia.games.aeons_end.cards.vocabulary.pulse import deal_for_pulse, gains_pulse, pay_pulse
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DISCARD
from talia.games.aeons_end.rules.options import NEMESIS
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class OthersDiscarded(Condition):
    """Smouldering Spark: your discard pile has so many other cards or more."""

    n: int

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return sum(card != scope.card for card in battle.zone(scope.seat, DISCARD)) >= self.n

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-others-discarded", n=self.n)


@dataclass(frozen=True)
class DealMoreToMinions(Deed):
    """Hunting Spark: deal damage, more of it to a minion. Until rules 3 it asked for a target even if its damage was
    diverted, and until rules 4 it was always the blow of whoever's turn it was."""

    n: int
    more: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        damage = self.n
        if battle.casting == scope.card:
            damage += battle.bonus
            battle.bonus = 0
        if battle.table.rules > 3 and foes.diverted(battle, damage):
            return
        found = targets(battle, battle.minions())
        if not battle.table.nemesis.untouchable:
            found.insert(0, NEMESIS)
        if found:
            battle.ask(scope.seat, "ask-target", found, self, Scope(scope.seat, scope.card, n=damage), {"n": damage})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        striker = foes.striker(battle, scope) if battle.table.rules > 4 else -1
        if option is NEMESIS:
            foes.hit_nemesis(battle, scope.n, striker)
        else:
            foes.hit_minion(battle, chosen_card(option), scope.n + self.more, striker)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-more-to-minions", form=form, damage=v.say("damage", n=self.n), more=self.more)


FIRST = (
    SPELL("seeking-spark", cost=0, starter=True,
          cast=deal(1) + gain(1, ONLY_A_SPELL)),

    SPELL("smouldering-spark", cost=0, starter=True,
          cast=deal(MoreIf(1, 2, OthersDiscarded(4)))),

    SPELL("hunting-spark", cost=0, starter=True,
          cast=DealMoreToMinions(1, 1)),

    SPELL("guiding-spark", cost=0, starter=True,
          cast=focus_any()),

    GEM("kindred-crystal", cost=0, starter=True,
        play=gain(1) + (any_ally >> may(discard(spell_in_hand)).if_done(draws(1)))),

    GEM("living-crystal", cost=0, starter=True,
        play=gain(1) + when(your_open_breaches() >= 3, gains_life(1))),

    GEM("hoarding-crystal", cost=0, starter=True,
        play=gain(2, ONLY_A_GEM)),

    GEM("restless-crystal", cost=0, starter=True,
        play=gain(1) + may(cast_own(most=4))),
)  # fmt: skip
"""Those a mage may have in hand in place of a Crystal: what they do is the rulebook's."""


def _balanced(card: Card, since: int = 4, **former: Any) -> Card:  # Any: whatever a card has
    """A card that was changed, with these rules, to be worth about as much as its neighbours; and what it was before."""
    return replace(card, since=since, former=replace(card, **former))


SECOND = (
    GEM("beating-crystal", cost=0, starter=True,
        play=(gain(1) + gains_pulse(1)) | (pay_pulse(2) + gain(3))),

    _balanced(
        GEM("mending-crystal", cost=0, starter=True,
            play=(gain(1) + gains_pulse(1)) | (pay_pulse(3) + (any_player >> gains_life(2)))),
        play=(gain(1) + gains_pulse(1)) | (pay_pulse(4) + (any_player >> gains_life(2)))),

    _balanced(
        GEM("charging-crystal", cost=0, starter=True,
            play=(gain(1) + gains_pulse(1)) | (pay_pulse(2) + gain(1) + gains_charge(1))),
        play=(gain(1) + gains_pulse(1)) | (pay_pulse(2) + gains_charge(2))),

    SPELL("surging-spark", cost=0, starter=True,
          once=gains_pulse(1),
          cast=deal_for_pulse(1, price=2, more=3)),

    _balanced(
        SPELL("echoing-spark", cost=0, starter=True,
              once=gains_pulse(1),
              cast=deal(1) + may(pay_pulse(2)).if_done(deal(2))),
        echo=True, cast=deal_for_pulse(1, price=2, more=1)),

    SPELL("quickening-spark", cost=0, starter=True,
          cast=deal(1) + gains_pulse(2) + may(pay_pulse(4)).if_done(gravehold_gains(2))),

    _balanced(
        RELIC("pulse-anchor", cost=0, starter=True,
              play=attach(follows=gains_pulse(1) + may(pay_pulse(4)).if_done(deal(2)))),
        since=6, play=attach(follows=gains_pulse(1) + may(pay_pulse(3)).if_done(deal(2)))),

    RELIC("wardens-drum", cost=0, starter=True,
          play=(gain(1) + (any_player >> gains_pulse(2))) | (pay_pulse(3) + (any_ally >> draws(2)))),
)  # fmt: skip
"""Those a mage may have in the deck in place of a Crystal: ours, all of them."""

STARTERS = (*OF_WAR_ETERNAL[:2], *FIRST, *SECOND)

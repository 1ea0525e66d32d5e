"""Spells, in the order of their cost."""

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import SPELL, Sort
from talia.games.aeons_end.cards.vocabulary import (
    ONLY_A_SPELL,
    any_ally,
    any_player,
    deal,
    destroy,
    destroy_this,
    discard,
    draws,
    focus_lowest,
    gain,
    gains_charge,
    gravehold_gains,
    in_discard,
    in_hand,
    may,
    others_prepped,
    reveal_top_may_destroy,
    reveal_turn_may_bury,
    shield,
    supply_empty,
    when,
    your_other_prepped,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.damage import strike
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.actions import chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class DealForAnAllysGems(Deed):
    """Crystallize: any ally reveals their hand; deal damage for each gem in it."""

    each: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        allies = battle.allies(scope.seat)
        if battle.table.rules > 8 and len({self._gems(battle, ally) for ally in allies}) == 1:
            allies = allies[:1]  # hands lie open, so it is all the same who reveals theirs
        elif battle.table.rules > 11 and foes.out_of_reach(battle):
            allies = allies[:1]
        found = [battle.table.who[ally] for ally in allies]
        battle.ask(scope.seat, "ask-ally-hand", found, self, scope)

    def _gems(self, battle: Battle, ally: int) -> int:
        return sum(1 for card in battle.hand(ally) if battle.kinds[card].sort == Sort.GEM)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        damage = self.each * self._gems(battle, chosen_player(option))
        if battle.casting == scope.card:
            damage += battle.bonus
            battle.bonus = 0
        if damage > 0:
            strike(battle, scope, damage)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-for-an-allys-gems", n=self.each)


SPELLS = (
    SPELL("thoughtform-familiar", cost=3,
          cast=deal(2 + 1 * your_other_prepped())),

    SPELL("carbonize", cost=4,
          cast=deal(3) + reveal_turn_may_bury()),

    SPELL("jagged-lightning", cost=4,
          cast=deal(3) + may(discard(in_hand)).if_done(any_player >> focus_lowest())),

    SPELL("kindle", cost=4,
          host="spark",
          cast=deal(3)),

    SPELL("pyrotechnic-surge", cost=4, spans=True,
          cast=deal(4) + may(destroy(in_discard))),

    SPELL("aurora", cost=5,
          once=gains_charge(1, sought=True),
          cast=deal(3)),

    SPELL("celestial-spire", cost=5,
          cast=deal(3) + when(supply_empty(), any_ally >> draws(1))),

    SPELL("convection-field", cost=5,
          cast=deal(4) | (deal(2) + (any_ally >> may(destroy(in_hand))))),

    SPELL("fiery-torrent", cost=5,
          cast=deal(2 + 2 * others_prepped("fiery-torrent"))),

    SPELL("conjure-the-lost", cost=6,
          cast=deal(5) + may(destroy_this()).if_done(gravehold_gains(4))),

    SPELL("nova-forge", cost=6,
          once=gain(2, ONLY_A_SPELL),
          cast=deal(4)),

    SPELL("equilibrium", cost=7,
          shield=shield(1),
          cast=deal(4)),

    SPELL("reduce-to-ash", cost=7,
          at_casting=reveal_top_may_destroy(),
          cast=deal(4)),

    SPELL("crystallize", cost=8, spans=True,
          cast=DealForAnAllysGems(2)),
)  # fmt: skip

"""The cards mages start with. They cost nothing and are in no supply pile."""

from dataclasses import dataclass

from talia.games.aeons_end.cards.card import GEM, SPELL
from talia.games.aeons_end.cards.vocabulary import (
    NOT_RELIC_OR_SPELL,
    ONLY_A_CARD,
    any_ally,
    deal,
    destroy_this,
    focus_any,
    gain,
    gains_charge,
    may,
    next_gain_to_ally,
    prep_from_hand,
    suffers,
    take_allys_top,
    when,
    your_life,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.damage import targets
from talia.games.aeons_end.rules import foes
from talia.games.aeons_end.rules.actions import chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import NEMESIS_DECK, NEMESIS_DISCARD
from talia.games.aeons_end.rules.options import NEMESIS
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class DealForATrophy(Deed):
    """Extinguish: deal damage; a minion of the nemesis deck that it brings down is a trophy for Quilius. Until rules 4 it
    asked for a target even if its damage was diverted, and did not say whose blow it was; until rules 11 it asked even if
    nobody would feel it."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        damage = self.n
        if battle.casting == scope.card:
            damage += battle.bonus
            battle.bonus = 0
        if battle.table.rules > 4 and foes.diverted(battle, damage):
            return
        scope = Scope(scope.seat, scope.card, n=damage)
        found = targets(battle, battle.minions())
        if not battle.table.nemesis.untouchable:
            found.insert(0, NEMESIS)
        if battle.table.rules > 11 and foes.in_vain(battle, battle.minions(), damage, scope):
            found = found[:1]
        if found:
            battle.ask(scope.seat, "ask-target", found, self, scope, {"n": damage})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is NEMESIS:
            foes.hit_nemesis(battle, scope.n, scope.seat if battle.table.rules > 4 else -1)
            return
        card = chosen_card(option)
        foes.hit_minion(battle, card, scope.n, scope.seat)
        fallen = battle.where[card] in (NEMESIS_DISCARD, NEMESIS_DECK)
        for seat in battle.everyone():
            if fallen and battle.table.mages[seat].id == "quilius":
                battle.trophies[seat] += 1
                if battle.events is not None:
                    battle.tell("trophy", f"p{seat}", mage=battle.mage(seat), n=battle.trophies[seat])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-deal-for-a-trophy", damage=v.say("damage", n=self.n))


STARTERS = (
    GEM("crystal", cost=0, starter=True,
        play=gain(1)),

    SPELL("spark", cost=0, starter=True,
          cast=deal(1)),

    # Dezmodia
    GEM("oblivion-shard", cost=0, starter=True,
        play=gain(2, NOT_RELIC_OR_SPELL)),

    # Garu
    SPELL("torch", cost=0, starter=True,
          cast=deal(1) | focus_any()),

    # Gex
    GEM("shattered-geode", cost=0, starter=True,
        play=gain(1) + may(take_allys_top())),

    # Mazahaedron
    GEM("worldheart-shard", cost=0, starter=True,
        play=gain(1) | (gain(2, ONLY_A_CARD) + next_gain_to_ally())),

    # Mist
    GEM("amethyst-paragon", cost=0, starter=True,
        play=gain(1) + (any_ally >> may(prep_from_hand(closed_too=True)))),

    # Quilius
    SPELL("extinguish", cost=0, starter=True,
          cast=DealForATrophy(1)),

    # Ulgimor
    GEM("coal-shard", cost=0, starter=True,
        play=when(your_life() <= 2, destroy_this(), gain(3) + gains_charge(1) + suffers(2))),

    # Yan Magda
    SPELL("illuminate", cost=0, starter=True,
          when_focusing=deal(1),
          cast=deal(1)),
)  # fmt: skip

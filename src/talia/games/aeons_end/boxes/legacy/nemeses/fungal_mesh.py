"""Fungal Mesh: it makes players cast their own prepped spells against Gravehold and each other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from talia.games.aeons_end.boxes.legacy.nemeses.possession import POSSESSED, CastAgainstOneself, Divert, Possess
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.declared import Tokens
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    destroy,
    discard,
    draws,
    focus_lowest,
    gain_a_card,
    gains_charge,
    gains_tokens,
    in_hand,
    loses_charge,
    lowest_life,
    opened,
    player_with_most,
    prepped,
    prepped_zero,
    spend,
    suffers,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.gains import ANY_SORT, TO_HAND, GainFromSupply
from talia.games.aeons_end.cards.vocabulary.nemesis_deck import nemesis_gains_life
from talia.games.aeons_end.cards.vocabulary.people import WithDearestSpell
from talia.games.aeons_end.cards.vocabulary.picks import DiscardAll, gem_in_hand
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import DECK, DISCARD, zone
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class DiscardHand(Deed):
    """That player discards their hand, in whatever order: what follows is a shuffle."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for card in battle.hand(scope.seat)[:]:
            deeds.discard(battle, card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.hand(scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-hand", form=form)


@dataclass(frozen=True)
class ShuffleDiscardIn(Deed):
    """That player shuffles their discard pile into their deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = zone(scope.seat, DECK)
        for card in battle.zone(scope.seat, DISCARD)[:]:
            battle.move(card, deck)
        battle.shuffle(deck)
        if battle.events is not None:
            battle.tell("deck-shuffled", f"p{scope.seat}/deck", mage=battle.mage(scope.seat))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-discard-in", form=form)


FUNGAL_MESH = NEMESIS(
    "fungal-mesh",
    life=70,
    rating=4,
    tokens=Tokens(0),
    unleash=gains_tokens("fungal-mesh", 1),
    turn_ends=Possess(),
    diverts=Divert(),
    marks=(POSSESSED,),
    harder=lambda mesh: replace(mesh, turn_ends=Possess(more=1)),
    cards=(
        MINION("dominion-spores", tier=1, life=6,
               persistent=any_player >> discard(gem_in_hand, 2) + gains_charge() + suffers(2)),

        ATTACK("influence", tier=1,
               attack=unleash(2) + (any_player >> discard(gem_in_hand, 2) + focus_lowest())),

        POWER("redirected-power", tier=1, tokens=3, discard_for=loses_charge(4),
              power=unleash(2) + (any_player >> destroy(prepped_zero))),

        MINION("brama-infested", tier=2, life=10,
               persistent=unleash() + nemesis_gains_life("fungal-mesh", 3)),

        ATTACK("command", tier=2,
               attack=unleash(2) + (any_player >> discard(gem_in_hand, 3) + suffers(2) + gain_a_card(most=3))),

        POWER("deadly-overload", tier=2, tokens=3, discard_for=spend(7),
              power=WithDearestSpell() >> CastAgainstOneself()),

        ATTACK("domineer", tier=3,
               attack=unleash(3) + (lowest_life >> DiscardHand() + ShuffleDiscardIn() + draws(5))),

        ATTACK("override", tier=3,
               attack=unleash(2)
               + (player_with_most(opened) >> DiscardAll(in_hand, "do-discard-hand")
                                              + GainFromSupply(ANY_SORT, 5, TO_HAND))),

        MINION("psychic-clouds", tier=3, life=15,
               persistent=player_with_most(prepped) >> suffers(4)),
    ),
)  # fmt: skip

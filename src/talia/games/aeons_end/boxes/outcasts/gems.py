"""Gems, in the order of their cost."""

from dataclasses import dataclass

from talia.games.aeons_end.boxes.outcasts.xaxos import xaxos_gains
from talia.games.aeons_end.cards.card import GEM
from talia.games.aeons_end.cards.reaction import FOCUSED, GAINED, next_time
from talia.games.aeons_end.cards.vocabulary import (
    any_ally,
    destroy,
    destroy_this,
    discard,
    gain,
    gain_a_card,
    gains_charge,
    may,
    suffers,
    when,
)
from talia.games.aeons_end.cards.vocabulary.base import Choosing
from talia.games.aeons_end.cards.vocabulary.casting import cast_one
from talia.games.aeons_end.cards.vocabulary.gains import chosen_pile, gain_from, in_supply
from talia.games.aeons_end.cards.vocabulary.picks import prepped_1_or_more, zero_in_hand
from talia.games.aeons_end.cards.vocabulary.this_turn import second_gained, second_time_played, this_to_hand
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class GainsNoDearer(Choosing):
    """Duplicating Sazite: that player gains a card that costs no more than the one just gained (`scope.it`)."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        most = battle.kinds[scope.it].cost
        return scope.seat, "ask-gain", in_supply(battle, most)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        gain_from(battle, scope.seat, chosen_pile(option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-gain-no-dearer", form=form)


GEMS = (
    GEM("unstable-pyrite", cost=2,
        play=gain(1) + may(destroy_this()).if_done(gain(2))),

    GEM("helix-of-amber", cost=3,
        play=gain(2) + may(suffers(1)).if_done(destroy(zero_in_hand))),

    GEM("molten-peridot", cost=3, counted=True,
        play=gain(2) + when(second_time_played(), may(destroy_this()).if_done(gain_a_card(most=4)))),

    GEM("elongated-looq", cost=4,
        play=gain(2) + next_time(FOCUSED, gains_charge(1))),

    GEM("galvanized-sapphire", cost=4,
        play=gain(2) + xaxos_gains(1)),

    GEM("petrified-phoenixium", cost=4,
        play=gain(2) + next_time(GAINED, may(cast_one()))),

    GEM("vigorous-sunstone", cost=5, any_turn=True,
        when_gained=when(second_gained(), this_to_hand()),
        play=gain(3)),

    GEM("duplicating-sazite", cost=6,
        play=gain(3) + next_time(GAINED, may(discard(prepped_1_or_more)).if_done(any_ally >> GainsNoDearer()))),
)  # fmt: skip

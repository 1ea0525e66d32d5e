"""The curses: cards that nemesis cards make players gain, and how many of each there are."""

from talia.games.aeons_end.cards.card import CURSE, GEM, RELIC, SPELL
from talia.games.aeons_end.cards.vocabulary import (
    deal,
    destroy_this,
    discard,
    draws,
    gain,
    gains_charge,
    in_hand,
    loses_charge,
    prepped_spell,
    spend,
    suffers,
)
from talia.games.aeons_end.cards.vocabulary.base import Deed, Then
from talia.games.aeons_end.cards.vocabulary.this_turn import destroy_this_card, discard_this_card, this_onto_deck
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope


class AtAPrice(Then):
    """*Do this to do that*: whoever cannot do the first in full does what they can of it, and not the second."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.table.rules < 5 or self.full(battle, scope):  # until then the second happened all the same
            super().resolve(battle, scope)
        else:
            self.steps[0].resolve(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        if battle.table.rules < 5 or self.full(battle, scope):
            return super().idle(battle, scope)
        return self.steps[0].idle(battle, scope)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return AtAPrice(parts)


CURSE_OF_ROT = CURSE("curse-of-rot",
                     in_hand=discard_this_card() | (loses_charge(3) + destroy_this_card() + draws(1)))  # fmt: skip

CURSED_BOLT = SPELL("cursed-bolt", cost=0,
                    cast=(deal(1) + this_onto_deck()) | (deal(1) + discard(in_hand, 2) + destroy_this()))  # fmt: skip

CURSED_MANACLES = RELIC("cursed-manacles", cost=0,
                        play=(gains_charge(1) + suffers(1))
                        | AtAPrice((discard(prepped_spell, 2), destroy_this())))  # fmt: skip

CURSED_SHARD = GEM("cursed-shard", cost=0,
                   play=(gain(1) + this_onto_deck()) | (spend(2) + destroy_this()))  # fmt: skip

CURSES = ((CURSE_OF_ROT, 1), (CURSED_BOLT, 3), (CURSED_MANACLES, 2), (CURSED_SHARD, 4))

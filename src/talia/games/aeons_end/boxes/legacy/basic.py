"""The basic nemesis cards outside the campaign, by tier: the ordinary ones, then those that stand for them when upgraded."""

from dataclasses import replace

from talia.games.aeons_end.boxes.legacy.turn_reading import reveal_turn
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    charges,
    dearest,
    destroy,
    discard,
    gains_charge,
    gravehold_suffers,
    in_hand,
    loses_charge,
    lowest_life,
    nemesis_turns_discarded,
    player_with_most,
    prepped_spell,
    spend,
    suffers,
    unleash,
    when,
)
from talia.games.aeons_end.cards.vocabulary.people import WithDearestCard, WithDearestSpell
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand, hand_3_or_more, that_spell
from talia.games.aeons_end.cards.vocabulary.quiet import gains_shields, shields_of_this
from talia.games.aeons_end.cards.vocabulary.toll import (
    afterwards,
    dear_in_hand,
    discard_free,
    gravehold_life,
    lose_dearest_spell,
    player_turns_discarded,
    someone_prepped,
)

their_dearest_spell = replace(dearest(prepped_spell), word="their-dearest-prepped")

TIER_1 = (
    POWER("aether-extract", tier=1, tokens=2,
          power=unleash() + (any_player >> discard_free(gem_in_hand, 2, unleash()))),

    ATTACK("ambush", tier=1,
           attack=unleash() + gravehold_suffers(2) + (any_player >> suffers(1))),

    ATTACK("conduct", tier=1,
           attack=unleash() + (player_with_most(charges) >> suffers(2) + gains_charge(1))),

    POWER("creeping-curse", tier=1, tokens=3, discard_for=spend(6),
          power=unleash() + (any_player >> suffers(2)) + discard(anyones(in_hand), 2)),

    ATTACK("daze", tier=1,
           attack=any_player >> suffers(2) + discard_free(in_hand, 1, gravehold_suffers(2))),

    POWER("endless-chasm", tier=1, tokens=2, discard_for=spend(6),
          power=unleash(2) + gravehold_suffers(2)),

    MINION("ravenous-leviathan", tier=1, life=6,
           persistent=gravehold_suffers(2)),

    MINION("spine-thresher", tier=1, life=1, shields=3,
           persistent=unleash() + (any_player >> suffers(1))),
)  # fmt: skip

TIER_2 = (
    MINION("caustic-cocoon", tier=2, life=9,
           persistent=unleash() + gravehold_suffers(1)),

    ATTACK("drain", tier=2,
           attack=unleash() + gravehold_suffers(2)
           + afterwards(discard(anyones(prepped_spell), 2), when(someone_prepped(4), unleash()))),

    MINION("humming-hive", tier=2, life=5, shields=3,
           persistent=any_player >> suffers(2)),

    ATTACK("hunted", tier=2,
           attack=unleash(2) + (lowest_life >> suffers(1))),

    ATTACK("sap", tier=2,
           attack=unleash(2) + (any_player >> loses_charge(2)) | unleash(2) + (any_player >> suffers(3))),

    POWER("tempting-offer", tier=2, tokens=3, discard_for=spend(7),
          power=unleash(2) + (lowest_life >> suffers(3))),

    POWER("tremor", tier=2, tokens=2, discard_for=spend(7),
          power=unleash(2) + gravehold_suffers(4)),
)  # fmt: skip

TIER_3 = (
    ATTACK("annihilate", tier=3,
           attack=unleash(2) + (WithDearestCard() >> afterwards(discard(in_hand, 2),
                                                                gravehold_suffers(2 * dear_in_hand(2))))),

    MINION("facet-ogre", tier=3, life=1, shields=4,
           persistent=gravehold_suffers(1 * shields_of_this)
           + when(shields_of_this <= 2, gains_shields())),

    POWER("flash-of-decay", tier=3, tokens=2,
          power=unleash(2) + lose_dearest_spell(4, unleash())),

    POWER("gathering-storm", tier=3, tokens=2, discard_for=spend(8),
          power=unleash(2) + when(nemesis_turns_discarded() >= 2, any_player >> suffers(4), gravehold_suffers(4))),

    MINION("maddening-spectre", tier=3, life=7, shields=2,
           persistent=unleash(2)),

    ATTACK("scatter", tier=3,
           attack=unleash(2) + (any_player >> destroy(dearest(in_hand)))),

    ATTACK("suffocate", tier=3,
           attack=unleash(3) | gravehold_suffers(3) + (any_player >> suffers(3))),
)  # fmt: skip

UPGRADED = (
    POWER("calamitous-bane", tier=1, tokens=3, discard_for=discard(hand_3_or_more), upgraded=True,
          power=unleash() + (any_player >> suffers(3)) + discard(anyones(in_hand), 3)),

    ATTACK("disrupt", tier=1, upgraded=True,
           attack=unleash() + (player_with_most(charges) >> suffers(4) + gains_charge(2))),

    POWER("eternal-glare", tier=1, tokens=3, discard_for=spend(7), upgraded=True,
          power=reveal_turn(player=unleash(3), otherwise=any_player >> suffers(5))),

    ATTACK("paralyze", tier=1, upgraded=True,
           attack=unleash() + (lowest_life >> suffers(2))),

    MINION("skybound-leviathan", tier=1, life=9, upgraded=True,
           persistent=gravehold_suffers(2) + (any_player >> discard(in_hand))),

    MINION("spine-reaper", tier=1, life=2, shields=4, upgraded=True,
           persistent=unleash() + (any_player >> suffers(2))),

    POWER("unforeseen-collapse", tier=1, tokens=2, upgraded=True,
          power=unleash(2) + (any_player >> discard(their_dearest_spell))),

    ATTACK("waylay", tier=1, upgraded=True,
           attack=unleash(2) + gravehold_suffers(1 * player_turns_discarded())),

    MINION("caustic-soldier", tier=2, life=12, upgraded=True,
           persistent=unleash() + gravehold_suffers(2)),

    POWER("crushing-wave", tier=2, tokens=2, discard_for=spend(8), upgraded=True,
          power=unleash(2) + when(gravehold_life() >= 15, gravehold_suffers(6), any_player >> suffers(4))),

    POWER("dark-bond", tier=2, tokens=2, discard_for=spend(8), upgraded=True,
          power=unleash(2) + (lowest_life >> suffers(4))),

    ATTACK("deplete", tier=2, upgraded=True,
           attack=unleash(2) + gravehold_suffers(3) + (WithDearestSpell() >> discard(that_spell))),

    MINION("humming-drones", tier=2, life=9, shields=2, upgraded=True,
           persistent=gains_shields() + (any_player >> suffers(1 * shields_of_this))),

    ATTACK("reap", tier=2, upgraded=True,
           attack=unleash(2) + (player_with_most(charges) >> (loses_charge(3) | suffers(3)))),

    ATTACK("demolish", tier=3, upgraded=True,
           attack=unleash(3) + gravehold_suffers(2) + (any_player >> destroy(in_hand, 3))),

    MINION("facet-juggernaut", tier=3, life=1, shields=5, upgraded=True,
           persistent=gravehold_suffers(1 + 1 * shields_of_this)),

    MINION("maddening-eidolon", tier=3, life=7, shields=4, upgraded=True,
           persistent=unleash(2)),

    POWER("ray-of-desolation-campaign", tier=3, tokens=1, upgraded=True,
          power=unleash(2) + destroy(dearest(anyones(prepped_spell)), 2)),

    ATTACK("sacrifice-campaign", tier=3, upgraded=True,
           attack=unleash(4) | gravehold_suffers(4) + (any_player >> suffers(4))),

    POWER("thunderous-tempest-campaign", tier=3, tokens=2, discard_for=spend(9), upgraded=True,
          power=unleash() + when(nemesis_turns_discarded() >= 2, any_player >> suffers(8), any_player >> suffers(5))),
)  # fmt: skip

BASICS = (*TIER_1, *TIER_2, *TIER_3, *UPGRADED)

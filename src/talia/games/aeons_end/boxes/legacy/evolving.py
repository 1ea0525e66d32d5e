"""The basic nemesis cards in the forms that they have in the campaign only, by tier. Each `becomes` the next one.

A card whose places for stickers are not filled takes one whenever it evolves. How many places there are is ours: two on the
cards that have any.
"""

from talia.games.aeons_end.boxes.legacy.basic import BASICS
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    charges,
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
from talia.games.aeons_end.cards.vocabulary.evolution import chapter_from, evolve, evolve_for_each
from talia.games.aeons_end.cards.vocabulary.people import WithDearestCard
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand
from talia.games.aeons_end.cards.vocabulary.quiet import shields_of_this
from talia.games.aeons_end.cards.vocabulary.toll import (
    afterwards,
    dear_in_hand,
    discard_free,
    gravehold_life,
    lose_dearest_spell,
    someone_prepped,
    your_charges,
)

PLACES = 2
LAST = {card.id: card for card in BASICS}
"""The forms in which evolution ends."""

RAVENOUS = MINION("ravenous-leviathan-campaign", tier=1, life=7, places=PLACES, becomes=LAST["skybound-leviathan"],
                  persistent=gravehold_suffers(2) + evolve())  # fmt: skip

HATCHLING = MINION("leviathan-hatchling-campaign", tier=1, life=6, becomes=RAVENOUS,
                   immediately=when(chapter_from(4), evolve()),
                   persistent=gravehold_suffers(1))  # fmt: skip

THRESHER = MINION("spine-thresher-campaign", tier=1, life=1, shields=3, places=PLACES, becomes=LAST["spine-reaper"],
                  persistent=unleash() + (any_player >> suffers(1)) + evolve())  # fmt: skip

COCOON = MINION("caustic-cocoon-campaign", tier=2, life=11, places=PLACES, becomes=LAST["caustic-soldier"],
                persistent=unleash() + gravehold_suffers(1) + evolve())  # fmt: skip

TIER_1 = (
    POWER("aether-extract-campaign", tier=1, tokens=2, places=PLACES, becomes=LAST["unforeseen-collapse"],
          power=unleash() + (any_player >> suffers(1) + discard_free(gem_in_hand, 2, evolve()))),

    ATTACK("ambush-campaign", tier=1, becomes=LAST["waylay"],
           attack=unleash() + gravehold_suffers(2) + when(chapter_from(4), evolve())),

    ATTACK("conduct-campaign", tier=1, places=PLACES, becomes=LAST["disrupt"],
           attack=unleash() + (player_with_most(charges) >> afterwards(suffers(2) + gains_charge(1),
                                                                       when(your_charges() >= 2, evolve())))),

    POWER("creeping-curse-campaign", tier=1, tokens=2, discard_for=evolve(), places=PLACES,
          becomes=LAST["calamitous-bane"],
          power=unleash() + (any_player >> suffers(2)) + discard(anyones(in_hand), 2)),

    ATTACK("daze-campaign", tier=1, places=PLACES, becomes=LAST["paralyze"],
           attack=any_player >> suffers(2) + discard_free(in_hand, 1, evolve())),

    POWER("endless-chasm-campaign", tier=1, tokens=2, discard_for=spend(6), places=PLACES,
          becomes=LAST["eternal-glare"],
          power=evolve() | unleash(2) + gravehold_suffers(2)),

    MINION("leviathan-egg", tier=1, life=5, becomes=HATCHLING,
           persistent=evolve()),
    HATCHLING,
    RAVENOUS,

    MINION("spine-harvester", tier=1, life=1, shields=2, becomes=THRESHER,
           immediately=when(chapter_from(5), evolve()),
           persistent=any_player >> suffers(2)),
    THRESHER,
)  # fmt: skip

TIER_2 = (
    MINION("caustic-larva", tier=2, life=10, places=PLACES, becomes=COCOON,
           persistent=unleash() + evolve()),
    COCOON,

    ATTACK("drain-campaign", tier=2, places=PLACES, becomes=LAST["deplete"],
           attack=unleash() + gravehold_suffers(2)
           + afterwards(discard(anyones(prepped_spell), 2), when(someone_prepped(4), evolve()))),

    MINION("humming-hive-campaign", tier=2, life=7, shields=2, places=PLACES, becomes=LAST["humming-drones"],
           persistent=(any_player >> suffers(2)) + evolve()),

    ATTACK("hunted-campaign", tier=2, becomes=LAST["hunted"],
           attack=(lowest_life >> suffers(1)) + evolve()),

    ATTACK("sap-campaign", tier=2, places=PLACES, becomes=LAST["reap"],
           attack=unleash(2) + (any_player >> loses_charge(2)) | unleash(2) + evolve()),

    POWER("tempting-offer-campaign", tier=2, tokens=2, discard_for=evolve(), places=PLACES, becomes=LAST["dark-bond"],
          power=unleash(2) + (lowest_life >> suffers(3))),

    POWER("tremor-campaign", tier=2, tokens=2, discard_for=spend(7), places=PLACES, becomes=LAST["crushing-wave"],
          power=unleash(2) + afterwards(gravehold_suffers(4), when(gravehold_life() >= 13, evolve()))),
)  # fmt: skip

TIER_3 = (
    ATTACK("annihilate-campaign", tier=3, places=PLACES, becomes=LAST["annihilate"],
           attack=unleash(2) + (WithDearestCard() >> afterwards(discard(in_hand, 2),
                                                                evolve_for_each(dear_in_hand(2))))),

    MINION("facet-ogre-campaign", tier=3, life=1, shields=4, becomes=LAST["facet-juggernaut"],
           persistent=gravehold_suffers(1 * shields_of_this) + when(shields_of_this <= 2, evolve())),

    POWER("flash-of-decay-campaign", tier=3, tokens=2, becomes=LAST["ray-of-desolation-campaign"],
          power=unleash(2) + lose_dearest_spell(4, evolve())),

    POWER("gathering-storm-campaign", tier=3, tokens=2, discard_for=spend(8),
          becomes=LAST["thunderous-tempest-campaign"],
          power=unleash(2) + when(nemesis_turns_discarded() >= 2, any_player >> suffers(4), evolve())),

    MINION("maddening-spectre-campaign", tier=3, life=7, shields=2, becomes=LAST["maddening-eidolon"],
           immediately=when(chapter_from(4), evolve()),
           persistent=unleash(2)),

    ATTACK("scatter-campaign", tier=3, becomes=LAST["demolish"],
           attack=unleash(2) + (any_player >> destroy(in_hand)) + evolve()),

    ATTACK("suffocate-campaign", tier=3, becomes=LAST["sacrifice-campaign"],
           attack=evolve() | gravehold_suffers(3) + (any_player >> suffers(3))),
)  # fmt: skip

FORMS = TIER_1 + TIER_2 + TIER_3

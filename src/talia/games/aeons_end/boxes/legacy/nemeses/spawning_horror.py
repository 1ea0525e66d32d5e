"""Spawning Horror: its Breeding Chamber brings pods into play, and with seven of them the players lose."""

from __future__ import annotations

from dataclasses import dataclass, replace

from talia.games.aeons_end.boxes.legacy.nemeses.hunted import HUNTED, IsHunted, hunted
from talia.games.aeons_end.boxes.legacy.nemeses.pods import (
    ALL_PODS,
    BREEDING_CHAMBER,
    FRESH,
    PODS,
    Breeding,
    ChamberGains,
    DrawPods,
    Imbue,
    NoPods,
    PreparePods,
    StrongestPod,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER, Card
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    discard,
    gravehold_suffers,
    lowest_life,
    spend,
    suffers,
    unleash,
    when,
)
from talia.games.aeons_end.cards.vocabulary.damage import Armour
from talia.games.aeons_end.cards.vocabulary.picks import gem_in_hand_3_or_more
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.voice import Voice


@dataclass(frozen=True)
class PodsUnharmed(Armour):
    """*Prevent all damage dealt to pods.*"""

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return 0

    def covers(self, kind: Card) -> bool:
        return kind.crew is PODS

    def text(self, v: Voice) -> str:
        return v.say("veil-pods-unharmed")


SPAWNING_HORROR = NEMESIS(
    "spawning-horror",
    life=50,
    rating=3,
    unleash=ChamberGains(3),
    turn_ends=Imbue(),
    crew=(BREEDING_CHAMBER, *ALL_PODS),
    crew_in_play=0,
    prepares=PreparePods(),
    own=Breeding(),
    marks=(HUNTED, *FRESH),
    harder=lambda horror: replace(horror, unleash=ChamberGains(5)),
    cards=(
        POWER("amplify-energy", tier=1, tokens=3, discard_for=spend(6),
              power=StrongestPod(3) | ChamberGains(5)),

        ATTACK("construct", tier=1,
               attack=DrawPods(life=2)),

        ATTACK("unearth", tier=1,
               attack=when(NoPods(), ChamberGains(5), gravehold_suffers(4))),

        POWER("accelerated-breeding", tier=2, tokens=2, discard_for=discard(gem_in_hand_3_or_more, 2),
              power=StrongestPod(4) | (ChamberGains(5) + (any_player >> suffers(2)))),

        POWER("exterminating-blade", tier=2, tokens=3, discard_for=spend(7),
              power=lowest_life >> suffers(5)),

        ATTACK("retribution", tier=2,
               attack=when(NoPods(), ChamberGains(8), any_player >> suffers(4))),

        MINION("nest-defender", tier=3, life=11, minion_armour=PodsUnharmed(),
               persistent=unleash(2)),

        POWER("organic-forge", tier=3, tokens=2, discard_for=spend(8),
              power=DrawPods(2, still=True)),

        ATTACK("summon", tier=3,
               attack=DrawPods() | gravehold_suffers(6)),
    ),
    campaign=(
        POWER("exterminating-blade-campaign", tier=2, tokens=3, discard_for=spend(7),
              immediately=any_player >> IsHunted(),
              power=hunted >> suffers(5)),
    ),
)  # fmt: skip

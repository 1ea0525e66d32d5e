"""Thief of Dreams: it takes most of the supply onto its Dream Mat, and every card that leaves the mat hurts a player."""

from dataclasses import replace
from typing import Final

from talia.games.aeons_end.boxes.outcasts.nemeses.dream_mat import (
    DESTRUCTION,
    DREAM_DECK,
    SHORTER,
    SPACES,
    WALKER,
    DreamMat,
)
from talia.games.aeons_end.boxes.outcasts.nemeses.dreams import (
    DRAINING,
    DREAMING,
    DrawDream,
    MoveEach,
    PrepareDreams,
    SiftDreams,
    SkipLast,
    WalkIn,
    WalkOut,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER, Card, Sort
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    discard,
    draws,
    gravehold_suffers,
    in_hand,
    unleash,
)
from talia.games.aeons_end.cards.vocabulary.people import WithDearestGem
from talia.games.aeons_end.cards.vocabulary.picks import Pick, hand_1_or_more, hand_4_or_more

DELIRIUM: Final = Card(Sort.TURN, "turn-delirium", immediately=unleash())

THIEF_OF_DREAMS = NEMESIS(
    "thief-of-dreams",
    life=80,
    rating=4,
    unleash=DrawDream(),
    on_exhaust=gravehold_suffers(5),
    zones=(DREAM_DECK, *SPACES),
    supply=SPACES,
    turn_cards=(DELIRIUM,),
    prepares=PrepareDreams(),
    own=DreamMat(2),
    marks=(WALKER, SHORTER),
    harder=lambda thief: replace(thief, turn_cards=(DELIRIUM, DELIRIUM), own=DreamMat(3)),
    cards=(
        ATTACK("backlash", tier=1,
               attack=(unleash(2) + (any_player >> draws(1))) | gravehold_suffers(4)),

        POWER("deluge-of-magic", tier=1, tokens=3,
              power=SiftDreams(4, below=2) + unleash(2)),

        MINION("dream-devourer", tier=1, life=8,
               immediately=WalkIn(),
               at_end=gravehold_suffers(6),
               when_discarded=WalkOut()),

        POWER("fools-bargain", tier=2, tokens=2, discard_for=discard(hand_4_or_more, 2),
              power=unleash(2) + MoveEach()),

        MINION("scion-of-dreams", tier=2, life=10,
               persistent=MoveEach() + gravehold_suffers(2)),

        POWER("spiralling-nightmare", tier=2, tokens=2,
              power=unleash() + gravehold_suffers(4) + SkipLast()),

        ATTACK("aether-drain", tier=3,
               attack=unleash(2) + (WithDearestGem() >> Pick(DRAINING, in_hand, 3))),

        MINION("eternal-dreamer", tier=3, life=17, forbids=DESTRUCTION,
               persistent=gravehold_suffers(4)),

        ATTACK("siphon-memories", tier=3,
               attack=Pick(DREAMING, anyones(hand_1_or_more), 3) + unleash(3)),
    ),
)  # fmt: skip

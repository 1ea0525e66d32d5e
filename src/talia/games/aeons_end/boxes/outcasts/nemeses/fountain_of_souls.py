"""Fountain of Souls: souls go round its ring and hurt Gravehold until a lantern puts them to rest."""

from dataclasses import replace

from talia.games.aeons_end.boxes.outcasts.nemeses.fountain import FUEL, LANTERN, PLACES, SOULFIRE, Fountain
from talia.games.aeons_end.boxes.outcasts.nemeses.souls import (
    DiscardSoul,
    LanternGains,
    MoveEachSoul,
    MoveFromStart,
    MoveMost,
    MoveSouls,
    PlaceSouls,
    PrepareFountain,
    returns_soulfire,
    soulfire_in_hand,
)
from talia.games.aeons_end.cards.card import ATTACK, GEM, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import any_player, discard, gain, suffers, unleash
from talia.games.aeons_end.cards.vocabulary.people import WithMostCards

FOUNTAIN_OF_SOULS = NEMESIS(
    "fountain-of-souls",
    life=70,
    rating=8,
    unleash=PlaceSouls(3),
    turn_begins=MoveEachSoul(),
    prepares=PrepareFountain(2),
    own=Fountain(),
    marks=(FUEL, *PLACES[1:]),
    harder=lambda fountain: replace(fountain, unleash=PlaceSouls(4), own=Fountain(restless=True)),
    piles=(
        GEM(SOULFIRE, cost=3, copies=10,
            play=(gain(1) + LanternGains()) | (gain(1) + DiscardSoul())),
    ),
    cards=(
        ATTACK("arise", tier=1,
               attack=unleash() + MoveEachSoul()),

        MINION("energy-leech", tier=1, life=6,
               when_hurt=MoveSouls(1),
               persistent=any_player >> suffers(1)),

        POWER("loss-of-will", tier=1, tokens=2,
              power=any_player >> discard(soulfire_in_hand) + suffers(2)),

        MINION("murky-voidborn", tier=2, life=11, forbids=LANTERN,
               persistent=any_player >> suffers(2)),

        POWER("soul-frenzy", tier=2, tokens=3,
              when_token=MoveSouls(2),
              power=unleash() + (WithMostCards(soulfire_in_hand) >> suffers(1) + returns_soulfire())),

        ATTACK("spirit-drain", tier=2,
               attack=(unleash() + (any_player >> returns_soulfire())) | (any_player >> suffers(4))),

        POWER("rushing-tides", tier=3, tokens=2,
              power=unleash(2) + MoveFromStart(3)),

        MINION("starry-smogling", tier=3, life=16, forbids=LANTERN,
               persistent=any_player >> suffers(2)),

        ATTACK("whirlpool", tier=3,
               attack=MoveMost(2) | (any_player >> suffers(5))),
    ),
)  # fmt: skip

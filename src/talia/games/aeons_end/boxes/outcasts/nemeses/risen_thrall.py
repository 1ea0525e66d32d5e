"""Risen Thrall: it puts thralls into play, half of which are illusions."""

from dataclasses import replace

from talia.games.aeons_end.boxes.outcasts.nemeses.thralls import (
    CHEAP_FLIPS,
    HYBRID,
    INFANTRY,
    MILD_BEGINNINGS,
    MIXED,
    SAFE_FLIPS,
    SOLDIER,
    FlipOne,
    Onslaught,
    PlaceThralls,
    PrepareThralls,
    ShieldThralls,
    ShuffleThrallsIn,
    ThrallRules,
    UnleashThrall,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import any_player, discard, in_hand, unleash
from talia.games.aeons_end.cards.vocabulary.curses import gains_curse
from talia.games.aeons_end.rules.hidden_sides import MARKS

RISEN_THRALL = NEMESIS(
    "risen-thrall",
    life=50,
    rating=5,
    unleash=UnleashThrall(),
    crew=(INFANTRY,) * 6 + (SOLDIER,) * 6,
    crew_in_play=0,
    prepares=PrepareThralls(),
    turn_begins=Onslaught(),
    own=ThrallRules(),
    marks=(*MARKS, MIXED),
    harder=lambda thrall: replace(thrall, own=ThrallRules(harder=True)),
    cards=(
        POWER("engulfing-hordes", tier=1, tokens=2, forbids=MILD_BEGINNINGS,
              power=any_player >> discard(in_hand) + gains_curse("cursed-shard")),

        ATTACK("imbue", tier=1,
               attack=PlaceThralls(1, more=2)),

        ATTACK("vampiric-thrall", tier=1,
               attack=unleash(2) + FlipOne()),

        POWER("spiralling-illusion", tier=2, tokens=3, forbids=CHEAP_FLIPS,
              immediately=unleash(),
              power=any_player >> discard(in_hand, 3)),

        HYBRID,

        ATTACK("twisting-deceit", tier=2,
               attack=ShuffleThrallsIn() + unleash(2)),

        POWER("cutting-image", tier=3, tokens=2, forbids=SAFE_FLIPS,
              power=unleash(3)),

        MINION("distortion-smoke", tier=3, life=13, minion_armour=ShieldThralls(),
               persistent=unleash(2)),

        ATTACK("undying-force", tier=3,
               attack=PlaceThralls(2, more=3)),
    ),
)  # fmt: skip

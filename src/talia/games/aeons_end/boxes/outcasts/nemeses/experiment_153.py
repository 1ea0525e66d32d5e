"""Experiment 153: four maws instead of one life, each growing towards something worse."""

from dataclasses import replace

from talia.games.aeons_end.boxes.outcasts.nemeses.growth import (
    FULL,
    MAW_DAMAGE,
    SCALES,
    HardenScales,
    MoveBack,
    MoveDifferent,
    MoveMaw,
    PrepareMaws,
    StrikeMaw,
    WeakestMawGains,
    life_of,
    place_of,
)
from talia.games.aeons_end.boxes.outcasts.nemeses.growth_mat import GrowthMat
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.vocabulary import any_player, spend, suffers, unleash
from talia.games.aeons_end.cards.vocabulary.curses import gains_curse
from talia.games.aeons_end.cards.vocabulary.gains import TO_DECK

EXPERIMENT_153 = NEMESIS(
    "experiment-153",
    life=4 * FULL,
    rating=3,
    lifeless=True,
    unleash=MoveMaw(2),
    prepares=PrepareMaws(),
    struck=StrikeMaw(),
    own=GrowthMat(),
    marks=(*(place_of(maw) for maw in range(4)), *(life_of(maw) for maw in range(4)), SCALES),
    harder=lambda experiment: replace(experiment, unleash=MoveMaw(2) + MoveMaw(1)),
    cards=(
        ATTACK("bound", tier=1,
               attack=(any_player >> gains_curse("cursed-shard", 2, TO_DECK)) | MoveMaw(3)),

        POWER("cascading-casualties", tier=1, tokens=2, discard_for=spend(5),
              power=MoveMaw(2, farthest=True, more=True)),

        MINION("corrupting-chitterer", tier=1, life=6,
               persistent=MoveDifferent(2)),

        MINION("aural-carnivore", tier=2, life=10, forbids=MAW_DAMAGE,
               persistent=any_player >> suffers(2)),

        ATTACK("lunging-jaws", tier=2,
               attack=MoveMaw(4)),

        POWER("scaled-flesh", tier=2, tokens=3,
              power=unleash(2) + HardenScales()),

        ATTACK("divide-and-devour", tier=3,
               attack=unleash() + MoveMaw(3) + MoveBack(1)),

        POWER("restless-maws", tier=3, tokens=2, discard_for=spend(8),
              power=unleash(2) + WeakestMawGains(10)),

        MINION("vein-worms", tier=3, life=16,
               persistent=MoveMaw(3)),
    ),
)  # fmt: skip

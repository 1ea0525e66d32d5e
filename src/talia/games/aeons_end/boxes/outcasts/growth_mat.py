"""The Growth Mat of Experiment 153 as tables and bots see it."""

from __future__ import annotations

from typing import Any, Final

from talia.games.aeons_end.boxes.outcasts.growth import (
    FULL,
    HALFWAY,
    LAST,
    MAWS,
    TRACKS,
    left,
    life_of,
    name_of,
    place_of,
)
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.scene import Area, Thing
from talia.kernel.voice import Voice

STEP: Final = 0.6
"""What each space is worth to the players that a maw has not come forward yet."""


class GrowthMat(OwnRules):
    """Four maws, each with its life and its place."""

    __slots__ = ()

    def at_first(self) -> dict[str, int]:
        return {mark: n for maw in range(4) for mark, n in ((place_of(maw), 1), (life_of(maw), FULL))}

    def settle(self, battle: Battle) -> str:
        """A maw without a place or without life is gone."""
        for maw in range(4):
            if not (battle.mark(place_of(maw)) and battle.mark(life_of(maw))):
                battle.set_mark(place_of(maw), 0)
                battle.set_mark(life_of(maw), 0)
        return "" if left(battle) else place_of(0)

    def life(self, battle: Battle) -> float:
        return float(sum(battle.mark(life_of(maw)) for maw in left(battle)))

    def harm(self, battle: Battle) -> float:
        return STEP * sum(battle.mark(place_of(maw)) for maw in left(battle))

    def tells(self, battle: Battle) -> dict[str, Any]:
        return {
            "maws": [{"place": battle.mark(place_of(maw)), "life": battle.mark(life_of(maw))} for maw in range(4)],
        }

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        things = []
        for maw in left(battle):
            facts = (
                v.say("table-life", n=battle.mark(life_of(maw)), full=FULL),
                v.say("table-space", n=battle.mark(place_of(maw)), last=LAST),
            )
            halfway, last = TRACKS[maw]
            text = (
                f"{v.say('table-at-space', n=HALFWAY)}: {halfway.text(v)}\n"
                f"{v.say('table-at-space', n=LAST)}: {last.text(v)}"
            )
            ref = f"nemesis/maw-{MAWS[maw]}"
            things.append(Thing(ref, v.say("table-maw", maw=name_of(maw)), facts, text, "minion", art="minion"))
        return [Area("growth-mat", v.say("table-growth-mat"), "foe", tuple(things), columns=4)]

"""The Growth Mat of Experiment 153 as tables and bots see it."""

from __future__ import annotations

from typing import Any, Final

from talia.games.aeons_end.boxes.outcasts.nemeses.growth import (
    FULL,
    HALFWAY,
    LAST,
    MAW_DAMAGE,
    MAWS,
    NEEDED,
    SCALES,
    TOLLS,
    TRACKS,
    left,
    life_of,
    name_of,
    place_of,
)
from talia.games.aeons_end.cards.own_rules import OwnRules, forbidden
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.scene import Area, Thing
from talia.kernel.voice import Voice

STEP: Final = 0.6
HELD: Final = 0.35
"""For bots: what each space is worth to the players that a maw has not come forward yet, and what a card in hand is worth
beside what it brings anyway."""

BACK: Final = 0.5
STANDSTILL: Final = 2.0
"""For bots: what it is worth that a blow moves a maw back, and what a turn costs in which no maw can be hurt."""

HASTE: Final = 0.45
"""For bots: the maws come on whatever is done about minions, and only blows at them hold them back."""


def _ahead(maw: int, place: int, v: Voice) -> str:
    """In short, what the next space does that does anything; a maw at the end does that again."""
    space = HALFWAY if place < HALFWAY else LAST
    toll = TOLLS[maw][space == LAST]
    return v.say("table-maw-ahead", n=space, toll=", ".join(v.say(f"table-toll-{who}", n=n) for who, n in toll))


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

    def blow(self, battle: Battle, damage: int) -> float:
        """Nothing where a card in play keeps all damage from the maws; more where it moves a maw back."""
        if forbidden(battle, MAW_DAMAGE):
            return 0.0
        return damage + BACK if damage >= NEEDED + battle.mark(SCALES) else float(damage)

    def haste(self, battle: Battle) -> float:
        return HASTE

    def threat(self, battle: Battle, card: int) -> float:
        """While a card keeps all damage from the maws, nothing is won."""
        return STANDSTILL if battle.kinds[card].forbids == MAW_DAMAGE else 0.0

    def harm(self, battle: Battle) -> float:
        """Besides, a hand is worth more than elsewhere: one of the tracks takes whole hands, again and again."""
        held = sum(len(battle.hand(seat)) for seat in range(battle.players))
        return STEP * sum(battle.mark(place_of(maw)) for maw in left(battle)) - HELD * held

    def tells(self, battle: Battle) -> dict[str, Any]:
        return {
            "maws": [{"place": battle.mark(place_of(maw)), "life": battle.mark(life_of(maw))} for maw in range(4)],
        }

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        things = []
        for maw in left(battle):
            place = battle.mark(place_of(maw))
            facts = (
                v.say("table-life", n=battle.mark(life_of(maw)), full=FULL),
                v.say("table-space", n=place, last=LAST),
                _ahead(maw, place, v),
            )
            halfway, last = TRACKS[maw]
            text = (
                f"{v.say('table-at-space', n=HALFWAY)}: {halfway.text(v)}\n"
                f"{v.say('table-at-space', n=LAST)}: {last.text(v)}"
            )
            ref = f"nemesis/maw-{MAWS[maw]}"
            things.append(Thing(ref, v.say("table-maw", maw=name_of(maw)), facts, text, "minion", art="minion"))
        return [Area("growth-mat", v.say("table-growth-mat"), "foe", tuple(things), columns=4)]

    def endings(self, v: Voice) -> list[str]:
        return [v.say("text-maws-slain")]

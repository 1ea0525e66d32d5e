"""Deathmind: bridge tokens join supply piles, and gaining a card from a pile that is cut off hurts."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from talia.games.aeons_end.boxes.legacy.nemeses.bridges import (
    FIRST,
    MARKS,
    SIDE,
    DiscardBridges,
    PlaceThenDiscard,
    Space,
    bridges,
    bridges_in_play,
    connected,
    discard_bridges,
    grid,
    place_bridges,
    room,
    space_between,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.declared import Crew
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    anyones,
    discard,
    gravehold_suffers,
    in_hand,
    lowest_life,
    prepped_5_or_more,
    suffers,
    unleash,
    when,
)
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.cards.vocabulary.quiet import gains_shields
from talia.games.aeons_end.rules import deeds, pulse
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.games.aeons_end.rules.main_actions import OwnAction
from talia.games.aeons_end.rules.moments import Cue
from talia.games.aeons_end.rules.scope import NOBODY, OF_SEAT, Scope
from talia.games.aeons_end.rules.turns import take_token
from talia.games.aeons_end.rules.wallet import COSTS
from talia.kernel.decision import Option
from talia.kernel.scene import Area, Thing
from talia.kernel.voice import Voice

BEGINS_WITH: Final = 6
"""How many bridges stand at the start."""

HARM: Final = 2
"""What it costs to gain a card from a pile that is not connected."""

FALLS: Final = 20
"""What Gravehold suffers when a bridge should be severed and there is none."""

UNCONNECTED, BRIDGE, LAST_BRIDGES = 0.5, 3.0, 80.0
"""What a pile that is not connected costs the players, what a bridge is worth, and how dear the last ones are: that is
divided by their number."""

LINK: Final = Crew("power")
"""Sever Link lies in play from the start."""


@dataclass(frozen=True)
class Sever(Deed):
    """A bridge token is discarded or, where there is none, Gravehold suffers a great deal."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if bridges(battle):
            discard_bridges().resolve(battle, scope)
        else:
            deeds.gravehold_suffers(battle, FALLS)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-sever", n=FALLS)


SEVER_LINK: Final = replace(POWER("sever-link", tier=0, tokens=3, power=Sever(), lasting=True), crew=LINK)


def link(battle: Battle) -> int:
    """Sever Link in play; -1: it is not."""
    for card in battle.zones[IN_PLAY]:
        if battle.kinds[card] is SEVER_LINK:
            return card
    return -1


@dataclass(frozen=True)
class WeakenLink(Deed):
    """A power token is removed from Sever Link, which resolves at once when it was the last."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = link(battle)
        if card >= 0:
            take_token(battle, card)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return link(battle) < 0

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-weaken-link", card=SEVER_LINK.name)


@dataclass(frozen=True)
class UnleashUntilLast(Deed):
    """Unleash until Sever Link has one power token."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = link(battle)
        if card >= 0 and battle.counts[card] != 1:
            battle.agenda.append((self, scope))
            battle.agenda.append((UNLEASH_ONCE, NOBODY))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-unleash-until-last", card=SEVER_LINK.name)


@dataclass(frozen=True)
class PrepareBridges(Deed):
    """The players place six bridges; Sever Link is in play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        place_bridges(BEGINS_WITH).resolve(battle, NOBODY)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-bridges", n=BEGINS_WITH, card=SEVER_LINK.name)


@dataclass(frozen=True)
class DiscardTogether(Deed):
    """The players together discard as many cards in hand as something is."""

    measure: Measure

    def resolve(self, battle: Battle, scope: Scope) -> None:
        n = self.measure.value(battle, scope)
        if n:
            _discard_any(n).resolve(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return self.measure.value(battle, scope) == 0 or _discard_any(1).idle(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-together", measure=self.measure.words(v))


@cache
def _discard_any(n: int) -> Deed:
    return discard(anyones(in_hand), n)


class BuildBridge(OwnAction):
    """Establish a bridge, for aether or for pulse tokens."""

    __slots__ = ("price", "pulse")

    def __init__(self, price: int, pulse: int) -> None:
        self.price = price
        self.pulse = pulse

    def do(self, battle: Battle, seat: int) -> None:
        if self.price:
            deeds.pay(battle, COSTS, self.price)
        else:
            pulse.lose(battle, seat, self.pulse)
        battle.agenda.append((place_bridges(), OF_SEAT[seat]))


class NeuralBridges(OwnRules):
    """Piles that lie in a grid, bridges between them, and what it costs to gain where none leads."""

    __slots__ = ("_for_aether", "_for_pulse", "aether", "pulse")

    def __init__(self, aether: int, pulse: int) -> None:
        self.aether = aether
        self.pulse = pulse
        self._for_aether = Option(
            "bridge", "option-build-bridge", {"n": aether}, "bridges", action=BuildBridge(aether, 0)
        )
        self._for_pulse = Option(
            "bridge:pulse", "option-build-bridge-pulse", {"n": pulse}, "bridges", action=BuildBridge(0, pulse)
        )

    def offers(self, battle: Battle, seat: int, found: list[Option]) -> None:
        aether = battle.purse(COSTS) if battle.purses or battle.wallets else battle.aether
        rich, beating = aether >= self.aether, pulse.held(battle, seat) >= self.pulse
        if (rich or beating) and room(battle):
            if rich:
                found.append(self._for_aether)
            if beating:
                found.append(self._for_pulse)

    def asks(self) -> tuple[str, ...]:
        return ("ask-bridge",)

    def bought(self, battle: Battle, card: int, place: int) -> list[Cue]:
        """The damage is one of the things that a gain leads to (up to rules 11 it came after them)."""
        zones = [pile.zone for pile in grid(battle)]
        if place not in zones or zones.index(place) + FIRST in connected(battle):
            return []
        harm, scope = suffers(HARM), OF_SEAT[battle.owner(card)]
        if battle.table.rules > 11:
            nemesis = battle.table.nemesis
            return [Cue(nemesis.id, nemesis.name, harm, scope)]
        battle.agenda.append((harm, scope))
        return []

    def harm(self, battle: Battle) -> float:
        standing = len(bridges(battle))
        apart = len(battle.table.market) - len(connected(battle))
        return UNCONNECTED * apart - BRIDGE * standing + LAST_BRIDGES / (standing + 1)

    def tells(self, battle: Battle) -> dict[str, Any]:
        reached = connected(battle)
        return {
            "grid": [
                {"id": pile.card.id, "connected": number in reached} for number, pile in enumerate(grid(battle), FIRST)
            ],
            "bridges": [[space.one, space.other] for space in bridges(battle)],
        }

    def at_pile(self, battle: Battle, place: int, v: Voice) -> list[str]:
        reached = connected(battle)
        for number, pile in enumerate(grid(battle), FIRST):
            if pile.zone == place:
                return [v.say("table-connected")] if number in reached else [v.say("table-unconnected", n=HARM)]
        return []

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        """The grid as it lies, five by five: piles, and between them bridges or room for one."""
        piles, reached = grid(battle), connected(battle)
        things = []
        for row in range(2 * SIDE - 1):
            for column in range(2 * SIDE - 1):
                number = row // 2 * SIDE + column // 2 + FIRST
                if row % 2 and column % 2:
                    things.append(Thing(f"bridges/corner-{row}-{column}", "", tone="muted"))
                elif row % 2 or column % 2:
                    other = number + (SIDE if row % 2 else 1)
                    things.append(_between(battle, space_between(number, other), v))
                elif number <= len(piles):
                    fact = v.say("table-connected") if number in reached else v.say("table-unconnected", n=HARM)
                    card = piles[number - FIRST].card
                    tone = "open" if number in reached else "closed"
                    things.append(Thing(f"bridges/{number}", v.say(card.name.word), (fact,), "", tone))
                else:
                    things.append(Thing(f"bridges/{number}", "", tone="muted"))
        title, facts = v.say("table-bridges"), (v.say("table-bridges-left", n=len(bridges(battle))),)
        return [Area("bridges", title, "foe", tuple(things), facts, columns=2 * SIDE - 1, brief=True)]

    def text(self, v: Voice) -> list[str]:
        return [
            v.say("text-bridges-last-card"),
            v.say("text-bridges-build", aether=self.aether, pulse=self.pulse),
            v.say("text-bridges-connected", n=HARM),
        ]

    def difference(self, v: Voice) -> list[str]:
        return [v.say("text-bridges-harder", aether=self.aether, pulse=self.pulse)]


def _between(battle: Battle, space: Space, v: Voice) -> Thing:
    """What lies between two piles."""
    stands = bool(battle.mark(space.mark))
    title = v.say("table-bridge" if stands else "table-no-bridge")
    return Thing(space.about, title, tone="open" if stands else "muted", art="bridge" if stands else "")


DEATHMIND = NEMESIS(
    "deathmind",
    life=80,
    rating=6,
    unleash=WeakenLink(),
    crew=(SEVER_LINK,),
    marks=MARKS,
    keeps=1,
    own=NeuralBridges(aether=5, pulse=4),
    prepares=PrepareBridges(),
    harder=lambda mind: replace(mind, own=NeuralBridges(aether=6, pulse=5)),
    cards=(
        MINION("kinetic-construct", tier=1, life=7,
               persistent=gravehold_suffers(2) + PlaceThenDiscard()),

        POWER("memory-burst", tier=1, tokens=3, discard_for=discard(prepped_5_or_more),
              power=(any_player >> suffers(1 * bridges_in_play())) + unleash(2)),

        ATTACK("mind-feast", tier=1,
               attack=gravehold_suffers(4) + UnleashUntilLast()),

        POWER("bramas-torment", tier=2, tokens=2, discard_for=discard_bridges(2),
              power=(any_player >> suffers(5)) + DiscardTogether(bridges_in_play())),

        MINION("cortex-jailer", tier=2, life=4,
               immediately=gains_shields(1, each=bridges_in_play()),
               persistent=lowest_life >> suffers(2)),

        ATTACK("thought-quake", tier=2,
               attack=when(bridges_in_play() >= 3, discard_bridges(), gravehold_suffers(6))),

        ATTACK("brain-wipe", tier=3,
               attack=when(bridges_in_play() >= 4, unleash(4), any_player >> suffers(5))),

        MINION("nightmare", tier=3, life=17,
               persistent=DiscardBridges(at_first=True) | (any_player >> suffers(4))),

        POWER("thoughtful-sacrifice", tier=3, tokens=2, discard_for=discard_bridges(2),
              power=gravehold_suffers(8)),
    ),
)  # fmt: skip

"""Maelstrom: Risen: it puts beacons into play, and its Assault deals damage for each of them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from talia.games.aeons_end.boxes.legacy.nemeses.beacons import (
    ASSAULT,
    BEACONS,
    BESIDE,
    ENDS_ROUND,
    TOO_MANY,
    Assault,
    AssaultDiscarded,
    AssaultTurn,
    BeaconsInPlay,
    DrawBeacon,
    PrepareBeacons,
    SetBeside,
    beacons,
    may_assault,
)
from talia.games.aeons_end.cards.card import ATTACK, MINION, POWER
from talia.games.aeons_end.cards.nemesis import NEMESIS
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    dearest,
    destroy,
    draws,
    in_hand,
    lowest_life,
    opened,
    player_with_fewest,
    player_with_most,
    prepped,
    spend,
    suffers,
    unleash,
    when,
)
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import Deed, When
from talia.games.aeons_end.cards.vocabulary.degrading import degrade
from talia.games.aeons_end.cards.vocabulary.people import WithDearestCard, WithMostCards, one_then_another
from talia.games.aeons_end.cards.vocabulary.picks import DiscardAll, hand_2_or_more
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.voice import Voice

LIT, TOO_BRIGHT = 1.1, 14.0
"""What a beacon costs the players, and how much it weighs that few are still missing: that is divided by their number."""


class Beacons(OwnRules):
    """Ten beacons are the end."""

    __slots__ = ()

    def harm(self, battle: Battle) -> float:
        lit = len(beacons(battle))
        return LIT * lit + TOO_BRIGHT / max(1, TOO_MANY - lit)

    def intends(self, battle: Battle, v: Voice) -> str:
        lit, ahead, begins = len(beacons(battle)), may_assault(battle), battle.table.nemesis.turn_begins
        if not lit or not any(ahead):
            return ""
        more = begins.more if isinstance(begins, Assault) else 0
        return v.say("intent-assault" if all(ahead) else "intent-if-assault", damage=v.say("damage", n=lit + more))

    def lost(self, battle: Battle) -> bool:
        return len(beacons(battle)) >= TOO_MANY

    def endings(self, v: Voice) -> list[str]:
        return [v.say("text-beacons-lose", n=TOO_MANY)]

    def text(self, v: Voice) -> list[str]:
        return [v.say("text-beacons-deck")]


DISCARDS: Final = DiscardAll(hand_2_or_more, "do-discard-and-draw")


@dataclass(frozen=True)
class DiscardAndDraw(Deed):
    """That player discards all cards in hand that cost 2 or more, and draws as many."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        count = len(hand_2_or_more.all(battle, scope))
        battle.agenda.append((draws(count), scope))
        DISCARDS.resolve(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not hand_2_or_more.at_least(battle, scope, 1)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-and-draw")


@dataclass(frozen=True)
class ReturnPrepped(Deed):
    """That player takes all their prepped spells back to hand."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for card in battle.prepped(scope.seat):
            deeds.to_hand(battle, card, scope.seat)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.prepped(scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-return-prepped")


def beacons_in_play() -> Measure:
    """The beacons in play."""
    return BeaconsInPlay()


CHEAPER: Final[When] = when(AssaultDiscarded(), spend(8), spend(10))

MAELSTROM_RISEN = NEMESIS(
    "maelstrom-risen",
    fewer_upgraded=2,
    life=65,
    rating=8,
    unleash=DrawBeacon(),
    crew=BEACONS,
    zones=(BESIDE,),
    turn_cards=(ASSAULT,),
    turn_begins=Assault(),
    own=Beacons(),
    prepares=PrepareBeacons(),
    marks=(ENDS_ROUND,),
    harder=lambda risen: replace(risen, turn_begins=Assault(more=2)),
    cards=(
        POWER("slice-power", tier=1, tokens=3,
              power=WithDearestCard() >> degrade(dearest(in_hand)) + suffers(3)),

        POWER("venomous-coil", tier=1, tokens=3, discard_for=spend(6),
              power=unleash(2) + (any_player >> suffers(1 * beacons_in_play()))),

        MINION("whipping-wires", tier=1, life=7,
               persistent=when(AssaultTurn(), any_player >> suffers(2), unleash())),

        MINION("bladius-risen", tier=2, life=14,
               persistent=player_with_fewest(opened) >> suffers(2)),

        ATTACK("blight", tier=2,
               attack=unleash(2) + (WithMostCards(hand_2_or_more) >> DiscardAndDraw())),

        POWER("ferocious-assault", tier=2, tokens=3, discard_for=spend(8),
              power=unleash() + SetBeside()),

        MINION("beast-of-blades", tier=3, life=17,
               persistent=unleash() + (any_player >> suffers(1 * beacons_in_play()))),

        POWER("cracking-earth", tier=3, tokens=2, discard_for=CHEAPER,
              power=one_then_another(lowest_life >> suffers(3), suffers(4))),

        ATTACK("erupt", tier=3,
               attack=unleash(2) + (player_with_most(prepped) >> ReturnPrepped() + destroy(in_hand, 3))),
    ),
)  # fmt: skip

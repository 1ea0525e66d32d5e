"""The pods of Spawning Horror, their deck, and the chamber in which they grow."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from talia.games.aeons_end.boxes.legacy.nemeses.hunted import HUNTED
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Crew, Zone, bounded
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.cards.vocabulary import (
    any_player,
    discard,
    gravehold_suffers,
    in_hand,
    lowest_life,
    opened,
    player_with_fewest,
    suffers,
)
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed
from talia.games.aeons_end.cards.vocabulary.damage import Armour
from talia.games.aeons_end.rules import ending, foes
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.games.aeons_end.rules.scope import NOBODYS, Scope
from talia.kernel.decision import Option
from talia.kernel.scene import Area, Thing
from talia.kernel.sight import NOBODY
from talia.kernel.voice import Arg, Voice

POD_DECK: Final = Zone("crew", seen=NOBODY, word="table-pods")
POD_DISCARD: Final = Zone("crew_discard", word="table-pods-discard")
PODS: Final = Crew("pod", POD_DECK, POD_DISCARD, at_once=True)
CHAMBER: Final = Crew("chamber")
METAMORPHOSIS: Final = 7
"""With so many pods in play the players have lost."""

IMBUED: Final = 11
PRICE: Final = 10
"""With so much life Breeding Chamber imbues a pod, and loses so much for it."""


@dataclass(frozen=True)
class NeverDies(Armour):
    """*This minion can never have less than 1 life.*"""

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return min(damage, battle.counts[card] - 1)

    def text(self, v: Voice) -> str:
        return v.say("armour-never-dies")


def POD(id: str, life: int, persistent: Deed, shields: int = 0) -> Card:  # noqa: N802 - reads like the card
    """A pod: a minion of tier 0 that its nemesis keeps beside the deck."""
    return Card(Sort.MINION, id, life=life, shields=shields, persistent=persistent, crew=PODS)


def pods(battle: Battle) -> list[int]:
    """The pods in play, the longest there first."""
    return [card for card in battle.zones[IN_PLAY] if battle.kinds[card].crew is PODS]


def chamber(battle: Battle) -> int:
    """Breeding Chamber, which is always in play."""
    return next(card for card in battle.zones[IN_PLAY] if battle.kinds[card].crew is CHAMBER)


def fresh(pod: Card) -> str:
    """The mark of a pod that does nothing this turn, whatever would have it act."""
    return f"fresh-{pod.id}"


def strongest(battle: Battle) -> list[int]:
    """Of the pods with the most life those that may act."""
    found = pods(battle)
    most = max([battle.counts[card] for card in found], default=0)
    return [card for card in found if battle.counts[card] == most and not battle.mark(fresh(battle.kinds[card]))]


def draw_pod(battle: Battle, life: int = 0) -> int:
    """A pod comes into play from the top of its deck; -1 if there is none left. It has so much life, or what is printed.
    The deck is made anew as soon as it is empty (up to rules 10 only when a pod was to be drawn, as in positions)."""
    foes.make_anew(battle, PODS)
    deck = battle.pile(POD_DECK)
    if not deck:
        return -1
    pod = deck[-1]
    foes.enter_play(battle, pod, life - battle.kinds[pod].life if life else 0)
    if len(pods(battle)) >= METAMORPHOSIS:
        ending.lose(battle, "metamorphosis")
    elif battle.table.rules > 10:
        foes.make_anew(battle, PODS)
    return pod


@dataclass(frozen=True)
class ChamberGains(Deed):
    """Breeding Chamber gains life. There is no limit to it."""

    n: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = chamber(battle)
        battle.counts[card] += self.n
        if battle.events is not None:
            kind = battle.kinds[card]
            battle.tell("minion-heals", f"nemesis/{kind.id}", card=kind.name, left=battle.counts[card])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-chamber-gains", n=self.n)


@dataclass(frozen=True)
class DrawPods(Deed):
    """Pods come into play. Their life may be set to less than what is printed, and they may be kept `still` for this turn
    (up to rules 10 other powers had them act)."""

    n: int = 1
    life: int = 0
    still: bool = field(default=False, repr=False)  # not told: older agendas were told without

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for _ in range(self.n):
            pod = draw_pod(battle, self.life)
            if pod < 0 or battle.result is not None:
                return
            if self.still and battle.table.rules > 10:
                battle.set_mark(fresh(battle.kinds[pod]), 1)

    def clause(self, v: Voice, form: str) -> str:
        drawn = v.say("do-draw-pods", n=self.n) if not self.life else v.say("do-draw-weak-pod", life=self.life)
        return f"{drawn}. {v.say('do-keep-pods-still')}" if self.still else drawn


@dataclass(frozen=True)
class Imbue(Deed):
    """At the end of the nemesis turn: a pod for every ten life above ten that Breeding Chamber has. No pod is fresh then."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.marks:
            for mark in FRESH:
                battle.set_mark(mark, 0)
        card = chamber(battle)
        while battle.counts[card] >= IMBUED and battle.result is None:
            if battle.events is not None:
                kind, left = battle.kinds[card], battle.counts[card] - PRICE
                battle.tell("imbues", f"nemesis/{kind.id}", card=kind.name, left=left)
            draw_pod(battle)
            battle.counts[card] -= PRICE

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-imbue", least=IMBUED, price=PRICE)


@dataclass(frozen=True)
class PreparePods(Deed):
    """The pods are shuffled. With four players the chamber begins with less life."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.shuffle(battle.number(POD_DECK))
        if battle.players == 4:
            battle.counts[chamber(battle)] = 1

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-pods")


@dataclass(frozen=True)
class NoPods(Condition):
    """No pod is in play."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return not pods(battle)

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-no-pods")


@cache
def _option(pod: Card, left: int, card: int) -> Option:
    args: dict[str, Arg] = {"card": pod.name, "left": left}
    return Option(f"pod:{pod.id}", "option-target", args, f"nemesis/{pod.id}", action=ON_CARD[card])


@dataclass(frozen=True)
class StrongestPod(Deed):
    """The persistent effect of the pod with the most life, several times; of equals the team chooses one each time."""

    times: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = strongest(battle)
        if not found:
            return
        if scope.n + 1 < self.times:
            battle.agenda.append((self, Scope(-1, scope.card, -1, scope.n + 1)))
        options = [_option(battle.kinds[card], battle.counts[card], card) for card in found]
        battle.ask(None, "ask-pod", options, self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        kind = battle.kinds[card]
        if battle.events is not None:
            battle.tell("acts", f"nemesis/{kind.id}", card=kind.name)
        assert kind.persistent is not None
        kind.persistent.resolve(battle, NOBODYS[card])

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(strongest(battle))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not strongest(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-strongest-pod", n=self.times)


class Breeding(OwnRules):
    """What the table and the bots make of pods and of the chamber."""

    __slots__ = ()

    def harm(self, battle: Battle) -> float:
        """The more pods there are the less can be borne; a chamber close to imbuing is almost a pod."""
        grown = len(pods(battle)) + battle.counts[chamber(battle)] / PRICE
        return LARVAL * grown + FULL_GROWN * grown * grown

    def lost(self, battle: Battle) -> bool:
        return len(pods(battle)) >= METAMORPHOSIS

    def tells(self, battle: Battle) -> dict[str, Any]:
        seat = battle.mark(HUNTED) - 1
        return {HUNTED: seat} if seat >= 0 else {}

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        seat = battle.mark(HUNTED) - 1
        if seat < 0:
            return []
        who = Thing("hunted", v.say(battle.mage(seat).word), (), "", "nemesis")
        return [Area("hunted", v.say("table-hunted"), "track", (who,))]

    def endings(self, v: Voice) -> list[str]:
        return [v.say("text-metamorphosis", n=METAMORPHOSIS)]

    def text(self, v: Voice) -> list[str]:
        return [v.say("text-pods")]


LARVAL, FULL_GROWN = 4.0, 1.2
"""What a pod, or the life that makes one, costs the players; and how much more each costs than the one before."""

BREEDING_CHAMBER = Card(Sort.MINION, "breeding-chamber", life=4, armour=NeverDies(), boundless=True, crew=CHAMBER)

ALL_PODS = (
    POD("acidic-pod", life=6,
        persistent=player_with_fewest(opened) >> suffers(2)),

    POD("crystalline-pod", life=7,
        persistent=any_player >> discard(in_hand)),

    POD("electric-pod", life=6,
        persistent=gravehold_suffers(2)),

    POD("frozen-pod", life=4, shields=1,
        persistent=lowest_life >> suffers(1)),

    POD("marrow-pod", life=5,
        persistent=ChamberGains(2)),

    POD("spiked-pod", life=4, shields=2,
        persistent=any_player >> suffers(2)),

    POD("volcanic-pod", life=5, shields=2,
        persistent=gravehold_suffers(1)),
)  # fmt: skip

FRESH: Final = tuple([bounded(fresh(pod), lambda players, piles: 1) for pod in ALL_PODS])
"""The marks of all pods that do nothing this turn."""

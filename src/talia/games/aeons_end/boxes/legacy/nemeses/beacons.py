"""The beacons of Maelstrom: Risen, their deck, and its Assault turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Crew, Zone, bounded
from talia.games.aeons_end.cards.vocabulary import any_player, discard, in_hand, lowest_life, suffers
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import YOU, Condition, Deed, called
from talia.games.aeons_end.rules import deeds, ending, foes
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import ASIDE, IN_PLAY, TURN_DECK, TURN_DISCARD
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS, Scope
from talia.games.aeons_end.rules.turns import ENTER
from talia.kernel.sight import NOBODY as UNSEEN
from talia.kernel.voice import Voice

TOO_MANY: Final = 10
"""With so many beacons in play the players lose."""

BEACON_DECK: Final = Zone("crew", seen=UNSEEN, word="table-beacons")
BEACON_DISCARD: Final = Zone("crew_discard", word="table-beacon-discard")
BESIDE: Final = Zone("beside", word="table-beside")
"""Where a card lies that makes every nemesis turn an Assault."""

ENDS_ROUND: Final = bounded("assault-ends-round", lambda players, piles: 1)
"""The mark that the last card of the turn order deck was drawn for a nemesis turn, and is an Assault."""

CREW: Final = Crew("beacon", BEACON_DECK, BEACON_DISCARD)
ASSAULT: Final = Card(Sort.TURN, "turn-assault")


def BEACON(id: str, life: int, immediately: Deed | None = None, shields: int = 0) -> Card:  # noqa: N802 - reads like the card
    """A beacon: a minion without a persistent effect that its nemesis keeps beside the deck."""
    return Card(Sort.MINION, id, life=life, immediately=immediately, shields=shields, crew=CREW)


def beacons(battle: Battle) -> list[int]:
    """The beacons in play, the longest there first."""
    return [card for card in battle.zones[IN_PLAY] if battle.kinds[card].crew is CREW]


def is_assault(battle: Battle, card: int) -> bool:
    """Whether a nemesis turn order card is an Assault: its own, or any while a card beside the mat says so."""
    return battle.kinds[card] is ASSAULT or bool(battle.pile(BESIDE))


def assaulting(battle: Battle) -> bool:
    """Whether the nemesis turn under way is an Assault: its card was drawn last. If it was the last of the round, the deck
    may have been made anew since, with it in it (up to rules 4 the turn was then no Assault any more)."""
    drawn = battle.zones[TURN_DISCARD]
    if not drawn and battle.table.rules > 4:
        return battle.mark(ENDS_ROUND) > 0 or bool(battle.pile(BESIDE))
    return bool(drawn) and drawn[-1] in battle.table.nemesis_turns and is_assault(battle, drawn[-1])


def may_assault(battle: Battle) -> list[bool]:
    """Of every card that may bring the next nemesis turn, as far as everybody knows, whether that turn is an Assault."""
    turns = battle.table.nemesis_turns
    left = [card for card in turns if battle.where[card] == TURN_DECK] or turns
    return [is_assault(battle, card) for card in left]


def top(battle: Battle) -> int:
    """The top card of the beacon deck, made anew from the discard pile if need be; -1 if there is none."""
    if not battle.pile(BEACON_DECK):
        battle.pour(battle.number(BEACON_DISCARD), battle.number(BEACON_DECK))
        battle.shuffle(battle.number(BEACON_DECK))
    deck = battle.pile(BEACON_DECK)
    return deck[-1] if deck else -1


@dataclass(frozen=True)
class DrawBeacon(Deed):
    """A beacon is drawn, does what it does immediately, and comes into play; the tenth is one too many."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = top(battle)
        if card < 0:
            return
        kind = battle.kinds[card]
        battle.move(card, ASIDE)
        battle.agenda.append((COUNT_BEACONS, NOBODY))
        battle.agenda.append((ENTER, NOBODYS[card]))
        if kind.immediately is not None:
            kind.immediately.resolve(battle, NOBODYS[card])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.pile(BEACON_DECK) and not battle.pile(BEACON_DISCARD)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-draw-beacon")


@dataclass(frozen=True)
class CountBeacons(Deed):
    """The players lose when there are ten beacons in play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if len(battle.zones[IN_PLAY]) >= TOO_MANY and len(beacons(battle)) >= TOO_MANY:
            ending.lose(battle, "beacons-lit")

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-count-beacons", n=TOO_MANY)


COUNT_BEACONS: Final = CountBeacons()


@dataclass(frozen=True)
class PrepareBeacons(Deed):
    """The beacon deck is shuffled, and two beacons come into play without doing what they do immediately."""

    n: int = 2

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.shuffle(battle.number(BEACON_DECK))
        for _ in range(self.n):
            foes.enter_play(battle, battle.pile(BEACON_DECK)[-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-beacons", n=self.n)


@dataclass(frozen=True)
class Assault(Deed):
    """When the turn is an Assault, Gravehold suffers 1 damage for each beacon; where there is any, perhaps more."""

    more: int = 0

    def resolve(self, battle: Battle, scope: Scope) -> None:
        lit, assault = len(beacons(battle)), assaulting(battle)
        if battle.table.rules > 4:
            battle.set_mark(ENDS_ROUND, int(assault and not battle.zones[TURN_DECK]))
        if lit and assault:
            deeds.gravehold_suffers(battle, lit + self.more)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-assault")

    def difference(self, v: Voice) -> str:
        return v.say("do-assault-harder", n=self.more)


@dataclass(frozen=True)
class SetBeside(Deed):
    """This card is set beside the mat: both nemesis turn order cards are Assaults for the rest of the game."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.move(scope.card, battle.number(BESIDE))
        if battle.events is not None:
            battle.tell("always-assault", "nemesis", card=battle.kinds[scope.card].name)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-set-beside")


@dataclass(frozen=True)
class BeaconsInPlay(Measure):
    """How many beacons are in play."""

    word: str = called("beacons")

    def value(self, battle: Battle, scope: Scope) -> int:
        return len(beacons(battle))


@dataclass(frozen=True)
class AssaultTurn(Condition):
    """This is an Assault turn."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        return assaulting(battle)

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-assault-turn")


@dataclass(frozen=True)
class AssaultDiscarded(Condition):
    """An Assault card lies in the turn order discard pile."""

    def holds(self, battle: Battle, scope: Scope) -> bool:
        turns = battle.table.nemesis_turns
        return any(battle.where[card] == TURN_DISCARD and is_assault(battle, card) for card in turns)

    def words(self, v: Voice, form: str = YOU) -> str:
        return v.say("if-assault-discarded")


_DRAINING = BEACON("draining-beacon", life=2, immediately=any_player >> suffers(1))
_GRAVE = BEACON("grave-beacon", life=1, immediately=lowest_life >> suffers(1))
_GUARDIAN = BEACON("guardian-beacon", life=2, shields=1)
_MISERY = BEACON("misery-beacon", life=2, immediately=any_player >> discard(in_hand))
_PROTECTIVE = BEACON("protective-beacon", life=3)

BEACONS: Final = tuple(beacon for beacon in (_DRAINING, _GRAVE, _GUARDIAN, _MISERY, _PROTECTIVE) for _ in range(2))
"""The beacon deck: two of each."""

"""What Xaxos: Ascended has beside his cards: four breaches, a spell deck, and a concentrate deck that feeds it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import Crew, Zone
from talia.games.aeons_end.cards.own_rules import OwnRules
from talia.games.aeons_end.cards.vocabulary import any_player, gravehold_suffers, suffers
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import OnNumber, chosen_number
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.exhaustion import UNLEASH_ONCE
from talia.games.aeons_end.rules.main_actions import OwnAction
from talia.games.aeons_end.rules.scope import NOBODY, NOBODYS, Scope
from talia.kernel.decision import Option
from talia.kernel.scene import Area, Thing
from talia.kernel.sight import NOBODY as UNSEEN
from talia.kernel.voice import Arg, Name, Voice

XAXOS: Final = Name("nemesis-xaxos-ascended")

CONCENTRATE_DECK: Final = Zone("crew", seen=UNSEEN, word="table-concentrate-deck")
SPELL_DECK: Final = Zone("crew_discard", seen=UNSEEN, word="table-spell-deck")
BREACHES: Final = tuple(Zone(f"breach-{number}", most=1) for number in range(1, 5))
"""His four breaches, all open, from left to right."""

SPELLS: Final = Crew("xaxos-spell", CONCENTRATE_DECK, SPELL_DECK)
FIRST_SPELLS: Final = 5
COSTS: Final = (3, 4, 5)
"""How many spells his deck begins with, and what spells cost, those on top of the concentrate deck first."""

WEAK: Final = 3
"""The cost of the spells that his cards destroy to make room for better ones."""

HARMS: Final[tuple[Deed | None, ...]] = (None, None, any_player >> suffers(2), gravehold_suffers(2))
"""What happens when a spell is cast from each of the breaches."""

PREPPED, FROM_OUTER = 1.1, 2.0
"""What a prepped spell costs the players for each point of its cost, and what the third and fourth breach add."""


def prepped(battle: Battle) -> list[tuple[int, int]]:
    """His prepped spells: breach and card, from left to right."""
    zones, numbers = battle.zones, battle.table.layout.numbers
    found = []
    for breach, zone in enumerate(BREACHES):
        for card in zones[numbers[zone]]:
            found.append((breach, card))
    return found


def empty(battle: Battle) -> list[int]:
    """His breaches with no spell prepped to them, from left to right."""
    zones, numbers = battle.zones, battle.table.layout.numbers
    return [breach for breach, zone in enumerate(BREACHES) if not zones[numbers[zone]]]


def to_bottom(battle: Battle, card: int) -> None:
    """A spell goes to the bottom of the spell deck."""
    battle.move(card, battle.number(SPELL_DECK), bottom=True)


def cast(battle: Battle, card: int) -> None:
    """He casts a spell: it goes to the bottom of the spell deck first, as players' spells go to their discard piles."""
    kind = battle.kinds[card]
    to_bottom(battle, card)
    if battle.events is not None:
        battle.tell("xaxos-casts", "nemesis", nemesis=XAXOS, card=kind.name)
    assert kind.cast is not None
    kind.cast.resolve(battle, NOBODYS[card])


def concentrate(battle: Battle, times: int) -> None:
    """The top card of the concentrate deck goes to the bottom of the spell deck; with none left, Unleash instead."""
    for _ in range(times):
        deck = battle.pile(CONCENTRATE_DECK)
        if deck:
            to_bottom(battle, deck[-1])
        else:
            battle.agenda.append((UNLEASH_ONCE, NOBODY))
    if battle.events is not None and times:
        battle.tell("xaxos-concentrates", "nemesis", nemesis=XAXOS, left=len(battle.pile(CONCENTRATE_DECK)))


@dataclass(frozen=True)
class PrepareSpells(Deed):
    """Spells are shuffled by cost, cheap ones on top, and the first five are the spell deck; perhaps the top ones of it are
    then destroyed, and he concentrates as often."""

    more: int = 0

    def resolve(self, battle: Battle, scope: Scope) -> None:
        concentrating, spells = battle.number(CONCENTRATE_DECK), battle.number(SPELL_DECK)
        for cost in COSTS:  # each cost is taken out, shuffled and laid below all others
            for card in battle.zones[concentrating][:]:
                if battle.kinds[card].cost == cost:
                    battle.move(card, spells)
            battle.shuffle(spells)
            while battle.zones[spells]:
                battle.move(battle.zones[spells][-1], concentrating, bottom=True)
        for _ in range(FIRST_SPELLS):
            battle.move(battle.zones[concentrating][-1], spells)
        for _ in range(self.more):
            deeds.destroy(battle, battle.zones[spells][-1])
        concentrate(battle, self.more)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-spells", n=FIRST_SPELLS)

    def difference(self, v: Voice) -> str:
        return v.say("do-prepare-spells-harder", nemesis=XAXOS, n=self.more)


@dataclass(frozen=True)
class PrepSpell(Deed):
    """A spell of his deck is prepped to the leftmost empty breach, or the rightmost; with none empty it is cast instead."""

    rightmost: bool = False

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.pile(SPELL_DECK)
        if not deck:
            return
        card, room = deck[-1], empty(battle)
        if not room:
            cast(battle, card)
            return
        breach = room[-1 if self.rightmost else 0]
        battle.move(card, battle.number(BREACHES[breach]))
        if battle.events is not None:
            about = f"ascended/{ROMAN[breach]}"
            battle.tell("xaxos-preps", about, nemesis=XAXOS, card=battle.kinds[card].name, breach=ROMAN[breach])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.pile(SPELL_DECK)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-preps-right" if self.rightmost else "do-xaxos-preps")


@dataclass(frozen=True)
class CastAll(Deed):
    """He casts his prepped spells from left to right."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for breach, card in reversed(prepped(battle)):
            battle.agenda.append((_cast_from(breach), NOBODYS[card]))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-casts-all", nemesis=XAXOS)


@cache
def _cast_from(breach: int) -> CastFrom:
    return CastFrom(breach)


@dataclass(frozen=True)
class CastFrom(Deed):
    """He casts a spell (`scope.card`) from a breach, if it still lies there; the breach may do something too, which is no
    card's doing (up to rules 11 it was the spell's)."""

    breach: int

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if battle.where[scope.card] != battle.number(BREACHES[self.breach]):
            return
        harm = HARMS[self.breach]
        if harm is not None:
            battle.agenda.append((harm, NOBODY if battle.table.rules > 11 else NOBODYS[scope.card]))
        cast(battle, scope.card)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-casts-all", nemesis=XAXOS)


@dataclass(frozen=True)
class CastTop(Deed):
    """He casts the top card of his spell deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.pile(SPELL_DECK)
        if deck:
            battle.reveals += 1
            cast(battle, deck[-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-xaxos-casts-top", nemesis=XAXOS)


@dataclass(frozen=True)
class Concentrate(Deed):
    """He concentrates."""

    times: int = 1

    def resolve(self, battle: Battle, scope: Scope) -> None:
        concentrate(battle, self.times)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-concentrate", nemesis=XAXOS, n=self.times)


@dataclass(frozen=True)
class DestroyWeakest(Choosing):
    """One of his prepped spells that cost 3 is destroyed; the team chooses which."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return None, "ask-destroy-one", [_option(battle, "destroy", *each) for each in weak(battle)]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        deeds.destroy(battle, battle.pile(BREACHES[chosen_number(option)])[-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-weak", nemesis=XAXOS, n=WEAK)


@dataclass(frozen=True)
class DestroyAllWeak(Deed):
    """All his prepped spells that cost 3 are destroyed, and he concentrates for each of them."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = weak(battle)
        for _, card in found:
            deeds.destroy(battle, card)
        concentrate(battle, len(found))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-destroy-all-weak", nemesis=XAXOS, n=WEAK)


@dataclass(frozen=True)
class RevealMayDestroy(Deed):
    """The top card of his spell deck is revealed, and destroyed if it costs 3."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.pile(SPELL_DECK)
        if not deck:
            return
        kind: Card = battle.kinds[deck[-1]]
        battle.reveals += 1
        if battle.events is not None:
            battle.tell("xaxos-reveals", "nemesis", card=kind.name)
        if kind.cost == WEAK:
            deeds.destroy(battle, deck[-1])

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-reveal-spell", nemesis=XAXOS, n=WEAK)


@dataclass(frozen=True)
class BottomToTop(Deed):
    """The bottom card of the concentrate deck goes on top of the spell deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deck = battle.pile(CONCENTRATE_DECK)
        if deck:
            battle.move(deck[0], battle.number(SPELL_DECK))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-concentrate-bottom")


@dataclass(frozen=True)
class ShuffleSpells(Deed):
    """His spell deck is shuffled."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.shuffle(battle.number(SPELL_DECK))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-spells", nemesis=XAXOS)


def weak(battle: Battle) -> list[tuple[int, int]]:
    """Those of his prepped spells that cost 3."""
    return [(breach, card) for breach, card in prepped(battle) if battle.kinds[card].cost == WEAK]


def _option(battle: Battle, verb: str, breach: int, card: int) -> Option:
    """One of his prepped spells as an option."""
    kind = battle.kinds[card]
    args: dict[str, Arg] = {"card": kind.name, "breach": ROMAN[breach]}
    key, about = f"{verb}:{kind.id}@{ROMAN[breach]}", f"ascended/{ROMAN[breach]}"
    return Option(key, f"option-{verb}-his", args, about, OnNumber(breach))


class Quell(OwnAction):
    """Lose as many charges as one of his prepped spells costs: it goes to the bottom of his spell deck."""

    __slots__ = ("breach", "price")

    def __init__(self, breach: int) -> None:
        self.breach = breach
        self.price = 0

    def do(self, battle: Battle, seat: int) -> None:
        card = battle.pile(BREACHES[self.breach])[-1]
        deeds.lose_charges(battle, seat, battle.kinds[card].cost)
        to_bottom(battle, card)
        if battle.events is not None:
            about = f"ascended/{ROMAN[self.breach]}"
            battle.tell("xaxos-quelled", about, mage=battle.mage(seat), card=battle.kinds[card].name)


_QUELL: Final = tuple(Quell(breach) for breach in range(len(BREACHES)))


@cache
def _quelling(kind: Card, breach: int) -> Option:
    args: dict[str, Arg] = {"card": kind.name, "n": kind.cost}
    key, about = f"quell:{kind.id}@{ROMAN[breach]}", f"ascended/{ROMAN[breach]}"
    return Option(key, "option-quell", args, about, action=_QUELL[breach])


class BreachMat(OwnRules):
    """His breaches, and the price at which a player undoes what he has prepped there."""

    __slots__ = ()

    def offers(self, battle: Battle, seat: int, found: list[Option]) -> None:
        charges = battle.charges[seat]
        if charges < COSTS[0]:
            return
        for breach, card in prepped(battle):
            kind = battle.kinds[card]
            if kind.cost <= charges:
                found.append(_quelling(kind, breach))

    def harm(self, battle: Battle) -> float:
        total = 0.0
        for breach, card in prepped(battle):
            total += PREPPED * battle.kinds[card].cost + (FROM_OUTER if HARMS[breach] is not None else 0.0)
        return total

    def intends(self, battle: Battle, v: Voice) -> str:
        cards = [battle.kinds[card].name for _, card in prepped(battle)]
        return v.say("intent-xaxos-casts", cards=cards) if cards else ""

    def tells(self, battle: Battle) -> dict[str, Any]:
        return {"charges_lost_for": {battle.kinds[card].id: battle.kinds[card].cost for _, card in prepped(battle)}}

    def areas(self, battle: Battle, v: Voice) -> list[Area]:
        things = []
        for breach, zone in enumerate(BREACHES):
            harm = HARMS[breach]
            facts = (
                [v.say("table-breach-harm", text=harm.text(v))] if harm is not None else [v.say("table-breach-open")]
            )
            holds = tuple(_thing(battle.kinds[card], breach, v) for card in battle.pile(zone))
            facts += [each.title for each in holds]
            text = "\n".join(f"{each.title}: {each.text}" for each in holds)
            ref, title = f"ascended/{ROMAN[breach]}", v.say("table-breach", breach=ROMAN[breach])
            things.append(Thing(ref, title, tuple(facts), text, "open", art="breach", holds=holds))
        return [Area("ascended", v.say("table-his-breaches"), "foe", tuple(things), columns=len(BREACHES))]

    def text(self, v: Voice) -> list[str]:
        return [
            v.say("text-breach-mat", three=_harm_clause(2, v), four=_harm_clause(3, v)),
            v.say("text-quell", nemesis=XAXOS),
            v.say("text-concentrate", nemesis=XAXOS),
        ]


def _harm_clause(breach: int, v: Voice) -> str:
    harm = HARMS[breach]
    assert harm is not None
    return harm.clause(v, "they")


def _thing(kind: Card, breach: int, v: Voice) -> Thing:
    """A spell on one of his breaches."""
    assert kind.cast is not None
    ref, title, text = f"ascended/{ROMAN[breach]}/{kind.id}", v.say(kind.name.word), kind.cast.text(v)
    return Thing(
        ref, title, (), text, "spell", card=kind.id, art="spell", cost=kind.cost, kind=v.say("sort-xaxos-spell")
    )

"""Thralls: half of them are illusions, and nobody knows which until one is flipped over."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from talia.games.aeons_end.cards.card import MINION, Card, Sort
from talia.games.aeons_end.cards.declared import Crew, Zone, bounded
from talia.games.aeons_end.cards.own_rules import OwnRules, forbidden
from talia.games.aeons_end.cards.vocabulary import any_player, suffers
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.damage import Armour
from talia.games.aeons_end.rules import deeds, foes, hidden_sides
from talia.games.aeons_end.rules.actions import ON_CARD, chosen_card
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import IN_PLAY
from talia.games.aeons_end.rules.main_actions import OwnAction
from talia.games.aeons_end.rules.moments import Cue, in_any_order
from talia.games.aeons_end.rules.scope import NOBODY, Scope
from talia.games.aeons_end.rules.wallet import COSTS
from talia.kernel.decision import Option
from talia.kernel.sight import NOBODY as UNSEEN
from talia.kernel.voice import Arg, Voice

ILLUSIONS: Final = 3
"""How many thralls of each name are illusions. No source says which, so this is ours: three of each six."""

PRICE: Final = 2
DEARER_PRICE: Final = 3
OVERRUN: Final = 4
"""What Gravehold suffers for an Unleash when all thralls are in play."""

TO_GRAVEHOLD: Final = (0, 1, 1, 2, 4)
TO_A_PLAYER: Final = (0, 1, 1, 2, 3)
"""By the number of Soldiers of Rot and of Shambling Infantry in play, the damage at the start of the nemesis turn; more than
four are four."""

CHEAP_FLIPS: Final = "cheap-flips"
SAFE_FLIPS: Final = "safe-flips"
MILD_BEGINNINGS: Final = "mild-beginnings"
DOUBT: Final = "doubt"
"""What cards in play forbid: flipping for the usual price, without being hurt, a beginning of the turn without additional
damage, and doubt about what a minion is."""

MIXED: Final = bounded("thralls-mixed", lambda players, piles: 1)
"""The mark that thralls whose sides were seen have been shuffled in: from then on those of one name are no longer alike,
because those in play before it are others than those that came after it."""

STING: Final = 2
DECK: Final = Zone("crew", seen=UNSEEN, word="table-thralls")
DISCARDED: Final = Zone("crew_discard", word="table-thralls-discarded")
THRALLS: Final = Crew("thrall", DECK, DISCARDED, hidden="illusion")


def _thrall(id: str) -> Card:
    return Card(Sort.MINION, id, life=4, crew=THRALLS)


INFANTRY: Final = _thrall("shambling-infantry")
SOLDIER: Final = _thrall("soldier-of-rot")
HYBRID: Final = MINION("thrall-hybrid", tier=2, life=11, forbids=DOUBT)
"""Both an Infantry and a Soldier, and real."""


def is_thrall(kind: Card) -> bool:
    """Whether a minion is a thrall."""
    return kind.crew is THRALLS or kind is HYBRID


def count(battle: Battle, thrall: Card) -> int:
    """How many thralls of this name are in play."""
    kinds = battle.kinds
    return sum(1 for card in battle.zones[IN_PLAY] if kinds[card] is thrall or kinds[card] is HYBRID)


# Coming into play


@dataclass(frozen=True)
class PrepareThralls(Deed):
    """Shuffle the thralls, of whom some are illusions."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for thrall in (INFANTRY, SOLDIER):
            cards = [card for card, kind in enumerate(battle.kinds) if kind is thrall]
            hidden_sides.mark(battle, cards[:ILLUSIONS])
        battle.shuffle(battle.number(DECK))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prepare-thralls", n=ILLUSIONS)


@dataclass(frozen=True)
class PlaceThralls(Deed):
    """Place thralls into play, perhaps with more life than they have by themselves."""

    n: int = 1
    more: int = 0

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for _ in range(self.n):
            card = next_thrall(battle)
            if card < 0:
                self.none_left(battle)
                return
            foes.enter_play(battle, card, self.more)

    def none_left(self, battle: Battle) -> None:
        """What happens when all of them are in play."""

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-place-thralls", n=self.n, more=self.more)


@dataclass(frozen=True)
class UnleashThrall(PlaceThralls):
    """The same as an Unleash: when all thralls are in play, Gravehold suffers."""

    def none_left(self, battle: Battle) -> None:
        deeds.gravehold_suffers(battle, OVERRUN)


def next_thrall(battle: Battle) -> int:
    """The top card of the thrall deck, which is made anew from the discard pile if need be; -1: all are in play."""
    if not battle.pile(DECK):
        shuffle_in(battle)
    deck = battle.pile(DECK)
    return deck[-1] if deck else -1


def shuffle_in(battle: Battle) -> None:
    """Shuffle the discarded thralls into their deck; what was seen of them does not tell them apart any more."""
    discarded = battle.pile(DISCARDED)
    if discarded:
        if battle.table.rules > 10 and any(hidden_sides.turned(battle, card) for card in discarded):
            battle.set_mark(MIXED, 1)
        hidden_sides.turn_back(battle, discarded)
        battle.pour(battle.number(DISCARDED), battle.number(DECK))
        battle.shuffle(battle.number(DECK))
        if battle.events is not None:
            battle.tell("thralls-shuffled", "nemesis")


@dataclass(frozen=True)
class ShuffleThrallsIn(Deed):
    """Shuffle the thrall discard pile into the thrall deck."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        shuffle_in(battle)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.pile(DISCARDED)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-shuffle-thralls-in")


# Flipping over


def doubtful(battle: Battle) -> list[tuple[int, int]]:
    """The thralls in play that have not been flipped over, and the how-manieth of its name each is; of those that nobody
    can tell apart, the first (up to rules 10 also where somebody could)."""
    seen, mixed = battle.mark(hidden_sides.TURNED), battle.mark(MIXED)
    kinds, counts = battle.kinds, battle.counts
    infantry = soldiers = 0
    found: list[tuple[int, int]] = []
    alike: list[int] = []  # the life of those found: of Infantry above 0, of Soldiers below
    for card in battle.zones[IN_PLAY]:
        kind = kinds[card]
        if kind is INFANTRY:
            infantry += 1
            number, like = infantry, counts[card]
        elif kind is SOLDIER:
            soldiers += 1
            number, like = soldiers, -counts[card]
        else:
            continue
        if (mixed or like not in alike) and not seen >> card & 1:
            alike.append(like)
            found.append((card, number))
    return found


def flip(battle: Battle, card: int) -> None:
    """A thrall is flipped over; an illusion is discarded."""
    kind, illusion = battle.kinds[card], hidden_sides.telling(battle, card)
    hidden_sides.turn(battle, card)
    if battle.events is not None:
        battle.tell("flipped-illusion" if illusion else "flipped-real", f"nemesis/{kind.id}", card=kind.name)
    if illusion:
        foes.discard_nemesis_card(battle, card)


class Flip(OwnAction):
    """Spend aether to flip over a thrall: the so-manieth of its name in play."""

    __slots__ = ("kind", "number", "price")

    def __init__(self, kind: Card, number: int, price: int) -> None:
        self.kind = kind
        self.number = number
        self.price = price

    def do(self, battle: Battle, seat: int) -> None:
        deeds.pay(battle, COSTS, self.price)
        stings = forbidden(battle, SAFE_FLIPS)
        card = [each for each in battle.zones[IN_PLAY] if battle.kinds[each] is self.kind][self.number - 1]
        flip(battle, card)
        if stings:
            deeds.suffer(battle, seat, STING)


@cache
def _flip_option(kind: Card, number: int, price: int) -> Option:
    key, about, args = _named(kind, number)
    word = "option-flip-next" if number > 1 else "option-flip"
    return Option(key, word, {**args, "n": price}, about, Flip(kind, number, price))


def _named(kind: Card, number: int) -> tuple[str, str, dict[str, Arg]]:
    """How the so-manieth thrall of its name in play is called as an option: its key, where it is, and its words."""
    name = f"{kind.id}#{number}" if number > 1 else kind.id
    return f"flip:{name}", f"nemesis/{name}", {"card": kind.name, "number": number}


@dataclass(frozen=True)
class FlipOne(Choosing):
    """Flip over a thrall in play, for nothing."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        found = []
        for card, number in doubtful(battle):
            key, about, args = _named(battle.kinds[card], number)
            word = "option-thrall-next" if number > 1 else "option-target"
            found.append(Option(key, word, {**args, "left": battle.counts[card]}, about, ON_CARD[card]))
        return None, "ask-flip", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        flip(battle, chosen_card(option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-flip-one")


@dataclass(frozen=True)
class ShieldThralls(Armour):
    """*Reduce to 0 all damage dealt to thralls.*"""

    def lessen(self, battle: Battle, card: int, damage: int) -> int:
        return 0

    def covers(self, kind: Card) -> bool:
        return is_thrall(kind)

    def text(self, v: Voice) -> str:
        return v.say("veil-thralls")


# The start of the nemesis turn


def beginning(battle: Battle) -> tuple[int, int]:
    """The damage at the start of the nemesis turn: to Gravehold by Soldiers of Rot, to a player by Shambling Infantry."""
    soldiers = infantry = more = 0
    kinds = battle.kinds
    for card in battle.zones[IN_PLAY]:
        kind = kinds[card]
        if kind is SOLDIER:
            soldiers += 1
        elif kind is INFANTRY:
            infantry += 1
        elif kind is HYBRID:
            soldiers += 1
            infantry += 1
        elif kind.forbids == MILD_BEGINNINGS:
            more += 1
    own = battle.table.nemesis.own
    if isinstance(own, ThrallRules) and own.harder:
        more += 1
    hurt, lost = TO_A_PLAYER[min(infantry, 4)], TO_GRAVEHOLD[min(soldiers, 4)]
    return lost + more if lost else 0, hurt + more if hurt else 0


@dataclass(frozen=True)
class SoldiersStrike(Deed):
    """Gravehold suffers for the Soldiers of Rot in play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        deeds.gravehold_suffers(battle, beginning(battle)[0])

    def clause(self, v: Voice, form: str) -> str:
        one, two, three, four = TO_GRAVEHOLD[1:]
        return v.say("do-soldiers-strike", one=one, two=two, three=three, four=four)


@dataclass(frozen=True)
class InfantryStrikes(Deed):
    """Any player suffers for the Shambling Infantry in play."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        damage = beginning(battle)[1]
        if damage:
            _somebody_suffers(damage).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        one, two, three, four = TO_A_PLAYER[1:]
        return v.say("do-infantry-strikes", one=one, two=two, three=three, four=four)


@cache
def _somebody_suffers(damage: int) -> Deed:
    return any_player >> suffers(damage)


@dataclass(frozen=True)
class Onslaught(Deed):
    """Soldiers and Infantry strike at the same time. Which comes first is asked only if it may matter: somebody's exhaustion
    brings more thralls."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        lost, hurt = beginning(battle)
        if lost and hurt and not self._no_worse(battle, lost, hurt):
            for life in battle.life:
                if 0 < life <= hurt:
                    in_any_order(battle, [SOLDIERS_CUE, INFANTRY_CUE])
                    return
        if lost:
            deeds.gravehold_suffers(battle, lost)
        if hurt and battle.result is None:
            _somebody_suffers(hurt).resolve(battle, NOBODY)

    def _no_worse(self, battle: Battle, lost: int, hurt: int) -> bool:
        """Whether more thralls make no difference: there are Soldiers enough, and Gravehold stands all that may come."""
        most = lost + 2 * OVERRUN + max(mage.burden for mage in battle.table.mages) * hurt
        return battle.table.rules > 8 and count(battle, SOLDIER) >= 4 and battle.gravehold > most

    def clause(self, v: Voice, form: str) -> str:
        return f"{SOLDIERS_STRIKE.clause(v, form)}; {INFANTRY_STRIKES.clause(v, form)}"


SOLDIERS_STRIKE: Final = SoldiersStrike()
INFANTRY_STRIKES: Final = InfantryStrikes()
SOLDIERS_CUE: Final = Cue(SOLDIER.id, SOLDIER.name, SOLDIERS_STRIKE, NOBODY)
INFANTRY_CUE: Final = Cue(INFANTRY.id, INFANTRY.name, INFANTRY_STRIKES, NOBODY)

EACH_TURN: Final = 2.2
EACH_LIFE: Final = 0.25
"""What the damage of one beginning of the nemesis turn and a point of a thrall's life are worth to the players."""


class ThrallRules(OwnRules):
    """Thralls may be flipped over; `harder`: they have more life and do more damage."""

    __slots__ = ("harder",)

    def __init__(self, harder: bool = False) -> None:
        self.harder = harder

    def least(self) -> int:
        return PRICE

    def offers(self, battle: Battle, seat: int, found: list[Option]) -> None:
        if battle.aether < PRICE and not battle.purses and not battle.wallets:
            return
        price = DEARER_PRICE if forbidden(battle, CHEAP_FLIPS) else PRICE
        if battle.purse(COSTS) >= price:
            for card, number in doubtful(battle):
                found.append(_flip_option(battle.kinds[card], number, price))

    def arrives(self, battle: Battle, card: int) -> int:
        return 2 if self.harder and is_thrall(battle.kinds[card]) else 0

    def harm(self, battle: Battle) -> float:
        lives = sum(battle.counts[card] for card in battle.zones[IN_PLAY] if battle.kinds[card].crew is THRALLS)
        return EACH_TURN * sum(beginning(battle)) + EACH_LIFE * lives

    def threat(self, battle: Battle, card: int) -> float:
        kind = battle.kinds[card]
        found = 0.0
        for thrall, damage in zip((SOLDIER, INFANTRY), beginning(battle)):
            if kind is thrall or kind is HYBRID:
                found += damage / max(1, count(battle, thrall))
        return found

    def tells(self, battle: Battle) -> dict[str, Any]:
        sides = []
        for card in reversed(battle.pile(DISCARDED)):
            side = "illusion" if hidden_sides.telling(battle, card) else "real"
            sides.append(side if hidden_sides.turned(battle, card) else None)
        return {"discarded_sides": sides}

    def text(self, v: Voice) -> list[str]:
        return [
            v.say("text-thralls-flip", n=PRICE),
            v.say("text-thralls-anew"),
            v.say("text-thralls-overrun", n=OVERRUN),
        ]

    def difference(self, v: Voice) -> list[str]:
        return [v.say("text-thralls-harder", n=2)]

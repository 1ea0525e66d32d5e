"""Breaches and spells: focusing, prepping, casting, revealing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from talia.games.aeons_end import deeds
from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import FOCUS_COST, GONE, OPEN, ROMAN, bonus
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.layout import ASIDE, BREACH, DECK, DISCARD, FIRST_PLAYER, ZONES_A_PLAYER, zone
from talia.games.aeons_end.mages import Mage
from talia.games.aeons_end.options import SKIP
from talia.games.aeons_end.scope import WITH_CARD, Scope
from talia.games.aeons_end.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.vocabulary.damage import strike
from talia.games.aeons_end.vocabulary.picks import anyones, card_options, prepped_spell
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg, Name, Voice

# Casting


class Cast(Effect[Battle, Scope]):
    """Cast a prepped spell (`c.card`): it goes to its owner's discard pile, then its effect resolves for the caster."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        card = c.card
        kind: Card = b.kinds[card]
        first = FIRST_PLAYER + BREACH
        owner, breach = (b.where[card] - first) // ZONES_A_PLAYER, (b.where[card] - first) % ZONES_A_PLAYER
        if b.events is not None:
            b.tell("cast", f"p{owner}/breach/{ROMAN[breach]}", mage=b.mage(c.seat), card=kind.name)
        b.agenda.append((CAST_OVER, Scope(c.seat, b.casting, card, b.bonus)))
        b.casting = card
        b.bonus = bonus(breach, b.stages[4 * owner + breach])
        if kind.spans:
            b.bonus += bonus(breach + 1, b.stages[4 * owner + breach + 1])
        b.move(card, FIRST_PLAYER + ZONES_A_PLAYER * owner + DISCARD)
        assert kind.cast is not None
        kind.cast.resolve(b, c)

    def __repr__(self) -> str:
        return "Cast"


class CastOver(Effect[Battle, Scope]):
    """A cast is over. A breach's bonus that joined no blow is dealt by itself; then an outer cast, if any, goes on."""

    __slots__ = ()

    def resolve(self, b: Battle, c: Scope) -> None:
        damage, b.casting, b.bonus = b.bonus, c.card, c.n
        if damage > 0:
            strike(b, WITH_CARD[c.seat][c.it], damage)

    def __repr__(self) -> str:
        return "CastOver"


CAST = Cast()
CAST_OVER = CastOver()

# Focusing


def breach_option(b: Battle, verb: str, seat: int, breach: int, shared: bool) -> Option:
    """A breach as an option."""
    return _breach_option(b.table.mages[seat], verb, seat, breach, shared)


@cache
def _breach_option(mage: Mage, verb: str, seat: int, breach: int, shared: bool) -> Option:
    roman = ROMAN[breach]
    key = f"{verb}:{roman}/{seat + 1}" if shared else f"{verb}:{roman}"
    args: dict[str, Arg] = {"breach": roman, "mage": mage.name, "shared": "yes" if shared else "no"}
    return Option(key, f"option-{verb}-free", args, f"p{seat}/breach/{roman}", seat, breach)


@dataclass(frozen=True, slots=True)
class FocusAny(Choosing):
    """Focus any player's breach."""

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        shared = b.players > 1
        options = [breach_option(b, "focus", s, i, shared) for s in b.everyone() for i in b.closed(s)]
        return c.seat, "ask-focus", options

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        deeds.focus(b, option.a, option.b)

    def full(self, b: Battle, c: Scope) -> bool:
        return any(stage < OPEN for stage in b.stages)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-any", form=form)


@dataclass(frozen=True, slots=True)
class FocusLowest(Choosing):
    """Focus your closed breach with the lowest focus cost; of several, the one you like."""

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        closed = b.closed(c.seat)
        lowest = min((FOCUS_COST[breach] for breach in closed), default=0)
        options = [breach_option(b, "focus", c.seat, i, False) for i in closed if FOCUS_COST[i] == lowest]
        return c.seat, "ask-focus", options

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        deeds.focus(b, option.a, option.b)

    def full(self, b: Battle, c: Scope) -> bool:
        return bool(b.closed(c.seat))

    def idle(self, b: Battle, c: Scope) -> bool:
        return not b.closed(c.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-lowest", form=form)


# Prepping


def usable_breaches(b: Battle, seat: int) -> tuple[int, ...]:
    """The breaches a spell may be prepped to: open ones, and closed ones focused this turn."""
    return _usable(tuple(b.stages[4 * seat : 4 * seat + 4]), b.focused >> 4 * seat & 15)


@cache
def _usable(stages: tuple[int, ...], focused: int) -> tuple[int, ...]:
    return tuple(i for i, stage in enumerate(stages) if OPEN <= stage < GONE or (stage < OPEN and focused >> i & 1))


def room(b: Battle, seat: int, kind: Card, breach: int) -> bool:
    """Whether a breach has room for this spell: it is empty, or both spells have Link."""
    there = b.occupants(seat, breach)
    if not there:
        return True
    return kind.link and len(there) == 1 and bool(b.kinds[there[0]].link)


def spots(b: Battle, seat: int, kind: Card, usable: Sequence[int], main_phase: bool = False) -> list[int]:
    """Where a spell may be prepped among the breaches that could be used; the first of the two for one that spans.

    In the main phase a spell that is host to others of this name takes one on its own breach, open or not.
    """
    if kind.spans:
        return [i for i in usable if i + 1 in usable and not (b.occupants(seat, i) or b.occupants(seat, i + 1))]
    found = [i for i in usable if room(b, seat, kind, i)]
    if main_phase and "host" in b.table.reacts:
        for breach in range(4):
            there = [b.kinds[card] for card in b.zone(seat, BREACH + breach)]
            if kind not in there and any(other.host == kind.id for other in there):
                found.append(breach)
    return found


@dataclass(frozen=True, slots=True)
class PrepFromHand(Choosing):
    """Prep a spell in hand to a breach: an open one or, where the card says so, a closed one that nobody focused."""

    closed_too: bool

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        seat = c.seat
        options: list[Option] = []
        for kind in dict.fromkeys(b.kinds[card] for card in b.hand(seat)):
            if kind.sort == Sort.SPELL:
                options += [kind.prep_to[seat][breach] for breach in spots(b, seat, kind, self._usable(b, seat))]
        return seat, "ask-prep", options

    def _usable(self, b: Battle, seat: int) -> Sequence[int]:
        return b.breaches_of(seat) if self.closed_too else usable_breaches(b, seat)

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        for card in b.hand(c.seat):
            if b.kinds[card].sort == Sort.SPELL and option in b.kinds[card].prep_to[c.seat]:
                deeds.prep(b, card, c.seat, option.b)
                return

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-anywhere" if self.closed_too else "do-prep", form=form)


@dataclass(frozen=True, slots=True)
class PrepFromDiscard(Choosing):
    """Prep a spell in your discard pile to your breaches, open or closed."""

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        seat = c.seat
        spells = [card for card in b.zone(seat, DISCARD) if b.kinds[card].sort == Sort.SPELL]
        found = []
        for each in card_options(b, spells, "prep", False):
            kind = b.kinds[each.a]
            for breach in spots(b, seat, kind, b.breaches_of(seat)):
                args: dict[str, Arg] = {"card": kind.name, "breach": kind.named_breach(breach)}
                key = f"{each.key}>{kind.where_prepped(breach)}"
                found.append(Option(key, "option-prep", args, each.about, each.a, breach))
        return seat, "ask-prep", found

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        deeds.prep(b, option.a, c.seat, option.b)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-from-discard", form=form)


@dataclass(frozen=True, slots=True)
class CastAny(Choosing):
    """Cast any player's prepped spell, and return it to that player's hand."""

    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        spells = anyones(prepped_spell).all(b, c)
        return c.seat, "ask-cast-one", card_options(b, spells, "cast", b.players > 1, "option-cast-for")

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        b.agenda.append((BACK_TO_HAND, Scope(b.owner(option.a), it=option.a)))
        b.agenda.append((CAST, WITH_CARD[c.seat][option.a]))

    def full(self, b: Battle, c: Scope) -> bool:
        return bool(anyones(prepped_spell).all(b, c))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-cast-any", form=form)


@dataclass(frozen=True, slots=True)
class BackToHand(Deed):
    """The spell just cast (`c.it`) goes to that player's hand, if it still lies in a discard pile."""

    def resolve(self, b: Battle, c: Scope) -> None:
        if not self.idle(b, c):
            deeds.to_hand(b, c.it, c.seat)

    def idle(self, b: Battle, c: Scope) -> bool:
        return b.owner(c.it) < 0 or b.offset(c.it) != DISCARD

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-it", form=form)


BACK_TO_HAND = BackToHand()


# Revealing


@dataclass(frozen=True, slots=True)
class RevealTopMayDestroy(Deed):
    """Reveal the top card of your deck. You may destroy it; otherwise it goes back."""

    def resolve(self, b: Battle, c: Scope) -> None:
        card = deeds.top_of_deck(b, c.seat)
        if card < 0:
            return
        b.move(card, ASIDE)
        kind = b.kinds[card]
        if b.events is not None:
            b.tell("revealed", f"p{c.seat}/deck", mage=b.mage(c.seat), card=kind.name)
        args = {"card": kind.name, "place": Name("place-deck"), "mage": b.mage(c.seat), "shared": "no"}
        option = Option(f"destroy:{kind.id}", "option-destroy", args, f"p{c.seat}/deck", card)
        b.ask(c.seat, "ask-destroy-revealed", [option, SKIP], self, Scope(c.seat, c.card, card), {"card": kind.name})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is SKIP:
            b.move(c.it, zone(c.seat, DECK))
        else:
            deeds.destroy(b, c.it)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-reveal-may-destroy", form=form)


def prep_from_discard() -> Deed:
    """Prep a spell in your discard pile to your breaches, open or closed."""
    return PrepFromDiscard()


def cast_any() -> Deed:
    """Cast any player's prepped spell and return it to that player's hand."""
    return CastAny()


def focus_any() -> Deed:
    """Focus any player's breach."""
    return FocusAny()


def focus_lowest() -> Deed:
    """Focus your closed breach with the lowest focus cost."""
    return FocusLowest()


def prep_from_hand(closed_too: bool = False) -> Deed:
    """Prep a spell in hand."""
    return PrepFromHand(closed_too)


def reveal_top_may_destroy() -> Deed:
    """Reveal the top card of your deck; you may destroy it."""
    return RevealTopMayDestroy()


def open_breaches(b: Battle, seat: int, among: tuple[int, ...]) -> list[int]:
    """Which of these breaches a player has open (a Sigil breach is no longer a I or a II)."""
    return [breach for breach in among if b.stages[4 * seat + breach] == OPEN]

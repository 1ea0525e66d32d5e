"""Breaches and spells: focusing, prepping, casting, revealing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.reaction import CAST as WHEN_CAST
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed
from talia.games.aeons_end.cards.vocabulary.damage import strike
from talia.games.aeons_end.cards.vocabulary.picks import ANY_COST, anyones, card_options, prepped_spell
from talia.games.aeons_end.rules import deeds
from talia.games.aeons_end.rules.actions import ON_CARD, OnBreach, ToBreach, chosen_breach, chosen_card
from talia.games.aeons_end.rules.attached import ATTACH, attaching, under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN
from talia.games.aeons_end.rules.layout import ASIDE, BREACH, DECK, DISCARD, FIRST_PLAYER, ZONES_A_PLAYER, zone
from talia.games.aeons_end.rules.main_actions import Prep
from talia.games.aeons_end.rules.moments import COUNTED, cast, happens
from talia.games.aeons_end.rules.options import SKIP
from talia.games.aeons_end.rules.scope import WITH_CARD, Scope
from talia.games.aeons_end.rules.treasures import sharpened
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Arg, Name, Voice

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.mage import Mage

# Casting


class Cast(Effect):
    """Cast a prepped spell (`scope.card`): it goes to its owner's discard pile, then its effect resolves for the caster.

    `scope.n` is additional damage that an effect lends it.
    """

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = scope.card
        kind: Card = battle.kinds[card]
        first = FIRST_PLAYER + BREACH
        owner, breach = (battle.where[card] - first) // ZONES_A_PLAYER, (battle.where[card] - first) % ZONES_A_PLAYER
        if battle.events is not None:
            battle.tell("cast", f"p{owner}/breach/{ROMAN[breach]}", mage=battle.mage(scope.seat), card=kind.name)
        reacts = battle.table.reacts
        if WHEN_CAST in reacts and not self.keeps():
            happens(battle, WHEN_CAST, scope.seat, card)
        battle.agenda.append((CAST_OVER, Scope(scope.seat, battle.casting, card, battle.bonus)))
        battle.casting = card
        battle.bonus = battle.adds(owner, breach) + scope.n
        if "sharpens" in reacts:
            battle.bonus += sharpened(battle, card)
        if kind.spans:
            battle.bonus += battle.adds(owner, breach + 1)
        if not self.keeps():
            battle.move(card, FIRST_PLAYER + ZONES_A_PLAYER * owner + DISCARD)
        assert kind.cast is not None
        if "closed_too" in reacts or "asks_breach" in reacts:
            battle.set_mark(CAST_FROM, 4 * owner + breach + 1)
        if scope.n:
            scope = WITH_CARD[scope.seat][card]
        if COUNTED in reacts:
            battle.done = (*battle.done, cast(kind.id))
        if ATTACH in battle.table.reacts:
            _join_relics(battle, scope, owner, (breach, breach + 1) if kind.spans else (breach,))
        if kind.echo:
            battle.agenda.append((ECHO, Scope(scope.seat, card, n=battle.bonus)))
        kind.cast.resolve(battle, scope)

    def keeps(self) -> bool:
        """Whether the spell stays where it is."""
        return False

    def __repr__(self) -> str:
        return "Cast"


class CastKeeping(Cast):
    """Cast a prepped spell without discarding it."""

    __slots__ = ()

    def keeps(self) -> bool:
        return True

    def __repr__(self) -> str:
        return "CastKeeping"


def _join_relics(battle: Battle, scope: Scope, owner: int, breaches: Sequence[int]) -> None:
    """What relics under the breaches of a cast add to it, and what follows it because of them."""
    for breach in reversed(breaches):
        relic = under(battle, owner, breach)
        if relic >= 0:
            does = attaching(battle.kinds[relic])
            assert does is not None
            battle.bonus += does.adds
            if does.follows is not None:
                battle.agenda.append((does.follows, WITH_CARD[scope.seat][relic]))


class Echo(Effect):
    """The cast effect of a spell (`scope.card`) once more, with all that was added to it (`scope.n`)."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        left, battle.bonus = battle.bonus, scope.n
        kind: Card = battle.kinds[scope.card]
        assert kind.cast is not None
        battle.agenda.append((kind.cast, WITH_CARD[scope.seat][scope.card]))
        if left > 0:  # it joined no blow the first time
            strike(battle, WITH_CARD[scope.seat][scope.card], left)

    def __repr__(self) -> str:
        return "Echo"


class CastOver(Effect):
    """A cast is over. A breach's bonus that joined no blow is dealt by itself; then an outer cast, if any, goes on."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        damage, battle.casting, battle.bonus = battle.bonus, scope.card, scope.n
        if damage > 0:
            strike(battle, WITH_CARD[scope.seat][scope.it], damage)

    def __repr__(self) -> str:
        return "CastOver"


CAST_FROM: Final = "cast-from"
"""The mark that tells the breach of the last cast (four a seat, from 1), where a spell asks for it."""

CAST: Final = Cast()
CAST_KEEPING: Final = CastKeeping()
CAST_OVER: Final = CastOver()
ECHO: Final = Echo()

# Focusing

ANYBODYS: Final = "any"
AN_ALLYS: Final = "allys"
YOURS: Final = "one"
"""Whose breach may be focused."""


def breach_option(battle: Battle, verb: str, seat: int, breach: int, shared: bool) -> Option:
    """A breach as an option."""
    return _breach_option(battle.table.mages[seat], verb, seat, breach, shared)


@cache
def _breach_option(mage: Mage, verb: str, seat: int, breach: int, shared: bool) -> Option:
    roman = ROMAN[breach]
    key = f"{verb}:{roman}/{seat + 1}" if shared else f"{verb}:{roman}"
    args: dict[str, Arg] = {"breach": roman, "mage": mage.name, "shared": "yes" if shared else "no"}
    return Option(key, f"option-{verb}-free", args, f"p{seat}/breach/{roman}", action=OnBreach(seat, breach))


@dataclass(frozen=True)
class FocusAny(Choosing):
    """Focus any player's breach, or any ally's, or one of your own."""

    whose: str = field(default=ANYBODYS, repr=False)  # not told, nor which: older agendas were told without
    only: int = field(default=-1, repr=False)

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        shared = battle.players > 1 and self.whose != YOURS
        seats = self._seats(battle, scope)
        options = [breach_option(battle, "focus", s, i, shared) for s in seats for i in self._closed(battle, s)]
        return scope.seat, "ask-focus", options

    def _closed(self, battle: Battle, seat: int) -> list[int]:
        return [breach for breach in battle.closed(seat) if self.only in (-1, breach)]

    def _seats(self, battle: Battle, scope: Scope) -> list[int]:
        if self.whose == ANYBODYS:
            return battle.everyone()
        return battle.allies(scope.seat) if self.whose == AN_ALLYS else [scope.seat]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        deeds.focus(battle, chosen.seat, chosen.breach)

    def full(self, battle: Battle, scope: Scope) -> bool:
        if self.whose == ANYBODYS and self.only < 0:
            return any(stage < OPEN for stage in battle.stages)
        return any(self._closed(battle, seat) for seat in self._seats(battle, scope))

    def clause(self, v: Voice, form: str) -> str:
        if self.only >= 0:
            return v.say("do-focus-any-only", form=form, breach=ROMAN[self.only])
        return v.say(f"do-focus-{self.whose}", form=form)


@dataclass(frozen=True)
class FocusLowest(Choosing):
    """Focus your closed breach with the lowest focus cost, once or more often; of several, the one you like."""

    times: int = field(default=1, repr=False)  # not told: older agendas were told without

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        closed = battle.closed(seat)
        lowest = min((battle.make(seat, breach).focus for breach in closed), default=0)
        options = [
            breach_option(battle, "focus", seat, i, False) for i in closed if battle.make(seat, i).focus == lowest
        ]
        return scope.seat, "ask-focus", options

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        chosen = chosen_breach(option)
        for _ in range(self.times):
            deeds.focus(battle, chosen.seat, chosen.breach)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(battle.closed(scope.seat))

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not battle.closed(scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-focus-lowest", form=form, n=self.times)


# Prepping


def usable_breaches(battle: Battle, seat: int) -> list[int]:
    """The breaches a spell may be prepped to: open ones, and closed ones focused this turn."""
    stages = tuple(battle.stages[4 * seat : 4 * seat + 4])
    found = _OPEN[stages]
    if battle.focused:
        focused = battle.focused >> 4 * seat
        return [i for i in range(4) if i in found or (stages[i] < OPEN and focused >> i & 1)]
    return found


_OPEN: Final = {
    stages: [breach for breach in range(4) if OPEN <= stages[breach] < GONE]
    for stages in product(range(GONE + 1), repeat=4)
}
"""By the stages of a player's breaches, those that are open: the main phase asks for them all the time."""


def room(battle: Battle, seat: int, kind: Card, breach: int) -> bool:
    """Whether a breach has room for this spell: it is empty, or both spells have Link."""
    there = battle.occupants(seat, breach)
    if not there:
        return True
    if battle.make(seat, breach).many:
        return battle.stages[4 * seat + breach] >= OPEN
    return kind.link and len(there) == 1 and bool(battle.kinds[there[0]].link)


def spots(battle: Battle, seat: int, kind: Card, usable: Sequence[int], main_phase: bool = False) -> list[int]:
    """Where a spell may be prepped among the breaches that could be used; the first of the two for one that spans.

    In the main phase a spell that is host to others of this name takes one on its own breach, open or not.
    """
    if kind.closed_too:
        usable = battle.breaches_of(seat)
    if kind.spans:
        return [
            i for i in usable if i + 1 in usable and not (battle.occupants(seat, i) or battle.occupants(seat, i + 1))
        ]
    found = [i for i in usable if room(battle, seat, kind, i)]
    if main_phase and "host" in battle.table.reacts:
        for breach in range(4):
            there = [battle.kinds[card] for card in battle.zone(seat, BREACH + breach)]
            if kind not in there and any(other.host == kind.id for other in there):
                found.append(breach)
    return found


@dataclass(frozen=True)
class PrepFromHand(Choosing):
    """Prep a spell in hand to a breach: an open one or, where the card says so, a closed one that nobody focused."""

    closed_too: bool

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        options: list[Option] = []
        for each in dict.fromkeys(battle.table.options[card] for card in battle.hand(seat)):
            if each.is_spell:
                breaches = spots(battle, seat, each.card, self._usable(battle, seat))
                options += [each.prep[seat][breach] for breach in breaches]
        return seat, "ask-prep", options

    def _usable(self, battle: Battle, seat: int) -> Sequence[int]:
        return battle.breaches_of(seat) if self.closed_too else usable_breaches(battle, seat)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, Prep)
        action.do(battle, scope.seat)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-anywhere" if self.closed_too else "do-prep", form=form)


@dataclass(frozen=True)
class PrepFromDiscard(Choosing):
    """Prep a spell in your discard pile to your breaches, open or closed."""

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        seat = scope.seat
        spells = [card for card in battle.zone(seat, DISCARD) if battle.kinds[card].sort == Sort.SPELL]
        found = []
        for each in card_options(battle, spells, "prep", False):
            card = chosen_card(each)
            kind = battle.kinds[card]
            for breach in spots(battle, seat, kind, battle.breaches_of(seat)):
                args: dict[str, Arg] = {"card": kind.name, "breach": kind.named_breach(breach)}
                key = f"{each.key}>{kind.where_prepped(breach)}"
                found.append(Option(key, "option-prep", args, each.about, ToBreach(card, breach)))
        return seat, "ask-prep", found

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        action = option.action
        assert isinstance(action, ToBreach)
        deeds.prep(battle, action.card, scope.seat, action.breach)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-prep-from-discard", form=form)


@dataclass(frozen=True)
class CastAny(Choosing):
    """Cast any player's prepped spell of up to some cost, and perhaps return it to that player's hand."""

    back: bool = field(default=True, repr=False)  # not told, nor those below: older agendas were told without
    most: int = field(default=ANY_COST, repr=False)
    more: int = field(default=0, repr=False)
    own: bool = field(default=False, repr=False)

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        spells = self._spells(battle, scope)
        shared = battle.players > 1 and not self.own
        return scope.seat, "ask-cast-one", card_options(battle, spells, "cast", shared, "option-cast-for")

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        card = chosen_card(option)
        if self.back:
            battle.agenda.append((BACK_TO_HAND, Scope(battle.owner(card), it=card)))
        battle.agenda.append((CAST, Scope(scope.seat, card, n=self.more)))

    def _spells(self, battle: Battle, scope: Scope) -> list[int]:
        spells = (prepped_spell if self.own else anyones(prepped_spell)).all(battle, scope)
        if self.most < ANY_COST:
            spells = [card for card in spells if battle.kinds[card].cost <= self.most]
        return spells

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self._spells(battle, scope))

    def clause(self, v: Voice, form: str) -> str:
        if self.back:
            return v.say("do-cast-any", form=form)
        once = v.say(
            "do-cast-own" if self.own else "do-cast-any-once", form=form, n=self.most if self.most < ANY_COST else -1
        )
        return f"{once}. {v.say('do-lend-damage', n=self.more)}" if self.more else once


@dataclass(frozen=True)
class BackToHand(Deed):
    """The spell just cast (`scope.it`) goes to that player's hand, if it still lies in a discard pile."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if not self.idle(battle, scope):
            deeds.to_hand(battle, scope.it, scope.seat)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return battle.owner(scope.it) < 0 or battle.offset(scope.it) != DISCARD

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-take-it", form=form)


BACK_TO_HAND: Final = BackToHand()


# Revealing


@dataclass(frozen=True)
class RevealTopMayDestroy(Deed):
    """Reveal the top card of your deck. You may destroy it; otherwise it goes back, and something else may follow."""

    otherwise: Deed | None = field(default=None, repr=False)  # not told: older agendas were told without

    def resolve(self, battle: Battle, scope: Scope) -> None:
        card = deeds.top_of_deck(battle, scope.seat)
        if card < 0:
            return
        battle.move(card, ASIDE)
        kind = battle.kinds[card]
        if battle.events is not None:
            battle.tell("revealed", f"p{scope.seat}/deck", mage=battle.mage(scope.seat), card=kind.name)
        args: dict[str, Arg] = {
            "card": kind.name,
            "place": Name("place-deck"),
            "mage": battle.mage(scope.seat),
            "shared": "no",
        }
        option = Option(f"destroy:{kind.id}", "option-destroy", args, f"p{scope.seat}/deck", action=ON_CARD[card])
        battle.ask(
            scope.seat,
            "ask-destroy-revealed",
            [option, SKIP],
            self,
            Scope(scope.seat, scope.card, card),
            {"card": kind.name},
        )

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is SKIP:
            battle.move(scope.it, zone(scope.seat, DECK))
            if self.otherwise is not None:
                battle.agenda.append((self.otherwise, WITH_CARD[scope.seat][scope.card]))
        else:
            deeds.destroy(battle, scope.it)

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("do-reveal-may-destroy", form=form)
        if self.otherwise is None:
            return clause
        return f"{clause}. {v.say('otherwise', clause=self.otherwise.clause(v, form))}"

    def parts(self) -> tuple[Deed, ...]:
        return () if self.otherwise is None else (self.otherwise,)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return RevealTopMayDestroy(*parts)


def prep_from_discard() -> Deed:
    """Prep a spell in your discard pile to your breaches, open or closed."""
    return PrepFromDiscard()


def cast_any() -> Deed:
    """Cast any player's prepped spell and return it to that player's hand."""
    return CastAny()


def cast_one(most: int = ANY_COST, more: int = 0) -> Deed:
    """Cast any player's prepped spell that costs no more than this, with so much more damage."""
    return CastAny(back=False, most=most, more=more)


def cast_own(most: int = ANY_COST) -> Deed:
    """Cast one of your prepped spells that costs no more than this."""
    return CastAny(back=False, most=most, own=True)


def focus_any() -> Deed:
    """Focus any player's breach."""
    return FocusAny()


def focus_only(breach: int) -> Deed:
    """Focus any player's breach of this number."""
    return FocusAny(only=breach)


def focus_an_allys() -> Deed:
    """Focus any ally's breach."""
    return FocusAny(AN_ALLYS)


def focus_one() -> Deed:
    """Focus one of your breaches."""
    return FocusAny(YOURS)


def focus_lowest(times: int = 1) -> Deed:
    """Focus your closed breach with the lowest focus cost."""
    return FocusLowest(times)


def prep_from_hand(closed_too: bool = False) -> Deed:
    """Prep a spell in hand."""
    return PrepFromHand(closed_too)


def reveal_top_may_destroy(otherwise: Deed | None = None) -> Deed:
    """Reveal the top card of your deck; you may destroy it. If you don't, something else may follow."""
    return RevealTopMayDestroy(otherwise)


def open_breaches(battle: Battle, seat: int, among: tuple[int, ...]) -> list[int]:
    """Which of these breaches a player has open (a Sigil breach is no longer a I or a II)."""
    return [breach for breach in among if battle.stages[4 * seat + breach] == OPEN]

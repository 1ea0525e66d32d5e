"""The neural bridges of Deathmind: tokens between supply piles, which lie in a grid of three by three."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import bounded
from talia.games.aeons_end.cards.vocabulary.amounts import Measure
from talia.games.aeons_end.cards.vocabulary.base import Choosing, Deed, called
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Action, Option
from talia.kernel.voice import Arg, Name, Voice

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.table import Pile

SIDE: Final = 3
FIRST: Final = 1
"""The piles of the grid are counted from 1, row by row; all others want to be connected with the first."""


class Space:
    """A place for a token: the two piles it lies between, and the mark that says that a token lies there. There is one
    object for each place."""

    __slots__ = ("about", "mark", "one", "other")

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other
        self.mark = f"bridge-{one}-{other}"
        self.about = f"bridges/{one}-{other}"

    def __repr__(self) -> str:
        return f"({self.one}, {self.other})"


@cache
def spaces(piles: int) -> tuple[Space, ...]:
    """All places for tokens in a grid of so many piles."""
    beside = [(pile, pile + 1) for pile in range(1, piles) if pile % SIDE]
    below = [(pile, pile + SIDE) for pile in range(1, piles - SIDE + 1)]
    return tuple(space_between(one, other) for one, other in sorted((*beside, *below)))


@cache
def space_between(one: int, other: int) -> Space:
    """The place between two piles."""
    return Space(one, other)


MARKS: Final = tuple(bounded(space.mark, lambda players, piles: 1) for space in spaces(SIDE * SIDE))
SPACE_OF: Final = {space.mark: space for space in spaces(SIDE * SIDE)}
"""The marks of all places, and which place each is for. They stand in the same order."""


def grid(battle: Battle) -> list[Pile]:
    """The supply piles as they lie: gems, then relics, then spells, each from the cheapest to the most expensive."""
    market = battle.table.market
    return [market[place] for place in _order(tuple([pile.card for pile in market]))]


@cache
def _order(cards: tuple[Card, ...]) -> list[int]:
    """In which order the piles of a market lie; the same for every battle with these cards."""
    keys = [(card.sort, card.cost, card.id) for card in cards]
    return sorted(range(len(cards)), key=keys.__getitem__)


def bridges(battle: Battle) -> list[Space]:
    """Where tokens lie."""
    found = []
    for name, _ in battle.marks:
        space = SPACE_OF.get(name)
        if space is not None:
            found.append(space)
    return found


def free(battle: Battle) -> list[Space]:
    """Where there is room for one."""
    standing = set(bridges(battle))
    return [space for space in spaces(len(battle.table.market)) if space not in standing]


def room(battle: Battle) -> bool:
    """Whether there is room for one anywhere: asked all the time, so it only counts."""
    standing = 0
    for name, _ in battle.marks:
        if name in SPACE_OF:
            standing += 1
    return standing < len(spaces(len(battle.table.market)))


def connected(battle: Battle) -> set[int]:
    """The piles to which a path of tokens leads from the first, and that one itself."""
    found = {FIRST}
    left = bridges(battle)
    while True:
        reached = [space for space in left if (space.one in found) != (space.other in found)]
        if not reached:
            return found
        for space in reached:
            found.add(space.one)
            found.add(space.other)


class OnSpace(Action):
    """This place for a token."""

    __slots__ = ("space",)

    def __init__(self, space: Space) -> None:
        self.space = space


def options(battle: Battle, verb: str, found: list[Space]) -> list[Option]:
    """Places for tokens as options: in positions with few piles a token may lie where there are none."""
    offered = _options(verb, tuple([pile.card for pile in battle.table.market]))
    return [offered[space] for space in found if space in offered]


@cache
def _options(verb: str, cards: tuple[Card, ...]) -> dict[Space, Option]:
    """The same for all places between the piles of a market; the same for every battle with these cards."""
    piles = [cards[place] for place in _order(cards)]
    return {space: _option(verb, space, piles[space.one - 1], piles[space.other - 1]) for space in spaces(len(cards))}


def _option(verb: str, space: Space, one: Card, other: Card) -> Option:
    args: dict[str, Arg] = {"one": one.name, "other": other.name}
    return Option(f"{verb}:{one.id}+{other.id}", f"option-{verb}", args, space.about, OnSpace(space))


def chosen_space(option: Option) -> Space:
    """The place that was chosen."""
    action = option.action
    assert isinstance(action, OnSpace)
    return action.space


def place(battle: Battle, space: Space) -> None:
    """A token is placed between two piles."""
    battle.set_mark(space.mark, 1)
    if battle.events is not None:
        one, other = _beside(battle, space)
        battle.tell("bridge-placed", space.about, one=one, other=other)


def take(battle: Battle, space: Space) -> None:
    """A token is discarded."""
    battle.set_mark(space.mark, 0)
    if battle.events is not None:
        one, other = _beside(battle, space)
        battle.tell("bridge-gone", space.about, one=one, other=other)


def _beside(battle: Battle, space: Space) -> tuple[Name, Name]:
    """The names of the two piles that a place lies between."""
    piles = grid(battle)
    return piles[space.one - 1].card.name, piles[space.other - 1].card.name


@dataclass(frozen=True)
class PlaceBridges(Choosing):
    """Place tokens, one after the other, as far as there is room; the team chooses where unless a player pays for it."""

    n: int = 1

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return _chooser(scope), "ask-bridge", options(battle, "bridge", free(battle))

    def resolve(self, battle: Battle, scope: Scope) -> None:
        _ask(self.n, self, battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        place(battle, chosen_space(option))
        if self.n > 1:
            place_bridges(self.n - 1).resolve(battle, scope)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-place-bridges", n=self.n)


@dataclass(frozen=True)
class DiscardBridges(Choosing):
    """Discard tokens, as many as there are; perhaps only such as touch the first pile."""

    n: int = 1
    at_first: bool = False

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        return _chooser(scope), "ask-sever", options(battle, "sever", self._meant(battle))

    def resolve(self, battle: Battle, scope: Scope) -> None:
        meant = self._meant(battle)
        if len(meant) <= self.n and battle.table.rules > 7:
            for space in meant:
                take(battle, space)
        else:
            _ask(self.n, self, battle, scope)

    def _meant(self, battle: Battle) -> list[Space]:
        return [space for space in bridges(battle) if not self.at_first or space.one == FIRST]

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        take(battle, chosen_space(option))
        if self.n > 1:
            DiscardBridges(self.n - 1, self.at_first).resolve(battle, scope)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return len(self._meant(battle)) >= self.n

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self._meant(battle)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-bridge-at-first" if self.at_first else "do-discard-bridges", n=self.n, form=form)


@dataclass(frozen=True)
class PlaceThenDiscard(Deed):
    """Place a token, then discard a different one."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        found = free(battle)
        if found:
            battle.ask(None, "ask-bridge", options(battle, "bridge", found), self, scope, {"n": 1})
        else:
            DiscardBridges().resolve(battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        placed = chosen_space(option)
        place(battle, placed)
        battle.agenda.append((_other_than(placed), scope))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-place-then-discard-bridge")


@cache
def _other_than(placed: Space) -> DiscardOther:
    return DiscardOther(placed)


@dataclass(frozen=True)
class DiscardOther(Choosing):
    """Discard a token other than the one that was just placed."""

    placed: Space

    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        others = [space for space in bridges(battle) if space is not self.placed]
        return None, "ask-sever", options(battle, "sever", others)

    def resolve(self, battle: Battle, scope: Scope) -> None:
        _ask(1, self, battle, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        take(battle, chosen_space(option))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("do-discard-bridges", n=1, form=form)


@dataclass(frozen=True)
class BridgesInPlay(Measure):
    """How many tokens are in play."""

    word: str = called("bridges")

    def value(self, battle: Battle, scope: Scope) -> int:
        return len(bridges(battle))


def _ask(n: int, deed: Choosing, battle: Battle, scope: Scope) -> None:
    """Ask for a place, and say how many are still to be chosen."""
    seat, word, found = deed.asks(battle, scope)
    if found:
        battle.ask(seat, word, found, deed, scope, {"n": n})


def _chooser(scope: Scope) -> int | None:
    """The player who pays, or the team."""
    return scope.seat if scope.seat >= 0 else None


@cache
def place_bridges(n: int = 1) -> Deed:
    """Place bridge tokens."""
    return PlaceBridges(n)


@cache
def discard_bridges(n: int = 1) -> Deed:
    """Discard bridge tokens."""
    return DiscardBridges(n)


def bridges_in_play() -> Measure:
    """The bridge tokens in play."""
    return BridgesInPlay()

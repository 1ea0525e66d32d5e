"""Whom an effect falls on: `any_player >> suffers(2)`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.scope import Scope
from talia.games.aeons_end.vocabulary.base import THEY, Deed, Either, May, Then, When, sentence
from talia.kernel.decision import Option
from talia.kernel.voice import Voice


class Who(ABC):
    """Some player. `who >> deed` is the deed done by them."""

    __slots__ = ()

    word: str = ""

    @abstractmethod
    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        """The seats it may be; if several, somebody chooses."""

    def chooser(self, c: Scope) -> int | None:
        """Who chooses between them: the team, unless the card says otherwise."""
        return None

    def words(self, v: Voice) -> str:
        """The subject of the sentence."""
        return v.say(f"who-{self.word}")

    def __rshift__(self, deed: Deed) -> Someone:
        return Someone(self, deed)


@dataclass(frozen=True, slots=True)
class Someone(Deed):
    """A deed that falls on a player."""

    who: Who
    deed: Deed
    sure: bool = field(init=False, repr=False, compare=False)
    """Whether whoever it falls on can always do it in full, such as suffering damage."""
    anybody: bool = field(init=False, repr=False, compare=False)
    """Whether it may therefore fall on any player at all."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "sure", always_full(self.deed))
        object.__setattr__(self, "anybody", self.sure and isinstance(self.who, AnyPlayer))

    def resolve(self, b: Battle, c: Scope) -> None:
        deed = self.deed
        seats = range(b.players) if self.anybody else self.who.among(b, c, deed)
        if len(seats) == 1:
            deed.resolve(b, c.of(seats[0]))
            return
        for seat in seats:
            if not deed.idle(b, c.of(seat)):
                who = b.table.who
                found = list(who) if len(seats) == len(who) else [who[each] for each in seats]
                b.ask(self.who.chooser(c), "ask-player", found, self, c, {"deed": self})
                return

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        self.deed.resolve(b, c.of(option.a))

    def full(self, b: Battle, c: Scope) -> bool:
        if self.sure:
            return True
        for seat in self.who.among(b, c, self.deed):  # noqa: SIM110 - plain loops, because this is asked all the time
            if self.deed.full(b, c.of(seat)):
                return True
        return False

    def idle(self, b: Battle, c: Scope) -> bool:
        for seat in range(b.players) if self.anybody else self.who.among(b, c, self.deed):
            if not self.deed.idle(b, c.of(seat)):
                return False
        return True

    def clause(self, v: Voice, form: str) -> str:
        return f"{self.who.words(v)} {self.deed.clause(v, THEY)}"

    def text(self, v: Voice) -> str:
        return sentence(self.clause(v, THEY))


def always_full(deed: Deed) -> bool:
    """Whether a deed is one that anybody can always do in full, whatever the table is like."""
    if isinstance(deed, Then):
        return all(map(always_full, deed.steps))
    if isinstance(deed, Either):
        return any(map(always_full, deed.sides))
    if isinstance(deed, When):
        return always_full(deed.deed) and (deed.otherwise is None or always_full(deed.otherwise))
    if isinstance(deed, Someone):
        return deed.sure
    return isinstance(deed, May) or type(deed).full is Deed.full


@dataclass(frozen=True, slots=True)
class AnyPlayer(Who):
    """*Any player*: one who can do it in full if anybody can, else one who can do the most of it."""

    word = "any-player"

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        seats = b.everyone()
        if b.players == 1:
            return seats
        able = []
        for seat in seats:
            if deed.full(b, c.of(seat)):
                able.append(seat)
        if able:
            return able
        reach = [deed.reach(b, c.of(seat)) for seat in seats]
        return [seat for seat in seats if reach[seat] == max(reach)]


@dataclass(frozen=True, slots=True)
class AnyAlly(Who):
    """*Any ally*, chosen by the acting player: one for whom it changes something, if there is one."""

    word = "any-ally"

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        allies = b.allies(c.seat)
        return [seat for seat in allies if not deed.idle(b, c.of(seat))] or allies

    def chooser(self, c: Scope) -> int | None:
        return c.seat


@dataclass(frozen=True, slots=True)
class WithMost(Who):
    """*The player with the most ...*; if several have the most, even none, the team chooses among them."""

    what: str  # charges, prepped, opened

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        have = [self._count(b, seat) for seat in b.everyone()]
        most = max(have)
        return [seat for seat, number in enumerate(have) if number == most]

    def _count(self, b: Battle, seat: int) -> int:
        if self.what == "charges":
            return b.charges[seat]
        if self.what == "prepped":
            return len(b.prepped(seat))
        return b.opened(seat)

    def words(self, v: Voice) -> str:
        return v.say(f"who-most-{self.what}")


@dataclass(frozen=True, slots=True)
class WithDearestSpell(Who):
    """*The player with the most expensive prepped spell*; with none prepped, the team chooses."""

    word = "dearest-spell"

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        dear = [max((b.kinds[card].cost for card in b.prepped(seat)), default=-1) for seat in b.everyone()]
        return [seat for seat in b.everyone() if dear[seat] == max(dear)]


@dataclass(frozen=True, slots=True)
class WithLowestLife(Who):
    """*The player with the lowest life*; the exhausted are passed by, unless there is but one player."""

    word = "lowest-life"

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        lowest = min(filter(None, b.life), default=0)
        return [seat for seat, life in enumerate(b.life) if life == lowest]


any_player = AnyPlayer()
any_ally = AnyAlly()
lowest_life = WithLowestLife()
charges, prepped, opened = "charges", "prepped", "opened"


def player_with_most(what: str) -> Who:
    """The player with the most charges, prepped spells or opened breaches."""
    return WithMost(what)

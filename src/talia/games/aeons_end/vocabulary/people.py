"""Whom an effect falls on: `any_player >> suffers(2)`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.scope import Scope
from talia.games.aeons_end.vocabulary.base import THEY, Deed, sentence
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

    def resolve(self, b: Battle, c: Scope) -> None:
        seats = self.who.among(b, c, self.deed)
        if len(seats) == 1:
            self.deed.resolve(b, Scope(seats[0], c.card, c.it, c.n))
        elif not all(self.deed.idle(b, Scope(seat, c.card, c.it, c.n)) for seat in seats):
            who = b.table.who
            b.ask(self.who.chooser(c), "ask-player", [who[seat] for seat in seats], self, c, {"deed": self})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        self.deed.resolve(b, Scope(option.a, c.card, c.it, c.n))

    def _each(self, b: Battle, c: Scope) -> list[Scope]:
        return [Scope(seat, c.card, c.it, c.n) for seat in self.who.among(b, c, self.deed)]

    def full(self, b: Battle, c: Scope) -> bool:
        if always_full(self.deed):
            return True
        return any(self.deed.full(b, each) for each in self._each(b, c))

    def idle(self, b: Battle, c: Scope) -> bool:
        return all(self.deed.idle(b, each) for each in self._each(b, c))

    def clause(self, v: Voice, form: str) -> str:
        return f"{self.who.words(v)} {self.deed.clause(v, THEY)}"

    def text(self, v: Voice) -> str:
        return sentence(self.clause(v, THEY))


def always_full(deed: Deed) -> bool:
    """Whether a deed is one that anybody can always do in full, such as suffering damage."""
    return type(deed).full is Deed.full


@dataclass(frozen=True, slots=True)
class AnyPlayer(Who):
    """*Any player*: one who can do it in full if anybody can, else one who can do the most of it."""

    word = "any-player"

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        seats = b.everyone()
        if b.players == 1 or always_full(deed):
            return seats
        scopes = [Scope(seat, c.card, c.it, c.n) for seat in seats]
        able = [scope.seat for scope in scopes if deed.full(b, scope)]
        if able:
            return able
        reach = [deed.reach(b, scope) for scope in scopes]
        return [seat for seat in seats if reach[seat] == max(reach)]


@dataclass(frozen=True, slots=True)
class AnyAlly(Who):
    """*Any ally*, chosen by the acting player: one for whom it changes something, if there is one."""

    word = "any-ally"

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        allies = b.allies(c.seat)
        return [seat for seat in allies if not deed.idle(b, Scope(seat, c.card, c.it, c.n))] or allies

    def chooser(self, c: Scope) -> int | None:
        return c.seat


@dataclass(frozen=True, slots=True)
class WithMost(Who):
    """*The player with the most ...*; if several have the most, even none, the team chooses among them."""

    what: str  # charges, prepped, opened

    def among(self, b: Battle, c: Scope, deed: Deed) -> list[int]:
        have = [self._count(b, seat) for seat in b.everyone()]
        return [seat for seat in b.everyone() if have[seat] == max(have)]

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
        standing = [seat for seat in b.everyone() if b.life[seat]] or b.everyone()
        lowest = min(b.life[seat] for seat in standing)
        return [seat for seat in standing if b.life[seat] == lowest]


any_player = AnyPlayer()
any_ally = AnyAlly()
lowest_life = WithLowestLife()
charges, prepped, opened = "charges", "prepped", "opened"


def player_with_most(what: str) -> Who:
    """The player with the most charges, prepped spells or opened breaches."""
    return WithMost(what)

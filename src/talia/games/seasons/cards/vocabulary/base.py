"""The grammar of cards beside *then* and prices: *you may*, *if*, *each opponent*, and what is counted."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from talia.games.seasons.rules.deed import THEY, Choosing, Deed
from talia.games.seasons.rules.options import NO, PLAYER, YES, OfSeat
from talia.games.seasons.rules.scope import Scope
from talia.games.seasons.rules.touching import EVERYTHING, LIGHT, RIVALS, Touch, joined
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Decision, Option
from talia.kernel.voice import Voice


class Condition:
    """Something that is so or is not."""

    __slots__ = ()

    def goes_by(self) -> int:
        """What it depends on (`touching.py`)."""
        return EVERYTHING

    @abstractmethod
    def holds(self, tournament: Tournament, scope: Scope) -> bool:
        """Whether it is so."""

    def may_hold(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        """Whether it might be so, which it is not now, once deeds have changed what they touch."""
        return bool(self.goes_by() & others.changed)

    def stays(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        """Whether it will be so, as it is now, whatever deeds change of what they touch."""
        return not self.goes_by() & others.changed

    @abstractmethod
    def words(self, v: Voice) -> str:
        """What comes after *if*."""


@dataclass(frozen=True)
class When(Deed):
    """*If ..., ...*"""

    condition: Condition
    deed: Deed

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if self.condition.holds(tournament, scope):
            self.deed.resolve(tournament, scope)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return self.condition.holds(tournament, scope)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        touch = self.deed.touches(tournament, scope)
        return touch._replace(by=touch.by | self.condition.goes_by())

    def touches_beside(self, tournament: Tournament, scope: Scope, others: Touch) -> Touch:
        if self.condition.holds(tournament, scope) and self.condition.stays(tournament, scope, others):
            return self.deed.touches_beside(tournament, scope, others)
        return self.touches(tournament, scope)

    def may_yet(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        return self.condition.may_hold(tournament, scope, others)

    def optional(self) -> bool:
        return self.deed.optional()

    def clause(self, v: Voice, form: str) -> str:
        return v.say("if", condition=self.condition.words(v), clause=self.deed.clause(v, form))


def when(condition: Condition, deed: Deed) -> When:
    """*If ..., ...*"""
    return When(condition, deed)


@dataclass(frozen=True)
class May(Deed):
    """*You may*: offered only when it can be done."""

    deed: Deed

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if self.deed.full(tournament, scope):
            self.put(tournament, self.question(tournament, scope))

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        if isinstance(self.deed, Choosing):
            asked = self.deed.question(tournament, scope)
            return Decision(asked.seat, asked.word, [*asked.options, NO], self, scope, asked.args)
        return Decision(scope.seat, "ask-may", [YES, NO], self, scope, {"deed": self.deed})

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return self.deed.full(tournament, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        if option is YES:
            self.deed.resolve(tournament, scope)
        elif option is not NO:
            self.deed.answer(tournament, scope, option)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        touch = self.deed.touches(tournament, scope)
        return touch._replace(by=touch.by | LIGHT)

    def optional(self) -> bool:
        return True

    def clause(self, v: Voice, form: str) -> str:
        return v.say("may", form=form, clause=self.deed.clause(v, form))


def may(deed: Deed) -> May:
    """*You may ...*"""
    return May(deed)


@dataclass(frozen=True)
class Each(Deed):
    """Every opponent does something, from the left neighbour on; or every player, you first."""

    deed: Deed
    you_too: bool

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for rival in reversed(tournament.rivals(scope.seat)):
            tournament.agenda.append((self.deed, scope.of(rival)))
        if self.you_too:
            tournament.agenda.append((self.deed, scope.of(scope.seat)))

    def in_vain(self, tournament: Tournament, scope: Scope) -> bool:
        seats = (scope.seat, *tournament.rivals(scope.seat)) if self.you_too else tournament.rivals(scope.seat)
        return not any(self.deed.full(tournament, scope.of(seat)) for seat in seats)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        theirs = joined([self.deed.touches(tournament, scope.of(rival)) for rival in tournament.rivals(scope.seat)])
        return Touch(theirs.by | RIVALS, theirs.changed | RIVALS)

    def clause(self, v: Voice, form: str) -> str:
        return v.say("each-player" if self.you_too else "each-opponent", clause=self.deed.clause(v, THEY))


def each_opponent(deed: Deed) -> Each:
    """*Each opponent ...*; whoever it comes from is their `Scope.rival`."""
    return Each(deed, False)


def each_player(deed: Deed) -> Each:
    """*Each player ...*, you first."""
    return Each(deed, True)


@dataclass(frozen=True)
class AnOpponent(Choosing):
    """You choose an opponent; the deed is yours, with that opponent as `Scope.rival`."""

    deed: Deed

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        rivals = tournament.rivals(scope.seat)
        if tournament.arena.rules > 2 and self.deed.alike(tournament, rivals):
            rivals = rivals[:1]
        return Decision(scope.seat, "ask-opponent", [PLAYER[rival] for rival in rivals], self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        assert isinstance(option.action, OfSeat)
        tournament.agenda.append((self.deed, Scope(scope.seat, scope.card, option.action.seat)))

    def clause(self, v: Voice, form: str) -> str:
        return v.say("an-opponent", clause=self.deed.clause(v, form))


def an_opponent(deed: Deed) -> AnOpponent:
    """*Choose an opponent: ...*"""
    return AnOpponent(deed)


class Either(Choosing):
    """*Choose one*: of those that can be done. Where nothing would come of any, nobody is asked (since rules 5)."""

    __slots__ = ("options", "sides")

    def __init__(self, sides: tuple[Deed, ...]) -> None:
        self.sides = sides
        self.options = [Option(f"or:{number + 1}", "option-or", {"deed": side}) for number, side in enumerate(sides)]

    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        options = [option for option, side in zip(self.options, self.sides) if side.full(tournament, scope)]
        if tournament.arena.rules > 4 and all(side.in_vain(tournament, scope) for side in self.sides):
            options = []
        return Decision(scope.seat, "ask-either", options, self, scope)

    def answer(self, tournament: Tournament, scope: Scope, option: Option) -> None:
        tournament.agenda.append((self.sides[self.options.index(option)], scope))

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        touch = joined([side.touches(tournament, scope) for side in self.sides])
        return touch._replace(by=touch.by | LIGHT)

    def clause(self, v: Voice, form: str) -> str:
        clauses = [side.clause(v, form) for side in self.sides]
        if len(clauses) == 2 and any(f" {v.say('and')} " in clause for clause in clauses):
            return v.say("either", one=clauses[0], other=clauses[1])
        return f"{', '.join(clauses[:-1])} {v.say('or')} {clauses[-1]}"

    def __repr__(self) -> str:
        return f"Either({self.sides!r})"


def either(*sides: Deed) -> Either:
    """*This or that.*"""
    return Either(sides)


class Measure:
    """Something that can be counted on the table."""

    __slots__ = ()

    def goes_by(self) -> int:
        """What it depends on (`touching.py`)."""
        return EVERYTHING

    @abstractmethod
    def count(self, tournament: Tournament, scope: Scope) -> int:
        """How many there are."""

    @abstractmethod
    def words(self, v: Voice) -> str:
        """What comes after *for each*."""

"""Deeds: effects that are printed somewhere. They can say themselves and know whether they can be done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from talia.games.seasons.rules.touching import ALL, LIGHT, Touch, joined
from talia.kernel.decision import Decision
from talia.kernel.effect import Step
from talia.kernel.voice import Voice

if TYPE_CHECKING:
    from talia.games.seasons.rules.scope import Scope
    from talia.games.seasons.rules.tournament import Tournament

YOU, THEY = "you", "they"
"""The forms of a clause: an order to the player, or told of somebody else."""


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    return clause[:1].upper() + clause[1:] + "."


class Rule(Step):
    """A step of the game. One that asks does so through `question`, so that the same can be asked again of another deal."""

    __slots__ = ()

    def question(self, tournament: Tournament, scope: Scope) -> Decision | None:
        """What it asks now; None: nothing."""
        return None

    def put(self, tournament: Tournament, question: Decision) -> None:
        """Ask a question of this rule's own, or take its lone option."""
        if len(question.options) == 1:
            self.answer(tournament, question.ctx, question.options[0])
        elif tournament.decision is None and not tournament.lines:
            assert question.options, f"{self!r} asks {question.word} without an option"
            tournament.decision = question
        else:
            tournament.ask(question.seat, question.word, question.options, self, question.ctx, question.args)


class Deed(Rule):
    """An effect of a card, a token or an enchantment. `+` is *then*, and `price >> deed` what is done for a price."""

    __slots__ = ()

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        """Whether it can be done now; what cannot is not offered."""
        return True

    def in_vain(self, tournament: Tournament, scope: Scope) -> bool:
        """Whether it is known that nothing would come of it now."""
        return False

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        """What it would go by and change now; of a deed that does not tell, everything."""
        return ALL

    def touches_beside(self, tournament: Tournament, scope: Scope, others: Touch) -> Touch:
        """The same, if all that others change is what they touch (since rules 6)."""
        return self.touches(tournament, scope)

    def may_yet(self, tournament: Tournament, scope: Scope, others: Touch) -> bool:
        """Whether it might be done, which it cannot be now, once others have changed what they touch."""
        return bool(self.touches(tournament, scope).by & others.changed & ~LIGHT)

    def optional(self) -> bool:
        """Whether whoever does it may as well leave it."""
        return False

    def halves(self) -> tuple[Deed | None, Deed | None]:
        """What is paid for it, and what is done then."""
        return None, self

    def alike(self, tournament: Tournament, rivals: Sequence[int]) -> bool:
        """Whether it is known to come to the same whichever of these opponents is chosen for it (`Scope.rival`)."""
        return False

    @abstractmethod
    def clause(self, v: Voice, form: str) -> str:
        """The effect as a clause without a full stop."""

    def text(self, v: Voice) -> str:
        """The effect as whole sentences."""
        return sentence(self.clause(v, YOU))

    def __add__(self, other: Deed) -> Then:
        return Then((*steps(self), *steps(other)))

    def __rshift__(self, deed: Deed) -> Paid:
        return Paid(self, deed)


def steps(deed: Deed) -> tuple[Deed, ...]:
    """The steps of a deed."""
    return deed.steps if isinstance(deed, Then) else (deed,)


@dataclass(frozen=True)
class Then(Deed):
    """One after the other."""

    steps: tuple[Deed, ...]

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        for step in reversed(self.steps):
            tournament.agenda.append((step, scope))

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        for step in self.steps:  # noqa: SIM110 - a plain loop, because this is asked all the time
            if not step.full(tournament, scope):
                return False
        return True

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return joined([step.touches(tournament, scope) for step in self.steps])

    def clause(self, v: Voice, form: str) -> str:
        clauses = [step.clause(v, form) for step in self.steps]
        and_ = f" {v.say('and')} "
        link = f"{v.say('and-then')} " if and_ in clauses[-1] else and_
        return f"{', '.join(clauses[:-1])}{link}{clauses[-1]}"


@dataclass(frozen=True)
class Paid(Deed):
    """*Do this: then that.* What cannot be paid cannot be done."""

    price: Deed
    deed: Deed

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        if self.price.full(tournament, scope):
            tournament.agenda.append((self.deed, scope))
            tournament.agenda.append((self.price, scope))

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return self.price.full(tournament, scope) and self.deed.full(tournament, scope)

    def touches(self, tournament: Tournament, scope: Scope) -> Touch:
        return joined([self.price.touches(tournament, scope), self.deed.touches(tournament, scope)])

    def halves(self) -> tuple[Deed | None, Deed | None]:
        return self.price, self.deed

    def clause(self, v: Voice, form: str) -> str:
        return f"{self.price.clause(v, form)}: {self.deed.clause(v, form)}"


class Choosing(Deed):
    """A deed that begins with a choice. *You may* then needs no question of its own: it adds *no*."""

    __slots__ = ()

    @abstractmethod
    def question(self, tournament: Tournament, scope: Scope) -> Decision:
        """What there is to choose from; perhaps nothing."""

    def resolve(self, tournament: Tournament, scope: Scope) -> None:
        question = self.question(tournament, scope)
        if question.options:
            self.put(tournament, question)

    def full(self, tournament: Tournament, scope: Scope) -> bool:
        return bool(self.question(tournament, scope).options)

"""The grammar of cards: *then* (`+`), *OR* (`|`), *you may* (`may`), *if* (`when`)."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.options import SKIP, YES
from talia.games.aeons_end.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Voice

# The forms a clause can take: an order to the player, told of somebody else, or after *may* of either.
YOU, THEY, MAY, THEY_MAY = "you", "they", "may", "may-they"


def joined(v: Voice, word: str, clauses: list[str]) -> str:
    """Clauses in a row: *this, that and that*."""
    if len(clauses) == 1:
        return clauses[0]
    return f"{', '.join(clauses[:-1])} {v.say(word)} {clauses[-1]}"


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    return clause[:1].upper() + clause[1:] + "."


class Deed(Effect[Battle, Scope]):
    """An effect of a card. Beside happening, it knows whether it can, and it can say itself."""

    __slots__ = ()

    def full(self, b: Battle, c: Scope) -> bool:
        """Whether it could be done in full now."""
        return True

    def idle(self, b: Battle, c: Scope) -> bool:
        """Whether it would change nothing now."""
        return False

    def reach(self, b: Battle, c: Scope) -> int:
        """How much of it could be done, for comparing players none of whom can do it in full."""
        return 0

    @abstractmethod
    def clause(self, v: Voice, form: str) -> str:
        """The effect as a clause without a full stop."""

    def text(self, v: Voice) -> str:
        """The effect as whole sentences."""
        return sentence(self.clause(v, YOU))

    def __add__(self, other: Deed) -> Then:
        return Then((*parts(self), *parts(other)))

    def __or__(self, other: Deed) -> Either:
        return Either((*(self.sides if isinstance(self, Either) else (self,)), other))


def parts(deed: Deed) -> tuple[Deed, ...]:
    """The steps of a deed."""
    return deed.steps if isinstance(deed, Then) else (deed,)


class Then(Deed):
    """One after the other."""

    __slots__ = ("_later", "steps")

    def __init__(self, steps: tuple[Deed, ...]) -> None:
        self.steps = steps
        self._later = steps[:0:-1]

    def __repr__(self) -> str:
        return f"Then({self.steps!r})"

    def resolve(self, b: Battle, c: Scope) -> None:
        for step in self._later:
            b.agenda.append((step, c))
        self.steps[0].resolve(b, c)

    def full(self, b: Battle, c: Scope) -> bool:
        for step in self.steps:  # noqa: SIM110 - plain loops, because this is asked all the time
            if not step.full(b, c):
                return False
        return True

    def idle(self, b: Battle, c: Scope) -> bool:
        for step in self.steps:  # noqa: SIM110
            if not step.idle(b, c):
                return False
        return True

    def reach(self, b: Battle, c: Scope) -> int:
        return sum(step.reach(b, c) for step in self.steps)

    def clause(self, v: Voice, form: str) -> str:
        return joined(v, "and", [step.clause(v, form) for step in self.steps])

    def text(self, v: Voice) -> str:
        return " ".join(step.text(v) for step in self.steps)


class Either(Deed):
    """The printed *OR*. A side that cannot be done in full, or would change nothing, may not be taken while another can."""

    __slots__ = ("options", "sides")

    def __init__(self, sides: tuple[Deed, ...]) -> None:
        self.sides = sides
        self.options = [
            Option(f"or:{number + 1}", "option-either", {"deed": side}, "", number) for number, side in enumerate(sides)
        ]

    def resolve(self, b: Battle, c: Scope) -> None:
        options = self._allowed(b, c)
        b.ask(c.seat if c.seat >= 0 else None, "ask-either", options, self, c)

    def _allowed(self, b: Battle, c: Scope) -> list[Option]:
        moving: list[Option] = []
        able: list[Option] = []
        for option, side in zip(self.options, self.sides):
            if not side.idle(b, c):
                moving.append(option)
                if side.full(b, c):
                    able.append(option)
        return able or moving or self.options

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        self.sides[option.a].resolve(b, c)

    def full(self, b: Battle, c: Scope) -> bool:
        return any(side.full(b, c) for side in self.sides)

    def idle(self, b: Battle, c: Scope) -> bool:
        return all(side.idle(b, c) for side in self.sides)

    def clause(self, v: Voice, form: str) -> str:
        return joined(v, "or", [side.clause(v, form) for side in self.sides])

    def text(self, v: Voice) -> str:
        return f"\n{v.say('or-line')}\n".join(side.text(v) for side in self.sides)

    def __repr__(self) -> str:
        return f"Either({self.sides!r})"


class Choosing(Deed):
    """A deed that begins with a choice of one thing. *You may* then needs no extra question: it adds *skip*."""

    __slots__ = ()

    @abstractmethod
    def asks(self, b: Battle, c: Scope) -> tuple[int | None, str, list[Option]]:
        """Who chooses, the question's word, and what there is to choose from."""

    def resolve(self, b: Battle, c: Scope) -> None:
        seat, word, options = self.asks(b, c)
        if options:
            b.ask(seat, word, options, self, c)

    def full(self, b: Battle, c: Scope) -> bool:
        return bool(self.asks(b, c)[2])

    def idle(self, b: Battle, c: Scope) -> bool:
        return not self.full(b, c)


@dataclass(frozen=True, slots=True)
class May(Deed):
    """*You may*; what follows `if_done` happens only if it is done. It is offered only when it can be done in full."""

    deed: Deed
    then: Deed | None = None

    def if_done(self, then: Deed) -> May:
        """*If you do, ...*"""
        return May(self.deed, then)

    def resolve(self, b: Battle, c: Scope) -> None:
        if self.idle(b, c) or not self.deed.full(b, c):
            return
        if isinstance(self.deed, Choosing):
            seat, word, options = self.deed.asks(b, c)
            b.ask(seat, word, [*options, SKIP], self, c)
        else:
            b.ask(c.seat, "ask-may", [YES, SKIP], self, c, {"deed": self})

    def answer(self, b: Battle, c: Scope, option: Option) -> None:
        if option is SKIP:
            return
        if self.then is not None:
            b.agenda.append((self.then, c))
        if isinstance(self.deed, Choosing):
            self.deed.answer(b, c, option)
        else:
            b.agenda.append((self.deed, c))

    def full(self, b: Battle, c: Scope) -> bool:
        return True

    def idle(self, b: Battle, c: Scope) -> bool:
        return self.deed.idle(b, c) and (self.then is None or self.then.idle(b, c))

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("may", form=form, clause=self.deed.clause(v, THEY_MAY if form == THEY else MAY))
        if self.then is not None:
            clause += ". " + v.say("if-done", form=form, clause=self.then.clause(v, form))
        return clause


def may(deed: Deed) -> May:
    """*You may ...*"""
    return May(deed)


class Condition:
    """Something that is so or is not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, b: Battle, c: Scope) -> bool:
        """Whether it is so."""

    @abstractmethod
    def words(self, v: Voice, form: str = YOU) -> str:
        """What comes after *if*, told to the player or of somebody else."""


@dataclass(frozen=True, slots=True)
class When(Deed):
    """*If ..., ... Otherwise, ...*"""

    condition: Condition
    deed: Deed
    otherwise: Deed | None = None

    def resolve(self, b: Battle, c: Scope) -> None:
        if self.condition.holds(b, c):
            self.deed.resolve(b, c)
        elif self.otherwise is not None:
            self.otherwise.resolve(b, c)

    def full(self, b: Battle, c: Scope) -> bool:
        if self.condition.holds(b, c):
            return self.deed.full(b, c)
        return self.otherwise is None or self.otherwise.full(b, c)

    def idle(self, b: Battle, c: Scope) -> bool:
        if self.condition.holds(b, c):
            return self.deed.idle(b, c)
        return self.otherwise is None or self.otherwise.idle(b, c)

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("if", condition=self.condition.words(v, form), clause=self.deed.clause(v, form))
        if self.otherwise is not None:
            clause += ". " + v.say("otherwise", clause=self.otherwise.clause(v, form))
        return clause


def when(condition: Condition, deed: Deed, otherwise: Deed | None = None) -> When:
    """*If ..., ...*"""
    return When(condition, deed, otherwise)

"""The grammar of cards: *then* (`+`), *OR* (`|`), *you may* (`may`), *if* (`when`)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from mypy_extensions import mypyc_attr

from talia.games.aeons_end.rules.actions import OnSide, chosen_side
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.options import SKIP, YES
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect
from talia.kernel.voice import Voice

# The forms a clause can take: an order to the player, told of somebody else, or after *may* of either.
YOU: Final = "you"
THEY: Final = "they"
MAY: Final = "may"
THEY_MAY: Final = "may-they"


def called(word: str) -> Any:
    """The word by which a measure or a group of players is said, as a field: compiled, a class attribute would be one too.

    Any: what a field is to a dataclass, not what its value is.
    """
    return field(default_factory=lambda: word, init=False, repr=False, compare=False)


def joined(v: Voice, word: str, clauses: list[str]) -> str:
    """Clauses in a row: *this, that and that*; if the last has an *and* of its own, *this, that, then that and that*."""
    if len(clauses) == 1:
        return clauses[0]
    said = v.say("and-then" if word == "and" and f" {v.say('and')} " in clauses[-1] else word)
    return f"{', '.join(clauses[:-1])}{'' if said.startswith(',') else ' '}{said} {clauses[-1]}"


def sentence(clause: str) -> str:
    """A clause as a sentence."""
    return clause[:1].upper() + clause[1:] + "."


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(Effect):
    """An effect of a card. Beside happening, it knows whether it can, and it can say itself."""

    __slots__ = ()

    def full(self, battle: Battle, scope: Scope) -> bool:
        """Whether it could be done in full now."""
        return True

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """Whether it would change nothing now."""
        return False

    def settled(self, battle: Battle, scope: Scope) -> Deed | None:
        """What is left to do of it once its *if* is answered, which is about this moment, even if it waits for its turn."""
        return self

    def outcome(self, battle: Battle, scope: Scope) -> tuple[object, ...]:
        """What it comes to now, so that two deeds with the same outcome need not be chosen between."""
        return (self,)

    def can_vary(self) -> bool:
        """Whether its `outcome` may be that of another deed, so that it is worth asking for."""
        return False

    def alike(self, battle: Battle, scope: Scope, seats: Sequence[int]) -> bool:
        """Whether it is known to come to the same on whichever of these players it falls."""
        return False

    def apart(self, other: Effect) -> bool:
        """Whether it has so little to do with another effect that it comes to the same which of them is first."""
        return False

    def reach(self, battle: Battle, scope: Scope) -> int:
        """How much of it could be done, for comparing players none of whom can do it in full."""
        return 0

    def brings(self, battle: Battle, scope: Scope) -> int:
        """How many cards it brings to that player's hand, for what is done with a hand afterwards."""
        return 0

    def full_with(self, battle: Battle, scope: Scope, more: int) -> bool:
        """Whether it could be done in full once that player holds so many cards more."""
        return self.full(battle, scope)

    def full_often(self, battle: Battle, scope: Scope, times: int) -> bool:
        """Whether it could be done in full so many times, one after the other, for what it uses up."""
        return self.full(battle, scope)

    def always_full(self) -> bool:
        """Whether anybody can always do it in full, whatever the table is like; so it is where `full` is not asked."""
        return type(self).full is Deed.full

    def never_idle(self) -> bool:
        """Whether it always changes something, whatever the table is like; so it is where `idle` is not asked."""
        return type(self).idle is Deed.idle

    def parts(self) -> tuple[Deed, ...]:
        """The deeds that this one is made of. Whoever looks into deeds looks here, so a deed with others in it says them."""
        return ()

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        """The same deed with other parts, as many as `parts` gives."""
        assert not parts, f"{type(self).__name__} is made of no others"
        return self

    @abstractmethod
    def clause(self, v: Voice, form: str) -> str:
        """The effect as a clause without a full stop."""

    def text(self, v: Voice) -> str:
        """The effect as whole sentences."""
        return sentence(self.clause(v, YOU))

    def difference(self, v: Voice) -> str:
        """The effect where it stands for a milder one: only what is different, for those that can tell."""
        return self.text(v)

    def __add__(self, other: Deed) -> Then:
        return Then((*_in_a_row(self), *_in_a_row(other)))

    def __or__(self, other: Deed) -> Either:
        return Either((*(self.sides if isinstance(self, Either) else (self,)), other))


def walk(deed: Deed) -> Iterator[Deed]:
    """A deed and all it is made of, in the order in which they are printed."""
    yield deed
    for part in deed.parts():
        yield from walk(part)


def _in_a_row(deed: Deed) -> tuple[Deed, ...]:
    return deed.steps if isinstance(deed, Then) else (deed,)


@dataclass(frozen=True)
class Nothing(Deed):
    """Nothing happens: what is left of a deed whose only part was taken away."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        return None

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return True

    def clause(self, v: Voice, form: str) -> str:
        return ""


NOTHING: Final = Nothing()


class Then(Deed):
    """One after the other."""

    __slots__ = ("_later", "_unsure", "steps")

    def __init__(self, steps: tuple[Deed, ...]) -> None:
        self.steps = steps
        self._later = steps[:0:-1]
        self._unsure = tuple(step for step in steps if not step.always_full())

    def __repr__(self) -> str:
        return f"Then({self.steps!r})"

    def resolve(self, battle: Battle, scope: Scope) -> None:
        for step in self._later:
            battle.agenda.append((step, scope))
        self.steps[0].resolve(battle, scope)

    def full(self, battle: Battle, scope: Scope) -> bool:
        for step in self._unsure:
            if not step.full(battle, scope):
                return step is not self.steps[0] and battle.table.rules > 4 and self._full_in_turn(battle, scope)
        return True

    def _full_in_turn(self, battle: Battle, scope: Scope) -> bool:
        """The same where a step may need cards that those before it bring to hand."""
        brought = 0
        for step in self.steps:
            if not step.full_with(battle, scope, brought):
                return False
            brought += step.brings(battle, scope)
        return True

    def idle(self, battle: Battle, scope: Scope) -> bool:
        for step in self.steps:  # noqa: SIM110 - plain loops, because this is asked all the time
            if not step.idle(battle, scope):
                return False
        return True

    def outcome(self, battle: Battle, scope: Scope) -> tuple[object, ...]:
        found: tuple[object, ...] = ()
        for step in self.steps:
            if not step.idle(battle, scope):
                found += step.outcome(battle, scope)
        return found

    def can_vary(self) -> bool:
        return any(step.can_vary() for step in self.steps)

    def alike(self, battle: Battle, scope: Scope, seats: Sequence[int]) -> bool:
        """Every step does (up to rules 11 nobody looked)."""
        return battle.table.rules > 11 and all(step.alike(battle, scope, seats) for step in self.steps)

    def reach(self, battle: Battle, scope: Scope) -> int:
        return sum(step.reach(battle, scope) for step in self.steps)

    def always_full(self) -> bool:
        return not self._unsure

    def never_idle(self) -> bool:
        return any(step.never_idle() for step in self.steps)

    def parts(self) -> tuple[Deed, ...]:
        return self.steps

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        steps = tuple(part for part in parts if part is not NOTHING)
        return Then(steps) if steps else NOTHING

    def clause(self, v: Voice, form: str) -> str:
        word = "and-if" if isinstance(self.steps[-1], When) else "and"
        return joined(v, word, [step.clause(v, form) for step in self.steps])

    def text(self, v: Voice) -> str:
        return " ".join(step.text(v) for step in self.steps)


class Either(Deed):
    """The printed *OR*. A side that cannot be done in full, or would change nothing, may not be taken while another can.

    Sides that come to the same are no question (since rules 3).
    """

    __slots__ = ("sides", "steps_in_common", "vary")

    def __init__(self, sides: tuple[Deed, ...]) -> None:
        self.sides = sides
        self.vary = all(side.can_vary() for side in sides)
        first, *others = [_in_a_row(side) for side in sides]
        self.steps_in_common = any(all(step in other for other in others) for step in first)

    def resolve(self, battle: Battle, scope: Scope) -> None:
        options = self._allowed(battle, scope)
        battle.ask(scope.seat if scope.seat >= 0 else None, "ask-either", options, self, scope)

    def _allowed(self, battle: Battle, scope: Scope) -> list[Option]:
        moving: list[Option] = []
        able: list[Option] = []
        options = _side_options(self)
        for option, side in zip(options, self.sides):
            if not side.idle(battle, scope):
                moving.append(option)
                if side.full(battle, scope):
                    able.append(option)
        found = able or moving or options
        if (self._may_vary(battle) or not moving) and len(found) > 1 and battle.table.rules > 2:
            return found[:1] if not moving or self._all_the_same(battle, scope, found) else found
        return found

    def _may_vary(self, battle: Battle) -> bool:
        """Whether its sides may come to the same: since rules 12 also because of a step that both have."""
        return self.vary or (self.steps_in_common and battle.table.rules > 11)

    def _all_the_same(self, battle: Battle, scope: Scope, found: list[Option]) -> bool:
        sides = [self.sides[chosen_side(option)] for option in found]
        first = sides[0].outcome(battle, scope)
        return all(side.outcome(battle, scope) == first for side in sides[1:])

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        self.sides[chosen_side(option)].resolve(battle, scope)

    def full(self, battle: Battle, scope: Scope) -> bool:
        for side in self.sides:  # noqa: SIM110 - plain loops, because this is asked all the time
            if side.full(battle, scope):
                return True
        return False

    def idle(self, battle: Battle, scope: Scope) -> bool:
        for side in self.sides:  # noqa: SIM110
            if not side.idle(battle, scope):
                return False
        return True

    def always_full(self) -> bool:
        return any(side.always_full() for side in self.sides)

    def parts(self) -> tuple[Deed, ...]:
        return self.sides

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return Either(parts)

    def clause(self, v: Voice, form: str) -> str:
        return joined(v, "or", [side.clause(v, form) for side in self.sides])

    def text(self, v: Voice) -> str:
        return f"\n{v.say('or-line')}\n".join(side.text(v) for side in self.sides)

    def __repr__(self) -> str:
        return f"Either({self.sides!r})"


@cache
def _side_options(either: Either) -> list[Option]:
    """The sides of a printed *OR* as options; always the same, so they are made once."""
    return [
        Option(f"or:{number + 1}", "option-either", {"deed": side}, action=OnSide(number))
        for number, side in enumerate(either.sides)
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Choosing(Deed):
    """A deed that begins with a choice of one thing. *You may* then needs no extra question: it adds *skip*."""

    __slots__ = ()

    @abstractmethod
    def asks(self, battle: Battle, scope: Scope) -> tuple[int | None, str, list[Option]]:
        """Who chooses, the question's word, and what there is to choose from."""

    def resolve(self, battle: Battle, scope: Scope) -> None:
        seat, word, options = self.asks(battle, scope)
        if options:
            battle.ask(seat, word, options, self, scope)

    def full(self, battle: Battle, scope: Scope) -> bool:
        return bool(self.asks(battle, scope)[2])

    def idle(self, battle: Battle, scope: Scope) -> bool:
        return not self.full(battle, scope)


@dataclass(frozen=True)
class May(Deed):
    """*You may*; what follows `if_done` happens only if it is done. It is offered only when it can be done in full."""

    deed: Deed
    then: Deed | None = None

    def if_done(self, then: Deed) -> May:
        """*If you do, ...*"""
        return May(self.deed, then)

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self.idle(battle, scope) or (battle.table.rules < 8 and not self.deed.full(battle, scope)):
            return
        if isinstance(self.deed, Choosing):
            seat, word, options = self.deed.asks(battle, scope)
            battle.ask(seat, word, [*options, SKIP], self, scope)
        else:
            battle.ask(scope.seat, "ask-may", [YES, SKIP], self, scope, {"deed": self})

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        if option is SKIP:
            return
        if self.then is not None:
            battle.agenda.append((self.then, scope))
        if isinstance(self.deed, Choosing):
            self.deed.answer(battle, scope, option)
        else:
            battle.agenda.append((self.deed, scope))

    def full(self, battle: Battle, scope: Scope) -> bool:
        return True

    def idle(self, battle: Battle, scope: Scope) -> bool:
        """Since rules 8 also where it cannot be done, so that nobody is asked who may."""
        if self.deed.idle(battle, scope) and (self.then is None or self.then.idle(battle, scope)):
            return True
        return battle.table.rules > 7 and not self.deed.full(battle, scope)

    def always_full(self) -> bool:
        return True

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,) if self.then is None else (self.deed, self.then)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return May(*parts)

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("may", form=form, clause=self.deed.clause(v, THEY_MAY if form == THEY else MAY))
        if self.then is not None:
            clause += ". " + v.say("if-done", form=form, clause=self.then.clause(v, form))
        return clause


def may(deed: Deed) -> May:
    """*You may ...*"""
    return May(deed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is so or is not."""

    __slots__ = ()

    @abstractmethod
    def holds(self, battle: Battle, scope: Scope) -> bool:
        """Whether it is so."""

    @abstractmethod
    def words(self, v: Voice, form: str = YOU) -> str:
        """What comes after *if*, told to the player or of somebody else."""


@dataclass(frozen=True)
class When(Deed):
    """*If ..., ... Otherwise, ...*"""

    condition: Condition
    deed: Deed
    otherwise: Deed | None = None

    def resolve(self, battle: Battle, scope: Scope) -> None:
        if self.condition.holds(battle, scope):
            self.deed.resolve(battle, scope)
        elif self.otherwise is not None:
            self.otherwise.resolve(battle, scope)

    def settled(self, battle: Battle, scope: Scope) -> Deed | None:
        return self.deed if self.condition.holds(battle, scope) else self.otherwise

    def full(self, battle: Battle, scope: Scope) -> bool:
        if self.condition.holds(battle, scope):
            return self.deed.full(battle, scope)
        return self.otherwise is None or self.otherwise.full(battle, scope)

    def idle(self, battle: Battle, scope: Scope) -> bool:
        if self.condition.holds(battle, scope):
            return self.deed.idle(battle, scope)
        return self.otherwise is None or self.otherwise.idle(battle, scope)

    def always_full(self) -> bool:
        return all(part.always_full() for part in self.parts())

    def parts(self) -> tuple[Deed, ...]:
        return (self.deed,) if self.otherwise is None else (self.deed, self.otherwise)

    def made_of(self, parts: tuple[Deed, ...]) -> Deed:
        return When(self.condition, *parts)

    def clause(self, v: Voice, form: str) -> str:
        clause = v.say("if", condition=self.condition.words(v, form), clause=self.deed.clause(v, form))
        if self.otherwise is not None:
            clause += ". " + v.say("otherwise", clause=self.otherwise.clause(v, form))
        return clause


def when(condition: Condition, deed: Deed, otherwise: Deed | None = None) -> When:
    """*If ..., ...*"""
    return When(condition, deed, otherwise)

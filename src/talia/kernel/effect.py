"""Effects: the rules as small immutable objects, run by the agenda."""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, TypeVar

from talia.kernel.decision import Decision, Option

S = TypeVar("S")  # the game's state
C = TypeVar("C")  # the game's scope: who acts, with which card


class Effect(Generic[S, C]):
    """Something that happens. It keeps nothing: what changes is the state, what it needs to know is in the scope.

    Resolving may change the state, put more effects on the agenda, or ask a decision; the answer comes to `answer`.
    """

    __slots__ = ()

    @abstractmethod
    def resolve(self, state: S, scope: C) -> None:
        """Make it happen."""

    def answer(self, state: S, scope: C, option: Option) -> None:
        """Go on with the option that was chosen. Effects that never ask never get here."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def further(self, state: S, scope: C, given: tuple[Option, ...]) -> Decision | None:
        """What a seat that was asked beside others is asked next, before theirs are in; None: it has answered all.

        `given` are its answers so far. Nothing may change here: what was answered takes effect when all are in.
        """
        return None

"""Effects: the rules as small immutable objects, run by the agenda."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

from mypy_extensions import mypyc_attr

from talia.kernel.decision import Decision, Option

# Any, all through this file: the state and the scope are the game's own. An effect of a game says which it takes; a generic
# class would say it better, but no dataclass can inherit from one when it is compiled.


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that happens. It keeps nothing: what changes is the state, what it needs to know is in the scope.

    Resolving may change the state, put more effects on the agenda, or ask a decision; the answer comes to `answer`.
    """

    __slots__ = ()

    @classmethod
    def __class_getitem__(cls, types: Any) -> Any:
        """Games may name their state and scope: `Effect`."""
        return cls

    @abstractmethod
    def resolve(self, state: Any, scope: Any) -> None:
        """Make it happen."""

    def answer(self, state: Any, scope: Any, option: Option) -> None:
        """Go on with the option that was chosen. Effects that never ask never get here."""
        raise AssertionError(f"{type(self).__name__} asked nothing")

    def further(self, state: Any, scope: Any, given: tuple[Option, ...]) -> Decision | None:
        """What a seat that was asked beside others is asked next, before theirs are in; None: it has answered all.

        `given` are its answers so far. Nothing may change here: what was answered takes effect when all are in.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Effect):
    """An effect that is a rule and not printed on anything, such as a phase of a turn: it goes by its name."""

    __slots__ = ()

    def __repr__(self) -> str:
        return type(self).__name__

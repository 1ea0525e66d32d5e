"""Mages: who the players are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.vocabulary.base import Deed
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import PLAIN, STAGE_OF_SIDE, Make
from talia.kernel.voice import Name, Voice

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.moments import Cue

MAIN: Final = "main"
ANY_MAIN: Final = "any-main"
AFTER_DRAWING: Final = "after-drawing"
"""When an ability is used: in one's own main phase, in anybody's, or at the end of one's draw phase."""


@dataclass(frozen=True, eq=False, repr=False)
class Mage:
    """A breach mage: starting hand and deck (top card first), breaches, and an ability with its charges.

    A mage is a frozen value, compared by identity like a card.
    """

    id: str
    breaches: tuple[str, ...] = field(kw_only=True)
    makes: tuple[Make, ...] = PLAIN  # how the breaches are made
    hand: tuple[str, ...] = field(kw_only=True)
    deck: tuple[str, ...] = field(kw_only=True)
    charges: int = field(kw_only=True)
    ability: Deed = field(kw_only=True)
    when: str = MAIN  # when the ability is used

    # Rules of their own
    has_rules: bool = False  # which nothing else here says: `mage-<id>-rules` does
    when_hurt: Deed | None = None  # whenever the mage suffers damage
    when_taken: Callable[[Battle, int, int], list[Cue]] | None = None  # a seat gained a card from a pile (a zone)
    when_shifted: Callable[[Battle, int, int], None] | None = None  # a card moved within the supply, to a zone
    burden: int = 2  # what Gravehold suffers for each damage to the mage who is exhausted
    marks: tuple[str, ...] = ()  # the names of what is counted because of them
    pile_marks: tuple[str, ...] = ()  # those that tell a place of the supply: the number of its zone, from 1
    at_pile: Callable[[Battle, int], list[Name]] | None = None  # what of the mage's lies on a supply pile (a zone)
    token: Callable[[Battle], Deed] | None = None  # what the mage's own token does where it lies now
    asking: tuple[tuple[Name, Deed], ...] = ()  # deeds of the mage's tokens, with the names in which they ask

    # One who has a namesake in another box
    called: str = ""  # that namesake's id
    apart: bool = False  # both sit at one table, so that the whole name is said

    # One who was made of gifts and is named by a player
    gifts: tuple[str, ...] = ()
    named: Name | None = None
    given_title: Name | None = None
    given_ability: Name | None = None  # others may have it, too
    starting_charges: int = 0
    pulse: int = 0  # tokens to begin with
    tells: Callable[[Voice], list[str]] | None = None  # the rest of what the gifts do, in lines of a sheet

    # Follows from the above
    name: Name = field(init=False)
    listed: Name = field(init=False)  # where mages are chosen: that of one with a namesake tells them apart
    title: Name = field(init=False)
    ability_name: Name = field(init=False)
    stages: tuple[int, ...] = field(init=False)  # the breaches as stages, see breaches.py

    def __post_init__(self) -> None:
        short, whole = self.named or Name(f"mage-{self.id}"), Name(f"mage-{self.id}-whole")
        object.__setattr__(self, "name", whole if self.apart else short)
        object.__setattr__(self, "listed", whole if self.called else short)
        object.__setattr__(self, "title", self.given_title or Name(f"mage-{self.id}-title"))
        object.__setattr__(self, "ability_name", self.given_ability or Name(f"mage-{self.id}-ability"))
        object.__setattr__(self, "stages", tuple(STAGE_OF_SIDE[side] for side in self.breaches))

    def __repr__(self) -> str:
        return f"<{self.id}>"


MAGE: Final = Mage


def told_apart(mages: Sequence[Mage]) -> tuple[Mage, ...]:
    """These mages at one table, where of two namesakes the one with a longer name is called by it."""
    names = [mage.called or mage.id for mage in mages]
    return tuple(replace(mage, apart=True) if mage.called and names.count(mage.called) > 1 else mage for mage in mages)

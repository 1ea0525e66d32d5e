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

    `makes` are breaches of their own make, `when` says when the ability is used. `when_hurt` happens whenever the mage
    suffers damage, `when_taken` says what does whenever somebody (a seat) gains a card from a supply pile (a zone), and
    `when_shifted` happens whenever a card of the supply moves from one zone to another and stays in it. `at_pile` tells
    what of the mage's lies on a supply pile (a zone), `shown` what the mage's own token does where it lies now. `burden` is
    how much Gravehold suffers for each wound of the mage who is exhausted. One that is `ruled` has rules not said by
    these (`mage-<id>-rules`), and `marks` are the names of what is counted because of them; those of them that are `laid`
    tell a place of the supply, the number of its zone counted from 1. `called` is the name of one
    who has a namesake in another box; `apart`: they sit at one table, so that the whole name is said.

    A mage who was made of `gifts` (by id) is `named` by a player, has a title (`titled`) and an ability (`skill`) that
    others may have too, may begin with charges (`charged`) and `pulse` tokens, and `tells` the rest in lines of a sheet.

    A mage is a frozen value, compared by identity like a card.
    """

    id: str
    breaches: tuple[str, ...] = field(kw_only=True)
    hand: tuple[str, ...] = field(kw_only=True)
    deck: tuple[str, ...] = field(kw_only=True)
    charges: int = field(kw_only=True)
    ability: Deed = field(kw_only=True)
    makes: tuple[Make, ...] = PLAIN
    when: str = MAIN
    when_hurt: Deed | None = None
    when_taken: Callable[[Battle, int, int], list[Cue]] | None = None
    when_shifted: Callable[[Battle, int, int], None] | None = None
    at_pile: Callable[[Battle, int], list[Name]] | None = None
    shown: Callable[[Battle], Deed] | None = None
    burden: int = 2
    ruled: bool = False
    marks: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    called: str = ""
    gifts: tuple[str, ...] = ()
    named: Name | None = None
    titled: Name | None = None
    skill: Name | None = None
    charged: int = 0
    pulse: int = 0
    tells: Callable[[Voice], list[str]] | None = None
    apart: bool = False
    name: Name = field(init=False)
    listed: Name = field(init=False)
    """The name where mages are chosen: that of one with a namesake tells them apart."""
    title: Name = field(init=False)
    ability_name: Name = field(init=False)
    stages: tuple[int, ...] = field(init=False)
    """The breaches as stages, see breaches.py."""

    def __post_init__(self) -> None:
        short, whole = self.named or Name(f"mage-{self.id}"), Name(f"mage-{self.id}-whole")
        object.__setattr__(self, "name", whole if self.apart else short)
        object.__setattr__(self, "listed", whole if self.called else short)
        object.__setattr__(self, "title", self.titled or Name(f"mage-{self.id}-title"))
        object.__setattr__(self, "ability_name", self.skill or Name(f"mage-{self.id}-ability"))
        object.__setattr__(self, "stages", tuple(STAGE_OF_SIDE[side] for side in self.breaches))

    def __repr__(self) -> str:
        return f"<{self.id}>"


MAGE: Final = Mage


def told_apart(mages: Sequence[Mage]) -> tuple[Mage, ...]:
    """These mages at one table, where of two namesakes the one with a longer name is called by it."""
    names = [mage.called or mage.id for mage in mages]
    return tuple(replace(mage, apart=True) if mage.called and names.count(mage.called) > 1 else mage for mage in mages)

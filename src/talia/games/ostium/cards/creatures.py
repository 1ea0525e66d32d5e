"""Creatures as they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from talia.games.ostium.cards.abilities import Ability
from talia.kernel.kind import Kind
from talia.kernel.voice import Arg, Name

SIDES: Final = 3
EVERY_CLAN: Final = 5
"""The clan number of a primal, which is of every clan."""


class Rank(IntEnum):
    """What sort of creature it is."""

    FAMILIAR = 0
    WARRIOR = 1
    SOVEREIGN = 2
    PRIMAL = 3


@dataclass(frozen=True, eq=False, repr=False)
class Creature(Kind):
    """A creature: power, cost, clan, its main domain, and a left and a right side domain. It never changes; one with a
    sticker or a flaw is another value, made with `dataclasses.replace`.

    What is asked of it all the time is worked out from that once, for each value anew. Two creatures are equal only if they
    are the same object: they are keys of dictionaries wherever speed matters, and a set has every creature once.
    """

    id: str = field()  # said so because `Kind` has it too: compiled, what a base class has is taken for a default
    name: Name = field()
    rank: Rank
    clan: int
    power: int
    cost: int
    main: tuple[Ability, ...] = ()
    left: tuple[Ability, ...] = ()
    right: tuple[Ability, ...] = ()

    named: dict[str, Arg] = field(init=False)  # how questions and options name it
    charging: int = field(init=False)  # the power it charges with, side domains aside
    resisting: int = field(init=False)  # the power it resists with, side domains aside
    fusion: int = field(init=False)  # what it adds to a chain
    chain_clan: int = field(init=False)  # the clan it brings to a chain
    any_fusion: bool = field(init=False)
    rally: bool = field(init=False)
    swift: bool = field(init=False)
    on_arrival: tuple[Ability, ...] = field(init=False)
    left_arrival: tuple[Ability, ...] = field(init=False)
    right_arrival: tuple[Ability, ...] = field(init=False)
    left_both_ways: bool = field(init=False)
    right_both_ways: bool = field(init=False)
    discard_crystals: int = field(init=False)  # the crystals it gives when it is discarded
    discard_others: tuple[Ability, ...] = field(init=False)  # what else it does then
    last: tuple[Ability, ...] = field(init=False)
    side_ids: frozenset[str] = field(init=False)  # the abilities of both side domains
    can_fuse_any: bool = field(init=False)  # `fuse-any` beside the right neighbour; the next three: there or anywhere
    can_rally: bool = field(init=False)
    can_be_swift: bool = field(init=False)
    can_do_last: bool = field(init=False)

    def __post_init__(self) -> None:
        main, left, right = self.main, self.left, self.right
        name = Name(self.name.word, card=self.id, **self.name.args)
        side_ids = frozenset(ability.id for ability in (*left, *right))
        on_discard, last = _led_to(main, "discard"), _led_to(main, "last")
        any_fusion, rally, swift = has(main, "fuse-any"), has(main, "rally"), has(main, "swift")
        worked_out: dict[str, object] = {
            "name": name,
            "named": {"card": name},
            "charging": self.power + total(main, "charge"),
            "resisting": self.power + total(main, "shield"),
            "fusion": total(main, "fuse", "fuse-any"),
            "chain_clan": EVERY_CLAN if any_fusion else self.clan,
            "any_fusion": any_fusion,
            "rally": rally,
            "swift": swift,
            "on_arrival": actives(main),
            "left_arrival": actives(left),
            "right_arrival": actives(right),
            "left_both_ways": has(left, "both-ways"),
            "right_both_ways": has(right, "both-ways"),
            "discard_crystals": total(on_discard, "crystal"),
            "discard_others": tuple(ability for ability in on_discard if ability.id != "crystal"),
            "last": last,
            "side_ids": side_ids,
            "can_fuse_any": "fuse-any" in side_ids,
            "can_rally": rally or "rally" in side_ids,
            "can_be_swift": swift or "swift" in side_ids,
            "can_do_last": bool(last) or "last" in side_ids,
        }
        for each, value in worked_out.items():
            object.__setattr__(self, each, value)


def _led_to(abilities: Sequence[Ability], id: str) -> tuple[Ability, ...]:
    """What abilities such as `discard -> ...` lead to."""
    return tuple(ability.then for ability in abilities if ability.id == id and ability.then is not None)


def actives(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """Those of these abilities that happen when a creature is summoned."""
    return tuple(ability for ability in abilities if ability.active)


def total(abilities: Sequence[Ability], *ids: str) -> int:
    """The numbers of these abilities together."""
    return sum(ability.n for ability in abilities if ability.id in ids)


def has(abilities: Sequence[Ability], id: str) -> bool:
    """Whether there is such an ability."""
    return any(ability.id == id for ability in abilities)

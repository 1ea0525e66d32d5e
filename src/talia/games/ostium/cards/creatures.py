"""Creatures as they are printed."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from talia.games.ostium.cards.abilities import Ability
from talia.kernel.kind import Kind
from talia.kernel.voice import Name

SIDES = 3
EVERY_CLAN = 5
"""The clan number of a primal, which is of every clan."""


class Rank(IntEnum):
    """What sort of creature it is."""

    FAMILIAR = 0
    WARRIOR = 1
    SOVEREIGN = 2
    PRIMAL = 3


class Creature(Kind):
    """A creature: power, cost, clan, its main domain, and a left and a right side domain.

    What is asked of it all the time is worked out once: its active main abilities, the power its main domain adds when it
    attacks or is attacked, and so on.
    """

    __slots__ = (
        "any_fusion",
        "any_fusion_beside",
        "attack",
        "chain_clan",
        "charging",
        "clan",
        "cost",
        "discard_crystals",
        "discard_others",
        "fleet",
        "fusion",
        "last",
        "lasting",
        "left",
        "left_arrival",
        "left_open",
        "main",
        "named",
        "on_arrival",
        "on_discard",
        "power",
        "rally",
        "rallying",
        "rank",
        "resisting",
        "right",
        "right_arrival",
        "right_open",
        "shield",
        "side_ids",
        "swift",
    )

    def __init__(
        self,
        id: str,
        name: Name,
        *,
        rank: Rank,
        clan: int,
        power: int,
        cost: int,
        main: Sequence[Ability] = (),
        left: Sequence[Ability] = (),
        right: Sequence[Ability] = (),
    ) -> None:
        super().__init__(id)
        self.name = Name(name.word, card=id, **name.args)
        self.rank = rank
        self.clan = clan
        self.power = power
        self.cost = cost
        self.main = tuple(main)
        self.left = tuple(left)
        self.right = tuple(right)
        self.on_arrival, self.left_arrival, self.right_arrival = actives(main), actives(left), actives(right)
        self.left_open, self.right_open = has(left, "both-ways"), has(right, "both-ways")
        self.attack = total(main, "charge")
        self.shield = total(main, "shield")
        self.charging, self.resisting = power + self.attack, power + self.shield
        self.fusion = total(main, "fuse", "fuse-any")
        self.any_fusion = has(main, "fuse-any")
        self.rally = has(main, "rally")
        self.swift = has(main, "swift")
        self.on_discard = tuple(
            ability.then for ability in main if ability.id == "discard" and ability.then is not None
        )
        self.discard_crystals = total(self.on_discard, "crystal")
        self.discard_others = tuple(ability for ability in self.on_discard if ability.id != "crystal")
        self.last = tuple(ability.then for ability in main if ability.id == "last" and ability.then is not None)
        self.side_ids = frozenset(ability.id for ability in (*left, *right))
        self.chain_clan = EVERY_CLAN if self.any_fusion else clan
        self.any_fusion_beside = "fuse-any" in self.side_ids
        self.rallying = self.rally or "rally" in self.side_ids  # whether it rallies somewhere
        self.lasting = bool(self.last) or "last" in self.side_ids  # whether it does something last somewhere
        self.fleet = self.swift or "swift" in self.side_ids  # whether it is swift somewhere
        self.named = {"card": self.name}  # as it is named in questions and options


def actives(abilities: Sequence[Ability]) -> tuple[Ability, ...]:
    """Those of these abilities that happen when a creature is summoned."""
    return tuple(ability for ability in abilities if ability.active)


def total(abilities: Sequence[Ability], *ids: str) -> int:
    """The numbers of these abilities together."""
    return sum(ability.n for ability in abilities if ability.id in ids)


def has(abilities: Sequence[Ability], id: str) -> bool:
    """Whether there is such an ability."""
    return any(ability.id == id for ability in abilities)

"""Aether: what it may be spent on, and which of it is spent.

Some aether may be spent on some things only. Which of it was taken for a purchase is not asked: all ways in which it could
have been paid are kept until the turn ends, so that whatever could still be bought after one of them can be bought.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

GEMS: Final = 1
RELICS: Final = 2
SPELLS: Final = 4
CHARGES: Final = 8
BREACHES: Final = 16
COSTS: Final = 32
ANYTHING: Final = GEMS | RELICS | SPELLS | CHARGES | BREACHES | COSTS
USE_OF_SORT: Final = (GEMS, RELICS, SPELLS)
USES: Final = (GEMS, RELICS, SPELLS, CHARGES, BREACHES, COSTS)

Purses = tuple[tuple[int, int], ...]
"""Restricted aether: what each may be spent on, and how much."""

Wallet = tuple[int, Purses]
"""Aether for anything, and the purses."""


def holds(wallet: Wallet, use: int) -> int:
    """How much aether a wallet has for something."""
    total, purses = wallet
    for served, amount in purses:
        if served & use:
            total += amount
    return total


@lru_cache(maxsize=4096)
def budget(aether: int, purses: Purses, wallets: tuple[Wallet, ...]) -> dict[int, int]:
    """By use, how much there is of all aether, in whichever way it was spent; the main phase asks for all of it at once."""
    all_ways = ((aether, purses), *wallets)
    return {use: max([holds(wallet, use) for wallet in all_ways]) for use in USES}


def spent(wallet: Wallet, use: int, amount: int) -> Wallet:
    """A wallet after a payment that takes what is good for little else first."""
    aether, purses = wallet
    left = []
    for served, held in sorted(purses, key=lambda purse: (purse[0].bit_count(), purse[0])):
        taken = min(held, amount) if served & use else 0
        amount -= taken
        if held > taken:
            left.append((served, held - taken))
    return aether - amount, tuple(left)


def ways(wallet: Wallet, use: int, amount: int) -> set[Wallet]:
    """A wallet after a payment, in every way it could be made. Purses that serve the same are one."""
    aether, purses = wallet
    merged: dict[int, int] = {}
    for served, held in purses:
        merged[served] = merged.get(served, 0) + held
    found: set[Wallet] = set()
    _pay(aether, sorted(merged.items()), use, amount, (), found)
    return found


def _pay(aether: int, purses: list[tuple[int, int]], use: int, amount: int, left: Purses, found: set[Wallet]) -> None:
    if not purses:
        if amount <= aether:
            found.add((aether - amount, left))
        return
    (served, held), rest = purses[0], purses[1:]
    for taken in range(min(held, amount) + 1 if served & use else 1):
        kept = (*left, (served, held - taken)) if held > taken else left
        _pay(aether, rest, use, amount - taken, kept, found)

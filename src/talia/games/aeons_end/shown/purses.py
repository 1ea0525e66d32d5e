"""How aether that may be spent on some things only is told beside the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.aeons_end.rules.wallet import ANYTHING, BREACHES, CHARGES, COSTS, GEMS, RELICS, SPELLS, Purses
from talia.kernel.voice import Voice

_USES: Final = (
    (GEMS, "purse-gems"),
    (RELICS, "purse-relics"),
    (SPELLS, "purse-spells"),
    (CHARGES, "purse-charges"),
    (BREACHES, "purse-breaches"),
    (COSTS, "purse-costs"),
)


def aether(free: int, purses: Purses, v: Voice) -> str:
    """How much aether there is, and how much more for some things."""
    more = sum(amount for _, amount in purses)
    return v.say("table-aether-and", n=free, more=more) if more else v.say("table-aether", n=free)


def told(purses: Purses, v: Voice) -> list[str]:
    """A line for each sort of it: what it is for, or what it is not for, whichever is shorter."""
    amounts: dict[int, int] = {}
    for uses, amount in purses:
        amounts[uses] = amounts.get(uses, 0) + amount
    found = []
    for uses, amount in amounts.items():
        good, bad = _words(uses, v), _words(ANYTHING & ~uses, v)
        word, said = ("table-aether-not", bad) if len(bad) < len(good) else ("table-aether-only", good)
        found.append(v.say(word, n=amount, uses=", ".join(said)))
    return found


def _words(uses: int, v: Voice) -> Sequence[str]:
    return [v.say(word) for use, word in _USES if uses & use]

"""Cards with a hidden side: everybody sees what they are called, and nobody what is on the other side until they are turned.

Which cards have the telling side is a bit for each card in one mark, which of them have been turned in another. Only the
second is open.
"""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.chance import Chance

HIDDEN: Final = "hidden-sides"
TURNED: Final = "turned"
MARKS: Final = (HIDDEN, TURNED)


def telling(battle: Battle, card: int) -> bool:
    """Whether a card's hidden side is the telling one."""
    return bool(battle.mark(HIDDEN) >> card & 1)


def turned(battle: Battle, card: int) -> bool:
    """Whether everybody has seen a card's hidden side."""
    return bool(battle.mark(TURNED) >> card & 1)


def mark(battle: Battle, cards: list[int]) -> None:
    """These cards have the telling side."""
    bits = battle.mark(HIDDEN)
    for card in cards:
        bits |= 1 << card
    battle.set_mark(HIDDEN, bits)


def turn(battle: Battle, card: int) -> None:
    """A card is turned: everybody sees its hidden side from now on."""
    battle.set_mark(TURNED, battle.mark(TURNED) | 1 << card)
    battle.reveals += 1


def turn_back(battle: Battle, cards: list[int]) -> None:
    """These cards show their usual sides again, and are shuffled by whoever calls this."""
    bits = battle.mark(TURNED)
    for card in cards:
        bits &= ~(1 << card)
    battle.set_mark(TURNED, bits)


def has_any(battle: Battle) -> bool:
    """Whether cards of this battle have hidden sides."""
    crew = battle.table.nemesis.crew
    return bool(crew) and crew[0].crew is not None and bool(crew[0].crew.hidden)


def redeal(battle: Battle, chance: Chance) -> None:
    """Deal hidden sides anew that nobody has seen, among cards of one name: whoever imagines this does not remember what was
    seen of a card before it was turned back and shuffled in."""
    hidden, seen = battle.mark(HIDDEN), battle.mark(TURNED)
    alike: dict[Card, list[int]] = {}
    for card, kind in enumerate(battle.kinds):
        if kind.crew is not None and kind.crew.hidden and not seen >> card & 1:
            alike.setdefault(kind, []).append(card)
    for cards in alike.values():
        sides = [hidden >> card & 1 for card in cards]
        chance.shuffle(sides)
        for card, side in zip(cards, sides):
            hidden = hidden | 1 << card if side else hidden & ~(1 << card)
    battle.set_mark(HIDDEN, hidden)

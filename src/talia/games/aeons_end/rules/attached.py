"""Relics attached to breaches: at most one lies under a breach, for as long as the breach is there."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.rules.actions import ON_CARD
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.layout import DISCARD, SEATS, zone
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.vocabulary.attaching import Attach

ATTACHED: Final = tuple(Zone(f"attached-{seat + 1}") for seat in range(SEATS))
"""The relics under each player's breaches; `Battle.counts` says of each which breach it is, from 1."""

ATTACH: Final = "attach"
"""That a card of this battle can be attached."""


@cache
def attaching(card: Card) -> Attach | None:
    """What a relic does under a breach, if it is one that can be attached."""
    from talia.games.aeons_end.cards.vocabulary.attaching import Attach
    from talia.games.aeons_end.cards.vocabulary.base import walk

    if card.play is not None:
        for part in walk(card.play):
            if isinstance(part, Attach):
                return part
    return None


def under(battle: Battle, seat: int, breach: int) -> int:
    """The relic under a breach, -1 if there is none."""
    if ATTACHED[seat] in battle.table.layout.numbers:
        for card in battle.pile(ATTACHED[seat]):
            if battle.counts[card] == breach + 1:
                return card
    return -1


def options_under(battle: Battle, seat: int, breach: int, verb: str) -> list[Option]:
    """The relic under a breach, if there is one, as an option to do something with it."""
    card = under(battle, seat, breach)
    if card < 0:
        return []
    kind, roman = battle.kinds[card], ROMAN[breach]
    place = Name("place-breach", breach=roman)
    args: dict[str, Arg] = {"card": kind.name, "place": place, "mage": battle.mage(seat), "shared": "no"}
    about = f"p{seat}/breach/{roman}"
    return [Option(f"{verb}:{kind.id}@{roman}", f"option-{verb}", args, about, ON_CARD[card])]


def lay_under(battle: Battle, card: int, seat: int, breach: int) -> None:
    """A relic is attached to a breach. Those of a player lie in the order of the breaches, whenever they came."""
    place = battle.number(ATTACHED[seat])
    battle.counts[card] = breach + 1
    for each in [card, *(other for other in battle.zones[place] if battle.counts[other] > breach + 1)]:
        battle.move(each, place)
    if battle.events is not None:
        about, name = f"p{seat}/breach/{ROMAN[breach]}", battle.kinds[card].name
        battle.tell("attached", about, mage=battle.mage(seat), card=name, breach=ROMAN[breach])


def fall(battle: Battle, seat: int, breach: int) -> None:
    """A breach is destroyed: the relic under it goes to the discard pile of the breach's owner."""
    card = under(battle, seat, breach)
    if card < 0:
        return
    battle.counts[card] = 0
    battle.move(card, zone(seat, DISCARD))
    if battle.events is not None:
        battle.tell("discarded", f"p{seat}/discard", mage=battle.mage(seat), card=battle.kinds[card].name)

"""How treasures come into a battle: who has which, and what that makes of the cards a mage starts with.

A treasure of level 1 stands in the place of a starting card: a gem in that of a Crystal of the starting deck, or of a Spark
where there is none, a spell in that of a Spark, or of a Crystal. One of level 2 is everybody's, one of level 3 its player's.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.set_up.named import answered
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.errors import TaliaError
from talia.kernel.form import RANDOM
from talia.kernel.positions import Reader

# Any, all through this file: answers come from people, and settled set-ups are plain data.

NONE = "none"
FIELDS = {1: "treasure_1", 2: "treasure_2", 3: "treasure_3"}
"""The answers that name treasures of each level: levels 1 and 3 one a player, level 2 one for all of them."""

STARTS = "starts"
"""What a settled set-up says of each seat: the cards in hand, in the deck (from the top) and in the discard pile."""

STARTING_PILES = ("hand", "deck", "discard")

REPLACED = {Sort.GEM: ("crystal", "spark"), Sort.SPELL: ("spark", "crystal")}
"""Which starting card a treasure of level 1 stands in for, the first that there is."""

Start = dict[str, list[str]]


def of_level(box: Box, level: int) -> list[Card]:
    """The treasures of a level."""
    return [card for card in box.treasures if card.level == level]


def settle(box: Box, mages: Sequence[Mage], seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
    """What a settled set-up says of treasures and starting cards; a box without treasures says only what was answered."""
    if not box.treasures:
        return {STARTS: _starts(box, mages, answers[STARTS])} if STARTS in answers else {}
    chance = Chance(derived(seed, 0x7EA5))
    first, third = (_one_each(box, level, len(mages), chance, answers) for level in (1, 3))
    given = answers.get(STARTS)
    starts = [start(box, mage, id) for mage, id in zip(mages, first)] if given is None else _starts(box, mages, given)
    return {
        FIELDS[1]: first,
        FIELDS[2]: _shared(box, chance, answers.get(FIELDS[2], NONE)),
        FIELDS[3]: third,
        STARTS: starts,
    }


def start(box: Box, mage: Mage, treasure: str = NONE) -> Start:
    """The cards a mage starts with, one of them replaced by a treasure of level 1."""
    hand, deck, discard = list(mage.hand), list(mage.deck), []
    if treasure != NONE:
        card = box.by_id[treasure]
        _replace(card, (deck, hand))
        discard = list(card.brings)
    return {"hand": hand, "deck": deck, "discard": discard}


def _replace(treasure: Card, piles: Sequence[list[str]]) -> None:
    """The topmost card of the deck that the treasure may stand in for; only a deck without any leaves it to the hand."""
    for pile in piles:
        for id in REPLACED[treasure.sort]:
            if id in pile:
                pile[pile.index(id)] = treasure.id
                return
    piles[0][0] = treasure.id


def _one_each(box: Box, level: int, players: int, chance: Chance, answers: Mapping[str, Any]) -> list[str]:
    """A treasure, or none, for each player."""
    field, possible = FIELDS[level], [card.id for card in of_level(box, level)]
    asked = answers.get(field, NONE)
    if asked in (NONE, RANDOM):
        asked = [asked] * players
    if not isinstance(asked, (str, list, tuple)):
        raise TaliaError("error-setup-value", field=field, value=str(asked), possible=[*possible, NONE, RANDOM])
    names = asked.split(",") if isinstance(asked, str) else list(asked)
    if len(names) != players:
        raise TaliaError("error-setup-treasures", count=len(names), players=players)
    named = [_known(box, name, [*possible, NONE, RANDOM], field) for name in names]
    for name in named:
        if name in possible and named.count(name) > 1:
            raise TaliaError("error-setup-treasure-twice", name=name)
    free = [id for id in possible if id not in named]
    return [free.pop(chance.below(len(free))) if name == RANDOM else name for name in named]


def _shared(box: Box, chance: Chance, asked: Any) -> str:
    possible = [card.id for card in of_level(box, 2)]
    name = _known(box, asked, [*possible, NONE, RANDOM], FIELDS[2])
    return possible[chance.below(len(possible))] if name == RANDOM else name


def _known(box: Box, name: Any, possible: list[str], field: str) -> str:
    found = answered(box, name, possible, field)
    if found not in possible:
        raise TaliaError("error-setup-value", field=field, value=str(name), possible=possible)
    return found


def _starts(box: Box, mages: Sequence[Mage], given: Any) -> list[Start]:
    """Starting cards that somebody says themselves, such as a settled set-up that is settled again."""
    if not isinstance(given, (list, tuple)) or len(given) != len(mages):
        raise TaliaError("error-setup-value", field=STARTS, value=str(given), possible=[mage.id for mage in mages])
    read = Reader()
    startable = {id for id, card in box.by_id.items() if card.sort <= Sort.SPELL}
    found: list[Start] = []
    for seat, sheet in enumerate(given):
        told = read.table(sheet, STARTING_PILES, f"{STARTS}[{seat}]")
        piles: Start = {}
        for name in STARTING_PILES:
            rows = read.row(told.get(name, []), f"{STARTS}[{seat}].{name}")
            ids = [answered(box, id, startable, STARTS) for id in rows]
            for id in ids:
                if id not in startable:
                    possible = [card.id for card in (*box.starters, *of_level(box, 1))]
                    raise TaliaError("error-setup-value", field=STARTS, value=id, possible=possible)
            piles[name] = ids
        found.append(piles)
    return found

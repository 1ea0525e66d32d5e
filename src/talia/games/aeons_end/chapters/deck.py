"""The nemesis decks of the chapters: the campaign's own basic cards, in the forms they have taken by then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.chapters.way import Chapter
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.evolution import came_as
from talia.games.aeons_end.rules.layout import DESTROYED
from talia.games.aeons_end.set_up.changes import told_change
from talia.games.aeons_end.set_up.reading import NEMESIS_CARDS
from talia.games.aeons_end.set_up.stock import BASIC_CARDS
from talia.kernel.chance import Chance

# Any, all through this file: ledgers are plain JSON.

Basics = Mapping[str, Mapping[str, Any]]
"""By the form in which a basic card came into the campaign: its form now (`card`), and the stickers on it. What was banished
is not among them."""

ANY_OF: Final = {"tier-1": 1, "tier-2": 2, "tier-3": 3}
SCATTER: Final = "scatter-campaign"

BLADIUS: Final = (
    *("bladius-attacks", "vile-impaler", "tier-1", "tier-1", "tier-1", "tier-1", "parry", "lunge", "tier-2", "riposte"),
    *("voracious-corroders", "tier-2", "tier-2", "hate-hound", "fleche", "flying-guillotine", "iron-charger"),
    *(SCATTER, "tier-3", "tier-3", "tier-3"),
)
"""The deck of the second chapter from the top: it lies as it is told. Where the two cards beside Voracious Corroders lie,
and which of the last four is Scatter, is ours."""

COME_LATER: Final = (
    *("conduct-campaign", "spine-harvester", "humming-hive-campaign", "sap-campaign", "facet-ogre-campaign"),
    "maddening-spectre-campaign",
)
"""Basic cards that speak of charges or have shields, which open with the third chapter: they are not in that deck."""

FITS_THE_DECK: Final = "bladius-attacks"
"""What banishes cards of that deck when there are few players: once, however often the chapter is fought."""


def basics_at_first(box: Box) -> dict[str, dict[str, Any]]:
    """The basic cards of the campaign before anything has changed: the first form of each."""
    later = {form.id for card in box.forms for form in card.forms()[1:]}
    return {card.id: {"card": card.id, "stickers": 0} for card in box.forms if card.id not in later}


def deck(
    box: Box,
    chapter: Chapter,
    players: int,
    basics: Basics,
    gone: Sequence[str],
    chance: Chance,
    late: Sequence[str] = COME_LATER,
) -> list[str] | None:
    """The deck of a chapter from top to bottom, without what is `gone`; nothing where the nemesis' own lies as it is. The
    second chapter does without what comes `late`."""
    foe = box.nemesis(chapter.nemesis)
    assert foe is not None
    if foe.stacked:
        return None
    if chapter.number == 2:
        return _told(box, {first: kept for first, kept in basics.items() if first not in late}, gone, chance)
    found: list[str] = []
    for tier in (1, 2, 3):
        own = [_in_campaigns(foe, card) for card in foe.cards if card.tier == tier]
        part = [*own, *_some(_of_tier(box, basics, tier), BASIC_CARDS[tier][players - 1], chance)]
        order = list(range(len(part)))
        chance.shuffle(order)
        found += [part[index] for index in order]
    return found


def _in_campaigns(foe: Nemesis, card: Card) -> str:
    """A card of a nemesis as campaigns have it."""
    version = f"{card.id}-campaign"
    return version if any(each.id == version for each in foe.campaign) else card.id


def _told(box: Box, basics: Basics, gone: Sequence[str], chance: Chance) -> list[str]:
    """A deck whose places are told, some of them as any basic card of a tier. Once cards were banished out of it, it lies
    as it did after that."""
    missing = [*gone, *([FITS_THE_DECK] if gone else ())]
    skipped = Counter(f"tier-{box.by_id[id].tier}" for id in gone if id not in BLADIUS)
    left = {tier: [id for id in _of_tier(box, basics, tier) if id != _now(basics, SCATTER)] for tier in (1, 2, 3)}
    found: list[str] = []
    for place in BLADIUS:
        if place in ANY_OF:
            if skipped[place]:
                skipped[place] -= 1
                continue
            found += _some(left[ANY_OF[place]], 1, chance)
            left[ANY_OF[place]].remove(found[-1])
        elif place not in missing:
            found.append(_now(basics, place))
    return found


def _now(basics: Basics, id: str) -> str:
    """The form that a card has now, if it is a basic one."""
    return str(basics[id]["card"]) if id in basics else id


def _of_tier(box: Box, basics: Basics, tier: int) -> list[str]:
    return [kept["card"] for kept in basics.values() if box.by_id[kept["card"]].tier == tier]


def _some(ids: Sequence[str], count: int, chance: Chance) -> list[str]:
    left = list(ids)
    return [left.pop(chance.below(len(left))) for _ in range(min(count, len(left)))]


def changed(box: Box, basics: Basics, cards: Sequence[str]) -> dict[str, dict[str, Any]]:
    """What has changed on these cards, as a set-up says it."""
    found = {}
    for first, kept in basics.items():
        if kept["card"] in cards:
            told = told_change(box.by_id[kept["card"]], box.by_id[first], kept["stickers"])
            if told:
                found[kept["card"]] = told
    return found


def banished(battle: Battle) -> dict[str, str]:
    """The nemesis cards that were banished in a battle: by the form in which each came into the campaign, its last."""
    cards = (card for card in battle.zones[DESTROYED] if battle.kinds[card].sort in NEMESIS_CARDS)
    return {came_as(battle, card).id: battle.kinds[card].id for card in cards}

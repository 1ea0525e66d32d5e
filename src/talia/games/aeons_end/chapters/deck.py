"""The nemesis decks of the chapters: the campaign's own basic cards, in the forms they have taken by then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.chapters.way import Chapter
from talia.games.aeons_end.set_up.changes import told_change
from talia.games.aeons_end.set_up.stock import BASIC_CARDS
from talia.kernel.chance import Chance

# Any, all through this file: ledgers are plain JSON.

Basics = Mapping[str, Mapping[str, Any]]
"""By the form in which a basic card came into the campaign: its form now (`card`), and the stickers on it."""

ANY_OF: Final = {"tier-1": 1, "tier-2": 2, "tier-3": 3}
SCATTER: Final = "scatter-campaign"

BLADIUS: Final = (
    *("bladius-attacks", "vile-impaler", "tier-1", "tier-1", "tier-1", "tier-1", "parry", "lunge", "tier-2", "riposte"),
    *("voracious-corroders", "tier-2", "tier-2", "hate-hound", "fleche", "flying-guillotine", "iron-charger"),
    *(SCATTER, "tier-3", "tier-3", "tier-3"),
)
"""The deck of the second chapter from the top: it lies as it is told. Where the two cards beside Voracious Corroders lie,
and which of the last four is Scatter, is ours."""


def basics_at_first(box: Box) -> dict[str, dict[str, Any]]:
    """The basic cards of the campaign before anything has changed: the first form of each."""
    later = {form.id for card in box.forms for form in card.forms()[1:]}
    return {card.id: {"card": card.id, "stickers": 0} for card in box.forms if card.id not in later}


def deck(box: Box, chapter: Chapter, players: int, basics: Basics, chance: Chance) -> list[str] | None:
    """The deck of a chapter from top to bottom; nothing where the nemesis' own lies as it is."""
    foe = box.nemesis(chapter.nemesis)
    assert foe is not None
    if foe.stacked:
        return None
    if chapter.number == 2:
        return _told(box, basics, chance)
    found: list[str] = []
    for tier in (1, 2, 3):
        own = [card.id for card in foe.cards if card.tier == tier]
        part = [*own, *_some(_of_tier(box, basics, tier), BASIC_CARDS[tier][players - 1], chance)]
        order = list(range(len(part)))
        chance.shuffle(order)
        found += [part[index] for index in order]
    return found


def _told(box: Box, basics: Basics, chance: Chance) -> list[str]:
    """A deck whose places are told, some of them as any basic card of a tier."""
    last = basics[SCATTER]["card"]
    left = {tier: [id for id in _of_tier(box, basics, tier) if id != last] for tier in (1, 2, 3)}
    found = []
    for place in BLADIUS:
        if place in ANY_OF:
            found += _some(left[ANY_OF[place]], 1, chance)
            left[ANY_OF[place]].remove(found[-1])
        else:
            found.append(last if place == SCATTER else place)
    return found


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

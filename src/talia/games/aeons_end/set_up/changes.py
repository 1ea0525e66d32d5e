"""What has changed on cards before a battle: set-ups and positions say it in the same way.

"changed": {"demolish": {"was": "scatter-campaign"}, "daze-campaign": {"stickers": 1}}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.rules import evolution
from talia.games.aeons_end.rules.battle import Battle
from talia.kernel.names import slug, slug_of
from talia.kernel.positions import Reader, fail

# Any, all through this file: set-ups and positions are plain JSON.

KEYS = ("was", "stickers")


def read_changes(read: Reader, box: Box, told: Any, present: Sequence[str], where: str) -> dict[str, dict[str, Any]]:
    """What is told of changed cards, checked: which of those that are there came in which form, with how many stickers."""
    if isinstance(told, Mapping) and not told:  # so it is in most battles
        return {}
    found = {}
    forms = {slug(id): card for id, card in box.by_id.items()} if told else {}
    for name, entry in read.table(told, tuple(told) if isinstance(told, Mapping) else (), where).items():
        spot = f"{where}.{name}"
        id = read.one_of(slug_of(name), present, spot)
        said = read.table(entry, KEYS, spot)
        card = box.by_id[id]
        first = forms.get(slug_of(said.get("was", id)))
        if first is None or card not in first.forms():
            raise fail(f"{spot}.was", "position-never-was", name=card.name, was=str(said["was"]))
        count = read.number(said.get("stickers", 0), 0, card.places, f"{spot}.stickers")
        found[id] = told_change(card, first, count)
    return {id: change for id, change in found.items() if change}


def told_change(card: Card, first: Card, count: int) -> dict[str, Any]:
    """A change as it is told, without what goes without saying."""
    return {**({"was": first.id} if first is not card else {}), **({"stickers": count} if count else {})}


def lay_changes(battle: Battle, box: Box, changed: Mapping[str, Mapping[str, Any]]) -> None:
    """Lay what is told of changed cards onto a table; of each such card there is one copy."""
    for card, kind in enumerate(battle.kinds) if changed else ():
        if kind.id in changed:
            told = changed[kind.id]
            evolution.note(battle, card, box.by_id[told.get("was", kind.id)], told.get("stickers", 0))


def told_changes(battle: Battle) -> dict[str, dict[str, Any]]:
    """The same, told of a table."""
    kinds = battle.kinds
    return {kinds[card].id: told_change(kinds[card], first, count) for card, first, count in battle.changed}

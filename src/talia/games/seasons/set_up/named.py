"""What names of cards and enchantments mean, in any language, and a position with ids instead of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from talia.games.seasons.cards.all import CARDS, find
from talia.games.seasons.cards.enchantments import BY_ID, ENCHANTMENTS
from talia.games.seasons.cards.path_of_destiny import REPLICA
from talia.games.seasons.set_up.marks import LEFT_PLAY
from talia.kernel.called import Called
from talia.kernel.names import slug
from talia.kernel.positions import fail

# Any, all through this file: a position is written by people. What it should not say is left for its reader to refuse.

_CARDS = Called((card.id, card.name) for card in (*CARDS, REPLICA))
_ENCHANTMENTS = Called((each.id, each.name) for each in ENCHANTMENTS)


def enchantment_called(name: Any, where: str = "enchantment") -> Any:
    """The id of an enchantment; what is none stays as it is."""
    return name if not isinstance(name, str) or slug(name) in BY_ID else _only(_ENCHANTMENTS, name, where)


def by_ids(position: Any) -> Any:
    """The same position: names that are neither ids nor English ones are ids in it."""
    if not isinstance(position, Mapping):
        return position
    told = _rows(position, ("discard", "removed", "common", "draw_pile"))
    if "enchantment" in told:
        told["enchantment"] = enchantment_called(told["enchantment"])
    if isinstance(told.get("players"), list):
        told["players"] = [_player(sheet, f"players[{seat}].") for seat, sheet in enumerate(told["players"])]
    return told


def _player(sheet: Any, where: str) -> Any:
    if not isinstance(sheet, Mapping):
        return sheet
    told = _rows(sheet, ("hand", "pack", "kept", "in_play"), where)
    if isinstance(told.get("library"), Mapping):
        told["library"] = _rows(told["library"], ("2", "3"), f"{where}library.")
    return told


def _rows(table: Mapping[str, Any], keys: Iterable[str], where: str = "") -> dict[str, Any]:
    told = dict(table)
    for key in keys:
        if isinstance(told.get(key), list):
            told[key] = [_card(each, f"{where}{key}[{n}]") for n, each in enumerate(told[key])]
    return told


def _card(told: Any, where: str) -> Any:
    """A card, or a table that says one and perhaps another that it mimics."""
    if isinstance(told, Mapping):
        names = {
            key: _card(told[key], f"{where}.{key}") for key in ("name", "mimics") if isinstance(told.get(key), str)
        }
        return {**told, **names}
    known = not isinstance(told, str) or told == LEFT_PLAY or find(told) is not None
    return told if known else _only(_CARDS, told, where)


def _only(called: Called, name: str, where: str) -> str:
    found = called.ids(name)
    if len(found) > 1:
        raise fail(where, "position-which", name=name.strip(), possible=found)
    return found[0] if found else name

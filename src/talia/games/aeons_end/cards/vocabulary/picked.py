"""Cards where they lie, as options to do something with them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.rules.actions import ON_CARD
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.layout import BREACH, DISCARD, HAND, PLACE_OF, PLAYED
from talia.kernel.decision import Option
from talia.kernel.voice import Arg, Name

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.mage import Mage

_Lying = tuple[Card, int, int, int, "Mage"]
"""A card where it lies: its kind, its number, its zone, its spot in a discard pile (1 is the top), and whose it is."""

_MOST_MADE: Final = 16384


@cache
def _made_for(verb: str, word: str, shared: bool) -> dict[_Lying, Option]:
    """The options that were made to do something with cards: they come up again and again, so they are kept."""
    return {}


def card_options(
    battle: Battle, cards: list[int], verb: str, shared: bool, word: str = "", staying: bool = False
) -> list[Option]:
    """Cards as options. Those that cannot be told apart share one; in a discard pile neighbours of one name are alike,
    because nobody shuffles and taking either leaves the same pile. Not so if the card is changed and stays (`staying`)."""
    found: dict[str, Option] = {}
    runs: dict[tuple[int, Card], int] = {}
    kinds, where, mages = battle.kinds, battle.where, battle.table.mages
    made = _made_for(verb, word, shared)
    here, seat, offset = -1, 0, 0
    seen: list[Card] = []
    elsewhere = False
    for card in reversed(cards):
        kind, number = kinds[card], where[card]
        if number != here:
            here, seen, elsewhere = number, [], bool(found)
            seat, offset = PLACE_OF[number]
        spot = 0
        if offset == DISCARD:
            pile = battle.zones[number]
            spot = len(pile) - pile.index(card)
            if not staying and spot > 1 and kinds[pile[1 - spot]] is kind and pile[1 - spot] in cards:
                continue
        elif kind in seen:
            continue
        else:
            seen.append(kind)
        lying = (kind, card, number, spot, mages[seat])
        option = made.get(lying)
        if option is None:
            option = _keep(made, lying, verb, word, shared)
        key = option.key
        if spot:
            run = runs[(seat, kind)] = runs.get((seat, kind), 0) + 1
            if run > 1:
                key += f"#{run}"
                option = _named(option, key)
        elif elsewhere and offset == HAND and key in found and found[key].about != option.about:
            key += "@hand"  # the same card lies in the discard pile too
            option = _named(option, key)
        if key not in found:
            found[key] = option
    return list(found.values())


def options_in(
    battle: Battle, cards: list[int], verb: str, seat: int, number: int, sorts: tuple[Sort, ...] | None = None
) -> list[Option]:
    """The same for cards, perhaps only of some sorts, that all lie in one place (its zone) and in no order that matters."""
    found: list[Option] = []
    seen: list[Card] = []
    kinds, mage = battle.kinds, battle.table.mages[seat]
    made = _made_in(verb, number, mage)
    for card in reversed(cards):
        kind = kinds[card]
        if kind in seen:
            continue
        seen.append(kind)
        if sorts is not None and kind.sort not in sorts:
            continue
        option = made.get((kind, card))
        if option is None:
            if len(made) >= _MOST_MADE:
                made.clear()
            option = made[kind, card] = _option((kind, card, number, 0, mage), verb, "", False)
        found.append(option)
    return found


@lru_cache(maxsize=1024)
def _made_in(verb: str, number: int, mage: Mage) -> dict[tuple[Card, int], Option]:
    """The options that were made to do something with cards of somebody's that lie in one place."""
    return {}


def _keep(made: dict[_Lying, Option], lying: _Lying, verb: str, word: str, shared: bool) -> Option:
    """An option that is made for the first time."""
    if len(made) >= _MOST_MADE:
        made.clear()
    option = made[lying] = _option(lying, verb, word, shared)
    return option


def _named(option: Option, key: str) -> Option:
    """The same option by another key."""
    return Option(key, option.word, option.args, option.about, option.action)


def _option(lying: _Lying, verb: str, word: str, shared: bool) -> Option:
    """A card where it lies as an option."""
    kind, card, number, spot, mage = lying
    seat, offset = PLACE_OF[number]
    key = f"{verb}:{kind.id}"
    if offset >= BREACH:
        key += f"@{kind.where_prepped(offset - BREACH)}"
        about, place = f"p{seat}/breach/{ROMAN[offset - BREACH]}", kind.named_breach(offset - BREACH)
    elif offset == PLAYED:
        about, place = f"p{seat}/played/{kind.id}", Name("place-played")
    elif offset == DISCARD:
        about, place = f"p{seat}/discard", Name("place-discard", spot=spot)
    else:
        about, place = f"p{seat}/hand/{kind.id}", Name("place-hand")
    if shared:
        key += f"/{seat + 1}"
    args: dict[str, Arg] = {"card": kind.name, "place": place, "mage": mage.name, "shared": "yes" if shared else "no"}
    return Option(key, word or f"option-{verb}", args, about, ON_CARD[card])

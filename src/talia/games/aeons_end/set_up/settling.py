"""Settling a set-up: what people asked for is checked, and what they left open is decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from talia.games.aeons_end.cards.box import Box, join
from talia.games.aeons_end.cards.edition import EASIER
from talia.games.aeons_end.rules.closed import CLOSED
from talia.games.aeons_end.set_up import ally, gift_fields
from talia.games.aeons_end.set_up import treasures as of_treasures
from talia.games.aeons_end.set_up.changes import read_changes
from talia.games.aeons_end.set_up.named import answered, with_gifts
from talia.games.aeons_end.set_up.setup import LEVELS, who_sits
from talia.games.aeons_end.set_up.stock import deal_deck, stock_of
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.errors import TaliaError
from talia.kernel.game import RANDOM
from talia.kernel.names import slug
from talia.kernel.positions import Reader

OF_A_CAMPAIGN = ("chapter", "changed", "without", "expedition")
"""What only the set-up of a battle of a campaign says."""

BOXES, ALL = "boxes", "all"
"""The question out of which boxes chance chooses, where several are joined, and the answer that it is all of them."""


def settle(box: Box, players: int, seed: Seed, answers: Mapping[str, Any]) -> dict[str, Any]:
    """A whole set-up as plain data. Any: answers come from people, and this is where they are checked.

    `deck` (from the top) and `crew` are what a settled set-up says itself; who has one may give them as answers too. A
    battle of a campaign says its `chapter` beside them, what has `changed` on its cards (changes.py), and which rules it is
    `without` because they have not opened yet; one of an `expedition` says so.

    In a box with treasures, `treasure_1` and `treasure_3` name one for each player ("none" for those who have none), and
    `treasure_2` one for all of them. From these follows `starts`: for each seat the cards it begins with, as `hand`, `deck`
    (from the top) and `discard`, a treasure of level 1 among them in the place of a Crystal or a Spark. Whoever wants other
    cards to be replaced says `starts` as an answer; it is then taken as it stands.

    In one that was joined of several, `boxes` says out of which of them chance chooses.

    In a box with upgraded basic cards, `upgraded` says which of them the deck is dealt with: "none", "all" or their names.
    All of these that there is room for go in, the rest of each tier is ordinary ones; one player alone meets at most one of
    tier 1 and three of tier 2.

    In a box whose mages are made of gifts, `mages_from` says whether they are made for this battle ("gifts") or "ready", and
    `gift_...` which gift of a sort each player has.

    In a box with an ally, `ally` says who is protected ("none": Gravehold), and `abilities` which cards its deck has.
    """
    known = {"nemesis", "mages", "market", "difficulty", "turn_order", "life", "deck", "crew", *OF_A_CAMPAIGN}
    known |= {of_treasures.STARTS, *gift_fields.names(box)}
    if box.parts:
        known.add(BOXES)
    if box.ally is not None:
        known |= {ally.ALLY, ally.ABILITIES}
    if any(card.upgraded for card in box.basics):
        known.add("upgraded")
    if box.treasures:
        known |= set(of_treasures.FIELDS.values())
    for name in answers:
        if name not in known:
            raise TaliaError("error-setup-field", name=name, possible=sorted(known))
    chance = Chance(derived(seed, 0x5E77))
    difficulty = _one(box, answers.get("difficulty", "normal"), list(LEVELS), "difficulty")
    narrow, chosen = _boxes(box, answers.get(BOXES, ALL))
    nemesis = answers.get("nemesis", RANDOM)
    if nemesis == RANDOM:
        offered = narrow.offered()
        nemesis = offered[chance.below(len(offered))].id
    told, nemesis = nemesis, answered(box, nemesis, [each.id for each in box.nemeses], "nemesis")
    if box.nemesis(nemesis) is None:  # those of campaigns only are not said to be possible
        offers = [each.id for each in box.offered()]
        raise TaliaError("error-setup-value", field="nemesis", value=str(told), possible=offers)
    stock = stock_of(box)
    own = stock.nemeses[nemesis]
    asked = gift_fields.mages(box, players, chance, answers) or answers.get("mages", RANDOM)
    mages = _mages(box, narrow, players, chance, asked)
    upgraded = _upgraded(box, narrow, answers.get("upgraded", "none"))
    deck = (
        _deck(box, answers["deck"], (*own.cards, *own.campaign, *stock.basics, *(card.id for card in box.forms)))
        if "deck" in answers
        else deal_deck(replace(stock, basics=stock_of(narrow).basics), box.by_id, nemesis, players, seed, upgraded)
    )
    return {
        "nemesis": nemesis,
        "mages": mages,
        "market": _market(box, narrow, chance, answers.get("market", usual_market(box))),
        "difficulty": difficulty,
        "turn_order": _turn_order(box, players, answers.get("turn_order", box.edition.turn_orders[0])),
        "life": _life(players, LEVELS[difficulty].life, answers.get("life")),
        "deck": deck,
        "crew": _crew(box, answers["crew"], own.crew) if "crew" in answers else list(own.crew),
        **({BOXES: chosen} if box.parts else {}),
        **_of_a_campaign(box, deck, answers),
        **of_treasures.settle(box, who_sits(box, mages), seed, answers),
        **ally.settle(box, seed, answers),
        **({"upgraded": upgraded} if "upgraded" in known else {}),
    }


def _upgraded(box: Box, narrow: Box, asked: Any) -> list[str]:
    """The upgraded basic cards that a deck is dealt with: all are those of the boxes that chance chooses out of."""
    if asked in ("none", "all"):
        return [card.id for card in narrow.basics if card.upgraded] if asked == "all" else []
    return _cards(box, asked, [card.id for card in box.basics if card.upgraded], "upgraded")


def _of_a_campaign(box: Box, deck: Sequence[str], answers: Mapping[str, Any]) -> dict[str, Any]:
    """What only a battle of a campaign says."""
    read = Reader()
    told = {
        "chapter": read.number(answers.get("chapter", 0), 0, 99, "chapter"),
        "changed": read_changes(read, box, answers.get("changed", {}), deck, "changed"),
        "without": sorted(_cards(box, answers.get("without", []), CLOSED, "without"), key=CLOSED.index),
        "expedition": read.flag(answers.get("expedition", False), "expedition"),
    }
    return {name: value for name, value in told.items() if value}


def _names(asked: Any, field: str, possible: Sequence[str]) -> list[Any]:
    """The names of a list, or of a text with commas between them."""
    if not isinstance(asked, (str, list, tuple)):
        raise TaliaError("error-setup-value", field=field, value=str(asked), possible=list(possible))
    return asked.split(",") if isinstance(asked, str) else list(asked)


def _cards(box: Box, asked: Any, possible: Sequence[str], field: str) -> list[str]:
    names = [answered(box, name, possible, field) for name in _names(asked, field, possible)]
    for name in names:
        if name not in possible or names.count(name) > possible.count(name):
            raise TaliaError("error-setup-value", field=field, value=name, possible=list(possible))
    return names


def _crew(box: Box, asked: Any, crew: Sequence[str]) -> list[str]:
    """The cards that a nemesis keeps beside its deck: all of them, in an order of one's own."""
    names = _cards(box, asked, crew, "crew")
    if len(names) != len(crew):
        raise TaliaError("error-setup-value", field="crew", value=", ".join(names), possible=list(crew))
    return names


def _deck(box: Box, asked: Any, possible: Sequence[str]) -> list[str]:
    """The cards of a nemesis deck. A card that evolves is there in one form only."""
    names = _cards(box, asked, possible, "deck")
    last = [box.by_id[name].forms()[-1] for name in names]
    for name, form in zip(names, last):
        if last.count(form) > 1:
            raise TaliaError("error-setup-value", field="deck", value=name, possible=list(possible))
    return names


def _one(box: Box, value: object, possible: list[str], field: str) -> str:
    name = answered(box, value, possible, field)
    if name not in possible:
        raise TaliaError("error-setup-value", field=field, value=str(value), possible=possible)
    return name


def usual_market(box: Box) -> str:
    """The market where nobody says which: the first that the rulebook suggests, or one of all boxes by chance."""
    return RANDOM if box.parts else next(iter(box.markets))


def _boxes(box: Box, asked: Any) -> tuple[Box, list[str]]:
    """The boxes that chance chooses from, joined, and their ids; for a box that is one, itself."""
    if not box.parts or asked == ALL:
        return box, [each.id for each in box.parts]
    possible = [each.id for each in box.parts]
    named = [_one(box, name, [*possible, ALL], BOXES) for name in _names(asked, BOXES, [*possible, ALL])]
    parts = [each for each in box.parts if each.id in named or ALL in named]
    if not parts:
        raise TaliaError("error-setup-value", field=BOXES, value=str(asked), possible=[*possible, ALL])
    return join(box.id, *parts), [each.id for each in parts]


def _mages(box: Box, narrow: Box, players: int, chance: Chance, asked: Any) -> list[str]:
    ids = [mage.id for mage in box.mages]
    if asked == RANDOM:
        asked = [RANDOM] * players
    names = _names(asked, "mages", [*ids, RANDOM])
    if len(names) != players:
        raise TaliaError("error-setup-mages", count=len(names), players=players)
    named = [RANDOM if str(name).strip() == RANDOM else _mage(box, name, ids) for name in names]
    taken = [name for name in named if name != RANDOM]
    for name in taken:
        if taken.count(name) > 1:
            raise TaliaError("error-setup-mage-twice", name=name)
    given = [gift for mage in who_sits(box, taken) for gift in mage.gifts]
    for gift in given:
        if given.count(gift) > 1:
            raise TaliaError("error-setup-gift-twice", name=gift)
    free = [mage.id for mage in (narrow.mages or box.mages) if mage.id not in taken]
    if given:
        free = [mage.id for mage in who_sits(box, free) if not set(mage.gifts) & set(given)]
    if len(free) < named.count(RANDOM):
        raise TaliaError("error-setup-mages-few", players=players, count=len(ids))
    return [free.pop(chance.below(len(free))) if name == RANDOM else name for name in named]


def _mage(box: Box, name: object, ids: list[str]) -> str:
    """The id of a mage, who may be called otherwise where there is no namesake."""
    told = with_gifts(box, name.strip()) if isinstance(name, str) else ""
    found = box.mage(told) or box.mage(slug(told))
    return found.id if found is not None else _one(box, name, ids, "mages")


def _market(box: Box, narrow: Box, chance: Chance, asked: Any) -> list[str]:
    ids = [card.id for card in box.market]
    if asked == RANDOM:
        found: list[str] = []
        for sort, count in box.piles.items():
            pile = [card.id for card in narrow.market if card.sort == sort]
            found += [pile.pop(chance.below(len(pile))) for _ in range(count)]
        return found
    if isinstance(asked, str) and asked in box.markets:
        return list(box.markets[asked])
    if isinstance(asked, str) and "," not in asked:
        raise TaliaError("error-setup-value", field="market", value=asked, possible=[*box.markets, RANDOM])
    names = _names(asked, "market", [*box.markets, RANDOM])
    chosen = [_one(box, name, ids, "market") for name in names]
    piles = sum(box.piles.values())
    if len(chosen) != piles or len(set(chosen)) != piles:
        raise TaliaError("error-setup-market", count=len(set(chosen)))
    return chosen


def _turn_order(box: Box, players: int, asked: Any) -> str:
    variant = _one(box, asked, list(box.edition.turn_orders), "turn_order")
    if variant == EASIER and players in (2, 3):
        raise TaliaError("error-setup-easier", players=players)
    return variant


def _life(players: int, usual: int, asked: Any) -> int:
    if asked is None or asked == "usual" or str(asked) == str(usual):
        return usual
    if str(asked) not in ("12", "15") or players != 1:
        raise TaliaError("error-setup-life", value=str(asked))
    return int(asked)

"""What set-ups and positions take from a box where they do not say it themselves.

A settled set-up names all its cards, so that it deals the same battle when the box has grown. Set-ups of the first format
did not: the deck was dealt again from the seed and from what the box held. So what boxes held then is kept (`Box.first`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from talia.games.aeons_end.cards.card import Card, Sort
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.names import slug_of

if TYPE_CHECKING:
    from talia.games.aeons_end.cards.box import Box

T = TypeVar("T")

# Any, all through this file: set-ups and positions are plain JSON.

SUPPLY = {Sort.GEM: 7, Sort.RELIC: 5, Sort.SPELL: 5}
"""How many cards a supply pile has, unless its card says otherwise."""


def copies(card: Card) -> int:
    """How many cards the supply pile of a card has."""
    return card.copies or SUPPLY[Sort(card.sort)]


BASIC_CARDS = {1: (1, 3, 5, 8), 2: (3, 5, 6, 7), 3: (7, 7, 7, 7)}
"""How many basic cards of each tier join the nemesis' own, for one to four players."""

DECK_OF_SEED = 0xDEC4
"""What tells the chance that deals the nemesis deck from that of the battle."""


@dataclass(frozen=True)
class Own:
    """The ids of a nemesis' own cards, and what positions do with them where they say nothing."""

    cards: tuple[str, ...]
    crew: tuple[str, ...]  # those it keeps beside its deck
    campaign: tuple[str, ...] = ()  # those that only campaigns add to it
    stacked: bool = False  # its deck is its own cards as they stand here
    in_play: tuple[str, ...] | None = None  # put into play by positions: the first two of the crew if it is not said
    always: tuple[str, ...] = ()  # those of the crew that always lie in play
    crew_discarded: int = 0  # so many of the crew lie on the second of their piles


@dataclass(frozen=True)
class Stock:
    """The ids of what a box holds, in its order: mages, nemeses with their cards, basic nemesis cards, the first market."""

    mages: tuple[str, ...]
    nemeses: Mapping[str, Own]
    basics: tuple[str, ...]
    market: tuple[str, ...]


MOST_KNOWN = 16
"""There are a few boxes; those that a set-up joins anew need not be remembered for long."""


def once_a_box(make: Callable[[Box], T]) -> Callable[[Box], T]:
    """What is made of a box and remembered: every set-up and every position asks, some of them three times."""
    known: dict[int, tuple[Box, T]] = {}

    def made(box: Box) -> T:
        found = known.get(id(box))  # the box is kept beside it, so that no other can get its number
        if found is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = known[id(box)] = (box, make(box))
        return found[1]

    return made


@once_a_box
def stock_of(box: Box) -> Stock:
    """What a box holds now."""
    return Stock(
        mages=tuple(mage.id for mage in box.mages),
        nemeses={
            each.id: Own(
                _ids(each.cards),
                _ids(each.crew),
                _ids(each.campaign),
                each.stacked,
                _ids(each.present()),
                _ids(each.always()),
                crew_discarded=each.crew_discarded,
            )
            for each in box.nemeses
        },
        basics=tuple(card.id for card in box.basics),
        market=next(iter(box.markets.values())),
    )


def _ids(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.id for card in cards)


MOST_ALONE = {1: 1, 2: 3}
"""How many upgraded basic cards of a tier one player alone ever meets."""


def deal_deck(
    stock: Stock, cards: Mapping[str, Card], nemesis: str, players: int, seed: Seed, upgraded: Sequence[str] = ()
) -> list[str]:
    """A nemesis deck from top to bottom: each tier its own three cards and some basic ones, shuffled by itself.

    All `upgraded` basic cards that there is room for are among them. One that is stacked lies as it is.
    """
    if stock.nemeses[nemesis].stacked:
        return list(stock.nemeses[nemesis].cards)
    chance = Chance(derived(seed, DECK_OF_SEED))
    deck: list[str] = []
    for tier in (3, 2, 1):
        pool = [id for id in stock.basics if cards[id].tier == tier and not cards[id].upgraded]
        own = [id for id in stock.nemeses[nemesis].cards if cards[id].tier == tier]
        count = BASIC_CARDS[tier][players - 1]
        harder = [id for id in upgraded if cards[id].tier == tier]
        most = MOST_ALONE.get(tier, count) if players == 1 else count
        basics = [harder.pop(chance.below(len(harder))) for _ in range(min(most, count, len(harder)))]
        basics += [pool.pop(chance.below(len(pool))) for _ in range(count - len(basics))]
        order = list(range(len(own) + len(basics)))
        chance.shuffle(order)
        deck += [(own + basics)[index] for index in order]
    return deck[::-1]


def settle_position(stock: Stock, cards: Mapping[str, Card], position: Mapping[str, Any]) -> dict[str, Any]:
    """A position that can be laid out, with everything said that it leaves to the box."""
    told = {**position, "players": [dict(sheet) for sheet in position.get("players", [{}])]}
    free = [id for id in stock.mages if all(slug_of(sheet.get("mage", "")) != id for sheet in told["players"])]
    for sheet in told["players"]:
        if sheet.get("mage") is None:
            sheet["mage"] = free.pop(0)
    foe = told["nemesis"] = dict(position.get("nemesis", {}))
    foe.setdefault("name", next(iter(stock.nemeses)))
    own = stock.nemeses[slug_of(foe["name"])]
    foe.setdefault("in_play", list(own.crew[:2] if own.in_play is None else own.in_play))
    named = [slug_of(each["name"] if isinstance(each, Mapping) else each) for each in foe["in_play"]]
    foe["in_play"] = [*(id for id in own.always if id not in named), *foe["in_play"]]
    in_play = [*named, *own.always]
    elsewhere = told_elsewhere(told, foe)
    foe.setdefault("deck", usual_deck(own, cards, {*in_play, *_slugs(foe.get("discard", [])), *elsewhere}))
    crew = left_of([id for id in own.crew if not _always_in_play(cards[id])], [*in_play, *elsewhere])
    dealt = usually_discarded(own.crew_discarded, foe, crew)
    if dealt:
        foe["crew_discard"] = dealt
    foe.setdefault("crew", left_of(crew, _slugs(foe.get("crew_discard", []))))
    if told.get("market") is None:
        told["market"] = {id: copies(cards[id]) for id in stock.market}
    return told


def usually_discarded(count: int, foe: Mapping[str, Any], crew: Sequence[str]) -> list[str]:
    """Those of a crew that lie on the second of their piles where a position says nothing of either."""
    return [] if "crew" in foe or "crew_discard" in foe else list(crew[:count])


def told_elsewhere(position: Mapping[str, Any], foe: Mapping[str, Any]) -> list[str]:
    """The ids of the cards that a position, read or not, tells as destroyed, before players and in places of the nemesis."""
    zones, sheets = foe.get("zones"), position.get("players")
    rows = [*zones.values()] if isinstance(zones, Mapping) else []
    if isinstance(sheets, (list, tuple)):
        rows += [sheet.get("front") for sheet in sheets if isinstance(sheet, Mapping)]
    return [id for row in (*rows, position.get("destroyed")) if isinstance(row, (list, tuple)) for id in _slugs(row)]


def usual_deck(own: Own, cards: Mapping[str, Card], gone: set[str]) -> list[str]:
    """The deck of a position that says nothing of it: what is left of the nemesis' own cards, by tier."""
    return sorted((id for id in own.cards if id not in gone and cards[id].tier), key=lambda id: cards[id].tier)


def _always_in_play(card: Card) -> bool:
    """Whether it is one of a crew without a deck: positions put it into play by themselves."""
    return card.crew is not None and card.crew.deck is None


def left_of(ids: Sequence[str], gone: Sequence[str]) -> list[str]:
    """What is left of these cards when some copies of them are elsewhere."""
    left = list(ids)
    for id in gone:
        if id in left:
            left.remove(id)
    return left


def _slugs(names: Sequence[Any]) -> list[str]:
    return [slug_of(name.get("name") if isinstance(name, Mapping) else name) for name in names]


def upgrade(box: Box, origin: dict[str, Any], format: int) -> dict[str, Any]:
    """An origin of an older format in today's."""
    if format < 2:
        origin = _with_its_cards(box, origin)
    if "position" in origin:  # those older than the third format ran on through lone options
        return {**origin, "position": {**origin["position"], "run_on": True}}
    return origin


def _with_its_cards(box: Box, origin: dict[str, Any]) -> dict[str, Any]:
    """An origin of the first format, with the cards it was dealt said."""
    first = box.first or stock_of(box)
    if "position" in origin:
        return {**origin, "position": settle_position(first, box.by_id, origin["position"])}
    setup = origin["setup"]
    return {
        **origin,
        "setup": {
            **setup,
            "deck": deal_deck(first, box.by_id, setup["nemesis"], origin["players"], origin["seed"]),
            "crew": list(first.nemeses[setup["nemesis"]].crew),
        },
    }

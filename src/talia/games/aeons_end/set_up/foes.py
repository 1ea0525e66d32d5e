"""The nemesis' part of a position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.rules import hidden_sides
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE
from talia.games.aeons_end.rules.layout import CREW_DECK, CREW_DISCARD, IN_PLAY, NEMESIS_DECK, NEMESIS_DISCARD
from talia.games.aeons_end.set_up.reading import NEMESIS_CARDS, PLAYER_CARDS, PositionReader, Side
from talia.games.aeons_end.set_up.sheets import PAST
from talia.games.aeons_end.set_up.stock import left_of, stock_of, told_elsewhere, usual_deck, usually_discarded
from talia.kernel.names import slug
from talia.kernel.positions import fail

BOUNDLESS_LIFE = 999

# Any, all through this file: a position is written by people, and reading it is what checks its types.


IN_PLAY_KEYS = ("name", "life", "tokens", "shields", "silenced")


def usual_in_play(nemesis: Nemesis) -> list[str]:
    """What is in play of a nemesis when nothing is said of it."""
    return [card.id for card in nemesis.present()]


@dataclass(frozen=True)
class InPlay:
    """What a position tells of a card in play: its life or power tokens, and other tokens on it."""

    count: int
    tokens: tuple[tuple[str, int], ...] = ()
    side: Side | None = None


def read_foes(read: PositionReader, top: Mapping[str, Any], foe: Mapping[str, Any], nemesis: Nemesis) -> list[InPlay]:
    """The nemesis' cards, and what lies on those in play.

    The deck, when nothing is said of it, is what is left of all cards of its own, by tier.
    """
    elsewhere = told_elsewhere(top, foe)
    counts: list[InPlay] = []
    for card in _missing(read, foe, nemesis):
        counts.append(InPlay(card.life or card.tokens, ((SHIELD, card.shields),)))
        read.cards.append((card, IN_PLAY))
    for number, entry in enumerate(read.row(foe.get("in_play", usual_in_play(nemesis)), "nemesis.in_play")):
        where = f"nemesis.in_play[{number}]"
        hidden = _hidden(nemesis)
        keys = (*IN_PLAY_KEYS, *((hidden, TURNED_KEY) if hidden else ()))
        told = read.table(entry if isinstance(entry, Mapping) else {"name": entry}, keys, where)
        named = f"{where}.name" if isinstance(entry, Mapping) else where
        card = read.card(told.get("name"), (Sort.MINION, Sort.POWER), named)
        full = card.life or card.tokens
        name = "life" if card.life else "tokens"
        sided = card.crew is not None and bool(hidden)
        possible = ["name", name, *(("shields", "silenced") if card.life else ())]
        possible += [hidden, TURNED_KEY] if sided else []
        for key in told:
            if key not in possible:
                raise fail(where, "position-unknown-key", name=key, possible=possible)
        shields = read.number(told.get("shields", card.shields), 0, 99, f"{where}.shields")
        silenced = read.flag(told.get("silenced", False), f"{where}.silenced")
        tokens = ((SHIELD, shields), (SILENCE, int(silenced)))
        most = BOUNDLESS_LIFE if card.boundless or (card.life and nemesis.own is not None) else full
        side = _side(read, told, hidden, where) if sided else None
        counts.append(InPlay(read.number(told.get(name, full), 1, most, f"{where}.{name}"), tokens, side))
        read.cards.append((card, IN_PLAY))
        read.places.append((card, named))
    discard = read.pile(foe.get("discard", []), NEMESIS_CARDS, NEMESIS_DISCARD, "nemesis.discard")
    if "deck" in foe:
        read.pile(foe["deck"], NEMESIS_CARDS, NEMESIS_DECK, "nemesis.deck")
    else:
        gone = {card.id for card in discard} | {card.id for card, to in read.cards if to == IN_PLAY}
        gone |= set(elsewhere)
        ids = usual_deck(stock_of(read.box).nemeses[nemesis.id], read.box.by_id, gone)
        read.pile(ids, NEMESIS_CARDS, NEMESIS_DECK, "nemesis.deck")
    _zones(read, foe, nemesis)
    _crew(read, foe, nemesis, elsewhere)
    return counts


TURNED_KEY = "turned"


def _hidden(nemesis: Nemesis) -> str:
    """What some of the nemesis' crew are on their hidden sides, if they have any."""
    crew = nemesis.crew[0].crew if nemesis.crew else None
    return crew.hidden if crew is not None else ""


def _side(read: PositionReader, told: Mapping[str, Any], hidden: str, where: str) -> Side:
    telling = read.flag(told[hidden], f"{where}.{hidden}") if hidden in told else None
    return Side(telling, read.flag(told.get(TURNED_KEY, False), f"{where}.{TURNED_KEY}"))


def _sided(read: PositionReader, rows: Any, hidden: str, to: int, where: str) -> list[Any]:
    """The names in a pile of cards with hidden sides; what is told of these is kept for later."""
    names: list[Any] = []
    sides: list[Side] = []
    for number, entry in enumerate(read.row(rows, where)):
        told = entry if isinstance(entry, Mapping) else {"name": entry}
        told = read.table(told, ("name", hidden, TURNED_KEY), f"{where}[{number}]")
        names.append(told.get("name"))
        sides.append(_side(read, told, hidden, f"{where}[{number}]"))
    read.sides[to] = tuple(reversed(sides))
    return names


def lay_sides(read: PositionReader, battle: Battle, in_play: Sequence[InPlay]) -> None:
    """The hidden sides of cards: as they are told; of those in the deck of which nothing is told, the topmost of each name
    have the telling side until half of all that name has do."""
    told = [each.side for each in in_play]
    sides = list(zip(battle.zones[IN_PLAY], told))
    for number in (CREW_DISCARD, CREW_DECK):
        sides += zip(battle.zones[number], read.sides.get(number, ()))
    telling = [card for card, side in sides if side is not None and side.telling]
    crew = battle.table.nemesis.crew
    for card, side in reversed(sides):  # the deck comes first, from its top
        kind = battle.kinds[card]
        unsaid = side is not None and side.telling is None and battle.where[card] == CREW_DECK
        if unsaid and 2 * sum(1 for each in telling if battle.kinds[each] is kind) < crew.count(kind):
            telling.append(card)
    hidden_sides.mark(battle, telling)
    for card, side in sides:
        if side is not None and side.turned:
            hidden_sides.turn(battle, card)


def _missing(read: PositionReader, foe: Mapping[str, Any], nemesis: Nemesis) -> list[Card]:
    """Cards that always lie in play, of which a position says nothing."""
    told = read.row(foe.get("in_play", usual_in_play(nemesis)), "nemesis.in_play")
    names = {slug(str(each.get("name") if isinstance(each, Mapping) else each)) for each in told}
    return [card for card in nemesis.always() if card.id not in names]


def _zones(read: PositionReader, foe: Mapping[str, Any], nemesis: Nemesis) -> None:
    """Cards in the places that only this nemesis has, from the top. Where nothing is said, nothing lies."""
    places = {zone.id: zone for zone in nemesis.zones}
    for name, cards in read.table(foe.get("zones", {}), list(places), "nemesis.zones").items():
        found = []
        for number, each in enumerate(read.row(cards, f"nemesis.zones.{name}")):
            where = f"nemesis.zones.{name}[{number}]"
            card = read.card(each, (*PLAYER_CARDS, *NEMESIS_CARDS), where)
            read.places.append((card, where))
            if number >= places[name].most or not (nemesis.supply or card in nemesis.everything()):
                raise fail(where, "position-wrong-card", name=card.name)
            found.append((card, places[name]))
        read.declared += reversed(found)


def _crew(read: PositionReader, foe: Mapping[str, Any], nemesis: Nemesis, elsewhere: Sequence[str]) -> None:
    """Cards kept beside the deck. Those that nothing is said of are still in their deck."""
    if not nemesis.has_crew_deck():
        for name in ("crew", "crew_discard"):
            if foe.get(name):
                raise fail(f"nemesis.{name}", "position-no-crew", nemesis=nemesis.name)
        return
    sorts = tuple(dict.fromkeys(Sort(card.sort) for card in nemesis.crew))
    gone = [card.id for card, to in read.cards if to == IN_PLAY] + list(elsewhere)
    others = len(read.places)
    crew, hidden = [card.id for card in nemesis.crew], _hidden(nemesis)
    left = left_of(crew, gone)
    discarded = foe.get("crew_discard", usually_discarded(nemesis.crew_discarded, foe, left))
    if hidden:
        discarded = _sided(read, discarded, hidden, CREW_DISCARD, "nemesis.crew_discard")
    gone += [card.id for card in read.pile(discarded, sorts, CREW_DISCARD, "nemesis.crew_discard")]
    deck = foe.get("crew", left_of(crew, gone))
    if hidden:
        deck = _sided(read, deck, hidden, CREW_DECK, "nemesis.crew")
    read.pile(deck, sorts, CREW_DECK, "nemesis.crew")
    for card, where in read.places[others:]:
        if card not in nemesis.crew:
            raise fail(where, "position-wrong-card", name=card.name)


def check_copies(read: PositionReader, nemesis: Nemesis) -> None:
    """Of a nemesis card there is one copy, unless it is kept beside the deck more than once, and only this nemesis' own and
    the basic ones are there at all."""
    seen: list[Card] = []
    for card, where in read.places:
        if card.sort in NEMESIS_CARDS or card.crew is not None:
            last = card.forms()[-1]  # a card that evolves is there in one form only
            if seen.count(last) >= max(1, nemesis.crew.count(card)):
                raise fail(where, "position-copies", name=card.name)
            if card not in (*nemesis.cards, *nemesis.campaign, *nemesis.crew, *read.box.basics, *read.box.forms):
                raise fail(where, "position-wrong-card", name=card.name)
            seen.append(last)


def lay_numbers(read: PositionReader, battle: Battle, top: Mapping[str, Any], foe: Mapping[str, Any]) -> None:
    """Gravehold's life, the round, and the nemesis' life and tokens."""
    table = battle.table
    most = PAST if table.ally is not None else table.full_gravehold
    battle.gravehold = read.number(top.get("gravehold", table.full_gravehold), 1, most, "gravehold")
    battle.round = read.number(top.get("round", 1), 1, 9999, "round")
    battle.nemesis_life = read.number(foe.get("life", table.full_nemesis), 1, table.full_nemesis, "nemesis.life")
    tokens = table.nemesis.tokens
    least = 1 if table.nemesis.no_tokens is not None else tokens.least
    battle.tokens = read.number(foe.get("tokens", tokens.start), least, tokens.most, "nemesis.tokens")
    battle.extra_draws = read.number(foe.get("extra_draws", 0), 0, 99, "nemesis.extra_draws")

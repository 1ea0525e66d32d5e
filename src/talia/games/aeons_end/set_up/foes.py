"""The nemesis' part of a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE
from talia.games.aeons_end.rules.layout import CREW_DECK, CREW_DISCARD, IN_PLAY, NEMESIS_DECK, NEMESIS_DISCARD
from talia.games.aeons_end.set_up.reading import NEMESIS_CARDS, PLAYER_CARDS, PositionReader
from talia.games.aeons_end.set_up.sheets import PAST
from talia.games.aeons_end.set_up.stock import left_of, stock_of, usual_deck
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


def read_foes(read: PositionReader, foe: Mapping[str, Any], nemesis: Nemesis) -> list[InPlay]:
    """The nemesis' cards, and what lies on those in play.

    The deck, when nothing is said of it, is what is left of all cards of its own, by tier.
    """
    counts: list[InPlay] = []
    for card in _missing(read, foe, nemesis):
        counts.append(InPlay(card.life or card.tokens, ((SHIELD, card.shields),)))
        read.cards.append((card, IN_PLAY))
    for number, entry in enumerate(read.row(foe.get("in_play", usual_in_play(nemesis)), "nemesis.in_play")):
        where = f"nemesis.in_play[{number}]"
        told = read.table(entry if isinstance(entry, Mapping) else {"name": entry}, IN_PLAY_KEYS, where)
        named = f"{where}.name" if isinstance(entry, Mapping) else where
        card = read.card(told.get("name"), (Sort.MINION, Sort.POWER), named)
        full = card.life or card.tokens
        name = "life" if card.life else "tokens"
        possible = ["name", name, *(("shields", "silenced") if card.life else ())]
        for key in told:
            if key not in possible:
                raise fail(where, "position-unknown-key", name=key, possible=possible)
        shields = read.number(told.get("shields", card.shields), 0, 99, f"{where}.shields")
        silenced = read.flag(told.get("silenced", False), f"{where}.silenced")
        tokens = ((SHIELD, shields), (SILENCE, int(silenced)))
        most = BOUNDLESS_LIFE if card.boundless else full
        counts.append(InPlay(read.number(told.get(name, full), 1, most, f"{where}.{name}"), tokens))
        read.cards.append((card, IN_PLAY))
        read.places.append((card, named))
    discard = read.pile(foe.get("discard", []), NEMESIS_CARDS, NEMESIS_DISCARD, "nemesis.discard")
    if "deck" in foe:
        read.pile(foe["deck"], NEMESIS_CARDS, NEMESIS_DECK, "nemesis.deck")
    else:
        gone = {card.id for card in discard} | {card.id for card, to in read.cards if to == IN_PLAY}
        ids = usual_deck(stock_of(read.box).nemeses[nemesis.id], read.box.by_id, gone)
        read.pile(ids, NEMESIS_CARDS, NEMESIS_DECK, "nemesis.deck")
    _zones(read, foe, nemesis)
    _crew(read, foe, nemesis)
    return counts


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
            found.append((card, places[name]))
        read.declared += reversed(found)


def _crew(read: PositionReader, foe: Mapping[str, Any], nemesis: Nemesis) -> None:
    """Cards kept beside the deck. Those that nothing is said of are still in their deck."""
    if not nemesis.crew:
        for name in ("crew", "crew_discard"):
            if foe.get(name):
                raise fail(f"nemesis.{name}", "position-no-crew", nemesis=nemesis.name)
        return
    sorts = tuple(dict.fromkeys(Sort(card.sort) for card in nemesis.crew))
    gone = [*(card for card, to in read.cards if to == IN_PLAY), *(card for card, _ in read.declared)]
    others = len(read.places)
    gone += read.pile(foe.get("crew_discard", []), sorts, CREW_DISCARD, "nemesis.crew_discard")
    usual = left_of([card.id for card in nemesis.crew], [card.id for card in gone])
    read.pile(foe.get("crew", usual), sorts, CREW_DECK, "nemesis.crew")
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
    most = PAST if table.xaxos else table.full_gravehold
    battle.gravehold = read.number(top.get("gravehold", table.full_gravehold), 1, most, "gravehold")
    battle.round = read.number(top.get("round", 1), 1, 9999, "round")
    battle.nemesis_life = read.number(foe.get("life", table.full_nemesis), 1, table.full_nemesis, "nemesis.life")
    tokens = table.nemesis.tokens
    least = 1 if table.nemesis.no_tokens is not None else tokens.least
    battle.tokens = read.number(foe.get("tokens", tokens.start), least, tokens.most, "nemesis.tokens")
    battle.extra_draws = read.number(foe.get("extra_draws", 0), 0, 99, "nemesis.extra_draws")

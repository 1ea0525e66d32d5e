"""Positions: a match at any moment, told as plain data (or a TOML file), checked with clear reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.all import CARDS
from talia.games.seasons.cards.card import BASE, DESTINY, KINGDOM
from talia.games.seasons.cards.enchantments import BY_ID as ENCHANTMENTS
from talia.games.seasons.cards.path_of_destiny import REPLICA, REPLICAS
from talia.games.seasons.rules import layout
from talia.games.seasons.rules.dice import DICE_A_SEASON
from talia.games.seasons.rules.energy import SEASONS
from talia.games.seasons.rules.layout import DISCARD, DRAW, HAND, KEPT, LIBRARY_2, LIBRARY_3, PACK, PLAY, REMOVED, zone
from talia.games.seasons.rules.tournament import MOST_BONUSES, MOST_GAUGE, Arena, Tournament
from talia.games.seasons.set_up.marks import lay_marks, lay_seen
from talia.games.seasons.set_up.named import enchantment_called
from talia.games.seasons.set_up.reading import PLAYED_KEYS, PLAYER_KEYS, TOP_KEYS, PositionReader
from talia.games.seasons.set_up.setup import COPIES, LEVELS, RULES, empty
from talia.games.seasons.set_up.stopping import answer, begin
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.names import slug_of
from talia.kernel.positions import fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

Told = Mapping[str, Any]


def lay_out(position: Told, seed: Seed, rules: int = RULES) -> Tournament:
    """The match that a position tells. It stops where the position says, even if there is only one thing to do."""
    read = PositionReader()
    top = read.table(position, TOP_KEYS, "position")
    told = read.row(top.get("players", []), "players", 4)
    sheets = [read.table(sheet, PLAYER_KEYS, f"players[{n}]") for n, sheet in enumerate(told)]
    sheets += [{}] * (2 - len(sheets))
    for seat, sheet in enumerate(sheets):
        _cards(read, seat, sheet)
    _piles(read, top, seed)
    tournament = _table(read, top, len(sheets), seed, rules)
    for seat, sheet in enumerate(sheets):
        _sheet(read, tournament, seat, sheet)
    _token_choices(read, tournament, sheets)
    lay_marks(read, tournament, top, sheets)
    for seat in range(len(sheets)):
        tournament.refresh(seat)
    lay_seen(read, tournament, top)
    begin(read, tournament, top, sheets)
    if tournament.result is not None and not top.get("run_on"):
        raise fail("month", "position-match-over")
    tournament.reveals = 0
    if "choices" in top:
        answer(read, tournament, top["choices"])
        tournament.reveals = 0
    return tournament


def settle_position(position: Told, state: Tournament) -> dict[str, Any]:
    """A position with its draw pile said, so that it is the same when there are more cards."""
    return {**position, "draw_pile": list(state.arena.pile)} if "draw_pile" not in position else dict(position)


def upgrade(origin: dict[str, Any], format: int) -> dict[str, Any]:
    """An origin of an older format. Positions of the first format ran on where there was only one thing to do."""
    if format < 2 and "position" in origin:
        return {**origin, "position": {**origin["position"], "run_on": True}}
    return origin


# Cards


def _cards(read: PositionReader, seat: int, sheet: Told) -> None:
    """The cards of a player; what lies on those in play is read later."""
    where = f"players[{seat}]"
    read.pile(sheet.get("hand", []), zone(seat, HAND), f"{where}.hand")
    library = read.table(sheet.get("library", {}), ("2", "3"), f"{where}.library")
    for year, which in (("2", LIBRARY_2), ("3", LIBRARY_3)):
        read.pile(library.get(year, []), zone(seat, which), f"{where}.library.{year}")
    read.pile(sheet.get("pack", []), zone(seat, PACK), f"{where}.pack")
    read.pile(sheet.get("kept", []), zone(seat, KEPT), f"{where}.kept")
    for number, each in enumerate(read.row(sheet.get("in_play", []), f"{where}.in_play")):
        spot = f"{where}.in_play[{number}]"
        if isinstance(each, Mapping):
            card = read.card(read.table(each, PLAYED_KEYS, spot).get("name", ""), f"{spot}.name")
        else:
            card = read.card(each, spot)
        read.cards.append((card, zone(seat, PLAY)))


def _piles(read: PositionReader, top: Told, seed: Seed) -> None:
    """The piles in the middle. Without a draw pile, all cards that are nowhere else are in it, two of each."""
    read.pile(top.get("discard", []), DISCARD, "discard", top_first=True)
    read.pile(top.get("removed", []), REMOVED, "removed")
    read.pile(top.get("common", []), layout.COMMON, "common")
    elsewhere = sum(1 for kind, _ in read.cards if kind.replica)
    left = read.number(top.get("replicas_left", REPLICAS - min(elsewhere, REPLICAS)), 0, REPLICAS, "replicas_left")
    if "draw_pile" in top:
        read.pile(top["draw_pile"], DRAW, "draw_pile", top_first=True)
    else:
        named = [kind for kind, _ in read.cards]
        prelude = top.get("phase") == "prelude"
        rest = [
            kind
            for kind in CARDS
            if prelude or not kind.prelude_only
            for _ in range(max(0, COPIES - named.count(kind)))
        ]
        order = list(range(len(rest)))
        Chance(derived(seed, 21)).shuffle(order)
        read.cards += [(rest[number], DRAW) for number in order]
    read.cards += [(REPLICA, layout.REPLICAS)] * left


def _table(read: PositionReader, top: Told, players: int, seed: Seed, rules: int) -> Tournament:
    """All cards in their places, and what stays the same all through the match."""
    told = top.get("enchantment", "none")
    enchantment = ENCHANTMENTS.get(slug_of(enchantment_called(told)))  # by its name in saves of older versions
    if enchantment is None:
        raise fail("enchantment", "position-unknown-enchantment", name=str(told))
    level = read.one_of(top.get("level", "archmage"), LEVELS, "level")
    pile = tuple(kind.id for kind, to in reversed(read.cards) if to == DRAW)
    arena = Arena(players, level, _dice(read, top, players), enchantment, (BASE, KINGDOM, DESTINY), pile, rules)
    numbers = _numbers(read, top)
    kinds = [kind for kind, _ in read.cards]
    for number, (kind, _) in zip(numbers, read.cards, strict=True):
        kinds[number] = kind
    tournament = empty(players, kinds, seed, arena)
    for number, (_, to) in zip(numbers, read.cards, strict=True):
        tournament.put(number, to)
    if "chance" in top:
        tournament.chance = read.chance(top["chance"], "chance")
        tournament.key = b""
    return tournament


def _dice(read: PositionReader, top: Told, players: int) -> tuple[tuple[int, ...], ...]:
    """Which dice of each season are used: one more than players."""
    if "season_dice" not in top:
        return (tuple(range(players + 1)),) * len(SEASONS)
    seasons = read.row(top["season_dice"], "season_dice", len(SEASONS))
    found = []
    for season in range(len(SEASONS)):
        where = f"season_dice[{season}]"
        told = read.row(seasons[season] if season < len(seasons) else [], where, players + 1)
        numbers = [read.number(each, 1, DICE_A_SEASON, f"{where}[{n}]") - 1 for n, each in enumerate(told)]
        if len(set(numbers)) != players + 1:
            raise fail(where, "position-season-dice", count=players + 1)
        found.append(tuple(numbers))
    return tuple(found)


def _numbers(read: PositionReader, top: Told) -> list[int]:
    """The number of each card, in the order in which they are laid out."""
    count = len(read.cards)
    if "numbers" not in top:
        return list(range(count))
    told = read.row(top["numbers"], "numbers")
    numbers = [read.number(each, 0, count - 1, f"numbers[{n}]") for n, each in enumerate(told)]
    if sorted(numbers) != list(range(count)):
        raise fail("numbers", "position-match-numbers", last=count - 1)
    return numbers


# Players


def _sheet(read: PositionReader, tournament: Tournament, seat: int, sheet: Told) -> None:
    where = f"players[{seat}]"
    tournament.crystals[seat] = read.number(sheet.get("crystals", 0), 0, 999, f"{where}.crystals")
    usual = min(MOST_GAUGE, len(tournament.play(seat)))
    tournament.gauge[seat] = read.number(sheet.get("gauge", usual), 0, MOST_GAUGE, f"{where}.gauge")
    tournament.reserve[4 * seat : 4 * seat + 4] = read.energy(sheet.get("reserve", {}), f"{where}.reserve")
    tournament.bonuses[seat] = read.number(sheet.get("bonus_used", 0), 0, MOST_BONUSES, f"{where}.bonus_used")
    tournament.tokens[seat] = read.number(sheet.get("token", 0), 0, len(ABILITIES), f"{where}.token")
    if read.flag(sheet.get("token_used", False), f"{where}.token_used"):
        tournament.used |= 1 << seat
    if read.flag(sheet.get("grave_used", False), f"{where}.grave_used"):
        tournament.graves |= 1 << seat
    tournament.destiny[seat] = read.number(sheet.get("destiny", 0), 0, 999, f"{where}.destiny")


def _token_choices(read: PositionReader, tournament: Tournament, sheets: list[Told]) -> None:
    """The tokens that players have still to choose from."""
    if any("token_choices" in sheet for sheet in sheets):
        rows = [
            read.row(sheet.get("token_choices", []), f"players[{n}].token_choices") for n, sheet in enumerate(sheets)
        ]
        tournament.token_choices = tuple(
            tuple(
                read.number(each, 1, len(ABILITIES), f"players[{seat}].token_choices[{n}]")
                for n, each in enumerate(row)
            )
            for seat, row in enumerate(rows)
        )

"""Positions: a match at any moment, told as plain data (or a TOML file), checked with clear reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.seasons.cards.abilities import ABILITIES
from talia.games.seasons.cards.all import CARDS, find
from talia.games.seasons.cards.card import BASE, DESTINY, KINGDOM, PowerCard
from talia.games.seasons.cards.enchantments import find_enchantment
from talia.games.seasons.cards.path_of_destiny import REPLICA, REPLICAS
from talia.games.seasons.rules import layout
from talia.games.seasons.rules.dice import DICE, FATES, Face, Rolled
from talia.games.seasons.rules.energy import ENERGIES, NO_TOKENS, Tokens, season_of
from talia.games.seasons.rules.layout import DISCARD, DRAW, HAND, KEPT, LIBRARY_2, LIBRARY_3, PACK, PLAY, REMOVED, zone
from talia.games.seasons.rules.prelude import begin_prelude
from talia.games.seasons.rules.rounds import NEXT_ROUND, begin_choosing, begin_turns
from talia.games.seasons.rules.scope import OF_SEAT
from talia.games.seasons.rules.tournament import MONTHS, MOST_BONUSES, MOST_GAUGE, YEARS, Arena, Tournament
from talia.games.seasons.rules.turn import ASK_ABOUT_DIE, MENU
from talia.games.seasons.set_up.setup import COPIES, empty
from talia.kernel.chance import Chance, Seed, derived
from talia.kernel.positions import Reader, fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.

PHASES = ("prelude", "dice", "turn")
TOP_KEYS = (
    "year",
    "month",
    "first",
    "active",
    "phase",
    "enchantment",
    "dice",
    "die",
    "die_done",
    "left_die",
    "destiny_face",
    "reroll",
    "draw_pile",
    "discard",
    "removed",
    "common",
    "replicas_left",
    "players",
)
PLAYER_KEYS = (
    "crystals",
    "gauge",
    "reserve",
    "bonus_used",
    "hand",
    "in_play",
    "library",
    "token",
    "token_used",
    "destiny",
    "pack",
    "kept",
)
PLAYED_KEYS = ("name", "turned", "energy", "trap", "deadbolt", "mimics")
FACE_KEYS = ("energy", "star", "draw", "transmute", "crystals", "advance")
ALL_DICE = ((0, 1, 2, 3, 4),) * 4


class _Reader(Reader):
    """Reads a position piece by piece, and collects the cards it names and where each goes."""

    def __init__(self) -> None:
        self.cards: list[tuple[PowerCard, int]] = []

    def card(self, value: Any, where: str) -> PowerCard:
        found = find(str(value)) if isinstance(value, (str, int)) and not isinstance(value, bool) else None
        if found is None:
            raise fail(where, "position-unknown-power-card", name=str(value))
        return found

    def pile(self, value: Any, to: int, where: str, top_first: bool = False) -> None:
        kinds = [self.card(each, f"{where}[{n}]") for n, each in enumerate(self.row(value, where))]
        self.cards += [(kind, to) for kind in (reversed(kinds) if top_first else kinds)]

    def energy(self, value: Any, where: str) -> Tokens:
        told = self.table(value, ENERGIES, where)
        air, water, fire, earth = (self.number(told.get(name, 0), 0, 99, f"{where}.{name}") for name in ENERGIES)
        return (air, water, fire, earth)

    def face(self, value: Any, where: str) -> Face:
        told = self.table(value, FACE_KEYS, where)
        return Face(
            self.energy(told.get("energy", {}), f"{where}.energy"),
            self.number(told.get("crystals", 0), 0, 99, f"{where}.crystals"),
            self.flag(told.get("star", False), f"{where}.star"),
            self.flag(told.get("draw", False), f"{where}.draw"),
            self.flag(told.get("transmute", False), f"{where}.transmute"),
            self.number(told.get("advance", 1), 1, 3, f"{where}.advance"),
        )

    def die(self, value: Any, season: int, spare: int, where: str) -> Rolled:
        """The die of a season that shows a face; a face that none has is on the die with the `spare` number."""
        face = self.face(value, where)
        for number in (spare, *range(len(DICE[season]))):
            rolled: Rolled
            for rolled in DICE[season][number]:
                if rolled.face.key == face.key:
                    return rolled
        return Rolled(season, spare, face)


def lay_out(position: Mapping[str, Any], seed: Seed) -> Tournament:
    """The match that a position tells, run up to its first decision."""
    read = _Reader()
    top = read.table(position, TOP_KEYS, "position")
    told = read.row(top.get("players", [{}, {}]), "players", 4)
    sheets = [read.table(sheet, PLAYER_KEYS, f"players[{n}]") for n, sheet in enumerate(told)]
    if len(sheets) < 2:
        sheets += [{}] * (2 - len(sheets))
    played = [_cards(read, seat, sheet) for seat, sheet in enumerate(sheets)]
    _piles(read, top, sheets, seed)
    kinds = [kind for kind, _ in read.cards]
    enchantment = find_enchantment(str(top.get("enchantment", "none")))
    if enchantment is None:
        raise fail("enchantment", "position-unknown-enchantment", name=str(top["enchantment"]))
    players = len(sheets)
    numbers = tuple(each[: players + 1] for each in ALL_DICE)
    pile = tuple(kind.id for kind, to in reversed(read.cards) if to == DRAW)
    tournament = empty(
        players, kinds, seed, Arena(players, "archmage", numbers, enchantment, (BASE, KINGDOM, DESTINY), pile)
    )
    for card, (_, to) in enumerate(read.cards):
        tournament.put(card, to)
    for seat, sheet in enumerate(sheets):
        _sheet(read, tournament, seat, sheet)
        for number, each in enumerate(played[seat]):
            _marks(read, tournament, seat, number, each)
    for seat in range(players):
        tournament.refresh(seat)
    _begin(read, tournament, top)
    return tournament


def settle_position(position: Mapping[str, Any], state: Tournament) -> dict[str, Any]:
    """A position with its draw pile said, so that it is the same when there are more cards."""
    return {**position, "draw_pile": list(state.arena.pile)} if "draw_pile" not in position else dict(position)


def _cards(read: _Reader, seat: int, sheet: Mapping[str, Any]) -> list[Any]:
    """The cards of a player; those in play as they were told."""
    where = f"players[{seat}]"
    read.pile(sheet.get("hand", []), zone(seat, HAND), f"{where}.hand")
    library = read.table(sheet.get("library", {}), ("2", "3"), f"{where}.library")
    for year, which in (("2", LIBRARY_2), ("3", LIBRARY_3)):
        read.pile(library.get(year, []), zone(seat, which), f"{where}.library.{year}")
    read.pile(sheet.get("pack", []), zone(seat, PACK), f"{where}.pack")
    read.pile(sheet.get("kept", []), zone(seat, KEPT), f"{where}.kept")
    played = list(read.row(sheet.get("in_play", []), f"{where}.in_play"))
    for number, each in enumerate(played):
        spot = f"{where}.in_play[{number}]"
        name = read.table(each, PLAYED_KEYS, spot).get("name", "") if isinstance(each, Mapping) else each
        read.cards.append((read.card(name, spot), zone(seat, PLAY)))
    return played


def _piles(read: _Reader, top: Mapping[str, Any], sheets: Sequence[Mapping[str, Any]], seed: Seed) -> None:
    """The piles in the middle. Without a draw pile, all cards that are nowhere else are in it, two of each."""
    read.pile(top.get("discard", []), DISCARD, "discard", top_first=True)
    read.pile(top.get("removed", []), REMOVED, "removed")
    read.pile(top.get("common", []), layout.COMMON, "common")
    in_play = sum(1 for kind, _ in read.cards if kind.replica)
    left = read.number(top.get("replicas_left", REPLICAS - min(in_play, REPLICAS)), 0, REPLICAS, "replicas_left")
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


def _sheet(read: _Reader, tournament: Tournament, seat: int, sheet: Mapping[str, Any]) -> None:
    where = f"players[{seat}]"
    tournament.crystals[seat] = read.number(sheet.get("crystals", 0), 0, 999, f"{where}.crystals")
    tournament.gauge[seat] = read.number(
        sheet.get("gauge", min(MOST_GAUGE, len(tournament.play(seat)))), 0, MOST_GAUGE, f"{where}.gauge"
    )
    tournament.reserve[4 * seat : 4 * seat + 4] = read.energy(sheet.get("reserve", {}), f"{where}.reserve")
    tournament.bonuses[seat] = read.number(sheet.get("bonus_used", 0), 0, MOST_BONUSES, f"{where}.bonus_used")
    number = read.number(sheet.get("token", 0), 0, 99, f"{where}.token")
    if number and number not in ABILITIES:
        raise fail(f"{where}.token", "position-range", value=number, least=1, most=len(ABILITIES))
    tournament.tokens[seat] = number
    if read.flag(sheet.get("token_used", False), f"{where}.token_used"):
        tournament.used |= 1 << seat
    tournament.destiny[seat] = read.number(sheet.get("destiny", 0), 0, 999, f"{where}.destiny")


def _marks(read: _Reader, tournament: Tournament, seat: int, number: int, told: Any) -> None:
    """What lies on a card in play."""
    if not isinstance(told, Mapping):
        return
    where = f"players[{seat}].in_play[{number}]"
    card = tournament.play(seat)[number]
    if read.flag(told.get("turned", False), f"{where}.turned"):
        tournament.turned |= 1 << card
    if read.flag(told.get("trap", False), f"{where}.trap"):
        tournament.traps |= 1 << card
    held = read.energy(told.get("energy", {}), f"{where}.energy")
    if any(held):
        tournament.stored[card] = held
    if told.get("deadbolt"):
        tournament.bolts[card] = _lock(tournament, seat)
    if told.get("mimics"):
        kind = read.card(told["mimics"], f"{where}.mimics")
        found = [
            each
            for rival in tournament.rivals(seat)
            for each in tournament.play(rival)
            if tournament.kinds[each] is kind
        ]
        if not found:
            raise fail(f"{where}.mimics", "position-not-in-play", name=str(told["mimics"]))
        tournament.mimics[card] = found[0]


def _lock(tournament: Tournament, seat: int) -> int:
    """A rival's card that locks a familiar and locks no other yet, -1 if there is none."""
    for rival in tournament.rivals(seat):
        for card in tournament.play(rival):
            if tournament.kinds[card].locks and card not in tournament.bolts.values():
                return card
    return -1


def _begin(read: _Reader, tournament: Tournament, top: Mapping[str, Any]) -> None:
    players = tournament.players
    tournament.year = tournament.opened = read.number(top.get("year", 1), 1, YEARS, "year")
    tournament.month = read.number(top.get("month", 1), 1, MONTHS, "month")
    tournament.voids = (1 << (tournament.year - 1)) - 1
    tournament.first = read.number(top.get("first", 0), 0, players - 1, "first")
    tournament.active = read.number(top.get("active", tournament.first), 0, players - 1, "active")
    phase = read.one_of(top.get("phase", "turn"), PHASES, "phase")
    season = season_of(tournament.month)
    dice = [
        read.die(each, season, min(n, 4), f"dice[{n}]")
        for n, each in enumerate(read.row(top.get("dice", []), "dice", players + 1))
    ]
    if "reroll" in top:
        tournament.reroll = read.die(top["reroll"], season, 0, "reroll")
    if "destiny_face" in top:
        tournament.destiny_face = _fate(read, top["destiny_face"])
    tournament.round = 1
    if phase == "prelude":
        _prelude(tournament)
    elif phase == "dice":
        _dice(tournament, dice)
    else:
        _turn(read, tournament, top, dice, season)
    tournament.reveals = 0
    tournament.run()


def _fate(read: _Reader, value: Any) -> int:
    """A face of the die of destiny, by its number from 1 or by what it gives."""
    if isinstance(value, Mapping):
        told = read.table(value, ("any_energy", "gauge", "crystals", "destiny"), "destiny_face")
        for number, fate in enumerate(FATES):
            given = (fate.energy, fate.gauge, fate.crystals, fate.destiny)
            if given == tuple(told.get(name, 0) for name in ("any_energy", "gauge", "crystals", "destiny")):
                return number
        raise fail("destiny_face", "position-no-such-face")
    return read.number(value, 1, len(FATES), "destiny_face") - 1


def _prelude(tournament: Tournament) -> None:
    tournament.round = 0
    if not any(tournament.zones[zone(seat, which)] for seat in range(tournament.players) for which in (PACK, KEPT)):
        for seat in range(tournament.players):
            tournament.move_top(DRAW, zone(seat, PACK), min(9, len(tournament.zones[DRAW])))
    begin_prelude(tournament)


def _dice(tournament: Tournament, dice: list[Rolled]) -> None:
    """Dice are being taken, by the active player next; without dice on the table they are rolled."""
    tournament.phase = "dice"
    if not dice:
        tournament.round = 0
        tournament.agenda.append((NEXT_ROUND, OF_SEAT[0]))
        return
    tournament.dice = tuple(dice)
    _give_dice(tournament)
    for step in range((tournament.active - tournament.first) % tournament.players, tournament.players):
        tournament.die[(tournament.first + step) % tournament.players] = None
    begin_choosing(tournament, tournament.active)


def _give_dice(tournament: Tournament) -> None:
    """A die for everybody of whose nothing is said: one that gives nothing, so that nothing unsaid happens."""
    for seat in range(tournament.players):
        if tournament.die[seat] is None:
            tournament.die[seat] = _blank(tournament, seat)


def _blank(tournament: Tournament, number: int) -> Rolled:
    return Rolled(tournament.season, number, Face(NO_TOKENS))


def _turn(read: _Reader, tournament: Tournament, top: Mapping[str, Any], dice: list[Rolled], season: int) -> None:
    """In a player's turn, before or after what the die shows."""
    seat = tournament.active
    tournament.phase = "turn"
    tournament.dice = tuple(dice)
    _give_dice(tournament)
    told = top.get("die")
    tournament.die_done = read.flag(top.get("die_done", told is None), "die_done")
    if told is not None:
        tournament.die[seat] = read.die(told, season, 0, "die")
    if "left_die" in top:
        tournament.left_die = read.die(top["left_die"], season, tournament.players, "left_die")
    else:
        tournament.left_die = dice[0] if dice else _blank(tournament, tournament.players)
    begin_turns(tournament, seat)
    tournament.agenda.pop()  # the active player is in the middle of it
    tournament.agenda.append((MENU, OF_SEAT[seat]))
    if tournament.die_done:
        rolled = tournament.die[seat]
        if told is not None and rolled is not None:
            tournament.transmuting = rolled.face.transmute
            tournament.die_crystals = rolled.face.crystals > 0
    else:
        tournament.agenda.append((ASK_ABOUT_DIE, OF_SEAT[seat]))

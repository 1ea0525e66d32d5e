"""What lies on cards, and who has looked at them: told in a position, and laid there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.seasons.rules.energy import ENERGIES
from talia.games.seasons.rules.layout import PLAY, zone
from talia.games.seasons.rules.tournament import GONE, Tournament
from talia.games.seasons.set_up.reading import PositionReader
from talia.kernel.positions import fail
from talia.kernel.sight import EVERYBODY, only

# Any, all through this file: a position is plain JSON, written by people or told.

ALL = "all"
SPOT_KEYS = ("player", "card")
ORDER_KEYS = ("energy", "deadbolt", "mimics")
SEEN_KEYS = ("card", "by")
LEFT_PLAY = "gone"
"""Told of a locked card that mimics one that has left play."""


# Laying them


def lay_marks(read: PositionReader, tournament: Tournament, top: Mapping[str, Any], sheets: Sequence[Any]) -> None:
    """Lay on all cards in play what is told of them."""
    for seat, sheet in enumerate(sheets):
        for number, told in enumerate(sheet.get("in_play", [])):
            if isinstance(told, Mapping):
                _lay(read, tournament, seat, tournament.play(seat)[number], told, f"players[{seat}].in_play[{number}]")
    order = read.table(top.get("order", {}), ORDER_KEYS, "order")
    tournament.stored = _in_order(read, tournament.stored, order, "energy")
    tournament.bolts = _in_order(read, tournament.bolts, order, "deadbolt")
    tournament.mimics = _in_order(read, tournament.mimics, order, "mimics")


def _lay(
    read: PositionReader, tournament: Tournament, seat: int, card: int, told: Mapping[str, Any], where: str
) -> None:
    bit = 1 << card
    if read.flag(told.get("turned", False), f"{where}.turned"):
        tournament.turned |= bit
    if read.flag(told.get("trap", False), f"{where}.trap"):
        tournament.traps |= bit
    if read.flag(told.get("used", False), f"{where}.used"):
        tournament.marked |= bit
    held = read.energy(told.get("energy", {}), f"{where}.energy")
    if any(held):
        tournament.stored[card] = held
    deadbolt = told.get("deadbolt", False)
    if isinstance(deadbolt, Mapping):
        tournament.bolts[card] = _spot(read, tournament, deadbolt, f"{where}.deadbolt")
    elif read.flag(deadbolt, f"{where}.deadbolt"):
        tournament.bolts[card] = _lock(tournament, seat)
    if "mimics" not in told:
        return
    mimicked = told["mimics"]
    if mimicked == LEFT_PLAY:
        if card not in tournament.bolts:
            raise fail(f"{where}.mimics", "position-mimics-gone")
        tournament.mimics[card] = GONE
    elif isinstance(mimicked, Mapping):
        tournament.mimics[card] = _spot(read, tournament, mimicked, f"{where}.mimics")
    else:
        tournament.mimics[card] = _mimicked(read, tournament, seat, mimicked, f"{where}.mimics")


def _spot(read: PositionReader, tournament: Tournament, value: Any, where: str) -> int:
    """A card in play by its player and its place from the left, both from 0."""
    told = read.table(value, SPOT_KEYS, where)
    seat = read.number(told.get("player", 0), 0, tournament.players - 1, f"{where}.player")
    cards = tournament.play(seat)
    if not cards:
        raise fail(where, "position-none-in-play", seat=seat)
    return cards[read.number(told.get("card", 0), 0, len(cards) - 1, f"{where}.card")]


def _lock(tournament: Tournament, seat: int) -> int:
    """A rival's card that locks a familiar and locks no other yet, -1 if there is none."""
    for rival in tournament.rivals(seat):
        for card in tournament.play(rival):
            if tournament.kinds[card].locks and card not in tournament.bolts.values():
                return card
    return -1


def _mimicked(read: PositionReader, tournament: Tournament, seat: int, value: Any, where: str) -> int:
    """The first card of that name that a rival has in play."""
    kind = read.card(value, where)
    for rival in tournament.rivals(seat):
        for card in tournament.play(rival):
            if tournament.kinds[card] is kind:
                return card
    raise fail(where, "position-not-in-play", name=str(value))


def _in_order(read: PositionReader, marks: dict[int, Any], order: Mapping[str, Any], name: str) -> dict[int, Any]:
    """Marks in the order in which they were laid, which only fingerprints show."""
    if name not in order:
        return marks
    where = f"order.{name}"
    told = [read.number(each, 0, 999, f"{where}[{n}]") for n, each in enumerate(read.row(order[name], where))]
    if sorted(told) != sorted(marks):
        raise fail(where, "position-marks", numbers=[str(card) for card in sorted(marks)] or ["-"])
    return {card: marks[card] for card in told}


def lay_seen(read: PositionReader, tournament: Tournament, top: Mapping[str, Any]) -> None:
    """Let players know cards that they have looked at where they lie."""
    last = len(tournament.kinds) - 1
    for number, value in enumerate(read.row(top.get("seen", []), "seen")):
        where = f"seen[{number}]"
        told = read.table(value, SEEN_KEYS, where)
        card = read.number(told.get("card"), 0, last, f"{where}.card")
        by = told.get("by", ALL)
        if by == ALL:
            tournament.faces[card] = EVERYBODY
        else:
            seats = [
                read.number(each, 0, tournament.players - 1, f"{where}.by[{n}]")
                for n, each in enumerate(read.row(by, f"{where}.by"))
            ]
            tournament.faces[card] = only(*seats)


# Telling them


def told_in_play(tournament: Tournament, seat: int) -> list[Any]:
    """The cards a seat has in play: a name, or a table where something lies on one."""
    return [_told(tournament, card) for card in tournament.play(seat)]


def _told(tournament: Tournament, card: int) -> Any:
    told: dict[str, Any] = {}
    for name, bits in (("turned", tournament.turned), ("trap", tournament.traps), ("used", tournament.marked)):
        if bits >> card & 1:
            told[name] = True
    if card in tournament.stored:
        told["energy"] = told_tokens(tournament.stored[card])
    if card in tournament.bolts:
        told["deadbolt"] = _told_spot(tournament, tournament.bolts[card])
    if card in tournament.mimics:
        mimicked = tournament.mimics[card]
        told["mimics"] = LEFT_PLAY if mimicked == GONE else _told_spot(tournament, mimicked)
    id = tournament.kinds[card].id
    return {"name": id, **told} if told else id


def _told_spot(tournament: Tournament, card: int) -> Any:
    """Where a card is in play; of a Deadbolt that no card holds, only that there is one."""
    seat = tournament.owner(card) if card >= 0 else -1
    return {"player": seat, "card": tournament.play(seat).index(card)} if seat >= 0 else True


def told_tokens(held: Sequence[int]) -> dict[str, int]:
    """Tokens by the names of their energies."""
    return {name: count for name, count in zip(ENERGIES, held, strict=True) if count}


def told_order(tournament: Tournament) -> dict[str, list[int]]:
    """The order in which marks were laid, where it is not that of the cards."""
    in_play = [card for seat in range(tournament.players) for card in tournament.zones[zone(seat, PLAY)]]
    laid = (list(tournament.stored), list(tournament.bolts), list(tournament.mimics))
    return {
        name: cards
        for name, cards in zip(ORDER_KEYS, laid, strict=True)
        if cards != [card for card in in_play if card in cards]
    }


def told_seen(tournament: Tournament) -> list[dict[str, Any]]:
    """Who has looked at which card where it lies."""
    return [
        {
            "card": card,
            "by": ALL if seats < 0 else [seat for seat in range(tournament.players) if seats >> seat & 1],
        }
        for card, seats in sorted(tournament.faces.items())
    ]

"""What a seat may know, as plain JSON."""

from __future__ import annotations

from typing import Any

from talia.games.seasons.rules.dice import Rolled
from talia.games.seasons.rules.energy import ENERGIES, SEASONS, Tokens
from talia.games.seasons.rules.layout import (
    COMING,
    COMMON,
    DISCARD,
    DRAW,
    HAND,
    KEPT,
    LIBRARY_2,
    LIBRARY_3,
    LOOKED,
    PACK,
    REMOVED,
    REPLICAS,
    zone,
)
from talia.games.seasons.rules.tournament import GONE, Tournament
from talia.games.seasons.rules.transmuting import lent
from talia.games.seasons.shown.values import season_values, worth
from talia.kernel.match import Match
from talia.kernel.views import decisions, header

# Any, all through this file: a view is JSON.


def view(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole table as that seat sees it."""
    tournament = match.state
    assert isinstance(tournament, Tournament)
    told = header(match, seat)
    if told["result"] is not None:
        scores = [{**dict(parts), "total": sum(points for _, points in parts)} for parts in tournament.breakdown]
        told["result"]["scores"] = scores
    return {
        **told,
        "level": tournament.arena.level,
        "enchantment": tournament.arena.enchantment.id,
        "destiny": tournament.arena.enchantment.destiny,
        "year": tournament.year,
        "month": tournament.month,
        "season": SEASONS[tournament.season],
        "values": {name: _tokens(season_values(tournament, number)) for number, name in enumerate(SEASONS)},
        "round": tournament.round,
        "first": tournament.first,
        "active": tournament.active,
        "phase": tournament.phase,
        "dice": [_die(rolled) for rolled in tournament.dice],
        "left_die": _die(tournament.left_die),
        "die_done": tournament.die_done,
        "transmuting": tournament.transmuting or lent(tournament, tournament.active),
        "extra": tournament.extra,
        "draw_pile": _seen(tournament, DRAW, seat),
        "discard": _seen(tournament, DISCARD, seat),
        "removed": _ids(tournament, REMOVED),
        "common": _ids(tournament, COMMON),
        "coming": _ids(tournament, COMING),
        "replicas_left": len(tournament.zones[REPLICAS]),
        "players": [_player(tournament, each, seat) for each in range(tournament.players)],
        "decisions": decisions(match, seat),
    }


def _ids(tournament: Tournament, where: int) -> list[str]:
    return [tournament.kinds[card].id for card in tournament.zones[where]]


def _seen(tournament: Tournament, where: int, seat: int | None) -> dict[str, Any]:
    """A pile, top first, of which a seat knows some cards or none."""
    pile = tournament.zones[where]
    known = [tournament.kinds[card].id if tournament.sees(seat, card) else None for card in reversed(pile)]
    return {"count": len(pile), "known": known if any(known) else []}


def _held(tournament: Tournament, where: int, seat: int | None) -> list[str | None] | int:
    """A hand or the like: by name what the seat sees, else how many."""
    pile = tournament.zones[where]
    if not any(tournament.sees(seat, card) for card in pile):
        return len(pile) if pile or not _mine(tournament, where, seat) else []
    return [tournament.kinds[card].id if tournament.sees(seat, card) else None for card in pile]


def _mine(tournament: Tournament, where: int, seat: int | None) -> bool:
    return seat is not None and bool(tournament.sight[where] >> seat & 1)


def _tokens(held: Tokens) -> dict[str, int]:
    return dict(zip(ENERGIES, held))


def _die(rolled: Rolled | None) -> dict[str, Any] | None:
    if rolled is None:
        return None
    face = rolled.face
    return {
        "season": SEASONS[rolled.season],
        "number": rolled.number + 1,
        "energy": _tokens(face.energy),
        "star": face.star,
        "draw": face.card,
        "transmute": face.transmute,
        "crystals": face.crystals,
        "advance": face.advance,
    }


def _player(tournament: Tournament, player: int, seat: int | None) -> dict[str, Any]:
    chosen = tournament.token_choices[player] if tournament.token_choices else ()
    return {
        "crystals": tournament.crystals[player],
        "gauge": tournament.gauge[player],
        "reserve": _tokens(tournament.in_reserve(player)),
        "reserve_limit": tournament.reserve_limit(player),
        "worth": _tokens(worth(tournament, player)),
        "bonus_used": tournament.bonuses[player],
        "die": _die(tournament.die[player]),
        "in_play": [_card(tournament, card) for card in tournament.play(player)],
        "hand": _held(tournament, zone(player, HAND), seat),
        "library": {
            "2": _held(tournament, zone(player, LIBRARY_2), seat),
            "3": _held(tournament, zone(player, LIBRARY_3), seat),
        },
        "pack": _held(tournament, zone(player, PACK), seat),
        "kept": _held(tournament, zone(player, KEPT), seat),
        "looked": _held(tournament, zone(player, LOOKED), seat),
        "token": tournament.tokens[player] or None,
        "token_choices": list(chosen),
        "token_used": bool(tournament.used >> player & 1),
        "grave_used": bool(tournament.graves >> player & 1),
        "destiny": tournament.destiny[player],
    }


def _card(tournament: Tournament, card: int) -> dict[str, Any]:
    told: dict[str, Any] = {"id": tournament.kinds[card].id, "turned": bool(tournament.turned >> card & 1)}
    if card in tournament.stored:
        told["energy"] = _tokens(tournament.stored[card])
    if tournament.traps >> card & 1:
        told["trap"] = True
    if card in tournament.bolts:
        told["deadbolt"] = True
    mimicked = tournament.mimics.get(card)
    if mimicked == GONE:
        told["mimics_gone"] = True
    elif mimicked is not None:
        told["mimics"] = tournament.kinds[mimicked].id
    return told

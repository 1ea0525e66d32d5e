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
from talia.games.seasons.rules.tournament import Tournament
from talia.games.seasons.rules.transmuting import lent
from talia.kernel.match import Match

# Any, all through this file: a view is JSON.


def view(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole table as that seat sees it."""
    t = match.state
    assert isinstance(t, Tournament)
    result = None
    if t.result is not None:
        scores = [{**dict(parts), "total": sum(points for _, points in parts)} for parts in t.breakdown]
        result = {"won": list(t.result.won), "why": t.result.why, "scores": scores}
    return {
        "game": match.game.id,
        "seat": seat,
        "over": match.over,
        "result": result,
        "level": t.arena.level,
        "enchantment": t.arena.enchantment.id,
        "year": t.year,
        "month": t.month,
        "season": SEASONS[t.season],
        "round": t.round,
        "first": t.first,
        "active": t.active,
        "phase": t.phase,
        "dice": [_die(rolled) for rolled in t.dice],
        "left_die": _die(t.left_die),
        "die_done": t.die_done,
        "transmuting": t.transmuting or lent(t, t.active),
        "extra": t.extra,
        "draw_pile": _seen(t, DRAW, seat),
        "discard": _seen(t, DISCARD, seat),
        "removed": _ids(t, REMOVED),
        "common": _ids(t, COMMON),
        "coming": _ids(t, COMING),
        "replicas_left": len(t.zones[REPLICAS]),
        "players": [_player(t, each, seat) for each in range(t.players)],
        "decisions": [
            {"seat": decision.seat, "word": decision.word, "options": decision.keys if decision.seat == seat else []}
            for decision in match.open
        ],
    }


def _ids(t: Tournament, where: int) -> list[str]:
    return [t.kinds[card].id for card in t.zones[where]]


def _seen(t: Tournament, where: int, seat: int | None) -> dict[str, Any]:
    """A pile, top first, of which a seat knows some cards or none."""
    pile = t.zones[where]
    known = [t.kinds[card].id if t.sees(seat, card) else None for card in reversed(pile)]
    return {"count": len(pile), "known": known if any(known) else []}


def _held(t: Tournament, where: int, seat: int | None) -> list[str | None] | int:
    """A hand or the like: by name what the seat sees, else how many."""
    pile = t.zones[where]
    if not any(t.sees(seat, card) for card in pile):
        return len(pile) if pile or not _mine(t, where, seat) else []
    return [t.kinds[card].id if t.sees(seat, card) else None for card in pile]


def _mine(t: Tournament, where: int, seat: int | None) -> bool:
    return seat is not None and bool(t.sight[where] >> seat & 1)


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


def _player(t: Tournament, player: int, seat: int | None) -> dict[str, Any]:
    chosen = t.token_choices[player] if t.token_choices else ()
    return {
        "crystals": t.crystals[player],
        "gauge": t.gauge[player],
        "reserve": _tokens(t.in_reserve(player)),
        "reserve_limit": t.reserve_limit(player),
        "bonus_used": t.bonuses[player],
        "die": _die(t.die[player]),
        "in_play": [_card(t, card) for card in t.play(player)],
        "hand": _held(t, zone(player, HAND), seat),
        "library": {
            "2": _held(t, zone(player, LIBRARY_2), seat),
            "3": _held(t, zone(player, LIBRARY_3), seat),
        },
        "pack": _held(t, zone(player, PACK), seat),
        "kept": _held(t, zone(player, KEPT), seat),
        "looked": _held(t, zone(player, LOOKED), seat),
        "token": t.tokens[player] or None,
        "token_choices": list(chosen),
        "token_used": bool(t.used >> player & 1),
        "grave_used": bool(t.graves >> player & 1),
        "destiny": t.destiny[player],
    }


def _card(t: Tournament, card: int) -> dict[str, Any]:
    told: dict[str, Any] = {"id": t.kinds[card].id, "turned": bool(t.turned >> card & 1)}
    if card in t.stored:
        told["energy"] = _tokens(t.stored[card])
    if t.traps >> card & 1:
        told["trap"] = True
    if card in t.bolts:
        told["deadbolt"] = True
    if card in t.mimics:
        told["mimics"] = t.kinds[t.mimics[card]].id
    return told

"""What a seat may know, as plain JSON: its own hand and discard pile, of the others' only how many and the top card."""

from __future__ import annotations

from typing import Any

from talia.games.ostium.rules.clash import SOLO, Clash
from talia.games.ostium.rules.layout import (
    DISMISSED,
    FIELD,
    FIELD_PLACES,
    HAND,
    PLACES,
    PRIMALS,
    REMOVED,
    SOVEREIGN_DECK,
    SOVEREIGN_PLACES,
    SOVEREIGNS,
    WARRIOR_DECK,
    zone,
)
from talia.kernel.match import Match
from talia.kernel.sight import among
from talia.kernel.views import decisions, header


def view(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole table as that seat sees it. Any: it is JSON."""
    clash = match.state
    assert isinstance(clash, Clash)

    def one(number: int) -> str | None:
        return clash.kinds[clash.zones[number][-1]].id if clash.zones[number] else None

    return {
        **header(match, seat),
        "mode": clash.arena.mode,
        "round": clash.round,
        "turn": clash.turn,
        "active": clash.active,
        "phase": clash.phase,
        "crystals": clash.crystals,
        "players": [_side(clash, side, seat) for side in range(clash.sides)],
        "field": {
            "warriors": [one(number) for number in range(FIELD, FIELD + FIELD_PLACES)],
            "warrior_deck": len(clash.zones[WARRIOR_DECK]),
            "dismissed": [clash.kinds[card].id for card in reversed(clash.zones[DISMISSED])],
            "sovereigns": [one(number) for number in range(SOVEREIGNS, SOVEREIGNS + SOVEREIGN_PLACES)],
            "sovereign_deck": len(clash.zones[SOVEREIGN_DECK]),
            "primals": len(clash.zones[PRIMALS]),
        },
        "removed": len(clash.zones[REMOVED]),
        "attack": {"bonus": list(clash.bonus), "rallied": clash.rallied, "charged": clash.charged},
        "decisions": decisions(match, seat),
    }


def _side(clash: Clash, side: int, seat: int | None) -> dict[str, Any]:
    def ids(cards: list[int]) -> list[str]:
        return [clash.kinds[card].id for card in cards]

    mine = side == seat
    hand = zone(side, HAND)
    discard = ids(clash.discard(side)[::-1])
    spots = {}
    for slot, name in enumerate(PLACES):
        card = clash.at(side, slot)
        spots[name] = None if card < 0 else {"id": clash.kinds[card].id, "lies": clash.lies(side, slot)}
    return {
        "virtual": clash.arena.mode == SOLO and side == 1,
        "out": bool(clash.out >> side & 1),
        "gates": clash.gates[3 * side : 3 * side + 3],
        "places": spots,
        "hand": ids(clash.zones[hand]) if among(clash.sight[hand], seat) else len(clash.zones[hand]),
        "deck": len(clash.deck(side)),
        "discard": discard if mine else {"count": len(discard), "top": discard[0] if discard else None},
    }

"""What a seat may know, as plain JSON. Decks are counts; everything else at this table lies open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.rules import ally, hidden_sides, pulse, turn_order
from talia.games.aeons_end.rules.attached import under
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN, SIGIL
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE
from talia.games.aeons_end.rules.layout import (
    ASIDE,
    DECK,
    DESTROYED,
    DISCARD,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PLAYED,
    TURN_DECK,
    TURN_DISCARD,
)
from talia.games.aeons_end.rules.marks import told as told_marks
from talia.kernel.match import Match
from talia.kernel.sight import among
from talia.kernel.views import decisions, header


def view(match: Match, seat: int | None) -> dict[str, Any]:
    """The whole table as that seat sees it. Any: it is JSON."""
    battle = match.state
    assert isinstance(battle, Battle)
    table = battle.table

    def ids(cards: list[int]) -> list[str]:
        return [battle.kinds[card].id for card in reversed(cards)]

    def declared(zones: Iterable[Zone]) -> dict[str, list[str] | int]:
        return {zone.id: ids(battle.pile(zone)) if among(zone.seen, seat) else len(battle.pile(zone)) for zone in zones}

    stands = table.ally
    marks, tokens = told_marks(battle), turn_order.holders(battle)
    return {
        **header(match, seat),
        "round": battle.round,
        "turn": battle.turn,
        "active": None if battle.active < 0 else battle.active,
        "phase": battle.phase,
        "difficulty": table.difficulty,
        **({"without": list(table.without)} if table.without else {}),
        "gravehold": {"life": battle.gravehold, "full": table.full_gravehold},
        **(
            {stands.id: {"charges": ally.charges(battle, stands), "full": stands.charges}} if stands is not None else {}
        ),
        "nemesis": {
            "id": table.nemesis.id,
            "life": None if table.nemesis.lifeless else battle.nemesis_life,
            "full": None if table.nemesis.lifeless else table.full_nemesis,
            "tokens": battle.tokens,
            "tier": battle.tier(),
            "deck": len(battle.zones[NEMESIS_DECK]),
            "crew": 0,
            "crew_discard": [],
            **declared(table.nemesis.brings()),
            **(table.nemesis.own.tells(battle) if table.nemesis.own is not None else {}),
            "discard": ids(battle.zones[NEMESIS_DISCARD]),
            "in_play": [_in_play(battle, card) for card in battle.zones[IN_PLAY]],
            **_changed(battle, seat),
        },
        "aside": ids(battle.zones[ASIDE]),
        "destroyed": ids(battle.zones[DESTROYED]),
        "turn_order": {
            "deck": len(battle.zones[TURN_DECK]),
            "discard": ids(battle.zones[TURN_DISCARD]),
            **({"tokens": tokens} if tokens else {}),
        },
        "market": [
            {"id": pile.card.id, "cost": pile.cost, "left": len(battle.zones[pile.zone])} for pile in table.market
        ],
        **({"zones": declared(table.box_zones)} if table.box_zones else {}),
        **({"marks": marks} if marks else {}),
        "players": [_player(battle, each) for each in battle.everyone()],
        "decisions": decisions(match, seat),
    }


def _in_play(battle: Battle, card: int) -> dict[str, Any]:
    kind = battle.kinds[card]
    told: dict[str, Any] = {"id": kind.id, "life" if kind.life else "tokens": battle.counts[card]}
    if kind.crew is not None and kind.crew.hidden and hidden_sides.turned(battle, card):
        told["turned"] = True
    if battle.on_cards:
        shields, silenced = battle.tokens_on(card, SHIELD), battle.tokens_on(card, SILENCE)
        told |= {"shields": shields} if shields else {}
        told |= {"silenced": True} if silenced else {}
    return told


def _changed(battle: Battle, seat: int | None) -> dict[str, Any]:
    """Which of the cards that a seat sees have evolved or have stickers on them."""
    kinds = battle.kinds
    found = [
        {"id": kinds[card].id, "was": first.id, "stickers": count}
        for card, first, count in battle.changed
        if battle.sees(seat, card)
    ]
    return {"changed": found} if found else {}


def _player(battle: Battle, seat: int) -> dict[str, Any]:
    def ids(cards: list[int]) -> list[str]:
        return [battle.kinds[card].id for card in cards]

    mine = battle.active == seat
    tokens = pulse.held(battle, seat)
    return {
        "mage": battle.table.mages[seat].id,
        "life": battle.life[seat],
        "full": battle.table.full_life,
        "exhausted": battle.exhausted(seat),
        "charges": battle.charges[seat],
        "charges_needed": battle.table.mages[seat].charges,
        "trophies": battle.trophies[seat],
        **({"pulse": tokens} if tokens else {}),
        "aether": battle.aether if mine else 0,
        "purses": [list(purse) for purse in battle.purses] if mine else [],
        "hand": ids(battle.hand(seat)),
        "deck": len(battle.zone(seat, DECK)),
        "discard": ids(battle.zone(seat, DISCARD)[::-1]),
        "played": ids(battle.zone(seat, PLAYED)),
        "breaches": [_breach(battle, seat, breach) for breach in range(4)],
    }


def _breach(battle: Battle, seat: int, breach: int) -> dict[str, Any]:
    stage = battle.stages[4 * seat + breach]
    state = {OPEN: "open", SIGIL: "sigil", GONE: "gone"}.get(stage, "closed")
    closed, make = stage < OPEN, battle.make(seat, breach)
    relic = under(battle, seat, breach)
    return {
        "breach": ROMAN[breach],
        "state": state,
        "stage": stage if closed else None,
        "focused": bool(battle.focused >> (4 * seat + breach) & 1),
        "focus": make.focus if closed else None,
        "open": make.open[stage] if closed else None,
        "bonus": make.adds(stage),
        "prepped": [battle.kinds[card].id for card in battle.occupants(seat, breach)],
        **({"attached": battle.kinds[relic].id} if relic >= 0 else {}),
    }

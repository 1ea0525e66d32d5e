"""Laying out positions: a battle at any moment, told as plain data (or a TOML file), checked with clear reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card
from talia.games.aeons_end.cards.edition import EASIER, STANDARD, TOKENS
from talia.games.aeons_end.rules import hidden_sides
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.closed import CLOSED
from talia.games.aeons_end.rules.layout import DESTROYED, IN_PLAY, TURN_DECK, TURN_DISCARD
from talia.games.aeons_end.rules.turn_order import X_HOLDER
from talia.games.aeons_end.rules.turns import MAIN_PHASE
from talia.games.aeons_end.set_up import ally, stopping
from talia.games.aeons_end.set_up.changes import lay_changes, read_changes
from talia.games.aeons_end.set_up.foes import check_copies, lay_numbers, lay_sides, read_foes
from talia.games.aeons_end.set_up.marks import lay_marks
from talia.games.aeons_end.set_up.numbering import renumber
from talia.games.aeons_end.set_up.reading import (
    NEMESIS_CARDS,
    NEMESIS_KEYS,
    PLAYER_CARDS,
    PLAYER_KEYS,
    TURN_ORDER_KEYS,
    PositionReader,
    top_keys,
)
from talia.games.aeons_end.set_up.setup import LEVELS, RULES, lay_table
from talia.games.aeons_end.set_up.sheets import lay_sheet, lay_turn, read_piles, read_treasures
from talia.kernel.chance import Seed
from talia.kernel.names import slug_of
from talia.kernel.positions import fail

# Any, all through this file: a position is written by people, and reading it is what checks its types.


def lay_out(box: Box, position: Mapping[str, Any], seed: Seed, rules: int = RULES) -> Battle:
    """The battle that a position tells, stopped where it says, and its choices made."""
    read = PositionReader(box)
    top = read.table(position, top_keys(box), "position")
    players = read.row(top.get("players", [{}]), "players")
    if not 1 <= len(players) <= 4:
        raise fail("players", "position-players", count=len(players))
    sheets = [read.table(sheet, PLAYER_KEYS, f"players[{n}]") for n, sheet in enumerate(players)]
    mages = read.mages(sheets)
    level = read.one_of(top.get("difficulty", "normal"), list(LEVELS), "difficulty")
    foe = read.table(top.get("nemesis", {}), NEMESIS_KEYS, "nemesis")
    nemesis = read.nemesis(foe)
    market = read.market(top.get("market"), nemesis, 99 if "numbers" in top else 0)
    for seat, sheet in enumerate(sheets):
        read_piles(read, seat, sheet, mages[seat])
    in_play = read_foes(read, top, foe, nemesis)
    read.pile(top.get("destroyed", []), (*PLAYER_CARDS, *NEMESIS_CARDS), DESTROYED, "destroyed")
    check_copies(read, nemesis)
    cards = read.cards
    battle = lay_table(
        box,
        nemesis=nemesis,
        mages=mages,
        market=[card for card, _ in market],
        left={card.id: count for card, count in market},
        difficulty=level,
        variant=_variant(read, top, len(mages)),
        life=_full_life(read, top, LEVELS[level].life, len(mages)),
        deck=[],
        extra=[*(card for card, _ in cards), *(card for card, _ in read.declared)],
        curses=_curses(read, top),
        beside=[*read_treasures(read, top, sheets), *ally.read(read, top)],
        ally=ally.told_of(box, top),
        chapter=read.number(top.get("chapter", 0), 0, 99, "chapter"),
        seed=seed,
        rules=rules,
        without=_without(read, top),
        expedition=read.flag(top.get("expedition", False), "expedition"),
    )
    if "chance" in top:
        battle.chance = read.chance(top["chance"], "chance")
    first = len(battle.kinds) - len(cards) - len(read.declared)
    for number, (_, to) in enumerate(cards):
        battle.put(first + number, to)
    for number, (_, place) in enumerate(read.declared):
        battle.put(first + len(cards) + number, battle.number(place))
    for card, told in zip(battle.zones[IN_PLAY], in_play):
        battle.counts[card] = told.count
    _supply(battle, {card.id: count for card, count in market}, whole="numbers" not in top)
    unbegun = top.get("turn") == 0
    _turn_cards(read, battle, top.get("turn_order", {}), unbegun)
    if "numbers" in top:
        renumber(read, battle, top["numbers"])
    for card, told in zip(battle.zones[IN_PLAY], in_play):
        for sort, n in told.tokens:
            battle.set_tokens_on(card, sort, n)
    if hidden_sides.has_any(battle) and not unbegun:
        lay_sides(read, battle, in_play)
    present = [card.id for card, _ in read.places if card.sort in NEMESIS_CARDS]
    lay_changes(battle, box, read_changes(read, box, foe.get("changed", {}), present, "nemesis.changed"))
    lay_numbers(read, battle, top, foe)
    lay_marks(read, battle, top.get("marks", {}), whole="chance" in top)
    ally.lay(read, battle, top)
    for seat, sheet in enumerate(sheets):
        lay_sheet(read, battle, seat, sheet)
    _begin(read, battle, top)
    return battle


def _curses(read: PositionReader, top: Mapping[str, Any]) -> list[Card]:
    """What is in the curse deck: what is told, else all that no player has."""
    known = [card for card, copies in read.box.curses for _ in range(copies)]
    if "curses" in top:
        told = read.row(top["curses"], "curses")
        found = [read.card(name, PLAYER_CARDS, f"curses[{number}]") for number, name in enumerate(told)]
        for number, card in enumerate(found):
            if card not in known:
                raise fail(f"curses[{number}]", "position-wrong-card", name=card.name)
        return found[::-1]
    for card, _ in read.cards:
        if card in known:
            known.remove(card)
    return known


def _without(read: PositionReader, top: Mapping[str, Any]) -> list[str]:
    """The rules that have not opened yet, in the order in which they are usually told."""
    told = read.row(top.get("without", []), "without")
    named = [read.one_of(name, CLOSED, f"without[{number}]") for number, name in enumerate(told)]
    return [rule for rule in CLOSED if rule in named]


def _variant(read: PositionReader, top: Mapping[str, Any], players: int) -> str:
    possible = read.box.edition.turn_orders
    variant = read.one_of(top.get("turn_order_variant", possible[0]), possible, "turn_order_variant")
    if variant == EASIER and players in (2, 3):
        raise fail("turn_order_variant", "position-easier", players=players)
    return variant


def _full_life(read: PositionReader, top: Mapping[str, Any], usual: int, players: int) -> int:
    """The life players begin with, which they never exceed; a player alone may have chosen 12 or 15."""
    life = read.number(top.get("full_life", usual), 1, 99, "full_life")
    possible = sorted({usual, 12, 15}) if players == 1 else [usual]
    if life not in possible:
        raise fail("full_life", "position-not-one-of", value=str(life), possible=possible)
    return life


def _supply(battle: Battle, left: Mapping[str, int], whole: bool) -> None:
    """Take the cards that a pile no longer has out of the game.

    A position that tells the numbers of all cards (not `whole`) tells where each of them is, and there are no others.
    """
    for pile in battle.table.market:
        cards = battle.zones[pile.zone]
        while len(cards) > left.get(pile.card.id, len(cards)):
            if whole:
                battle.move(cards[-1], DESTROYED)
            else:
                cards.pop()


def _turn_cards(read: PositionReader, battle: Battle, told: Any, unbegun: bool) -> None:
    """Turn order cards by name: `player 1`, `nemesis`, `wild`, `pair 1 2`. What is not told stays in the deck."""
    table = read.table(told, TURN_ORDER_KEYS, "turn_order")
    free = battle.zones[TURN_DECK][:]
    chosen: dict[str, list[int]] = {"deck": [], "discard": []}
    for name in ("discard", "deck"):
        for number, value in enumerate(read.row(table.get(name, []), f"turn_order.{name}")):
            id = f"turn-{slug_of(value).removeprefix('turn-')}"
            found = next((card for card in free if battle.kinds[card].id == id), None)
            if found is None:
                where = f"turn_order.{name}[{number}]"
                raise fail(where, "position-turn-cards", players=battle.players, name=str(value))
            free.remove(found)
            chosen[name].append(found)
    for card in reversed(chosen["discard"]):
        battle.move(card, TURN_DISCARD)
    if "deck" in table:
        for card in free:
            battle.move(card, TURN_DISCARD, bottom=True)
        for card in reversed(chosen["deck"]):
            battle.move(card, TURN_DECK)
    else:
        battle.shuffle(TURN_DECK)
    tokens = table.get("tokens", [])
    if battle.table.turn_order == TOKENS and battle.players == 3:
        if tokens or not unbegun:
            _x_token(read, battle, tokens)
    else:
        _pair_tokens(read, battle, tokens)


def _pair_tokens(read: PositionReader, battle: Battle, told: Any) -> None:
    """Who holds the token of a pair, in the easier turn order of four players: `player 2`."""
    pairs = list(battle.pairs)
    names = [f"player-{number}" for number in range(1, 5)]
    in_pairs = battle.table.turn_order != STANDARD and battle.players == 4
    for number, value in enumerate(read.row(told, "turn_order.tokens")):
        name = slug_of(value)
        seat = names.index(name) if name in names else -1
        if not in_pairs or seat < 0 or pairs[seat // 2] >= 0:
            raise fail(f"turn_order.tokens[{number}]", "position-pair-token", name=str(value))
        pairs[seat // 2] = seat
    battle.pairs = (pairs[0], pairs[1])


def _x_token(read: PositionReader, battle: Battle, told: Any) -> None:
    """Who holds the X token of three players: `player 2`. When nothing is said, the first player."""
    names = [f"player-{number}" for number in range(1, 4)]
    holders = read.row(told, "turn_order.tokens") or names[:1]
    for number, value in enumerate(holders):
        if number or slug_of(value) not in names:
            raise fail(f"turn_order.tokens[{number}]", "position-x-token", name=str(value))
    battle.set_mark(X_HOLDER, names.index(slug_of(holders[0])) + 1)


def _begin(read: PositionReader, battle: Battle, top: Mapping[str, Any]) -> None:
    """Whose turn it is and which phase; aether belongs to the acting player."""
    phase = read.one_of(top.get("phase", MAIN_PHASE), stopping.POSITION_PHASES, "phase")
    of_players = phase != stopping.BETWEEN_TURNS and not stopping.is_nemesis_phase(phase)
    active = read.number(top.get("active", 0), 0 if of_players else -1, battle.players - 1, "active")
    battle.turn = read.number(top.get("turn", 1), 0 if phase == stopping.BETWEEN_TURNS else 1, 99999, "turn")
    lay_turn(read, battle, top.get("players", [{}]), active if of_players else -1)
    if battle.players > 1 and not any(battle.life):
        raise fail("players", "position-exhausted-all")
    own = battle.table.nemesis.own
    goes_on = battle.table.edition.spent_at_turn_end and phase != stopping.BETWEEN_TURNS
    if (battle.beaten() and not goes_on) or (own is not None and battle.table.rules > 4 and own.lost(battle)):
        raise fail("nemesis", "position-over")
    battle.reveals = 0
    battle.events = []
    begun = read.flag(top.get("casting_begun", False), "casting_begun")
    stopping.begin(battle, phase, active, begun, read.flag(top.get("run_on", False), "run_on"))
    stopping.answer(read, battle, top.get("choices", []))

"""Positions: a battle at any moment, told as plain data (or a TOML file), checked with clear reasons."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.rules import turn_order
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, ROMAN, SIGIL
from talia.games.aeons_end.rules.layout import (
    BREACH,
    CREW_DECK,
    CREW_DISCARD,
    DECK,
    DESTROYED,
    DISCARD,
    HAND,
    IN_PLAY,
    NEMESIS_DECK,
    NEMESIS_DISCARD,
    PILES,
    PLAYED,
    TURN_DECK,
    TURN_DISCARD,
    zone,
)
from talia.games.aeons_end.rules.turns import (
    MAIN_PHASE,
    PHASES,
    begin_nemesis_turn,
    begin_player_turn,
)
from talia.games.aeons_end.set_up.setup import LEVELS, RULES, lay_table
from talia.games.aeons_end.set_up.stock import SUPPLY, stock_of, usual_deck
from talia.kernel.chance import Seed
from talia.kernel.names import slug
from talia.kernel.positions import Reader, fail
from talia.kernel.voice import Arg, Name

# Any, all through this file: a position is written by people, and reading it is what checks its types.

TOP_KEYS = (
    "active",
    "phase",
    "gravehold",
    "difficulty",
    "turn_order_variant",
    "players",
    "nemesis",
    "turn_order",
    "market",
    "destroyed",
    "round",
)
PLAYER_KEYS = ("mage", "life", "charges", "aether", "hand", "deck", "discard", "played", "breaches", "trophies")
NEMESIS_KEYS = ("name", "life", "tokens", "in_play", "deck", "discard", "crew", "crew_discard")
BREACH_KEYS = ("open", "sigil", "gone", "stage", "focused", "prepped")
NEMESIS_ZONES = (IN_PLAY, NEMESIS_DECK, NEMESIS_DISCARD, CREW_DECK, CREW_DISCARD)
PLAYER_CARDS = (Sort.GEM, Sort.RELIC, Sort.SPELL)
NEMESIS_CARDS = (Sort.ATTACK, Sort.MINION, Sort.POWER)


class _Reader(Reader):
    """Reads a position piece by piece. `cards` collects the player and nemesis cards it names, and where each goes."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.named = {slug(card.id): card for card in box.by_id.values()}
        self.cards: list[tuple[Card, int]] = []

    def card(self, value: Any, sorts: Sequence[Sort], where: str) -> Card:
        if not isinstance(value, str):
            raise fail(where, "position-wrong-type", expected=Name("type-card"))
        card = self.named.get(slug(value))
        if card is None:
            like = difflib.get_close_matches(slug(value), list(self.named), n=1)
            hint: Arg = self.named[like[0]].name if like else "none"
            raise fail(where, "position-unknown-card", name=value, like=hint)
        if card.sort not in sorts:
            raise fail(where, "position-wrong-card", name=card.name)
        return card

    def pile(self, value: Any, sorts: Sequence[Sort], to: int, where: str) -> list[Card]:
        """A pile told from the top; it is put into its zone from the bottom."""
        cards = [self.card(name, sorts, f"{where}[{number}]") for number, name in enumerate(self.row(value, where))]
        self.cards += [(card, to) for card in reversed(cards)]
        return cards


def lay_out(box: Box, position: Mapping[str, Any], seed: Seed, rules: int = RULES) -> Battle:
    """The battle that a position tells, run up to its first decision."""
    read = _Reader(box)
    top = read.table(position, TOP_KEYS, "position")
    players = read.row(top.get("players", [{}]), "players")
    if not 1 <= len(players) <= 4:
        raise fail("players", "position-players", count=len(players))
    sheets = [read.table(sheet, PLAYER_KEYS, f"players[{n}]") for n, sheet in enumerate(players)]
    mages = _mages(read, sheets)
    level = read.one_of(top.get("difficulty", "normal"), list(LEVELS), "difficulty")
    variant = read.one_of(
        top.get("turn_order_variant", turn_order.STANDARD),
        (turn_order.STANDARD, turn_order.EASIER),
        "turn_order_variant",
    )
    if variant == turn_order.EASIER and len(mages) in (2, 3):
        raise fail("turn_order_variant", "position-easier", players=len(mages))
    foe = read.table(top.get("nemesis", {}), NEMESIS_KEYS, "nemesis")
    nemesis = _nemesis(read, foe)
    market = _market(read, top.get("market"))
    for seat, sheet in enumerate(sheets):
        _piles(read, seat, sheet, mages[seat])
    in_play = _foes(read, foe, nemesis, len(mages))
    read.pile(top.get("destroyed", []), PLAYER_CARDS, DESTROYED, "destroyed")
    cards = read.cards
    b = lay_table(
        box,
        nemesis=nemesis,
        mages=mages,
        market=[card for card, _ in market],
        difficulty=level,
        variant=variant,
        life=LEVELS[level].life,
        deck=[],
        extra=[card for card, _ in cards],
        seed=seed,
        rules=rules,
    )
    first = len(b.kinds) - len(cards)
    for number, (_, to) in enumerate(cards):
        b.put(first + number, to)
    _supply(b, {card.id: count for card, count in market})
    for card, count in zip(b.zones[IN_PLAY], in_play):
        b.counts[card] = count
    _numbers(read, b, top, foe)
    for seat, sheet in enumerate(sheets):
        _sheet(read, b, seat, sheet)
    _turn_cards(read, b, top.get("turn_order", {}))
    _begin(read, b, top)
    return b


def _mages(read: _Reader, sheets: Sequence[Mapping[str, Any]]) -> list[Mage]:
    named: list[Mage | None] = []
    for number, sheet in enumerate(sheets):
        name = sheet.get("mage")
        mage = None
        if name is not None:
            mage = read.box.mage(slug(str(name)))
            if mage is None:
                possible = [each.id for each in read.box.mages]
                raise fail(f"players[{number}].mage", "position-unknown-mage", name=str(name), possible=possible)
            if mage in named:
                raise fail(f"players[{number}].mage", "position-mage-twice", mage=mage.name)
        named.append(mage)
    free = [mage for mage in read.box.mages if mage not in named]
    found = []
    for number, mage in enumerate(named):
        if mage is None:
            if not free:
                raise fail(f"players[{number}].mage", "position-unknown-mage", name="", possible=[])
            mage = free.pop(0)
        found.append(mage)
    return found


def _nemesis(read: _Reader, foe: Mapping[str, Any]) -> Nemesis:
    nemeses = read.box.nemeses
    if "name" not in foe:
        return nemeses[0]
    nemesis = read.box.nemesis(slug(str(foe["name"])))
    if nemesis is None:
        possible = [each.id for each in nemeses]
        raise fail("nemesis.name", "position-unknown-nemesis", name=str(foe["name"]), possible=possible)
    return nemesis


def _market(read: _Reader, value: Any) -> list[tuple[Card, int]]:
    if value is None:
        ids = next(iter(read.box.markets.values()))
        return [(read.box.by_id[id], SUPPLY[read.box.by_id[id].sort]) for id in ids]
    if not isinstance(value, Mapping):
        raise fail("market", "position-wrong-type", expected=Name("type-table"))
    if len(value) > PILES:
        raise fail("market", "position-market", count=len(value))
    found: list[tuple[Card, int]] = []
    for name, count in value.items():
        card = read.card(name, PLAYER_CARDS, "market")
        if card.starter or any(card is other for other, _ in found):
            raise fail("market", "position-wrong-card", name=card.name)
        if read.number(count, 0, 99, f"market.{name}") > SUPPLY[card.sort]:
            raise fail(f"market.{name}", "position-supply", name=card.name, most=SUPPLY[card.sort])
        found.append((card, count))
    return found


def _piles(read: _Reader, seat: int, sheet: Mapping[str, Any], mage: Mage) -> None:
    """A player's cards. A hand or deck that nothing is said of is the one the mage starts with."""
    where = f"players[{seat}]"
    for name, offset in (("hand", HAND), ("deck", DECK), ("discard", DISCARD), ("played", PLAYED)):
        usual = {"hand": mage.hand, "deck": mage.deck}.get(name, ())
        sorts = (Sort.GEM, Sort.RELIC) if name == "played" else PLAYER_CARDS
        cards = sheet.get(name, list(usual))
        if name in ("hand", "played"):
            cards = list(reversed(read.row(cards, f"{where}.{name}")))
        read.pile(cards, sorts, zone(seat, offset), f"{where}.{name}")
    breaches = sheet.get("breaches", {})
    read.table(breaches, ROMAN, f"{where}.breaches")
    for breach, roman in enumerate(ROMAN):
        there = read.table(breaches.get(roman, {}), BREACH_KEYS, f"{where}.breaches.{roman}")
        spells = read.pile(
            there.get("prepped", []), (Sort.SPELL,), zone(seat, BREACH + breach), f"{where}.breaches.{roman}"
        )
        if not _fit(spells):
            raise fail(f"{where}.breaches.{roman}", "position-no-room", breach=roman)


def _fit(spells: Sequence[Card]) -> bool:
    """Whether these spells can lie on one breach together: one, two with Link, or a host and its guest."""
    if len(spells) < 2:
        return True
    if len(spells) > 2 or any(spell.spans for spell in spells):
        return False
    one, other = spells
    return (one.link and other.link) or one.host == other.id or other.host == one.id


def _foes(read: _Reader, foe: Mapping[str, Any], nemesis: Nemesis, players: int) -> list[int]:
    """The nemesis' cards. The deck, when nothing is said of it, is what is left of all cards of its own, by tier."""
    counts: list[int] = []
    usual = [card.id for card in nemesis.crew[:2]]
    for number, entry in enumerate(read.row(foe.get("in_play", usual), "nemesis.in_play")):
        where = f"nemesis.in_play[{number}]"
        told = read.table(entry if isinstance(entry, Mapping) else {"name": entry}, ("name", "life", "tokens"), where)
        card = read.card(told.get("name"), (Sort.MINION, Sort.POWER), where)
        full = card.life or card.tokens
        name = "life" if card.life else "tokens"
        if ("tokens" if card.life else "life") in told:
            raise fail(where, "position-unknown-key", name="tokens" if card.life else "life", possible=["name", name])
        counts.append(read.number(told.get(name, full), 1, full, f"{where}.{name}"))
        read.cards.append((card, IN_PLAY))
    discard = read.pile(foe.get("discard", []), NEMESIS_CARDS, NEMESIS_DISCARD, "nemesis.discard")
    if "deck" in foe:
        read.pile(foe["deck"], NEMESIS_CARDS, NEMESIS_DECK, "nemesis.deck")
    else:
        gone = {card.id for card in discard} | {card.id for card, to in read.cards if to == IN_PLAY}
        ids = usual_deck(stock_of(read.box).nemeses[nemesis.id], read.box.by_id, gone)
        read.pile(ids, NEMESIS_CARDS, NEMESIS_DECK, "nemesis.deck")
    _crew(read, foe, nemesis)
    named = [card for card, to in read.cards if to in NEMESIS_ZONES]
    for card in named:
        if named.count(card) > 1:
            raise fail("nemesis", "position-copies", name=card.name)
        if card not in (*nemesis.cards, *nemesis.crew, *read.box.basics):
            raise fail("nemesis", "position-wrong-card", name=card.name)
    return counts


def _crew(read: _Reader, foe: Mapping[str, Any], nemesis: Nemesis) -> None:
    """Cards kept beside the deck. Those that nothing is said of are still in their deck."""
    gone = {card for card, to in read.cards if to == IN_PLAY}
    gone |= set(read.pile(foe.get("crew_discard", []), (Sort.MINION,), CREW_DISCARD, "nemesis.crew_discard"))
    usual = [card.id for card in nemesis.crew if card not in gone]
    deck = read.pile(foe.get("crew", usual), (Sort.MINION,), CREW_DECK, "nemesis.crew")
    for card in (*deck, *(card for card, to in read.cards if to == CREW_DISCARD)):
        if card not in nemesis.crew:
            raise fail("nemesis.crew", "position-wrong-card", name=card.name)


def _supply(battle: Battle, left: Mapping[str, int]) -> None:
    """Take the cards that a pile no longer has out of the game."""
    for pile in battle.table.market:
        while len(battle.zones[pile.zone]) > left[pile.card.id]:
            battle.move(battle.zones[pile.zone][-1], DESTROYED)


def _numbers(read: _Reader, battle: Battle, top: Mapping[str, Any], foe: Mapping[str, Any]) -> None:
    table = battle.table
    battle.gravehold = read.number(top.get("gravehold", table.full_gravehold), 1, table.full_gravehold, "gravehold")
    battle.round = read.number(top.get("round", 1), 1, 9999, "round")
    battle.nemesis_life = read.number(foe.get("life", table.full_nemesis), 1, table.full_nemesis, "nemesis.life")
    least = 1 if table.nemesis.no_tokens is not None else table.nemesis.tokens.least
    tokens = table.nemesis.tokens
    battle.tokens = read.number(foe.get("tokens", tokens.start), least, tokens.most, "nemesis.tokens")


def _sheet(read: _Reader, battle: Battle, seat: int, sheet: Mapping[str, Any]) -> None:
    where = f"players[{seat}]"
    mage = battle.table.mages[seat]
    full = battle.table.full_life
    battle.life[seat] = read.number(sheet.get("life", full), 0, full, f"{where}.life")
    battle.charges[seat] = read.number(sheet.get("charges", 0), 0, mage.charges, f"{where}.charges")
    battle.trophies[seat] = read.number(sheet.get("trophies", 0), 0, 99, f"{where}.trophies")
    for breach, roman in enumerate(ROMAN):
        there = sheet.get("breaches", {}).get(roman)
        if there is not None:
            _breach(read, battle, seat, breach, there, f"{where}.breaches.{roman}")
    for breach, roman in enumerate(ROMAN):
        if any(battle.kinds[card].spans for card in battle.zone(seat, BREACH + breach)):
            beside = battle.stages[4 * seat + breach + 1] if breach < 3 else GONE
            if beside == GONE or battle.zone(seat, BREACH + breach + 1):
                raise fail(f"{where}.breaches.{roman}", "position-no-room", breach=ROMAN[min(3, breach + 1)])


def _breach(read: _Reader, battle: Battle, seat: int, breach: int, there: Mapping[str, Any], where: str) -> None:
    spot = 4 * seat + breach
    if battle.stages[spot] == GONE and not there.get("gone", False):
        raise fail(where, "position-no-breach", breach=ROMAN[breach])
    if breach == 0 and (there.get("open") is False or "stage" in there):
        raise fail(where, "position-first-breach")
    states = [name for name in ("open", "sigil", "gone") if name in there and read.flag(there[name], where)]
    if "stage" in there:
        battle.stages[spot] = read.number(there["stage"], 0, 3, f"{where}.stage")
    elif there.get("open") is False and battle.stages[spot] >= OPEN:
        battle.stages[spot] = 0
    if len(states) + ("stage" in there) > 1:
        raise fail(where, "position-unknown-key", name=states[0], possible=list(BREACH_KEYS))
    if states:
        battle.stages[spot] = {"open": OPEN, "sigil": SIGIL, "gone": GONE}[states[0]]
    if read.flag(there.get("focused", False), f"{where}.focused"):
        battle.focused |= 1 << spot
    if there.get("prepped") and battle.stages[spot] == GONE:
        raise fail(where, "position-no-breach", breach=ROMAN[breach])


def _turn_cards(read: _Reader, battle: Battle, told: Any) -> None:
    """Turn order cards by name: `player 1`, `nemesis`, `wild`, `pair 1 2`. What is not told stays in the deck."""
    table = read.table(told, ("deck", "discard"), "turn_order")
    free = battle.zones[TURN_DECK][:]
    chosen: dict[str, list[int]] = {"deck": [], "discard": []}
    for name in ("discard", "deck"):
        for value in read.row(table.get(name, []), f"turn_order.{name}"):
            id = f"turn-{slug(str(value)).replace('turn-', '')}"
            found = next((card for card in free if battle.kinds[card].id == id), None)
            if found is None:
                raise fail(f"turn_order.{name}", "position-turn-cards", players=battle.players, name=str(value))
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


def _begin(read: _Reader, battle: Battle, top: Mapping[str, Any]) -> None:
    """Whose turn it is and which phase; aether belongs to the acting player."""
    phase = read.one_of(top.get("phase", MAIN_PHASE), PHASES, "phase")
    nemesis = phase.startswith("nemesis")
    active = read.number(top.get("active", 0), -1 if nemesis else 0, battle.players - 1, "active")
    for seat, sheet in enumerate(top.get("players", [{}])):
        aether = read.number(sheet.get("aether", 0), 0, 99, f"players[{seat}].aether")
        if aether and (nemesis or seat != active):
            raise fail(f"players[{seat}].aether", "position-range", value=aether, least=0, most=0)
        battle.aether += aether
    if battle.players > 1 and not any(battle.life):
        raise fail("players", "position-exhausted-all")
    if battle.beaten():
        raise fail("nemesis", "position-over")
    battle.turn = 1
    battle.reveals = 0
    battle.events = []
    if nemesis:
        begin_nemesis_turn(battle, phase)
    else:
        battle.phase = phase
        begin_player_turn(battle, active, phase)
    battle.run()

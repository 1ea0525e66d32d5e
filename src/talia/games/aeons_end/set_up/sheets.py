"""A player's part of a position: cards, breaches, aether, and what this turn has left behind."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.mage import Mage
from talia.games.aeons_end.rules.attached import ATTACHED, attaching
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import GONE, OPEN, PLAIN, ROMAN, SIGIL
from talia.games.aeons_end.rules.front import FRONT
from talia.games.aeons_end.rules.gaining import ONTO_DECK, TO_ALLY
from talia.games.aeons_end.rules.layout import BREACH, DECK, DESTROYED, DISCARD, HAND, PLAYED, zone
from talia.games.aeons_end.rules.moments import COUNTED, cast, played, waits_for
from talia.games.aeons_end.rules.pulse import MOST as MOST_PULSE
from talia.games.aeons_end.rules.pulse import PULSE
from talia.games.aeons_end.rules.treasures import OWN, SHARED
from talia.games.aeons_end.rules.wallet import BREACHES, CHARGES, COSTS, GEMS, RELICS, SPELLS, Purses, Wallet
from talia.games.aeons_end.set_up.reading import BREACH_KEYS, HELD, PLAYER_CARDS, PositionReader
from talia.kernel.positions import fail
from talia.kernel.voice import Name

# Any, all through this file: a position is written by people, and reading it is what checks its types.

USES = {"gems": GEMS, "relics": RELICS, "spells": SPELLS, "charges": CHARGES, "breaches": BREACHES, "costs": COSTS}
"""What restricted aether may be spent on."""

REDIRECTS = (ONTO_DECK, TO_ALLY)
PAST = 99
"""The most life that somebody can have where an ally can give more than there was at first."""

STATES = {"open": OPEN, "sigil": SIGIL, "gone": GONE}
THIS_TURN = ("aether", "purses", "wallets", "gained", "redirects", "used", "waiting", "done")
"""What only the player whose turn it is can have."""


def read_piles(read: PositionReader, seat: int, sheet: Mapping[str, Any], mage: Mage) -> None:
    """A player's cards. A hand or deck that nothing is said of is the one the mage starts with."""
    where = f"players[{seat}]"
    for name, offset in (("hand", HAND), ("deck", DECK), ("discard", DISCARD), ("played", PLAYED)):
        usual = {"hand": mage.hand, "deck": mage.deck}.get(name, ())
        from_top = name in ("deck", "discard")
        read.pile(sheet.get(name, list(usual)), HELD[name], zone(seat, offset), f"{where}.{name}", from_top)
    for number, name in enumerate(read.row(sheet.get("front", []), f"{where}.front")):
        card = read.card(name, (Sort.ATTACK,), f"{where}.front[{number}]")
        if card.before is None and not card.marks:
            raise fail(f"{where}.front[{number}]", "position-wrong-card", name=card.name)
        read.declared.append((card, FRONT[seat]))
        read.places.append((card, f"{where}.front[{number}]"))
    breaches = read.table(sheet.get("breaches", {}), ROMAN, f"{where}.breaches")
    for breach, roman in enumerate(ROMAN):
        there = read.table(breaches.get(roman, {}), BREACH_KEYS, f"{where}.breaches.{roman}")
        prepped = f"{where}.breaches.{roman}.prepped"
        spells = read.pile(there.get("prepped", []), (Sort.SPELL,), zone(seat, BREACH + breach), prepped)
        if "attached" in there:
            relic = read.card(there["attached"], (Sort.RELIC,), f"{where}.breaches.{roman}.attached")
            if attaching(relic) is None:
                raise fail(f"{where}.breaches.{roman}.attached", "position-wrong-card", name=relic.name)
            read.declared.append((relic, ATTACHED[seat]))
            read.places.append((relic, f"{where}.breaches.{roman}.attached"))
        many = mage.makes[breach].many and there.get("open", False)
        if not many and not _fit(spells):
            raise fail(prepped, "position-no-room", breach=roman)


def read_treasures(
    read: PositionReader, top: Mapping[str, Any], sheets: Sequence[Mapping[str, Any]]
) -> list[tuple[Card, Zone]]:
    """The treasures beside the players: the group's of level 2, and each player's of level 3."""
    told = [(top.get("treasures", []), SHARED, 2, "treasures")]
    told += [(sheet.get("treasures", []), OWN[n], 3, f"players[{n}].treasures") for n, sheet in enumerate(sheets)]
    found: list[tuple[Card, Zone]] = []
    for names, place, level, where in told:
        for number, name in enumerate(read.row(names, where)):
            card = read.card(name, (Sort.TREASURE,), f"{where}[{number}]")
            if card.level != level:
                raise fail(f"{where}[{number}]", "position-wrong-card", name=card.name)
            if any(card is other for other, _ in found):
                raise fail(f"{where}[{number}]", "position-copies", name=card.name)
            found.append((card, place))
    return found


def _fit(spells: Sequence[Card]) -> bool:
    """Whether these spells can lie on one breach together: one, two with Link, or a host and its guest."""
    if len(spells) < 2:
        return True
    if len(spells) > 2 or any(spell.spans for spell in spells):
        return False
    one, other = spells
    return (one.link and other.link) or one.host == other.id or other.host == one.id


def lay_sheet(read: PositionReader, battle: Battle, seat: int, sheet: Mapping[str, Any]) -> None:
    """A player's numbers and breaches, once the cards lie there."""
    where = f"players[{seat}]"
    mage = battle.table.mages[seat]
    full = battle.table.full_life
    most = PAST if battle.table.ally is not None else full
    battle.life[seat] = read.number(sheet.get("life", full), 0, most, f"{where}.life")
    battle.charges[seat] = read.number(sheet.get("charges", 0), 0, mage.charges, f"{where}.charges")
    if PULSE[seat] in read.box.marks:
        battle.set_mark(PULSE[seat], read.number(sheet.get("pulse", 0), 0, MOST_PULSE, f"{where}.pulse"))
    elif "pulse" in sheet:
        raise fail(f"{where}.pulse", "position-no-pulse")
    battle.trophies[seat] = read.number(sheet.get("trophies", 0), 0, 99, f"{where}.trophies")
    for breach, roman in enumerate(ROMAN):
        there = sheet.get("breaches", {}).get(roman)
        if there is not None:
            _breach(read, battle, seat, breach, there, f"{where}.breaches.{roman}")
    under = [breach for breach, roman in enumerate(ROMAN) if "attached" in sheet.get("breaches", {}).get(roman, {})]
    for breach, card in zip(under, battle.pile(ATTACHED[seat]) if under else ()):
        battle.counts[card] = breach + 1
    for breach, roman in enumerate(ROMAN):
        if any(battle.kinds[card].spans for card in battle.zone(seat, BREACH + breach)):
            beside = battle.stages[4 * seat + breach + 1] if breach < 3 else GONE
            if beside == GONE or battle.zone(seat, BREACH + breach + 1):
                prepped = f"{where}.breaches.{roman}.prepped"
                raise fail(prepped, "position-no-room", breach=ROMAN[min(3, breach + 1)])


def _breach(read: PositionReader, battle: Battle, seat: int, breach: int, there: Mapping[str, Any], where: str) -> None:
    spot = 4 * seat + breach
    if battle.stages[spot] == GONE and not there.get("gone", False):
        raise fail(where, "position-no-breach", breach=ROMAN[breach])
    said = {name: True for name in STATES if name in there and read.flag(there[name], f"{where}.{name}")}
    if "stage" in there:
        said["stage"] = True
    state = read.only_one(said, (*STATES, "stage"), where)
    plain = breach == 0 and battle.make(seat, breach) is PLAIN[0]
    if plain and there.get("open") is False:
        raise fail(f"{where}.open", "position-first-breach")
    if plain and "stage" in there:
        raise fail(f"{where}.stage", "position-first-breach")
    if state == "stage":
        battle.stages[spot] = read.number(there["stage"], 0, 3, f"{where}.stage")
    elif state is not None:
        battle.stages[spot] = STATES[state]
    elif there.get("open") is False and battle.stages[spot] >= OPEN:
        battle.stages[spot] = 0
    if read.flag(there.get("focused", False), f"{where}.focused"):
        battle.focused |= 1 << spot
    for name in ("prepped", "attached"):
        if there.get(name) and battle.stages[spot] == GONE:
            raise fail(f"{where}.{name}", "position-no-breach", breach=ROMAN[breach])


def lay_turn(read: PositionReader, battle: Battle, sheets: Sequence[Mapping[str, Any]], acting: int) -> None:
    """What the acting player has this turn; in a turn of the nemesis (`acting` is -1) nobody has anything."""
    for seat, sheet in enumerate(sheets):
        where = f"players[{seat}]"
        aether = read.number(sheet.get("aether", 0), 0, 99, f"{where}.aether")
        purses = _purses(read, sheet.get("purses", []), f"{where}.purses")
        wallets = [
            _wallet(read, each, f"{where}.wallets[{number}]")
            for number, each in enumerate(read.row(sheet.get("wallets", []), f"{where}.wallets"))
        ]
        gained = [
            read.card(name, PLAYER_CARDS, f"{where}.gained[{number}]").id
            for number, name in enumerate(read.row(sheet.get("gained", []), f"{where}.gained"))
        ]
        redirects = [
            read.one_of(each, REDIRECTS, f"{where}.redirects[{number}]")
            for number, each in enumerate(read.row(sheet.get("redirects", []), f"{where}.redirects"))
        ]
        used = _used(read, battle, seat, sheet.get("used", []), f"{where}.used")
        if seat == acting:
            battle.aether, battle.purses, battle.wallets = aether, purses, tuple(wallets)
            battle.gained, battle.redirects, battle.used = tuple(gained), tuple(redirects), used
            battle.waiting = _waiting(read, battle, seat, sheet.get("waiting", []), f"{where}.waiting")
            if "done" in sheet:
                battle.done = _done(read, battle.players, sheet["done"], f"{where}.done")
            else:
                battle.done = usual_done(battle, seat)
        else:
            for name in THIS_TURN:
                if sheet.get(name):
                    raise fail(f"{where}.{name}", "position-only-active")


def usual_done(battle: Battle, seat: int) -> tuple[str, ...]:
    """What was played this turn, where a card counts it, as what lies before a player says (up to rules 4 it said
    nothing)."""
    reacts = battle.table.reacts
    if battle.table.rules <= 4 or not (COUNTED in reacts or "doubles" in reacts):
        return ()
    kinds = [battle.kinds[card] for card in battle.zone(seat, PLAYED)]
    return tuple(played(kind.id) for kind in kinds if COUNTED in reacts or kind.cost)


def _waiting(read: PositionReader, battle: Battle, seat: int, told: Any, where: str) -> tuple[int, ...]:
    """Cards that wait for the next time something happens: they were played this turn, wherever they are now."""
    found: list[int] = []
    for number, name in enumerate(read.row(told, where)):
        kind = read.card(name, PLAYER_CARDS, f"{where}[{number}]")
        alike = [card for card, each in enumerate(battle.kinds) if each.id == kind.id]
        mine = [card for card in alike if battle.owner(card) == seat]
        mine = mine or [pile[-1] for pile in battle.zones if pile and pile[-1] in alike]  # put back on its supply pile
        if battle.table.rules > 4:  # up to then it was the player's last one
            lying = [card for card in battle.zone(seat, PLAYED) if card in alike]
            gone = [card for card in battle.zones[DESTROYED] if card in alike]
            there = [*lying, *(card for card in (*mine, *gone) if card not in lying)]
            mine = [card for card in there if card not in found][:1] or there[:1]
        if waits_for(kind) is None or not mine:
            raise fail(f"{where}[{number}]", "position-wrong-card", name=kind.name)
        found.append(mine[-1])
    return tuple(found)


def _done(read: PositionReader, players: int, told: Any, where: str) -> tuple[str, ...]:
    """What was played, cast and gained this turn where a card counts it: `played:ID`, `cast:ID`, by another player
    `cast:ID/2`, and `gained:2`."""
    found = []
    seats = [str(number) for number in range(1, players + 1)]
    for number, each in enumerate(read.row(told, where)):
        verb, _, what = str(each).partition(":")
        name, by, seat = what.partition("/")
        place = f"{where}[{number}]"
        if verb == "gained" and what in seats:
            found.append(f"gained:{what}")
        elif verb == "played" and not by:
            found.append(played(read.card(name, (Sort.GEM, Sort.RELIC), place).id))
        elif verb == "cast" and (not by or seat in seats):
            found.append(cast(read.card(name, (Sort.SPELL,), place).id, int(seat) - 1 if by else -1))
        else:
            raise fail(place, "position-not-done", value=str(each))
    return tuple(found)


def _purses(read: PositionReader, told: Any, where: str) -> Purses:
    """Restricted aether: `{ aether = 2, for = ["gems", "relics"] }`."""
    found = []
    for number, each in enumerate(read.row(told, where)):
        purse = read.table(each, ("aether", "for"), f"{where}[{number}]")
        served = 0
        for place, use in enumerate(read.row(purse.get("for", []), f"{where}[{number}].for")):
            served |= USES[read.one_of(use, list(USES), f"{where}[{number}].for[{place}]")]
        if not served:
            raise fail(f"{where}[{number}].for", "position-not-one-of", value="", possible=list(USES))
        found.append((served, read.number(purse.get("aether"), 1, 99, f"{where}[{number}].aether")))
    return tuple(found)


def _wallet(read: PositionReader, told: Any, where: str) -> Wallet:
    wallet = read.table(told, ("aether", "purses"), where)
    aether = read.number(wallet.get("aether", 0), 0, 99, f"{where}.aether")
    return aether, _purses(read, wallet.get("purses", []), f"{where}.purses")


def _used(read: PositionReader, battle: Battle, seat: int, told: Any, where: str) -> tuple[int, ...]:
    """Spells whose once-a-turn effect was used: prepped ones by their names, any card by its number."""
    found: list[int] = []
    for number, each in enumerate(read.row(told, where)):
        place = f"{where}[{number}]"
        if isinstance(each, str):
            kind = read.card(each, (Sort.SPELL,), place)
            alike = [card for card in battle.prepped(seat) if battle.kinds[card].id == kind.id]
            card = next((card for card in alike if card not in found), -1)
            if card < 0 or (battle.kinds[card].once is None and not battle.kinds[card].doubles):
                raise fail(place, "position-not-used", name=kind.name)
        elif isinstance(each, int) and not isinstance(each, bool):
            card = read.number(each, 0, len(battle.kinds) - 1, place)
        else:
            raise fail(place, "position-wrong-type", expected=Name("type-card"))
        found.append(card)
    return tuple(found)

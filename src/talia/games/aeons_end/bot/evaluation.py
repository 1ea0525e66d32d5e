"""Rules of thumb: what a card, a breach and a whole table are worth, in points of damage to the nemesis.

Nothing here knows a card by name, and nothing looks into a deck: what lies face down is known only by its number.
"""

from __future__ import annotations

from functools import cache

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import Zone
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.cards.vocabulary.amounts import Amount, Fixed, MoreIf, PerEach
from talia.games.aeons_end.cards.vocabulary.base import Deed, Either, May, Then, When, walk
from talia.games.aeons_end.cards.vocabulary.curses import CURSES
from talia.games.aeons_end.cards.vocabulary.damage import Deal, Suffers
from talia.games.aeons_end.cards.vocabulary.gains import Draw, GainAether, GainFromSupply
from talia.games.aeons_end.cards.vocabulary.pulse import DealForPulse, GainsPulse, LosesPulse
from talia.games.aeons_end.cards.vocabulary.this_turn import ThisOntoDeck
from talia.games.aeons_end.rules import ally, evolution, pulse
from talia.games.aeons_end.rules.attached import ATTACH, ATTACHED
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.breaches import OPEN
from talia.games.aeons_end.rules.card_tokens import SHIELD, SILENCE
from talia.games.aeons_end.rules.layout import (
    BREACH,
    DESTROYED,
    FIRST_PLAYER,
    IN_PLAY,
    NEMESIS_DECK,
    ZONES_A_PLAYER,
)
from talia.games.aeons_end.rules.scope import Scope

WON, LOST = 1000.0, -1000.0

GRAVEHOLD, GRAVEHOLD_LAST = 0.28, 250.0
LIFE, LIFE_LAST = 0.29, 52.7
TOKEN, TOKEN_LAST = 0.92, 51.3
"""What a point of Gravehold's life, of a player's and a nemesis token are worth; and how dear the last ones are: that
is divided by what is left, so that it pays to spread the losses."""

SHARED = (1.0, 1.0, 1.0, 0.44, 0.25)
"""How dear a player's life is by the number of players: more players have more of it together, Gravehold has not."""

HASTE, CLOAK, TOUGH = 0.87, 4.71, 1.58
"""What a token costs that brings a nemesis' turns on or that softens blows; and what a point of life is worth when
blows are softened."""

REST = 3.0
"""What it is worth that a turn of the nemesis is over for this round."""

GAINED = 2.0
AETHER = 1.43
CHARGE = 0.26
HELD = 0.28
PREPPED = 0.89
"""What a card from the market, aether, a charge, the strength of a card in hand and the damage of a prepped spell are
worth."""

EARMARKED = 0.25
"""What aether is worth that is good for one thing only: less than the card in hand that an ally might discard for it."""

SHIELDED, SILENCED = 1.2, 1.0
"""What a shield of a minion costs, and by its tier, what it is worth that it keeps quiet for a turn."""

ALLYS_CHARGE = 0.8
"""What a charge is worth that an ally has: eight of them are an ability stronger than any mage's."""

BREACH_OPEN = (4.0, 4.0, 5.5, 5.5)
BREACH_SIGIL = 9.0
BREACH_TURN = 0.64
"""What an open breach is worth by number, one of another make, and each quarter that a closed one was turned."""

UNDER_OPEN, UNDER_CLOSED = 3.0, 1.5
"""What a relic under an open breach is worth, and under one that is still to be opened."""

STICKER, FORM = 1.0, 3.0
"""What a sticker on a nemesis card and every form that one has left behind cost: the battles to come will be harder."""

AT_TIMES = 0.4
"""How much of what a card only may do, or does only if something is so, it brings on average."""

PULSE, DRAWN, FREE_CARD = 0.6, 0.8, 2.0
"""What it brings that a card gives a pulse token, lets somebody draw a card, or gain one for nothing."""

CURSED, NO_MATTER = 0.5, 8
"""What a curse costs for every card of the nemesis deck, but for the last so many: it is drawn again and again, each time in
place of something better."""

PLAIN = 1.05
"""The strength of a card that a deck would rather be without: what everybody starts with lies just below."""


# Cards


@cache
def strength(card: Card) -> float:
    """What playing or casting a card once brings: its damage or aether, and something for whatever else it does."""
    spell = card.sort == Sort.SPELL
    deed = card.cast if spell else card.play
    if deed is None:
        return 0.0
    brings, more = _read(deed)
    if brings == 0.0:
        return 0.5 * card.cost + 1.0 if spell else 0.4 * card.cost + 0.5
    for aside in (card.at_casting, card.once, card.when_focusing, card.when_gained, card.shield, card.reaction):
        more += aside is not None
    more += (card.host != "") + card.link
    if card.when_prepped is not None:
        brings += _read(card.when_prepped)[0]
    return brings * (2 if card.echo else 1) + min(1.0, 0.3 * more)


def _read(deed: Deed) -> tuple[float, int]:
    """The damage and aether of a deed, and how many things it does beside."""
    if isinstance(deed, Deal):
        return typical(deed.amount), 0
    if isinstance(deed, GainAether):
        return float(deed.n), 0
    if isinstance(deed, DealForPulse):
        return deed.base + AT_TIMES * (deed.more - PULSE * deed.price), 0
    if isinstance(deed, Draw):
        return DRAWN * deed.n, 0
    if isinstance(deed, GainFromSupply):
        return FREE_CARD, 0
    if isinstance(deed, GainsPulse):
        return PULSE * deed.n, 0
    if isinstance(deed, LosesPulse):
        return -PULSE * deed.n, 0
    if isinstance(deed, Either):
        return max(_read(side) for side in deed.sides)
    share = 0.6 if isinstance(deed, When) else AT_TIMES if isinstance(deed, May) else 1.0
    brings, more = 0.0, 0 if isinstance(deed, (Then, When, May)) else 1
    for part in deed.parts():
        part_brings, part_more = _read(part)
        brings += share * part_brings
        more += part_more
    return brings, more


@cache
def hurts(card: Card) -> bool:
    """Whether playing a card harms whoever plays it, so that it wants a second thought."""
    return card.play is not None and any(isinstance(part, Suffers) for part in walk(card.play))


@cache
def clings(card: Card) -> bool:
    """Whether a card goes back onto its player's deck, so that only destroying it frees them of it."""
    deed = card.cast if card.sort == Sort.SPELL else card.play
    return deed is not None and any(isinstance(part, ThisOntoDeck) for part in walk(deed))


@cache
def refund(card: Card) -> float:
    """The aether that comes back when a card is gained."""
    return _read(card.when_gained)[0] if card.when_gained is not None else 0.0


def force(battle: Battle, seat: int, card: int) -> float:
    """The damage of a prepped spell's first blow if it were cast now."""
    kind: Card = battle.kinds[card]
    blow = first_blow(kind)
    damage = float(blow.value(battle, Scope(seat, card))) if blow is not None else strength(kind)
    return damage + sum(battle.adds(seat, each) for each in battle.lies_on(card))


@cache
def first_blow(card: Card) -> Amount | None:
    """How much damage the spell's first blow says it deals, None if it says nothing of the kind."""
    if card.cast is None:
        return None
    return next((part.amount for part in walk(card.cast) if isinstance(part, Deal)), None)


def typical(amount: Amount) -> float:
    """How much an amount usually is; one that counts something is taken to find a little of it."""
    if isinstance(amount, Fixed):
        return float(amount.n)
    if isinstance(amount, PerEach):
        return amount.base + 0.8 * amount.each
    if isinstance(amount, MoreIf):
        return amount.base + AT_TIMES * amount.more
    return 3.0


def asset(card: Card) -> float:
    """What having a card for the rest of the battle is worth: nothing good, when it only stands in better ones' way."""
    return 2.0 * (strength(card) - PLAIN) if card.crew is None else 0.0


# The table

SPARE_CARDS = 1.49
PACE = 3.03
"""How many nemesis cards are never drawn, and how much damage the players do a turn towards the end."""


CROWD = 0.2
"""How much the time of each player shrinks with their number: they take turns from the same few cards."""

BLOW = 6
"""A usual blow, to see what armour leaves of it."""


def foe_life(battle: Battle) -> float:
    """How much damage is still to be done: to the nemesis or, where it cannot be hurt, to its crew."""
    nemesis = battle.table.nemesis
    if nemesis.own is not None:
        return nemesis.own.life(battle)
    if not nemesis.untouchable:
        return float(battle.nemesis_life)
    kinds, counts = battle.kinds, battle.counts
    life = crew_life(nemesis) * sum(len(battle.pile(deck)) for deck in crew_decks(nemesis))
    for card in battle.zones[IN_PLAY]:
        if kinds[card].crew is not None:
            life += counts[card]
    return life


@cache
def crew_decks(nemesis: Nemesis) -> tuple[Zone, ...]:
    """Where those of the crew lie that have not come into play."""
    return tuple({card.crew.deck for card in nemesis.crew if card.crew is not None and card.crew.deck is not None})


@cache
def crew_life(nemesis: Nemesis) -> float:
    """The life that one of the crew comes with."""
    lives: list[int] = [card.life for card in nemesis.crew]
    return sum(lives) / max(1, len(lives))


def time_left(battle: Battle) -> float:
    """How many turns each player may still have. Battles end, one way or another, before the nemesis deck does."""
    life = foe_life(battle)
    if battle.table.nemesis.own is not None:
        life *= battle.table.nemesis.own.sooner()
    armour = battle.table.nemesis.armour
    if armour is not None:
        life *= BLOW / max(1, armour.lessen(battle, -1, BLOW))
    turns = min(len(battle.zones[NEMESIS_DECK]) - SPARE_CARDS, life / PACE)
    return max(1.0, turns * float((2 / battle.players) ** CROWD))


def standing(battle: Battle) -> float:
    """How the players stand, by what lies open. Only differences between two tables mean anything."""
    if battle.result is not None:
        return WON if battle.result.won[0] else LOST
    kinds = battle.kinds
    total = GRAVEHOLD * battle.gravehold - GRAVEHOLD_LAST / (battle.gravehold + 3) + _foe(battle)
    total += REST * battle.nemesis_turns_discarded() + AETHER * battle.aether
    if battle.purses:
        total += EARMARKED * sum(amount for _, amount in battle.purses)
    for card in battle.zones[IN_PLAY]:
        total -= in_play_worth(battle, card)
    curse = CURSED * max(0, len(battle.zones[NEMESIS_DECK]) - NO_MATTER)
    for card in battle.zones[DESTROYED]:
        total += curse if clings(kinds[card]) else -asset(kinds[card])
    if CURSES in battle.table.layout.numbers:
        total += curse * len(battle.pile(CURSES))
    total -= GAINED * sum(len(battle.zones[pile.zone]) for pile in battle.table.market)
    if battle.changed:
        total -= _evolution(battle)
    if battle.table.ally is not None:
        total += ALLYS_CHARGE * ally.charges(battle, battle.table.ally)
    if battle.table.nemesis.own is not None:
        total -= battle.table.nemesis.own.harm(battle)
    for seat in range(battle.players):
        total += _seat(battle, seat)
    return total


def _evolution(battle: Battle) -> float:
    """What it costs that nemesis cards have evolved. An earlier sticker counts as much as the form it led to."""
    total = 0.0
    for card, _, stickers in battle.changed:
        total += STICKER * stickers + sum(FORM + STICKER * form.places for form in evolution.earlier(battle, card))
    return total


def _foe(battle: Battle) -> float:
    """What is left to beat, and what the tokens of the nemesis mean: its clock, its armour or its haste."""
    nemesis = battle.table.nemesis
    if nemesis.armour is not None:
        return -TOUGH * foe_life(battle) - CLOAK * battle.tokens
    if nemesis.no_tokens is not None:
        return TOKEN * battle.tokens - TOKEN_LAST / max(0.5, battle.tokens) - foe_life(battle)
    return -foe_life(battle) - (HASTE * battle.tokens if nemesis.turn_ends is not None else 0.0)


def in_play_worth(battle: Battle, card: int) -> float:
    """What it is worth that a minion or power leaves play."""
    kind: Card = battle.kinds[card]
    if kind.crew is not None and battle.table.nemesis.untouchable:
        return 0.0  # counted as what is left to beat
    worth = 2.0 * kind.tier + 0.6 * battle.counts[card] if kind.life else 3.0 * kind.tier
    if battle.on_cards:
        worth += SHIELDED * battle.tokens_on(card, SHIELD) - SILENCED * kind.tier * battle.tokens_on(card, SILENCE)
    return worth


def _seat(battle: Battle, seat: int) -> float:
    kinds, zones, stages = battle.kinds, battle.zones, battle.stages
    life = battle.life[seat]
    total = CHARGE * battle.charges[seat] + SHARED[battle.players] * (LIFE * life - LIFE_LAST / (life + 2))
    if battle.marks:
        total += PULSE * pulse.held(battle, seat)
    first = FIRST_PLAYER + ZONES_A_PLAYER * seat
    for card in zones[first]:
        total += HELD * strength(kinds[card])
    for breach in range(4):
        stage = stages[4 * seat + breach]
        total += _BREACH[stage][breach]
        spells = zones[first + BREACH + breach]
        if spells:
            for card in spells:
                total += PREPPED * (strength(kinds[card]) + battle.adds(seat, breach))
    if ATTACH in battle.table.reacts:
        for card in battle.pile(ATTACHED[seat]):
            total += UNDER_OPEN if stages[4 * seat + battle.counts[card] - 1] >= OPEN else UNDER_CLOSED
    return total


_BREACH = (
    *((BREACH_TURN * stage,) * 4 for stage in range(OPEN)),
    BREACH_OPEN,
    (BREACH_SIGIL,) * 4,
    (0.0,) * 4,
)
"""What a breach is worth, by stage and number."""

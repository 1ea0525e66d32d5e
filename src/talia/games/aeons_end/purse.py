"""What to spend aether on, by rules of thumb."""

from __future__ import annotations

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.breaches import FOCUS_COST, OPEN, OPEN_COST, bonus
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.imagine import Imagination
from talia.games.aeons_end.layout import BREACH, IN_PLAY
from talia.games.aeons_end.main_phase import CHARGE_COST
from talia.games.aeons_end.options import discard_power
from talia.games.aeons_end.stock import SUPPLY
from talia.games.aeons_end.thumbs import in_play_worth, refund, strength, time_left
from talia.games.aeons_end.vocabulary.gains import Spend
from talia.games.aeons_end.vocabulary.magic import usable_breaches
from talia.kernel.decision import Option

GEM, GEM_ENOUGH, GEM_LATE = 1.75, 3.87, 3.07
SPELL, SPELL_ENOUGH, LATE = 8.31, 4.69, 0.89
GEM_PLAIN, SPELL_PLAIN = 0.48, 0.3
RELIC = 0.13
"""What the strength of a gem and of a spell is worth (of a relic: its cost), how many bought by each player halve it,
and how many turns before the end it is worth nothing any more."""

LONG = 11.8
"""So many turns before that, a card or a breach is worth the whole of it."""

BREACH_WORTH = 9.84
NEED = (2.11, 1.57, 0.59, 0.4, 0.6)
"""What an open breach is worth, and how much of it by the number of those that are open already."""

CHARGE, ABILITY, FULL = 0.88, 0.93, 0.87
"""What a charge is worth, how much of the ability is shared out among the charges, and what the last one adds."""

POWER = 3.8
"""How much of the harm of a power its price may cost."""

AGAIN = 0.27
"""A second card of the same name is worth so much of the first."""

SPAN, HEAVY, REFUND = 0.66, 0.46, 0.59
"""A spell that lies on two breaches counts for so much; how much more strong spells count against armour; and what the
aether is worth that comes back with a card."""

Offer = tuple[Option, int, float]
"""What may be bought, what it costs, what it is worth."""


def best_purchase(b: Battle, seat: int, found: list[Option], imagination: Imagination) -> Option | None:
    """What the aether is best spent on now, thinking of what the rest of it could still buy; None: nothing."""
    offers = _offers(b, seat, found, imagination)
    aether = b.aether + sum(amount for _, amount in b.purses)
    best: Option | None = None
    most = 0.0
    for option, cost, worth in offers:
        if worth <= 0:
            continue
        rest = aether - cost
        more = 0.0
        for other, price, value in offers:
            if price <= rest:
                more = max(more, value * AGAIN if other is option else value)
        if worth + more > most:
            best, most = option, worth + more
    return best


def _offers(b: Battle, seat: int, found: list[Option], imagination: Imagination) -> list[Offer]:
    offers: list[Offer] = []
    left = time_left(b)
    sold: list[float] | None = None
    spare: float | None = None
    for option in found:
        word = option.word
        if word == "option-gain":
            if sold is None:
                sold = _sold(b)
            offers.append(_card_offer(b, option, sold, left))
        elif word == "option-focus" or word == "option-open":
            if spare is None:
                spare = _spare_spell(b, seat)
            offers.append(_breach_offer(b, seat, option, spare, left))
        elif word == "option-charge":
            offers.append(_charge_offer(b, seat, option, imagination))
        elif word == "option-discard-power":
            offers.append(_power_offer(b, option, imagination))
    return offers


def _charge_offer(b: Battle, seat: int, option: Option, imagination: Imagination) -> Offer:
    """A share of what the ability would do now; the last charge adds something."""
    full = b.table.mages[seat].charges
    worth = CHARGE + ABILITY * imagination.ability(b, seat) / full
    return option, CHARGE_COST, worth + FULL if b.charges[seat] + 1 == full else worth


# Cards


def _sold(b: Battle) -> list[float]:
    """How many gems, relics and spells each player has bought, by what is missing from the market."""
    sold = [0.0, 0.0, 0.0]
    for pile in b.table.market:
        sort = pile.card.sort
        sold[sort] += SUPPLY[sort] - len(b.zones[pile.zone])
    return [number / b.players for number in sold]


def _card_offer(b: Battle, option: Option, sold: list[float], left: float) -> Offer:
    for pile in b.table.market:
        if pile.option is option:
            worth = card_worth(b, pile.card, sold[pile.card.sort], left)
            if pile.card.id not in b.gained:
                worth += REFUND * refund(pile.card)
            return option, pile.cost, worth
    return option, 0, 0.0


def best_gift(b: Battle, found: list[Option]) -> Option:
    """The card of the supply that is best taken for nothing."""
    sold, left = _sold(b), time_left(b)
    worths = {pile.zone: card_worth(b, pile.card, sold[pile.card.sort], left) for pile in b.table.market}
    return max(found, key=lambda option: worths.get(option.a, 0.0))


def card_worth(b: Battle, card: Card, have: float, left: float) -> float:
    """Gems first, while there is time for them to pay; spells as long as they can still be cast."""
    if card.sort == Sort.GEM:
        return GEM * (strength(card) - GEM_PLAIN) * _fade(left, GEM_LATE) / (1 + have / GEM_ENOUGH)
    if card.sort == Sort.SPELL:
        brings = strength(card) * (SPAN if card.spans else 1.0)
        if b.table.nemesis.armour is not None:
            brings += HEAVY * (brings - 4.0)
        return SPELL * (brings - SPELL_PLAIN) * _fade(left, LATE) / (1 + have / SPELL_ENOUGH)
    return RELIC * card.cost * max(0.0, 1 - have) * _fade(left, 0.0)


def _fade(left: float, late: float) -> float:
    return max(0.0, min(1.0, (left - late) / LONG))


# Breaches


def _spare_spell(b: Battle, seat: int) -> float:
    """The strength of the best spell in hand that finds no breach, 0 if all find one."""
    kinds = b.kinds
    spells = [strength(kinds[card]) for card in b.hand(seat) if kinds[card].sort == Sort.SPELL]
    free = sum(1 for breach in usable_breaches(b, seat) if not b.zone(seat, BREACH + breach))
    return sorted(spells, reverse=True)[free] if len(spells) > free else 0.0


def _breach_offer(b: Battle, seat: int, option: Option, spare: float, left: float) -> Offer:
    """An open breach for the rest of the battle, or a step towards it, and at once a place for a spell that has none."""
    breach = option.b
    stage = b.stages[4 * seat + breach]
    worth = BREACH_WORTH * (1 + 0.5 * bonus(breach, OPEN)) * NEED[b.opened(seat)] * _fade(left, LATE)
    cost = OPEN_COST[breach][stage]
    if option.word == "option-focus":
        worth *= (cost - OPEN_COST[breach][stage + 1]) / OPEN_COST[breach][0]
        cost = FOCUS_COST[breach]
    if not b.zone(seat, BREACH + breach) and not b.focused >> (4 * seat + breach) & 1:
        worth += spare
    return option, cost, worth


# Powers


def _power_offer(b: Battle, option: Option, imagination: Imagination) -> Offer:
    """The harm of a power that will not happen, less the price where that is paid in something else than aether."""
    for card in b.zones[IN_PLAY]:
        kind: Card = b.kinds[card]
        price = kind.discard_for
        if price is not None and discard_power(kind) is option:
            harm = POWER * imagination.threat(b, card)
            if isinstance(price, Spend):
                return option, price.n, harm
            return option, 0, harm + imagination.gain(b, option) - in_play_worth(b, card)
    return option, 0, 0.0

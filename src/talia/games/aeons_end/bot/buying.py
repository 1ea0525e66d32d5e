"""What to spend aether on, by rules of thumb."""

from __future__ import annotations

from talia.games.aeons_end.bot.evaluation import AETHER, in_play_worth, refund, strength, time_left
from talia.games.aeons_end.bot.lookahead import Lookahead
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.vocabulary.gains import Spend
from talia.games.aeons_end.rules import front
from talia.games.aeons_end.rules.actions import OnPile
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import BREACH, IN_PLAY
from talia.games.aeons_end.rules.main_actions import (
    CHARGE_COST,
    Charge,
    DiscardPower,
    Focus,
    Gain,
    GainAt,
    Hunt,
    Open,
    OwnAction,
)
from talia.games.aeons_end.rules.prepping import usable_breaches
from talia.games.aeons_end.rules.scope import Scope
from talia.games.aeons_end.rules.wallet import COSTS, USE_OF_SORT
from talia.games.aeons_end.set_up.stock import copies
from talia.kernel.decision import Option

GEM, GEM_ENOUGH, GEM_LATE = 1.75, 3.87, 3.07
SPELL, SPELL_ENOUGH, LATE = 9.0, 4.69, 0.89
GEM_PLAIN, SPELL_PLAIN = 0.48, 1.5
RELIC = 0.13
"""What the strength of a gem and of a spell is worth (of a relic: its cost), how many bought by each player halve it,
and how many turns before the end it is worth nothing any more."""

LONG = 11.8
"""So many turns before that, a card or a breach is worth the whole of it."""

BREACH_WORTH, WORN = 14.0, 0.7
NEED = (2.11, 1.57, 0.59, 0.4, 0.6)
"""What an open breach is worth, how much of it where every blow is softened, and how much by the number of those that
are open already."""

CHARGE, ABILITY, FULL = 0.88, 0.93, 0.87
"""What a charge is worth, how much of the ability is shared out among the charges, and what the last one adds."""

POWER = 3.8
"""How much of the harm of a power its price may cost."""

AGAIN = 0.6
"""A second card of the same name is worth so much of the first."""

SPAN, HEAVY, REFUND = 0.66, 0.46, 0.59
"""A spell that lies on two breaches counts for so much; how much more strong spells count against armour; and what the
aether is worth that comes back with a card."""

RESTRICTED = 1.0
"""What it is worth to spend a point of aether that is good for little else."""

BURDEN = 1.0
"""What it is worth a turn to be rid of a burden that lies before a player."""

HUNT = 1.22
"""How much of the harm counts that a wandering minion would do, when aether can be spent on its life."""

STALL = 3.0
"""What it is worth to gain a card from the nemesis rather than from a pile."""

Offer = tuple[Option, int, float]
"""What may be bought, what it costs, what it is worth."""


def best_purchase(battle: Battle, seat: int, found: list[Option], lookahead: Lookahead) -> Option | None:
    """What the aether is best spent on now, thinking of what the rest of it could still buy; None: nothing."""
    offers = _offers(battle, seat, found, lookahead)
    aether = battle.aether + sum(amount for _, amount in battle.purses)
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


def _offers(battle: Battle, seat: int, found: list[Option], lookahead: Lookahead) -> list[Offer]:
    offers: list[Offer] = []
    left = time_left(battle)
    sold: list[float] | None = None
    spare: float | None = None
    for option in found:
        action = option.action
        if isinstance(action, Gain):
            if sold is None:
                sold = _sold(battle)
            card, cost, worth = _card_offer(battle, option, action.kind, sold, left)
            if isinstance(action, GainAt):
                worth += STALL
            if _lifts_burden(battle, seat, action):
                worth += BURDEN * left
            offers.append((card, cost, worth))
        elif isinstance(action, (Focus, Open)):
            if spare is None:
                spare = _spare_spell(battle, seat)
            offers.append(_breach_offer(battle, seat, option, action, spare, left))
        elif isinstance(action, Charge):
            offers.append(_charge_offer(battle, seat, option, lookahead))
        elif isinstance(action, OwnAction):
            offers.append(_own_offer(battle, option, action, lookahead))
        elif isinstance(action, Hunt):
            offers.append(_hunt_offer(battle, option, action.kind, lookahead, left))
        elif isinstance(action, DiscardPower):
            offers.append(_power_offer(battle, option, action.kind, lookahead))
    return offers


def _own_offer(battle: Battle, option: Option, action: OwnAction, lookahead: Lookahead) -> Offer:
    """Something that only this nemesis lets players do."""
    worth = action.worth(battle)
    if worth is None:
        worth = lookahead.gain(battle, option) + AETHER * action.price
    return option, action.price, worth


def _charge_offer(battle: Battle, seat: int, option: Option, lookahead: Lookahead) -> Offer:
    """A share of what the ability would do now; the last charge adds something. Who has none may charge an ally."""
    full = battle.table.mages[seat].charges
    if not full:
        return option, CHARGE_COST, CHARGE
    worth = CHARGE + ABILITY * lookahead.ability(battle, seat) / full
    return option, CHARGE_COST, worth + FULL if battle.charges[seat] + 1 == full else worth


# Cards


def _sold(battle: Battle) -> list[float]:
    """How many gems, relics and spells each player has bought, by what is missing from the market."""
    sold = [0.0, 0.0, 0.0]
    for pile in battle.table.market:
        sort = pile.card.sort
        sold[sort] += copies(pile.card) - len(battle.zones[pile.zone])
    own = battle.table.nemesis.own
    if own is not None:
        for card in own.kept(battle):
            sold[battle.kinds[card].sort] -= 1
    return [max(0.0, number / battle.players) for number in sold]


def _card_offer(battle: Battle, option: Option, card: Card, sold: list[float], left: float) -> Offer:
    worth = card_worth(battle, card, sold[card.sort], left)
    if card.id not in battle.gained:
        worth += REFUND * refund(card)
    if battle.table.nemesis.own is not None:
        worth += battle.table.nemesis.own.prize(battle, card, sold[card.sort])
    if battle.purses:
        use = USE_OF_SORT[card.sort]
        worth += RESTRICTED * min(card.cost, sum(amount for served, amount in battle.purses if served & use))
    return option, card.cost, worth


def _lifts_burden(battle: Battle, seat: int, action: Gain) -> bool:
    """Whether gaining this frees a player from a card that lies before them."""
    for card in front.before(battle, seat):
        burden = battle.kinds[card].before
        if burden is not None:
            zone = action.place if isinstance(action, GainAt) else _pile(battle, action.kind)
            if burden.until.holds(battle, Scope(seat, card, battle.zones[zone][-1])):
                return True
    return False


def _pile(battle: Battle, kind: Card) -> int:
    return next(pile.zone for pile in battle.table.market if pile.card is kind)


def best_gift(battle: Battle, found: list[Option]) -> Option:
    """The card of the supply that is best taken for nothing."""
    sold, left = _sold(battle), time_left(battle)

    def worth(option: Option) -> float:
        action = option.action
        if not isinstance(action, OnPile):
            return 0.0
        card = battle.kinds[battle.zones[action.zone][-1]]
        return card_worth(battle, card, sold[card.sort], left)

    return max(found, key=worth)


def card_worth(battle: Battle, card: Card, have: float, left: float) -> float:
    """Gems first, while there is time for them to pay; spells as long as they can still be cast."""
    if card.sort == Sort.GEM:
        return GEM * (strength(card) - GEM_PLAIN) * _fade(left, GEM_LATE) / (1 + have / GEM_ENOUGH)
    if card.sort == Sort.SPELL:
        brings = strength(card) * (SPAN if card.spans else 1.0)
        if battle.table.nemesis.armour is not None:
            brings += HEAVY * (brings - 4.0)
        return SPELL * (brings - SPELL_PLAIN) * _fade(left, LATE) / (1 + have / SPELL_ENOUGH)
    return RELIC * card.cost * max(0.0, 1 - have) * _fade(left, 0.0)


def _fade(left: float, late: float) -> float:
    return max(0.0, min(1.0, (left - late) / LONG))


# Breaches


def _spare_spell(battle: Battle, seat: int) -> float:
    """The strength of the best spell in hand that finds no breach, 0 if all find one."""
    kinds = battle.kinds
    spells = [strength(kinds[card]) for card in battle.hand(seat) if kinds[card].sort == Sort.SPELL]
    free = sum(1 for breach in usable_breaches(battle, seat) if not battle.zone(seat, BREACH + breach))
    return sorted(spells, reverse=True)[free] if len(spells) > free else 0.0


def _breach_offer(battle: Battle, seat: int, option: Option, action: Focus | Open, spare: float, left: float) -> Offer:
    """An open breach for the rest of the battle, or a step towards it, and at once a place for a spell that has none."""
    breach = action.breach
    stage = battle.stages[4 * seat + breach]
    make = battle.make(seat, breach)
    worth = BREACH_WORTH * (1 + 0.5 * make.bonus) * NEED[battle.opened(seat)] * _fade(left, LATE)
    if battle.table.nemesis.armour is not None:
        worth *= WORN
    cost = make.open[stage]
    if isinstance(action, Focus):
        worth *= (cost - make.open[stage + 1]) / make.open[0]
        cost = make.focus
    if not battle.zone(seat, BREACH + breach) and not battle.focused >> (4 * seat + breach) & 1:
        worth += spare
    return option, cost, worth


# Powers


def _power_offer(battle: Battle, option: Option, kind: Card, lookahead: Lookahead) -> Offer:
    """The harm of a power that will not happen, less the price where that is paid in something else than aether."""
    card = next(card for card in battle.zones[IN_PLAY] if battle.kinds[card] is kind)
    harm = POWER * lookahead.threat(battle, card)
    price = kind.discard_for
    if isinstance(price, Spend):
        return option, price.n, harm
    return option, 0, harm + lookahead.gain(battle, option) - in_play_worth(battle, card)


def _hunt_offer(battle: Battle, option: Option, kind: Card, lookahead: Lookahead, left: float) -> Offer:
    """The share of a wandering minion's harm that goes with its life; killing it saves all of it."""
    card = next(card for card in battle.zones[IN_PLAY] if battle.kinds[card] is kind)
    spent = min(battle.purse(COSTS), battle.counts[card])
    harm = HUNT * lookahead.threat(battle, card) * left
    return option, spent, harm * spent / battle.counts[card]

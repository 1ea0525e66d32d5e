"""What to spend aether on, by rules of thumb."""

from __future__ import annotations

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.box import SUPPLY
from talia.games.aeons_end.breaches import FOCUS_COST, OPEN, OPEN_COST, bonus
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.imagine import Imagination
from talia.games.aeons_end.layout import BREACH, IN_PLAY
from talia.games.aeons_end.main_phase import usable_breaches
from talia.games.aeons_end.options import discard_power
from talia.games.aeons_end.thumbs import strength, time_left
from talia.games.aeons_end.vocabulary.gains import Spend
from talia.kernel.decision import Option

P = dict(
    gem=3.0,
    gem_half=2.0,
    gem_end=3.0,
    spell=2.2,
    spell_half=5.0,
    relic=0.4,
    breach=4.0,
    charge=1.0,
    full=1.5,
    power=1.0,
    again=0.75,
    prepnow=1.0,
    wait=2.0,
)


def best_purchase(b: Battle, seat: int, found: list[Option], imagination: Imagination) -> Option | None:
    """What the aether is best spent on now, thinking of what the rest of it could still buy."""
    offers: list[tuple[Option, int, float]] = []
    bought: list[float] | None = None
    left = time_left(b)
    for option in found:
        word = option.word
        if word == "option-gain":
            if bought is None:
                bought = _bought(b)
            for pile in b.table.market:
                if pile.option is option:
                    offers.append((option, pile.cost, card_worth(pile.card, bought, left)))
        elif word == "option-focus":
            offers.append((option, FOCUS_COST[option.b], _focus_worth(b, seat, option.b, left)))
        elif word == "option-open":
            stage = b.stages[4 * seat + option.b]
            offers.append((option, OPEN_COST[option.b][stage], _open_worth(b, seat, option.b, left)))
        elif word == "option-charge":
            full = b.charges[seat] + 1 == b.table.mages[seat].charges
            offers.append((option, 2, P["charge"] + P["full"] * full))
        elif word == "option-discard-power":
            offers.append(_power_offer(b, option, imagination))
    if not offers:
        return None
    aether = b.aether + sum(amount for _, amount in b.purses)
    best: Option | None = None
    most = 0.0
    for option, cost, worth in offers:
        rest = aether - cost
        more = 0.0
        for other, other_cost, other_worth in offers:
            if other_cost <= rest:
                w = other_worth * P["again"] if other is option else other_worth
                if w > more:
                    more = w
        if worth > 0 and worth + more > most + 1e-9:
            best, most = option, worth + more
    return best


def _bought(b: Battle) -> list[float]:
    """How many gems, relics and spells the market has sold so far, for each player."""
    sold = [0.0, 0.0, 0.0]
    for pile in b.table.market:
        sort = pile.card.sort
        sold[sort] += SUPPLY[sort] - len(b.zones[pile.zone])
    return [number / b.players for number in sold]


def card_worth(card: Card, bought: list[float], left: float) -> float:
    have = bought[card.sort]
    if card.sort == Sort.GEM:
        fade = max(0.0, min(1.0, (left - P["gem_end"]) / 8))
        return P["gem"] * (strength(card) - 0.6) * fade / (1 + have / P["gem_half"])
    if card.sort == Sort.SPELL:
        fade = max(0.0, min(1.0, (left - P["wait"]) / 8))
        return P["spell"] * (strength(card) - 0.5) * fade / (1 + have / P["spell_half"])
    return P["relic"] * card.cost * max(0.0, 1 - have) * min(1.0, left / 8)


def _spare_spell(b: Battle, seat: int) -> float:
    """The strength of the best spell in hand that finds no breach, 0 if all find one."""
    spells = sorted((strength(b.kinds[c]) for c in b.hand(seat) if b.kinds[c].sort == Sort.SPELL), reverse=True)
    free = sum(1 for breach in usable_breaches(b, seat) if not b.zone(seat, BREACH + breach))
    return spells[free] if len(spells) > free else 0.0


def _open_worth(b: Battle, seat: int, breach: int, left: float) -> float:
    fade = max(0.0, min(1.0, (left - P["wait"]) / 8))
    now = 0.0 if b.focused >> (4 * seat + breach) & 1 else _spare_spell(b, seat)
    if b.zone(seat, BREACH + breach):
        now = 0.0
    opened = b.opened(seat)
    return (
        P["breach"] * (1 + 0.5 * bonus(breach, OPEN)) * fade * (1.5 if opened < 2 else 1.0 if opened < 3 else 0.6)
        + P["prepnow"] * now
    )


def _focus_worth(b: Battle, seat: int, breach: int, left: float) -> float:
    stage = b.stages[4 * seat + breach]
    fade = max(0.0, min(1.0, (left - P["wait"]) / 8))
    now = 0.0 if b.focused >> (4 * seat + breach) & 1 else _spare_spell(b, seat)
    if b.zone(seat, BREACH + breach):
        now = 0.0
    opened = b.opened(seat)
    saved = (OPEN_COST[breach][stage] - OPEN_COST[breach][stage + 1]) / OPEN_COST[breach][0]
    return (
        P["breach"]
        * (1 + 0.5 * bonus(breach, OPEN))
        * fade
        * (1.5 if opened < 2 else 1.0 if opened < 3 else 0.6)
        * saved
        + P["prepnow"] * now
    )


def _power_offer(b: Battle, option: Option, imagination: Imagination) -> tuple[Option, int, float]:
    for card in b.zones[IN_PLAY]:
        kind: Card = b.kinds[card]
        if kind.discard_for is not None and discard_power(kind) is option:
            harm = imagination.threat(b, card)
            cost = kind.discard_for.n if isinstance(kind.discard_for, Spend) else 0
            if cost == 0:
                price = -imagination.gain(b, option)
                return option, 0, P["power"] * harm - price
            return option, cost, P["power"] * harm
    return option, 0, 0.0

"""Paying with energy: which tokens can pay for something, and taking them.

Mostly there is one way to pay, and then nobody is asked. There are more when tokens on a card pay too, when a cost is
reduced by a token of one's choice, when tokens count as earth, or when any token will do.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from talia.games.seasons.cards.card import Cost
from talia.games.seasons.rules.energy import EARTH, ENERGY_NAMES, NO_TOKENS, Tokens, named, named_on_cards, written
from talia.games.seasons.rules.powers import ANY_ODD_PAYING, CHEAPER, TOKENS_PAY
from talia.games.seasons.rules.tournament import Tournament
from talia.kernel.decision import Action, Option

_SUBSETS: Final[list[Tokens]] = [
    (int(0 in chosen), int(1 in chosen), int(2 in chosen), int(3 in chosen))
    for size in (1, 2, 3, 4)
    for chosen in combinations(range(4), size)
]
"""One to four tokens, no two of them alike."""


class Payment(Action):
    """Tokens of the reserve, tokens on cards, and what they count as: with a reduced cost perhaps for more than they are."""

    __slots__ = ("cards", "counted", "option", "reserve")

    def __init__(self, reserve: Tokens, cards: Tokens, counted: Tokens) -> None:
        self.reserve = reserve
        self.cards = cards
        self.counted = counted
        paid = f"pay:{written(reserve)}" if any(reserve) or not any(cards) else "pay:"
        key = paid + (f"@card:{written(cards)}" if any(cards) else "")
        tokens = [*named(reserve), *named_on_cards(cards)]
        if counted in (_plus(reserve, cards), NO_TOKENS):
            self.option = Option(key, "option-pay", {"tokens": tokens}, action=self)
        elif sum(counted) > sum(reserve) + sum(cards):
            energies = [ENERGY_NAMES[energy] for energy in range(4) if counted[energy]]
            key += f"={written(counted)}"
            self.option = Option(key, "option-pay-for", {"tokens": tokens, "energies": energies}, action=self)
        else:
            as_what = named(counted)
            key += f"={written(counted)}"
            self.option = Option(key, "option-pay-as", {"tokens": tokens, "counted": as_what}, action=self)


_made: dict[tuple[Tokens, Tokens, Tokens], Payment] = {}


def _payment(reserve: Tokens, cards: Tokens, counted: Tokens) -> Payment:
    key = (reserve, cards, counted)
    found = _made.get(key)
    if found is None:
        found = _made[key] = Payment(reserve, cards, counted)
    return found


def _plus(one: Tokens, other: Tokens) -> Tokens:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def _of(counts: tuple[int, ...] | list[int]) -> Tokens:
    air, water, fire, earth = counts
    return (air, water, fire, earth)


def _some(held: Tokens, count: int) -> Iterator[Tokens]:
    """Every way to take so many tokens."""
    for taken in product(*(range(min(each, count) + 1) for each in held)):
        if sum(taken) == count:
            yield _of(taken)


# Packed costs: whether one can be paid is one subtraction, and this is asked of every card in hand all the time

_NEVER = (1 << 20) - 1
GUARDS: Final = 0x80 | 0x80 << 8 | 0x80 << 16 | 0x80 << 24 | 1 << 52
"""The highest bit of each part of a packed number: all are left when less is taken away than there is."""


def packed(tokens: Tokens, crystals: int) -> int:
    """Tokens and crystals as one number, a part for each."""
    return tokens[0] | tokens[1] << 8 | tokens[2] << 16 | tokens[3] << 24 | crystals << 32


def packed_cost(cost: Cost) -> int:
    """What a cost takes at least; what cannot be summoned takes more crystals than there are."""
    return packed(cost.energy, _NEVER if cost.never else cost.crystals)


# Ways to pay


def plain(tournament: Tournament, seat: int) -> bool:
    """Whether a seat can only pay with the very tokens of its reserve, at the printed price."""
    powers = tournament.powers[seat]
    return not tournament.does[seat] & ANY_ODD_PAYING or not (
        powers[CHEAPER] or powers[TOKENS_PAY] or tournament.all_earth(seat)
    )


def exact(tournament: Tournament, seat: int) -> bool:
    """Whether only the tokens of a reserve pay, each as what it is."""
    if not tournament.does[seat] & ANY_ODD_PAYING:
        return True
    return not (tournament.powers[seat][TOKENS_PAY] or tournament.all_earth(seat))


def covers(tournament: Tournament, seat: int, need: Tokens) -> bool:
    """Whether a reserve has these very tokens."""
    reserve = tournament.reserve
    spot = 4 * seat
    return (
        reserve[spot] >= need[0]
        and reserve[spot + 1] >= need[1]
        and reserve[spot + 2] >= need[2]
        and reserve[spot + 3] >= need[3]
    )


def ways(tournament: Tournament, seat: int, need: Tokens, only_reserve: bool = False) -> list[Payment]:
    """Every way to pay just these tokens."""
    if exact(tournament, seat):
        return [_payment(need, NO_TOKENS, need)] if covers(tournament, seat, need) else []
    held, cards = tournament.in_reserve(seat), NO_TOKENS if only_reserve else tournament.on_cards(seat)
    splits = []
    for energy in range(4):
        least = max(0, need[energy] - cards[energy])
        most = need[energy] if energy == EARTH and tournament.all_earth(seat) else min(need[energy], held[energy])
        if least > most:
            return []
        splits.append([(count, need[energy] - count) for count in range(least, most + 1)])
    found: dict[tuple[Tokens, Tokens], Payment] = {}
    for chosen in product(*splits):
        from_cards = _of([split[1] for split in chosen])
        own = [split[0] for split in chosen]
        if not tournament.all_earth(seat):
            takings = [_of(own)]
        else:
            left = _of([max(0, held[energy] - (own[energy] if energy != EARTH else 0)) for energy in range(4)])
            bare = _of([*own[:3], 0])
            takings = [_plus(bare, more) for more in _some(left, own[EARTH])]
        for taken in takings:
            found.setdefault((taken, from_cards), _payment(taken, from_cards, need))
    return list(found.values())


def any_tokens(tournament: Tournament, seat: int, count: int, only_reserve: bool = False) -> list[Payment]:
    """Every way to pay so many tokens of any energy."""
    held, cards = tournament.in_reserve(seat), NO_TOKENS if only_reserve else tournament.on_cards(seat)
    return [
        _payment(taken, from_cards, NO_TOKENS)
        for number in range(count + 1)
        for from_cards in _some(cards, number)
        for taken in _some(held, count - number)
    ]


def alike_tokens(tournament: Tournament, seat: int, count: int, only_reserve: bool = False) -> list[Payment]:
    """Every way to pay so many tokens of one energy."""
    found: dict[tuple[Tokens, Tokens], Payment] = {}
    for need in _alike(count):
        for payment in ways(tournament, seat, need, only_reserve):
            found.setdefault((payment.reserve, payment.cards), payment)
    return list(found.values())


_alikes: dict[int, list[Tokens]] = {}


def _alike(count: int) -> list[Tokens]:
    """So many tokens of each energy in turn."""
    if count not in _alikes:
        _alikes[count] = [(count, 0, 0, 0), (0, count, 0, 0), (0, 0, count, 0), (0, 0, 0, count)]
    return _alikes[count]


def for_cost(tournament: Tournament, seat: int, cost: Cost) -> list[Payment]:
    """Every way to pay the energy of a cost."""
    if cost.different:
        return _for_different(tournament, seat)
    less = min(tournament.powers[seat][CHEAPER], max(0, cost.tokens - 1))
    if not less:
        return ways(tournament, seat, cost.energy)
    found: dict[tuple[Tokens, Tokens], Payment] = {}
    for spared in _some(cost.energy, less):
        need = _of([cost.energy[energy] - spared[energy] for energy in range(4)])
        for payment in ways(tournament, seat, need):
            found.setdefault((payment.reserve, payment.cards), payment)
    return list(found.values())


def _for_different(tournament: Tournament, seat: int) -> list[Payment]:
    """Every way to pay with tokens that all differ: any of them, and where costs are reduced, what they count as without
    some of them (since rules 4)."""
    less = tournament.powers[seat][CHEAPER] if tournament.arena.rules > 3 else 0
    found: dict[Payment, None] = {}
    for counted in _SUBSETS:
        for need in _SUBSETS:
            spared = sum(counted) - sum(need)
            if 0 <= spared <= less and all(each <= whole for each, whole in zip(need, counted)):
                for way in ways(tournament, seat, need):
                    found[_payment(way.reserve, way.cards, counted)] = None
    return list(found)


def can_pay(tournament: Tournament, seat: int, cost: Cost, is_plain: bool, toll: int) -> bool:
    """Whether a seat can pay a cost, and a crystal to each rival who takes a toll."""
    if cost.never or tournament.crystals[seat] < cost.crystals + toll:
        return False
    if is_plain and not cost.different:
        return covers(tournament, seat, cost.energy)
    if cost.different:
        return tournament.held(seat) > 0 or any(tournament.on_cards(seat))
    return missing(tournament, seat, cost.energy) <= min(tournament.powers[seat][CHEAPER], max(0, cost.tokens - 1))


def missing(tournament: Tournament, seat: int, need: Tokens) -> int:
    """How many tokens a seat lacks to pay these, by its reserve and the tokens on cards that pay."""
    if covers(tournament, seat, need):
        return 0
    spot = 4 * seat
    reserve, cards = tournament.reserve, tournament.on_cards(seat)
    lack = surplus = 0
    for energy in range(4):
        left = reserve[spot + energy] + cards[energy] - need[energy]
        if left < 0:
            lack -= left
        elif energy != EARTH:
            surplus += min(left, reserve[spot + energy])
    if lack and tournament.all_earth(seat):
        short = need[EARTH] - reserve[spot + EARTH] - cards[EARTH]
        lack -= max(0, min(short, surplus))
    return lack


# Paying


def spend(tournament: Tournament, seat: int, payment: Payment) -> None:
    """Take the tokens of a payment."""
    take_tokens(tournament, seat, payment.reserve, payment.cards)


def take_tokens(tournament: Tournament, seat: int, taken: Tokens, cards: Tokens) -> None:
    """Take tokens of a reserve, and of the cards whose tokens pay."""
    spot = 4 * seat
    reserve = tournament.reserve
    reserve[spot] -= taken[0]
    reserve[spot + 1] -= taken[1]
    reserve[spot + 2] -= taken[2]
    reserve[spot + 3] -= taken[3]
    if cards != NO_TOKENS:
        left = list(cards)
        for card in tournament.play(seat):
            if card in tournament.stored and tournament.pays(card):
                there = list(tournament.stored[card])
                for energy in range(4):
                    count = min(left[energy], there[energy])
                    there[energy] -= count
                    left[energy] -= count
                store(tournament, card, _of(there))
    if tournament.events is not None and any(_plus(taken, cards)):
        tournament.tell("paid", f"p{seat}/reserve", player=tournament.who(seat), tokens=named(_plus(taken, cards)))


def store(tournament: Tournament, card: int, held: Tokens) -> None:
    """Set which tokens lie on a card."""
    if any(held):
        tournament.stored[card] = held
    else:
        tournament.stored.pop(card, None)

"""The turn order deck: who acts next."""

from __future__ import annotations

from talia.games.aeons_end.battle import Battle
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.layout import TURN_DECK, TURN_DISCARD
from talia.kernel.voice import Name


def _turn_card(id: str) -> Card:
    card = Card(Sort.TURN, f"turn-{id}")
    card.name = Name(f"turn-{id}")
    return card


NEMESIS_TURN = _turn_card("nemesis")
PLAYER_TURN = tuple(_turn_card(f"player-{number}") for number in range(1, 5))
WILD_TURN = _turn_card("wild")
PAIR_TURN = (_turn_card("pair-1-2"), _turn_card("pair-3-4"))
TURN_CARDS = (NEMESIS_TURN, *PLAYER_TURN, WILD_TURN, *PAIR_TURN)

SEAT: dict[Card, int] = {card: seat for seat, card in enumerate(PLAYER_TURN)}
"""The player whom a turn order card names, where it names just one."""
_SEATS: dict[Card, list[int]] = {NEMESIS_TURN: [], **{card: [seat] for seat, card in enumerate(PLAYER_TURN)}}

STANDARD, EASIER = "standard", "easier"


def deck(players: int, variant: str) -> list[Card]:
    """The cards of the turn order deck. The easier variants are a fourth card for one player, and pairs for four."""
    if players == 1:
        cards = [PLAYER_TURN[0]] * (4 if variant == EASIER else 3)
    elif players == 2:
        cards = [PLAYER_TURN[0]] * 2 + [PLAYER_TURN[1]] * 2
    elif players == 3:
        cards = [*PLAYER_TURN[:3], WILD_TURN]
    elif variant == EASIER:
        cards = [PAIR_TURN[0]] * 2 + [PAIR_TURN[1]] * 2
    else:
        cards = list(PLAYER_TURN)
    return [*cards, NEMESIS_TURN, NEMESIS_TURN]


def top(b: Battle) -> int:
    """The top card of the turn order deck. An empty deck is first made anew from all cards drawn so far."""
    if not b.zones[TURN_DECK]:
        b.pour(TURN_DISCARD, TURN_DECK)
        b.shuffle(TURN_DECK)
        b.round += 1
        if b.events is not None:
            b.tell("round", "turn-order", n=b.round)
    return b.zones[TURN_DECK][-1]


def whose(b: Battle, card: int) -> list[int]:
    """The seats a turn order card may belong to; none: it is the nemesis'."""
    kind = b.kinds[card]
    if kind in _SEATS:
        return _SEATS[kind]
    if kind is WILD_TURN:
        return b.everyone()
    pair = PAIR_TURN.index(kind)
    holder = b.pairs[pair]
    return [seat for seat in (2 * pair, 2 * pair + 1) if seat != holder]


def players_of_discarded(b: Battle) -> list[list[int]]:
    """For each player card in the discard pile, the seats it stands for."""
    found = []
    kinds = b.kinds
    for card in b.zones[TURN_DISCARD]:
        kind = kinds[card]
        if kind in _SEATS:
            if kind is not NEMESIS_TURN:
                found.append(_SEATS[kind])
        elif kind is WILD_TURN:
            found.append(b.everyone())
        else:
            pair = PAIR_TURN.index(kind)
            found.append([2 * pair, 2 * pair + 1])
    return found


def shuffle_in(b: Battle, cards: list[int]) -> None:
    """Shuffle turn order cards from the discard pile into the deck."""
    for card in cards:
        b.move(card, TURN_DECK)
    b.shuffle(TURN_DECK)
    if b.events is not None and cards:
        b.tell("turn-cards-shuffled", "turn-order", cards=[b.kinds[card].name for card in cards])


def taken(b: Battle, card: int, seat: int) -> None:
    """Somebody takes the turn of a pair's card: the token goes to them, or back to the table with the second card."""
    kind = b.kinds[card]
    if kind not in _SEATS and kind is not WILD_TURN:
        pairs = list(b.pairs)
        pair = PAIR_TURN.index(kind)
        pairs[pair] = seat if pairs[pair] < 0 else -1
        b.pairs = (pairs[0], pairs[1])

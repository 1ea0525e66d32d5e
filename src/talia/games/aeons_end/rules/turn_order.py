"""The turn order deck: who acts next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.edition import STANDARD, TOKENS
from talia.games.aeons_end.rules.actions import chosen_player
from talia.games.aeons_end.rules.battle import Battle
from talia.games.aeons_end.rules.layout import TURN_DECK, TURN_DISCARD
from talia.games.aeons_end.rules.scope import Scope
from talia.kernel.decision import Option
from talia.kernel.effect import Effect


def _turn_card(id: str) -> Card:
    return Card(Sort.TURN, f"turn-{id}")


def is_nemesis_turn(kind: Card) -> bool:
    """Whether a turn order card is the nemesis': one of the usual two, or one of its own that stands in for them."""
    return kind not in _OF_PLAYERS


NEMESIS_TURN: Final = _turn_card("nemesis")
PLAYER_TURN: Final = tuple(_turn_card(f"player-{number}") for number in range(1, 5))
WILD_TURN: Final = _turn_card("wild")
PAIR_TURN: Final = (_turn_card("pair-1-2"), _turn_card("pair-3-4"))
TURN_CARDS: Final = (NEMESIS_TURN, *PLAYER_TURN, WILD_TURN, *PAIR_TURN)

SEAT: Final[dict[Card, int]] = {card: seat for seat, card in enumerate(PLAYER_TURN)}
"""The player whom a turn order card names, where it names just one."""
_SEATS: Final[dict[Card, list[int]]] = {NEMESIS_TURN: [], **{card: [seat] for seat, card in enumerate(PLAYER_TURN)}}
_OF_PLAYERS: Final = frozenset((*PLAYER_TURN, WILD_TURN, *PAIR_TURN))

X_HOLDER: Final = "x-holder"
"""The mark of whoever holds the X token: their seat, counted from 1."""


class GiveXToken(Effect):
    """The players choose who of them begins with the X token."""

    __slots__ = ()

    def resolve(self, battle: Battle, scope: Scope) -> None:
        battle.ask(None, "ask-x-token", list(battle.table.who), self, scope)

    def answer(self, battle: Battle, scope: Scope, option: Option) -> None:
        battle.set_mark(X_HOLDER, chosen_player(option) + 1)

    def __repr__(self) -> str:
        return "GiveXToken"


GIVE_X_TOKEN: Final = GiveXToken()


def deck(players: int, variant: str, own: Sequence[Card] = ()) -> list[Card]:
    """The cards of the turn order deck; `own` are cards of the nemesis that stand in for its usual ones.

    The easier variants are a fourth card for one player, and pairs for four. Newer rulebooks know only these, and by the
    newest (with tokens) the X of three players belongs to whoever holds its token.
    """
    if players == 1:
        cards = [PLAYER_TURN[0]] * (3 if variant == STANDARD else 4)
    elif players == 2:
        cards = [PLAYER_TURN[0]] * 2 + [PLAYER_TURN[1]] * 2
    elif players == 3:
        cards = [*PLAYER_TURN[:3], WILD_TURN]
    elif variant != STANDARD:
        cards = [PAIR_TURN[0]] * 2 + [PAIR_TURN[1]] * 2
    else:
        cards = list(PLAYER_TURN)
    return [*cards, *[NEMESIS_TURN] * (2 - len(own)), *own]


def begin_round(battle: Battle) -> None:
    """The turn order deck is empty: it is made anew from all cards drawn so far, and the next round begins."""
    battle.pour(TURN_DISCARD, TURN_DECK)
    battle.shuffle(TURN_DECK)
    battle.round += 1
    if battle.events is not None:
        battle.tell("round", "turn-order", n=battle.round)


def top(battle: Battle) -> int:
    """The top card of the turn order deck. An empty deck is first made anew."""
    if not battle.zones[TURN_DECK]:
        begin_round(battle)
    return battle.zones[TURN_DECK][-1]


def reveal(battle: Battle) -> int:
    """Everybody sees the top card of the turn order deck, which stays there."""
    card = top(battle)
    battle.reveals += 1
    if battle.events is not None:
        battle.tell("turn-card-revealed", "turn-order", card=battle.kinds[card].name)
    return card


def holders(battle: Battle) -> list[str]:
    """Who holds a token, of a pair or of the X: `player 2`."""
    if battle.mark(X_HOLDER):
        return [f"player {battle.mark(X_HOLDER)}"]
    return [f"player {holder + 1}" for holder in battle.pairs if holder >= 0]


def takers(battle: Battle, card: int) -> list[int]:
    """The seats that may take the turn of a card which is not one player's: for an X with a token, whoever holds it."""
    if battle.kinds[card] is WILD_TURN and battle.table.turn_order == TOKENS:
        return [battle.mark(X_HOLDER) - 1]
    return whose(battle, card)


def whose(battle: Battle, card: int) -> list[int]:
    """The seats a turn order card may belong to, of a pair the one without the token; none: it is the nemesis'."""
    seats = all_of(battle, card)
    kind = battle.kinds[card]
    if kind not in PAIR_TURN:
        return seats
    holder = battle.pairs[PAIR_TURN.index(kind)]
    return [seat for seat in seats if seat != holder]


def all_of(battle: Battle, card: int) -> list[int]:
    """All seats that a turn order card stands for, whoever holds a token."""
    kind = battle.kinds[card]
    if kind in _SEATS:
        return _SEATS[kind]
    if kind is WILD_TURN:
        return battle.everyone()
    if is_nemesis_turn(kind):
        return []
    pair = PAIR_TURN.index(kind)
    return [2 * pair, 2 * pair + 1]


def players_of_discarded(battle: Battle) -> list[list[int]]:
    """For each player card in the discard pile, the seats it stands for."""
    found = []
    kinds = battle.kinds
    for card in battle.zones[TURN_DISCARD]:
        kind = kinds[card]
        if kind in _SEATS:
            if kind is not NEMESIS_TURN:
                found.append(_SEATS[kind])
        elif kind is WILD_TURN:
            found.append(battle.everyone())
        elif not is_nemesis_turn(kind):
            pair = PAIR_TURN.index(kind)
            found.append([2 * pair, 2 * pair + 1])
    return found


def shuffle_in(battle: Battle, cards: list[int]) -> None:
    """Shuffle turn order cards from the discard pile into the deck."""
    for card in cards:
        battle.move(card, TURN_DECK)
    battle.shuffle(TURN_DECK)
    if battle.events is not None and cards:
        battle.tell("turn-cards-shuffled", "turn-order", cards=[battle.kinds[card].name for card in cards])


def taken(battle: Battle, card: int, seat: int) -> None:
    """Somebody takes the turn of a pair's card: the token goes to them, or back to the table with the second card. The
    token of an X goes on to the left."""
    kind = battle.kinds[card]
    if kind is WILD_TURN:
        if battle.table.turn_order == TOKENS:
            battle.set_mark(X_HOLDER, (seat + 1) % battle.players + 1)
    elif kind not in _SEATS:
        pairs = list(battle.pairs)
        pair = PAIR_TURN.index(kind)
        pairs[pair] = seat if pairs[pair] < 0 else -1
        battle.pairs = (pairs[0], pairs[1])

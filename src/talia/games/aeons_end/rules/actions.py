"""What was chosen: the actions that options of picks carry. What a player does in the main phase is in main_actions.py."""

from __future__ import annotations

from typing import Final

from talia.games.aeons_end.cards.card import Card
from talia.kernel.decision import Action, Option


class OnCard(Action):
    """This card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class OnKind(Action):
    """Any card of this kind: those that lie there cannot be told apart."""

    __slots__ = ("kind",)

    def __init__(self, kind: Card) -> None:
        self.kind = kind


class OnSpell(Action):
    """A spell of this kind that is prepped to this breach of the player who chooses."""

    __slots__ = ("breach", "kind")

    def __init__(self, kind: Card, breach: int) -> None:
        self.kind = kind
        self.breach = breach


class ToBreach(Action):
    """This card, to this breach of the player who chooses."""

    __slots__ = ("breach", "card")

    def __init__(self, card: int, breach: int) -> None:
        self.card = card
        self.breach = breach


class OnBreach(Action):
    """This breach of this player."""

    __slots__ = ("breach", "seat")

    def __init__(self, seat: int, breach: int) -> None:
        self.seat = seat
        self.breach = breach


class OnPlayer(Action):
    """This player."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class OnSide(Action):
    """This side of the printed *OR*."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class OnNumber(Action):
    """So much."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class OnPile(Action):
    """The supply pile in this zone."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        self.zone = zone


ON_CARD: Final[list[OnCard]] = []
"""By card, that it was chosen. Made once and shared, because most picks are of cards; `provide` fills it."""


def provide(cards: int) -> None:
    """See to it that there are shared actions for a table of so many cards."""
    ON_CARD.extend(OnCard(card) for card in range(len(ON_CARD), cards))


# What an option is about, where only one sort of action is possible


def chosen_card(option: Option) -> int:
    """The card that was chosen."""
    action = option.action
    assert isinstance(action, OnCard)
    return action.card


def chosen_player(option: Option) -> int:
    """The seat of the player who was chosen."""
    action = option.action
    assert isinstance(action, OnPlayer)
    return action.seat


def chosen_breach(option: Option) -> OnBreach:
    """The breach that was chosen, and whose it is."""
    action = option.action
    assert isinstance(action, OnBreach)
    return action


def chosen_side(option: Option) -> int:
    """The side of an *OR* that was chosen."""
    action = option.action
    assert isinstance(action, OnSide)
    return action.number


def chosen_number(option: Option) -> int:
    """The number that was chosen."""
    action = option.action
    assert isinstance(action, OnNumber)
    return action.n

"""The options that are about one kind of card, made once and kept beside the card, which itself is only what is printed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.rules.actions import OnKind, OnSpell
from talia.games.aeons_end.rules.breaches import ROMAN
from talia.games.aeons_end.rules.layout import SEATS
from talia.games.aeons_end.rules.main_actions import DiscardPower, Gain, Hunt, Play, Prep, UseOnce, UseThisTurn
from talia.kernel.decision import Option
from talia.kernel.voice import Arg

if TYPE_CHECKING:
    from talia.games.aeons_end.rules.battle import Battle


class CardOptions:
    """What can be done with a kind of card in the phases of a turn, the same for every copy and in every battle.

    `gain` is for everybody, `discard` for whoever pays what a power asks; `play`, `put_down`, `once` and `this_turn` are by
    seat, `prep` and `cast` by seat and breach. Nemesis cards have none of the latter; `payable` are those for which players
    may pay while they are in play, in this form or in one that they may take.
    """

    __slots__ = (
        "card",
        "cast",
        "discard",
        "gain",
        "hunt",
        "is_played",
        "is_spell",
        "once",
        "payable",
        "play",
        "prep",
        "put_down",
        "this_turn",
    )

    def __init__(self, card: Card) -> None:
        id, name = card.id, card.name
        self.card = card
        self.is_spell = card.sort == Sort.SPELL
        self.is_played = card.sort < Sort.SPELL
        self.payable = any(form.discard_for is not None or form.wandering for form in card.forms())
        self.gain = Option(
            f"gain:{id}", "option-gain", {"card": name, "cost": card.cost}, f"market/{id}", action=Gain(card)
        )
        self.discard = Option(
            f"discard:{id}", "option-discard-power", {"card": name}, f"nemesis/{id}", action=DiscardPower(card)
        )
        self.hunt = Option(f"hunt:{id}", "option-hunt", {"card": name}, f"nemesis/{id}", action=Hunt(card))
        self.play: list[Option] = []
        self.put_down: list[Option] = []
        self.once: list[Option] = []
        self.this_turn: list[Option] = []
        self.prep: list[list[Option]] = []
        self.cast: list[list[Option]] = []
        if card.sort <= Sort.SPELL:
            for seat in range(SEATS):
                self._add_seat(seat)

    def _add_seat(self, seat: int) -> None:
        card, id = self.card, self.card.id
        named: dict[str, Arg] = {"card": card.name}
        hand = f"p{seat}/hand/{id}"
        self.play.append(Option(f"play:{id}", "option-play", named, hand, action=Play(card)))
        self.put_down.append(Option(f"next:{id}", "option-next", named, f"p{seat}/played/{id}", action=OnKind(card)))
        if card.once is not None:
            self.once.append(Option(f"use:{id}", "option-use", named, f"p{seat}/breach/I", action=UseOnce(card)))
        if card.this_turn is not None:
            about = f"p{seat}/played/{id}"
            self.this_turn.append(Option(f"use:{id}", "option-use", named, about, action=UseThisTurn(card)))
        preps, casts = [], []
        for breach, roman in enumerate(ROMAN):
            where = card.where_prepped(breach)
            args: dict[str, Arg] = {"card": card.name, "breach": card.named_breach(breach)}
            preps.append(Option(f"prep:{id}>{where}", "option-prep", args, hand, action=Prep(card, breach)))
            spot = f"p{seat}/breach/{roman}"
            casts.append(Option(f"cast:{id}@{where}", "option-cast", args, spot, action=OnSpell(card, breach)))
        self.prep.append(preps)
        self.cast.append(casts)


@cache
def options_of(card: Card) -> CardOptions:
    """The options of a kind of card."""
    return CardOptions(card)


def lay_options(battle: Battle) -> None:
    """The options of all cards of a battle, by what they are now."""
    battle.options = tuple(map(options_of, battle.kinds))
    battle.payable = frozenset(card for card, each in enumerate(battle.options) if each.payable)

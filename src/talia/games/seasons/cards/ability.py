"""Ability tokens: something a player may do once a game, and what it scores."""

from __future__ import annotations

from talia.games.seasons.rules.deed import Deed
from talia.kernel.decision import Option
from talia.kernel.voice import Name


class Ability:
    """An ability token. `before_die`: it is used before the actions of the die; all others after them."""

    __slots__ = (
        "before_die",
        "box",
        "deed",
        "hand_value",
        "last_year",
        "name",
        "number",
        "option",
        "points",
        "takes_discarded",
        "with_destiny",
    )

    def __init__(
        self,
        number: int,
        box: str,
        points: int,
        deed: Deed,
        *,
        before_die: bool = False,
        with_destiny: bool = False,
        hand_value: int = 0,
        last_year: int | None = None,
        takes_discarded: bool = False,
    ) -> None:
        self.number = number
        self.box = box
        self.points = points
        self.deed = deed
        self.before_die = before_die
        self.with_destiny = with_destiny  # only with an enchantment that brings the die of destiny
        self.hand_value = hand_value  # what each card left in hand scores instead of its penalty
        self.last_year = last_year  # it cannot be used in later years; None: it always can
        self.takes_discarded = takes_discarded  # the top card of the discard pile, so that its order matters
        self.name = Name("ability-name", n=number)
        self.option = Option(f"token:{number}", "option-token", {"token": self.name, "deed": deed}, "token")

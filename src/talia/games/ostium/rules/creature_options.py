"""The options that are about one kind of creature. They come up all the time, so each is made once and shared."""

from __future__ import annotations

from talia.games.ostium.rules.layout import FIRST_SIDE, PLACES, place
from talia.kernel.decision import Option


class CreatureOptions:
    """Of one kind: calling and taking it from the field, and, for each side, summoning and discarding it from hand.

    `in_hand` is what may be done with it in hand: for each side with a place free, then for each side without.
    """

    __slots__ = ("_called_there", "_taken_there", "call", "discard_by", "in_hand", "next_at", "summon_by", "take")

    def __init__(self, call: Option, take: Option, summon_by: list[Option], discard_by: list[Option]) -> None:
        self.call = call
        self.take = take
        self.summon_by = summon_by
        self.discard_by = discard_by
        both = [*zip(summon_by, discard_by, strict=True)]
        self.in_hand: list[tuple[Option, ...]] = [*both, *((discard,) for discard in discard_by)]
        self.next_at: dict[int, Option] = {}  # by its place, six a side: being the next to go onto the discard pile
        self._called_there: dict[int, Option] = {}
        self._taken_there: dict[int, Option] = {}

    def call_from(self, zone: int) -> Option:
        """Calling it; alone, shown at the place of the opponent's battlefield where it stands."""
        return _shown_there(self.call, zone, self._called_there)

    def take_from(self, zone: int) -> Option:
        """Taking it; alone, shown at the place of the opponent's battlefield where it stands."""
        return _shown_there(self.take, zone, self._taken_there)


def _shown_there(option: Option, zone: int, known: dict[int, Option]) -> Option:
    if zone < FIRST_SIDE:
        return option
    found = known.get(zone)
    if found is None:
        about = f"p1/place/{PLACES[zone - place(1, 0)]}"
        found = known[zone] = Option(option.key, option.word, option.args, about, action=option.action)
    return found

"""Lines: each seat's part of a round in which several seats are asked at once."""

from __future__ import annotations

from talia.kernel.decision import Decision, Option


class Line:
    """One seat's part of a round in which several seats are asked at once.

    `asked` is what the round began with for that seat and `open` what it is asked now, None when it has answered all;
    `given` are its answers so far, each with the decision it answers. Nothing of a line ever changes: an answer makes a new
    one, so that clones can share them.
    """

    __slots__ = ("asked", "given", "open")

    def __init__(self, asked: Decision, open: Decision | None, given: tuple[tuple[Decision, Option], ...]) -> None:
        self.asked = asked
        self.open = open
        self.given = given

    @property
    def seat(self) -> int | None:
        """Whose it is."""
        return self.asked.seat


def in_seat_order(seat: int | None) -> int:
    """Where a seat's answer comes among the others': the whole team's first."""
    return -1 if seat is None else seat

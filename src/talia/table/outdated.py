"""Tables whose match began under rules that this version does not know any more: they can be saved and left."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from talia.kernel.saves import write_told
from talia.table.entries import Answer, Chose, Entry, Left, MovedOver, Redone, Sat, Undone
from talia.table.refusal import Refusal
from talia.table.room import Chair
from talia.table.store import StoredTable


class Outdated(Refusal):
    """A table that cannot be played on here, with what is stored of it."""

    def __init__(self, stored: StoredTable, entries: list[Entry], known: int) -> None:
        super().__init__("impossible", "error-table-rules", found=stored.rules, known=known)
        self.stored = stored
        self.entries = entries

    @property
    def chairs(self) -> list[Chair]:
        """Who sits where."""
        chairs = [Chair(**chair) for chair in self.stored.chairs]
        for entry in self.entries:
            match entry:
                case Sat(seat, person, name):
                    chairs[seat] = Chair(person, name)
                case Left(seat):
                    chairs[seat] = Chair()
                case MovedOver(person, to):
                    for chair in chairs:
                        chair.person = to if chair.person == person else chair.person
        return chairs

    @property
    def current(self) -> StoredTable:
        """What is stored of the table, with those who sit there now in what lists tell."""
        chairs = [{"person": each.person, "name": each.name, "bot": each.bot} for each in self.chairs]
        return replace(self.stored, summary={**self.stored.summary, "chairs": chairs})

    def save(self) -> str:
        """The match as a save for the version that can play it."""
        return write_told(
            game=self.stored.game,
            rules=self.stored.rules,
            origin=self.stored.origin,
            one_person=True,
            table={},
            fingerprint="",
            held=[],
            keys=[each.key if each.seat is None else (each.seat, each.key) for each in answers_of(self.entries)],
        )

    def leave(self, person: str, seat: int) -> Entry:
        """Stand up."""
        chairs = self.chairs
        if seat >= len(chairs) or chairs[seat].person != person:
            raise Refusal("forbidden", "error-table-not-your-seat")
        return Left(seat)


def answers_of(entries: Iterable[Entry]) -> list[Answer]:
    """The choices that entries add up to, without knowing what they did."""
    answers: list[Answer] = []
    undone: list[list[Answer]] = []
    for entry in entries:
        match entry:
            case Chose(answer):
                undone.clear()
                answers.append(answer)
            case Undone(left, _):
                undone.append(answers[left:])
                del answers[left:]
            case Redone():
                answers += undone.pop()
    return answers

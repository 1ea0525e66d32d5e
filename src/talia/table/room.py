"""A room: what the entries of a table add up to. It does no input or output and asks nobody for permission.

Among rivals nobody may look ahead: the cards are dealt when all have sat down, and the room remembers who has held which
seat since, because whoever has seen a seat's cards knows them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from talia.kernel.decision import Decision, Option
from talia.kernel.event import Event
from talia.kernel.game import Game
from talia.kernel.match import Match
from talia.kernel.saves import write
from talia.kernel.voice import Name
from talia.table.entries import (
    BOT,
    Agreed,
    Answer,
    Chose,
    Closed,
    Entry,
    Followed,
    HandedOver,
    Left,
    MovedOver,
    Redone,
    Said,
    Sat,
    UndoAsked,
    Undone,
)


@dataclass(slots=True)
class Chair:
    """Who sits on a seat: a person, a bot, a bot that keeps the seat for a person, or nobody yet."""

    person: str = ""
    name: str = ""
    bot: str = ""

    @property
    def open(self) -> bool:
        """Whether nobody sits there."""
        return not self.person and not self.bot

    @property
    def by_person(self) -> str:
        """The person who plays it; empty if a bot does, or nobody."""
        return "" if self.bot else self.person


@dataclass(slots=True)
class Asking:
    """Somebody asks to undo choices; `agreed` are those who do not mind."""

    by: str
    left: int
    agreed: set[str] = field(default_factory=set)


class Terms(msgspec.Struct, frozen=True):
    """What was settled when a table was made, and is told to everybody.

    `waits`: the cards are dealt when all have sat down. `one_screen`: one person may sit on several rival seats. `chosen`:
    the seed was chosen, so whoever made the table may know how the cards will fall, and everybody is told it. `campaign` is
    the campaign that the match belongs to, if it belongs to one.
    """

    waits: bool = False
    one_screen: bool = False
    chosen: bool = False
    campaign: str = ""


class Room:
    """A table in memory: its match, its seats, its chat, and what is being asked.

    `version` is how many entries have been applied. `answers` are the choices of the match's history with who made each.
    `last_choice` is the last entry's answer and what its option was about, if it was a choice; `refused` is told if it was a
    refusal to undo a choice.
    """

    def __init__(
        self,
        id: str,
        game: Game,
        origin: dict[str, Any],
        chairs: list[Chair],
        owner: str,
        terms: Terms | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.origin = origin  # Any: the set-up as plain JSON, whatever the game's set-up has
        self.owner = owner
        self.terms = terms or Terms()
        self.chairs = chairs
        self.answers: list[Answer] = []
        self.chat: list[Said] = []
        self.asking: Asking | None = None
        self.refused: tuple[str, str] | None = None  # who asked, and who has just refused
        self.closed = False  # the campaign has gone on
        self.followed: Followed | None = None  # the table at which those who played here play once more
        self.version = 0
        self._page_counts = [0]  # by version: how many pages there were; so whoever saw it can be told what is new
        self._chat_counts = [0]  # by version: how many lines of chat there were
        self.last_choice: tuple[Answer, str] | None = None
        self._match: Match | None = None
        self._holders: list[set[str]] = [set() for _ in chairs]  # by seat: who has held it since the cards were dealt
        self._undone: list[tuple[str, list[Answer]]] = []  # who took back, and what
        self._numbers: dict[int, tuple[Decision, int]] = {}
        self._last_number = 0  # the last number given to a decision
        self._last_seat = 0  # the last seat that chose
        self._deal_when_all_sit()
        self._page_counts = [len(self.pages)]
        self._number()

    # The match

    @property
    def match(self) -> Match:
        """The match; there is one once the cards are dealt."""
        assert self._match is not None, "the cards are not dealt yet"
        return self._match

    @property
    def pages(self) -> list[list[Event]]:
        """The events of the match: one list for the beginning and one for each choice."""
        return self._match.history.pages if self._match is not None else []

    @property
    def dealt(self) -> bool:
        """Whether the match has begun."""
        return self._match is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match is not None and self._match.over

    @property
    def open(self) -> list[Decision]:
        """All decisions that wait for an answer."""
        return self._match.open if self._match is not None else []

    @property
    def rivals(self) -> bool:
        """Whether those who sit here play against each other."""
        return not self.game.cooperative and len(self.chairs) > 1

    @property
    def secret_told(self) -> bool:
        """Whether the secret by which the cards fall has been told: whoever goes on now knows how they will."""
        return self.over and "sealed" in self.origin

    def titles(self) -> list[Name]:
        """Whom the game calls the seats. Before the cards are dealt a sample match tells."""
        return self.game.seats(self._match or sample_match(self.game, self.origin))

    def names(self) -> tuple[str, ...]:
        """What the people on the seats are called. A bot goes by its seat's number, and so does whoever has several seats:
        one name on two turn order cards would not tell whose turn it is."""
        names = ["" if chair.bot else chair.name for chair in self.chairs]
        return tuple(name if names.count(name) == 1 else "" for name in names)

    def _deal_when_all_sit(self) -> None:
        if self._match is None and (not self.terms.waits or self.all_sit):
            self._match = self.game.again(self.origin)
        if self._match is not None:
            for holders, chair in zip(self._holders, self.chairs, strict=True):
                if chair.person:
                    holders.add(chair.person)

    @property
    def all_sit(self) -> bool:
        """Whether no seat is open."""
        return not any(chair.open for chair in self.chairs)

    # Applying entries

    def apply(self, entry: Entry) -> None:
        """Apply an entry. It was allowed when it was stored, so nothing is checked but the game's own rules."""
        self.version += 1
        self.last_choice = self.refused = None
        match entry:
            case Chose(answer):
                self._undone.clear()
                self.asking = None
                self._answer(answer)
            case Undone(left, by):
                self._undo(left, by)
            case Redone():
                for answer in self._undone.pop()[1]:
                    self._answer(answer)
            case UndoAsked(left, by):
                self.asking = Asking(by, left)
            case Agreed(by, yes):
                self._agree(by, yes)
            case Said():
                self.chat.append(entry)
            case Sat(seat, person, name):
                self.chairs[seat] = Chair(person, name)
            case Left(seat):
                self.chairs[seat] = Chair()
                self._end_pointless_asking()
            case HandedOver(seat, bot):
                self.chairs[seat].bot = bot
                self._end_pointless_asking()
            case MovedOver(person, to):
                self._move_over(person, to)
            case Closed():
                self.closed = True
                self.asking = None
            case Followed():
                self.followed = self.followed or entry
        self._deal_when_all_sit()
        self._page_counts.append(len(self.pages))
        self._chat_counts.append(len(self.chat))
        self._number()

    def _answer(self, answer: Answer) -> None:
        decision = self._open_decision(answer.seat)
        option = decision.option(answer.key) if decision is not None else None
        self.match.choose(answer.key, answer.seat)
        self.answers.append(answer)
        self.last_choice = (answer, option.about if option is not None else "")
        if answer.seat is not None:
            self._last_seat = answer.seat

    def _undo(self, left: int, by: str) -> None:
        """Go back to where so many choices were made."""
        self.asking = None
        self._undone.append((by, self.answers[left:]))
        self.match.go_back(left)
        del self.answers[left:]

    def _agree(self, by: str, yes: bool) -> None:
        if self.asking is None:
            return
        if yes:
            self.asking.agreed.add(by)
        else:
            self.refused = (self.asking.by, by) if by != self.asking.by else None
            self.asking = None

    def _end_pointless_asking(self) -> None:
        """Somebody plays no more: if they asked to undo a choice, or were the last to be asked, nobody asks now."""
        if self.asking is not None and (self.asking.by not in self.people or not self.still_to_agree()):
            self.asking = None

    def _move_over(self, person: str, to: str) -> None:
        for chair in self.chairs:
            if chair.person == person:
                chair.person = to
        self._holders = [{to if each == person else each for each in holders} for holders in self._holders]
        if self.owner == person:
            self.owner = to
        self.answers = _with_person_moved(self.answers, person, to)
        self._undone = [
            (to if by == person else by, _with_person_moved(answers, person, to)) for by, answers in self._undone
        ]
        if self.asking is not None:
            agreed = {to if each == person else each for each in self.asking.agreed}
            self.asking = Asking(to if self.asking.by == person else self.asking.by, self.asking.left, agreed)

    def _number(self) -> None:
        """Give every decision that has just been asked a number of its own. One that was open before keeps its number."""
        before = self._numbers
        self._numbers = {}
        for decision in self.open:
            key = id(decision)
            if key not in before:
                self._last_number += 1
            self._numbers[key] = before.get(key, (decision, self._last_number))

    # What is asked

    def _open_decision(self, seat: int | None) -> Decision | None:
        return next((each for each in self.open if each.seat == seat), None)

    @property
    def decisions(self) -> list[tuple[Decision, int]]:
        """All decisions that wait for an answer, each with its number."""
        return list(self._numbers.values())

    def decision_with_number(self, number: int, seat: int | None) -> Decision | None:
        """The open decision with that number; None too if a seat is named and it is another's."""
        found = next((each for each, its in self._numbers.values() if its == number), None)
        elsewhere = found is not None and None not in (seat, found.seat) and seat != found.seat
        return None if elsewhere else found

    @property
    def people(self) -> list[str]:
        """The persons who play here, each once."""
        return list(dict.fromkeys(chair.by_person for chair in self.chairs if chair.by_person))

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays or has kept for them."""
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def may_answer(self, person: str, decision: Decision) -> bool:
        """Whether a person may answer a decision; the team's may be answered by anybody who plays."""
        if decision.seat is None:
            return person in self.people
        return bool(person) and self.chairs[decision.seat].by_person == person

    def bot_to_move(self) -> tuple[Decision, int, str] | None:
        """A decision that a bot has to answer, with the seat it answers from and the bot's name.

        While somebody asks to undo a choice bots wait: going on would answer for those who are asked.
        """
        if self.asking is not None:
            return None
        for decision in self.open:
            seat = decision.seat
            if seat is None and not self.people:
                seat = self._last_seat if self.chairs[self._last_seat].bot else -1
                seat = seat if seat >= 0 else next((n for n, chair in enumerate(self.chairs) if chair.bot), -1)
            if seat is not None and seat >= 0 and self.chairs[seat].bot:
                return decision, seat, self.chairs[seat].bot
        return None

    def name_of(self, person: str) -> str:
        """The name under which a person sits here."""
        return next((chair.name for chair in self.chairs if chair.person == person), "")

    # Who knows what

    def alone(self, person: str) -> bool:
        """Whether nobody else is concerned by what a person sees or undoes.

        Among rivals that is so if all seats are theirs or bots', and were since the cards were dealt: a rival who has left
        or lets a bot play on is a rival all the same, and one who may still sit down is one already.
        """
        if not self.rivals:
            return {chair.person for chair in self.chairs if chair.person} == {person}
        return self.all_sit and set().union(*self._holders) == {person}

    def has_held_another_seat(self, person: str, seat: int) -> bool:
        """Whether a person has held another seat since the cards were dealt."""
        return any(person in holders for other, holders in enumerate(self._holders) if other != seat)

    # Undo

    def left_after_undo(self, person: str) -> int | None:
        """How many choices would be left if a person took their last one back; None: they made none."""
        for index in range(len(self.answers) - 1, -1, -1):
            if self.answers[index].by == person:
                return index
        return None

    def may_undo_freely(self, person: str, left: int) -> bool:
        """Whether that concerns nobody else: they play alone, or nothing was revealed and nobody else has chosen since.

        A game that is over shows everything to everybody.
        """
        if self.alone(person) or (not self.rivals and self.people == [person]):
            return True
        unseen = self.match.history.made[left][2] == self.match.state.reveals and not self.match.over
        return unseen and all(each.by in (person, BOT) for each in self.answers[left:])

    def choice(self, index: int) -> tuple[Decision, Option | None]:
        """The decision that was answered with the choice of this number, counted from nought, and the option taken."""
        match = self.game.again(self.origin)
        match.quiet = True
        for answer in self.answers[:index]:
            match.choose(answer.key, answer.seat)
        taken = self.answers[index]
        decision = next(each for each in match.open if each.seat == taken.seat)
        return decision, decision.option(taken.key)

    def can_redo(self, person: str) -> bool:
        """Whether a person may redo what was undone last: only whoever undid it."""
        return bool(self._undone) and self._undone[-1][0] == person and person in self.people

    def still_to_agree(self) -> list[str]:
        """The persons who have not yet answered whoever asks to undo a choice."""
        if self.asking is None:
            return []
        asking = self.asking
        return [person for person in self.others(asking.by) if person not in asking.agreed]

    def may_ask_to_undo(self, person: str, left: int) -> bool:
        """Whether those who play could agree to that. Among rivals nobody agrees for one who is away."""
        if self.secret_told:
            return False
        others = self.others(person)
        chose = {each.by for each in self.answers[left:]} - {BOT, person}
        return bool(others) and (not self.rivals or chose <= set(others))

    def is_host(self, person: str) -> bool:
        """Whether a person may say who plays on an open seat."""
        return is_host(self.chairs, self.owner, person)

    def others(self, person: str) -> list[str]:
        """The persons who play here beside this one."""
        return [each for each in self.people if each != person]

    # What is told and kept

    def unchanged_pages(self, since: int) -> int:
        """How many pages of the history somebody who saw that version still has right."""
        return min(self._page_counts[since:]) if 0 <= since < len(self._page_counts) else 0

    def chat_lines_at(self, since: int) -> int:
        """How many lines of chat somebody who saw that version has."""
        return self._chat_counts[since] if 0 <= since < len(self._chat_counts) else 0

    def save(self, seats: Iterable[str]) -> str:
        """The match as a save that the terminal and `talia replay` read too."""
        return write(self.match, {"seats": list(seats), "over": self.match.over, "round": self.game.round(self.match)})


def is_host(chairs: Sequence[Chair], owner: str, person: str) -> bool:
    """Whether a person may say who plays on an open seat: who made the table, or anybody who sits, if they do not."""
    seated = [chair.person for chair in chairs]
    return bool(person) and person in seated and (person == owner or owner not in seated)


def sample_match(game: Game, origin: dict[str, Any]) -> Match:
    """A match of the same set-up whose cards fall in a way that tells nothing about the real one."""
    return game.again({**{name: value for name, value in origin.items() if name != "sealed"}, "seed": 0})


def _with_person_moved(answers: list[Answer], person: str, to: str) -> list[Answer]:
    return [Answer(each.seat, each.key, to) if each.by == person else each for each in answers]

"""Commands: what people may do at a table. Each becomes an entry, or is refused with the reason."""

from __future__ import annotations

import time
from collections.abc import Collection

from talia.kernel.decision import Decision
from talia.kernel.lesson import keep_to_it
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
from talia.table.game_list import check_bot
from talia.table.messages import LONGEST_LINE, LONGEST_NAME, Agree, Chat, Choose, Redo, StoredCommand, Undo, clean
from talia.table.refusal import Refusal
from talia.table.room import Room


def entry_for(room: Room, person: str, command: StoredCommand) -> Entry:
    """The entry that a command becomes."""
    match command:
        case Choose():
            return choose(room, person, command)
        case Undo():
            return undo(room, person, command)
        case Redo():
            return redo(room, person, command)
        case Agree():
            return agree(room, person, command)
        case Chat():
            return chat(room, person, command)


def choose(room: Room, person: str, command: Choose) -> Entry:
    """Answer a decision. Whoever comes second, or twice, is told that it was decided already."""
    decision = room.decision_with_number(command.number, command.seat)
    if decision is None:
        raise Refusal("stale", "error-table-stale")
    if not room.may_answer(person, decision):
        raise Refusal("forbidden", "error-table-not-yours")
    keep_to_it(room.match, decision, command.key)
    return _checked(room, Answer(decision.seat, command.key, person))


def foreseen_decision(room: Room, person: str, number: int) -> Decision:
    """The decision whose options somebody wants to look ahead from: only their own."""
    decision = room.decision_with_number(number, None)
    if decision is None:
        raise Refusal("stale", "error-table-stale")
    if not room.may_answer(person, decision):
        raise Refusal("forbidden", "error-table-not-yours")
    return decision


def bot_chose(room: Room, number: int, seat: int | None, key: str) -> Entry:
    """A bot's answer, if the decision it thought about is still open and nobody asks to undo a choice."""
    decision = room.decision_with_number(number, seat)
    if decision is None or room.asking is not None:
        raise Refusal("stale", "error-table-stale")
    return _checked(room, Answer(decision.seat, key, BOT))


def _checked(room: Room, answer: Answer) -> Entry:
    """Only what the rules can play is stored: a copy of the match tries it first."""
    room.match.clone().choose(answer.key, answer.seat)
    return Chose(answer)


def undo(room: Room, person: str, command: Undo) -> Entry:
    """Undo the last choice, or ask the others."""
    _require_playing(room, person)
    _require_not_closed(room)
    if room.asking is not None:
        raise Refusal("stale", "error-table-asked-already")
    left = room.left_after_undo(person)
    if left is None:
        raise Refusal("impossible", "error-nothing-to-undo")
    if room.may_undo_freely(person, left):
        return Undone(left, person)
    if room.secret_told:
        raise Refusal("forbidden", "error-table-told")
    if not room.may_ask_to_undo(person, left):
        raise Refusal("forbidden", "error-table-nobody-to-agree")
    return UndoAsked(left, person)


def redo(room: Room, person: str, command: Redo) -> Entry:
    """Redo what one has undone."""
    _require_playing(room, person)
    _require_not_closed(room)
    if not room.can_redo(person):
        raise Refusal("impossible", "error-table-nothing-again")
    return Redone(person)


def agree(room: Room, person: str, command: Agree) -> Entry:
    """Answer whoever asks to undo a choice; the last to agree undoes it."""
    _require_playing(room, person)
    asking = room.asking
    if asking is None:
        raise Refusal("stale", "error-table-nobody-asks")
    waiting = room.still_to_agree()
    if person == asking.by:
        if command.yes:
            raise Refusal("forbidden", "error-table-not-yours")
        return Agreed(person, False)
    if command.yes and waiting == [person]:
        return Undone(asking.left, asking.by)
    return Agreed(person, command.yes)


def chat(room: Room, person: str, command: Chat) -> Entry:
    """Say something; whoever only watches listens."""
    _require_seated(room, person)
    text = clean(command.text, LONGEST_LINE)
    if not text:
        raise Refusal("impossible", "error-table-empty-line")
    return Said(person, room.seats_of(person)[0], room.name_of(person), text, round(time.time(), 3))


def sit(room: Room, person: str, seat: int, name: str, usual: str) -> Entry:
    """Take an open seat, or back from the bot that kept it; who gives no name goes by their usual one."""
    _require_seat(room, seat)
    chair = room.chairs[seat]
    kept = chair.bot and chair.person == person
    if (chair.person or chair.bot) and not kept:
        raise Refusal("stale", "error-table-taken")
    if not kept:
        _require_no_other_rival_seat(room, person, seat)
    return Sat(seat, person, clean(name, LONGEST_NAME) or chair.name or usual)


def leave(room: Room, person: str, seat: int) -> Entry:
    """Stand up. Whoever made the table may free a bot's seat too."""
    _require_seat(room, seat)
    chair = room.chairs[seat]
    if chair.person != person and not (chair.bot and not chair.person and person == room.owner):
        raise Refusal("forbidden", "error-table-not-your-seat")
    if room.rivals and room.dealt and not chair.person:
        raise Refusal("forbidden", "error-table-bot-stays")
    return Left(seat)


def hand_over(room: Room, person: str, seat: int, bot: str, here: Collection[str] = ()) -> Entry:
    """Let a bot play on; or, on a seat that is open, from now on. In a team also for somebody who is not `here`."""
    _require_seat(room, seat)
    chair = room.chairs[seat]
    away = chair.by_person not in ("", *here) and not room.rivals and person in room.people
    if chair.person != person and not away and not (chair.open and room.is_host(person)):
        raise Refusal("forbidden", "error-table-not-your-seat")
    check_bot(bot, room.game)
    return HandedOver(seat, bot)


def move_over(room: Room, person: str, to: str) -> Entry:
    """The seats of a person go to the same one on another device."""
    seats = room.seats_of(person)
    if not seats:
        raise Refusal("impossible", "error-table-code")
    if to != person:
        for seat in seats:
            _require_no_other_rival_seat(room, to, seat)
    return MovedOver(person, to)


def close(room: Room) -> Entry:
    """The campaign goes on: nothing that led here can be undone any more."""
    if not room.over:
        raise Refusal("stale", "error-campaign-not-yet")
    _require_not_closed(room)
    return Closed()


def follow(room: Room, person: str, table: str) -> Entry:
    """Whoever played a match that is over tells the others where it goes on. One table is enough for all."""
    _require_seated(room, person)
    if not room.over or room.followed is not None:
        raise Refusal("stale", "error-table-stale")
    return Followed(table, person)


def sitters_after(room: Room, entry: Entry) -> list[str] | None:
    """Who sits at the table once an entry is stored; None if it changes nothing about that."""
    now = [chair.person for chair in room.chairs]
    match entry:
        case Sat(seat, person, _):
            now[seat] = person
        case Left(seat):
            now[seat] = ""
        case MovedOver(person, to):
            now = [to if each == person else each for each in now]
        case _:
            return None
    return list(dict.fromkeys(each for each in now if each))


def _require_no_other_rival_seat(room: Room, person: str, seat: int) -> None:
    """Among rivals one person has one seat, and whoever has seen the cards of one does not go over to another."""
    if not room.rivals or room.terms.one_screen:
        return
    if room.seats_of(person):
        raise Refusal("forbidden", "error-table-two-seats")
    if room.has_held_another_seat(person, seat):
        raise Refusal("forbidden", "error-table-seen-another")


def _require_seated(room: Room, person: str) -> None:
    if not room.seats_of(person):
        raise Refusal("forbidden", "error-table-not-seated")


def _require_playing(room: Room, person: str) -> None:
    """Whoever lets a bot play on may talk, but no more."""
    if person not in room.people:
        raise Refusal("forbidden", "error-table-not-seated")


def _require_not_closed(room: Room) -> None:
    if room.closed:
        raise Refusal("stale", "error-table-closed")


def _require_seat(room: Room, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Refusal("missing", "error-table-no-seat", seat=seat)

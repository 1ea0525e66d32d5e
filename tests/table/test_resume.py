"""Coming back: whoever says what they saw last is told exactly what they missed, whatever happened meanwhile."""

from __future__ import annotations

import json
import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import talia
from talia.kernel.errors import TaliaError
from talia.table import commands
from talia.table.entries import Entry
from talia.table.messages import Agree, Chat, Choose, Redo, Undo
from talia.table.open_table import OpenTable
from talia.table.presentation import TableFacts
from talia.table.room import Chair, Room, Terms
from talia.table.watcher import Watcher

from .house import House, Json, Reader

WAR = "aeons-end/war-eternal"


def new_table(game: str, people: tuple[str, str], seed: int) -> OpenTable:
    origin = talia.game(game).new(players=2, seed=seed).origin
    chairs = [Chair(person, person) for person in people]
    return OpenTable(
        Room("table", talia.game(game), origin, chairs, people[0]), TableFacts(True, 0.0, Terms(), origin), 0.0
    )


def anything(room: Room, chance: random.Random) -> Entry | None:
    """Somebody does something; None if they may not."""
    person = chance.choice(room.people)
    try:
        match chance.randrange(10):
            case 0:
                return commands.undo(room, person, Undo())
            case 1:
                return commands.redo(room, person, Redo())
            case 2:
                return commands.agree(room, person, Agree(yes=chance.random() < 0.8))
            case 3:
                return commands.chat(room, person, Chat(text=f"line {chance.random()}"))
        decision, number = chance.choice(room.decisions)
        key = chance.choice(decision.options).key
        by = person if decision.seat is None else room.chairs[decision.seat].person
        return commands.choose(room, by, Choose(number=number, key=key))
    except TaliaError:
        return None


def told(table: OpenTable, person: str, looking: int | str, since: int) -> Json:
    """What a request for the state is answered."""
    return json.loads(msgspec.json.encode(table.state(Watcher(person, looking, "en", since))))


@settings(max_examples=15, deadline=None)
@given(
    seed=st.integers(0, 10_000),
    game=st.sampled_from(["ostium", WAR]),
    people=st.sampled_from([("ann", "bob"), ("ann", "ann")]),
)
def test_what_was_missed_and_what_was_known_make_the_whole_log(seed: int, game: str, people: tuple[str, str]) -> None:
    chance = random.Random(seed)
    table = new_table(game, people, seed)
    looks: list[tuple[str, int | str]] = [("ann", 0), (people[1], 1), ("ann", "follow"), ("", "guest")]
    readers = [Reader() for _ in looks]
    for _ in range(60):
        if table.room.match.over and not table.room.asking:
            break
        entry = anything(table.room, chance)
        if entry is None:
            continue
        table.room.apply(entry)
        table.changed(0.0)
        for reader, (person, looking) in zip(readers, looks):
            if chance.random() < 0.2:
                reader.read(told(table, person, looking, reader.version))
                whole = told(table, person, looking, -1)
                assert reader.log == whole["log"]["lines"]
                assert reader.chat == whole["chat"]["lines"]


def test_nothing_that_is_known_is_told_again(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    one_house.rush(table, choices=20)
    before = ann.state(table, seat=0)
    assert ann.state(table, seat=0, since=before["version"])["log"]["lines"] == []
    ann.choose(table)
    page = {line["page"] for line in ann.state(table, seat=0, since=before["version"])["log"]["lines"]}
    assert page <= {21}
    ann.do(table, "chat", text="one")
    ann.do(table, "chat", text="two")
    told = ann.state(table, seat=0, since=ann.state(table)["version"] - 1)
    assert [line["text"] for line in told["chat"]["lines"]] == ["two"]


@pytest.mark.parametrize("since", ["", "-1", "x", "99999", "1e3", "9" * 40, "²"])
def test_whoever_says_nothing_sensible_is_told_everything(one_house: House, since: str) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    one_house.rush(table, choices=5)
    whole = ann.state(table)["log"]
    assert ann.state(table, since=since)["log"] == whole


def test_a_line_that_was_cut_goes_on_where_it_was(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table(WAR)
    bob.sit(table, 1)
    reader = Reader()
    for round in range(4):
        with ann.line(table, since=reader.version) as line:
            reader.read(line.state())
            one = house.run(lambda: house.open_tables.open(table)).room
            house.rush(table, seed=round, choices=3)
            bob.do(table, "chat", text=f"round {round}")
            while reader.version < one.version:
                reader.read(line.state())
        assert reader.log == ann.state(table)["log"]["lines"]
        house.rush(table, seed=round, choices=4)  # while nobody looks
        if ann.state(table)["undo"]["can"]:
            ann.do(table, "undo")
            if ann.state(table)["undo"]["asked"] is not None:
                bob.do(table, "agree", yes=True)
        bob.do(table, "chat", text=f"after round {round}")
    reader.read(ann.state(table, since=reader.version))
    assert reader.log == ann.state(table)["log"]["lines"]
    assert [line["text"] for line in reader.chat] == [line["text"] for line in ann.state(table)["chat"]["lines"]]
    assert len(reader.chat) == 8


def test_two_seats_of_one_person_have_a_log_each(one_house: House) -> None:
    """On a sofa: what only the one seat drew is gone from the screen when the other's turn comes."""
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    reader = Reader()
    seats = []
    with ann.line(table) as line:
        for _ in range(40):
            state = line.state(lambda state: state["version"] > reader.version)
            reader.read(state)
            seats.append(state["seat"])
            assert reader.log == ann.state(table, seat=state["seat"])["log"]["lines"]
            line.send("choose", number=state["decisions"][0]["number"], key=_last(state))
    assert {0, 1} <= set(seats)


def _last(state: Json) -> str:
    return str(state["decisions"][0]["options"][-1]["key"])


def test_waiting_for_news(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table()
    bob.sit(table, 1)
    version = ann.state(table)["version"]
    assert ann.state(table, since=version - 1, wait=20)["version"] == version, "there is news already"
    assert ann.state(table, since=version, wait="0.05")["version"] == version, "there was none"
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ann.state, table, since=version, wait=20)
        bob.do(table, "chat", text="News!")
        told = waiting.result(timeout=60)
    assert told["version"] == version + 1
    assert [line["text"] for line in told["chat"]["lines"]] == ["News!"]
    for wait in ("nan", "-5", "x", ""):
        assert ann.state(table, since=version + 1, wait=wait)["version"] == version + 1


def test_another_language_or_seat_is_told_anew(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    one_house.rush(table, choices=10)
    with ann.line(table, seat=0) as line:
        english = line.state()
        line.send("look", lang="pl")
        polish = line.state(lambda state: state["lang"] == "pl")
        assert polish["log"]["keep"] == 0
        assert len(polish["log"]["lines"]) == len(english["log"]["lines"])
        assert polish["log"]["lines"] != english["log"]["lines"]
        line.send("look", seat=1)
        assert line.state(lambda state: state["seat"] == 1)["log"]["keep"] == 0
        line.send("look", seat="follow")
        assert line.state()["seat"] in (0, 1)

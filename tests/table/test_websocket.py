"""The WebSocket: what it is told, how it is closed, and that nobody waits for somebody who does not read."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from talia.table import websocket
from talia.table.entries import Said
from talia.table.messages import LARGEST_MESSAGE
from talia.table.store import NewEntry
from talia.table.watcher import MOST_WAITING
from talia.table.websocket import POLICY_VIOLATION, TRY_AGAIN_LATER

from .house import House, Reader

WAR = "aeons-end/war-eternal"


def test_a_state_comes_at_once_and_after_everything_that_happens(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table()
    with ann.line(table) as line:
        first = line.state()
        assert {"type", "version", "seat", "lang", "table", "scene", "view", "decisions"} < set(first)
        assert {"log", "chat", "cause", "undo", "over"} < set(first)
        bob.sit(table, 1)
        assert line.state()["table"]["seats"][1]["name"] == "Bob"
        bob.do(table, "chat", text="Hello!")
        assert line.state()["chat"]["lines"][0]["text"] == "Hello!"


def test_a_table_that_is_opened_anew_is_watched_there(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    with ann.line(table, seat=0) as line:
        version = line.state()["version"]
        one_house.open_tables._tables.clear()  # as when it was closed
        decision = ann.mine(table)
        line.send("choose", number=decision["number"], key=decision["options"][0]["key"])
        assert line.state(lambda state: state["version"] > version)
    now = one_house.run(lambda: one_house.open_tables.open(table))
    assert not now.watchers, "and left there, too"


def test_a_table_that_is_being_opened_is_not_closed_before_anybody_watches(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    one_house.open_tables._tables.clear()
    before = time.monotonic()
    assert one_house.run(lambda: one_house.open_tables._open(table)).used_at >= before


def test_every_message_is_answered_with_its_own_number(one_house: House) -> None:
    ann = one_house.person("Ann")
    with ann.line(ann.table()) as line:
        for id in (5, 0, 2**53):
            line.put(json.dumps({"type": "ping", "id": id}))
            assert line.answer(id)["ok"]
        line.put(json.dumps({"type": "ping", "id": 9}).encode())
        assert line.answer(9)["ok"], "binary is as good as text"


def test_refusals_speak_the_language_of_the_line(one_house: House) -> None:
    ann = one_house.person("Ann")
    with ann.line(ann.table(), lang="pl") as line:
        polish = line.send("choose", number=999, key="x")["error"]["text"]
        line.send("look", lang="en")
        assert line.send("choose", number=999, key="x")["error"]["text"] == "That was decided already."
        assert polish != "That was decided already."


def test_a_line_to_no_table_says_so_and_closes(one_house: House) -> None:
    with one_house.guest.line("nowhere") as line:
        assert line.told()["error"]["code"] == "missing"
        assert line.told() == {"type": "gone", "code": POLICY_VIOLATION}


def test_whoever_sends_nothing_valid_forty_times_is_left(one_house: House) -> None:
    ann = one_house.person("Ann")
    with ann.line(ann.table()) as line:
        line.state()
        for number in range(websocket.MOST_INVALID - 1):
            line.put("nonsense" if number % 2 else "x" * (LARGEST_MESSAGE + 1))
            assert line.told()["error"]["code"] == ("malformed" if number % 2 else "too-large")
        assert line.send("ping")["ok"], "a last chance"
        line.put("nonsense")
        while line.told() != {"type": "gone", "code": POLICY_VIOLATION}:
            pass


def test_whoever_reads_late_gets_where_the_table_stands_then_and_every_answer(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table(WAR, ["me", "hot"])
    reader = Reader()
    with ann.line(table, seat=0) as line:
        reader.read(line.state())
        line.stop_reading()
        ann.do(table, "chat", text="0")
        line.put('{"type": "ping", "id": 77}')
        for number in range(1, 3 * MOST_WAITING):
            ann.do(table, "chat", text=str(number))
        line.read_on()
        line.answer(77)
        states = len(line.states)
        while reader.version < ann.state(table)["version"]:
            reader.read(line.state())
            states += 1
        assert states < 2 * MOST_WAITING, "not every single one"
    assert [each["text"] for each in reader.chat] == [str(number) for number in range(3 * MOST_WAITING)]
    assert reader.log == ann.state(table, seat=0)["log"]["lines"]


def test_whoever_does_not_read_at_all_is_left_and_nobody_waits_for_them(
    one_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "SEND_TIMEOUT", 0.05)
    ann, bob = one_house.people("Ann", "Bob")
    table = ann.table()
    with ann.line(table) as asleep, bob.line(table) as awake:
        asleep.state()
        awake.state()
        asleep.stop_reading()
        ann.do(table, "chat", text="zzz")
        assert awake.state(lambda state: state["chat"]["lines"])
        awake.state(lambda state: not state["table"]["seats"][0]["here"])  # the server has given up
        asleep.read_on()
        while asleep.told() != {"type": "gone", "code": TRY_AGAIN_LATER}:
            pass


def test_whoever_asks_and_asks_and_reads_no_answer_is_left(one_house: House) -> None:
    ann = one_house.person("Ann")
    with ann.line(ann.table()) as line:
        line.state()
        line.stop_reading()
        for _ in range(20 * MOST_WAITING):
            line.put('{"type": "ping"}')
        assert line.told() == {"type": "gone", "code": TRY_AGAIN_LATER}


def test_when_all_have_gone_nothing_is_kept_of_them(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table()
    open_table = one_house.run(lambda: one_house.open_tables.open(table))
    for _ in range(5):
        with ann.line(table), one_house.guest.line(table), ann.line(table, seat="guest"):
            assert len(open_table.watchers) == 3
        assert len(open_table.watchers) == 0


def test_a_choice_outlives_the_line_it_came_from(house: House) -> None:
    """The line is cut right after sending; the server finishes, tells the others and goes on."""
    ann, bob = house.people("Ann", "Bob")
    table = ann.table("ostium", ["me", "hot"])
    with bob.line(table) as watching:
        for _ in range(10):
            with ann.line(table) as line:
                decision = line.state()["decisions"][0]
                key = decision["options"][0]["key"]
                line.put(json.dumps({"type": "choose", "number": decision["number"], "key": key}))
        choices = ann.info(table)["choices"]
        watching.state(lambda state: state["table"]["choices"] == choices)
    ann.choose(table)
    assert ann.info(table)["choices"] == choices + 1


def test_a_request_that_is_given_up_is_done_all_the_same_or_not_at_all(house: House) -> None:
    """Whoever waits for an entry to be stored may vanish at any moment; what is stored is told, and the others go on."""
    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    store = house.open_tables.store

    async def give_up(moments: int) -> int:
        open_table = await house.open_tables.open(table)
        said = Said(ann.id, 0, "Ann", f"after {moments}", 0.0)
        task = asyncio.ensure_future(house.open_tables.add(open_table, lambda room: said))
        for _ in range(moments):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        async with open_table.lock:
            return open_table.room.version

    for moments in range(12):
        version = house.run(lambda moments=moments: give_up(moments))  # type: ignore[misc]
        assert version == len(store.entries_after(table, 0))
    ann.choose(table)


def test_an_entry_that_nobody_waits_for_any_more_does_not_stop_the_store(house: House) -> None:
    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    for _ in range(20):
        house.open_tables.store.append(NewEntry("nowhere", 1, "{}")).cancel()
    ann.choose(table)
    assert ann.info(table)["choices"] == 1

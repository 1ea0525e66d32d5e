"""Several workers on one database: a table may be watched and played from any of them."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import psycopg
import pytest

from talia.table import notifications, open_tables
from talia.table.entries import BOT, Chose, read
from talia.table.store import Store

from .house import House, Json, Person, opened

WAR = "aeons-end/war-eternal"


@pytest.fixture
def halves(database: str) -> Iterator[tuple[House, House]]:
    """Two workers."""
    with opened(database, several_workers=True) as one, opened(database, several_workers=True) as other:
        yield one, other


def at(house: House, *people: Person) -> list[Person]:
    """The same people, at another worker."""
    return [Person(house, each.id, each.token) for each in people]


def fingerprint(house: House, table: str) -> str:
    return house.run(lambda: house.open_tables.open(table)).room.match.fingerprint


def test_what_happens_at_one_is_seen_at_the_other(halves: tuple[House, House]) -> None:
    one, other = halves
    ann, bob = one.people("Ann", "Bob")
    table = ann.table("aeons-end/war-eternal", seed=1)
    (bob,) = at(other, bob)
    with bob.line(table) as line:
        assert line.state()["seat"] is None
        ann.choose(table)
        assert line.state(lambda state: state["table"]["choices"] == 1)["cause"] is not None
        ann.do(table, "chat", text="Sit down!")
        assert line.state(lambda state: state["chat"]["lines"])["chat"]["lines"][0]["text"] == "Sit down!"
        with ann.line(table) as mine:
            mine.state()
            bob.sit(table, 1)
            mine.state(lambda state: state["table"]["seats"][1]["name"] == "Bob")
        ann.do(table, "undo")
        line.state(lambda state: state["table"]["choices"] == 0)
    assert fingerprint(one, table) == fingerprint(other, table)


def test_whoever_did_something_here_finds_it_done_there(halves: tuple[House, House]) -> None:
    one, other = halves
    (ann,) = one.people("Ann")
    (there,) = at(other, ann)
    table = ann.table("ostium", ["me", "hot"])
    for number in range(10):
        here = (ann, there)[number % 2]
        elsewhere = (ann, there)[1 - number % 2]
        here.choose(table)
        assert elsewhere.info(table)["choices"] == number + 1
    there.ask("PATCH", "/api/me", {"name": "Anna"})
    assert ann.get("/api/me")["name"] == "Anna"


def test_two_who_choose_at_two_workers_get_one_winner_and_one_clear_answer(halves: tuple[House, House]) -> None:
    one, other = halves
    (ann,) = one.people("Ann")
    (there,) = at(other, ann)
    table = ann.table("ostium", ["me", "hot"])
    with ann.line(table) as here_line, there.line(table) as there_line:
        for number in range(12):
            decision = ann.mine(table)
            together = threading.Barrier(2)
            act = {"type": "choose", "number": decision["number"], "key": decision["options"][0]["key"]}

            def send(person: Person, act: Json = act, together: threading.Barrier = together) -> int:
                together.wait(5)
                return person.ask("POST", f"/api/tables/{table}/do", act).status_code

            with ThreadPoolExecutor(2) as pool:
                assert sorted(pool.map(send, (ann, there))) == [200, 409]
            for line in (here_line, there_line):  # the loser's worker tells those who look there, too
                line.state(lambda state, number=number: state["table"]["choices"] == number + 1)  # type: ignore[misc]
    assert fingerprint(one, table) == fingerprint(other, table)


def test_a_seat_is_taken_once(halves: tuple[House, House]) -> None:
    one, other = halves
    ann, bob, cid = one.people("Ann", "Bob", "Cid")
    (cid,) = at(other, cid)
    for _ in range(6):
        table = ann.table()
        together = threading.Barrier(2)

        def sit(person: Person, table: str = table, together: threading.Barrier = together) -> int:
            together.wait(5)
            return person.ask("POST", f"/api/tables/{table}/sit", {"seat": 1, "name": ""}).status_code

        with ThreadPoolExecutor(2) as pool:
            assert sorted(pool.map(sit, (bob, cid))) == [200, 409]
        assert ann.info(table)["seats"][1]["name"] == at(other, ann)[0].info(table)["seats"][1]["name"]


def test_the_loser_of_a_conflict_tells_those_who_look(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if no notice ever comes: what was found on the way to being refused is news to others."""
    monkeypatch.setattr(notifications.Listener, "_handle", lambda self, payload: None)
    monkeypatch.setattr(open_tables, "POLL_INTERVAL", 3600.0)
    with opened(database, several_workers=True) as one, opened(database, several_workers=True) as other:
        (ann,) = one.people("Ann")
        (there,) = at(other, ann)
        table = ann.table("ostium", ["me", "hot"])
        with there.line(table) as line:
            decision = line.state()["decisions"][0]
            key = decision["options"][0]["key"]
            ann.answer(table, decision, key)
            assert line.send("choose", number=decision["number"], key=key)["error"]["code"] == "stale"
            assert line.state(lambda state: state["table"]["choices"] == 1)


def test_whoever_is_refused_at_one_worker_was_refused_for_what_is_true_at_all(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No notice has come yet: the worker looks again before it says no, and tells the others what it found."""
    monkeypatch.setattr(notifications.Listener, "_handle", lambda self, payload: None)
    monkeypatch.setattr(open_tables, "POLL_INTERVAL", 3600.0)
    with opened(database, several_workers=True) as one, opened(database, several_workers=True) as other:
        ann, bob, eve = one.people("Ann", "Bob", "Eve")
        bob_there, eve_there = at(other, bob, eve)
        table = ann.table()
        with bob_there.line(table) as line, eve_there.line(table) as watching:
            line.state()
            bob.sit(table, 1)
            assert line.send("chat", text="I sit here now.")["ok"]
            ann.choose(table)
            assert watching.send("chat", text="Me too!")["error"]["code"] == "forbidden"
            line.state(lambda state: state["table"]["choices"] == 1)


def test_what_is_stored_while_a_room_is_opened_is_not_missed(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "POLL_INTERVAL", 3600.0)
    with opened(database, several_workers=True) as one, opened(database, several_workers=True) as other:
        (ann,) = one.people("Ann")
        table = ann.table("ostium", ["me", "hot"])
        right = Store.entries_after
        once: list[str] = []

        def slow(self: Store, table: str, number: int) -> list[str]:
            found = right(self, table, number)
            if self is other.open_tables.store and not once:
                once.append(table)
                ann.choose(table)
            return found

        monkeypatch.setattr(Store, "entries_after", slow)
        with at(other, ann)[0].line(table) as line:
            line.state(lambda state: state["table"]["choices"] == 1)


@pytest.mark.usefixtures("quick_bots")
def test_bots_move_once_however_many_look(halves: tuple[House, House]) -> None:
    one, other = halves
    (ann,) = one.people("Ann")
    (there,) = at(other, ann)
    table = ann.table("ostium", ["me", "random"])
    chance = random.Random(5)
    with ann.line(table) as here_line, there.line(table) as there_line:
        for number in range(30):
            line, who = ((here_line, ann), (there_line, there))[number % 2]
            seen = who.info(table)["choices"]
            state = line.state(lambda state, seen=seen: state["table"]["choices"] >= seen and state["table"]["my_turn"])  # type: ignore[misc]
            decision = state["decisions"][0]
            assert line.send("choose", number=decision["number"], key=chance.choice(decision["options"])["key"])["ok"]
    entries = [read(body) for body in one.open_tables.store.entries_after(table, 0)]
    assert all(isinstance(entry, Chose) for entry in entries)
    by = {entry.answer.by for entry in entries if isinstance(entry, Chose)}
    assert by == {ann.id, BOT}
    assert all((entry.answer.seat == 0) == (entry.answer.by == ann.id) for entry in entries if isinstance(entry, Chose))


@pytest.mark.usefixtures("quick_bots")
def test_a_bot_whose_worker_died_is_moved_by_another(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_tables, "BOT_TAKEOVER", 0.02)
    with opened(database, several_workers=True) as one, opened(database, several_workers=True) as other:
        ann, bob = one.people("Ann", "Bob")
        table = ann.table("ostium")
        bob.sit(table, 1)
        seat, first = next((seat, who) for seat, who in ((0, ann), (1, bob)) if who.info(table)["my_turn"])
        second = bob if first is ann else ann
        monkeypatch.setattr(
            one.open_tables, "_let_bots_move", lambda open_table: None
        )  # as if it had died right after storing
        (there,) = at(other, second)
        with there.line(table) as line:
            line.state()
            first.post(f"/api/tables/{table}/resign", {"seat": seat, "bot": "random"})
            line.state(lambda state: state["table"]["my_turn"])


def test_a_listener_whose_connection_broke_misses_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifications, "RECONNECT_SECONDS", 0.02)
    with opened(postgres) as one, opened(postgres) as other:
        (ann,) = one.people("Ann")
        table = ann.table("ostium", ["me", "hot"])
        with at(other, ann)[0].line(table) as line:
            line.state()
            for number in range(3):
                with psycopg.connect(postgres, autocommit=True) as connection:
                    connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE 'LISTEN%' AND datname = current_database()"
                    )
                ann.choose(table)
                line.state(lambda state, number=number: state["table"]["choices"] == number + 1)  # type: ignore[misc]


def test_a_whole_game_at_two_workers(halves: tuple[House, House]) -> None:
    one, other = halves
    ann, bob = one.people("Ann", "Bob")
    (bob,) = at(other, bob)
    table = ann.table(WAR)
    bob.sit(table, 1)
    one.play(table, ann, bob)
    assert ann.state(table)["over"] == {**bob.state(table)["over"], "mine": ann.state(table)["over"]["mine"]}
    assert fingerprint(one, table) == fingerprint(other, table)

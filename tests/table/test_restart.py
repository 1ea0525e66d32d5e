"""A server that stops and starts again has every table as it was."""

from __future__ import annotations

import pytest

import talia
from talia import TaliaError

from .house import House, Json, Person, opened

WAR = "aeons-end/war-eternal"


def fingerprint(house: House, table: str) -> str:
    return house.run(lambda: house.open_tables.open(table)).room.match.fingerprint


def without_times(state: Json) -> Json:
    """Who is here changes when the server stops; and what is new depends on what one saw."""
    state["table"].pop("changed_at")
    state.pop("cause")
    return state


def test_every_table_is_as_it_was(database: str) -> None:
    with opened(database) as house:
        ann, bob = house.people("Ann", "Bob")
        tables = [ann.table(game, seed=seed) for game in ("ostium", WAR) for seed in range(3)]
        for number, table in enumerate(tables):
            bob.sit(table, 1)
            house.rush(table, seed=number, choices=7 * number)
            bob.do(table, "chat", text=f"number {number}")
            undo = ann.state(table)["undo"]
            if undo["can"]:
                ann.do(table, "undo")
        asked = [table for table in tables if ann.state(table)["undo"]["asked"] is not None]
        assert asked, "somebody waits for an answer"
        prints = [fingerprint(house, table) for table in tables]
        before = [[without_times(each.state(table)) for each in (ann, bob, house.guest)] for table in tables]
    with opened(database) as house:
        ann.house = bob.house = house
        assert [fingerprint(house, table) for table in tables] == prints
        after = [[without_times(each.state(table)) for each in (ann, bob, house.guest)] for table in tables]
        assert after == before
        bob.do(asked[0], "agree", yes=True)
        assert ann.state(asked[0])["undo"]["asked"] is None
        assert fingerprint(house, asked[0]) != prints[tables.index(asked[0])]
        ann.do(asked[0], "redo")
        assert fingerprint(house, asked[0]) == prints[tables.index(asked[0])]


def test_seats_that_changed_hands_are_as_they_were(database: str) -> None:
    with opened(database) as house:
        ann, bob, phone = house.people("Ann", "Bob", "Ann's phone")
        table = ann.table("ostium", ["me", "open", "random"])
        ann.post(f"/api/tables/{table}/leave", {"seat": 2})
        bob.sit(table, 1, "Robert")
        bob.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "search"})
        bob.sit(table, 1)
        phone.post("/api/code", {"code": ann.post(f"/api/tables/{table}/code", {})["code"]})
        before = [each.info(table) for each in (ann, bob, phone)]
    with opened(database) as house:
        for each in (ann, bob, phone):
            each.house = house
        after = [each.info(table) for each in (ann, bob, phone)]
        for one in (*before, *after):
            one.pop("changed_at")
        assert after == before
        assert [seat["name"] for seat in after[0]["seats"]] == ["Ann", "Robert", ""]
        assert [each["id"] for each in phone.get("/api/tables/mine")["tables"]] == [table]


def test_a_choice_can_be_redone_after_a_restart(database: str) -> None:
    with opened(database) as house:
        ann = house.person("Ann")
        table = ann.table("ostium", ["me", "hot"])
        house.rush(table, choices=9)
        there = fingerprint(house, table)
        for _ in range(3):
            ann.do(table, "undo")
        number = ann.mine(table)["number"]
    with opened(database) as house:
        ann.house = house
        assert ann.mine(table)["number"] == number
        for _ in range(3):
            ann.do(table, "redo")
        assert fingerprint(house, table) == there


@pytest.mark.usefixtures("quick_bots")
def test_bots_go_on_when_somebody_comes(database: str) -> None:
    with opened(database) as house:
        ann = house.person("Ann")
        table = ann.table("ostium", ["me", "open"])
        house.play(table, ann, until=lambda state: not state["table"]["my_turn"])
        bob = house.person("Bob")
        bob.sit(table, 1)
    with opened(database) as house:
        ann.house = bob.house = house
        bob.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"})
    with opened(database) as house:
        ann.house = house
        with ann.line(table) as line:
            line.state(lambda state: state["table"]["my_turn"])


def test_rooms_that_nobody_looks_at_are_closed_and_open_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    from talia.table import open_tables

    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    ann.choose(table)
    before = ann.state(table)
    monkeypatch.setattr(open_tables, "CLOSE_AFTER", -1.0)
    monkeypatch.setattr(open_tables, "MAINTENANCE_INTERVAL", 0.005)
    for _ in range(300):
        if not house.open_tables._tables:
            break
        house.run(_a_moment)
    assert not house.open_tables._tables
    monkeypatch.undo()
    assert without_times(ann.state(table)) == without_times(before)


async def _a_moment() -> None:
    import asyncio

    await asyncio.sleep(0.01)


def test_a_table_of_other_rules_says_so_and_can_be_saved_and_left(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(database) as house:
        ann = house.person("Ann")
        table = ann.table("ostium", ["me", "hot"])
        for _ in range(12):
            ann.choose(table)
        ann.do(table, "undo")
        there = fingerprint(house, table)
    with monkeypatch.context() as later, opened(database) as house:
        later.setattr(talia.game("ostium"), "rules", 99)
        newcomer, guest = Person(house, ann.id, ann.token), house.guest
        assert newcomer.no(f"/api/tables/{table}/state") == "impossible"
        (told,) = newcomer.get("/api/tables/mine")["tables"]
        assert told["outdated"] is True, "it is still in the list, and says so"
        assert newcomer.info(table)["outdated"] is True
        assert guest.no(f"/api/tables/{table}/save") == "forbidden"
        save = newcomer.ask("GET", f"/api/tables/{table}/save").text
        with pytest.raises(TaliaError, match="version 10 of the rules, and this Talia plays version 99"):
            talia.load(save)
        assert guest.no(f"/api/tables/{table}/leave", {"seat": 0}) == "unknown"
        assert newcomer.no(f"/api/tables/{table}/leave", {"seat": 7}) == "forbidden"
        for seat in (0, 1):
            newcomer.post(f"/api/tables/{table}/leave", {"seat": seat})
        assert newcomer.get("/api/tables/mine")["tables"] == []
        assert newcomer.info(table)["mine"] == []
        assert [seat["kind"] for seat in newcomer.info(table)["seats"]] == ["open", "open"]
    assert talia.load(save).fingerprint == there, "the version that knows the rules plays it on"

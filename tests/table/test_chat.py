"""Chat: those who sit talk, one plain line at a time, and everybody hears it."""

from __future__ import annotations

import pytest

from talia.table.presentation import MOST_LINES

from .house import House


def test_a_line_is_heard_by_everybody(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    table = ann.table()
    bob.sit(table, 1, "Robert")
    with house.guest.line(table) as line:
        bob.do(table, "chat", text="Hello!")
        heard = line.state(lambda state: state["chat"]["lines"])["chat"]["lines"]
    assert [(each["n"], each["seat"], each["name"], each["text"]) for each in heard] == [(0, 1, "Robert", "Hello!")]
    ann.do(table, "chat", text="Hi.")
    assert [each["text"] for each in ann.state(table)["chat"]["lines"]] == ["Hello!", "Hi."]


def test_only_those_who_sit_talk(house: House) -> None:
    ann, eve = house.people("Ann", "Eve")
    table = ann.table()
    assert eve.cannot(table, "chat", text="Boo") == "forbidden"
    assert house.guest.cannot(table, "chat", text="Boo") == "unknown"
    with house.guest.line(table) as line:
        assert line.send("chat", text="Boo")["error"]["code"] == "unknown"
    assert ann.state(table)["chat"]["lines"] == []


def test_whoever_lets_a_bot_play_still_talks(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["open", "me"])
    ann.post(f"/api/tables/{table}/resign", {"seat": 1, "bot": "random"})
    ann.do(table, "chat", text="Supper!")


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("  a\tb\r\nc\x00d  ", "a b c d"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("żółw 🐢", "żółw 🐢"),
        ("‮evil​", "evil"),
        ("x" * 300, "x" * 300),
    ],
)
def test_a_line_is_plain_and_stored_as_it_is(house: House, said: str, heard: str) -> None:
    ann = house.person("Ann")
    table = ann.table()
    ann.do(table, "chat", text=said)
    assert ann.state(table)["chat"]["lines"][0]["text"] == heard


@pytest.mark.parametrize(("said", "code"), [("", "malformed"), ("x" * 301, "malformed"), (" \n​", "impossible")])
def test_a_line_says_something_and_not_too_much(one_house: House, said: str, code: str) -> None:
    ann = one_house.person("Ann")
    table = ann.table()
    assert ann.cannot(table, "chat", text=said) == code
    assert ann.state(table)["chat"]["lines"] == []


def test_whoever_comes_is_told_the_last_lines(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table()
    for n in range(MOST_LINES + 5):
        version = ann.do(table, "chat", text=f"line {n}")["version"]
    told = ann.state(table)["chat"]["lines"]
    assert len(told) == MOST_LINES
    assert [(each["n"], each["text"]) for each in (told[0], told[-1])] == [(5, "line 5"), (304, "line 304")]
    ann.do(table, "chat", text="news")
    news = ann.state(table, since=version)["chat"]
    assert (news["keep"], [each["text"] for each in news["lines"]]) == (MOST_LINES + 5, ["news"])


def test_chat_is_not_undone(one_house: House) -> None:
    ann = one_house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    ann.choose(table)
    ann.do(table, "chat", text="Oops.")
    ann.do(table, "undo")
    assert [each["text"] for each in ann.state(table)["chat"]["lines"]] == ["Oops."]

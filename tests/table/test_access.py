"""Requests and answers: headers, origins, sizes, languages, and errors that show nothing of the inside."""

from __future__ import annotations

import logging

import pytest

from talia.table import table_setup
from talia.table.messages import LARGEST_BODY
from talia.table.response import SECURITY_HEADERS

from .house import House, Json, wished

PATHS = (
    ("GET", "/api/games"),
    ("GET", "/api/me"),
    ("GET", "/api/nothing/here"),
    ("GET", "/api/tables/none/state"),
    ("POST", "/api/people"),
    ("DELETE", "/api/people"),
    ("GET", "/"),
    ("GET", "/t/abc"),
    ("GET", "/favicon.svg"),
    ("GET", "/nothing.js"),
    ("POST", "/"),
    ("GET", "/../../etc/passwd"),
)


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_every_answer_has_the_security_headers(one_house: House, method: str, path: str) -> None:
    answer = one_house.client.request(method, path)
    for name, value in SECURITY_HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["content-security-policy"]
    for rule in ("default-src 'self'", "object-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"):
        assert rule in policy
    assert "script-src" not in policy, "scripts are from here only, and never in a page"
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/tables/x/y", "/api/games/ostium/rules"])
def test_a_path_of_the_protocol_that_is_none_says_so(one_house: House, path: str) -> None:
    assert one_house.guest.no(path) == "missing"


# Origins


@pytest.mark.parametrize(
    "origin", ["https://evil.test", "http://talia.test.evil.test", "null", "", "http://[", "talia"]
)
def test_a_page_from_elsewhere_changes_nothing(one_house: House, origin: str) -> None:
    ann = one_house.person("Ann")
    table = ann.table()
    headers = {**ann.headers, "Origin": origin}
    for path, body in (
        ("/api/people", {"name": "Eve"}),
        ("/api/tables", wished("ostium", ["me", "open"])),
        (f"/api/tables/{table}/leave", {"seat": 0}),
        (f"/api/tables/{table}/do", {"type": "chat", "text": "Boo"}),
    ):
        answer = one_house.client.post(path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "forbidden"), path
    assert one_house.client.patch("/api/me", json={"name": "Eve"}, headers=headers).status_code == 403
    with ann.line(table, {"Origin": origin}) as line:
        assert line.told()["error"]["code"] == "forbidden"
        assert line.told()["type"] == "gone"
    assert ann.info(table)["mine"] == [0]


def test_our_own_pages_may(one_house: House) -> None:
    ann = one_house.person("Ann")
    headers = {**ann.headers, "Origin": "http://talia.test"}
    assert one_house.client.patch("/api/me", json={"name": "Anna"}, headers=headers).status_code == 200
    with ann.line(ann.table(), {"Origin": "http://talia.test"}) as line:
        assert line.state()["seat"] == 0


# Sizes and sorts


def test_what_is_too_large_is_refused(one_house: House) -> None:
    answer = one_house.client.post("/api/people", json={"name": "n" * (LARGEST_BODY + 1)})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")

    def drops() -> object:
        yield b'{"name": "'
        for _ in range(LARGEST_BODY):
            yield b"drop by drop"

    answer = one_house.client.post("/api/people", content=drops(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413


@pytest.mark.parametrize("sort", ["text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"])
def test_a_form_of_another_page_is_no_request(one_house: House, sort: str) -> None:
    answer = one_house.client.post("/api/people", content=b'{"name": "Eve"}', headers={"Content-Type": sort})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'"x"',
        b"null",
        b'{"name": 5}',
        b'{"name": null}',
        b'{"name": "a", "name2": ""}',
        b"\xff\xfe",
        b"1e999",
    ],
)
def test_what_is_no_body_is_malformed(one_house: House, content: bytes) -> None:
    headers = {"Content-Type": "application/json; charset=utf-8"}
    answer = one_house.client.post("/api/people", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")


@pytest.mark.parametrize("inner", ["[" * 30_000, '{"a":' * 10_000])
def test_what_is_nested_too_deeply_is_malformed(one_house: House, inner: str) -> None:
    ann = one_house.person("Ann")
    table = ann.table()
    for content in (inner, f'{{"x": {inner}', f'{{"number": {inner}, "type": "choose"'):
        headers = {"Content-Type": "application/json", **ann.headers}
        answer = one_house.client.post(f"/api/tables/{table}/do", content=content.encode(), headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "malformed")
    with ann.line(table) as line:
        line.state()
        line.put(f'{{"x": {inner}'[:8000])
        assert line.told()["error"]["code"] == "malformed"


# Languages


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/api/me", None),
        ("GET", "/api/nothing", None),
        ("GET", "/api/tables/none", None),
        ("POST", "/api/people", {"name": ""}),
        ("POST", "/api/people", {"nobody": ""}),
        ("POST", "/api/setup", {"game": "ostium", "players": 9}),
        ("POST", "/api/setup", {"game": "ostium", "players": 2, "answers": {"set": "/etc/passwd"}}),
    ],
)
def test_errors_are_sentences_in_the_language_asked_for(one_house: House, method: str, path: str, body: Json) -> None:
    texts = {}
    for lang in ("en", "pl"):
        answer = one_house.guest.ask(method, path, body, lang=lang)
        assert set(answer.json()) == {"error"}
        assert set(answer.json()["error"]) == {"code", "text"}
        texts[lang] = answer.json()["error"]["text"]
        assert texts[lang][0].isupper() or texts[lang][0] in "“„"
        assert texts[lang].endswith(".")
        assert not texts[lang].startswith("error-")
    assert texts["en"] != texts["pl"]
    by_header = one_house.client.request(method, path, json=body, headers={"Accept-Language": "pl"})
    assert by_header.json()["error"]["text"] == texts["pl"]


# Bugs


def test_a_bug_tells_nothing_of_the_inside(
    one_house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("secret number 4711")

    ann = one_house.person("Ann")
    table = ann.table()
    monkeypatch.setattr(table_setup, "preview", broken)
    monkeypatch.setattr("talia.table.commands.chat", broken)
    with caplog.at_level(logging.CRITICAL, "talia.table"):
        answer = one_house.guest.ask("POST", "/api/setup", {"game": "ostium", "players": 2}, lang="pl")
        assert answer.status_code == 500
        assert answer.json() == {"error": {"code": "trouble", "text": answer.json()["error"]["text"]}}
        assert "4711" not in answer.text
        assert "Zero" not in answer.text
        assert answer.headers["x-content-type-options"] == "nosniff"
        with ann.line(table) as line:
            line.state()
            told = line.send("chat", text="Hello")
            assert told["error"]["code"] == "trouble"
            assert "4711" not in str(told)
            assert line.send("ping")["ok"], "and the line goes on"


def test_a_database_that_is_away_for_a_moment_is_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server does again and again goes on afterwards."""
    from sqlalchemy.exc import OperationalError

    from talia.table import open_tables
    from talia.table.store import Store, Summary

    monkeypatch.setattr(open_tables, "MAINTENANCE_INTERVAL", 0.01)
    ann = house.person("Ann")
    table = ann.table("ostium", ["me", "hot"])
    right = Store.store_summaries
    tries: list[int] = []

    def wrong(self: Store, summaries: list[Summary]) -> None:
        tries.append(len(summaries))
        if len(tries) < 3:
            raise OperationalError("UPDATE", {}, Exception("the server closed the connection"))
        right(self, summaries)

    monkeypatch.setattr(Store, "store_summaries", wrong)
    ann.choose(table)
    for _ in range(400):
        if stored_choices(house, table) == 1:
            break
        house.run(_a_moment)
    assert stored_choices(house, table) == 1
    assert len(tries) >= 3


def stored_choices(house: House, table: str) -> int:
    kept = house.open_tables.store.table(table)
    assert kept is not None
    return int(kept.summary["choices"])


async def _a_moment() -> None:
    import asyncio

    await asyncio.sleep(0.01)

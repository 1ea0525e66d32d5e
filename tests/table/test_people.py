"""People: whoever knows a token, and nobody else."""

from __future__ import annotations

import hashlib

import pytest
from sqlalchemy import select

from talia.table.database import people

from .house import House, Person


def test_somebody_new_gets_a_token_and_is_known_by_it(house: House) -> None:
    ann = house.person("Ann")
    assert ann.get("/api/me") == {"id": ann.id, "name": "Ann"}
    assert ann.id.startswith("p-")
    assert len(ann.token) >= 40


def test_nobody_shares_a_token_or_an_id(house: House) -> None:
    everybody = house.people("Ann", "Ann", "Ann")
    assert len({each.token for each in everybody}) == len({each.id for each in everybody}) == 3


def test_only_a_hash_of_the_token_is_stored(house: House) -> None:
    ann = house.person("Ann")
    with house.open_tables.store.engine.connect() as connection:
        row = connection.execute(select(people)).one()
    assert row.token == hashlib.sha256(ann.token.encode()).hexdigest()
    assert ann.token not in str(tuple(row))


def test_a_browser_keeps_the_token_where_no_script_reads_it(one_house: House) -> None:
    answer = one_house.guest.ask("POST", "/api/people", {"name": "Ann"})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith(f"talia={answer.json()['token']}".lower())
    for part in ("httponly", "samesite=lax", "path=/", "max-age=31536000"):
        assert part in cookie
    assert "secure" not in cookie, "it would be lost on http://127.0.0.1"


def test_over_https_the_cookie_stays_there(one_house: House) -> None:
    answer = one_house.client.post("https://talia.test/api/people", json={"name": "Ann"})
    assert "secure" in answer.headers["set-cookie"].lower()


def test_the_cookie_is_as_good_as_the_header(one_house: House) -> None:
    ann, bob = one_house.people("Ann", "Bob")
    one_house.client.cookies.set("talia", ann.token)
    assert one_house.guest.get("/api/me")["name"] == "Ann"
    assert bob.get("/api/me")["name"] == "Bob", "a program that says who it is, is that"


@pytest.mark.parametrize("token", ["", "wrong", "x" * 5000, "ó", "' OR 1=1 --"])
def test_whoever_has_no_token_or_a_wrong_one_is_not_known(one_house: House, token: str) -> None:
    headers = {"Authorization": f"Bearer {token}".encode()}
    answer = one_house.client.get("/api/me", headers=headers)
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "unknown")


def test_a_stolen_hash_opens_nothing(one_house: House) -> None:
    ann = one_house.person("Ann")
    thief = Person(one_house, "", hashlib.sha256(ann.token.encode()).hexdigest())
    assert thief.no("/api/me") == "unknown"


def test_a_name_can_be_changed(house: House) -> None:
    ann, bob = house.people("Ann", "Bob")
    answer = ann.ask("PATCH", "/api/me", {"name": "Anna"})
    assert answer.json() == {"id": ann.id, "name": "Anna"}
    assert ann.get("/api/me")["name"] == "Anna"
    assert bob.get("/api/me")["name"] == "Bob"


def test_a_guest_has_no_name_to_change(one_house: House) -> None:
    assert one_house.guest.ask("PATCH", "/api/me", {"name": "Anna"}).status_code == 401


@pytest.mark.parametrize(
    ("wish", "kept"),
    [
        ("  Ann \t\n Lee  ", "Ann Lee"),
        ('<b>Ann</b> & "co"', '<b>Ann</b> & "co"'),
        ("Zoë 🦊", "Zoë 🦊"),
        ("evil‮name​", "evil name"),
        ("n" * 30, "n" * 30),
    ],
)
def test_names_are_one_plain_line_and_stored_as_they_are(house: House, wish: str, kept: str) -> None:
    assert house.person(wish).get("/api/me")["name"] == kept


@pytest.mark.parametrize(("wish", "code"), [("", "impossible"), (" \n ", "impossible"), ("n" * 31, "malformed")])
def test_a_name_is_needed_and_not_too_long(one_house: House, wish: str, code: str) -> None:
    assert one_house.guest.no("/api/people", {"name": wish}) == code
